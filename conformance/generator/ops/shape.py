"""PAD, PADV2, RESHAPE, CONCATENATION and SPLIT: operators that only move values."""

import numpy as np

from ..case import Case, generator_of, one_run, random_floats, random_ints
from ..graph import Graph, Quant

PAD_COVERED = (
    "ranks 1 to 5; each axis alone, all of them, none; unequal ends; zero points; s16, s32, s64"
    " and bool"
)

COVERS = {
    "pad": PAD_COVERED,
    "padv2": PAD_COVERED + "; fill values from end to end",
    "reshape": "ranks 1 to 5; a shape tensor, a shape in the options, both; an inferred size;"
    " batches; sizes of one",
    "concatenation": "two to five inputs; every axis of ranks 1 to 4, also negative; unequal"
    " sizes; a constant input; one tensor twice; s16, s32, s64 and bool",
    "split": "one to five results; every axis of ranks 1 to 4, also negative; s16 and s32",
    "squeeze": "all dimensions of one element, and some; ranks 2 to 5; f32 and s8",
    "expand_dims": "every axis, also negative; f32 and s8",
    "tile": "ranks 1 to 4; each dimension repeated, and all; f32, s8, s32, s64 and bool, as LiteRT"
    " has them",
}

QUANT = Quant(np.float32(0.05), -7)

# (input, paddings)
PADS = {
    "rank1": ((13,), [(2, 3)]),
    "rank2": ((4, 5), [(1, 0), (0, 2)]),
    "rank3": ((3, 4, 5), [(1, 2), (0, 1), (3, 0)]),
    "rank4": ((2, 3, 4, 3), [(1, 0), (2, 1), (0, 3), (1, 1)]),
    "rank5": ((2, 1, 3, 2, 2), [(0, 1), (1, 0), (0, 0), (2, 1), (1, 0)]),
    "spatial": ((1, 5, 4, 3), [(0, 0), (1, 1), (1, 1), (0, 0)]),
    "spatial_after": ((2, 5, 4, 3), [(0, 0), (0, 1), (0, 1), (0, 0)]),
    "channels": ((1, 3, 2, 5), [(0, 0), (0, 0), (0, 0), (3, 4)]),
    "batch": ((2, 3, 2, 4), [(1, 2), (0, 0), (0, 0), (0, 0)]),
    "nothing": ((2, 3, 4), [(0, 0), (0, 0), (0, 0)]),
    "wide": ((1, 2, 1, 1), [(0, 0), (7, 9), (8, 6), (0, 0)]),
}
ZERO_POINTS = {"zero_point_lowest": -128, "zero_point_highest": 127, "zero_point_zero": 0}
FILLS = {"s8": (-128, -7, 33, 127), "f32": (-2.5, 0.0, 1e6)}

# (input, output, shape in the tensor or None, shape in the options or None)
RESHAPES = {
    "flatten": ((1, 3, 4, 5), (1, 60), [1, 60], [1, 60]),
    "flatten_batch3": ((3, 2, 4, 5), (3, 40), [3, 40], None),
    "unflatten": ((1, 60), (1, 3, 4, 5), [1, 3, 4, 5], None),
    "inferred_first": ((1, 3, 4, 5), (12, 5), [-1, 5], None),
    "inferred_middle": ((2, 30), (2, 6, 5), [2, -1, 5], None),
    "inferred_alone": ((3, 7), (21,), [-1], None),
    "options_only": ((4, 6), (2, 12), None, [2, 12]),
    "options_only_inferred": ((4, 6), (3, 8), None, [-1, 8]),
    "to_rank5": ((4, 6), (1, 2, 2, 3, 2), [1, 2, 2, 3, 2], None),
    "insert_ones": ((7, 3), (1, 7, 1, 3), [1, 7, 1, 3], None),
    "same_shape": ((2, 5, 3), (2, 5, 3), [2, 5, 3], None),
    "single": ((1, 1, 1), (1,), [1], None),
}

# (input, dimensions or none)
SQUEEZES = {
    "all": ((1, 3, 1, 4), None),
    "first": ((1, 3, 1, 4), [0]),
    "middle": ((2, 1, 5), [1]),
    "negative": ((2, 3, 1), [-1]),
    "rank5": ((1, 2, 1, 3, 1), [0, 4]),
}

# (input, axis)
EXPANSIONS = {
    "first": ((3, 4), 0),
    "middle": ((3, 4), 1),
    "last": ((2, 3, 4), -1),
    "rank1": ((7,), 1),
}

# (input, how often)
TILES = {
    "rank1": ((5,), [3]),
    "rank2_first": ((3, 4), [2, 1]),
    "rank2_last": ((3, 4), [1, 3]),
    "rank3_all": ((2, 3, 2), [2, 1, 3]),
    "rank4": ((1, 2, 3, 2), [3, 2, 1, 2]),
}

# (shapes, axis)
CONCATENATIONS = {
    "rank1": (((5,), (8,)), 0),
    "rank2_axis0": (((2, 5), (3, 5)), 0),
    "rank2_axis1": (((3, 5), (3, 2)), 1),
    "rank3_axis1": (((2, 3, 4), (2, 1, 4), (2, 2, 4)), 1),
    "rank4_axis0": (((1, 2, 3, 4), (2, 2, 3, 4)), 0),
    "rank4_axis1": (((2, 2, 3, 4), (2, 3, 3, 4)), 1),
    "rank4_axis2": (((2, 2, 3, 4), (2, 2, 1, 4)), 2),
    "rank4_axis3": (((2, 3, 2, 4), (2, 3, 2, 1)), 3),
    "rank4_three_axis3": (((1, 3, 2, 4), (1, 3, 2, 1), (1, 3, 2, 7)), 3),
    "rank4_four_axis2": (((1, 2, 1, 3), (1, 2, 2, 3), (1, 2, 3, 3), (1, 2, 4, 3)), 2),
    "five_axis1": (((1, 1), (1, 2), (1, 3), (1, 4), (1, 5)), 1),
    "negative_last": (((2, 3, 2, 4), (2, 3, 2, 5)), -1),
    "negative_second": (((2, 3, 2, 4), (2, 1, 2, 4)), -3),
}

# (input, axis, results)
SPLITS = {
    "rank1": ((12,), 0, 3),
    "rank2_axis0": ((6, 5), 0, 2),
    "rank2_axis1": ((3, 10), 1, 5),
    "rank3_axis1": ((2, 6, 4), 1, 3),
    "rank4_axis0": ((4, 2, 3, 5), 0, 2),
    "rank4_axis1": ((2, 6, 3, 4), 1, 3),
    "rank4_axis2": ((2, 3, 4, 3), 2, 4),
    "rank4_axis3": ((1, 3, 5, 8), 3, 2),
    "negative_last": ((2, 3, 9), -1, 3),
    "negative_second": ((2, 6, 3, 4), -3, 2),
    "one_result": ((3, 4), 1, 1),
}


def cases():
    yield from _pads()
    for dtype in ("s8", "f32"):
        for name, row in RESHAPES.items():
            yield _reshape(dtype, f"{dtype}_{name}", row)
        for name, (shapes, axis) in CONCATENATIONS.items():
            yield _concatenation(dtype, f"{dtype}_{name}", shapes, axis)
        for name, row in SPLITS.items():
            yield _split(dtype, f"{dtype}_{name}", row)
        for name, row in SQUEEZES.items():
            yield _squeeze(dtype, f"{dtype}_{name}", row)
        for name, row in EXPANSIONS.items():
            yield _expansion(dtype, f"{dtype}_{name}", row)
        yield _constant_input(dtype, f"{dtype}_constant_input")
        yield _one_tensor_twice(dtype, f"{dtype}_one_tensor_twice")
    for dtype in ("s16", "s32", "s64", "bool"):
        for name in ("rank1", "rank4_axis1", "rank4_axis3"):
            yield _concatenation(dtype, f"{dtype}_{name}", *CONCATENATIONS[name])
        if dtype in ("s16", "s32"):
            for name in ("rank1", "rank4_axis1"):
                yield _split(dtype, f"{dtype}_{name}", SPLITS[name])
    for name, row in TILES.items():
        for dtype in ("f32", "s8"):
            yield _tile(dtype, f"{dtype}_{name}", row)
    for dtype in ("s32", "s64", "bool"):
        yield _tile(dtype, f"{dtype}_rank3_all", TILES["rank3_all"])


def _pads():
    for dtype in ("s16", "s32", "s64", "bool"):
        name = next(iter(RESHAPES))
        yield _reshape(dtype, f"{dtype}_{name}", RESHAPES[name])
    # TFLM pads no elements of 64 bits, and no truth values.
    for dtype, reference in (("s16", "tflm"), ("s32", "tflm"), ("s64", "litert"), ("bool", "litert")):
        for name in ("rank1", "rank4"):
            cases = [_pad("pad", dtype, f"{dtype}_{name}", PADS[name], QUANT)]
            fill = dtype == "bool" or -77
            cases.append(_pad("padv2", dtype, f"{dtype}_{name}", PADS[name], QUANT, fill))
            for case in cases:
                case.reference = reference
                yield case
    for dtype in ("s8", "f32"):
        for name, row in PADS.items():
            yield _pad("pad", dtype, f"{dtype}_{name}", row, QUANT)
            yield _pad("padv2", dtype, f"{dtype}_{name}", row, QUANT, FILLS[dtype][0])
        for number, fill in enumerate(FILLS[dtype]):
            yield _pad("padv2", dtype, f"{dtype}_fill{number}", PADS["spatial"], QUANT, fill)
    for name, zero_point in ZERO_POINTS.items():
        quant = Quant(np.float32(0.05), zero_point)
        yield _pad("pad", "s8", f"s8_{name}", PADS["spatial"], quant)


def _quant(dtype, quant=QUANT):
    return quant if dtype == "s8" else None


def _pad(op, dtype, name, row, quant, fill=None):
    graph = Graph()
    x = graph.input(dtype, row[0], _quant(dtype, quant))
    graph.output(add_pad(graph, op, x, row[1], fill))
    return Case(op, name, graph, one_run(generator_of(op, name), graph))


def add_pad(graph, op, x, paddings, fill=None):
    """Appends a pad of `x`. A fill value makes it PADV2."""
    inputs = [x, graph.constant("paddings", "s32", paddings)]
    if fill is not None:
        inputs.append(graph.constant("fill", x.dtype, [fill], x.quant))
    shape = [before + size + after for size, (before, after) in zip(x.shape, paddings)]
    y = graph.tensor("padded", x.dtype, shape, x.quant)
    options = ("PadV2Options" if fill is not None else "PadOptions", {})
    graph.operator(op.upper(), inputs, [y], 2 if x.dtype == "s8" else 1, options)
    return y


def _split(dtype, name, row):
    shape, axis, count = row
    graph = Graph()
    x = graph.input(dtype, shape, _quant(dtype))
    each = list(shape)
    each[axis] //= count
    parts = [graph.tensor(f"part{k}", dtype, each, x.quant) for k in range(count)]
    inputs = [graph.constant("axis", "s32", np.int32(axis)), x]
    version = 2 if dtype == "s8" else 1
    graph.operator("SPLIT", inputs, parts, version, ("SplitOptions", dict(NumSplits=count)))
    graph.output(*parts)
    return Case("split", name, graph, one_run(generator_of("split", name), graph))


def _squeeze(dtype, name, row):
    shape, dims = row
    graph = Graph()
    x = graph.input(dtype, shape, _quant(dtype))
    gone = range(len(shape)) if dims is None else [dim % len(shape) for dim in dims]
    left = [n for dim, n in enumerate(shape) if n != 1 or dim not in gone]
    y = graph.tensor("squeezed", dtype, left, x.quant)
    options = dict(SqueezeDims=dims) if dims is not None else {}
    graph.operator("SQUEEZE", [x], [y], 1, ("SqueezeOptions", options))
    graph.output(y)
    return Case("squeeze", name, graph, one_run(generator_of("squeeze", name), graph))


def _expansion(dtype, name, row):
    shape, axis = row
    graph = Graph()
    x = graph.input(dtype, shape, _quant(dtype))
    wide = list(shape)
    wide.insert(axis if axis >= 0 else axis + len(shape) + 1, 1)
    y = graph.tensor("expanded", dtype, wide, x.quant)
    at = graph.constant("axis", "s32", np.int32(axis))
    graph.operator("EXPAND_DIMS", [x, at], [y], 1, ("ExpandDimsOptions", {}))
    graph.output(y)
    return Case("expand_dims", name, graph, one_run(generator_of("expand_dims", name), graph))


def _tile(dtype, name, row):
    shape, counts = row
    graph = Graph()
    x = graph.input(dtype, shape, _quant(dtype))
    whole = [n * count for n, count in zip(shape, counts)]
    y = graph.tensor("tiled", dtype, whole, x.quant)
    graph.operator("TILE", [x, graph.constant("counts", "s32", counts)], [y], 2)
    graph.output(y)
    return Case("tile", name, graph, one_run(generator_of("tile", name), graph), "litert")


def _reshape(dtype, name, row):
    shape_in, shape_out, in_tensor, in_options = row
    graph = Graph()
    x = graph.input(dtype, shape_in, _quant(dtype))
    graph.output(add_reshape(graph, x, shape_out, in_tensor, in_options))
    return Case("reshape", name, graph, one_run(generator_of("reshape", name), graph))


def add_reshape(graph, x, shape_out, in_tensor, in_options=None):
    """Appends a reshape whose new shape is in a constant, in the options, or in both."""
    inputs = [x]
    if in_tensor is not None:
        inputs.append(graph.constant("new_shape", "s32", in_tensor))
    options = ("ReshapeOptions", dict(NewShape=in_options)) if in_options is not None else None
    y = graph.tensor("reshaped", x.dtype, shape_out, x.quant)
    graph.operator("RESHAPE", inputs, [y], 1, options)
    return y


def add_concatenation(graph, operands, axis):
    """Appends a concatenation of equally quantised tensors."""
    shape = list(operands[0].shape)
    shape[axis] = sum(operand.shape[axis] for operand in operands)
    y = graph.tensor("joined", operands[0].dtype, shape, operands[0].quant)
    options = ("ConcatenationOptions", dict(Axis=axis))
    graph.operator("CONCATENATION", operands, [y], 2 if y.dtype == "s8" else 1, options)
    return y


def _concatenation(dtype, name, shapes, axis):
    graph = Graph()
    operands = [graph.input(dtype, shape, _quant(dtype)) for shape in shapes]
    graph.output(add_concatenation(graph, operands, axis))
    return Case("concatenation", name, graph, one_run(generator_of("concatenation", name), graph))


def _constant_input(dtype, name):
    rng = generator_of("concatenation", name)
    graph = Graph()
    shape = (2, 3, 4)
    data = random_ints(rng, np.int8, shape) if dtype == "s8" else random_floats(rng, shape)
    constant = graph.constant("constant", dtype, data, _quant(dtype))
    x = graph.input(dtype, (2, 3, 2), _quant(dtype))
    graph.output(add_concatenation(graph, [constant, x], 2))
    return Case("concatenation", name, graph, one_run(rng, graph))


def _one_tensor_twice(dtype, name):
    graph = Graph()
    x = graph.input(dtype, (2, 3, 5), _quant(dtype))
    graph.output(add_concatenation(graph, [x, x], 1))
    return Case("concatenation", name, graph, one_run(generator_of("concatenation", name), graph))
