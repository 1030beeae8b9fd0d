"""Whole networks of published architectures with seeded weights: what `cargo xtask bench networks`
measures. Their weights are not trained: instructions hardly depend on them, and what the compiler
and the runtime make of every layer is compared with TFLM's reference kernels all the same.
"""

from ..case import Case, generator_of, random_ints
from . import detection, recurrent, transformer, vision, wake_word

# Consecutive runs of one interpreter: state is carried from run to run.
RUNS = 3

NETWORKS = {
    ("encoder", "transformer_2_layers_int8"): transformer.encoder,
    ("face_detection", "blazeface_int8"): detection.blazeface,
    ("noise_suppression", "dtln_mask_int8"): recurrent.dtln_mask,
    ("object_detection", "fomo_035_96x96_int8"): vision.fomo,
    ("pose_estimation", "movenet_lightning_int8"): detection.movenet,
    ("wake_word", "mixed_convolutions_int8"): wake_word.mixed_convolutions,
}


def cases():
    """A case for each network: inputs are random over their types."""
    for (task, name), build in NETWORKS.items():
        rng = generator_of(task, name)
        graph = build(rng)
        inputs = graph.inputs
        runs = [[random_ints(rng, x.numpy_dtype, x.shape) for x in inputs] for _ in range(RUNS)]
        yield Case(task, name, graph, runs)
