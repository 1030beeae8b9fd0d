"""SVDF with int8 activations, and with floats throughout. Its state is carried from run to run."""

import math

import numpy as np

from ..case import (
    ACTIVATIONS,
    Case,
    extreme_ints,
    generator_of,
    random_floats,
    random_ints,
    random_weights,
)
from ..graph import Graph, Quant

OP = "svdf"

COVERS = {
    OP: "state of int8 and int16; ranks 1, 2 and 4; batches 1 to 3; memories 1 to 10; depth 1;"
    " zero points; six consecutive runs that outlast the memory or not; f32; f32 with int8 weights, as"
    " LiteRT has them"
}

RUNS = 6

# What a row leaves out. TFLM clamps to int8 alone: RELU is only what it says where the output's
# zero point is -128, which is where converters put it.
DEFAULTS = dict(
    batch=1,
    depth=8,
    units=6,
    rank=1,
    memory=4,
    state="s16",
    activation="none",
    zero_point_in=-7,
    zero_point_out=5,
)

ROWS = {
    "plain": dict(),
    "rank2": dict(rank=2),
    "rank4_batch2": dict(rank=4, batch=2, units=3),
    "batch2": dict(batch=2),
    "batch3_rank2": dict(batch=3, rank=2, depth=5, units=5),
    "memory1": dict(memory=1),
    "memory10": dict(memory=10, depth=13),
    "depth1": dict(depth=1),
    "one_unit_rank2": dict(units=1, rank=2),
    "zero_point_lowest": dict(zero_point_in=-128, zero_point_out=-128),
    "zero_point_highest": dict(zero_point_in=127, zero_point_out=127),
    "relu": dict(activation="relu", zero_point_out=-128),
    "relu_batch2_rank2": dict(activation="relu", zero_point_out=-128, batch=2, rank=2),
    "larger": dict(batch=2, depth=40, units=24, rank=2, memory=8),
}


def cases():
    for state in ("s8", "s16"):
        for name, row in ROWS.items():
            yield _case(f"s8_state_{state}_{name}", DEFAULTS | row | dict(state=state))
    for name, row in ROWS.items():
        if "zero_point_out" not in row or "activation" in row:
            yield _float(f"f32_{name}", DEFAULTS | row)


def _float(name, row):
    rng = generator_of(OP, name)
    graph = Graph()
    filters = row["units"] * row["rank"]
    x = graph.input("f32", (row["batch"], row["depth"]))
    shapes = ((filters, row["depth"]), (filters, row["memory"]), (row["units"],))
    weights = [
        graph.constant("weights", "f32", random_floats(rng, shape, shape[-1] ** -0.5))
        for shape in shapes
    ]
    state = graph.tensor("state", "f32", (row["batch"], row["memory"] * filters), variable=True)
    y = graph.tensor("out", "f32", (row["batch"], row["units"]))
    options = dict(Rank=row["rank"], FusedActivationFunction=ACTIVATIONS[row["activation"]])
    graph.operator(OP.upper(), [x, *weights, state], [y], 1, ("SVDFOptions", options))
    graph.output(y)
    return Case(OP, name, graph, [[random_floats(rng, x.shape, 1.5)] for _ in range(RUNS)])


def _case(name, row):
    rng = generator_of(OP, name)
    graph = Graph()
    _add_svdf(graph, rng, row)
    shape = graph.inputs[0].shape
    runs = [[random_ints(rng, np.int8, shape)] for _ in range(RUNS - 1)]
    runs.append([extreme_ints(rng, np.int8, shape)])
    return Case(OP, name, graph, runs)


def _add_svdf(graph, rng, row):
    """Scales put 2.5 standard deviations of the state and of the result at their edges."""
    filters = row["units"] * row["rank"]
    limits = np.iinfo(np.int8 if row["state"] == "s8" else np.int16)
    state_deviation = limits.max / 2.5
    scale_in, scale_out = np.float32(0.04), np.float32(0.05)
    scale_feature = np.float32(0.007)
    deviation = 73 * math.hypot(74, row["zero_point_in"]) * math.sqrt(row["depth"])
    scale_state = np.float32(scale_in * scale_feature * deviation / state_deviation)
    time_dtype = "s8" if row["state"] == "s8" else "s16"
    terms = row["memory"] * row["rank"]
    # The sum over rank and time must fit 32 bits even where every state is at its edge.
    time_limit = 127 if time_dtype == "s8" else min(32767, 43690 // terms)
    deviation = time_limit / math.sqrt(3) * state_deviation * math.sqrt(terms)
    scale_time = np.float32(scale_out * 50 / (scale_state * deviation))

    x = graph.input("s8", (row["batch"], row["depth"]), Quant(scale_in, row["zero_point_in"]))
    weights_feature = graph.constant(
        "weights_feature", "s8", random_weights(rng, (filters, row["depth"])), Quant(scale_feature)
    )
    weights_time = graph.constant(
        "weights_time",
        time_dtype,
        rng.integers(-time_limit, time_limit, (filters, row["memory"]), endpoint=True),
        Quant(scale_time),
    )
    largest = int(deviation / 4)
    bias = graph.constant(
        "bias",
        "s32",
        rng.integers(-largest, largest, row["units"]),
        Quant(np.float32(scale_state * scale_time)),
    )
    state_shape = (row["batch"], row["memory"] * filters)
    state = graph.tensor("state", row["state"], state_shape, Quant(scale_state), variable=True)
    y = graph.tensor(
        "out", "s8", (row["batch"], row["units"]), Quant(scale_out, row["zero_point_out"])
    )
    options = dict(Rank=row["rank"], FusedActivationFunction=ACTIVATIONS[row["activation"]])
    inputs = [x, weights_feature, weights_time, bias, state]
    graph.operator(OP.upper(), inputs, [y], 3, ("SVDFOptions", options))
    graph.output(y)
