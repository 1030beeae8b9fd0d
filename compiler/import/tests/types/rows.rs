//! The ops of the table.

use super::programs::Row;

const SAME: &str = "tensor<4x$T>";
const TRUTHS: &str = "tensor<4xi1>";
const ALL: &str = "biufcq";

const fn row(
    name: &'static str,
    takes: &'static str,
    body: &'static str,
    result: &'static str,
) -> Row {
    Row {
        name,
        takes,
        body,
        result,
    }
}

macro_rules! unary {
    ($($name:literal: $takes:literal),+ $(,)?) => {
        vec![$(row(
            $name,
            $takes,
            concat!("%r = \"", $name, "\"(%a) : (tensor<4x$T>) -> tensor<4x$T>"),
            SAME,
        )),+]
    };
}

macro_rules! binary {
    ($($name:literal: $takes:literal),+ $(,)?) => {
        vec![$(row(
            $name,
            $takes,
            concat!("%r = \"", $name, "\"(%a, %b) : (tensor<4x$T>, tensor<4x$T>) -> tensor<4x$T>"),
            SAME,
        )),+]
    };
}

fn unary() -> Vec<Row> {
    unary! {
        "stablehlo.cbrt": "fcq", "stablehlo.ceil": "fq", "stablehlo.cosine": "fcq",
        "stablehlo.count_leading_zeros": "iu", "stablehlo.exponential": "fcq",
        "stablehlo.exponential_minus_one": "fcq", "stablehlo.floor": "fq",
        "stablehlo.log": "fcq", "stablehlo.log_plus_one": "fcq", "stablehlo.logistic": "fcq",
        "stablehlo.negate": "iufcq", "stablehlo.not": "biu", "stablehlo.popcnt": "iu",
        "stablehlo.round_nearest_afz": "fq", "stablehlo.round_nearest_even": "fq",
        "stablehlo.rsqrt": "fcq", "stablehlo.sign": "ifcq", "stablehlo.sine": "fcq",
        "stablehlo.sqrt": "fcq", "stablehlo.tan": "fcq", "stablehlo.tanh": "fcq",
        "stablehlo.optimization_barrier": "biufcq",
        "chlo.acos": "fc", "chlo.acosh": "fc", "chlo.asin": "fc", "chlo.asinh": "fc",
        "chlo.atan": "fc", "chlo.atanh": "fc", "chlo.bessel_i1e": "f", "chlo.conj": "fc",
        "chlo.cosh": "fc", "chlo.digamma": "f", "chlo.erf": "f", "chlo.erf_inv": "f",
        "chlo.erfc": "f", "chlo.lgamma": "f", "chlo.sinh": "fc", "chlo.square": "fc",
    }
}

fn binary() -> Vec<Row> {
    binary! {
        "stablehlo.add": "biufcq", "stablehlo.and": "biu", "stablehlo.atan2": "fcq",
        "stablehlo.divide": "iufcq", "stablehlo.maximum": "biufcq",
        "stablehlo.minimum": "biufcq", "stablehlo.multiply": "biufcq", "stablehlo.or": "biu",
        "stablehlo.power": "iufcq", "stablehlo.remainder": "iufq",
        "stablehlo.shift_left": "iu", "stablehlo.shift_right_arithmetic": "iu",
        "stablehlo.shift_right_logical": "iu", "stablehlo.subtract": "iufcq",
        "stablehlo.xor": "biu", "chlo.mulhi": "iu", "chlo.next_after": "f",
        "chlo.polygamma": "f", "chlo.zeta": "f",
    }
}

const OTHERS: &[Row] = &[
    row(
        "stablehlo.abs",
        "ifcq",
        "%r = \"stablehlo.abs\"(%a) : (tensor<4x$T>) -> tensor<4x$P>",
        "tensor<4x$P>",
    ),
    row(
        "stablehlo.real",
        "fc",
        "%r = \"stablehlo.real\"(%a) : (tensor<4x$T>) -> tensor<4x$P>",
        "tensor<4x$P>",
    ),
    row(
        "stablehlo.imag",
        "fc",
        "%r = \"stablehlo.imag\"(%a) : (tensor<4x$T>) -> tensor<4x$P>",
        "tensor<4x$P>",
    ),
    row(
        "stablehlo.is_finite",
        "fq",
        "%r = \"stablehlo.is_finite\"(%a) : (tensor<4x$T>) -> tensor<4xi1>",
        TRUTHS,
    ),
    row(
        "stablehlo.compare EQ",
        ALL,
        "%r = stablehlo.compare EQ, %a, %b : (tensor<4x$T>, tensor<4x$T>) -> tensor<4xi1>",
        TRUTHS,
    ),
    row(
        "stablehlo.compare LT",
        "biufq",
        "%r = stablehlo.compare LT, %a, %b : (tensor<4x$T>, tensor<4x$T>) -> tensor<4xi1>",
        TRUTHS,
    ),
    row(
        "stablehlo.select",
        ALL,
        "%r = stablehlo.select %t, %a, %b : tensor<4xi1>, tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.clamp",
        ALL,
        "%r = stablehlo.clamp %a, %b, %c : tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.convert to f32",
        "biuf",
        "%r = stablehlo.convert %a : (tensor<4x$T>) -> tensor<4xf32>",
        "tensor<4xf32>",
    ),
    row(
        "stablehlo.convert from f32",
        "biufc",
        "%f = stablehlo.constant dense<1.0> : tensor<4xf32>
             %r = stablehlo.convert %f : (tensor<4xf32>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.bitcast_convert",
        ALL,
        "%r = stablehlo.bitcast_convert %a : (tensor<4x$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.reduce_precision",
        "fq",
        "%r = stablehlo.reduce_precision %a, format = e5m2 : tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.uniform_quantize",
        "q",
        "%r = stablehlo.uniform_quantize %a : (tensor<4x$T>) -> tensor<4x$T>",
        SAME,
    ),
];

const MOVES: &[Row] = &[
    row(
        "stablehlo.broadcast_in_dim",
        ALL,
        "%r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4x$T>) -> tensor<2x4x$T>",
        "tensor<2x4x$T>",
    ),
    row(
        "stablehlo.concatenate",
        ALL,
        "%r = stablehlo.concatenate %a, %b, dim = 0
               : (tensor<4x$T>, tensor<4x$T>) -> tensor<8x$T>",
        "tensor<8x$T>",
    ),
    row(
        "stablehlo.dynamic_slice",
        ALL,
        "%r = stablehlo.dynamic_slice %a, %i, sizes = [2]
               : (tensor<4x$T>, tensor<i32>) -> tensor<2x$T>",
        "tensor<2x$T>",
    ),
    row(
        "stablehlo.dynamic_update_slice",
        ALL,
        "%r = stablehlo.dynamic_update_slice %a, %b, %i
               : (tensor<4x$T>, tensor<4x$T>, tensor<i32>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.gather",
        ALL,
        "%r = \"stablehlo.gather\"(%a, %j) <{dimension_numbers = #stablehlo.gather<
               collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
               slice_sizes = array<i64: 1>}> : (tensor<4x$T>, tensor<2x1xi32>) -> tensor<2x$T>",
        "tensor<2x$T>",
    ),
    row(
        "stablehlo.iota",
        "iufcq",
        "%r = stablehlo.iota dim = 0 : tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.pad",
        ALL,
        "%r = stablehlo.pad %a, %s, low = [1], high = [1], interior = [1]
               : (tensor<4x$T>, tensor<$T>) -> tensor<9x$T>",
        "tensor<9x$T>",
    ),
    row(
        "stablehlo.reshape",
        ALL,
        "%r = stablehlo.reshape %a : (tensor<4x$T>) -> tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
    row(
        "stablehlo.reverse",
        ALL,
        "%r = stablehlo.reverse %a, dims = [0] : tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.slice",
        ALL,
        "%r = stablehlo.slice %a [1:3] : (tensor<4x$T>) -> tensor<2x$T>",
        "tensor<2x$T>",
    ),
    row(
        "stablehlo.transpose",
        ALL,
        "%r = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x2x$T>) -> tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
];

const REGIONS: &[Row] = &[
    row(
        "stablehlo.reduce by add",
        ALL,
        "%r = stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [0]
               : (tensor<4x$T>, tensor<$T>) -> tensor<$T>",
        "tensor<$T>",
    ),
    row(
        "stablehlo.reduce by maximum",
        ALL,
        "%r = stablehlo.reduce(%a init: %s) applies stablehlo.maximum across dimensions = [0]
               : (tensor<4x$T>, tensor<$T>) -> tensor<$T>",
        "tensor<$T>",
    ),
    row(
        "stablehlo.reduce by xor",
        "biu",
        "%r = stablehlo.reduce(%a init: %s) applies stablehlo.xor across dimensions = [0]
               : (tensor<4x$T>, tensor<$T>) -> tensor<$T>",
        "tensor<$T>",
    ),
    row(
        "stablehlo.reduce_window",
        ALL,
        "%r = \"stablehlo.reduce_window\"(%a, %s) <{window_dimensions = array<i64: 2>,
               window_strides = array<i64: 2>}> ({
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.add %x, %y : tensor<$T>
               stablehlo.return %z : tensor<$T>
             }) : (tensor<4x$T>, tensor<$T>) -> tensor<2x$T>",
        "tensor<2x$T>",
    ),
    row(
        "stablehlo.scatter",
        ALL,
        "%u = stablehlo.slice %b [0:2] : (tensor<4x$T>) -> tensor<2x$T>
             %r = \"stablehlo.scatter\"(%a, %j, %u) <{scatter_dimension_numbers =
               #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
               index_vector_dim = 1>}> ({
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.add %x, %y : tensor<$T>
               stablehlo.return %z : tensor<$T>
             }) : (tensor<4x$T>, tensor<2x1xi32>, tensor<2x$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.select_and_scatter",
        "biufq",
        "%u = stablehlo.slice %b [0:2] : (tensor<4x$T>) -> tensor<2x$T>
             %r = \"stablehlo.select_and_scatter\"(%a, %u, %s) <{
               window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.compare GE, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1>
               stablehlo.return %z : tensor<i1>
             }, {
             ^bb0(%v: tensor<$T>, %w: tensor<$T>):
               %z2 = stablehlo.add %v, %w : tensor<$T>
               stablehlo.return %z2 : tensor<$T>
             }) : (tensor<4x$T>, tensor<2x$T>, tensor<$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.sort",
        "biufq",
        "%r = \"stablehlo.sort\"(%a) <{dimension = 0 : i64, is_stable = true}> ({
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.compare LT, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1>
               stablehlo.return %z : tensor<i1>
             }) : (tensor<4x$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.map",
        ALL,
        "%r = \"stablehlo.map\"(%a, %b) <{dimensions = array<i64: 0>}> ({
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.add %x, %y : tensor<$T>
               stablehlo.return %z : tensor<$T>
             }) : (tensor<4x$T>, tensor<4x$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.while",
        ALL,
        "%k:2 = stablehlo.while(%n = %i, %w = %a) : tensor<i32>, tensor<4x$T>
             cond {
               %l = stablehlo.constant dense<3> : tensor<i32>
               %g = stablehlo.compare LT, %n, %l : (tensor<i32>, tensor<i32>) -> tensor<i1>
               stablehlo.return %g : tensor<i1>
             } do {
               %o = stablehlo.constant dense<1> : tensor<i32>
               %h = stablehlo.add %n, %o : tensor<i32>
               %v = stablehlo.reverse %w, dims = [0] : tensor<4x$T>
               stablehlo.return %h, %v : tensor<i32>, tensor<4x$T>
             }
             %r = stablehlo.reverse %k#1, dims = [0] : tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.case",
        ALL,
        "%r = \"stablehlo.case\"(%i) ({
               stablehlo.return %a : tensor<4x$T>
             }, {
               stablehlo.return %b : tensor<4x$T>
             }) : (tensor<i32>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "chlo.scan",
        "biufc",
        "%r, %k = chlo.scan(%a) inits(%s) dimension=0 {
             ^bb0(%x: tensor<$T>, %y: tensor<$T>):
               %z = stablehlo.add %x, %y : tensor<$T>
               stablehlo.return %z, %z : tensor<$T>, tensor<$T>
             } : (tensor<4x$T>, tensor<$T>) -> (tensor<4x$T>, tensor<$T>)",
        SAME,
    ),
    row(
        "chlo.top_k",
        "iuf",
        "%r, %k = chlo.top_k(%a, k = 2) : tensor<4x$T> -> (tensor<2x$T>, tensor<2xi32>)",
        "tensor<2x$T>",
    ),
];

const PRODUCTS: &[Row] = &[
    row(
        "stablehlo.dot_general",
        ALL,
        "%r = stablehlo.dot_general %m, %m, contracting_dims = [1] x [0]
               : (tensor<2x2x$T>, tensor<2x2x$T>) -> tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
    row(
        "stablehlo.convolution",
        ALL,
        "%x = stablehlo.reshape %a : (tensor<4x$T>) -> tensor<1x4x1x$T>
             %w = stablehlo.reshape %a : (tensor<4x$T>) -> tensor<4x1x1x$T>
             %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
               window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
               : (tensor<1x4x1x$T>, tensor<4x1x1x$T>) -> tensor<1x1x1x$T>",
        "tensor<1x1x1x$T>",
    ),
    row(
        "chlo.ragged_dot",
        "iufc",
        "%g = stablehlo.constant dense<1> : tensor<2xi32>
             %w = stablehlo.reshape %a : (tensor<4x$T>) -> tensor<2x2x1x$T>
             %r = \"chlo.ragged_dot\"(%m, %w, %g) {ragged_dot_dimension_numbers =
               #chlo.ragged_dot<lhs_contracting_dimensions = [1],
               rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
               rhs_group_dimensions = [0]>}
               : (tensor<2x2x$T>, tensor<2x2x1x$T>, tensor<2xi32>) -> tensor<2x1x$T>",
        "tensor<2x1x$T>",
    ),
    row(
        "stablehlo.fft",
        "c",
        "%r = stablehlo.fft %a, type = FFT, length = [4]
               : (tensor<4x$T>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.cholesky",
        "fcq",
        "%r = stablehlo.cholesky %m, lower = true : tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
    row(
        "stablehlo.triangular_solve",
        "fcq",
        "%r = \"stablehlo.triangular_solve\"(%m, %m) <{left_side = true, lower = true,
               transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}>
               : (tensor<2x2x$T>, tensor<2x2x$T>) -> tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
    row(
        "stablehlo.batch_norm_inference",
        "fq",
        "%v = stablehlo.slice %a [0:2] : (tensor<4x$T>) -> tensor<2x$T>
             %r = \"stablehlo.batch_norm_inference\"(%m, %v, %v, %v, %v) <{
               epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x2x$T>, tensor<2x$T>,
               tensor<2x$T>, tensor<2x$T>, tensor<2x$T>) -> tensor<2x2x$T>",
        "tensor<2x2x$T>",
    ),
    row(
        "stablehlo.rng UNIFORM",
        "biuf",
        "%l = stablehlo.constant dense<4> : tensor<1xi64>
             %r = stablehlo.rng %s, %s, %l, distribution = UNIFORM
               : (tensor<$T>, tensor<$T>, tensor<1xi64>) -> tensor<4x$T>",
        SAME,
    ),
    row(
        "stablehlo.rng_bit_generator",
        "iuf",
        "%k = stablehlo.constant dense<1> : tensor<2xui64>
             %n, %r = stablehlo.rng_bit_generator %k, algorithm = PHILOX
               : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x$T>)",
        SAME,
    ),
];

/// All of them.
pub fn rows() -> Vec<Row> {
    let mut rows = [unary(), binary()].concat();
    for more in [OTHERS, MOVES, REGIONS, PRODUCTS] {
        rows.extend_from_slice(more);
    }
    rows
}
