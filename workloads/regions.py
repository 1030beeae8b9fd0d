"""Boxes of images, with static shapes: proposals, their suppression, sampling, and crops of features.

Boxes are `[…, 4]`: top, left, bottom, right, in pixels of the image; a box that is not there has no area.
All that is random comes as data. Nothing here has gradients but features that are cropped.
"""

import functools
import math

import jax
import jax.numpy as jnp

from .parts import F32, compact, held, total

# Heights and widths of anchors, in units of eight strides of a level.
SHAPES = ((1.0, 1.0), (1.4, 0.7), (0.7, 1.4))
ANCHORS = len(SHAPES)
# Of each level so many boxes are looked at, and of all of them so many are left.
BEFORE, AFTER = 2000, 1000
OVERLAP = 0.7
# Suppression goes by tiles of boxes: in a tile so often that chains of so many boxes come out right.
TILE, TILES, ROUNDS = 512, 4, 8


def anchored(height, width, levels):
    """Number of anchors of an image."""
    return sum((height >> level) * (width >> level) * ANCHORS for level in levels)


def rows(x, index):
    """Rows of `[batch, rows, …]` by an index `[batch, count]`."""
    index = index.reshape(*index.shape, *[1] * (x.ndim - 2))
    return jnp.take_along_axis(x, index, 1, mode="clip")


def _sides(boxes):
    return [boxes[..., side] for side in range(4)]


def _area(boxes):
    top, left, bottom, right = _sides(boxes)
    return jnp.maximum(bottom - top, 0) * jnp.maximum(right - left, 0)


@compact
def overlaps(boxes, others):
    """Intersection over union, `[…, boxes, others]`."""
    top, left, bottom, right = _sides(boxes[..., :, None, :])
    top2, left2, bottom2, right2 = _sides(others[..., None, :, :])
    height = jnp.minimum(bottom, bottom2) - jnp.maximum(top, top2)
    width = jnp.minimum(right, right2) - jnp.maximum(left, left2)
    common = jnp.maximum(height, 0) * jnp.maximum(width, 0)
    union = _area(boxes)[..., :, None] + _area(others)[..., None, :] - common
    return common / jnp.maximum(union, F32(1e-8))


def _anchors(index, level, width):
    """Centres and extents of anchors by their numbers."""
    cell, stride = index // ANCHORS, 2**level
    y, x = ((place.astype(F32) + 0.5) * stride for place in (cell // width, cell % width))
    of_shape = lambda side: jax.lax.select_n(
        index % ANCHORS, *(jnp.full(y.shape, 8 * stride * shape[side], F32) for shape in SHAPES)
    )
    return y, x, of_shape(0), of_shape(1)


@functools.partial(compact, static_argnums=(3,))
def _of_level(scores, places, extents, level):
    """Scores `[batch, BEFORE]` and boxes of the best anchors of a level, the best first."""
    batch, height, width, _ = scores.shape
    count = height * width * ANCHORS
    scores = jax.nn.sigmoid(scores.astype(F32)).reshape(batch, count)
    scores, index = jax.lax.top_k(scores, min(BEFORE, count))
    dy, dx, dh, dw = _sides(rows(places.reshape(batch, count, 4), index).astype(F32))
    y, x, h, w = _anchors(index, level, width)
    most = F32(math.log(1000 / 16))
    y, x = y + dy * h, x + dx * w
    h, w = (side * jnp.exp(jnp.minimum(of, most)) / 2 for side, of in ((h, dh), (w, dw)))
    ends = [jax.lax.broadcast_in_dim(extents[:, side], y.shape, (0,)) for side in range(2)]
    clipped = lambda place, side: jnp.clip(place, 0, ends[side])
    boxes = jnp.stack(
        [clipped(y - h, 0), clipped(x - w, 1), clipped(y + h, 0), clipped(x + w, 1)], -1
    )
    rest = TILE * TILES - scores.shape[1]
    return jnp.pad(scores, ((0, 0), (0, rest))), jnp.pad(boxes, ((0, 0), (0, rest), (0, 0)))


@compact
def _left_by(others, alive, boxes):
    """Which boxes no better ones that are left suppress."""
    over = (overlaps(others, boxes) >= OVERLAP).astype(F32) * alive[..., None]
    return (over.max(-2) < 0.5).astype(F32)


@compact
def _left(boxes, before):
    """Which boxes of a tile are left, of those that were left before."""
    place = lambda dim: jax.lax.broadcasted_iota(jnp.int32, (TILE, TILE), dim)
    better = (overlaps(boxes, boxes) >= OVERLAP) & (place(0) < place(1))
    over = better.astype(F32)
    again = lambda _, alive: before * ((over * alive[..., None]).max(-2) < 0.5).astype(F32)
    return jax.lax.fori_loop(0, ROUNDS, again, before)


def suppressed(boxes):
    """1 for every box that is left, else 0; boxes `[…, TILES * TILE, 4]` have the best first."""
    tiles = [boxes[..., first : first + TILE, :] for first in range(0, TILE * TILES, TILE)]
    left = []
    for tile in tiles:
        alive = jnp.ones(tile.shape[:-1], F32)
        for other, of_other in zip(tiles, left):
            alive = alive * _left_by(other, of_other, tile)
        left.append(_left(tile, alive))
    return jnp.concatenate(left, -1)


def proposals(found, extents):
    """The best boxes `[batch, AFTER, 4]` of scores and places of levels, in images of `extents`."""
    of_levels = [_of_level(*of_level, extents, level) for level, of_level in found.items()]
    scores, boxes = (jnp.stack(parts, 1) for parts in zip(*of_levels))
    scores = scores * suppressed(boxes) * (_area(boxes) > 0).astype(F32)
    batch = scores.shape[0]
    _, index = jax.lax.top_k(scores.reshape(batch, -1), AFTER)
    # What was suppressed has no score; should it fill a place, it counts as no box.
    boxes = boxes * (scores > 0).astype(F32)[..., None]
    return rows(boxes.reshape(batch, -1, 4), index)


@functools.partial(compact, static_argnums=(4, 5))
def sampled(boxes, objects, classes, random, count, most):
    """`count` regions of an image, at most `most` of them of objects, which come first.

    Objects `[batch, objects, 4]` are candidates, too; `random` has a number from 0 to 1 for each. Yields
    boxes, their classes (0 for none), the objects that they match and which these are, and whether
    they are there.
    """
    boxes = jnp.concatenate([boxes, objects], 1)
    shared = overlaps(boxes, objects)
    best, which = shared.max(2), jax.lax.argmax(shared, 2, jnp.int32)
    positive, negative = best > 0.5, (best <= 0.5) & (_area(boxes) > 0)
    order = jnp.argsort(jnp.where(positive, random, F32(2)), axis=1)
    positive = positive & (jnp.argsort(order, axis=1) < most)
    worth = jnp.where(positive, 2 - random, jnp.where(negative & (best < 0.5), 1 - random, F32(-1)))
    worth, index = jax.lax.top_k(worth, count)
    which = rows(which, index)
    is_object = worth > 1
    return {
        "boxes": rows(boxes, index),
        "classes": jnp.where(is_object, rows(classes, which), 0),
        "matched": rows(objects, which),
        "valid": worth >= 0,
        "which": which,
    }


def encoded(boxes, matched):
    """Places of objects as the network tells them, by boxes; 0 where there is no object."""

    def sides(of):
        top, left, bottom, right = _sides(of)
        h, w = jnp.maximum(bottom - top, F32(1e-3)), jnp.maximum(right - left, F32(1e-3))
        return (top + bottom) / 2, (left + right) / 2, h, w

    (y, x, h, w), (y2, x2, h2, w2) = sides(boxes), sides(matched)
    parts = [10 * (y2 - y) / h, 10 * (x2 - x) / w, 5 * jnp.log(h2 / h), 5 * jnp.log(w2 / w)]
    return jnp.stack(parts, -1) * (_area(matched) > 0).astype(F32)[..., None]


def _samples(low, high, size):
    """Centres of `size` parts between two places `[batch, boxes]`."""
    steps = (jax.lax.iota(F32, size) + 0.5) / size
    return low[..., None] + (high - low)[..., None] * steps - F32(0.5)


def _neighbours(places, last):
    """Both points beside a place, `[batch, 2, …]`, and how much of each goes in."""
    places = jnp.clip(places, 0, last)
    low = jnp.floor(places)
    part = places - low
    points = jnp.stack([low, jnp.minimum(low + 1, last)], 1)
    return points.astype(jnp.int32), jnp.stack([1 - part, part], 1)


@functools.partial(compact, static_argnums=(0, 2))
def _points(extents, boxes, size):
    """Rows of features, and weights, of all points of crops: `[batch, 4, boxes * size * size]`.

    Small boxes are of low levels; one point is taken per part of a box, from its four neighbours.
    """
    side = jnp.sqrt(jnp.maximum(_area(boxes), F32(1e-8)))
    level = jnp.clip(jnp.floor(jnp.log2(side / 224)) + 2, 0, len(extents) - 1).astype(jnp.int32)
    starts = [sum(h * w for h, w in extents[:index]) for index in range(len(extents))]
    chosen = lambda values: jax.lax.select_n(level, *(jnp.full(level.shape, v, F32) for v in values))
    first, height, width = (chosen(of) for of in (starts, *zip(*extents)))
    stride = chosen([4 * 2**index for index in range(len(extents))])
    top, left, bottom, right = (place / stride for place in _sides(boxes))
    y, of_y = _neighbours(_samples(top, bottom, size), height[..., None] - 1)
    x, of_x = _neighbours(_samples(left, right, size), width[..., None] - 1)
    whole = lambda of: of.astype(jnp.int32)[:, None, :, None]
    lines = whole(first) + y * whole(width)
    # [batch, 2, 2, boxes, size, size]
    index = lines[:, :, None, :, :, None] + x[:, None, :, :, None]
    weights = of_y[:, :, None, :, :, None] * of_x[:, None, :, :, None]
    return index.reshape(len(boxes), 4, -1), weights.reshape(len(boxes), 4, -1)


def crop(features, boxes, size):
    """Features `[batch, boxes, size, size, channels]` in boxes, from those of levels."""
    parts = list(features.values())
    extents = tuple(part.shape[1:3] for part in parts)
    index, weights = _points(extents, boxes, size)
    flat = jnp.concatenate([part.reshape(part.shape[0], -1, part.shape[3]) for part in parts], 1)
    y = _crop(flat, index, weights.astype(flat.dtype))
    return y.reshape(*boxes.shape[:2], size, size, -1)


@jax.custom_vjp
def _crop(flat, index, weights):
    return _cropped(flat, index, weights)


@compact
def _cropped(flat, index, weights):
    found = rows(flat, index.reshape(index.shape[0], -1)).reshape(*index.shape, flat.shape[-1])
    return total(found.astype(F32) * weights[..., None].astype(F32), (1,)).astype(flat.dtype)


@compact
def _crop_backward(flat, index, weights, dy):
    dy = held(dy)[0]
    batch, _, channels = flat.shape
    spread = (dy[:, None] * weights[..., None]).reshape(batch, -1, channels)
    added = jax.vmap(lambda sums, at, of: sums.at[at].add(of, mode="promise_in_bounds"))
    return added(jnp.zeros(flat.shape, flat.dtype), index.reshape(batch, -1), spread)


def _crop_forward(flat, index, weights):
    return _crop(flat, index, weights), (flat, index, weights)


_crop.defvjp(_crop_forward, lambda kept, dy: (_crop_backward(*kept, dy), None, None))


@functools.partial(compact, static_argnums=(4,))
def cropped_masks(masks, boxes, matched, which, size):
    """Masks of objects in boxes: 1 or 0, `[batch, boxes, size, size]`, from masks within objects."""
    extent = masks.shape[2]
    flat = masks.reshape(*masks.shape[:2], -1)
    found = rows(flat, which).reshape(*which.shape, extent, extent)
    top, left, bottom, right = _sides(matched)

    def between(low, high, first, last):
        scale = extent / jnp.maximum(last - first, F32(1e-3))
        places = _samples((low - first) * scale, (high - first) * scale, size)
        points = jax.lax.iota(F32, extent)
        return jnp.maximum(1 - jnp.abs(places[..., None] - points), 0).astype(masks.dtype)

    lines = between(boxes[..., 0], boxes[..., 2], top, bottom)
    columns = between(boxes[..., 1], boxes[..., 3], left, right)
    half = jnp.einsum("brij,brjk->brik", lines, found)
    return (jnp.einsum("brik,brlk->bril", half, columns) >= 0.5).astype(F32)
