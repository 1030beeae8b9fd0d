"""A transformer's encoder of two layers, layer normalisation made of its parts."""

import numpy as np

from ..graph import Quant
from .layers import LINEAR, Layers

TOKENS, WIDTH, HEADS, HIDDEN, LAYERS = 32, 64, 4, 128, 2
# Of a mean, of a square's mean, and of the root's reciprocal, between about 0.5 and 3.
NARROW, VARIANCE, ROOT = (
    Quant(np.float32(scale), zero) for scale, zero in ((0.01, 0), (0.03, -128), (0.015, -128))
)


def encoder(rng):
    """Of 32 tokens of 64 elements: attention of 4 heads and a perceptron of 128 hidden units,
    twice, each added to its input and normalised."""
    net = Layers(rng)
    x = net.graph.input("s8", (1, TOKENS, WIDTH), LINEAR)
    for _ in range(LAYERS):
        x = _normalised(net, net.binary("ADD", x, _attention(net, x)))
        hidden = net.dense(x, HIDDEN, "relu")
        x = _normalised(net, net.binary("ADD", x, net.dense(hidden, WIDTH)))
    return net.output(x)


def _heads(net, x):
    split = net.reshape(x, 1, TOKENS, HEADS, WIDTH // HEADS)
    return net.transpose(split, 0, 2, 1, 3)


def _product(net, a, b, adj_y, depth, quant):
    shape = (1, HEADS, TOKENS, depth)
    options = ("BatchMatMulOptions", dict(AdjX=False, AdjY=adj_y))
    return net.op("BATCH_MATMUL", [a, b], shape, quant, version=2, options=options)


def _attention(net, x):
    query, key, value = (_heads(net, net.dense(x, WIDTH)) for _ in range(3))
    scores = _product(net, query, key, True, TOKENS, Quant(np.float32(0.1), 0))
    factor = Quant(np.float32(1 / 512), 0)
    root = net.graph.constant("root", "s8", np.array([127], np.int8), factor)
    weights = net.softmax(net.binary("MUL", scores, root))
    mixed = _product(net, weights, value, False, WIDTH // HEADS, LINEAR)
    joined = net.reshape(net.transpose(mixed, 0, 2, 1, 3), 1, TOKENS, WIDTH)
    return net.dense(joined, WIDTH)


def _mean(net, x, quant):
    options = ("ReducerOptions", dict(KeepDims=True))
    return net.op("MEAN", [x, net.ints(2)], (1, TOKENS, 1), quant, version=2, options=options)


def _normalised(net, x):
    """(x − mean) / √(variance + ε), by a factor and with an offset of each element."""
    centered = net.binary("SUB", x, _mean(net, x, NARROW))
    square = net.binary("MUL", centered, centered, Quant(np.float32(0.1), -128))
    small = net.graph.constant("epsilon", "s8", np.array([-127], np.int8), VARIANCE)
    variance = net.binary("ADD", _mean(net, square, VARIANCE), small, VARIANCE)
    scaled = net.binary("MUL", centered, net.unary("RSQRT", variance, ROOT))
    gamma, beta = (
        net.graph.constant(name, "s8", net.rng.integers(*limits, WIDTH, np.int8), quant)
        for name, limits, quant in (
            ("gamma", (60, 127), Quant(np.float32(1 / 96), 0)),
            ("beta", (-40, 40), NARROW),
        )
    )
    return net.binary("ADD", net.binary("MUL", scaled, gamma), beta)
