//! Loops, branches and calls.

use super::super::propagate;
use super::{annotated, expect, sharding};

const LOOP: &str = r#"
func @main(%n "n": i32[], %x "x": f32[8, 4], %w "w": f32[4, 4]) {
  const %zero: i32[] = [0]
  %i "i", %y "y" = while(%zero, %x, %w, %n) {condition = below, body = multiply} : i32[], f32[8, 4]
  %z "z" = neg(%y) : f32[8, 4]
  return %z
}

func @below(%i "ci": i32[], %y "cy": f32[8, 4], %w "cw": f32[4, 4], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}

func @multiply(%i "bi": i32[], %y "by": f32[8, 4], %w "bw": f32[4, 4], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %product "product" = dot_general(%y, %w) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 4]
  return %next, %product
}
"#;

#[test]
fn a_loop_lies_alike_all_around() {
    let all = [
        "x [{data}, {}]",
        "cy [{data}, {}]",
        "by [{data}, {}]",
        "product [{data}, {}]",
        "y [{data}, {}]",
        "z [{data}, {}]",
        "bw [{}, {}]",
    ];
    for name in ["x", "z", "product", "cy"] {
        expect(&annotated(LOOP, [("data", 2)], &[(name, "data -")]), &all);
    }
    let module = annotated(LOOP, [("data", 2)], &[("w", "- data")]);
    let lines = [
        "w [{}, {data}]",
        "cw [{}, {data}]",
        "bw [{}, {data}]",
        "product [{}, {data}]",
    ];
    expect(&module, &lines);
}

#[test]
fn what_a_loop_begins_with_may_be_pinned_otherwise() {
    let module = annotated(LOOP, [("data", 2)], &[("x", "- -"), ("y", "data -")]);
    let lines = [
        "x [{}, {}]",
        "by [{data}, {}]",
        "cy [{data}, {}]",
        "y [{data}, {}]",
    ];
    let propagation = expect(&module, &lines);
    let from_loop = propagation
        .conflicts
        .iter()
        .map(|conflict| conflict.to.function);
    assert_eq!(from_loop.collect::<Vec<_>>(), [0]);
}

#[test]
fn two_loop_values_that_begin_alike_are_not_tied() {
    let text = r#"
func @main(%n "n": i32[], %x "x": f32[8, 8], %v "v": f32[8, 8]) {
  const %zero: i32[] = [0]
  const %nothing: f32[] = [0.0]
  %z "z" = broadcast_in_dim(%nothing) {dims = []} : f32[8, 8]
  %i, %a "a", %b "b" = while(%zero, %z, %z, %n, %x, %v) {condition = c, body = d}
    : i32[], f32[8, 8], f32[8, 8]
  return %a, %b
}

func @c(%i: i32[], %a: f32[8, 8], %b: f32[8, 8], %n: i32[], %x: f32[8, 8], %v: f32[8, 8]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}

func @d(%i: i32[], %a: f32[8, 8], %b: f32[8, 8], %n: i32[], %x: f32[8, 8], %v: f32[8, 8]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %a2 = add(%a, %x) : f32[8, 8]
  %b2 = add(%b, %v) : f32[8, 8]
  return %next, %a2, %b2
}
"#;
    let module = annotated(text, [("data", 2)], &[("x", "data -"), ("v", "- data")]);
    expect(&module, &["a [{data}, {}]", "b [{}, {data}]", "z [{}, {}]"]);
}

#[test]
fn branches_take_and_yield_alike() {
    let text = r#"
func @main(%index: i32[], %x "x": f32[8], %y "y": f32[8]) {
  %z "z" = case(%index, %x, %y) {functions = [first, both]} : f32[8]
  return %z
}

func @first(%x "fx": f32[8], %y "fy": f32[8]) {
  %a "fa" = neg(%x) : f32[8]
  return %a
}

func @both(%x "bx": f32[8], %y "by": f32[8]) {
  %a "ba" = add(%x, %y) : f32[8]
  return %a
}
"#;
    let all = [
        "fx [{data}]",
        "fy [{data}]",
        "fa [{data}]",
        "bx [{data}]",
        "by [{data}]",
        "ba [{data}]",
        "x [{data}]",
        "y [{data}]",
        "z [{data}]",
    ];
    for name in ["x", "z", "fa"] {
        expect(&annotated(text, [("data", 2)], &[(name, "data")]), &all);
    }
}

#[test]
fn a_function_called_twice_lies_one_way() {
    let text = r#"
func @main(%x "x": f32[8], %y "y": f32[8]) {
  %a "a" = call(%x) {function = negate} : f32[8]
  %b "b" = call(%y) {function = negate} : f32[8]
  return %a, %b
}

func @negate(%x "nx": f32[8]) {
  %a "na" = neg(%x) : f32[8]
  return %a
}
"#;
    let module = annotated(text, [("data", 2)], &[("a", "data")]);
    expect(
        &module,
        &[
            "x [{data}]",
            "nx [{data}]",
            "na [{data}]",
            "y [{data}]",
            "b [{data}]",
        ],
    );
}

#[test]
fn a_loop_that_changes_nothing_is_found_wherever_its_functions_stand() {
    let text = LOOP.replace("@main", "@entry");
    let functions: Vec<&str> = text.split("\n\n").collect();
    let module = annotated(LOOP, [("data", 2)], &[("x", "data -")]);
    let expected = propagate(&module);
    let turned = [functions[0], functions[2], functions[1]].join("\n\n");
    let turned = annotated(&turned, [("data", 2)], &[("x", "data -")]);
    let found = propagate(&turned);
    for name in ["by", "cy", "y", "product"] {
        assert_eq!(
            sharding(&found, &turned, name),
            sharding(&expected, &module, name)
        );
    }
}
