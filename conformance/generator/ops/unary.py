"""Functions of one element that are no activations, and HARD_SWISH."""

import numpy as np

from ..case import Case, generator_of, random_floats, runs_of
from ..graph import Graph, Quant

FLOAT = "f32 of ranks 1 and 4, small and large, whole numbers and halves"
INTEGER = "; every int8 value at equal, finer and coarser output scales and at extreme zero points"

COVERS = {
    "abs": FLOAT + INTEGER + "; int16 with and without rescaling; int32, as LiteRT has it",
    "ceil": FLOAT,
    "cos": FLOAT,
    "exp": FLOAT + "; every int8 value, and int16, at several scales, as LiteRT has them",
    "floor": FLOAT,
    "hard_swish": FLOAT + INTEGER,
    "log": FLOAT + "; every int8 value, and int16, at several scales, as LiteRT has them",
    "neg": FLOAT + "; int8, int16, int32 and int64, as LiteRT has them",
    "sign": FLOAT + "; int32; as LiteRT has it",
    "round": FLOAT,
    "rsqrt": FLOAT + "; every int8 value that is not below the zero point, at several scales;"
    " int16 above 0",
    "sin": FLOAT,
    "sqrt": FLOAT + "; every int8 value from the zero point, and int16, as LiteRT has them",
    "square": FLOAT,
}

# What these are of has to be positive.
POSITIVE = ("log", "rsqrt", "sqrt")

# Where sums of exponentials, or angles, leave what single precision tells apart.
SPREADS = {"exp": 10.0, "cos": 10.0, "sin": 10.0}

SHAPES = {"rank1": (37,), "rank4": (2, 3, 5, 4)}

# (scale_in, zero_point_in, scale_out, zero_point_out)
ROWS = {
    "same": (0.06, -7, 0.06, -7),
    "other_zero_point": (0.06, -7, 0.06, -128),
    "finer": (0.1, 5, 0.03, -60),
    "coarser": (0.03, -20, 0.11, 7),
    "ties": (0.125, 0, 0.25, 0),
    "zero_points_lowest": (0.05, -128, 0.04, -128),
    "zero_points_highest": (0.05, 127, 0.04, 127),
    "wide": (0.5, 3, 0.25, -100),
    "narrow": (0.002, 3, 0.001, -10),
}


def cases():
    for op in COVERS:
        for name, shape in SHAPES.items():
            yield _float(op, f"f32_{name}", shape)
    for op in ("abs", "hard_swish"):
        for name, row in ROWS.items():
            yield _every_value(op, f"s8_{name}", row)
    for name, row in ROWS.items():
        # Scales of inverse roots: of the values in the middle the result is in range.
        zero_point = min(row[1], 0)
        row = (row[0], zero_point, row[2] * (0.03 if row[0] > 0.1 else 0.3), row[3])
        yield _every_value("rsqrt", f"s8_{name}", row, zero_point)
    for name in ("same", "finer", "coarser", "ties"):
        scale_in, _, scale_out, _ = ROWS[name]
        rng = generator_of("abs", f"s16_{name}")
        graph = _graph("abs", "s16", (3, 40), (scale_in / 256, 0, scale_out / 256, 0))
        yield Case("abs", f"s16_{name}", graph, runs_of(rng, graph))
    for name in ("same", "finer", "wide", "narrow"):
        scale = ROWS[name][0]
        rng = generator_of("rsqrt", f"s16_{name}")
        graph = _graph("rsqrt", "s16", (4, 120), (scale / 256, 0, scale**-0.5 / 2000, 0))
        # As many small numbers as large ones.
        values = np.exp2(rng.uniform(0, 15, (4, 120))).astype(np.int16)
        values[0, :4] = (1, 2, 3, 32767)
        yield Case("rsqrt", f"s16_{name}", graph, [[values]])
    # Where the quotient of the scales in single precision gives other results.
    graph = _graph("abs", "s16", (2, 40), (0.0005276676, 0, 0.001239565, 0))
    values = np.stack([np.arange(19600, 19640), np.arange(-25240, -25200)]).astype(np.int16)
    yield Case("abs", "s16_quotient", graph, [[values]])


def _graph(op, dtype, shape, row=None):
    graph = Graph()
    quants = (None, None)
    if row is not None:
        quants = Quant(np.float32(row[0]), row[1]), Quant(np.float32(row[2]), row[3])
    x = graph.input(dtype, shape, quants[0])
    y = graph.tensor("out", dtype, shape, quants[1])
    graph.operator(op.upper(), [x], [y])
    graph.output(y)
    return graph


def _every_value(op, name, row, least=-128):
    values = np.arange(least, 128, dtype=np.int8)
    return Case(op, name, _graph(op, "s8", values.shape, row), [[values]])


def _float(op, name, shape):
    rng = generator_of(op, name)
    values = random_floats(rng, shape, SPREADS.get(op, 3.0))
    halves = rng.integers(-9, 9, shape) / np.float32(2)
    runs = [values, halves.astype(np.float32), values * np.float32(0.001)]
    if op in POSITIVE:
        runs = [np.abs(run) + np.float32(0.25) for run in runs]
    reference = "litert" if op == "sign" else "tflm"
    return Case(op, name, _graph(op, "f32", shape), [[run] for run in runs], reference)
