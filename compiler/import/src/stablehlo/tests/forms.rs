//! Short forms come out as the generic form says.

use super::*;
use crate::stablehlo::{Region, Visibility};

/// Reads both texts as the body of the same function and compares all but the values' places.
fn same(arguments: &str, short: &str, generic: &str) {
    assert_eq!(function(arguments, short), function(arguments, generic));
}

const F: &str = "%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %z: tensor<f32>, %i: tensor<i32>";

#[test]
fn elementwise() {
    same(
        F,
        "%0 = stablehlo.add %a, %b : tensor<2x3xf32>
         %1 = stablehlo.convert %a : (tensor<2x3xf32>) -> tensor<2x3xi32>
         %2 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 10,
           mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x3xf32>
         %3 = stablehlo.clamp %z, %a, %z : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) ->
           tensor<2x3xf32>
         %4 = chlo.square %a : tensor<2x3xf32> -> tensor<2x3xf32>
         %5 = chlo.erf_inv %a : tensor<2x3xf32> -> tensor<2x3xf32>
         %6 = stablehlo.is_finite %a : (tensor<2x3xf32>) -> tensor<2x3xi1>
         %7 = stablehlo.select %6, %a, %b : tensor<2x3xi1>, tensor<2x3xf32>
         %8 = stablehlo.reduce_precision %a, format = e5m10 : tensor<2x3xf32>
         %9 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3xui32>
         %10 = stablehlo.complex %a, %b : tensor<2x3xcomplex<f32>>
         %11 = stablehlo.real %10 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
         %12 = chlo.broadcast_add %a, %z {broadcast_dimensions = array<i64>} : (tensor<2x3xf32>,
           tensor<f32>) -> tensor<2x3xf32>
         %13 = chlo.next_after %a, %b : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>",
        r#"%0 = "stablehlo.add"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
         %1 = "stablehlo.convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3xi32>
         %2 = "stablehlo.exponential"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %3 = "stablehlo.clamp"(%z, %a, %z) : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
         %4 = "chlo.square"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %5 = "chlo.erf_inv"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %6 = "stablehlo.is_finite"(%a) : (tensor<2x3xf32>) -> tensor<2x3xi1>
         %7 = "stablehlo.select"(%6, %a, %b) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
         %8 = "stablehlo.reduce_precision"(%a) <{mantissa_bits = 10 : i32, exponent_bits = 5 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %9 = "stablehlo.bitcast_convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3xui32>
         %10 = "stablehlo.complex"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
         %11 = "stablehlo.real"(%10) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
         %12 = "chlo.broadcast_add"(%a, %z) {broadcast_dimensions = array<i64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
         %13 = "chlo.next_after"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>"#,
    );
}

#[test]
fn comparison_and_contraction() {
    same(
        F,
        "%0 = stablehlo.compare  GE, %a, %b, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
         %1 = stablehlo.compare NE, %a, %b {x.y} : (tensor<2x3xf32>, tensor<2x3xf32>) ->
           tensor<2x3xi1>
         %2 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x
           [1], precision = [DEFAULT, HIGH] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
         %3 = stablehlo.dot_general %a, %b, contracting_dims = [] x [], algorithm =
           <lhs_precision_type = tf32, allow_imprecise_accumulation = false> : (tensor<2x3xf32>,
             tensor<2x3xf32>) -> tensor<2x3x2x3xf32>
         %4 = stablehlo.dot %a, %b, precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>",
        r#"%0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
         %1 = "stablehlo.compare"(%a, %b) {x.y, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
         %2 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
         %3 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2x3xf32>
         %4 = "stablehlo.dot"(%a, %b) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>"#,
    );
}

#[test]
fn shapes() {
    same(
        F,
        "%0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<8xf32>
         %1 = stablehlo.pad %a, %z, low = [1, -1], high = [0, 0], interior = [0, 2] :
           (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
         %2 = stablehlo.slice %a [0:1, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
         %3 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>,
           tensor<i32>) -> tensor<1x2xf32>
         %4 = stablehlo.dynamic_update_slice %a, %3, %i, %i : (tensor<2x3xf32>, tensor<1x2xf32>,
           tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
         %5 = stablehlo.iota dim = 3 : tensor<1x1x1x4xi32>
         %6 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
         %7 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) ->
           tensor<4x3xf32>
         %8 = stablehlo.reverse %a, dims = [0, 1] : tensor<2x3xf32>
         %9 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<6xf32>
         %10 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
         %11 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8>
         %12 = stablehlo.constant {x.y = 1 : i64} dense<true> : tensor<i1>
         %13 = stablehlo.cholesky %a, lower = true : tensor<2x3xf32>
         %14 = stablehlo.fft %a, type = RFFT, length = [3] : (tensor<2x3xf32>) -> tensor<2x2xcomplex<f32>>",
        r#"%0 = "stablehlo.broadcast_in_dim"(%z) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
         %1 = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
         %2 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<1x2xf32>
         %3 = "stablehlo.dynamic_slice"(%a, %i, %i) <{slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
         %4 = "stablehlo.dynamic_update_slice"(%a, %3, %i, %i) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
         %5 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x1x1x4xi32>
         %6 = "stablehlo.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
         %7 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
         %8 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %9 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<6xf32>
         %10 = "stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> : (tensor<2x3xf32>) -> tensor<i32>
         %11 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8>
         %12 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> {x.y = 1 : i64} : () -> tensor<i1>
         %13 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %14 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3>}> : (tensor<2x3xf32>) -> tensor<2x2xcomplex<f32>>"#,
    );
}

#[test]
fn calls_and_tuples() {
    same(
        F,
        "%0:2 = call @f(%a, %z) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
         %1 = func.call @\"g h\"(%0#1) : (tensor<i32>) -> tensor<f32>
         %2 = stablehlo.custom_call @Sharding(%a) {backend_config = \"\", mhlo.sharding = \"{replicated}\"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %3:2 = stablehlo.optimization_barrier %a, %z : tensor<2x3xf32>, tensor<f32>
         %4 = stablehlo.tuple %a, %z : tuple<tensor<2x3xf32>, tensor<f32>>
         %5 = stablehlo.get_tuple_element %4[1] : (tuple<tensor<2x3xf32>, tensor<f32>>) ->
           tensor<f32>
         %6, %7 = chlo.top_k(%a, k = 2) : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
         %8 = stablehlo.composite \"chlo.erf\" %a {decomposition = @erf.impl, version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %9 = stablehlo.replica_id : tensor<ui32>
         %10 = stablehlo.create_token : !stablehlo.token
         %11 = stablehlo.after_all %10, %10 : !stablehlo.token
         %o, %s = stablehlo.rng_bit_generator %9, algorithm = THREE_FRY : (tensor<ui32>) ->
           (tensor<ui32>, tensor<4xui32>)
         stablehlo.optimization_barrier()
         stablehlo.custom_call @effect() {has_side_effect = true} : () -> ()",
        r#"%0:2 = "func.call"(%a, %z) <{callee = @f}> : (tensor<2x3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
         %1 = "func.call"(%0#1) <{callee = @"g h"}> : (tensor<i32>) -> tensor<f32>
         %2 = "stablehlo.custom_call"(%a) {mhlo.sharding = "{replicated}", call_target_name = "Sharding", backend_config = ""} : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %3:2 = "stablehlo.optimization_barrier"(%a, %z) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<f32>)
         %4 = "stablehlo.tuple"(%a, %z) : (tensor<2x3xf32>, tensor<f32>) -> tuple<tensor<2x3xf32>, tensor<f32>>
         %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf32>, tensor<f32>>) -> tensor<f32>
         %6, %7 = "chlo.top_k"(%a) <{k = 2 : i64}> : (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
         %8 = "stablehlo.composite"(%a) <{name = "chlo.erf", decomposition = @erf.impl, version = 1 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %9 = "stablehlo.replica_id"() : () -> tensor<ui32>
         %10 = "stablehlo.create_token"() : () -> !stablehlo.token
         %11 = "stablehlo.after_all"(%10, %10) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
         %o, %s = "stablehlo.rng_bit_generator"(%9) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<ui32>) -> (tensor<ui32>, tensor<4xui32>)
         "stablehlo.optimization_barrier"() : () -> ()
         "stablehlo.custom_call"() <{call_target_name = "effect", has_side_effect = true}> : () -> ()"#,
    );
}

#[test]
fn convolution() {
    let arguments = "%x: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x5xf32>";
    same(
        arguments,
        "%0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<1x8x3x5xf32>
         %1 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {} : (tensor<1x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<1x6x6x5xf32>",
        r#"%0 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, -1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<1x8x3x5xf32>
         %1 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<1x6x6x5xf32>"#,
    );
}

#[test]
fn reduction() {
    same(
        F,
        "%0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] {x.y} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
         %reducer_lhs = stablehlo.abs %z : tensor<f32>
         %1 = stablehlo.reduce(%a init: %z) across dimensions = [0, 1] : (tensor<2x3xf32>,
           tensor<f32>) -> tensor<f32>
          reducer(%l: tensor<f32>, %r: tensor<f32>)  {
           %2 = stablehlo.maximum %l, %r : tensor<f32>
           stablehlo.return %2 : tensor<f32>
         }",
        r#"%0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
          ^bb0(%reducer_lhs: tensor<f32>, %reducer_rhs: tensor<f32>):
           %reducer_result = "stablehlo.add"(%reducer_lhs, %reducer_rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
           "stablehlo.return"(%reducer_result) : (tensor<f32>) -> ()
         }) {x.y} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
         %reducer_lhs = "stablehlo.abs"(%z) : (tensor<f32>) -> tensor<f32>
         %1 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0, 1>}> ({
          ^bb0(%l: tensor<f32>, %r: tensor<f32>):
           %2 = "stablehlo.maximum"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
           "stablehlo.return"(%2) : (tensor<f32>) -> ()
         }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>"#,
    );
    // A name that the text has already taken.
    let text = "%reducer_lhs = stablehlo.abs %z : tensor<f32>
        %0 = stablehlo.reduce(%a init: %reducer_lhs) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>";
    function(F, text);
}

#[test]
fn reduction_of_several() {
    let arguments = "%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<f32>, %i: tensor<i32>";
    let (function, op) = first_op(
        arguments,
        "%0:2 = stablehlo.reduce(%x init: %z), (%n init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
          reducer(%l0: tensor<f32>, %r0: tensor<f32>) (%l1: tensor<i32>, %r1: tensor<i32>) {
           stablehlo.return %l0, %r1 : tensor<f32>, tensor<i32>
         }",
    );
    let names = |ids: &[crate::stablehlo::ValueId]| -> Vec<String> {
        ids.iter()
            .map(|&id| function.value(id).name.clone())
            .collect()
    };
    assert_eq!(names(&op.operands), ["x", "n", "z", "i"]);
    assert_eq!(names(&op.regions[0].arguments), ["l0", "l1", "r0", "r1"]);
    assert_eq!(names(&op.results), ["0#0", "0#1"]);
}

#[test]
fn loops() {
    let (function, op) = first_op(
        "%x: tensor<f32>, %n: tensor<i32>",
        "%0:2 = stablehlo.while(%iterArg = %x, %iterArg_0 = %n) : tensor<f32>, tensor<i32> attributes {x.y = 1 : i64}
         cond {
          %1 = stablehlo.compare LT, %iterArg_0, %n, SIGNED : (tensor<i32>, tensor<i32>) ->
            tensor<i1>
          stablehlo.return %1 : tensor<i1>
         } do {
          %1 = stablehlo.add %iterArg, %x : tensor<f32>
          stablehlo.return %1, %iterArg_0 : tensor<f32>, tensor<i32>
         }
         %1 = stablehlo.add %0#0, %x : tensor<f32>",
    );
    assert_eq!(
        (op.regions.len(), op.results.len(), op.attributes.len()),
        (2, 2, 1)
    );
    let argument = |region: &Region| function.value(region.arguments[1]).name.clone();
    assert!(
        op.regions
            .iter()
            .all(|region| argument(region) == "iterArg_0")
    );
    assert_ne!(op.regions[0].arguments, op.regions[1].arguments);
}

#[test]
fn generic_regions_and_collectives() {
    let (_, op) = first_op(
        "%x: tensor<4xf32>, %i: tensor<i32>",
        r#"%0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5]]> : tensor<2x2xi64>, use_global_device_ids}> ({
          ^bb0(%l: tensor<f32>, %r: tensor<f32>):
           %1 = stablehlo.add %l, %r : tensor<f32>
           stablehlo.return %1 : tensor<f32>
         }) : (tensor<4xf32>) -> tensor<4xf32>
         %2 = "stablehlo.case"(%i) ({
           stablehlo.return %x : tensor<4xf32>
         }, {
           %3 = stablehlo.negate %0 : tensor<4xf32>
           stablehlo.return %3 : tensor<4xf32>
         }) {x.y = "z"} : (tensor<i32>) -> tensor<4xf32>
         "unknown.op"(%2, %i) ({}, {^bb0(%q: tensor<i1>): }) : (tensor<4xf32>, tensor<i32>) -> ()
         "no.names"() : () -> (tensor<f32>, tensor<f32>)"#,
    );
    assert_eq!(
        op.attribute("use_global_device_ids"),
        Some(&Attribute::Unit)
    );
    assert_eq!(op.regions[0].operations.len(), 2);
}

#[test]
fn shardy_ops() {
    same(
        F,
        r#"%0 = sdy.sharding_constraint %a <@mesh, [{"data"}, {}]> : tensor<2x3xf32>
         sdy.sharding_group %0 group_id=3 : tensor<2x3xf32>
         %1 = sdy.propagation_barrier %0 allowed_direction=FORWARD : tensor<2x3xf32>
         %2 = sdy.manual_computation(%a, %z) in_shardings=[<@mesh, [{"data"}, {?}]>, <@mesh, []>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%x: tensor<1x3xf32>, %a: tensor<f32>) {
           %0 = stablehlo.negate %x : tensor<1x3xf32>
           sdy.return %0 : tensor<1x3xf32>
         } : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>"#,
        r#"%0 = "sdy.sharding_constraint"(%a) <{sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         "sdy.sharding_group"(%0) <{group_id = 3 : i64}> : (tensor<2x3xf32>) -> ()
         %1 = "sdy.propagation_barrier"(%0) <{allowed_direction = #sdy<propagation_direction FORWARD>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
         %2 = "sdy.manual_computation"(%a, %z) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {?}]>, <@mesh, []>]>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>}> ({
          ^bb0(%x: tensor<1x3xf32>, %a: tensor<f32>):
           %0 = "stablehlo.negate"(%x) : (tensor<1x3xf32>) -> tensor<1x3xf32>
           "sdy.return"(%0) : (tensor<1x3xf32>) -> ()
         }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>"#,
    );
}

#[test]
fn functions_and_modules() {
    let short = read(
        r#"module @"m n" attributes {mhlo.num_partitions = 8 : i32} {
            sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = []}}
            // A remark.
            func.func public @main(%arg0: tensor<f32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<i32>) -> (tensor<f32> {jax.result_info = "r"}) {
              return %arg0 : tensor<f32>
            }
            func.func private @two(%arg0: tensor<f32>) -> tensor<f32> attributes {no_inline} {
              func.return %arg0 : tensor<f32>
            }
            func.func private @declared(tensor<f32>, tensor<i32> {a.b}) -> (tensor<f32>, tensor<i1>)
        }"#,
    );
    let generic = read(
        r#""builtin.module"() <{sym_name = "m n"}> ({
            "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = []}} : () -> ()
            "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}], function_type = (tensor<f32>, tensor<i32>) -> tensor<f32>, res_attrs = [{jax.result_info = "r"}], sym_name = "main", sym_visibility = "public"}> ({
            ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>):
              "func.return"(%arg0) : (tensor<f32>) -> ()
            }) : () -> ()
            "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "two", sym_visibility = "private", no_inline}> ({
            ^bb0(%arg0: tensor<f32>):
              "func.return"(%arg0) : (tensor<f32>) -> ()
            }) : () -> ()
            "func.func"() <{arg_attrs = [{}, {a.b}], function_type = (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i1>), sym_name = "declared", sym_visibility = "private"}> ({
            }) : () -> ()
        }) {mhlo.num_partitions = 8 : i32} : () -> ()"#,
    );
    assert_eq!(short, generic);
    assert_eq!(
        short.function("two").map(|f| f.visibility),
        Some(Visibility::Private)
    );
    assert_eq!(short.function("main").map(|f| f.span.line), Some(4));
    assert!(short.function("declared").is_some_and(|f| f.body.is_none()));
}
