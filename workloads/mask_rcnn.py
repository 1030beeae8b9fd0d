"""Mask R-CNN with a ResNet-50 feature pyramid, with momentum: MLPerf Training v0.6 and v0.7.

Images are 832x1344 and come as [416, 672, 12], the larger of the orientations that the submission for
TPUs picked per batch: the other one is the same with height and width exchanged. The first
convolution, the first stage and all normalisations are frozen, as in the reference. Boxes are
`[top, left, bottom, right]` in pixels of the image; if there is none, all are zero. Which anchors
the proposal network learns from comes matched, as hosts make it.
"""

import jax
import jax.numpy as jnp

from .optimizers import Momentum
from .parts import F32, add_bias, compact, contract, conv2d, cross_entropy, dense, layer, relu
from .parts import shape, shared, total
from .regions import ANCHORS, anchored, crop, cropped_masks, encoded, proposals, sampled
from .resnet50 import STAGES, first_kernel, parameters as resnet50_parameters
from .ssd import distance
from .workload import Workload

HEIGHT, WIDTH, CLASSES, FEATURES = 832, 1344, 91, 256
LEVELS = (2, 3, 4, 5, 6)
INSTANCES, MASK = 100, 112
REGIONS, FOREGROUND = 512, 128
FROZEN = ("conv0", "stage1_0", "stage1_1", "stage1_2")


def options(parser):
    parser.add_argument("--batch", type=int, default=128, help="images of a step")


def _layer(*extents):
    return {"bias": shape(extents[-1]), "kernel": shape(*extents)}


def _backbone():
    """Kernels of ResNet-50 without its classifier, and factors and offsets of normalisations."""
    kernels, norms = {}, {}

    def split(name, value, kernels, norms):
        if name.startswith("norm"):
            channels = value["scale"].shape[0]
            norms[name] = {"factor": shape(channels), "offset": shape(channels)}
        elif isinstance(value, dict):
            kernels[name], norms[name] = {}, {}
            for key, inner in value.items():
                split(key, inner, kernels[name], norms[name])
        else:
            kernels[name] = value

    for name, value in resnet50_parameters().items():
        if name != "logits":
            split(name, value, kernels, norms)
    return kernels, {name: value for name, value in norms.items() if value}


def parameters():
    """All weights; kernels are [height, width, in, out]."""
    found, _ = _backbone()
    found["pyramid"] = {}
    for level, (_, width) in zip(LEVELS, STAGES):
        made = {"across": _layer(1, 1, 4 * width, FEATURES), "after": _layer(3, 3, FEATURES, FEATURES)}
        found["pyramid"][f"level{level}"] = made
    found["proposals"] = {
        "conv": _layer(3, 3, FEATURES, FEATURES),
        "places": _layer(1, 1, FEATURES, 4 * ANCHORS),
        "scores": _layer(1, 1, FEATURES, ANCHORS),
    }
    found["boxes"] = {
        "classes": _layer(1024, CLASSES),
        "dense1": _layer(7 * 7 * FEATURES, 1024),
        "dense2": _layer(1024, 1024),
        "places": _layer(1024, 4 * CLASSES),
    }
    found["masks"] = {f"conv{index}": _layer(3, 3, FEATURES, FEATURES) for index in range(1, 5)}
    found["masks"]["up"] = _layer(FEATURES, 2, 2, FEATURES)
    found["masks"]["classes"] = _layer(1, 1, FEATURES, CLASSES)
    return found


@compact
def _entropy(logits, ones):
    """Of probabilities given by their logits, in f32."""
    wide = logits.astype(F32)
    return jnp.maximum(wide, 0) - wide * ones + jnp.log1p(jnp.exp(-jnp.abs(wide)))


def _huber(found, wanted, delta):
    """Like `distance`, but straight from `delta` on."""
    return distance(found.astype(F32) / delta, wanted / delta) * F32(delta * delta)


def _of_class(values, classes, dtype):
    """The last dimension but for `classes`, `[…, class, value]`, of one class each."""
    hot = classes[..., None] == jax.lax.iota(jnp.int32, CLASSES)
    return jnp.einsum("brcv,brc->brv", values, hot.astype(dtype))


class _Network:
    """The forward pass; every distinct block is one function."""

    def __init__(self, numerics):
        self.numerics = numerics
        self.block = compact(self._block, static_argnums=(3,))

    def convolved(self, x, w):
        y = conv2d(self.numerics, x, w["kernel"])
        return add_bias(self.numerics, 1, y, w["bias"])

    def dense(self, x, w):
        return dense(self.numerics, x, w["kernel"], w["bias"])

    def scaled(self, x, norm):
        """Normalised by constants."""
        factor, offset = (norm[name].astype(x.dtype) for name in ("factor", "offset"))
        return x * factor + offset

    def _block(self, x, w, norms, stride):
        with layer("conv1"):
            y = relu(self.scaled(conv2d(self.numerics, x, w["conv1"]), norms["norm1"]))
        with layer("conv2"):
            y = conv2d(self.numerics, y, w["conv2"], stride, ((1, 1), (1, 1)))
            y = relu(self.scaled(y, norms["norm2"]))
        with layer("conv3"):
            y = self.scaled(conv2d(self.numerics, y, w["conv3"]), norms["norm3"])
        if "shortcut" in w:
            with layer("shortcut"):
                x = conv2d(self.numerics, x, w["shortcut"], stride)
                x = self.scaled(x, norms["norm_shortcut"])
        return relu(x + y)

    def backbone(self, w, images, norms):
        """What the stages end with."""
        with layer("conv0"):
            x = conv2d(self.numerics, images, first_kernel(w["conv0"]), 1, ((2, 1), (2, 1)))
            x = relu(self.scaled(x, norms["norm0"]))
            ends = ((0, 0), (1, 1), (1, 1), (0, 0))
            x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), ends)
        found = []
        for stage, (blocks, _) in enumerate(STAGES, 1):
            for block in range(blocks):
                name = f"stage{stage}_{block}"
                stride = 2 if block == 0 and stage > 1 else 1
                with layer(name):
                    x = self.block(x, w[name], norms[name], stride)
            found.append(x)
        return found

    def pyramid(self, w, stages):
        """Features of levels 2 to 6."""
        found, above = {}, None
        for level, x in reversed(list(zip(LEVELS, stages))):
            name = f"level{level}"
            with layer(f"pyramid/{name}"):
                x = self.convolved(x, w[name]["across"])
                x = x if above is None else x + _doubled(above)
                above = x
                found[level] = self.convolved(x, w[name]["after"])
        found[6] = found[5][:, ::2, ::2]
        return found

    def proposed(self, w, features):
        """Scores `[batch, height, width, anchors]` and places `[…, 4 * anchors]` of every level."""
        found, w = {}, jax.tree.map(lambda w: shared(self.numerics, w), w)
        for level in LEVELS:
            with layer(f"proposals/level{level}"):
                x = relu(self.convolved(features[level], w["conv"]))
                found[level] = self.convolved(x, w["scores"]), self.convolved(x, w["places"])
        return found

    @layer("proposals/losses")
    def proposals_loss(self, found, labels, targets):
        """256 anchors of an image are labelled: 1 for an object, 0 for none, -1 for all others."""
        entropy, apart, first = F32(0), F32(0), 0
        for scores, places in found:
            rows = scores.shape
            last = first + rows[1] * rows[2] * rows[3]
            label = labels[:, first:last].reshape(rows)
            target = targets[:, first:last].reshape(places.shape)
            first = last
            counted = _entropy(scores, label.astype(F32)) * (label >= 0).astype(F32)
            entropy = entropy + total(counted, (0, 1, 2, 3))
            apart = apart + total(
                _huber(places, target, 1 / 9) * (target != 0).astype(F32), (0, 1, 2, 3)
            )
        return (entropy + apart) / F32(256 * labels.shape[0])

    @layer("boxes")
    def boxes_loss(self, w, features, regions):
        x = crop(features, regions["boxes"], 7)
        x = relu(self.dense(x.reshape(*x.shape[:2], -1), w["dense1"]))
        x = relu(self.dense(x, w["dense2"]))
        classes = regions["classes"]
        valid = regions["valid"].astype(F32)
        entropy = cross_entropy(self.dense(x, w["classes"]), classes) * valid
        places = self.dense(x, w["places"]).reshape(*x.shape[:2], CLASSES, 4)
        places = _of_class(places, classes, places.dtype)
        target = encoded(regions["boxes"], regions["matched"])
        apart = total(_huber(places, target, 1.0), (2,)) * (classes > 0).astype(F32)
        count = F32(classes.shape[0] * classes.shape[1])
        return total(entropy, (0, 1)) / count + total(apart, (0, 1)) / (4 * count)

    @layer("masks")
    def masks_loss(self, w, features, regions, masks):
        """Regions of objects come first, and are at most `FOREGROUND`."""
        boxes, matched, which, classes = (
            regions[name][:, :FOREGROUND] for name in ("boxes", "matched", "which", "classes")
        )
        target = cropped_masks(masks, boxes, matched, which, 28)
        x = crop(features, boxes, 14)
        images, count = x.shape[:2]
        x = x.reshape(images * count, *x.shape[2:])
        for index in range(1, 5):
            with layer(f"conv{index}"):
                x = relu(self.convolved(x, w[f"conv{index}"]))
        with layer("up"):
            x = contract("nhwc,cabd->nhawbd", self.numerics, x, w["up"]["kernel"])
            x = x.reshape(images * count, 28, 28, FEATURES)
            x = relu(add_bias(self.numerics, 1, x, w["up"]["bias"]))
        with layer("classes"):
            x = self.convolved(x, w["classes"]).reshape(images, count, 28 * 28, CLASSES)
            x = _of_class(jnp.swapaxes(x, 2, 3), classes, x.dtype)
        valid = (classes > 0).astype(F32)
        entropy = total(_entropy(x, target.reshape(x.shape)), (2,)) * valid
        return total(entropy, (0, 1)) / (28 * 28 * jnp.maximum(total(valid, (0, 1)), 1))

    def loss(self, w, images, extents, boxes, classes, masks, labels, targets, random, moving):
        stages = self.backbone(w, images, moving)
        features = self.pyramid(w["pyramid"], stages)
        found = self.proposed(w["proposals"], features)
        loss = self.proposals_loss([found[level] for level in LEVELS], labels, targets)
        with layer("regions"):
            found = jax.lax.stop_gradient(found)
            regions = sampled(proposals(found, extents), boxes, classes, random, REGIONS, FOREGROUND)
            features = {level: features[level] for level in LEVELS[:-1]}
        loss = loss + self.boxes_loss(w["boxes"], features, regions)
        return loss + self.masks_loss(w["masks"], features, regions, masks), moving


def _doubled(x):
    """Every point four times."""
    batch, height, width, channels = x.shape
    extents = (batch, height, 2, width, 2, channels)
    return jax.lax.broadcast_in_dim(x, extents, (0, 1, 3, 5)).reshape(
        batch, 2 * height, 2 * width, channels
    )


def workload(arguments, numerics):
    batch = arguments.batch
    dtype = jnp.dtype(numerics.compute)
    count = anchored(HEIGHT, WIDTH, LEVELS)
    return Workload(
        name="mask_rcnn",
        parameters=parameters(),
        frozen=FROZEN,
        moving=_backbone()[1],
        batch={
            "images": shape(batch, HEIGHT // 2, WIDTH // 2, 12, dtype=dtype),
            "extents": shape(batch, 2),
            "boxes": shape(batch, INSTANCES, 4),
            "classes": shape(batch, INSTANCES, dtype=jnp.int32),
            "masks": shape(batch, INSTANCES, MASK, MASK, dtype=dtype),
            "labels": shape(batch, count, dtype=jnp.int32),
            "targets": shape(batch, count, 4),
            "random": shape(batch, 1000 + INSTANCES),
        },
        loss=_Network(numerics).loss,
        optimizer=Momentum(momentum=0.9, decay=1e-4, vectors=2.0),
        samples=batch,
        sample="image",
        published=44_401_393,
        source="torchvision's maskrcnn_resnet50_fpn, whose normalisations are no parameters either",
    )
