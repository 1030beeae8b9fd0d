"""SUM and the other reductions but MEAN of floats and int8."""

import numpy as np

from ..case import Case, generator_of, runs_of
from ..graph import Graph, Quant

AXES = "the first, last, middle and all axes of rank 4, keep_dims or not; rank 1"

COVERS = {
    "sum": AXES + "; f32, int8 and int16; equal, finer and coarser output scales; int32 and int64, as"
    " LiteRT has them",
    "reduce_max": AXES + "; f32 and int8; int16, int32 and int64, as LiteRT has them",
    "reduce_min": AXES + "; f32 and int8; int16, int32 and int64, as LiteRT has them",
    "reduce_all": AXES,
    "reduce_any": AXES + ", as LiteRT has it",
    "reduce_prod": AXES + "; f32, int32, int64, uint8, and int8 and int16 with scales, as LiteRT has them",
}

TYPES = {
    "sum": ("f32", "s8", "s16"),
    "mean": ("s16",),
    "reduce_max": ("f32", "s8"),
    "reduce_min": ("f32", "s8"),
    "reduce_all": ("bool",),
    "reduce_any": ("bool",),
    "reduce_prod": ("f32",),
}

ROWS = {
    "first": ((2, 5, 3, 4), (0,), False),
    "last_keep": ((2, 5, 3, 4), (3,), True),
    "middle": ((2, 5, 3, 4), (1, 2), False),
    "all": ((2, 5, 3, 4), (0, 1, 2, 3), True),
    "apart": ((2, 5, 3, 4), (0, 2), False),
    "rank1": ((37,), (0,), True),
}

# Of the operand and the result.
SCALES = {
    "coarser": ((0.05, -7), (0.3, 5)),
    "same": ((0.05, 3), (0.05, 3)),
    "finer": ((0.05, 127), (0.04, -128)),
}


def cases():
    for op, types in TYPES.items():
        for dtype in types:
            for name, row in ROWS.items():
                yield _case(op, dtype, name, row)
    for name in ("same", "finer"):
        for dtype in ("s8", "s16"):
            yield _case("sum", dtype, f"scales_{name}", ROWS["last_keep"], name)


def _case(op, dtype, row_name, row, scales="coarser"):
    name = f"{dtype}_fold_{row_name}"
    shape, axes, keep = row
    graph = Graph()
    quants = [None, None]
    if dtype in ("s8", "s16"):
        narrow = dtype == "s8"
        pairs = SCALES[scales if op in ("sum", "mean") else "same"]
        quants = [Quant(np.float32(s if narrow else s / 256), z if narrow else 0) for s, z in pairs]
    x = graph.input(dtype, shape, quants[0])
    to = graph.constant("axes", "s32", axes)
    kept = [1 if i in axes else n for i, n in enumerate(shape) if keep or i not in axes]
    y = graph.tensor("out", dtype, kept, quants[1])
    options = ("ReducerOptions", dict(KeepDims=keep))
    graph.operator(op.upper(), [x, to], [y], 1 if op == "reduce_any" else 2, options)
    graph.output(y)
    rng = generator_of(op, name)
    # TFLM lacks these.
    reference = "litert" if op in ("reduce_any", "reduce_prod") else "tflm"
    if dtype == "bool":
        most = 0.2 if op == "reduce_any" else 0.8
        return Case(op, name, graph, [[rng.random(shape) < most]], reference)
    return Case(op, name, graph, runs_of(rng, graph), reference)
