"""Writes a program for each op that StableHLO's interpreter tests are about, on all element types that
JAX has for it, odd shapes and edges: what JAX computes is expected.

    python interpret.py      writes interpret.zip, as `generate.py` writes the other archives

A case is called after the file of `stablehlo/tests/interpret` whose op it covers. Inputs and texts are
our own. Integers of 2 and 4 bits are a byte each in the inputs and outputs.
"""

import functools
from pathlib import Path

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax

import generate

jax.config.update("jax_enable_x64", True)

HALF = ["float16", "bfloat16"]
FLOATS = [*HALF, "float32", "float64"]
SHORT = ["float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz", "float8_e5m2fnuz", "float8_e3m4"]
SIGNED = ["int8", "int16", "int32", "int64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]
NIBBLES = ["int4", "uint4", "int2", "uint2"]
INTEGERS = [*SIGNED, *UNSIGNED]
COMPLEX = ["complex64", "complex128"]
# XLA for CPUs moves no integers of 2 and 4 bits.
ALL = ["bool", *INTEGERS, *SHORT, *FLOATS, *COMPLEX]
EDGES = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, -1.5, 2.5, -2.5, 3.0]


def dtype(name):
    return np.dtype(getattr(ml_dtypes, name, None) or name)


def values(name, shape, seed, edges=True):
    """Elements of all magnitudes; edges first."""
    rng = np.random.default_rng([seed, *name.encode()])
    kind, count = dtype(name), int(np.prod(shape))
    if name == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if "int" in name:
        info = ml_dtypes.iinfo(kind)
        low, high = int(info.min), int(info.max)
        drawn = rng.integers(low, high, count, np.uint64 if low == 0 else np.int64, endpoint=True)
        drawn = drawn % 7 + 1 if not edges else drawn
        if edges:
            drawn[:4] = [0, high, low, 1][:count]
        return drawn.astype(kind).reshape(shape)
    drawn = rng.standard_normal(count) * 2
    if name.startswith("complex"):
        drawn = drawn + 1j * rng.standard_normal(count)
        return drawn.astype(kind).reshape(shape)
    if edges:
        # XLA for CPUs changes which NaN of a short float it moves.
        known = [it for it in EDGES if name not in SHORT or not np.isnan(it)]
        drawn[: len(known)] = known[:count]
    with np.errstate(invalid="ignore"):
        return drawn.astype(kind).reshape(shape)


CASES = {}


def case(name, function, *arguments):
    CASES.setdefault(name, []).append((function, arguments))


def each(name, function, types, shapes=((3, 5),), edges=True):
    """The function on arguments of each type."""
    for kind in types:
        arguments = [values(kind, shape, seed, edges) for seed, shape in enumerate(shapes)]
        case(name, function, *arguments)


def unary():
    for name, function in {
        "cosine": jnp.cos, "exponential": jnp.exp, "exponential_minus_one": jnp.expm1,
        "log": jnp.log, "log_plus_one": jnp.log1p, "logistic": lax.logistic, "rsqrt": lax.rsqrt,
        "sine": jnp.sin, "sqrt": jnp.sqrt, "tan": jnp.tan, "tanh": jnp.tanh, "cbrt": lax.cbrt,
    }.items():
        each(name, function, FLOATS)
        if name != "cbrt":
            each(name, function, COMPLEX, edges=False)
    for name, function in {
        "ceil": jnp.ceil, "floor": jnp.floor, "is_finite": lax.is_finite,
        "round_nearest_afz": lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
        "round_nearest_even": lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    }.items():
        each(name, function, FLOATS, shapes=((17,),))
    each("abs", lax.abs, [*SIGNED, *FLOATS, *COMPLEX])
    each("negate", lax.neg, [*INTEGERS, *FLOATS, *COMPLEX, *SHORT])
    each("sign", lax.sign, [*SIGNED, *FLOATS, *COMPLEX])
    each("not", lax.bitwise_not, ["bool", *INTEGERS, *NIBBLES])
    each("popcnt", lax.population_count, INTEGERS)
    each("count_leading_zeros", lax.clz, INTEGERS)
    each("real", lax.real, COMPLEX)
    each("imag", lax.imag, COMPLEX)
    for bits in [(5, 10), (8, 7), (4, 3), (5, 2)]:
        reduced = functools.partial(lax.reduce_precision, exponent_bits=bits[0], mantissa_bits=bits[1])
        each("reduce_precision", reduced, ["float32", "float64"], shapes=((19,),))
    for target in ["bool", "int8", "uint16", "int64", "bfloat16", "float32", "float64", "complex64"]:
        to = functools.partial(lax.convert_element_type, new_dtype=dtype(target))
        # Numbers beyond an integer type convert as the implementation likes.
        each("convert", to, ["bool", *INTEGERS, *FLOATS], edges=False)
    for source, target in [
        ("float32", "int32"), ("float32", "uint8"), ("uint16", "float16"), ("float64", "uint32"),
        ("int8", "uint8"), ("int64", "float64"), ("bfloat16", "int16"),
    ]:
        to = functools.partial(lax.bitcast_convert_type, new_dtype=dtype(target))
        each("bitcast_convert", to, [source], shapes=((3, 4),))


def binary():
    two = ((3, 5), (3, 5))
    each("add", lax.add, [*INTEGERS, *NIBBLES, *FLOATS, *COMPLEX], two)
    each("subtract", lax.sub, [*INTEGERS, *NIBBLES, *FLOATS, *COMPLEX], two)
    each("multiply", lax.mul, [*INTEGERS, *NIBBLES, *FLOATS], two)
    each("multiply", lax.mul, COMPLEX, two, edges=False)
    each("divide", lax.div, [*INTEGERS, *FLOATS, *COMPLEX], two, edges=False)
    each("remainder", lax.rem, [*INTEGERS, *FLOATS], two, edges=False)
    each("maximum", lax.max, [*INTEGERS, *NIBBLES, *FLOATS, *SHORT], two)
    each("minimum", lax.min, [*INTEGERS, *NIBBLES, *FLOATS, *SHORT], two)
    each("atan2", lax.atan2, FLOATS, two)
    each("power", lambda x, y: lax.pow(lax.abs(x), y), FLOATS, two, edges=False)
    each("power", lambda x, y: lax.pow(x, y), COMPLEX, two, edges=False)
    each("complex", lax.complex, ["float32", "float64"], two)
    for name, function in {"and": lax.bitwise_and, "or": lax.bitwise_or, "xor": lax.bitwise_xor}.items():
        each(name, function, ["bool", *INTEGERS, *NIBBLES], two)
    for name, function in {
        "shift_left": lax.shift_left, "shift_right_arithmetic": lax.shift_right_arithmetic,
        "shift_right_logical": lax.shift_right_logical,
    }.items():
        each(name, lambda x, y, f=function: f(x, y % x.dtype.type(8)), UNSIGNED, two)
        each(name, lambda x, f=function: f(x, jnp.full_like(x, 3)), INTEGERS)
    for function in [lax.eq, lax.ne, lax.ge, lax.gt, lax.le, lax.lt]:
        each("compare", function, ["bool", *INTEGERS, *FLOATS, *SHORT], two)
    for function in [lax.eq, lax.ne]:
        each("compare", function, COMPLEX, two)
    each("clamp", lambda x, y: lax.clamp(lax.min(x, y), x, lax.max(x, y)), [*INTEGERS, *FLOATS], two)
    each("select", lambda x, y: lax.select(lax.eq(x, y), x, y), ALL, two)


def movement():
    each("broadcast_in_dim", lambda x: lax.broadcast_in_dim(x, (2, 3, 4, 5), (1, 3)), ALL)
    each("broadcast_in_dim", lambda x: lax.broadcast_in_dim(x, (3, 4), (0, 1)), ALL, ((3, 1),))
    each("concatenate", lambda x, y: lax.concatenate([x, y, x], 1), ALL, ((3, 5), (3, 2)))
    each("iota", lambda x: (lax.iota(x.dtype, 7), lax.broadcasted_iota(x.dtype, (2, 3, 5), 1)),
         [*INTEGERS, *FLOATS], ((1,),))
    each("pad", lambda x, y: lax.pad(x, y, ((1, 2, 0), (-1, 3, 2))), ALL, ((3, 5), ()), edges=False)
    each("pad", lambda x, y: lax.pad(x, y, ((-1, -1, 1), (0, -2, 0))), ALL, ((3, 5), ()), edges=False)
    each("reshape", lambda x: (x.reshape(5, 3), x.reshape(15), x.reshape(1, 3, 5, 1)), ALL)
    each("reverse", lambda x: (lax.rev(x, (0,)), lax.rev(x, (0, 2))), ALL, ((3, 2, 5),))
    each("slice", lambda x: lax.slice(x, (1, 0), (3, 5), (1, 2)), ALL)
    each("transpose", lambda x: (lax.transpose(x, (2, 0, 1)), lax.transpose(x, (1, 0, 2))), ALL,
         ((3, 2, 5),))
    for at in [(0, 0), (1, 2), (-3, 9)]:
        at = tuple(np.int32(it) for it in at)
        each("dynamic_slice", lambda x, at=at: lax.dynamic_slice(x, at, (2, 3)), ALL)
        each("dynamic_update_slice", lambda x, y, at=at: lax.dynamic_update_slice(x, y, at), ALL,
             ((3, 5), (2, 3)))
    each("optimization_barrier", lambda x, y: lax.optimization_barrier((x, y)), ALL, ((3, 5), (2,)))


def indexed():
    places = np.array([[2, 0], [0, 3], [7, -1], [1, 1]], np.int32)
    for mode in [lax.GatherScatterMode.CLIP, lax.GatherScatterMode.FILL_OR_DROP]:
        numbers = lax.GatherDimensionNumbers((1,), (0,), (0, 1))
        gather = functools.partial(
            lax.gather, dimension_numbers=numbers, slice_sizes=(1, 2), mode=mode, fill_value=0)
        each("gather", lambda x, f=gather: f(x, places), ALL)
    batched = lax.GatherDimensionNumbers((1,), (), (1,), (0,), (0,))
    rows = np.array([[3], [0], [2]], np.int32)
    each("gather", lambda x: lax.gather(x, rows, batched, (1, 2)), ALL)
    numbers = lax.ScatterDimensionNumbers((1,), (0,), (0, 1))
    # The second and the last of these slices are outside in part, and are dropped as a whole.
    around = np.array([[2, 0], [0, 4], [1, 1], [7, 1], [1, 3], [2, -1]], np.int32)
    for scatter, types in [
        (lax.scatter_add, [*INTEGERS, *FLOATS, *COMPLEX]), (lax.scatter_mul, [*INTEGERS, "float32"]),
        (lax.scatter_min, [*INTEGERS, *FLOATS]), (lax.scatter_max, [*INTEGERS, *FLOATS]),
    ]:
        each("scatter", lambda x, y, f=scatter: f(x, around, y, numbers), types, ((3, 5), (6, 2)),
             edges=False)
    unique = functools.partial(lax.scatter, unique_indices=True)
    apart = np.array([[2, 0], [0, 3], [1, 1], [1, 4]], np.int32)
    each("scatter", lambda x, y: unique(x, apart, y, numbers), ALL, ((3, 5), (4, 2)))


def reductions():
    combiners = {lax.add: 0, lax.mul: 1}
    for function, start in combiners.items():
        reduce = lambda x, f=function, s=start: (
            lax.reduce(x, x.dtype.type(s), f, (0, 2)), lax.reduce(x, x.dtype.type(s), f, (1,)))
        each("reduce", reduce, [*INTEGERS, "float32", "float64", *COMPLEX], ((3, 2, 5),), edges=False)
    for function in [jnp.max, jnp.min]:
        each("reduce", lambda x, f=function: (f(x, (0, 2)), f(x)), [*INTEGERS, *FLOATS], ((3, 2, 5),))
    for function in [jnp.all, jnp.any]:
        each("reduce", lambda x, f=function: (f(x, 1), f(x)), ["bool"])
    each("reduce", lambda x: (jnp.argmax(x, 1), jnp.argmin(x, 0)), [*INTEGERS, "float32", "float64"])
    window = dict(window_dimensions=(2, 3), window_strides=(1, 2), padding=((1, 0), (2, 1)))
    dilated = dict(**window, base_dilation=(2, 1), window_dilation=(1, 2))
    for of in [window, dilated]:
        def windows(x, of=of):
            low = -jnp.inf if jnp.issubdtype(x.dtype, jnp.floating) else jnp.iinfo(x.dtype).min
            total = lax.reduce_window(x, x.dtype.type(0), lax.add, **of)
            return total, lax.reduce_window(x, x.dtype.type(low), lax.max, **of)
        each("reduce_window", windows, [*INTEGERS, *FLOATS], ((4, 7),), edges=False)

    def selected(x):
        pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 3), (1, 2), "SAME")
        return jax.vjp(pool, x)[1](jnp.ones((4, 4), x.dtype))[0]
    each("select_and_scatter", selected, ["float32", "float64"], ((4, 7),), edges=False)
    each("sort", lambda x: (lax.sort(x, dimension=0), lax.sort(x, dimension=1)),
         ["bool", *INTEGERS, *FLOATS])
    each("sort", lambda x, y: lax.sort((x, y), dimension=1, num_keys=1, is_stable=True),
         ["int8", "uint64", "float32", "bfloat16"], ((3, 9), (3, 9)))
    each("map", lambda x, y: jax.vmap(lambda a, b: a * b - a)(x.ravel(), y.ravel()),
         [*INTEGERS, *FLOATS], ((3, 5), (3, 5)), edges=False)


def products():
    def dots(x, y):
        one = lax.dot_general(x, y, (((2,), (1,)), ((0,), (0,))))
        return one, lax.dot_general(x, y, (((1, 2), (2, 1)), ((), ())))
    each("dot_general", dots, [*INTEGERS, "float32", "float64", *COMPLEX], ((3, 4, 5), (3, 5, 4)),
         edges=False)
    for strides, padding, left, right, groups in [
        ((1, 1), ((0, 0), (0, 0)), (1, 1), (1, 1), 1), ((2, 1), ((1, 2), (0, -1)), (1, 1), (1, 2), 1),
        ((1, 2), ((1, 1), (2, 0)), (2, 1), (1, 1), 2), ((1, 1), ((0, 1), (1, 0)), (1, 3), (2, 1), 4),
    ]:
        convolve = functools.partial(
            lax.conv_general_dilated, window_strides=strides, padding=padding, lhs_dilation=left,
            rhs_dilation=right, feature_group_count=groups, dimension_numbers=("NHWC", "HWIO", "NHWC"))
        each("convolution", convolve, ["float32", "float64", "int32"],
             ((2, 5, 7, 4), (3, 2, 4 // groups, 4)), edges=False)
    for kind in ["fft", "ifft"]:
        each("fft", lambda x, f=getattr(jnp.fft, kind): (f(x), f(x, axis=0)), COMPLEX, ((3, 10),))
    each("fft", lambda x: (jnp.fft.rfft(x), jnp.fft.irfft(jnp.fft.rfft2(x), n=9)),
         ["float32", "float64"], ((3, 10),), edges=False)

    def solved(x, y):
        x = jnp.tril(x) + 4 * jnp.eye(x.shape[-1], dtype=x.dtype)
        solve = functools.partial(lax.linalg.triangular_solve, x, lower=True)
        return (solve(y, left_side=True), solve(y.mT, left_side=False, transpose_a=True),
                solve(y, left_side=True, unit_diagonal=True, transpose_a=True))
    each("triangular_solve", solved, ["float32", "float64", *COMPLEX], ((2, 5, 5), (2, 5, 3)), edges=False)
    sizes = np.array([2, 0, 3], np.int32)
    each("chlo_ragged_dot", lambda x, y: lax.ragged_dot(x, y, sizes), ["float32", "float64"],
         ((6, 4), (3, 4, 5)), edges=False)
    each("chlo_mulhi", lambda x, y: lax.mulhi(x, y), ["int32", "uint32", "int64", "uint64"],
         ((3, 5), (3, 5)))


def control():
    each("case", lambda x: tuple(lax.switch(np.int32(at), [jnp.sin, jnp.cos, jnp.negative], x)
                                 for at in [-1, 0, 1, 7]), ["float32", "float64"], edges=False)
    each("if", lambda x: lax.cond(x[0, 0] < x[1, 1], lambda x: x + 1, lambda x: x * 2, x),
         [*INTEGERS, *FLOATS], edges=False)
    each("while", lambda x: lax.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] + s[1] // 2),
                                           (np.int32(0), x)), INTEGERS, edges=False)
    each("call", lambda x: jax.jit(lambda y: y * y + 1)(x) - jax.jit(lambda y: y * y + 1)(-x),
         [*SIGNED, *FLOATS], edges=False)
    decomposed = lax.composite(lambda x: x * jnp.tanh(x), "our.gate")
    each("composite", decomposed, ["float32", "float64"], edges=False)


def plain(x):
    """Bytes in the IR: integers of 2 and 4 bits take one."""
    name = np.dtype(x.dtype).name
    return np.asarray(x).astype(name.rstrip("24") + "8") if name in NIBBLES else np.asarray(x)


def supported(name, function, arguments):
    """Whether JAX has the op on these types; a case may not vanish altogether."""
    try:
        jax.block_until_ready(jax.jit(function)(*arguments))
    except Exception as error:
        kinds = [str(it.dtype) for it in arguments]
        print("left out:", name, kinds, str(error).split("\n")[0][:90])
        return False
    return True


def members(name, parts):
    """One program of all parts, each on its own arguments."""
    together = lambda: [function(*map(jnp.asarray, own)) for function, own in parts]
    if not supported(name, together, ()):
        parts = [it for it in parts if supported(name, *it)]
    assert parts, name
    counts = [len(arguments) for _, arguments in parts]
    starts = np.cumsum([0, *counts])

    def together(*arguments):
        own = [arguments[starts[at]:starts[at + 1]] for at in range(len(parts))]
        return [function(*it) for (function, _), it in zip(parts, own)]

    arguments = [it for _, own in parts for it in own]
    outputs = jax.tree.leaves(jax.jit(together)(*arguments))
    exported = jax.export.export(jax.jit(together, keep_unused=True))(*arguments)
    text = generate.text(exported)
    yield f"{name}.mlir", text.encode()
    yield f"{name}.in", generate.data(map(plain, arguments))
    yield f"{name}.out", generate.data(map(plain, outputs))
    yield f"{name}.mlirbc", exported.mlir_module_serialized
    yield f"{name}.own.mlirbc", generate.own_bytecode(text)


if __name__ == "__main__":
    for family in [unary, binary, movement, indexed, reductions, products, control]:
        family()
    entries = [entry for name in sorted(CASES) for entry in members(name, CASES[name])]
    generate.write(Path(__file__).parent / "interpret.zip", entries)
    print("interpret", len(CASES))
