"""Layers, losses and training steps of neural networks."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

R = np.random.RandomState(37)
X = R.randn(8, 6)
W = R.randn(6, 5) / 3
U = R.randn(5, 3) / 2
LABELS = R.randint(0, 3, (8,)).astype(np.int32)
IMAGE = R.randn(2, 8, 8, 3)
KERNEL = R.randn(3, 3, 3, 4) / 3
DEPTHWISE = R.randn(3, 3, 1, 6) / 3
SEQUENCE = R.randn(2, 7, 8)
HEADS = R.randn(3, 8, 8) / 3
EMBEDDING = R.randn(11, 4)
TOKENS = R.randint(0, 11, (2, 5)).astype(np.int32)
DIMENSIONS = ("NHWC", "HWIO", "NHWC")


def simple(function, *arguments):
    return (function, arguments)


def convolve(x, w, stride=(1, 1), padding="SAME", **more):
    return lax.conv_general_dilated(x, w, stride, padding, dimension_numbers=DIMENSIONS, **more)


def attention(x, w, mask):
    q, k, v = (x @ m for m in w)
    s = jnp.einsum("bqd,bkd->bqk", q, k) / jnp.sqrt(8.0)
    s = jnp.where(mask, s, -1e9)
    return jax.nn.softmax(s, -1) @ v


def causal(x, w):
    return attention(x, w, jnp.tril(jnp.ones((7, 7), bool)))


def loss(w, u, x, y):
    return -jnp.mean(jax.nn.log_softmax(jax.nn.relu(x @ w) @ u)[jnp.arange(8), y])


def lstm(x, w):
    def cell(state, row):
        h, c = state
        g = jnp.concatenate([row, h]) @ w
        i, f, o, n = jnp.split(g, 4)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(n)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    return lax.scan(cell, (jnp.zeros(2), jnp.zeros(2)), x)


def experts(x, w):
    gate = jax.nn.softmax(x @ w[:, :3])
    weight, chosen = lax.top_k(gate, 2)
    parts = jnp.einsum("bi,ij,bk,bkj->bj", x, w[:, :3], weight, jax.nn.one_hot(chosen, 3))
    return parts, chosen


def rotary(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(7.0)[:, None] / 100 ** (jnp.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), a * jnp.sin(angle) + b * jnp.cos(angle)], -1)


def adam(w, x):
    g = jax.grad(lambda w: ((x @ w) ** 2).mean())(w)
    m, v = 0.1 * g, 0.001 * g * g
    return w - 0.01 * (m / 0.1) / (jnp.sqrt(v / 0.001) + 1e-3), m, v


CASES = {
    "activations": simple(lambda x: [f(x) for f in (jax.nn.relu, jax.nn.gelu, jax.nn.silu, jax.nn.elu, jax.nn.selu, jax.nn.softplus, jax.nn.mish, jax.nn.hard_swish, jax.nn.leaky_relu, jax.nn.glu)], X),
    "softmax": simple(lambda x: (jax.nn.softmax(x), jax.nn.log_softmax(x, 0), jax.nn.standardize(x), jax.nn.logsumexp(x, 1)), X),
    "losses": simple(lambda x: ((jnp.abs(x) - 0.5).mean(), jnp.where(jnp.abs(x) < 1, x**2 / 2, jnp.abs(x) - 0.5).sum(), jax.nn.softplus(-x).mean()), X),
    "perceptron": simple(loss, W, U, X, LABELS),
    "perceptron_gradient": simple(jax.value_and_grad(loss, (0, 1)), W, U, X, LABELS),
    "sgd": simple(lambda w, u, x, y: jax.tree.map(lambda p, g: p - 0.1 * g, (w, u), jax.grad(loss, (0, 1))(w, u, x, y)), W, U, X, LABELS),
    "adam": simple(adam, W, X),
    "layer_norm": simple(lambda x: (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5), X),
    "layer_norm_gradient": simple(jax.grad(lambda x: jnp.sum(jnp.sin((x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-3)))), X),
    "rms_norm": simple(lambda x: x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6), X),
    "group_norm": simple(lambda x: (lambda g: (g - g.mean((1, 2, 4), keepdims=True)) / jnp.sqrt(g.var((1, 2, 4), keepdims=True) + 1e-5))(x.reshape(2, 8, 8, 3, 1)), IMAGE),
    "batch_norm": simple(lambda x: (x - x.mean((0, 1, 2))) / jnp.sqrt(x.var((0, 1, 2)) + 1e-5), IMAGE),
    "convolution": simple(convolve, IMAGE, KERNEL),
    "convolution_strided": simple(lambda x, w: convolve(x, w, (2, 2), "VALID"), IMAGE, KERNEL),
    "convolution_dilated": simple(lambda x, w: convolve(x, w, rhs_dilation=(2, 2)), IMAGE, KERNEL),
    "convolution_depthwise": simple(lambda x, w: convolve(x, w, feature_group_count=3), IMAGE, DEPTHWISE),
    "convolution_transposed": simple(lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=DIMENSIONS), IMAGE, KERNEL),
    "convolution_gradient": simple(jax.grad(lambda x, w: (convolve(x, w, (2, 2)) ** 2).sum(), (0, 1)), IMAGE, KERNEL),
    "convolution_line": simple(lambda x, w: lax.conv_general_dilated(x, w, (1,), "SAME"), SEQUENCE, R.randn(3, 7, 3)),
    "attention": simple(lambda x, w: attention(x, w, True), SEQUENCE, HEADS),
    "attention_causal": simple(causal, SEQUENCE, HEADS),
    "attention_gradient": simple(jax.grad(lambda x, w: (causal(x, w) ** 2).sum(), (0, 1)), SEQUENCE, HEADS),
    "dot_product_attention": simple(lambda x: jax.nn.dot_product_attention(x.reshape(2, 7, 2, 4), x.reshape(2, 7, 2, 4), x.reshape(2, 7, 2, 4), is_causal=True), SEQUENCE),
    "rotary": simple(rotary, SEQUENCE),
    "embedding": simple(lambda e, t: (e[t], jax.grad(lambda e: (e[t] ** 2).sum())(e)), EMBEDDING, TOKENS),
    "lstm": simple(lstm, X, R.randn(8, 8) / 3),
    "lstm_gradient": simple(jax.grad(lambda x, w: lstm(x, w)[1].sum(), 1), X, R.randn(8, 8) / 3),
    "experts": simple(experts, X, W),
    "ragged_dot": simple(lambda x, w: lax.ragged_dot(x, w, jnp.array([3, 0, 5], jnp.int32)), X, R.randn(3, 6, 4)),
    "dropout": simple(lambda x: jnp.where(jax.random.bernoulli(jax.random.key(3), 0.8, x.shape), x / 0.8, 0.0), X),
    "label_smoothing": simple(lambda x, y: -(jax.nn.log_softmax(x[:, :3]) * (0.9 * jax.nn.one_hot(y, 3) + 0.1 / 3)).sum(1).mean(), X, LABELS),
    "contrastive": simple(lambda x: (lambda z: jax.nn.logsumexp(z @ z.T, 1) - jnp.diag(z @ z.T))(x / jnp.linalg.norm(x, axis=1, keepdims=True)), X),
    "sampling": simple(lambda x: (jnp.argmax(x + jax.random.gumbel(jax.random.key(1), x.shape), -1), jnp.cumsum(jnp.sort(jax.nn.softmax(x))[:, ::-1], 1) < 0.9), X),
    "quantised": simple(lambda x: (lambda s: (jnp.round(x / s).astype(jnp.int8), jnp.round(x / s).astype(jnp.int8).astype(jnp.int32) @ jnp.ones((6, 2), jnp.int32)))(jnp.abs(x).max() / 127), X),
    "bf16_layer": simple(lambda x, w: jax.nn.relu(x.astype(jnp.bfloat16) @ w.astype(jnp.bfloat16)).astype(jnp.float32), X, W),
    "per_example_gradients": simple(lambda w, x: jax.vmap(jax.grad(lambda w, r: jnp.tanh(r @ w).sum()), (None, 0))(w, x), W, X),
    "hessian_vector": simple(lambda w, x: jax.jvp(jax.grad(lambda w: jnp.tanh(x @ w).sum()), (w,), (w,))[1], W, X),
    "fourier_features": simple(lambda x, w: jnp.concatenate([jnp.sin(x @ w), jnp.cos(x @ w)], -1), X, W),
    "normalised_gradient": simple(lambda w, x: (lambda g: g / jnp.maximum(1.0, jnp.linalg.norm(g)))(jax.grad(lambda w: ((x @ w) ** 2).sum())(w)), W, X),
}
