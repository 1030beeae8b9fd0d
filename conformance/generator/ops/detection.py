"""The custom operator TFLite_Detection_PostProcess."""

import numpy as np

from ..case import Case, generator_of
from ..graph import Graph

NAME = "TFLite_Detection_PostProcess"
OP = NAME.lower()

COVERS = {
    OP: "both kinds of suppression; 1 to 100 boxes, 1 to 9 classes, with and without the background;"
    " more and fewer detections than places; equal scores; thresholds from 0 to 1; encodings of more"
    " than four numbers; several detections of a class"
}

DEFAULTS = dict(
    boxes=40,
    classes=4,
    background=True,
    coordinates=4,
    regular=False,
    detections=10,
    per_class=None,
    score=0.3,
    iou=0.5,
    spread=1.0,
    steps=None,
    scales=(10.0, 10.0, 5.0, 5.0),
)

BOTH = {
    "plain": dict(),
    "no_background": dict(background=False),
    "one_class": dict(classes=1),
    "nine_classes": dict(classes=9, boxes=60),
    "many_boxes": dict(boxes=100, detections=20),
    "coordinates6": dict(coordinates=6),
    "equal_scores": dict(steps=4),
    "overlaps_allowed": dict(iou=1.0),
    "overlaps_refused": dict(iou=0.02, detections=6),
    "all_scores": dict(score=0.0),
    "larger_moves": dict(spread=4.0),
    "other_scales": dict(scales=(7.0, 3.0, 2.0, 4.0)),
}

REGULAR = {
    "one_box": dict(boxes=1, detections=3),
    "few_of_a_class": dict(per_class=2),
    "one_of_a_class": dict(per_class=1, boxes=100),
    "few_detections": dict(detections=2),
    "more_places_than_detections": dict(boxes=7, detections=30, score=0.0),
    "nothing": dict(score=0.999999, detections=4),
}


def cases():
    for name, row in BOTH.items():
        yield _case(f"f32_fast_{name}", DEFAULTS | row)
    for name, row in (BOTH | REGULAR).items():
        yield _case(f"f32_regular_{name}", DEFAULTS | row | dict(regular=True))


def _case(name, row):
    rng = generator_of(OP, name)
    graph = Graph()
    boxes, places = row["boxes"], row["detections"]
    scores = row["classes"] + row["background"]
    corner = rng.uniform(0, 1, (boxes, 2))
    anchors = np.concatenate([corner, rng.uniform(0.05, 0.4, (boxes, 2))], axis=1)
    inputs = [
        graph.input("f32", (1, boxes, row["coordinates"])),
        graph.input("f32", (1, boxes, scores)),
        graph.constant("anchors", "f32", anchors),
    ]
    shapes = [(1, places, 4), (1, places), (1, places), (1,)]
    names = ["boxes", "classes", "scores", "count"]
    outputs = [graph.tensor(name, "f32", shape) for name, shape in zip(names, shapes)]
    options = dict(
        max_detections=places,
        max_classes_per_detection=1,
        num_classes=row["classes"],
        nms_score_threshold=float(row["score"]),
        nms_iou_threshold=float(row["iou"]),
    )
    options |= dict(zip(("y_scale", "x_scale", "h_scale", "w_scale"), row["scales"]))
    if row["regular"]:
        options["use_regular_nms"] = True
    if row["per_class"]:
        options["detections_per_class"] = row["per_class"]
    graph.custom(NAME, inputs, outputs, **options)
    graph.output(*outputs)
    return Case(OP, name, graph, [_run(rng, row, inputs) for _ in range(2)])


def _run(rng, row, inputs):
    encodings = (rng.standard_normal(inputs[0].shape) * row["spread"]).astype(np.float32)
    scores = rng.uniform(0, 1, inputs[1].shape).astype(np.float32)
    if row["steps"]:
        scores = np.round(scores * row["steps"]).astype(np.float32) / np.float32(row["steps"])
    return [encodings, scores]
