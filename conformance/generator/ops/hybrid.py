"""Floats with int8 weights: FULLY_CONNECTED, CONV_2D and DEPTHWISE_CONV_2D.

TFLM refuses them; LiteRT's kernels round each row or image to int8 while they run.
"""

import math

import numpy as np

from ..case import ACTIVATIONS, Case, generator_of, random_floats, random_weights
from ..graph import Graph, Quant
from .convolution import CONV_ONLY, DEFAULTS, DEPTHWISE_ONLY, SHARED, _options, _output_size

COVERS = {}

FULLY_CONNECTED = dict(
    input=(1, 37),
    units=11,
    output=None,
    flatten=False,
    keep_num_dims=False,
    activation="none",
    bias=True,
    per_channel=False,
    asymmetric=False,
    values="normal",
)

PRODUCTS = {
    "plain": dict(),
    "batch5": dict(input=(5, 16), units=7),
    "depth1": dict(input=(3, 1), units=4),
    "one_unit": dict(input=(2, 33), units=1),
    "depth257": dict(input=(2, 257), units=3),
    "rank4": dict(input=(1, 2, 2, 9), units=10, output=(1, 10), flatten=True),
    "rank3_keep_num_dims": dict(
        input=(2, 3, 10), units=6, output=(2, 3, 6), keep_num_dims=True
    ),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6"),
    "no_bias": dict(bias=False),
    "halves": dict(input=(4, 21), values="halves"),
    "ties": dict(input=(4, 21), values="ties"),
    "above_zero": dict(input=(4, 21), values="above"),
    "below_zero": dict(input=(4, 21), values="below"),
    "some_rows_of_zeros": dict(input=(4, 21), values="zeros"),
}

CONVOLUTIONS = ("same", "valid", "1x1", "5x1_same", "kernel_larger_than_input", "channels1")
CONVOLUTIONS += ("channels16", "batch3", "batch3_valid_stride2", "same_stride2_odd")
CONVOLUTIONS += ("same_dilation2", "valid_dilation3x1", "same_stride2_dilation2", "relu")
CONVOLUTIONS += ("relu6",)


def cases():
    for name, row in PRODUCTS.items():
        for per_channel in (False, True):
            for asymmetric in (False, True):
                kind = "per_channel" if per_channel else "per_tensor"
                kind += "_asymmetric" if asymmetric else ""
                own = dict(per_channel=per_channel, asymmetric=asymmetric)
                yield _product(f"{kind}_{name}", FULLY_CONNECTED | row | own)
    for name in CONVOLUTIONS:
        for per_channel in (False, True):
            kind = "per_channel" if per_channel else "per_tensor"
            row = DEFAULTS | SHARED[name] | dict(per_channel=per_channel)
            yield _convolution("conv_2d", f"{kind}_{name}", row)
    for name in ("groups2", "groups4_stride2"):
        yield _convolution("conv_2d", f"per_channel_{name}", DEFAULTS | CONV_ONLY[name])
    for values in ("halves", "ties", "above", "below", "zeros"):
        for per_channel in (False, True):
            kind = "per_channel" if per_channel else "per_tensor"
            row = DEFAULTS | dict(input=(4, 5, 3, 2), per_channel=per_channel)
            yield _convolution("conv_2d", f"{kind}_{values}", row, values)
    rows = {name: SHARED[name] for name in CONVOLUTIONS} | DEPTHWISE_ONLY
    for name, row in rows.items():
        yield _convolution("depthwise_conv_2d", f"per_channel_{name}", DEFAULTS | row)
    for values in ("halves", "ties", "above", "zeros"):
        row = DEFAULTS | dict(input=(4, 5, 3, 9), multiplier=2)
        yield _convolution("depthwise_conv_2d", f"per_channel_{values}", row, values)


def _values(rng, shape, values):
    """Inputs whose first dimension counts rows or images."""
    floats = random_floats(rng, shape, 3.0)
    match values:
        case "halves":
            # Powers of two times integers within the type: many are halfway between two steps.
            floats = rng.integers(-254, 254, shape, endpoint=True).astype(np.float32) / 2
            floats.reshape(shape[0], -1)[:, 0] = 127
        case "ties":
            # In steps of exactly one, with a zero point of -100.
            floats = rng.integers(-56, 454, shape, endpoint=True).astype(np.float32) / 2
            floats.reshape(shape[0], -1)[:, :2] = (-28, 227)
        case "above":
            floats = np.abs(floats) + np.float32(1)
        case "below":
            floats = -np.abs(floats) - np.float32(0.5)
        case "zeros":
            floats[::2] = 0
    return floats


def _scales(rng, count, per_channel, fan_in):
    spread = 1 / (73 * math.sqrt(fan_in))
    scales = (spread * rng.uniform(0.5, 2.0, count)).astype(np.float32)
    return scales if per_channel else scales[0]


def _case(op, name, rng, graph, shape, values):
    runs = [[_values(rng, shape, values)], [_values(rng, shape, values) * np.float32(17)]]
    return Case(op, name, graph, runs, "litert")


def _product(row_name, row):
    op, name = "fully_connected", f"f32xs8_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    units = row["units"]
    depth = math.prod(row["input"]) if row["flatten"] else row["input"][-1]
    x = graph.input("f32", row["input"])
    scales = _scales(rng, units, row["per_channel"], depth)
    weights = random_weights(rng, (units, depth))
    inputs = [x, graph.constant("weights", "s8", weights, Quant(scales))]
    if row["bias"]:
        inputs.append(graph.constant("bias", "f32", random_floats(rng, units)))
    y = graph.tensor("out", "f32", row["output"] or (row["input"][0], units))
    options = dict(
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
        KeepNumDims=row["keep_num_dims"],
        AsymmetricQuantizeInputs=row["asymmetric"],
    )
    graph.operator(op.upper(), inputs, [y], 12, ("FullyConnectedOptions", options))
    graph.output(y)
    return _case(op, name, rng, graph, row["input"], row["values"])


def _convolution(op, row_name, row, values="normal"):
    name = f"f32xs8_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    depthwise = op == "depthwise_conv_2d"
    channels_in = row["input"][3]
    channels = channels_in * row["multiplier"] if depthwise else row["filters"]
    depth = 1 if depthwise else channels_in // row["groups"]
    taps = row["kernel"]
    shape = (1, *taps, channels) if depthwise else (channels, *taps, depth)
    scales = _scales(rng, channels, row["per_channel"], math.prod(taps) * depth)
    quant = Quant(scales, 0, 3 if depthwise else 0)
    x = graph.input("f32", row["input"])
    inputs = [x, graph.constant("weights", "s8", random_weights(rng, shape), quant)]
    inputs.append(graph.constant("bias", "f32", random_floats(rng, channels)))
    y = graph.tensor("out", "f32", (row["input"][0], *_output_size(row), channels))
    version = 6 if depthwise else 5
    graph.operator(op.upper(), inputs, [y], version, options=_options(depthwise, row))
    graph.output(y)
    return _case(op, name, rng, graph, row["input"], values)
