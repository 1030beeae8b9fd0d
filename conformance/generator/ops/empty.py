"""Tensors without elements: between others, beside them, and as inputs and outputs.

LiteRT's answers but for a few: TFLM does not allocate results without elements.
"""

import numpy as np

from ..case import Case, PADDINGS, generator_of, one_run
from ..graph import Graph, Quant

QUANTS = {"s8": Quant(np.float32(0.05), -7)}
OUT = Quant(np.float32(0.1), 5)
VALID, SAME = PADDINGS["valid"], PADDINGS["same"]
FILTER_SCALE = Quant(np.float32(0.02), 0)

# Cases of TFLM: LiteRT finds no parts out of bounds, and forgets the bias of products of nothing.
TFLM = ("no_depth", "no_parts")

EMPTY = "empty"

# Operator: its options, and rows of (name, shapes of inputs, constant operands, shapes of outputs). A
# constant is a list of int32, or a function of the type that makes a tensor of the graph. `None` in the
# options is a table without fields.
NO_OPTIONS = None


def _options(table, **fields):
    return (table, fields)


REDUCED = _options("ReducerOptions", KeepDims=False)
WINDOW = dict(StrideH=1, StrideW=1)

# (operator, types, name, inputs, constants after them, outputs, options)
ROWS = [
    ("add", "f32 s8", "both", [(0, 3), (0, 3)], [], [(0, 3)], _options("AddOptions")),
    ("mul", "f32 s8", "broadcast", [(0, 1), (1, 3)], [], [(0, 3)], _options("MulOptions")),
    ("relu", "f32 s8", "rank3", [(2, 0, 3)], [], [(2, 0, 3)], NO_OPTIONS),
    ("logistic", "f32", "rank2", [(2, 0)], [], [(2, 0)], NO_OPTIONS),
    ("less", "f32", "channels", [(0, 3), (3,)], [], [("bool", (0, 3))], _options("LessOptions")),
    ("cast", "f32", "to_s32", [(0, 3)], [], [("s32", (0, 3))], _options("CastOptions", InDataType=0, OutDataType=2)),
    ("concatenation", "f32 s8", "first", [(2, 0, 3), (2, 4, 3)], [], [(2, 4, 3)], _options("ConcatenationOptions", Axis=1)),
    ("concatenation", "f32 s8", "middle", [(3,), (0,), (5,)], [], [(8,)], _options("ConcatenationOptions", Axis=0)),
    ("concatenation", "f32 s8", "all", [(2, 0), (2, 0)], [], [(2, 0)], _options("ConcatenationOptions", Axis=1)),
    ("split_v", "f32 s8", "parts", [(2, 5)], [[0, 3, 0, 2], 1], [(2, 0), (2, 3), (2, 0), (2, 2)], _options("SplitVOptions", NumSplits=4)),
    ("slice", "f32 s8", "part", [(4, 5)], [[4, 2], [0, 3]], [(0, 3)], _options("SliceOptions")),
    ("strided_slice", "f32 s8", "part", [(4, 5)], [[3, 0], [1, 5], [1, 1]], [(0, 5)], _options("StridedSliceOptions")),
    ("strided_slice", "f32 s8", "of_nothing", [(0, 5)], [[0, 1], [9, 4], [1, 2]], [(0, 2)], _options("StridedSliceOptions")),
    ("pad", "f32 s8", "around", [(0, 2)], [[[1, 2], [0, 1]]], [(3, 3)], _options("PadOptions")),
    ("reshape", "f32 s8", "other", [(0, 6)], [[2, 0, 5]], [(2, 0, 5)], NO_OPTIONS),
    ("transpose", "f32 s8", "rank3", [(2, 0, 5)], [[2, 0, 1]], [(5, 2, 0)], _options("TransposeOptions")),
    ("gather", "f32 s8", "no_indices", [(4, 3)], [np.zeros((2, 0))], [(2, 0, 3)], _options("GatherOptions", Axis=0)),
    ("gather_nd", "f32", "no_indices", [(4, 3)], [np.zeros((0, 1))], [(0, 3)], _options("GatherNdOptions")),
    ("gather_nd", "f32", "no_parts", [(4, 3)], [np.zeros((2, 0))], [(2, 4, 3)], _options("GatherNdOptions")),
    ("pack", "f32", "two", [(0, 3), (0, 3)], [], [(2, 0, 3)], _options("PackOptions", ValuesCount=2, Axis=0)),
    ("tile", "f32", "none", [(2, 3)], [[1, 0]], [(2, 0)], NO_OPTIONS),
    ("broadcast_to", "f32", "none", [(1, 3)], [[0, 3]], [(0, 3)], NO_OPTIONS),
    ("sum", "f32 s8 s32", "outer", [(0, 3)], [[0]], [(3,)], REDUCED),
    ("sum", "f32", "all", [(2, 0, 3)], [[0, 1, 2]], [()], REDUCED),
    ("sum", "f32", "kept", [(2, 0)], [[0]], [(0,)], REDUCED),
    ("reduce_prod", "f32 s32", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("reduce_max", "f32 s8 s16 s32", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("reduce_min", "f32 s8 s16 s32", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("reduce_any", "bool", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("reduce_all", "bool", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("mean", "f32 s8 s32 s64", "inner", [(2, 0)], [[1]], [(2,)], REDUCED),
    ("mean", "f32", "image", [(1, 0, 4, 3)], [[1, 2]], [(1, 3)], REDUCED),
    ("fully_connected", "f32 s8", "no_rows", [(0, 4)], ["weights 3 4", "bias 3"], [(0, 3)], _options("FullyConnectedOptions")),
    ("fully_connected", "f32 s8", "no_depth", [(2, 0)], ["weights 3 0", "bias 3"], [(2, 3)], _options("FullyConnectedOptions")),
    ("batch_matmul", "f32", "no_depth", [(2, 3, 0), (2, 0, 4)], [], [(2, 3, 4)], _options("BatchMatMulOptions")),
    ("conv_2d", "f32 s8", "no_images", [(0, 4, 4, 2)], ["weights 3 2 2 2", "bias 3"], [(0, 3, 3, 3)], _options("Conv2DOptions", Padding=VALID, **WINDOW, DilationHFactor=1, DilationWFactor=1)),
    ("max_pool_2d", "f32", "no_images", [(0, 4, 4, 2)], [], [(0, 3, 3, 2)], _options("Pool2DOptions", Padding=VALID, **WINDOW, FilterHeight=2, FilterWidth=2)),
    ("max_pool_2d", "f32", "no_lines", [(1, 0, 4, 2)], [], [(1, 0, 4, 2)], _options("Pool2DOptions", Padding=SAME, **WINDOW, FilterHeight=2, FilterWidth=2)),
    ("average_pool_2d", "f32", "no_lines", [(1, 0, 4, 2)], [], [(1, 0, 4, 2)], _options("Pool2DOptions", Padding=SAME, **WINDOW, FilterHeight=2, FilterWidth=2)),
    ("softmax", "f32 s8", "no_rows", [(0, 4)], [], [(0, 4)], _options("SoftmaxOptions", Beta=1.0)),
    ("arg_max", "f32", "no_rows", [(0, 4)], [1], [("s32", (0,))], _options("ArgMaxOptions", OutputType=2)),
    ("topk_v2", "f32", "none", [(2, 4)], [0], [(2, 0), ("s32", (2, 0))], _options("TopKV2Options")),
    ("scatter_nd", "f32", "no_updates", [], [np.zeros((0, 1)), "updates 0 3", [4, 3]], [(4, 3)], _options("ScatterNdOptions")),
    ("select_v2", "f32", "none", [("bool", (0, 1)), (1, 3), (0, 3)], [], [(0, 3)], _options("SelectV2Options")),
    ("cumsum", "f32", "none", [(2, 0)], [1], [(2, 0)], _options("CumsumOptions")),
    ("shape", "f32", "none", [(2, 0, 3)], [], [("s32", (3,))], _options("ShapeOptions", OutType=2)),
]

COVERS = {
    EMPTY: "operators on tensors without elements, and with such results: "
    + ", ".join(sorted({op.upper() for op, *_ in ROWS}))
    + "; f32, s8, s32 and bool; mostly as LiteRT has it, since TFLM allocates no results without elements"
}


def cases():
    for op, dtypes, name, inputs, constants, outputs, options in ROWS:
        for dtype in dtypes.split():
            yield _case(op, dtype, f"{dtype}_{op}_{name}", inputs, constants, outputs, options)


def _typed(dtype, shape):
    return shape if shape and isinstance(shape[0], str) else (dtype, shape)


def _case(op, dtype, name, inputs, constants, outputs, options):
    rng = generator_of(EMPTY, name)
    graph = Graph()
    quant = lambda dtype: QUANTS.get(dtype)
    operands = []
    for shape in inputs:
        of, shape = _typed(dtype, shape)
        operands.append(graph.input(of, shape, quant(of)))
    for number, constant in enumerate(constants):
        operands.append(_constant(graph, rng, dtype, number, constant))
    if not inputs:
        # A model takes something, if nothing of it counts.
        graph.output(graph.input("f32", (2,)))
    results = []
    for shape in outputs:
        of, shape = _typed(dtype, shape)
        scaled = OUT if op in ("sum", "mean", "fully_connected", "conv_2d") and of == "s8" else quant(of)
        if op == "softmax" and of == "s8":
            scaled = Quant(np.float32(1 / 256), -128)
        results.append(graph.tensor("result", of, shape, scaled))
    graph.operator(op.upper(), operands, results, 2 if op == "broadcast_to" else 1, options)
    graph.output(*results)
    reference = "tflm" if name.endswith(TFLM) else "litert"
    return Case(EMPTY, name, graph, one_run(rng, graph), reference)


def _constant(graph, rng, dtype, number, constant):
    """Whole numbers, or weights, a bias or updates of a shape."""
    if not isinstance(constant, str):
        return graph.constant(f"constant{number}", "s32", np.asarray(constant, np.int32))
    what, *shape = constant.split()
    shape = tuple(map(int, shape))
    if dtype == "f32":
        return graph.constant(what, "f32", rng.standard_normal(shape).astype(np.float32))
    if what == "bias":
        scale = QUANTS["s8"].scale * FILTER_SCALE.scale
        return graph.constant(what, "s32", rng.integers(-99, 99, shape), Quant(np.float32(scale), 0))
    return graph.constant(what, "s8", rng.integers(-127, 127, shape), FILTER_SCALE)
