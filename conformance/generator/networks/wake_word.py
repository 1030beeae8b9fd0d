"""A streaming wake word detector in the manner of microWakeWord, which ESPHome runs: convolutions
over time of several lengths side by side, their pasts in variables."""

import numpy as np

from ..graph import Quant
from ..ops.variable import Variables
from .layers import Layers

FEATURES, FRAMES, FIRST_TAPS, FIRST_FILTERS, FILTERS, LAST = 40, 3, 5, 32, 64, 5
# Taps of the depthwise convolutions of each block: the channels are divided among them.
BLOCKS = ((5,), (7, 11), (9, 15), (23,))
INPUT = Quant(np.float32(26 / 256), -128)


def mixed_convolutions(rng):
    """Three frames of 40 features: the probability as a byte."""
    net = Layers(rng)
    variables = Variables(net.graph)
    x = net.graph.input("s8", (1, FRAMES, FEATURES), INPUT)
    x = net.reshape(x, 1, FRAMES, 1, FEATURES)
    x = _window(net, variables, "first", x, FIRST_TAPS)
    x = net.conv(x, FIRST_FILTERS, (FIRST_TAPS, 1), (FRAMES, 1), "valid", "relu")
    for index, taps in enumerate(BLOCKS):
        x = _block(net, variables, f"block_{index}", x, taps)
    x = _window(net, variables, "last", x, LAST)
    x = net.dense(net.reshape(x, 1, LAST * FILTERS), 1)
    y = net.unary("LOGISTIC", x)
    byte = Quant(np.float32(1 / 256), 0)
    return net.output(net.op("QUANTIZE", [y], y.shape, byte, "u8", 2, ("QuantizeOptions", {})))


def _window(net, variables, name, x, taps):
    """The frames before those of `x`, and those: `taps` in all."""
    past = (1, taps - x.shape[1], *x.shape[2:])
    variables.first(name, x.quant.zero_point, "s8", past, x.quant)
    handle = variables.handle(name)
    held = variables.read(handle, net.graph.tensor("like", "s8", past, x.quant))
    window = net.concat([held, x], 1)
    variables.assign(handle, net.last_rows(window, past[1]))
    return window


def _block(net, variables, name, x, taps):
    window = _window(net, variables, name, x, max(taps))
    count = len(taps)
    parts = [window]
    if count > 1:
        depth = x.shape[3] // count
        sizes, axis = net.ints(*[depth] * count), net.ints(3)
        shape = (*window.shape[:3], depth)
        parts = [net.graph.tensor("part", "s8", shape, x.quant) for _ in taps]
        options = ("SplitVOptions", dict(NumSplits=count))
        net.graph.operator("SPLIT_V", [window, sizes, axis], parts, 2, options)
    mixed = []
    for part, length in zip(parts, taps):
        rows = part if length == part.shape[1] else net.last_rows(part, length)
        mixed.append(net.depthwise(rows, (length, 1), 1, "valid"))
    x = net.concat(mixed, 3) if count > 1 else mixed[0]
    return net.conv(x, FILTERS, activation="relu")
