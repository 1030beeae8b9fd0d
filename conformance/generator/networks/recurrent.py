"""The first of DTLN's two networks (Westhausen and Meyer, 2020): a mask of a spectrum."""

import numpy as np

from ..graph import Quant
from ..ops import lstm
from .layers import Layers

BINS, UNITS = 257, 128
ROW = lstm.DEFAULTS | dict(zero_point_in=0, zero_point_state=0, scale_state=1 / 128)


def dtln_mask(rng):
    """One frame of 257 magnitudes through two LSTMs of 128 units whose states stay: 257 factors."""
    net = Layers(rng)
    x = net.graph.input("s8", (1, 1, BINS), Quant(np.float32(1 / 128), 0))
    for depth in (BINS, UNITS):
        x = lstm.add_lstm(net.graph, rng, "s8", ROW | dict(steps=1, depth=depth, units=UNITS), x)
    return net.output(net.unary("LOGISTIC", net.dense(x, BINS)))
