"""NON_MAX_SUPPRESSION_V4 and NON_MAX_SUPPRESSION_V5, as LiteRT has them."""

import numpy as np

from ..case import Case, generator_of
from ..graph import Graph

WHAT = (
    "0 to 60 boxes; no, fewer and more places than boxes; opposite corners of either order; boxes without an area;"
    " equal scores; limits from 0 to above 1, also computed; f32"
)
COVERS = {
    "non_max_suppression_v4": WHAT,
    "non_max_suppression_v5": WHAT + "; scores that overlaps lower, and do not",
}

DEFAULTS = dict(boxes=24, places=10, share=0.4, least=0.1, sigma=0.5, steps=None, flat=False, limits=True)

ROWS = {
    "plain": dict(),
    "one_box": dict(boxes=1, places=3),
    "few_places": dict(places=3, boxes=60),
    "more_places": dict(places=40),
    "equal_scores": dict(steps=3, boxes=40),
    "all_equal": dict(steps=1, least=-1.0, boxes=19, places=19),
    "no_area": dict(flat=True, places=6),
    "nothing_overlaps": dict(share=1.5, places=24),
    "everything_overlaps": dict(share=0.0),
    "nothing_above": dict(least=2.0),
    "no_boxes": dict(boxes=0, places=3),
    "no_places": dict(places=0),
    "computed_limits": dict(limits=False),
}
SOFT = {
    "hard": dict(sigma=0.0),
    "wide": dict(sigma=4.0, share=1.5),
    "narrow": dict(sigma=0.05, share=0.9, steps=4),
}


def cases():
    for name, row in ROWS.items():
        yield _case("non_max_suppression_v4", name, DEFAULTS | row)
    for name, row in (ROWS | SOFT).items():
        yield _case("non_max_suppression_v5", name, DEFAULTS | row)


def _case(op, row_name, row):
    name = f"f32_{row_name}"
    rng, graph = generator_of(op, name), Graph()
    places = row["places"]
    inputs = [graph.input("f32", (row["boxes"], 4)), graph.input("f32", (row["boxes"],))]
    numbers = [row["share"], row["least"]] + ([row["sigma"]] if op.endswith("5") else [])
    most = graph.constant("most", "s32", np.int32(places))
    limits = [
        graph.constant("limit", "f32", np.float32(number)) if row["limits"] else graph.input("f32", ())
        for number in numbers
    ]
    results = [("indices", "s32", (places,)), ("scores", "f32", (places,)), ("count", "s32", ())]
    if not op.endswith("5"):
        del results[1]
    outputs = [graph.tensor(*result) for result in results]
    table = op.title().replace("_", "") + "Options"
    graph.operator(op.upper(), [*inputs, most, *limits], outputs, 1, (table, {}))
    graph.output(*outputs)

    def more(rng):
        return _run(rng, row, numbers)

    return Case(op, name, graph, [more(rng), more(rng)], "litert", more=more)


def _run(rng, row, numbers):
    near = rng.uniform(0, 1, (row["boxes"], 2))
    boxes = np.concatenate([near, near + rng.normal(0, 0.5, near.shape)], axis=1).astype(np.float32)
    if row["flat"]:
        boxes[::3, 2:] = boxes[::3, :2]
    scores = rng.uniform(0, 1, row["boxes"]).astype(np.float32)
    if row["steps"]:
        scores = np.ceil(scores * row["steps"]).astype(np.float32) / np.float32(row["steps"])
    computed = [] if row["limits"] else [np.float32(number) for number in numbers]
    return [boxes, scores, *map(np.asarray, computed)]
