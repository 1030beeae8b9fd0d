"""Makes what this folder holds: a training step of a small Transformer as StableHLO text, its start,
its batches, and what JAX computes in the first steps.

The Transformer reads sentences letter by letter and says which letter comes next. Nothing in it
knows of devices or stages.
"""

import json
import math
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

HERE = Path(__file__).parent
BLOCKS, WIDTH, HEADS, LETTERS, LENGTH, BATCH = 4, 16, 2, 28, 16, 16
RATE, WARM_UP, STEPS, CHECKED = 8.0, 20, 150, 10

NOUNS = "cat dog bird fish child teacher farmer river stone tree".split()
VERBS = "sees hears likes follows finds paints".split()
ADJECTIVES = "old small green quiet tall happy".split()


def normed(x, scale):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale


def attention(x, p):
    def heads(weights):
        return (x @ weights).reshape(*x.shape[:2], HEADS, -1).transpose(0, 2, 1, 3)

    query, key, value = (heads(p[name]) for name in ("query", "key", "value"))
    scores = query @ key.transpose(0, 1, 3, 2) / math.sqrt(WIDTH / HEADS)
    seen = jnp.tril(jnp.ones((LENGTH, LENGTH), bool))
    read = jax.nn.softmax(jnp.where(seen, scores, -1e9)) @ value
    return read.transpose(0, 2, 1, 3).reshape(x.shape) @ p["mix"]


def block(x, p):
    x = x + attention(normed(x, p["scale1"]), p)
    hidden = jax.nn.relu(normed(x, p["scale2"]) @ p["up"] + p["up_bias"])
    return x + (hidden @ p["down"] + p["down_bias"])


def loss_of(params, letters):
    x = params["letters"][letters[:, :-1].astype(jnp.int32)] + params["places"]
    for p in params["blocks"]:
        x = block(x, p)
    # Divided here rather than when it begins, the head is not what limits the learning rate.
    scores = normed(x, params["scale"]) @ params["head"] / math.sqrt(WIDTH)
    chosen = jax.nn.one_hot(letters[:, 1:], LETTERS) * jax.nn.log_softmax(scores)
    return -jnp.sum(chosen) / (BATCH * LENGTH)


def rate_of(count):
    """It rises for some steps, then falls as the root of their number."""
    count = count.astype(jnp.float32) + 1
    return RATE * jnp.minimum(count / WARM_UP, jnp.sqrt(WARM_UP / count))


def step(params, count, letters):
    loss, gradients = jax.value_and_grad(loss_of)(params, letters)
    rate = rate_of(count)
    params = jax.tree.map(lambda p, g: p - rate * g, params, gradients)
    return params, count + 1, loss


def initial(seed):
    """Parameters, and the number of steps that were done."""
    rng = np.random.default_rng(seed)

    def matrix(rows, columns):
        return (rng.normal(size=(rows, columns)) / math.sqrt(rows)).astype(np.float32)

    def table(rows):
        return (rng.normal(size=(rows, WIDTH)) / 2).astype(np.float32)

    def block_of():
        own = {name: matrix(WIDTH, WIDTH) for name in ("query", "key", "value", "mix")}
        own |= {"up": matrix(WIDTH, 4 * WIDTH), "down": matrix(4 * WIDTH, WIDTH)}
        own |= {"up_bias": np.zeros(4 * WIDTH, np.float32), "down_bias": np.zeros(WIDTH, np.float32)}
        return own | {name: np.ones(WIDTH, np.float32) for name in ("scale1", "scale2")}

    params = {
        "letters": table(LETTERS),
        "places": table(LENGTH),
        "blocks": [block_of() for _ in range(BLOCKS)],
        "scale": np.ones(WIDTH, np.float32),
        "head": rng.normal(size=(WIDTH, LETTERS)).astype(np.float32),
    }
    return params, np.int32(0)


def sentence(rng):
    def phrase():
        words = [rng.choice(["the", "the", "a"])]
        words += [rng.choice(ADJECTIVES)] if rng.random() < 0.5 else []
        return words + [rng.choice(NOUNS)]

    return " ".join(phrase() + [rng.choice(VERBS)] + phrase()) + ". "


def batches(seed=0):
    """Of every step, rows of letters that follow one another in a text of sentences."""
    rng = np.random.default_rng(seed)
    text = "".join(sentence(rng) for _ in range(400))
    numbers = {letter: number for number, letter in enumerate(" .abcdefghijklmnopqrstuvwxyz")}
    text = np.array([numbers[letter] for letter in text], np.uint8)
    starts = rng.integers(0, len(text) - LENGTH, (STEPS, BATCH))
    return text[starts[..., None] + np.arange(LENGTH + 1)]


def save_start(file, seed):
    """The arguments of the first step but for letters, by position."""
    leaves = jax.tree.leaves(initial(seed))
    np.savez(file, **{f"in_{index:03}": leaf for index, leaf in enumerate(leaves)})
    return len(leaves)


def main():
    params, count = initial(0)
    data = batches()
    compiled = jax.jit(step, donate_argnums=(0, 1))
    (HERE / "step.mlir").write_text(compiled.lower(params, count, data[0]).as_text())
    position = save_start(HERE / "start.npz", 0)
    (HERE / "data").mkdir(exist_ok=True)
    np.save(HERE / "data" / f"in_{position:03}.npy", data)
    losses = []
    for letters in data[:CHECKED]:
        params, count, loss = compiled(params, count, letters)
        losses.append(float(loss))
    (HERE / "losses.json").write_text(json.dumps(losses, indent=1) + "\n")


if __name__ == "__main__":
    main()
