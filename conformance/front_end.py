"""Records what TFLM makes of seeded sounds: by the models of `peapod new-frontend`, by the
preprocessor of its `micro_speech` example, and by the network of that behind it.

    python front_end.py PEAPOD [PREPROCESSOR NETWORK]

PEAPOD is the command, PREPROCESSOR `audio_preprocessor_int8.tflite`, and NETWORK
`micro_speech_quantized.tflite`. Each file below `front_end/`
has the outputs of all runs of the first sound, then those of the second, and so on; each sound is
heard by a model that was reset. `compiler/driver/tests/front_end.rs` makes the same sounds.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from tflite_micro import runtime

FOLDER = Path(__file__).parent / "front_end"

SOUNDS = 5
RUNS = 52

# What `peapod new-frontend` is asked for.
FRONT_ENDS = {
    "log_mel": ["log-mel"],
    "log_mel_8k": "log-mel --rate 8000 --window-ms 25 --step-ms 10 --features 26".split(),
    "log_mel_44k": "log-mel --rate 44100 --window-ms 20 --step-ms 20 --low 0".split(),
    "pcan": ["pcan"],
    "pcan_8k": "pcan --rate 8000 --window-ms 64 --step-ms 30 --features 33 --low 60".split(),
    "mfcc": ["mfcc"],
    "mfcc_8k": "mfcc --rate 8000 --features 26 --coefficients 26 --high 3300".split(),
}

# Samples of a window, and from one to the next.
WINDOW, STEP = 480, 320


def noise(sound):
    """Random numbers of 16 bits."""
    state = 0x9E3779B9 * (sound + 1) & 0xFFFFFFFF
    while True:
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        yield (state >> 16) - 32768


def sound(number, count):
    """So many samples of a sound: loud noise, quiet noise, a square wave that slows down, bursts of
    noise, a sawtooth whose pitch rises."""
    samples, phase = np.zeros(count, np.int16), 0
    for i, random in zip(range(count), noise(number)):
        period = 20 + i // 400
        square = 9000 if i % period < period // 2 else -9000
        phase = phase + (1 << 22) + 997 * i & 0xFFFFFFFF
        samples[i] = (
            random,
            random >> 9,
            square + (random >> 8),
            random >> (12 if i // 4000 % 2 == 0 else 1),
            (phase >> 16) - 32768,
        )[number]
    return samples


def features(model, window, step, shape):
    """What a model makes of all sounds."""
    results = []
    for number in range(SOUNDS):
        interpreter = runtime.Interpreter.from_bytes(model, arena_size=1 << 20)
        samples = sound(number, (RUNS - 1) * step + window)
        for run in range(RUNS):
            interpreter.set_input(samples[run * step :][:window].reshape(shape), 0)
            interpreter.invoke()
            results.append(interpreter.get_output(0).tobytes())
    return b"".join(results)


def pipeline(preprocessor, network):
    """What the network makes of the last rows of features, which begin as silence (-128), where
    samples begin with the silence that a window has before a step."""
    results = []
    for number in range(SOUNDS):
        front, net = (
            runtime.Interpreter.from_bytes(model, arena_size=1 << 20)
            for model in (preprocessor, network)
        )
        shape = net.get_input_details(0)["shape"]
        rows = np.full(np.prod(shape), -128, np.int8)
        samples = np.append(np.zeros(WINDOW - STEP, np.int16), sound(number, RUNS * STEP))
        for run in range(RUNS):
            front.set_input(samples[run * STEP :][:WINDOW].reshape(1, WINDOW), 0)
            front.invoke()
            row = front.get_output(0).flatten()
            rows = np.concatenate([rows[len(row) :], row])
            net.set_input(rows.reshape(shape), 0)
            net.invoke()
            results.append(net.get_output(0).tobytes())
    return b"".join(results)


def main(peapod, preprocessor=None, network=None):
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "frontend.tflite"
        for name, options in FRONT_ENDS.items():
            subprocess.run([peapod, "new-frontend", *options, "-o", path], check=True)
            model = path.read_bytes()
            interpreter = runtime.Interpreter.from_bytes(model, arena_size=1 << 20)
            (step,) = interpreter.get_input_details(0)["shape"]
            (FOLDER / f"{name}.out").write_bytes(features(model, step, step, (step,)))
    if preprocessor is not None:
        model = Path(preprocessor).read_bytes()
        outputs = features(model, WINDOW, STEP, (1, WINDOW))
        (FOLDER / "audio_preprocessor_int8.out").write_bytes(outputs)
        outputs = pipeline(model, Path(network).read_bytes())
        (FOLDER / "micro_speech.out").write_bytes(outputs)


if __name__ == "__main__":
    main(*sys.argv[1:])
