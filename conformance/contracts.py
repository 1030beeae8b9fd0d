"""Records what LiteRT's reference kernels answer where TFLM's answer otherwise: `litert/`, an archive per operator.

    python contracts.py            write the archives, and the table of README.md
    python contracts.py --check    write nothing; exit 1 if the archives are others

The models are those of `generator/`, as they are and with scales drawn anew; of the inputs that `bulk.py` would draw,
the first on which the two differ are kept. `peapod --numerics litert` must give these outputs.
"""

import argparse
import copy
import sys
from pathlib import Path

import numpy as np

import bulk
from generator import archive, oracle
from generator.ops import all_cases

HERE = Path(__file__).parent
FOLDER = HERE / "litert"
README = HERE / "README.md"
START, END = "<!-- contracts: made by contracts.py -->\n", "<!-- end of contracts -->\n"

# Operators whose results differ: whether scales of results are drawn anew as well.
OPERATORS = {
    "abs": True,
    "batch_matmul": True,
    "div": True,
    "fully_connected": True,
    "leaky_relu": True,
    "logistic": False,
    "mul": True,
    "prelu": True,
    "relu": True,
    "relu6": True,
    "relu_n1_to_1": True,
    "rsqrt": True,
    "softmax": False,
    "svdf": True,
    "tanh": False,
}

# Of an operator and type: models, runs of each, and elements that are searched for each.
MODELS, RUNS, SEARCHED = 6, 2, 20_000
SEEDS = range(8)
MOST_BYTES = 6_000


def with_other_scales(case, seed, results):
    """The case with factors on its scales; biases keep to those of their sums."""
    case = copy.deepcopy(case)
    rng = np.random.default_rng(seed)
    for tensor in case.graph.tensors:
        kept = not results and any(tensor is output for output in case.graph.outputs)
        if tensor.quant and tensor.dtype in ("s8", "s4", "s16") and not kept:
            factor = np.float32(rng.uniform(0.6, 1.5))
            tensor.quant.scale = (np.asarray(tensor.quant.scale, np.float32) * factor).astype(np.float32)
    operator = case.graph.operators[0]
    if case.op == "fully_connected" and len(operator.inputs) > 2 and operator.inputs[2]:
        x, weights, bias = operator.inputs[:3]
        bias.quant.scale = np.float32(x.quant.scale) * np.asarray(weights.quant.scale, np.float32)
    case.name = f"{case.name}_scales{seed}"
    return case


def differing(case):
    """The first runs on which the kernels differ, with LiteRT's outputs, and how many elements do by how much."""
    model, outputs = case.graph.to_bytes(), len(case.graph.outputs)
    if len(model) > MOST_BYTES:
        return [], 0, 0
    elements = sum(int(np.prod(tensor.shape)) for tensor in case.graph.outputs)
    stateful = case.op == "svdf"
    runs = bulk.inputs_of(case, max(2, min(2000, SEARCHED // max(elements, 1))))
    try:
        pairs = [oracle.outputs(model, runs, outputs, peer) for peer in ("tflm", "litert")]
    except Exception:
        # One of them refuses the model.
        return [], 0, 0
    apart = [
        [abs(a.astype(np.int64) - b.astype(np.int64)) for a, b in zip(*both)] for both in zip(*pairs)
    ]
    found = [at for at, arrays in enumerate(apart) if any(array.any() for array in arrays)][:RUNS]
    if found and stateful:
        found = list(range(found[-1] + 1))
        if len(found) > 12:
            return [], 0, 0
    count = sum(int((array != 0).sum()) for at in found for array in apart[at])
    most = max((int(array.max(initial=0)) for at in found for array in apart[at]), default=0)
    return [(runs[at], pairs[1][at]) for at in found], count, most


def files_of(case, runs):
    stem = f"{case.op}/{case.name}"
    files = {f"{stem}.tflite": case.graph.to_bytes()}
    for run, (inputs, outputs) in enumerate(runs):
        files |= {f"{stem}.{run}.in{k}.bin": array.tobytes() for k, array in enumerate(inputs)}
        files |= {f"{stem}.{run}.out{k}.bin": array.tobytes() for k, array in enumerate(outputs)}
    return files


def record():
    """All files, and a row for each operator and type: models, elements that differ, the largest difference."""
    files, rows = {}, {}
    for case in all_cases():
        quantised = all(tensor.dtype in ("s8", "s16") for tensor in case.graph.outputs)
        # LiteRT reads states of 8 bits as of 16, beyond their end.
        refused = case.op == "svdf" and case.name.startswith("s8_state_s8")
        if case.op not in OPERATORS or case.reference != "tflm" or not quantised or refused:
            continue
        row = rows.setdefault((case.op, bulk.type_of(case)), [0, 0, 0])
        results = OPERATORS[case.op]
        for it in [case, *(with_other_scales(case, seed, results) for seed in SEEDS)]:
            if row[0] == MODELS:
                break
            runs, count, most = differing(it)
            if runs:
                files |= files_of(it, runs)
                rows[case.op, bulk.type_of(case)] = row = [row[0] + 1, row[1] + count, max(row[2], most)]
                # The next case differs more from this one than its other scales do.
                break
    return files, {cell: row for cell, row in rows.items() if row[0]}


def table(rows):
    lines = ["| op | type | models | elements that differ | by at most |\n", "|---|---|---|---|---|\n"]
    lines += [f"| {op} | {ty} | {' | '.join(map(str, row))} |\n" for (op, ty), row in sorted(rows.items())]
    before, rest = README.read_text().split(START)
    return before + START + "\n" + "".join(lines) + "\n" + END + rest.split(END)[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    files, rows = record()
    archive.VECTORS = FOLDER
    before = archive.read_all()
    if arguments.check:
        stale = sorted(name for name in files.keys() | before.keys() if files.get(name) != before.get(name))
        sys.exit("\n".join(f"differs: {name}" for name in stale) if stale else 0)
    archive.write_all(files, before)
    README.write_text(table(rows))
    size = sum(path.stat().st_size for path in FOLDER.glob("*.zip"))
    print(f"{sum(row[0] for row in rows.values())} models, {len(files)} files, {size} bytes of archives")


if __name__ == "__main__":
    main()
