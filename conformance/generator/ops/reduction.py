"""MEAN."""

from itertools import combinations

import numpy as np

from ..case import Case, generator_of, runs_of
from ..graph import Graph, Quant

OP = "mean"

COVERS = {
    OP: "every set of axes of a rank 4 tensor, keep_dims or not; ranks 1 to 3; negative, repeated"
    " and scalar axes; equal, finer and coarser output scales; extreme zero points; exact ties;"
    " int16"
}

# What a row leaves out. The scales are those of the input and of the output.
DEFAULTS = dict(
    input=(2, 5, 3, 4),
    axes=(1, 2),
    keep_dims=False,
    scale_in=0.05,
    scale_out=0.03,
    zero_points=(-7, 5),
)

AXES = [axes for count in range(1, 5) for axes in combinations(range(4), count)]

EVERY_AXIS = {
    f"axes{''.join(map(str, axes))}{'_keep' if keep else ''}": dict(axes=axes, keep_dims=keep)
    for axes in AXES
    for keep in (False, True)
}

SHARED = EVERY_AXIS | {
    "rank1": dict(input=(37,), axes=(0,)),
    "rank2_rows": dict(input=(9, 5), axes=(0,)),
    "rank2_columns_keep": dict(input=(9, 5), axes=(1,), keep_dims=True),
    "rank3_outer": dict(input=(4, 5, 6), axes=(0, 2)),
    "rank3_middle_keep": dict(input=(4, 5, 6), axes=(1,), keep_dims=True),
    "negative_axes": dict(axes=(-2, -3)),
    "negative_last_keep": dict(axes=(-1,), keep_dims=True),
    "repeated_axis": dict(axes=(1, 1)),
    "scalar_axis": dict(axes=2),
    "unsorted_axes": dict(axes=(2, 1), keep_dims=True),
    "global_7x7": dict(input=(1, 7, 7, 16), keep_dims=True),
    "one_element": dict(input=(1, 1, 1, 1)),
}

INTEGER = {
    "same_quantization": dict(scale_out=0.05, zero_points=(-7, -7)),
    "same_quantization_odd": dict(
        input=(1, 3, 3, 16), scale_out=0.05, zero_points=(3, 3), keep_dims=True
    ),
    "same_scale_other_zero_point": dict(scale_out=0.05, keep_dims=True),
    "coarser": dict(scale_out=0.2),
    "much_finer": dict(scale_out=0.002),
    "zero_point_lowest": dict(zero_points=(-128, -128)),
    "zero_point_highest": dict(zero_points=(127, 127), keep_dims=True),
    "zero_points_apart": dict(zero_points=(-128, 127)),
    "ties": dict(input=(1, 2, 2, 90), scale_in=0.5, scale_out=1.0, zero_points=(0, 0)),
    "ties_of_one_axis": dict(input=(40, 4), axes=(1,), scale_in=0.5, scale_out=0.5),
    "channels_ties": dict(input=(1, 6, 7, 2), axes=(3,), scale_in=0.5, scale_out=0.5),
    "larger": dict(input=(1, 13, 11, 9), scale_out=0.04),
}


INTEGER16 = ("axes12", "axes3_keep", "rank1", "coarser", "much_finer", "ties", "larger")


def cases():
    for name, row in (SHARED | INTEGER).items():
        yield _case("s8", name, DEFAULTS | row)
    for name, row in SHARED.items():
        yield _case("f32", name, DEFAULTS | row)
    for name in INTEGER16:
        row = (SHARED | INTEGER)[name]
        yield _case("s16", name, DEFAULTS | row | dict(zero_points=(0, 0)))


def _case(dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(OP, name)
    graph = Graph()
    quant_in = quant_out = None
    if dtype != "f32":
        quant_in = Quant(np.float32(row["scale_in"]), row["zero_points"][0])
        quant_out = Quant(np.float32(row["scale_out"]), row["zero_points"][1])
    x = graph.input(dtype, row["input"], quant_in)
    axes = graph.constant("axes", "s32", row["axes"])
    y = graph.tensor("out", dtype, _output_shape(row), quant_out)
    options = ("ReducerOptions", dict(KeepDims=row["keep_dims"]))
    graph.operator(OP.upper(), [x, axes], [y], 1 if dtype == "f32" else 2, options)
    graph.output(y)
    return Case(OP, name, graph, runs_of(rng, graph))


def _output_shape(row):
    rank = len(row["input"])
    reduced = {axis % rank for axis in np.atleast_1d(row["axes"]).tolist()}
    if row["keep_dims"]:
        return tuple(1 if axis in reduced else n for axis, n in enumerate(row["input"]))
    return tuple(n for axis, n in enumerate(row["input"]) if axis not in reduced)
