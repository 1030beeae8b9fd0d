"""ADD, SUB and MUL."""

import numpy as np

from ..case import ACTIVATIONS, Case, generator_of, random_floats, random_ints, runs_of
from ..graph import TENSOR_TYPES, Graph, Quant

ROWS_COVERED = (
    "ranks 1 to 5; scalars on either side; broadcasts over each axis, over several, from both"
    " sides, by missing leading axes; a constant operand; scales far apart; extreme zero points;"
    " exact ties; every activation"
)

COVERS = {op: ROWS_COVERED for op in ("add", "sub", "mul")}

OPTIONS = {"add": "AddOptions", "sub": "SubOptions", "mul": "MulOptions"}

# What a row leaves out. Of three scales or zero points the last is the output's. An output scale
# of None is one that lets a few results saturate, and `coarser` multiplies it.
DEFAULTS = dict(
    shapes=((1, 3, 5, 7), (1, 3, 5, 7)),
    scales=(0.04, 0.07, None),
    zero_points=(-7, 11, 5),
    activation="none",
    constant=None,
    coarser=1.0,
)

SHARED = {
    "rank1": dict(shapes=((37,), (37,))),
    "rank2": dict(shapes=((5, 9), (5, 9))),
    "rank3": dict(shapes=((3, 4, 7), (3, 4, 7))),
    "rank4": dict(),
    "rank5": dict(shapes=((2, 1, 3, 2, 5), (2, 1, 3, 2, 5))),
    "one_element": dict(shapes=((1,), (1,))),
    "scalar_right": dict(shapes=((2, 3, 5), (1,))),
    "scalar_left": dict(shapes=((1,), (2, 3, 5))),
    "rank0_right": dict(shapes=((4, 5), ())),
    "channels": dict(shapes=((1, 4, 3, 7), (7,))),
    "channels_left": dict(shapes=((1, 1, 1, 7), (1, 4, 3, 7))),
    "width": dict(shapes=((2, 3, 4, 5), (2, 3, 1, 5))),
    "height": dict(shapes=((2, 3, 4, 5), (2, 1, 4, 5))),
    "batch": dict(shapes=((2, 3, 4, 5), (1, 3, 4, 5))),
    "inner_and_outer": dict(shapes=((2, 3, 4, 5), (1, 3, 4, 1))),
    "alternating": dict(shapes=((2, 3, 4, 5), (2, 1, 4, 1))),
    "both_sides": dict(shapes=((2, 1, 4, 5), (1, 3, 1, 5))),
    "outer_product": dict(shapes=((6, 1), (1, 7))),
    "missing_axes": dict(shapes=((2, 3, 4, 5), (4, 1))),
    "rank5_channels": dict(shapes=((2, 1, 3, 2, 5), (5,))),
    "rank5_both_sides": dict(shapes=((2, 1, 3, 1, 5), (1, 4, 1, 2, 5))),
    "constant_right": dict(constant=1),
    "constant_channels": dict(shapes=((1, 4, 3, 7), (7,)), constant=1),
    "constant_left": dict(constant=0),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6", zero_points=(-7, 11, -60)),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
    "relu_broadcast": dict(shapes=((2, 3, 4, 5), (3, 1, 5)), activation="relu"),
}

INTEGER = {
    "same_scales": dict(scales=(0.05, 0.05, 0.05), zero_points=(3, 3, 3)),
    "left_much_larger": dict(scales=(1.0, 0.001, None)),
    "right_much_larger": dict(scales=(0.0005, 1.0, None)),
    "output_finer": dict(coarser=0.2),
    "output_much_coarser": dict(coarser=9.0),
    "zero_points_lowest": dict(zero_points=(-128, -128, -128)),
    "zero_points_highest": dict(zero_points=(127, -128, 127)),
    "zero_points_apart": dict(zero_points=(-128, 127, 0)),
    "ties": dict(shapes=((300,), (300,)), scales=(0.5, 0.25, 1.0), zero_points=(0, 0, 0)),
    "ties_asymmetric": dict(
        shapes=((300,), (300,)), scales=(0.125, 0.125, 0.25), zero_points=(-3, 4, 1)
    ),
    "broadcast_zero_points": dict(shapes=((3, 1, 6), (4, 1)), zero_points=(-128, 127, -50)),
    "larger": dict(shapes=((2, 7, 9, 11), (2, 7, 9, 11))),
}

# 16-bit values have no zero points.
SYMMETRIC = dict(zero_points=(0, 0, 0))
INTEGER16 = {
    name: INTEGER[name]
    for name in ("same_scales", "left_much_larger", "output_finer", "output_much_coarser", "ties")
}


def cases():
    for name, row in (SHARED | INTEGER16).items():
        yield _case("add", "s16", name, DEFAULTS | row | SYMMETRIC)
    for name in ("rank4", "channels", "both_sides", "relu6", *INTEGER16):
        for op in ("sub", "mul"):
            yield _case(op, "s16", name, DEFAULTS | (SHARED | INTEGER16)[name] | SYMMETRIC)
    for op in COVERS:
        for name in ("rank4", "scalar_right", "channels", "both_sides", "rank5"):
            yield _case(op, "s32", name, DEFAULTS | SHARED[name])
    for op in COVERS:
        for name, row in (SHARED | INTEGER).items():
            yield _case(op, "s8", name, DEFAULTS | row)
        for name, row in SHARED.items():
            yield _case(op, "f32", name, DEFAULTS | row)


def _case(op, dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    scaled = dtype not in ("f32", "s32")
    quants = _quants(op, row, dtype) if scaled else (None, None, None)
    operands = []
    for side, shape in enumerate(row["shapes"]):
        if row["constant"] == side:
            data = constant(rng, dtype, shape)
            operands.append(graph.constant("constant", dtype, data, quants[side]))
        else:
            operands.append(graph.input(dtype, shape, quants[side]))
    graph.output(add_arithmetic(graph, op, operands, quants[2], row["activation"]))
    runs = runs_of(rng, graph)
    if dtype == "s32":
        # Neither sums nor products overflow, which is not defined in C.
        runs = [[run % 40000 for run in runs[0]]]
    return Case(op, name, graph, runs)


def constant(rng, dtype, shape):
    """A constant operand of any values."""
    if dtype == "f32":
        return random_floats(rng, shape)
    return random_ints(rng, TENSOR_TYPES[dtype][1], shape)


def add_arithmetic(graph, op, operands, quant, activation="none"):
    """Appends the operator on operands that may broadcast."""
    shape = np.broadcast_shapes(*(operand.shape for operand in operands))
    y = graph.tensor("out", operands[0].dtype, shape, quant)
    fields = dict(FusedActivationFunction=ACTIVATIONS[activation])
    graph.operator(op.upper(), operands, [y], 2 if quant else 1, (OPTIONS[op], fields))
    return y


def _quants(op, row, dtype="s8"):
    """Of the left operand, the right one and the output."""
    left, right, out = row["scales"]
    if out is None:
        # The inputs have a standard deviation of 74 steps; the output gets one of 60.
        spread = left * right * 74 * 74 if op == "mul" else np.hypot(left, right) * 74
        out = row["coarser"] * spread / 60
    if row["activation"] in ("relu6", "relu_n1_to_1"):
        out = 0.06
    if dtype == "s16":
        # The same reals in steps that are 256 times as fine.
        left, right, out = left / 256, right / 256, out / 256
    return [
        Quant(np.float32(scale), zero_point)
        for scale, zero_point in zip((left, right, out), row["zero_points"])
    ]
