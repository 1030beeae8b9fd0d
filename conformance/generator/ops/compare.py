"""Comparisons and SELECT_V2."""

import numpy as np

from ..case import Case, generator_of, runs_of
from ..graph import TENSOR_TYPES, Graph, Quant

TEXT = (
    "equal shapes, a scalar, channels, both sides broadcast; f32, int8, int16, int32 and int64; int8 of"
    " equal scales, of scales apart, and of small ones, of which many are equal; int16, as LiteRT has it, without regard to scales"
)

COVERS = {
    "equal": TEXT + "; truth values",
    "not_equal": TEXT + "; truth values",
    "greater": TEXT,
    "greater_equal": TEXT,
    "less": TEXT,
    "less_equal": TEXT,
    "select_v2": "equal shapes, one condition for all, broadcast conditions and values; f32, int8"
    " and int16",
}

PAIRS = {
    "same": ((2, 3, 5), (2, 3, 5)),
    "scalar": ((2, 3, 5), (1,)),
    "channels": ((1, 4, 3, 7), (7,)),
    "both_sides": ((2, 1, 4, 5), (1, 3, 1, 5)),
}

# Scales and zero points of both sides.
SCALES = {
    "plain": ((0.05, 3), (0.07, -4)),
    "equal": ((0.05, -7), (0.05, -7)),
    "small": ((0.001, 0), (0.0013, 0)),
    "large": ((0.5, -128), (0.9, 127)),
    "apart": ((0.0001, 5), (0.9, 0)),
}

# Of the condition and the values.
CHOICES = {
    "same": ((2, 3, 5), (2, 3, 5), (2, 3, 5)),
    "one": ((1,), (2, 3, 5), (2, 3, 5)),
    "channels": ((5,), (2, 3, 5), (2, 3, 5)),
    "values": ((2, 3, 5), (1,), (3, 1)),
}


def cases():
    for op in COVERS.keys() - {"select_v2"}:
        types = ["f32", "s32", "s64"] + ["bool"] * (op in ("equal", "not_equal"))
        for dtype in types:
            for name, shapes in PAIRS.items():
                yield _compare(op, dtype, name, shapes)
        for name, shapes in PAIRS.items():
            yield _compare_stored(op, name, shapes)
        for row in SCALES:
            yield _compare_scaled(op, row)
    for dtype in ("f32", "s8", "s16"):
        for name, shapes in CHOICES.items():
            yield _select(dtype, name, shapes)


def _few(rng, dtype, shape):
    """Few values, so that many are equal."""
    return rng.integers(-2, 2, shape, endpoint=True).astype(TENSOR_TYPES[dtype][1])


def _compare(op, dtype, row, shapes):
    name = f"{dtype}_{row}"
    rng = generator_of(op, name)
    graph = Graph()
    operands = [graph.input(dtype, shape) for shape in shapes]
    y = graph.tensor("out", "bool", np.broadcast_shapes(*shapes))
    graph.operator(op.upper(), operands, [y])
    graph.output(y)
    return Case(op, name, graph, [[_few(rng, dtype, shape) for shape in shapes]])


def _compare_stored(op, row, shapes):
    """TFLM compares no int16."""
    name = f"s16_{row}"
    rng = generator_of(op, name)
    graph = Graph()
    quants = (None, None) if row == "same" else (Quant(np.float32(0.5)), Quant(np.float32(0.25)))
    operands = [graph.input("s16", *it) for it in zip(shapes, quants)]
    y = graph.tensor("out", "bool", np.broadcast_shapes(*shapes))
    graph.operator(op.upper(), operands, [y])
    graph.output(y)
    few = [_few(rng, "s16", shape) for shape in shapes]
    stand_in = _widened(op, shapes) if op in ("equal", "not_equal") else None
    return Case(op, name, graph, [*runs_of(rng, graph), few], "litert", stand_in)


def _widened(op, shapes):
    """LiteRT's EQUAL and NOT_EQUAL write nothing for int16: those of the same int32."""
    graph = Graph()
    operands = []
    for shape in shapes:
        x = graph.input("s16", shape)
        operands.append(graph.tensor("wide", "s32", shape))
        graph.operator("CAST", [x], [operands[-1]])
    y = graph.tensor("out", "bool", np.broadcast_shapes(*shapes))
    graph.operator(op.upper(), operands, [y])
    graph.output(y)
    return graph


def _compare_scaled(op, row):
    name = f"s8_{row}"
    rng = generator_of(op, name)
    graph = Graph()
    shapes = PAIRS["channels"] if row == "plain" else ((7, 60), (7, 60))
    pairs = zip(shapes, SCALES[row])
    quants = [(shape, Quant(np.float32(scale), zero)) for shape, (scale, zero) in pairs]
    operands = [graph.input("s8", *it) for it in quants]
    y = graph.tensor("out", "bool", np.broadcast_shapes(*shapes))
    graph.operator(op.upper(), operands, [y])
    graph.output(y)
    few = [_few(rng, "s8", shape) for shape in shapes]
    return Case(op, name, graph, [*runs_of(rng, graph), few])


def _select(dtype, row, shapes):
    name = f"{dtype}_{row}"
    rng = generator_of("select_v2", name)
    graph = Graph()
    quant = None if dtype == "f32" else Quant(0.05, 0)
    condition = graph.input("bool", shapes[0])
    values = [graph.input(dtype, shape, quant) for shape in shapes[1:]]
    y = graph.tensor("out", dtype, np.broadcast_shapes(*shapes), quant)
    graph.operator("SELECT_V2", [condition, *values], [y])
    graph.output(y)
    inputs = [rng.random(shapes[0]) < 0.5, *(_few(rng, dtype, shape) for shape in shapes[1:])]
    return Case("select_v2", name, graph, [inputs])
