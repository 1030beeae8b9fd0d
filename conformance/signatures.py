"""Records what LiteRT's signature runners make of models of several signatures, whose subgraphs share
resource variables.

    python signatures.py

`signatures/<model>.tflite` is the model, and `signatures/<model>.runs` what was run, one after the
other in one interpreter: a line `run KEY`, then `in HEX` for each input and `out HEX` for each output,
in the order of the subgraph. `compiler/driver/tests/signatures.rs` runs the same.
"""

from pathlib import Path

import numpy as np
from ai_edge_litert.interpreter import Interpreter, OpResolverType

from generator.graph import Graph, Quant

FOLDER = Path(__file__).parent / "signatures"


def call_once(graph, index):
    options = ("CallOnceOptions", dict(InitSubgraphIndex=index))
    graph.operator("CALL_ONCE", [], [], options=options)


def handle(graph, name):
    it = graph.tensor(f"{name}_handle", "resource", ())
    options = ("VarHandleOptions", dict(Container="", SharedName=name))
    graph.operator("VAR_HANDLE", [], [it], options=options)
    return it


def read(graph, name, dtype, shape, quant=None):
    value = graph.tensor(f"{name}_value", dtype, shape, quant)
    graph.operator("READ_VARIABLE", [handle(graph, name)], [value])
    return value


def assign(graph, name, value):
    graph.operator("ASSIGN_VARIABLE", [handle(graph, name), value], [])


def binary(graph, builtin, a, b, name, shape=None, quant=None):
    result = graph.tensor(name, a.dtype, shape or a.shape, quant or a.quant)
    graph.operator(builtin, [a, b], [result], options=(f"{builtin.capitalize()}Options", {}))
    return result


def memory():
    """`encode` adds to a variable, `decode` multiplies by it, `set` gives it other elements; all have
    one subgraph that is called once, which assigns zeros."""
    shape = (1, 4)
    graph, decode, store, once = Graph(), Graph(), Graph(), Graph()
    graph.subgraphs = [decode, store, once]
    graph.signatures = {"encode": 0, "decode": 1, "set": 2}
    zeros = once.constant("zeros", "f32", np.zeros(shape))
    assign(once, "memory", zeros)

    call_once(graph, 3)
    x = graph.input("f32", shape)
    total = binary(graph, "ADD", read(graph, "memory", "f32", shape), x, "total")
    assign(graph, "memory", total)
    half = graph.constant("half", "f32", np.full(shape, 0.5))
    graph.output(binary(graph, "MUL", total, half, "mean"))

    call_once(decode, 3)
    y = decode.input("f32", shape)
    z = decode.input("f32", (3, 4))
    product = binary(decode, "MUL", z, read(decode, "memory", "f32", shape), "product")
    decode.output(binary(decode, "ADD", product, y, "sum"), product)

    call_once(store, 3)
    value = store.input("f32", shape)
    assign(store, "memory", value)
    store.output(binary(store, "ADD", value, value, "twice"))
    return graph


def layers():
    """`encode` and `decode` are layers with the same weights; what one makes the other reads, of
    int8. `encode` needs far more memory than `decode`."""
    rng = np.random.default_rng(5)
    quant, weights_quant = Quant(np.float32(0.05), -3), Quant(np.float32(0.02))
    wide, narrow = 64, 8
    weights = rng.integers(-127, 128, (wide, narrow))
    graph, decode, once = Graph(), Graph(), Graph()
    graph.subgraphs = [decode, once]
    graph.signatures = {"encode": 0, "decode": 1}
    first = once.tensor("first", "s8", (1, narrow), quant, np.full((1, narrow), 7))
    assign(once, "code", first)
    options = ("FullyConnectedOptions", {})

    def layer(graph, x, rows, name):
        matrix = weights if rows == wide else weights.T
        matrix = graph.constant(f"{name}_weights", "s8", matrix, weights_quant)
        scale = Quant(np.float32(np.float32(0.05) * np.float32(0.02)))
        bias = graph.constant(f"{name}_bias", "s32", np.arange(rows) * 40 - 100, scale)
        result = graph.tensor(name, "s8", (1, rows), quant)
        graph.operator("FULLY_CONNECTED", [x, matrix, bias], [result], options=options)
        return result

    call_once(graph, 2)
    x = graph.input("s8", (1, narrow), quant)
    hidden = layer(graph, x, wide, "hidden")
    code = layer(graph, hidden, narrow, "code")
    assign(graph, "code", code)
    graph.output(code)

    call_once(decode, 2)
    z = decode.input("s8", (1, narrow), quant)
    code = read(decode, "code", "s8", (1, narrow), quant)
    mixed = binary(decode, "ADD", code, z, "mixed")
    decode.output(layer(decode, mixed, wide, "hidden"))
    return graph


def same_graph():
    """Two keys of one subgraph, which has a variable tensor (SVDF), and a third with its own."""
    rng = np.random.default_rng(6)
    units, size, window = 3, 4, 5

    def fill(graph):
        x = graph.input("f32", (1, size))
        features = graph.constant("features", "f32", rng.standard_normal((units, size)))
        time = graph.constant("time", "f32", rng.standard_normal((units, window)))
        state = graph.tensor("past", "f32", (1, units * window), variable=True)
        result = graph.tensor("result", "f32", (1, units))
        options = ("SVDFOptions", dict(Rank=1))
        graph.operator("SVDF", [x, features, time, None, state], [result], options=options)
        graph.output(result)

    graph, other = Graph(), Graph()
    graph.subgraphs = [other]
    graph.signatures = {"left": 0, "right": 0, "other": 1}
    fill(graph)
    fill(other)
    return graph


# What is run of each model, one after the other.
MODELS = {
    "memory": (memory, "encode decode encode encode decode set decode encode decode decode".split()),
    "layers": (layers, "decode encode decode decode encode encode decode".split()),
    "same_graph": (same_graph, "left left right other left other right other left left".split()),
}


def record(model, graph, sequence):
    content = graph.to_bytes()
    (FOLDER / f"{model}.tflite").write_bytes(content)
    resolver = OpResolverType.BUILTIN_REF
    interpreter = Interpreter(model_content=content, experimental_op_resolver_type=resolver)
    interpreter.allocate_tensors()
    runners = {key: interpreter.get_signature_runner(key) for key in graph.signatures}
    rng = np.random.default_rng(4)
    lines = []
    for key in sequence:
        index = graph.signatures[key]
        entry = ([graph] + graph.subgraphs)[index]
        inputs = {}
        lines.append(f"run {key}")
        for it in entry.inputs:
            if it.dtype == "f32":
                inputs[it.name] = rng.standard_normal(it.shape).astype(np.float32)
            else:
                inputs[it.name] = rng.integers(-128, 128, it.shape).astype(np.int8)
            lines.append(f"in {inputs[it.name].tobytes().hex()}")
        outputs = runners[key](**inputs)
        lines += [f"out {outputs[it.name].tobytes().hex()}" for it in entry.outputs]
    (FOLDER / f"{model}.runs").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for model, (build, sequence) in MODELS.items():
        record(model, build(), sequence)
