"""Operators of StableHLO as builtin ones: against LiteRT's kernels where it has them, elsewhere against the builtin
operators that mean the same."""

import numpy as np

from ..case import Case, generator_of, random_floats
from ..graph import TENSOR_TYPES, Graph

PAIRS = {
    "add": ("ADD", "AddOptions"),
    "subtract": ("SUB", "SubOptions"),
    "multiply": ("MUL", "MulOptions"),
    "divide": ("DIV", "DivOptions"),
    "maximum": ("MAXIMUM", None),
    "minimum": ("MINIMUM", None),
    "power": ("POW", None),
    "and": ("LOGICAL_AND", None),
    "or": ("LOGICAL_OR", None),
}
ONES = {
    "abs": "ABS", "cosine": "COS", "exponential": "EXP", "floor": "FLOOR", "log": "LOG", "logistic": "LOGISTIC",
    "negate": "NEG", "rsqrt": "RSQRT", "tanh": "TANH",
}
MOVES = ("broadcast_in_dim", "clamp", "compare", "concatenate", "convert", "pad", "reshape", "select", "slice", "transpose")

COVERS = {f"stablehlo_{word}": "as the builtin operator of the same meaning" for word in (*PAIRS, *ONES)}
COVERS |= {f"stablehlo_{word}": "as builtin operators of the same meaning" for word in MOVES}
COVERS["stablehlo_pad"] = "edges that are added and taken away, elements between; f32 and int32, as LiteRT has it"


def cases():
    for word, (builtin, options) in PAIRS.items():
        types = ("bool",) if word in ("and", "or") else ("f32",) if word == "power" else ("f32", "s32")
        for dtype in types:
            yield _same(word, dtype, builtin, 2, options)
    for word, builtin in ONES.items():
        yield _same(word, "f32", builtin, 1)
    yield from _moves()
    yield from _pads()


def _values(rng, dtype, shape):
    if dtype == "f32":
        return random_floats(rng, shape, 2.0)
    if dtype == "bool":
        return rng.integers(0, 2, shape) == 1
    return rng.integers(-50, 50, shape).astype(TENSOR_TYPES[dtype][1])


def _pair(word, dtype, shapes, after, ours, theirs):
    """One graph of an operator of StableHLO, one of others, of the same inputs."""
    op, name = f"stablehlo_{word}", f"{dtype}_{'x'.join(map(str, shapes[0]))}"
    graphs = []
    for build in (ours, theirs):
        graph = Graph()
        inputs = [graph.input(dtype if at or word != "select" else "bool", shape) for at, shape in enumerate(shapes)]
        y = graph.tensor("out", after[0], after[1])
        build(graph, inputs, y)
        graph.output(y)
        graphs.append(graph)
    rng = generator_of(op, name)
    run = [_values(rng, tensor.dtype, tensor.shape) for tensor in graphs[0].inputs]
    if word in ("log", "rsqrt", "power"):
        run[0] = np.abs(run[0]) + np.float32(0.25)
    if word == "divide":
        run[1] = np.where(run[1] == 0, run[1].dtype.type(3), run[1])
    return Case(op, name, graphs[0], [run], "litert", graphs[1])


def _same(word, dtype, builtin, count, options=None):
    shape = (2, 3, 5)
    fields = (options, dict(FusedActivationFunction=0)) if options else None
    return _pair(
        word, dtype, [shape] * count, (dtype, shape),
        lambda graph, inputs, y: graph.operator(f"STABLEHLO_{word.upper()}", inputs, [y]),
        lambda graph, inputs, y: graph.operator(builtin, inputs, [y], 1, fields),
    )


def _one(word, builtin, options, parameters=(), theirs_options=None):
    long = lambda values: np.asarray(values, np.int64)
    table = f"Stablehlo{word.title().replace('_', '')}Options"
    fields = {key: long(value) if isinstance(value, list) else value for key, value in options.items()}

    def ours(graph, inputs, y):
        graph.operator(f"STABLEHLO_{word.upper()}", inputs, [y], 1, (table, fields) if options else None)

    def theirs(graph, inputs, y):
        constants = [graph.constant("number", "s32", np.asarray(each, np.int32)) for each in parameters]
        version = 2 if builtin == "BROADCAST_TO" else 1
        graph.operator(builtin, [*inputs, *constants], [y], version, theirs_options)

    return ours, theirs


def _moves():
    pair = _one("broadcast_in_dim", "BROADCAST_TO", dict(BroadcastDimensions=[1, 2]), [[4, 2, 3]])
    yield _pair("broadcast_in_dim", "f32", [(1, 3)], ("f32", (4, 2, 3)), *pair)
    pair = _one("concatenate", "CONCATENATION", dict(Dimension=1), (), ("ConcatenationOptions", dict(Axis=1)))
    yield _pair("concatenate", "f32", [(2, 3), (2, 4)], ("f32", (2, 7)), *pair)
    pair = _one("convert", "CAST", {})
    yield _pair("convert", "f32", [(3, 5)], ("s32", (3, 5)), *pair)
    pair = _one("reshape", "RESHAPE", {}, [[5, 6]])
    yield _pair("reshape", "f32", [(2, 3, 5)], ("f32", (5, 6)), *pair)
    pair = _one("select", "SELECT_V2", {})
    yield _pair("select", "f32", [(3, 4)] * 3, ("f32", (3, 4)), *pair)
    options = dict(StartIndices=[1, 0, 2], LimitIndices=[4, 3, 8], Strides=[1, 2, 3])
    pair = _one("slice", "STRIDED_SLICE", options, [[1, 0, 2], [4, 3, 8], [1, 2, 3]], ("StridedSliceOptions", {}))
    yield _pair("slice", "f32", [(4, 3, 8)], ("f32", (3, 2, 2)), *pair)
    pair = _one("transpose", "TRANSPOSE", dict(Permutation=[2, 0, 1]), [[2, 0, 1]])
    yield _pair("transpose", "f32", [(2, 3, 4)], ("f32", (4, 2, 3)), *pair)
    for number, builtin in enumerate(("EQUAL", "NOT_EQUAL", "GREATER_EQUAL", "GREATER", "LESS_EQUAL", "LESS")):
        ours, theirs = _one("compare", builtin, dict(ComparisonDirection=number))
        case = _pair("compare", "s32", [(4, 40)] * 2, ("bool", (4, 40)), ours, theirs)
        case.name = f"s32_{builtin.lower()}"
        yield case

    def clamped(graph, inputs, y):
        above = graph.tensor("above", "f32", y.shape)
        graph.operator("MAXIMUM", [inputs[1], inputs[0]], [above])
        graph.operator("MINIMUM", [above, inputs[2]], [y])

    yield _pair("clamp", "f32", [(3, 4)] * 3, ("f32", (3, 4)), _one("clamp", "", {})[0], clamped)


def _pads():
    rows = {
        "edges": ((2, 3), [1, 0], [0, 2], [0, 0]),
        "between": ((3, 2, 2), [0, 1, 0], [2, 0, 0], [1, 0, 3]),
        "away": ((5, 6), [-1, 2], [1, -2], [0, 1]),
    }
    for name, (shape, low, high, between) in rows.items():
        for dtype in ("f32", "s32"):
            graph = Graph()
            x = graph.input(dtype, shape)
            value = graph.constant("value", dtype, 7)
            after = [n + lo + hi + (n - 1) * b for n, lo, hi, b in zip(shape, low, high, between)]
            y = graph.tensor("out", dtype, after)
            lists = [np.asarray(each, np.int64) for each in (low, high, between)]
            fields = dict(zip(("EdgePaddingLow", "EdgePaddingHigh", "InteriorPadding"), lists))
            graph.operator("STABLEHLO_PAD", [x, value], [y], 1, ("StablehloPadOptions", fields))
            graph.output(y)
            rng = generator_of("stablehlo_pad", f"{dtype}_{name}")
            yield Case("stablehlo_pad", f"{dtype}_{name}", graph, [[_values(rng, dtype, shape)]], "litert")
