"""What jax.numpy does with arrays: shapes, indices, sorts, sums, and their derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

R = np.random.RandomState(17)
A = R.randn(6, 5)
B = R.randn(5, 7)
C = R.randn(6, 5)
V = R.randn(11)
CUBE = R.randn(3, 4, 5)
IMAGE = R.randn(2, 9, 7, 3)
N = R.randint(-50, 50, (6, 5)).astype(np.int32)
M = R.randint(1, 9, (6, 5)).astype(np.int32)
BYTES = R.randint(0, 255, (4, 9)).astype(np.uint8)
PLACES = R.randint(0, 6, (8,)).astype(np.int32)
SMALL = R.randint(-100, 100, (3, 10)).astype(np.int8)
TRUTHS = R.rand(6, 5) < 0.4
WORDS = R.randint(0, 2**31, (4, 6)).astype(np.uint32)
HALF = R.randn(5, 6).astype(np.float16)


# Where slices of two columns begin; the second and the fourth are outside in part.
STARTS = np.array([[2, 0], [0, 4], [1, 1], [5, -1], [3, 1], [4, 3]], np.int32)


def simple(function, *arguments):
    return (function, arguments)


def scattered(x, updates, starts):
    numbers = lax.ScatterDimensionNumbers((1,), (0,), (0, 1))
    scatters = [lax.scatter, lax.scatter_add, lax.scatter_sub, lax.scatter_mul, lax.scatter_max]
    return [f(x, starts, updates, numbers, unique_indices=True, mode="drop") for f in scatters]


CASES = {
    "concatenate_stack": simple(lambda a, c: (jnp.concatenate([a, c], 1), jnp.stack([a, c], 1), jnp.tile(a, (2, 3))), A, C),
    "split_flip": simple(lambda a: (*jnp.split(a, 3), jnp.flip(a), jnp.roll(a, (2, -1), (0, 1)), jnp.rot90(a)), A),
    "moveaxis_repeat": simple(lambda x: (jnp.moveaxis(x, 0, 2), jnp.repeat(x, 2, 1), jnp.swapaxes(x, 1, 2)), CUBE),
    "pad_modes": simple(lambda a: [jnp.pad(a, 2, mode=m) for m in ("constant", "edge", "reflect", "wrap", "symmetric")], A),
    "pad_interior": simple(lambda a: lax.pad(a, jnp.zeros((), a.dtype), ((1, -1, 2), (-2, 3, 1))), A),
    "take": simple(lambda a, i: (a[i % 5], jnp.take(a, i, 1, mode="clip"), jnp.take(a, i, 0, mode="fill", fill_value=7.0)), A, PLACES),
    "take_along": simple(lambda a: jnp.take_along_axis(a, jnp.argsort(a, 1), 1), A),
    "slices": simple(lambda a: (a[1:5:2, ::-1], a[:, 2], a[..., None, 1:3], a[-1]), A),
    "masks": simple(lambda a, t: (jnp.where(t, a, -a), jnp.sum(a, where=t), jnp.max(a, initial=-9, where=t)), A, TRUTHS),
    "nonzero_sized": simple(lambda t: jnp.nonzero(t, size=12, fill_value=-1), TRUTHS),
    "at_set_add": simple(lambda a, i: (a.at[i % 6].set(1.0), a.at[i % 6, 1].add(2.0), a.at[2:4].multiply(3.0)), A, PLACES),
    "at_max_min": simple(lambda a, i: (a.at[i % 6].max(0.5), a.at[:, i % 5].min(-0.5)), A, PLACES),
    "at_power_divide": simple(lambda a, i: (a.at[i % 6].divide(2.0), a.at[1].apply(jnp.sin)), A, PLACES),
    "scatters_outside": simple(scattered, A, C[:, :2], STARTS),
    "segment_sums": simple(lambda v, i: (jax.ops.segment_sum(v[:8], i, 6), jax.ops.segment_max(v[:8], i, 6, indices_are_sorted=False)[i], jax.ops.segment_prod(v[:8], i, 6)), V, PLACES),
    "bincount": simple(lambda i: jnp.bincount(i, length=6), PLACES),
    "histogram": simple(lambda v: jnp.histogram(v, bins=5, range=(-2.0, 2.0)), V),
    "digitize": simple(lambda v: (jnp.digitize(v, jnp.array([-1.0, 0.0, 1.0])), jnp.searchsorted(jnp.sort(v), v)), V),
    "interp": simple(lambda v: jnp.interp(v, jnp.linspace(-2, 2, 9), jnp.arange(9.0)), V),
    "sort_argsort": simple(lambda a: (jnp.sort(a, 0), jnp.argsort(a, 1), jnp.sort(a, axis=None)), A),
    "lexsort": simple(lambda n, m: jnp.lexsort((n[:, 0], m[:, 0])), N, M),
    "top_k": simple(lambda a: lax.top_k(a, 3), A),
    "unique_sized": simple(lambda n: jnp.unique(n, size=20, fill_value=0), N),
    "median_quantile": simple(lambda a: (jnp.median(a, 1), jnp.quantile(a, 0.3, axis=0), jnp.percentile(a, 75.0)), A),
    "cumulative": simple(lambda a: (jnp.cumsum(a, 1), jnp.cumprod(a, 0), lax.cummax(a, 1), lax.cummin(a, 0, reverse=True), lax.cumlogsumexp(a, 1)), A),
    "associative": simple(lambda a: lax.associative_scan(lambda x, y: x * 0.5 + y, a), A),
    "sums": simple(lambda x: (x.sum(), x.mean(0), x.std(1), x.var((0, 2)), x.prod(2), jnp.ptp(x, 1)), CUBE),
    "arg_extremes": simple(lambda x: (jnp.argmax(x, 1), jnp.argmin(x), jnp.nanargmax(x, 2)), CUBE),
    "logic": simple(lambda t: (t.any(0), t.all(1), ~t, t ^ t.T[:5, :5].any(), jnp.count_nonzero(t, 1)), TRUTHS),
    "norms": simple(lambda x: (jnp.linalg.norm(x, axis=2), jnp.linalg.norm(x[0], 1), jnp.linalg.norm(x[0], jnp.inf)), CUBE),
    "einsum": simple(lambda a, b: (jnp.einsum("ij,jk->ki", a, b), jnp.einsum("ij->j", a), jnp.einsum("ij,ik->ijk", a, a)), A, B),
    "matmuls": simple(lambda a, b, x: (a @ b, jnp.tensordot(x, a, ((0, 2), (0, 1))) if False else x @ b, jnp.inner(a, a), jnp.outer(a[0], b[0]), jnp.kron(a[:2], b[:2, :2])), A, B, CUBE),
    "batched_matmul": simple(lambda x: jnp.einsum("bij,bkj->bik", x, x), CUBE),
    "vander_poly": simple(lambda v: (jnp.vander(v, 4), jnp.polyval(jnp.array([1.0, -2.0, 0.5]), v), jnp.poly(v[:3])), V),
    "triangles": simple(lambda a: (jnp.tril(a), jnp.triu(a, 1), jnp.trace(a), jnp.diag(a), jnp.diag(a[0], 1), jnp.diagonal(a, 1)), A),
    "meshgrid": simple(lambda v: jnp.meshgrid(v[:3], v[3:7], indexing="ij"), V),
    "convolve": simple(lambda v: (jnp.convolve(v, v[:4]), jnp.correlate(v, v[:3], mode="same")), V),
    "diff_gradient": simple(lambda a: (jnp.diff(a, axis=0), jnp.diff(a, n=2), jnp.gradient(a[0]), jnp.trapezoid(a, axis=1)), A),
    "cross_dot": simple(lambda a: (jnp.cross(a[:3, :3], a[3:, 2:]), jnp.vdot(a, a), jnp.cov(a), jnp.corrcoef(a)), A),
    "integers": simple(lambda n, m: (n // m, n % m, jnp.bitwise_and(n, m), n << 1, n >> 1, jnp.gcd(n, m), jnp.lcm(m, m + 1)), N, M),
    "integer_powers": simple(lambda n, m: (n**3, jnp.abs(n), jnp.sign(n), jnp.clip(n, -5, 7), lax.integer_pow(m, 2)), N, M),
    "bytes": simple(lambda b: (b + 200, b * 3, b // 7, b.astype(jnp.float32) / 3, jnp.maximum(b, 9), (b > 99).sum()), BYTES),
    "small_integers": simple(lambda s: (s + s, s.sum(dtype=jnp.int32), s.max(1), jnp.sort(s, 1), s.astype(jnp.int16) * 300), SMALL),
    "words": simple(lambda w: (w * 3, w >> 5, lax.population_count(w), lax.clz(w), w.astype(jnp.float32), lax.bitcast_convert_type(w, jnp.int32)), WORDS),
    "halves": simple(lambda h: (h * 2 + 1, jnp.exp(h), h.sum(1), h @ h.T), HALF),
    "bits_of_floats": simple(lambda a: (lax.bitcast_convert_type(a.astype(jnp.float32), jnp.uint32) >> 23, jnp.frexp(a), jnp.nextafter(a, 9.0), jnp.ldexp(a, 2)), A),
    "windows": simple(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 2, 1), (1, 2, 2, 1), "SAME"), lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 1, 1, 1), "VALID")), IMAGE),
    "max_pool_gradient": simple(jax.grad(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum()), IMAGE),
    "average_pool_gradient": simple(jax.grad(lambda x: (lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") ** 2).sum()), IMAGE),
    "resize": simple(lambda x: (jax.image.resize(x, (2, 5, 9, 3), "bilinear"), jax.image.resize(x, (2, 18, 7, 3), "nearest")), IMAGE),
    "dynamic_slices": simple(lambda a, i: (lax.dynamic_slice(a, (i[0], i[1]), (2, 3)), lax.dynamic_update_slice(a, a[:2, :2] * 0, (i[2], i[3]))), A, PLACES),
    "gather_gradient": simple(jax.grad(lambda a, i: (jnp.sin(a)[i % 6] ** 2).sum()), A, PLACES),
    "vmap_gather": simple(lambda a, n: jax.vmap(lambda row, i: row[i % 5])(a, n), A, N),
    "one_hot": simple(lambda i: (jax.nn.one_hot(i, 6), jax.nn.one_hot(i, 4, axis=0)), PLACES),
    "select_piecewise": simple(lambda a: (jnp.select([a < -1, a < 1], [a * 2, a + 3], 0), jnp.piecewise(a, [a < 0, a >= 0], [lambda x: -x, lambda x: x**2])), A),
    "choose": simple(lambda m: jnp.choose(m % 3, [m, m * 2, m * 3], mode="wrap"), M),
    "nan_functions": simple(lambda a: (jnp.nansum(jnp.where(a > 1, jnp.nan, a)), jnp.nan_to_num(a / 0.0), jnp.isnan(a / a), jnp.isfinite(1 / jnp.maximum(a, 0))), A),
    "empty": simple(lambda a: (a[:0], jnp.concatenate([a[:0], a]), a[:0].sum(), jnp.zeros((0, 3)) @ jnp.ones((3, 2))), A),
    "rank_six": simple(lambda x: jnp.transpose(x.reshape(3, 2, 2, 5, 1, 1), (5, 3, 0, 2, 4, 1)).sum((1, 3)), CUBE),
    "packed_truths": simple(lambda t: (jnp.packbits(t, axis=1), jnp.unpackbits(jnp.packbits(t, axis=1), axis=1)), TRUTHS),
    "xor_reduction": simple(lambda n: (lax.reduce(n, np.int32(0), lax.bitwise_xor, (1,)), lax.reduce(n, np.int32(-1), lax.bitwise_and, (0,))), N),
    "delete_insert": simple(lambda v: (jnp.delete(v, 3), jnp.insert(v, 2, 9.0), jnp.append(v, v)), V),
}
