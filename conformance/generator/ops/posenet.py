"""Coral's PosenetDecoderOp, which no wheel has: the decoder of PersonLab (arXiv:1803.08225) as its published source has
it, written here in NumPy."""

import math

import numpy as np

from ..case import Case, generator_of
from ..graph import Graph, Quant

OP = "posenetdecoderop"

COVERS = {
    OP: "Coral's operator, as its published definition says: one person, several, more than places, none; people that"
    " overlap; parts outside the image; noise; f32 and uint8, which is dequantised",
}

PARENTS = ((0, 1), (1, 3), (0, 2), (2, 4), (0, 5), (5, 7), (7, 9), (5, 11), (11, 13), (13, 15))
EDGES = (*PARENTS, (0, 6), (6, 8), (8, 10), (6, 12), (12, 14), (14, 16))
PARTS, REFINEMENTS = 17, 5
F32 = np.float32

# (blocks, stride, places, threshold, radius, people)
ROWS = {
    "one": ((9, 7), 16, 3, 0.5, 20.0, 1),
    "three": ((12, 11), 16, 5, 0.4, 20.0, 3),
    "few_places": ((12, 11), 8, 2, 0.3, 10.0, 4),
    "none": ((5, 6), 16, 2, 0.9, 20.0, 0),
    "radius": ((8, 8), 32, 4, 0.2, 64.0, 3),
}


def cases():
    for name, row in ROWS.items():
        yield _case(f"f32_{name}", row, "f32")
    yield _case("u8_three", ROWS["three"], "u8")


def _case(name, row, dtype):
    (height, width), stride, places, threshold, radius, people = row
    rng, graph = generator_of(OP, name), Graph()
    quants = [None] * 3
    if dtype == "u8":
        quants = [Quant(F32(0.08), 170), Quant(F32(1.0), 128), Quant(F32(2.0), 120)]
    shapes = [(1, height, width, channels) for channels in (17, 34, 64)]
    inputs = [graph.input(dtype, *pair) for pair in zip(shapes, quants)]
    results = [
        graph.tensor("found", "f32", shape) for shape in ((1, places, 17, 2), (1, places, 17), (1, places), (1,))
    ]
    options = dict(max_detections=places, score_threshold=threshold, stride=stride, nms_radius=radius)
    graph.custom("PosenetDecoderOp", inputs, results, **options)
    graph.output(*results)

    def compute(*maps):
        if dtype == "u8":
            maps = [(m.astype(F32) - F32(q.zero_point)) * F32(q.scale) for m, q in zip(maps, quants)]
        maps = [maps[0][0], *(m[0] * F32(1 / stride) for m in maps[1:])]
        return _decode(maps, stride, places, threshold, radius / stride)

    stored = lambda x, q: np.clip(np.round(x / q.scale) + q.zero_point, 0, 255).astype(np.uint8)

    def more(rng):
        maps = _maps(rng, shapes, stride, people)
        return maps if dtype == "f32" else [stored(*pair) for pair in zip(maps, quants)]

    return Case(OP, name, graph, [more(rng) for _ in range(3)], compute=compute, more=more)


def _maps(rng, shapes, stride, people):
    """What a network might say of people at random places."""
    height, width = shapes[0][1:3]
    scores = rng.normal(-4, 1, shapes[0])
    short, along = (rng.normal(0, stride / 4, shape) for shape in shapes[1:])
    grid = np.stack(np.mgrid[:height, :width], axis=-1) * stride
    for _ in range(people):
        center = rng.uniform(0, 1, 2) * (height, width) * stride
        points = center + rng.normal(0, 1.5 * stride, (PARTS, 2))
        for part, point in enumerate(points):
            apart = point - grid
            near = np.exp(-(apart**2).sum(axis=-1) / (2 * stride**2))
            scores[0, ..., part] += near * rng.uniform(4, 8)
            close = near > 0.3
            for axis in (0, 1):
                short[0, ..., part + PARTS * axis][close] = apart[..., axis][close]
        for edge, pair in enumerate(EDGES):
            for first, (a, b) in ((0, pair), (32, pair[::-1])):
                close = ((points[a] - grid) ** 2).sum(axis=-1) < (1.5 * stride) ** 2
                for axis in (0, 1):
                    to = (points[b] - grid)[..., axis]
                    along[0, ..., first + 16 * axis + edge][close] = to[close]
    return [x.astype(F32) for x in (scores, short, along)]


def _clamp(point, shape):
    return np.clip(point, 0, np.asarray(shape[:2]) - 1).astype(F32)


def _sample(field, point, channel):
    near = _clamp(point, field.shape)
    low, high = np.floor(near).astype(int), np.ceil(near).astype(int)
    down, across = (F32(p - l) for p, l in zip(point, low))
    line = lambda row: (1 - across) * field[row, low[1], channel] + across * field[row, high[1], channel]
    return F32((1 - down) * line(low[0]) + down * line(high[0]))


def _follow(maps, point, channel, part):
    _, short, along = maps
    move = lambda field, at, pair: _clamp(at + np.array([_sample(field, at, c) for c in pair], F32), field.shape)
    point = move(along, point, (channel, channel + 16))
    for _ in range(REFINEMENTS):
        point = move(short, point, (part, PARTS + part))
    return point


def _pose(maps, root, part):
    points, scores = np.zeros((PARTS, 2), F32), np.zeros(PARTS, F32)
    reached, found = {part: (root, _sample(maps[0], root, part))}, set()
    while len(found) < PARTS:
        part = max((k for k in reached if k not in found), key=lambda k: (reached[k][1], -k))
        found.add(part)
        points[part], score = reached[part]
        scores[part] = F32(1) / (F32(1) + np.exp(-score))
        for edge, pair in enumerate(EDGES):
            for first, (a, b) in ((0, pair), (32, pair[::-1])):
                if a == part and b not in found:
                    there = _follow(maps, points[part], first + edge, b)
                    reached[b] = there, _sample(maps[0], there, b)
    return points, scores


def _mean(scores, hidden=None):
    kept = scores if hidden is None else np.where(hidden, F32(0), scores)
    total = F32(0)
    for part in np.argsort(-scores, kind="stable"):
        total += kept[part]
    return total / F32(PARTS)


def _near(a, b, squared):
    apart = b - a
    return apart[..., 0] ** 2 + apart[..., 1] ** 2 <= squared


def _decode(maps, stride, places, threshold, radius):
    scores, short, _ = maps
    height, width, _ = scores.shape
    least = F32(-math.log(1 / (threshold + 1e-6) - 1))
    squared = F32(radius) * F32(radius)
    roots = []
    for row in range(height):
        for column in range(width):
            window = scores[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2]
            for part in range(PARTS):
                score = scores[row, column, part]
                if score >= least and score >= window[..., part].max():
                    roots.append((-score, len(roots), row, column, part))
    found = []
    for _, _, row, column, part in sorted(roots):
        if len(found) == places:
            break
        by = short[row, column, [part, PARTS + part]]
        root = _clamp(np.array([row, column], F32) + by, short.shape)
        if any(_near(root, points[part], squared) for points, _, _ in found):
            continue
        points, probabilities = _pose(maps, root, part)
        mean = _mean(probabilities)
        if mean >= threshold:
            found.append((points, probabilities, mean))
    final = []
    for at, (points, probabilities, mean) in enumerate(found):
        hidden = np.zeros(PARTS, bool)
        for other, (theirs, _, score) in enumerate(found):
            if score > mean or score == mean and other < at:
                hidden |= _near(points, theirs, squared)
        final.append(_mean(probabilities, hidden))
    results = [np.zeros((1, places, PARTS, 2), F32), np.zeros((1, places, PARTS), F32), np.zeros((1, places), F32)]
    count = 0
    for at in sorted(range(len(found)), key=lambda at: -final[at]):
        if final[at] < threshold:
            break
        results[0][0, count], results[1][0, count] = found[at][0] * F32(stride), found[at][1]
        results[2][0, count] = final[at]
        count += 1
    return [*results, np.array([count], F32)]
