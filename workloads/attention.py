"""Attention and the layer around it, as BERT and the Transformer have them."""

import functools

import jax
import jax.numpy as jnp

from .parts import F32, add_bias, compact, contract, held, layer, rematerialised, shape, total

NOTHING = F32(-1e9)


@jax.custom_vjp
def softmax(scores, mask):
    """Weights of each row from f32 scores plus a mask; in the dtype of the scores."""
    return _softmax(scores, mask)


@compact
def _softmax(scores, mask):
    last = scores.ndim - 1
    spread = lambda x: jax.lax.broadcast_in_dim(x, scores.shape, tuple(range(last)))
    # One mask for all heads: [batch, rows, columns], or [batch, columns].
    dims = (0, 2, 3) if mask.ndim == 3 else (0, 3)
    wide = scores.astype(F32) + jax.lax.broadcast_in_dim(mask, scores.shape, dims)
    weights = jnp.exp(wide - spread(wide.max(last)))
    return (weights / spread(total(weights, (last,)))).astype(scores.dtype)


@compact
def _softmax_backward(weights, dy):
    weights, dy = held(weights, dy)
    last = weights.ndim - 1
    wide, dy = weights.astype(F32), dy.astype(F32)
    along = total(wide * dy, (last,))
    spread = jax.lax.broadcast_in_dim(along, weights.shape, tuple(range(last)))
    return (wide * (dy - spread)).astype(weights.dtype)


def _softmax_forward(scores, mask):
    weights = _softmax(scores, mask)
    return weights, weights


softmax.defvjp(_softmax_forward, lambda weights, dy: (_softmax_backward(weights, dy), None))


def parameters(width, heads, bias, size=None):
    """Kernels of queries, keys, values and of the result, per head of `width / heads` or `size`."""
    size = size or width // heads
    found = {name: {"kernel": shape(width, heads, size)} for name in ("key", "query", "value")}
    found["out"] = {"kernel": shape(heads, size, width)}
    if bias:
        for name in ("key", "query", "value"):
            found[name]["bias"] = shape(width)
        found["out"]["bias"] = shape(width)
    return found


@layer("attention")
def attend(numerics, x, source, mask, w):
    """Attention of `x` `[batch, rows, width]` to `source`; the mask is added to scores."""
    project = functools.partial(_project, numerics)
    query, key, value = project(x, w["query"]), project(source, w["key"]), project(source, w["value"])
    size = query.shape[-1]
    query = query * jnp.asarray(size**-0.5, query.dtype)
    scores = jnp.einsum("bthk,bshk->bhts", query, key)
    weights = softmax(scores, mask)
    mixed = jnp.einsum("bhts,bshk->bthk", weights, value)
    y = contract("bthk,hkd->btd", numerics, mixed, w["out"]["kernel"])
    return add_bias(numerics, 1, y, w["out"]["bias"]) if "bias" in w["out"] else y


def _project(numerics, x, w):
    y = contract("btd,dhk->bthk", numerics, x, w["kernel"])
    if "bias" not in w:
        return y
    return add_bias(numerics, 2, y, w["bias"].reshape(y.shape[2:]))


gelu = rematerialised(compact(functools.partial(jax.nn.gelu, approximate=True)))
