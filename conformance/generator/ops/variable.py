"""READ_VARIABLE and ASSIGN_VARIABLE of resource variables, with CALL_ONCE and without."""

import numpy as np

from ..case import Case, generator_of, random_floats, random_ints
from ..graph import Graph, Quant

OP = "read_variable"

COVERS = {
    OP: "windows over past inputs; sums; reads before and after assignments, by several handles;"
    " variables that change places; first elements from a subgraph that is called once, from the"
    " zero point, and none; four consecutive runs"
}

RUNS = 4
AXIS_1 = ("ConcatenationOptions", dict(Axis=1))
QUANTS = {"s8": Quant(np.float32(0.05), -7), "s16": Quant(np.float32(0.001)), "f32": None}

# What all elements of a variable are at first; none is said of "plain".
FIRST = {"plain": None, "zero": 0, "nonzero": 9}


class Variables:
    """Adds operators on variables to a graph."""

    def __init__(self, graph):
        self.graph = graph
        self.once = Graph()

    def handle(self, name, graph=None):
        graph = graph or self.graph
        handle = graph.tensor(f"{name}_handle", "resource", ())
        options = ("VarHandleOptions", dict(Container="", SharedName=name))
        graph.operator("VAR_HANDLE", [], [handle], options=options)
        return handle

    def first(self, name, value, dtype, shape, quant=None):
        """What a variable begins with: assigned by the subgraph that is called once."""
        if not self.graph.subgraphs:
            self.graph.subgraphs.append(self.once)
            options = ("CallOnceOptions", dict(InitSubgraphIndex=1))
            self.graph.operator("CALL_ONCE", [], [], options=options)
        handle = self.handle(name, self.once)
        data = self.once.tensor(f"{name}_first", dtype, shape, quant, np.full(shape, value))
        self.once.operator("ASSIGN_VARIABLE", [handle, data], [])

    def read(self, handle, like):
        value = self.graph.tensor("value", like.dtype, like.shape, like.quant)
        self.graph.operator("READ_VARIABLE", [handle], [value])
        return value

    def assign(self, handle, value):
        self.graph.operator("ASSIGN_VARIABLE", [handle, value], [])


def cases():
    for build in (_window, _twice, _swap):
        for kind, first in FIRST.items():
            yield _case("s8", build, first, kind)
        yield _case("s16", build, FIRST["nonzero"], "nonzero")
        yield _case("f32", build, None, "plain")
    yield _case("f32", _sum, None, "plain")
    yield _case("f32", _sum, 0, "zero")


def _case(dtype, build, first, kind):
    name = f"{dtype}{build.__name__}_{kind}"
    rng = generator_of(OP, name)
    graph = Graph()
    build(graph, Variables(graph), dtype, QUANTS[dtype], first)
    fill = random_floats if dtype == "f32" else random_ints
    dtypes = [] if dtype == "f32" else [graph.inputs[0].numpy_dtype]
    runs = [[fill(rng, *dtypes, it.shape) for it in graph.inputs] for _ in range(RUNS)]
    return Case(OP, name, graph, runs)


def _begin(variables, name, first, dtype, shape, quant):
    if first is not None:
        variables.first(name, first, dtype, shape, quant)
    return variables.handle(name)


def _window(graph, variables, dtype, quant, first):
    """The last four inputs: those before come from the variable."""
    past_shape, frame = (1, 3, 5), (1, 1, 5)
    handle = _begin(variables, "past", first, dtype, past_shape, quant)
    x = graph.input(dtype, frame, quant)
    past = variables.read(handle, graph.tensor("like", dtype, past_shape, quant))
    window = graph.tensor("window", dtype, (1, 4, 5), quant)
    graph.operator("CONCATENATION", [past, x], [window], options=AXIS_1)
    axis = graph.constant("axis", "s32", np.int32(1))
    frames = [graph.tensor(f"frame{k}", dtype, frame, quant) for k in range(4)]
    graph.operator("SPLIT", [axis, window], frames, options=("SplitOptions", dict(NumSplits=4)))
    rest = graph.tensor("rest", dtype, past_shape, quant)
    graph.operator("CONCATENATION", frames[1:], [rest], options=AXIS_1)
    variables.assign(handle, rest)
    graph.output(window)


def _twice(graph, variables, dtype, quant, first):
    """Read, assigned, read by another handle, and assigned again."""
    handle = _begin(variables, "it", first, dtype, (7,), quant)
    x, y = (graph.input(dtype, (7,), quant) for _ in range(2))
    before = variables.read(handle, x)
    variables.assign(handle, x)
    after = variables.read(variables.handle("it"), x)
    variables.assign(handle, y)
    graph.output(before, after)


def _swap(graph, variables, dtype, quant, first):
    """Two variables change places; the input replaces one of them."""
    a = _begin(variables, "a", first, dtype, (5,), quant)
    b = _begin(variables, "b", first, dtype, (5,), quant)
    x = graph.input(dtype, (5,), quant)
    old_a, old_b = variables.read(a, x), variables.read(b, x)
    variables.assign(a, old_b)
    variables.assign(b, x)
    graph.output(old_a, old_b)


def _sum(graph, variables, dtype, quant, first):
    """The sum of all inputs."""
    handle = _begin(variables, "sum", first, dtype, (3, 4), quant)
    x = graph.input(dtype, (3, 4), quant)
    before = variables.read(handle, x)
    total = graph.tensor("total", dtype, (3, 4), quant)
    graph.operator("ADD", [before, x], [total], options=("AddOptions", {}))
    variables.assign(handle, total)
    graph.output(total)
