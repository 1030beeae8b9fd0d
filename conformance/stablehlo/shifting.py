"""Pipelines that programs spell out themselves, as GSPMD has them (Xu et al., 2021, section 3.3).

Layers of one kind are computed for all stages at once, each of another microbatch; a loop shifts the buffer between
them by one stage. `python shifting.py` writes training steps with the buffer shifted in three ways to `shifting/`.
"""

from pathlib import Path

import jax
import jax.numpy as jnp
from jax import lax

STAGES, ROWS, FEATURES = 4, 4, 16


def joined(buffer, new):
    return jnp.concatenate([new[None], buffer[:-1]])


def rolled(buffer, new):
    return jnp.roll(buffer, 1, axis=0).at[0].set(new)


def padded(buffer, new):
    moved = jnp.pad(buffer, ((1, 0), (0, 0), (0, 0)))[:-1]
    first = lax.broadcasted_iota(jnp.int32, buffer.shape, 0) == 0
    return jnp.where(first, new[None], moved)


def stage(weights, x):
    return jnp.tanh(x @ weights)


def pipeline(shift, weights, batches):
    """What the last stage makes of each microbatch."""
    drain = jnp.zeros((STAGES - 1, *batches.shape[1:]))

    def iteration(buffer, new):
        buffer = jax.vmap(stage)(weights, shift(buffer, new))
        return buffer, buffer

    start = jnp.zeros((STAGES, *batches.shape[1:]))
    _, made = lax.scan(iteration, start, jnp.concatenate([batches, drain]))
    return made[STAGES - 1 :, -1]


def step(shift):
    def loss(weights, batches, labels):
        return jnp.mean((pipeline(shift, weights, batches) - labels) ** 2)

    def update(weights, batches, labels):
        value, gradient = jax.value_and_grad(loss)(weights, batches, labels)
        return weights - 0.1 * gradient, value

    return update


def main():
    folder = Path(__file__).parent / "shifting"
    weights = jax.ShapeDtypeStruct((STAGES, FEATURES, FEATURES), jnp.float32)
    for shift, microbatches in [(joined, 8), (joined, 16), (rolled, 8), (padded, 8)]:
        batches = jax.ShapeDtypeStruct((microbatches, ROWS, FEATURES), jnp.float32)
        lowered = jax.jit(step(shift)).lower(weights, batches, batches)
        (folder / f"{shift.__name__}.{microbatches}.mlir").write_text(lowered.as_text())


if __name__ == "__main__":
    main()
