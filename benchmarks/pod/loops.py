"""The loops that `cargo xtask bench loops` measures, in plain jax.numpy.

A case is a function and its arguments. None is a training step: arguments are the same in every run.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def normal(*shape, scale=1.0, seed=0):
    random = np.random.default_rng(seed + sum(shape))
    return (random.standard_normal(shape) * scale).astype(np.float32)


def kept_rows():
    def run(row):
        def body(row, i):
            row = row * np.float32(0.999) + i.astype(np.float32)
            return row, row

        return lax.scan(body, row, jnp.arange(256))[1]

    return run, [normal(172_032)]


LAYERS, WIDTH, HEADS, HIDDEN, VOCABULARY, TOKENS = 2, 64, 4, 256, 256, 256


def decode():
    def layer(seed):
        scale = WIDTH**-0.5
        return {
            "qkv": normal(WIDTH, 3 * WIDTH, scale=scale, seed=seed),
            "out": normal(WIDTH, WIDTH, scale=scale, seed=seed + 1),
            "up": normal(WIDTH, HIDDEN, scale=scale, seed=seed + 2),
            "down": normal(HIDDEN, WIDTH, scale=HIDDEN**-0.5, seed=seed + 3),
        }

    def normed(x):
        return x * lax.rsqrt(jnp.mean(x * x) + 1e-5)

    def attend(x, layer, cache, i):
        q, k, v = jnp.split(normed(x) @ layer["qkv"], 3)
        keys = lax.dynamic_update_slice(cache[0], k.reshape(1, HEADS, -1), (i, 0, 0))
        values = lax.dynamic_update_slice(cache[1], v.reshape(1, HEADS, -1), (i, 0, 0))
        scores = jnp.einsum("hd,thd->ht", q.reshape(HEADS, -1), keys) * (WIDTH // HEADS) ** -0.5
        scores = jnp.where(jnp.arange(TOKENS) <= i, scores, -1e9)
        mixed = jnp.einsum("ht,thd->hd", jax.nn.softmax(scores), values)
        return x + mixed.reshape(-1) @ layer["out"], (keys, values)

    def run(embedding, layers, first):
        def body(carry, i):
            token, caches = carry
            x, kept = embedding[token], []
            for layer, cache in zip(layers, caches):
                x, cache = attend(x, layer, cache, i)
                x = x + jax.nn.relu(normed(x) @ layer["up"]) @ layer["down"]
                kept.append(cache)
            token = jnp.argmax(normed(x) @ embedding.T).astype(jnp.int32)
            return (token, kept), token

        empty = jnp.zeros((TOKENS, HEADS, WIDTH // HEADS))
        return lax.scan(body, (first, [(empty, empty)] * LAYERS), jnp.arange(TOKENS))[1]

    layers = [layer(10 * i) for i in range(LAYERS)]
    return run, [normal(VOCABULARY, WIDTH, scale=0.3), layers, np.int32(1)]


def lstm_outputs(weights, xs):
    def body(carry, x):
        h, c = carry
        gates = x @ weights["x"] + h @ weights["h"] + weights["b"]
        i, f, g, o = jnp.split(gates, 4, axis=-1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    zero = jnp.zeros((16, 64))
    return lax.scan(body, (zero, zero), xs)[1]


def lstm_arguments():
    weights = {"x": normal(64, 256, scale=0.1), "h": normal(64, 256, scale=0.1, seed=1), "b": normal(256)}
    return [weights, normal(128, 16, 64)]


def lstm():
    return lstm_outputs, lstm_arguments()


def lstm_gradient():
    return jax.grad(lambda weights, xs: jnp.mean(lstm_outputs(weights, xs) ** 2)), lstm_arguments()


def rows_in_place():
    def run(table, rows):
        def body(i, table):
            row = lax.dynamic_slice(rows, (i % 100, 0), (1, 1000)) + i.astype(np.float32)
            return lax.dynamic_update_slice(table, row, (i, 0))

        return lax.fori_loop(0, 2000, body, table)

    return run, [normal(2000, 1000), normal(100, 1000)]


def elements():
    def run(x):
        return lax.fori_loop(0, 2000, lambda i, x: x.at[i * 7].add(1.5), x)

    return run, [normal(100_000)]


def scalar():
    def run(x):
        return lax.fori_loop(0, 100_000, lambda i, x: x * np.float32(0.99999) + np.float32(0.5), x)

    return run, [np.float32(1.0)]


def collatz():
    def run(first):
        def step(carry):
            x, steps = carry
            return jnp.where(x % 2 == 0, x // 2, 3 * x + 1), steps + 1

        def length(i, best):
            return jnp.maximum(best, lax.while_loop(lambda it: it[0] != 1, step, (first + i, 0))[1])

        return lax.fori_loop(0, 500, length, 0)

    return run, [np.int32(1)]


def selective_scan():
    """Mamba: 256 tokens of 64 channels with 16 states each."""

    def run(a, x, delta, b, c):
        def body(state, now):
            x, delta, b, c = now
            state = jnp.exp(delta[:, None] * a) * state + (delta * x)[:, None] * b[None, :]
            return state, state @ c

        return lax.scan(body, jnp.zeros((64, 16)), (x, delta, b, c))[1]

    delta = np.abs(normal(256, 64, scale=0.1))
    return run, [-np.abs(normal(64, 16)), normal(256, 64), delta, normal(256, 16), normal(256, 16, seed=1)]


def associative():
    """A linear recurrence of 1,024 steps over 64 channels, by `associative_scan`."""

    def run(a, b):
        def combine(left, right):
            return left[0] * right[0], right[0] * left[1] + right[1]

        return lax.associative_scan(combine, (a, b))[1]

    return run, [1 - np.abs(normal(1024, 64, scale=0.1)), normal(1024, 64)]


CASES = {
    "kept_rows": ("scan that keeps 256 rows of 172,032 numbers (176 MB)", kept_rows),
    "decode": ("greedy decoding of 256 tokens with a KV cache", decode),
    "lstm": ("LSTM, 128 iterations, 16 × 64", lstm),
    "lstm_gradient": ("its gradient", lstm_gradient),
    "rows_in_place": ("2,000 rows updated in place, 1,000 numbers each", rows_in_place),
    "elements": ("2,000 elements added to a vector of 100,000", elements),
    "scalar": ("100,000 iterations of a scalar", scalar),
    "collatz": ("500 loops of up to 143 iterations of two integers", collatz),
    "selective_scan": ("Mamba's selective scan, 256 iterations, 64 × 16", selective_scan),
    "associative": ("associative scan of 1,024 steps, 64 channels", associative),
}
