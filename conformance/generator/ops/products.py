"""Types that TFLM lacks, as LiteRT has them: quantised products over dimensions, quotients and roots of int16,
and the same bytes in other types."""

import numpy as np

from ..case import Case, generator_of, random_ints
from ..graph import TENSOR_TYPES, Graph, Quant

COVERS = {
    "bitcast": "f32, int32, int64, int16, int8, uint8 and uint32 as one another; narrower, wider and as wide"
}

# (from, to, shape of the narrower or equal one)
CASTS = (
    ("f32", "s32", (2, 3, 5)),
    ("s32", "f32", (4, 7)),
    ("s8", "u8", (3, 9)),
    ("f32", "u32", (11,)),
    ("s32", "s16", (2, 5, 2)),
    ("s32", "s8", (3, 4)),
    ("f32", "s64", (5, 2)),
    ("s64", "f32", (2, 3, 2)),
    ("u8", "s32", (6, 4)),
)
# Of these the stored bytes, whatever their scales.
SCALED = (("s8", "u32", (5, 4)), ("s16", "s8", (3, 2)))

SHAPES = {
    "first": ((2, 5, 3, 4), (0,), False),
    "last_keep": ((3, 2, 3, 4), (3,), True),
    "apart": ((2, 5, 3, 2), (0, 2), False),
}
# Scales of the operand and the factor of the result's, whose root of as many numbers is taken.
SCALES = {"plain": (0.02, 1.0), "coarse": (0.3, 4.0), "fine": (0.004, 0.2)}

PAIRS = {
    "equal": ((2, 3, 5), (2, 3, 5)),
    "scalar": ((2, 3, 5), (1,)),
    "channels": ((1, 4, 3, 7), (7,)),
    "both_sides": ((2, 1, 4, 5), (1, 3, 1, 5)),
}
QUOTIENTS = {"plain": (0.04, 0.02, 1 / 128), "fine": (0.5, 0.01, 0.02), "coarse": (0.3, 0.002, 0.5)}
ROOTS = {"plain": (0.05, 0.02), "fine": (0.003, 0.0007), "small": (1 / 128, 1 / 128), "saturates": (3.0, 0.01)}


def cases():
    for row in CASTS:
        yield _cast(*row)
    for row in SCALED:
        yield _cast(*row, quant=Quant(np.float32(0.5), 0))
    for dtype in ("s8", "s16"):
        for name, row in SHAPES.items():
            yield _product(dtype, name, *row)
        for name in ("coarse", "fine"):
            yield _product(dtype, name, *SHAPES["last_keep"], name)
    for name, pair in PAIRS.items():
        yield _quotient(name, pair, "plain")
    for name in ("fine", "coarse"):
        yield _quotient(f"scales_{name}", PAIRS["channels"], name)
    for name, row in ROOTS.items():
        yield _root(name, *row)


def _cast(source, target, shape, quant=None):
    name = f"{source}_to_{target}" + ("_scaled" if quant else "")
    rng, graph = generator_of("bitcast", name), Graph()
    widths = [np.dtype(TENSOR_TYPES[dtype][1]).itemsize for dtype in (source, target)]
    before = shape[:-1] if widths[0] > widths[1] else shape
    after = shape[:-1] if widths[0] < widths[1] else shape
    x, y = graph.input(source, before, quant), graph.tensor("out", target, after)
    graph.operator("BITCAST", [x], [y], 1, ("BitcastOptions", {}))
    graph.output(y)
    if widths[0] > widths[1]:
        assert shape[-1] == widths[0] // widths[1]
    if target == "f32" or source == "f32":
        # Bits of numbers: what is none need not keep its bits on the way.
        def run(rng):
            reals = rng.standard_normal(int(np.prod(before)) * widths[0] // 4).astype(np.float32)
            return [reals.view(TENSOR_TYPES[source][1]).reshape(before)]
    else:
        def run(rng):
            return [random_ints(rng, TENSOR_TYPES[source][1], before)]

    return Case("bitcast", name, graph, [run(rng)], "litert", more=run)


def _product(dtype, row, shape, axes, keep, scales="plain"):
    name = f"{dtype}_scaled_{row}"
    rng, graph = generator_of("reduce_prod", name), Graph()
    scale, factor = SCALES[scales]
    count = int(np.prod([shape[axis] for axis in axes]))
    narrow = dtype == "s8"
    scale = scale if narrow else scale / 256
    # A product of numbers of one deviation.
    out = factor * (scale * (74 if narrow else 18900)) ** count / (40 if narrow else 10000)
    zero, zero_out = (-7, 5) if narrow else (0, 0)
    x = graph.input(dtype, shape, Quant(np.float32(scale), zero))
    after = [1 if k in axes else n for k, n in enumerate(shape) if keep or k not in axes]
    y = graph.tensor("out", dtype, after, Quant(np.float32(out), zero_out))
    where = graph.constant("axes", "s32", np.asarray(axes, np.int32))
    graph.operator("REDUCE_PROD", [x, where], [y], 2, ("ReducerOptions", dict(KeepDims=keep)))
    graph.output(y)
    values = random_ints(rng, TENSOR_TYPES[dtype][1], shape)
    return Case("reduce_prod", name, graph, [[values]], "litert")


def _quotient(row, shapes, scales):
    name = f"s16_{row}"
    rng, graph = generator_of("div", name), Graph()
    quants = [Quant(np.float32(scale / 256)) for scale in QUOTIENTS[scales]]
    operands = [graph.input("s16", shape, quant) for shape, quant in zip(shapes, quants)]
    y = graph.tensor("out", "s16", np.broadcast_shapes(*shapes), quants[2])
    graph.operator("DIV", operands, [y], 1, ("DivOptions", dict(FusedActivationFunction=0)))
    graph.output(y)
    run = [random_ints(rng, np.int16, shape) for shape in shapes]
    run[1][run[1] == 0] = 1
    return Case("div", name, graph, [run], "litert")


def _root(row, scale, scale_out):
    name = f"s16_{row}"
    rng, graph = generator_of("sqrt", name), Graph()
    x = graph.input("s16", (4, 150), Quant(np.float32(scale / 256)))
    y = graph.tensor("out", "s16", (4, 150), Quant(np.float32(scale_out / 256)))
    graph.operator("SQRT", [x], [y])
    graph.output(y)
    values = np.exp2(rng.uniform(0, 15, (4, 150))).astype(np.int16)
    values[0, :4] = (0, 1, 2, 32767)
    return Case("sqrt", name, graph, [[values]], "litert")
