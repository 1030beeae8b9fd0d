"""JAX's side of `cargo xtask bench loops`.

    jax_loop.py list                    one JSON line: pairs of case and what it is
    jax_loop.py export CASE FOLDER      step.mlir, inputs/in_000.npy …
    jax_loop.py time CASE RUNS [FOLDER] one JSON line: seconds of every run on one device, and, if the folder of Peapod's outputs is
                                        given, the largest difference from them, relative to the largest number
"""

import json
import os
import sys
import time
from pathlib import Path

os.environ["JAX_PLATFORMS"] = "cpu"


def export(case, folder):
    import jax
    import numpy as np
    from loops import CASES

    run, arguments = CASES[case][1]()
    inputs = folder / "inputs"
    inputs.mkdir(parents=True, exist_ok=True)
    (folder / "step.mlir").write_text(jax.jit(run).lower(*arguments).as_text(debug_info=True))
    for index, leaf in enumerate(jax.tree.leaves(arguments)):
        np.save(inputs / f"in_{index:03}.npy", leaf)


def difference(results, folder):
    import numpy as np

    largest = 0.0
    for result, path in zip(results, sorted(folder.glob("*.npy")), strict=True):
        wanted, found = (np.asarray(it, np.float64) for it in (result, np.load(path)))
        largest = max(largest, float(np.max(np.abs(wanted - found)) / max(1.0, np.max(np.abs(wanted)))))
    return largest


def measure(case, runs, folder):
    import jax
    from loops import CASES

    run, arguments = CASES[case][1]()
    compiled = jax.jit(run).lower(*arguments).compile()
    arguments = jax.device_put(arguments)
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        result = jax.block_until_ready(compiled(*arguments))
        seconds.append(time.perf_counter() - start)
    off = difference(jax.tree.leaves(result), Path(folder)) if folder else None
    print(json.dumps({"seconds": seconds, "difference": off}))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["list"]:
            from loops import CASES

            print(json.dumps([[name, described] for name, (described, _) in CASES.items()]))
        case ["export", case, folder]:
            export(case, Path(folder))
        case ["time", case, runs, *folder]:
            measure(case, int(runs), folder[0] if folder else None)
        case _:
            sys.exit(__doc__)
