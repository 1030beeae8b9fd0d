"""Operators that put elements in other places, repeat them, or give them another type."""

import numpy as np

from ..case import Case, generator_of, one_run, random_floats
from ..graph import Graph, Quant

COVERS = {
    "transpose": "every order of rank 3 and some of ranks 1 to 5; s8, s16 and f32"
    "; rank 6, s32, s64, bool and u8, as LiteRT has them",
    "strided_slice": "ranks 1 to 4; steps in both directions; masks of first indices, limits and"
    " dimensions that go; limits out of range; s8, s16, s32, bool and f32"
    "; s64, u8 and u32, as LiteRT has them",
    "slice": "ranks 1 to 5; all that is left; s8, s16, s32, s64 (as LiteRT has it), bool and f32"
    "; u8 and u32, as LiteRT has them",
    "reverse_v2": "ranks 1 to 4; one axis, also negative; every type that TFLM has",
    "broadcast_to": "ranks 1 to 5; each dimension repeated, new ones; s8, s16, s32 and f32"
    "; s64, bool and u8, as LiteRT has them",
    "pack": "one to four operands of ranks 0 to 3; every axis; s8, s16, s32, s64 and f32"
    "; u8 and u32, as LiteRT has them",
    "unpack": "ranks 1 to 4; every axis; s8, s16, s32 and f32"
    "; bool and u8, as LiteRT has them",
    "split_v": "ranks 1 to 4; unequal parts, one of them open; s8, s16, s32 and f32"
    "; s64 and u8, as LiteRT has them",
    "depth_to_space": "blocks of 2 and 3; batches; s8 and f32"
    "; s32, s64 and u8, as LiteRT has them",
    "space_to_depth": "blocks of 2 and 3; batches; s8 and f32"
    "; s32, s64 and u8, as LiteRT has them",
    "batch_to_space_nd": "ranks 3 and 4; unequal blocks; crops; s8 and f32"
    "; s32, s64 and u8, as LiteRT has them",
    "space_to_batch_nd": "ranks 3 and 4; unequal blocks; s8 and f32"
    "; s32, s64 and u8, as LiteRT has them",
    "mirror_pad": "ranks 1 to 4; with and without the outermost elements; s8 and f32"
    "; s16, s32, s64 and u8, as LiteRT has them",
    "gather": "every axis of ranks 1 to 4; indices of ranks 0 to 2; batches; constant indices and"
    " tables; s8 and f32"
    "; s16, s32, s64, bool and u8, as LiteRT has them",
    "gather_nd": "indices of one part to all; ranks 1 to 4; s8 and f32"
    "; s16, s32, s64, bool and u8, as LiteRT has them",
    "fill": "ranks 1 to 4; constant and computed values; s8, s32 and f32"
    "; s16, s64 and bool, as LiteRT has them",
    "zeros_like": "zero points; s8, s32, s64 and f32",
    "cast": "each pair of types that TFLM takes; halves, negative numbers, ends of the types",
    "broadcast_args": "shapes of one rank and of two; s32",
    "shape": "ranks 1 to 4, and RESHAPE by a shape that follows from it",
}

QUANT = Quant(np.float32(0.05), -7)
INTEGERS = ("s8", "s16", "s32")

# order of the dimensions: (input, order)
TRANSPOSES = {
    "rank1": ((5,), [0]),
    "rank2": ((4, 7), [1, 0]),
    "rank3_021": ((2, 3, 4), [0, 2, 1]),
    "rank3_102": ((2, 3, 4), [1, 0, 2]),
    "rank3_120": ((2, 3, 4), [1, 2, 0]),
    "rank3_201": ((2, 3, 4), [2, 0, 1]),
    "rank3_210": ((2, 3, 4), [2, 1, 0]),
    "rank4_0231": ((2, 3, 4, 5), [0, 2, 3, 1]),
    "rank4_0312": ((2, 3, 4, 5), [0, 3, 1, 2]),
    "rank4_3210": ((2, 3, 4, 5), [3, 2, 1, 0]),
    "rank4_same": ((2, 3, 4, 5), [0, 1, 2, 3]),
    "rank5": ((2, 3, 1, 4, 2), [4, 1, 3, 0, 2]),
}

# (input, begin, end, strides, masks by name)
STRIDED_SLICES = {
    "rank1": ((9,), [2], [7], [1], {}),
    "rank1_backwards": ((9,), [7], [1], [-2], {}),
    "rank1_all_backwards": ((9,), [0], [0], [-1], dict(BeginMask=1, EndMask=1)),
    "rank2_steps": ((6, 7), [1, 0], [6, 7], [2, 3], {}),
    "rank2_shrink": ((6, 7), [2, 0], [3, 7], [1, 1], dict(ShrinkAxisMask=1, EndMask=2)),
    "rank2_shrink_last": ((6, 7), [0, -1], [6, 0], [1, 1], dict(ShrinkAxisMask=2)),
    "rank3_masks": ((3, 4, 5), [1, 1, 1], [1, 3, 2], [1, 1, 2], dict(BeginMask=5, EndMask=5)),
    "rank3_shrink_all": ((3, 4, 5), [2, 1, -2], [3, 2, -1], [1, 1, 1], dict(ShrinkAxisMask=7)),
    "rank4": ((2, 5, 6, 3), [0, 1, 4, 2], [2, 5, 0, -4], [1, 2, -1, -1], {}),
    "out_of_range": ((4, 5), [-9, 1], [9, 77], [1, 1], {}),
}

# (input, begin, size)
SLICES = {
    "rank1": ((9,), [2], [5]),
    "rank2": ((4, 5), [1, 2], [2, -1]),
    "rank3": ((3, 4, 5), [0, 1, 3], [3, 2, 2]),
    "rank4": ((2, 4, 3, 5), [1, 0, 1, 2], [-1, 3, 1, 3]),
    "rank5": ((2, 2, 3, 2, 3), [0, 1, 1, 0, 1], [2, 1, 2, 2, 2]),
}

# (input, axis)
REVERSALS = {
    "rank1": ((7,), [0]),
    "rank2_axis0": ((3, 5), [0]),
    "rank3_axis1": ((2, 4, 3), [1]),
    "rank4_last": ((2, 3, 2, 4), [-1]),
}

# (input, output)
BROADCASTS = {
    "rank1": ((1,), (6,)),
    "rank2_axis0": ((1, 5), (3, 5)),
    "rank2_axis1": ((4, 1), (4, 3)),
    "rank3_new": ((5,), (2, 3, 5)),
    "rank4_both": ((2, 1, 3, 1), (2, 4, 3, 2)),
    "rank5": ((3, 1, 2), (2, 2, 3, 4, 2)),
}

# (shape of an operand, operands, axis)
PACKS = {
    "scalars": ((), 4, 0),
    "rank1_axis0": ((5,), 3, 0),
    "rank1_axis1": ((5,), 3, 1),
    "rank2_axis1": ((3, 4), 2, 1),
    "rank3_last": ((2, 3, 2), 3, -1),
    "one": ((2, 3), 1, 1),
}

# (input, axis)
UNPACKS = {
    "rank1": ((4,), 0),
    "rank2_axis0": ((3, 5), 0),
    "rank2_axis1": ((5, 3), 1),
    "rank3_last": ((2, 3, 4), -1),
    "rank4_axis2": ((2, 3, 2, 3), 2),
}

# (input, extents, axis)
SPLITS = {
    "rank1": ((10,), [3, 5, 2], 0),
    "rank2_open": ((4, 9), [2, -1, 4], 1),
    "rank3_axis1": ((2, 6, 3), [1, 5], 1),
    "rank4_last": ((2, 2, 3, 7), [4, 1, 2], -1),
}

# (shape, shape, what both are broadcast to)
BROADCAST_ARGS = {
    "one_rank": ([2, 1, 4], [1, 3, 4], [2, 3, 4]),
    "ranks": ([5], [3, 2, 1], [3, 2, 5]),
}

# (input, block)
DEPTHS = {
    "block2": ((1, 3, 2, 8), 2),
    "block3": ((1, 2, 2, 18), 3),
    "batch": ((3, 2, 3, 4), 2),
}
SPACES = {
    "block2": ((1, 4, 6, 3), 2),
    "block3": ((1, 3, 6, 2), 3),
    "batch": ((3, 2, 4, 1), 2),
}

# (input, block, crops or paddings)
BATCHES_TO_SPACE = {
    "rank4": ((4, 2, 3, 2), [2, 2], [[0, 0], [0, 0]]),
    "rank4_crops": ((12, 2, 3, 2), [2, 3], [[1, 0], [2, 1]]),
    "rank3": ((6, 4, 2), [3], [[1, 2]]),
}
SPACES_TO_BATCH = {
    "rank4": ((1, 4, 6, 2), [2, 2], [[0, 0], [0, 0]]),
    "rank4_batch": ((2, 4, 6, 2), [2, 3], [[0, 0], [0, 0]]),
    "rank3": ((2, 6, 3), [3], [[0, 0]]),
}

# (input, paddings)
MIRRORS = {
    "rank1": ((6,), [[3, 2]]),
    "rank2": ((3, 4), [[2, 0], [1, 3]]),
    "rank4": ((1, 4, 5, 2), [[0, 0], [1, 2], [3, 1], [0, 0]]),
}

# (input, indices' shape, axis, batch dimensions)
GATHERS = {
    "rank1": ((9,), (4,), 0, 0),
    "rank2_axis0": ((5, 3), (4,), 0, 0),
    "rank2_axis1": ((4, 6), (3,), 1, 0),
    "rank3_middle": ((2, 5, 3), (2, 2), 1, 0),
    "rank4_last": ((2, 3, 2, 4), (3,), -1, 0),
    "scalar_index": ((5, 3), (), 0, 0),
    "batch": ((3, 4, 2), (3, 5), 1, 1),
    "batch_later": ((2, 3, 4, 2), (2, 3), 2, 1),
}

# (input, indices' shape)
GATHERS_ND = {
    "rank1": ((7,), (4, 1)),
    "rank2_all": ((4, 5), (3, 2)),
    "rank3_rows": ((3, 4, 5), (2, 3, 2)),
    "rank4": ((2, 3, 2, 3), (5, 3)),
    "one": ((3, 4), (1,)),
}


def cases():
    for make in (
        _transposes, _strided_slices, _slices, _reversals, _broadcasts, _packs, _unpacks, _splits,
        _blocks, _mirrors, _gathers, _gathers_nd, _fills, _zeros, _casts,
        _broadcast_args, _shapes,
    ):
        yield from make()


def _quant(dtype):
    return QUANT if dtype == "s8" else None


def _ints(graph, name, values):
    return graph.constant(name, "s32", np.asarray(values, np.int32))


def _case(op, name, graph):
    return Case(op, name, graph, one_run(generator_of(op, name), graph))


def _one_to_one(op, name, dtype, shapes, parameters, options=None):
    """An operator of one tensor and constants that has one result."""
    graph = Graph()
    x = graph.input(dtype, shapes[0], _quant(dtype))
    constants = [_ints(graph, f"parameter{k}", each) for k, each in enumerate(parameters)]
    y = graph.tensor("y", dtype, shapes[1], x.quant)
    graph.operator(op.upper(), [x, *constants], [y], 2, options)
    graph.output(y)
    return _case(op, name, graph)


def _typed(rows, dtypes):
    """Every row in the first type, and the last in all the others."""
    for name, row in rows.items():
        yield dtypes[0], f"{dtypes[0]}_{name}", row
    for dtype in dtypes[1:]:
        yield dtype, f"{dtype}_{name}", row


def _transposes():
    for dtype, name, (shape, order) in _typed(TRANSPOSES, ("s8", "s16", "f32")):
        if dtype != "s8":
            shape, order = (2, 3, 4, 5), [0, 3, 1, 2]
        shapes = (shape, [shape[dim] for dim in order])
        yield _one_to_one("transpose", name, dtype, shapes, [order])


def _sliced(shape, begin, end, strides, masks):
    """The shape that NumPy says."""
    has = lambda mask, dim: masks.get(mask, 0) >> dim & 1
    picks = []
    for dim, (first, last, step) in enumerate(zip(begin, end, strides)):
        if has("ShrinkAxisMask", dim):
            picks.append(first)
            continue
        picks.append(slice(
            None if has("BeginMask", dim) else first, None if has("EndMask", dim) else last, step
        ))
    return np.empty(shape)[tuple(picks)].shape


def _strided_slices():
    for dtype, name, row in _typed(STRIDED_SLICES, ("s8", "s16", "s32", "bool", "f32")):
        if dtype != "s8":
            row = STRIDED_SLICES["rank4"]
        shape, begin, end, strides, masks = row
        options = ("StridedSliceOptions", masks)
        shapes = (shape, _sliced(*row))
        yield _one_to_one("strided_slice", name, dtype, shapes, [begin, end, strides], options)


def _slices():
    for dtype, name, (shape, begin, size) in _typed(SLICES, ("s8", "s16", "s32", "s64", "bool", "f32")):
        extents = [shape[k] - begin[k] if size[k] < 0 else size[k] for k in range(len(shape))]
        case = _one_to_one("slice", name, dtype, (shape, extents), [begin, size])
        case.reference = "litert" if dtype == "s64" else "tflm"
        yield case


def _reversals():
    dtypes = ("s8", "u8", "s16", "s32", "s64", "bool", "f32")
    for dtype, name, (shape, axes) in _typed(REVERSALS, dtypes):
        yield _one_to_one("reverse_v2", name, dtype, (shape, shape), [axes])


def _broadcasts():
    for dtype, name, (before, after) in _typed(BROADCASTS, ("s8", "s16", "s32", "f32")):
        yield _one_to_one("broadcast_to", name, dtype, (before, after), [after])


def _packs():
    for dtype, name, (shape, count, axis) in _typed(PACKS, ("s8", "s16", "s32", "s64", "f32")):
        if dtype != "s8":
            shape, count, axis = (3, 2), 3, 1
        graph = Graph()
        operands = [graph.input(dtype, shape, _quant(dtype)) for _ in range(count)]
        packed = list(shape)
        packed.insert(axis if axis >= 0 else axis + len(shape) + 1, count)
        y = graph.tensor("packed", dtype, packed, operands[0].quant)
        options = ("PackOptions", dict(ValuesCount=count, Axis=axis))
        graph.operator("PACK", operands, [y], 2, options)
        graph.output(y)
        yield _case("pack", name, graph)


def _parts(op, name, dtype, shape, axis, extents, inputs, options, is_dropped=False):
    """An operator with a result for every part along an axis."""
    graph = Graph()
    x = graph.input(dtype, shape, _quant(dtype))
    parts = []
    for extent in extents:
        part = list(shape)
        part[axis] = extent
        if is_dropped:
            part.pop(axis)
        parts.append(graph.tensor("part", dtype, part, x.quant))
    graph.operator(op.upper(), [x, *inputs(graph)], parts, 2, options)
    graph.output(*parts)
    return _case(op, name, graph)


def _unpacks():
    for dtype, name, (shape, axis) in _typed(UNPACKS, ("s8", "s16", "s32", "f32")):
        extents = [1] * shape[axis]
        options = ("UnpackOptions", dict(Num=shape[axis], Axis=axis))
        yield _parts("unpack", name, dtype, shape, axis, extents, lambda _: [], options, True)


def _splits():
    for dtype, name, (shape, sizes, axis) in _typed(SPLITS, ("s8", "s16", "s32", "f32")):
        rest = shape[axis] - sum(size for size in sizes if size > 0)
        extents = [rest if size < 0 else size for size in sizes]
        inputs = lambda graph: [_ints(graph, "sizes", sizes), _ints(graph, "axis", axis)]
        options = ("SplitVOptions", dict(NumSplits=len(sizes)))
        yield _parts("split_v", name, dtype, shape, axis, extents, inputs, options)


def _blocks():
    for dtype in ("s8", "f32"):
        for name, (shape, block) in DEPTHS.items():
            n, h, w, c = shape
            shapes = (shape, (n, h * block, w * block, c // block**2))
            options = ("DepthToSpaceOptions", dict(BlockSize=block))
            yield _one_to_one("depth_to_space", f"{dtype}_{name}", dtype, shapes, [], options)
        for name, (shape, block) in SPACES.items():
            n, h, w, c = shape
            shapes = (shape, (n, h // block, w // block, c * block**2))
            options = ("SpaceToDepthOptions", dict(BlockSize=block))
            yield _one_to_one("space_to_depth", f"{dtype}_{name}", dtype, shapes, [], options)
        for name, (shape, block, crops) in BATCHES_TO_SPACE.items():
            space = zip(shape[1:], block, crops)
            extents = [extent * each - sum(crop) for extent, each, crop in space]
            after = [shape[0] // np.prod(block), *extents, *shape[1 + len(block):]]
            yield _one_to_one(
                "batch_to_space_nd", f"{dtype}_{name}", dtype, (shape, after), [block, crops]
            )
        for name, (shape, block, paddings) in SPACES_TO_BATCH.items():
            space = zip(shape[1:], block, paddings)
            extents = [(extent + sum(added)) // each for extent, each, added in space]
            after = [shape[0] * np.prod(block), *extents, *shape[1 + len(block):]]
            yield _one_to_one(
                "space_to_batch_nd", f"{dtype}_{name}", dtype, (shape, after), [block, paddings]
            )


def _mirrors():
    for dtype in ("s8", "f32"):
        for mode, word in enumerate(("reflect", "symmetric")):
            for name, (shape, paddings) in MIRRORS.items():
                after = [extent + sum(pair) for extent, pair in zip(shape, paddings)]
                options = ("MirrorPadOptions", dict(Mode=mode))
                yield _one_to_one(
                    "mirror_pad", f"{dtype}_{word}_{name}", dtype, (shape, after), [paddings],
                    options,
                )


def _places(rng, extents, shape):
    """Indices whose last dimension, or all, are below these extents."""
    return rng.integers(0, extents, shape, np.int32)


def _gathers():
    for dtype, name, row in _typed(GATHERS, ("s8", "f32")):
        yield _gather(dtype, name, row)
    yield _gather("s8", "s8_constant_indices", GATHERS["rank3_middle"], is_constant=True)
    yield _gather("f32", "f32_embedding", ((11, 4), (2, 3), 0, 0), is_table=True)


def _gather(dtype, name, row, is_constant=False, is_table=False):
    shape, places, axis, batch = row
    rng, graph = generator_of("gather", name), Graph()
    if is_table:
        x = graph.constant("table", dtype, random_floats(rng, shape))
    else:
        x = graph.input(dtype, shape, _quant(dtype))
    indices = _places(rng, shape[axis], places)
    where = graph.constant("at", "s32", indices) if is_constant else graph.input("s32", places)
    axis = axis % len(shape)
    after = [*shape[:axis], *places[batch:], *shape[axis + 1:]]
    y = graph.tensor("gathered", dtype, after, x.quant)
    options = ("GatherOptions", dict(Axis=axis, BatchDims=batch))
    graph.operator("GATHER", [x, where], [y], 2, options)
    graph.output(y)
    return Case("gather", name, graph, _with_indices(rng, graph, where, indices))


def _with_indices(rng, graph, where, indices):
    run = one_run(rng, graph)[0]
    return [[indices if t is where else data for t, data in zip(graph.inputs, run)]]


def _gathers_nd():
    for dtype, name, (shape, places) in _typed(GATHERS_ND, ("s8", "f32")):
        rng, graph = generator_of("gather_nd", name), Graph()
        x = graph.input(dtype, shape, _quant(dtype))
        indices = _places(rng, shape[: places[-1]], places)
        where = graph.input("s32", places)
        y = graph.tensor("gathered", dtype, [*places[:-1], *shape[places[-1]:]], x.quant)
        graph.operator("GATHER_ND", [x, where], [y], 2)
        graph.output(y)
        yield Case("gather_nd", name, graph, _with_indices(rng, graph, where, indices))


def _fills():
    values = {"s8": -9, "s32": -70000, "f32": 2.5}
    for dtype, value in values.items():
        for shape in ((7,), (2, 3), (1, 2, 2, 3)):
            for word in ("constant", "computed"):
                graph = Graph()
                dims = _ints(graph, "dims", shape)
                if word == "constant":
                    given = graph.constant("value", dtype, value, _quant(dtype))
                    # The wheel refuses models without inputs.
                    other = graph.input("f32", (1,))
                else:
                    given = graph.input(dtype, (), _quant(dtype))
                y = graph.tensor("filled", dtype, shape, given.quant)
                graph.operator("FILL", [dims, given], [y], 3)
                graph.output(y)
                if word == "constant":
                    graph.output(other)
                yield _case("fill", f"{dtype}_rank{len(shape)}_{word}", graph)


def _zeros():
    for dtype in ("s8", "s32", "s64", "f32"):
        yield _one_to_one("zeros_like", f"{dtype}_rank3", dtype, ((2, 3, 4), (2, 3, 4)), [])


def _casts():
    dtypes = ("s8", "s16", "s32", "u32", "bool", "f32")
    for before in dtypes:
        for after in dtypes:
            graph = Graph()
            x = graph.input(before, (3, 19))
            y = graph.tensor("cast", after, (3, 19))
            graph.operator("CAST", [x], [y])
            graph.output(y)
            case = _case("cast", f"{before}_to_{after}", graph)
            if before == "f32":
                # Beyond the type the result is no one's.
                least = 0 if after.startswith("u") else -100
                case.runs = [[np.clip(run[0] * 20, least, 100)] for run in case.runs]
            yield case


def _broadcast_args():
    for name, (a, b, both) in BROADCAST_ARGS.items():
        graph = Graph()
        y = graph.tensor("shape", "s32", (len(both),))
        graph.operator("BROADCAST_ARGS", [_ints(graph, "a", a), _ints(graph, "b", b)], [y])
        # The wheel refuses models without inputs.
        graph.output(y, graph.input("f32", (1,)))
        yield _case("broadcast_args", f"s32_{name}", graph)


def _shapes():
    for dtype, shape in (("s8", (5,)), ("s8", (2, 3)), ("s8", (1, 2, 3, 4)), ("f32", (3, 1, 2))):
        graph = Graph()
        x = graph.input(dtype, shape, QUANT if dtype == "s8" else None)
        y = graph.tensor("shape", "s32", (len(shape),))
        graph.operator("SHAPE", [x], [y], 1, ("ShapeOptions", dict(OutType=2)))
        graph.output(y)
        yield _case("shape", f"{dtype}_rank{len(shape)}", graph)
    yield _flattened()


def _flattened():
    """What Keras makes of `Flatten`: the batch of the input, and all that is left."""
    graph = Graph()
    x = graph.input("s8", (2, 3, 4), QUANT)
    shape = graph.tensor("shape", "s32", (3,))
    graph.operator("SHAPE", [x], [shape], 1, ("ShapeOptions", dict(OutType=2)))
    first = graph.tensor("first", "s32", ())
    ends = [_ints(graph, name, [value]) for name, value in (("a", 0), ("b", 1), ("c", 1))]
    options = ("StridedSliceOptions", dict(ShrinkAxisMask=1))
    graph.operator("STRIDED_SLICE", [shape, *ends], [first], 1, options)
    rest = _ints(graph, "rest", -1)
    packed = graph.tensor("packed", "s32", (2,))
    options = ("PackOptions", dict(ValuesCount=2))
    graph.operator("PACK", [first, rest], [packed], 2, options)
    y = graph.tensor("flat", "s8", (2, 12), QUANT)
    graph.operator("RESHAPE", [x, packed], [y])
    graph.output(y)
    return _case("shape", "s8_flatten", graph)
