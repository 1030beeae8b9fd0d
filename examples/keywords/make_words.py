"""Speaks ten words, or others, with `espeak-ng` and `sox`: seconds of sound in VOICE/WORD/N.wav.

Each is spoken several times, at a pitch and a speed of their own, and what is spoken is in several
files: it begins anywhere, is loud or soft, and has noise behind it. All of that follows from the
seed, and from the versions of the two programs.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import wave
from array import array
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

WORDS = ["yes", "no", "up", "down", "left", "right", "on", "off", "stop", "go"]

# An accent, and what espeak-ng calls a variant: m for men, f for women.
VOICES = [
    "en-us+m1", "en-us+m2", "en-us+m3", "en-us+m5", "en-us+m7",
    "en-us+f1", "en-us+f2", "en-us+f3", "en-us+f4",
    "en-us-nyc+m6", "en-us-nyc+f5", "en-us-nyc+m4",
    "en-gb+m2", "en-gb+m3", "en-gb+m8", "en-gb+f1", "en-gb+f3", "en-gb+f5",
    "en-gb-x-rp+m5", "en-gb-x-rp+f2",
    "en-gb-scotland+m4", "en-gb-scotland+f3", "en-gb-scotland+m1",
    "en-gb-x-gbclan+m1", "en-gb-x-gbcwmd+f4", "en-029+m7",
]  # fmt: skip

RATE = 16_000
SECONDS_OF_NOISE = 20
NOISES = ["whitenoise", "pinknoise", "brownnoise"]


def run(command, data=b""):
    """What a program writes to its output; where it fails, its words end this one."""
    done = subprocess.run(command, input=data, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"make_words.py: {' '.join(command)}: {done.stderr.decode()}")
    return done.stdout


def samples(sox, data=b""):
    """Samples that sox makes of its input and effects, integers of 16 bits."""
    source, effects = sox
    # -R: what sox draws at random is the same every time.
    raw = ["-t", "raw", "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-"]
    made = array("h")
    made.frombytes(run(["sox", "-R", *source, *raw, *effects], data))
    if sys.byteorder == "big":
        made.byteswap()
    return made


@cache
def noise(kind):
    """A long piece of a kind of noise, its largest sample 1."""
    source = ["-n", "-r", str(RATE), "-c", "1"]
    made = samples((source, ["synth", str(SECONDS_OF_NOISE), kind]))
    largest = max(map(abs, made))
    return [it / largest for it in made]


def spoken(voice, word, rng):
    """A word as samples, its largest 1."""
    pitch, speed = rng.randint(25, 75), rng.randint(130, 210)
    speak = ["espeak-ng", "-v", voice, "-p", str(pitch), "-s", str(speed), "--stdout", word]
    made = samples((["-t", "wav", "-"], []), run(speak))
    # Silence before and after is left out.
    loud = [at for at, it in enumerate(made) if abs(it) > 200]
    made = made[loud[0] : loud[-1] + 1][:RATE]
    largest = max(map(abs, made))
    return [it / largest for it in made]


def mixed(said, rng):
    """A word somewhere in a second, at some volume, with noise behind it."""
    begin = rng.randint(0, RATE - len(said))
    behind = noise(rng.choice(NOISES))
    first = rng.randint(0, len(behind) - RATE)
    # 12 to 40 dB below the word, by their largest samples.
    below = 10 ** -rng.uniform(0.6, 2.0)
    gain = 32767 * 10 ** rng.uniform(-1.2, -0.1) / (1 + below)
    made = [it * gain * below for it in behind[first : first + RATE]]
    end = begin + len(said)
    made[begin:end] = [a + gain * b for a, b in zip(made[begin:end], said)]
    return array("h", map(int, made))


def write(path, made):
    path.parent.mkdir(parents=True, exist_ok=True)
    if sys.byteorder == "big":
        made.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(made.tobytes())


def make(out, seed, mixes, job):
    """The files of a word that is spoken once."""
    voice, word, number = job
    rng = random.Random(f"{seed}/{voice}/{word}/{number}")
    said = spoken(voice, word, rng)
    for mix in range(mixes):
        write(out / voice / word / f"{number}-{mix}.wav", mixed(said, rng))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    here = Path(__file__).parent
    parser.add_argument("--out", type=Path, default=here / "words", help="folder of the sounds")
    parser.add_argument("--seed", type=int, default=1, help="where random numbers begin")
    parser.add_argument("--each", type=int, default=4, help="times that each voice says a word")
    parser.add_argument("--mixes", type=int, default=2, help="files of what is said once")
    parser.add_argument("--words", nargs="+", default=WORDS, metavar="WORD", help="what is said")
    args = parser.parse_args()
    missing = [it for it in ("espeak-ng", "sox") if shutil.which(it) is None]
    if missing:
        sys.exit(
            f"make_words.py: {' and '.join(missing)} not found: install the Debian packages "
            f"by `apt-get install --no-install-recommends {' '.join(missing)}`"
        )
    jobs = [(voice, word, n) for voice in VOICES for word in args.words for n in range(args.each)]
    one = partial(make, args.out, args.seed, args.mixes)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(one, jobs, chunksize=10):
            pass
    print(f"{len(jobs) * args.mixes} sounds of {len(VOICES)} voices in {args.out}")


if __name__ == "__main__":
    main()
