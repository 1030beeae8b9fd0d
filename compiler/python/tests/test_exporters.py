"""Models of Keras and PyTorch. TensorFlow and PyTorch are too large for these tests: modules in
their place have the functions of them that the package calls, and hand over the example's model."""

import sys
import types
from pathlib import Path

import numpy as np
import peapod
import pytest


class Converter:
    """As `tf.lite.TFLiteConverter`."""

    content = b""

    @classmethod
    def from_keras_model(cls, model):
        assert model.name == "digits"
        return cls()

    def convert(self):
        return self.content


class Exported:
    """As what `litert_torch.convert` returns."""

    content = b""

    def export(self, path):
        Path(path).write_bytes(self.content)


def keras_model():
    base = type("Model", (), {"__module__": "keras.src.models.model"})
    return type("Sequential", (base,), {"name": "digits", "__module__": "keras.src.models"})()


def torch_module():
    base = type("Module", (), {"__module__": "torch.nn.modules.module", "eval": lambda it: it})
    return type("Net", (base,), {"__module__": "__main__"})()


def test_keras(monkeypatch, root, board, digits):
    converter = type("C", (Converter,), {"content": Path(digits).read_bytes()})
    tensorflow = types.ModuleType("tensorflow")
    tensorflow.lite = types.SimpleNamespace(TFLiteConverter=converter)
    monkeypatch.setitem(sys.modules, "tensorflow", tensorflow)
    model = peapod.micro.compile(keras_model(), target=board)
    assert model.pea == peapod.micro.compile(digits, target=board).pea


@pytest.mark.parametrize("package", ["litert_torch", "ai_edge_torch"])
def test_pytorch(monkeypatch, board, digits, package):
    exported = type("E", (Exported,), {"content": Path(digits).read_bytes()})
    module = types.ModuleType(package)
    traced = []
    module.convert = lambda model, args: traced.append(args) or exported()
    monkeypatch.setitem(sys.modules, package, module)
    x = np.zeros((1, 8, 8, 1), np.float32)
    model = peapod.micro.compile(torch_module(), x, target=board)
    assert traced[0][0] is x and isinstance(traced[0], tuple)
    assert model.inputs[0].dtype == np.int8
    with pytest.raises(peapod.Error, match="(?s)E1010.*trace"):
        peapod.micro.compile(torch_module(), target=board)


def test_what_is_not_installed_is_named(board):
    for model, args, package in [
        (keras_model(), (), "tensorflow"),
        (torch_module(), (1,), "litert-torch"),
    ]:
        with pytest.raises(peapod.Error) as error:
            peapod.micro.compile(model, *args, target=board)
        assert error.value.code == "peapod::E0512"
        assert f"pip install {package}" in error.value.help
