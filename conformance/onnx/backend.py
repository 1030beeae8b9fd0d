"""Writes the tests that the `onnx` package has for backends, one folder each, for `tests/onnx`.

    python backend.py FOLDER

A folder has `model.onnx`, `input_N.pb` and `output_N.pb` of its first data set, and `tolerance`.
Tests of operators are made by the package's own code; models of whole networks without data are
left out, and so are those whose inputs or outputs are no tensors.
"""

import pathlib
import shutil
import sys
import warnings

import numpy
import onnx
from onnx import numpy_helper
from onnx.backend.test.case.node import collect_testcases

warnings.filterwarnings("ignore")


def write(folder, model, inputs, outputs, tolerance):
    """A case; its model alone where it has other values than tensors."""
    folder.mkdir(parents=True)
    (folder / "model.onnx").write_bytes(model)
    for kind, values in [("input", inputs), ("output", outputs)]:
        for index, value in enumerate(values):
            tensor = numpy_helper.from_array(numpy.asarray(value))
            (folder / f"{kind}_{index}.pb").write_bytes(tensor.SerializeToString())
    rtol, atol = tolerance
    (folder / "tolerance").write_text(f"{rtol} {atol}\n")


def tensors(values):
    """Whether all are arrays of numbers."""
    return all(isinstance(value, (numpy.ndarray, numpy.generic)) for value in values)


def operators(target):
    """Tests of single operators, and of the functions that some are made of."""
    for case in collect_testcases(None):
        if "_expanded" in case.name or case.model is None:
            continue
        inputs, outputs = case.data_sets[0]
        folder = target / "node" / case.name
        model = case.model.SerializeToString()
        if tensors(inputs) and tensors(outputs):
            write(folder, model, inputs, outputs, (case.rtol, case.atol))
        else:
            write(folder, model, [], [], (case.rtol, case.atol))


def stored(target):
    """Tests that the package has as files."""
    data = pathlib.Path(onnx.__file__).parent / "backend" / "test" / "data"
    for kind in ["simple", "pytorch-operator", "pytorch-converted"]:
        for model in sorted((data / kind).glob("*/model.onnx")):
            sets = model.parent / "test_data_set_0"
            folder = target / kind / model.parent.name
            folder.mkdir(parents=True)
            shutil.copy(model, folder)
            (folder / "tolerance").write_text("1e-3 1e-5\n")
            for file in sorted(sets.glob("*.pb")):
                shutil.copy(file, folder)


def main(target):
    shutil.rmtree(target, ignore_errors=True)
    operators(target)
    stored(target)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
