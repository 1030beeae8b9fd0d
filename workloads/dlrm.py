"""DLRM on the Criteo terabyte with tables of at most 40,000,000 rows, as MLPerf Training v0.7 has it.

Updates are plain gradient descent; of a table only the rows that were looked up change, by a scatter of
their gradients. Tables are meant to be sharded by rows: `--shard "[0]['tables']*=data,-"`.
"""

import jax
import jax.numpy as jnp

from .parts import F32, add_bias, compact, contract, layer, relu, shape, total
from .workload import Workload

ROWS = (
    (39884406, 39043, 17289, 7420, 20263, 3, 7120, 1543, 63, 38532951, 2953546, 403346, 10, 2208)
    + (11938, 155, 4, 976, 14, 39979771, 25641295, 39664984, 585935, 12972, 108, 36)
)
WIDTH, NUMBERS = 128, 13
BOTTOM, TOP = (NUMBERS, 512, 256, WIDTH), (479, 1024, 1024, 512, 256, 1)


def options(parser):
    parser.add_argument("--batch", type=int, default=65536, help="samples of a step")


def _layers(extents):
    pairs = zip(extents, extents[1:])
    return [{"bias": shape(b), "kernel": shape(a, b)} for a, b in pairs]


def parameters():
    tables = [shape(rows, WIDTH) for rows in ROWS]
    return {"bottom": _layers(BOTTOM), "tables": tables, "top": _layers(TOP)}


@compact
def _entropy(logits, clicks):
    """Of a probability given by its logit."""
    positive = jnp.maximum(logits, 0) - logits * clicks
    return positive + jnp.log1p(jnp.exp(-jnp.abs(logits)))


class _Step(Workload):
    """A step that updates tables in place of computing gradients of their size."""

    def step(self):
        names = list(self.batch)

        def step(parameters, state, learning_rate, *data):
            batch = dict(zip(names, data))
            ids = [batch["ids"][:, table] for table in range(len(ROWS))]
            with layer("tables"):
                rows = [table[own] for table, own in zip(parameters["tables"], ids)]
            layers = {name: parameters[name] for name in ("bottom", "top")}
            value_and_grad = jax.value_and_grad(self.loss, argnums=(0, 1))
            value, (changes, of_rows) = value_and_grad(layers, rows, batch)
            down = lambda w, g: w - learning_rate * g
            with layer("optimizer"):
                layers = jax.tree.map(down, layers, changes)
                tables = zip(parameters["tables"], ids, of_rows)
                tables = [table.at[own].add(-learning_rate * g) for table, own, g in tables]
            return layers | {"tables": tables}, state, value

        arguments = (self.parameters, {}, shape(dtype=F32), *self.batch.values())
        return step, arguments


class _Network:
    def __init__(self, numerics):
        self.numerics = numerics

    def layers(self, name, x, layers, last):
        for index, w in enumerate(layers):
            with layer(f"{name}{index}"):
                x = contract("bk,kn->bn", self.numerics, x, w["kernel"])
                x = add_bias(self.numerics, 1, x, w["bias"])
                x = x if last and index + 1 == len(layers) else relu(x)
        return x

    def loss(self, w, rows, batch):
        numbers = batch["numbers"].astype(self.numerics.compute)
        dense = self.layers("bottom", numbers, w["bottom"], last=False)
        with layer("pairs"):
            features = jnp.stack([dense, *(own.astype(dense.dtype) for own in rows)], 1)
            products = jnp.einsum("bik,bjk->bij", features, features)
            # Of each pair one product.
            pairs = [products[:, i, :i] for i in range(1, len(rows) + 1)]
            x = jnp.concatenate([dense, *pairs], 1)
        logits = self.layers("top", x, w["top"], last=True)[:, 0].astype(F32)
        return total(_entropy(logits, batch["clicks"]), (0,)) / logits.shape[0]


def workload(arguments, numerics):
    batch = arguments.batch
    return _Step(
        name="dlrm",
        parameters=parameters(),
        batch={
            "numbers": shape(batch, NUMBERS),
            "ids": shape(batch, len(ROWS), dtype=jnp.int32),
            "clicks": shape(batch),
        },
        loss=_Network(numerics).loss,
        optimizer=None,
        samples=batch,
        published=24_036_595_969,
        source="187,767,399 rows of 128 (seeds of MLPerf v0.7) and 2,368,897 of the layers",
    )
