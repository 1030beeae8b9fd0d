"""Custom operators that no peer has, as builtin ones that compute the same."""

import numpy
from ai_edge_litert import schema_py_generated as schema
import flatbuffers

BIASED = b"Convolution2DTransposeBias"
SAME, VALID = 1, 2


def composed(data):
    """The model without MediaPipe's transposed convolutions.

    Each becomes a TRANSPOSE_CONV of all rows and columns that it reaches, and a SLICE of those that are its
    result. Other custom operators stay.
    """
    model = schema.ModelT.InitFromPackedBuf(data, 0)
    for graph in model.subgraphs:
        operators, graph.operators = graph.operators, []
        for operator in operators:
            custom = model.operatorCodes[operator.opcodeIndex].customCode
            graph.operators += convolution(model, graph, operator) if custom == BIASED else [operator]
    builder = flatbuffers.Builder(len(data))
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def convolution(model, graph, operator):
    """The operators for a transposed convolution; its options are padding, and strides across and down."""
    source, weights, bias = operator.inputs
    (result,) = operator.outputs
    options = numpy.array(operator.customOptions, "u1").tobytes()[:12]
    padding, across, down = numpy.frombuffer(options, "<i4").tolist()
    (batches, *places, _) = graph.tensors[source].shape
    (channels, *taps, _) = graph.tensors[weights].shape
    if padding not in (SAME, VALID):
        raise ValueError(f"expected padding {SAME} or {VALID}, found {padding}")
    sizes = list(zip(places, taps, (down, across), strict=True))
    full = [(size - 1) * stride + taps for size, taps, stride in sizes]
    cut = [max(0, taps - (size - 1) % stride - 1) if padding == SAME else 0
           for size, taps, stride in sizes]
    shape = [batches, *(size - cut for size, cut in zip(full, cut, strict=True)), channels]
    if list(graph.tensors[result].shape) != shape:
        raise ValueError(f"expected a result of shape {shape}, found {graph.tensors[result].shape}")
    options = schema.TransposeConvOptionsT()
    options.padding, options.strideW, options.strideH = schema.Padding.VALID, across, down
    whole = tensor(graph, schema.TensorType.FLOAT32, [batches, *full, channels])
    inputs = [numbers(model, graph, graph.tensors[whole].shape), weights, source, bias]
    biased = made(model, schema.BuiltinOperator.TRANSPOSE_CONV, 3, inputs, whole)
    biased.builtinOptionsType, biased.builtinOptions = schema.BuiltinOptions.TransposeConvOptions, options
    first = numbers(model, graph, [0, *(cut // 2 for cut in cut), 0])
    inputs = [whole, first, numbers(model, graph, shape)]
    return [biased, made(model, schema.BuiltinOperator.SLICE, 1, inputs, result)]


def made(model, code, version, inputs, output):
    """An operator; its code is added to the model."""
    known = schema.OperatorCodeT()
    known.builtinCode, known.version = code, version
    known.deprecatedBuiltinCode = code
    model.operatorCodes.append(known)
    operator = schema.OperatorT()
    operator.opcodeIndex = len(model.operatorCodes) - 1
    operator.inputs, operator.outputs = inputs, [output]
    return operator


def tensor(graph, dtype, shape, buffer=0):
    """The index of a new tensor."""
    added = schema.TensorT()
    added.type, added.shape, added.buffer = dtype, list(shape), buffer
    graph.tensors.append(added)
    return len(graph.tensors) - 1


def numbers(model, graph, numbers):
    """The index of a new constant."""
    buffer = schema.BufferT()
    buffer.data = numpy.frombuffer(numpy.array(numbers, "<i4").tobytes(), "u1")
    model.buffers.append(buffer)
    return tensor(graph, schema.TensorType.INT32, [len(numbers)], len(model.buffers) - 1)
