"""RELU, RELU6, LEAKY_RELU, ELU, LOGISTIC and TANH."""

import numpy as np

from ..case import Case, generator_of, random_floats, runs_of
from ..graph import Graph, Quant

CURVE_COVERED = (
    "every int8 value at input scales from 0.0001 to 2 and at extreme zero points; ranks 1 to 4;"
    " int16 at scales from 2^-20 to 5, powers of two among them"
)

COVERS = {
    "relu": "every int8 value; equal, finer and coarser output scales; extreme zero points; ranks"
    " 1 to 4; int16",
    "relu6": "every int8 value with one quantisation on both sides; ranks 1 to 4; int16",
    "leaky_relu": "every int8 value; slopes 0 to 2 and negative; equal, finer and coarser output"
    " scales; extreme zero points; ranks 1 to 4; int16",
    "elu": "every int8 value; equal, finer and coarser output scales; extreme zero points; ranks"
    " 1 to 4",
    "relu_n1_to_1": "ranks 1 to 4, as LiteRT has it",
    "gelu": "exact and by tanh; every int8 value; ranks 1 to 4; as LiteRT has it",
    "logistic": CURVE_COVERED,
    "tanh": CURVE_COVERED,
}

# (scale_in, zero_point_in, scale_out, zero_point_out)
RELU_ROWS = {
    "same": (0.06, -7, 0.06, -7),
    "other_zero_point": (0.06, -7, 0.06, -128),
    "finer": (0.1, 5, 0.03, -60),
    "much_finer": (0.5, 0, 0.01, 10),
    "coarser": (0.03, -20, 0.11, 7),
    "ties": (0.125, 0, 0.25, 0),
    "zero_points_lowest": (0.05, -128, 0.04, -128),
    "zero_points_apart": (0.02, -128, 0.03, 60),
}

# TFLM clamps without rescaling, so its RELU6 means what it says only between equals.
RELU6_ROWS = {
    "plain": (0.06, -7, 0.06, -7),
    "fine": (0.01, 20, 0.01, 20),
    "coarse": (0.11, -20, 0.11, -20),
    "ties": (0.0625, 0, 0.0625, 0),
    "zero_point_lowest": (0.04, -128, 0.04, -128),
    "zero_point_highest": (0.04, 127, 0.04, 127),
}

# (alpha, then as for RELU).
LEAKY_RELU_ROWS = {
    "plain": (0.1, 0.06, -7, 0.06, -7),
    "alpha0": (0.0, 0.06, -7, 0.05, -20),
    "alpha0.3": (0.3, 0.05, 11, 0.07, -3),
    "alpha1": (1.0, 0.05, 11, 0.05, 11),
    "alpha2": (2.0, 0.03, 4, 0.06, -8),
    "alpha_negative": (-0.2, 0.05, 0, 0.05, -100),
    "finer": (0.01, 0.1, 5, 0.03, -60),
    "much_finer": (0.25, 0.5, 0, 0.01, 10),
    "coarser": (0.2, 0.03, -20, 0.11, 7),
    "ties": (0.5, 0.125, 0, 0.25, 0),
    "zero_points_lowest": (0.1, 0.05, -128, 0.04, -128),
    "zero_points_highest": (0.1, 0.05, 127, 0.04, 127),
}

# (scale_in, zero_point_in). The output's scale and zero point belong to the operator.
CURVE_ROWS = {
    "scale0.0001": (0.0001, 0),
    "scale0.004": (0.004, 3),
    "scale0.03": (0.03, -7),
    "scale0.0625": (0.0625, 0),
    "scale0.1": (0.1, 12),
    "scale0.5": (0.5, -40),
    "scale2": (2.0, 0),
    "zero_point_lowest": (0.05, -128),
    "zero_point_highest": (0.05, 127),
}
# Of int16, whose output has another scale.
WIDE_CURVE_SCALES = {
    "scale2e-20": 2.0**-20,
    "scale1e-5": 1e-5,
    "scale_third": 1 / 12288,
    "scale2e-13": 2.0**-13,
    "scale2e-12": 2.0**-12,
    "scale_near2e-12": 2.0**-12 * 1.0005,
    "scale2e-11": 2.0**-11,
    "scale2e-10": 2.0**-10,
    "scale0.0003": 0.0003,
    "scale0.00041": 0.00041,
    "scale0.1": 0.1,
    "scale3": 3.0,
    "scale5.3": 5.3,
}
CURVE_OUTPUTS = {"logistic": Quant(1 / 256, -128), "tanh": Quant(1 / 128, 0)}

# Of int16: (scale_in, scale_out), one of them for RELU6, and alpha for LEAKY_RELU.
WIDE_SCALES = {
    "same": (0.0002, 0.0002, 0.1),
    "finer": (0.0005, 0.00011, 0.3),
    "coarser": (0.00009, 0.0005, 2.0),
    "ties": (2.0**-12, 2.0**-11, 0.5),
    "negative": (0.0003, 0.0004, -0.2),
}

SHAPES = {"rank1": (37,), "rank2": (5, 9), "rank3": (3, 4, 7), "rank4": (2, 3, 5, 4)}


def cases():
    yield from _leaky_relus()
    yield from _gelus()
    for op in COVERS.keys() - {"elu", "gelu", "relu_n1_to_1"}:
        yield from _wide(op)
    for op in COVERS.keys() - {"gelu", "leaky_relu", "relu_n1_to_1"}:
        curve = CURVE_OUTPUTS.get(op)
        rows = RELU6_ROWS if op == "relu6" else RELU_ROWS
        if curve:
            rows = {name: (*row, curve.scale, curve.zero_point) for name, row in CURVE_ROWS.items()}
        for name, row in rows.items():
            yield _every_value(op, f"s8_{name}", row)
        typical = rows["scale0.03" if curve else next(iter(rows))]
        for name, shape in SHAPES.items():
            yield _case(op, f"s8_{name}", "s8", shape, typical)
            yield _case(op, f"f32_{name}", "f32", shape, None)


def _wide(op):
    """Cases of int16 values that are dense round zero, and of all."""
    rows = {name: (scale, 0, 1 / 32768, 0) for name, scale in WIDE_CURVE_SCALES.items()}
    alphas = {}
    if op not in CURVE_OUTPUTS:
        alike = op == "relu6"
        rows = {
            name: (x, 0, x if alike else y, 0) for name, (x, y, _) in WIDE_SCALES.items()
        }
    if op == "leaky_relu":
        alphas = {name: alpha for name, (_, _, alpha) in WIDE_SCALES.items()}
    for name, row in rows.items():
        graph = _graph(op, "s16", (4, 130), row, alphas.get(name))
        rng = generator_of(op, f"s16_{name}")
        runs = runs_of(rng, graph)[:1]
        # Where the function is neither flat nor clamped.
        reach = int(min(32767, 12 / row[0]))
        near = rng.integers(-reach, reach, (4, 130), endpoint=True).astype(np.int16)
        near[0, :4] = (-32768, -1, 0, 32767)
        yield Case(op, f"s16_{name}", graph, [*runs, [near]])


def _leaky_relus():
    values = np.arange(-128, 128, dtype=np.int8).reshape(4, 64)
    for name, (alpha, *row) in LEAKY_RELU_ROWS.items():
        graph = _graph("leaky_relu", "s8", values.shape, row, alpha)
        yield Case("leaky_relu", f"s8_{name}", graph, [[values]])
    alpha, *row = LEAKY_RELU_ROWS["plain"]
    for name, shape in SHAPES.items():
        yield _case("leaky_relu", f"s8_{name}", "s8", shape, row, alpha)
        yield _case("leaky_relu", f"f32_{name}", "f32", shape, None, alpha)


def _gelus():
    """GELU, and RELU_N1_TO_1 of floats; TFLM has neither."""
    values = np.arange(-128, 128, dtype=np.int8).reshape(4, 64)
    for approximate, word in ((False, "exact"), (True, "tanh")):
        options = ("GeluOptions", dict(Approximate=approximate))
        for row in ("same", "finer", "zero_points_lowest", "zero_points_apart"):
            graph = _graph("gelu", "s8", values.shape, RELU_ROWS[row])
            graph.operators[0].options, graph.operators[0].version = options, 2
            yield Case("gelu", f"s8_{word}_{row}", graph, [[values]], "litert")
        for name, shape in SHAPES.items():
            case = _case("gelu", f"f32_{word}_{name}", "f32", shape, None)
            case.graph.operators[0].options, case.reference = options, "litert"
            yield case
    for name, shape in SHAPES.items():
        case = _case("relu_n1_to_1", f"f32_{name}", "f32", shape, None)
        case.reference = "litert"
        yield case


def _graph(op, dtype, shape, row, alpha=None):
    graph = Graph()
    quants = (None, None)
    if row is not None:
        quants = Quant(np.float32(row[0]), row[1]), Quant(np.float32(row[2]), row[3])
    x = graph.input(dtype, shape, quants[0])
    graph.output(add_activation(graph, op, x, quants[1], alpha))
    return graph


def add_activation(graph, op, x, quant, alpha=None):
    """Appends an elementwise function of `x`, whose result has the given quantisation."""
    y = graph.tensor("out", x.dtype, x.shape, quant)
    options = alpha is not None and ("LeakyReluOptions", dict(Alpha=alpha)) or None
    graph.operator(op.upper(), [x], [y], 2 if quant else 1, options)
    return y


def _every_value(op, name, row):
    values = np.arange(-128, 128, dtype=np.int8).reshape(4, 64)
    return Case(op, name, _graph(op, "s8", values.shape, row), [[values]])


def _case(op, name, dtype, shape, row, alpha=None):
    rng = generator_of(op, name)
    graph = _graph(op, dtype, shape, row, alpha)
    runs = runs_of(rng, graph)
    if dtype == "f32":
        # Far enough out for the curves to be flat and for their exponentials to vanish.
        runs.append([random_floats(rng, shape, 60.0)])
    return Case(op, name, graph, runs)
