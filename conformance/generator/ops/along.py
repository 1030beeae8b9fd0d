"""ARG_MAX, ARG_MIN, CUMSUM, L2_NORMALIZATION, LOG_SOFTMAX and ADD_N."""

import numpy as np

from ..case import Case, generator_of, random_floats, random_ints, runs_of
from ..graph import Graph, Quant

ARGS = "every axis of ranks 1 to 4, also negative; many equal elements; f32 and int8"

COVERS = {
    "arg_max": ARGS,
    "arg_min": ARGS,
    "cumsum": "every axis of ranks 1 to 4, also negative; exclusive, reverse, both; equal, finer"
    " and coarser output scales; extreme zero points; f32 and int8",
    "l2_normalization": "ranks 1 to 4; lines of 1 to 700 elements, of zeros and of one other;"
    " extreme zero points; f32 and int8",
    "log_softmax": "ranks 1 to 4; lines of 1 to 700 elements; input scales 1e-6 to 16; equal"
    " elements; f32 and int8",
    "add_n": "two to twelve operands, one of them constant, one twice; finer and coarser output"
    " scales; extreme zero points; f32 and int8",
}

# The shape and the axis.
ARG_ROWS = {
    "rank1": ((37,), 0),
    "rank2_first": ((6, 50), 0),
    "rank2_last": ((30, 11), 1),
    "rank3": ((3, 7, 20), 1),
    "rank3_negative": ((4, 5, 17), -2),
    "rank4": ((2, 5, 3, 9), 0),
    "rank4_last": ((2, 5, 3, 9), -1),
    "one": ((4, 1, 5), 1),
    "long": ((2, 600), 1),
}

SUM_ROWS = {
    "rank1": ((37,), 0),
    "rank2_first": ((12, 60), 0),
    "rank2_last": ((50, 12), 1),
    "rank3": ((3, 9, 20), -2),
    "rank4": ((2, 5, 3, 9), 3),
    "one": ((4, 1, 5), 1),
}
FLAGS = {
    "plain": (False, False),
    "exclusive": (True, False),
    "reverse": (False, True),
    "both": (True, True),
}

# Of the operand and the result.
SUM_SCALES = {
    "coarser": ((0.05, 3), (0.4, -7)),
    "same": ((0.1, 0), (0.1, 0)),
    "finer": ((0.05, 5), (0.03, 9)),
    "zero_points_lowest": ((0.02, -128), (0.3, -128)),
    "zero_points_highest": ((0.02, 127), (0.3, 127)),
    "zero_points_apart": ((0.02, -128), (0.2, 127)),
    "ties": ((0.25, 4), (0.5, 0)),
}

# The shape, the input's scale and zero point.
NORM_ROWS = {
    "rank1": ((37,), 0.05, 3),
    "rank2": ((40, 12), 0.05, 0),
    "rank3": ((3, 9, 20), 0.01, -60),
    "rank4": ((2, 5, 3, 9), 0.2, 100),
    "depth1": ((40, 1), 0.1, 7),
    "depth2": ((90, 2), 0.1, -7),
    "depth700": ((1, 700), 0.03, 0),
    "zero_point_lowest": ((4, 120), 0.03, -128),
    "zero_point_highest": ((4, 120), 0.03, 127),
}

LOG_ROWS = {
    "rank1": ((37,), 0.05, 3),
    "rank2": ((40, 12), 0.05, 0),
    "rank3": ((3, 9, 20), 0.01, -60),
    "rank4": ((2, 5, 3, 9), 0.2, 100),
    "depth1": ((40, 1), 0.1, 7),
    "depth2": ((90, 2), 0.02, -7),
    "depth700": ((1, 700), 0.03, 0),
    "scale1e-6": ((20, 9), 1e-6, 0),
    "scale0.001": ((20, 9), 0.001, 0),
    "scale0.0625": ((20, 15), 0.0625, 0),
    "scale1": ((20, 9), 1.0, -128),
    "scale16": ((20, 9), 16.0, 127),
}

# How many operands.
COUNTS = {"two": 2, "three": 3, "five": 5, "twelve": 12}


def cases():
    for op in ("arg_max", "arg_min"):
        for name, row in ARG_ROWS.items():
            for dtype in ("f32", "s8"):
                yield _arg(op, dtype, name, *row)
    yield from _sums()
    for name, row in NORM_ROWS.items():
        for dtype in ("f32", "s8"):
            yield _norm("l2_normalization", dtype, name, *row, Quant(1 / 128))
    for name, row in LOG_ROWS.items():
        for dtype in ("f32", "s8") if "scale" not in name else ("s8",):
            yield _norm("log_softmax", dtype, name, *row, Quant(1 / 16, 127))
    for name, count in COUNTS.items():
        for dtype in ("f32", "s8"):
            yield _add_n(dtype, name, count, "coarser")
    for name in SUM_SCALES:
        yield _add_n("s8", f"scales_{name}", 3, name)


def _sums():
    for name, row in SUM_ROWS.items():
        for dtype in ("f32", "s8"):
            yield _sum(dtype, name, *row, "plain", "coarser")
    for flags in ("exclusive", "reverse", "both"):
        for dtype in ("f32", "s8"):
            for name in ("rank2_last", "rank3"):
                yield _sum(dtype, f"{name}_{flags}", *SUM_ROWS[name], flags, "coarser")
    for scales in SUM_SCALES:
        for flags in ("plain", "both"):
            row = SUM_ROWS["rank2_last"]
            yield _sum("s8", f"scales_{scales}_{flags}", *row, flags, scales)


def _quants(dtype, pair):
    if dtype == "f32":
        return None, None
    return tuple(Quant(np.float32(scale), zero_point) for scale, zero_point in pair)


def _arg(op, dtype, row, shape, axis):
    name = f"{dtype}_{row}"
    rng = generator_of(op, name)
    graph = Graph()
    x = graph.input(dtype, shape, None if dtype == "f32" else Quant(np.float32(0.05), 3))
    to = graph.constant("axis", "s32", [axis])
    y = graph.tensor("out", "s32", np.delete(shape, axis))
    options = "ArgMaxOptions" if op == "arg_max" else "ArgMinOptions"
    graph.operator(op.upper(), [x, to], [y], 2, (options, dict(OutputType=2)))
    graph.output(y)
    runs = runs_of(rng, graph)
    few = rng.integers(-2, 2, shape, endpoint=True).astype(x.numpy_dtype)
    return Case(op, name, graph, [*runs, [few]])


def _sum(dtype, row, shape, axis, flags, scales):
    name = f"{dtype}_{row}"
    graph = Graph()
    quants = _quants(dtype, SUM_SCALES[scales])
    x = graph.input(dtype, shape, quants[0])
    to = graph.constant("axis", "s32", [axis])
    y = graph.tensor("out", dtype, shape, quants[1])
    exclusive, reverse = FLAGS[flags]
    options = ("CumsumOptions", dict(Exclusive=exclusive, Reverse=reverse))
    graph.operator("CUMSUM", [x, to], [y], 1, options)
    graph.output(y)
    return Case("cumsum", name, graph, runs_of(generator_of("cumsum", name), graph))


def _norm(op, dtype, row, shape, scale, zero_point, quant):
    name = f"{dtype}_{row}"
    graph = Graph()
    rng = generator_of(op, name)
    narrow = dtype == "s8"
    x = graph.input(dtype, shape, Quant(np.float32(scale), zero_point) if narrow else None)
    y = graph.tensor("out", dtype, shape, quant if narrow else None)
    options = ("LogSoftmaxOptions", {})
    if op == "l2_normalization":
        options = ("L2NormOptions", dict(FusedActivationFunction=0))
    graph.operator(op.upper(), [x], [y], 2, options)
    graph.output(y)
    runs = runs_of(rng, graph)
    lines = np.full(shape, zero_point if narrow else 0).reshape(-1, shape[-1])
    # Lines of zeros, and lines that have one other element.
    lines[1::2, 0] = 1 if zero_point < 100 or not narrow else -128
    lines = lines.reshape(shape).astype(x.numpy_dtype)
    return Case(op, name, graph, [*runs, [lines]])


def _add_n(dtype, row, count, scales):
    name = f"{dtype}_{row}"
    rng = generator_of("add_n", name)
    graph = Graph()
    quants = _quants(dtype, SUM_SCALES[scales])
    shape = (3, 5, 13)
    operands = [graph.input(dtype, shape, quants[0]) for _ in range(max(count - 2, 1))]
    data = random_floats(rng, shape) if dtype == "f32" else random_ints(rng, np.int8, shape)
    operands.append(graph.constant("constant", dtype, data, quants[0]))
    operands += operands[:1] if count > 2 else []
    y = graph.tensor("out", dtype, shape, quants[1])
    graph.operator("ADD_N", operands, [y], 1, ("AddNOptions", {}))
    graph.output(y)
    return Case("add_n", name, graph, runs_of(rng, graph))
