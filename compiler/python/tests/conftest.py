"""What several tests of the package share."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture
def board() -> str:
    """A board that there is."""
    return "mps2-an386"


@pytest.fixture
def digits() -> str:
    """The model of the example."""
    return str(ROOT / "examples/digits/digits.tflite")
