"""Compiles and runs exported StableHLO on XLA's CPU devices, by way of JAX.

An opt-in check: it installs nothing and is no part of the tests. With the versions of
requirements.txt in a virtual environment:

    mkdir /path/to/out
    export PEAPOD_STABLEHLO_OUT=/path/to/out PEAPOD_SHARED=...
    cargo test -p peapod-emit --test stablehlo
    cargo test -p peapod-pod --test pod per_device
    python conformance/stablehlo/check.py /path/to/out [folder of shared models]

Every *.mlir of the folder is parsed, verified, compiled for as many partitions as it says and run.
What is known of the results is compared: `collectives.mlir` with what the ops mean, and
`CASE.step.mlir` with the outputs that JAX recorded for the case, and so `CASE.MESH.partitioned.mlir`,
the program of one device that our partitioner made of the case, on 8 devices.
"""

import os
import pathlib
import re
import sys

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import jax
import numpy as np
from jax._src import compiler, xla_bridge
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax._src.lib.mlir import ir
from jax._src.sharding_impls import GSPMDSharding
from jax.sharding import Mesh, NamedSharding, PartitionSpec

TOLERANCE = 1e-4
STRICT = 1e-5


def compiled(text, partitions):
    """The executable of a text, and the devices it runs on."""
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        module.operation.verify()
    client = xla_bridge.get_backend("cpu")
    devices = client.local_devices()[:partitions]
    options = compiler.get_compile_options(num_replicas=1, num_partitions=partitions)
    build = options.executable_build_options
    build.use_spmd_partitioning = partitions > 1
    build.use_shardy_partitioner = partitions > 1
    devices_list = xla_client.DeviceList(tuple(devices))
    return client.compile_and_load(text.encode(), devices_list, options), devices


def run(text, shards):
    """Results per device; shards[device][argument]."""
    executable, devices = compiled(text, len(shards))
    mesh = Mesh(np.array(devices), ("all",))
    arguments = []
    for own in zip(*shards):
        own = [np.asarray(shard)[None] for shard in own]
        # Every device gets its own; the leading dimension is only there for JAX.
        own = [jax.device_put(shard[0], device) for shard, device in zip(own, devices)]
        shape = own[0].shape
        if shape:
            sharding = NamedSharding(mesh, PartitionSpec("all"))
            shape = (shape[0] * len(devices), *shape[1:])
        else:
            sharding = NamedSharding(mesh, PartitionSpec())
        arguments.append(jax.make_array_from_single_device_arrays(shape, sharding, own))
    results = executable.execute_sharded(arguments)
    results = results.disassemble_into_single_device_arrays()
    return [[np.asarray(result[d]) for result in results] for d in range(len(devices))]


def check_collectives(text):
    """The program of tests/stablehlo/partitioned.rs on 2 by 2 devices, worked out by NumPy."""
    x = [np.arange(4, dtype=np.float32) + 10 * d for d in range(4)]
    total = [x[d % 2] + x[d % 2 + 2] for d in range(4)]
    whole = np.concatenate([total[d] for d in (0, 2, 1, 3)])
    part = [whole[8 * (d % 2) :][:8] for d in range(4)]
    cut = [
        np.concatenate([part[s][4 * (d // 2) :][:4] for s in (d % 2, d % 2 + 2)])
        for d in range(4)
    ]
    moved = [cut[d - 1] if d % 2 else np.zeros(8, np.float32) for d in range(4)]
    found = run(text, [[shard] for shard in x])
    for d in range(4):
        np.testing.assert_allclose(found[d][0], moved[d])
        assert found[d][1] == 2 * (d % 2) + d // 2, (d, found[d][1])


def numbered(folder, role):
    return [np.load(path) for path in sorted(folder.glob(f"{role}_*.npy"))]


def check_step(text, folder):
    """A step for one device against the outputs that were recorded."""
    [found] = run(text, [numbered(folder, "in")])
    worst = 0.0
    for result, expected in zip(found, numbered(folder, "out"), strict=True):
        scale = max(np.abs(expected).max(), np.finfo(np.float32).tiny)
        off = np.abs(result.astype(np.float64) - expected) / scale
        # Where an optimiser divides two numbers next to nothing, rounding alone decides.
        assert (off > TOLERANCE).sum() <= max(1, off.size // 500), off.max()
        worst = max(worst, np.median(off))
    return worst


def run_whole(text, arguments, shapes, partitions):
    """Whole results, of these shapes, of whole arguments, which XLA distributes as the text says."""
    executable, devices = compiled(text, partitions)

    def placed(shardings):
        return [GSPMDSharding(tuple(devices), sharding) for sharding in shardings]

    pairs = zip(arguments, placed(executable.get_parameter_shardings()), strict=True)
    results = executable.execute_sharded([jax.device_put(own, sharding) for own, sharding in pairs])
    results = results.disassemble_into_single_device_arrays()
    laid = zip(shapes, placed(executable.get_output_shardings()), results, strict=True)
    join = jax.make_array_from_single_device_arrays
    return [np.asarray(join(shape, sharding, own)) for shape, sharding, own in laid]


def check_partitioned(text, folder, partitions):
    """Largest difference to what was recorded, as a part of the largest magnitude of a tensor."""
    recorded = numbered(folder, "out")
    shapes = [expected.shape for expected in recorded]
    found = run_whole(text, numbered(folder, "in"), shapes, partitions)
    worst, beyond = 0.0, 0
    for result, expected in zip(found, recorded, strict=True):
        scale = max(np.abs(expected).max(), np.finfo(np.float32).tiny)
        off = np.abs(result.astype(np.float64) - expected) / scale
        worst, beyond = max(worst, off.max()), beyond + int((off > STRICT).sum())
    # Where Adam divides two numbers next to nothing, rounding alone decides.
    assert worst <= 10 * TOLERANCE and beyond <= 8, (worst, beyond)
    return worst, beyond


def main():
    folder = pathlib.Path(sys.argv[1])
    shared = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    for path in sorted(folder.glob("*.mlir")):
        text = path.read_text()
        partitions = int(re.search(r"mhlo.num_partitions = (\d+)", text)[1])
        case = path.name.split(".")[0]
        if path.name == "collectives.mlir":
            check_collectives(text)
            print(f"{path.name}: 4 devices agree with NumPy")
        elif partitions == 1 and shared and path.name.endswith(".step.mlir"):
            worst = check_step(text, shared / "models/stablehlo" / case)
            print(f"{path.name}: agrees with the recorded outputs, worst median error {worst:.1e}")
        elif shared and path.name.endswith(".partitioned.mlir"):
            recorded = shared / "models/stablehlo" / case
            worst, beyond = check_partitioned(text, recorded, partitions)
            print(f"{path.name}: largest error {worst:.1e}, {beyond} elements beyond {STRICT}")
        else:
            compiled(text, partitions)
            print(f"{path.name}: compiled for {partitions} devices")


if __name__ == "__main__":
    main()
