"""Models for microcontrollers: compiled for a board, and run as the board runs them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path as _Path
from typing import Any

import numpy as np

from peapod import _arrays, _exporters, _files, _options, _peapod

Path = str | os.PathLike[str]

__all__ = ["Compiled", "Entry", "Tensor", "compile", "load"]


@dataclass(frozen=True)
class Tensor:
    """An input or output."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    scale: float | None = None
    """The real value of one step, of integers that stand for real numbers."""
    zero_point: int | None = None
    """The integer that stands for 0."""

    def quantize(self, values: Any) -> np.ndarray[Any, Any]:
        """The nearest integers that stand for real numbers, within the type's range."""
        if self.scale is None or self.zero_point is None:
            return np.asarray(values).astype(self.dtype)
        steps = np.round(np.asarray(values, np.float64) / self.scale) + self.zero_point
        range = np.iinfo(self.dtype)
        return np.clip(steps, range.min, range.max).astype(self.dtype)

    def dequantize(self, values: Any) -> np.ndarray[Any, Any]:
        """The real numbers that integers stand for."""
        if self.scale is None or self.zero_point is None:
            return np.asarray(values)
        steps = np.asarray(values).astype(np.float32) - np.float32(self.zero_point)
        return steps * np.float32(self.scale)

    def __repr__(self) -> str:
        return f"{self.dtype}{list(self.shape)}"


@dataclass(frozen=True)
class Entry:
    """A signature of a model, or the model itself."""

    key: str | None
    inputs: list[Tensor]
    outputs: list[Tensor]


class Compiled:
    """A model for a board. :func:`compile` and :func:`load` make it."""

    report: dict[str, Any]
    """What ``report.json`` of ``peapod compile`` says; of a loaded model nothing."""
    pea: bytes
    """The model, as a ``.pea`` file holds it."""
    files: dict[str, bytes]
    """What :meth:`write` writes, by name."""

    def __init__(self, made: tuple[bytes, bytes, str, str, list[tuple[str, bytes]]]) -> None:
        self.pea, self._weights, report, self._text, files = made
        self.report, self.files = json.loads(report), dict(files)
        self._opened: tuple[list[Entry], Callable[..., list[bytes]], Callable[[], object]] | None
        self._opened = None

    @property
    def ram(self) -> int:
        """Bytes of RAM: the arena."""
        return int(self.report["ram"]["activations"])

    @property
    def flash(self) -> int:
        """Bytes of flash: the model with its weights."""
        flash = self.report["flash"]
        return int(flash["model"] + flash.get("weights", 0))

    @property
    def entries(self) -> list[Entry]:
        """The signatures of the model, of which the first runs unless another is named."""
        return self._open()[0]

    @property
    def inputs(self) -> list[Tensor]:
        """Inputs of the first entry, in order."""
        return self.entries[0].inputs

    @property
    def outputs(self) -> list[Tensor]:
        """Outputs of the first entry, in order."""
        return self.entries[0].outputs

    def run(self, *arrays: Any, signature: str | None = None) -> list[np.ndarray[Any, Any]]:
        """Runs the model once, with the interpreter and the kernels of the board: integers have
        the bits that the board computes. States stay from run to run, see :meth:`reset`.

        Takes an array for each input; NumPy and JAX arrays, and lists. Integers are those of the
        model: :meth:`Tensor.quantize` makes them of real numbers.
        """
        entries, run, _ = self._open()
        index = self._entry(signature)
        inputs = entries[index].inputs
        if len(arrays) != len(inputs):
            message = f"expected {len(inputs)} inputs, found {len(arrays)}"
            raise _peapod.error("E0109", message, f"the inputs are {inputs}")
        files = [
            _arrays.encoded(array, tensor.dtype, f"input {position}")
            for position, (array, tensor) in enumerate(zip(arrays, inputs, strict=True))
        ]
        made = run(index, files)
        outputs = entries[index].outputs
        return [
            _arrays.decoded(file, tensor.dtype)
            for file, tensor in zip(made, outputs, strict=True)
        ]

    def reset(self) -> None:
        """Clears the states of the model."""
        self._open()[2]()

    def write(self, folder: Path) -> None:
        """Writes what ``peapod compile -o FOLDER`` writes: ``model.pea``, ``model.rs``,
        ``model.h``, ``model.o`` and ``report.json``."""
        for name, content in self.files.items():
            _files.write(_Path(folder, name), content)

    def _entry(self, signature: str | None) -> int:
        keys = [entry.key for entry in self.entries]
        if signature is None:
            return 0
        if signature not in keys:
            message = f"no signature {signature!r}"
            raise _peapod.error("E0205", message, f"the signatures are {keys}")
        return keys.index(signature)

    def _open(self) -> tuple[list[Entry], Callable[..., list[bytes]], Callable[[], object]]:
        if self._opened is None:
            entries, run, reset = _peapod.micro_open(self.pea, self._weights)
            self._opened = ([_entry(it) for it in json.loads(entries)], run, reset)
        return self._opened

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        if not self.report:
            return f"<peapod.micro.Compiled of {len(self.pea)} bytes>"
        name, target = self.report["model"], self.report["target"]
        return f"<peapod.micro.Compiled {name} for {target}: {self.ram} RAM, {self.flash} flash>"


def _entry(told: dict[str, Any]) -> Entry:
    def tensor(it: dict[str, Any]) -> Tensor:
        known = _arrays.dtype(it["dtype"])
        return Tensor(known, tuple(it["shape"]), it["scale"], it["zero_point"])

    inputs = [tensor(it) for it in told["inputs"]]
    return Entry(told["key"], inputs, [tensor(it) for it in told["outputs"]])


def compile(model: Any, *args: Any, target: str, **options: Any) -> Compiled:
    """Compiles a model for a board.

    ``model`` is the path or the content of a ``.tflite`` file, the path of a StableHLO or ``.ir``
    file, a model of Keras, or a module of PyTorch with arguments to trace it with. Keywords are
    options of ``peapod compile``: ``optimize="ram"``, ``numerics="litert"``, ``streaming=True``,
    ``signature=["encode", "decode"]``.
    """
    return Compiled(_peapod.micro_compile(_given(model, args), _options.words(target, options)))


def _given(model: Any, args: tuple[Any, ...]) -> str | tuple[str, str, bytes]:
    converted = None if isinstance(model, bytes) else _exporters.converted(model, args)
    if converted is not None:
        return converted
    if args:
        message = "only a module of PyTorch takes arguments to be compiled"
        raise _peapod.error("E1010", message, "leave the arguments out")
    if isinstance(model, bytes):
        return ("model", "tflite", model)
    if isinstance(model, (str, os.PathLike)):
        return os.fspath(model)
    message = f"expected a path, the bytes of a .tflite, or a model, found {type(model)}"
    raise _peapod.error("E0103", message, "export the model to a .tflite file")


def load(path: Path) -> Compiled:
    """Reads a ``.pea`` file, with the ``.weights`` beside it if there are any."""
    place = _Path(path)
    try:
        pea = place.read_bytes()
        beside = place.with_suffix(".weights")
        weights = beside.read_bytes() if beside.is_file() else b""
    except OSError as problem:
        help = "check the path; it is relative to the current folder"
        raise _peapod.error("E0101", f"cannot read {place}: {problem.strerror}", help) from problem
    loaded = Compiled((pea, weights, "{}", "", [("model.pea", pea)]))
    loaded._open()
    return loaded
