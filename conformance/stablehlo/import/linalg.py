"""Factorisations and triangular systems, which JAX exports as calls of LAPACK."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(9)
ANY = RANDOM.randn(3, 6, 6).astype(np.float32)
POSITIVE = (ANY @ ANY.transpose(0, 2, 1) / 6 + 2 * np.eye(6)).astype(np.float32)
LOWER = np.linalg.cholesky(POSITIVE).astype(np.float32)
# Large elements are off the diagonal.
APART = (ANY + 5 * np.eye(6)[::-1]).astype(np.float32)
SIDES = RANDOM.randn(3, 6, 6).astype(np.float32)


def case(function, *arguments):
    return lambda: (function, arguments)


def cholesky(x):
    indefinite = x[0] - 9 * jnp.eye(6)
    return jnp.linalg.cholesky(x), jnp.linalg.cholesky(x[0], upper=True), jnp.linalg.cholesky(indefinite)


def triangular(a, b):
    solve = lax.linalg.triangular_solve
    upper = a.transpose(0, 2, 1)
    return (
        solve(a, b, left_side=True, lower=True),
        solve(a, b, left_side=True, lower=True, transpose_a=True),
        solve(a, b, left_side=True, lower=True, unit_diagonal=True),
        solve(upper[0], b[0, :, :4], left_side=True, lower=False),
        solve(upper, b, left_side=False, lower=False),
        solve(upper, b, left_side=False, lower=False, transpose_a=True),
    )


def systems(x, b):
    return jnp.linalg.solve(x, b), jnp.linalg.inv(x[0]), jnp.linalg.det(x), jnp.linalg.slogdet(x[1])


def pivots(x, b):
    return (
        *lax.linalg.lu(x),
        *lax.linalg.lu(x[0, :4]),
        *lax.linalg.lu(x[1, :, :3]),
        jnp.linalg.solve(x, b),
        jnp.linalg.det(x),
        jnp.linalg.slogdet(x[2]),
    )


CASES = {
    "linalg_cholesky": case(cholesky, POSITIVE),
    "linalg_triangular": case(triangular, LOWER, SIDES),
    "linalg_systems": case(systems, POSITIVE, SIDES),
    "linalg_pivots": case(pivots, APART, SIDES),
}
