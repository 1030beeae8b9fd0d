"""Functions of numbers, their derivatives, and random numbers."""

import jax
import jax.numpy as jnp
import jax.scipy.special as sp
import jax.scipy.stats as stats
import numpy as np
from jax import lax

R = np.random.RandomState(23)
X = R.randn(7, 9)
P = R.rand(7, 9) + 0.05
UNIT = R.uniform(-0.95, 0.95, (7, 9))
KEY = np.array([0, 42], np.uint32)


def simple(function, *arguments):
    return (function, arguments)


def of(*functions):
    return lambda x: tuple(f(x) for f in functions)


def drawn(draw):
    return simple(lambda key: draw(jax.random.wrap_key_data(key)), KEY)


# Where a branch of a formula has no derivative that is not taken.
SMALL = np.array([0.0, 0.5, -0.25, 0.9, -0.75, 1e-20])
WHOLE = np.array([1.0, 2.0, 3.0, 4.0, 0.5, 1.5, 7.25, 40.0, -0.75, -1.5])
EDGES = {
    "edges_of_functions": simple(
        lambda x, y: of(sp.erfinv, jnp.arcsinh, jnp.arctanh, jnp.sinh, sp.erfc)(x)
        + of(sp.i0e, sp.i1e)(10 * x)
        + of(sp.gammaln, sp.digamma)(y),
        SMALL,
        WHOLE,
    ),
}

CASES = EDGES | {
    "exponentials": simple(of(jnp.exp, jnp.expm1, jnp.exp2, jnp.sinh, jnp.cosh, jnp.tanh), X),
    "logarithms": simple(of(jnp.log, jnp.log1p, jnp.log2, jnp.log10, jnp.sqrt, jnp.cbrt, lax.rsqrt), P),
    "trigonometry": simple(of(jnp.sin, jnp.cos, jnp.tan, jnp.arctan, jnp.sinc, jnp.deg2rad), X),
    "inverses": simple(of(jnp.arcsin, jnp.arccos, jnp.arctanh, jnp.arcsinh, sp.erfinv), UNIT),
    "roundings": simple(of(jnp.floor, jnp.ceil, jnp.round, jnp.trunc, jnp.rint, jnp.modf), X * 3),
    "powers": simple(lambda x, p: (p**x, jnp.hypot(x, p), jnp.arctan2(x, p), jnp.logaddexp(x, p), jnp.fmod(x, p), jnp.remainder(x, p)), X, P),
    "comparisons": simple(lambda x, p: (x > p, x <= p, jnp.maximum(x, p), jnp.minimum(x, p), jnp.copysign(x, p - 0.5), jnp.heaviside(x, 0.5)), X, P),
    "gammas": simple(of(sp.gammaln, sp.digamma, jnp.vectorize(lambda x: sp.gamma(x))), P * 4),
    "incomplete_gammas": simple(lambda p: (sp.gammainc(2.0, p * 3), sp.gammaincc(1.5, p * 3)), P),
    "betas": simple(lambda p: (sp.betaln(p, p + 1), sp.betainc(2.0, 3.0, jnp.clip(p, 0, 1))), P),
    "errors": simple(of(sp.erf, sp.erfc, sp.ndtr, sp.log_ndtr), X),
    "bessels": simple(of(sp.i0, sp.i0e, sp.i1, sp.i1e), X),
    # Where one of the formulas that a function is made of has no derivative, but is not taken.
    "edges_of_curves": simple(of(sp.expit, jax.nn.silu, jax.nn.softplus, jax.nn.log_sigmoid), np.array([0.0, 50.0, -50.0, 100.0, -100.0, 1e4, -1e4])),
    "edges_of_magnitudes": simple(lambda a, b: (jnp.abs(lax.complex(a, b)), jnp.abs(jnp.fft.rfft(a))), np.zeros(8), np.zeros(8)),
    "zetas": simple(lambda p: (sp.zeta(p + 2, p + 1), sp.polygamma(1, p + 1)), P),
    "entropies": simple(lambda p: (sp.entr(p), sp.rel_entr(p, p + 1), sp.xlogy(p, p), sp.kl_div(p, p + 0.5)), P),
    "expit_logit": simple(lambda p: (sp.expit(p), sp.logit(jnp.clip(p, 0.05, 0.9)), sp.logsumexp(p, axis=1)), P),
    "distributions": simple(lambda x, p: (stats.norm.logpdf(x), stats.norm.cdf(x), stats.gamma.logpdf(p, 2.0), stats.t.logpdf(x, 3.0), stats.poisson.logpmf(2, p)), X, P),
    "derivatives": simple(jax.grad(lambda x: jnp.sum(jnp.tanh(x) * jnp.exp(-x * x) + jnp.log1p(jnp.exp(x)))), X),
    "second_derivatives": simple(lambda x: jax.hessian(lambda v: jnp.sum(jnp.sin(v) * v[::-1]))(x[0]), X),
    "jacobians": simple(lambda x: (jax.jacfwd(lambda v: jnp.cumsum(v**2))(x[0]), jax.jacrev(lambda v: jnp.sort(v) * 2)(x[1])), X),
    "jvp_vjp": simple(lambda x, p: (jax.jvp(jnp.arctan2, (x, p), (p, x)), jax.vjp(jnp.power, p, x)[1](x)), X, P),
    "custom_gradient": simple(jax.grad(lambda x: jnp.sum(jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)))(x))), X),
    "linearized": simple(lambda x: jax.linearize(lambda y: y**3, x)[1](x), X),
    "stopped": simple(jax.grad(lambda x: jnp.sum(lax.stop_gradient(x) * x)), X),
    "bits": drawn(lambda k: jax.random.bits(k, (13,))),
    "short_bits": simple(lambda k: (lax.rng_bit_generator(k, (9,), np.uint8)[1], lax.rng_bit_generator(k, (7,), np.uint16)[1]), np.arange(1, 5, dtype=np.uint32)),
    "uniform": drawn(lambda k: (jax.random.uniform(k, (9, 5)), jax.random.uniform(k, (4,), minval=-3.0, maxval=2.0))),
    "normal": drawn(lambda k: (jax.random.normal(k, (9, 5)), jax.random.truncated_normal(k, -1.0, 1.0, (7,)))),
    "integers_drawn": drawn(lambda k: jax.random.randint(k, (17,), -5, 12)),
    "permutation": drawn(lambda k: (jax.random.permutation(k, 12), jax.random.choice(k, 9, (4,), replace=False))),
    "categorical": drawn(lambda k: (jax.random.categorical(k, jnp.log(jnp.arange(1.0, 6.0)), shape=(8,)), jax.random.bernoulli(k, 0.3, (9,)))),
    "exponential_drawn": drawn(lambda k: (jax.random.exponential(k, (6,)), jax.random.laplace(k, (6,)), jax.random.gumbel(k, (6,)), jax.random.cauchy(k, (3,)))),
    "gamma_drawn": drawn(lambda k: (jax.random.gamma(k, 2.5, (6,)), jax.random.dirichlet(k, jnp.ones(4)))),
    "poisson_drawn": drawn(lambda k: jax.random.poisson(k, 3.0, (9,))),
    "keys_split": drawn(lambda k: jax.random.key_data(jax.random.split(jax.random.fold_in(k, 7), 3))),
    "orthogonal_drawn": drawn(lambda k: jnp.abs(jax.random.orthogonal(k, 4) @ jnp.eye(4)).sum(0)),
}
