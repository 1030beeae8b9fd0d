"""Operators whose elements go to places that depend on their indices, as LiteRT has them."""

import numpy as np

from ..case import Case, generator_of, one_run, random_floats
from ..graph import Graph, Quant

TYPES = "; f32, int8, int16, int32, int64 and uint8"

COVERS = {
    "bucketize": "one limit to nine; elements that are limits; f32 and int32, as LiteRT has it",
    "dilate": "ranks 1 to 4; other values between; f32, int8 and int32, as LiteRT has it",
    "fake_quant": "4, 8 and 16 bits; limits that are moved; f32, as LiteRT has it",
    "local_response_normalization": "radii 1 to 5, of few channels too; f32, as LiteRT has it",
    "matrix_diag": "ranks 1 to 3" + TYPES + ", as LiteRT has it",
    "matrix_set_diag": "square, high and wide matrices" + TYPES + ", as LiteRT has it",
    "rank": "ranks 0 to 4, as LiteRT has it",
    "relu_0_to_1": "every int8 value at several scales; f32, as LiteRT has it",
    "reverse_sequence": "sequences and batches along each two dimensions; constant and computed lengths of 32 and 64"
    " bits; f32, int16, int32, int64 and uint8, as LiteRT has it",
    "sparse_to_dense": "ranks 1 to 3; one value for all places and one for each; indices of 32 and 64 bits; f32, int8,"
    " int32, int64 and uint8, as LiteRT has it",
    "where": "constant conditions of ranks 1 to 3; bool, f32 and int32, as LiteRT has it",
}

QUANT = Quant(np.float32(0.05), -7)


def _quant(dtype):
    return QUANT if dtype == "s8" else None


def cases():
    yield from _diagonals()
    yield from _sequences()
    yield from _sparse()
    yield from _dilations()
    yield from _levels()
    yield from _constants()


def _case(op, name, graph, inputs=None):
    rng = generator_of(op, name)
    run = one_run(rng, graph)[0]
    for position, data in (inputs or {}).items():
        run[position] = data
    for position, tensor in enumerate(graph.inputs):
        if tensor.numpy_dtype().itemsize > 2 and tensor.dtype != "f32" and position not in (inputs or {}):
            run[position] = (run[position] % 2001 - 1000).astype(tensor.numpy_dtype)
    return Case(op, name, graph, [run], "litert")


def _diagonals():
    shapes = {"rank1": (4,), "rank2": (2, 5), "rank3": (2, 3, 4)}
    for dtype in ("f32", "s8", "s16", "s32", "s64", "u8"):
        for name, shape in shapes.items():
            if dtype not in ("f32", "s8") and name != "rank2":
                continue
            graph = Graph()
            x = graph.input(dtype, shape, _quant(dtype))
            y = graph.tensor("out", dtype, (*shape, shape[-1]), _quant(dtype))
            graph.operator("MATRIX_DIAG", [x], [y])
            graph.output(y)
            yield _case("matrix_diag", f"{dtype}_{name}", graph)
    shapes = {"square": (2, 3, 3), "high": (5, 3), "wide": (2, 2, 3, 4)}
    for dtype in ("f32", "s8", "s16", "s32", "s64", "u8"):
        for name, shape in shapes.items():
            if dtype not in ("f32", "s8") and name != "wide":
                continue
            graph = Graph()
            x = graph.input(dtype, shape, _quant(dtype))
            d = graph.input(dtype, (*shape[:-2], min(shape[-2:])), _quant(dtype))
            y = graph.tensor("out", dtype, shape, _quant(dtype))
            graph.operator("MATRIX_SET_DIAG", [x, d], [y])
            graph.output(y)
            yield _case("matrix_set_diag", f"{dtype}_{name}", graph)


def _sequences():
    # (shape, sequences, batches, lengths)
    rows = {
        "rank2": ((3, 6), 1, 0, [2, 6, 0]),
        "rank3": ((2, 5, 3), 1, 0, [4, 1]),
        "time_first": ((5, 3, 2), 0, 1, [5, 2, 3]),
        "rank4_last": ((2, 3, 2, 4), 3, 1, [1, 4, 2]),
    }
    for dtype in ("f32", "s16", "s32", "s64", "u8"):
        for name, (shape, time, batch, lengths) in rows.items():
            for places in ("s32", "s64"):
                for constant in (False, True):
                    if (dtype != "f32" or constant) and name != "rank3":
                        continue
                    graph = Graph()
                    x = graph.input(dtype, shape)
                    data = np.asarray(lengths)
                    where = (
                        graph.constant("lengths", places, data)
                        if constant
                        else graph.input(places, data.shape)
                    )
                    y = graph.tensor("out", dtype, shape)
                    options = ("ReverseSequenceOptions", dict(SeqDim=time, BatchDim=batch))
                    graph.operator("REVERSE_SEQUENCE", [x, where], [y], 1, options)
                    graph.output(y)
                    word = f"{dtype}_{name}_{places}" + ("_constant" if constant else "")
                    given = {} if constant else {1: data.astype(where.numpy_dtype)}
                    yield _case("reverse_sequence", word, graph, given)


def _sparse():
    rows = {
        "rank1": ((7,), [1, 3, 4]),
        "rank2": ((4, 5), [[0, 1], [2, 3], [3, 0]]),
        "rank3": ((2, 3, 4), [[0, 1, 2], [1, 0, 3]]),
    }
    for dtype, other in (("f32", 0.5), ("s8", -3), ("s32", 9), ("s64", -9), ("u8", 7)):
        for name, (shape, places) in rows.items():
            for width in ("s32", "s64"):
                for single in (False, True):
                    if dtype != "f32" and (name != "rank2" or width == "s64" and single):
                        continue
                    graph, data = Graph(), np.asarray(places)
                    where = graph.input(width, data.shape)
                    dims = graph.constant("shape", width, np.asarray(shape))
                    values = graph.input(dtype, () if single else (len(places),))
                    rest = graph.constant("other", dtype, other)
                    y = graph.tensor("out", dtype, shape)
                    graph.operator("SPARSE_TO_DENSE", [where, dims, values, rest], [y])
                    graph.output(y)
                    word = f"{dtype}_{name}_{width}" + ("_one" if single else "")
                    given = {0: data.astype(where.numpy_dtype)}
                    yield _case("sparse_to_dense", word, graph, given)


def _dilations():
    rows = {"rank1": ((5,), [3]), "rank2": ((2, 3), [2, 3]), "rank4": ((2, 2, 3, 2), [1, 2, 1, 4])}
    for dtype, other in (("f32", -1.5), ("s8", 5), ("s32", 70)):
        for name, (shape, steps) in rows.items():
            graph = Graph()
            x = graph.input(dtype, shape)
            dims = graph.constant("steps", "s32", np.asarray(steps))
            rest = graph.constant("between", dtype, other)
            after = [(n - 1) * step + 1 for n, step in zip(shape, steps)]
            y = graph.tensor("out", dtype, after)
            graph.operator("DILATE", [x, dims, rest], [y], 1, ("DilateOptions", {}))
            graph.output(y)
            yield _case("dilate", f"{dtype}_{name}", graph)


def _levels():
    for name, (low, high, bits) in {
        "bits8": (-1.0, 2.0, 8), "bits4": (-3.0, 1.3, 4), "bits16": (0.0, 6.0, 16)
    }.items():
        graph = Graph()
        x = graph.input("f32", (3, 40))
        y = graph.tensor("out", "f32", (3, 40))
        options = ("FakeQuantOptions", dict(Min=low, Max=high, NumBits=bits))
        graph.operator("FAKE_QUANT", [x], [y], 1, options)
        graph.output(y)
        yield _case("fake_quant", f"f32_{name}", graph)
    for name, (shape, radius) in {
        "radius2": ((1, 3, 2, 8), 2), "radius5": ((2, 2, 2, 7), 5), "radius1": ((1, 1, 5, 3), 1)
    }.items():
        graph = Graph()
        x = graph.input("f32", shape)
        y = graph.tensor("out", "f32", shape)
        fields = dict(Radius=radius, Bias=1.5, Alpha=0.3, Beta=0.75)
        options = ("LocalResponseNormalizationOptions", fields)
        graph.operator("LOCAL_RESPONSE_NORMALIZATION", [x], [y], 1, options)
        graph.output(y)
        yield _case("local_response_normalization", f"f32_{name}", graph)
    for name, limits in {"one": [0.5], "nine": [-4, -2.5, -1, -0.5, 0, 0.5, 1, 2, 3.5]}.items():
        for dtype in ("f32", "s32"):
            graph = Graph()
            x = graph.input(dtype, (2, 3, 5))
            y = graph.tensor("out", "s32", (2, 3, 5))
            options = ("BucketizeOptions", dict(Boundaries=np.asarray(limits, np.float32)))
            graph.operator("BUCKETIZE", [x], [y], 1, options)
            graph.output(y)
            rng = generator_of("bucketize", f"{dtype}_{name}")
            data = rng.integers(-5, 6, (2, 3, 5)).astype(x.numpy_dtype)
            if dtype == "f32":
                data = (data / 2).astype(np.float32)
            yield _case("bucketize", f"{dtype}_{name}", graph, {0: data})
    for name, (scales, zeros) in {
        "coarse": ((0.05, 0.02), (3, -128)), "fine": ((0.01, 0.005), (-100, -20)), "same": ((0.02, 0.02), (0, 0))
    }.items():
        graph, values = Graph(), np.arange(-128, 128, dtype=np.int8)
        x = graph.input("s8", values.shape, Quant(np.float32(scales[0]), zeros[0]))
        y = graph.tensor("out", "s8", values.shape, Quant(np.float32(scales[1]), zeros[1]))
        graph.operator("RELU_0_TO_1", [x], [y])
        graph.output(y)
        yield Case("relu_0_to_1", f"s8_{name}", graph, [[values]], "litert")
    graph = Graph()
    x = graph.input("f32", (3, 19))
    y = graph.tensor("out", "f32", (3, 19))
    graph.operator("RELU_0_TO_1", [x], [y])
    graph.output(y)
    yield _case("relu_0_to_1", "f32_rank2", graph)


def _constants():
    for shape in ((), (5,), (1, 2, 3, 4)):
        graph = Graph()
        x = graph.input("f32", shape)
        y = graph.tensor("out", "s32", ())
        graph.operator("RANK", [x], [y])
        graph.output(y)
        yield _case("rank", f"f32_rank{len(shape)}", graph)
    rows = {
        "bool_rank1": ("bool", [1, 0, 1, 1]),
        "f32_rank2": ("f32", [[0, 2.5, 0], [-1, 0, 3]]),
        "s32_rank3": ("s32", [[[0, 1], [2, 0]], [[0, 0], [0, 7]]]),
    }
    for name, (dtype, data) in rows.items():
        graph = Graph()
        data = np.asarray(data)
        condition = graph.constant("condition", dtype, data)
        y = graph.tensor("places", "s64", np.argwhere(data).shape)
        graph.operator("WHERE", [condition], [y])
        # The wheel refuses models without inputs.
        graph.output(y, graph.input("f32", (1,)))
        yield _case("where", name, graph)
