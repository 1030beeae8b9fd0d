"""Floats with int8 weights: SVDF and UNIDIRECTIONAL_SEQUENCE_LSTM, as LiteRT has them."""

import math

import numpy as np

from ..case import ACTIVATIONS, Case, generator_of, random_floats, random_weights
from ..graph import Graph, Quant
from .lstm import TANH

COVERS = {}

RUNS = 6

SVDF = dict(batch=1, depth=8, units=6, rank=1, memory=4, activation="none", bias=True)

SVDFS = {
    "plain": dict(),
    "rank2": dict(rank=2),
    "batch3_rank2": dict(batch=3, rank=2, depth=5, units=5),
    "memory1": dict(memory=1),
    "memory10_relu": dict(memory=10, depth=13, activation="relu"),
    "no_bias": dict(bias=False),
    "larger": dict(batch=2, depth=40, units=24, rank=2, memory=8),
}

LSTM = dict(batch=1, steps=5, depth=6, units=4, time_major=False, clip=0.0)

LSTMS = {
    "plain": dict(),
    "one_step": dict(steps=1),
    "time_major_batch2": dict(time_major=True, batch=2),
    "batch3_odd": dict(batch=3, depth=5, units=7),
    "clip": dict(clip=0.5),
    "larger": dict(depth=16, units=12, steps=20),
}


def cases():
    for asymmetric in (False, True):
        kind = "asymmetric_" if asymmetric else ""
        for name, row in SVDFS.items():
            yield _svdf(f"f32xs8_{kind}{name}", SVDF | row, asymmetric)
        for name, row in LSTMS.items():
            yield _lstm(f"f32xs8_{kind}{name}", LSTM | row, asymmetric)


def _weights(graph, rng, shape):
    spread = rng.uniform(0.7, 1.4) / math.sqrt(shape[1])
    scale = np.float32(spread / (127 / math.sqrt(3)))
    return graph.constant("weights", "s8", random_weights(rng, shape), Quant(scale))


def _case(op, name, rng, graph):
    runs = [[random_floats(rng, graph.inputs[0].shape, 1.5)] for _ in range(RUNS)]
    runs[3][0][:] = np.abs(runs[3][0])
    runs[4][0][:] = 0
    return Case(op, name, graph, runs, "litert")


def _svdf(name, row, asymmetric):
    op = "svdf"
    rng = generator_of(op, name)
    graph = Graph()
    filters = row["units"] * row["rank"]
    x = graph.input("f32", (row["batch"], row["depth"]))
    feature = _weights(graph, rng, (filters, row["depth"]))
    time = _weights(graph, rng, (filters, row["memory"]))
    bias = graph.constant("bias", "f32", random_floats(rng, row["units"])) if row["bias"] else None
    state = graph.tensor("state", "f32", (row["batch"], row["memory"] * filters), variable=True)
    y = graph.tensor("out", "f32", (row["batch"], row["units"]))
    options = dict(
        Rank=row["rank"],
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
        AsymmetricQuantizeInputs=asymmetric,
    )
    graph.operator("SVDF", [x, feature, time, bias, state], [y], 4, ("SVDFOptions", options))
    graph.output(y)
    return _case(op, name, rng, graph)


def _lstm(name, row, asymmetric):
    op = "unidirectional_sequence_lstm"
    rng = generator_of(op, name)
    graph = Graph()
    batch, steps, depth, units = (row[key] for key in ("batch", "steps", "depth", "units"))
    outer = (steps, batch) if row["time_major"] else (batch, steps)
    x = graph.input("f32", (*outer, depth))
    weights = [_weights(graph, rng, (units, depth)) for _ in range(4)]
    weights += [_weights(graph, rng, (units, units)) for _ in range(4)]
    biases = [graph.constant("bias", "f32", random_floats(rng, units)) for _ in range(4)]
    states = [
        graph.tensor(state, "f32", (batch, units), variable=True) for state in ("hidden", "cell")
    ]
    y = graph.tensor("out", "f32", (*outer, units))
    options = dict(
        FusedActivationFunction=TANH,
        CellClip=row["clip"],
        TimeMajor=row["time_major"],
        AsymmetricQuantizeInputs=asymmetric,
    )
    inputs = [x, *weights, *[None] * 3, *biases, *[None] * 2, *states, *[None] * 4]
    table = ("UnidirectionalSequenceLSTMOptions", options)
    graph.operator(op.upper(), inputs, [y], 3, table)
    graph.output(y)
    return _case(op, name, rng, graph)
