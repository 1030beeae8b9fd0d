"""Memory of GPipe's Transformers in stages, beside Table 1 of Huang et al. (2019).

`python benchmarks/pod/gpipe_memory.py target/release/peapod [partitions …]` exports training steps with JAX, simulates
each and prints the table of docs/simulator-accuracy.md. 32 partitions take half an hour.
"""

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import jax
import jax.numpy as jnp
from jax import export

WORDS, WIDTH, INNER, LENGTH, BATCH, HEADS = 32000, 2048, 8192, 1024, 32, 32
MICROBATCHES = 32
GIB = 2**30


@dataclass(frozen=True)
class Row:
    """A column of the paper's table, in GiB: 12 bytes for each parameter, and all else."""

    partitions: int
    layers: int
    parameters: float
    activations: float


ROWS = [Row(1, 13, 8.8, 6.4), Row(8, 103, 59.5, 50.9), Row(32, 415, 235.1, 199.9)]


def norm(x, scale):
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(jnp.mean(centred**2, -1, keepdims=True) + 1e-6) * scale


def layer(parameters, x):
    def heads(name):
        matrix = parameters[name].reshape(WIDTH, HEADS, WIDTH // HEADS)
        return jnp.einsum("btm,mhd->bhtd", norm(x, parameters["norm1"]), matrix)

    scores = jnp.einsum("bhtd,bhsd->bhts", heads("query"), heads("key")) * (WIDTH / HEADS) ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), scores, -1e9)
    mixed = jnp.einsum("bhts,bhsd->bthd", jax.nn.softmax(scores), heads("value"))
    x = x + mixed.reshape(x.shape) @ parameters["output"]
    hidden = jax.nn.relu(norm(x, parameters["norm2"]) @ parameters["inner"])
    return x + hidden @ parameters["outer"]


def loss(parameters, words, labels):
    x = parameters["words"][words]
    for index, own in enumerate(parameters["layers"]):
        with jax.named_scope(f"layer{index}"):
            x = layer(own, x)
    with jax.named_scope("softmax"):
        logits = x @ parameters["softmax"]
        own = jnp.take_along_axis(logits, labels[..., None], -1)[..., 0]
        return jnp.mean(jax.nn.logsumexp(logits, -1) - own)


def step(parameters, squares, momenta, words, labels):
    """A step of RMSProp."""
    value, gradients = jax.value_and_grad(loss)(parameters, words, labels)
    squares = jax.tree.map(lambda s, g: 0.9 * s + 0.1 * g * g, squares, gradients)
    momenta = jax.tree.map(
        lambda m, g, s: 0.9 * m + g * jax.lax.rsqrt(s + 1e-8), momenta, gradients, squares
    )
    return jax.tree.map(lambda p, m: p - 1e-3 * m, parameters, momenta), squares, momenta, value


def exported(layers, path):
    """Writes the step; yields the number of parameters."""

    def f32(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    square, norms = f32(WIDTH, WIDTH), {"norm1": f32(WIDTH), "norm2": f32(WIDTH)}
    one = dict.fromkeys(["query", "key", "value", "output"], square) | norms
    one |= {"inner": f32(WIDTH, INNER), "outer": f32(INNER, WIDTH)}
    parameters = {"layers": [one] * layers, "words": f32(WORDS, WIDTH), "softmax": f32(WIDTH, WORDS)}
    words = jax.ShapeDtypeStruct((BATCH, LENGTH), jnp.int32)
    program = export.export(jax.jit(step))(parameters, parameters, parameters, words, words)
    path.write_text(program.mlir_module())
    return sum(leaf.size for leaf in jax.tree.leaves(parameters))


def simulated(peapod, row, folder):
    """Parameters, and the bytes that the devices of all stages need together."""
    model, report = folder / "step.mlir", folder / "report.json"
    count = exported(row.layers, model)
    # A target has 8 cores at least: those along an axis that nothing is split over do the same.
    target, mesh = f"tpu-v3-{max(row.partitions, 8)}", f"pipe={row.partitions}"
    mesh += ",same=8" if row.partitions == 1 else ""
    command = [peapod, "simulate", model, "--target", target, "--mesh", mesh, "--report", report]
    command += ["--pipeline", "gpipe", "--microbatches", str(MICROBATCHES), "--rematerialise"]
    subprocess.run(command, check=True, capture_output=True)
    stages = json.loads(report.read_text())["pipeline"]["stages"]
    return count, sum(stage["per_device_bytes"] for stage in stages)


def main():
    peapod, asked = sys.argv[1], [int(it) for it in sys.argv[2:]] or [1, 8]
    print("| partitions | layers | parameters | paper | simulated | error |")
    print("|---:|---:|---:|---:|---:|---:|")
    for row in (row for row in ROWS if row.partitions in asked):
        with tempfile.TemporaryDirectory() as folder:
            count, total = simulated(peapod, row, Path(folder))
        own, paper = 12 * count / GIB, row.parameters + row.activations
        error = 100 * (total / GIB / paper - 1)
        told = f"{row.parameters} + {row.activations} = {paper:.1f}"
        found = f"{own:.1f} + {total / GIB - own:.1f} = {total / GIB:.1f}"
        cells = [row.partitions, row.layers, f"{count:,}", told, found, f"{error:+.1f} %"]
        print("| " + " | ".join(map(str, cells)) + " |")


if __name__ == "__main__":
    main()
