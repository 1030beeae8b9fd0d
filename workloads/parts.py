"""Pieces of networks: products with weights, normalisation, losses.

Master weights are f32; `Numerics.compute` is the dtype of products and activations. A gradient of a
weight leaves the product that makes it in `Numerics.gradient`, so that this is the dtype in which
partial sums of the batch meet.
"""

import functools
from dataclasses import dataclass

import jax
import jax.numpy as jnp

F32 = jnp.float32


@dataclass(frozen=True)
class Numerics:
    """Dtypes of a step, by their names."""

    compute: str = "bfloat16"
    gradient: str = "bfloat16"


def shape(*extents, dtype=F32):
    """The shape of a tensor, of which there are no elements."""
    return jax.ShapeDtypeStruct(extents, dtype)


def compact(function, **static):
    """A function that becomes one function of the text, however often it is called."""
    return jax.jit(function, **static)


def layer(name):
    """What is traced within, or within the function so decorated, is of this layer, as are its
    gradients: reports call it so. Layers may be nested."""
    return jax.named_scope(name)


def held(*values):
    """The same values, of which nothing may be known before all are there.

    Backward passes begin so: what they compute again from what is kept is not taken from the
    forward pass, where it would have to be kept, too.
    """
    return jax.lax.optimization_barrier(values)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def contract(spec, numerics, x, w):
    """An einsum of activations with a weight."""
    return jnp.einsum(spec, x, w.astype(numerics.compute))


def _contract_forward(spec, numerics, x, w):
    return contract(spec, numerics, x, w), (x, w)


def _contract_backward(spec, numerics, kept, dy):
    x, w = kept
    operands, y = spec.split("->")
    a, b = operands.split(",")
    dx = jnp.einsum(f"{y},{b}->{a}", dy, w.astype(numerics.compute))
    dw = jnp.einsum(f"{a},{y}->{b}", x, dy, preferred_element_type=numerics.gradient)
    return dx, dw.astype(w.dtype)


contract.defvjp(_contract_forward, _contract_backward)


@layer("embeddings")
def shared(numerics, w):
    """A weight that several products use, whose gradients are added before they are summed."""
    return w.astype(numerics.gradient) if numerics.gradient == numerics.compute else w


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def add_bias(numerics, rank, x, bias):
    """`x` plus a bias of `rank` dimensions, those at the end."""
    return x + bias.astype(numerics.compute)


def _add_bias_forward(numerics, rank, x, bias):
    return add_bias(numerics, rank, x, bias), None


def _add_bias_backward(numerics, rank, _, dy):
    dims = tuple(range(dy.ndim - rank))
    return dy, total(dy, dims, numerics.gradient).astype(F32)


add_bias.defvjp(_add_bias_forward, _add_bias_backward)


def dense(numerics, x, w, bias=None, spec="...k,kn->...n"):
    """A product with a weight over the last dimension, and its bias."""
    letters = "abcdefg"[: x.ndim - 1]
    y = contract(spec.replace("...", letters), numerics, x, w)
    return y if bias is None else add_bias(numerics, 1, y, bias)


NHWC = ("NHWC", "HWIO", "NHWC")


def _convolution(x, kernel, stride, padding):
    return jax.lax.conv_general_dilated(x, kernel, stride, padding, dimension_numbers=NHWC)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def convolve(numerics, stride, padding, x, kernel):
    """A convolution of images `[batch, height, width, channels]`; strides and padding per side."""
    return _convolution(x, kernel.astype(numerics.compute), stride, padding)


def _convolve_forward(numerics, stride, padding, x, kernel):
    return convolve(numerics, stride, padding, x, kernel), (x, kernel)


def _convolve_backward(numerics, stride, padding, kept, dy):
    x, kernel = kept
    rounded = kernel.astype(numerics.compute)
    transposed = jax.linear_transpose(lambda x: _convolution(x, rounded, stride, padding), x)
    (dx,) = transposed(dy)
    # The kernel's gradient is a convolution of the images over the batch with dy as its kernel.
    ends = []
    for dim in range(2):
        spread = (dy.shape[dim + 1] - 1) * stride[dim] + 1
        low = padding[dim][0]
        ends.append((low, kernel.shape[dim] - 1 + spread - x.shape[dim + 1] - low))
    dw = jax.lax.conv_general_dilated(
        x,
        dy,
        (1, 1),
        ends,
        rhs_dilation=stride,
        dimension_numbers=("CHWN", "IHWO", "HWNC"),
        preferred_element_type=numerics.gradient,
    )
    return dx, dw.astype(kernel.dtype)


convolve.defvjp(_convolve_forward, _convolve_backward)


def same(extent, window, stride):
    """Padding that gives ceil(extent / stride) windows, more of it at the end."""
    wanted = -(-extent // stride)
    total = max((wanted - 1) * stride + window - extent, 0)
    return (total // 2, total - total // 2)


def conv2d(numerics, x, kernel, stride=1, padding=None):
    """A convolution with one stride; `padding` defaults to what keeps ceil(extent / stride)."""
    if padding is None:
        padding = tuple(same(x.shape[i + 1], kernel.shape[i], stride) for i in range(2))
    return convolve(numerics, (stride, stride), tuple(padding), x, kernel)


def total(x, dims, dtype=None):
    """The sum over dimensions, taken in one dtype: also partial sums of devices have it."""
    x = x.astype(dtype or x.dtype)
    return jax.lax.reduce_sum(x, dims)


@jax.custom_vjp
def relu(x):
    """max(x, 0); what is kept for its gradient is the result, which others need anyway."""
    return _relu(x)


@compact
def _relu(x):
    return jax.lax.max(x, jnp.zeros((), x.dtype))


@compact
def _relu_backward(y, dy):
    y, dy = held(y, dy)
    return jnp.where(y > 0, dy, jnp.zeros((), dy.dtype))


def _relu_forward(x):
    y = _relu(x)
    return y, y


relu.defvjp(_relu_forward, lambda y, dy: (_relu_backward(y, dy),))


def rematerialised(function):
    """An elementwise function of which only the argument is kept for the gradient."""

    @jax.custom_vjp
    def called(x):
        return function(x)

    @compact
    def backward(x, dy):
        x, dy = held(x, dy)
        return jax.vjp(function, x)[1](dy)

    called.defvjp(lambda x: (function(x), x), backward)
    return called


def _image_sums(x):
    """Sums of images `[batch, channels]`."""
    return total(x, (1, 2))


def _group_means(sums, groups, like):
    """Means of groups of images `[groups, channels]`, from sums of images."""
    count = like.shape[0] * like.shape[1] * like.shape[2] / groups
    return total(sums.reshape(groups, -1, sums.shape[1]), (1,)) * F32(1 / count)


def _of_images(means, like):
    """What a group has `[groups, channels]`, as large as the images."""
    (groups, channels), batch = means.shape, like.shape[0]
    spread = jax.lax.broadcast_in_dim(means, (groups, batch // groups, channels), (0, 2))
    return jax.lax.broadcast_in_dim(spread.reshape(batch, channels), like.shape, (0, 3))


def _of_groups(vector, groups):
    return jax.lax.broadcast_in_dim(vector, (groups, *vector.shape), (1,))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def batch_norm(numerics, groups, x, scale, offset):
    """Normalises images over groups of the batch; yields means and variances `[groups, C]`, too.

    Sums are taken per image first, and only these are grouped: the sharding of images is left
    to the batch dimension, and a group on one device needs no other one.
    """
    return _batch_norm_forward(numerics, groups, x, scale, offset)[0]


EPSILON = F32(1e-5)


@functools.partial(compact, static_argnums=(0,))
def normalise(groups, x, scale, offset):
    """The normalised images, means, variances, and one over standard deviations."""
    wide = x.astype(F32)
    mean = _group_means(_image_sums(wide), groups, x)
    variance = _group_means(_image_sums(wide * wide), groups, x) - mean * mean
    factor = jax.lax.rsqrt(variance + EPSILON)
    slope = factor * _of_groups(scale, groups)
    shift = _of_groups(offset, groups) - mean * slope
    y = wide * _of_images(slope, x) + _of_images(shift, x)
    return y.astype(x.dtype), mean, variance, factor


@functools.partial(compact, static_argnums=(0, 1))
def normalise_backward(numerics, groups, x, scale, mean, factor, dy):
    """Gradients of images, scale and offset."""
    x, mean, factor, dy = held(x, mean, factor, dy)
    wide = x.astype(F32)
    dy = dy.astype(F32)
    normal = (wide - _of_images(mean, x)) * _of_images(factor, x)
    sums = [_image_sums(part) for part in (dy * normal, dy)]
    along, level = (_of_images(_group_means(part, groups, x), x) for part in sums)
    dx = dy - level - normal * along
    dx = dx * _of_images(factor * _of_groups(scale, groups), x)
    sums = [total(part, (0,), numerics.gradient).astype(F32) for part in sums]
    return dx.astype(x.dtype), *sums


def _batch_norm_forward(numerics, groups, x, scale, offset):
    y, mean, variance, factor = normalise(groups, x, scale, offset)
    return (y, mean, variance), (x, scale, mean, factor)


def _batch_norm_backward(numerics, groups, kept, cotangents):
    # Means and variances only go into moving averages, which have no gradient.
    return normalise_backward(numerics, groups, *kept, cotangents[0])


batch_norm.defvjp(_batch_norm_forward, _batch_norm_backward)


def layer_norm(numerics, x, scale, offset, epsilon=1e-6):
    """Normalises over the last dimension."""
    return _layer_norm(numerics, epsilon, x, scale, offset)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _layer_norm(numerics, epsilon, x, scale, offset):
    return _layer_norm_forward(numerics, epsilon, x, scale, offset)[0]


def _rows(of, like):
    """What each row has, as large as a tensor."""
    return jax.lax.broadcast_in_dim(of, like.shape, tuple(range(like.ndim - 1)))


def _columns(of, like):
    """What each column has, as large as a tensor."""
    return jax.lax.broadcast_in_dim(of, like.shape, (like.ndim - 1,))


@functools.partial(compact, static_argnums=(0,))
def normalise_rows(epsilon, x, scale, offset):
    """Rows of mean 0 and variance 1, scaled; means, and one over standard deviations."""
    wide = x.astype(F32)
    last, share = (x.ndim - 1,), F32(1 / x.shape[-1])
    mean = total(wide, last) * share
    variance = total(wide * wide, last) * share - mean * mean
    factor = jax.lax.rsqrt(variance + F32(epsilon))
    y = (wide - _rows(mean, x)) * _rows(factor, x)
    y = y * _columns(scale, x) + _columns(offset, x)
    return y.astype(x.dtype), mean, factor


@functools.partial(compact, static_argnums=(0,))
def normalise_rows_backward(numerics, x, mean, factor, scale, dy):
    """Gradients of rows, scale and offset."""
    x, mean, factor, dy = held(x, mean, factor, dy)
    dy = dy.astype(F32)
    last, share = (x.ndim - 1,), F32(1 / x.shape[-1])
    normal = (x.astype(F32) - _rows(mean, x)) * _rows(factor, x)
    dims = tuple(range(x.ndim - 1))
    sums = [total(part, dims, numerics.gradient).astype(F32) for part in (dy * normal, dy)]
    dn = dy * _columns(scale, x)
    level = total(dn, last) * share
    along = total(dn * normal, last) * share
    dx = (dn - _rows(level, x) - normal * _rows(along, x)) * _rows(factor, x)
    return dx.astype(x.dtype), *sums


def _layer_norm_forward(numerics, epsilon, x, scale, offset):
    y, mean, factor = normalise_rows(epsilon, x, scale, offset)
    return y, (x, mean, factor, scale)


def _layer_norm_backward(numerics, epsilon, kept, dy):
    return normalise_rows_backward(numerics, *kept, dy)


_layer_norm.defvjp(_layer_norm_forward, _layer_norm_backward)


def _classes(logits, labels, smoothing):
    """The share of each class: the label's, and the same for all."""
    ids = jax.lax.broadcasted_iota(jnp.int32, logits.shape, logits.ndim - 1)
    low = smoothing / logits.shape[-1]
    return jnp.where(ids == _rows(labels, logits), F32(1.0 - smoothing + low), F32(low))


@functools.partial(jax.custom_vjp, nondiff_argnums=(2,))
def cross_entropy(logits, labels, smoothing=0.0):
    """Per row of logits, the f32 entropy to a label, of which a share goes to all classes."""
    return _cross_entropy(smoothing, logits, labels)[0]


@functools.partial(compact, static_argnums=(0,))
def _cross_entropy(smoothing, logits, labels):
    last = logits.ndim - 1
    wide = logits.astype(F32)
    largest = wide.max(last)
    sums = total(jnp.exp(wide - _rows(largest, wide)), (last,))
    normaliser = largest + jnp.log(sums)
    return normaliser - total(_classes(wide, labels, smoothing) * wide, (last,)), normaliser


@functools.partial(compact, static_argnums=(0,))
def _cross_entropy_backward(smoothing, logits, labels, normaliser, dy):
    logits, dy = held(logits, dy)
    wide = logits.astype(F32)
    change = jnp.exp(wide - _rows(normaliser, wide)) - _classes(wide, labels, smoothing)
    return (change * _rows(dy, wide)).astype(logits.dtype)


def _cross_entropy_forward(logits, labels, smoothing):
    losses, normaliser = _cross_entropy(smoothing, logits, labels)
    return losses, (logits, labels, normaliser)


def _cross_entropy_gradients(smoothing, kept, dy):
    return _cross_entropy_backward(smoothing, *kept, dy), None


cross_entropy.defvjp(_cross_entropy_forward, _cross_entropy_gradients)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def lookup(numerics, table, ids):
    """Rows of a table."""
    return table[ids].astype(numerics.compute)


def _lookup_forward(numerics, table, ids):
    return lookup(numerics, table, ids), (ids, table)


def _lookup_backward(numerics, kept, dy):
    ids, table = kept
    sums = jnp.zeros(table.shape, numerics.gradient)
    sums = sums.at[ids].add(dy.astype(numerics.gradient))
    return sums.astype(table.dtype), None


lookup.defvjp(_lookup_forward, _lookup_backward)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def lookup_hot(numerics, table, ids):
    """Rows of a table, as a product with ones: what shards of the table add up to."""
    return _lookup_hot_forward(numerics, table, ids)[0]


def _hot(numerics, table, ids):
    rows = jax.lax.broadcasted_iota(jnp.int32, (*ids.shape, table.shape[0]), ids.ndim)
    return (rows == ids[..., None]).astype(numerics.compute)


def _lookup_hot_forward(numerics, table, ids):
    y = jnp.einsum("...v,vd->...d", _hot(numerics, table, ids), table.astype(numerics.compute))
    return y, (ids, table)


def _lookup_hot_backward(numerics, kept, dy):
    ids, table = kept
    letters = "abc"[: ids.ndim]
    hot = _hot(numerics, table, ids)
    spec = f"{letters}v,{letters}d->vd"
    sums = jnp.einsum(spec, hot, dy, preferred_element_type=numerics.gradient)
    return sums.astype(table.dtype), None


lookup_hot.defvjp(_lookup_hot_forward, _lookup_hot_backward)


def moving(parameters, groups):
    """Mean and variance of every normalisation, for each group only."""
    found = {}
    for name, value in parameters.items():
        if name.startswith("norm"):
            channels = value["scale"].shape[0]
            found[name] = {"mean": shape(groups, channels), "variance": shape(groups, channels)}
        elif name.startswith("stage"):
            found[name] = moving(value, groups)
    return found
