"""Operators that only move elements, of the types and ranks that other modules leave out, as LiteRT has them."""

import numpy as np

from ..case import Case, generator_of, one_run
from ..graph import Graph
from .movement import _one_to_one, _parts, _sliced, _with_indices

COVERS = {}

# (types, input, result, parameters, options)
ONE_TO_ONE = {
    "transpose": (("s32", "s64", "bool", "u8"), (2, 3, 4), (4, 2, 3), [[2, 0, 1]], None),
    "slice": (("u8", "u32"), (3, 4, 5), (2, 3, 2), [[1, 0, 2], [2, 3, 2]], None),
    "broadcast_to": (("s64", "bool", "u8"), (3, 1), (2, 3, 4), [[2, 3, 4]], None),
    "depth_to_space": (
        ("s32", "s64", "u8"), (2, 3, 2, 8), (2, 6, 4, 2), [], ("DepthToSpaceOptions", dict(BlockSize=2))
    ),
    "space_to_depth": (
        ("s32", "s64", "u8"), (2, 4, 6, 3), (2, 2, 3, 12), [], ("SpaceToDepthOptions", dict(BlockSize=2))
    ),
    "batch_to_space_nd": (
        ("s32", "s64", "u8"), (6, 2, 3, 2), (1, 3, 7, 2), [[2, 3], [[1, 0], [2, 0]]], None
    ),
    "space_to_batch_nd": (
        ("s32", "s64", "u8"), (2, 4, 6, 2), (12, 2, 2, 2), [[2, 3], [[0, 0], [0, 0]]], None
    ),
    "mirror_pad": (
        ("s16", "s32", "s64", "u8"), (3, 4), (6, 6), [[[2, 1], [1, 1]]], ("MirrorPadOptions", dict(Mode=0))
    ),
    "expand_dims": (("s16", "s32", "s64", "bool", "u8"), (3, 4), (3, 1, 4), [1], None),
    "squeeze": (("s16", "s32", "s64", "bool", "u8"), (3, 1, 4), (3, 4), [], ("SqueezeOptions", {})),
    "reshape": (("u8", "u32"), (3, 4), (2, 6), [[2, 6]], None),
    "tile": (("s16", "u8"), (2, 3), (4, 9), [[2, 3]], None),
}

RANK6 = ((2, 1, 2, 3, 2, 2), [5, 0, 3, 1, 4, 2])


def cases():
    for op, (types, before, after, parameters, options) in ONE_TO_ONE.items():
        for dtype in types:
            yield _litert(_one_to_one(op, f"{dtype}_moved", dtype, (before, after), parameters, options))
    row = ((5, 6), [1, 0], [5, 6], [2, 3], {})
    for dtype in ("s64", "u8", "u32"):
        options = ("StridedSliceOptions", {})
        shapes = (row[0], _sliced(*row))
        yield _litert(_one_to_one("strided_slice", f"{dtype}_moved", dtype, shapes, row[1:4], options))
    shape, order = RANK6
    for dtype in ("f32", "s8"):
        shapes = (shape, [shape[dim] for dim in order])
        yield _litert(_one_to_one("transpose", f"{dtype}_rank6", dtype, shapes, [order]))
    yield from _several()
    yield from _gathers()
    yield from _rank6()


def _litert(case):
    case.reference = "litert"
    for operator in case.graph.operators:
        # The wheel refuses versions above those that it has, and kernels do not look at them.
        operator.version = {"TRANSPOSE": 4, "BROADCAST_TO": 2}.get(operator.builtin, 1)
    return case


def _several():
    for dtype in ("u8", "u32"):
        graph = Graph()
        operands = [graph.input(dtype, (3, 2)) for _ in range(2)]
        y = graph.tensor("packed", dtype, (3, 2, 2))
        graph.operator("PACK", operands, [y], 1, ("PackOptions", dict(ValuesCount=2, Axis=1)))
        graph.output(y)
        yield _plain("pack", f"{dtype}_moved", graph)
    for dtype in ("bool", "u8"):
        options = ("UnpackOptions", dict(Num=3, Axis=1))
        yield _litert(_parts("unpack", f"{dtype}_moved", dtype, (2, 3), 1, [1] * 3, lambda _: [], options, True))
    ints = lambda graph, *lists: [graph.constant("n", "s32", np.asarray(it, np.int32)) for it in lists]
    for dtype in ("s64", "u8"):
        sizes = lambda graph: ints(graph, [1, 3], 1)
        options = ("SplitVOptions", dict(NumSplits=2))
        yield _litert(_parts("split_v", f"{dtype}_moved", dtype, (2, 4), 1, [1, 3], sizes, options))
    for dtype in ("u8", "u32"):
        graph = Graph()
        operands = [graph.input(dtype, (2, 3)), graph.input(dtype, (2, 2))]
        y = graph.tensor("joined", dtype, (2, 5))
        graph.operator("CONCATENATION", operands, [y], 1, ("ConcatenationOptions", dict(Axis=1)))
        graph.output(y)
        yield _plain("concatenation", f"{dtype}_moved", graph)
    for dtype in ("s32", "s64", "bool", "u8", "u32"):
        graph = Graph()
        operands = [graph.input("bool", (4,)), graph.input(dtype, (3, 1)), graph.input(dtype, ())]
        y = graph.tensor("chosen", dtype, (3, 4))
        graph.operator("SELECT_V2", operands, [y])
        graph.output(y)
        yield _plain("select_v2", f"{dtype}_moved", graph)
    for dtype in ("s16", "s64", "bool"):
        graph = Graph()
        value = graph.input(dtype, ())
        y = graph.tensor("filled", dtype, (2, 3))
        graph.operator("FILL", [*ints(graph, [2, 3]), value], [y])
        graph.output(y)
        yield _plain("fill", f"{dtype}_moved", graph)
    graph, rng = Graph(), generator_of("scatter_nd", "u8_rows")
    where, updates = graph.input("s32", (4, 1)), graph.input("u8", (4, 3))
    y = graph.tensor("scattered", "u8", (5, 3))
    graph.operator("SCATTER_ND", [where, updates, *ints(graph, [5, 3])], [y])
    graph.output(y)
    places = np.asarray([[1], [4], [0], [1]], np.int32)
    data = rng.integers(0, 200, (4, 3)).astype(np.uint8)
    yield Case("scatter_nd", "u8_rows", graph, [[places, data]], "litert")


def _plain(op, name, graph):
    return Case(op, name, graph, one_run(generator_of(op, name), graph), "litert")


def _gathers():
    for dtype in ("s16", "s32", "s64", "bool", "u8"):
        name = f"{dtype}_moved"
        rng, graph = generator_of("gather", name), Graph()
        x, where = graph.input(dtype, (2, 5, 3)), graph.input("s64" if dtype == "s64" else "s32", (2, 2))
        y = graph.tensor("gathered", dtype, (2, 2, 2, 3))
        graph.operator("GATHER", [x, where], [y], 1, ("GatherOptions", dict(Axis=1)))
        graph.output(y)
        places = rng.integers(0, 5, (2, 2)).astype(where.numpy_dtype)
        yield Case("gather", name, graph, _with_indices(rng, graph, where, places), "litert")
    for dtype in ("s16", "s32", "s64", "bool", "u8"):
        name = f"{dtype}_moved"
        rng, graph = generator_of("gather_nd", name), Graph()
        x, where = graph.input(dtype, (3, 4, 5)), graph.input("s64" if dtype == "s64" else "s32", (2, 2))
        y = graph.tensor("gathered", dtype, (2, 5))
        graph.operator("GATHER_ND", [x, where], [y])
        graph.output(y)
        places = rng.integers(0, 3, (2, 2)).astype(where.numpy_dtype)
        yield Case("gather_nd", name, graph, _with_indices(rng, graph, where, places), "litert")


def _rank6():
    """Broadcasts of six dimensions."""
    shapes = ((2, 1, 2, 1, 2, 1), (1, 3, 1, 2, 1, 3))
    for op, word in (("add", "AddOptions"), ("mul", "MulOptions"), ("sub", "SubOptions"), ("maximum", None)):
        graph = Graph()
        operands = [graph.input("f32", shape) for shape in shapes]
        y = graph.tensor("out", "f32", np.broadcast_shapes(*shapes))
        options = (word, dict(FusedActivationFunction=0)) if word else None
        graph.operator(op.upper(), operands, [y], 1, options)
        graph.output(y)
        yield _plain(op, "f32_rank6", graph)
