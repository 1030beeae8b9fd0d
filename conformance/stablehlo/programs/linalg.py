"""Factorisations and what numpy makes of them."""

import jax
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax import lax

R = np.random.RandomState(31)
ANY = R.randn(3, 6, 6)
WIDE = R.randn(2, 4, 7)
TALL = R.randn(2, 7, 4)
ONE = R.randn(3, 1, 1)
COLUMN = R.randn(5, 1)
SYMMETRIC = ANY + ANY.transpose(0, 2, 1)
ODD = SYMMETRIC[:, :5, :5]
POSITIVE = ANY @ ANY.transpose(0, 2, 1) + np.eye(6)
LARGE = R.randn(24, 17)
# Of rank 2.
SINGULAR = R.randn(6, 2) @ R.randn(2, 5)
TIED = np.diag([2.0, 2.0, 2.0, -1.0, -1.0]) + 0.0
FAR = ANY[0] * 1e12
SMALL = ANY[0] * 1e-12
SIDES = R.randn(3, 6, 2)


def rebuilt(x):
    """What vectors of either sign make."""
    w, v = jnp.linalg.eigh(x)
    v_w = v * w[..., None, :]
    return w, v_w @ jnp.swapaxes(v, -1, -2), jnp.swapaxes(v, -1, -2) @ v


def parts(x, full):
    u, s, vt = jnp.linalg.svd(x, full_matrices=full)
    k = s.shape[-1]
    return s, (u[..., :k] * s[..., None, :]) @ vt[..., :k, :], jnp.swapaxes(u, -1, -2) @ u, vt @ jnp.swapaxes(vt, -1, -2)


def thin(x):
    return parts(x, False)


def full(x):
    return parts(x, True)


def qr_all(x):
    return *jnp.linalg.qr(x), jnp.linalg.qr(x, mode="r"), *jnp.linalg.qr(x, mode="complete")


def schur_free_expm(x):
    return jsl.expm(x / 4)


def tridiagonal(x):
    return lax.linalg.tridiagonal(x, lower=True), lax.linalg.tridiagonal(x, lower=False)


def banded(lower, diagonal, upper, b):
    return lax.linalg.tridiagonal_solve(lower, diagonal, upper, b)


def least_squares(a, b):
    solution, residuals, rank, values = jnp.linalg.lstsq(a, b)
    return solution, residuals, rank, values


def gradient(x):
    """Through the rules of derivatives of factorisations."""
    f = lambda x: jnp.sum(jnp.linalg.svd(x, compute_uv=False) ** 3) + jnp.sum(jnp.linalg.qr(x)[1] ** 2)
    return jax.grad(f)(x)


def eigen_gradient(x):
    return jax.grad(lambda x: jnp.sum(jnp.sin(jnp.linalg.eigvalsh(x @ x.T + jnp.diag(jnp.arange(6.0))))))(x)


def unsymmetric_vector(x):
    q, r = jnp.linalg.qr(x)
    return jsl.solve_triangular(r, q.T @ x[:, 0])


def pivoted(x):
    return jsl.qr(x, pivoting=True)


def multiplied(x, c, d):
    return jsl.qr_multiply(x, c, mode="left")[0], jsl.qr_multiply(x, d, mode="right")[0]


ROUTINES = "potrf getrf trsm geqrf orgqr ormqr geqp3 gehrd sytrd syevd gesdd gesvd gtsv".split()
CALLS = [f"lapack_{kind}{name}_ffi" for kind in "sd" for name in ROUTINES]

CASES = {
    "qr_square": (qr_all, (ANY,)),
    "qr_wide": (qr_all, (WIDE,)),
    "qr_tall": (qr_all, (TALL,)),
    "qr_one": (qr_all, (ONE,)),
    "qr_column": (qr_all, (COLUMN,)),
    "qr_large": (qr_all, (LARGE,)),
    "qr_far": (qr_all, (FAR,)),
    "qr_zeros": (qr_all, (np.zeros((3, 2)),)),
    "qr_pivoted": (pivoted, (LARGE[:9, :6],)),
    "qr_multiply": (multiplied, (TALL[0], R.randn(4, 3), R.randn(3, 7))),
    "qr_solve": (unsymmetric_vector, (ANY[0],)),
    "eigh": (rebuilt, (SYMMETRIC,)),
    "eigh_odd": (rebuilt, (ODD,)),
    "eigh_one": (rebuilt, (ONE,)),
    "eigh_ties": (rebuilt, (TIED,)),
    "eigh_far": (rebuilt, (FAR + FAR.T,)),
    "eigh_large": (rebuilt, (LARGE @ LARGE.T,)),
    "eigvalsh_upper": (lambda x: jnp.linalg.eigvalsh(x, UPLO="U", symmetrize_input=False), (ANY,)),
    "eigvalsh_lower": (lambda x: jnp.linalg.eigvalsh(x, UPLO="L", symmetrize_input=False), (ANY,)),
    "eigh_gradient": (eigen_gradient, (ANY[0],)),
    "svd_thin": (thin, (TALL,)),
    "svd_thin_wide": (thin, (WIDE,)),
    "svd_full": (full, (TALL,)),
    "svd_full_wide": (full, (WIDE,)),
    "svd_one": (full, (ONE,)),
    "svd_column": (full, (COLUMN,)),
    "svd_row": (full, (COLUMN.T,)),
    "svd_large": (thin, (LARGE,)),
    "svd_singular": (full, (SINGULAR,)),
    "svd_zeros": (full, (np.zeros((4, 3)),)),
    "svd_small": (lambda x: jnp.linalg.svd(x, compute_uv=False), (SMALL,)),
    "svd_qr": (lambda x: lax.linalg.svd(x, compute_uv=False, algorithm=lax.linalg.SvdAlgorithm.QR), (ANY,)),
    "svd_gradient": (gradient, (TALL[0],)),
    "lstsq": (least_squares, (TALL[0], TALL[1, :, :2])),
    "lstsq_wide": (least_squares, (WIDE[0], WIDE[1, :, 0])),
    "pinv": (jnp.linalg.pinv, (TALL,)),
    "pinv_singular": (lambda x: jnp.linalg.pinv(x, rtol=1e-3), (SINGULAR,)),
    "rank_and_condition": (lambda x: (jnp.linalg.matrix_rank(x), jnp.linalg.cond(x)), (ANY + 4 * np.eye(6),)),
    "norms": (lambda x: (jnp.linalg.norm(x, ord=2), jnp.linalg.norm(x, "nuc"), jnp.linalg.norm(x, -2)), (LARGE[:6],)),
    "expm": (schur_free_expm, (ANY[0],)),
    "hessenberg": (lambda x: lax.linalg.hessenberg(x), (ANY,)),
    "tridiagonal": (tridiagonal, (SYMMETRIC,)),
    "tridiagonal_solve": (banded, (R.randn(3, 6), R.randn(3, 6), R.randn(3, 6), SIDES)),
    "tridiagonal_one": (banded, (R.randn(1), R.randn(1), R.randn(1), R.randn(1, 2))),
    "polar": (lambda x: jsl.polar(x), (TALL[0],)),
    "cho_solve": (lambda a, b: jsl.cho_solve(jsl.cho_factor(a), b), (POSITIVE, SIDES)),
    "lu": (jsl.lu, (WIDE[0],)),
    "solve_and_det": (lambda a, b: (jnp.linalg.solve(a, b), jnp.linalg.det(a), jnp.linalg.inv(a)), (POSITIVE, SIDES)),
    "matrix_power": (lambda x: (jnp.linalg.matrix_power(x, 5), jnp.linalg.multi_dot([x, x.T, x])), (ANY[0],)),
    "gaussian": (lambda x, y: jax.scipy.stats.multivariate_normal.logpdf(x, y[0], POSITIVE[0].astype(x.dtype)), (ANY[0], ANY[1])),
    "block": (lambda x: (jsl.block_diag(x, x[:2]), jsl.toeplitz(x[0]), jsl.hilbert(4)), (ANY[0],)),
    "empty_columns": (lambda x: jnp.linalg.qr(x)[1], (np.zeros((2, 3, 0)),)),
}
