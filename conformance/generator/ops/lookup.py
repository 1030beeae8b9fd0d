"""EMBEDDING_LOOKUP, ONE_HOT, RANGE, SELECT by rows, TOPK_V2, DYNAMIC_UPDATE_SLICE, L2_POOL_2D,
CONV_3D, and indices of 64 bits."""

import numpy as np

from ..case import ACTIVATIONS, PADDINGS, Case, generator_of, one_run, random_floats, random_ints
from ..graph import TENSOR_TYPES, Graph, Quant

COVERS = {
    "embedding_lookup": "f32 and int8 tables of ranks 2 to 4, int8 tables of floats, of one scale and"
    " of one for each row; repeated indices",
    "one_hot": "every axis of ranks 1 to 3; indices that are nowhere; constant and computed values;"
    " f32, int8, int32, int64 and bool",
    "range": "int32, int64 and f32, up and down, whose limit is reached or not",
    "select": "equal shapes, and truth values of rows; f32, int8, int16, int32, int64 and bool",
    "topk_v2": "ranks 1 to 3; one element, some and all; many equal ones; f32 and int8",
    "dynamic_update_slice": "ranks 1 to 4; constant and computed indices, also below 0 and where the"
    " part would not fit; s8, s16, s32, s64, bool and f32",
    "conv_3d": "taps 1x1x1 to 3x3x3, unequal; SAME and VALID; strides 1 and 2, dilations; 1 to 4"
    " channels; batch 2; no bias; every activation",
    "l2_pool_2d": "windows 1x1 to 4x4, unequal; SAME borders and VALID; strides 1 to 3; 1 to 9"
    " channels; batch 3; every activation",
}

POOLS = {
    "valid": dict(),
    "same": dict(padding="same"),
    "1x1": dict(window=(1, 1)),
    "4x3_same": dict(window=(4, 3), padding="same"),
    "stride2": dict(stride=(2, 2)),
    "stride3x1_same": dict(stride=(3, 1), padding="same"),
    "channels1": dict(input=(1, 6, 7, 1)),
    "channels9_batch3": dict(input=(3, 4, 5, 9)),
    "relu": dict(activation="relu"),
    "relu6": dict(activation="relu6"),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
}
POOL = dict(input=(1, 5, 6, 3), window=(2, 2), stride=(1, 1), padding="valid", activation="none")


TOPS = {
    "one": ((7,), 1),
    "all": ((5,), 5),
    "rows": ((4, 9), 3),
    "rank3": ((2, 3, 6), 4),
}

# The whole, the part, its first indices run by run; constant ones where there is one run.
UPDATES = {
    "rank1": ((7,), (3,), [[2], [-1], [6]]),
    "rank2": ((4, 5), (2, 3), [[1, 1], [9, -4]]),
    "rank4": ((2, 3, 4, 2), (1, 3, 2, 2), [[1, 0, 1, 0], [0, 5, 3, 1]]),
    "whole": ((3, 2), (3, 2), [[1, 1], [0, 0]]),
    "constant": ((4, 5), (2, 3), [[1, 2]]),
}

VOLUME = dict(
    input=(1, 4, 5, 4, 2),
    filters=3,
    taps=(2, 2, 2),
    stride=(1, 1, 1),
    dilation=(1, 1, 1),
    padding="valid",
    activation="none",
    bias=True,
)
VOLUMES = {
    "valid": dict(),
    "same": dict(padding="same"),
    "1x1x1": dict(taps=(1, 1, 1)),
    "3x3x3_same": dict(taps=(3, 3, 3), padding="same"),
    "3x1x2": dict(taps=(3, 1, 2)),
    "stride2": dict(stride=(2, 2, 2), input=(1, 5, 6, 5, 2)),
    "stride2x1x2_same": dict(stride=(2, 1, 2), padding="same"),
    "dilation2": dict(dilation=(2, 2, 2), input=(1, 5, 5, 6, 1)),
    "batch2": dict(input=(2, 3, 4, 3, 4)),
    "relu": dict(activation="relu"),
    "relu6_no_bias": dict(activation="relu6", bias=False),
    "relu_n1_to_1": dict(activation="relu_n1_to_1"),
}


def cases():
    for dtype in ("f32", "s8"):
        for name, shape in dict(rank2=(7, 5), rank4=(6, 2, 1, 3)).items():
            yield _embedding(f"{dtype}_{name}", dtype, shape, None)
    for name, shape in dict(rank2=(7, 5), rank3=(6, 2, 3)).items():
        yield _embedding(f"f32xs8_{name}", "s8", shape, 1)
    yield _embedding("f32xs8_rows", "s8", (7, 5), 7)
    for dtype in ("f32", "s8", "s32", "s64", "bool"):
        for name, row in dict(last=(3,), first=(4,), scalar=()).items():
            axis = 0 if name == "first" else -1
            yield _one_hot(f"{dtype}_{name}", dtype, row, axis, True)
    yield _one_hot("f32_middle", "f32", (2, 3), 1, True)
    yield _one_hot("f32_computed", "f32", (2, 3), 2, False)
    yield _one_hot("s8_computed", "s8", (5,), 0, False)
    for dtype in ("s32", "s64", "f32"):
        for name, numbers in dict(up=(2, 11, 3), down=(5, -4, -2), exact=(0, 6, 1)).items():
            yield _range(f"{dtype}_{name}", dtype, numbers)
    yield _range("f32_tenths", "f32", (0.1, 2.0, 0.1))
    for dtype in ("f32", "s8", "s16", "s32", "s64", "bool"):
        yield _select(f"{dtype}_equal", dtype, (2, 3, 4), (2, 3, 4))
        yield _select(f"{dtype}_rows", dtype, (5, 3), (5,))
    yield _select("f32_rows_rank4", "f32", (3, 2, 1, 4), (3,))
    for dtype in ("f32", "s8"):
        for name, (shape, count) in TOPS.items():
            yield _top(f"{dtype}_{name}", dtype, shape, count)
    for dtype in ("f32", "s8", "s16", "s32", "s64", "bool"):
        for name, row in UPDATES.items():
            if dtype in ("f32", "s8") or name in ("rank2", "constant"):
                yield _update(f"{dtype}_{name}", dtype, *row)
    for name, row in VOLUMES.items():
        yield _volume(f"f32_{name}", VOLUME | row)
    for name, row in POOLS.items():
        yield _pool(f"f32_{name}", POOL | row)
    for op in ("arg_max", "arg_min"):
        for dtype in ("f32", "s8"):
            yield _arg(op, f"{dtype}_index64", dtype)


def _quant(dtype):
    return Quant(np.float32(0.05), 0) if dtype in ("s8", "s16") else None


def _values(rng, dtype, shape):
    if dtype == "f32":
        return random_floats(rng, shape, 3.0)
    if dtype == "bool":
        return rng.integers(0, 2, shape) == 1
    return random_ints(rng, TENSOR_TYPES[dtype][1], shape)


def _embedding(name, dtype, shape, scales):
    op = "embedding_lookup"
    rng = generator_of(op, name)
    graph = Graph()
    indices = graph.input("s32", (4,))
    quant = _quant(dtype)
    if scales:
        quant = Quant(rng.uniform(0.01, 0.1, scales).astype(np.float32))
    table = graph.constant("table", dtype, _values(rng, dtype, shape), quant)
    result = graph.tensor("out", "f32" if scales else dtype, (4, *shape[1:]), None if scales else quant)
    graph.operator(op.upper(), [indices, table], [result])
    graph.output(result)
    runs = [[rng.integers(0, shape[0], (4,), np.int32)], [np.full(4, shape[0] - 1, np.int32)]]
    return Case(op, name, graph, runs, "litert" if scales and scales > 1 else "tflm")


def _one_hot(name, dtype, shape, axis, constant):
    op = "one_hot"
    rng = generator_of(op, name)
    graph = Graph()
    indices = graph.input("s32", shape)
    depth, quant = graph.constant("depth", "s32", np.array(4)), _quant(dtype)
    on_off = [_values(rng, dtype, ()) for _ in range(2)]
    if dtype == "bool":
        on_off = [np.array(True), np.array(False)]
    inputs = [indices, depth]
    for value in on_off:
        own = graph.constant("value", dtype, value, quant) if constant else graph.input(dtype, (), quant)
        inputs.append(own)
    out = list(shape)
    out.insert(axis if axis >= 0 else len(shape), 4)
    result = graph.tensor("out", dtype, out, quant)
    graph.operator(op.upper(), inputs, [result], options=("OneHotOptions", dict(Axis=axis)))
    graph.output(result)
    run = [rng.integers(-1, 5, shape, np.int32)]
    run = [np.asarray(run[0], np.int32)] + ([] if constant else on_off)
    return Case(op, name, graph, [run], "litert")


def _range(name, dtype, numbers):
    op = "range"
    graph = Graph()
    inputs = [graph.constant("number", dtype, np.array(number)) for number in numbers]
    kind = TENSOR_TYPES[dtype][1]
    start, limit, delta = (kind(number) for number in numbers)
    count = int(np.ceil((limit - start) / delta))
    values = graph.tensor("values", dtype, (count,))
    graph.operator(op.upper(), inputs, [values])
    x = graph.input(dtype, (count,))
    result = graph.tensor("out", dtype, (2 * count,))
    options = ("ConcatenationOptions", dict(Axis=0))
    graph.operator("CONCATENATION", [x, values], [result], 1, options)
    graph.output(result)
    return Case(op, name, graph, one_run(generator_of(op, name), graph), "litert")


def _select(name, dtype, shape, condition):
    op = "select"
    rng = generator_of(op, name)
    graph = Graph()
    quant = _quant(dtype)
    inputs = [graph.input("bool", condition)]
    inputs += [graph.input(dtype, shape, quant) for _ in range(2)]
    result = graph.tensor("out", dtype, shape, quant)
    graph.operator(op.upper(), inputs, [result])
    graph.output(result)
    return Case(op, name, graph, one_run(rng, graph), "litert")


def _pool(name, row):
    op = "l2_pool_2d"
    rng = generator_of(op, name)
    graph = Graph()
    x = graph.input("f32", row["input"])
    sizes = []
    for size, window, stride in zip(row["input"][1:3], row["window"], row["stride"]):
        covered = size if row["padding"] == "same" else size - window + 1
        sizes.append(-(-covered // stride))
    result = graph.tensor("out", "f32", (row["input"][0], *sizes, row["input"][3]))
    options = dict(
        Padding=PADDINGS[row["padding"]],
        StrideH=row["stride"][0],
        StrideW=row["stride"][1],
        FilterHeight=row["window"][0],
        FilterWidth=row["window"][1],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
    )
    graph.operator(op.upper(), [x], [result], 1, ("Pool2DOptions", options))
    graph.output(result)
    return Case(op, name, graph, one_run(rng, graph))


def _arg(op, name, dtype):
    rng = generator_of(op, name)
    graph = Graph()
    x = graph.input(dtype, (3, 7, 2), _quant(dtype))
    result = graph.tensor("out", "s64", (3, 2))
    axis = graph.constant("axis", "s32", np.array(1))
    table = "ArgMaxOptions" if op == "arg_max" else "ArgMinOptions"
    options = (table, dict(OutputType=TENSOR_TYPES["s64"][0]))
    graph.operator(op.upper(), [x, axis], [result], 1 if dtype == "f32" else 2, options)
    graph.output(result)
    return Case(op, name, graph, one_run(rng, graph), "litert")


def _top(name, dtype, shape, count):
    op = "topk_v2"
    rng = generator_of(op, name)
    graph = Graph()
    quant = _quant(dtype)
    x = graph.input(dtype, shape, quant)
    found = (*shape[:-1], count)
    outputs = [graph.tensor("values", dtype, found, quant), graph.tensor("indices", "s32", found)]
    graph.operator(op.upper(), [x, graph.constant("count", "s32", np.array(count))], outputs)
    graph.output(*outputs)
    equal = rng.integers(-2, 2, shape).astype(x.numpy_dtype)
    return Case(op, name, graph, [[_values(rng, dtype, shape)], [equal]], "litert")


def _update(name, dtype, whole, part, starts):
    op = "dynamic_update_slice"
    rng = generator_of(op, name)
    graph = Graph()
    quant = _quant(dtype)
    inputs = [graph.input(dtype, whole, quant), graph.input(dtype, part, quant)]
    known = len(starts) == 1
    starts = [np.array(start, np.int32) for start in starts]
    at = graph.constant("starts", "s32", starts[0]) if known else graph.input("s32", (len(whole),))
    result = graph.tensor("out", dtype, whole, quant)
    graph.operator(op.upper(), [*inputs, at], [result])
    graph.output(result)
    runs = [[_values(rng, dtype, whole), _values(rng, dtype, part)] for _ in starts]
    if not known:
        runs = [[*run, start] for run, start in zip(runs, starts)]
    reference = "tflm" if dtype in ("f32", "s8", "s16", "s32") else "litert"
    return Case(op, name, graph, runs, reference)


def _volume(name, row):
    op = "conv_3d"
    rng = generator_of(op, name)
    graph = Graph()
    channels = row["input"][4]
    x = graph.input("f32", row["input"])
    weights = random_floats(rng, (*row["taps"], channels, row["filters"]), 0.3)
    inputs = [x, graph.constant("weights", "f32", weights)]
    if row["bias"]:
        inputs.append(graph.constant("bias", "f32", random_floats(rng, row["filters"])))
    sizes = []
    for axis in range(3):
        reach = row["dilation"][axis] * (row["taps"][axis] - 1)
        size = row["input"][1 + axis]
        covered = size if row["padding"] == "same" else size - reach
        sizes.append(-(-covered // row["stride"][axis]))
    result = graph.tensor("out", "f32", (row["input"][0], *sizes, row["filters"]))
    options = dict(
        Padding=PADDINGS[row["padding"]],
        StrideD=row["stride"][0],
        StrideH=row["stride"][1],
        StrideW=row["stride"][2],
        DilationDFactor=row["dilation"][0],
        DilationHFactor=row["dilation"][1],
        DilationWFactor=row["dilation"][2],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
    )
    graph.operator("CONV_3D", inputs, [result], 1, ("Conv3DOptions", options))
    graph.output(result)
    return Case(op, name, graph, one_run(rng, graph), "litert")
