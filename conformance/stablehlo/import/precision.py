"""Numbers of 16 bits, most of them below the normal ones, rounded to fewer bits."""

import jax
import jax.numpy as jnp
import numpy as np

FORMATS = [(5, 9), (5, 2), (8, 7), (4, 10), (4, 3), (2, 1), (5, 0)]


def halves():
    # All subnormal numbers and the first normal ones, the last ones, infinities and a NaN.
    bits = np.r_[0:2112, 0x7BC0:0x7C01, 0x7E00, 0x8000:0x8100, 0xFBF0:0xFC01, 0xFE00]
    return jnp.asarray(bits.astype(np.uint16).view(np.float16))


def reduce_precision_halves():
    def rounded(x):
        return [jax.lax.reduce_precision(x, *bits) for bits in FORMATS]

    return rounded, (halves(),)


CASES = {"reduce_precision_halves": reduce_precision_halves}
