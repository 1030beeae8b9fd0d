"""MediaPipe's MaxPoolingWithArgmax2D and MaxUnpooling2D, against operators that LiteRT has."""

import numpy as np

from ..case import ACTIVATIONS, Case, generator_of, random_floats
from ..graph import Graph

COVERS = {
    "maxpoolingwithargmax2d": "MediaPipe's operator, against MAX_POOL_2D and ARG_MAX of the taps of"
    " each window: windows 1x2 to 3x3, strides that are theirs, smaller and larger; SAME of odd"
    " sizes; equal elements; fused RELU; batch 2; f32",
    "maxunpooling2d": "MediaPipe's operator, against SCATTER_ND: windows 1x2 to 3x3; batch 2; f32",
}

# (input, window, stride, padding, activation)
POOLS = {
    "2x2": ((1, 6, 8, 3), (2, 2), (2, 2), "valid", "none"),
    "2x2_odd_same": ((2, 5, 7, 2), (2, 2), (2, 2), "same", "none"),
    "3x3_overlapping": ((1, 7, 6, 2), (3, 3), (1, 2), "valid", "none"),
    "3x3_overlapping_same": ((1, 5, 6, 2), (3, 3), (2, 1), "same", "none"),
    "1x2_gaps": ((1, 4, 9, 1), (1, 2), (2, 3), "valid", "none"),
    "relu": ((1, 4, 4, 4), (2, 2), (2, 2), "valid", "relu"),
}

# (input, window)
UNPOOLS = {
    "2x2": ((1, 3, 4, 3), (2, 2)),
    "3x3_batch2": ((2, 2, 3, 2), (3, 3)),
    "1x2": ((1, 4, 3, 1), (1, 2)),
}

LOWEST = np.finfo(np.float32).min


def cases():
    for name, row in POOLS.items():
        yield _pool(f"f32_{name}", *row)
    for name, row in UNPOOLS.items():
        yield _unpool(f"f32_{name}", *row)


def _options(window, stride, padding, activation="none"):
    scheme = {"same": 1, "valid": 2}[padding]
    numbers = [scheme, stride[1], stride[0], window[1], window[0], ACTIVATIONS[activation]]
    return np.asarray([*numbers, 0, 0, 0, 0], np.int32).tobytes()


def _pool(name, shape, window, stride, padding, activation):
    graph = Graph()
    x = graph.input("f32", shape)
    sides = [_sides(*it, padding) for it in zip(shape[1:3], window, stride)]
    counts = [(n + sum(side) - k) // s + 1 for n, k, s, side in zip(shape[1:3], window, stride, sides)]
    after = (shape[0], *counts, shape[3])
    results = [graph.tensor(each, "f32", after) for each in ("largest", "taps")]
    options = _options(window, stride, padding, activation)
    graph.custom_raw("MaxPoolingWithArgmax2D", [x], results, options)
    graph.output(*results)
    rng = generator_of("maxpoolingwithargmax2d", name)
    few = rng.integers(-2, 2, shape).astype(np.float32)
    stand_in = _pool_stand_in(shape, window, stride, sides, after, activation)
    runs = [[random_floats(rng, shape)], [few]]
    return Case("maxpoolingwithargmax2d", name, graph, runs, "litert", stand_in)


def _sides(extent, taps, stride, padding):
    """What is before and after, of which windows take nothing."""
    total = max((-(-extent // stride) - 1) * stride + taps - extent, 0) if padding == "same" else 0
    return total // 2, total - total // 2


def _pool_stand_in(shape, window, stride, sides, after, activation):
    graph = Graph()
    ints = lambda values: graph.constant("numbers", "s32", np.asarray(values, np.int32))
    x = graph.input("f32", shape)
    whole = [shape[0], *(n + sum(side) for n, side in zip(shape[1:3], sides)), shape[3]]
    padded = graph.tensor("padded", "f32", whole)
    pads = ints([(0, 0), *sides, (0, 0)])
    lowest = graph.constant("lowest", "f32", np.asarray([LOWEST], np.float32))
    graph.operator("PADV2", [x, pads, lowest], [padded], 1, ("PadV2Options", {}))
    largest = graph.tensor("largest", "f32", after)
    fields = dict(
        Padding=1, StrideH=stride[0], StrideW=stride[1], FilterHeight=window[0],
        FilterWidth=window[1], FusedActivationFunction=ACTIVATIONS[activation],
    )
    graph.operator("MAX_POOL_2D", [padded], [largest], 1, ("Pool2DOptions", fields))
    taps = []
    for down in range(window[0]):
        for across in range(window[1]):
            taps.append(graph.tensor("tap", "f32", after))
            begin = [0, down, across, 0]
            steps = [1, *stride, 1]
            end = [at + (count - 1) * step + 1 for at, count, step in zip(begin, after, steps)]
            inputs = [padded, ints(begin), ints(end), ints(steps)]
            graph.operator("STRIDED_SLICE", inputs, [taps[-1]], 1, ("StridedSliceOptions", {}))
    packed = graph.tensor("packed", "f32", (*after, len(taps)))
    options = ("PackOptions", dict(ValuesCount=len(taps), Axis=4))
    graph.operator("PACK", taps, [packed], 1, options)
    first, number = graph.tensor("first", "s32", after), graph.tensor("number", "f32", after)
    graph.operator("ARG_MAX", [packed, ints(4)], [first], 1, ("ArgMaxOptions", dict(OutputType=2)))
    graph.operator("CAST", [first], [number])
    fraction = graph.constant("fraction", "f32", np.asarray(0.1, np.float32))
    y = graph.tensor("out", "f32", after)
    graph.operator("ADD", [number, fraction], [y], 1, ("AddOptions", {}))
    graph.output(largest, y)
    return graph


def _unpool(name, shape, window):
    op = "maxunpooling2d"
    rng, graph = generator_of(op, name), Graph()
    n, h, w, c = shape
    after = (n, h * window[0], w * window[1], c)
    x, where = graph.input("f32", shape), graph.input("f32", shape)
    y = graph.tensor("out", "f32", after)
    graph.custom_raw("MaxUnpooling2D", [x, where], [y], _options(window, window, "valid"))
    graph.output(y)
    taps = rng.integers(0, window[0] * window[1], shape)
    values = random_floats(rng, shape)
    places = np.indices(shape)
    places[1] = places[1] * window[0] + taps // window[1]
    places[2] = places[2] * window[1] + taps % window[1]
    stand_in = Graph()
    # All inputs have to be there; one of them says where the elements go.
    value, _ = stand_in.input("f32", shape), stand_in.input("f32", shape)
    at = stand_in.constant("at", "s32", np.moveaxis(places, 0, -1).astype(np.int32))
    dims = stand_in.constant("shape", "s32", np.asarray(after, np.int32))
    out = stand_in.tensor("out", "f32", after)
    stand_in.operator("SCATTER_ND", [at, value, dims], [out])
    stand_in.output(out)
    runs = [[values, taps.astype(np.float32) + np.float32(0.1)]]
    return Case(op, name, graph, runs, "litert", stand_in)
