"""Models for boards: compiled, run, written, refused; against LiteRT and the command."""

import subprocess
import sys
import warnings
import zipfile

import numpy as np
import peapod
import pytest


def image(root, number=0):
    return np.fromfile(root / f"examples/digits/inputs/{number:02}.bin", np.int8)


def test_the_example_has_the_bits_of_the_board(root, board, digits):
    model = peapod.micro.compile(digits, target=board)
    for number in range(4):
        expected = np.fromfile(root / f"examples/digits/expected/{number:02}.bin", np.int8)
        scores = model.run(image(root, number).reshape(model.inputs[0].shape))
        assert [it.dtype for it in scores] == [np.int8]
        np.testing.assert_array_equal(scores[0].ravel(), expected)


def test_the_bytes_of_a_model_are_a_model_too(root, board, digits):
    content = (root / "examples/digits/digits.tflite").read_bytes()
    of_bytes = peapod.micro.compile(content, target=board, name="digits")
    of_file = peapod.micro.compile(digits, target=board)
    assert of_bytes.pea == of_file.pea


def test_what_litert_computes(root, board, digits):
    from ai_edge_litert.interpreter import Interpreter, OpResolverType

    litert = Interpreter(
        digits, experimental_op_resolver_type=OpResolverType.BUILTIN_REF, num_threads=1
    )
    litert.allocate_tensors()
    model = peapod.micro.compile(digits, target=board, numerics="litert")
    random = np.random.default_rng(0)
    shape = model.inputs[0].shape
    for _ in range(50):
        x = random.integers(-128, 128, shape, np.int8)
        litert.set_tensor(litert.get_input_details()[0]["index"], x)
        litert.invoke()
        expected = litert.get_tensor(litert.get_output_details()[0]["index"])
        np.testing.assert_array_equal(model.run(x)[0], expected)


def test_the_report_and_the_files_are_those_of_the_command(tmp_path, board, digits):
    model = peapod.micro.compile(digits, target=board, optimize="ram")
    command = [sys.executable, "-m", "peapod", "compile", digits, "--target", board]
    command += ["--optimize", "ram", "-o", str(tmp_path / "command")]
    subprocess.run(command, check=True, capture_output=True)
    model.write(tmp_path / "python")
    names = sorted(it.name for it in (tmp_path / "python").iterdir())
    assert names == sorted(it.name for it in (tmp_path / "command").iterdir())
    assert {"model.pea", "model.rs", "model.o", "model.h", "report.json"} <= set(names)
    for name in names:
        written = (tmp_path / "python" / name).read_bytes()
        assert written == (tmp_path / "command" / name).read_bytes(), name
    assert model.ram == model.report["ram"]["activations"]
    assert model.flash == len(model.pea)
    assert "flash" in str(model).lower() and "digits" in repr(model)


def test_a_pea_is_loaded(tmp_path, root, board, digits):
    model = peapod.micro.compile(digits, target=board)
    model.write(tmp_path)
    loaded = peapod.micro.load(tmp_path / "model.pea")
    x = image(root).reshape(model.inputs[0].shape)
    np.testing.assert_array_equal(loaded.run(x)[0], model.run(x)[0])
    damaged = bytearray(model.pea)
    damaged[len(damaged) // 2] ^= 4
    (tmp_path / "damaged.pea").write_bytes(damaged)
    with pytest.raises(peapod.Error):
        peapod.micro.load(tmp_path / "damaged.pea")


def test_inputs_are_what_the_model_takes(board, digits):
    model = peapod.micro.compile(digits, target=board)
    (x,) = model.inputs
    zeros = np.zeros(x.shape, np.int8)
    # Lists and other integers, as long as no value changes.
    np.testing.assert_array_equal(model.run(zeros.tolist())[0], model.run(zeros)[0])
    np.testing.assert_array_equal(model.run(zeros.astype(np.int64))[0], model.run(zeros)[0])
    # Not in C order.
    flipped = np.asfortranarray(np.arange(zeros.size, dtype=np.int8).reshape(x.shape))
    plain = np.ascontiguousarray(flipped)
    np.testing.assert_array_equal(model.run(flipped)[0], model.run(plain)[0])
    wrong = {
        "E0109": [(), (zeros, zeros)],
        "E0107": [
            (zeros.astype(np.float32),),
            (np.full(x.shape, 200),),
            (np.zeros(3, np.int8),),
            (object(),),
        ],
    }
    for code, inputs in wrong.items():
        for given in inputs:
            with pytest.raises(peapod.Error) as error:
                model.run(*given)
            assert error.value.code == f"peapod::{code}", given
            assert error.value.help


def test_quantize_and_dequantize_are_inverse(board, digits):
    model = peapod.micro.compile(digits, target=board)
    (x,) = model.inputs
    every = np.arange(-128, 128, dtype=np.int8)
    assert x.scale is not None
    np.testing.assert_array_equal(x.quantize(x.dequantize(every)), every)
    assert x.quantize([1e9, -1e9]).tolist() == [127, -128]


def recorded(archive, name):
    """A model of `conformance/`, and the inputs and outputs of its runs, one after another."""
    content = zipfile.ZipFile(archive)
    members = set(content.namelist())

    def tensors(run, what):
        files = [f"{name}.{run}.{what}{index}.bin" for index in range(8)]
        return [content.read(file) for file in files if file in members]

    runs = [(tensors(run, "in"), tensors(run, "out")) for run in range(64)]
    return content.read(f"{name}.tflite"), [it for it in runs if it[1]]


def array(tensor, content):
    return np.frombuffer(content, tensor.dtype).reshape(tensor.shape)


def test_states_stay_until_a_reset(root, board):
    model, runs = recorded(root / "conformance/vectors/svdf.zip", "f32_batch2")
    compiled = peapod.micro.compile(model, target=board)
    assert len(runs) > 2
    first = None
    for _ in range(2):
        for inputs, outputs in runs:
            made = compiled.run(*map(array, compiled.inputs, inputs))
            first = made if first is None else first
            np.testing.assert_allclose(made[0].ravel(), np.frombuffer(outputs[0], np.float32), 1e-5)
        after = compiled.run(*map(array, compiled.inputs, runs[0][0]))
        assert not np.array_equal(after[0], first[0])
        compiled.reset()


@pytest.mark.parametrize("op", ["add", "conv_2d", "fully_connected", "mul", "softmax", "pad"])
def test_recorded_models_have_the_bits_of_tensorflow_lite_micro(root, board, op):
    archive = root / f"conformance/vectors/{op}.zip"
    names = {it[:-7] for it in zipfile.ZipFile(archive).namelist() if it.endswith(".tflite")}
    names = sorted(it for it in names if it.startswith("s8_"))[:12]
    assert names
    for name in names:
        model, runs = recorded(archive, name)
        compiled = peapod.micro.compile(model, target=board)
        for inputs, outputs in runs:
            made = compiled.run(*map(array, compiled.inputs, inputs))
            assert [it.tobytes() for it in made] == outputs, name


def test_warnings_are_warnings(board, digits):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        peapod.micro.compile(digits, target=board)


def test_what_is_refused_says_where_and_how_to_help(tmp_path, board, digits):
    damaged = tmp_path / "damaged.tflite"
    damaged.write_bytes(b"\x1c\0\0\0TFL3" + bytes(40))
    with pytest.raises(peapod.Error) as error:
        peapod.micro.compile(damaged, target=board)
    assert error.value.file == str(damaged)
    assert str(error.value).startswith(f"error[{error.value.code}]: {error.value.message}")
    assert "help: " in str(error.value)
    with pytest.raises(peapod.Error, match="abacus"):
        peapod.micro.compile(digits, target="abacus")
    with pytest.raises(peapod.Error, match="--colour"):
        peapod.micro.compile(digits, target=board, colour="red")
    with pytest.raises(peapod.Error, match="(?s)E1010.*write"):
        peapod.micro.compile(digits, target=board, output="out")
    with pytest.raises(peapod.Error, match="E1011"):
        peapod.micro.compile(digits, target=board, mesh={"data": 2})
    with pytest.raises(peapod.Error, match="E0101"):
        peapod.micro.compile(tmp_path / "none.tflite", target=board)
    with pytest.raises(peapod.Error, match="E0103"):
        peapod.micro.compile(7, target=board)
