"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from peapod import _peapod


def write(path: str | os.PathLike[str], content: bytes) -> None:
    """Writes a file beside its place, then moves it there."""
    place = Path(path)
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            beside.write_bytes(content)
            os.replace(beside, place)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        message = f"cannot write {place}: {problem.strerror}"
        help = "name a path in a folder that you may write to"
        raise _peapod.error("E0102", message, help) from problem
