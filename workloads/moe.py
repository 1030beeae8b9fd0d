"""GShard's mixture of experts: layers of attention, every other with experts, gated to two of them.

One stack represents encoder and decoder, whose layers cost alike; the experts are those of the paper.
Tokens come in groups, one per core, as do the random numbers by which second experts are kept. Activations
for experts are sharded over `data` by expert, as the text says; shard the experts themselves so, too:
`--shard "[0]*experts*=data,-,-"`. Layers are computed again in the backward pass, but for `--keep`.
"""

import math

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

from . import attention
from .optimizers import Adafactor
from .parts import F32, compact, cross_entropy, dense, layer, layer_norm, lookup, relu, shape
from .parts import shared, total
from .workload import Workload

VOCABULARY, WIDTH, INNER, HEADS, HEAD, LENGTH = 64000, 1024, 8192, 16, 128, 1024


def options(parser):
    parser.add_argument("--experts", type=int, default=2048)
    parser.add_argument("--layers", type=int, default=36)
    parser.add_argument("--cores", type=int, default=2048, help="groups of tokens")
    parser.add_argument("--tokens", type=int, default=2048, help="tokens of a group")
    parser.add_argument("--keep", action="store_true", help="compute no layer again")


def _norm():
    return {"offset": shape(WIDTH), "scale": shape(WIDTH)}


def parameters(experts, layers):
    both = {
        "attention": attention.parameters(WIDTH, HEADS, bias=False, size=HEAD),
        "norm1": _norm(),
        "norm2": _norm(),
    }
    plain = both | {"inner": shape(WIDTH, INNER), "outer": shape(INNER, WIDTH)}
    split = {"inner": shape(experts, WIDTH, INNER), "outer": shape(experts, INNER, WIDTH)}
    mixed = both | {"experts": split, "gate": shape(WIDTH, experts)}
    return {
        "layers": [plain, mixed] * (layers // 2),
        "norm": _norm(),
        "words": shape(VOCABULARY, WIDTH),
    }


def _hot(index, count):
    places = jax.lax.broadcasted_iota(jnp.int32, (*index.shape, count), index.ndim)
    return (places == index[..., None]).astype(F32)


def _before(counts):
    """How many come before each token of its group."""
    return jnp.cumsum(counts, 1) - counts


@compact
@layer("gating")
def gating(logits, random, capacity):
    """Weights and places `[groups, tokens, experts, capacity]` of the first two experts, and the
    auxiliary loss."""
    count = logits.shape[2]
    gates = jax.nn.softmax(logits)
    first = _hot(jax.lax.argmax(gates, 2, jnp.int32), count)
    others = gates * (1 - first)
    second = _hot(jax.lax.argmax(others, 2, jnp.int32), count)
    loss = (gates.mean(1) * first.mean(1)).sum(1).mean() * count
    of_first, of_second = (gates * first).sum(2), (gates * second).sum(2)
    sums = of_first + of_second + F32(1e-9)
    of_first, of_second = of_first / sums, of_second / sums
    second = second * (2 * of_second > random).astype(F32)[..., None]
    places = (_before(first) * first).sum(2)
    kept = (first * (_before(first) < capacity.shape[0])).sum(1, keepdims=True)
    later = ((_before(second) + kept) * second).sum(2)
    slots = capacity.shape[0]

    def spread(weight, expert, place):
        slot = _hot(place.astype(jnp.int32), slots)
        return (weight[..., None] * expert)[..., None] * slot[:, :, None]

    return spread(of_first, first, places) + spread(of_second, second, later), loss


class _Network:
    def __init__(self, arguments, numerics):
        self.numerics, self.experts = numerics, arguments.experts
        self.mesh = AbstractMesh((arguments.cores,), ("data",))
        groups = arguments.cores
        self.capacity = max(4, math.ceil(2 * arguments.tokens / arguments.experts / 4) * 4)
        kinds = (self._plain, self._mixed)
        again = (lambda kind: kind) if arguments.keep else jax.checkpoint
        self.plain, self.mixed = (compact(again(kind)) for kind in kinds)
        self.rows = (groups * arguments.tokens // LENGTH, LENGTH)

    def norm(self, x, w):
        return layer_norm(self.numerics, x, w["scale"], w["offset"])

    def attended(self, x, mask, w):
        y = self.norm(x, w["norm1"])
        return x + attention.attend(self.numerics, y, y, mask, w["attention"])

    def _plain(self, x, mask, w):
        x = self.attended(x, mask, w)
        with layer("feed_forward"):
            inner = relu(dense(self.numerics, self.norm(x, w["norm2"]), w["inner"]))
            return x + dense(self.numerics, inner, w["outer"])

    def pinned(self, x):
        return jax.lax.with_sharding_constraint(x, NamedSharding(self.mesh, PartitionSpec("data")))

    def _mixed(self, x, mask, random, w):
        x = self.attended(x, mask, w)
        y, loss = self.expert(x, random, w)
        return x + y.reshape(x.shape), loss

    @layer("experts")
    def expert(self, x, random, w):
        y = self.norm(x, w["norm2"]).reshape(*random.shape, WIDTH)
        logits = jnp.einsum("gsm,me->gse", y.astype(F32), w["gate"])
        weights, loss = gating(logits, random, jnp.zeros(self.capacity))
        weights = weights.astype(y.dtype)
        sent = (weights > 0).astype(y.dtype)
        inner, outer = (w["experts"][name].astype(y.dtype) for name in ("inner", "outer"))
        tokens = self.pinned(jnp.einsum("gsec,gsm->egcm", sent, y))
        made = jnp.einsum("egch,ehm->egcm", relu(jnp.einsum("egcm,emh->egch", tokens, inner)), outer)
        return jnp.einsum("gsec,egcm->gsm", weights, self.pinned(made)), loss

    def loss(self, w, tokens, targets, random):
        table = shared(self.numerics, w["words"])
        with layer("embeddings"):
            x = lookup(self.numerics, table, tokens)
        rows = jax.lax.broadcasted_iota(jnp.int32, (LENGTH, LENGTH), 0)
        later = jax.lax.broadcasted_iota(jnp.int32, rows.shape, 1) > rows
        mask = jnp.where(later, attention.NOTHING, F32(0))
        mask = jax.lax.broadcast_in_dim(mask, (x.shape[0], LENGTH, LENGTH), (1, 2))
        extra = F32(0)
        for index, one in enumerate(w["layers"]):
            with layer(f"layer{index}"):
                if "experts" in one:
                    x, loss = self.mixed(x, mask, random, one)
                    extra = extra + loss
                else:
                    x = self.plain(x, mask, one)
        with layer("classes"):
            logits = dense(self.numerics, self.norm(x, w["norm"]), table, None, "...k,nk->...n")
            losses = cross_entropy(logits, targets, 0.1)
        return total(losses, (0, 1)) / losses.size + F32(0.01) * extra


class _Experts(Workload):
    def count(self):
        """Weights of experts: what is published exactly."""
        experts = [w["experts"] for w in self.parameters["layers"] if "experts" in w]
        return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(experts))


def workload(arguments, numerics):
    network = _Network(arguments, numerics)
    groups = (arguments.cores, arguments.tokens)
    tokens = shape(*network.rows, dtype=jnp.int32)
    weights = parameters(arguments.experts, arguments.layers)
    others = math.prod(weights["words"].shape)
    return _Experts(
        name=f"moe {arguments.experts}E {arguments.layers}L",
        parameters=weights,
        batch={"tokens": tokens, "targets": tokens, "random": shape(*groups)},
        loss=network.loss,
        optimizer=Adafactor(),
        samples=groups[0] * groups[1],
        sample="token",
        published=arguments.experts * (arguments.layers // 2) * 2 * WIDTH * INNER,
        source="weights of experts alone, E · L/2 · 2 · 1024 · 8192 (GShard, A.2)",
        notes=[f"{others:,} parameters of the table of words are not in that"],
    )
