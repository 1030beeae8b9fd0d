"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from ..case import Case, generator_of, runs_of
from ..graph import Graph, Quant

SIZES = "larger, smaller, unequal, the same, of one pixel and to one; one channel and several; batch 2"

COVERS = {
    "resize_bilinear": SIZES + "; aligned corners, half pixels and neither; f32 and int8",
    "resize_nearest_neighbor": SIZES + "; every pair of flags; f32, int8 and int16",
}

OPTIONS = {
    "resize_bilinear": "ResizeBilinearOptions",
    "resize_nearest_neighbor": "ResizeNearestNeighborOptions",
}

# Shapes of the operand, rows and columns of the result.
SHAPES = {
    "twice": ((1, 3, 4, 5), (6, 8)),
    "odd": ((2, 5, 7, 1), (8, 3)),
    "smaller": ((1, 7, 9, 3), (3, 4)),
    "same": ((1, 4, 5, 2), (4, 5)),
    "from_one": ((1, 1, 1, 3), (3, 2)),
    "to_one": ((1, 5, 6, 3), (1, 1)),
    "much_larger": ((1, 2, 3, 1), (13, 17)),
}

FLAGS = {
    "plain": (False, False),
    "corners": (True, False),
    "half": (False, True),
    "both": (True, True),
}


def cases():
    for op in COVERS:
        types = ("f32", "s8") if op == "resize_bilinear" else ("f32", "s8", "s16")
        for dtype in types:
            for flags in FLAGS:
                if flags == "both" and op == "resize_bilinear":
                    continue
                for name in SHAPES:
                    if dtype == "s8" or name in ("twice", "odd"):
                        yield _case(op, dtype, f"{flags}_{name}", SHAPES[name], FLAGS[flags])


def _case(op, dtype, row_name, shapes, flags):
    name = f"{dtype}_{row_name}"
    graph = Graph()
    (batches, _, _, depth), size = shapes
    quant = None if dtype == "f32" else Quant(0.05, 3 if dtype == "s8" else 0)
    x = graph.input(dtype, shapes[0], quant)
    to = graph.constant("size", "s32", list(size))
    y = graph.tensor("out", dtype, (batches, *size, depth), quant)
    fields = dict(AlignCorners=flags[0], HalfPixelCenters=flags[1])
    graph.operator(op.upper(), [x, to], [y], 3, (OPTIONS[op], fields))
    graph.output(y)
    return Case(op, name, graph, runs_of(generator_of(op, name), graph)[:1])
