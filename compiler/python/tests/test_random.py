"""Random models of one op: the package, the command and the evaluator have the same bits.

`cargo xtask test` runs such models on every board too, against the same evaluator.
"""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import peapod
import pytest

MODELS = os.environ.get("PEAPOD_RANDOM_MODELS")
COMMAND = os.environ.get("PEAPOD_COMMAND")
RUNS = 3

needs_models = pytest.mark.skipif(
    MODELS is None, reason="PEAPOD_RANDOM_MODELS names no folder that random-ops has made"
)


def tensors(model, run, what):
    """The files of a run, in order."""
    files = [model.with_suffix(f".{run}.{what}{index}.bin") for index in range(8)]
    return [file for file in files if file.exists()]


def in_python(model, board):
    """What `.run` makes of all inputs, one run after another."""
    compiled = peapod.micro.compile(model, target=board)
    made = []
    for run in range(RUNS):
        files = tensors(model, run, "in")
        inputs = [
            np.fromfile(file, tensor.dtype).reshape(tensor.shape)
            for file, tensor in zip(files, compiled.inputs, strict=True)
        ]
        made += [it.tobytes() for it in compiled.run(*inputs)]
    return made


def on_the_command_line(model, folder):
    """What `peapod run` makes of the same."""
    words = [COMMAND, "run", str(model)]
    expected = [file for run in range(RUNS) for file in tensors(model, run, "out")]
    outputs = [folder / f"{model.parent.name}-{file.name}" for file in expected]
    for run in range(RUNS):
        words += [f"--input={file}" for file in tensors(model, run, "in")]
    words += [f"--output={file}" for file in outputs]
    subprocess.run(words, check=True, capture_output=True)
    return [file.read_bytes() for file in outputs]


@needs_models
def test_random_models_have_the_same_bits_everywhere(tmp_path, board):
    models = sorted(Path(MODELS).glob("*/*.ir"))
    assert len(models) >= 1000

    def compare(model):
        python = in_python(model, board)
        expected = [f.read_bytes() for run in range(RUNS) for f in tensors(model, run, "out")]
        if "f32" in model.read_text():
            # Floats differ from the evaluator's in the last bits; integers must not.
            return python == on_the_command_line(model, tmp_path), model
        return python == on_the_command_line(model, tmp_path) == expected, model

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        different = [model for equal, model in pool.map(compare, models) if not equal]
    assert not different, different[:10]
