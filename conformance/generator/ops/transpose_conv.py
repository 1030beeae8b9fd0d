"""TRANSPOSE_CONV."""

import math

import numpy as np

from ..case import (
    ACTIVATIONS,
    PADDINGS,
    Case,
    generator_of,
    random_floats,
    random_weights,
    runs_of,
)
from ..graph import Graph, Quant

OP = "transpose_conv"

COVERS = {
    OP: "kernels 1x1 to 5x5, 1x4, 5x2, smaller and larger than the stride; strides 1 to 4, also"
    " unequal; SAME and VALID; outputs larger and smaller than what the input reaches; 1 to 17"
    " channels; batch 3; per channel and per tensor; extreme zero points; exact ties; dead"
    " channels; large biases; no bias; every activation; int16 with biases of 64 and 16 bits",
    "convolution2dtransposebias": "MediaPipe's operator, as TRANSPOSE_CONV with a bias: kernels 1x1 to"
    " 5x5, SAME and VALID, strides 1 to 3, batch 3; f32",
}

# What a row leaves out. `kernel` and `stride` are (height, width); `output` is (height, width)
# where it is not what the padding makes of the input.
DEFAULTS = dict(
    input=(1, 4, 5, 3),
    filters=4,
    kernel=(3, 3),
    stride=(2, 2),
    padding="same",
    output=None,
    activation="none",
    bias="given",
    bias_dtype=None,
    per_channel=True,
    zero_point_in=-7,
    zero_point_out=5,
    scales="plain",
    lowest_weight=-127,
    largest_bias=2000,
)

SHARED = {
    "same": dict(),
    "valid": dict(padding="valid"),
    "stride1": dict(stride=(1, 1)),
    "stride1_valid": dict(stride=(1, 1), padding="valid"),
    "1x1": dict(kernel=(1, 1), stride=(1, 1), input=(1, 3, 4, 8)),
    "1x1_stride3": dict(kernel=(1, 1), stride=(3, 3), input=(1, 3, 2, 5)),
    "2x2_stride2": dict(kernel=(2, 2), filters=5),
    "2x2_stride4": dict(kernel=(2, 2), stride=(4, 4), input=(1, 2, 3, 4)),
    "4x4_stride2": dict(kernel=(4, 4)),
    "5x5_stride2_valid": dict(kernel=(5, 5), padding="valid", input=(1, 3, 4, 2)),
    "5x2_stride1x3": dict(kernel=(5, 2), stride=(1, 3)),
    "1x4_stride1x2": dict(kernel=(1, 4), stride=(1, 2), input=(1, 1, 11, 5)),
    "3x3_stride3x1_valid": dict(stride=(3, 1), padding="valid"),
    "same_odd_output": dict(output=(7, 9)),
    "valid_longer_output": dict(padding="valid", output=(12, 13), input=(1, 3, 3, 2)),
    "valid_shorter_output": dict(padding="valid", output=(5, 6)),
    "valid_output_below_kernel": dict(padding="valid", kernel=(5, 5), output=(2, 3)),
    "single_pixel": dict(input=(1, 1, 1, 4), kernel=(4, 4)),
    "channels1": dict(input=(1, 5, 4, 1), filters=1),
    "channels17": dict(input=(1, 3, 3, 17), filters=7),
    "batch3": dict(input=(3, 3, 2, 3)),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6", zero_point_out=-60),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
    "no_bias": dict(bias="none"),
    "larger": dict(input=(1, 7, 9, 7), filters=9),
}

INTEGER = {
    "per_tensor": dict(per_channel=False),
    "zero_point_lowest": dict(zero_point_in=-128, zero_point_out=-128),
    "zero_point_highest": dict(zero_point_in=127, zero_point_out=127),
    "ties": dict(scales="ties", zero_point_in=0, largest_bias=99),
    "dead_channels": dict(scales="dead_channels"),
    "weights_with_lowest": dict(lowest_weight=-128, zero_point_in=127),
    "large_bias": dict(largest_bias=60000),
    "no_bias_stride3": dict(bias="none", stride=(3, 3)),
    "channels16": dict(input=(1, 5, 5, 16), filters=16, padding="valid"),
    "4x4_channels8": dict(kernel=(4, 4), input=(1, 6, 5, 8), filters=12),
}

# 16-bit activations have no zero points.
SYMMETRIC = dict(zero_point_in=0, zero_point_out=0)
INTEGER16 = ("same", "valid", "stride1", "2x2_stride4", "4x4_stride2", "same_odd_output", "relu6")
INTEGER16 += ("batch3", "no_bias", "per_tensor", "ties", "dead_channels", "large_bias")
INTEGER16 += ("channels17", "larger")

# Those of MediaPipe's operator, whose results are as large as the input makes them.
MEDIAPIPE = ("valid", "stride1_valid", "1x1", "2x2_stride2", "4x4_stride2", "5x5_stride2_valid")
MEDIAPIPE += ("same", "3x3_stride3x1_valid", "batch3", "channels17")

SCALE_IN = 0.03
SCALE_OUT = 0.05
STEPS_PER_DEVIATION = 50

BIASED = "Convolution2DTransposeBias"

VERSIONS = {"f32": 3, "s8": 3, "s16": 4}


def cases():
    for name, row in (SHARED | INTEGER).items():
        yield _case("s8", name, DEFAULTS | row)
    for name, row in SHARED.items():
        yield _case("f32", name, DEFAULTS | row)
    for name in INTEGER16:
        yield _case("s16", name, DEFAULTS | (SHARED | INTEGER)[name] | SYMMETRIC)
    for name in MEDIAPIPE:
        yield _mediapipe(f"f32_{name}", DEFAULTS | SHARED[name])
    yield _case("s16", "bias16", DEFAULTS | SYMMETRIC | dict(bias_dtype="s16"))


def _case(dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(OP, name)
    graph = Graph()
    graph.output(_add(graph, rng, dtype, row))
    return Case(OP, name, graph, runs_of(rng, graph))


def _mediapipe(name, row):
    """MediaPipe's operator; the reference is asked for a TRANSPOSE_CONV."""
    op = BIASED.lower()
    rng = generator_of(op, name)
    same = row["padding"] == "same"
    sizes = zip(row["input"][1:3], row["kernel"], row["stride"])
    cut = [max(0, taps - (size - 1) % stride - 1) if same else 0 for size, taps, stride in sizes]
    sizes = zip(row["input"][1:3], row["kernel"], row["stride"], cut)
    size = [(size - 1) * stride + taps - cut for size, taps, stride, cut in sizes]
    graph = Graph()
    x = graph.input("f32", row["input"])
    taps = (row["filters"], *row["kernel"], row["input"][3])
    weights = graph.constant("weights", "f32", random_floats(rng, taps, 0.3))
    bias = graph.constant("bias", "f32", random_floats(rng, row["filters"]))
    y = graph.tensor("out", "f32", (row["input"][0], *size, row["filters"]))
    options = np.array([1 if same else 2, row["stride"][1], row["stride"][0]], "<i4").tobytes()
    graph.custom_raw(BIASED, [x, weights, bias], [y], options)
    graph.output(y)
    # All rows and columns, of which what is cut off goes.
    asked = Graph()
    own = asked.input("f32", row["input"])
    full = [size + cut for size, cut in zip(size, cut)]
    shape = (row["input"][0], *full, row["filters"])
    inputs = [
        asked.constant("shape", "s32", np.array(shape)),
        asked.constant("weights", "f32", weights.data),
        own,
        asked.constant("bias", "f32", bias.data),
    ]
    whole = asked.tensor("whole", "f32", shape)
    options = dict(Padding=PADDINGS["valid"], StrideH=row["stride"][0], StrideW=row["stride"][1])
    asked.operator(OP.upper(), inputs, [whole], 3, ("TransposeConvOptions", options))
    first = np.array([0, *(cut // 2 for cut in cut), 0])
    part = asked.tensor("part", "f32", y.shape)
    inputs = [whole, asked.constant("first", "s32", first), asked.constant("size", "s32", y.shape)]
    asked.operator("SLICE", inputs, [part])
    asked.output(part)
    return Case(op, name, graph, runs_of(rng, graph), "litert", asked)


def _add(graph, rng, dtype, row):
    (batches, _, _, channels_in), channels = row["input"], row["filters"]
    shape = (batches, *(row["output"] or _output_size(row)), channels)
    weights_shape = (channels, *row["kernel"], channels_in)
    # Of the taps, those that reach a place of the output on average.
    fan_in = max(1, math.prod(row["kernel"]) // math.prod(row["stride"])) * channels_in
    if dtype != "f32":
        quants = _quants(rng, row, fan_in, dtype)
        weights = random_weights(rng, weights_shape, row["lowest_weight"])
        bias = rng.integers(-row["largest_bias"], row["largest_bias"], channels)
    else:
        quants = (None, None, None, None)
        weights = random_floats(rng, weights_shape, 1 / math.sqrt(fan_in))
        bias = random_floats(rng, channels)
    x = graph.input(dtype, row["input"], quants[0])
    weights_dtype = "f32" if dtype == "f32" else "s8"
    inputs = [
        graph.constant("shape", "s32", np.array(shape, np.int32)),
        graph.constant("weights", weights_dtype, weights, quants[1]),
        x,
    ]
    if row["bias"] == "given":
        bias_dtype = row["bias_dtype"] or {"s8": "s32", "s16": "s64", "f32": "f32"}[dtype]
        inputs.append(graph.constant("bias", bias_dtype, bias, quants[2]))
    y = graph.tensor("out", dtype, shape, quants[3])
    options = dict(
        Padding=PADDINGS[row["padding"]],
        StrideH=row["stride"][0],
        StrideW=row["stride"][1],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
    )
    options = ("TransposeConvOptions", options)
    graph.operator(OP.upper(), inputs, [y], VERSIONS[dtype], options)
    return y


def _output_size(row):
    sizes = zip(row["input"][1:3], row["kernel"], row["stride"])
    if row["padding"] == "same":
        return [size * stride for size, _, stride in sizes]
    return [(size - 1) * stride + max(kernel, stride) for size, kernel, stride in sizes]


def _quants(rng, row, fan_in, dtype):
    """Of the input, the weights, the bias and the output."""
    channels, zero_point_in = row["filters"], row["zero_point_in"]
    rms_in = math.sqrt(74**2 + (zero_point_in + 0.5) ** 2)
    deviation = 73 * rms_in * math.sqrt(fan_in)
    mean = SCALE_OUT * STEPS_PER_DEVIATION / (SCALE_IN * deviation)
    scales = (mean * rng.uniform(0.5, 2.0, channels)).astype(np.float32)
    scale_in, scale_out = np.float32(SCALE_IN), np.float32(SCALE_OUT)
    match row["scales"]:
        case "plain":
            pass
        case "ties":
            # Powers of two: every other accumulator or so is halfway between two results.
            scale_in, scale_out = np.float32(0.5), np.float32(2.0)
            scales = np.exp2(-rng.integers(6, 10, channels)).astype(np.float32)
        case "dead_channels":
            # Converters give such scales to channels whose weights are all but zero.
            scales[0], scales[-1] = 1e-12, 1e-7
    if dtype == "s16":
        # The same reals in steps that are 256 times as fine.
        scale_in, scale_out = scale_in / np.float32(256), scale_out / np.float32(256)
    if not row["per_channel"]:
        scales = scales[:1]
    return (
        Quant(scale_in, zero_point_in),
        Quant(scales),
        Quant(scale_in * scales),
        Quant(scale_out, row["zero_point_out"]),
    )
