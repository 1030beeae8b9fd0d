"""Makes what this folder holds: a training step as StableHLO text, its inputs, and what JAX computes.

A network of two layers learns ten classes with momentum. Nothing in it knows of devices.
"""

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

HERE = Path(__file__).parent
FEATURES, HIDDEN, CLASSES, BATCH, STEPS = 16, 32, 10, 64, 10


def loss_of(params, x, labels):
    hidden = jax.nn.relu(x @ params["w1"] + params["b1"])
    scores = jax.nn.log_softmax(hidden @ params["w2"] + params["b2"])
    chosen = jax.nn.one_hot(labels, CLASSES) * scores
    return -jnp.sum(chosen) / BATCH


def step(params, momentum, x, labels):
    loss, gradients = jax.value_and_grad(loss_of)(params, x, labels)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradients)
    params = jax.tree.map(lambda p, m: p - 0.1 * m, params, momentum)
    return params, momentum, loss


def initial():
    rng = np.random.default_rng(0)
    normal = lambda *shape: rng.normal(size=shape).astype(np.float32)
    params = {
        "w1": normal(FEATURES, HIDDEN) / np.float32(FEATURES**0.5),
        "b1": np.zeros(HIDDEN, np.float32),
        "w2": normal(HIDDEN, CLASSES) / np.float32(HIDDEN**0.5),
        "b2": np.zeros(CLASSES, np.float32),
    }
    momentum = {name: np.zeros_like(value) for name, value in params.items()}
    centres = normal(CLASSES, FEATURES)
    labels = rng.integers(0, CLASSES, BATCH).astype(np.int32)
    x = centres[labels] + np.float32(0.5) * normal(BATCH, FEATURES)
    return params, momentum, x, labels


def save(folder, stem, leaves):
    (HERE / folder).mkdir(exist_ok=True)
    for index, leaf in enumerate(leaves):
        np.save(HERE / folder / f"{stem}_{index:03}.npy", np.asarray(leaf))


def main():
    params, momentum, x, labels = initial()
    compiled = jax.jit(step, donate_argnums=(0, 1))
    text = compiled.lower(params, momentum, x, labels).as_text()
    (HERE / "step.mlir").write_text(text)
    save("inputs", "in", jax.tree.leaves((params, momentum, x, labels)))
    losses = []
    for _ in range(STEPS):
        params, momentum, loss = step(params, momentum, x, labels)
        if not losses:
            save("expected", "out", jax.tree.leaves((params, momentum, loss)))
        losses.append(float(loss))
    (HERE / "losses.json").write_text(json.dumps(losses, indent=1) + "\n")


if __name__ == "__main__":
    main()
