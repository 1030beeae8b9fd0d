"""TFLM_DECODE: weights that are compressed with tables of values, Huffman codes or a bit for each
element."""

import heapq
import struct

import numpy as np

from ..case import Case, generator_of, random_floats, random_ints, runs_of
from ..graph import Graph, Quant

OP = "tflm_decode"

COVERS = {
    OP: "indices of 1 to 7 bits, of one channel and of several along the first and the last"
    " dimension, unused places of a table; Huffman codes of 8 and 16 bits in tables of both widths,"
    " longer than the first table; pruned weights, also to a zero point;"
    " int8, int16, int32 and f32; two results of one operator"
}

LOOKUP, HUFFMAN, PRUNE = 0, 1, 2
SHAPE, CHANNELS = (5, 3, 7), 7
SCALE = np.float32(0.05)


def cases():
    for bits in range(1, 8):
        yield _case(f"s8_lookup_{bits}_bits", "s8", lambda rng, b=bits: _lookup(rng, "s8", b, 1))
    for axis in (0, 3):
        for bits in (2, 3, 4):
            name = f"s8_lookup_{bits}_bits_along_{axis}"
            yield _weights(name, axis, lambda rng, b=bits: _lookup(rng, "s8", b, CHANNELS))
        yield _weights(f"s8_pruned_along_{axis}", axis, lambda rng: _pruned(rng, "s8"))
    for dtype in ("s16", "f32", "s32"):
        yield _case(f"{dtype}_lookup", dtype, lambda rng, d=dtype: _lookup(rng, d, 4, 1))
        yield _case(f"{dtype}_pruned", dtype, lambda rng, d=dtype: _pruned(rng, d))
    yield _case("s8_pruned", "s8", lambda rng: _pruned(rng, "s8"))
    yield _case("s8_pruned_to_-9", "s8", lambda rng: _pruned(rng, "s8"), zero_point=-9)
    for dtype, wide in (("s8", False), ("s8", True), ("s16", True)):
        name = f"{dtype}_huffman_{32 if wide else 16}"
        yield _case(name, dtype, lambda rng, d=dtype, w=wide: _huffman(rng, d, w, 4))
    yield _case("s8_two_results", "s8", lambda rng: _lookup(rng, "s8", 5, 1), results=2)
    yield _case("s8_huffman_first_2_bits", "s8", lambda rng: _huffman(rng, "s8", False, 2))


def _case(name, dtype, build, zero_point=0, results=1):
    """Decoded constants behind an input."""
    rng = generator_of(OP, name)
    graph = Graph()
    quant = None if dtype in ("f32", "s32") else Quant(SCALE, zero_point)
    decoded = _decoded(graph, rng, build, dtype, SHAPE, quant, results)
    x = graph.input(dtype, SHAPE, quant)
    y = graph.tensor("y", dtype, ((1 + results) * SHAPE[0], *SHAPE[1:]), quant)
    options = ("ConcatenationOptions", dict(Axis=0))
    graph.operator("CONCATENATION", [x, *decoded], [y], 2, options)
    graph.output(y)
    return Case(OP, name, graph, runs_of(rng, graph))


def _weights(name, axis, build):
    """Decoded weights that have a scale for each channel: of FULLY_CONNECTED along the first
    dimension, of DEPTHWISE_CONV_2D along the last."""
    rng = generator_of(OP, name)
    graph = Graph()
    depthwise = axis > 0
    shape = (1, 5, 3, CHANNELS) if depthwise else (CHANNELS, 15)
    quant = Quant(np.float32(SCALE * rng.uniform(0.5, 2.0, CHANNELS)), 0, axis)
    (weights,) = _decoded(graph, rng, build, "s8", shape, quant, 1)
    x = graph.input("s8", shape if depthwise else (2, 15), Quant(SCALE, -3))
    bias = rng.integers(-2000, 2000, CHANNELS)
    bias = graph.constant("bias", "s32", bias, Quant(x.quant.scale * quant.scale))
    y = (1, 1, 1, CHANNELS) if depthwise else (2, CHANNELS)
    y = graph.tensor("y", "s8", y, Quant(np.float32(0.8), 5))
    if depthwise:
        fields = dict(Padding=1, StrideH=1, StrideW=1, DepthMultiplier=1)
        fields |= dict(DilationHFactor=1, DilationWFactor=1)
        options = ("DepthwiseConv2DOptions", fields)
        graph.operator("DEPTHWISE_CONV_2D", [x, weights, bias], [y], 3, options)
    else:
        options = ("FullyConnectedOptions", {})
        graph.operator("FULLY_CONNECTED", [x, weights, bias], [y], 4, options)
    graph.output(y)
    return Case(OP, name, graph, runs_of(rng, graph))


def _decoded(graph, rng, build, dtype, shape, quant, results):
    """Results of one operator, each of constants of its own."""
    inputs, decoded = [], []
    for _ in range(results):
        for role, part in zip(("encoded", "ancillary"), build(rng)):
            inputs.append(graph.constant(role, "u8", np.frombuffer(part, np.uint8)))
        decoded.append(graph.tensor("decoded", dtype, shape, quant))
    graph.custom_raw("TFLM_DECODE", inputs, decoded, b"")
    return decoded


def _header(kind, parameters=0, stride=0):
    return bytes([kind, 1, 0, 0, 1, parameters, stride]).ljust(16, b"\0")


def _numbers(rng, dtype, count):
    """Distinct values of a type."""
    if dtype == "f32":
        return random_floats(rng, count)
    numpy_dtype = {"s8": np.int8, "s16": np.int16, "s32": np.int32}[dtype]
    if dtype == "s8":
        return rng.permutation(np.arange(-128, 128))[:count].astype(np.int8)
    return random_ints(rng, numpy_dtype, count)


def _packed(numbers, bits):
    """Numbers of so many bits, from the highest of a byte to its lowest."""
    text = "".join(f"{number:0{bits}b}" for number in numbers)
    return _bytes_of(text)


def _bytes_of(text):
    text = text.ljust(-(-len(text) // 8) * 8, "0")
    return bytes(int(text[at : at + 8], 2) for at in range(0, len(text), 8))


def _lookup(rng, dtype, bits, channels):
    """Tables for each channel that have room for two values more than are used."""
    count = min(1 << bits, 100)
    stride = count + 2
    tables = [np.append(_numbers(rng, dtype, count), _numbers(rng, dtype, 2)) for _ in range(channels)]
    indices = rng.integers(0, count, SHAPE)
    encoded = _packed(indices.ravel(), bits)
    ancillary = _header(LOOKUP, bits, stride) + b"".join(table.tobytes() for table in tables)
    return encoded, ancillary


def _pruned(rng, dtype):
    """Two of three elements are left out."""
    kept = rng.integers(0, 3, SHAPE) == 0
    values = _numbers(rng, dtype, int(kept.sum()))
    return _packed(kept.ravel().astype(int), 1), _header(PRUNE) + values.tobytes()


def _codes(weights):
    """Huffman's code of each symbol, as text."""
    heap = [(weight, at, [symbol]) for at, (symbol, weight) in enumerate(weights.items())]
    codes = dict.fromkeys(weights, "")
    heapq.heapify(heap)
    while len(heap) > 1:
        (one, _, left), (other, at, right) = heapq.heappop(heap), heapq.heappop(heap)
        for bit, symbols in (("0", left), ("1", right)):
            for symbol in symbols:
                codes[symbol] = bit + codes[symbol]
        heapq.heappush(heap, (one + other, at, left + right))
    return codes


def _huffman(rng, dtype, wide, first_bits):
    """Elements of which few are frequent; the tables behind the first are of what codes are left."""
    distinct = _numbers(rng, dtype, 12)
    weights = {int(value): 2**at for at, value in enumerate(distinct)}
    codes = _codes(weights)
    symbols = rng.choice(distinct, SHAPE, p=np.array(list(weights.values())) / sum(weights.values()))
    symbols.ravel()[: distinct.size] = distinct
    encoded = _bytes_of("".join(codes[int(symbol)] for symbol in symbols.ravel()))
    # Whole words, and one more to look ahead into.
    encoded = encoded.ljust(-(-len(encoded) // 4) * 4 + 4, b"\0")
    shift = 27 if wide else 11
    entries = []
    _add_table(entries, codes, first_bits, shift)
    table = struct.pack(f"<{len(entries)}{'I' if wide else 'H'}", *entries)
    header = _header(HUFFMAN, int(wide) | (first_bits - 1) << 4)
    return encoded, header + table


def _add_table(entries, codes, bits, shift):
    """Appends the table of codes by their next bits, and those that it leads to."""
    first = len(entries)
    entries.extend([0] * (1 << bits))
    mask = (1 << (16 if shift == 27 else 8)) - 1
    for index in range(1 << bits):
        prefix = f"{index:0{bits}b}"
        longer = {}
        for symbol, code in codes.items():
            if prefix.startswith(code):
                entries[first + index] = 1 << (shift + 4) | len(code) << shift | symbol & mask
            elif code.startswith(prefix):
                longer[symbol] = code[bits:]
        if longer:
            next_bits = min(4, max(len(code) for code in longer.values()))
            offset = len(entries) - (first + index)
            entries[first + index] = (next_bits - 1) << shift | offset
            _add_table(entries, longer, next_bits, shift)
