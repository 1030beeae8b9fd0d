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
    // Of equal ones the last; another beginning; numbers that do not count.
    let equal = X.replace("[3.0", "[2.0");
    let last = arg_max("GT", "0xFF800000").replace("LT, %b", "GT, %b");
    yields(&format!("{equal}{last}"), "tensor<i32>", &[3.0]);
    let zero = arg_max("GT", "0.0");
    yields(&format!("{X}{zero}"), "tensor<i32>", &[0.0]);
    let other = arg_max("GT", "0xFF800000").replace("(%x, %i,", "(%x, %j,");
    let other = format!("{equal}%j = stablehlo.negate %i : tensor<4xi32>\n{other}");
    yields(&other, "tensor<i32>", &[-3.0]);
}

/// Indices that wrap tell by their remainders which of equal elements is found, as the region says.
#[test]
fn indices_of_a_type_that_is_too_narrow_wrap() {
    let x = "%i = stablehlo.iota dim = 0 : tensor<300xui8>
        %p = stablehlo.iota dim = 0 : tensor<300xi32>
        %h = stablehlo.constant dense<100> : tensor<300xi32>
        %late = stablehlo.compare GE, %p, %h, SIGNED :
          (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
        %x = stablehlo.convert %late : (tensor<300xi1>) -> tensor<300xf32>\n";
    let max = arg_max("GT", "0xFF800000").replace("4xf32", "300xf32");
    let max = max
        .replace("4xi32", "300xui8")
        .replace("tensor<i32>", "tensor<ui8>");
    // Of 100 to 299 that are equal, 256 has the index 0.
    yields(&format!("{x}{max}"), "tensor<ui8>", &[0.0]);
    // Up to 255 there is none before 100.
    let [x, max] = [x.to_owned(), max].map(|text| text.replace("300x", "256x"));
    yields(&format!("{x}{max}"), "tensor<ui8>", &[100.0]);
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
fn constants_from_outside_a_comparator() {
    // As passes of MLIR leave it: what makes zeros equal is outside.
    let body = format!(
        "{X}%r, %s = \"stablehlo.sort\"(%i, %x) <{{dimension = 0 : i64, is_stable = true}}> ({{
        ^bb0(%c: tensor<i32>, %d: tensor<i32>, %a: tensor<f32>, %b: tensor<f32>):
          %e = stablehlo.compare EQ, %a, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %k = stablehlo.select %e, %z, %a : tensor<i1>, tensor<f32>
          %f = stablehlo.compare EQ, %b, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %l = stablehlo.select %f, %z, %b : tensor<i1>, tensor<f32>
          %p = stablehlo.compare LT, %k, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %p : tensor<i1>
        }}) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)"
    );
    yields(&body, "tensor<4xi32>", &[1.0, 2.0, 3.0, 0.0]);
}

#[test]
fn any_comparator() {
    // By distance from 1, the larger ones first; equal ones stay in order.
    let text = "module {
        func.func public @main() -> tensor<5xi32> {
          %x = stablehlo.constant dense<[0, 3, 2, -1, 1]> : tensor<5xi32>
          %r = \"stablehlo.sort\"(%x) <{dimension = -1 : i64, is_stable = true}> ({
          ^bb0(%a: tensor<i32>, %b: tensor<i32>):
            %c = func.call @distance(%a) : (tensor<i32>) -> tensor<i32>
            %d = func.call @distance(%b) : (tensor<i32>) -> tensor<i32>
            %p = stablehlo.compare GT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          }) : (tensor<5xi32>) -> tensor<5xi32>
          return %r : tensor<5xi32>
        }
        func.func private @distance(%x: tensor<i32>) -> tensor<i32> {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %0 = stablehlo.subtract %x, %one : tensor<i32>
          %1 = stablehlo.abs %0 : tensor<i32>
          return %1 : tensor<i32>
        }
      }";
    assert_eq!(run(text), [3.0, -1.0, 0.0, 2.0, 1.0]);
}

#[test]
fn any_reduction() {
    let body = "%x = stablehlo.constant dense<[[1, 2, 4], [8, 16, 32]]> : tensor<2x3xi32>
        %z = stablehlo.constant dense<64> : tensor<i32>
        %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1]
        : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>";
    yields(body, "tensor<i32>", &[127.0]);
    // A region that is associative but not commutative: of two elements the second.
    let last = "%x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %z = stablehlo.constant dense<0> : tensor<i32>
        %r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %n = stablehlo.constant dense<0> : tensor<i32>
          %m = stablehlo.multiply %a, %n : tensor<i32>
          %s = stablehlo.add %m, %b : tensor<i32>
          stablehlo.return %s : tensor<i32>
        }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>";
    yields(last, "tensor<2xi32>", &[3.0, 6.0]);
}

#[test]
fn accumulators_may_be_wider() {
    // 2049 is no half, and the region is no known combiner.
    let body = "%x = stablehlo.constant dense<[2048.0, 1.0]> : tensor<2xf16>
        %z = stablehlo.constant dense<0.0> : tensor<f32>
        %r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          %t = stablehlo.abs %s : tensor<f32>
          stablehlo.return %t : tensor<f32>
        }) : (tensor<2xf16>, tensor<f32>) -> tensor<f32>";
    yields(body, "tensor<f32>", &[2049.0]);
    let body = body.replace("dense<0.0> : tensor<f32>", "dense<0.0> : tensor<2xf32>");
    let body = body.replace(
        "tensor<2xf16>, tensor<f32>)",
        "tensor<2xf16>, tensor<2xf32>)",
    );
    let main = super::constant_main(&format!("{body}\nreturn %r : tensor<f32>"), "tensor<f32>");
    assert!(malformed(&main).contains("a scalar to begin with"));
}

/// The message of an import that finds a rule of StableHLO broken.
fn malformed(text: &str) -> String {
    let error = crate::import(text.as_bytes(), "test").expect_err("it is malformed");
    error.to_string()
}

#[test]
fn windows_that_do_not_fit_are_malformed() {
    let window = |attributes: &str, result: &str| {
        let body = format!(
            "%i = stablehlo.iota dim = 0 : tensor<6xi32>
            %z = stablehlo.constant dense<0> : tensor<i32>
            %r = \"stablehlo.reduce_window\"(%i, %z) <{{{attributes}}}> ({{
            ^bb0(%a: tensor<i32>, %b: tensor<i32>):
              %0 = stablehlo.xor %a, %b : tensor<i32>
              stablehlo.return %0 : tensor<i32>
            }}) : (tensor<6xi32>, tensor<i32>) -> {result}\nreturn %r : {result}"
        );
        super::constant_main(&body, result)
    };
    let two = "window_dimensions = array<i64: 2>";
    assert_eq!(
        run(&window(two, "tensor<5xi32>")),
        [1.0, 3.0, 1.0, 7.0, 1.0]
    );
    for (attributes, result, part) in [
        (
            format!("{two}, window_strides = array<i64>"),
            "tensor<5xi32>",
            "of each",
        ),
        (
            format!("{two}, window_dilations = array<i64>"),
            "tensor<5xi32>",
            "of each",
        ),
        (
            format!("{two}, window_dilations = array<i64: 0>"),
            "tensor<5xi32>",
            "from 1",
        ),
        (
            format!("{two}, window_strides = array<i64: 0>"),
            "tensor<5xi32>",
            "from 1",
        ),
        (
            "window_dimensions = array<i64: 0>".to_owned(),
            "tensor<6xi32>",
            "from 1",
        ),
        (two.to_owned(), "tensor<2xi32>", "inferred shape [5]"),
        (
            "window_dimensions = array<i64: 4294967296, 4294967296>".to_owned(),
            "tensor<1xi32>",
            "of each",
        ),
    ] {
        let message = malformed(&window(&attributes, result));
        assert!(message.contains(part), "{attributes}: {message}");
    }
}

#[test]
fn regions_unfold_to_so_many_ops() {
    // Each function calls the next one twice.
    let mut text = "module {
        func.func public @main() -> tensor<i32> {
          %x = stablehlo.constant dense<1> : tensor<2xi32>
          %z = stablehlo.constant dense<0> : tensor<i32>
          %r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({
          ^bb0(%a: tensor<i32>, %b: tensor<i32>):
            %0 = stablehlo.subtract %a, %b : tensor<i32>
            %1 = func.call @f0(%0) : (tensor<i32>) -> tensor<i32>
            stablehlo.return %1 : tensor<i32>
          }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
          return %r : tensor<i32>
        }\n"
    .to_owned();
    for number in 0..24 {
        let next = if number < 23 { number + 1 } else { 24 };
        text += &format!(
            "func.func private @f{number}(%x: tensor<i32>) -> tensor<i32> {{
              %0 = call @f{next}(%x) : (tensor<i32>) -> tensor<i32>
              %1 = call @f{next}(%0) : (tensor<i32>) -> tensor<i32>
              return %1 : tensor<i32>
            }}\n"
        );
    }
    text += "func.func private @f24(%x: tensor<i32>) -> tensor<i32> {
          return %x : tensor<i32>
        }\n}";
    assert!(refused(&text).contains("unfold to more than"));
}

#[test]
fn ops_in_regions_are_checked_as_outside() {
    let body = "%r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.not %a : tensor<f32>
          stablehlo.return %s : tensor<f32>
        }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>";
    let message = refused(&super::constant_main(&format!("{X}{body}"), "tensor<f32>"));
    assert!(
        message.contains("this op on elements of type f32"),
        "{message}"
    );
}

#[test]
fn unknown_regions_are_refused() {
    let body = "%r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.custom_call @mean(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          stablehlo.return %s : tensor<f32>
        }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>";
    let message = refused(&super::constant_main(&format!("{X}{body}"), "tensor<f32>"));
    assert!(message.starts_with("6:"), "{message}");
    assert!(message.contains("custom_call in a region"), "{message}");
}
