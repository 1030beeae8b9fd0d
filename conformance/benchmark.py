"""Writes the archive of `cargo xtask bench operators`: models of one operator of the sizes that
models have, with an input and what TFLM's reference kernels answer.

    python benchmark.py                      benchmarks/operators.zip
    python benchmark.py --networks FOLDER    whole networks, for `cargo xtask bench networks`
"""

import argparse
from pathlib import Path

from generate import files_of, to_bytes
from generator import archive, benchmark, networks

ARCHIVE = Path(__file__).parent.parent / "benchmarks" / "operators.zip"


def files(cases):
    """Names and bytes of models, inputs and outputs."""
    made = {}
    for case in cases:
        made |= {name: to_bytes(content) for name, content in files_of(case).items()}
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--networks", type=Path, metavar="FOLDER")
    folder = parser.parse_args().networks
    if folder is None:
        made = files(benchmark.cases())
        archive.write(ARCHIVE, made)
        print(f"{len(made)} files, {ARCHIVE.stat().st_size} bytes")
        return
    for name, content in files(networks.cases()).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
