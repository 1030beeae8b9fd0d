"""Trains the Transformer synchronously and asynchronously, over five seeds: the table of README.md.

    python3 measure.py PEAPOD FOLDER     # the command, and a folder for what is compiled
"""

import pathlib
import subprocess
import sys

from train import HERE, STEPS, save_start

DELAYED = ["--pipeline", "pipemare", "--microbatches", "2"]
SLOWED = [*DELAYED, "--learning-rate-by-delay", "300"]
ROWS = {
    "1f1b": ["--pipeline", "1f1b", "--microbatches", "2"],
    "pipemare": DELAYED,
    "pipemare, T1": SLOWED,
    "pipemare, T1, T2": [*SLOWED, "--discrepancy-correction=0.5"],
}
SHOWN = [1, 10, 20, 50, 100, 150]


def losses(said):
    lines = [line.split() for line in said.splitlines() if line.startswith("step ")]
    return [float(words[-1]) for words in lines]


def described(found):
    """The losses of some steps as means over ten, or when there was none."""
    if len(found) < STEPS:
        return f"NaN in step {len(found) + 1}, most {max(found):.3g}"
    return ", ".join(f"{sum(found[max(it - 10, 0) : it]) / min(it, 10):.2f}" for it in SHOWN)


def main():
    peapod, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, options in ROWS.items():
        out = folder / name.replace(", ", "-")
        mesh = ["--target", "local", "--mesh", "pipe=8", *options]
        compiled = [peapod, "compile", HERE / "step.mlir", *mesh, "-o", out]
        subprocess.run(compiled, check=True, capture_output=True)
        for seed in range(5):
            start = folder / f"start{seed}.npz"
            save_start(start, seed)
            run = ["run", out / "step.pod", "--inputs", start, "--data", HERE / "data"]
            done = subprocess.run([peapod, *run], capture_output=True, text=True)
            found = losses(done.stdout)
            # A run whose loss is NaN ends with an error.
            assert len(found) == STEPS or "NaN" in done.stderr, done.stderr
            print(f"{name:17} seed {seed}: {described(found)}", flush=True)


main()
