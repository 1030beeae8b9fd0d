"""Functions of two tensors besides ADD, SUB and MUL of floats and int8; PRELU."""

import numpy as np

from ..case import Case, generator_of, random_floats, random_ints, runs_of
from ..graph import TENSOR_TYPES, Graph, Quant

SHAPES = "equal shapes, a scalar, channels, both sides broadcast, rank 5"
SCALED = "; scales far apart, extreme zero points"

COVERS = {
    "div": SHAPES + SCALED + "; results whose shifts are within 31 bits, as TFLM has them;"
    " int16, as LiteRT has it",
    "floor_div": SHAPES + "; f32; int8, int16 and int32, as LiteRT has them",
    "floor_mod": SHAPES + "; f32; int8, int16, int32 and int64, as LiteRT has them",
    "logical_and": SHAPES,
    "logical_or": SHAPES,
    "logical_not": "ranks 1 and 4",
    "maximum": SHAPES + " and 6; f32, int8, int16, int32 and int64; int8, int16 and uint8 without"
    " scales, as LiteRT has them",
    "minimum": SHAPES + " and 6; f32, int8, int16, int32 and int64; int8, int16 and uint8 without"
    " scales, as LiteRT has them",
    "pow": SHAPES + "; f32 and int32, as LiteRT has them",
    "prelu": "slopes per channel, per element and for all" + SCALED + "; f32, int8 and int16, whose"
    " slopes are int8",
    "squared_difference": SHAPES + SCALED + "; f32, int8, int16 and int32",
}

PAIRS = {
    "equal": ((2, 3, 5), (2, 3, 5)),
    "scalar": ((2, 3, 5), (1,)),
    "channels": ((1, 4, 3, 7), (7,)),
    "both_sides": ((2, 1, 4, 5), (1, 3, 1, 5)),
}
RANK5 = {"rank5": ((2, 1, 3, 2, 5), (2, 1, 3, 2, 5))}

TYPES = {
    "div": ("f32", "s8"),
    "floor_div": ("f32",),
    "floor_mod": ("f32",),
    "logical_and": ("bool",),
    "logical_or": ("bool",),
    "maximum": ("f32", "s8", "s16", "s32", "s64"),
    "minimum": ("f32", "s8", "s16", "s32", "s64"),
    "pow": ("f32",),
    "prelu": ("f32", "s8", "s16"),
    "squared_difference": ("f32", "s8", "s16", "s32"),
}

# Of the operands and the result.
SCALES = {
    "div": {
        "plain": ((0.04, 0.02, 1 / 128), (-7, -128, 5)),
        "fine": ((0.5, 0.01, 0.02), (0, 127, -100)),
        "coarse": ((0.3, 0.002, 0.5), (-128, 3, 127)),
    },
    "prelu": {
        "plain": ((0.04, 0.01, 0.03), (-7, 11, 5)),
        "same": ((0.05, 0.02, 0.05), (3, 0, 3)),
        "coarse": ((0.03, 0.5, 0.2), (-128, 127, 0)),
        "fine": ((0.5, 0.001, 0.01), (127, -128, -128)),
        "ties": ((0.5, 0.25, 1.0), (0, 0, 0)),
    },
    "squared_difference": {
        "plain": ((0.04, 0.07, 0.5), (-7, 11, -128)),
        "apart": ((1.0, 0.001, 100.0), (0, 0, -100)),
        "fine": ((0.05, 0.05, 0.01), (127, -128, 3)),
        "ties": ((0.5, 0.25, 4.0), (0, 0, 0)),
    },
    "maximum": {"plain": ((0.05,) * 3, (3,) * 3)},
    "minimum": {"plain": ((0.05,) * 3, (-128,) * 3)},
}


def cases():
    for op, types in TYPES.items():
        # TFLM does not broadcast more than four dimensions of these.
        shapes = PAIRS if op in ("pow", "prelu", "logical_and", "logical_or") else PAIRS | RANK5
        for dtype in types:
            for name, pair in shapes.items():
                yield _case(op, dtype, name, pair)
    for name, shape in {"rank1": (37,), "rank4": (2, 3, 5, 4)}.items():
        rng = generator_of("logical_not", name)
        graph = Graph()
        x = graph.input("bool", shape)
        y = graph.tensor("out", "bool", shape)
        graph.operator("LOGICAL_NOT", [x], [y])
        graph.output(y)
        yield Case("logical_not", f"bool_{name}", graph, [[_truths(rng, shape)]])
    for op in ("div", "prelu", "squared_difference"):
        for row in list(SCALES[op])[1:]:
            yield _case(op, "s8", f"scales_{row}", PAIRS["channels"], row)
    for row in list(SCALES["prelu"])[1:]:
        yield _case("prelu", "s16", f"scales_{row}", PAIRS["channels"], row)
    for row in ("apart", "ties"):
        pair = PAIRS["channels"]
        yield _case("squared_difference", "s16", f"scales_{row}", pair, row)


def _case(op, dtype, row_name, shapes, scales="plain"):
    name = f"{dtype}_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    quants = _quants(op, dtype, scales)
    operands = [graph.input(dtype, shapes[0], quants[0])]
    if op == "prelu":
        narrow = "s8" if dtype == "s16" else dtype
        data = _constant(rng, narrow, shapes[1])
        operands.append(graph.constant("slopes", narrow, data, quants[1]))
    else:
        operands.append(graph.input(dtype, shapes[1], quants[1]))
    y = graph.tensor("out", dtype, np.broadcast_shapes(*shapes), quants[2])
    options = ("DivOptions", dict(FusedActivationFunction=0)) if op == "div" else None
    graph.operator(op.upper(), operands, [y], 1, options)
    graph.output(y)
    if dtype == "bool":
        runs = [[_truths(rng, shape) for shape in shapes]]
    else:
        runs = runs_of(rng, graph)
    if dtype == "s32" and op == "squared_difference":
        # The square of a difference is within 32 bits.
        runs = [[run % 30000 for run in pair] for pair in runs[:1]]
    if op in ("div", "floor_div", "floor_mod"):
        zero = quants[1].zero_point if quants[1] else 0
        for run in runs:
            run[1][run[1] == zero] = (zero + 1) if zero < 127 else 126
    if op == "pow":
        runs = [[np.abs(base), exponent] for base, exponent in runs]
    return Case(op, name, graph, runs, "litert" if op == "pow" else "tflm")


def _truths(rng, shape):
    return rng.integers(0, 1, shape, np.int8, endpoint=True).astype(bool)


def _constant(rng, dtype, shape):
    if dtype == "f32":
        return random_floats(rng, shape)
    return random_ints(rng, TENSOR_TYPES[dtype][1], shape)


def _quants(op, dtype, row):
    if dtype not in ("s8", "s16"):
        return None, None, None
    scales, zero_points = SCALES[op][row]
    if dtype == "s16":
        # Slopes of PRELU stay int8.
        narrow = 1 if op == "prelu" else 256
        scales = (scales[0] / 256, scales[1] / narrow, scales[2] / 256)
        zero_points = (0, zero_points[1] if op == "prelu" else 0, 0)
    return tuple(Quant(np.float32(s), z) for s, z in zip(scales, zero_points))
