"""WHILE and CALL: subgraphs that are repeated, and one that is computed once."""

from dataclasses import replace

import numpy as np
from flatbuffers import flexbuffers

from ..case import Case, generator_of, random_floats, random_ints
from ..graph import Graph, Quant

WHILE, CALL, COMPOSITE = "while", "call", "stablehlo_composite"

COVERS = {
    WHILE: "counters from constants and from inputs, that count up and down, by one and by more; no"
    " turn and one; values that change places, that stay, that begin as one, and that only the"
    " condition reads; constants of both subgraphs; products with weights of subgraphs and with"
    " weights that are passed; a loop within a loop, two in a row, IF in a loop; a recurrent and a"
    " gated recurrent layer over a sequence; f32, int8, int16 and int32",
    CALL: "results that are operands, computed, and constant; a call within a call; a subgraph that"
    " is called twice; recorded from composites of the same subgraphs",
    COMPOSITE: "as CALL",
}

QUANTS = {"s8": Quant(np.float32(0.05), -7), "s32": None, "f32": None}
SHAPE = (2, 3)


def cases():
    for dtype in ("s8", "s32", "f32"):
        for build in (_swap, _grow, _nested):
            yield _case(WHILE, dtype, build)
    for build in (
        _decided_by_elements, _no_turn, _down, _in_a_row, _branch, _begin_as_one, _weights,
        _passed_weights, _deep, _shared_counter,
    ):
        yield _case(WHILE, "f32", build)
    for build in (_rnn, _gru):
        yield _case(WHILE, "f32", build)
    yield _case(WHILE, "s8", _until_high)
    yield _case(WHILE, "s8", _product)
    for build in (_calls, _as_it_is):
        for dtype in ("s8", "f32"):
            composite = _case(COMPOSITE, dtype, build)
            composite.reference = "litert"
            yield composite
            # No reference kernels have CALL.
            yield replace(_case(CALL, dtype, build), reference="litert", stand_in=composite.graph)


def _case(op, dtype, build):
    name = f"{dtype}{build.__name__}"
    rng = generator_of(op, name)
    graph = Graph()
    if op == COMPOSITE:
        build(graph, dtype, QUANTS.get(dtype), _composite)
    else:
        build(graph, dtype, QUANTS.get(dtype))
    return Case(op, name, graph, [_fill(rng, graph) for _ in range(3)])


def _fill(rng, graph):
    """Counters are small; everything else is random."""
    inputs = []
    for tensor in graph.inputs:
        if tensor.dtype == "s32" and tensor.shape in ((), (1,)):
            inputs.append(rng.integers(0, 6, tensor.shape, np.int32))
        elif tensor.dtype == "s32":
            inputs.append(rng.integers(-1000, 1000, tensor.shape, np.int32))
        elif tensor.dtype == "f32":
            inputs.append(random_floats(rng, tensor.shape))
        else:
            inputs.append(random_ints(rng, tensor.numpy_dtype, tensor.shape))
    return inputs


def _subgraph(root, inputs):
    """A subgraph with inputs like these tensors; returns its number, itself and its inputs."""
    subgraph = Graph()
    root.subgraphs.append(subgraph)
    given = [subgraph.input(it.dtype, it.shape, it.quant) for it in inputs]
    return len(root.subgraphs), subgraph, given


def _binary(graph, builtin, a, b, shape=None):
    result = graph.tensor(builtin.lower(), a.dtype, a.shape if shape is None else shape, a.quant)
    graph.operator(builtin, [a, b], [result], options=(f"{builtin.capitalize()}Options", {}))
    return result


def _number(graph, value, shape=()):
    return graph.constant("number", "s32", np.full(shape, value, np.int32))


def _compare(graph, builtin, a, b):
    options = "".join(part.capitalize() for part in builtin.split("_"))
    result = graph.tensor("compared", "bool", a.shape)
    graph.operator(builtin, [a, b], [result], options=(f"{options}Options", {}))
    return result


def _loop(graph, root, operands, decide, repeat):
    """A WHILE whose subgraphs these functions build; returns its results."""
    condition, subgraph, given = _subgraph(root, operands)
    subgraph.output(decide(subgraph, *given))
    body, subgraph, given = _subgraph(root, operands)
    subgraph.output(*repeat(subgraph, *given))
    results = [graph.tensor("result", it.dtype, it.shape, it.quant) for it in operands]
    options = ("WhileOptions", dict(CondSubgraphIndex=condition, BodySubgraphIndex=body))
    graph.operator("WHILE", operands, results, options=options)
    return results


def _below(limit):
    """Counts up to a number: the counter comes first."""
    return lambda graph, i, *_: _compare(graph, "LESS", i, _number(graph, limit, i.shape))


def _next(graph, i, step=1):
    return _binary(graph, "ADD", i, _number(graph, step, i.shape))


def _swap(graph, dtype, quant):
    """Two values change places five times."""
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    zero = _number(graph, 0)
    results = _loop(
        graph, graph, [zero, a, b], _below(5), lambda g, i, x, y: (_next(g, i), y, x)
    )
    graph.output(*results[1:])


def _grow(graph, dtype, quant):
    """What is added, and how often, are values of the loop that stay."""
    a, step = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    most = graph.input("s32", (1,))
    zero = _number(graph, 0, (1,))
    results = _loop(
        graph,
        graph,
        [zero, a, step, most],
        lambda g, i, x, s, n: _compare(g, "LESS", i, n),
        lambda g, i, x, s, n: (_next(g, i), _binary(g, "ADD", x, s), s, n),
    )
    graph.output(results[1], results[0])


def _nested(graph, dtype, quant):
    """The inner loop has as many turns as the outer one has had."""
    a, step = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    zero = _number(graph, 0)

    def repeat(g, i, x, s):
        inner = _loop(
            g,
            graph,
            [_number(g, 0), x, s, i],
            lambda g, j, x, s, n: _compare(g, "LESS", j, n),
            lambda g, j, x, s, n: (_next(g, j), _binary(g, "SUB", x, s), s, n),
        )
        return _next(g, i), inner[1], s

    results = _loop(graph, graph, [zero, a, step], _below(4), repeat)
    graph.output(results[1])


def _deep(graph, dtype, quant):
    """Three loops within each other."""
    a = graph.input(dtype, SHAPE, quant)

    def level(g, x, depth):
        if depth == 0:
            half = g.constant("half", dtype, np.full(1, 0.75, np.float32))
            return _binary(g, "MUL", x, half)
        zero = _number(g, 0)
        results = _loop(
            g, graph, [zero, x], _below(2), lambda g, i, x: (_next(g, i), level(g, x, depth - 1))
        )
        return results[1]

    graph.output(level(graph, a, 3))


def _decided_by_elements(graph, dtype, quant):
    """Halves all elements until their sum is small: as often as the input asks for."""
    a = graph.input(dtype, (4,), quant)

    def decide(g, x):
        axes, total = g.constant("axes", "s32", np.zeros(1, np.int32)), g.tensor("sum", dtype, (1,))
        squares = _binary(g, "MUL", x, x)
        g.operator("SUM", [squares, axes], [total], options=("ReducerOptions", dict(KeepDims=True)))
        return _compare(g, "GREATER", total, g.constant("bound", dtype, np.ones(1, np.float32)))

    def repeat(g, x):
        return (_binary(g, "MUL", x, g.constant("half", dtype, np.full(1, 0.5, np.float32))),)

    graph.output(*_loop(graph, graph, [a], decide, repeat))


def _until_high(graph, dtype, quant):
    """Adds to int8 elements until the largest is high."""
    a, step = graph.input(dtype, (5,), quant), Quant(np.float32(0.05), -7)
    step = graph.constant("step", dtype, np.full(5, 20, np.int8), step)

    def decide(g, x, s):
        axes, most = g.constant("axes", "s32", np.zeros(1, np.int32)), None
        most = g.tensor("most", dtype, (1,), quant)
        options = ("ReducerOptions", dict(KeepDims=True))
        g.operator("REDUCE_MAX", [x, axes], [most], options=options)
        return _compare(g, "LESS", most, g.constant("high", dtype, np.full(1, 90, np.int8), quant))

    results = _loop(
        graph, graph, [a, step], decide, lambda g, x, s: (_binary(g, "ADD", x, s), s)
    )
    graph.output(results[0])


def _no_turn(graph, dtype, quant):
    """The counter is at its end at once."""
    a = graph.input(dtype, SHAPE, quant)
    results = _loop(
        graph,
        graph,
        [_number(graph, 3), a],
        _below(3),
        lambda g, i, x: (_next(g, i), _binary(g, "ADD", x, x)),
    )
    graph.output(*results)


def _down(graph, dtype, quant):
    """Counts down by three from an input, and by the way."""
    a, first = graph.input(dtype, SHAPE, quant), graph.input("s32", ())
    results = _loop(
        graph,
        graph,
        [a, first],
        lambda g, x, i: _compare(g, "GREATER_EQUAL", i, _number(g, 0)),
        lambda g, x, i: (_binary(g, "ADD", x, x), _next(g, i, -3)),
    )
    graph.output(results[1], results[0])


def _in_a_row(graph, dtype, quant):
    """What one loop leaves is where the next begins, and is read afterwards."""
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    add = lambda g, i, x, y: (_next(g, i), _binary(g, "ADD", x, y), y)
    sub = lambda g, i, x, y: (_next(g, i), x, _binary(g, "SUB", y, x))
    first = _loop(graph, graph, [_number(graph, 0), a, b], _below(3), add)
    second = _loop(graph, graph, first, _below(5), sub)
    graph.output(second[2], _binary(graph, "MUL", first[1], second[2]), _binary(graph, "ADD", a, b))


def _branch(graph, dtype, quant):
    """Adds in the first turns, and subtracts in the others."""
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))

    def repeat(g, i, x, y):
        numbers = []
        for builtin in ("ADD", "SUB"):
            number, subgraph, (p, q) = _subgraph(graph, [x, y])
            subgraph.output(_binary(subgraph, builtin, p, q))
            numbers.append(number)
        early = _compare(g, "LESS", i, _number(g, 5))
        result = g.tensor("chosen", dtype, SHAPE, quant)
        options = ("IfOptions", dict(ThenSubgraphIndex=numbers[0], ElseSubgraphIndex=numbers[1]))
        g.operator("IF", [early, x, y], [result], options=options)
        return _next(g, i), result, y

    results = _loop(graph, graph, [_number(graph, 0), a, b], _below(7), repeat)
    graph.output(results[1])


def _begin_as_one(graph, dtype, quant):
    """One value is where two of the loop begin, and is read after it."""
    a = graph.input(dtype, SHAPE, quant)
    results = _loop(
        graph,
        graph,
        [_number(graph, 0), a, a],
        _below(3),
        lambda g, i, x, y: (_next(g, i), _binary(g, "ADD", x, y), y),
    )
    graph.output(_binary(graph, "SUB", results[1], a), results[2])


def _shared_counter(graph, dtype, quant):
    """Two counters of which both decide, as frameworks write loops."""
    a = graph.input(dtype, SHAPE, quant)

    def decide(g, i, t, x):
        result = g.tensor("both", "bool", ())
        both = [_compare(g, "LESS", i, _number(g, 9)), _compare(g, "LESS", t, _number(g, 4))]
        g.operator("LOGICAL_AND", both, [result], options=("LogicalAndOptions", {}))
        return result

    results = _loop(
        graph,
        graph,
        [_number(graph, 0), _number(graph, 0), a],
        decide,
        lambda g, i, t, x: (_next(g, i), _next(g, t), _binary(g, "ADD", x, x)),
    )
    graph.output(results[2])


def _dense(graph, x, weights, bias, activation=0):
    shape = (*x.shape[:-1], weights.shape[0])
    result = graph.tensor("dense", x.dtype, shape)
    options = ("FullyConnectedOptions", dict(FusedActivationFunction=activation))
    graph.operator("FULLY_CONNECTED", [x, weights, bias], [result], options=options)
    return result


def _weights(graph, dtype, quant):
    """A matrix product in each turn, with weights of the subgraph."""
    rng, x = generator_of(WHILE, "weights"), graph.input(dtype, (2, 4), quant)

    def repeat(g, i, x):
        weights = g.constant("weights", dtype, random_floats(rng, (4, 4), 0.5))
        return _next(g, i), _dense(g, x, weights, g.constant("bias", dtype, np.ones(4)), 1)

    results = _loop(graph, graph, [_number(graph, 0), x], _below(3), repeat)
    graph.output(results[1])


def _passed_weights(graph, dtype, quant):
    """The same with weights and biases that are passed from turn to turn."""
    rng, x = generator_of(WHILE, "passed weights"), graph.input(dtype, (2, 4), quant)
    weights = graph.constant("weights", dtype, random_floats(rng, (4, 4), 0.5))
    bias = graph.constant("bias", dtype, random_floats(rng, (4,)))
    results = _loop(
        graph,
        graph,
        [weights, _number(graph, 0), x, bias],
        lambda g, w, i, x, b: _compare(g, "LESS", i, _number(g, 4)),
        lambda g, w, i, x, b: (w, _next(g, i), _dense(g, x, w, b), b),
    )
    graph.output(results[2])


def _product(graph, dtype, quant):
    """An int8 matrix product in each turn."""
    rng, x = generator_of(WHILE, "product"), graph.input(dtype, (1, 8), quant)

    def repeat(g, i, x):
        scale = Quant(np.float32(0.004))
        data = rng.integers(-127, 127, (8, 8), np.int8, endpoint=True)
        weights = g.constant("weights", "s8", data, scale)
        bias = Quant(np.float32(0.05) * np.float32(0.004))
        bias = g.constant("bias", "s32", rng.integers(-900, 900, 8, np.int32), bias)
        result = g.tensor("dense", "s8", (1, 8), quant)
        options = ("FullyConnectedOptions", {})
        g.operator("FULLY_CONNECTED", [x, weights, bias], [result], options=options)
        return _next(g, i), result

    results = _loop(graph, graph, [_number(graph, 0), x], _below(4), repeat)
    graph.output(results[1])


STEPS, FEATURES, UNITS = 5, 3, 4


def _step_of(g, sequence, time):
    """The elements of a sequence at one step of time."""
    x = g.tensor("step", sequence.dtype, (1, FEATURES))
    g.operator("GATHER", [sequence, time], [x], options=("GatherOptions", dict(Axis=0)))
    return x


def _matrix(g, rng, rows, columns):
    return g.constant("weights", "f32", random_floats(rng, (rows, columns), 0.6))


def _vector(g, rng, length):
    return g.constant("bias", "f32", random_floats(rng, (length,), 0.3))


def _unary(g, builtin, x):
    result = g.tensor(builtin.lower(), x.dtype, x.shape)
    g.operator(builtin, [x], [result])
    return result


def _rnn(graph, dtype, quant):
    """A simple recurrent layer: the input at each step, and the state of the one before."""
    rng = generator_of(WHILE, "rnn")
    sequence = graph.input(dtype, (STEPS, 1, FEATURES))
    state = graph.constant("state", dtype, np.zeros((1, UNITS), np.float32))

    def repeat(g, time, state, sequence):
        x = g.tensor("flat", dtype, (1, FEATURES))
        step = g.tensor("step", dtype, (1, FEATURES))
        g.operator("GATHER", [sequence, time], [step], options=("GatherOptions", dict(Axis=0)))
        g.operator("RESHAPE", [step, g.constant("shape", "s32", np.array([1, FEATURES]))], [x])
        kernel = _dense(g, x, _matrix(g, rng, UNITS, FEATURES), _vector(g, rng, UNITS))
        recurrent = _dense(g, state, _matrix(g, rng, UNITS, UNITS), None)
        state = _unary(g, "TANH", _binary(g, "ADD", kernel, recurrent))
        return _next(g, time), state, sequence

    results = _loop(graph, graph, [_number(graph, 0), state, sequence], _below(STEPS), repeat)
    graph.output(results[1])


def _gru(graph, dtype, quant, sizes=(STEPS, FEATURES, UNITS)):
    """A gated recurrent layer, whose reset gate is before the product."""
    rng = generator_of(WHILE, "gru")
    steps, features, units = sizes
    sequence = graph.input(dtype, (steps, features))
    state = graph.input(dtype, (1, units))

    def gate(g, x, state, builtin):
        kernel = _dense(g, x, _matrix(g, rng, units, features), _vector(g, rng, units))
        recurrent = _dense(g, state, _matrix(g, rng, units, units), None)
        return _unary(g, builtin, _binary(g, "ADD", kernel, recurrent))

    def repeat(g, time, state, sequence):
        x = g.tensor("step", dtype, (1, features))
        at = g.tensor("at", "s32", (1,))
        g.operator("RESHAPE", [time, g.constant("shape", "s32", np.ones(1))], [at])
        g.operator("GATHER", [sequence, at], [x], options=("GatherOptions", dict(Axis=0)))
        update, reset = (gate(g, x, state, "LOGISTIC") for _ in range(2))
        made = gate(g, x, _binary(g, "MUL", reset, state), "TANH")
        one = g.constant("one", dtype, np.ones((1, units), np.float32))
        kept = _binary(g, "MUL", update, state)
        taken = _binary(g, "MUL", _binary(g, "SUB", one, update), made)
        return _next(g, time), _binary(g, "ADD", kept, taken), sequence

    results = _loop(graph, graph, [_number(graph, 0), state, sequence], _below(steps), repeat)
    graph.output(results[1])


def _call(graph, subgraph, operands, results):
    graph.operator("CALL", operands, results, options=("CallOptions", dict(Subgraph=subgraph)))


def _composite(graph, subgraph, operands, results):
    options = dict(
        Name="peapod.sum",
        DecompositionSubgraphIndex=subgraph,
        CompositeAttributes=bytes(flexbuffers.Dumps({})),
        Version=1,
    )
    options = ("StableHLOCompositeOptions", options)
    graph.operator("STABLEHLO_COMPOSITE", operands, results, options=options)


def _calls(graph, dtype, quant, call=_call):
    """A subgraph that is called twice, and within another."""
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    add, subgraph, (x, y) = _subgraph(graph, [a, b])
    subgraph.output(_binary(subgraph, "ADD", x, y))
    outer, subgraph, (x, y) = _subgraph(graph, [a, b])
    total = subgraph.tensor("total", dtype, SHAPE, quant)
    call(subgraph, add, [x, y], [total])
    subgraph.output(_binary(subgraph, "SUB", total, x), total)
    first = [graph.tensor("first", dtype, SHAPE, quant) for _ in range(2)]
    second = graph.tensor("second", dtype, SHAPE, quant)
    call(graph, outer, [a, b], first)
    call(graph, add, [first[0], b], [second])
    graph.output(second, first[1])


def _as_it_is(graph, dtype, quant, call=_call):
    """Results that are an operand, and a constant of the subgraph."""
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    number, subgraph, (x, y) = _subgraph(graph, [a, b])
    data = np.arange(6).reshape(SHAPE)
    subgraph.output(y, subgraph.constant("own", dtype, data, quant), x)
    results = [graph.tensor("result", dtype, SHAPE, quant) for _ in range(3)]
    call(graph, number, [a, b], results)
    graph.output(_binary(graph, "SUB", results[0], results[2]), results[1], results[0])
