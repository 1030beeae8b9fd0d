"""Recurrent layers of floats that Keras does not write, as LiteRT has them."""

import math

import numpy as np

from ..case import Case, generator_of, random_floats, random_weights
from ..graph import Graph, Quant

KINDS = "1 to 3 sequences of 1 to 12 steps; several consecutive runs; f32, as LiteRT has it"

COVERS = {
    "rnn": "one step; TANH, RELU and none; f32, and f32 with int8 weights; several consecutive runs",
    "unidirectional_sequence_rnn": "sequences and steps outermost; TANH and RELU; f32 with int8 weights too; " + KINDS,
    "bidirectional_sequence_rnn": "results apart and merged; an input of its own for each direction; " + KINDS,
    "lstm": "one step; both kernels; peephole connections, projection, layer normalisation, coupled gates; " + KINDS,
}

RUNS = 4
ACTIVATIONS = {"none": 0, "relu": 1, "relu6": 3, "tanh": 4}

RNN = dict(batch=1, steps=5, depth=6, units=4, time_major=False, activation="tanh", hybrid=False, asymmetric=False)
RNNS = {
    "plain": dict(),
    "batch3_time_major": dict(batch=3, time_major=True, steps=4),
    "batch2_relu": dict(batch=2, activation="relu", units=7, depth=5),
    "one_step": dict(steps=1, activation="none"),
    "larger": dict(steps=12, depth=20, units=16),
}
HYBRIDS = {
    "plain": dict(hybrid=True),
    "asymmetric": dict(hybrid=True, asymmetric=True),
}

LSTM = dict(
    batch=1, steps=5, depth=6, units=4, outputs=4, time_major=False, peephole=False, norm=False, coupled=False,
    projection=False, bias=True, clip=0.0, projection_clip=0.0, activation="tanh",
)
LSTMS = {
    "peephole": dict(peephole=True),
    "projection": dict(projection=True, outputs=3, batch=2),
    "projection_no_bias_clip": dict(projection=True, outputs=3, bias=False, clip=0.4, projection_clip=0.2),
    "norm": dict(norm=True, units=7, outputs=7),
    "coupled": dict(coupled=True, batch=3, time_major=True),
    "coupled_peephole_norm_projection": dict(
        coupled=True, peephole=True, norm=True, projection=True, units=9, outputs=5, steps=8
    ),
    "relu": dict(activation="relu", peephole=True),
    "all": dict(peephole=True, norm=True, projection=True, outputs=2, batch=2, steps=12, clip=1.5),
}


def cases():
    for name, row in RNNS.items():
        yield _rnn("unidirectional_sequence_rnn", f"f32_{name}", RNN | row)
    for name, row in HYBRIDS.items():
        yield _rnn("unidirectional_sequence_rnn", f"f32xs8_{name}", RNN | row | dict(batch=2))
        yield _rnn("rnn", f"f32xs8_{name}", RNN | row | dict(batch=2, steps=None))
    for activation in ("tanh", "relu", "none"):
        yield _rnn("rnn", f"f32_{activation}", RNN | dict(batch=2, steps=None, activation=activation))
    for merged in (False, True):
        word = "merged" if merged else "apart"
        yield _bidirectional(f"f32_{word}", RNN | dict(batch=2), merged)
        yield _bidirectional(f"f32_{word}_time_major", RNN | dict(batch=2, time_major=True), merged)
        # Of sequences outermost, LiteRT takes the input of the forward direction for both.
        yield _bidirectional(f"f32_{word}_inputs", RNN | dict(time_major=True), merged, own=True)
    for name, row in LSTMS.items():
        yield _lstm("unidirectional_sequence_lstm", f"f32_{name}", LSTM | row)
        yield _lstm("lstm", f"f32_{name}", LSTM | row | dict(steps=None, time_major=False))
    yield _lstm("lstm", "f32_plain", LSTM | dict(steps=None))
    yield _basic("f32_basic", 1, 5, 3)
    yield _basic("f32_basic_batch3", 3, 4, 6)


def _matrix(graph, rng, shape, hybrid=False):
    spread = rng.uniform(0.7, 1.4) / math.sqrt(shape[-1])
    if hybrid:
        scale = np.float32(spread / (127 / math.sqrt(3)))
        return graph.constant("weights", "s8", random_weights(rng, shape), Quant(scale))
    return graph.constant("weights", "f32", random_floats(rng, shape, spread))


def _line(graph, rng, count, spread=0.5):
    return graph.constant("line", "f32", random_floats(rng, count, spread))


def _shape(row, last):
    if row["steps"] is None:
        return (row["batch"], last)
    pair = (row["steps"], row["batch"]) if row["time_major"] else (row["batch"], row["steps"])
    return (*pair, last)


def _runs(op, name, graph, rng, reference="litert"):
    runs = [[random_floats(rng, tensor.shape, 1.5) for tensor in graph.inputs] for _ in range(RUNS)]
    return Case(op, name, graph, runs, reference)


def _layer(graph, rng, row):
    units, hybrid = row["units"], row["hybrid"]
    return [
        _matrix(graph, rng, (units, row["depth"]), hybrid),
        _matrix(graph, rng, (units, units), hybrid),
        _line(graph, rng, units),
        graph.tensor("state", "f32", (row["batch"], units), variable=True),
    ]


def _rnn(op, name, row):
    rng, graph = generator_of(op, name), Graph()
    x = graph.input("f32", _shape(row, row["depth"]))
    operands = _layer(graph, rng, row)
    y = graph.tensor("out", "f32", _shape(row, row["units"]))
    fields = dict(
        FusedActivationFunction=ACTIVATIONS[row["activation"]], AsymmetricQuantizeInputs=row["asymmetric"]
    )
    word = "RNNOptions"
    if row["steps"] is not None:
        word, fields = "SequenceRNNOptions", fields | dict(TimeMajor=row["time_major"])
    version = 3 if row["asymmetric"] else 2 if row["hybrid"] else 1
    graph.operator(op.upper(), [x, *operands], [y], version, (word, fields))
    graph.output(y)
    return _runs(op, name, graph, rng)


def _bidirectional(name, row, merged, own=False):
    op = "bidirectional_sequence_rnn"
    rng, graph = generator_of(op, name), Graph()
    x = graph.input("f32", _shape(row, row["depth"]))
    forward, backward = _layer(graph, rng, row), _layer(graph, rng, row)
    other = [graph.input("f32", _shape(row, row["depth"]))] if own else [None]
    width = row["units"] * (2 if merged else 1)
    results = [graph.tensor("out", "f32", _shape(row, width)) for _ in range(1 if merged else 2)]
    fields = dict(FusedActivationFunction=4, TimeMajor=row["time_major"], MergeOutputs=merged)
    inputs = [x, *forward, *backward, *other, None, None]
    graph.operator(op.upper(), inputs, results, 1, ("BidirectionalSequenceRNNOptions", fields))
    graph.output(*results)
    return _runs(op, name, graph, rng)


def _lstm(op, name, row):
    rng, graph = generator_of(op, name), Graph()
    depth, units, outputs = row["depth"], row["units"], row["outputs"]
    x = graph.input("f32", _shape(row, depth))
    gates = range(1 if row["coupled"] else 0, 4)
    each = lambda make: [make() if gate in gates else None for gate in range(4)]
    weights = each(lambda: _matrix(graph, rng, (units, depth)))
    recurrent = each(lambda: _matrix(graph, rng, (units, outputs)))
    peepholes = [
        _line(graph, rng, units) if row["peephole"] and not (row["coupled"] and at == 0) else None
        for at in range(3)
    ]
    biases = each(lambda: _line(graph, rng, units))
    projection = [None, None]
    if row["projection"]:
        projection[0] = _matrix(graph, rng, (outputs, units))
        projection[1] = _line(graph, rng, outputs) if row["bias"] else None
    states = [
        graph.tensor("state", "f32", (row["batch"], count), variable=True) for count in (outputs, units)
    ]
    norms = each(lambda: _line(graph, rng, units)) if row["norm"] else []
    y = graph.tensor("out", "f32", _shape(row, outputs))
    fields = dict(
        FusedActivationFunction=ACTIVATIONS[row["activation"]],
        CellClip=row["clip"],
        ProjClip=row["projection_clip"],
    )
    word = "LSTMOptions"
    if op != "lstm":
        word, fields = "UnidirectionalSequenceLSTMOptions", fields | dict(TimeMajor=row["time_major"])
    inputs = [x, *weights, *recurrent, *peepholes, *biases, *projection, *states, *norms]
    graph.operator(op.upper(), inputs, [y], 1, (word, fields))
    graph.output(y)
    return _runs(op, name, graph, rng)


def _basic(name, batch, depth, units):
    """Its states are written back by the kernel, in tensors that are variables here."""
    op = "lstm"
    rng, graph = generator_of(op, name), Graph()
    x = graph.input("f32", (batch, depth))
    hidden, cell = (graph.tensor("state", "f32", (batch, units), variable=True) for _ in range(2))
    weights = _matrix(graph, rng, (4 * units, depth + units))
    biases = _line(graph, rng, 4 * units)
    widths = (units, units, depth + units, 4 * units)
    results = [graph.tensor("out", "f32", (batch, width)) for width in widths]
    fields = dict(FusedActivationFunction=4, KernelType=1)
    inputs = [x, hidden, weights, biases, cell]
    graph.operator("LSTM", inputs, results, 2, ("LSTMOptions", fields))
    graph.output(results[0])
    return _runs(op, name, graph, rng)
