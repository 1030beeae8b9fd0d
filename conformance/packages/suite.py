"""Models of real packages: peapod beside the runtimes that they were made for.

    python suite.py list                      what there is
    python suite.py record                    run the peers, and write peers.json
    python suite.py check --peapod PROGRAM    run peapod on the same inputs, and compare

`packages.toml` names packages of public registries, with the hash of every model in them; none of the
models is in this repository. `record` and `check` download what is missing into a folder (`--cache`).

The peer is TensorFlow Lite Micro or, for a model that this refuses, LiteRT's reference kernels; a model with
operators of MediaPipe runs there as `rewrite.py` composes them of builtin ones. Inputs are
seeded; a model runs on RUNS sets of them in a row, one with state on STATEFUL_RUNS. Of integers `peers.json`
has a hash of all outputs of all runs, of floats some elements of each output and the largest magnitude.

A row with `input_shapes` is of a model that leaves them open: it runs on inputs of these shapes, in LiteRT, which
computes the others from them.

`check` fails if a model differs, if it is refused though a peer runs it, or if it runs though none does, unless
its row has `refused`: why peapod does not take it. Such a row fails once the model is taken.
"""

import argparse
import base64
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import tomllib

import numpy

import archives
import peers

HERE = pathlib.Path(__file__).parent
RECORDED = HERE / "peers.json"
# Floats may differ by this much of the largest of a tensor; a row of `packages.toml` may allow more.
TOLERANCE = 1e-5
SAMPLES = 32
RUNS, STATEFUL_RUNS = 5, 50
SECONDS = 600

# What may become of a model: as it should be, known to be missing, and wrong.
HELD = ["equal", "refused as peers do"]
FAILURES = ["differs", "refused", "runs alone"]
OUTCOMES = [*HELD, "known refusal", *FAILURES]


class Summary:
    """What is kept of the outputs of all runs."""

    def __init__(self):
        self.integers, self.floats, self.elements = hashlib.sha256(), [], 0

    def add(self, output):
        """Takes the next output, of the order of runs and then of outputs."""
        output = numpy.ascontiguousarray(output).reshape(-1)
        self.elements += output.size
        if output.dtype.kind != "f":
            self.integers.update(output.tobytes())
            return
        places = numpy.linspace(0, max(output.size - 1, 0), min(SAMPLES, output.size))
        finite = output[numpy.isfinite(output)]
        largest = float(abs(finite).max()) if finite.size else 0.0
        self.floats.append((output[places.astype(int)].astype("<f4"), largest))

    def as_json(self):
        sampled = [
            [base64.b64encode(some.tobytes()).decode(), largest] for some, largest in self.floats
        ]
        return {
            "elements": self.elements,
            "integers": self.integers.hexdigest(),
            "floats": sampled,
        }

    def difference(self, recorded, tolerance):
        """What differs from the summary of a peer, or None."""
        if self.elements != recorded["elements"]:
            return f"expected {recorded['elements']} elements, found {self.elements}"
        if self.integers.hexdigest() != recorded["integers"]:
            return "integers differ"
        worst = 0.0
        for (found, _), (expected, largest) in zip(self.floats, recorded["floats"], strict=True):
            expected = numpy.frombuffer(base64.b64decode(expected), "<f4")
            same = (found == expected) | (numpy.isnan(found) & numpy.isnan(expected))
            with numpy.errstate(invalid="ignore"):
                error = abs(found[~same] - expected[~same]) / max(largest, numpy.finfo(numpy.float32).tiny)
            worst = max(worst, float(error.max(initial=0.0)))
        return None if worst <= tolerance else f"floats differ by {worst:.1e} of the largest"


def inputs(described, runs):
    """Seeded inputs of every run; `described` are element types and shapes."""
    random = numpy.random.RandomState(7)
    for _ in range(runs):
        yield [element(random, numpy.dtype(dtype), shape) for dtype, shape in described]


def element(random, dtype, shape):
    if dtype.kind == "f":
        return random.uniform(-1, 1, shape).astype(dtype)
    if dtype.kind == "b":
        return random.randint(0, 2, shape).astype(dtype)
    if dtype.itemsize > 2:
        # Mostly indices, lengths and steps.
        return random.randint(0, 10, shape).astype(dtype)
    limits = numpy.iinfo(dtype)
    return random.randint(limits.min, limits.max + 1, shape).astype(dtype)


def models():
    """Every model: its package and its row in `packages.toml`."""
    packages = tomllib.loads((HERE / "packages.toml").read_text())["package"]
    for package in packages:
        for model in package["model"]:
            yield package, model


def name(package, model):
    return f"{package['name']} {model['path'].rsplit('/')[-1]}"


def record(args):
    recorded = json.loads(RECORDED.read_text()) if RECORDED.exists() else {}
    for package, model in models():
        if model["sha256"] in recorded and not args.again:
            continue
        file = archives.model(args.cache, package, model)
        # In a process of its own: a peer may end it, and one model's state must not reach the next.
        command = [sys.executable, __file__, "peer", str(file)]
        shapes = options(model)
        found = None
        for peer in peers.NAMES:
            done = subprocess.run([*command, peer, *shapes], capture_output=True, text=True, timeout=SECONDS)
            if done.returncode == 0:
                found = json.loads(done.stdout.splitlines()[-1])
                break
        recorded[model["sha256"]] = found
        print(name(package, model), found and found["peer"], flush=True)
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(recorded.items())]
        RECORDED.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def options(model):
    """The options that say which shapes the inputs of a model have."""
    shapes = model.get("input_shapes", [])
    return [f"--input-shape={'x'.join(map(str, shape))}" for shape in shapes]


def peer(args):
    """Runs one peer on one model, and prints what is recorded of it."""
    data = args.model.read_bytes()
    stateful = peers.has_state(data)
    runs = STATEFUL_RUNS if stateful else RUNS
    shapes = [[int(extent) for extent in shape.split("x")] for shape in args.input_shape]
    session, summary = peers.Session(args.peer, data, shapes), Summary()
    for given in inputs(session.inputs, runs):
        for output in session.run(given):
            summary.add(output)
    described = [[dtype.name, list(shape)] for dtype, shape in session.inputs]
    print(json.dumps({"peer": args.peer, "runs": runs, "inputs": described, **summary.as_json()}))


def ours(program, file, model, recorded):
    """Runs peapod on the inputs of a peer: what is wrong, or None."""
    with tempfile.TemporaryDirectory() as folder:
        folder, command = pathlib.Path(folder), [program, "run", str(file), *options(model)]
        described = [(dtype, tuple(shape)) for dtype, shape in recorded["inputs"]]
        for run, given in enumerate(inputs(described, recorded["runs"])):
            for index, array in enumerate(given):
                path = folder / f"{run}.{index}.npy"
                numpy.save(path, array)
                command += ["--input", str(path)]
        done = subprocess.run(
            [*command, "--outputs", str(folder / "out")],
            capture_output=True, text=True, timeout=SECONDS,
        )
        if done.returncode != 0:
            return "refused", cause(done.stderr)
        summary = Summary()
        for path in sorted((folder / "out").glob("*.npy")):
            summary.add(numpy.load(path))
        difference = summary.difference(recorded, model.get("tolerance", TOLERANCE))
        return ("equal", "") if difference is None else ("differs", difference)


def refused(program, file):
    """What peapod does with a model that no peer runs."""
    done = subprocess.run([program, "run", str(file)], capture_output=True, text=True, timeout=SECONDS)
    if done.returncode == 0:
        return "runs alone", "no peer runs it"
    return "refused as peers do", cause(done.stderr)


def cause(stderr):
    lines = [line for line in stderr.splitlines() if line.startswith("error")]
    return lines[0] if lines else stderr.strip()[-200:]


def compared(program, file, model, recorded):
    """What becomes of a model, and why."""
    expected = recorded[model["sha256"]]
    if expected is None:
        return refused(program, file)
    outcome, why = ours(program, file, model, expected)
    if "refused" not in model:
        return outcome, why
    if outcome == "refused":
        return "known refusal", why
    return "differs", f"expected a refusal, found it {outcome}: remove `refused` from its row"


def check(args):
    recorded, tallies = json.loads(RECORDED.read_text()), {}
    for package, model in models():
        file = archives.model(args.cache, package, model)
        outcome, why = compared(args.peapod, file, model, recorded)
        tally = tallies.setdefault(package["registry"], dict.fromkeys(OUTCOMES, 0))
        tally[outcome] += 1
        expected = recorded[model["sha256"]]
        against = expected["peer"] if expected else "-"
        print(f"{outcome:20} {against:8} {name(package, model)}  {why}", flush=True)
    return report(tallies)


def report(tallies):
    """Prints the outcomes by registry, and says whether one of them is a failure."""
    total = {outcome: sum(tally[outcome] for tally in tallies.values()) for outcome in OUTCOMES}
    print(f"\n{'':10} " + "  ".join(OUTCOMES))
    for registry, tally in [*sorted(tallies.items()), ("all", total)]:
        print(f"{registry:10} " + "  ".join(f"{tally[it]:{len(it)}}" for it in OUTCOMES))
    held, count = sum(total[outcome] for outcome in HELD), sum(total.values())
    print(f"\n{held} of {count} are equal, or are refused as peers do: {100 * held / max(count, 1):.1f} %")
    return 1 if any(total[outcome] for outcome in FAILURES) else 0


def show(_):
    for package, model in models():
        print(f"{package['registry']:7} {package['name']} {package['version']}  {model['path']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    commands = parser.add_subparsers(required=True)
    cache = argparse.ArgumentParser(add_help=False)
    cache.add_argument("--cache", type=pathlib.Path, default=pathlib.Path("target/packages"))
    commands.add_parser("list").set_defaults(run=show)
    recording = commands.add_parser("record", parents=[cache])
    recording.add_argument("--again", action="store_true", help="also what is recorded already")
    recording.set_defaults(run=record)
    checking = commands.add_parser("check", parents=[cache])
    checking.add_argument("--peapod", required=True)
    checking.set_defaults(run=check)
    one = commands.add_parser("peer")
    one.add_argument("model", type=pathlib.Path)
    one.add_argument("peer", choices=peers.NAMES)
    one.add_argument("--input-shape", action="append", default=[])
    one.set_defaults(run=peer)
    args = parser.parse_args()
    sys.exit(args.run(args))


if __name__ == "__main__":
    main()
