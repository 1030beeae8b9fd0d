//! Factorisations, triangular systems, and ops that compute nothing.

use super::{module, run, yields};
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
fn ops_of_shardy_that_compute_nothing() {
    let text = "module {
        sdy.mesh @mesh = <[\"x\"=2]>
        sdy.mesh @maximal = <[], device_ids=[1]>
        func.func public @main() -> tensor<2xf32> {
          %0 = sdy.constant dense<[1.0, 2.0]> : tensor<2xf32>
          sdy.sharding_group %0 group_id=7 : tensor<2xf32>
          %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<2xf32>
          %2 = sdy.reshard %1 <@mesh, [{\"x\"}]> : tensor<2xf32>
          return %2 : tensor<2xf32>
        }
      }";
    assert_eq!(run(text), [1.0, 2.0]);
    assert_eq!(module(text).mesh.devices(), 2);
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
