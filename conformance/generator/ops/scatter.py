"""SCATTER_ND and operators on segments, as LiteRT has them."""

import numpy as np

from ..case import Case, generator_of, runs_of
from ..graph import Graph, Quant

SEGMENTS = "ranks 1 to 3; empty segments; f32 and int32"

COVERS = {
    "scatter_nd": "indices of one part to all, several of one place; ranks 1 to 4; constant"
    " indices; f32, int8, int32, int64 and bool",
    "segment_sum": SEGMENTS + "; as UNSORTED_SEGMENT_SUM of the same",
    "unsorted_segment_sum": SEGMENTS + "; slices of no segment; indices of two dimensions",
    "unsorted_segment_prod": SEGMENTS + "; slices of no segment; indices of two dimensions",
    "unsorted_segment_max": SEGMENTS + "; slices of no segment; indices of two dimensions",
    "unsorted_segment_min": SEGMENTS + "; slices of no segment; indices of two dimensions",
}

QUANT = Quant(np.float32(0.05), -7)

# (result, indices' shape)
SCATTERS = {
    "rank1": ((7,), (9, 1)),
    "rank2_rows": ((5, 3), (4, 1)),
    "rank2_all": ((4, 5), (6, 2)),
    "rank3_rows": ((3, 4, 5), (2, 3, 2)),
    "rank4": ((2, 3, 2, 3), (5, 3)),
    "one": ((3, 4), (1,)),
}

# (the tensor, segments)
SORTED = {
    "rank1": ((7,), [0, 0, 1, 3, 3, 3, 4]),
    "rank2": ((5, 3), [0, 2, 2, 3, 3]),
    "rank3": ((4, 2, 3), [1, 1, 1, 2]),
}

# (the tensor, segments, how many)
UNSORTED = {
    "rank1": ((7,), [3, 0, 1, 0, 5, 3, 3], 6),
    "rank2": ((5, 3), [2, 0, 2, 4, 0], 5),
    "rank3": ((4, 2, 3), [1, 0, 1, 1], 2),
    "negative": ((4, 3), [1, -1, 0, -1], 3),
    "two_dimensions": ((2, 3, 2), [[0, 2, 1], [2, 2, 0]], 4),
}


def cases():
    for name, row in SCATTERS.items():
        for dtype in ("f32", "s8"):
            yield _scatter(dtype, name, row)
    for dtype in ("s32", "s64", "bool"):
        yield _scatter(dtype, "rank2_all", SCATTERS["rank2_all"])
    yield _scatter("f32", "constant_indices", SCATTERS["rank3_rows"], is_constant=True)
    for dtype in ("f32", "s32"):
        for name, (shape, segments) in SORTED.items():
            case = _segments("segment_sum", dtype, name, shape, segments)
            # LiteRT's reference kernels have no other.
            count = max(segments) + 1
            unsorted = _segments("unsorted_segment_sum", dtype, name, shape, segments, count)
            case.stand_in = unsorted.graph
            yield case
        for op in COVERS:
            if op.startswith("unsorted"):
                for name, row in UNSORTED.items():
                    yield _segments(op, dtype, name, *row)


def _small(graph, runs):
    """Sums and products of few of these integers are within their type."""
    for run in runs:
        for position, tensor in enumerate(graph.inputs):
            if tensor.dtype in ("s8", "s32", "s64"):
                run[position] = run[position] % 9 - 4
    return runs


def _scatter(dtype, row_name, row, is_constant=False):
    name = f"{dtype}_{row_name}"
    rng, graph = generator_of("scatter_nd", name), Graph()
    shape, places = row
    indices = rng.integers(0, shape[: places[-1]], places, np.int32)
    where = graph.constant("at", "s32", indices) if is_constant else graph.input("s32", places)
    quant = QUANT if dtype == "s8" else None
    updates = graph.input(dtype, (*places[:-1], *shape[places[-1]:]), quant)
    dims = graph.constant("shape", "s32", np.asarray(shape, np.int32))
    y = graph.tensor("scattered", dtype, shape, quant)
    graph.operator("SCATTER_ND", [where, updates, dims], [y])
    graph.output(y)
    runs = _small(graph, runs_of(rng, graph)[:1])
    if not is_constant:
        runs = [[indices, *run[1:]] for run in runs]
    return Case("scatter_nd", name, graph, runs, "litert")


def _segments(op, dtype, row_name, shape, segments, count=None):
    name = f"{dtype}_{row_name}"
    rng, graph = generator_of(op, name), Graph()
    segments = np.asarray(segments, np.int32)
    x = graph.input(dtype, shape)
    inputs = [x, graph.constant("segments", "s32", segments)]
    if count is not None:
        inputs.append(graph.constant("count", "s32", np.int32(count)))
    segment_count = count or int(segments.max()) + 1
    y = graph.tensor("combined", dtype, (segment_count, *shape[segments.ndim:]))
    graph.operator(op.upper(), inputs, [y])
    graph.output(y)
    return Case(op, name, graph, _small(graph, runs_of(rng, graph)[:1]), "litert")
