"""BIDIRECTIONAL_SEQUENCE_LSTM, as LiteRT has it."""

import numpy as np

from ..case import Case, generator_of, random_floats, random_weights
from ..graph import Graph, Quant
from .lstm import TANH

OP = "bidirectional_sequence_lstm"

COVERS = {
    OP: "results apart and merged; sequences and steps outermost; 1 to 3 sequences of 1 to 12"
    " steps; an input of its own for each direction; clipped cell states; six"
    " consecutive runs; f32, and f32 with int8 weights"
}

RUNS = 6

DEFAULTS = dict(
    batch=1, steps=5, depth=6, units=(4, 4), time_major=False, clip=0.0, merged=False, own=False
)

ROWS = {
    "plain": dict(),
    "merged": dict(merged=True),
    "one_step": dict(steps=1),
    "time_major_batch2": dict(time_major=True, batch=2),
    "batch3_odd": dict(batch=3, depth=5, units=(7, 7)),
    "clip": dict(clip=0.5, merged=True),
    "own_input": dict(own=True, batch=2),
    "larger": dict(depth=16, units=(12, 12), steps=12, merged=True),
}


def cases():
    for name, row in ROWS.items():
        yield _case(f"f32_{name}", DEFAULTS | row, False)
        yield _case(f"f32xs8_{name}", DEFAULTS | row, True)


def _weights(graph, rng, shape, narrow):
    deviation = shape[1] ** -0.5
    if not narrow:
        return graph.constant("weights", "f32", random_floats(rng, shape, deviation))
    scale = np.float32(rng.uniform(0.7, 1.4) * deviation / (127 / 3**0.5))
    return graph.constant("weights", "s8", random_weights(rng, shape), Quant(scale))


def _direction(graph, rng, row, units, narrow):
    """The operands of one direction: weights, no peephole weights, biases, no projection."""
    weights = [_weights(graph, rng, (units, row["depth"]), narrow) for _ in range(4)]
    weights += [_weights(graph, rng, (units, units), narrow) for _ in range(4)]
    biases = [graph.constant("bias", "f32", random_floats(rng, units)) for _ in range(4)]
    return [*weights, *[None] * 3, *biases, *[None] * 2]


def _case(name, row, narrow):
    rng, graph = generator_of(OP, name), Graph()
    batch, steps = row["batch"], row["steps"]
    outer = (steps, batch) if row["time_major"] else (batch, steps)
    x = graph.input("f32", (*outer, row["depth"]))
    own = graph.input("f32", (*outer, row["depth"])) if row["own"] else None
    operands = [x]
    for units in row["units"]:
        operands += _direction(graph, rng, row, units, narrow)
    for units in row["units"]:
        operands += [
            graph.tensor(state, "f32", (batch, units), variable=True) for state in ("hidden", "cell")
        ]
    merged = [sum(row["units"])] if row["merged"] else row["units"]
    results = [graph.tensor("out", "f32", (*outer, units)) for units in merged]
    options = dict(
        FusedActivationFunction=TANH,
        CellClip=row["clip"],
        MergeOutputs=row["merged"],
        TimeMajor=row["time_major"],
    )
    table = ("BidirectionalSequenceLSTMOptions", options)
    graph.operator(OP.upper(), [*operands, own, *[None] * 8], results, 3, table)
    graph.output(*results)
    inputs = [[random_floats(rng, it.shape, 1.5) for it in graph.inputs] for _ in range(RUNS)]
    return Case(OP, name, graph, inputs, "litert")
