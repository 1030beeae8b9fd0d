"""QUANTIZE and DEQUANTIZE."""

import numpy as np

from ..case import Case, generator_of, random_ints
from ..graph import TENSOR_TYPES, Graph, Quant

COVERS = {
    "quantize": "f32 to s8, s16 and, as LiteRT has it, u8 with halves and values out of range; each pair of s8, s16,"
    " s32 and u8 that TFLM takes, with finer, coarser, equal and power-of-two scales and zero"
    " points",
    "dequantize": "s8, s16 and u8 to f32; every int8 value; zero points; ranks 1 to 4",
}

# (scale_out, zero_point_out)
FROM_FLOAT = {
    "s8": {
        "plain": (0.05, -7),
        "halves": (0.5, 0),
        "fine": (0.0007, 3),
        "zero_point_lowest": (0.02, -128),
        "zero_point_highest": (0.02, 127),
    },
    "u8": {"plain": (0.05, 121), "halves": (0.5, 0)},
    "s16": {"plain": (0.0003, 0), "halves": (0.5, 0), "fine": (0.000002, 0)},
}

# (scale_in, zero_point_in, scale_out, zero_point_out)
BETWEEN_INTEGERS = {
    ("s8", "s8"): {
        "equal": (0.05, -7, 0.05, -7),
        "zero_point_only": (0.05, -7, 0.05, 20),
        "finer": (0.05, 3, 0.013, -9),
        "coarser": (0.02, -128, 0.09, 11),
        "ties": (0.25, 0, 0.5, 0),
        "ties_negative_zero_point": (0.25, -3, 1.0, 5),
        "zero_points_lowest": (0.04, -128, 0.05, -128),
        "zero_points_highest": (0.04, 127, 0.05, 127),
    },
    ("s8", "u8"): {"equal": (0.05, -7, 0.05, 121), "coarser": (0.03, -7, 0.07, 121)},
    ("u8", "s8"): {"equal": (0.05, 121, 0.05, -7), "finer": (0.07, 121, 0.03, -7)},
    ("s8", "s16"): {"finer": (0.05, -7, 0.0004, 0), "equal": (0.05, 9, 0.05, 0)},
    ("s8", "s32"): {"finer": (0.05, -7, 0.0000004, 0), "equal": (0.05, 9, 0.05, 0)},
    ("s16", "s8"): {
        "coarser": (0.0004, 0, 0.05, -7),
        "ties": (0.125, 0, 16.0, 0),
        "equal": (0.05, 0, 0.05, 3),
    },
    ("s16", "s16"): {"finer": (0.003, 0, 0.001, 0), "coarser": (0.0004, 0, 0.0011, 0)},
    ("s16", "s32"): {"finer": (0.0003, 0, 0.0000002, 0), "equal": (0.01, 0, 0.01, 0)},
    ("s32", "s8"): {"coarser": (0.00000001, 0, 0.1, -7)},
    ("s32", "s16"): {"coarser": (0.00000001, 0, 0.0006, 0)},
}

# (shape, scale_in, zero_point_in)
DEQUANTIZE = {
    "s8": {
        "plain": ((4, 64), 0.05, -7),
        "rank1": ((37,), 0.003, 0),
        "rank3": ((3, 4, 7), 1.3, -128),
        "rank4": ((2, 3, 5, 4), 0.0039215689, 127),
    },
    "u8": {"plain": ((4, 64), 0.05, 121), "rank3": ((3, 4, 7), 1.3, 0)},
    "s16": {"plain": ((5, 60), 0.00003, 0), "rank4": ((2, 3, 5, 4), 1.3, 0)},
}

SHAPE = (3, 5, 20)


def cases():
    for out, rows in FROM_FLOAT.items():
        for name, row in rows.items():
            yield _from_float(out, f"f32_to_{out}_{name}", row)
    for (dtype, out), rows in BETWEEN_INTEGERS.items():
        for name, row in rows.items():
            yield _between_integers(dtype, out, f"{dtype}_to_{out}_{name}", row)
    for dtype, rows in DEQUANTIZE.items():
        for name, row in rows.items():
            yield _dequantize(dtype, f"{dtype}_{name}", row)


def _graph(op, dtype, out, shape, quant_in, quant_out):
    graph = Graph()
    x = graph.input(dtype, shape, quant_in)
    graph.output(add_conversion(graph, op, x, out, quant_out))
    return graph


def add_conversion(graph, op, x, out, quant):
    """Appends a QUANTIZE or DEQUANTIZE of `x` to type `out`."""
    y = graph.tensor("converted", out, x.shape, quant)
    graph.operator(op.upper(), [x], [y], 1 if "f32" in (x.dtype, out) else 2)
    return y


def _from_float(out, name, row):
    """Steps of a quarter reach every kind of rounding, and past both ends of the type."""
    scale, zero_point = np.float32(row[0]), row[1]
    graph = _graph("quantize", "f32", out, SHAPE, None, Quant(scale, zero_point))
    rng = generator_of("quantize", name)
    limits = np.iinfo(TENSOR_TYPES[out][1])
    reach = limits.max - limits.min
    near = rng.integers(-600, 600, SHAPE) / 4
    far = rng.uniform(-reach, reach, SHAPE)
    runs = [[np.float32(steps * scale)] for steps in (near, far)]
    # TFLM has no uint8 of floats.
    return Case("quantize", name, graph, runs, "litert" if out == "u8" else "tflm")


def _between_integers(dtype, out, name, row):
    rng = generator_of("quantize", name)
    quant_in, quant_out = Quant(np.float32(row[0]), row[1]), Quant(np.float32(row[2]), row[3])
    graph = _graph("quantize", dtype, out, SHAPE, quant_in, quant_out)
    values = random_ints(rng, TENSOR_TYPES[dtype][1], SHAPE)
    return Case("quantize", name, graph, [[values], [_ends_and_middle(rng, values)]])


def _ends_and_middle(rng, values):
    """The type's ends and the values around zero, where signs and halves change."""
    limits = np.iinfo(values.dtype)
    pool = [limits.min, limits.min + 1, limits.max - 1, limits.max]
    pool += range(max(limits.min, -20), 21)
    return rng.choice(np.array(pool, values.dtype), values.shape)


def _dequantize(dtype, name, row):
    shape, scale, zero_point = row
    graph = _graph("dequantize", dtype, "f32", shape, Quant(np.float32(scale), zero_point), None)
    numpy_dtype = TENSOR_TYPES[dtype][1]
    runs = [[random_ints(generator_of("dequantize", name), numpy_dtype, shape)]]
    if shape == (4, 64):
        runs.append([np.arange(256).astype(numpy_dtype).reshape(shape)])
    return Case("dequantize", name, graph, runs)
