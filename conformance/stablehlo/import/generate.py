"""Writes small programs as JAX exports them, with inputs and what JAX computes of these.

    python generate.py [NAME ...]      writes all cases, or those named

A case NAME is three files: NAME.mlir, and NAME.in and NAME.out, the bytes of all inputs and of all
outputs one after another, in the order and of the types that the function `main` of NAME.mlir has.
The largest ones are not committed (see .gitignore); the tests take all that are there.

Cases that end in `_tiles` are exported with shardings by tiles, those of the partitioner before
Shardy. What is written per device runs on 8 virtual devices of the host.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import jax
import numpy as np

import complexes
import linalg
import manual
import models
import precision
import random_bits
import regions
import short
import special

HERE = Path(__file__).parent
TILES = {f"{name}_tiles": case for name, case in manual.CASES.items()}
OPS = {**special.CASES, **regions.CASES, **linalg.CASES, **complexes.CASES, **short.CASES}
DOUBLES = complexes.DOUBLES | short.DOUBLES
CASES = {**random_bits.CASES, **models.CASES, **precision.CASES, **manual.CASES, **TILES, **OPS}


def stored(array):
    """Signed integers of less than 8 bits with their sign in all bits of a byte."""
    return array.astype(np.int8) if array.dtype.name in ("int4", "int2") else array


def write(name, function, arguments):
    jax.config.update("jax_use_shardy_partitioner", name not in TILES)
    jax.config.update("jax_enable_x64", name in DOUBLES)
    lowered = jax.jit(function, keep_unused=True).lower(*arguments)
    outputs = jax.tree.leaves(lowered.compile()(*arguments))
    data = lambda arrays: b"".join(stored(np.asarray(a)).tobytes() for a in arrays)
    (HERE / f"{name}.mlir").write_text(lowered.as_text())
    (HERE / f"{name}.in").write_bytes(data(jax.tree.leaves(arguments)))
    (HERE / f"{name}.out").write_bytes(data(outputs))


if __name__ == "__main__":
    for name in sys.argv[1:] or CASES:
        function, arguments = CASES[name]()
        write(name, function, arguments)
