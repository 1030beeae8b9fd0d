"""Writes small models of our own, from which tests and fuzzing start, and outputs of one of them.

    python samples.py FOLDER
"""

import pathlib
import sys

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

RANDOM = numpy.random.default_rng(1)


def array(name, *shape):
    values = RANDOM.uniform(-1, 1, shape).astype(numpy.float32)
    return numpy_helper.from_array(values, name)


def known(name, values, dtype):
    return numpy_helper.from_array(numpy.array(values, dtype), name)


def value(name, shape, kind=TensorProto.FLOAT):
    return helper.make_tensor_value_info(name, kind, shape)


def model(nodes, inputs, outputs, initializers, opset, functions=()):
    graph = helper.make_graph(nodes, "graph", inputs, outputs, initializers)
    imports = [helper.make_opsetid("", opset)]
    if functions:
        imports.append(helper.make_opsetid("own", 1))
    return helper.make_model(graph, opset_imports=imports, functions=functions, ir_version=9)


def cnn():
    """Channels first: convolutions, a residual sum, pools, and classes."""
    node = helper.make_node
    nodes = [
        node("Conv", ["x", "k1", "b1"], ["c1"], pads=[1, 1, 1, 1], strides=[2, 2]),
        node("BatchNormalization", ["c1", "s", "o", "m", "v"], ["n1"]),
        node("Relu", ["n1"], ["r1"]),
        node("Conv", ["r1", "k2"], ["c2"], pads=[1, 1, 1, 1], group=4),
        node("Add", ["c2", "r1"], ["a1"]),
        node("Clip", ["a1", "zero", "six"], ["r2"]),
        node("MaxPool", ["r2"], ["p1"], kernel_shape=[2, 2], strides=[2, 2]),
        node("Shape", ["p1"], ["shape"]),
        node("Gather", ["shape", "first"], ["batch"]),
        node("Concat", ["batch", "rest"], ["flat"], axis=0),
        node("Reshape", ["p1", "flat"], ["f1"]),
        node("Gemm", ["f1", "w", "b2"], ["g1"], transB=1),
        node("Softmax", ["g1"], ["y"], axis=-1),
    ]
    initializers = [
        array("k1", 4, 3, 3, 3), array("b1", 4), array("k2", 4, 1, 3, 3), array("s", 4),
        array("o", 4), array("m", 4), known("v", [1, 2, 3, 4], "float32"),
        known("zero", 0, "float32"), known("six", 6, "float32"), known("first", [0], "int64"),
        known("rest", [-1], "int64"), array("w", 5, 16), array("b2", 5),
    ]
    inputs, outputs = [value("x", ["N", 3, 8, 8])], [value("y", ["N", 5])]
    return model(nodes, inputs, outputs, initializers, 17)


def quantised(kind, zero):
    """Operands dequantised, results quantised: a convolution, a pool, a product."""
    node = helper.make_node
    nodes, initializers = [], []

    def scale(name, number, point=zero, dtype=kind):
        initializers.append(known(f"{name}_s", number, "float32"))
        initializers.append(known(f"{name}_z", point, dtype))
        return [f"{name}_s", f"{name}_z"]

    def through(name, number):
        both = scale(name, number)
        nodes.append(node("QuantizeLinear", [name, *both], [f"{name}_q"]))
        nodes.append(node("DequantizeLinear", [f"{name}_q", *both], [f"{name}_d"]))

    def weights(name, *shape):
        scales = RANDOM.uniform(0.01, 0.02, shape[0])
        values = RANDOM.integers(-127, 128, shape)
        initializers.append(known(name, values, "int8"))
        both = scale(name, scales, numpy.zeros(shape[0]), "int8")
        nodes.append(node("DequantizeLinear", [name, *both], [f"{name}_d"], axis=0))

    through("x", 0.05)
    weights("k", 8, 3, 3, 3)
    initializers.append(array("b", 8))
    nodes.append(node("Conv", ["x_d", "k_d", "b"], ["c"], pads=[1, 1, 1, 1]))
    nodes.append(node("Relu", ["c"], ["r"]))
    through("r", 0.03)
    nodes.append(node("MaxPool", ["r_d"], ["p"], kernel_shape=[2, 2], strides=[2, 2]))
    through("p", 0.03)
    weights("l", 8, 1, 3, 3)
    nodes.append(node("Conv", ["p_d", "l_d"], ["e"], pads=[1, 1, 1, 1], group=8))
    through("e", 0.04)
    nodes.append(node("Add", ["e_d", "p_d"], ["a"]))
    through("a", 0.06)
    nodes.append(node("GlobalAveragePool", ["a_d"], ["g"]))
    through("g", 0.05)
    nodes.append(node("Flatten", ["g_d"], ["f"]))
    weights("w", 6, 8)
    nodes.append(node("Gemm", ["f", "w_d"], ["h"], transB=1))
    through("h", 0.05)
    nodes.append(node("Identity", ["h_d"], ["y"]))
    inputs, outputs = [value("x", [1, 3, 8, 8])], [value("y", [1, 6])]
    return model(nodes, inputs, outputs, initializers, 17)


def recurrent():
    """Two directions over a sequence, attention over it, and a function of the model's own."""
    node = helper.make_node
    own = helper.make_function(
        "own", "Scaled", ["a"], ["c"],
        [node("Constant", [], ["half"], value_float=0.5), node("Mul", ["a", "half"], ["c"])],
        [helper.make_opsetid("", 17)],
    )
    nodes = [
        node("LSTM", ["x", "w", "r", "b"], ["h", "last"], hidden_size=4, direction="bidirectional"),
        node("Transpose", ["h"], ["t"], perm=[2, 0, 1, 3]),
        node("Reshape", ["t", "rows"], ["q"]),
        node("Transpose", ["q"], ["k"], perm=[0, 2, 1]),
        node("MatMul", ["q", "k"], ["scores"]),
        node("Softmax", ["scores"], ["weights"], axis=-1),
        node("MatMul", ["weights", "q"], ["mixed"]),
        node("LayerNormalization", ["mixed", "scale", "bias"], ["n"]),
        node("Erf", ["n"], ["g"]),
        node("Scaled", ["g"], ["y"], domain="own"),
    ]
    initializers = [
        array("w", 2, 16, 3), array("r", 2, 16, 4), array("b", 2, 32), array("scale", 8),
        array("bias", 8), known("rows", [0, 0, -1], "int64"),
    ]
    inputs, outputs = [value("x", [5, 2, 3])], [value("y", [2, 5, 8])]
    return model(nodes, inputs, outputs, initializers, 17, [own])


def control():
    """Branches and loops on what is known, and on data."""
    node = helper.make_node
    scalar = [value("t", [3])]
    then = helper.make_graph([node("Exp", ["x"], ["t"])], "then", [], scalar)
    other = helper.make_graph([node("Neg", ["x"], ["t"])], "else", [], scalar)
    flag = TensorProto.BOOL
    body = helper.make_graph(
        [node("Add", ["s", "x"], ["s_out"]), node("Identity", ["go"], ["go_out"])],
        "body",
        [value("i", [], TensorProto.INT64), value("go", [], flag), value("s", [3])],
        [value("go_out", [], flag), value("s_out", [3])],
    )
    nodes = [
        node("ReduceSum", ["x", "axes"], ["sum"], keepdims=0),
        node("Greater", ["sum", "zero"], ["c"]),
        node("If", ["c"], ["a"], then_branch=then, else_branch=other),
        node("If", ["yes"], ["b"], then_branch=then, else_branch=other),
        node("Loop", ["three", "", "a"], ["l"], body=body),
        node("Loop", ["n", "yes", "b"], ["m"], body=body),
        node("Sum", ["l", "m"], ["y"]),
    ]
    initializers = [
        known("axes", [0], "int64"), known("zero", 0, "float32"), known("yes", True, "bool"),
        known("three", 3, "int64"),
    ]
    inputs = [value("x", [3]), value("n", [], TensorProto.INT64)]
    return model(nodes, inputs, [value("y", [3])], initializers, 17)


def record(folder, name, **inputs):
    """Writes inputs of a model, and what ONNX Runtime makes of them."""
    session = onnxruntime.InferenceSession(folder / f"{name}.onnx")
    outputs = dict(zip([it.name for it in session.get_outputs()], session.run(None, inputs)))
    for port, values in (inputs | outputs).items():
        tensor = numpy_helper.from_array(values, port)
        (folder / f"{name}_{port}.pb").write_bytes(tensor.SerializeToString())


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    models = {
        "cnn": cnn(),
        "quantised_int8": quantised("int8", 3),
        "quantised_uint8": quantised("uint8", 128),
        "recurrent": recurrent(),
        "control": control(),
    }
    for name, made in models.items():
        onnx.checker.check_model(made)
        (folder / f"{name}.onnx").write_bytes(made.SerializeToString())
    random = numpy.random.default_rng(2)
    record(folder, "cnn", x=random.uniform(-1, 1, (4, 3, 8, 8)).astype(numpy.float32))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
