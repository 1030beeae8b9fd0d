//! What is said of a value.

use peapod_ir::Module;

use super::super::propagate;
use super::{annotated, named};

fn explain(module: &Module, name: &str) -> String {
    let site = named(module, name);
    propagate(module).explain(module, site.function, site.value)
}

const PRODUCTS: &str = r#"
func @main(%x "x": f32[8, 16], %w "w": f32[16, 4], %m "m": f32[4, 16]) {
  %y "y" = dot_general(%x, %w) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 4]
  %a "a" = tanh(%y) : f32[8, 4]
  %g "" = dot_general(%a, %x) {batch = [[], []], contracting = [[0], [0]]} : f32[4, 16]
  %u "u" = add(%m, %g) : f32[4, 16]
  return %u
}
"#;

#[test]
fn an_axis_is_followed_to_its_annotation() {
    let words = [("x", "data -"), ("w", "- -"), ("m", "- data")];
    let module = annotated(PRODUCTS, [("data", 2)], &words);
    let expected = r#"
%4 "a": f32[8, 4] is sharded as [{data}, {}]
dim 0 over data
  %4 "a" dim 0 from %3 "y" dim 0: operand 0 to result 0 of op 1 tanh
  %3 "y" dim 0 from %0 "x" dim 0: operand 0 to result 0 of op 0 dot_general
  %0 "x" is annotated [{data}, {}]: `x`
"#;
    assert_eq!(explain(&module, "a"), expected.trim_start());
    let expected = r#"
%6 "u": f32[4, 16] is sharded as [{}, {data}]
dim 1 over data
  %6 "u" dim 1 from %2 "m" dim 1: operand 0 to result 0 of op 3 add
  %2 "m" is annotated [{}, {data}]: `m`
"#;
    assert_eq!(explain(&module, "u"), expected.trim_start());
}

#[test]
fn what_was_refused_is_said_on_both_sides() {
    let words = [("x", "data -"), ("w", "- -"), ("m", "- data")];
    let module = annotated(PRODUCTS, [("data", 2)], &words);
    let expected = r#"
%0 "x": f32[8, 16] is sharded as [{data}, {}]
dim 0 over data
  %0 "x" is annotated [{data}, {}]: `x`
dim 1 not over data: its annotation closes the dimension
  proposed by %5: result 0 to operand 1 of op 2 dot_general
"#;
    assert_eq!(explain(&module, "x"), expected.trim_start());
    let module = annotated(
        PRODUCTS,
        [("data", 2)],
        &[("x", "data -?"), ("m", "- data p2")],
    );
    let expected = r#"
%5: f32[4, 16] is sharded as [{}, {data}]
dim 1 over data
  %5 dim 1 from %2 "m" dim 1: operand 0 to operand 1 of op 3 add
  %2 "m" is annotated [{}, {data}] with priorities [0, 2]: `m`
not taken: dim 1 of %0 "x" over data: the axis splits its dim 0
  proposed by %5: result 0 to operand 1 of op 2 dot_general
"#;
    let propagation = propagate(&module);
    let gradient = module.functions[0].ops[2].outputs[0];
    assert_eq!(
        propagation.explain(&module, 0, gradient),
        expected.trim_start()
    );
}

#[test]
fn functions_are_named_where_an_axis_comes_through_them() {
    let text = r#"
func @main(%n: i32[], %x "x": f32[8]) {
  const %zero: i32[] = [0]
  %i, %y "y" = while(%zero, %x, %n) {condition = below, body = negate} : i32[], f32[8]
  return %y
}

func @below(%i: i32[], %y: f32[8], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}

func @negate(%i: i32[], %y "by": f32[8], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %z "z" = neg(%y) : f32[8]
  return %next, %z
}
"#;
    let module = annotated(text, [("data", 2)], &[("x", "data")]);
    let expected = r#"
%4 "y": f32[8] is sharded as [{data}]
dim 0 over data
  @negate %1 "by" dim 0 from %1 "x" dim 0: operand 1 to input 1 of @negate of op 0 while
  %1 "x" is annotated [{data}]: `x`
"#;
    assert_eq!(explain(&module, "y"), expected.trim_start());
    let module = annotated(text, [("data", 2)], &[("y", "data p1")]);
    let expected = r#"
%1 "by": f32[8] is sharded as [{data}]
dim 0 over data
  @main %4 "y" is annotated [{data}] with priority 1, which is tied to %1 "by": `y`
"#;
    assert_eq!(explain(&module, "by"), expected.trim_start());
}

#[test]
fn a_constant_says_who_wants_it_split() {
    let text = r#"
func @main(%x "x": f32[8]) {
  const %two: f32[8] = [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]
  const %three "three": f32[] = [3.0]
  %wide "wide" = broadcast_in_dim(%three) {dims = []} : f32[8]
  %y "y" = mul(%x, %wide) : f32[8]
  %z "z" = mul(%y, %two) : f32[8]
  return %z
}
"#;
    let module = annotated(text, [("data", 2)], &[("x", "data")]);
    let wide = explain(&module, "wide");
    let expected = r#"
%3 "wide": f32[8] is sharded as [{data}]
dim 0 over data
  %3 "wide" dim 0 from %0 "x" dim 0: operand 0 to operand 1 of op 1 mul
  %0 "x" is annotated [{data}]: `x`
"#;
    assert_eq!(wide, expected.trim_start());
    assert_eq!(
        explain(&module, "three"),
        "%2 \"three\": f32[] is sharded as []\n"
    );
}
