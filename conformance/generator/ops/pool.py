"""AVERAGE_POOL_2D and MAX_POOL_2D."""

import numpy as np

from ..case import ACTIVATIONS, PADDINGS, Case, generator_of, runs_of
from ..graph import Graph, Quant

ROWS_COVERED = (
    "windows 1x1 to 5x5, unequal, global and larger than the input; SAME borders and VALID; odd"
    " sizes; strides 1 to 3, also unequal; 1 to 16 channels; batch 3; zero points; every"
    " activation; int16 and uint8"
)

COVERS = {"average_pool_2d": ROWS_COVERED + "; negative halves", "max_pool_2d": ROWS_COVERED}

VERSIONS = {"f32": 1, "s8": 2, "s16": 3, "u8": 1}

# What a row leaves out. `window` and `stride` are (height, width).
DEFAULTS = dict(
    input=(1, 7, 5, 3),
    window=(2, 2),
    stride=(2, 2),
    padding="same",
    activation="none",
    zero_point=-7,
)

ROWS = {
    "same_odd": dict(),
    "valid_odd": dict(padding="valid"),
    "same_even": dict(input=(1, 6, 8, 4)),
    "window3_same_stride1": dict(window=(3, 3), stride=(1, 1)),
    "window3_same_stride2": dict(window=(3, 3)),
    "window3_valid_stride1": dict(window=(3, 3), stride=(1, 1), padding="valid"),
    "window3x2_stride1x3": dict(window=(3, 2), stride=(1, 3), input=(1, 6, 11, 3)),
    "window1x4_valid": dict(window=(1, 4), stride=(1, 1), input=(1, 3, 9, 7), padding="valid"),
    "window5x1_same": dict(window=(5, 1), stride=(2, 1)),
    "window1_stride2": dict(window=(1, 1), input=(1, 5, 6, 3)),
    "global": dict(window=(7, 5), stride=(7, 5), padding="valid", input=(1, 7, 5, 16)),
    "window_larger_than_input": dict(window=(5, 5), stride=(1, 1), input=(1, 2, 3, 3)),
    "channels1": dict(input=(1, 9, 9, 1), window=(3, 3), stride=(2, 2)),
    "batch3": dict(input=(3, 5, 4, 7), window=(3, 2), stride=(2, 1)),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6", zero_point=-60),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
}

INTEGER = {
    "zero_point_lowest": dict(zero_point=-128),
    "zero_point_highest": dict(zero_point=127),
    "zero_point_lowest_relu6": dict(zero_point=-128, activation="relu6"),
    "window3_valid_larger": dict(
        window=(3, 3), stride=(1, 1), padding="valid", input=(1, 12, 11, 5)
    ),
}


WIDE = ("same_odd", "window3_valid_stride1", "batch3", "relu6", "relu_n1_to_1", "global")


def cases():
    for op in COVERS:
        for name, row in (ROWS | INTEGER).items():
            yield _case(op, "s8", name, DEFAULTS | row)
        for name, row in ROWS.items():
            yield _case(op, "f32", name, DEFAULTS | row)
        for name in WIDE:
            yield _case(op, "s16", name, DEFAULTS | ROWS[name] | dict(zero_point=0))
            yield _case(op, "u8", name, DEFAULTS | ROWS[name] | dict(zero_point=100))


def _case(op, dtype, row_name, row):
    name = f"{dtype}_{row_name}"
    rng = generator_of(op, name)
    graph = Graph()
    # RELU6 ends 100 steps above zero and RELU_N1_TO_1 17 steps from it.
    scale = np.float32(0.06 / 256 if dtype == "s16" else 0.06)
    quant = Quant(scale, row["zero_point"]) if dtype != "f32" else None
    graph.output(add_pool(graph, op, graph.input(dtype, row["input"], quant), row))
    return Case(op, name, graph, runs_of(rng, graph), "litert" if dtype == "u8" else "tflm")


def add_pool(graph, op, x, row):
    """Appends a pool over `x`, quantised alike."""
    sizes = [
        -(-(size if row["padding"] == "same" else size - window + 1) // stride)
        for size, window, stride in zip(x.shape[1:3], row["window"], row["stride"])
    ]
    y = graph.tensor("out", x.dtype, (x.shape[0], *sizes, x.shape[3]), x.quant)
    options = dict(
        Padding=PADDINGS[row["padding"]],
        StrideH=row["stride"][0],
        StrideW=row["stride"][1],
        FilterHeight=row["window"][0],
        FilterWidth=row["window"][1],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
    )
    graph.operator(op.upper(), [x], [y], VERSIONS[x.dtype], ("Pool2DOptions", options))
    return y
