"""RFFT2D and complex numbers, as LiteRT has them."""

import numpy as np

from ..case import Case, generator_of, random_floats
from ..graph import Graph

COVERS = {
    "rfft2d": "lines of 4 to 512; one row and several; inputs that are filled up and cut off; ranks"
    " 2 to 4; magnitudes of one row, as `tf.signal.stft` has them",
    "complex_abs": "ranks 1 to 3; of RESHAPE and SQUEEZE",
    "real": "ranks 1 and 3",
    "imag": "ranks 1 and 3",
}

# (input, lengths)
TRANSFORMS = {
    "rank2": ((1, 16), (1, 16)),
    "shortest": ((3, 1, 4), (1, 4)),
    "frames": ((5, 1, 64), (1, 64)),
    "filled": ((2, 1, 40), (1, 64)),
    "cut": ((2, 1, 40), (1, 32)),
    "long": ((1, 1, 512), (1, 512)),
    "rows": ((4, 16), (4, 16)),
    "rows_batch": ((2, 3, 8, 8), (8, 8)),
    "rows_filled": ((2, 3, 10), (8, 16)),
    "rows_cut": ((2, 7, 10), (2, 8)),
}

SHAPES = {"rank1": (9,), "rank3": (2, 3, 5)}


def cases():
    for name, row in TRANSFORMS.items():
        yield _transform(name, *row)
    yield _frames()
    for op in ("complex_abs", "real", "imag"):
        for name, shape in SHAPES.items():
            yield _parts(op, name, shape)
    yield _reshaped("reshape", (3, 1, 5), (15,))
    yield _reshaped("squeeze", (3, 1, 5), (3, 5))


def add_transform(graph, x, lengths):
    """Appends an RFFT2D of `x`."""
    shape = (*x.shape[:-2], lengths[0], lengths[1] // 2 + 1)
    y = graph.tensor("spectrum", "c64", shape)
    lengths = graph.constant("lengths", "s32", np.asarray(lengths, np.int32))
    graph.operator("RFFT2D", [x, lengths], [y], 1, ("Rfft2dOptions", {}))
    return y


def _transform(row_name, shape, lengths):
    name, graph = f"f32_{row_name}", Graph()
    x = graph.input("f32", shape)
    graph.output(add_transform(graph, x, lengths))
    rng = generator_of("rfft2d", name)
    return Case("rfft2d", name, graph, [[random_floats(rng, shape)] for _ in range(2)], "litert")


def _frames():
    """What `tf.abs(tf.signal.stft(…))` leaves after its frames."""
    name, graph = "f32_magnitudes", Graph()
    x = graph.input("f32", (6, 1, 32))
    spectrum = add_transform(graph, x, (1, 32))
    flat = graph.tensor("flat", "c64", (6, 17))
    shape = graph.constant("shape", "s32", np.asarray((6, 17), np.int32))
    graph.operator("RESHAPE", [spectrum, shape], [flat])
    y = graph.tensor("magnitudes", "f32", (6, 17))
    graph.operator("COMPLEX_ABS", [flat], [y])
    graph.output(y)
    rng = generator_of("rfft2d", name)
    return Case("rfft2d", name, graph, [[random_floats(rng, x.shape)] for _ in range(2)], "litert")


def _complex(rng, shape):
    return (random_floats(rng, shape) + 1j * random_floats(rng, shape)).astype(np.complex64)


def _parts(op, row_name, shape):
    name, graph = f"f32_{row_name}", Graph()
    x = graph.input("c64", shape)
    y = graph.tensor("out", "f32", shape)
    graph.operator(op.upper(), [x], [y])
    graph.output(y)
    rng = generator_of(op, name)
    return Case(op, name, graph, [[_complex(rng, shape)] for _ in range(2)], "litert")


def _reshaped(how, before, after):
    name, graph = f"f32_{how}", Graph()
    x = graph.input("c64", before)
    y = graph.tensor("flat", "c64", after)
    if how == "reshape":
        inputs = [x, graph.constant("shape", "s32", np.asarray(after, np.int32))]
        graph.operator("RESHAPE", inputs, [y])
    else:
        graph.operator("SQUEEZE", [x], [y], 1, ("SqueezeOptions", dict(SqueezeDims=[1])))
    z = graph.tensor("out", "f32", after)
    graph.operator("COMPLEX_ABS", [y], [z])
    graph.output(z)
    rng = generator_of("complex_abs", name)
    return Case("complex_abs", name, graph, [[_complex(rng, before)]], "litert")
