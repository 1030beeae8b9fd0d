"""The trainings of this folder in JAX and optax, for `cargo xtask bench train`.

    python train.py data FOLDER                   writes the random samples of all cases
    python train.py time CASE FOLDER DEVICES STEPS

The second prints JSON: seconds of every step with its batch, seconds from the start of the process
to the end of the first step, how many parameters there are, and the losses. The batch is sharded
over the devices.
"""

import json
import os
import sys
import time

STARTED = time.perf_counter()
if sys.argv[1] == "time":
    flags = f"--xla_force_host_platform_device_count={sys.argv[4]}"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flags}"

import numpy as np

BATCH = 64
SAMPLES = 2048
CASES = {
    "digits": ((8, 8, 1), 10),
    "ds_cnn": ((49, 10), 12),
    "transformer": ((64,), 10),
}
TOKENS = 256
WIDTH, HEADS, HIDDEN = 64, 4, 256


def write_data(folder):
    random = np.random.default_rng(1)
    for case, (shape, classes) in CASES.items():
        labels = (np.arange(SAMPLES) % classes).astype(np.int32)
        x = random.normal(size=(SAMPLES, *shape))
        if case == "transformer":
            x = random.integers(0, TOKENS, size=(SAMPLES, *shape))
        np.savez(os.path.join(folder, f"{case}.npz"), x=x.astype(np.float32), y=labels)


def load(case, folder):
    archive = np.load(os.path.join(folder, f"{case}.npz"))
    return archive["x"], archive["y"]


def time_case(case, folder, devices, steps):
    import jax
    import jax.numpy as jnp
    import optax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    random = np.random.default_rng(2)

    def glorot(*shape, inputs, outputs):
        limit = np.sqrt(6 / (inputs + outputs))
        return random.uniform(-limit, limit, shape).astype(np.float32)

    def dense(inputs, outputs):
        kernel = glorot(inputs, outputs, inputs=inputs, outputs=outputs)
        return {"kernel": kernel, "bias": np.zeros(outputs, np.float32)}

    def conv_kernel(rows, columns, inputs, outputs, groups=1):
        taps = rows * columns
        shape = (rows, columns, inputs // groups, outputs)
        return glorot(*shape, inputs=taps * inputs // groups, outputs=taps * outputs // groups)

    def convolved(x, kernel, stride=(1, 1), groups=1):
        dimensions = ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(
            x, kernel, stride, "SAME", dimension_numbers=dimensions, feature_group_count=groups
        )

    def pooled(x, of, initial):
        window = (1, 2, 2, 1)
        return jax.lax.reduce_window(x, initial, of, window, window, "VALID")

    def digits():
        parameters = {
            "first": {"kernel": conv_kernel(3, 3, 1, 16), "bias": np.zeros(16, np.float32)},
            "depthwise": {
                "kernel": conv_kernel(3, 3, 16, 16, groups=16),
                "bias": np.zeros(16, np.float32),
            },
            "point": {"kernel": conv_kernel(1, 1, 16, 32), "bias": np.zeros(32, np.float32)},
            "last": dense(128, 10),
        }

        def apply(p, moving, x):
            x = jax.nn.relu(convolved(x, p["first"]["kernel"]) + p["first"]["bias"])
            x = pooled(x, jax.lax.max, -jnp.inf)
            x = convolved(x, p["depthwise"]["kernel"], groups=16) + p["depthwise"]["bias"]
            x = jax.nn.relu6(x)
            x = jax.nn.relu6(convolved(x, p["point"]["kernel"]) + p["point"]["bias"])
            x = pooled(x, jax.lax.add, 0.0) / 4
            x = x.reshape(x.shape[0], -1)
            return x @ p["last"]["kernel"] + p["last"]["bias"], moving

        return parameters, {}, apply, optax.lamb(0.01, weight_decay=0.05)

    def ds_cnn():
        channels = 64
        kernels = {"first": conv_kernel(10, 4, 1, channels)}
        for block in range(4):
            kernels[f"depthwise_{block}"] = conv_kernel(3, 3, channels, channels, groups=channels)
            kernels[f"point_{block}"] = conv_kernel(1, 1, channels, channels)
        norm = lambda: {"gamma": np.ones(channels, np.float32), "beta": np.zeros(channels, np.float32)}
        average = lambda: {"mean": np.zeros(channels, np.float32), "variance": np.ones(channels, np.float32)}
        parameters = {
            "kernels": kernels,
            "norms": {name: norm() for name in kernels},
            "last": dense(channels, 12),
        }
        moving = {name: average() for name in kernels}

        def apply(p, moving, x):
            new = {}

            def normalized(name, x):
                mean = x.mean((0, 1, 2))
                variance = jnp.square(x - mean).mean((0, 1, 2))
                new[name] = {
                    "mean": 0.99 * moving[name]["mean"] + 0.01 * mean,
                    "variance": 0.99 * moving[name]["variance"] + 0.01 * variance,
                }
                scale = jax.lax.rsqrt(variance + 1e-3) * p["norms"][name]["gamma"]
                return jax.nn.relu((x - mean) * scale + p["norms"][name]["beta"])

            x = x[..., None]
            x = normalized("first", convolved(x, p["kernels"]["first"], (2, 2)))
            for block in range(4):
                name = f"depthwise_{block}"
                x = normalized(name, convolved(x, p["kernels"][name], groups=channels))
                name = f"point_{block}"
                x = normalized(name, convolved(x, p["kernels"][name]))
            x = x.mean((1, 2))
            return x @ p["last"]["kernel"] + p["last"]["bias"], new

        return parameters, moving, apply, optax.adam(1e-3)

    def transformer():
        norm = lambda: {"gamma": np.ones(WIDTH, np.float32), "beta": np.zeros(WIDTH, np.float32)}
        table = lambda rows: (0.02 * random.normal(size=(rows, WIDTH))).astype(np.float32)
        parameters = {"table": table(TOKENS), "position": table(64), "norm": norm()}
        for block in range(2):
            parameters[f"block_{block}"] = {
                **{name: dense(WIDTH, WIDTH) for name in ("query", "key", "value", "output")},
                "wide": dense(WIDTH, HIDDEN),
                "narrow": dense(HIDDEN, WIDTH),
                "norm_1": norm(),
                "norm_2": norm(),
            }
        parameters["last"] = dense(WIDTH, 10)

        def linear(p, x):
            return x @ p["kernel"] + p["bias"]

        def normalized(p, x):
            mean = x.mean(-1, keepdims=True)
            variance = jnp.square(x - mean).mean(-1, keepdims=True)
            return (x - mean) * jax.lax.rsqrt(variance + 1e-6) * p["gamma"] + p["beta"]

        def heads(x):
            return x.reshape(*x.shape[:2], HEADS, -1).transpose(0, 2, 1, 3)

        def apply(p, moving, x):
            x = p["table"][x.astype(jnp.int32)] + p["position"]
            for block in range(2):
                b = p[f"block_{block}"]
                y = normalized(b["norm_1"], x)
                q, k, v = (heads(linear(b[name], y)) for name in ("query", "key", "value"))
                scores = (q / np.sqrt(WIDTH // HEADS)) @ k.transpose(0, 1, 3, 2)
                y = (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(x.shape)
                x = x + linear(b["output"], y)
                y = jax.nn.gelu(linear(b["wide"], normalized(b["norm_2"], x)), approximate=False)
                x = x + linear(b["narrow"], y)
            x = normalized(p["norm"], x).mean(1)
            return linear(p["last"], x), moving

        return parameters, {}, apply, optax.adamw(1e-3, weight_decay=0.01)

    parameters, moving, apply, optimizer = {
        "digits": digits,
        "ds_cnn": ds_cnn,
        "transformer": transformer,
    }[case]()

    def loss_of(parameters, moving, x, y):
        logits, moving = apply(parameters, moving, x)
        each = optax.softmax_cross_entropy_with_integer_labels(logits, y)
        correct = (logits.argmax(-1) == y).sum()
        return each.mean(), (moving, correct)

    def step(parameters, moving, state, x, y):
        gradient = jax.value_and_grad(loss_of, has_aux=True)
        (loss, (moving, correct)), gradients = gradient(parameters, moving, x, y)
        norm = optax.global_norm(gradients)
        updates, state = optimizer.update(gradients, state, parameters)
        parameters = optax.apply_updates(parameters, updates)
        return parameters, moving, state, (loss, correct, norm)

    mesh = Mesh(np.array(jax.devices()[:devices]), ("data",))
    split = NamedSharding(mesh, PartitionSpec("data"))
    whole = NamedSharding(mesh, PartitionSpec())
    parameters = jax.device_put(parameters, whole)
    moving = jax.device_put(moving, whole)
    state = jax.device_put(optimizer.init(parameters), whole)
    run = jax.jit(
        step,
        donate_argnums=(0, 1, 2),
        in_shardings=(whole, whole, whole, split, split),
        out_shardings=(whole, whole, whole, whole),
    )
    x, y = load(case, folder)
    seconds, losses, first = [], [], None
    for number in range(steps):
        began = time.perf_counter()
        at = number * BATCH % SAMPLES
        if at == 0:
            order = random.permutation(SAMPLES)
        chosen = order[at : at + BATCH]
        batch = jax.device_put((x[chosen], y[chosen]), split)
        parameters, moving, state, told = run(parameters, moving, state, *batch)
        losses.append(float(told[0]))
        seconds.append(time.perf_counter() - began)
        if first is None:
            first = time.perf_counter() - STARTED
    count = sum(leaf.size for leaf in jax.tree.leaves((parameters, moving)))
    said = {"seconds": seconds, "first": first, "parameters": int(count), "losses": losses}
    print(json.dumps(said))


if __name__ == "__main__":
    if sys.argv[1] == "data":
        write_data(sys.argv[2])
    else:
        time_case(sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
