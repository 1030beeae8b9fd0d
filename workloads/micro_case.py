"""A small Transformer with Adam: the cases of which a TPU-v3 compiler's report is recorded.

Width 512, four layers, 4096 words, rows of 128 tokens, four of them on each core. The recorded 168.0
MiB of arguments are 14,680,064 parameters with two moments each in f32: four square projections and
two of four times the width per layer, a table that also makes logits, and nothing else; norms have no
weights. `--constraint` shards the residual stream over `data`.
"""

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

from . import attention
from .optimizers import Adam
from .parts import F32, compact, cross_entropy, dense, layer, layer_norm, lookup, shape, shared
from .workload import Workload

VOCABULARY, WIDTH, INNER, HEADS, LAYERS, LENGTH = 4096, 512, 2048, 8, 4, 128


def options(parser):
    parser.add_argument("--batch", type=int, default=32, help="rows of a step")
    parser.add_argument("--constraint", action="store_true", help="pin the residual stream to `data`")
    parser.add_argument("--cores", type=int, default=8, help="devices of the mesh that it names")


def parameters():
    one = {
        "attention": attention.parameters(WIDTH, HEADS, bias=False),
        "inner": shape(WIDTH, INNER),
        "outer": shape(INNER, WIDTH),
    }
    return {"layers": [one] * LAYERS, "words": shape(VOCABULARY, WIDTH)}


class _Network:
    def __init__(self, numerics, mesh):
        self.numerics, self.mesh = numerics, mesh
        self.layer = compact(self._layer)

    def norm(self, x):
        return layer_norm(self.numerics, x, jnp.ones(WIDTH), jnp.zeros(WIDTH))

    def pinned(self, x):
        if self.mesh is None:
            return x
        return jax.lax.with_sharding_constraint(x, NamedSharding(self.mesh, PartitionSpec("data")))

    def _layer(self, x, mask, w):
        y = self.norm(x)
        x = self.pinned(x + attention.attend(self.numerics, y, y, mask, w["attention"]))
        with layer("feed_forward"):
            inner = attention.gelu(dense(self.numerics, self.norm(x), w["inner"]))
            return self.pinned(x + dense(self.numerics, inner, w["outer"]))

    def loss(self, w, tokens):
        table = shared(self.numerics, w["words"])
        with layer("embeddings"):
            x = self.pinned(lookup(self.numerics, table, tokens[:, :-1]))
        rows = jax.lax.broadcasted_iota(jnp.int32, (LENGTH, LENGTH), 0)
        later = jax.lax.broadcasted_iota(jnp.int32, (LENGTH, LENGTH), 1) > rows
        mask = jnp.where(later, attention.NOTHING, F32(0))
        mask = jax.lax.broadcast_in_dim(mask, (x.shape[0], LENGTH, LENGTH), (1, 2))
        for index, one in enumerate(w["layers"]):
            with layer(f"layer{index}"):
                x = self.layer(x, mask, one)
        with layer("classes"):
            logits = dense(self.numerics, self.norm(x), table, None, "...k,nk->...n")
            return cross_entropy(logits, tokens[:, 1:]).mean()


def workload(arguments, numerics):
    mesh = AbstractMesh((arguments.cores,), ("data",)) if arguments.constraint else None
    return Workload(
        name="micro_case",
        parameters=parameters(),
        batch={"tokens": shape(arguments.batch, LENGTH + 1, dtype=jnp.int32)},
        loss=_Network(numerics, mesh).loss,
        optimizer=Adam(b1=0.9, b2=0.999, epsilon=1e-8),
        samples=arguments.batch,
        sample="row",
        published=14_680_064,
        source="168.0 MiB of parameters and moments in f32",
    )
