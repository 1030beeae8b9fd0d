"""Single operators of the sizes that models have: what `cargo xtask bench operators` measures.

A name is what the table says of it: operator, type, shapes.
"""

from .case import Case, generator_of, random_floats
from .graph import Graph
from .ops import (
    activation,
    batch_matmul,
    binary,
    control,
    convolution,
    fully_connected,
    lstm,
    reduction,
    resize,
    softmax,
    transpose_conv,
)

SYMMETRIC = dict(zero_point_in=0, zero_point_out=0)
IMAGE, TWICE = (1, 16, 16, 16), (32, 32)

# LOGISTIC and TANH of int16: scale in, scale out.
POWER_OF_TWO, OTHER = (2.0**-12, 0, 1 / 32768, 0), (0.0003, 0, 1 / 32768, 0)


def cases():
    """One run of each; its input is random over the type."""
    for case in _cases():
        case.runs = case.runs[:1]
        yield case


def _cases():
    yield from _recurrent()
    yield from _products()
    yield from _elementwise()


def _recurrent():
    for dtype, steps, depth, units in (("s8", 28, 28, 20), ("s8", 16, 64, 64), ("s16", 16, 64, 64)):
        row = lstm.DEFAULTS | dict(steps=steps, depth=depth, units=units)
        yield lstm._case(f"{dtype}_{steps}x{depth}_to_{units}", dtype, row)
    sizes = (16, 32, 32)
    graph, name = Graph(), "f32_gru_16x32_to_32"
    control._gru(graph, "f32", None, sizes)
    rng = generator_of(control.WHILE, name)
    yield Case("while", name, graph, [[random_floats(rng, x.shape) for x in graph.inputs]])


def _products():
    for dtype in ("s8", "s16"):
        quants = SYMMETRIC if dtype == "s16" else {}
        row = transpose_conv.DEFAULTS | dict(input=(1, 8, 8, 32), filters=16) | quants
        yield transpose_conv._case(dtype, "8x8x32_3x3_stride2_to_16x16x16", row)
        zero_points = (0, 0, 0) if dtype == "s16" else (-7, 12, 5)
        row = batch_matmul.DEFAULTS | dict(zero_points=zero_points)
        row |= dict(a=(4, 32, 32), b=(4, 32, 32))
        yield batch_matmul._case(dtype, "4x32x32_by_4x32x32", row)
        row |= dict(adj_y=True)
        yield batch_matmul._case(dtype, "4x32x32_by_4x32x32_transposed", row)
    row = convolution.DEFAULTS | dict(input=IMAGE, filters=16) | SYMMETRIC
    yield convolution._case("conv_2d", "s16", "16x16x16_3x3_to_16", row)
    row |= dict(kernel=(1, 1), input=(1, 16, 16, 32), filters=32)
    yield convolution._case("conv_2d", "s16", "16x16x32_1x1_to_32", row)
    row = fully_connected.DEFAULTS | dict(input=(1, 256), units=128) | SYMMETRIC
    yield fully_connected._case("s16", "256_to_128", row)


def _elementwise():
    for op in ("resize_bilinear", "resize_nearest_neighbor"):
        for flags in ("plain", "half"):
            name = f"16x16x16_to_32x32{'_half_pixels' if flags == 'half' else ''}"
            yield resize._case(op, "s8", name, (IMAGE, TWICE), resize.FLAGS[flags])
    yield binary._case("prelu", "s8", "32x32x16_by_channel", ((1, *TWICE, 16), (1, 1, 16)))
    row = reduction.DEFAULTS | dict(input=(1, 16, 16, 32))
    yield reduction._case("s8", "16x16x32_over_height_and_width", row)
    row |= dict(zero_points=(0, 0))
    yield reduction._case("s16", "16x16x32_over_height_and_width", row)
    for op in ("logistic", "tanh"):
        for what, row in (("scale_2e-12", POWER_OF_TWO), ("any_scale", OTHER)):
            yield activation._case(op, f"s16_1024_of_{what}", "s16", (1, 1024), row)
    for dtype, zero_point in (("s8", -7), ("s16", 0)):
        row = softmax.DEFAULTS | dict(input=(32, 32), zero_point=zero_point)
        row |= dict(scale=0.0003) if dtype == "s16" else {}
        yield softmax._case(f"{dtype}_32x32", dtype, dtype, row)
