"""A TFLite graph under construction, and its bytes.

The bytes are written with the schema's own generated builders. Nothing here knows what an
operator means: a case states every shape, type and quantisation, right or wrong.
"""

from dataclasses import dataclass, field

import flatbuffers
import numpy as np
import tflite
from flatbuffers import flexbuffers

# Operator codes up to this one also fit the old one-byte field, where old readers look for them.
LAST_OLD_CODE = tflite.BuiltinOperator.PLACEHOLDER_FOR_GREATER_OP_CODES

# Tensor data must be 16-byte aligned in the file.
DATA_ALIGNMENT = 16

TENSOR_TYPES = {
    "f32": (tflite.TensorType.FLOAT32, np.float32),
    "s8": (tflite.TensorType.INT8, np.int8),
    # In memory one to a byte, in the file two.
    "s4": (tflite.TensorType.INT4, np.int8),
    "u8": (tflite.TensorType.UINT8, np.uint8),
    "s16": (tflite.TensorType.INT16, np.int16),
    "s32": (tflite.TensorType.INT32, np.int32),
    "s64": (tflite.TensorType.INT64, np.int64),
    "u32": (tflite.TensorType.UINT32, np.uint32),
    "u64": (tflite.TensorType.UINT64, np.uint64),
    "bool": (tflite.TensorType.BOOL, np.bool_),
    "c64": (tflite.TensorType.COMPLEX64, np.complex64),
    "resource": (tflite.TensorType.RESOURCE, np.int32),
}


@dataclass
class Quant:
    """Scales and zero points: one of each per tensor, or one of each per slice along `axis`."""

    scale: object
    zero_point: int = 0
    axis: int = 0


@dataclass
class Tensor:
    """One tensor of the graph. `index` is its place in the file."""

    index: int
    name: str
    dtype: str
    shape: tuple
    quant: Quant | None
    data: np.ndarray | None = None
    variable: bool = False

    @property
    def numpy_dtype(self):
        return TENSOR_TYPES[self.dtype][1]


@dataclass
class Operator:
    """One operator. An input of None is an optional one left out. A custom one has a name, and
    its options are a dictionary."""

    builtin: str
    version: int
    inputs: list
    outputs: list
    options: tuple | dict | bytes | None
    custom: str | None = None


@dataclass
class Graph:
    """Tensors and operators in the order in which they were added."""

    tensors: list = field(default_factory=list)
    operators: list = field(default_factory=list)
    inputs: list = field(default_factory=list)
    outputs: list = field(default_factory=list)
    # Subgraphs that operators call by number, from 1 on.
    subgraphs: list = field(default_factory=list)
    # Keys of entry points, each with the number of the graph that it runs: 0 is this one.
    signatures: dict = field(default_factory=dict)

    def tensor(self, name, dtype, shape, quant=None, data=None, variable=False):
        """A tensor that some operator writes, or a constant where `data` is given."""
        if data is not None:
            data = np.asarray(data, TENSOR_TYPES[dtype][1]).reshape(shape)
        index = len(self.tensors)
        if any(tensor.name == name for tensor in self.tensors):
            name = f"{name}_{index}"
        self.tensors.append(Tensor(index, name, dtype, tuple(shape), quant, data, variable))
        return self.tensors[-1]

    def input(self, dtype, shape, quant=None):
        """A tensor the caller fills before each run."""
        self.inputs.append(self.tensor(f"in{len(self.inputs)}", dtype, shape, quant))
        return self.inputs[-1]

    def constant(self, name, dtype, data, quant=None):
        """A tensor whose data is in the file, shaped like `data`."""
        data = np.asarray(data)
        return self.tensor(name, dtype, data.shape, quant, data)

    def operator(self, builtin, inputs, outputs, version=1, options=None):
        """Appends an operator. `options` is a table's name and its fields."""
        self.operators.append(Operator(builtin, version, inputs, outputs, options))

    def custom(self, name, inputs, outputs, **options):
        """Appends a custom operator, whose options become a map in FlexBuffers."""
        self.operators.append(Operator("CUSTOM", 1, inputs, outputs, options, name))

    def custom_raw(self, name, inputs, outputs, options):
        """Appends a custom operator whose options are these bytes."""
        self.operators.append(Operator("CUSTOM", 1, inputs, outputs, options, name))

    def output(self, *tensors):
        """Declares what the caller reads after each run."""
        self.outputs.extend(tensors)

    def to_bytes(self):
        """The graph as a .tflite file."""
        return _Writer(self).write()


def _packed(data):
    """Numbers of 4 bits, two to a byte, the first in its lower half."""
    halves = np.append(data.ravel(), np.zeros(data.size % 2, np.int8)).view(np.uint8) & 15
    return halves[::2] | halves[1::2] << 4


class _Writer:
    """One pass over a graph. Flatbuffers are written back to front: children before parents."""

    def __init__(self, graph):
        self.graph = graph
        self.builder = flatbuffers.Builder(1024)
        # The format wants an empty buffer first: index 0 means "no data".
        self.buffers = [b""]
        self.codes = []

    def write(self):
        graphs = [("main", self.graph)]
        graphs += [(f"subgraph_{at}", graph) for at, graph in enumerate(self.graph.subgraphs, 1)]
        subgraphs = [self.subgraph(name, graph) for name, graph in graphs]
        model = self.table(
            "Model",
            Version=3,
            OperatorCodes=self.offsets([self.operator_code(*code) for code in self.codes]),
            Subgraphs=self.offsets(subgraphs),
            Description=self.builder.CreateString("Peapod conformance case"),
            Buffers=self.offsets([self.buffer(data) for data in self.buffers]),
            SignatureDefs=self.signatures([graph for _, graph in graphs]),
        )
        self.builder.Finish(model, b"TFL3")
        return bytes(self.builder.Output())

    def signatures(self, graphs):
        if not self.graph.signatures:
            return None
        defs = []
        for key, index in self.graph.signatures.items():
            graph = graphs[index]
            maps = lambda tensors: self.offsets(
                [
                    self.table(
                        "TensorMap", Name=self.builder.CreateString(it.name), TensorIndex=it.index
                    )
                    for it in tensors
                ]
            )
            table = self.table(
                "SignatureDef",
                Inputs=maps(graph.inputs),
                Outputs=maps(graph.outputs),
                SignatureKey=self.builder.CreateString(key),
                SubgraphIndex=index,
            )
            defs.append(table)
        return self.offsets(defs)

    def table(self, name, **fields):
        """Writes one table through the generated `<name>Add<Field>` functions."""
        getattr(tflite, f"{name}Start")(self.builder)
        for key, value in fields.items():
            if value is not None:
                getattr(tflite, f"{name}Add{key}")(self.builder, value)
        return getattr(tflite, f"{name}End")(self.builder)

    def ints(self, values, dtype=np.int32):
        return self.builder.CreateNumpyVector(np.asarray(values, dtype))

    def part(self, value):
        """A field of options: a list of 32-bit integers, an array, bytes or text, which are written before
        its table, or a number."""
        if isinstance(value, bytes):
            return self.builder.CreateByteVector(value)
        if isinstance(value, list):
            return self.ints(value)
        if isinstance(value, np.ndarray):
            return self.builder.CreateNumpyVector(value)
        return self.builder.CreateString(value) if isinstance(value, str) else value

    def offsets(self, offsets):
        self.builder.StartVector(4, len(offsets), 4)
        for offset in reversed(offsets):
            self.builder.PrependUOffsetTRelative(offset)
        return self.builder.EndVector()

    def buffer(self, data):
        if not data:
            return self.table("Buffer")
        self.builder.StartVector(1, len(data), DATA_ALIGNMENT)
        for byte in reversed(data):
            self.builder.PrependUint8(byte)
        return self.table("Buffer", Data=self.builder.EndVector())

    def operator_code(self, builtin, version, custom):
        code = getattr(tflite.BuiltinOperator, builtin)
        return self.table(
            "OperatorCode",
            CustomCode=custom and self.builder.CreateString(custom),
            DeprecatedBuiltinCode=min(code, LAST_OLD_CODE),
            Version=version,
            BuiltinCode=code,
        )

    def quantization(self, quant):
        if quant is None:
            return None
        scales = np.atleast_1d(np.asarray(quant.scale, np.float32))
        zero_points = np.full(scales.shape, quant.zero_point, np.int64)
        return self.table(
            "QuantizationParameters",
            Scale=self.ints(scales, np.float32),
            ZeroPoint=self.ints(zero_points, np.int64),
            QuantizedDimension=quant.axis,
        )

    def tensor(self, tensor):
        buffer = 0
        if tensor.data is not None:
            buffer = len(self.buffers)
            data = tensor.data
            self.buffers.append((_packed(data) if tensor.dtype == "s4" else data).tobytes())
        return self.table(
            "Tensor",
            Shape=self.ints(tensor.shape),
            Type=TENSOR_TYPES[tensor.dtype][0],
            Buffer=buffer,
            Name=self.builder.CreateString(tensor.name),
            Quantization=self.quantization(tensor.quant),
            IsVariable=tensor.variable,
            HasRank=True,
        )

    def operator(self, operator):
        code = (operator.builtin, operator.version, operator.custom)
        if code not in self.codes:
            self.codes.append(code)
        options = {}
        if operator.custom is not None:
            options = {"CustomOptions": self.builder.CreateByteVector(_flexbuffer(operator.options))}
        elif operator.options is not None:
            name, fields = operator.options
            # Newer operators have theirs in a second union.
            second = not hasattr(tflite.BuiltinOptions, name)
            union = "BuiltinOptions2" if second else "BuiltinOptions"
            fields = {key: self.part(value) for key, value in fields.items()}
            number = getattr(getattr(tflite, union), name)
            options = {f"{union}Type": number, union: self.table(name, **fields)}
        return self.table(
            "Operator",
            OpcodeIndex=self.codes.index(code),
            Inputs=self.ints([-1 if t is None else t.index for t in operator.inputs]),
            Outputs=self.ints([t.index for t in operator.outputs]),
            **options,
        )

    def subgraph(self, name, graph):
        return self.table(
            "SubGraph",
            Tensors=self.offsets([self.tensor(t) for t in graph.tensors]),
            Inputs=self.ints([t.index for t in graph.inputs]),
            Outputs=self.ints([t.index for t in graph.outputs]),
            Operators=self.offsets([self.operator(op) for op in graph.operators]),
            Name=self.builder.CreateString(name),
        )


def _flexbuffer(options):
    """A map of truth values, whole numbers, lists of such and reals; bytes as they are."""
    if isinstance(options, bytes):
        return options
    builder = flexbuffers.Builder()
    with builder.Map():
        for name, value in options.items():
            builder.Key(name)
            if isinstance(value, list):
                builder.TypedVectorFromElements(value)
            else:
                builder.Add(value)
    return bytes(builder.Finish())
