"""Writes the conformance vectors, or checks that the committed ones are what it would write.

    python generate.py            write every case and the table of README.md
    python generate.py --check    write nothing; exit 1 and name what differs
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

import numpy as np

from generator import archive, oracle
from generator.ops import all_cases, covers

HERE = Path(__file__).parent
README = HERE / "README.md"
TABLE_START, TABLE_END = "<!-- cases: made by generate.py -->\n", "<!-- end of cases -->\n"

# Exponentials come from the machine's own C library, so floats may differ in their last bits.
FLOAT_TOLERANCE = dict(rtol=1e-5, atol=1e-6)


def files_of(case):
    """The files of one case: their paths from this folder, and their arrays or bytes."""
    model = case.graph.to_bytes()
    stem = f"{case.op}/{case.name}"
    files = {f"{stem}.tflite": model}
    results = oracle.answers(case, case.runs)
    for run, (inputs, outputs) in enumerate(zip(case.runs, case.outputs(results))):
        files |= {f"{stem}.{run}.in{k}.bin": array for k, array in enumerate(inputs)}
        files |= {f"{stem}.{run}.out{k}.bin": array for k, array in enumerate(outputs)}
    return files


def to_bytes(content):
    return content if isinstance(content, bytes) else content.tobytes()


def same(name, committed, content):
    """Whether a committed file holds `content`: floats that were computed, to a tolerance."""
    if committed is None:
        return False
    if committed == to_bytes(content):
        return True
    if ".out" not in name or content.dtype not in (np.float32, np.complex64):
        return False
    if len(committed) != content.nbytes:
        return False
    before = np.frombuffer(committed, content.dtype).reshape(content.shape)
    return np.allclose(before, content, **FLOAT_TOLERANCE)


def readme_with_table(cases, files):
    """README.md with its table made anew."""
    counts = Counter(case.op for case in cases)
    runs = sum(len(case.runs) for case in cases)
    size = sum(len(to_bytes(content)) for content in files.values())
    lines = ["| op | cases | what is covered |\n", "|---|---|---|\n"]
    lines += [f"| {op} | {counts[op]} | {text} |\n" for op, text in sorted(covers().items())]
    lines += [f"\n{len(cases)} cases, {runs} runs, {len(files)} files in archives, {size / 1e6:.2f} MB.\n"]
    before, rest = README.read_text().split(TABLE_START)
    after = rest.split(TABLE_END)[1]
    return before + TABLE_START + "\n" + "".join(lines) + "\n" + TABLE_END + after


def check(files, readme):
    """Prints what differs from the archives and returns how many files that is."""
    committed = archive.read_all()
    stale = [name for name, content in files.items() if not same(name, committed.get(name), content)]
    faults = [f"differs or is missing: {name}" for name in stale]
    faults += [f"made by no case: {name}" for name in sorted(committed.keys() - files.keys())]
    if README.read_text() != readme:
        faults.append("differs: README.md")
    for fault in faults:
        print(fault, file=sys.stderr)
    return len(faults)


def write(files, readme):
    """Replaces the archives. Those whose contents would not change are left alone."""
    committed = archive.read_all()
    kept = {
        name: committed[name] if same(name, committed.get(name), content) else to_bytes(content)
        for name, content in files.items()
    }
    archive.write_all(kept, committed)
    README.write_text(readme)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()

    cases = all_cases()
    files = {}
    for case in cases:
        made = files_of(case)
        assert not made.keys() & files.keys(), f"two cases are called {case.op}/{case.name}"
        files |= made
    readme = readme_with_table(cases, files)
    if not arguments.check:
        write(files, readme)
        print(f"{len(cases)} cases, {len(files)} files")
    elif faults := check(files, readme):
        sys.exit(f"{faults} files differ from what generate.py makes: run it and look at the diff")
    else:
        print(f"{len(cases)} cases, {len(files)} files: as committed")


if __name__ == "__main__":
    main()
