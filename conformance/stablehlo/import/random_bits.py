"""Random numbers, which are the same bits everywhere."""

import jax
import jax.numpy as jnp

KEY = jnp.array([1, 42], jnp.uint32)


def bits():
    return lambda key: jax.random.bits(key, (5, 7)), (KEY,)


def normal():
    return lambda key: jax.random.normal(key, (4, 6)), (KEY,)


def dropout():
    def function(key, x):
        first, second = jax.random.split(key)
        keep = jax.random.bernoulli(first, 0.9, x.shape)
        return jnp.where(keep, x / 0.9, 0), jax.random.uniform(second, (3,)), second

    return function, (KEY, jnp.arange(32, dtype=jnp.float32).reshape(4, 8))


def integers():
    return lambda key: (jax.random.randint(key, (9,), 0, 10), jax.random.permutation(key, 11)), (KEY,)


def three_fry(shape):
    algorithm = jax.lax.RandomAlgorithm.RNG_THREE_FRY

    def function(state):
        return jax.lax.rng_bit_generator(state, shape, algorithm=algorithm)

    return lambda: (function, (jnp.array([1, 2**31 + 2, 0xFFFFFFFD, 4], jnp.uint32),))


def philox(shape, algorithm="PHILOX"):
    algorithm = getattr(jax.lax.RandomAlgorithm, f"RNG_{algorithm}")

    def function(state):
        return jax.lax.rng_bit_generator(state, shape, algorithm=algorithm)

    # The lower half of the counter overflows after two blocks.
    return lambda: (function, (jnp.array([1, 2**31 + 2, 0xFFFFFFFE, 0xFFFFFFFF], jnp.uint32),))


def rbg(implementation):
    def case():
        def function(x):
            key = jax.random.wrap_key_data(x, impl=implementation)
            first, second = jax.random.split(key)
            keep = jax.random.bernoulli(first, 0.9, (6, 10))
            noise = jax.random.normal(second, (3, 8))
            return keep, noise, jax.random.bits(jax.random.fold_in(key, 7), (5,))

        return function, (jnp.array([7, 8, 9, 10], jnp.uint32),)

    return case


def argmax():
    def function(x):
        return jnp.argmax(x, axis=1), jnp.argmin(x, axis=0), jnp.argmax(x)

    nan = jnp.nan
    x = jnp.array([[3, 1, 3, 2], [nan, 5, nan, 9], [-jnp.inf] * 4, [0, 0, -1, -1]], jnp.float32)
    return function, (x,)


CASES = {
    "random_bits": bits,
    "random_normal": normal,
    "random_dropout": dropout,
    "random_integers": integers,
    "three_fry_matrix": three_fry((5, 6)),
    "three_fry_odd": three_fry((3, 5)),
    "three_fry_scalar": three_fry(()),
    "philox_rows": philox((3, 8)),
    "philox_odd": philox((3, 5)),
    "philox_scalar": philox(()),
    "philox_default": philox((2, 3, 4), "DEFAULT"),
    "rbg": rbg("rbg"),
    "unsafe_rbg": rbg("unsafe_rbg"),
    "argmax": argmax,
}
