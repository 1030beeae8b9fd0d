//! Tensors without elements, as JAX writes them around slices and scans.

use super::{module, yields};

#[test]
fn nothing_is_joined_padded_and_reduced() {
    let body = "%n = stablehlo.constant dense<> : tensor<0xf32>
        %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
        %v = stablehlo.constant dense<7.0> : tensor<f32>
        %s = stablehlo.slice %x [2:2] : (tensor<2xf32>) -> tensor<0xf32>
        %a = stablehlo.add %n, %s : tensor<0xf32>
        %p = stablehlo.pad %a, %v, low = [1], high = [1], interior = [3]
          : (tensor<0xf32>, tensor<f32>) -> tensor<2xf32>
        %t = stablehlo.reduce(%a init: %v) applies stablehlo.maximum across dimensions = [0]
          : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
        %o = stablehlo.reshape %t : (tensor<f32>) -> tensor<1xf32>
        %r = stablehlo.concatenate %a, %x, %p, %o, dim = 0
          : (tensor<0xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<5xf32>";
    yields(body, "tensor<5xf32>", &[1.0, 2.0, 7.0, 7.0, 7.0]);
}

#[test]
fn a_splat_of_no_elements_is_nothing() {
    let body = "%n = stablehlo.constant dense<3.0> : tensor<2x0xf32>
        %m = stablehlo.constant dense<4.0> : tensor<0x3xf32>
        %r = stablehlo.dot_general %n, %m, contracting_dims = [1] x [0]
          : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>";
    yields(body, "tensor<2x3xf32>", &[0.0; 6]);
}

#[test]
fn indices_of_no_parts_point_to_the_first_element() {
    let body = r#"%x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
        %i = stablehlo.constant dense<> : tensor<0xi32>
        %u = stablehlo.constant dense<5.0> : tensor<3xf32>
        %s = "stablehlo.scatter"(%x, %i, %u) <{
          scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0]>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %c = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %c : tensor<f32>
        }) : (tensor<3xf32>, tensor<0xi32>, tensor<3xf32>) -> tensor<3xf32>
        %r = "stablehlo.gather"(%s, %i) <{
          dimension_numbers = #stablehlo.gather<offset_dims = [0]>, slice_sizes = array<i64: 2>}>
          : (tensor<3xf32>, tensor<0xi32>) -> tensor<2xf32>"#;
    yields(body, "tensor<2xf32>", &[6.0, 7.0]);
}

#[test]
fn ranks_go_up_to_16() {
    let ty = format!("tensor<{}2xf32>", "1x".repeat(15));
    let body = format!(
        "%x = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
        %r = stablehlo.reshape %x : (tensor<2xf32>) -> {ty}"
    );
    yields(&body, &ty, &[3.0, 4.0]);
    let ty = format!("tensor<{}2xf32>", "1x".repeat(16));
    let text = format!("module {{ func.func @main(%x: {ty}) -> {ty} {{ return %x : {ty} }} }}");
    let message = super::refused(&text);
    assert!(
        message.contains("a rank of at most 16, found 17"),
        "{message}"
    );
}

#[test]
fn arguments_and_results_may_hold_nothing() {
    let text = "module { func.func @main(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
        %0 = stablehlo.negate %x : tensor<0x4xf32>
        return %0 : tensor<0x4xf32> } }";
    let entry = &module(text).functions[0];
    assert!(entry.ty(entry.inputs[0]).is_empty());
    assert!(entry.ty(entry.outputs[0]).is_empty());
}
