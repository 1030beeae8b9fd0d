//! Ops with regions.

use super::{refused, run, yields};

const X: &str = "%x = stablehlo.constant dense<[3.0, -1.0, 2.0, 2.0]> : tensor<4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4xi32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>\n";

#[test]
fn reductions() {
    let types = "(tensor<4xf32>, tensor<f32>) -> tensor<f32>";
    for (combiner, expected) in [("add", 6.0), ("maximum", 3.0), ("minimum", -1.0)] {
        let op = format!("(%x init: %z) applies stablehlo.{combiner} across dimensions = [0]");
        yields(
            &format!("{X}%r = stablehlo.reduce{op} : {types}"),
            "tensor<f32>",
            &[expected],
        );
    }
    // Two at once, the second in the other order.
    let two = "%n = stablehlo.constant dense<0> : tensor<i32>
        %r, %s = \"stablehlo.reduce\"(%x, %i, %z, %n) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
          %0 = stablehlo.add %a, %c : tensor<f32>
          %1 = stablehlo.maximum %d, %b : tensor<i32>
          stablehlo.return %0, %1 : tensor<f32>, tensor<i32>
        }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)";
    yields(&format!("{X}{two}"), "tensor<f32>", &[6.0]);
}

/// JAX's argmax, or with `LT` its argmin, of what `x` and `i` are.
fn arg_max(direction: &str, initial: &str) -> String {
    let f = "(tensor<f32>, tensor<f32>) -> tensor<i1>";
    format!(
        "%w = stablehlo.constant dense<{initial}> : tensor<f32>
        %n = stablehlo.constant dense<0> : tensor<i32>
        %v, %r = \"stablehlo.reduce\"(%x, %i, %w, %n) <{{dimensions = array<i64: 0>}}> ({{
        ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
          %2 = stablehlo.compare {direction}, %a, %c, FLOAT : {f}
          %3 = stablehlo.compare NE, %a, %a, FLOAT : {f}
          %4 = stablehlo.or %2, %3 : tensor<i1>
          %5 = stablehlo.compare EQ, %a, %c, FLOAT : {f}
          %6 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %7 = stablehlo.and %5, %6 : tensor<i1>
          %8 = stablehlo.or %4, %7 : tensor<i1>
          %9 = stablehlo.select %4, %a, %c : tensor<i1>, tensor<f32>
          %10 = stablehlo.select %8, %b, %d : tensor<i1>, tensor<i32>
          stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
        }}) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)"
    )
}

#[test]
fn indices_of_the_largest() {
    let max = format!("{X}{}", arg_max("GT", "0xFF800000"));
    yields(&max, "tensor<i32>", &[0.0]);
    let min = format!("{X}{}", arg_max("LT", "0x7F800000"));
    yields(&min, "tensor<i32>", &[1.0]);
    let refused = |body: String| {
        let body = format!("{X}{body}\nreturn %r : tensor<i32>");
        refused(&super::constant_main(&body, "tensor<i32>"))
    };
    // Of equal ones the last; another beginning; numbers that do not count.
    let last = arg_max("GT", "0xFF800000").replace("LT, %b", "GT, %b");
    assert!(refused(last).contains("stablehlo.compare"));
    let zero = refused(arg_max("GT", "0.0"));
    assert!(zero.contains("smallest number"), "{zero}");
    let other = arg_max("GT", "0xFF800000").replace("(%x, %i,", "(%x, %j,");
    let other = refused(format!("%j = stablehlo.negate %i : tensor<4xi32>\n{other}"));
    assert!(other.contains("iota"), "{other}");
}

#[test]
fn windows() {
    // The padding holds the initial element, which a sum has to count.
    let body = "%one = stablehlo.constant dense<1.0> : tensor<f32>
        %r = \"stablehlo.reduce_window\"(%x, %one) <{window_dimensions = array<i64: 3>,
          padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %0 = stablehlo.add %b, %a : tensor<f32>
          stablehlo.return %0 : tensor<f32>
        }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>";
    yields(&format!("{X}{body}"), "tensor<3xf32>", &[4.0, 5.0, 4.0]);
}

#[test]
fn a_loop_with_a_capture() {
    let body = "%n = stablehlo.constant dense<0> : tensor<i32>
        %y = stablehlo.add %x, %x : tensor<4xf32>
        %l:2 = stablehlo.while(%k = %n, %s = %x) : tensor<i32>, tensor<4xf32> cond {
          %three = stablehlo.constant dense<3> : tensor<i32>
          %p = stablehlo.compare LT, %k, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %p : tensor<i1>
        } do {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %m = stablehlo.add %k, %one : tensor<i32>
          %t = stablehlo.add %s, %y : tensor<4xf32>
          stablehlo.return %m, %t : tensor<i32>, tensor<4xf32>
        }
        %r = stablehlo.negate %l#1 : tensor<4xf32>";
    yields(
        &format!("{X}{body}"),
        "tensor<4xf32>",
        &[-21.0, 7.0, -14.0, -14.0],
    );
}

#[test]
fn branches() {
    for (truth, expected) in [("true", -3.0), ("false", 3.0)] {
        let body = format!(
            "{X}%p = stablehlo.constant dense<{truth}> : tensor<i1>
            %b = \"stablehlo.if\"(%p) ({{
              %0 = stablehlo.negate %x : tensor<4xf32>
              stablehlo.return %0 : tensor<4xf32>
            }}, {{
              stablehlo.return %x : tensor<4xf32>
            }}) : (tensor<i1>) -> tensor<4xf32>
            %r = stablehlo.slice %b [0:1] : (tensor<4xf32>) -> tensor<1xf32>"
        );
        yields(&body, "tensor<1xf32>", &[expected]);
    }
}

#[test]
fn sorts() {
    let sort = |comparator: &str| {
        format!(
            "{X}%s, %r = \"stablehlo.sort\"(%x, %i) <{{dimension = 0 : i64, is_stable = true}}> ({{
            ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
              {comparator}
              stablehlo.return %p : tensor<i1>
            }}) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)"
        )
    };
    let f = "(tensor<f32>, tensor<f32>) -> tensor<i1>";
    let i = "(tensor<i32>, tensor<i32>) -> tensor<i1>";
    let lt = format!("%p = stablehlo.compare LT, %a, %b, TOTALORDER : {f}");
    yields(&sort(&lt), "tensor<4xi32>", &[1.0, 2.0, 3.0, 0.0]);
    let gt = format!("%p = stablehlo.compare LT, %b, %a : {f}");
    yields(&sort(&gt), "tensor<4xi32>", &[0.0, 2.0, 3.0, 1.0]);
    let second = format!("%p = stablehlo.compare GT, %c, %d : {i}");
    yields(&sort(&second), "tensor<4xi32>", &[3.0, 2.0, 1.0, 0.0]);
    let canonical = |x: &str| {
        format!(
            "%z{x} = stablehlo.constant dense<0.0> : tensor<f32>
            %e{x} = stablehlo.compare EQ, %{x}, %z{x} : {f}
            %s{x} = stablehlo.select %e{x}, %z{x}, %{x} : tensor<i1>, tensor<f32>
            %n{x} = stablehlo.compare NE, %s{x}, %s{x} : {f}
            %nan{x} = stablehlo.constant dense<0x7FC00000> : tensor<f32>
            %k{x} = stablehlo.select %n{x}, %nan{x}, %s{x} : tensor<i1>, tensor<f32>\n"
        )
    };
    let jax = format!(
        "{}{}%f = stablehlo.compare LT, %ka, %kb, TOTALORDER : {f}
        %q = stablehlo.compare EQ, %ka, %kb, FLOAT : {f}
        %g = stablehlo.compare LT, %c, %d, SIGNED : {i}
        %h = stablehlo.and %q, %g : tensor<i1>
        %p = stablehlo.or %f, %h : tensor<i1>",
        canonical("a"),
        canonical("b")
    );
    yields(&sort(&jax), "tensor<4xi32>", &[1.0, 2.0, 3.0, 0.0]);
}

#[test]
fn scatters_and_calls() {
    let text = "module {
        func.func public @main() -> tensor<4xf32> {
          %x = stablehlo.constant dense<1.0> : tensor<4xf32>
          %i = stablehlo.constant dense<[[1], [1], [9]]> : tensor<3x1xi32>
          %u = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
          %0 = \"stablehlo.scatter\"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %s = stablehlo.add %a, %b : tensor<f32>
            stablehlo.return %s : tensor<f32>
          }) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
          %1 = call @half(%0) : (tensor<4xf32>) -> tensor<4xf32>
          return %1 : tensor<4xf32>
        }
        func.func private @half(%x: tensor<4xf32>) -> tensor<4xf32> {
          %c = stablehlo.constant dense<0.5> : tensor<4xf32>
          %0 = stablehlo.multiply %x, %c : tensor<4xf32>
          return %0 : tensor<4xf32>
        }
      }";
    assert_eq!(run(text), [0.5, 3.0, 0.5, 0.5]);
}

#[test]
fn unknown_regions_are_refused() {
    let body =
        "%r = stablehlo.reduce(%x init: %z) applies stablehlo.subtract across dimensions = [0]
        : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>";
    let message = refused(&super::constant_main(&format!("{X}{body}"), "tensor<f32>"));
    assert!(message.starts_with("6:"), "{message}");
    assert!(message.contains("stablehlo.subtract"), "{message}");
}
