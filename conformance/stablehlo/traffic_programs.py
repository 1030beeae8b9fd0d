"""Annotated programs that are hard to partition: what `traffic.py` measures."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh
from jax.sharding import PartitionSpec as P
from traffic_layers import layers


def programs():
    """By name: function, arguments and their shardings, mesh, sharding of the result or None."""
    devices = np.array(jax.devices())
    M8 = Mesh(devices, ("data",))
    M24 = Mesh(devices.reshape(2, 4), ("x", "y"))
    d, nd = P("data"), P(None, "data")
    found = {}

    def S(shape, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(shape, dtype)

    def case(name, function, arguments, mesh=M8, result=None):
        found[name] = (function, arguments, mesh, result)

    case("argmax_vocab", lambda x: jnp.argmax(x, -1), [(S((16, 4096)), nd)])
    case("argmax_vocab_batch", lambda x: jnp.argmax(x, -1), [(S((16, 4096)), P("x", "y"))], M24)
    case("argmin_vocab", lambda x: jnp.argmin(x, -1), [(S((16, 4096)), nd)])
    case("argmax_1d", lambda x: jnp.argmax(x), [(S((4096,)), d)])
    case("argmax_all", lambda x: jnp.argmax(x), [(S((64, 64)), d)])
    case("argmax_bf16", lambda x: jnp.argmax(x, -1), [(S((16, 4096), jnp.bfloat16), nd)])
    case("argmax_i32", lambda x: jnp.argmax(x, -1), [(S((16, 4096), jnp.int32), nd)])
    case("argmax_axis0", lambda x: jnp.argmax(x, 0), [(S((4096, 16)), d)])
    case("argmax_max", lambda x: (jnp.argmax(x, -1), jnp.max(x, -1)), [(S((16, 4096)), nd)])
    case(
        "argmax_matmul",
        lambda x, w: jnp.argmax(x @ w, -1),
        [(S((16, 32)), P()), (S((32, 4096)), nd)],
    )

    def pairs(x, y):
        def f(a, b):
            t = a[0] > b[0]
            return (jnp.where(t, a[0], b[0]), jnp.where(t, a[1], b[1]))

        return lax.reduce((x, y), (jnp.float32(-jnp.inf), jnp.float32(0)), f, (1,))

    case("generic_pairs", pairs, [(S((16, 4096)), nd), (S((16, 4096)), nd)])
    case("generic_prod", lambda x: jnp.prod(x, 1), [(S((16, 4096)), nd)])

    def welford(x):
        def f(a, b):
            return (a[0] + b[0], jnp.maximum(a[1], b[1]))

        return lax.reduce((x, x), (jnp.float32(0), jnp.float32(-jnp.inf)), f, (1,))

    case("generic_sum_max", welford, [(S((16, 4096)), nd)])
    case("logsumexp_vocab", lambda x: jax.nn.logsumexp(x, -1), [(S((16, 4096)), nd)])
    case("softmax_vocab", lambda x: jax.nn.softmax(x, -1), [(S((16, 4096)), nd)])
    # sorts
    case("median_1d", lambda x: jnp.median(x), [(S((4096,)), d)])
    case("median_rows", lambda x: jnp.median(x, axis=-1), [(S((16, 4096)), nd)])
    case("median_axis0", lambda x: jnp.median(x, axis=0), [(S((4096, 16)), d)])
    case("median_rows_local", lambda x: jnp.median(x, axis=-1), [(S((16, 4096)), d)])
    case("median_all", lambda x: jnp.median(x), [(S((64, 64)), d)])
    case("sort_1d", lambda x: jnp.sort(x), [(S((4096,)), d)])
    case("sort_1d_out", lambda x: jnp.sort(x), [(S((4096,)), d)], M8, d)
    case("argsort_1d", lambda x: jnp.argsort(x), [(S((4096,)), d)])
    case("sort_rows", lambda x: jnp.sort(x, axis=-1), [(S((16, 4096)), nd)])
    case("sort_axis0_few", lambda x: jnp.sort(x, axis=0), [(S((4096, 3)), d)])
    case("sort_24", lambda x: jnp.sort(x, axis=-1), [(S((16, 4096)), P("x", "y"))], M24)
    case("argsort_rows", lambda x: jnp.argsort(x, axis=-1), [(S((16, 4096)), nd)])
    case("percentile", lambda x: jnp.percentile(x, 90, axis=0), [(S((4096, 16)), d)])
    case("topk_vocab", lambda x: lax.top_k(x, 4), [(S((16, 4096)), nd)])
    case("top1_vocab", lambda x: lax.top_k(x, 1), [(S((16, 4096)), nd)])
    case("unique_counts", lambda x: jnp.bincount(x, length=64), [(S((4096,), jnp.int32), d)])
    # cumulative
    case("cumsum_1d", lambda x: jnp.cumsum(x), [(S((4096,)), d)])
    case("cumsum_rows", lambda x: jnp.cumsum(x, 1), [(S((64, 512)), nd)])
    case("cumsum_2d", lambda x: jnp.cumsum(jnp.cumsum(x, 0), 1), [(S((64, 512)), d)])
    case(
        "cumsum_2d_24",
        lambda x: jnp.cumsum(jnp.cumsum(x, 0), 1),
        [(S((64, 512)), P("x", "y"))],
        M24,
    )
    case("cumsum_ax0_24", lambda x: jnp.cumsum(x, 0), [(S((64, 512)), P("x", "y"))], M24)
    case("cummax_1d", lambda x: lax.cummax(x), [(S((4096,)), d)])
    case("cummax_rows", lambda x: lax.cummax(x, 1), [(S((64, 512)), nd)])
    case("cumprod_rows", lambda x: jnp.cumprod(x, 1), [(S((64, 512)), nd)])
    # roll etc.
    case("roll_1d", lambda x: jnp.roll(x, 3), [(S((4096,)), d)])
    case("roll_rows", lambda x: jnp.roll(x, 1, axis=1), [(S((64, 512)), nd)])
    case("roll_far", lambda x: jnp.roll(x, 700, axis=0), [(S((4096, 4)), d)])
    case("roll_neg", lambda x: jnp.roll(x, -5, axis=0), [(S((4096, 4)), d)])
    case("slice_shift", lambda x: x[1:] - x[:-1], [(S((4096,)), d)])
    case(
        "stencil2d",
        lambda x: lax.reduce_window(x, 0.0, lax.add, (3, 3), (1, 1), "SAME"),
        [(S((64, 64)), P("x", "y"))],
        M24,
    )
    case("flip", lambda x: jnp.flip(x, 0), [(S((4096, 4)), d)])

    # windows
    def causal(q, k, v, w=32):
        # sliding window attention by blocks
        T, D = q.shape
        n = T // w
        qb = q.reshape(n, w, D)
        kp = jnp.pad(k, ((w, 0), (0, 0)))
        vp = jnp.pad(v, ((w, 0), (0, 0)))
        kb = jnp.concatenate([kp[:-w].reshape(n, w, D), k.reshape(n, w, D)], 1)
        vb = jnp.concatenate([vp[:-w].reshape(n, w, D), v.reshape(n, w, D)], 1)
        s = jnp.einsum("nqd,nkd->nqk", qb, kb)
        i = jnp.arange(w)[:, None] + w
        j = jnp.arange(2 * w)[None]
        m = (j <= i) & (j > i - w)
        s = jnp.where(m, s, -1e30)
        return jnp.einsum("nqk,nkd->nqd", jax.nn.softmax(s, -1), vb).reshape(T, D)

    q3 = [(S((1024, 16)), d)] * 3
    case("causal_blocks", causal, q3)
    case("causal_blocks_one", lambda q, k, v: causal(q, k, v, 128), q3)

    def causalg(q, k, v, w=16):
        T, D = q.shape
        kp = jnp.pad(k, ((w - 1, 0), (0, 0)))
        vp = jnp.pad(v, ((w - 1, 0), (0, 0)))
        idx = jnp.arange(T)[:, None] + jnp.arange(w)[None]
        s = jnp.einsum("td,twd->tw", q, kp[idx])
        s = jnp.where(idx >= w - 1, s, -1e30)
        return jnp.einsum("tw,twd->td", jax.nn.softmax(s, -1), vp[idx])

    case("causal_gather", causalg, [(S((512, 8)), d)] * 3)

    def causals(x, w=4):
        xp = jnp.pad(x, ((w - 1, 0), (0, 0)))
        return sum(xp[i : i + x.shape[0]] * (i + 1.0) for i in range(w))

    case("causal_shift", causals, [(S((1024, 16)), d)])
    case(
        "causal_stack",
        lambda x: jnp.stack([jnp.pad(x, ((3, 0), (0, 0)))[i : i + 1024] for i in range(4)], 1),
        [(S((1024, 16)), d)],
    )

    def winmask(q, k, v, w=32):
        T = q.shape[0]
        s = q @ k.T
        i = jnp.arange(T)[:, None]
        j = jnp.arange(T)[None]
        s = jnp.where((j <= i) & (j > i - w), s, -1e30)
        return jax.nn.softmax(s, -1) @ v

    case("causal_mask", winmask, q3)
    case(
        "causal_mean_window",
        lambda x: lax.reduce_window(x, 0.0, lax.add, (8, 1), (1, 1), ((7, 0), (0, 0))),
        [(S((1024, 16)), d)],
    )
    case(
        "causal_conv",
        lambda x, k: lax.conv_general_dilated(
            x, k, (1,), [(3, 0)], dimension_numbers=("NTC", "TIO", "NTC")
        ),
        [(S((2, 1024, 8)), nd), (S((4, 8, 8)), P())],
    )
    case(
        "causal_conv_dil",
        lambda x, k: lax.conv_general_dilated(
            x, k, (1,), [(12, 0)], rhs_dilation=(4,), dimension_numbers=("NTC", "TIO", "NTC")
        ),
        [(S((2, 1024, 8)), nd), (S((4, 8, 8)), P())],
    )
    case(
        "conv_stride2",
        lambda x, k: lax.conv_general_dilated(
            x, k, (2,), "SAME", dimension_numbers=("NTC", "TIO", "NTC")
        ),
        [(S((2, 1024, 8)), nd), (S((4, 8, 8)), P())],
    )
    case(
        "pool_stride2",
        lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 1), (1, 2, 1), "SAME"),
        [(S((2, 1024, 8)), nd)],
    )
    case(
        "pool_grad",
        lambda x: jax.grad(
            lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 1), (1, 2, 1), "SAME").sum()
        )(x),
        [(S((2, 1024, 8)), nd)],
    )
    case(
        "pool_grad_2",
        lambda x: jax.grad(
            lambda x: (
                lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2
            ).sum()
        )(x),
        [(S((2, 64, 64, 8)), nd)],
    )

    def vmapwin(x, w=16):
        xp = jnp.pad(x, ((w - 1, 0), (0, 0)))
        return jax.vmap(lambda i: lax.dynamic_slice(xp, (i, 0), (w, x.shape[1])).sum(0))(
            jnp.arange(x.shape[0])
        )

    case("causal_vmap", vmapwin, [(S((512, 8)), d)])
    # reshapes
    case(
        "heads_split",
        lambda x: x.reshape(4, 128, 8, 16) + 1,
        [(S((4, 128, 128)), P(None, None, "data"))],
    )
    case(
        "heads_split_swap",
        lambda x: jnp.swapaxes(x.reshape(4, 128, 8, 16), 1, 2) * 2,
        [(S((4, 128, 128)), P(None, None, "data"))],
    )
    case(
        "heads_split_6",
        lambda x: x.reshape(4, 128, 6, 16) + 1,
        [(S((4, 128, 96)), P(None, None, "data"))],
    )
    case(
        "heads_split_12",
        lambda x: x.reshape(4, 128, 12, 16) + 1,
        [(S((4, 128, 192)), P(None, None, "data"))],
    )
    case(
        "heads_split_4",
        lambda x: x.reshape(4, 128, 4, 32) + 1,
        [(S((4, 128, 128)), P(None, None, "data"))],
    )
    case(
        "heads_split_3",
        lambda x: x.reshape(4, 128, 3, 32) + 1,
        [(S((4, 128, 96)), P(None, None, "data"))],
    )
    case(
        "heads_merge",
        lambda x: x.reshape(4, 128, 128) + 1,
        [(S((4, 128, 8, 16)), P(None, None, "data"))],
    )
    case(
        "heads_merge_minor",
        lambda x: x.reshape(4, 128, 128) + 1,
        [(S((4, 128, 8, 16)), P(None, None, None, "data"))],
    )
    case(
        "heads_merge_minor_out",
        lambda x: x.reshape(4, 128, 128) + 1,
        [(S((4, 128, 8, 16)), P(None, None, None, "data"))],
        M8,
        P(None, None, "data"),
    )
    case(
        "heads_qkv",
        lambda x: x.reshape(4, 128, 3, 8, 16) + 1,
        [(S((4, 128, 384)), P(None, None, "data"))],
    )
    case(
        "heads_qkv_out",
        lambda x: x.reshape(4, 128, 3, 8, 16) + 1,
        [(S((4, 128, 384)), P(None, None, "data"))],
        M8,
        P(None, None, None, "data"),
    )
    case("reshape_split_merge", lambda x: x.reshape(64, 32).reshape(32, 64) + 1, [(S((32, 64)), d)])
    case("reshape_32_48", lambda x: x.reshape(48, 32) + 1, [(S((32, 48)), d)])
    case("reshape_24_36", lambda x: x.reshape(36, 24) + 1, [(S((24, 36)), d)])
    case("reshape_flat_cols", lambda x: x.reshape(-1) + 1, [(S((32, 64)), nd)])
    case("reshape_flat_cols_out", lambda x: x.reshape(-1) + 1, [(S((32, 64)), nd)], M8, d)
    case(
        "heads_4_24",
        lambda x: x.reshape(4, 128, 4, 32) + 1,
        [(S((4, 128, 128)), P(None, None, ("x", "y")))],
        M24,
    )
    case(
        "heads_2_24",
        lambda x: x.reshape(4, 128, 2, 64) + 1,
        [(S((4, 128, 128)), P(None, None, ("x", "y")))],
        M24,
    )
    case(
        "heads_attn",
        lambda x, wq, wk, wv, wo: (
            lambda q, k, v: jnp.einsum(
                "bhqk,bkhd->bqhd", jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k)), v
            ).reshape(4, 64, 96)
            @ wo
        )(*[(x @ w).reshape(4, 64, 6, 16) for w in (wq, wk, wv)]),
        [(S((4, 64, 32)), P())] + [(S((32, 96)), nd)] * 3 + [(S((96, 32)), d)],
    )
    case(
        "heads_attn_4",
        lambda x, wq, wk, wv, wo: (
            lambda q, k, v: jnp.einsum(
                "bhqk,bkhd->bqhd", jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k)), v
            ).reshape(4, 64, 128)
            @ wo
        )(*[(x @ w).reshape(4, 64, 4, 32) for w in (wq, wk, wv)]),
        [(S((4, 64, 32)), P())] + [(S((32, 128)), nd)] * 3 + [(S((128, 32)), d)],
    )
    case(
        "space_to_depth",
        lambda x: x.reshape(2, 32, 2, 32, 2, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 32, 32, 12),
        [(S((2, 64, 64, 3)), nd)],
    )
    case(
        "patches",
        lambda x: x.reshape(2, 8, 8, 8, 8, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 64, 192),
        [(S((2, 64, 64, 3)), nd)],
    )
    case("transpose_24", lambda x: x.T + 1, [(S((64, 128)), P("x", "y"))], M24, P("x", "y"))
    case("transpose_8", lambda x: x.T + 1, [(S((64, 128)), d)], M8, d)
    case(
        "transpose_3d_24",
        lambda x: jnp.transpose(x, (2, 0, 1)) + 1,
        [(S((16, 64, 32)), P("x", "y"))],
        M24,
        P("x", "y"),
    )
    case(
        "split_qkv",
        lambda x: [a * 2 for a in jnp.split(x, 3, -1)],
        [(S((4, 128, 384)), P(None, None, "data"))],
    )
    case("concat_rows", lambda x, y: jnp.concatenate([x, y]), [(S((64, 8)), d)] * 2, M8, d)
    case("take_rows", lambda x, i: x[i], [(S((4096, 16)), d), (S((32,), jnp.int32), P())])
    case(
        "scatter_rows",
        lambda x, i, u: x.at[i].add(u),
        [(S((4096, 16)), d), (S((64,), jnp.int32), d), (S((64, 16)), d)],
    )
    case(
        "take_along",
        lambda x, i: jnp.take_along_axis(x, i[:, None], -1),
        [(S((16, 4096)), nd), (S((16,), jnp.int32), P())],
    )
    case("dot_both", lambda x, y: x @ y, [(S((64, 512)), nd), (S((512, 64)), d)])
    case("triu", lambda x: jnp.triu(x), [(S((64, 64)), d)])
    case("diag", lambda x: jnp.diagonal(x), [(S((64, 64)), d)])
    case("trace", lambda x: jnp.trace(x), [(S((64, 64)), d)])
    case("repeat", lambda x: jnp.repeat(x, 2, axis=0), [(S((64, 16)), d)])
    case("tile", lambda x: jnp.tile(x, (2, 1)), [(S((64, 16)), d)])
    case("outer", lambda x, y: jnp.outer(x, y), [(S((64,)), d), (S((64,)), d)])
    case("every_second", lambda x: x[::2] + 1, [(S((4096,)), d)])
    case("interleave", lambda x: jnp.stack([x[0::2], x[1::2]], 1).reshape(-1), [(S((4096,)), d)])
    case("fft_free_dct", lambda x: x[:2048] + x[2048:], [(S((4096,)), d)])

    return found | layers()
