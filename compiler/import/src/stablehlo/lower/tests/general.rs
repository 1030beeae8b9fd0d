//! Regions of any kind where elements meet: scatters, selections, and random numbers.

use super::{constant_main, run, yields};

const X: &str = "%x = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
    %i = stablehlo.constant dense<[[1], [3], [1], [9]]> : tensor<4x1xi32>
    %u = stablehlo.constant dense<[1, 2, 4, 8]> : tensor<4xi32>\n";

fn scatter(op: &str, unique: bool) -> String {
    format!(
        "{X}%r = \"stablehlo.scatter\"(%x, %i, %u) <{{scatter_dimension_numbers =
        #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
        index_vector_dim = 1>, unique_indices = {unique}}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.{op} : tensor<i32>
          stablehlo.return %s : tensor<i32>
        }}) : (tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<4xi32>"
    )
}

#[test]
fn scatters_by_any_region() {
    let ty = "tensor<4xi32>";
    yields(
        &scatter("subtract %a, %b", false),
        ty,
        &[10.0, 15.0, 30.0, 38.0],
    );
    yields(&scatter("xor %a, %b", false), ty, &[10.0, 17.0, 30.0, 42.0]);
    // The last update of a place counts, of the value before it.
    yields(
        &scatter("subtract %b, %a", false),
        ty,
        &[10.0, 23.0, 30.0, -38.0],
    );
}

#[test]
fn scatters_of_slices_by_any_region() {
    // The slice that begins at column 2 is not inside.
    let body = "%x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %i = stablehlo.constant dense<[[1, 0], [0, 1], [0, 2]]> : tensor<3x2xi32>
        %u = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
        %r = \"stablehlo.scatter\"(%x, %i, %u) <{scatter_dimension_numbers =
        #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.subtract %a, %b : tensor<i32>
          stablehlo.return %s : tensor<i32>
        }) : (tensor<2x3xi32>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<2x3xi32>";
    yields(body, "tensor<2x3xi32>", &[1.0, -1.0, -1.0, 3.0, 3.0, 6.0]);
}

#[test]
fn scatters_into_several_tensors() {
    let body = format!(
        "{X}%y = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
        %r:2 = \"stablehlo.scatter\"(%x, %y, %i, %u, %u) <{{scatter_dimension_numbers =
        #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
        index_vector_dim = 1>}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
          %s = stablehlo.add %a, %b : tensor<i32>
          %t = stablehlo.subtract %s, %c : tensor<i32>
          stablehlo.return %t, %d : tensor<i32>, tensor<i32>
        }}) : (tensor<4xi32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<4xi32>)
          -> (tensor<4xi32>, tensor<4xi32>)
        return %r#0 : tensor<4xi32>"
    );
    // 20 + 1 − 1, and then 20 + 1 − 4.
    let found = run(&constant_main(&body, "tensor<4xi32>"));
    assert_eq!(found, [10.0, 17.0, 30.0, 39.0]);
}

#[test]
fn selections_by_any_region() {
    // Of each pair the element that is not larger by more than 1; the sources are subtracted.
    let body = "%x = stablehlo.constant dense<[5.0, 4.5, 1.0, 7.0]> : tensor<4xf32>
        %s = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
        %z = stablehlo.constant dense<0.0> : tensor<f32>
        %r = \"stablehlo.select_and_scatter\"(%x, %s, %z) <{
        window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %o = stablehlo.constant dense<1.0> : tensor<f32>
          %c = stablehlo.add %a, %o : tensor<f32>
          %t = stablehlo.compare GE, %c, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %t : tensor<i1>
        }, {
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %t = stablehlo.subtract %a, %b : tensor<f32>
          stablehlo.return %t : tensor<f32>
        }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>";
    // The pairs select 5, 4.5 and 7.
    yields(body, "tensor<4xf32>", &[-1.0, -2.0, 0.0, -3.0]);
}

#[test]
fn random_numbers_are_within_their_bounds() {
    let drawn = |distribution: &str, ty: &str, a: &str, b: &str, count: usize| {
        let body = format!(
            "%a = stablehlo.constant dense<{a}> : tensor<{ty}>
            %b = stablehlo.constant dense<{b}> : tensor<{ty}>
            %s = stablehlo.constant dense<{count}> : tensor<1xi64>
            %r = stablehlo.rng %a, %b, %s, distribution = {distribution}
            : (tensor<{ty}>, tensor<{ty}>, tensor<1xi64>) -> tensor<{count}x{ty}>
            return %r : tensor<{count}x{ty}>"
        );
        run(&constant_main(&body, &format!("tensor<{count}x{ty}>")))
    };
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let uniform = drawn("UNIFORM", "f32", "-2.0", "4.0", 4000);
    assert!(uniform.iter().all(|x| (-2.0..4.0).contains(x)));
    assert!((mean(&uniform) - 1.0).abs() < 0.1, "{}", mean(&uniform));
    assert_eq!(uniform, drawn("UNIFORM", "f32", "-2.0", "4.0", 4000));
    let normal = drawn("NORMAL", "f32", "3.0", "2.0", 4000);
    assert!((mean(&normal) - 3.0).abs() < 0.15, "{}", mean(&normal));
    let squares: Vec<f64> = normal.iter().map(|x| (x - 3.0).powi(2)).collect();
    assert!((mean(&squares) - 4.0).abs() < 0.4, "{}", mean(&squares));
    let integers = drawn("UNIFORM", "i32", "-3", "5", 4000);
    for value in -3..5 {
        let count = integers.iter().filter(|x| **x == f64::from(value)).count();
        assert!((400..600).contains(&count), "{count} of {value}");
    }
    assert!(integers.iter().all(|x| (-3.0..5.0).contains(x)));
}

#[test]
fn maps_and_high_products() {
    let body = "%x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %r = \"stablehlo.map\"(%x, %x) <{dimensions = array<i64: 0, 1>}> ({
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.multiply %a, %b : tensor<i32>
          stablehlo.return %s : tensor<i32>
        }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>";
    yields(body, "tensor<2x2xi32>", &[1.0, 4.0, 9.0, 16.0]);
    let body = "%x = stablehlo.constant dense<[2147483647, -2147483648, -1]> : tensor<3xi32>
        %y = stablehlo.constant dense<[2147483647, 2, 1]> : tensor<3xi32>
        %r = \"chlo.mulhi\"(%x, %y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>";
    yields(body, "tensor<3xi32>", &[1_073_741_823.0, -1.0, -1.0]);
}

/// Digits that a region joins to a number, in order: on as many devices, in blocks.
fn joined(digits: &[u32], devices: usize) -> f64 {
    let count = digits.len();
    let body = format!(
        "%x = stablehlo.constant dense<{digits:?}> : tensor<{count}xi32>
        %m = stablehlo.constant dense<10> : tensor<{count}xi32>
        %zero = stablehlo.constant dense<0> : tensor<i32>
        %one = stablehlo.constant dense<1> : tensor<i32>
        %r:2 = stablehlo.reduce(%x init: %zero), (%m init: %one) across dimensions = [0] :
          (tensor<{count}xi32>, tensor<{count}xi32>, tensor<i32>, tensor<i32>)
          -> (tensor<i32>, tensor<i32>)
         reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i32>, %d: tensor<i32>) {{
          %s = stablehlo.multiply %a, %d : tensor<i32>
          %t = stablehlo.add %s, %c : tensor<i32>
          %u = stablehlo.multiply %b, %d : tensor<i32>
          stablehlo.return %t, %u : tensor<i32>, tensor<i32>
        }}
        return %r#0 : tensor<i32>"
    );
    let text = constant_main(&body, "tensor<i32>");
    let mesh = format!("module {{\nsdy.mesh @mesh = <[\"a\"={devices}]>\n");
    run(&text.replacen("module {\n", &mesh, 1))[0]
}

#[test]
fn reductions_by_any_region_keep_the_order_in_blocks() {
    for count in 1..=9 {
        let digits: Vec<u32> = (1..=count).collect();
        let number = digits
            .iter()
            .fold(0.0, |number, digit| 10.0 * number + f64::from(*digit));
        for devices in [1, 2, 3, 4, 8, 16] {
            assert_eq!(joined(&digits, devices), number, "{devices} devices");
        }
    }
}
