"""Products of groups of rows, and by algorithms that programs name."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.lax import DotAlgorithmPreset as Preset
from jax.lax import RaggedDotDimensionNumbers as Dimensions

R = np.random.RandomState(71)
ROWS = R.randn(11, 5)
MATRICES = R.randn(3, 5, 7)
COLUMNS = R.randn(11, 7)
SIZES = np.array([4, 2, 5], np.int32)
# Rows are left behind the last group.
FEWER = np.array([3, 0, 6], np.int32)
BATCH = R.randn(2, 11, 5)
BATCHED = R.randn(2, 3, 5, 7)
BATCH_SIZES = np.array([[4, 4, 3], [0, 11, 0]], np.int32)


def by_sums(left, right, sizes):
    dimensions = Dimensions((((0,), (0,)), ((), ())), [0], [])
    return lax.ragged_dot_general(left, right, sizes, dimensions)


def by_batches(left, right, sizes):
    dimensions = Dimensions((((2,), (1,)), ((0,), (0,))), [0], [])
    return lax.ragged_dot_general(left, right, sizes, dimensions)


def algorithms(x, y):
    wide = lax.dot(x, y, precision=Preset.F32_F32_F32 if x.dtype == np.float32 else Preset.F64_F64_F64)
    short = lax.dot(x.astype(jnp.float16), y.astype(jnp.float16), precision=Preset.F16_F16_F16)
    return wide, short


def gradient(left, right, sizes):
    return jax.grad(lambda l, r: jnp.sum(jnp.tanh(lax.ragged_dot(l, r, sizes))), (0, 1))(left, right)


GROUPS = {
    "rows": (lax.ragged_dot, (ROWS, MATRICES, SIZES)),
    "rows_left": (lax.ragged_dot, (ROWS, MATRICES, FEWER)),
    "sums": (by_sums, (ROWS, COLUMNS, SIZES)),
    "sums_left": (by_sums, (ROWS, COLUMNS, FEWER)),
    "batches": (by_batches, (R.randn(11, 2, 5), R.randn(11, 5, 7), SIZES)),
    "batched": (jax.vmap(lax.ragged_dot), (BATCH, BATCHED, BATCH_SIZES)),
    "gradient": (gradient, (ROWS, MATRICES, FEWER)),
}

# As a TPU gets them, they are composites.
CASES = {
    **{f"ragged_{name}": case for name, case in GROUPS.items()},
    **{f"tpu_ragged_{name}": case for name, case in GROUPS.items()},
    "algorithms": (algorithms, (ROWS, R.randn(5, 6))),
}
