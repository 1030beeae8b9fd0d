"""Writes the archive of `cargo xtask bench operators`: models of one operator of the sizes that
models have, with an input and what TFLM's reference kernels answer."""

from pathlib import Path

from generate import files_of, to_bytes
from generator import archive, benchmark

ARCHIVE = Path(__file__).parent.parent / "benchmarks" / "operators.zip"


def main():
    files = {}
    for case in benchmark.cases():
        files |= {f"{name}": to_bytes(content) for name, content in files_of(case).items()}
    archive.write(ARCHIVE, files)
    print(f"{len(files)} files, {ARCHIVE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
