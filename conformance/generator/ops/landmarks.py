"""MediaPipe's operators on landmarks, which no wheel has: what their published sources compute, written here in
NumPy."""

import math

import numpy as np

from ..case import Case, generator_of
from ..graph import Graph

WORDS = "; as their published definition says, in double precision"

COVERS = {
    "landmarks2transformmatrix": "MediaPipe's operator, of subsets of even and odd numbers of landmarks, turned by any"
    " angle" + WORDS,
    "transformlandmarks": "MediaPipe's operator, of two and three numbers for each landmark" + WORDS,
    "transformtensorbilinear": "MediaPipe's operator: crops that are turned, scaled and partly outside; several"
    " channels" + WORDS,
}


def cases():
    yield _matrix("f32_eyes", 10, [0, 3, 5, 7], (0, 5), 0.0, (64, 64), (1.5, 1.5))
    yield _matrix("f32_odd", 6, [1, 2, 4], (4, 1), math.pi / 2, (32, 48), (2.25, 1.0))
    yield _matrix("f32_two", 3, [0, 2], (2, 0), -0.7, (8, 8), (1.0, 2.0))
    for parts in (2, 3):
        yield _landmarks(f"f32_parts{parts}", 11, parts)
    yield _landmarks("f32_one", 1, 3)
    yield _tensor("f32_turned", (1, 8, 9, 3), (5, 6), 0.4, 0.9, (1.5, 1.0))
    yield _tensor("f32_outside", (1, 6, 6, 2), (6, 6), -0.8, 1.6, (-1.0, 3.0))
    yield _tensor("f32_same", (1, 5, 4, 1), (5, 4), 0.0, 1.0, (0.0, 0.0))
    yield _tensor("f32_fine", (1, 4, 4, 4), (9, 7), 0.1, 0.3, (1.0, 1.0))


def _matrix(name, count, subset, ends, target, size, scale):
    op, graph = "landmarks2transformmatrix", Graph()
    x = graph.input("f32", (1, count, 3))
    y = graph.tensor("matrix", "f32", (1, 4, 4))
    options = dict(
        subset_idxs=subset, left_rotation_idx=ends[0], right_rotation_idx=ends[1], target_rotation_radians=target,
        output_height=size[0], output_width=size[1], scale_x=scale[0], scale_y=scale[1],
    )
    graph.custom("Landmarks2TransformMatrix", [x], [y], **options)
    graph.output(y)

    def compute(landmarks):
        points = landmarks[0, :, :2].astype(np.float64)
        across, down = points[ends[1]] - points[ends[0]]
        angle = target - math.atan2(down, across)
        turn = lambda by: np.array([[math.cos(by), -math.sin(by)], [math.sin(by), math.cos(by)]])
        turned = points[subset] @ turn(angle).T
        least, greatest = turned.min(axis=0), turned.max(axis=0)
        center = turn(-angle) @ ((least + greatest) / 2)
        extent = (greatest - least) * scale / np.array([size[1], size[0]])
        matrix = np.eye(4)
        matrix[:2, :2] = turn(-angle) * extent
        matrix[:2, 3] = center - matrix[:2, :2] @ np.array([size[1] / 2, size[0] / 2])
        return [matrix[None].astype(np.float32)]

    rng = generator_of(op, name)
    more = lambda rng: [(rng.uniform(0, 200, (1, count, 3))).astype(np.float32)]
    return Case(op, name, graph, [more(rng) for _ in range(3)], compute=compute, more=more)


def _transform(angle, scale=1.2, shift=(2.0, -1.0)):
    matrix = np.eye(4)
    turn = [[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]]
    matrix[:2, :2] = np.array(turn) * scale
    matrix[:2, 3] = shift
    return matrix[None].astype(np.float32)


def _landmarks(name, count, parts):
    op, graph = "transformlandmarks", Graph()
    x, matrix = graph.input("f32", (1, count, parts)), graph.input("f32", (1, 4, 4))
    y = graph.tensor("moved", "f32", (1, count, parts))
    graph.custom("TransformLandmarks", [x, matrix], [y])
    graph.output(y)

    def compute(landmarks, matrix):
        moved = landmarks.astype(np.float64)
        part = matrix[0].astype(np.float64)
        moved[..., :2] = moved[..., :2] @ part[:2, :2].T + part[:2, 3]
        return [moved.astype(np.float32)]

    rng = generator_of(op, name)
    landmarks = lambda rng: rng.uniform(0, 100, (1, count, parts)).astype(np.float32)
    more = lambda rng: [landmarks(rng), _transform(rng.uniform(-3, 3))]
    return Case(op, name, graph, [more(rng) for _ in range(2)], compute=compute, more=more)


def _tensor(name, shape, size, angle, scale, shift):
    op, graph = "transformtensorbilinear", Graph()
    x, matrix = graph.input("f32", shape), graph.input("f32", (1, 4, 4))
    y = graph.tensor("crop", "f32", (1, *size, shape[3]))
    options = dict(output_height=size[0], output_width=size[1])
    graph.custom("TransformTensorBilinear", [x, matrix], [y], **options)
    graph.output(y)

    def compute(image, matrix):
        part = matrix[0].astype(np.float64)
        down, across = np.mgrid[: size[0], : size[1]] + 0.5
        places = [part[row, 0] * across + part[row, 1] * down + part[row, 3] - 0.5 for row in (0, 1)]
        last = (shape[2] - 1, shape[1] - 1)
        within = np.logical_and(*[(p >= 0) & (p <= most) for p, most in zip(places, last)])
        lower = [np.floor(p).astype(int) for p in places]
        shares = [(p - low)[..., None] for p, low in zip(places, lower)]
        at = lambda column, row: image[0][
            np.clip(lower[1] + row, 0, last[1]), np.clip(lower[0] + column, 0, last[0])
        ].astype(np.float64)
        mix = lambda a, b, share: a * (1 - share) + b * share
        lines = [mix(at(0, row), at(1, row), shares[0]) for row in (0, 1)]
        crop = np.where(within[..., None], mix(*lines, shares[1]), 0)
        return [crop[None].astype(np.float32)]

    rng = generator_of(op, name)
    image = lambda rng: rng.uniform(-1, 1, shape).astype(np.float32)
    more = lambda rng: [image(rng), _transform(angle, scale, shift)]
    return Case(op, name, graph, [more(rng) for _ in range(2)], compute=compute, more=more)
