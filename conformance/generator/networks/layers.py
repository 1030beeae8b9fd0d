"""Layers of int8 networks: each appends its operators to a graph and returns what it computes.

Scales are such that sums have a deviation of about 1, which is a fortieth to a fifth of the range
of their type: no layer saturates, none dies.
"""

import math

import numpy as np

from ..case import ACTIVATIONS, PADDINGS, random_weights
from ..graph import Graph, Quant

# Of the values of a layer without an activation, of RELU6 or RELU, and of probabilities.
LINEAR = Quant(np.float32(0.05), 3)
CLAMPED = Quant(np.float32(6 / 255), -128)
PROBABILITY = Quant(np.float32(1 / 256), -128)

# Root of the mean square of random weights, in steps.
WEIGHT_STEPS = 73


def out_quant(activation):
    """Quantisation of what an activation yields."""
    return LINEAR if activation == "none" else CLAMPED


class Layers:
    """A graph under construction and where its weights come from."""

    def __init__(self, rng):
        self.rng = rng
        self.graph = Graph()

    def op(self, builtin, inputs, shape, quant=LINEAR, dtype="s8", version=1, options=None):
        """Appends an operator of one output."""
        y = self.graph.tensor("value", dtype, shape, quant)
        self.graph.operator(builtin, inputs, [y], version, options)
        return y

    def ints(self, *values):
        """A constant of int32."""
        return self.graph.constant("numbers", "s32", np.array(values, np.int32))

    def weights(self, shape, fan_in, axis, channels, gain=1.0):
        """Weights with a scale for each slice along an axis: sums of `fan_in` products with
        values of deviation 1 have a deviation of about `gain`."""
        mean = gain / (WEIGHT_STEPS * math.sqrt(fan_in))
        scales = (mean * self.rng.uniform(0.7, 1.4, channels)).astype(np.float32)
        return self.graph.constant(
            "weights", "s8", random_weights(self.rng, shape), Quant(scales, 0, axis)
        )

    def bias(self, x, weights, channels):
        """A bias of deviation 0.3 in steps of its products."""
        scales = np.float32(x.quant.scale) * weights.quant.scale
        values = self.rng.standard_normal(channels) * 0.3
        return self.graph.constant("bias", "s32", np.round(values / scales), Quant(scales))

    def conv(
        self,
        x,
        filters,
        kernel=1,
        stride=1,
        padding="same",
        activation="none",
        op="CONV_2D",
        gain=1.0,
    ):
        """CONV_2D, or DEPTHWISE_CONV_2D with one filter for each channel."""
        depthwise = op == "DEPTHWISE_CONV_2D"
        kernel, stride = (
            it if isinstance(it, tuple) else (it, it) for it in (kernel, stride)
        )
        fan_in = kernel[0] * kernel[1] * (1 if depthwise else x.shape[3])
        if depthwise:
            weights = self.weights((1, *kernel, filters), fan_in, 3, filters, gain)
        else:
            weights = self.weights((filters, *kernel, x.shape[3]), fan_in, 0, filters, gain)
        covered = [
            size if padding == "same" else size - taps + 1 for size, taps in zip(x.shape[1:3], kernel)
        ]
        size = [-(-length // step) for length, step in zip(covered, stride)]
        fields = dict(
            Padding=PADDINGS[padding],
            StrideH=stride[0],
            StrideW=stride[1],
            DilationHFactor=1,
            DilationWFactor=1,
            FusedActivationFunction=ACTIVATIONS[activation],
        )
        table = "Conv2DOptions"
        if depthwise:
            table, fields["DepthMultiplier"] = "DepthwiseConv2DOptions", 1
        inputs = [x, weights, self.bias(x, weights, filters)]
        shape = (x.shape[0], *size, filters)
        return self.op(op, inputs, shape, out_quant(activation), version=3, options=(table, fields))

    def depthwise(self, x, kernel=3, stride=1, padding="same", activation="none"):
        """DEPTHWISE_CONV_2D of as many channels as its input has."""
        return self.conv(x, x.shape[3], kernel, stride, padding, activation, "DEPTHWISE_CONV_2D")

    def dense(self, x, units, activation="none", quant=None):
        """FULLY_CONNECTED over the last dimension; the others stay."""
        depth = x.shape[-1]
        weights = self.weights((units, depth), depth, 0, 1)
        inputs = [x, weights, self.bias(x, weights, units)]
        fields = dict(FusedActivationFunction=ACTIVATIONS[activation], KeepNumDims=len(x.shape) > 2)
        shape, quant = (*x.shape[:-1], units), quant or out_quant(activation)
        options = ("FullyConnectedOptions", fields)
        return self.op("FULLY_CONNECTED", inputs, shape, quant, version=5, options=options)

    def binary(self, builtin, a, b, quant=LINEAR, activation="none"):
        """ADD, SUB, MUL or DIV of values or constants, broadcast."""
        shape = np.broadcast_shapes(a.shape, b.shape)
        options = (
            f"{builtin.capitalize()}Options",
            dict(FusedActivationFunction=ACTIVATIONS[activation]),
        )
        if a.dtype != "s8":
            quant = None
        return self.op(builtin, [a, b], shape, quant, a.dtype, 1, options)

    def unary(self, builtin, x, quant=None):
        """An operator whose output is shaped like its input; LOGISTIC yields probabilities."""
        if x.dtype == "s8":
            quant = quant or (PROBABILITY if builtin == "LOGISTIC" else x.quant)
        return self.op(builtin, [x], x.shape, quant, x.dtype)

    def reshape(self, x, *shape):
        """RESHAPE to a constant shape."""
        options = ("ReshapeOptions", dict(NewShape=list(shape)))
        return self.op("RESHAPE", [x, self.ints(*shape)], shape, x.quant, x.dtype, 1, options)

    def transpose(self, x, *order):
        """TRANSPOSE by a constant permutation."""
        shape = [x.shape[axis] for axis in order]
        options = ("TransposeOptions", {})
        return self.op("TRANSPOSE", [x, self.ints(*order)], shape, x.quant, x.dtype, 1, options)

    def pad(self, x, *amounts):
        """PAD with zeros: (before, after) of each dimension."""
        pads = self.graph.constant("pads", "s32", np.array(amounts, np.int32))
        shape = [size + sum(pair) for size, pair in zip(x.shape, amounts)]
        return self.op("PAD", [x, pads], shape, x.quant, version=2, options=("PadOptions", {}))

    def concat(self, values, axis, quant=None):
        """CONCATENATION along an axis."""
        shape = list(values[0].shape)
        shape[axis] = sum(value.shape[axis] for value in values)
        options = ("ConcatenationOptions", dict(Axis=axis))
        quant = quant or values[0].quant
        return self.op("CONCATENATION", values, shape, quant, values[0].dtype, 2, options)

    def max_pool(self, x, window=2):
        """MAX_POOL_2D with a stride of its window."""
        fields = dict(
            Padding=PADDINGS["same"],
            StrideH=window,
            StrideW=window,
            FilterHeight=window,
            FilterWidth=window,
        )
        shape = (x.shape[0], x.shape[1] // window, x.shape[2] // window, x.shape[3])
        return self.op("MAX_POOL_2D", [x], shape, x.quant, version=2, options=("Pool2DOptions", fields))

    def resize(self, x, height, width):
        """RESIZE_BILINEAR with half-pixel centers."""
        shape = (x.shape[0], height, width, x.shape[3])
        options = ("ResizeBilinearOptions", dict(AlignCorners=False, HalfPixelCenters=True))
        inputs = [x, self.ints(height, width)]
        return self.op("RESIZE_BILINEAR", inputs, shape, x.quant, version=2, options=options)

    def softmax(self, x):
        """SOFTMAX over the last axis."""
        options = ("SoftmaxOptions", dict(Beta=1.0))
        return self.op("SOFTMAX", [x], x.shape, PROBABILITY, version=2, options=options)

    def last_rows(self, x, count):
        """STRIDED_SLICE: the last so many of the second dimension."""
        begin, end = [0] * len(x.shape), list(x.shape)
        begin[1] = x.shape[1] - count
        shape = (x.shape[0], count, *x.shape[2:])
        inputs = [x, *(self.ints(*values) for values in (begin, end, [1] * len(x.shape)))]
        options = ("StridedSliceOptions", {})
        return self.op("STRIDED_SLICE", inputs, shape, x.quant, version=2, options=options)

    def output(self, *values):
        """Declares the results; the finished graph."""
        self.graph.output(*values)
        return self.graph
