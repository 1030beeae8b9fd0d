"""MobileNet v2 (Sandler et al., 2018) and FOMO, which is its first blocks with a head that finds
centers of objects."""

from .layers import LINEAR, Layers

# Expansion, channels, blocks, stride of the first block: table 2 of the paper.
BLOCKS = (
    (1, 16, 1, 1),
    (6, 24, 2, 2),
    (6, 32, 3, 2),
    (6, 64, 4, 2),
    (6, 96, 3, 1),
    (6, 160, 3, 2),
    (6, 320, 1, 1),
)


def channels_of(channels, alpha):
    """A multiple of 8 near the scaled number, not below nine tenths of it."""
    scaled = channels * alpha
    rounded = max(8, int(scaled + 4) // 8 * 8)
    return rounded + 8 if rounded < 0.9 * scaled else rounded


def mobilenet_v2(net, x, alpha, pad_by_hand, until=None):
    """What every block yields, and what its expansion did: [(expanded, output)].

    `pad_by_hand` is how Keras exports strides of 2: PAD, then a convolution that pads nothing.
    Blocks end before number `until`, of which only the expansion is made.
    """
    x = net.conv(x, channels_of(32, alpha), 3, 2, activation="relu6")
    made = []
    for factor, channels, count, first_stride in BLOCKS:
        for index in range(count):
            stride = first_stride if index == 0 else 1
            expanded = net.conv(x, x.shape[3] * factor, activation="relu6") if factor > 1 else x
            if len(made) == until:
                return made + [(expanded, None)]
            y = _spatial(net, expanded, stride, pad_by_hand)
            y = net.conv(y, channels_of(channels, alpha))
            x = net.binary("ADD", x, y) if stride == 1 and x.shape == y.shape else y
            made.append((expanded, x))
    return made


def _spatial(net, x, stride, pad_by_hand):
    if stride == 1 or not pad_by_hand:
        return net.depthwise(x, 3, stride, activation="relu6")
    odd = [size % 2 for size in x.shape[1:3]]
    padded = net.pad(x, (0, 0), (odd[0], 1), (odd[1], 1), (0, 0))
    return net.depthwise(padded, 3, stride, "valid", "relu6")


def fomo(rng):
    """FOMO of one class over 96×96 grey pixels: 12×12 cells."""
    net = Layers(rng)
    x = net.graph.input("s8", (1, 96, 96, 1), LINEAR)
    expanded, _ = mobilenet_v2(net, x, 0.35, pad_by_hand=True, until=6)[-1]
    head = net.conv(expanded, 32, activation="relu")
    return net.output(net.softmax(net.conv(head, 2)))
