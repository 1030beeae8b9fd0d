"""ResNet-50 v1.5 for ImageNet, with LARS: the benchmark of MLPerf Training v0.6 and v0.7.

v1.5 strides in the 3x3 convolution of a block. Images come in as bf16, as hosts feed them.
"""

import jax
import jax.numpy as jnp

from .optimizers import Lars
from .parts import F32, Numerics, compact, conv2d, cross_entropy, dense, layer
from .parts import moving, relu, shape
from .residual import Residual
from .workload import Workload

STAGES = ((3, 64), (4, 128), (6, 256), (3, 512))
CLASSES = 1000


def options(parser):
    parser.add_argument("--batch", type=int, default=4096, help="images of a step")
    parser.add_argument("--bn-span", type=int, default=128, help="images that are normalised together")
    parser.add_argument("--space-to-depth", action="store_true", help="images as [112, 112, 12]")


def _norm(channels):
    return {"offset": shape(channels), "scale": shape(channels)}


def parameters():
    """All weights; kernels are [height, width, in, out]."""
    found = {"conv0": shape(7, 7, 3, 64), "norm0": _norm(64)}
    channels = 64
    for stage, (blocks, width) in enumerate(STAGES, 1):
        for block in range(blocks):
            made = {
                "conv1": shape(1, 1, channels, width),
                "conv2": shape(3, 3, width, width),
                "conv3": shape(1, 1, width, 4 * width),
                "norm1": _norm(width),
                "norm2": _norm(width),
                "norm3": _norm(4 * width),
            }
            if block == 0:
                made["shortcut"] = shape(1, 1, channels, 4 * width)
                made["norm_shortcut"] = _norm(4 * width)
            found[f"stage{stage}_{block}"] = made
            channels = 4 * width
    found["logits"] = {"bias": shape(CLASSES), "weight": shape(channels, CLASSES)}
    return found


def first_kernel(kernel):
    """The 7x7 kernel over images of [112, 112, 12]: padded to 8x8, then 4x4 of 2x2 points."""
    kernel = jnp.pad(kernel, ((1, 0), (1, 0), (0, 0), (0, 0)))
    kernel = kernel.reshape(4, 2, 4, 2, 3, 64).transpose(0, 2, 1, 3, 4, 5)
    return kernel.reshape(4, 4, 12, 64)


class _Network(Residual):
    """The forward pass; every distinct block is one function."""

    def __init__(self, numerics, groups, space_to_depth):
        super().__init__(numerics, groups)
        self.space_to_depth = space_to_depth
        self.block = compact(self._block, static_argnums=(3,))

    def _block(self, x, w, old, stride):
        new = {}
        with layer("conv1"):
            y = conv2d(self.numerics, x, w["conv1"])
            y, new["norm1"] = self.normalised(y, w["norm1"], old["norm1"])
            y = relu(y)
        with layer("conv2"):
            y = conv2d(self.numerics, y, w["conv2"], stride, ((1, 1), (1, 1)))
            y, new["norm2"] = self.normalised(y, w["norm2"], old["norm2"])
            y = relu(y)
        with layer("conv3"):
            y = conv2d(self.numerics, y, w["conv3"])
            y, new["norm3"] = self.normalised(y, w["norm3"], old["norm3"])
        return relu(self.shortcut(x, w, old, new, stride) + y), new

    @layer("conv0")
    def first(self, parameters, images, moving):
        """The first convolution, with its normalisation, and pooling."""
        if self.space_to_depth:
            kernel = first_kernel(parameters["conv0"])
            x = conv2d(self.numerics, images, kernel, 1, ((2, 1), (2, 1)))
        else:
            x = conv2d(self.numerics, images, parameters["conv0"], 2, ((3, 3), (3, 3)))
        x, new = self.normalised(x, parameters["norm0"], moving["norm0"])
        ends = ((0, 0), (1, 1), (1, 1), (0, 0))
        x = relu(x)
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), ends)
        return x, new

    def loss(self, parameters, images, labels, moving):
        new = {}
        x, new["norm0"] = self.first(parameters, images, moving)
        for stage, (blocks, _) in enumerate(STAGES, 1):
            for block in range(blocks):
                name = f"stage{stage}_{block}"
                stride = 2 if block == 0 and stage > 1 else 1
                with layer(name):
                    x, new[name] = self.block(x, parameters[name], moving[name], stride)
        last = parameters["logits"]
        with layer("logits"):
            x = x.astype(F32).mean((1, 2)).astype(x.dtype)
            logits = dense(self.numerics, x, last["weight"], last["bias"])
            return cross_entropy(logits, labels, 0.1).mean(), new


def workload(arguments, numerics):
    batch, span = arguments.batch, arguments.bn_span
    if batch % span:
        raise SystemExit(f"--batch {batch} is no multiple of --bn-span {span}")
    network = _Network(numerics, batch // span, arguments.space_to_depth)
    image = (112, 112, 12) if arguments.space_to_depth else (224, 224, 3)
    weights = parameters()
    return Workload(
        name="resnet50",
        parameters=weights,
        moving=moving(weights, batch // span),
        batch={
            "images": shape(batch, *image, dtype=jnp.dtype(numerics.compute)),
            "labels": shape(batch, dtype=jnp.int32),
        },
        loss=network.loss,
        optimizer=Lars(momentum=0.9, decay=1e-4),
        samples=batch,
        sample="image",
        published=25_557_032,
        source="He et al. 2015 as shipped by torchvision (resnet50: 25,557,032)",
    )
