"""Arrays in and out of the native part, as the content of ``.npy`` files."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np

from peapod import _peapod

_NAMES = {
    "bf16": "bfloat16",
    "bool": "bool",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
    "f16": "float16",
    "f32": "float32",
    "f64": "float64",
    "i2": "int2",
    "i4": "int4",
    "i8": "int8",
    "i16": "int16",
    "i32": "int32",
    "i64": "int64",
    "u8": "uint8",
    "u32": "uint32",
    "ui2": "uint2",
    "ui4": "uint4",
    "ui16": "uint16",
    "ui64": "uint64",
}


def dtype(name: str) -> np.dtype[Any]:
    """NumPy's element type for one of the compiler's; short ones are those of ``ml_dtypes``."""
    short = re.fullmatch(r"f(\d)(E\w+)", name)
    known = f"float{short[1]}_{short[2].lower()}" if short else _NAMES[name]
    try:
        return np.dtype(known)
    except TypeError:
        short_type: type[Any] = getattr(_ml_dtypes(known), known)
        return np.dtype(short_type)


def _ml_dtypes(name: str) -> Any:
    try:
        import ml_dtypes
    except ImportError:
        message = f"arrays of {name} need the package ml_dtypes, which is not installed"
        raise _peapod.error("E0512", message, "pip install ml_dtypes") from None
    return ml_dtypes


def encoded(value: Any, wanted: np.dtype[Any], what: str) -> bytes:
    """The content of an ``.npy`` file of these elements. No value changes on the way."""
    array = np.asarray(_converted(np.asarray(value), wanted, what), order="C")
    if array.dtype.isbuiltin != 1:
        # Files know types of `ml_dtypes` as bytes.
        array = array.view(f"V{array.dtype.itemsize}")
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def decoded(file: bytes, made: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """The array of an ``.npy`` file of these elements."""
    array: np.ndarray[Any, Any] = np.load(io.BytesIO(file), allow_pickle=False)
    return array if array.dtype == made else array.view(made)


def _converted(
    array: np.ndarray[Any, Any], wanted: np.dtype[Any], what: str
) -> np.ndarray[Any, Any]:
    if array.dtype == wanted:
        return array
    found = array.dtype
    both_real = _is_real(found) and _is_real(wanted)
    if both_real or _is_real(found) and wanted.kind == "c" or found.kind == wanted.kind == "c":
        return array.astype(wanted)
    if found.kind in "biu" and wanted.kind != "b":
        made = array.astype(wanted)
        if np.array_equal(made.astype(found), array):
            return made
        problem = "values that it does not hold"
    else:
        problem = f"elements of {found}"
    help = f"convert the array to {wanted}"
    if _is_real(found) and wanted.kind in "iu":
        help += "; of a quantized input, `model.inputs[…].quantize(array)` does"
    raise _peapod.error("E0107", f"{what}: expected {wanted}, found {problem}", help)


def _is_real(found: np.dtype[Any]) -> bool:
    """Whether these elements are floats, also those of ``ml_dtypes``."""
    return found.kind == "f" or found.name.startswith(("bfloat", "float"))
