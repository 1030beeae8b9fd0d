"""CONV_2D and DEPTHWISE_CONV_2D."""

import math

import numpy as np

from ..case import (
    ACTIVATIONS,
    PADDINGS,
    Case,
    generator_of,
    near,
    random_floats,
    random_ints,
    random_weights,
    runs_of,
)
from ..graph import Graph, Quant

COVERS = {
    "conv_2d": "kernels 1x1 to 5x5, 5x1, 1x7, even sizes, larger than the input; SAME and VALID;"
    " strides and dilations 1 to 3, also unequal and together; 1 to 16 channels; groups; batch 3;"
    " per channel and per tensor; extreme zero points; exact ties; left shifts; dead channels;"
    " large biases; no bias, absent bias; every activation; int16 with biases of 64 and 32 bits;"
    " uint8 with weights of any zero point; int8 with int4 weights; f32 with int8 weights, as LiteRT has them",
    "depthwise_conv_2d": "as CONV_2D, with depth multipliers 1, 2, 3 and 8, and no bias of 32 bits"
    " for int16; int8 with int4 weights; f32 with int8 weights per channel",
}

# Of input and output types: the weights, the bias, the version of the operator.
WEIGHTS = {"f32": "f32", "s8": "s8", "s16": "s8", "u8": "u8"}
BIASES = {"f32": "f32", "s8": "s32", "s16": "s64", "u8": "s32"}
VERSIONS = {"f32": 1, "s8": 3, "s16": 5, "u8": 1}

# What a row leaves out. `kernel`, `stride` and `dilation` are (height, width).
DEFAULTS = dict(
    input=(1, 7, 5, 3),
    filters=4,
    multiplier=1,
    groups=1,
    kernel=(3, 3),
    stride=(1, 1),
    dilation=(1, 1),
    padding="same",
    activation="none",
    bias="given",
    per_channel=True,
    zero_point_in=-7,
    zero_point_out=5,
    scales="plain",
    lowest_weight=-127,
    largest_bias=2000,
    bias_dtype=None,
    zero_point_weights=0,
)

# Rows that make sense for both operators.
SHARED = {
    "same": dict(),
    "valid": dict(padding="valid"),
    "1x1": dict(kernel=(1, 1), input=(1, 5, 7, 4)),
    "1x1_valid_stride2": dict(
        kernel=(1, 1), input=(1, 5, 6, 4), stride=(2, 2), padding="valid"
    ),
    "2x2_same": dict(kernel=(2, 2)),
    "5x5_valid": dict(kernel=(5, 5), input=(1, 9, 7, 1), padding="valid"),
    "5x1_same": dict(kernel=(5, 1)),
    "1x7_valid": dict(kernel=(1, 7), input=(1, 2, 13, 3), padding="valid"),
    "1x3_of_one_row": dict(kernel=(1, 3), input=(1, 1, 17, 4), stride=(1, 2)),
    "kernel_larger_than_input": dict(kernel=(5, 5), input=(1, 2, 3, 3)),
    "single_pixel": dict(input=(1, 1, 1, 4)),
    "channels1": dict(input=(1, 6, 7, 1)),
    "channels7": dict(input=(1, 5, 6, 7), filters=7),
    "channels16": dict(input=(1, 4, 5, 16), filters=16),
    "batch3": dict(input=(3, 5, 4, 3)),
    "batch3_valid_stride2": dict(input=(3, 6, 7, 3), padding="valid", stride=(2, 2)),
    "same_stride2_odd": dict(input=(1, 7, 9, 3), stride=(2, 2)),
    "same_stride2_even": dict(input=(1, 8, 6, 3), stride=(2, 2)),
    "valid_stride3": dict(input=(1, 10, 11, 3), stride=(3, 3), padding="valid"),
    "same_stride3": dict(input=(1, 10, 11, 3), stride=(3, 3)),
    "same_stride1x2": dict(stride=(1, 2)),
    "valid_stride2x1": dict(stride=(2, 1), padding="valid"),
    "same_stride3x2": dict(input=(1, 8, 7, 3), stride=(3, 2)),
    "same_dilation2": dict(dilation=(2, 2)),
    "valid_dilation2": dict(input=(1, 8, 7, 3), dilation=(2, 2), padding="valid"),
    "same_dilation1x3": dict(input=(1, 5, 9, 3), dilation=(1, 3)),
    "valid_dilation3x1": dict(input=(1, 9, 4, 3), dilation=(3, 1), padding="valid"),
    "same_stride2_dilation2": dict(input=(1, 9, 8, 3), stride=(2, 2), dilation=(2, 2)),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6", zero_point_out=-60),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
    "no_bias": dict(bias="none"),
}

# Rows about integers alone.
INTEGER = {
    "per_tensor": dict(per_channel=False),
    "per_tensor_stride2": dict(per_channel=False, input=(1, 7, 6, 4), stride=(2, 2)),
    "zero_point_lowest": dict(zero_point_in=-128, zero_point_out=-128),
    "zero_point_highest": dict(zero_point_in=127, zero_point_out=127),
    "zero_point_zero": dict(zero_point_in=0, zero_point_out=0),
    "relu_zero_point_lowest": dict(activation="relu", zero_point_in=-128, zero_point_out=-128),
    "ties": dict(scales="ties", zero_point_in=0, largest_bias=99),
    "left_shift": dict(scales="left_shift", kernel=(1, 1)),
    "dead_channels": dict(scales="dead_channels"),
    "weights_with_lowest": dict(lowest_weight=-128, zero_point_in=127),
    "large_bias": dict(largest_bias=60000),
    "larger": dict(input=(1, 11, 13, 7), filters=9),
}

CONV_ONLY = {
    "1x1_channels16": dict(kernel=(1, 1), input=(1, 3, 3, 16), filters=1),
    "groups2": dict(input=(1, 5, 4, 4), filters=6, groups=2),
    "groups4_stride2": dict(input=(1, 6, 5, 8), filters=8, groups=4, stride=(2, 2)),
    "filters1": dict(filters=1),
    "absent_bias": dict(bias="absent"),
}

DEPTHWISE_ONLY = {
    "multiplier2": dict(multiplier=2),
    "multiplier3_batch2": dict(multiplier=3, input=(2, 4, 5, 2), padding="valid"),
    "multiplier8_of_one_channel": dict(
        multiplier=8, input=(1, 9, 8, 1), kernel=(4, 3), stride=(2, 2), activation="relu"
    ),
    "multiplier8_dilation2": dict(multiplier=8, dilation=(2, 2)),
}

# 16-bit activations have no zero points. Their biases have 64 bits, if not said otherwise.
SYMMETRIC = dict(zero_point_in=0, zero_point_out=0)
INTEGER16 = ("same", "valid", "batch3_valid_stride2", "same_stride2_odd", "same_dilation2", "relu6")
INTEGER16 += ("no_bias", "per_tensor", "ties", "dead_channels", "large_bias", "channels7")
SUM32 = dict(bias_dtype="s32")

# Int8 with weights of 4 bits.
INTEGER4 = ("same", "valid", "batch3_valid_stride2", "same_stride2_odd", "relu6", "no_bias")
INTEGER4 += ("per_tensor", "zero_point_lowest", "ties", "channels7", "larger")

UNSIGNED_DEFAULTS = dict(per_channel=False, zero_point_in=121, zero_point_out=133)
UNSIGNED = {
    "weights_zero_point_middle": dict(zero_point_weights=128),
    "weights_zero_point_lowest": dict(zero_point_weights=0, activation="relu"),
    "weights_zero_point_highest": dict(zero_point_weights=255, padding="valid", stride=(2, 2)),
    "weights_zero_point_odd": dict(zero_point_weights=151, input=(2, 5, 4, 7), filters=5),
    "zero_points_lowest": dict(zero_point_weights=90, zero_point_in=0, zero_point_out=0),
    "zero_points_highest": dict(
        zero_point_weights=90, zero_point_in=255, zero_point_out=255, dilation=(2, 2)
    ),
    "relu6": dict(zero_point_weights=100, activation="relu6"),
}

# The mean effective multiplier puts 2.5 standard deviations of a sum at the edge of int8.
SCALE_IN = 0.03
SCALE_OUT = 0.05
STEPS_PER_DEVIATION = 50


def cases():
    for op, own in (("conv_2d", CONV_ONLY), ("depthwise_conv_2d", DEPTHWISE_ONLY)):
        for name, row in (SHARED | own | INTEGER).items():
            yield _case(op, "s8", name, DEFAULTS | row)
        for name, row in (SHARED | own).items():
            yield _case(op, "f32", name, DEFAULTS | row)
        for name in (*INTEGER16, *(name for name in own if name != "absent_bias")):
            yield _case(op, "s16", name, DEFAULTS | (SHARED | own | INTEGER)[name] | SYMMETRIC)
        for name in (*INTEGER4, *own):
            row = (SHARED | own | INTEGER)[name] | dict(weights_dtype="s4")
            # TFLM unpacks no weights of groups.
            if "groups" not in row:
                yield _case(op, "s8xs4", name, DEFAULTS | row)
        for name, row in UNSIGNED.items():
            yield _case(op, "u8", name, DEFAULTS | UNSIGNED_DEFAULTS | row)
    for name in ("same", "valid", "ties", "groups2", "large_bias"):
        row = (SHARED | CONV_ONLY | INTEGER)[name]
        yield _case("conv_2d", "s16", f"sum32_{name}", DEFAULTS | row | SYMMETRIC | SUM32)


def _case(op, dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    dtype = "s8" if dtype == "s8xs4" else dtype
    graph.output(add_convolution(graph, op, rng, dtype, row))
    runs = runs_of(rng, graph)
    if row["scales"] == "left_shift":
        # Each step of a sum is several steps of the result: sums must be small to survive.
        runs.append([near(rng, graph.inputs[0], 6)])
    return Case(op, name, graph, runs, "litert" if dtype == "u8" else "tflm")


def add_convolution(graph, op, rng, dtype, row, x=None):
    """Appends the convolution that `row` describes, reading `x` or a new graph input."""
    depthwise = op == "depthwise_conv_2d"
    channels_in = row["input"][3]
    channels_out = channels_in * row["multiplier"] if depthwise else row["filters"]
    fan_in = row["kernel"][0] * row["kernel"][1]
    if depthwise:
        weights_shape, axis = (1, *row["kernel"], channels_out), 3
    else:
        fan_in *= channels_in // row["groups"]
        weights_shape, axis = (channels_out, *row["kernel"], channels_in // row["groups"]), 0
    y_shape = (row["input"][0], *_output_size(row), channels_out)

    weights_dtype = row.get("weights_dtype", WEIGHTS[dtype])
    if dtype != "f32":
        quants = _quants(rng, row, channels_out, fan_in, axis, dtype)
        weights = random_weights(rng, weights_shape, row["lowest_weight"])
        if weights_dtype == "s4":
            weights = rng.integers(-7, 7, weights_shape, np.int8, endpoint=True)
        if dtype == "u8":
            weights = random_ints(rng, np.uint8, weights_shape)
        bias = rng.integers(-row["largest_bias"], row["largest_bias"], channels_out)
    else:
        quants = (None, None, None, None)
        weights = random_floats(rng, weights_shape, 1 / math.sqrt(fan_in))
        bias = random_floats(rng, channels_out)

    if x is None:
        x = graph.input(dtype, row["input"], quants[0])
    inputs = [x, graph.constant("weights", weights_dtype, weights, quants[1])]
    if row["bias"] == "given":
        bias_dtype = row["bias_dtype"] or BIASES[dtype]
        inputs.append(graph.constant("bias", bias_dtype, bias, quants[2]))
    elif row["bias"] == "absent":
        inputs.append(None)
    y = graph.tensor("out", dtype, y_shape, quants[3])
    graph.operator(
        op.upper(), inputs, [y], VERSIONS[dtype], options=_options(depthwise, row)
    )
    return y


def _options(depthwise, row):
    fields = dict(
        Padding=PADDINGS[row["padding"]],
        StrideH=row["stride"][0],
        StrideW=row["stride"][1],
        DilationHFactor=row["dilation"][0],
        DilationWFactor=row["dilation"][1],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
    )
    if depthwise:
        return "DepthwiseConv2DOptions", fields | dict(DepthMultiplier=row["multiplier"])
    return "Conv2DOptions", fields


def _output_size(row):
    sizes = []
    for size, kernel, stride, dilation in zip(
        row["input"][1:3], row["kernel"], row["stride"], row["dilation"]
    ):
        reach = dilation * (kernel - 1)
        covered = size if row["padding"] == "same" else size - reach
        sizes.append(-(-covered // stride))
    return sizes


def _quants(rng, row, channels_out, fan_in, axis, dtype):
    """Of the input, the weights, the bias and the output."""
    scale_in = np.float32(SCALE_IN)
    zero_point_in = row["zero_point_in"]
    rms_in = math.sqrt(74**2 + (zero_point_in + 0.5) ** 2)
    deviation = 73 * rms_in * math.sqrt(fan_in)
    mean = SCALE_OUT * STEPS_PER_DEVIATION / (SCALE_IN * deviation)
    scales = (mean * rng.uniform(0.5, 2.0, channels_out)).astype(np.float32)
    scale_out = np.float32(SCALE_OUT)
    match row["scales"]:
        case "plain":
            pass
        case "ties":
            # Powers of two: every other accumulator or so is halfway between two results.
            scale_in, scale_out = np.float32(0.5), np.float32(2.0)
            scales = np.exp2(-rng.integers(6, 10, channels_out)).astype(np.float32)
        case "left_shift":
            scales = (SCALE_OUT / SCALE_IN * rng.uniform(1.0, 9.0, channels_out)).astype(np.float32)
        case "dead_channels":
            # Converters give such scales to channels whose weights are all but zero.
            scales[0], scales[-1] = 1e-12, 1e-7
    if dtype == "s16":
        # The same reals in steps that are 256 times as fine.
        scale_in, scale_out = scale_in / np.float32(256), scale_out / np.float32(256)
    if row.get("weights_dtype") == "s4":
        # Steps are as many times coarser as there are fewer.
        scales *= np.float32(16)
    weights = Quant(
        scales if row["per_channel"] else scales[0], row["zero_point_weights"], axis
    )
    if not row["per_channel"]:
        weights.axis = 0
    bias = Quant(scale_in * np.atleast_1d(weights.scale), 0, 0)
    return (
        Quant(scale_in, zero_point_in),
        weights,
        bias,
        Quant(scale_out, row["zero_point_out"]),
    )
