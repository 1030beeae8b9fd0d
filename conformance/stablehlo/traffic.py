"""Bytes that a device sends: our partitioning beside XLA's of the same annotated programs.

An opt-in check: it installs nothing and is no part of the tests. With the versions of
requirements.txt in a virtual environment, and `peapod` built:

    python conformance/stablehlo/traffic.py path/to/peapod [name ...]

Every program of `traffic_programs.py` is compiled by XLA for 8 CPU devices and by `peapod compile
--emit-stablehlo`; collectives are counted in both texts by one rule, that of a ring of n devices:
an all-gather of s bytes sends (n-1)/n s, an all-reduce twice that, an all-to-all (n-1)/n s, a
reduce-scatter to s bytes (n-1) s, a permutation s. Both programs run on the same inputs, and what
they yield is compared. The exit status is 1 if ours sends more anywhere, or yields something else.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import jax
import numpy as np
from jax.sharding import NamedSharding
from traffic_programs import programs

DEVICES = 8
BYTES = {"pred": 1, "i1": 1, "bf16": 2, "f16": 2}
KINDS = "all.reduce|all.gather|reduce.scatter|all.to.all|collective.permute|collective.broadcast"


def width(dtype):
    """Bytes of an element of HLO or StableHLO."""
    return BYTES.get(dtype) or int(re.search(r"\d+", dtype).group()) // 8


def size(dtype, extents):
    """Bytes of a tensor."""
    return width(dtype) * int(np.prod([int(extent) for extent in extents], dtype=np.int64))


def sent(kind, result, group):
    """What a device sends for a result of so many bytes, in a ring of so many devices."""
    share = (group - 1) / group
    kinds = {
        "all_reduce": 2 * share,
        "all_gather": share,
        "all_to_all": share,
        "reduce_scatter": group - 1,
    }
    return kinds.get(kind.replace("-", "_"), 1) * result


def group_of_hlo(line):
    """Devices of a group of a collective of HLO."""
    if found := re.search(r"replica_groups=\[\d+,(\d+)\]", line):
        return int(found[1])
    if found := re.search(r"replica_groups=\{\{([\d,]*)\}", line):
        return len(found[1].split(","))
    found = re.search(r"replica_groups=mesh\[([^\]]*)\]\s*\{([^}]*)\}", line)
    if found is None:
        return DEVICES
    sizes = dict(re.findall(r"'(\w+)'=(\d+)", found[1]))
    named = re.findall(r"'(\w+)'(?::\(\d+\)(\d+))?", found[2])
    return int(np.prod([int(part or sizes[name]) for name, part in named]))


def of_hlo(text):
    """Bytes that a device sends in a program of XLA."""
    total = 0.0
    for line in text.splitlines():
        found = re.search(rf"= (.*?) ({KINDS})(-start)?\(", line)
        if found:
            tensors = re.findall(r"([a-z]+\d*)\[([\d,]*)\]", found[1])
            result = sum(size(of, filter(None, dims.split(","))) for of, dims in tensors)
            total += sent(found[2], result, group_of_hlo(line))
    return total


def of_stablehlo(text):
    """Bytes that a device sends in a program of StableHLO."""
    total = 0.0
    for found in re.finditer(rf'"?stablehlo\.({KINDS})"?\(', text):
        rest = text[found.start() :]
        has_region = found[1] in ("all_reduce", "reduce_scatter")
        end = re.search(r"\}\) *(?:\{.*?\} *)?: .*-> (.*)" if has_region else r"-> (.*)", rest)
        tensors = [tensor.split("x") for tensor in re.findall(r"tensor<([^>]*)>", end[1])]
        result = sum(size(dims[-1], dims[:-1]) for dims in tensors)
        groups = re.search(
            r"replica_groups = dense<.*?> : tensor<\d+x(\d+)xi64>", rest[: end.end()]
        )
        total += sent(found[1], result, int(groups[1]) if groups else DEVICES)
    return total


def inputs(avals):
    """Numbers of which many are equal, and some are none."""
    random = np.random.default_rng(0)
    for aval in avals:
        if np.issubdtype(aval.dtype, np.integer):
            yield random.integers(0, 30, aval.shape).astype(aval.dtype)
        else:
            yield (np.round(4 * random.standard_normal(aval.shape)) / 4).astype(aval.dtype)


def run(peapod, pod, folder, arguments, count):
    """What a pod yields on virtual devices."""
    command = [peapod, "run", pod]
    for index, argument in enumerate(arguments):
        np.save(folder / f"in_{index}.npy", argument)
        command += ["--input", folder / f"in_{index}.npy"]
    outputs = [folder / f"out_{index}.npy" for index in range(count)]
    for output in outputs:
        command += ["--output", output]
    subprocess.run(command, check=True, capture_output=True)
    return [np.load(output) for output in outputs]


def alike(ours, theirs):
    """Whether results are equal, floats up to their rounding."""
    if np.issubdtype(theirs.dtype, np.integer):
        return np.array_equal(ours, theirs)
    scale = max(1.0, float(np.max(np.abs(theirs), initial=0.0)))
    return np.allclose(ours, theirs, rtol=2e-5, atol=2e-5 * scale, equal_nan=True)


def measure(peapod, program, folder):
    """Bytes of XLA's program and of ours, and whether both yield the same."""
    function, arguments, mesh, result = program
    shardings = tuple(NamedSharding(mesh, spec) for _, spec in arguments)
    options = {} if result is None else {"out_shardings": NamedSharding(mesh, result)}
    avals = [aval for aval, _ in arguments]
    lowered = jax.jit(function, in_shardings=shardings, **options).lower(*avals)
    (folder / "step.mlir").write_text(lowered.as_text())
    theirs = of_hlo(lowered.compile().as_text())
    command = [peapod, "compile", folder / "step.mlir", "--target", "local", "-o", folder / "out"]
    subprocess.run([*command, "--emit-stablehlo"], check=True, capture_output=True)
    ours = of_stablehlo(next((folder / "out").rglob("partitioned.mlir")).read_text())
    values = list(inputs(avals))
    wanted = [np.asarray(leaf) for leaf in jax.tree.leaves(jax.jit(function)(*values))]
    pod = next((folder / "out").rglob("*.pod"))
    found = run(peapod, pod, folder, values, len(wanted))
    return theirs, ours, all(alike(*pair) for pair in zip(found, wanted))


def main(peapod, *names):
    """Prints a row of a table for every program."""
    failed = False
    for name, program in programs().items():
        if names and name not in names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            theirs, ours, same = measure(peapod, program, pathlib.Path(folder))
        failed |= not same or ours > theirs
        ratio = f"{ours / theirs:.3f}" if theirs else ("1" if ours == 0 else "more")
        print(f"| {name} | {theirs:.0f} | {ours:.0f} | {ratio} |{'' if same else ' other results'}")
        sys.stdout.flush()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
