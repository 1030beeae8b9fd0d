"""Graphs of several operators: who reads what, when it dies, and what may be fused."""

import numpy as np

from ..case import Case, generator_of, random_weights, runs_of
from ..graph import Graph, Quant
from . import convolution, fully_connected
from .activation import add_activation
from .arithmetic import add_arithmetic
from .convert import add_conversion
from .pool import DEFAULTS as POOL_DEFAULTS
from .pool import add_pool
from .shape import add_concatenation, add_pad, add_reshape
from .softmax import add_softmax

OP = "graph"

COVERS = {
    OP: "PAD before CONV_2D, DEPTHWISE_CONV_2D and pools, fusable or not; separate RELU and RELU6;"
    " RESHAPE before, between and after; a tensor read twice, by one operator or several; diamonds"
    " and residuals; tensors never read; inputs never read; outputs also read inside, listed twice,"
    " in another order; an input that is an output; chains into QUANTIZE, MEAN, FULLY_CONNECTED"
    " and SOFTMAX"
}

# Every convolution here reads and writes the quantisation a plain convolution row has.
CONV_IN = Quant(np.float32(convolution.SCALE_IN), convolution.DEFAULTS["zero_point_in"])
CONV_OUT = Quant(np.float32(convolution.SCALE_OUT), convolution.DEFAULTS["zero_point_out"])

IMAGE = (1, 6, 7, 3)


class Net:
    """A graph, its random numbers and its element type: what each recipe below is handed."""

    def __init__(self, name, dtype):
        self.graph = Graph()
        self.rng = generator_of(OP, name)
        self.dtype = dtype

    def quant(self, quant):
        return quant if self.dtype == "s8" else None

    def image(self, shape=IMAGE):
        return self.graph.input(self.dtype, shape, self.quant(CONV_IN))

    def conv(self, x, op="conv_2d", **row):
        """A convolution of `x`, which keeps its number of channels unless the row says so."""
        row = convolution.DEFAULTS | dict(filters=x.shape[3], input=x.shape) | row
        return convolution.add_convolution(self.graph, op, self.rng, self.dtype, row, x)

    def again(self, x):
        """`x` requantised so that another convolution can read it as its input."""
        return add_activation(self.graph, "relu", x, self.quant(CONV_IN))

    def dense(self, x, units, **row):
        row = fully_connected.DEFAULTS | dict(input=x.shape, units=units) | row
        return fully_connected.add_fully_connected(self.graph, self.rng, self.dtype, row, x)

    def relu(self, x, quant=None, op="relu"):
        return add_activation(self.graph, op, x, self.quant(quant or x.quant))

    def add(self, left, right, op="add"):
        return add_arithmetic(self.graph, op, [left, right], self.quant(Quant(np.float32(0.06), 3)))

    def pad(self, x, *paddings):
        return add_pad(self.graph, "pad", x, paddings)

    def reshape(self, x, *shape):
        return add_reshape(self.graph, x, shape, shape)

    def pool(self, x, op="max_pool_2d", **row):
        return add_pool(self.graph, op, x, POOL_DEFAULTS | row)

    def mean(self, x):
        axes = self.graph.constant("axes", "s32", [1, 2])
        y = self.graph.tensor("mean", x.dtype, (x.shape[0], x.shape[3]), self.quant(CONV_IN))
        self.graph.operator("MEAN", [x, axes], [y], 2, ("ReducerOptions", dict(KeepDims=False)))
        return y

    def softmax(self, x):
        return add_softmax(self.graph, x, self.dtype)


# Each recipe returns the graph's outputs.


def _pad_conv(net):
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [net.conv(x, padding="valid")]


def _pad_conv_stride2(net):
    x = net.pad(net.image((1, 6, 8, 3)), (0, 0), (0, 1), (0, 1), (0, 0))
    return [net.conv(x, padding="valid", stride=(2, 2))]


def _pad_conv_lopsided(net):
    """More padding than any SAME would add, and unequally."""
    x = net.pad(net.image(), (0, 0), (3, 0), (1, 4), (0, 0))
    return [net.conv(x, padding="valid", activation="relu6")]


def _pad_conv_same(net):
    """The convolution pads once more."""
    x = net.pad(net.image(), (0, 0), (1, 2), (2, 1), (0, 0))
    return [net.conv(x, padding="same", stride=(2, 2))]


def _pad_channels_conv(net):
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (1, 2))
    return [net.conv(x, padding="valid")]


def _pad_batch_conv(net):
    x = net.pad(net.image(), (1, 0), (1, 1), (1, 1), (0, 0))
    return [net.conv(x, padding="valid")]


def _pad_depthwise(net):
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [net.conv(x, "depthwise_conv_2d", padding="valid", multiplier=2)]


def _pad_depthwise_stride2(net):
    x = net.pad(net.image((1, 8, 6, 3)), (0, 0), (0, 1), (0, 1), (0, 0))
    return [net.conv(x, "depthwise_conv_2d", padding="valid", stride=(2, 2))]


def _pad_twice_conv(net):
    x = net.pad(net.image(), (0, 0), (1, 0), (0, 2), (0, 0))
    x = net.pad(x, (0, 0), (0, 1), (1, 0), (0, 0))
    return [net.conv(x, padding="valid")]


def _pad_read_twice(net):
    """The padded tensor itself is needed, so the pad cannot vanish."""
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [net.conv(x, padding="valid"), net.relu(x)]


def _pad_is_output(net):
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [x, net.conv(x, padding="valid")]


def _pad_average_pool(net):
    """Padding counts in a mean, unlike what SAME adds."""
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [net.pool(x, "average_pool_2d", window=(3, 3), padding="valid")]


def _pad_max_pool(net):
    x = net.pad(net.image(), (0, 0), (1, 1), (1, 1), (0, 0))
    return [net.pool(x, window=(3, 3), padding="valid")]


def _conv_relu(net):
    return [net.relu(net.conv(net.image()))]


def _conv_relu6(net):
    y = net.conv(net.image(), zero_point_out=-60)
    return [net.relu(y, op="relu6")]


def _conv_relu_rescaled(net):
    return [net.relu(net.conv(net.image()), Quant(np.float32(0.031), -128))]


def _conv_relu_both_outputs(net):
    y = net.conv(net.image())
    return [y, net.relu(y)]


def _relu_then_fused_relu6(net):
    y = net.conv(net.image(), activation="relu6", zero_point_out=-60)
    return [net.relu(y)]


def _add_relu(net):
    x = net.image()
    return [net.relu(net.add(net.conv(x), x))]


def _add_self(net):
    x = net.conv(net.image())
    return [net.add(x, x)]


def _sub_self(net):
    x = net.image()
    return [net.add(x, x, "sub")]


def _mul_self(net):
    x = net.relu(net.image())
    return [net.add(x, x, "mul")]


def _reshape_between_convs(net):
    x = net.again(net.conv(net.image((1, 4, 6, 3))))
    return [net.conv(net.reshape(x, 1, 3, 8, 3))]


def _reshape_first_and_last(net):
    x = net.reshape(net.image((6, 7, 3)), 1, 6, 7, 3)
    return [net.reshape(net.conv(x), 42, 3)]


def _reshape_alone_twice(net):
    return [net.reshape(net.reshape(net.image((4, 6)), 2, 12), 3, 8)]


def _reshape_both_sides_live(net):
    """A reshape and its source are read after it, so neither may overwrite the other."""
    x = net.relu(net.image((4, 6)))
    y = net.reshape(x, 2, 12)
    z = net.relu(y)
    return [net.add(net.reshape(z, 4, 6), x)]


def _reshape_is_output(net):
    x = net.conv(net.image())
    return [net.reshape(x, 42, 3), net.relu(x)]


def _diamond(net):
    x = net.again(net.conv(net.image()))
    return [net.add(net.conv(x), net.conv(x, "depthwise_conv_2d"))]


def _diamond_of_pools(net):
    x = net.image()
    left = net.pool(x, window=(3, 3), stride=(1, 1))
    return [net.add(left, net.pool(x, "average_pool_2d", window=(3, 3), stride=(1, 1)))]


def _residual_chain(net):
    x = net.image()
    for _ in range(3):
        x = net.again(net.add(net.conv(x), x))
    return [x]


def _long_lived(net):
    """The first tensor is needed last."""
    x = net.image((5, 11))
    first = net.relu(x)
    second = net.add(first, x)
    third = net.add(second, first, "mul")
    return [net.add(third, x, "sub")]


def _concatenate_branches(net):
    x = net.image()
    branches = [net.conv(x, filters=2), net.conv(x, filters=5, kernel=(1, 1)), net.conv(x)]
    return [net.conv(net.again(add_concatenation(net.graph, branches, 3)), filters=4)]


def _concatenate_with_live_branch(net):
    x = net.conv(net.image())
    y = net.relu(x)
    return [add_concatenation(net.graph, [x, y, x], 1), y]


def _separable_block(net):
    x = net.conv(net.image((2, 7, 6, 3)), "depthwise_conv_2d", stride=(2, 2), activation="relu6")
    return [net.conv(net.again(x), kernel=(1, 1), filters=7, activation="relu6")]


def _image_classifier(net):
    x = net.again(net.conv(net.image((1, 9, 8, 1)), filters=4, activation="relu"))
    x = net.again(net.conv(net.pool(x), "depthwise_conv_2d"))
    return [net.softmax(net.dense(net.mean(net.conv(x, filters=6)), 5))]


def _perceptron(net):
    x = net.again(net.dense(net.image((3, 14)), 9, activation="relu"))
    return [net.softmax(net.dense(x, 4))]


def _conv_flatten_dense(net):
    x = net.again(net.conv(net.image()))
    return [net.dense(net.reshape(x, 1, 126), 10)]


def _unread_tensor(net):
    """An operator whose result is unused. It may run or not."""
    x = net.image()
    net.relu(net.conv(x))
    return [net.conv(x)]


def _unread_input(net):
    x = net.image()
    net.image((1, 2, 3))
    return [net.conv(x)]


def _output_read_inside(net):
    x = net.again(net.conv(net.image()))
    return [x, net.conv(x)]


def _outputs_in_another_order(net):
    x = net.again(net.conv(net.image()))
    y = net.conv(x)
    return [net.relu(y), x, y]


def _output_listed_twice(net):
    y = net.conv(net.image())
    return [y, y]


def _input_is_output(net):
    x = net.image()
    return [x, net.relu(x)]


def _inputs_used_backwards(net):
    first, second, third = (net.image((4, 9)) for _ in range(3))
    return [net.add(net.add(third, second, "sub"), first)]


def _two_towers(net):
    """Two graphs in one that share nothing."""
    left, right = net.image(), net.image((3, 14))
    return [net.conv(left), net.dense(right, 5)]


RECIPES = (
    _pad_conv,
    _pad_conv_stride2,
    _pad_conv_lopsided,
    _pad_conv_same,
    _pad_channels_conv,
    _pad_batch_conv,
    _pad_depthwise,
    _pad_depthwise_stride2,
    _pad_twice_conv,
    _pad_read_twice,
    _pad_is_output,
    _pad_average_pool,
    _pad_max_pool,
    _conv_relu,
    _conv_relu6,
    _conv_relu_rescaled,
    _conv_relu_both_outputs,
    _relu_then_fused_relu6,
    _add_relu,
    _add_self,
    _sub_self,
    _mul_self,
    _reshape_between_convs,
    _reshape_first_and_last,
    _reshape_alone_twice,
    _reshape_both_sides_live,
    _reshape_is_output,
    _diamond,
    _diamond_of_pools,
    _residual_chain,
    _long_lived,
    _concatenate_branches,
    _concatenate_with_live_branch,
    _separable_block,
    _image_classifier,
    _perceptron,
    _conv_flatten_dense,
    _unread_tensor,
    _unread_input,
    _output_read_inside,
    _outputs_in_another_order,
    _output_listed_twice,
    _input_is_output,
    _inputs_used_backwards,
    _two_towers,
)


def cases():
    for dtype in ("s8", "f32"):
        for recipe in RECIPES:
            name = dtype + recipe.__name__
            net = Net(name, dtype)
            net.graph.output(*recipe(net))
            yield Case(OP, name, net.graph, runs_of(net.rng, net.graph))
    yield _float_ends("f32_int8_inside")
    yield _requantized_ends("s16_int8_inside")
    yield _shared_constants("s8_shared_constants")


def _float_ends(name):
    """What a converter writes around an int8 network whose interface stays in floats."""
    net = Net(name, "s8")
    x = add_conversion(net.graph, "quantize", net.graph.input("f32", IMAGE), "s8", CONV_IN)
    y = net.conv(x, filters=5, activation="relu")
    net.graph.output(add_conversion(net.graph, "dequantize", y, "f32", None))
    return Case(OP, name, net.graph, runs_of(net.rng, net.graph))


def _requantized_ends(name):
    net = Net(name, "s8")
    x = net.graph.input("s16", (2, 19), Quant(np.float32(0.0002), 0))
    x = add_conversion(net.graph, "quantize", x, "s8", CONV_IN)
    y = net.dense(x, 7)
    wide = Quant(np.float32(0.00001), 0)
    net.graph.output(add_conversion(net.graph, "quantize", y, "s32", wide))
    return Case(OP, name, net.graph, runs_of(net.rng, net.graph))


def _shared_constants(name):
    """Two layers that read one tensor of weights and one of biases."""
    net = Net(name, "s8")
    graph = net.graph
    x = net.image((4, 8))
    scale = np.float32(0.004)
    weights = graph.constant("weights", "s8", random_weights(net.rng, (8, 8)), Quant(scale))
    biases = net.rng.integers(-2000, 2000, 8)
    bias = graph.constant("bias", "s32", biases, Quant(CONV_IN.scale * scale))
    for _ in range(2):
        y = graph.tensor("out", "s8", (4, 8), CONV_IN)
        graph.operator("FULLY_CONNECTED", [x, weights, bias], [y], 4, ("FullyConnectedOptions", {}))
        x = y
    graph.output(x)
    return Case(OP, name, graph, runs_of(net.rng, graph))
