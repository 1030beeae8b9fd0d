"""Writes small JAX programs of all families, with inputs and what JAX computes of these.

    python generate.py [FAMILY ...]      writes all archives, or those named

An archive FAMILY.zip holds for each program NAME.mlir, and NAME.in and NAME.out, the bytes of all
inputs and of all outputs one after another, in the order and of the types that the function `main`
of NAME.mlir has; NAME.mlirbc is the same program as a portable artifact, and NAME.jax, in some
families, as `jax.export` writes it. Vectors whose signs are anybody's choice are not
among the outputs: what is made of them is.
"""

import sys
import zipfile
from pathlib import Path

import jax
import jax.export
import numpy as np
from jax._src.interpreters import mlir
from jaxlib.mlir.dialects import stablehlo

import arrays
import control
import linalg
import numbers_
import nn
import raw

HERE = Path(__file__).parent
FAMILIES = {
    "linalg": (linalg.CASES, np.float32),
    "linalg64": (linalg.CASES, np.float64),
    "arrays": (arrays.CASES, np.float32),
    "control": (control.CASES, np.float32),
    "numbers": (numbers_.CASES, np.float32),
    "nn": (nn.CASES, np.float32),
}
VERSION = "1.13.0"


def data(arrays):
    return b"".join(np.ascontiguousarray(a).tobytes() for a in arrays)


def artifact(text):
    with mlir.make_ir_context():
        return stablehlo.serialize_portable_artifact_str(text, VERSION)


def members(name, function, arguments):
    compiled = jax.jit(function, keep_unused=True)
    lowered = compiled.lower(*arguments)
    outputs = jax.tree.leaves(lowered.compile()(*arguments))
    assert all(np.isfinite(x).all() for x in outputs if x.dtype.kind == "f"), name
    text = lowered.as_text()
    yield f"{name}.mlir", text.encode()
    yield f"{name}.in", data(jax.tree.leaves(arguments))
    yield f"{name}.out", data(outputs)



def write(path, entries):
    """The same bytes of the same entries, whenever."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def family(name):
    cases, dtype = FAMILIES[name]
    jax.config.update("jax_enable_x64", dtype == np.float64)
    entries = []
    for case, (function, arguments) in cases.items():
        floats = lambda x: x.astype(dtype) if x.dtype.kind == "f" and x.dtype.itemsize > 2 else x
        arguments = jax.tree.map(floats, arguments)
        entries += members(case, function, arguments)
    write(HERE / f"{name}.zip", entries)
    print(name, len(cases))


if __name__ == "__main__":
    for name in sys.argv[1:] or FAMILIES:
        family(name)
