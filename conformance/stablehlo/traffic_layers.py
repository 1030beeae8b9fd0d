"""Layers and steps that users have, annotated, on one, two and three axes: the second part of what
`traffic.py` measures.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh
from jax.sharding import PartitionSpec as P


def S(shape, dtype=jnp.float32):
    """A type."""
    return jax.ShapeDtypeStruct(shape, dtype)


def conv(x, k, strides=(1, 1), padding="SAME", **options):
    """A convolution of images."""
    return lax.conv_general_dilated(
        x, k, strides, padding, dimension_numbers=("NHWC", "HWIO", "NHWC"), **options
    )


def max_pool(x, window, stride, padding):
    """A pool of images."""
    window, stride = (1, *window, 1), (1, *stride, 1)
    return lax.reduce_window(x, -jnp.inf, lax.max, window, stride, padding)


def gradient(function, *which):
    """The gradient of the sum of what a function yields, squared."""
    return jax.grad(lambda *x: (function(*x) ** 2).sum(), argnums=which or 0)


def layers():
    """As `traffic_programs.programs`."""
    devices = np.array(jax.devices())
    M8 = Mesh(devices, ("data",))
    M24 = Mesh(devices.reshape(2, 4), ("x", "y"))
    M222 = Mesh(devices.reshape(2, 2, 2), ("a", "b", "c"))
    found = {}

    def case(name, function, arguments, mesh=M8, result=None):
        found[name] = (function, arguments, mesh, result)

    convolutions(case, M24)
    along_dimensions(case, M24)
    indexed(case, M24)
    models(case, M24)
    loops_and_shapes(case, M24, M222)
    return found


def convolutions(case, M24):
    """Images that are split along their rows and columns."""
    rows, both = P(None, "data"), P(None, "x", "y")
    image = S((2, 64, 64, 8))
    case(
        "conv_dilated_rows",
        lambda x, k: conv(x, k, rhs_dilation=(4, 4)),
        [(image, rows), (S((3, 3, 8, 8)), P())],
    )
    case("conv_both", conv, [(image, both), (S((3, 3, 8, 8)), P())], M24)
    case(
        "conv_grad_both",
        gradient(conv, 0, 1),
        [(image, both), (S((3, 3, 8, 8)), P())],
        M24,
    )
    case(
        "conv_stride_grad",
        gradient(lambda x, k: conv(x, k, (2, 2)), 0, 1),
        [(image, rows), (S((3, 3, 8, 8)), P())],
    )
    case(
        "conv_transposed",
        lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME"),
        [(S((2, 32, 32, 8)), rows), (S((3, 3, 8, 8)), P())],
    )
    case(
        "depthwise_both",
        lambda x, k: conv(x, k, feature_group_count=8),
        [(image, both), (S((5, 5, 1, 8)), P())],
        M24,
    )
    case(
        "depthwise_grad_rows",
        gradient(lambda x, k: conv(x, k, feature_group_count=8), 0, 1),
        [(image, rows), (S((5, 5, 1, 8)), P())],
    )
    case(
        "depthwise_grad_channels",
        gradient(lambda x, k: conv(x, k, feature_group_count=8), 0, 1),
        [(image, P(None, None, None, "data")), (S((5, 5, 1, 8)), P(None, None, None, "data"))],
    )
    case(
        "grouped_rows",
        lambda x, k: conv(x, k, feature_group_count=4),
        [(image, rows), (S((3, 3, 2, 16)), P())],
    )
    case(
        "batch_groups",
        lambda x, k: conv(x, k, batch_group_count=2),
        [(image, rows), (S((3, 3, 8, 8)), P())],
    )
    case(
        "pool_grad_overlap_both",
        gradient(lambda x: max_pool(x, (3, 3), (2, 2), "SAME")),
        [(image, both)],
        M24,
    )
    case(
        "pool_grad_dense",
        gradient(lambda x: max_pool(x, (3, 3), (1, 1), "SAME")),
        [(image, rows)],
    )
    case(
        "pool_grad_uneven",
        gradient(lambda x: max_pool(x[:, :51, :37], (3, 3), (2, 2), "VALID")),
        [(S((2, 52, 40, 8)), both)],
        M24,
    )
    case(
        "pool_grad_3d",
        gradient(
            lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (3, 3, 3), (2, 2, 2), "SAME")
        ),
        [(S((16, 32, 32)), P(None, "x", "y"))],
        M24,
    )
    case(
        "pool_grad_1d_wide",
        gradient(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (7,), (3,), "SAME")),
        [(S((1000,)), P("data"))],
    )
    case(
        "average_pool_grad",
        gradient(
            lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        ),
        [(image, rows)],
    )


def along_dimensions(case, M24):
    """Functions along a dimension that is split."""
    d, nd, xy = P("data"), P(None, "data"), P("x", "y")
    case("cumlogsumexp", lambda x: lax.cumlogsumexp(x, 1), [(S((64, 512)), nd)])
    case("cumsum_reverse", lambda x: lax.cumsum(x, 1, reverse=True), [(S((64, 512)), nd)])
    case("cumsum_grad", gradient(lambda x: jnp.cumsum(x, 1)), [(S((64, 512)), nd)])
    case("cumsum_uneven", lambda x: jnp.cumsum(x[:1001], 0), [(S((1008, 4)), d)])
    case(
        "associative_scan",
        lambda a, b: lax.associative_scan(
            lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1]), (a, b), axis=0
        ),
        [(S((512, 8)), d)] * 2,
    )
    case("sort_uneven", lambda x: jnp.sort(x[:4001]), [(S((4096,)), d)])
    case("sort_pairs", lambda k, v: lax.sort((k, v), num_keys=1), [(S((16, 4096)), nd)] * 2)
    case("argsort_columns", lambda x: jnp.argsort(x, 0), [(S((4096, 16)), d)])
    case("topk_both", lambda x: lax.top_k(x, 8), [(S((16, 4096)), xy)], M24)
    case("reverse_uneven", lambda x: jnp.flip(x[:1001], 0), [(S((1008, 4)), d)])
    case("reverse_both", lambda x: x[::-1, ::-1], [(S((64, 64)), xy)], M24)
    case("pad_rows", lambda x: jnp.pad(x, ((5, 11), (0, 0))), [(S((1024, 16)), d)])
    case("pad_reflect", lambda x: jnp.pad(x, 2, mode="reflect"), [(S((64, 64)), xy)], M24)
    case("pad_wrap", lambda x: jnp.pad(x, 2, mode="wrap"), [(S((64, 64)), xy)], M24)
    case("roll_both", lambda x: jnp.roll(x, (1, -2), (0, 1)), [(S((64, 64)), xy)], M24)
    case(
        "laplace_periodic",
        lambda x: sum(jnp.roll(x, s, a) for s in (1, -1) for a in (0, 1)) - 4 * x,
        [(S((64, 64)), xy)],
        M24,
    )
    case(
        "concatenate_three",
        lambda x, y, z: jnp.concatenate([x, y, z]) * 2,
        [(S((64, 8)), d), (S((32, 8)), d), (S((96, 8)), d)],
    )
    case("fft_rows", lambda x: jnp.abs(jnp.fft.fft(x)), [(S((16, 256)), nd)])
    case("fft_both", lambda x: jnp.abs(jnp.fft.fft2(x)), [(S((64, 64)), xy)], M24)
    case("rfft_batch", lambda x: jnp.abs(jnp.fft.rfft(x)), [(S((64, 128)), d)])
    case("quantile", lambda x: jnp.quantile(x, 0.25, axis=1), [(S((16, 4096)), nd)])
    case("diff_twice", lambda x: jnp.diff(x, 2, axis=0), [(S((1024, 4)), d)])
    case("convolve", lambda x, k: jnp.convolve(x, k), [(S((4096,)), d), (S((9,)), P())])
    case("median_uneven", lambda x: jnp.median(x[:1001], axis=0), [(S((1008, 16)), d)])

    def pairs(x, y):
        def f(a, b):
            t = a[0] > b[0]
            return (jnp.where(t, a[0], b[0]), jnp.where(t, a[1], b[1]))

        return lax.reduce((x, y), (jnp.float32(-jnp.inf), jnp.float32(0)), f, (1,))

    case("pairs_uneven", lambda x, y: pairs(x[:, :1001], y[:, :1001]), [(S((16, 1008)), nd)] * 2)


def indexed(case, M24):
    """Tables, caches, and what is dispatched."""
    d, nd = P("data"), P(None, "data")
    ids = S((64,), jnp.int32)

    def embed(table, i):
        return table[i] * 2

    case("embed_vocab", embed, [(S((4096, 64)), d), (ids, P())])
    case("embed_features", embed, [(S((4096, 64)), nd), (ids, P())])
    case("embed_batch", embed, [(S((4096, 64)), d), (ids, d)], one_axis(M24), d)
    case("embed_both", embed, [(S((4096, 64)), P("y", None)), (ids, P("x"))], M24, P("x"))
    case("embed_grad_vocab", gradient(embed, 0), [(S((4096, 64)), d), (ids, P())])
    case("embed_grad_batch", gradient(embed, 0), [(S((512, 64)), P()), (ids, d)])
    case(
        "embed_grad_both",
        gradient(embed, 0),
        [(S((4096, 64)), P("y", None)), (ids, P("x"))],
        M24,
    )
    case(
        "scatter_max",
        lambda x, i, u: x.at[i].max(u),
        [(S((4096, 16)), d), (ids, d), (S((64, 16)), d)],
    )
    case(
        "scatter_set",
        lambda x, i, u: x.at[i].set(u),
        [(S((4096, 16)), d), (ids, P()), (S((64, 16)), P())],
    )
    case(
        "segment_sum",
        lambda x, i: jax.ops.segment_sum(x, i, 32),
        [(S((4096, 16)), d), (S((4096,), jnp.int32), d)],
    )
    case(
        "take_along_rows",
        lambda x, i: jnp.take_along_axis(x, i, 0),
        [(S((4096, 16)), d), (S((64, 16), jnp.int32), P())],
    )
    case(
        "cache_sequence",
        lambda c, u, i: lax.dynamic_update_slice(c, u, (0, i, 0, 0)),
        [(S((2, 512, 8, 16)), nd), (S((2, 1, 8, 16)), P()), (S((), jnp.int32), P())],
    )
    case(
        "cache_heads",
        lambda c, u, i: lax.dynamic_update_slice(c, u, (0, i, 0, 0)),
        [
            (S((2, 512, 8, 16)), P(None, None, "data")),
            (S((2, 1, 8, 16)), P(None, None, "data")),
            (S((), jnp.int32), P()),
        ],
    )

    def decode(cache_k, cache_v, q, k, v, i):
        cache_k = lax.dynamic_update_slice(cache_k, k, (0, i, 0, 0))
        cache_v = lax.dynamic_update_slice(cache_v, v, (0, i, 0, 0))
        s = jnp.einsum("bhd,bkhd->bhk", q, cache_k)
        s = jnp.where(jnp.arange(512) <= i, s, -1e30)
        return jnp.einsum("bhk,bkhd->bhd", jax.nn.softmax(s), cache_v), cache_k, cache_v

    one = (S((2, 1, 8, 16)), P())
    case(
        "decode_sequence",
        decode,
        [(S((2, 512, 8, 16)), nd)] * 2 + [(S((2, 8, 16)), P()), one, one, (S((), jnp.int32), P())],
    )
    case(
        "dispatch",
        lambda x, e, w: jnp.einsum(
            "te,ted->td",
            jax.nn.one_hot(e, 8),
            jnp.einsum("td,edf->tef", x, w),
        ),
        [(S((256, 32)), d), (S((256,), jnp.int32), d), (S((8, 32, 32)), d)],
    )

    def experts(x, gates, w):
        mask = jax.nn.one_hot(jnp.argmax(gates, -1), 8)
        place = (jnp.cumsum(mask, 1) * mask - mask).astype(jnp.int32)
        slots = jax.nn.one_hot(place, 16) * mask[..., None]
        tokens = jnp.einsum("gsec,gsd->egcd", slots, x)
        made = jnp.einsum("egcd,edf->egcf", tokens, w)
        return jnp.einsum("gsec,egcf->gsf", slots, made)

    case(
        "experts",
        experts,
        [(S((8, 64, 32)), d), (S((8, 64, 8)), d), (S((8, 32, 32)), d)],
    )


def one_axis(mesh):
    """All devices of a mesh along one axis."""
    return Mesh(mesh.devices.reshape(-1), ("data",))


def models(case, M24):
    """Losses, norms and attention, forwards and backwards."""
    d, nd, nnd = P("data"), P(None, "data"), P(None, None, "data")

    def entropy(x, w, y):
        logits = x @ w
        picked = jnp.take_along_axis(logits, y[:, None], -1)[:, 0]
        return (jax.nn.logsumexp(logits, -1) - picked).mean()

    labels = S((64,), jnp.int32)
    vocab = [(S((64, 32)), P()), (S((32, 1024)), nd), (labels, P())]
    case("entropy_vocab", entropy, vocab)
    case("entropy_vocab_grad", jax.grad(entropy, (0, 1)), vocab)
    both = [(S((64, 32)), P("x")), (S((32, 1024)), P(None, "y")), (labels, P("x"))]
    case("entropy_both_grad", jax.grad(entropy, (0, 1)), both, M24)

    def hot(x, w, y):
        logits = jax.nn.log_softmax(x @ w)
        return -(logits * jax.nn.one_hot(y, 1024)).sum(-1).mean()

    case("entropy_hot_grad", jax.grad(hot, (0, 1)), both, M24)

    def layer_norm(x, scale):
        mean = x.mean(-1, keepdims=True)
        return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5) * scale

    case("layer_norm_features", layer_norm, [(S((64, 512)), nd), (S((512,)), d)])
    case("layer_norm_grad", gradient(layer_norm, 0, 1), [(S((64, 512)), nd), (S((512,)), d)])

    def group_norm(x):
        n, h, w, c = x.shape
        g = x.reshape(n, h, w, 4, c // 4)
        mean = g.mean((1, 2, 4), keepdims=True)
        var = ((g - mean) ** 2).mean((1, 2, 4), keepdims=True)
        return ((g - mean) * lax.rsqrt(var + 1e-5)).reshape(x.shape)

    case("group_norm_rows", group_norm, [(S((2, 64, 64, 16)), nd)])
    case("group_norm_channels", group_norm, [(S((2, 16, 16, 64)), P(None, None, None, "data"))])
    case(
        "group_norm_grad_both",
        gradient(lambda x: group_norm(x) * x),
        [(S((2, 32, 32, 32)), P(None, "x", None, "y"))],
        M24,
    )

    def attention(q, k, v):
        s = jnp.einsum("bqhd,bkhd->bhqk", q, k)
        i = jnp.arange(q.shape[1])
        s = jnp.where(i[:, None] >= i[None], s, -1e30)
        return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s), v)

    qkv = S((2, 128, 8, 16))
    case("attention_heads", attention, [(qkv, nnd)] * 3)
    case("attention_sequence", attention, [(qkv, nd)] * 3)
    case("attention_both", attention, [(qkv, P(None, "x", "y"))] * 3, M24)
    case("attention_sequence_grad", gradient(attention, 0, 1, 2), [(qkv, nd)] * 3)
    case("attention_both_grad", gradient(attention, 0, 1, 2), [(qkv, P(None, "x", "y"))] * 3, M24)

    def grouped(q, k, v):
        b, t, h, e = q.shape
        q = q.reshape(b, t, k.shape[2], -1, e)
        s = jax.nn.softmax(jnp.einsum("bqhgd,bkhd->bhgqk", q, k))
        return jnp.einsum("bhgqk,bkhd->bqhgd", s, v).reshape(b, t, h, e)

    few = S((2, 128, 2, 16))
    case("grouped_queries", grouped, [(qkv, nnd), (few, P()), (few, P())])

    def rotary(x):
        a, b = jnp.split(x, 2, -1)
        angle = jnp.arange(x.shape[1])[:, None, None] * 0.01
        return jnp.concatenate(
            [a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1
        )

    case("rotary_features", rotary, [(qkv, P(None, None, None, "data"))])
    case("rotary_sequence", rotary, [(qkv, nd)])

    def gated(x, w, o):
        a, b = jnp.split(x @ w, 2, -1)
        return (jax.nn.silu(a) * b) @ o

    case("gated", gated, [(S((64, 32)), P()), (S((32, 512)), nd), (S((256, 32)), d)])
    case(
        "gated_grad",
        gradient(gated, 1, 2),
        [(S((64, 32)), P()), (S((32, 512)), nd), (S((256, 32)), d)],
    )
    case(
        "contrastive",
        lambda x, y: jnp.diagonal(jax.nn.log_softmax(x @ y.T)).mean(),
        [(S((128, 32)), d)] * 2,
    )
    case("gram", lambda x: x.T @ x, [(S((512, 64)), P("x", "y"))], M24)
    case("covariance", lambda x: jnp.cov(x, rowvar=False), [(S((512, 32)), d)])
    case("distances", lambda x, y: ((x[:, None] - y[None]) ** 2).sum(-1), [(S((64, 32)), d)] * 2)


def loops_and_shapes(case, M24, M222):
    """Loops, branches, uneven shapes, and reshapes on three axes."""
    d, nd = P("data"), P(None, "data")
    case(
        "loop_stencil",
        lambda x: lax.fori_loop(
            0, 4, lambda _, x: (jnp.roll(x, 1, 0) + jnp.roll(x, -1, 0)) / 2, x
        ),
        [(S((1024, 4)), d)],
    )
    case(
        "loop_matmul",
        lambda x, w: lax.fori_loop(0, 4, lambda _, x: jnp.tanh(x @ w), x),
        [(S((64, 64)), P("x", "y")), (S((64, 64)), P(None, "y"))],
        M24,
    )
    case(
        "scan_layers",
        lambda x, w: lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, w)[0],
        [(S((64, 64)), d), (S((4, 64, 64)), P(None, None, "data"))],
    )
    case(
        "scan_time_split",
        lambda x: lax.scan(lambda c, x: (0.9 * c + x, c), jnp.zeros(16), x)[1],
        [(S((64, 16)), nd)],
    )
    case(
        "branch",
        lambda p, x: lax.cond(p[0] > 0, lambda x: jnp.flip(x, 0), lambda x: x * 2, x),
        [(S((1,), jnp.int32), P()), (S((1024, 4)), d)],
    )
    case("triangle_matmul", lambda x, y: jnp.tril(x) @ y, [(S((64, 64)), d), (S((64, 64)), P())])
    case(
        "matmul_uneven",
        lambda x, y: x[:, :101] @ y[:101],
        [(S((37, 104)), nd), (S((104, 53)), d)],
    )
    case("softmax_uneven", lambda x: jax.nn.softmax(x[:, :1001]), [(S((16, 1008)), nd)])
    case(
        "transpose_uneven",
        lambda x: jnp.pad(x[:37, :101].T + 1, ((0, 3), (0, 3))),
        [(S((40, 104)), P("x", "y"))],
        M24,
        P("x", "y"),
    )
    case(
        "transpose_four",
        lambda x: jnp.transpose(x, (0, 2, 1, 3)) + 1,
        [(S((2, 64, 32, 8)), P(None, "x", "y"))],
        M24,
        P(None, "x", "y"),
    )
    case("move_axis", lambda x: x + 1, [(S((64, 64)), P("x", "y"))], M24, P("y", "x"))
    case(
        "merge_three",
        lambda x: x.reshape(64, 64) + 1,
        [(S((8, 8, 8, 8)), P("a", "b", "c"))],
        M222,
    )
    case(
        "split_three",
        lambda x: x.reshape(8, 8, 64) + 1,
        [(S((64, 64)), P(("a", "b", "c")))],
        M222,
    )
    case(
        "merge_minor_three",
        lambda x: x.reshape(64, 64) + 1,
        [(S((8, 8, 8, 8)), P(None, "a", "b", "c"))],
        M222,
    )
    case(
        "flatten_three",
        lambda x: x.reshape(-1) + 1,
        [(S((16, 16, 16)), P("a", "b", "c"))],
        M222,
        P(("a", "b", "c")),
    )
    case(
        "heads_three",
        lambda x: jnp.swapaxes(x.reshape(4, 32, 8, 16), 1, 2) + 1,
        [(S((4, 32, 128)), P("a", "b", "c"))],
        M222,
    )
    case(
        "attention_three",
        lambda q, k: jnp.einsum("bqhd,bkhd->bhqk", q, k),
        [(S((4, 64, 8, 16)), P("a", "b", "c"))] * 2,
        M222,
    )
    case(
        "unfold_rows",
        lambda x: x.reshape(32, 32, 4).transpose(1, 0, 2).reshape(1024, 4),
        [(S((1024, 4)), d)],
    )
    case("kron", lambda x, y: jnp.kron(x, y), [(S((16, 8)), d), (S((4, 4)), P())])
