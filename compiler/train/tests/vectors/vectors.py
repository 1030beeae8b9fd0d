"""Writes the vectors that peapod-train is held against: JAX 0.10.2 and optax 0.2.8.

    python vectors.py            # writes optimizers.npz, schedules.npz, losses.npz, layers.npz
"""

import pathlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

HERE = pathlib.Path(__file__).parent
STEPS = 5
jax.config.update("jax_default_matmul_precision", "highest")


def decayed(rate, *transforms):
    return optax.chain(optax.add_decayed_weights(rate), *transforms)


OPTIMIZERS = {
    "sgd": lambda lr: optax.sgd(lr),
    "sgd_decay": lambda lr: decayed(0.01, optax.sgd(lr)),
    "momentum": lambda lr: decayed(0.01, optax.sgd(lr, momentum=0.9)),
    "nesterov": lambda lr: decayed(0.01, optax.sgd(lr, momentum=0.9, nesterov=True)),
    "adam": lambda lr: optax.adam(lr),
    "adamw": lambda lr: optax.adamw(lr, weight_decay=0.01),
    "lars": lambda lr: optax.lars(lr, weight_decay=0.01, trust_coefficient=0.1, momentum=0.9),
    "lamb": lambda lr: optax.lamb(lr, weight_decay=0.01),
    "lion": lambda lr: optax.lion(lr, weight_decay=0.01),
    "adafactor": lambda lr: optax.adafactor(lr, min_dim_size_to_factor=4),
    "adafactor_whole": lambda lr: optax.adafactor(lr),
    "adafactor_momentum": lambda lr: optax.adafactor(
        lr, min_dim_size_to_factor=4, momentum=0.9, weight_decay_rate=0.01
    ),
}


def lars_unscaled(parameter, gradients, lr, momentum=0.9, decay=0.01, trust=0.1):
    """The form of the paper, in double precision; optax has none."""
    w, v, found = np.float64(parameter), 0.0, []
    for g in np.float64(gradients):
        v = momentum * v + g + decay * w
        norm = np.linalg.norm(w)
        ratio = trust * norm / (np.linalg.norm(g) + decay * norm)
        w = w - lr * ratio * v
        found.append(w)
    return np.float32(found)


def optimizers():
    rng = np.random.default_rng(1)
    shape = (3, 5, 6)
    parameter = rng.normal(size=shape).astype(np.float32)
    gradients = rng.normal(size=(STEPS, *shape)).astype(np.float32) * 0.3
    arrays = {"parameter": parameter, "gradients": gradients}
    for name, make in OPTIMIZERS.items():
        optimizer = make(0.05)
        w, state, found = jnp.asarray(parameter), None, []
        state = optimizer.init(w)
        for gradient in gradients:
            updates, state = optimizer.update(jnp.asarray(gradient), state, w)
            w = optax.apply_updates(w, updates)
            found.append(np.asarray(w))
        arrays[name] = np.stack(found)
    arrays["lars_unscaled"] = lars_unscaled(parameter, gradients, 0.05)
    return arrays


def schedules():
    steps = np.arange(40)
    warm = optax.linear_schedule(0.01, 0.5, 8)
    kinds = {
        "constant": optax.constant_schedule(0.5),
        "cosine": optax.cosine_decay_schedule(0.5, 25, alpha=0.1),
        "polynomial": optax.polynomial_schedule(0.5, 0.02, 2.0, 25),
        "step": optax.exponential_decay(0.5, 7, 0.5, staircase=True),
        "piecewise": optax.piecewise_constant_schedule(0.5, {6: 0.1, 20: 0.5}),
    }
    arrays = {}
    for name, decay in kinds.items():
        arrays[name] = np.float32([decay(step) for step in steps])
        joined = optax.join_schedules([warm, decay], [8])
        arrays[f"warm_{name}"] = np.float32([joined(step) for step in steps])
    return arrays


def losses():
    rng = np.random.default_rng(2)
    logits = rng.normal(size=(6, 4, 5)).astype(np.float32) * 3
    labels = rng.integers(0, 5, size=(6, 4)).astype(np.int32)
    soft = rng.uniform(size=(6, 4, 5)).astype(np.float32)
    weights = np.float32([1, 1, 0.5, 0, 2, 1])
    hard = jax.nn.one_hot(labels, 5)
    kinds = {
        "softmax": lambda x: optax.softmax_cross_entropy_with_integer_labels(x, labels),
        "smoothed": lambda x: optax.softmax_cross_entropy(x, optax.smooth_labels(hard, 0.1)),
        "sigmoid": lambda x: optax.sigmoid_binary_cross_entropy(x, soft),
        "mse": lambda x: optax.squared_error(x, soft),
        "mae": lambda x: jnp.abs(x - soft),
        "huber": lambda x: optax.huber_loss(x, soft, delta=0.7),
    }
    arrays = {"logits": logits, "labels": labels, "soft": soft, "weights": weights}
    for name, kind in kinds.items():

        def loss(x, kind=kind):
            each = kind(x).reshape(6, -1).mean(axis=1)
            return jnp.sum(each * weights) / jnp.sum(weights)

        value, gradient = jax.value_and_grad(loss)(jnp.asarray(logits))
        arrays[f"{name}/loss"] = np.float32(value)
        arrays[f"{name}/gradient"] = np.asarray(gradient)
    return arrays


def conv(x, kernel, stride, padding, groups=1, dilation=(1, 1)):
    return jax.lax.conv_general_dilated(
        x,
        kernel,
        stride,
        padding,
        rhs_dilation=dilation,
        dimension_numbers=("NHWC", "OHWI", "NHWC"),
        feature_group_count=groups,
    )


def dense(p, name, x):
    return x @ p[f"{name}/kernel"].T + p[f"{name}/bias"]


def attention(p, x, heads, causal):
    batch, time, width = x.shape
    split = lambda y: y.reshape(batch, time, heads, -1).transpose(0, 2, 1, 3)
    q, k, v = (split(dense(p, f"attention_1/{n}", x)) for n in ("query", "key", "value"))
    scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(width // heads)
    if causal:
        scores = jnp.where(np.tril(np.ones((time, time), bool)), scores, -1e9)
    mixed = jax.nn.softmax(scores) @ v
    mixed = mixed.transpose(0, 2, 1, 3).reshape(batch, time, width)
    return dense(p, "attention_1/output", mixed)


def lstm(p, x):
    units = p["lstm_1/recurrent"].shape[1]
    h = c = jnp.zeros((x.shape[0], units))
    found = []
    for t in range(x.shape[1]):
        sums = x[:, t] @ p["lstm_1/kernel"].T + h @ p["lstm_1/recurrent"].T + p["lstm_1/bias"]
        i, f, g, o = jnp.split(sums, 4, axis=1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        found.append(h)
    return jnp.stack(found, axis=1)


def gru(p, x):
    units = p["gru_1/recurrent"].shape[1]
    h = jnp.zeros((x.shape[0], units))
    found = []
    for t in range(x.shape[1]):
        own = jnp.split(x[:, t] @ p["gru_1/kernel"].T + p["gru_1/bias"], 3, axis=1)
        other = h @ p["gru_1/recurrent"].T + p["gru_1/recurrent_bias"]
        other = jnp.split(other, 3, axis=1)
        z, r = (jax.nn.sigmoid(own[i] + other[i]) for i in (0, 1))
        candidate = jnp.tanh(own[2] + r * other[2])
        h = z * h + (1 - z) * candidate
        found.append(h)
    return jnp.stack(found, axis=1)


def svdf(p, x, memory, rank):
    feature = x @ p["svdf_1/feature"].T
    padded = jnp.pad(feature, ((0, 0), (memory - 1, 0), (0, 0)))
    taps = p["svdf_1/time"][0, :, 0]
    time = x.shape[1]
    filtered = sum(padded[:, m : m + time] * taps[m] for m in range(memory))
    summed = filtered.reshape(*filtered.shape[:2], -1, rank).sum(axis=3)
    return jax.nn.relu(summed + p["svdf_1/bias"])


def batch_norm(p, x, group, epsilon=1e-3):
    parts = x.reshape(-1, group, *x.shape[1:])
    axes = tuple(range(1, parts.ndim - 1))
    mean = parts.mean(axis=axes, keepdims=True)
    variance = parts.var(axis=axes, keepdims=True)
    normal = (parts - mean) / jnp.sqrt(variance + epsilon)
    return (normal * p["batch_norm_1/gamma"] + p["batch_norm_1/beta"]).reshape(x.shape)


def layer_norm(p, x):
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    normal = (x - mean) / jnp.sqrt(variance + 1e-6)
    return normal * p["layer_norm_1/gamma"] + p["layer_norm_1/beta"]


def rms_norm(p, x):
    return x / jnp.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-6) * p["rms_norm_1/gamma"]


def window(x, kind, size, stride, padding):
    size, stride = (1, *size, 1), (1, *stride, 1)
    if kind == "max":
        return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, size, stride, padding)
    sums = jax.lax.reduce_window(x, 0.0, jax.lax.add, size, stride, padding)
    ones = jnp.ones_like(x)
    return sums / jax.lax.reduce_window(ones, 0.0, jax.lax.add, size, stride, padding)


def interaction(x):
    products = x @ x.transpose(0, 2, 1)
    rows, columns = np.tril_indices(x.shape[1], -1)
    return jnp.concatenate([x[:, 0], products[:, rows, columns]], axis=1)


IMAGE, SERIES, ROWS = (4, 7, 6, 3), (4, 5, 6), (4, 6)
ACTIVATIONS = {
    "relu": jax.nn.relu,
    "relu6": jax.nn.relu6,
    "tanh": jnp.tanh,
    "sigmoid": jax.nn.sigmoid,
    "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": jax.nn.gelu,
    "silu": jax.nn.silu,
    "hard_swish": jax.nn.hard_swish,
    "softmax": jax.nn.softmax,
}

# Shape of x, shapes of parameters, function.
LAYERS = {
    "dense": (SERIES, {"dense_1/kernel": (3, 6), "dense_1/bias": (3,)}, lambda p, x: dense(p, "dense_1", x)),
    "conv2d": (
        IMAGE,
        {"conv2d_1/kernel": (5, 3, 2, 3), "conv2d_1/bias": (5,)},
        lambda p, x: conv(x, p["conv2d_1/kernel"], (2, 2), "SAME") + p["conv2d_1/bias"],
    ),
    "conv2d_dilated": (
        IMAGE,
        {"conv2d_1/kernel": (5, 3, 2, 3)},
        lambda p, x: conv(x, p["conv2d_1/kernel"], (1, 1), "VALID", dilation=(2, 3)),
    ),
    "depthwise_conv2d": (
        IMAGE,
        {"depthwise_conv2d_1/kernel": (1, 3, 3, 6), "depthwise_conv2d_1/bias": (6,)},
        lambda p, x: conv(x, p["depthwise_conv2d_1/kernel"].transpose(3, 1, 2, 0), (2, 1), "SAME", 3)
        + p["depthwise_conv2d_1/bias"],
    ),
    "batch_norm": (
        IMAGE,
        {"batch_norm_1/gamma": (3,), "batch_norm_1/beta": (3,)},
        lambda p, x: batch_norm(p, x, 4),
    ),
    "batch_norm_groups": (
        IMAGE,
        {"batch_norm_1/gamma": (3,), "batch_norm_1/beta": (3,)},
        lambda p, x: batch_norm(p, x, 2),
    ),
    "layer_norm": (SERIES, {"layer_norm_1/gamma": (6,), "layer_norm_1/beta": (6,)}, layer_norm),
    "rms_norm": (SERIES, {"rms_norm_1/gamma": (6,)}, rms_norm),
    "attention": (
        SERIES,
        {
            f"attention_1/{n}/{k}": s
            for n in ("query", "key", "value", "output")
            for k, s in (("kernel", (6, 6)), ("bias", (6,)))
        },
        lambda p, x: attention(p, x, 2, False),
    ),
    "attention_causal": (
        SERIES,
        {
            f"attention_1/{n}/{k}": s
            for n in ("query", "key", "value", "output")
            for k, s in (("kernel", (6, 6)), ("bias", (6,)))
        },
        lambda p, x: attention(p, x, 3, True),
    ),
    "lstm": (
        SERIES,
        {"lstm_1/kernel": (16, 6), "lstm_1/recurrent": (16, 4), "lstm_1/bias": (16,)},
        lambda p, x: lstm(p, x)[:, -1],
    ),
    "lstm_sequences": (
        SERIES,
        {"lstm_1/kernel": (16, 6), "lstm_1/recurrent": (16, 4), "lstm_1/bias": (16,)},
        lstm,
    ),
    "gru": (
        SERIES,
        {
            "gru_1/kernel": (12, 6),
            "gru_1/recurrent": (12, 4),
            "gru_1/bias": (12,),
            "gru_1/recurrent_bias": (12,),
        },
        lambda p, x: gru(p, x)[:, -1],
    ),
    "gru_sequences": (
        SERIES,
        {
            "gru_1/kernel": (12, 6),
            "gru_1/recurrent": (12, 4),
            "gru_1/bias": (12,),
            "gru_1/recurrent_bias": (12,),
        },
        gru,
    ),
    "svdf": (
        SERIES,
        {"svdf_1/feature": (8, 6), "svdf_1/time": (1, 3, 1, 8), "svdf_1/bias": (4,)},
        lambda p, x: svdf(p, x, 3, 2),
    ),
    "max_pool": (IMAGE, {}, lambda p, x: window(x, "max", (3, 2), (2, 2), "SAME")),
    "average_pool": (IMAGE, {}, lambda p, x: window(x, "average", (3, 2), (2, 2), "SAME")),
    "global_average": (IMAGE, {}, lambda p, x: x.mean(axis=(1, 2))),
    "global_max": (IMAGE, {}, lambda p, x: x.max(axis=(1, 2))),
    "position": (SERIES, {"position_1/table": (5, 6)}, lambda p, x: x + p["position_1/table"]),
    "interaction": (SERIES, {}, lambda p, x: interaction(x)),
    "flatten": (IMAGE, {}, lambda p, x: x.reshape(4, -1)),
    "residual": (
        ROWS,
        {"residual_1/dense_1/kernel": (6, 6), "residual_1/dense_1/bias": (6,)},
        lambda p, x: jax.nn.relu(x + dense(p, "residual_1/dense_1", x)),
    ),
} | {
    f"activation_{name}": (ROWS, {}, lambda p, x, f=f: f(x)) for name, f in ACTIVATIONS.items()
}


def layers():
    """A dense layer before each, so that gradients go through the layer, too."""
    rng = np.random.default_rng(3)
    arrays = {}

    def normal(shape):
        return rng.normal(size=shape).astype(np.float32) * 0.5

    for name, (shape, shapes, layer) in LAYERS.items():
        last = shape[-1]
        before = {"before/dense_1/kernel": (last, last), "before/dense_1/bias": (last,)}
        parameters = {key: normal(own) for key, own in (before | shapes).items()}
        x = normal(shape) * 2
        forward = lambda p: layer(p, dense(p, "before/dense_1", jnp.asarray(x)))
        outputs = forward(parameters)
        labels = normal(outputs.shape)
        loss = lambda p: jnp.mean((forward(p) - labels) ** 2)
        value, gradients = jax.value_and_grad(loss)(parameters)
        arrays |= {f"{name}/x": x, f"{name}/labels": labels, f"{name}/loss": np.float32(value)}
        arrays[f"{name}/outputs"] = np.asarray(outputs)
        for key, parameter in parameters.items():
            arrays[f"{name}/{key}"] = parameter
            arrays[f"{name}/gradient/{key}"] = np.asarray(gradients[key])
    table, tokens = normal((7, 3)), rng.integers(0, 7, size=(4, 5)).astype(np.int32)
    labels = normal((4, 5, 3))
    loss = lambda t: jnp.mean((t[tokens] - labels) ** 2)
    value, gradient = jax.value_and_grad(loss)(table)
    return arrays | {
        "embedding/x": tokens,
        "embedding/labels": labels,
        "embedding/loss": np.float32(value),
        "embedding/outputs": table[tokens],
        "embedding/embedding_1/table": table,
        "embedding/gradient/embedding_1/table": np.asarray(gradient),
    }


for make in (optimizers, schedules, losses, layers):
    np.savez_compressed(HERE / f"{make.__name__}.npz", **make())
