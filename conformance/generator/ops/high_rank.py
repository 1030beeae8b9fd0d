"""Tensors of 7 and 8 dimensions, where a wheel takes them."""

import numpy as np

from ..case import Case, generator_of, one_run
from ..graph import Graph, Quant

HIGH_RANK = "high_rank"
QUANTS = {"s8": Quant(np.float32(0.05), -7)}

SEVEN, EIGHT = (2, 1, 3, 2, 1, 2, 3), (1, 2, 3, 1, 2, 2, 1, 3)


def _options(table, **fields):
    return (table, fields)


REDUCED = _options("ReducerOptions", KeepDims=False)

# (operator, types, name, inputs, constants after them, outputs, options, version)
ROWS = [
    ("add", "f32 s8", "rank7", [SEVEN, SEVEN], [], [SEVEN], _options("AddOptions"), 1),
    ("mul", "f32 s8", "rank8", [EIGHT, EIGHT], [], [EIGHT], _options("MulOptions"), 1),
    ("add", "f32", "scalar", [EIGHT, ()], [], [EIGHT], _options("AddOptions"), 1),
    ("relu", "f32 s8", "rank8", [EIGHT], [], [EIGHT], None, 1),
    ("logistic", "f32 s8", "rank7", [SEVEN], [], [SEVEN], None, 1),
    ("neg", "f32", "rank8", [EIGHT], [], [EIGHT], _options("NegOptions"), 1),
    ("less", "f32", "rank7", [SEVEN, SEVEN], [], [("bool", SEVEN)], _options("LessOptions"), 1),
    ("cast", "f32", "rank8", [EIGHT], [], [("s32", EIGHT)], _options("CastOptions", InDataType=0, OutDataType=2), 1),
    ("concatenation", "f32 s8", "rank7_axis2", [SEVEN, (2, 1, 4, 2, 1, 2, 3)], [], [(2, 1, 7, 2, 1, 2, 3)], _options("ConcatenationOptions", Axis=2), 1),
    ("concatenation", "f32 s8", "rank8_last", [EIGHT, EIGHT], [], [(1, 2, 3, 1, 2, 2, 1, 6)], _options("ConcatenationOptions", Axis=-1), 1),
    ("pack", "f32", "rank7", [SEVEN, SEVEN], [], [(2, 1, 3, 2, 2, 1, 2, 3)], _options("PackOptions", ValuesCount=2, Axis=4), 1),
    ("reshape", "f32 s8", "rank8", [EIGHT], [[9, 2, 4]], [(9, 2, 4)], None, 1),
    ("reshape", "f32 s8", "to_rank8", [(9, 2, 4)], [list(EIGHT)], [EIGHT], None, 1),
    ("expand_dims", "f32", "rank7", [SEVEN], [3], [(2, 1, 3, 1, 2, 1, 2, 3)], _options("ExpandDimsOptions"), 1),
    ("squeeze", "f32", "rank8", [EIGHT], [], [(2, 3, 2, 2, 3)], _options("SqueezeOptions"), 1),
    ("broadcast_to", "f32 s8", "rank8", [(1, 2, 1, 3)], [[2, 1, 2, 1, 3, 2, 2, 3]], [(2, 1, 2, 1, 3, 2, 2, 3)], None, 2),
    ("tile", "f32 s8", "rank8", [EIGHT], [[2, 1, 1, 2, 1, 3, 1, 1]], [(2, 2, 3, 2, 2, 6, 1, 3)], None, 1),
    ("transpose", "f32 s8", "rank7", [SEVEN], [[6, 0, 1, 2, 4, 3, 5]], [(3, 2, 1, 3, 1, 2, 2)], _options("TransposeOptions"), 1),
    ("transpose", "f32", "rank8", [EIGHT], [[7, 6, 5, 4, 3, 2, 1, 0]], [tuple(reversed(EIGHT))], _options("TransposeOptions"), 1),
    ("slice", "f32 s8", "rank7", [SEVEN], [[0, 0, 1, 0, 0, 1, 0], [2, 1, 2, 2, 1, 1, 3]], [(2, 1, 2, 2, 1, 1, 3)], _options("SliceOptions"), 1),
    ("strided_slice", "f32 s8", "rank7", [SEVEN], [[0] * 7, list(SEVEN), [1, 1, 2, 1, 1, 1, 2]], [(2, 1, 2, 2, 1, 2, 2)], _options("StridedSliceOptions"), 1),
    ("gather", "f32 s8", "rank7_axis2", [SEVEN], [[2, 0]], [(2, 1, 2, 2, 1, 2, 3)], _options("GatherOptions", Axis=2), 1),
    ("gather_nd", "f32", "rank7", [SEVEN], [[[1, 0, 2], [0, 0, 1]]], [(2, 2, 1, 2, 3)], _options("GatherNdOptions"), 1),
    ("sum", "f32 s8", "rank7_inner", [SEVEN], [[5, 6]], [(2, 1, 3, 2, 1)], REDUCED, 1),
    ("sum", "f32", "rank8_apart", [EIGHT], [[1, 4, 7]], [(1, 3, 1, 2, 1)], REDUCED, 1),
    ("reduce_max", "f32 s8", "rank8_apart", [EIGHT], [[2, 5]], [(1, 2, 1, 2, 1, 3)], REDUCED, 1),
    ("mean", "f32 s8", "rank7_apart", [SEVEN], [[0, 2, 5]], [(1, 2, 1, 3)], REDUCED, 1),
    ("split", "f32 s8", "rank7", [3, SEVEN], [], [(2, 1, 3, 1, 1, 2, 3)] * 2, _options("SplitOptions", NumSplits=2), 1),
    ("softmax", "f32", "rank7", [SEVEN], [], [SEVEN], _options("SoftmaxOptions", Beta=1.0), 1),
    ("arg_max", "f32", "rank7", [SEVEN], [2], [("s32", (2, 1, 2, 1, 2, 3))], _options("ArgMaxOptions", OutputType=2), 1),
    ("fully_connected", "f32", "rank7", [SEVEN], ["weights 4 3"], [(24, 4)], _options("FullyConnectedOptions"), 1),
    ("select_v2", "f32", "rank7", [("bool", SEVEN), SEVEN, SEVEN], [], [SEVEN], _options("SelectV2Options"), 1),
    ("shape", "f32", "rank8", [EIGHT], [], [("s32", (8,))], _options("ShapeOptions", OutType=2), 1),
    ("cumsum", "f32", "rank7", [SEVEN], [3], [SEVEN], _options("CumsumOptions"), 1),
    ("reverse_v2", "f32", "rank7", [SEVEN], [[2]], [SEVEN], _options("ReverseV2Options"), 1),
]

# Those that TFLM does not run, or reads beyond tensors for: MUL, and a scalar beside many dimensions.
LITERT = {"mul", "concatenation", "broadcast_to", "tile", "transpose", "slice", "strided_slice", "reverse_v2"}
SCALAR = "scalar"

COVERS = {
    HIGH_RANK: "operators on tensors of 7 and 8 dimensions: "
    + ", ".join(sorted({op.upper() for op, *_ in ROWS}))
    + "; f32 and s8; as LiteRT has them where TFLM takes fewer dimensions"
}


def cases():
    for op, dtypes, name, inputs, constants, outputs, options, version in ROWS:
        for dtype in dtypes.split():
            yield _case(op, dtype, f"{dtype}_{op}_{name}", inputs, constants, outputs, options, version)


def _typed(dtype, shape):
    return shape if shape and isinstance(shape[0], str) else (dtype, shape)


def _case(op, dtype, name, inputs, constants, outputs, options, version):
    rng = generator_of(HIGH_RANK, name)
    graph = Graph()
    operands = []
    for shape in inputs:
        if isinstance(shape, int):
            operands.append(graph.constant("axis", "s32", np.int32(shape)))
            continue
        of, shape = _typed(dtype, shape)
        operands.append(graph.input(of, shape, QUANTS.get(of)))
    for number, constant in enumerate(constants):
        if isinstance(constant, str):
            shape = tuple(map(int, constant.split()[1:]))
            operands.append(graph.constant("weights", "f32", rng.standard_normal(shape).astype(np.float32)))
        else:
            operands.append(graph.constant(f"constant{number}", "s32", np.asarray(constant, np.int32)))
    results = []
    for shape in outputs:
        of, shape = _typed(dtype, shape)
        quant = Quant(np.float32(1 / 256), -128) if op == "logistic" and of == "s8" else QUANTS.get(of)
        results.append(graph.tensor("result", of, shape, quant))
    graph.operator(op.upper(), operands, results, version, options)
    graph.output(*results)
    reference = "litert" if op in LITERT or name.endswith(SCALAR) else "tflm"
    return Case(HIGH_RANK, name, graph, one_run(rng, graph), reference)
