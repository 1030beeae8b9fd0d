"""Reductions, windows and sorts by regions of several ops."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(8)
FLOATS = RANDOM.randn(8, 7).astype(np.float32)
TANGENTS = RANDOM.randn(8, 7).astype(np.float32)
INTEGERS = RANDOM.randint(-100, 100, (8, 7)).astype(np.int32)
KEYS = RANDOM.randint(0, 3, (2, 8, 8)).astype(np.int32)


def case(function, *arguments):
    return lambda: (function, arguments)


def xor(a, b):
    return a ^ b


def smaller(p, q):
    """The smaller of two values with its place; of equal ones the first."""
    (a, i), (b, j) = p, q
    first = (a < b) | ((a == b) & (i < j))
    return jnp.where(first, a, b), jnp.where(first, i, j)


def places(x):
    return x, lax.broadcasted_iota(jnp.int32, x.shape, 1)


NOTHING = np.float32(np.inf), np.int32(2**31 - 1)


def reductions(x, n):
    return (
        lax.reduce(n, np.int32(5), xor, (1,)),
        lax.reduce(n, np.int32(0), xor, (0, 1)),
        lax.reduce(places(x), NOTHING, smaller, (1,)),
        lax.reduce(x, np.float32(-np.inf), jnp.logaddexp, (0,)),
    )


def windows(x, n):
    return (
        lax.reduce_window(n, np.int32(0), xor, (3, 2), (1, 1), "VALID"),
        lax.reduce_window(places(x), NOTHING, smaller, (2, 3), (2, 2), "SAME"),
    )


def max_pool_derivative(x, t):
    pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID")
    return jax.jvp(pool, (x,), (t,))


def sorts(keys, x):
    first, second = keys
    down = lax.sort((-first, second, x[:, :1] + second), dimension=1, num_keys=2)
    return *down, jnp.median(x, axis=1), jnp.argsort(x, axis=0, descending=True)


def approximate(x):
    return lax.approx_max_k(x, 3), lax.approx_min_k(x, 2, reduction_dimension=0)


CASES = {
    "region_approximate": case(approximate, FLOATS),
    "region_reductions": case(reductions, FLOATS, INTEGERS),
    "region_windows": case(windows, FLOATS, INTEGERS),
    "region_max_pool_derivative": case(max_pool_derivative, FLOATS, TANGENTS),
    "region_sorts": case(sorts, KEYS, FLOATS),
}
