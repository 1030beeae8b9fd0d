"""Special functions, which JAX exports as ops of `chlo`."""

import jax
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(7)
ANY = np.concatenate([RANDOM.randn(48), RANDOM.randn(16) * 8]).astype(np.float32).reshape(8, 8)
SMALL = RANDOM.uniform(-0.99, 0.99, (8, 8)).astype(np.float32)
ENDS = np.array([-1, 0, 1, 2], np.float32)
EDGES = np.array([-np.inf, -1, -0.0, 0, 1, np.inf, np.nan, 1e-30, 1e30], np.float32)
POSITIVE = np.abs(ANY) + np.float32(0.05)


def case(function, *arguments):
    return lambda: (function, arguments)


def trigonometric(x, small, ends):
    return lax.asin(small), lax.acos(small), lax.atan(x), lax.acos(ends), lax.asin(ends)


def hyperbolic(x, small, positive):
    return lax.sinh(x), lax.cosh(x), lax.asinh(x), lax.acosh(1 + positive), lax.atanh(small)


def gamma(x, positive):
    # Near poles the last digits of x decide.
    return lax.lgamma(x), lax.lgamma(positive), lax.digamma(positive)


def zeta(positive):
    return jax.scipy.special.zeta(positive + 1.5, positive + 1), jax.scipy.special.polygamma(2, positive + 1)


def bessel(x):
    return lax.bessel_i1e(x), lax.bessel_i0e(x)


def bits(x, small):
    return lax.nextafter(x, small), lax.nextafter(0 * x, small), lax.nextafter(x, x)


def edges(x):
    functions = (lax.sinh, lax.cosh, lax.asinh, lax.acosh, lax.atan, lax.atanh, lax.asin, lax.lgamma, lax.digamma)
    return [function(x) for function in functions]


CASES = {
    "special_trigonometric": case(trigonometric, ANY, SMALL, ENDS),
    "special_hyperbolic": case(hyperbolic, ANY, SMALL, POSITIVE),
    "special_gamma": case(gamma, ANY, POSITIVE),
    "special_zeta": case(zeta, POSITIVE),
    "special_bessel": case(bessel, ANY),
    "special_edges": case(edges, EDGES),
    "special_next_after": case(bits, ANY, SMALL),
}
