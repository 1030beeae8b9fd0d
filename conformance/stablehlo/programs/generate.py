"""Writes small JAX programs of all families, with inputs and what JAX computes of these.

    python generate.py [FAMILY ...]      writes all archives, or those named

An archive FAMILY.zip holds for each program NAME.mlir, and NAME.in and NAME.out, the bytes of all
inputs and of all outputs one after another, in the order and of the types that the function `main`
of NAME.mlir has; NAME.mlirbc is the same program as a portable artifact, and NAME.own.mlirbc, where
there is one, bytecode of the dialect StableHLO itself. Vectors whose signs are
anybody's choice are not among the outputs: what is made of them is.
"""

import io
import sys
import zipfile
from pathlib import Path

import jax
import jax.export
import numpy as np
from jax._src.interpreters import mlir
from jaxlib.mlir import ir

import arrays
import control
import linalg
import matrices
import numbers_
import nn
import products

HERE = Path(__file__).parent
FAMILIES = {
    "linalg": (linalg.CASES, np.float32),
    "linalg64": (linalg.CASES, np.float64),
    "matrices": (matrices.CASES, np.float32),
    "matrices64": (matrices.CASES, np.float64),
    "arrays": (arrays.CASES, np.float32),
    "control": (control.CASES, np.float32),
    "numbers": (numbers_.CASES, np.float32),
    "numbers64": (numbers_.EDGES, np.float64),
    "nn": (nn.CASES, np.float32),
    "products": (products.CASES, np.float32),
}
# Bytecode has places of the program in it: files go without their folders.
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")

CALLS = [jax.export.DisabledSafetyCheck.custom_call(name) for name in linalg.CALLS + matrices.CALLS]


def data(arrays):
    return b"".join(np.ascontiguousarray(a).tobytes() for a in arrays)


def text(exported):
    with mlir.make_ir_context():
        module = ir.Module.parse(exported.mlir_module())
        return module.operation.get_asm(enable_debug_info=False)


def own_bytecode(text):
    with mlir.make_ir_context():
        written = io.BytesIO()
        ir.Module.parse(text).operation.write_bytecode(written)
        return written.getvalue()


def members(name, function, arguments):
    compiled = jax.jit(function, keep_unused=True)
    platforms = ["tpu"] if name.startswith("tpu_") else None
    exported = jax.export.export(compiled, platforms=platforms, disabled_checks=CALLS)(*arguments)
    outputs = jax.tree.leaves(compiled(*arguments))
    assert all(np.isfinite(x).all() for x in outputs if x.dtype.kind == "f"), name
    yield f"{name}.mlir", text(exported).encode()
    yield f"{name}.in", data(jax.tree.leaves(arguments))
    yield f"{name}.out", data(outputs)
    yield f"{name}.mlirbc", exported.mlir_module_serialized


def write(path, entries):
    """The same bytes of the same entries, whenever."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def of(x, dtype):
    """Floats and complex numbers of the type, others as they are."""
    if x.dtype.kind == "c":
        return x.astype(np.complex64 if dtype == np.float32 else np.complex128)
    return x.astype(dtype) if x.dtype.kind == "f" and x.dtype.itemsize > 2 else x


def family(name):
    cases, dtype = FAMILIES[name]
    jax.config.update("jax_enable_x64", dtype == np.float64)
    entries = []
    for case, (function, arguments) in cases.items():
        arguments = jax.tree.map(lambda x: of(x, dtype), arguments)
        entries += members(case, function, arguments)
    write(HERE / f"{name}.zip", entries)
    print(name, len(cases))


if __name__ == "__main__":
    for name in sys.argv[1:] or FAMILIES:
        family(name)
