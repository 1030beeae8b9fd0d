"""The command ``peapod``."""

from __future__ import annotations

import sys

from peapod import _peapod


def main() -> int:
    """Runs the command with the words of this process and returns its exit status."""
    return _peapod.command(sys.executable, ["peapod", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
