//! Factorisations, triangular systems, and ops that compute nothing.

use super::{run, yields};
use crate::{Warning, import};

/// 4 2; 2 10, whose factor is 2 0; 1 3.
const A: &str = "%a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 10.0]]> : tensor<2x2xf32>\n";

#[test]
fn cholesky() {
    for (lower, expected) in [(true, [2.0, 0.0, 1.0, 3.0]), (false, [2.0, 1.0, 0.0, 3.0])] {
        let body = format!("{A}%r = stablehlo.cholesky %a, lower = {lower} : tensor<2x2xf32>");
        yields(&body, "tensor<2x2xf32>", &expected);
    }
}

#[test]
fn triangular_solve() {
    let system = |left: bool, transpose: &str, unit: bool| {
        format!(
            "%l = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf32>
            %b = stablehlo.constant dense<[[4.0, 2.0], [6.0, 8.0]]> : tensor<2x2xf32>
            %r = \"stablehlo.triangular_solve\"(%l, %b) <{{left_side = {left}, lower = true,
            unit_diagonal = {unit}, transpose_a = #stablehlo<transpose {transpose}>}}>
            : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"
        )
    };
    for (left, transpose, unit, expected) in [
        (true, "NO_TRANSPOSE", false, [2.0, 1.0, 1.0, 1.75]),
        (true, "TRANSPOSE", false, [1.25, 0.0, 1.5, 2.0]),
        (true, "NO_TRANSPOSE", true, [4.0, 2.0, 2.0, 6.0]),
        (false, "NO_TRANSPOSE", false, [1.75, 0.5, 2.0, 2.0]),
        (false, "TRANSPOSE", false, [2.0, 0.0, 3.0, 1.25]),
    ] {
        yields(&system(left, transpose, unit), "tensor<2x2xf32>", &expected);
    }
}

#[test]
fn rows_that_are_solved_stay() {
    // 1 / 0 of the second row is no part of the first.
    let body = "%l = stablehlo.constant dense<[[1.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
        %b = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
        %r = \"stablehlo.triangular_solve\"(%l, %b) <{left_side = true, lower = true,
        unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
        : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        return %r : tensor<2x1xf32>";
    let found = run(&super::constant_main(body, "tensor<2x1xf32>"));
    assert_eq!(found, [1.0, f64::INFINITY]);
}

/// `getrf` of a constant matrix: its first, second or third result.
fn getrf(matrix: &str, [rows, columns]: [usize; 2], result: usize) -> Vec<f64> {
    let steps = rows.min(columns);
    let x = format!("tensor<{rows}x{columns}xf32>");
    let types = [
        x.clone(),
        format!("tensor<{steps}xi32>"),
        "tensor<i32>".to_owned(),
    ];
    let body = format!(
        "%a = stablehlo.constant dense<{matrix}> : {x}
        %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {{mhlo.backend_config = {{}}}}
        : ({x}) -> ({})
        return %r#{result} : {}",
        types.join(", "),
        types[result]
    );
    run(&super::constant_main(&body, &types[result]))
}

#[test]
fn lu_exchanges_rows() {
    let third = f64::from(1.0_f32 / 3.0);
    let x = "[[1.0, 2.0], [3.0, 6.0], [0.0, 5.0]]";
    assert_eq!(getrf(x, [3, 2], 0), [3.0, 6.0, 0.0, 5.0, third, 0.0]);
    assert_eq!(getrf(x, [3, 2], 1), [2.0, 3.0]);
    assert_eq!(getrf(x, [3, 2], 2), [0.0]);
    let wide = "[[0.0, 1.0, 2.0], [2.0, 4.0, 6.0]]";
    assert_eq!(getrf(wide, [2, 3], 0), [2.0, 4.0, 6.0, 0.0, 1.0, 2.0]);
    assert_eq!(getrf(wide, [2, 3], 1), [2.0, 2.0]);
    // The first pivot that is 0.
    let singular = "[[1.0, 2.0], [2.0, 4.0]]";
    assert_eq!(getrf(singular, [2, 2], 2), [2.0]);
    // What is infinite stays where it is.
    let infinite = "[[1.0, 0x7F800000], [0.0, 1.0]]";
    assert_eq!(getrf(infinite, [2, 2], 0)[..3], [1.0, f64::INFINITY, 0.0]);
}

#[test]
fn matrices_of_nothing() {
    let body = "%a = stablehlo.constant dense<> : tensor<0x0xf32>
        %b = stablehlo.constant dense<> : tensor<0x2xf32>
        %c = stablehlo.cholesky %a, lower = true : tensor<0x0xf32>
        %r = \"stablehlo.triangular_solve\"(%c, %b) <{left_side = true, lower = false,
        unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
        : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>";
    yields(body, "tensor<0x2xf32>", &[]);
    assert_eq!(getrf("", [0, 3], 1), [0.0; 0]);
    assert_eq!(getrf("", [3, 0], 2), [0.0]);
}

#[test]
fn callbacks_that_yield_nothing_are_left_out() {
    let text = "module {
        func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          stablehlo.custom_call @xla_ffi_python_cpu_callback(%x)
            {has_side_effect = true} : (tensor<2xf32>) -> ()
          return %x : tensor<2xf32>
        }
      }";
    let imported = import(text.as_bytes(), "test").expect("a program");
    assert_eq!(
        imported.warnings,
        [Warning::Callbacks { count: 1, line: 3 }]
    );
}
