"""Training steps of small models, each with another optimizer: the ops that such programs have."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

WIDTH, HEADS, LAYERS, BATCH, LENGTH, TOKENS, EXPERTS = 16, 2, 2, 8, 6, 24, 4
RANDOM = np.random.default_rng(0)


def weights(*shape):
    return jnp.asarray(RANDOM.normal(0, shape[0] ** -0.5, shape), jnp.float32)


def training(loss, parameters, optimizer, *batch):
    """A training step and its arguments: parameters and optimizer state, which it replaces."""

    def step(parameters, state, *batch):
        value, gradients = jax.value_and_grad(loss)(parameters, *batch)
        updates, state = optimizer.update(gradients, state, parameters)
        return optax.apply_updates(parameters, updates), state, value

    # One step, so that the state is not zero.
    state = optimizer.init(parameters)
    parameters, state, _ = jax.jit(step)(parameters, state, *batch)
    return step, (parameters, state, *batch)


def entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def mlp_momentum():
    parameters = [(weights(12, WIDTH), jnp.zeros(WIDTH)), (weights(WIDTH, 10), jnp.zeros(10))]

    def loss(parameters, x, y):
        (w1, b1), (w2, b2) = parameters
        return entropy(jax.nn.relu(x @ w1 + b1) @ w2 + b2, y)

    x = weights(BATCH, 12)
    return training(loss, parameters, optax.sgd(0.1, momentum=0.9), x, jnp.arange(BATCH) % 10)


def cnn_momentum():
    parameters = (weights(3, 3, 3, 8), jnp.zeros(8), weights(128, 10))

    def loss(parameters, x, y):
        kernel, bias, last = parameters
        numbers = ("NHWC", "HWIO", "NHWC")
        x = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=numbers)
        x = jax.nn.relu(x + bias)
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return entropy(x.reshape(BATCH, -1) @ last, y)

    x = weights(BATCH, 8, 8, 3)
    return training(loss, parameters, optax.sgd(0.1, momentum=0.9), x, jnp.arange(BATCH) % 10)


def mlp(optimizer, features=12, classes=10):
    parameters = {
        "w1": weights(features, WIDTH),
        "b1": jnp.zeros(WIDTH),
        "w2": weights(WIDTH, classes),
        "b2": jnp.zeros(classes),
    }

    def loss(w, x, y):
        return entropy(jax.nn.relu(x @ w["w1"] + w["b1"]) @ w["w2"] + w["b2"], y)

    x = weights(BATCH, features)
    return training(loss, parameters, optimizer, x, jnp.arange(BATCH) % 10)


def mlp_sgd():
    return mlp(optax.sgd(0.1))


def mlp_adamw_clip():
    return mlp(optax.chain(optax.clip_by_global_norm(0.5), optax.adamw(1e-2)))


def mlp_adafactor():
    # All statistics of rows and columns divide by eight, too.
    return mlp(optax.adafactor(1e-2, min_dim_size_to_factor=8), features=24, classes=40)


def batch_norm(x, scale, offset):
    mean = x.mean((0, 1, 2))
    variance = jnp.square(x - mean).mean((0, 1, 2))
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + offset


def resnet_block_lars():
    parameters = {
        "kernel1": weights(3, 3, 3, 8),
        "scale1": jnp.ones(8),
        "offset1": jnp.zeros(8),
        "kernel2": weights(3, 3, 8, 16),
        "scale2": jnp.ones(16),
        "offset2": jnp.zeros(16),
        "shortcut": weights(1, 1, 8, 16),
        "last": weights(16, 10),
        "bias": jnp.zeros(10),
    }

    def convolution(x, kernel, stride):
        numbers = ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(
            x, kernel, (stride, stride), "SAME", dimension_numbers=numbers
        )

    def loss(w, x, y):
        x = jax.nn.relu(batch_norm(convolution(x, w["kernel1"], 1), w["scale1"], w["offset1"]))
        made = batch_norm(convolution(x, w["kernel2"], 2), w["scale2"], w["offset2"])
        x = jax.nn.relu(made + convolution(x, w["shortcut"], 2))
        x = jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 4, 4, 1), (1, 4, 4, 1), "VALID") / 16
        return entropy(x.reshape(BATCH, -1) @ w["last"] + w["bias"], y)

    x = weights(BATCH, 8, 8, 3)
    optimizer = optax.lars(0.1, weight_decay=1e-4, momentum=0.9)
    return training(loss, parameters, optimizer, x, jnp.arange(BATCH) % 10)


def layer():
    names = dict(qkv=(WIDTH, 3 * WIDTH), out=(WIDTH, WIDTH), up=(WIDTH, 32), down=(32, WIDTH))
    found = {name: weights(*shape) for name, shape in names.items()}
    return found | {"scale1": jnp.ones(WIDTH), "scale2": jnp.ones(WIDTH)}


def normalised(x, scale):
    x = x - x.mean(-1, keepdims=True)
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale


def block(x, w):
    batch, length, _ = x.shape
    qkv = (normalised(x, w["scale1"]) @ w["qkv"]).reshape(batch, length, 3, HEADS, -1)
    q, k, v = qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2]
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / 8**0.5
    causal = jnp.tril(jnp.ones((length, length), bool))
    scores = jax.nn.softmax(jnp.where(causal, scores, -1e9))
    x = x + jnp.einsum("bhqk,bkhd->bqhd", scores, v).reshape(batch, length, WIDTH) @ w["out"]
    return x + jax.nn.gelu(normalised(x, w["scale2"]) @ w["up"]) @ w["down"]


def text():
    return jnp.asarray(RANDOM.integers(0, TOKENS, (BATCH, LENGTH + 1)), jnp.int32)


def transformer_unrolled_adam():
    parameters = {"embedding": weights(TOKENS, WIDTH), "layers": [layer() for _ in range(LAYERS)]}

    def loss(parameters, tokens):
        x = parameters["embedding"][tokens[:, :-1]]
        for w in parameters["layers"]:
            x = block(x, w)
        return entropy(x @ parameters["embedding"].T, tokens[:, 1:])

    return training(loss, parameters, optax.adam(1e-2), text())


def stacked():
    layers = [layer() for _ in range(LAYERS)]
    return {"embedding": weights(TOKENS, WIDTH), "layers": jax.tree.map(lambda *a: jnp.stack(a), *layers)}


def transformer_scan_adamw():
    def loss(parameters, tokens):
        x = parameters["embedding"][tokens[:, :-1]]
        x, _ = jax.lax.scan(lambda x, w: (block(x, w), None), x, parameters["layers"])
        return entropy(x @ parameters["embedding"].T, tokens[:, 1:])

    schedule = optax.warmup_cosine_decay_schedule(0.0, 1e-2, 3, 20)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule))
    return training(loss, stacked(), optimizer, text())


def transformer_remat_dropout_lamb():
    def loss(parameters, tokens, key):
        x = parameters["embedding"][tokens[:, :-1]]

        def dropped(x, wk):
            w, key = wk
            keep = jax.random.bernoulli(key, 0.9, x.shape)
            return jnp.where(keep, block(x, w) / 0.9, 0), None

        keys = jax.random.split(key, LAYERS)
        x, _ = jax.lax.scan(jax.checkpoint(dropped), x, (parameters["layers"], keys))
        return entropy(x @ parameters["embedding"].T, tokens[:, 1:])

    key = jnp.array([0, 7], jnp.uint32)
    return training(loss, stacked(), optax.lamb(1e-2), text(), key)


def moe_parameters():
    return {
        "gate": weights(WIDTH, EXPERTS),
        "up": weights(EXPERTS, WIDTH, 32),
        "down": weights(EXPERTS, 32, WIDTH),
        "last": weights(WIDTH, 10),
    }


def moe_top2_adafactor():
    def loss(w, x, y):
        gates = jax.nn.softmax(x @ w["gate"])
        best, index = jax.lax.top_k(gates, 2)
        chosen = jax.nn.one_hot(index, EXPERTS)
        capacity = BATCH
        position = jnp.cumsum(chosen.reshape(-1, EXPERTS), axis=0).reshape(chosen.shape) - 1
        slots = jax.nn.one_hot((position * chosen).sum(-1), capacity)
        dispatch = jnp.einsum("ske,skc->sec", chosen, slots)
        combine = jnp.einsum("sk,ske,skc->sec", best, chosen, slots)
        hidden = jax.nn.relu(jnp.einsum("sec,sm,emh->ech", dispatch, x, w["up"]))
        x = x + jnp.einsum("sec,ech,ehm->sm", combine, hidden, w["down"])
        return entropy(x @ w["last"], y)

    optimizer = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    x = weights(BATCH, WIDTH)
    return training(loss, moe_parameters(), optimizer, x, jnp.arange(BATCH) % 10)


def moe_ragged_adam():
    def loss(w, x, y):
        gates = jax.nn.softmax(x @ w["gate"])
        expert = jnp.argmax(gates, axis=-1)
        order = jnp.argsort(expert)
        sizes = jnp.bincount(expert, length=EXPERTS)
        hidden = jax.nn.relu(jax.lax.ragged_dot(x[order], w["up"], sizes))
        made = jax.lax.ragged_dot(hidden, w["down"], sizes)
        best = jnp.take_along_axis(gates, expert[:, None], axis=1)
        x = x + jnp.zeros_like(x).at[order].set(made) * best
        return entropy(x @ w["last"], y)

    x = weights(BATCH, WIDTH)
    return training(loss, moe_parameters(), optax.adam(1e-2), x, jnp.arange(BATCH) % 10)


CASES = {
    function.__name__: function
    for function in (
        mlp_momentum,
        cnn_momentum,
        transformer_unrolled_adam,
        transformer_scan_adamw,
        transformer_remat_dropout_lamb,
        moe_top2_adafactor,
        moe_ragged_adam,
        mlp_sgd,
        mlp_adamw_clip,
        mlp_adafactor,
        resnet_block_lars,
    )
}
