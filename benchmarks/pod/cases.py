"""The training steps that `cargo xtask bench pod` measures, in plain jax.numpy.

A case is a function from (params, state, batch) to (params, state, loss), its first arguments, and how a mesh with the axes `data`
and `model` shards its parameters.
"""

import jax
import jax.numpy as jnp
import numpy as np

LAYERS, WIDTH, HEADS, HIDDEN, VOCABULARY = 6, 320, 8, 1280, 4096
SEQUENCES, LENGTH = 8, 128
IMAGES, CLASSES = 64, 10


def normal(random, *shape, scale):
    return (random.standard_normal(shape) * scale).astype(np.float32)


# --- decoder-only Transformer, 8.73 M parameters, Adam ---


def transformer_params(random):
    def layer():
        head = WIDTH // HEADS
        return {
            "norm1": np.ones(WIDTH, np.float32),
            "qkv": normal(random, WIDTH, 3, HEADS, head, scale=WIDTH**-0.5),
            "out": normal(random, HEADS, head, WIDTH, scale=WIDTH**-0.5),
            "norm2": np.ones(WIDTH, np.float32),
            "up": normal(random, WIDTH, HIDDEN, scale=WIDTH**-0.5),
            "down": normal(random, HIDDEN, WIDTH, scale=HIDDEN**-0.5),
        }

    return {
        "embedding": normal(random, VOCABULARY, WIDTH, scale=0.02),
        "position": normal(random, LENGTH, WIDTH, scale=0.02),
        "layers": [layer() for _ in range(LAYERS)],
        "norm": np.ones(WIDTH, np.float32),
    }


def layer_norm(x, scale):
    centred = x - jnp.mean(x, axis=-1, keepdims=True)
    return centred * jax.lax.rsqrt(jnp.mean(centred**2, axis=-1, keepdims=True) + 1e-5) * scale


def attention(x, layer):
    qkv = jnp.einsum("btd,dchn->cbhtn", x, layer["qkv"])
    scores = jnp.einsum("bhtn,bhsn->bhts", qkv[0], qkv[1]) * (WIDTH // HEADS) ** -0.5
    seen = jnp.tril(jnp.ones((LENGTH, LENGTH), bool))
    weights = jax.nn.softmax(jnp.where(seen, scores, -1e9), axis=-1)
    return jnp.einsum("bhts,bhsn,hnd->btd", weights, qkv[2], layer["out"])


def transformer_loss(params, batch):
    tokens, targets = batch["tokens"], batch["targets"]
    x = params["embedding"][tokens] + params["position"]
    for layer in params["layers"]:
        x = x + attention(layer_norm(x, layer["norm1"]), layer)
        x = x + jax.nn.gelu(layer_norm(x, layer["norm2"]) @ layer["up"]) @ layer["down"]
    logits = layer_norm(x, params["norm"]) @ params["embedding"].T
    logits = jax.nn.log_softmax(logits, axis=-1)
    return -jnp.mean(jnp.sum(jax.nn.one_hot(targets, VOCABULARY) * logits, axis=-1))


def adam(params, state, gradients):
    count = state["count"] + 1
    t = count.astype(jnp.float32)
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["m"], gradients)
    v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, state["v"], gradients)

    def update(p, m, v):
        return p - 1e-3 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)

    return jax.tree.map(update, params, m, v), {"count": count, "m": m, "v": v}


def transformer_step(params, state, batch):
    loss, gradients = jax.value_and_grad(transformer_loss)(params, batch)
    params, state = adam(params, state, gradients)
    return params, state, loss


def transformer(sequences=SEQUENCES):
    random = np.random.default_rng(0)
    params = transformer_params(random)
    zeros = jax.tree.map(np.zeros_like, params)
    state = {"count": np.int32(0), "m": zeros, "v": jax.tree.map(np.copy, zeros)}
    tokens = random.integers(0, VOCABULARY, (sequences, LENGTH + 1), dtype=np.int32)
    batch = {"tokens": tokens[:, :-1].copy(), "targets": tokens[:, 1:].copy()}
    return transformer_step, params, state, batch


TRANSFORMER_MODEL = {
    "embedding": ["model", None],
    "qkv": [None, None, "model", None],
    "out": ["model", None, None],
    "up": [None, "model"],
    "down": ["model", None],
}

# --- ResNet-8, 77,850 parameters, SGD with momentum, batch-norm over the whole batch ---


def resnet8_params(random):
    params = {}

    def convolution(name, size, inputs, outputs):
        scale = (2 / (size * size * inputs)) ** 0.5
        params[name] = normal(random, size, size, inputs, outputs, scale=scale)

    def norm(name, channels):
        params[name + "_scale"] = np.ones(channels, np.float32)
        params[name + "_bias"] = np.zeros(channels, np.float32)

    convolution("stem", 3, 3, 16)
    norm("stem_norm", 16)
    inputs = 16
    for block, outputs in enumerate([16, 32, 64], 1):
        convolution(f"block{block}_first", 3, inputs, outputs)
        norm(f"block{block}_norm1", outputs)
        convolution(f"block{block}_second", 3, outputs, outputs)
        norm(f"block{block}_norm2", outputs)
        if inputs != outputs:
            convolution(f"block{block}_short", 1, inputs, outputs)
        inputs = outputs
    params["dense"] = normal(random, 64, CLASSES, scale=64**-0.5)
    params["dense_bias"] = np.zeros(CLASSES, np.float32)
    return params


def resnet8_logits(params, images):
    def convolution(x, name, stride=1):
        layout = ("NHWC", "HWIO", "NHWC")
        strides = (stride, stride)
        return jax.lax.conv_general_dilated(x, params[name], strides, "SAME", dimension_numbers=layout)

    def norm(x, name):
        mean = jnp.mean(x, axis=(0, 1, 2))
        variance = jnp.mean((x - mean) ** 2, axis=(0, 1, 2))
        scale = params[name + "_scale"] * jax.lax.rsqrt(variance + 1e-5)
        return (x - mean) * scale + params[name + "_bias"]

    x = jax.nn.relu(norm(convolution(images, "stem"), "stem_norm"))
    for block in (1, 2, 3):
        stride, name = 1 if block == 1 else 2, f"block{block}"
        y = jax.nn.relu(norm(convolution(x, name + "_first", stride), name + "_norm1"))
        y = norm(convolution(y, name + "_second"), name + "_norm2")
        short = convolution(x, name + "_short", stride) if name + "_short" in params else x
        x = jax.nn.relu(y + short)
    return jnp.mean(x, axis=(1, 2)) @ params["dense"] + params["dense_bias"]


def resnet8_loss(params, batch):
    logits = jax.nn.log_softmax(resnet8_logits(params, batch["images"]), axis=-1)
    return -jnp.mean(jnp.sum(jax.nn.one_hot(batch["labels"], CLASSES) * logits, axis=-1))


def resnet8_step(params, state, batch):
    loss, gradients = jax.value_and_grad(resnet8_loss)(params, batch)
    state = jax.tree.map(lambda m, g: 0.9 * m + g, state, gradients)
    params = jax.tree.map(lambda p, m: p - 0.02 * m, params, state)
    return params, state, loss


def resnet8(rows=IMAGES):
    random = np.random.default_rng(1)
    params = resnet8_params(random)
    state = jax.tree.map(np.zeros_like, params)
    images = normal(random, rows, 32, 32, 3, scale=1.0)
    labels = random.integers(0, CLASSES, (rows,), dtype=np.int32)
    return resnet8_step, params, state, {"images": images, "labels": labels}


RESNET8_MODEL = {
    name: [None, None, None, "model"]
    for name in ["stem"] + [f"block{b}_{c}" for b in (1, 2, 3) for c in ("first", "second", "short")]
}

# --- small cases, of which both sides run many times in turn ---


def transformer_small():
    """The transformer with 2 layers of 128: 0.53 M parameters."""
    globals().update(LAYERS=2, WIDTH=128, HEADS=4, HIDDEN=512, VOCABULARY=1024, LENGTH=64)
    return transformer(16)


def mlp_loss(params, batch):
    x = batch["images"]
    for layer in params[:-1]:
        x = jnp.tanh(x @ layer["up"] + layer["bias"])
    logits = jax.nn.log_softmax(x @ params[-1]["up"] + params[-1]["bias"], axis=-1)
    return -jnp.mean(jnp.take_along_axis(logits, batch["labels"][:, None], axis=-1))


def mlp_step(params, state, batch):
    loss, gradients = jax.value_and_grad(mlp_loss)(params, batch)
    state = jax.tree.map(lambda m, g: 0.9 * m + g, state, gradients)
    params = jax.tree.map(lambda p, m: p - 0.02 * m, params, state)
    return params, state, loss


def mlp(rows=256):
    """5 layers of 512, 1.05 M parameters, SGD with momentum."""
    random = np.random.default_rng(2)
    widths = [512] * 5 + [64]
    params = [
        {"up": normal(random, a, b, scale=a**-0.5), "bias": np.zeros(b, np.float32)}
        for a, b in zip(widths, widths[1:])
    ]
    images = normal(random, rows, widths[0], scale=1.0)
    labels = random.integers(0, widths[-1], (rows,), dtype=np.int32)
    return mlp_step, params, jax.tree.map(np.zeros_like, params), {"images": images, "labels": labels}


CASES = {
    "transformer": (transformer, TRANSFORMER_MODEL),
    "resnet8": (resnet8, RESNET8_MODEL),
    "mlp": (mlp, {"up": [None, "model"]}),
    "transformer-small": (transformer_small, TRANSFORMER_MODEL),
}
