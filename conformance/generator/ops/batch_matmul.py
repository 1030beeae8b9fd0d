"""BATCH_MATMUL."""

import math

import numpy as np

from ..case import Case, generator_of, random_floats, random_ints, runs_of
from ..graph import Graph, Quant

OP = "batch_matmul"

COVERS = {
    OP: "ranks 2 to 5, also unequal; either operand transposed, or both; dimensions that broadcast"
    " on either side and on both; one row, one column, depth 1; a constant left or right operand;"
    " extreme zero points; exact ties; left shifts; f32, int8 and int16"
}

# What a row leaves out. `a` is (..., rows, depth), `b` is (..., depth, columns), before they are
# transposed.
DEFAULTS = dict(
    a=(5, 7),
    b=(7, 6),
    adj_x=False,
    adj_y=False,
    constant=None,
    zero_points=(-7, 12, 5),
    scales="plain",
)

SHARED = {
    "plain": dict(),
    "adj_x": dict(adj_x=True),
    "adj_y": dict(adj_y=True),
    "adj_x_adj_y": dict(adj_x=True, adj_y=True),
    "rank3": dict(a=(3, 4, 9), b=(3, 9, 5)),
    "rank3_adj_y": dict(a=(3, 4, 9), b=(3, 9, 5), adj_y=True),
    "rank3_adj_x": dict(a=(2, 3, 11), b=(2, 11, 9), adj_x=True),
    "rank4": dict(a=(2, 3, 4, 5), b=(2, 3, 5, 3)),
    "rank4_adj_y": dict(a=(1, 4, 6, 8), b=(1, 4, 8, 6), adj_y=True),
    "rank5": dict(a=(2, 1, 2, 3, 4), b=(2, 1, 2, 4, 5)),
    "rank5_adj_x_adj_y": dict(a=(2, 2, 2, 3, 4), b=(2, 2, 2, 4, 5), adj_x=True, adj_y=True),
    "left_repeated": dict(a=(1, 4, 3), b=(3, 3, 5)),
    "right_repeated": dict(a=(3, 4, 3), b=(1, 3, 5)),
    "right_of_rank2": dict(a=(2, 3, 4, 6), b=(6, 5)),
    "right_of_rank2_adj_y": dict(a=(2, 3, 4, 6), b=(6, 5), adj_y=True),
    "left_of_rank2": dict(a=(4, 6), b=(2, 3, 6, 5)),
    "left_of_rank3": dict(a=(3, 4, 6), b=(2, 1, 6, 5)),
    "both_repeated": dict(a=(2, 1, 3, 4), b=(1, 3, 4, 2)),
    "both_repeated_rank5": dict(a=(2, 1, 3, 3, 4), b=(1, 2, 1, 4, 2), adj_y=True),
    "one_row": dict(a=(3, 1, 13), b=(3, 13, 7)),
    "one_column": dict(a=(2, 5, 6), b=(2, 6, 1)),
    "depth1": dict(a=(4, 1), b=(1, 5)),
    "depth67": dict(a=(3, 67), b=(67, 5), adj_y=True),
    "constant_right": dict(a=(2, 3, 8), b=(8, 5), constant="b"),
    "constant_right_adj_y": dict(a=(3, 8), b=(8, 5), constant="b", adj_y=True),
    "constant_right_rank3": dict(a=(2, 3, 8), b=(1, 8, 5), constant="b"),
    "constant_right_batches": dict(a=(2, 3, 8), b=(2, 8, 5), constant="b"),
    "constant_right_adj_x": dict(a=(3, 8), b=(8, 5), constant="b", adj_x=True),
    "constant_left": dict(a=(3, 8), b=(2, 8, 5), constant="a"),
    "larger": dict(a=(2, 17, 24), b=(2, 24, 19), adj_y=True),
    "larger_plain": dict(a=(21, 30), b=(30, 23)),
}

INTEGER = {
    "zero_points_lowest": dict(zero_points=(-128, -128, -128)),
    "zero_points_highest": dict(zero_points=(127, 127, 127), adj_y=True),
    "zero_points_opposite": dict(zero_points=(-128, 127, 0), a=(3, 7, 9), b=(9, 6)),
    "zero_point_left": dict(zero_points=(9, 0, 3), adj_x=True),
    "zero_point_right": dict(zero_points=(0, -9, 3), adj_y=True),
    "ties": dict(scales="ties", zero_points=(0, 0, 0), a=(11, 13), b=(13, 12)),
    "left_shift": dict(scales="left_shift", a=(6, 2), b=(2, 6)),
    "constant_right_zero_point": dict(
        a=(4, 21), b=(21, 9), constant="b", zero_points=(3, -20, -6)
    ),
    "constant_right_symmetric": dict(a=(4, 21), b=(21, 9), constant="b", zero_points=(3, 0, -6)),
}

SYMMETRIC = dict(zero_points=(0, 0, 0))
INTEGER16 = ("ties", "left_shift")

SCALE_IN = 0.03
STEPS_PER_DEVIATION = 50

VERSIONS = {"f32": 1, "s8": 2, "s16": 3}


def cases():
    for name, row in (SHARED | INTEGER).items():
        yield _case("s8", name, DEFAULTS | row)
    for name, row in SHARED.items():
        yield _case("f32", name, DEFAULTS | row)
    for name in (*SHARED, *INTEGER16):
        yield _case("s16", name, DEFAULTS | (SHARED | INTEGER)[name] | SYMMETRIC)


def _case(dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(OP, name)
    graph = Graph()
    quants = _quants(rng, row, dtype)
    operands = [
        _operand(graph, rng, dtype, which, row, quant)
        for which, quant in zip("ab", quants)
    ]
    batches = np.broadcast_shapes(row["a"][:-2], row["b"][:-2])
    y = graph.tensor("out", dtype, (*batches, row["a"][-2], row["b"][-1]), quants[2])
    options = ("BatchMatMulOptions", dict(AdjX=row["adj_x"], AdjY=row["adj_y"]))
    graph.operator(OP.upper(), operands, [y], VERSIONS[dtype], options)
    graph.output(y)
    return Case(OP, name, graph, runs_of(rng, graph))


def _operand(graph, rng, dtype, which, row, quant):
    shape = row[which]
    if row["adj_x" if which == "a" else "adj_y"]:
        shape = (*shape[:-2], shape[-1], shape[-2])
    if row["constant"] != which:
        return graph.input(dtype, shape, quant)
    if dtype == "f32":
        data = random_floats(rng, shape)
    else:
        data = random_ints(rng, {"s8": np.int8, "s16": np.int16}[dtype], shape)
    return graph.constant(which, dtype, data, quant)


def _quants(rng, row, dtype):
    """Of both operands and of the output."""
    if dtype == "f32":
        return (None, None, None)
    steps = 74 * (256 if dtype == "s16" else 1)
    rms = [math.hypot(steps, zero_point) for zero_point in row["zero_points"][:2]]
    deviation = rms[0] * rms[1] * math.sqrt(row["a"][-1])
    scales = SCALE_IN * rng.uniform(0.5, 2.0, 2)
    results = STEPS_PER_DEVIATION * (256 if dtype == "s16" else 1)
    scale_out = scales[0] * scales[1] * deviation / results
    match row["scales"]:
        case "plain":
            pass
        case "ties":
            # Powers of two: every other accumulator or so is halfway between two results.
            scales, scale_out = (2.0**-3, 2.0**-2), 2.0**3 * (256 if dtype == "s16" else 1)
        case "left_shift":
            scale_out = scales[0] * scales[1] / 3.7
    return [
        Quant(np.float32(scale), zero_point)
        for scale, zero_point in zip((*scales, scale_out), row["zero_points"])
    ]
