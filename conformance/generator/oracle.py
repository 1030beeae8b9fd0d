"""What reference kernels answer: TFLM's, through the `tflite-micro` wheel, or LiteRT's; or what a case computes itself."""

from ai_edge_litert.interpreter import Interpreter, OpResolverType
from tflite_micro import runtime

ARENA_BYTES = 1 << 23


def answers(case, runs):
    """What the outputs of a case must be for these runs."""
    if case.compute is not None:
        return [case.compute(*run) for run in runs]
    graph = case.stand_in or case.graph
    return outputs(graph.to_bytes(), runs, len(case.graph.outputs), case.reference)


def outputs(model, runs, output_count, reference="tflm"):
    return {"tflm": _tflm, "litert": _litert}[reference](model, runs, output_count)


def _litert(model, runs, output_count):
    resolver = OpResolverType.BUILTIN_REF
    interpreter = Interpreter(model_content=model, experimental_op_resolver_type=resolver)
    interpreter.allocate_tensors()
    inputs, outputs = interpreter.get_input_details(), interpreter.get_output_details()
    results = []
    for run in runs:
        for tensor, data in zip(inputs, run):
            interpreter.set_tensor(tensor["index"], data)
        interpreter.invoke()
        results.append([interpreter.get_tensor(tensor["index"]) for tensor in outputs])
    return results


def _tflm(model, runs, output_count):
    """The outputs of consecutive runs of one interpreter: state carries over, as on a device."""
    interpreter = runtime.Interpreter.from_bytes(model, arena_size=ARENA_BYTES)
    results = []
    for inputs in runs:
        for index, data in enumerate(inputs):
            interpreter.set_input(data, index)
        interpreter.invoke()
        # The interpreter hands out views of its arena, which the next run overwrites.
        results.append([interpreter.get_output(k).copy() for k in range(output_count)])
    return results
