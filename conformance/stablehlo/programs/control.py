"""Loops, branches, scans and what they carry."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

R = np.random.RandomState(29)
A = R.randn(6, 4)
W = R.randn(4, 4) / 2
V = R.randn(4)
N = np.int32(5)


def simple(function, *arguments):
    return (function, arguments)


def newton(x):
    step = lambda state: (state[0] - (state[0] ** 2 - 2) / (2 * state[0]), state[1] + 1)
    return lax.while_loop(lambda s: jnp.abs(s[0] ** 2 - 2) > 1e-5, step, (x, 0))


def collatz(n):
    return lax.while_loop(lambda s: s[0] != 1, lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (n, 0))


def rnn(x, w, h):
    def cell(h, x):
        h = jnp.tanh(h @ w + x)
        return h, h

    return lax.scan(cell, h, x)


def nested(x):
    inner = lambda c, i: (c + x[i % 6].sum(), c)
    outer = lambda c, _: lax.scan(inner, c, jnp.arange(3))
    return lax.scan(outer, jnp.zeros((), x.dtype), None, length=2)


def kalman(x, w):
    def step(carry, z):
        m, p = carry
        p = w @ p @ w.T + jnp.eye(4)
        k = p @ jnp.linalg.inv(p + 2 * jnp.eye(4))
        m = w @ m + k @ (z - w @ m)
        return (m, (jnp.eye(4) - k) @ p), m

    return lax.scan(step, (jnp.zeros(4), jnp.eye(4)), x)


def beam(x):
    def step(carry, row):
        scores = carry[:, None] + row[None]
        best, place = lax.top_k(scores.reshape(-1), 3)
        return best, place

    return lax.scan(step, jnp.zeros(3), x)


def ode(y):
    f = lambda y: jnp.stack([y[1], -y[0]])

    def rk4(y, _):
        h = 0.1
        k1 = f(y)
        k2 = f(y + h / 2 * k1)
        k3 = f(y + h / 2 * k2)
        k4 = f(y + h * k3)
        return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), y

    return lax.scan(rk4, y, None, length=12)


def life(board):
    def step(b, _):
        n = sum(jnp.roll(b, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0))
        return ((n == 3) | ((b == 1) & (n == 2))).astype(b.dtype), b.sum()

    return lax.scan(step, board, None, length=5)


def sieve(n):
    def strike(i, flags):
        multiples = (jnp.arange(50) % jnp.maximum(i, 1) == 0) & (jnp.arange(50) > i)
        return jnp.where(multiples & (i > 1), False, flags)

    return lax.fori_loop(2, 50, strike, jnp.arange(50) > n)


def edit_distance(a, b):
    def row(previous, x):
        def cell(left, inputs):
            diagonal, above, y = inputs
            best = jnp.minimum(jnp.minimum(left, above) + 1, diagonal + (x != y))
            return best, best

        first = previous[0] + 1
        _, rest = lax.scan(cell, first, (previous[:-1], previous[1:], b))
        return jnp.concatenate([first[None], rest]), None

    return lax.scan(row, jnp.arange(b.shape[0] + 1), a)[0][-1]


CASES = {
    "while_newton": simple(newton, np.float32(1.7)),
    "while_collatz": simple(collatz, np.int32(27)),
    "fori": simple(lambda x, n: lax.fori_loop(0, n, lambda i, c: c * 0.5 + i, x), A, N),
    "fori_static": simple(lambda x: lax.fori_loop(0, 6, lambda i, c: c.at[i].multiply(i), x), A),
    "scan_rnn": simple(rnn, A, W, V),
    "scan_rnn_gradient": simple(jax.grad(lambda x, w, h: rnn(x, w, h)[1].sum(), (0, 1, 2)), A, W, V),
    "scan_reverse": simple(lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(4), x, reverse=True), A),
    "scan_unrolled": simple(lambda x: lax.scan(lambda c, r: (c * 0.9 + r, c.sum()), jnp.zeros(4), x, unroll=2), A),
    "scan_nested": simple(nested, A),
    "scan_without_elements": simple(lambda x: lax.scan(lambda c, r: (c + r.sum(), c), jnp.zeros(()), x[:0]), A),
    "map_rows": simple(lambda x: lax.map(lambda r: jnp.sort(r) * 2, x), A),
    "cond": simple(lambda x, n: lax.cond(n > 3, lambda y: y * 2, lambda y: y - 1, x), A, N),
    "cond_gradient": simple(jax.grad(lambda x: lax.cond(x.sum() > 0, lambda y: (y**2).sum(), lambda y: y.sum(), x)), A),
    "switch": simple(lambda x, n: lax.switch(n - 3, [jnp.sin, jnp.cos, jnp.tanh], x), A, N),
    "select_n": simple(lambda x: lax.select_n((x > 0).astype(jnp.int32), x * 3, -x), A),
    "vmap_cond": simple(lambda x: jax.vmap(lambda r: lax.cond(r[0] > 0, lambda: r.sum(), lambda: r.prod()))(x), A),
    "vmap_while": simple(lambda x: jax.vmap(lambda r: lax.while_loop(lambda c: c < 9, lambda c: c * 2 + 1, jnp.abs(r[0])))(x), A),
    "kalman": simple(kalman, A, W),
    "beam": simple(beam, A),
    "ode": simple(ode, V[:2]),
    "life": simple(life, (R.rand(8, 8) < 0.4).astype(np.int32)),
    "sieve": simple(sieve, np.int32(1)),
    "edit_distance": simple(edit_distance, np.array([1, 2, 3, 4, 2], np.int32), np.array([2, 3, 1, 4], np.int32)),
    "power_iteration": simple(lambda w: lax.fori_loop(0, 20, lambda i, v: (w @ w.T @ v) / jnp.linalg.norm(w @ w.T @ v), jnp.ones(4)), W),
    "conjugate_gradient": simple(lambda w, v: jax.scipy.sparse.linalg.cg(w @ w.T + 2 * jnp.eye(4), v, maxiter=6)[0], W, V),
    "checkpointed_scan": simple(jax.grad(lambda x: lax.scan(jax.checkpoint(lambda c, r: (jnp.tanh(c + r), None)), jnp.zeros(4), x)[0].sum()), A),
    "barrier": simple(lambda x: lax.optimization_barrier((x * 2, x + 1)), A),
    "bisection": simple(lambda x: lax.fori_loop(0, 20, lambda i, b: jnp.where((b.mean() ** 3 > 2), jnp.stack([b[0], b.mean()]), jnp.stack([b.mean(), b[1]])), x), np.array([0.0, 2.0], np.float32)),
}
