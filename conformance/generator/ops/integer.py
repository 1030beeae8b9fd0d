"""Functions of integers that stand for themselves, and of types that other modules leave out, as LiteRT has
them."""

import numpy as np

from ..case import Case, generator_of, random_ints, runs_of
from ..graph import TENSOR_TYPES, Graph, Quant

COVERS = {
    "atan2": "ranks 3 and 6; both signs; f32, as LiteRT has it",
    "bitwise_xor": "equal shapes, channels, both sides broadcast; int8, int16, int32, uint8, uint32, as LiteRT"
    " has it",
    "right_shift": "amounts below 0, within and beyond the width; int8, int16, int32, uint8 and uint32, as LiteRT has it",
}

PAIRS = {
    "equal": ((2, 3, 5), (2, 3, 5)),
    "channels": ((1, 4, 3, 7), (7,)),
    "both_sides": ((2, 1, 4, 5), (1, 3, 1, 5)),
}
# What LiteRT does not broadcast.
ALIKE = {"equal": ((2, 3, 5), (2, 3, 5)), "rank6": ((2, 1, 2, 1, 2, 3), (2, 1, 2, 1, 2, 3))}

# Functions of two tensors in types that have no scale.
TWO = {
    "add": ("s16", "s64"),
    "sub": ("s64",),
    "mul": ("s64", "u32"),
    "maximum": ("u8", "s8", "s16"),
    "minimum": ("u8", "s8", "s16"),
    "floor_div": ("s32", "s8", "s16"),
    "floor_mod": ("s32", "s8", "s16", "s64"),
    "pow": ("s32",),
    "atan2": ("f32",),
    "bitwise_xor": ("s8", "s16", "s32", "u8", "u32"),
    "right_shift": ("s8", "s16", "s32", "u8", "u32"),
}
OPTIONS = {"add": "AddOptions", "sub": "SubOptions", "mul": "MulOptions"}

# Functions of one.
ONE = {"abs": ("s32",), "neg": ("s8", "s16", "s32", "s64"), "sign": ("s32",)}

# Reductions: (shape, axes, keep_dims)
AXES = {
    "first": ((2, 5, 3, 4), (0,), False),
    "last_keep": ((2, 5, 3, 4), (3,), True),
    "apart": ((2, 5, 3, 4), (0, 2), False),
}
FOLDS = {
    "sum": ("s32", "s64"),
    "mean": ("s32", "s64"),
    "reduce_prod": ("s32", "s64", "u8"),
    "reduce_max": ("s16", "s32", "s64"),
    "reduce_min": ("s16", "s32", "s64"),
}

LINES = {"last": ((3, 4, 7), 2), "middle": ((2, 9, 3), 1), "first": ((6, 4), 0)}

# Of the result, as few as 64 bits have of them.
NARROW = {"s8": 100, "s16": 10_000, "s32": 1_000_000, "s64": 1_000_000, "u8": 200, "u32": 1_000_000}

# (scale_in, zero_point_in, scale_out, zero_point_out) of results within their range.
CURVES = {
    "exp": {"plain": (0.03, 20, 0.3, -128), "fine": (0.01, 0, 0.02, -100), "wide": (0.05, 100, 0.005, -128)},
    "log": {"plain": (0.05, -128, 0.03, -20), "fine": (0.001, -128, 0.06, 100), "zero": (0.1, 0, 0.05, 3)},
}


def cases():
    for op, types in TWO.items():
        for dtype in types:
            for name, shapes in (ALIKE if op == "atan2" else PAIRS).items():
                yield _two(op, dtype, name, shapes)
    for op, types in ONE.items():
        for dtype in types:
            yield _one(op, dtype)
    for op, types in FOLDS.items():
        for dtype in types:
            for name, row in AXES.items():
                yield _fold(op, dtype, name, *row)
    yield _fold("mean", "s32", "large", *AXES["last_keep"])
    for dtype in ("s32", "s64"):
        for name, (shape, axis) in LINES.items():
            for flags in ({}, dict(Exclusive=True, Reverse=True)):
                yield _cumsum(dtype, name + ("_exclusive_reverse" if flags else ""), shape, axis, flags)
    for op in ("arg_max", "arg_min"):
        for dtype in ("s32", "u8", "bool"):
            for name, (shape, axis) in LINES.items():
                yield _arg(op, dtype, name, shape, axis)
    for dtype in ("s16", "s32", "u8"):
        yield _top_k(dtype)
    for op, rows in CURVES.items():
        for name, row in rows.items():
            yield _curve(op, "s8", name, row)
        for name in ("plain", "fine"):
            yield _curve(op, "s16", name, rows[name])
    for name, row in {"plain": (0.05, -128, 0.03, -20), "fine": (0.001, -128, 0.003, 100)}.items():
        yield _curve("sqrt", "s8", name, row)
    for approximate in (False, True):
        yield _gelu("tanh" if approximate else "exact", approximate)


def _small(rng, dtype, shape):
    if dtype == "bool":
        return rng.integers(0, 2, shape) == 1
    most = NARROW[dtype]
    least = 0 if dtype[0] == "u" else -most
    return rng.integers(least, most, shape).astype(TENSOR_TYPES[dtype][1])


def _two(op, dtype, row, shapes):
    name = f"{dtype}_plain_{row}"
    rng, graph = generator_of(op, name), Graph()
    operands = [graph.input(dtype, shape) for shape in shapes]
    y = graph.tensor("out", dtype, np.broadcast_shapes(*shapes))
    options = (OPTIONS[op], dict(FusedActivationFunction=0)) if op in OPTIONS else None
    version = 2 if (op, dtype) in (("add", "s64"), ("mul", "s64")) else 1
    graph.operator(op.upper(), operands, [y], version, options)
    graph.output(y)
    if dtype == "f32":
        return Case(op, name, graph, runs_of(rng, graph), "litert")
    runs = [[_small(rng, dtype, shape) for shape in shapes]]
    if op.startswith("floor"):
        runs[0][1][runs[0][1] == 0] = 3
    if op == "pow":
        runs = [[(runs[0][0] % 5 - 2).astype(np.int32), np.abs(runs[0][1]) % 7]]
    if op == "right_shift":
        runs = [[random_ints(rng, first.dtype, first.shape), by % 40 - 3] for first, by in runs]
        runs = [[first, by.astype(first.dtype)] for first, by in runs]
        if dtype == "u32":
            # All amounts, and many that are less than 0 with a sign.
            runs[0][1].flat[::5] = np.arange(runs[0][1].flat[::5].size, dtype=np.uint32)
    return Case(op, name, graph, runs, "litert")


def _one(op, dtype):
    name = f"{dtype}_plain"
    rng, graph = generator_of(op, name), Graph()
    x = graph.input(dtype, (3, 19))
    y = graph.tensor("out", dtype, (3, 19))
    graph.operator(op.upper(), [x], [y])
    graph.output(y)
    values = _small(rng, dtype, (3, 19))
    values[0, :5] = 0
    return Case(op, name, graph, [[values]], "litert")


def _fold(op, dtype, row, shape, axes, keep):
    name = f"{dtype}_plain_{row}"
    rng, graph = generator_of(op, name), Graph()
    quant = Quant(np.float32(0.01)) if dtype == "s16" else None
    x = graph.input(dtype, shape, quant)
    after = [1 if k in axes else n for k, n in enumerate(shape) if keep or k not in axes]
    y = graph.tensor("out", dtype, after, quant)
    where = graph.constant("axes", "s32", np.asarray(axes, np.int32))
    graph.operator(op.upper(), [x, where], [y], 1, ("ReducerOptions", dict(KeepDims=keep)))
    graph.output(y)
    values = _small(rng, dtype, shape)
    if row == "large":
        # Their sums take more bits.
        values = rng.integers(np.iinfo(np.int32).max - 9, np.iinfo(np.int32).max, shape, np.int32)
        values[0] = -values[0]
    if op == "reduce_prod":
        values = (values % 5 - 2).astype(values.dtype)
    return Case(op, name, graph, [[values]], "litert")


def _cumsum(dtype, row, shape, axis, flags):
    name = f"{dtype}_{row}"
    rng, graph = generator_of("cumsum", name), Graph()
    x = graph.input(dtype, shape)
    y = graph.tensor("out", dtype, shape)
    where = graph.constant("axis", "s32", np.int32(axis))
    graph.operator("CUMSUM", [x, where], [y], 1, ("CumsumOptions", flags))
    graph.output(y)
    return Case("cumsum", name, graph, [[_small(rng, dtype, shape)]], "litert")


def _arg(op, dtype, row, shape, axis):
    name = f"{dtype}_{row}"
    rng, graph = generator_of(op, name), Graph()
    x = graph.input(dtype, shape)
    y = graph.tensor("index", "s32", [n for k, n in enumerate(shape) if k != axis])
    where = graph.constant("axis", "s32", np.int32(axis))
    word = {"arg_max": "ArgMaxOptions", "arg_min": "ArgMinOptions"}[op]
    graph.operator(op.upper(), [x, where], [y], 1, (word, dict(OutputType=2)))
    graph.output(y)
    return Case(op, name, graph, [[_small(rng, dtype, shape)]], "litert")


def _top_k(dtype):
    name = f"{dtype}_plain"
    rng, graph = generator_of("topk_v2", name), Graph()
    x = graph.input(dtype, (3, 11))
    count = graph.constant("count", "s32", np.int32(4))
    values = graph.tensor("values", dtype, (3, 4))
    places = graph.tensor("places", "s32", (3, 4))
    graph.operator("TOPK_V2", [x, count], [values, places], 2)
    graph.output(values, places)
    return Case("topk_v2", name, graph, [[_small(rng, dtype, (3, 11))]], "litert")


def _curve(op, dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng, graph = generator_of(op, name), Graph()
    scale_in, zero_in, scale_out, zero_out = row
    if dtype == "s16":
        scale_in, zero_in, scale_out, zero_out = scale_in / 64, 0, scale_out / 32, 0
    values = np.arange(-128, 128, dtype=np.int8)
    if op == "sqrt":
        values = np.arange(zero_in, 128, dtype=np.int8)
    if dtype == "s16":
        values = random_ints(rng, np.int16, (4, 150))
        values[0, :4] = (-32768, 32767, 0, 1)
    x = graph.input(dtype, values.shape, Quant(np.float32(scale_in), zero_in))
    y = graph.tensor("out", dtype, values.shape, Quant(np.float32(scale_out), zero_out))
    graph.operator(op.upper(), [x], [y])
    graph.output(y)
    return Case(op, name, graph, [[values]], "litert")


def _gelu(row, approximate):
    name = f"s16_{row}"
    rng, graph = generator_of("gelu", name), Graph()
    x = graph.input("s16", (4, 150), Quant(np.float32(0.0005)))
    y = graph.tensor("out", "s16", (4, 150), Quant(np.float32(0.0006)))
    graph.operator("GELU", [x], [y], 1, ("GeluOptions", dict(Approximate=approximate)))
    graph.output(y)
    return Case("gelu", name, graph, [[random_ints(rng, np.int16, (4, 150))]], "litert")
