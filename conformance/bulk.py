"""Many seeded inputs for every conformance case: peapod beside the reference kernels, element by element.

    python bulk.py --peapod PROGRAM [--elements 100000] [--only OP] [--missing]

The committed vectors are few, so that they stay small. This makes more inputs for the same models until each
operator and type has so many output elements, compares them, and writes `bulk.toml`, which
`docs/operators.md` shows. Inputs are random over their type; those of 32 bits and more, which may be indices,
are the committed ones in another order. State carries over from run to run.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile
import tomllib
import zlib

import numpy as np

from generator import oracle
from generator.case import random_floats, random_ints
from generator.ops import all_cases

HERE = pathlib.Path(__file__).parent
RESULTS = HERE / "bulk.toml"
# Of the largest magnitude of an output.
TOLERANCE = 1e-6
SPREAD = 3.0
MOST_RUNS = 20_000


def type_of(case):
    """The type that a case is about, as in docs/operators.md."""
    first, *rest = case.name.split("_")
    return f"{first} to {rest[1]}" if rest[:1] == ["to"] else first


def fresh(rng, run, position, tensor, case):
    """An input of a run that is not committed."""
    committed = np.asarray(case.runs[run % len(case.runs)][position])
    if case.op == "maxunpooling2d" and position == 1:
        # Indices of an element's own window.
        return committed
    if case.op == "right_shift" and position == 1:
        return rng.permutation(committed.reshape(-1)).reshape(committed.shape)
    if (case.op, position) in (("gather_nd", 1), ("scatter_nd", 0), ("sparse_to_dense", 0)) and committed.ndim > 1:
        # Each row of indices is a place.
        return rng.permutation(committed.reshape(-1, committed.shape[-1])).reshape(committed.shape)
    shuffled = rng.permutation(committed.reshape(-1)).reshape(committed.shape)
    if tensor.dtype == "bool":
        return rng.integers(0, 2, committed.shape) == 1
    if tensor.dtype == "f32":
        return random_floats(rng, committed.shape, SPREAD) if run % 2 else shuffled
    if tensor.numpy_dtype().itemsize > 2:
        return shuffled
    ints = random_ints(rng, tensor.numpy_dtype, committed.shape)
    if case.op == "div" and position == 1:
        # What the reference kernels make of a division by zero is not defined.
        ints[ints == tensor.quant.zero_point] ^= 1
    if case.op in ("floor_div", "floor_mod") and position == 1:
        ints[ints == 0] = 1
    if case.op == "floor_div" and position == 0:
        # The smallest number by -1 is out of range; what the reference kernels make of that is not defined.
        ints = np.maximum(ints, np.iinfo(ints.dtype).min + 1)
    if case.op in ("rsqrt", "sqrt") and tensor.quant:
        # The reference kernels refuse numbers below zero.
        ints = np.maximum(ints, tensor.quant.zero_point).astype(ints.dtype)
    return ints


def inputs_of(case, count):
    rng = np.random.default_rng(zlib.crc32(f"bulk/{case.op}/{case.name}".encode()))
    if case.more is not None:
        return [case.more(rng) for _ in range(count)]
    tensors = list(enumerate(case.graph.inputs))
    return [[fresh(rng, run, at, it, case) for at, it in tensors] for run in range(count)]


def signed(array):
    """Numbers as peapod has them: those of 64 bits with a sign, complex ones as pairs."""
    if array.dtype == np.complex64:
        return np.stack([array.real, array.imag], axis=-1)
    return array.view(np.int64) if array.dtype == np.uint64 else array


def ours(program, case_name, model, runs, outputs):
    """What peapod computes: per run, every output."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "case.tflite").write_bytes(model)
        command = [program, "run", str(folder / "case.tflite")]
        for number, array in enumerate(array for run in runs for array in run):
            np.save(folder / f"{number}.npy", signed(array))
            command += ["--input", f"{number}.npy"]
        command += ["--outputs", "out"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"peapod refuses {case_name}:\n{done.stderr}")
        # Numbers have three digits at least.
        files = sorted((folder / "out").glob("*.npy"), key=lambda path: int(path.stem.split("_")[1]))
        arrays = [np.load(path) for path in files]
    return [arrays[at : at + outputs] for at in range(0, len(arrays), outputs)]


def mismatches(found, expected):
    """Elements that differ: at all, or floats by more than the tolerance."""
    found, expected = np.ravel(found), np.ravel(expected)
    if expected.dtype.kind != "f":
        return int((found != expected).sum())
    finite = expected[np.isfinite(expected)]
    largest = max(float(abs(finite).max(initial=0)), np.finfo(np.float32).tiny)
    same = (found == expected) | (np.isnan(found) & np.isnan(expected))
    with np.errstate(invalid="ignore"):
        return int((~same & ~(abs(found - expected) <= TOLERANCE * largest)).sum())


def compare(case, program, wanted):
    """Elements compared and mismatches of one case."""
    model, outputs = case.graph.to_bytes(), len(case.graph.outputs)
    elements = sum(int(np.prod(tensor.shape)) for tensor in case.graph.outputs)
    count = 1 if not case.graph.inputs else min(MOST_RUNS, -(-wanted // max(elements, 1)))
    runs = inputs_of(case, count)
    expected = case.outputs(oracle.answers(case, runs))
    expected = [[signed(array) for array in arrays] for arrays in expected]
    found = ours(program, f"{case.op}/{case.name}", model, runs, outputs)
    pairs = [pair for some in zip(found, expected, strict=True) for pair in zip(*some, strict=True)]
    return sum(np.size(right) for _, right in pairs), sum(mismatches(*pair) for pair in pairs)


def row(result):
    cell, counts = result
    elements, wrong = counts["elements"], counts["mismatches"]
    return f'"{cell}" = {{ elements = {elements}, mismatches = {wrong} }}\n'


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--peapod", required=True, type=pathlib.Path)
    parser.add_argument("--elements", type=int, default=100_000)
    parser.add_argument("--only", action="append", help="an operator, in lower case")
    parser.add_argument("--missing", action="store_true", help="only rows that bulk.toml does not have")
    args = parser.parse_args()
    program, cells = str(args.peapod.resolve()), {}
    for case in all_cases():
        if not args.only or case.op in args.only:
            cells.setdefault((case.op.upper(), type_of(case)), []).append(case)
    results = tomllib.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    for (op, ty), cases in sorted(cells.items()):
        if args.missing and f"{op} {ty}" in results:
            continue
        wanted = -(-args.elements // len(cases))
        counts = [compare(case, program, wanted) for case in cases]
        elements, wrong = (int(sum(part)) for part in zip(*counts))
        results[f"{op} {ty}"] = {"elements": elements, "mismatches": wrong}
        names = [case.name for case, (_, bad) in zip(cases, counts) if bad]
        print(f"{op} {ty}: {elements} elements, {wrong} mismatches", *names[:5], flush=True)
        RESULTS.write_text("".join(map(row, sorted(results.items()))))


if __name__ == "__main__":
    main()
