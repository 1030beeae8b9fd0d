"""Writes JAX's gradients of the programs that generate.py writes.

    python gradients.py [FAMILY ...]      writes all archives, or those named

The loss of a program is the sum of its outputs of floats, element i of each (counted in row-major
order) times cos(i). An archive gradients/FAMILY.zip holds NAME.grad for each program that JAX
differentiates in reverse mode: the bytes of the gradients with respect to all arguments of floats,
in order.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np
from generate import FAMILIES, HERE, data, write


def is_float(x):
    return jnp.issubdtype(x.dtype, jnp.floating) and x.dtype.itemsize >= 4


def loss_of(function, arguments, places):
    def loss(floats):
        leaves, tree = jax.tree.flatten(arguments)
        for place, value in zip(places, floats):
            leaves[place] = value
        total = 0.0
        for output in jax.tree.leaves(function(*jax.tree.unflatten(tree, leaves))):
            if is_float(output):
                weights = np.cos(np.arange(output.size, dtype=np.float64))
                weights = weights.astype(output.dtype).reshape(output.shape)
                total += jnp.sum(output * weights)
        return total

    return loss


def members(name, function, arguments):
    leaves = jax.tree.leaves(arguments)
    places = [place for place, leaf in enumerate(leaves) if is_float(leaf)]
    others = [x for x in leaves if jnp.issubdtype(x.dtype, jnp.inexact) and not is_float(x)]
    if not places or others:
        return
    try:
        loss = loss_of(function, arguments, places)
        found = jax.jit(jax.grad(loss))([leaves[place] for place in places])
    except Exception as error:  # JAX has many kinds of them.
        print(f"{name}: {str(error).splitlines()[0][:100]}")
        return
    if not all(np.isfinite(x).all() for x in found):
        print(f"{name}: not finite")
        return
    yield f"{name}.grad", data(found)


def family(name):
    cases, dtype = FAMILIES[name]
    jax.config.update("jax_enable_x64", dtype == np.float64)
    entries = []
    for case, (function, arguments) in cases.items():
        floats = lambda x: x.astype(dtype) if x.dtype.kind == "f" and x.dtype.itemsize > 2 else x
        arguments = jax.tree.map(floats, arguments)
        entries += members(case, function, arguments)
    folder = HERE / "gradients"
    folder.mkdir(exist_ok=True)
    write(folder / f"{name}.zip", entries)
    print(name, len(entries))


if __name__ == "__main__":
    for chosen in sys.argv[1:] or FAMILIES:
        family(chosen)
