"""Writes mixtures of experts in plain JAX, in several forms and sizes, as `experts.zip`.

    python experts.py

Shapes are in the names of the programs: `gating_top2_g4_s16_e4_c8` has 4 groups of 16 tokens, 4
experts and room for 8 tokens of a group per expert; layers have 10 features, and 12 inside of an
expert.
There are no vectors: `runtime-pod/tests/experts` makes inputs up, and has an algorithm of its own.
"""

import re
from functools import partial

import jax
import jax.export
import jax.numpy as jnp

from generate import HERE, text, write

WIDTH, INNER = 10, 12
# Groups, tokens of a group, experts, capacity: room for all, for some, for one, uneven everything.
SIZES = [(8, 16, 8, 4), (4, 8, 4, 8), (2, 16, 4, 1), (4, 32, 8, 12), (3, 5, 6, 2), (8, 4, 16, 1)]


def first_of(gates):
    """GShard's gating of one expert per token (Switch Transformer)."""
    count = gates.shape[2]
    index = jnp.argmax(gates, -1)
    mask = jax.nn.one_hot(index, count, dtype=gates.dtype)
    aux = jnp.mean(jnp.sum(gates.mean(1) * mask.mean(1), -1)) / count
    return (gates * mask).sum(-1), mask, aux


def slots_of(mask, before, capacity):
    """Which place of its expert's a token gets `[g, s]`, and the mask of those that get one."""
    mask_i = mask.astype(jnp.int32)
    place = jnp.cumsum(mask_i, 1) - mask_i + before
    mask_i = mask_i * (place < capacity)
    return jnp.sum(place * mask_i, -1), mask_i.astype(mask.dtype)


def spread(weight, mask, place, capacity):
    slot = jax.nn.one_hot(place, capacity, dtype=weight.dtype)
    return jnp.einsum("gs,gse,gsc->gsec", weight, mask, slot)


def top1(gates, random, capacity):
    weight, mask, aux = first_of(gates)
    place, kept = slots_of(mask, 0, capacity)
    return spread(weight, kept, place, capacity), aux


def top2(gates, random, capacity, sampled=False):
    """GShard's Algorithm 1, as masks. Second experts are sampled once places are given, as the
    paper says it, or, `sampled`, before, as its code does: then they take no place."""
    first, mask1, aux = first_of(gates)
    others = gates * (1 - mask1)
    mask2 = jax.nn.one_hot(jnp.argmax(others, -1), gates.shape[2], dtype=gates.dtype)
    second = (gates * mask2).sum(-1)
    first, second = first / (first + second), second / (first + second)
    place1, kept1 = slots_of(mask1, 0, capacity)
    taken = (2 * second > random)[..., None]
    mask2 = mask2 * taken if sampled else mask2
    before = jnp.sum(mask1.astype(jnp.int32), 1, keepdims=True)
    place2, kept2 = slots_of(mask2, before, capacity)
    kept2 = kept2 * taken
    combine = spread(first, kept1, place1, capacity) + spread(second, kept2, place2, capacity)
    return combine, aux


GATINGS = {"top1": top1, "top2": top2, "sampled": partial(top2, sampled=True)}


def layer(x, w, random, gating, capacity):
    """A layer of experts: logits and gates are of 32 bits, as in GShard."""
    logits = jnp.einsum("gsm,me->gse", x.astype(jnp.float32), w["gate"])
    combine, aux = gating(jax.nn.softmax(logits), random, capacity)
    combine = combine.astype(x.dtype)
    dispatch = (combine > 0).astype(x.dtype)
    sent = jnp.einsum("gsec,gsm->egcm", dispatch, x)
    inner = jax.nn.relu(jnp.einsum("egcm,emh->egch", sent, w["inner"].astype(x.dtype)))
    made = jnp.einsum("egch,ehm->egcm", inner, w["outer"].astype(x.dtype))
    return jnp.einsum("gsec,egcm->gsm", combine, made), aux


def step(function):
    """Loss, gradients and outputs of a layer; the loss is of the outputs' squares."""

    def loss(x, gate, inner, outer, *rest):
        y, aux = function(x, {"gate": gate, "inner": inner, "outer": outer}, *rest)
        y = y.astype(jnp.float32)
        return jnp.mean(jnp.square(y)) + 0.01 * aux, (y, aux)

    def run(x, gate, inner, outer, *rest):
        both = jax.value_and_grad(loss, (0, 1, 2, 3), has_aux=True)
        (value, (y, aux)), gradients = both(x, gate, inner, outer, *rest)
        return value, y, aux, *gradients

    return run


def routed(x, gate):
    """Tokens `[n, m]` in the order of their experts: that order, the experts' counts, and gates."""
    gates = jax.nn.softmax(x.astype(jnp.float32) @ gate)
    expert = jnp.argmax(gates, -1)
    order = jnp.argsort(expert)
    counts = jnp.bincount(expert, length=gate.shape[1])
    weight = jnp.take_along_axis(gates, expert[:, None], 1)
    return order, counts, weight, gates


def dropless(x, w):
    """No capacity: tokens are sorted by expert, and products are ragged."""
    order, counts, weight, gates = routed(x, w["gate"])
    rows = x[order]
    inner = jax.nn.relu(jax.lax.ragged_dot(rows, w["inner"].astype(x.dtype), counts))
    made = jax.lax.ragged_dot(inner, w["outer"].astype(x.dtype), counts)
    back = made[jnp.argsort(order)]
    share = counts.astype(jnp.float32) / x.shape[0]
    return back * weight.astype(x.dtype), jnp.sum(share * gates.mean(0))


def shapes(*wanted, dtype=jnp.float32):
    return [jax.ShapeDtypeStruct(shape, dtype) for shape in wanted]


def weights(experts):
    return shapes((WIDTH, experts), (experts, WIDTH, INNER), (experts, INNER, WIDTH))


def programs():
    for g, s, e, c in SIZES:
        size = f"g{g}_s{s}_e{e}_c{c}"
        for name, gating in GATINGS.items():
            only = partial(gating, capacity=c)
            yield f"gating_{name}_{size}", only, shapes((g, s, e), (g, s)), ["gates", "random"]
            names = ["x", "gate", "inner", "outer", "random"]
            for kind, dtype in {"f32": jnp.float32, "bf16": jnp.bfloat16}.items():
                others = name == "sampled" or (g, s) in [(4, 32), (8, 4)]
                if others or kind == "bf16" and (g, s) != (4, 8):
                    continue
                run = step(partial(layer, gating=gating, capacity=c))
                x = shapes((g, s, WIDTH), dtype=dtype)
                yield f"layer_{name}_{kind}_{size}", run, x + weights(e) + shapes((g, s)), names
    for n, e in [(32, 8), (16, 4), (15, 6)]:
        x, names = shapes((n, WIDTH)), ["x", "gate", "inner", "outer"]
        yield f"sorted_n{n}_e{e}", step(dropless), x + weights(e), names


def named(program, names):
    """The text with arguments of these names."""
    for index, name in enumerate(names):
        program = re.sub(rf"%arg{index}\b", f"%{name}", program)
    return program


def main():
    entries = []
    for name, function, arguments, names in programs():
        exported = jax.export.export(jax.jit(function, keep_unused=True))(*arguments)
        entries.append((f"{name}.mlir", named(text(exported), names).encode()))
    write(HERE / "experts.zip", entries)
    print("experts", len(entries))


if __name__ == "__main__":
    main()
