"""Dense language models of Lingvo's configurations for TPU-v3 pods and of GPipe's, with Adafactor.

Layers normalise first, by one scale per feature. Those with gated feed-forward layers know positions by
a bias per head and distance bucket, the others by a learned table. Every layer is computed again in
the backward pass, as the recorded throughputs have it.
"""

import math
from dataclasses import dataclass

import jax
import jax.numpy as jnp

from . import attention
from .optimizers import Adafactor
from .parts import F32, compact, contract, cross_entropy, dense, layer, lookup, shape, shared, total
from .workload import Workload

VOCABULARY, HEAD, BUCKETS = 32000, 128, 32


@dataclass(frozen=True)
class Config:
    """Sizes of a model, and the batch of its recorded run."""

    layers: int
    width: int
    inner: int
    heads: int
    gated: bool
    batch: int
    length: int
    published: int


CONFIGS = {
    "128B8x8": Config(64, 8192, 65536, 128, True, 16, 1024, 137_702_416_384),
    "128B16x16": Config(64, 8192, 65536, 128, True, 128, 1024, 137_702_416_384),
    "128B32x32": Config(64, 8192, 65536, 128, True, 512, 1024, 137_702_416_384),
    "1T16x16": Config(128, 16384, 131072, 256, True, 16, 512, 1_100_041_175_040),
    # Layers of GPipe's Transformer, with as many of them as the throughputs of its Table 2 are for.
    "2.5B": Config(48, 2048, 8192, 16, False, 32, 1024, 2_483_750_912),
    "175B32x32": Config(96, 12288, 49152, 96, False, 1024, 2048, 174_366_928_896),
}


def options(parser):
    parser.add_argument("--config", choices=CONFIGS, default="128B8x8")


def parameters(config):
    m, n = config.width, config.heads
    one = {
        "attention": attention.parameters(m, n, bias=False, size=HEAD),
        "norm1": shape(m),
        "norm2": shape(m),
        "outer": shape(config.inner, m),
        "inner": shape(m, config.inner),
    }
    if config.gated:
        one |= {"gate": shape(m, config.inner), "distances": shape(n, BUCKETS)}
    found = {"layers": [one] * config.layers, "norm": shape(m), "words": shape(VOCABULARY, m)}
    return found if config.gated else found | {"positions": shape(config.length, m)}


def _buckets(length):
    """Which bucket a key falls into as a query sees it: half of them single, the others growing."""
    rows = jax.lax.broadcasted_iota(jnp.int32, (length, length), 0)
    apart = jnp.maximum(rows - jax.lax.broadcasted_iota(jnp.int32, rows.shape, 1), 0)
    half = BUCKETS // 2
    far = jnp.log(jnp.maximum(apart, 1).astype(F32) / half) * F32(half / math.log(128 / half))
    return jnp.where(apart < half, apart, jnp.minimum(half + far.astype(jnp.int32), BUCKETS - 1))


class _Network:
    def __init__(self, config, numerics):
        self.config, self.numerics = config, numerics
        self.layer = compact(jax.checkpoint(self._layer))

    def norm(self, x, scale):
        wide = x.astype(F32)
        size = total(wide * wide, (2,)) * F32(1 / self.config.width)
        factor = jax.lax.rsqrt(size + F32(1e-6))[..., None]
        return (wide * factor * scale).astype(x.dtype)

    def _layer(self, x, later, w):
        x = self.attended(x, later, w)
        with layer("feed_forward"):
            y = self.norm(x, w["norm2"])
            inner = attention.gelu(dense(self.numerics, y, w["inner"]))
            if "gate" in w:
                inner = inner * dense(self.numerics, y, w["gate"])
            return x + dense(self.numerics, inner, w["outer"])

    @layer("attention")
    def attended(self, x, later, w):
        y = self.norm(x, w["norm1"])
        project = lambda name: contract("btd,dhk->bthk", self.numerics, y, w["attention"][name]["kernel"])
        query, key, value = project("query"), project("key"), project("value")
        scores = jnp.einsum("bthk,bshk->bhts", query * jnp.asarray(HEAD**-0.5, y.dtype), key)
        if "distances" in w:
            hot = _buckets(x.shape[1])[..., None] == jax.lax.iota(jnp.int32, BUCKETS)
            bias = jnp.einsum("tsb,hb->hts", hot.astype(F32), w["distances"])
            scores = scores + bias.astype(scores.dtype)
        mixed = jnp.einsum("bhts,bshk->bthk", attention.softmax(scores, later), value)
        return x + contract("bthk,hkd->btd", self.numerics, mixed, w["attention"]["out"]["kernel"])

    def loss(self, w, tokens, targets):
        table = shared(self.numerics, w["words"])
        with layer("embeddings"):
            x = lookup(self.numerics, table, tokens)
        if "positions" in w:
            positions = w["positions"].astype(x.dtype)
            x = x + jax.lax.broadcast_in_dim(positions, x.shape, (1, 2))
        rows = jax.lax.broadcasted_iota(jnp.int32, (x.shape[1],) * 2, 0)
        later = jax.lax.broadcasted_iota(jnp.int32, rows.shape, 1) > rows
        later = jnp.where(later, attention.NOTHING, F32(0))
        later = jax.lax.broadcast_in_dim(later, (x.shape[0], *rows.shape), (1, 2))
        for index, one in enumerate(w["layers"]):
            with layer(f"layer{index}"):
                x = self.layer(x, later, one)
        with layer("classes"):
            logits = dense(self.numerics, self.norm(x, w["norm"]), table, None, "...k,nk->...n")
            return cross_entropy(logits, targets).mean()


def workload(arguments, numerics):
    config = CONFIGS[arguments.config]
    tokens = shape(config.batch, config.length, dtype=jnp.int32)
    return Workload(
        name=f"dense_lm {arguments.config}",
        parameters=parameters(config),
        batch={"tokens": tokens, "targets": tokens},
        loss=_Network(config, numerics).loss,
        optimizer=Adafactor(),
        samples=config.batch,
        sample="sequence",
        published=config.published,
        source="GPipe" if arguments.config == "2.5B" else f"Lingvo's DenseLm{arguments.config}",
    )
