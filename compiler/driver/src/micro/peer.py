"""Runs a model on a reference runtime and prints every result of its operators.

    python3 peer.py tflm|litert

Reads the model, a line in hexadecimal, and for each run a JSON list of its inputs. Prints a JSON object for each
result: the run, the index of the operator, the tensor's name, and its bytes in hexadecimal.
"""

import sys

# Modules are those of the Python that was named, never files of the current folder.
sys.path = [folder for folder in sys.path if folder]

import json
import os

import numpy as np

ARENA_BYTES = 256 << 20


def litert(model, runs):
    from ai_edge_litert.interpreter import Interpreter, OpResolverType

    interpreter = Interpreter(
        model_content=model,
        experimental_op_resolver_type=OpResolverType.BUILTIN_REF,
        experimental_preserve_all_tensors=True,
    )
    interpreter.allocate_tensors()
    names = {tensor["index"]: tensor["name"] for tensor in interpreter.get_tensor_details()}
    operators = [(it["index"], it["outputs"]) for it in interpreter._get_ops_details()]
    for run in runs:
        for tensor, data in zip(interpreter.get_input_details(), run):
            interpreter.set_tensor(tensor["index"], array(data, tensor))
        interpreter.invoke()
        yield [
            (operator, names[tensor], interpreter.get_tensor(tensor))
            for operator, tensors in operators
            for tensor in tensors
            if tensor in names
        ]


def tflm(model, runs):
    from tflite_micro import runtime

    graph = runtime.schema_fb.ModelT.InitFromPackedBuf(model, 0).subgraphs[0]
    interpreter = runtime.Interpreter.from_bytes(
        model,
        arena_size=ARENA_BYTES,
        intrepreter_config=runtime.InterpreterConfig.kPreserveAllTensors,
    )
    for run in runs:
        for index, data in enumerate(run):
            interpreter.set_input(array(data, interpreter.get_input_details(index)), index)
        interpreter.invoke()
        yield [
            (operator, graph.tensors[tensor].name.decode(), found)
            for operator, it in enumerate(graph.operators)
            for tensor in it.outputs
            if (found := kept(interpreter, tensor)) is not None
        ]


def kept(interpreter, tensor):
    """A tensor after a run; `None` for what has no memory, such as a handle."""
    try:
        return np.array(interpreter.GetTensor(tensor, 0)["tensor_data"])
    except (RuntimeError, KeyError):
        return None


def array(data, tensor):
    return np.frombuffer(data, tensor["dtype"]).reshape(tensor["shape"])


def main():
    # Runtimes print what they like to standard output.
    results = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    (peer,) = sys.argv[1:]
    model = bytes.fromhex(sys.stdin.readline())
    runs = [[bytes.fromhex(data) for data in json.loads(line)] for line in sys.stdin]
    for run, tensors in enumerate({"litert": litert, "tflm": tflm}[peer](model, runs)):
        for operator, name, data in tensors:
            fields = {"run": run, "operator": operator, "name": name, "dtype": data.dtype.name}
            print(json.dumps({**fields, "bytes": data.tobytes().hex()}), file=results)


main()
