"""Programs written per device (shard_map), on 2 by 4 devices: what goes in and out is that of all."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, shard_map
from jax.sharding import AxisType, NamedSharding
from jax.sharding import PartitionSpec as P

RANDOM = np.random.default_rng(1)


def mesh():
    return jax.make_mesh((2, 4), ("x", "y"), axis_types=(AxisType.Auto,) * 2)


def numbers(*shape):
    """Whole numbers, so that no order of sums matters."""
    return jnp.asarray(RANDOM.integers(-4, 5, shape), jnp.float32)


def weights(*shape):
    return jnp.asarray(RANDOM.normal(0, shape[0] ** -0.5, shape), jnp.float32)


def collectives():
    ring = [(j, (j + 1) % 4) for j in range(4)]

    def body(a, b):
        place = lax.axis_index(("y", "x"))
        return (
            lax.psum(a, "x") + lax.axis_index("x"),
            lax.psum(a @ b, "y"),
            lax.pmax(a, ("x", "y")) - lax.pmin(a, "y").sum(),
            lax.psum_scatter(b, "y", scatter_dimension=1, tiled=True),
            lax.psum_scatter(a, "y", scatter_dimension=0, tiled=False),
            lax.all_gather(a, "y", axis=1, tiled=True),
            lax.all_gather(a, ("y", "x")),
            lax.ppermute(a, "y", ring),
            lax.ppermute(a, ("x", "y"), [(0, 7), (3, 4), (5, 1)]),
            lax.ppermute(a, "x", [(0, 1)]),
            lax.all_to_all(b, "y", 0, 1, tiled=True),
            lax.all_to_all(a, "y", 1, 0, tiled=False),
            place[None],
        )

    outs = (
        *(P("x", "y"), P("x", None), P("x", None), P("y", None), P(("x", "y"))),
        *(P("x", None), P(None, None, None), P("x", "y"), P("x", "y"), P("x", "y")),
        *(P("x", "y"), P("x", "y"), P(("x", "y"))),
    )

    def function(a, b):
        ins = (P("x", "y"), P("y", None))
        body_of_all = shard_map(body, mesh=mesh(), in_specs=ins, out_specs=outs, check_vma=False)
        return body_of_all(a, b)

    return function, (numbers(8, 16), numbers(16, 8))


def auto():
    """Along y the program is one for all, and is differentiated."""

    def function(a, b):
        on = mesh()

        def body(a, b):
            hidden = jnp.tanh(a @ b) * (1 + lax.axis_index("x"))
            free = NamedSharding(jax.sharding.get_abstract_mesh(), P(None, "y"))
            hidden = lax.with_sharding_constraint(hidden, free)
            return lax.psum(hidden, "x") / 2

        ins = (P(None, "x"), P("x", None))
        run = shard_map(body, mesh=on, in_specs=ins, out_specs=P(), axis_names={"x"})
        loss = lambda a, b: (run(a, b) ** 2).mean()
        return jax.value_and_grad(loss, argnums=(0, 1))(a, b)

    return function, (weights(8, 6), weights(6, 12))


def uneven():
    """Along y, which divides nothing, the program is one for all."""

    def function(a):
        def body(a):
            rows = jax.nn.softmax(a, axis=1)
            return lax.all_gather(rows, "x", axis=0, tiled=True), lax.psum(rows.sum(0), "x")

        outs = (P(None, None), P(None))
        options = dict(axis_names={"x"}, check_vma=False)
        run = shard_map(body, mesh=mesh(), in_specs=P("x"), out_specs=outs, **options)
        return run(jnp.sin(a))

    return function, (weights(10, 7),)


def nested():
    def function(a):
        inner = lambda b: lax.psum(b * lax.axis_index("y"), "y")

        def body(a):
            run = shard_map(inner, in_specs=P(None, "y"), out_specs=P(), axis_names={"y"})
            return lax.psum(run(a), "x")

        return shard_map(body, mesh=mesh(), in_specs=P("x"), out_specs=P(), axis_names={"x"})(a)

    return function, (numbers(8, 16),)


def loop():
    """Blocks of a product go round a ring."""

    def function(a, b):
        def body(a, b):
            place, count = lax.axis_index("y"), lax.axis_size("y")

            def turn(carry, step):
                block, sums = carry
                from_here = lax.dynamic_slice_in_dim(a, (place + step) % count * 4, 4, 1)
                sums += from_here @ block
                ring = [(j, (j - 1) % count) for j in range(count)]
                return (lax.ppermute(block, "y", ring), sums), None

            start = (b, jnp.zeros((a.shape[0], b.shape[1])))
            (_, sums), _ = lax.scan(turn, start, jnp.arange(count))
            return lax.cond(sums.sum() > 1e6, lambda s: -s, lambda s: s, sums)

        ins, outs = (P("x", None), P("y", None)), P("x", None)
        return shard_map(body, mesh=mesh(), in_specs=ins, out_specs=outs, check_vma=False)(a, b)

    return function, (numbers(8, 16), numbers(16, 6))


def training():
    """A step of two layers: data along x, the hidden layer along y, gradients by hand and by grad."""
    parameters = {"w1": weights(12, 16), "b1": jnp.zeros(16), "w2": weights(16, 4)}
    layout = {"w1": P(None, "y"), "b1": P("y"), "w2": P("y", None)}

    def step(parameters, momenta, x, y):
        def loss(parameters, x, y):
            def body(parameters, x, y):
                hidden = jax.nn.relu(x @ parameters["w1"] + parameters["b1"])
                out = lax.psum(hidden @ parameters["w2"], "y")
                return lax.pmean(((out - y) ** 2).mean(), "x")

            ins = (layout, P("x"), P("x"))
            return shard_map(body, mesh=mesh(), in_specs=ins, out_specs=P())(parameters, x, y)

        value, gradients = jax.value_and_grad(loss)(parameters, x, y)
        momenta = jax.tree.map(lambda m, g: 0.9 * m + g, momenta, gradients)
        update = lambda p, m: p - 0.1 * m
        return jax.tree.map(update, parameters, momenta), momenta, value

    momenta = jax.tree.map(lambda p: p * 0.1, parameters)
    return step, (parameters, momenta, weights(8, 12), weights(8, 4))


def pmap():
    def function(x):
        own = lambda x: lax.psum(x, "i") + x * lax.axis_index("i")
        return jax.pmap(own, axis_name="i")(x)

    return function, (numbers(8, 6),)


CASES = {
    "manual_collectives": collectives,
    "manual_auto": auto,
    "manual_uneven": uneven,
    "manual_nested": nested,
    "manual_loop": loop,
    "manual_training": training,
    "manual_pmap": pmap,
}
