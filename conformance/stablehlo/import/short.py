"""Short floats of 8 bits, as XLA computes few functions of shorter ones on a CPU, and integers of few bits or without a sign."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(16)
FLOATS = (
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e4m3b11fnuz",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
    "float8_e3m4",
    "float8_e4m3",
    "float8_e8m0fnu",
)


def case(function, *arguments):
    return lambda: (function, arguments)


def all_codes(name):
    return np.arange(256, dtype=np.uint8).view(getattr(jnp, name))


def patterns():
    """Singles with all exponents, some of them between two numbers of the formats."""
    upper = np.arange(2**16, dtype=np.uint32)[::13] << 16
    ties = upper | np.array([0, 1, 0x8000, 0xFFFF], np.uint32)[np.arange(len(upper)) % 4]
    return ties.view(np.float32)


def conversions(name):
    dtype = getattr(jnp, name)

    def function(codes, x):
        finite = jnp.where(jnp.isnan(x), 1, x)
        wide = codes.astype(jnp.float32)
        others = [jnp.where(jnp.isnan(wide), 0, codes.astype(to)) for to in (jnp.bfloat16, jnp.float64)]
        return jnp.isnan(wide), jnp.where(jnp.isnan(wide), 0, wide), others, finite.astype(dtype), codes

    return function


def floats(name):
    dtype = getattr(jnp, name)

    def function(x, y, r):
        matrix = lax.dot_general(x, y, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)
        half = x.astype(jnp.bfloat16) @ y.astype(jnp.bfloat16)
        sums = x + x, x * y.T, x - y.T, x < y.T, x == x, jnp.maximum(x, y.T), jnp.where(r > 0, x, y.T)
        tensors = jnp.max(x, 0), jnp.sort(x, 1), x.T, x[::-1], x.reshape(-1), jnp.concatenate([x, y.T])
        return matrix, half, sums, tensors, x.at[1].set(y[:, 0]), r.astype(dtype), jnp.zeros_like(x) + dtype(1.5)

    return function


def unsigned(x, y, medium, huge, wide, other):
    def of(a, b):
        sums = a + b, a - b, a * b, a // (b | 1), a % (b | 1), a & b, a | b, a ^ b, ~a, a << 3, a >> 3
        order = a < b, a >= b, a == b, jnp.maximum(a, b), jnp.minimum(a, b), jnp.clip(a, 5, 1000)
        casts = a.astype(jnp.float32), a.astype(jnp.int32), a.astype(jnp.uint32), a > 0, jnp.sign(a)
        tensors = jnp.sum(a, 0), jnp.max(a, 1), jnp.sort(a, 1), a.T, a[:, ::2], jnp.cumsum(a, 1), jnp.argmax(a, 1)
        return sums, order, casts, tensors, lax.population_count(a), lax.clz(a)

    casts = medium.astype(jnp.uint16), huge.astype(jnp.uint64), wide.astype(jnp.float64)
    return of(x, y), of(wide, other), casts


def few_bits(*tensors):
    def of(a, b):
        sums = a + b, a - b, a * b, a & b, a | b, a < b, jnp.maximum(a, b), jnp.where(a == b, a, b)
        casts = a.astype(jnp.int32), a.astype(jnp.float32), a.astype(jnp.int8), a.astype(jnp.int32).astype(a.dtype)
        tensors = a.T, a.reshape(-1), a[1:], jnp.concatenate([a, b]), jnp.max(a, 0)
        # XLA has no products of so few bits on a CPU.
        return sums, casts, tensors, a.astype(jnp.int8) @ b.astype(jnp.int8).T

    return [of(a, b) for a, b in zip(tensors[::2], tensors[1::2])]


def quantised(weights, scales, x):
    """A layer with weights of 4 bits."""
    return x @ (weights.astype(jnp.float32) * scales)


def integers(name, low, high):
    return RANDOM.randint(low, high, (8, 5)).astype(getattr(jnp, name))


def eighths(name):
    x, y = RANDOM.randn(8, 6).astype(np.float32), RANDOM.randn(6, 8).astype(np.float32)
    dtype = getattr(jnp, name)
    return x.astype(dtype), y.astype(dtype), RANDOM.randn(8, 6).astype(np.float32)


def steps(weights, scale, x, y):
    """A training step whose products are of 8 bits, as mixed-precision training has them."""

    def loss(weights):
        a = (x * scale).astype(jnp.float8_e4m3fn)
        b = weights.astype(jnp.float8_e4m3fn)
        found = lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)
        return jnp.mean((found / scale - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(weights)
    return weights - 0.1 * gradient.astype(jnp.float8_e5m2).astype(jnp.float32), value


SHORT = [("int4", -8, 8), ("uint4", 0, 16), ("int2", -2, 2), ("uint2", 0, 4)]
FEW = [integers(*kind) for kind in SHORT for _ in range(2)]
WIDE = RANDOM.randint(0, 2**63, (2, 8, 5), dtype=np.uint64) * np.uint64(2) + np.uint64(1)
HALF = RANDOM.randint(0, 2**16, (2, 8, 5)).astype(np.uint16)
SINGLES = RANDOM.randn(8, 5).astype(np.float32)

CASES = {
    **{f"short_{name}_codes": case(conversions(name), all_codes(name), patterns()) for name in FLOATS},
    **{f"short_{name}": case(floats(name), *eighths(name)) for name in FLOATS if "e8m0" not in name},
    "short_unsigned": case(unsigned, *HALF, np.abs(SINGLES) * np.float32(6e4), SINGLES * np.float32(1.5e19), *WIDE),
    "short_integers": case(few_bits, *FEW),
    "short_weights": case(quantised, integers("int4", -8, 8), np.float32(0.25) + SINGLES[0], SINGLES @ SINGLES.T),
    "short_training": case(steps, RANDOM.randn(6, 4).astype(np.float32), np.float32(2), *[RANDOM.randn(8, n).astype(np.float32) for n in (6, 4)]),
}
DOUBLES = {"short_unsigned"}
