"""BlazeFace (Bazarevsky et al., 2019) and MoveNet Lightning."""

import numpy as np

from .layers import LINEAR, Layers
from .vision import mobilenet_v2

KEYPOINTS = 17
# Rows and columns of MoveNet's maps.
MAP = 48
# What is added to an input over and over must be smaller than it.
BRANCH_GAIN = 0.4


def blazeface(rng):
    """Of 128×128 pixels: coordinates and scores of 896 anchors. Blocks as in table 4 of the
    paper."""
    net = Layers(rng)
    x = net.graph.input("s8", (1, 128, 128, 3), LINEAR)
    x = net.conv(x, 24, 5, 2, activation="relu")
    for channels, stride in ((24, 1), (24, 1), (48, 2), (48, 1), (48, 1)):
        x = _blaze_block(net, x, [channels], stride)
    for stride in (2, 1, 1):
        x = _blaze_block(net, x, [24, 96], stride)
    fine = x
    for stride in (2, 1, 1):
        x = _blaze_block(net, x, [24, 96], stride)
    heads = []
    for depth in (1, 16):
        parts = []
        for source, anchors in ((fine, 2), (x, 6)):
            y = net.conv(source, anchors * depth)
            parts.append(net.reshape(y, 1, y.shape[1] * y.shape[2] * anchors, depth))
        heads.append(net.concat(parts, 1))
    scores, boxes = heads
    return net.output(boxes, net.unary("LOGISTIC", scores))


def _blaze_block(net, x, widths, stride):
    """Depthwise 5×5 and pointwise, once or twice, added to the input: pooled and with more
    channels of zeros as its shape asks."""
    y = x
    for index, channels in enumerate(widths):
        y = net.depthwise(y, 5, stride if index == 0 else 1)
        y = net.conv(y, channels, gain=BRANCH_GAIN)
        if index + 1 < len(widths):
            y = net.unary("RELU", y, LINEAR)
    skip = net.max_pool(x, stride) if stride > 1 else x
    missing = y.shape[3] - skip.shape[3]
    if missing:
        skip = net.pad(skip, (0, 0), (0, 0), (0, 0), (0, missing))
    return net.binary("ADD", y, skip, activation="relu")


def movenet(rng):
    """Of 192×192 pixels: row, column and score of 17 keypoints of the person nearest to the
    center. A MobileNet v2 with a feature pyramid, four heads, and float operators that read the
    keypoints from their maps."""
    net = Layers(rng)
    x = net.graph.input("s8", (1, 192, 192, 3), LINEAR)
    made = mobilenet_v2(net, x, 1.0, pad_by_hand=False)
    # The last block of each resolution: 48, 24, 12 and 6 rows.
    levels = [made[index][1] for index in (2, 5, 12, 16)]
    x = net.conv(levels[3], 64)
    for level, channels in zip(levels[2::-1], (64, 32, 24)):
        size = level.shape[1]
        upper = net.resize(x, size, size)
        x = net.binary("ADD", net.conv(level, upper.shape[3]), upper)
        x = net.conv(net.depthwise(x), channels, activation="relu")
    heads = [_head(net, x, depth) for depth in (KEYPOINTS, 1, 2 * KEYPOINTS, 2 * KEYPOINTS)]
    return net.output(_keypoints(net, *heads))


def _head(net, x, depth):
    """A separable convolution and its projection, in floats."""
    y = net.conv(net.conv(net.depthwise(x), 96, activation="relu"), depth)
    return net.op("DEQUANTIZE", [y], y.shape, None, "f32", 2)


def _floats(net, values):
    return net.graph.constant("floats", "f32", np.asarray(values, np.float32))


def _arg_max(net, x, axis):
    """Number of the largest along an axis, int32."""
    shape = [size for at, size in enumerate(x.shape) if at != axis]
    options = ("ArgMaxOptions", dict(OutputType=2))
    return net.op("ARG_MAX", [x, net.ints(axis)], shape, None, "s32", 2, options)


def _cast(net, x, dtype):
    return net.op("CAST", [x], x.shape, None, dtype, 1, ("CastOptions", {}))


def _row_and_column(net, index):
    """Row and column of a cell by its number, each as floats."""
    number, width = _cast(net, index, "f32"), _floats(net, [MAP])
    row = net.op("FLOOR_DIV", [number, width], number.shape, None, "f32", 2, ("FloorDivOptions", {}))
    column = net.binary("SUB", number, net.binary("MUL", row, width))
    return row, column


def _gather_nd(net, x, index):
    """Elements of `x` [cells, keypoints, …] at the cell of each keypoint."""
    keypoints = net.ints(*range(KEYPOINTS))
    options = ("PackOptions", dict(ValuesCount=2, Axis=1))
    pairs = net.op("PACK", [index, keypoints], (KEYPOINTS, 2), None, "s32", 1, options)
    shape = (KEYPOINTS, *x.shape[2:])
    return net.op("GATHER_ND", [x, pairs], shape, None, "f32", 1, ("GatherNdOptions", {}))


def _keypoints(net, heat, center, regression, offsets):
    """The person's center, where its keypoints should be, the hottest cells near there, and what
    they are off their cells by."""
    cells = MAP * MAP
    nearness = 1 / (np.hypot(*(np.indices((MAP, MAP)) - MAP / 2)) + 1.8)
    center = net.binary("MUL", net.unary("LOGISTIC", center), _floats(net, nearness[None, ..., None]))
    person = _arg_max(net, net.reshape(center, 1, cells), 1)
    row, column = _row_and_column(net, person)
    regression = net.reshape(regression, cells, 2 * KEYPOINTS)
    options = ("GatherOptions", dict(Axis=0))
    at = net.op("GATHER", [regression, person], (1, 2 * KEYPOINTS), None, "f32", 1, options)
    at = net.reshape(at, KEYPOINTS, 2)
    where = net.concat([net.reshape(row, 1, 1), net.reshape(column, 1, 1)], 1)
    at = net.binary("ADD", at, where)
    grid = np.stack(np.indices((MAP, MAP)), -1).reshape(cells, 1, 2)
    apart = net.binary("SUB", _floats(net, grid), net.reshape(at, 1, KEYPOINTS, 2))
    squares = net.unary("SQUARE", apart)
    options = ("ReducerOptions", dict(KeepDims=False))
    total = net.op("SUM", [squares, net.ints(2)], (cells, KEYPOINTS), None, "f32", 1, options)
    distance = net.binary("ADD", net.unary("SQRT", total), _floats(net, [1.8]))
    heat = net.reshape(net.unary("LOGISTIC", heat), cells, KEYPOINTS)
    hottest = _arg_max(net, net.binary("DIV", heat, distance), 0)
    score = net.reshape(_gather_nd(net, heat, hottest), KEYPOINTS, 1)
    offset = _gather_nd(net, net.reshape(offsets, cells, KEYPOINTS, 2), hottest)
    row, column = (net.reshape(it, KEYPOINTS, 1) for it in _row_and_column(net, hottest))
    place = net.binary("ADD", net.concat([row, column], 1), offset)
    place = net.binary("MUL", place, _floats(net, [1 / MAP]))
    return net.reshape(net.concat([place, score], 1), 1, 1, KEYPOINTS, 3)
