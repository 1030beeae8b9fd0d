"""A conformance case: a graph, and what to feed it run by run."""

import zlib
from dataclasses import dataclass

import numpy as np

from .graph import Graph

ACTIVATIONS = {"none": 0, "relu": 1, "relu_n1_to_1": 2, "relu6": 3}
PADDINGS = {"same": 0, "valid": 1}

# Wide enough for RELU6 to clamp at both its ends.
FLOAT_SPREAD = 3.0


@dataclass
class Case:
    """`runs[r][k]` is what input `k` holds in run `r`."""

    op: str
    name: str
    graph: Graph
    runs: list
    # Whose answers count: TFLM's, or LiteRT's where TFLM does not take the types.
    reference: str = "tflm"
    # What the reference runs where it lacks an operator: a graph that means the same.
    stand_in: Graph | None = None
    # What the operator means, in NumPy, where no wheel has it: the outputs for the inputs of a run.
    compute: object = None
    # Makes the inputs of one more run, where random ones say little.
    more: object = None
    # Of so many runs, whether each comes to the outputs; TFLM leaves memory of the others as it
    # happens to be.
    through: object = None

    def outputs(self, results):
        """What the outputs must hold after each run: those of the last run that came to them, zero
        points before."""
        if self.through is None:
            return results
        last = []
        for tensor in self.graph.outputs:
            zero_point = tensor.quant.zero_point if tensor.quant else 0
            last.append(np.full(tensor.shape, zero_point, tensor.numpy_dtype))
        held = []
        for result, through in zip(results, self.through(len(results))):
            last = result if through else last
            held.append(last)
        return held


def generator_of(op, name):
    """Random numbers that depend on the case alone, so that adding one leaves the others be."""
    return np.random.default_rng(zlib.crc32(f"{op}/{name}".encode()))


def random_ints(rng, dtype, shape):
    """Uniform over every value of the type."""
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)


def extreme_ints(rng, dtype, shape):
    """Only the smallest and the largest value: sums that saturate, differences that overflow."""
    limits = np.iinfo(dtype)
    return rng.choice(np.array([limits.min, limits.max], dtype), shape)


def random_weights(rng, shape, lowest=-127):
    """Int8 weights. Converters keep -128 out of them; a case may ask for it."""
    return rng.integers(lowest, 127, shape, np.int8, endpoint=True)


def random_floats(rng, shape, spread=1.0):
    """Normally distributed values of the given spread."""
    return (rng.standard_normal(shape) * spread).astype(np.float32)


def one_run(rng, graph):
    """A random run, which is all there is to say about values that are only moved."""
    return [[_fill(rng, tensor, random_ints) for tensor in graph.inputs]]


def runs_of(rng, graph):
    """A random run, and one of extremes where there are integers to saturate."""
    runs = one_run(rng, graph)
    if any(tensor.dtype != "f32" for tensor in graph.inputs):
        runs.append([_fill(rng, tensor, extreme_ints) for tensor in graph.inputs])
    return runs


def _fill(rng, tensor, ints):
    if tensor.dtype == "f32":
        return random_floats(rng, tensor.shape, FLOAT_SPREAD)
    if tensor.dtype == "bool":
        return rng.integers(0, 2, tensor.shape) == 1
    return ints(rng, tensor.numpy_dtype, tensor.shape)


def near(rng, tensor, reach):
    """Int8 values within `reach` steps of a tensor's zero point."""
    steps = rng.integers(-reach, reach, tensor.shape, endpoint=True)
    return np.clip(steps + tensor.quant.zero_point, -128, 127).astype(np.int8)
