"""SOFTMAX from int8 to int8 or int16, and in floats."""

import numpy as np

from ..case import Case, generator_of, random_ints, runs_of
from ..graph import Graph, Quant

OP = "softmax"

COVERS = {
    OP: "s8 to s8, s8 to s16, s16 and f32; betas 0.1 to 3; input scales 0.001 to 1; ranks 1 to 4; depths"
    " 1 to 300; equal rows; rows of one peak; every int8 value"
}

# What a row leaves out.
DEFAULTS = dict(input=(3, 10), beta=1.0, scale=0.1, zero_point=-7)

SHARED = {
    "plain": dict(),
    "rank1": dict(input=(17,)),
    "rank3": dict(input=(2, 3, 7)),
    "rank4": dict(input=(1, 3, 2, 5)),
    "depth1": dict(input=(4, 1)),
    "depth2": dict(input=(9, 2)),
    "depth300": dict(input=(2, 300), scale=0.02),
    "beta0.1": dict(beta=0.1),
    "beta0.5": dict(beta=0.5, input=(2, 3, 7)),
    "beta3": dict(beta=3.0),
    "rows21": dict(input=(21, 12)),
}

INTEGER = {
    "scale0.001": dict(scale=0.001),
    "scale0.02": dict(scale=0.02, input=(5, 33)),
    "scale1": dict(scale=1.0),
    "scale0.0625": dict(scale=0.0625),
    "zero_point_lowest": dict(zero_point=-128),
    "zero_point_highest": dict(zero_point=127),
}

# Of int16: by scales, and how far rows reach, as exponentials end at e^-10.
WIDE = {
    "scale2e-15": dict(scale=2.0**-15, input=(6, 40)),
    "scale0.0001": dict(scale=0.0001, input=(6, 40)),
    "scale0.0003": dict(scale=0.0003, input=(7, 33), beta=2.0),
    "scale0.01": dict(scale=0.01, input=(9, 30)),
    "scale2.4": dict(scale=2.4, input=(4, 5)),
    "beta0.1": dict(scale=0.0005, beta=0.1, input=(5, 40)),
    "depth1": dict(scale=0.001, input=(4, 1)),
    "depth2": dict(scale=0.0002, input=(90, 2)),
    "depth700": dict(scale=0.0002, input=(1, 700)),
    "rank1": dict(scale=0.0001, input=(17,)),
    "rank4": dict(scale=0.0001, input=(2, 3, 5, 7)),
}

OUTPUTS = {"s8": Quant(1 / 256, -128), "s16": Quant(1 / 65536, -32768)}


def cases():
    for out in OUTPUTS:
        for name, row in (SHARED | INTEGER).items():
            yield _case(f"s8_to_{out}_{name}", "s8", out, DEFAULTS | row)
        yield _shaped_rows(f"s8_to_{out}_shaped_rows", out)
    for name, row in WIDE.items():
        yield _case(f"s16_{name}", "s16", "s16", DEFAULTS | row | dict(zero_point=0))
    for name, row in SHARED.items():
        yield _case(f"f32_{name}", "f32", "f32", DEFAULTS | row)


def _graph(dtype, out, row):
    graph = Graph()
    quant = Quant(np.float32(row["scale"]), row["zero_point"]) if dtype != "f32" else None
    x = graph.input(dtype, row["input"], quant)
    graph.output(add_softmax(graph, x, out, row["beta"]))
    return graph


def add_softmax(graph, x, out, beta=1.0):
    """Appends a softmax over the last axis, with an output of type `out`."""
    quant = Quant(1 / 32768) if x.dtype == "s16" else OUTPUTS.get(out)
    y = graph.tensor("scores", out, x.shape, quant)
    version = 1 if x.dtype == "f32" else 2
    graph.operator(OP.upper(), [x], [y], version, ("SoftmaxOptions", dict(Beta=beta)))
    return y


def _case(name, dtype, out, row):
    graph = _graph(dtype, out, row)
    return Case(OP, name, graph, runs_of(generator_of(OP, name), graph))


def _shaped_rows(name, out):
    """Rows whose sums are the largest and the smallest, and rows of few distinct values."""
    rng = generator_of(OP, name)
    depth = 256
    rows = [
        np.full(depth, -128),
        np.full(depth, 127),
        np.where(np.arange(depth) == 11, 127, -128),
        np.where(np.arange(depth) == 11, -128, 127),
        np.arange(-128, 128),
        random_ints(rng, np.int8, depth) // 32,
        random_ints(rng, np.int8, depth) // 2,
    ]
    x = np.stack(rows).astype(np.int8)
    return Case(OP, name, _graph("s8", out, DEFAULTS | dict(input=x.shape)), [[x]])
