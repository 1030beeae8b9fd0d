"""IF: one of two subgraphs, by an input or by a computed truth value."""

import numpy as np

from ..case import Case, generator_of, runs_of
from ..graph import Graph, Quant

OP = "if"

COVERS = {
    OP: "conditions that are inputs and that are computed; operands that are results; constants of"
    " subgraphs and constants as operands; one operand twice; two results; an IF within an IF"
}

QUANTS = {"s8": Quant(np.float32(0.05), -7), "s32": None, "f32": None}
SHAPE = (2, 3, 4)


def cases():
    for dtype in QUANTS:
        for build in (_sides, _swapped, _nested):
            yield _case(dtype, build)
    yield _case("f32", _computed)
    yield _case("f32", _weights)


def _case(dtype, build):
    name = f"{dtype}{build.__name__}"
    rng = generator_of(OP, name)
    graph = Graph()
    build(graph, dtype, QUANTS[dtype])
    runs = [run for _ in range(2) for run in runs_of(rng, graph)]
    # Both ways, whatever the seed.
    for position, run in enumerate(runs):
        if graph.inputs[0].dtype == "bool":
            run[0] = np.full(run[0].shape, position % 2 == 0)
    return Case(OP, name, graph, runs)


def _subgraph(graph, inputs):
    """A subgraph with inputs like these tensors; returns its number, itself and its inputs."""
    subgraph = Graph()
    graph.subgraphs.append(subgraph)
    given = [subgraph.input(it.dtype, it.shape, it.quant) for it in inputs]
    return len(graph.subgraphs), subgraph, given


def _emit(graph, condition, operands, results, yes, no):
    options = ("IfOptions", dict(ThenSubgraphIndex=yes, ElseSubgraphIndex=no))
    graph.operator("IF", [condition, *operands], results, options=options)


def _binary(graph, builtin, a, b):
    result = graph.tensor(builtin.lower(), a.dtype, a.shape, a.quant)
    options = (f"{builtin.capitalize()}Options", {})
    graph.operator(builtin, [a, b], [result], options=options)
    return result


def _add_or_sub(graph, root, like):
    """Two subgraphs of two operands like this; returns their numbers."""
    numbers = []
    for builtin in ("ADD", "SUB"):
        number, subgraph, (a, b) = _subgraph(root, [like, like])
        subgraph.output(_binary(subgraph, builtin, a, b))
        numbers.append(number)
    return numbers


def _sides(graph, dtype, quant):
    """A sum or a difference."""
    condition = graph.input("bool", (1,))
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    result = graph.tensor("result", dtype, SHAPE, quant)
    _emit(graph, condition, [a, b], [result], *_add_or_sub(graph, graph, a))
    graph.output(result)


def _swapped(graph, dtype, quant):
    """Two operands as they are, or in the other order: nothing is computed."""
    condition = graph.input("bool", ())
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    numbers = []
    for order in ((0, 1), (1, 0)):
        number, subgraph, given = _subgraph(graph, [a, b])
        subgraph.output(*(given[k] for k in order))
        numbers.append(number)
    results = [graph.tensor(f"result{k}", dtype, SHAPE, quant) for k in range(2)]
    _emit(graph, condition, [a, b], results, *numbers)
    graph.output(*results)


def _nested(graph, dtype, quant):
    """The first way is an IF on another condition, the second adds an operand to itself."""
    outer, inner = (graph.input("bool", (1,)) for _ in range(2))
    a, b = (graph.input(dtype, SHAPE, quant) for _ in range(2))
    add, sub = _add_or_sub(graph, graph, a)
    yes, subgraph, (condition, x, y) = _subgraph(graph, [inner, a, b])
    result = subgraph.tensor("result", dtype, SHAPE, quant)
    _emit(subgraph, condition, [x, y], [result], add, sub)
    subgraph.output(result)
    no, subgraph, (_, x, _) = _subgraph(graph, [inner, a, b])
    subgraph.output(_binary(subgraph, "ADD", x, x))
    result = graph.tensor("result", dtype, SHAPE, quant)
    _emit(graph, outer, [inner, a, b], [result], yes, no)
    graph.output(result)


def _computed(graph, dtype, quant):
    """Whether the first element is above 0 decides on what was computed of all."""
    a, b = (graph.input(dtype, (1,), quant) for _ in range(2))
    condition = graph.tensor("condition", "bool", (1,))
    zero = graph.constant("zero", dtype, np.zeros(1, np.float32))
    graph.operator("GREATER", [a, zero], [condition], options=("GreaterOptions", {}))
    total = _binary(graph, "ADD", a, b)
    result = graph.tensor("result", dtype, (1,), quant)
    _emit(graph, condition, [total, b], [result], *_add_or_sub(graph, graph, a))
    graph.output(result)


def _weights(graph, dtype, quant):
    """A matrix product with weights that are an operand, or with those of the subgraph."""
    rng = generator_of(OP, "weights")
    condition, x = graph.input("bool", (1,)), graph.input(dtype, (2, 5), quant)
    weights = graph.constant("weights", dtype, rng.standard_normal((3, 5)).astype(np.float32))
    numbers = []
    for own in (False, True):
        number, subgraph, (given, matrix) = _subgraph(graph, [x, weights])
        if own:
            data = rng.standard_normal((3, 5)).astype(np.float32)
            matrix = subgraph.constant("own", dtype, data)
        result = subgraph.tensor("result", dtype, (2, 3), quant)
        options = ("FullyConnectedOptions", {})
        subgraph.operator("FULLY_CONNECTED", [given, matrix, None], [result], options=options)
        subgraph.output(result)
        numbers.append(number)
    result = graph.tensor("result", dtype, (2, 3), quant)
    _emit(graph, condition, [x, weights], [result], *numbers)
    graph.output(result)
