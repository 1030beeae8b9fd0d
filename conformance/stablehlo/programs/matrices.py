"""Factorisations of complex matrices, and eigenvalues of matrices that are not symmetric."""

import jax
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax import lax

R = np.random.RandomState(57)


def numbers(*shape):
    return R.randn(*shape) + 1j * R.randn(*shape)


def adjoint(x):
    return jnp.conj(jnp.swapaxes(x, -1, -2))


C = numbers(3, 6, 6)
WIDE = numbers(2, 4, 7)
TALL = numbers(2, 7, 4)
ONE = numbers(2, 1, 1)
LARGE = numbers(17, 12)
SIDES = numbers(3, 6, 2)
HERMITIAN = C + np.conj(C.transpose(0, 2, 1))
POSITIVE = C @ np.conj(C.transpose(0, 2, 1)) + np.eye(6)
SINGULAR = numbers(6, 2) @ numbers(2, 5)
# Hermitian matrices with equal eigenvalues.
Q = np.linalg.qr(C[0])[0]
TIED = Q @ np.diag([2.0, 2.0, 2.0, -1.0, -1.0, 0.0]) @ np.conj(Q.T)
REAL = R.randn(3, 6, 6)
ROTATIONS = np.array([[[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, -2.0, 0.0], [2.0, 0.0, 0.0], [0.0, 0.0, 3.0]]])


def cholesky(x):
    return jnp.linalg.cholesky(x), jnp.linalg.cholesky(x[0], upper=True), jnp.linalg.cholesky(x[0] - 90 * jnp.eye(6))


def triangular(a, b):
    solve = lax.linalg.triangular_solve
    lower, upper = a * 1.0 + 4 * jnp.eye(6), jnp.swapaxes(a, 1, 2) + 4 * jnp.eye(6)
    return (
        solve(lower, b, left_side=True, lower=True),
        solve(lower, b, left_side=True, lower=True, transpose_a=True),
        solve(lower, b, left_side=True, lower=True, transpose_a=True, conjugate_a=True),
        solve(lower / 8, b, left_side=True, lower=True, unit_diagonal=True),
        solve(upper, jnp.swapaxes(b, 1, 2), left_side=False, lower=False),
        solve(upper, jnp.swapaxes(b, 1, 2), left_side=False, lower=False, transpose_a=True, conjugate_a=True),
    )


def systems(x, b):
    return jnp.linalg.solve(x, b), jnp.linalg.inv(x[0]), jnp.linalg.det(x), *jnp.linalg.slogdet(x[1]), *lax.linalg.lu(x)


def qr(x):
    return *jnp.linalg.qr(x), jnp.linalg.qr(x, mode="r"), *jnp.linalg.qr(x, mode="complete")


def hermitian(x):
    w, v = jnp.linalg.eigh(x)
    return w, (v * w[..., None, :]) @ adjoint(v), adjoint(v) @ v


def singular(x, full):
    u, s, vt = jnp.linalg.svd(x, full_matrices=full)
    k = s.shape[-1]
    return s, (u[..., :k] * s[..., None, :]) @ vt[..., :k, :], adjoint(u) @ u, vt @ adjoint(vt)


def sorted_(w):
    """By real parts, then by imaginary ones."""
    return jnp.sort(w)


def eigen(x):
    """What vectors of any phase make, and their lengths."""
    w, v = jnp.linalg.eig(x)
    return sorted_(w), (v * w[..., None, :]) @ jnp.linalg.inv(v), jnp.sum(jnp.abs(v) ** 2, axis=-2)


def left_and_right(x):
    w, left, right = lax.linalg.eig(x, compute_left_eigenvectors=True)
    inner = adjoint(left) @ right
    apart = inner * (1 - jnp.eye(x.shape[-1]))
    return sorted_(w), jnp.abs(apart) + 1, adjoint(left) @ x @ right - w[..., :, None] * inner + 1


def schur(x, output):
    t, z = jsl.schur(x, output=output)
    below = jnp.tril(t, -2 if output == "real" else -1)
    return z @ t @ adjoint(z), adjoint(z) @ z, below + 1


def real_schur(x):
    t, z = jsl.schur(x)
    a, b, c, d = jnp.diag(t)[:-1], jnp.diag(t, 1), jnp.diag(t, -1), jnp.diag(t)[1:]
    is_block = c != 0
    standard = jnp.where(is_block, (a == d) & (b * c < 0), True)
    return *schur(x, "real"), jnp.all(standard)


def unblocked(x):
    t, z = jsl.rsf2csf(*jsl.schur(x))
    return z @ t @ adjoint(z), jnp.tril(t, -1) + 1


def banded(lower, diagonal, upper, b):
    return lax.linalg.tridiagonal_solve(lower, diagonal, upper, b)


def eigen_gradient(x):
    return jax.grad(lambda x: jnp.sum(jnp.abs(jnp.linalg.eigvals(x)) ** 2))(x)


def hermitian_gradient(x):
    return jax.grad(lambda x: jnp.sum(jnp.sin(jnp.linalg.eigvalsh(x @ adjoint(x) / 8 + jnp.diag(jnp.arange(6.0))))))(x)


def multiplied(x, c, d):
    return jsl.qr_multiply(x, c, mode="left")[0], jsl.qr_multiply(x, d, mode="right")[0]


ROUTINES = "potrf getrf trsm geqrf ungqr unmqr geqp3 gehrd hetrd heevd gesdd gesvd gtsv geev gees".split()
CALLS = [f"lapack_{kind}{name}_ffi" for kind in "cz" for name in ROUTINES]
CALLS += [f"lapack_{kind}{name}_ffi" for kind in "sd" for name in ("geev", "gees")]

CASES = {
    "cholesky": (cholesky, (POSITIVE,)),
    "cho_solve": (lambda a, b: jsl.cho_solve(jsl.cho_factor(a), b), (POSITIVE, SIDES)),
    "triangular": (triangular, (C, SIDES)),
    "systems": (systems, (C, SIDES)),
    "lu_wide": (lambda x: lax.linalg.lu(x), (WIDE,)),
    "lu_tall": (jsl.lu, (TALL[0],)),
    "qr_square": (qr, (C,)),
    "qr_wide": (qr, (WIDE,)),
    "qr_tall": (qr, (TALL,)),
    "qr_one": (qr, (ONE,)),
    "qr_pivoted": (lambda x: jsl.qr(x, pivoting=True), (LARGE[:9, :6],)),
    "qr_multiply": (multiplied, (TALL[0], numbers(4, 3), numbers(3, 7))),
    "eigh": (hermitian, (HERMITIAN,)),
    "eigh_odd": (hermitian, (HERMITIAN[:, :5, :5],)),
    "eigh_one": (hermitian, (ONE + np.conj(ONE),)),
    "eigh_ties": (hermitian, (TIED,)),
    "eigvalsh_upper": (lambda x: jnp.linalg.eigvalsh(x, UPLO="U", symmetrize_input=False), (C,)),
    "eigh_gradient": (hermitian_gradient, (C[0],)),
    "svd_thin": (lambda x: singular(x, False), (TALL,)),
    "svd_wide": (lambda x: singular(x, False), (WIDE,)),
    "svd_full": (lambda x: singular(x, True), (TALL,)),
    "svd_large": (lambda x: singular(x, False), (LARGE,)),
    "svd_singular": (lambda x: singular(x, True), (SINGULAR,)),
    "pinv": (jnp.linalg.pinv, (TALL,)),
    "lstsq": (lambda a, b: jnp.linalg.lstsq(a, b)[0], (TALL[0], TALL[1, :, :2])),
    "norms": (lambda x: (jnp.linalg.norm(x, ord=2), jnp.linalg.norm(x, "nuc"), jnp.linalg.cond(x)), (LARGE,)),
    "polar": (lambda x: jsl.polar(x), (TALL[0],)),
    "expm": (lambda x: jsl.expm(x / 4), (C[0],)),
    "hessenberg": (lambda x: jsl.hessenberg(x, calc_q=True), (C[0],)),
    "tridiagonal": (lambda x: (lax.linalg.tridiagonal(x, lower=True), lax.linalg.tridiagonal(x, lower=False)), (HERMITIAN,)),
    "tridiagonal_solve": (banded, (numbers(3, 6), numbers(3, 6) + 3, numbers(3, 6), SIDES)),
    "eig": (eigen, (C,)),
    "eig_one": (eigen, (ONE,)),
    "eig_hermitian": (eigen, (HERMITIAN[0],)),
    "eig_real": (eigen, (REAL,)),
    "eig_real_odd": (eigen, (REAL[:, :5, :5],)),
    "eig_real_two": (eigen, (REAL[:, :2, :2],)),
    "eig_real_one": (eigen, (REAL[:, :1, :1],)),
    "eig_rotations": (eigen, (ROTATIONS,)),
    "eig_symmetric": (eigen, (REAL[0] + REAL[0].T,)),
    "eig_large": (eigen, (R.randn(24, 24),)),
    "eig_far": (lambda x: sorted_(jnp.linalg.eigvals(x)) / 1e9, (REAL * 1e9,)),
    "eig_left": (left_and_right, (REAL,)),
    "eig_left_complex": (left_and_right, (C,)),
    "eigvals_triangular": (lambda x: sorted_(jnp.linalg.eigvals(jnp.triu(x))), (REAL,)),
    "eigvals_gradient": (eigen_gradient, (REAL[0],)),
    "roots": (lambda x: sorted_(jnp.roots(x, strip_zeros=False)), (np.array([1.0, -6.0, 11.0, -5.0, 2.0]),)),
    "schur_complex": (lambda x: schur(x, "complex"), (C[0],)),
    "schur_of_real": (lambda x: schur(x, "complex"), (REAL[0],)),
    "schur_real": (real_schur, (REAL[1],)),
    "schur_rotations": (real_schur, (ROTATIONS[0],)),
    "schur_large": (real_schur, (R.randn(15, 15),)),
    "schur_unblocked": (unblocked, (REAL[2],)),
    "sqrtm": (lambda x: jsl.sqrtm(x), (POSITIVE[0],)),
    "empty": (lambda x: jnp.linalg.eigvals(x), (np.zeros((2, 0, 0)),)),
}
