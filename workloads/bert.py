"""BERT-Large with LAMB: pre-training on masked tokens and next sentences, as MLPerf v0.7 has it.

There is no dropout: its random bits come from hardware that a graph of tensors does not show.
"""

import jax
import jax.numpy as jnp

from . import attention
from .optimizers import Lamb
from .parts import F32, compact, cross_entropy, dense, layer, layer_norm, lookup, lookup_hot
from .parts import shape, shared, total
from .workload import Workload

VOCABULARY, WIDTH, INNER, HEADS, LAYERS, POSITIONS, SEGMENTS = 30522, 1024, 4096, 16, 24, 512, 2


def options(parser):
    parser.add_argument("--batch", type=int, default=448, help="sequences of a step")
    parser.add_argument("--length", type=int, default=512, help="tokens of a sequence")
    parser.add_argument("--predictions", type=int, default=76, help="masked tokens of a sequence")


def _norm():
    return {"offset": shape(WIDTH), "scale": shape(WIDTH)}


def _dense(inputs, outputs):
    return {"bias": shape(outputs), "kernel": shape(inputs, outputs)}


def parameters():
    one = {
        "attention": attention.parameters(WIDTH, HEADS, bias=True),
        "inner": _dense(WIDTH, INNER),
        "norm1": _norm(),
        "norm2": _norm(),
        "outer": _dense(INNER, WIDTH),
    }
    return {
        "embeddings": {
            "norm": _norm(),
            "positions": shape(POSITIONS, WIDTH),
            "segments": shape(SEGMENTS, WIDTH),
            "words": shape(VOCABULARY, WIDTH),
        },
        "layers": [one] * LAYERS,
        "next": _dense(WIDTH, 2),
        "pooler": _dense(WIDTH, WIDTH),
        "words": {"bias": shape(VOCABULARY), "norm": _norm(), "transform": _dense(WIDTH, WIDTH)},
    }


class _Network:
    def __init__(self, numerics):
        self.numerics = numerics
        self.layer = compact(self._layer)

    def dense(self, x, w):
        return dense(self.numerics, x, w["kernel"], w["bias"])

    def norm(self, x, w):
        return layer_norm(self.numerics, x, w["scale"], w["offset"], 1e-12)

    def _layer(self, x, mask, w):
        y = x + attention.attend(self.numerics, x, x, mask, w["attention"])
        with layer("attention"):
            x = self.norm(y, w["norm1"])
        with layer("feed_forward"):
            inner = attention.gelu(self.dense(x, w["inner"]))
            return self.norm(x + self.dense(inner, w["outer"]), w["norm2"])

    @layer("embeddings")
    def embedded(self, w, tokens, segments):
        x = lookup(self.numerics, w["words"], tokens)
        x = x + lookup_hot(self.numerics, w["segments"], segments)
        positions = w["positions"][: x.shape[1]].astype(x.dtype)
        return self.norm(x + jax.lax.broadcast_in_dim(positions, x.shape, (1, 2)), w["norm"])

    def loss(self, w, tokens, mask, segments, positions, targets, weights, following):
        scores = jnp.where(mask == 0, attention.NOTHING, F32(0))
        table = shared(self.numerics, w["embeddings"]["words"])
        x = self.embedded(w["embeddings"] | {"words": table}, tokens, segments)
        for index, one in enumerate(w["layers"]):
            with layer(f"layer{index}"):
                x = self.layer(x, scores, one)
        with layer("next"):
            first = jnp.tanh(self.dense(x[:, 0], w["pooler"]))
            next_loss = cross_entropy(self.dense(first, w["next"]), following).mean()
        return self.words_loss(w["words"], table, x, positions, targets, weights) + next_loss

    @layer("words")
    def words_loss(self, head, table, x, positions, targets, weights):
        chosen = jnp.take_along_axis(x, positions[..., None], 1, mode="clip")
        chosen = self.norm(attention.gelu(self.dense(chosen, head["transform"])), head["norm"])
        logits = dense(self.numerics, chosen, table, head["bias"], "...k,nk->...n")
        losses = cross_entropy(logits, targets) * weights
        return total(losses, (0, 1)) / (total(weights, (0, 1)) + F32(1e-5))


def workload(arguments, numerics):
    batch, length, count = arguments.batch, arguments.length, arguments.predictions
    integers = lambda *extents: shape(*extents, dtype=jnp.int32)
    return Workload(
        name="bert",
        parameters=parameters(),
        batch={
            "tokens": integers(batch, length),
            "mask": integers(batch, length),
            "segments": integers(batch, length),
            "positions": integers(batch, count),
            "targets": integers(batch, count),
            "weights": shape(batch, count),
            "following": integers(batch),
        },
        loss=_Network(numerics).loss,
        optimizer=Lamb(b1=0.9, b2=0.999, epsilon=1e-6, decay=0.01),
        samples=batch,
        sample="sequence",
        published=336_226_108,
        source="BERT-Large uncased with both heads of pre-training (335,141,888 without them)",
    )
