"""Models of Keras and PyTorch, through the exporters of their own, as LiteRT."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from peapod import _peapod


def converted(model: Any, args: Sequence[Any]) -> tuple[str, str, bytes] | None:
    """The model as LiteRT, if it is one of Keras or PyTorch: name, format and content."""
    if _is_of(model, ("keras", "tensorflow", "tf_keras"), "Model"):
        return str(getattr(model, "name", "model")), "tflite", _from_keras(model)
    if _is_of(model, ("torch",), "Module"):
        return type(model).__name__.lower(), "tflite", _from_torch(model, args)
    return None


def _is_of(model: Any, packages: Sequence[str], name: str) -> bool:
    """Whether a model is of a class of these packages; imports nothing."""
    return any(
        of.__name__ == name and of.__module__.split(".")[0] in packages
        for of in type(model).__mro__
    )


def _is_installed(package: str) -> bool:
    return package in sys.modules or find_spec(package) is not None


def _missing(what: str, packages: str) -> Exception:
    message = f"models of {what} are exported by {packages}, which is not installed"
    help = f"pip install {packages.split(' or ')[0]}, or export the model to a .tflite file"
    return _peapod.error("E0512", message, help)


def _from_keras(model: Any) -> bytes:
    # A model of Keras 3 exports itself, with the converter of TensorFlow underneath.
    if not _is_installed("tensorflow"):
        raise _missing("Keras", "tensorflow")
    converter = import_module("tensorflow").lite.TFLiteConverter
    return bytes(converter.from_keras_model(model).convert())


def _from_torch(model: Any, args: Sequence[Any]) -> bytes:
    if not args:
        message = "a model of PyTorch is exported with arguments to trace it with"
        raise _peapod.error("E1010", message, "give them after the model: compile(model, x, …)")
    for package in ("litert_torch", "ai_edge_torch"):
        if _is_installed(package):
            exported = import_module(package).convert(model.eval(), tuple(args))
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder, "model.tflite")
                exported.export(str(file))
                return file.read_bytes()
    raise _missing("PyTorch", "litert-torch or ai-edge-torch")
