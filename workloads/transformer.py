"""Transformer-big with Adam: translation, as MLPerf Training v0.6 and v0.7 have it.

Layers normalise first; attention has no biases; one table embeds both languages and makes logits.
Sentences are packed into rows of `--length` tokens; segments and positions come with them. There is
no dropout: its random bits come from hardware that a graph of tensors does not show.
"""

import math

import jax
import jax.numpy as jnp

from . import attention
from .optimizers import Adam
from .parts import F32, compact, cross_entropy, dense, layer, layer_norm, lookup, relu, shape
from .parts import shared, total
from .workload import Workload

VOCABULARY, WIDTH, INNER, HEADS, LAYERS = 33708, 1024, 4096, 16, 6


def options(parser):
    parser.add_argument("--batch", type=int, default=512, help="packed rows of a step")
    parser.add_argument("--length", type=int, default=256, help="tokens of a row")


def _norm():
    return {"offset": shape(WIDTH), "scale": shape(WIDTH)}


def _dense(inputs, outputs):
    return {"bias": shape(outputs), "kernel": shape(inputs, outputs)}


def parameters():
    encoder = {
        "attention": attention.parameters(WIDTH, HEADS, bias=False),
        "inner": _dense(WIDTH, INNER),
        "norm1": _norm(),
        "norm2": _norm(),
        "outer": _dense(INNER, WIDTH),
    }
    other = {"norm3": _norm(), "source": attention.parameters(WIDTH, HEADS, bias=False)}
    return {
        "decoder": {"layers": [encoder | other] * LAYERS, "norm": _norm()},
        "encoder": {"layers": [encoder] * LAYERS, "norm": _norm()},
        "words": shape(VOCABULARY, WIDTH),
    }


@compact
def _signal(positions):
    """Sines and cosines of positions at wave lengths from 2π to 20000π."""
    steps = jax.lax.iota(F32, WIDTH // 2)
    rates = jnp.exp(steps * F32(-math.log(10000.0) / (WIDTH // 2 - 1)))
    angles = positions.astype(F32)[..., None] * rates
    return jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1)


@compact
def _mask(own, other):
    """Added to scores: nothing between different sentences, nor beyond their ends."""
    apart = (own[:, :, None] != other[:, None, :]) | (other[:, None, :] == 0)
    return jnp.where(apart, attention.NOTHING, F32(0))


def _shifted(tokens, segments):
    """What the decoder has read: the row moved by one, empty where a sentence begins."""
    moved = lambda x: jnp.pad(x[:, :-1], ((0, 0), (1, 0)))
    return jnp.where(moved(segments) == segments, moved(tokens), 0)


class _Network:
    def __init__(self, numerics):
        self.numerics = numerics
        self.encoder, self.decoder = compact(self._encoder), compact(self._decoder)

    def norm(self, x, w):
        return layer_norm(self.numerics, x, w["scale"], w["offset"])

    def attend(self, x, source, mask, w):
        return attention.attend(self.numerics, x, source, mask, w)

    @layer("feed_forward")
    def forward(self, x, w):
        inner = relu(dense(self.numerics, x, w["inner"]["kernel"], w["inner"]["bias"]))
        return dense(self.numerics, inner, w["outer"]["kernel"], w["outer"]["bias"])

    def _encoder(self, x, mask, w):
        y = self.norm(x, w["norm1"])
        x = x + self.attend(y, y, mask, w["attention"])
        return x + self.forward(self.norm(x, w["norm2"]), w)

    def _decoder(self, x, source, mask, source_mask, w):
        y = self.norm(x, w["norm1"])
        x = x + self.attend(y, y, mask, w["attention"])
        x = x + self.attend(self.norm(x, w["norm3"]), source, source_mask, w["source"])
        return x + self.forward(self.norm(x, w["norm2"]), w)

    @layer("embeddings")
    def embedded(self, table, tokens, positions):
        x = lookup(self.numerics, table, tokens)
        x = x * jnp.asarray(WIDTH**0.5, x.dtype)
        return x + _signal(positions).astype(x.dtype)

    def loss(
        self,
        w,
        inputs,
        input_segments,
        input_positions,
        targets,
        target_segments,
        target_positions,
    ):
        table = shared(self.numerics, w["words"])
        mask = _mask(input_segments, input_segments)
        x = self.embedded(table, inputs, input_positions)
        for index, one in enumerate(w["encoder"]["layers"]):
            with layer(f"encoder{index}"):
                x = self.encoder(x, mask, one)
        source = self.norm(x, w["encoder"]["norm"])
        rows = jax.lax.broadcasted_iota(jnp.int32, (targets.shape[1],) * 2, 0)
        columns = jax.lax.broadcasted_iota(jnp.int32, rows.shape, 1)
        later = jnp.where(columns > rows, attention.NOTHING, F32(0))
        own = _mask(target_segments, target_segments) + later
        across = _mask(target_segments, input_segments)
        x = self.embedded(table, _shifted(targets, target_segments), target_positions)
        for index, one in enumerate(w["decoder"]["layers"]):
            with layer(f"decoder{index}"):
                x = self.decoder(x, source, own, across, one)
        x = self.norm(x, w["decoder"]["norm"])
        with layer("classes"):
            logits = dense(self.numerics, x, table, None, "...k,nk->...n")
            weights = (target_segments != 0).astype(F32)
            losses = cross_entropy(logits, targets, 0.1) * weights
            return total(losses, (0, 1)) / total(weights, (0, 1))


def workload(arguments, numerics):
    row = shape(arguments.batch, arguments.length, dtype=jnp.int32)
    kinds = ("{}s", "{}_segments", "{}_positions")
    names = [kind.format(side) for side in ("input", "target") for kind in kinds]
    return Workload(
        name="transformer",
        parameters=parameters(),
        batch={name: row for name in names},
        loss=_Network(numerics).loss,
        optimizer=Adam(b1=0.9, b2=0.98, epsilon=1e-9),
        samples=arguments.batch,
        sample="packed row",
        published=210_804_736,
        source="Transformer-big over the 33,708 word pieces of the MLPerf reference",
    )
