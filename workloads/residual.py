"""What networks of residual blocks share: normalisation with moving averages, and shortcuts."""

import jax

from .parts import F32, batch_norm, compact, conv2d, layer

# Of moving averages.
DECAY = 0.9


@compact
def mixed(old, new):
    """A moving average with the next value."""
    return F32(DECAY) * old + F32(1 - DECAY) * jax.lax.stop_gradient(new)


class Residual:
    """A network whose batch normalisation spans a group of the samples."""

    def __init__(self, numerics, groups):
        self.numerics, self.groups = numerics, groups

    def normalised(self, x, w, old):
        y, mean, variance = batch_norm(self.numerics, self.groups, x, w["scale"], w["offset"])
        return y, {"mean": mixed(old["mean"], mean), "variance": mixed(old["variance"], variance)}

    def shortcut(self, x, w, old, new, stride):
        """What a block adds to: its input, or a projection of it, whose averages go to `new`."""
        if "shortcut" not in w:
            return x
        with layer("shortcut"):
            x = conv2d(self.numerics, x, w["shortcut"], stride)
            x, new["norm_shortcut"] = self.normalised(x, w["norm_shortcut"], old["norm_shortcut"])
        return x
