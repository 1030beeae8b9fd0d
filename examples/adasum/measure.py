"""Steps to a loss with averages and with Adasum, over five seeds: the table of README.md.

    python3 measure.py PEAPOD RUNS     # the command, and a folder for the runs
"""

import json
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
SEEDS = range(1, 6)
LOSS = 0.1
# Reduction, batch, mesh, learning rates, steps at most.
ROWS = [
    ("sum", 32, "data=1", (0.01, 0.02, 0.05, 0.1), 600),
    ("sum", 512, "data=16", (0.02, 0.05, 0.1), 300),
    ("sum", 512, "data=16", (0.2, 0.5), 150),
    ("adasum", 512, "data=16", (0.02, 0.05, 0.1, 0.2), 100),
]


def steps_to_loss(run):
    """The first step at which the mean loss of ten steps is at most LOSS, or None."""
    with open(run / "metrics.jsonl") as lines:
        events = [json.loads(line) for line in lines]
    losses = [event["loss"] for event in events if "gradient_norm" in event]
    for end in range(10, len(losses) + 1):
        if sum(losses[end - 10 : end]) / 10 <= LOSS:
            return end
    return None


def main():
    peapod, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for how, batch, mesh, rates, most in ROWS:
        for rate in rates:
            found = []
            for seed in SEEDS:
                run = folder / f"{how}-{batch}-{rate}-{seed}"
                changes = {
                    "run.gradient_reduction": how,
                    "run.batch": batch,
                    "run.mesh": mesh,
                    "optimizer.learning_rate": rate,
                    "run.seed": seed,
                    "run.steps": most,
                }
                changes = [f"--set={name}={json.dumps(value)}" for name, value in changes.items()]
                command = [peapod, "train", HERE / "adasum.toml", "--out", run, *changes]
                done = subprocess.run(command, capture_output=True, text=True)
                # A run that diverges ends with an error.
                found.append(steps_to_loss(run) if done.returncode == 0 else None)
            known = [most + 1 if steps is None else steps for steps in found]
            median = statistics.median(known)
            print(f"{how:7} batch {batch:3} rate {rate:<5} median {median:3} of {found}", flush=True)


main()
