"""The runtimes that models of packages are compared with."""

import numpy
import tflite

import rewrite

# In the order in which they are asked. The last is LiteRT on the model as `rewrite.py` composes it.
NAMES = ["tflm", "litert", "composed"]
ARENA_BYTES = 400_000_000


class Session:
    """A model in a peer; `inputs` are the element types and shapes of its inputs.

    `shapes` are those that its first inputs get, which TensorFlow Lite Micro has no way to change.
    """

    def __init__(self, peer, data, shapes):
        if peer == "tflm":
            if shapes:
                raise ValueError("expected a model of fixed shapes")
            self.runtime = Tflm(data)
        else:
            self.runtime = LiteRt(rewrite.composed(data) if peer == "composed" else data, shapes)
        self.inputs = [(numpy.dtype(dtype), tuple(map(int, shape)))
                       for dtype, shape in self.runtime.described()]

    def run(self, inputs):
        """The outputs of one inference."""
        return self.runtime.run(inputs)


class Tflm:
    """TensorFlow Lite Micro, of the wheel `tflite-micro`."""

    def __init__(self, data):
        from tflite_micro.python.tflite_micro import runtime

        self.interpreter = runtime.Interpreter.from_bytes(data, arena_size=ARENA_BYTES)
        graph = main_graph(data)
        self.counts = graph.InputsLength(), graph.OutputsLength()

    def described(self):
        details = map(self.interpreter.get_input_details, range(self.counts[0]))
        return [(detail["dtype"], detail["shape"]) for detail in details]

    def run(self, inputs):
        for index, array in enumerate(inputs):
            self.interpreter.set_input(array, index)
        self.interpreter.invoke()
        return [self.interpreter.get_output(index) for index in range(self.counts[1])]


class LiteRt:
    """LiteRT's reference kernels, of the wheel `ai-edge-litert`."""

    def __init__(self, data, shapes):
        from ai_edge_litert import interpreter

        self.interpreter = interpreter.Interpreter(
            model_content=data,
            experimental_op_resolver_type=interpreter.OpResolverType.BUILTIN_REF,
            num_threads=1,
        )
        for detail, shape in zip(self.interpreter.get_input_details(), shapes):
            self.interpreter.resize_tensor_input(detail["index"], shape)
        self.interpreter.allocate_tensors()

    def described(self):
        details = self.interpreter.get_input_details()
        return [(detail["dtype"], detail["shape"]) for detail in details]

    def run(self, inputs):
        details = zip(self.interpreter.get_input_details(), inputs, strict=True)
        for detail, array in details:
            self.interpreter.set_tensor(detail["index"], array)
        self.interpreter.invoke()
        outputs = self.interpreter.get_output_details()
        return [self.interpreter.get_tensor(detail["index"]) for detail in outputs]


def main_graph(data):
    return tflite.Model.GetRootAsModel(data, 0).Subgraphs(0)


def has_state(data):
    """Whether something outlives an inference: a variable tensor, or a resource."""
    graph = main_graph(data)
    tensors = map(graph.Tensors, range(graph.TensorsLength()))
    return any(
        tensor.IsVariable() or tensor.Type() == tflite.TensorType.RESOURCE for tensor in tensors
    )
