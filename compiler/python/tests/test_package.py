"""The package as a whole: the command, errors, Ctrl-C, threads, types."""

import _thread
import pickle
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import peapod
import pytest

LOOP = """
func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
  %limit = stablehlo.constant dense<2000000000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %arg0) : tensor<i32>
    cond {
      %1 = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %2 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }
  return %0 : tensor<i32>
}
"""


def test_the_script_is_the_command(digits):
    script = shutil.which("peapod", path=str(Path(sys.executable).parent))
    assert script
    said = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == f"peapod {peapod.__version__}"
    module = [sys.executable, "-m", "peapod"]
    wrong = subprocess.run([*module, "inspect", "none.pea"], capture_output=True, text=True)
    assert wrong.returncode == 1 and "E0101" in wrong.stderr
    usage = subprocess.run([*module, "inspect", "--colour"], capture_output=True, text=True)
    assert usage.returncode == 2 and "E1010" in usage.stderr
    inspected = subprocess.run([*module, "inspect", digits], capture_output=True, text=True)
    assert inspected.returncode == 0 and inspected.stdout


def test_the_package_is_installed_and_typed():
    folder = Path(peapod.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "_peapod.pyi").exists()
    assert "site-packages" in folder.parts
    for name in peapod.__all__:
        it = getattr(peapod, name)
        assert getattr(it, "__doc__", None) or name == "__version__", name


def test_errors_survive_a_pickle():
    with pytest.raises(peapod.Error) as error:
        peapod.load("no such file")
    copy = pickle.loads(pickle.dumps(error.value))
    assert (str(copy), copy.code, copy.help) == (
        str(error.value),
        error.value.code,
        error.value.help,
    )


# An array makes an iteration take half a microsecond, where scalars alone take nanoseconds.
SLOW_LOOP = """
func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
  %limit = stablehlo.constant dense<20000000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %0:2 = stablehlo.while(%i = %arg0, %sum = %ones) : tensor<i32>, tensor<8xi32>
    cond {
      %1 = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %2 = stablehlo.add %i, %one : tensor<i32>
      %3 = stablehlo.add %sum, %sum : tensor<8xi32>
      stablehlo.return %2, %3 : tensor<i32>, tensor<8xi32>
    }
  return %0#0 : tensor<i32>
}
"""


def compiled(tmp_path, source):
    file = tmp_path / "loop.mlir"
    file.write_text(source)
    return peapod.compile(file, target="local")


def test_ctrl_c_ends_a_run(tmp_path):
    program = compiled(tmp_path, SLOW_LOOP)
    threading.Timer(0.5, _thread.interrupt_main).start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        program.run(np.int32(0))
    assert time.monotonic() - began < 5


def test_other_threads_run_meanwhile(tmp_path, board, digits):
    program = compiled(tmp_path, LOOP)
    failed = []

    def run():
        try:
            program.run(np.int32(0))
        except peapod.Error as error:
            failed.append(error.code)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    model = peapod.micro.compile(digits, target=board)
    model.run(np.zeros(model.inputs[0].shape, np.int8))
    # A loop without an end is one that takes too many iterations.
    thread.join(120)
    assert failed == ["peapod::E0708"]
