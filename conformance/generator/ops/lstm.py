"""UNIDIRECTIONAL_SEQUENCE_LSTM on f32, int8 and int16. Its states are carried from run to run."""

import math

import numpy as np

from ..case import Case, extreme_ints, generator_of, random_floats, random_ints, random_weights
from ..graph import Graph, Quant

OP = "unidirectional_sequence_lstm"

COVERS = {
    OP: "f32, int8 and int16; sequences and steps outermost; 1 to 3 sequences of 1 to 32 steps; 1 to"
    " 70 elements of a step; 1 to 21 units; clipped cell states; cell states in steps of 2^-15 to"
    " 2^-6; zero points; weights of -128; gates that saturate or hardly move; four consecutive runs;"
    " f32 with int8 weights, as LiteRT has them"
}

RUNS = 4
TANH = 4

# Deviations of what the gates' functions get, of input and of hidden state.
DEFAULTS = dict(
    batch=1,
    steps=24,
    depth=6,
    units=8,
    time_major=False,
    clip=0.0,
    cell_power=-11,
    spread_in=1.5,
    spread_state=1.0,
    zero_point_in=-7,
    zero_point_state=3,
    scale_state=1 / 120,
    lowest=-127,
)

ROWS = {
    "plain": dict(),
    "one_step": dict(steps=1),
    "one_unit": dict(units=1, steps=24),
    "depth1": dict(depth=1, steps=24),
    "batch2": dict(batch=2),
    "batch3_odd": dict(batch=3, depth=5, units=7, steps=5),
    "time_major": dict(time_major=True),
    "time_major_batch3": dict(time_major=True, batch=3, depth=3, units=5, steps=7),
    "time_major_batch2_one_step": dict(time_major=True, batch=2, steps=1),
    "clip": dict(clip=1.25),
    "clip_tight_time_major": dict(clip=0.3, time_major=True, batch=2),
    "clip_beyond": dict(clip=100.0),
    "long_rows": dict(depth=70, units=5, steps=6),
    "many_units": dict(depth=3, units=21, steps=8),
    "steep": dict(spread_in=9.0, spread_state=6.0),
    "flat": dict(spread_in=0.05, spread_state=0.02),
    "lowest_weights": dict(lowest=-128),
    "zero_points_lowest": dict(zero_point_in=-128, zero_point_state=-128, scale_state=1 / 250),
    "zero_points_highest": dict(zero_point_in=127, zero_point_state=127, scale_state=1 / 250),
    "coarse_state": dict(scale_state=1 / 20, zero_point_state=0),
    "fine_state": dict(scale_state=1 / 400, zero_point_state=-20),
    "cell_2_-15": dict(cell_power=-15),
    "cell_2_-13": dict(cell_power=-13, batch=2),
    "cell_2_-12": dict(cell_power=-12),
    "cell_2_-10": dict(cell_power=-10),
    "cell_2_-6": dict(cell_power=-6, spread_in=3.0),
    "larger": dict(depth=8, units=16, steps=32),
}

# What floats do not have; and steep gates make much of their last bits.
ABOUT_INTEGERS = ("cell_power", "lowest", "zero_point_in", "scale_state", "spread_state")


def cases():
    for dtype in ("f32", "s8", "s16"):
        for name, row in ROWS.items():
            about_integers = not row.keys().isdisjoint(ABOUT_INTEGERS)
            if dtype != "f32" or not about_integers:
                yield _case(f"{dtype}_{name}", dtype, DEFAULTS | row)


def _case(name, dtype, row):
    rng = generator_of(OP, name)
    graph = Graph()
    graph.output(add_lstm(graph, rng, dtype, row))
    x = graph.inputs[0]
    if dtype == "f32":
        return Case(OP, name, graph, [[random_floats(rng, x.shape)] for _ in range(RUNS)])
    runs = [[random_ints(rng, x.numpy_dtype, x.shape)] for _ in range(RUNS - 1)]
    runs.append([extreme_ints(rng, x.numpy_dtype, x.shape)])
    return Case(OP, name, graph, runs)


def add_lstm(graph, rng, dtype, row, x=None):
    """Appends the LSTM that `row` describes, reading `x` or a new graph input."""
    batch, steps, depth, units = (row[key] for key in ("batch", "steps", "depth", "units"))
    outer = (steps, batch) if row["time_major"] else (batch, steps)
    quant = _quant(dtype, row)
    x = x or graph.input(dtype, (*outer, depth), quant["in"])
    # Deviations of the elements themselves.
    deviation_in, deviation_state = (1.0, 0.4) if dtype == "f32" else (1.0 / math.sqrt(3), 0.4)
    inputs = []
    for _ in range(4):
        spread = row["spread_in"] / deviation_in
        inputs.append(_weights(graph, rng, dtype, row, (units, depth), spread))
    for _ in range(4):
        spread = row["spread_state"] / deviation_state
        inputs.append(_weights(graph, rng, dtype, row, (units, units), spread))
    biases = [_bias(graph, rng, dtype, x, weights) for weights in inputs[:4]]
    cell_dtype = "f32" if dtype == "f32" else "s16"
    shape = (batch, units)
    states = [
        graph.tensor("hidden", dtype, shape, quant["state"], variable=True),
        graph.tensor("cell", cell_dtype, shape, quant["cell"], variable=True),
    ]
    y = graph.tensor("out", dtype, (*outer, units), quant["state"])
    options = dict(
        FusedActivationFunction=TANH, CellClip=row["clip"], TimeMajor=row["time_major"]
    )
    inputs = [x, *inputs, *[None] * 3, *biases, *[None] * 2, *states, *[None] * 4]
    graph.operator(OP.upper(), inputs, [y], 1, ("UnidirectionalSequenceLSTMOptions", options))
    return y


def _quant(dtype, row):
    """Inputs are between -1 and 1, about."""
    if dtype == "f32":
        return {"in": None, "state": None, "cell": None}
    cell = Quant(np.float32(2.0 ** row["cell_power"]))
    if dtype == "s16":
        finer = np.float32(row["scale_state"] / 256)
        return {"in": Quant(np.float32(1 / 32768)), "state": Quant(finer), "cell": cell}
    return {
        "in": Quant(np.float32(1 / 128), row["zero_point_in"]),
        "state": Quant(np.float32(row["scale_state"]), row["zero_point_state"]),
        "cell": cell,
    }


def _weights(graph, rng, dtype, row, shape, spread):
    """The sum of products of elements of deviation 1 with a row has this deviation."""
    deviation = spread / math.sqrt(shape[1])
    if dtype == "f32":
        return graph.constant("weights", "f32", random_floats(rng, shape, deviation))
    # Scales of a gate are like no other's.
    scale = np.float32(deviation / (127 / math.sqrt(3)) * rng.uniform(0.7, 1.4))
    return graph.constant("weights", "s8", random_weights(rng, shape, row["lowest"]), Quant(scale))


def _bias(graph, rng, dtype, x, weights):
    units = weights.shape[0]
    if dtype == "f32":
        return graph.constant("bias", "f32", random_floats(rng, units))
    scale = np.float32(x.quant.scale * weights.quant.scale)
    stored = np.round(rng.standard_normal(units) / scale)
    # Steps of a fine scale are many.
    stored = np.clip(stored, -(2**31), 2**31 - 1)
    return graph.constant("bias", "s32" if dtype == "s8" else "s64", stored, Quant(scale))
