"""Writes the archives beside it, as NumPy has them: needs numpy and ml_dtypes."""

from pathlib import Path

import ml_dtypes
import numpy

CODES = "b1 i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8 c8 c16".split()
arrays = {code: numpy.arange(6).reshape(2, 3).astype(code) for code in CODES}
arrays["V2"] = numpy.arange(6).reshape(2, 3).astype(ml_dtypes.bfloat16)
arrays["V1"] = numpy.arange(6).reshape(2, 3).astype(ml_dtypes.float8_e4m3fn)
arrays["columns"] = numpy.asfortranarray(numpy.arange(6, dtype="f4").reshape(2, 3))
arrays["big"] = numpy.arange(6).reshape(2, 3).astype(">c8")
folder = Path(__file__).parent
numpy.savez(folder / "stored.npz", **arrays)
numpy.savez_compressed(folder / "deflated.npz", **arrays)
