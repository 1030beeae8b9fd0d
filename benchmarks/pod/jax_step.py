"""JAX's side of `cargo xtask bench pod`.

    jax_step.py export CASE FOLDER     step.mlir, inputs/in_000.npy …, arguments.json (their names, shapes, axes)
    jax_step.py program CASE FOLDER ROWS step.mlir alone, with a batch of so many rows; sequences are short
    jax_step.py distributed CASE STEPS the same for two processes with a device each, of the first one
    jax_step.py bytes FOLDER         bytes that a device sends in what XLA wrote there with --xla_dump_hlo_as_text
    jax_step.py time CASE LAYOUT STEPS one JSON line: seconds of compiling and of every step, losses, peak memory

LAYOUT: `one` device; `data`: 8 virtual devices, the batch sharded; `update`: the state of the optimizer sharded too; `2x4`: two along
`data`, four along `model`. Virtual devices are those of XLA_FLAGS, which this script sets for itself.
"""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

LAYOUTS = {"one": (1, 1), "data": (8, 1), "update": (8, 1), "2x4": (2, 4), "processes": (2, 1)}


def leaf_name(path):
    """Name of a parameter within its layer."""
    keys = [key.key for key in path if hasattr(key, "key")]
    return keys[-1] if keys else ""


def program(step, arguments, folder):
    import jax

    lowered = jax.jit(step, donate_argnums=(0, 1)).lower(*arguments)
    (folder / "step.mlir").write_text(lowered.as_text(debug_info=True))


def export(case, folder):
    import jax
    import numpy as np
    from cases import CASES

    make, model = CASES[case]
    step, params, state, batch = make()
    program(step, (params, state, batch), folder)
    inputs = folder / "inputs"
    inputs.mkdir(parents=True, exist_ok=True)
    described = []
    leaves = jax.tree_util.tree_leaves_with_path((params, state, batch))
    for index, (path, leaf) in enumerate(leaves):
        np.save(inputs / f"in_{index:03}.npy", leaf)
        role = ["params", "state", "batch"][path[0].idx]
        axes = [None] * np.ndim(leaf)
        if role == "batch":
            axes[0] = "data"
        # Arguments are called as the results that replace them, the others by number.
        name = f"arg{index}" if role == "batch" else jax.tree_util.keystr(path)
        axes = axes if role == "batch" else model.get(leaf_name(path), axes)
        described.append({"name": name, "shape": np.shape(leaf), "axes": axes})
    (folder / "arguments.json").write_text(json.dumps(described, indent=1) + "\n")


def shardings(layout, mesh, model, params, state, batch):
    """How (params, state, batch) are sharded."""
    import jax
    import numpy as np
    from jax.sharding import NamedSharding, PartitionSpec

    def spec(path, leaf, with_data):
        named = model.get(leaf_name(path)) if layout == "2x4" else None
        axes = list(named or [None] * np.ndim(leaf))
        if with_data:
            # The first dimension that is free and divides.
            for dim, axis in enumerate(axes):
                if axis is None and np.shape(leaf)[dim] % mesh.shape["data"] == 0:
                    axes[dim] = "data"
                    break
        return NamedSharding(mesh, PartitionSpec(*axes))

    def tree(values, with_data):
        return jax.tree_util.tree_map_with_path(lambda p, x: spec(p, x, with_data), values)

    rows = NamedSharding(mesh, PartitionSpec("data"))
    return tree(params, False), tree(state, layout in ("update", "2x4")), jax.tree.map(lambda _: rows, batch)


def measure(case, layout, steps, rank=None, address=None):
    devices = LAYOUTS[layout]
    count = devices[0] * devices[1] if rank is None else 1
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={count}"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import numpy as np
    from cases import CASES

    if rank is not None:
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
        jax.distributed.initialize(address, devices[0], rank)
    make, model = CASES[case]
    step, *arguments = make()
    mesh = jax.make_mesh(devices, ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
    given = shardings(layout, mesh, model, *arguments)
    whole = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
    jitted = jax.jit(
        step, donate_argnums=(0, 1), in_shardings=given, out_shardings=(given[0], given[1], whole)
    )
    def put(values, sharding):
        return jax.make_array_from_callback(np.shape(values), sharding, lambda part: np.asarray(values)[part])

    params, state, batch = jax.tree.map(put, tuple(arguments), given)
    lowered = jitted.lower(params, state, batch)
    start = time.perf_counter()
    compiled = lowered.compile()
    compile_seconds = time.perf_counter() - start
    seconds, losses = [], []
    for _ in range(steps):
        start = time.perf_counter()
        params, state, loss = compiled(params, state, batch)
        jax.block_until_ready((params, state, loss))
        seconds.append(time.perf_counter() - start)
        losses.append(float(loss))
    result = {
        "compile_seconds": compile_seconds,
        "steps": seconds,
        "losses": losses,
        "peak_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }
    if not rank:
        print(json.dumps(result), flush=True)


def distributed(case, steps):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    ranks = [
        subprocess.Popen([sys.executable, __file__, "rank", case, steps, str(rank), address])
        for rank in range(2)
    ]
    if any([rank.wait() for rank in ranks]):
        sys.exit("a process failed")


def sent(folder):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "conformance" / "stablehlo"))
    from traffic import of_hlo

    texts = sorted(folder.glob("*after_optimizations.txt"), key=lambda path: path.stat().st_size)
    print(of_hlo(texts[-1].read_text()))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["export", case, folder]:
            export(case, Path(folder))
        case ["program", case, folder, rows]:
            import cases

            # A tensor of all rows has less than 2^31 bytes.
            cases.LENGTH = 8
            step, *arguments = cases.CASES[case][0](int(rows))
            program(step, arguments, Path(folder))
        case ["distributed", case, steps]:
            distributed(case, steps)
        case ["rank", case, steps, rank, address]:
            measure(case, "processes", int(steps), int(rank), address)
        case ["bytes", folder]:
            sent(Path(folder))
        case ["time", case, layout, steps]:
            measure(case, layout, int(steps))
        case _:
            sys.exit(__doc__)
