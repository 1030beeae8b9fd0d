"""SSD with a ResNet-34 backbone at 300x300, with momentum: the benchmark of MLPerf Training.

The backbone is cut after its third stage, which keeps stride 8 (38x38 positions); five more blocks
shrink these to 1x1. 8732 boxes, 81 classes. Targets come matched to boxes, as hosts make them:
classes, and offsets of boxes. Three times as many negatives count as there are positives, those of the
largest loss.
"""

import jax
import jax.numpy as jnp

from .optimizers import Momentum
from .parts import F32, add_bias, compact, conv2d, cross_entropy, held, layer
from .parts import moving, relu, shape, total
from .residual import Residual
from .workload import Workload

STAGES = ((3, 64, 1), (4, 128, 2), (6, 256, 1))
CLASSES = 81
# Per scale of positions: channels in between, channels, stride of the second convolution, padding.
EXTRAS = ((256, 512, 2, 1), (256, 512, 2, 1), (128, 256, 2, 1), (128, 256, 1, 0), (128, 256, 1, 0))
BOXES = (4, 6, 6, 6, 4, 4)
POSITIONS = (38, 19, 10, 5, 3, 1)
COUNT = sum(boxes * extent**2 for boxes, extent in zip(BOXES, POSITIONS))


def options(parser):
    parser.add_argument("--batch", type=int, default=1024, help="images of a step")
    parser.add_argument("--bn-span", type=int, default=64, help="images that are normalised together")


def _norm(channels):
    return {"offset": shape(channels), "scale": shape(channels)}


def _convolution(size, inputs, outputs):
    return {"bias": shape(outputs), "kernel": shape(size, size, inputs, outputs)}


def parameters():
    """All weights; kernels are [height, width, in, out]."""
    found = {"conv0": shape(7, 7, 3, 64), "norm0": _norm(64)}
    channels = 64
    for stage, (blocks, width, _) in enumerate(STAGES, 1):
        for block in range(blocks):
            made = {
                "conv1": shape(3, 3, channels, width),
                "conv2": shape(3, 3, width, width),
                "norm1": _norm(width),
                "norm2": _norm(width),
            }
            if channels != width:
                made["shortcut"] = shape(1, 1, channels, width)
                made["norm_shortcut"] = _norm(width)
            found[f"stage{stage}_{block}"] = made
            channels = width
    scales = [channels]
    for index, (between, width, _, _) in enumerate(EXTRAS):
        first, second = _convolution(1, channels, between), _convolution(3, between, width)
        found[f"extra{index}"] = {"conv1": first, "conv2": second}
        channels = width
        scales.append(width)
    for index, (boxes, channels) in enumerate(zip(BOXES, scales)):
        found[f"head{index}"] = {
            "classes": _convolution(3, channels, CLASSES * boxes),
            "places": _convolution(3, channels, 4 * boxes),
        }
    return found


@jax.custom_vjp
def distance(found, wanted):
    """Smooth absolute differences, in f32."""
    return _distance(found, wanted)


@compact
def _distance(found, wanted):
    change = jnp.abs(found.astype(F32) - wanted)
    return jnp.where(change < 1, F32(0.5) * change * change, change - F32(0.5))


@compact
def _distance_backward(found, wanted, dy):
    found, dy = held(found, dy)
    change = found.astype(F32) - wanted
    return (jnp.clip(change, -1, 1) * dy).astype(found.dtype)


distance.defvjp(
    lambda found, wanted: (_distance(found, wanted), (found, wanted)),
    lambda kept, dy: (_distance_backward(*kept, dy), None),
)


@compact
def chosen(losses, classes):
    """Which boxes count: positives, and the negatives of the largest loss, three for each."""
    positive = classes > 0
    count = total(positive.astype(jnp.int32), (1,))
    negatives = jnp.where(positive, F32(0), jax.lax.stop_gradient(losses))
    order = jnp.argsort(-negatives, axis=1)
    rank = jnp.argsort(order, axis=1)
    hard = rank < jax.lax.broadcast_in_dim(3 * count, rank.shape, (0,))
    return (positive | hard).astype(F32), positive.astype(F32), jnp.maximum(count, 1).astype(F32)


class _Network(Residual):
    """The forward pass; every distinct block is one function."""

    def __init__(self, numerics, groups):
        super().__init__(numerics, groups)
        self.block = compact(self._block, static_argnums=(3,))
        self.head = compact(self._head, static_argnums=(2,))

    def convolved(self, x, w, stride=1, ends=None):
        padding = None if ends is None else ((ends, ends), (ends, ends))
        y = conv2d(self.numerics, x, w["kernel"], stride, padding)
        return add_bias(self.numerics, 1, y, w["bias"])

    def _block(self, x, w, old, stride):
        new = {}
        with layer("conv1"):
            y = conv2d(self.numerics, x, w["conv1"], stride, ((1, 1), (1, 1)))
            y, new["norm1"] = self.normalised(y, w["norm1"], old["norm1"])
            y = relu(y)
        with layer("conv2"):
            y = conv2d(self.numerics, y, w["conv2"])
            y, new["norm2"] = self.normalised(y, w["norm2"], old["norm2"])
        return relu(self.shortcut(x, w, old, new, stride) + y), new

    def _head(self, x, w, boxes):
        """Logits and places of boxes, `[batch, height, width, boxes, …]`."""
        rows = (*x.shape[:3], boxes)
        classes = self.convolved(x, w["classes"]).reshape(*rows, CLASSES)
        return classes, self.convolved(x, w["places"]).reshape(*rows, 4)

    def backbone(self, w, images, moving):
        new = {}
        ends = ((0, 0), (1, 1), (1, 1), (0, 0))
        with layer("conv0"):
            x = conv2d(self.numerics, images, w["conv0"], 2, ((3, 3), (3, 3)))
            x, new["norm0"] = self.normalised(x, w["norm0"], moving["norm0"])
            x = relu(x)
            x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), ends)
        for stage, (blocks, _, stride) in enumerate(STAGES, 1):
            for block in range(blocks):
                name = f"stage{stage}_{block}"
                own = stride if block == 0 else 1
                with layer(name):
                    x, new[name] = self.block(x, w[name], moving[name], own)
        return x, new

    def loss(self, w, images, classes, places, moving):
        x, new = self.backbone(w, images, moving)
        scales = [x]
        for index, (_, _, stride, ends) in enumerate(EXTRAS):
            name = f"extra{index}"
            with layer(name):
                x = relu(self.convolved(x, w[name]["conv1"], 1, 0))
                x = relu(self.convolved(x, w[name]["conv2"], stride, ends))
            scales.append(x)
        found = []
        for index, x in enumerate(scales):
            name = f"head{index}"
            with layer(name):
                found.append(self.head(x, w[name], BOXES[index]))
        return self.boxes_loss(found, classes, places), new

    @layer("losses")
    def boxes_loss(self, found, classes, places):
        # Losses are computed where a scale is; only these are exchanged.
        losses, apart, first = [], [], 0
        for logits, offsets in found:
            rows = logits.shape[:4]
            last = first + rows[1] * rows[2] * rows[3]
            of_class = classes[:, first:last].reshape(rows)
            of_place = places[:, first:last].reshape(*rows, 4)
            losses.append(cross_entropy(logits, of_class).reshape(rows[0], -1))
            apart.append(total(distance(offsets, of_place), (4,)).reshape(rows[0], -1))
            first = last
        losses, apart = jnp.concatenate(losses, 1), jnp.concatenate(apart, 1)
        counted, positive, count = chosen(losses, classes)
        of_image = total(losses * counted, (1,)) + total(apart * positive, (1,))
        return (of_image / count).mean()


def workload(arguments, numerics):
    batch, span = arguments.batch, arguments.bn_span
    if batch % span:
        raise SystemExit(f"--batch {batch} is no multiple of --bn-span {span}")
    weights = parameters()
    return Workload(
        name="ssd",
        parameters=weights,
        moving=moving(weights, batch // span),
        batch={
            "images": shape(batch, 300, 300, 3, dtype=jnp.dtype(numerics.compute)),
            "classes": shape(batch, COUNT, dtype=jnp.int32),
            "places": shape(batch, COUNT, 4),
        },
        loss=_Network(numerics, batch // span).loss,
        optimizer=Momentum(momentum=0.9, decay=5e-4),
        samples=batch,
        sample="image",
        published=19_972_534,
        source="ResNet-34 (torchvision: 21,797,672) without its last stage and classifier, 8,170,304; "
        "extra layers 3,574,400 and heads 8,227,830 of the MLPerf reference, counted by hand",
    )
