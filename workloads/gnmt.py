"""GNMT with Adam: translation by recurrence, as the reference of MLPerf Training has it.

Four layers of 1024 on both sides; the first of the encoder reads both ways. The decoder attends to
the source after its first layer, and what it finds goes into all the others. Sums with inputs are
taken for all steps at once, in front of a recurrence and, for gradients, after it: loops hold only
what depends on the step before. Sentences are filled up to `--length`; dropout is left out.
"""

from functools import partial

import jax
import jax.numpy as jnp

from .attention import softmax
from .optimizers import Adam
from .parts import F32, add_bias, compact, contract, cross_entropy, dense, held, layer, lookup
from .parts import shape, shared, total
from .workload import Workload

VOCABULARY, WIDTH, LAYERS = 32320, 1024, 4


def options(parser):
    parser.add_argument("--batch", type=int, default=4096, help="pairs of sentences of a step")
    parser.add_argument("--length", type=int, default=48, help="tokens of a sentence")


def _cell(inputs):
    """Kernels have a dimension of the four gates; the reference has a bias for either."""
    return {
        "input": {"bias": shape(4 * WIDTH), "kernel": shape(inputs, 4, WIDTH)},
        "state": {"bias": shape(4 * WIDTH), "kernel": shape(WIDTH, 4, WIDTH)},
    }


def parameters():
    return {
        "attention": {
            "bias": shape(WIDTH),
            "factor": shape(),
            "key": shape(WIDTH, WIDTH),
            "query": shape(WIDTH, WIDTH),
            "vector": shape(WIDTH),
        },
        "classes": {"bias": shape(VOCABULARY), "kernel": shape(VOCABULARY, WIDTH)},
        "decoder": [_cell(WIDTH)] + [_cell(2 * WIDTH)] * (LAYERS - 1),
        "encoder": {
            "back": _cell(WIDTH),
            "forth": _cell(WIDTH),
            "layers": [_cell(2 * WIDTH)] + [_cell(WIDTH)] * (LAYERS - 2),
        },
        "words": shape(VOCABULARY, WIDTH),
    }


def _next(z, c):
    """Gates `[batch, 4, width]` and the cell's next state, from sums and its state."""
    z = z.astype(F32)
    i, f, o = (jax.lax.logistic(z[:, gate]) for gate in (0, 1, 3))
    g = jnp.tanh(z[:, 2])
    return jnp.stack([i, f, g, o], 1), f * c + i * g


@partial(compact, static_argnums=(0,))
def _run(reverse, x, kernel):
    """The recurrence over `x` `[time, batch, 4, width]`: outputs, cells and gates of all steps."""

    def step(carried, x):
        h, c = carried
        gates, c = _next(x + jnp.einsum("bk,kgw->bgw", h, kernel), c)
        h = (gates[:, 3] * jnp.tanh(c)).astype(x.dtype)
        return (h, c), (h, c, gates.astype(x.dtype))

    batch, width = x.shape[1], x.shape[3]
    start = (jnp.zeros((batch, width), x.dtype), jnp.zeros((batch, width), F32))
    return jax.lax.scan(step, start, x, reverse=reverse)[1]


@partial(compact, static_argnums=(0,))
def _run_backward(reverse, cells, gates, kernel, dy):
    """Gradients of the sums of all steps."""

    def step(carried, of_step):
        dh, dc = carried
        before, c, gates, dy = of_step
        i, f, g, o = (gates[:, gate].astype(F32) for gate in range(4))
        dh, high = dh.astype(F32) + dy.astype(F32), jnp.tanh(c)
        dc = dc + dh * o * (1 - high * high)
        inner = [dc * g * i * (1 - i), dc * before * f * (1 - f), dc * i * (1 - g * g)]
        dz = jnp.stack([*inner, dh * high * o * (1 - o)], 1).astype(dy.dtype)
        return (jnp.einsum("bgw,kgw->bk", dz, kernel), dc * f), dz

    start = (jnp.zeros(dy.shape[1:], dy.dtype), jnp.zeros(cells.shape[1:], F32))
    of_steps = (_before(cells, reverse), cells, gates, dy)
    return jax.lax.scan(step, start, of_steps, reverse=not reverse)[1]


def _before(of_steps, reverse):
    """What a step finds: the one before it, zeros at the start."""
    ends = (0, 1) if reverse else (1, 0)
    moved = of_steps[1:] if reverse else of_steps[:-1]
    return jnp.pad(moved, [ends] + [(0, 0)] * (of_steps.ndim - 1))


@partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def recurrence(numerics, reverse, x, kernel):
    """Outputs of all steps."""
    return _run(reverse, x, kernel.astype(numerics.compute))[0]


def _recurrence_forward(numerics, reverse, x, kernel):
    outputs, cells, gates = _run(reverse, x, kernel.astype(numerics.compute))
    return outputs, (outputs, cells, gates, kernel)


def _recurrence_backward(numerics, reverse, kept, dy):
    outputs, cells, gates, kernel = kept
    dz = _run_backward(reverse, cells, gates, kernel.astype(numerics.compute), dy)
    before = _before(outputs, reverse)
    dw = jnp.einsum("tbk,tbgw->kgw", before, dz, preferred_element_type=numerics.gradient)
    return dz, dw.astype(kernel.dtype)


recurrence.defvjp(_recurrence_forward, _recurrence_backward)


@partial(compact, static_argnums=(0, 3))
def recurrent(numerics, x, w, reverse=False):
    """One layer over `[time, batch, inputs]`."""
    sums = contract("tbk,kgw->tbgw", numerics, x, w["input"]["kernel"])
    for side in ("input", "state"):
        sums = add_bias(numerics, 2, sums, w[side]["bias"].reshape(4, WIDTH))
    return recurrence(numerics, reverse, sums, w["state"]["kernel"])


@compact
def _scores(query, key, vector):
    """Scores `[batch, rows, columns]` from `[rows, batch, width]` and `[columns, batch, width]`."""
    return _scores_of(query, key, vector)


def _sums(query, key):
    extents = (query.shape[0], key.shape[0], *query.shape[1:])
    wide = jax.lax.broadcast_in_dim(query, extents, (0, 2, 3))
    return jnp.tanh(wide + jax.lax.broadcast_in_dim(key, extents, (1, 2, 3)))


@jax.custom_vjp
def _scores_of(query, key, vector):
    return jnp.einsum("tsbw,w->bts", _sums(query, key), vector)


def _scores_backward(kept, dy):
    query, key, vector, dy = held(*kept, dy)
    high = _sums(query, key)
    dz = jnp.einsum("bts,w->tsbw", dy, vector) * (1 - high * high)
    dv = jnp.einsum("tsbw,bts->w", high, dy)
    return total(dz, (1,)), total(dz, (0,)), dv


_scores_of.defvjp(lambda *of: (_scores_of(*of), of), _scores_backward)


class _Network:
    def __init__(self, numerics):
        self.numerics = numerics

    @layer("embeddings")
    def embedded(self, table, tokens):
        """Words of `[batch, time]` as `[time, batch, width]`."""
        return lookup(self.numerics, table, tokens.T)

    def encoded(self, w, x):
        with layer("encoder0"):
            both = [recurrent(self.numerics, x, w["forth"])]
            both.append(recurrent(self.numerics, x, w["back"], True))
        with layer("encoder1"):
            x = recurrent(self.numerics, jnp.concatenate(both, -1), w["layers"][0])
        for index, cell in enumerate(w["layers"][1:], 2):
            with layer(f"encoder{index}"):
                x = x + recurrent(self.numerics, x, cell)
        return x

    @layer("attention")
    def attend(self, w, x, source, mask):
        query = dense(self.numerics, x, w["query"])
        key = add_bias(self.numerics, 1, dense(self.numerics, source, w["key"]), w["bias"])
        length = jax.lax.rsqrt((w["vector"] * w["vector"]).sum())
        vector = (w["factor"] * length * w["vector"]).astype(x.dtype)
        scores = _scores(query, key, vector)
        # One head, as softmax knows them.
        weights = softmax(scores[:, None], mask)[:, 0]
        return jnp.einsum("bts,sbw->tbw", weights, source)

    def loss(self, w, inputs, input_lengths, targets, target_lengths):
        table = shared(self.numerics, w["words"])
        ends = lambda lengths: jax.lax.broadcast_in_dim(lengths, inputs.shape, (0,))
        place = jax.lax.broadcasted_iota(jnp.int32, inputs.shape, 1)
        mask = jnp.where(place < ends(input_lengths), F32(0), F32(-1e9))
        source = self.encoded(w["encoder"], self.embedded(table, inputs))
        read = jnp.pad(targets[:, :-1], ((0, 0), (1, 0)))
        x = self.embedded(table, read)
        with layer("decoder0"):
            x = recurrent(self.numerics, x, w["decoder"][0])
        found = self.attend(w["attention"], x, source, mask)
        for index, cell in enumerate(w["decoder"][1:], 1):
            with layer(f"decoder{index}"):
                y = recurrent(self.numerics, jnp.concatenate([x, found], -1), cell)
                x = y if index == 1 else x + y
        last = w["classes"]
        with layer("classes"):
            logits = dense(self.numerics, x, last["kernel"], last["bias"], "...k,nk->...n")
            weights = (place < ends(target_lengths)).astype(F32).T
            losses = cross_entropy(logits, targets.T, 0.1) * weights
            return total(losses, (0, 1)) / total(weights, (0, 1))


def workload(arguments, numerics):
    batch, length = arguments.batch, arguments.length
    tokens, lengths = shape(batch, length, dtype=jnp.int32), shape(batch, dtype=jnp.int32)
    return Workload(
        name="gnmt",
        parameters=parameters(),
        batch={
            "inputs": tokens,
            "input_lengths": lengths,
            "targets": tokens,
            "target_lengths": lengths,
        },
        loss=_Network(numerics).loss,
        optimizer=Adam(b1=0.9, b2=0.999, epsilon=1e-8),
        samples=batch,
        sample="pair of sentences",
        published=160_671_297,
        source="GNMT of the MLPerf reference, 32,320 word pieces",
    )
