"""FULLY_CONNECTED."""

import math

import numpy as np

from ..case import (
    ACTIVATIONS,
    Case,
    generator_of,
    near,
    random_floats,
    random_weights,
    runs_of,
)
from ..graph import Graph, Quant

OP = "fully_connected"

COVERS = {
    OP: "batches 1 to 7; depths 1 to 257; 1 to 33 units; inputs of rank 1 to 4, with and without"
    " keep_num_dims; per tensor and per channel; weights with a zero point; extreme zero points;"
    " exact ties; left shifts; dead channels; large biases; no bias, absent bias; every activation;"
    " weights that are computed, and biases; int8 with int4 weights; f32 with int8 weights, as LiteRT has them: symmetric"
    " and asymmetric inputs, rows of zeros, above and below zero, halves"
}

# What a row leaves out. `output` is the shape where it is not (batch, units); `flatten` makes all
# of the input one row.
DEFAULTS = dict(
    input=(1, 37),
    units=11,
    output=None,
    flatten=False,
    keep_num_dims=False,
    activation="none",
    bias="given",
    weights="given",
    per_channel=False,
    zero_point_in=-7,
    zero_point_weights=0,
    zero_point_out=5,
    scales="plain",
    lowest_weight=-127,
    largest_bias=2000,
)

SHARED = {
    "plain": dict(),
    "batch5": dict(input=(5, 16), units=7),
    "depth1": dict(input=(3, 1), units=4),
    "one_unit": dict(input=(2, 33), units=1),
    "depth257": dict(input=(1, 257), units=3),
    "units33": dict(input=(1, 8), units=33),
    "rank1": dict(input=(20,), units=5, output=(1, 5)),
    "rank3": dict(input=(2, 3, 10), units=6, output=(6, 6)),
    "rank4": dict(input=(1, 2, 2, 9), units=10, output=(1, 10), flatten=True),
    "rank3_keep_num_dims": dict(
        input=(2, 3, 10), units=6, output=(2, 3, 6), keep_num_dims=True
    ),
    "rank4_keep_num_dims": dict(
        input=(1, 4, 2, 9), units=5, output=(1, 4, 2, 5), keep_num_dims=True
    ),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6", zero_point_out=-60),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
    "no_bias": dict(bias="none"),
    "absent_bias": dict(bias="absent"),
    "computed_weights": dict(input=(3, 19), weights="computed"),
    "computed_weights_no_bias": dict(weights="computed", bias="none", activation="relu"),
}

# Biases of the inputs' and the weights' own scale are computed in no more than 32 bits.
UP_TO_32_BITS = {
    "computed_weights_and_bias": dict(input=(2, 11), weights="computed", bias="computed"),
}

INTEGER = {
    "per_channel": dict(per_channel=True),
    "per_channel_batch7_relu": dict(per_channel=True, input=(7, 12), activation="relu"),
    "per_channel_rank3": dict(
        per_channel=True, input=(2, 3, 10), output=(2, 3, 11), keep_num_dims=True
    ),
    "per_channel_no_bias": dict(per_channel=True, bias="none"),
    "per_channel_ties": dict(
        per_channel=True, scales="ties", zero_point_in=0, input=(9, 37), largest_bias=99
    ),
    "per_channel_dead_channels": dict(per_channel=True, scales="dead_channels"),
    "per_channel_left_shift": dict(per_channel=True, scales="left_shift", input=(4, 2)),
    "weights_zero_point": dict(zero_point_weights=19),
    "weights_zero_point_lowest_batch3": dict(
        zero_point_weights=-128, input=(3, 21), lowest_weight=-128
    ),
    "zero_point_lowest": dict(zero_point_in=-128, zero_point_out=-128),
    "zero_point_highest": dict(zero_point_in=127, zero_point_out=127),
    "ties": dict(scales="ties", zero_point_in=0, input=(9, 37), largest_bias=99),
    "left_shift": dict(scales="left_shift", input=(4, 2)),
    "weights_with_lowest": dict(lowest_weight=-128, zero_point_in=127),
    "large_bias": dict(largest_bias=60000),
    "larger": dict(input=(11, 45), units=29),
    "computed_weights_zero_points": dict(
        input=(5, 16), weights="computed", zero_point_weights=-31, zero_point_in=101
    ),
    "computed_weights_extreme": dict(
        weights="computed", zero_point_weights=127, zero_point_in=-128, zero_point_out=-128
    ),
}

# 16-bit activations have no zero points, 8-bit weights and 64-bit biases.
INTEGER16 = (
    "per_channel",
    "per_channel_batch7_relu",
    "per_channel_no_bias",
    "per_channel_ties",
    "large_bias",
    "larger",
)
# Int8 with weights of 4 bits, which are quantised per tensor.
INTEGER4 = ("relu", "relu6", "no_bias", "zero_point_lowest", "ties", "large_bias", "larger")
SYMMETRIC = dict(zero_point_in=0, zero_point_out=0)

SCALE_IN = 0.03
SCALE_OUT = 0.05
STEPS_PER_DEVIATION = 50


VERSIONS = {"f32": 1, "s8": 4, "s16": 7}


def cases():
    for name, row in (SHARED | UP_TO_32_BITS | INTEGER).items():
        yield _case("s8", name, DEFAULTS | row)
    for name, row in (SHARED | UP_TO_32_BITS).items():
        yield _case("f32", name, DEFAULTS | row)
    for name in INTEGER4:
        row = (SHARED | INTEGER)[name] | dict(weights_dtype="s4")
        yield _case("s8xs4", name, DEFAULTS | row)
    for name in SHARED | {name: INTEGER[name] for name in INTEGER16}:
        yield _case("s16", name, DEFAULTS | (SHARED | INTEGER)[name] | SYMMETRIC)


def _case(dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(OP, name)
    dtype = "s8" if dtype == "s8xs4" else dtype
    graph = Graph()
    graph.output(add_fully_connected(graph, rng, dtype, row))
    runs = runs_of(rng, graph)
    if row["bias"] == "computed" and dtype == "s8":
        for run in runs:
            run[2] = rng.integers(-row["largest_bias"], row["largest_bias"], row["units"], np.int32)
    if row["scales"] == "left_shift":
        # Each step of a sum is several steps of the result: sums must be small to survive.
        runs.append([near(rng, graph.inputs[0], 6)])
    return Case(OP, name, graph, runs)


def add_fully_connected(graph, rng, dtype, row, x=None):
    """Appends the layer that `row` describes, reading `x` or a new graph input."""
    units = row["units"]
    depth = math.prod(row["input"]) if row["flatten"] else row["input"][-1]
    y_shape = row["output"] or (row["input"][0], units)

    if dtype != "f32":
        quants = _quants(rng, row, depth, 256 if dtype == "s16" else 1)
        weights = random_weights(rng, (units, depth), row["lowest_weight"])
        bias = rng.integers(-row["largest_bias"], row["largest_bias"], units)
        if row.get("weights_dtype") == "s4":
            weights = rng.integers(-7, 7, (units, depth), np.int8, endpoint=True)
    else:
        quants = (None, None, None, None)
        weights = random_floats(rng, (units, depth), 1 / math.sqrt(depth))
        bias = random_floats(rng, units)

    if x is None:
        x = graph.input(dtype, row["input"], quants[0])
    weights_dtype = "f32" if dtype == "f32" else row.get("weights_dtype", "s8")
    if row["weights"] == "computed":
        inputs = [x, graph.input(weights_dtype, weights.shape, quants[1])]
    else:
        inputs = [x, graph.constant("weights", weights_dtype, weights, quants[1])]
    if row["bias"] == "given":
        bias_dtype = {"s8": "s32", "s16": "s64", "f32": "f32"}[dtype]
        inputs.append(graph.constant("bias", bias_dtype, bias, quants[2]))
    elif row["bias"] == "computed":
        inputs.append(graph.input("s32" if dtype == "s8" else "f32", bias.shape, quants[2]))
    elif row["bias"] == "absent":
        inputs.append(None)
    y = graph.tensor("out", dtype, y_shape, quants[3])
    options = dict(
        FusedActivationFunction=ACTIVATIONS[row["activation"]], KeepNumDims=row["keep_num_dims"]
    )
    graph.operator(
        OP.upper(), inputs, [y], VERSIONS[dtype], ("FullyConnectedOptions", options)
    )
    return y


def _quants(rng, row, depth, finer):
    """Of the input, the weights, the bias and the output; activations in steps `finer` times as fine."""
    units, zero_point_in = row["units"], row["zero_point_in"]
    scale_in, scale_out = np.float32(SCALE_IN / finer), np.float32(SCALE_OUT / finer)
    rms_in = math.hypot(74, zero_point_in)
    rms_weights = math.hypot(73, row["zero_point_weights"])
    deviation = rms_weights * rms_in * math.sqrt(depth)
    mean = SCALE_OUT * STEPS_PER_DEVIATION / (SCALE_IN * deviation)
    scales = (mean * rng.uniform(0.5, 2.0, units)).astype(np.float32)
    match row["scales"]:
        case "plain":
            pass
        case "ties":
            # Powers of two: every other accumulator or so is halfway between two results.
            scale_in, scale_out = np.float32(0.5 / finer), np.float32(2.0 / finer)
            scales = np.exp2(-rng.integers(7, 10, units)).astype(np.float32)
        case "left_shift":
            scales = (SCALE_OUT / SCALE_IN * rng.uniform(1.0, 9.0, units)).astype(np.float32)
        case "dead_channels":
            # Converters give such scales to channels whose weights are all but zero.
            scales[0], scales[-1] = 1e-12, 1e-7
    if row.get("weights_dtype") == "s4":
        # Steps are as many times coarser as there are fewer.
        scales *= np.float32(16)
    if not row["per_channel"]:
        scales = scales[:1]
    return (
        Quant(scale_in, zero_point_in),
        Quant(scales, row["zero_point_weights"]),
        Quant(scale_in * scales),
        Quant(scale_out, row["zero_point_out"]),
    )
