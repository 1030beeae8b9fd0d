"""Complex numbers and Fourier transforms."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(15)


def numbers(*shape):
    return RANDOM.randn(*shape).astype(np.float32)


def complexes(*shape):
    return (RANDOM.randn(*shape) + 1j * RANDOM.randn(*shape)).astype(np.complex64)


X, Y, R = complexes(8, 6), complexes(8, 6), numbers(8, 6)
KEYS = RANDOM.randint(0, 8, (5,)).astype(np.int32)


def case(function, *arguments):
    return lambda: (function, arguments)


def arithmetic(x, y, r):
    constant = jnp.array([1 + 2j, 3, -1j, 0.5, 2 - 1j, 7], jnp.complex64)
    products = x + y, x - y, x * y, x / y, -x, x * r, r / x, constant * x
    parts = jnp.conj(x), jnp.real(x), jnp.imag(x), jnp.abs(x), lax.sign(x), lax.complex(r, -r)
    relations = x == y, x != y, x == x, jnp.where(r > 0, x, y), jnp.isfinite(x)
    casts = r.astype(jnp.complex64), (r > 0).astype(jnp.complex64), jnp.real(r), jnp.imag(r)
    return products, parts, relations, casts


def functions(x, y):
    powers = jnp.exp(x), jnp.log(x), jnp.log1p(x), jnp.expm1(x), jnp.sqrt(x), lax.rsqrt(x), x**y, x**3
    circles = jnp.sin(x), jnp.cos(x), jnp.tan(x), jnp.sinh(x), jnp.cosh(x), jnp.tanh(x), lax.logistic(x)
    inverses = lax.asin(x), lax.acos(x), lax.atan(x), lax.asinh(x), lax.acosh(x), lax.atanh(x)
    return powers, circles, inverses


def special_values(x):
    functions = jnp.abs, jnp.sqrt, jnp.exp, lax.sign, jnp.real, jnp.isfinite
    return [function(x) for function in functions] + [x == x]


def products(x, y, r):
    return x @ y.T, r.T @ y, jnp.einsum("bij,bjk->bik", x[:, :4].reshape(4, 2, 4), y[:, :4].reshape(4, 4, 2)), jnp.vdot(x, y)


def convolutions(x, k, r):
    window = dict(window_strides=(1, 2), padding="SAME")
    return lax.conv_general_dilated(x, k, **window), lax.conv_general_dilated(r.astype(x.dtype), k, **window)


def moves(x, y, keys):
    parts = x.reshape(4, 12), x.T, x[1:7:2, ::3], x[::-1], jnp.pad(x, ((1, 2), (0, 1)), constant_values=2 - 1j)
    joined = jnp.concatenate([x, y], 1), jnp.broadcast_to(x[0], (3, 6)), jnp.arange(5).astype(jnp.complex64)
    at = x[keys], x.at[keys].add(y[:5]), x.at[keys[0]].set(y[0]), lax.dynamic_slice(x, (keys[0], 0), (2, 6))
    return parts, joined, at, lax.dynamic_update_slice(x, y[:2], (keys[1], 0)), jnp.iscomplexobj(x)


def reductions(x):
    sums = jnp.sum(x, 0), jnp.sum(x), jnp.prod(x, 1), jnp.mean(x, 1), jnp.cumsum(x, 1), jnp.cumprod(x, 0)
    return sums, jnp.sort(x, 1), jnp.linalg.norm(x), jnp.all(x == x)


def loops(x, y):
    def body(carry, row):
        carry = carry * 0.5 + row
        return carry, jnp.abs(carry)

    last, sizes = lax.scan(body, y[0], x)
    counted = lax.fori_loop(0, 3, lambda i, z: z * z / (1 + jnp.abs(z)) + i, x)
    chosen = lax.cond(jnp.real(x[0, 0]) > 0, lambda z: z * 1j, lambda z: jnp.conj(z), x)
    return last, sizes, counted, chosen, jax.jit(lambda z: z + 1)(x)


def training(weights, x, y):
    def loss(weights):
        hidden = jnp.tanh(x @ weights["in"])
        return jnp.mean(jnp.abs(hidden @ weights["out"] - y) ** 2)

    value, gradients = jax.value_and_grad(loss)(weights)
    return jax.tree.map(lambda w, g: w - 0.1 * jnp.conj(g), weights, gradients), value


def double(x, y):
    return x * y, x / y, jnp.abs(x), jnp.exp(x), jnp.sqrt(x), x @ y.T, jnp.fft.fft(x), x.astype(np.complex64)


LENGTHS = (1, 2, 3, 4, 5, 7, 12, 31, 64, 67, 72, 97, 100, 128, 131, 257, 384, 509, 521, 1000)


def one_dimension(*signals):
    def all_kinds(x):
        n = x.shape[-1]
        complex_ones = jnp.fft.fft(x), jnp.fft.ifft(x)
        return complex_ones, jnp.fft.rfft(jnp.real(x)), jnp.fft.irfft(x[..., : n // 2 + 1], n=n)

    return [all_kinds(x) for x in signals]


def more_dimensions(x, r):
    planes = jnp.fft.fft2(x), jnp.fft.ifft2(x), jnp.fft.rfft2(r), jnp.fft.irfft2(x, s=(6, 7))
    solids = jnp.fft.fftn(x), jnp.fft.ifftn(x), jnp.fft.rfftn(r), jnp.fft.irfftn(x, s=(4, 6, 9))
    return planes, solids, jnp.fft.fft(x, axis=0), jnp.fft.fft(x, axis=1), jnp.fft.ifft(jnp.fft.fft(x))


def spectral_layer(weights, x):
    """A layer of a Fourier neural operator, and its gradient."""

    def loss(weights):
        spectrum = jnp.fft.rfft2(x, axes=(1, 2))
        kept = jnp.einsum("bxyi,xyio->bxyo", spectrum[:, :3, :3], weights)
        spectrum = jnp.zeros((*spectrum.shape[:3], weights.shape[-1]), kept.dtype).at[:, :3, :3].set(kept)
        return jnp.mean(jnp.tanh(jnp.fft.irfft2(spectrum, s=x.shape[1:3], axes=(1, 2))) ** 2)

    value, gradient = jax.value_and_grad(loss)(weights)
    return weights - jnp.conj(gradient), value


def filtered(x, kernel):
    return jnp.fft.irfft(jnp.fft.rfft(x) * jnp.fft.rfft(kernel), n=x.shape[-1])


EDGES = np.array([0, 1, -1, 1j, -1j, 3 + 4j, -2.5, 1e20 + 1e20j, 1e-20j, np.inf, complex(-np.inf, 1)], np.complex64)
WEIGHTS = {"in": complexes(6, 10) * np.float32(0.2), "out": complexes(10, 3) * np.float32(0.2)}
DOUBLE = RANDOM.randn(2, 8, 6) + 1j * RANDOM.randn(2, 8, 6)

CASES = {
    "complex_arithmetic": case(arithmetic, X, Y, R),
    "complex_functions": case(functions, X * np.float32(0.7), Y),
    "complex_edges": case(special_values, EDGES),
    "complex_products": case(products, X, Y, R),
    "complex_convolutions": case(convolutions, complexes(8, 2, 5, 6), complexes(3, 2, 3, 3), numbers(8, 2, 5, 6)),
    "complex_moves": case(moves, X, Y, KEYS),
    "complex_reductions": case(reductions, X),
    "complex_loops": case(loops, X, Y),
    "complex_training": case(training, WEIGHTS, complexes(8, 6), complexes(8, 3)),
    "complex_double": case(double, *DOUBLE),
    "fft_lengths": case(one_dimension, *(complexes(4, n) for n in LENGTHS)),
    "fft_dimensions": case(more_dimensions, complexes(8, 6, 5), numbers(8, 6, 7)),
    "fft_spectral_layer": case(spectral_layer, complexes(3, 3, 4, 5), numbers(8, 12, 10, 4)),
    "fft_filtered": case(filtered, numbers(8, 60), numbers(60)),
}

DOUBLES = {"complex_double"}
