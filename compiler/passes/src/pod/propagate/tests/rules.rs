//! Every rule of how axes spread and who wins.

use super::super::{Position, Refusal, propagate};
use super::{annotated, expect, shardings};

const DATA_MODEL: [(&str, usize); 2] = [("data", 2), ("model", 4)];

/// Two layers, their gradients, and an optimizer's state.
const STEP: &str = r#"
func @main(%x "x": f32[8, 16], %w1 "w1": f32[16, 8], %w2 "w2": f32[8, 8],
           %m1 "m1": f32[16, 8], %b "b": f32[8]) {
  const %tenth: f32[] = [0.1]
  const %zero: f32[] = [0.0]
  %h "h" = dot_general(%x, %w1) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 8]
  %bias "bias" = broadcast_in_dim(%b) {dims = [1]} : f32[8, 8]
  %hb "hb" = add(%h, %bias) : f32[8, 8]
  %z "z" = broadcast_in_dim(%zero) {dims = []} : f32[8, 8]
  %a "a" = max(%hb, %z) : f32[8, 8]
  %y "y" = dot_general(%a, %w2) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 8]
  %dh "dh" = dot_general(%y, %w2) {batch = [[], []], contracting = [[1], [1]]} : f32[8, 8]
  %g_t "g_t" = dot_general(%dh, %x) {batch = [[], []], contracting = [[0], [0]]} : f32[8, 16]
  %g "g" = transpose(%g_t) {permutation = [1, 0]} : f32[16, 8]
  %db "db" = reduce(%dh, %zero) {combiner = add, dims = [0]} : f32[8]
  %flat "flat" = reshape(%db) : f32[1, 8]
  %rate "rate" = broadcast_in_dim(%tenth) {dims = []} : f32[16, 8]
  %step "step" = mul(%rate, %g) : f32[16, 8]
  %m2 "m2" = add(%m1, %step) : f32[16, 8]
  %w1_new "w1_new" = sub(%w1, %m2) : f32[16, 8]
  return %y, %m2, %w1_new, %flat
}
"#;

#[test]
fn batch_spreads_over_activations_and_not_over_what_parameters_give() {
    let module = annotated(
        STEP,
        [("data", 4)],
        &[("x", "data -"), ("w1", "- -"), ("w2", "- -"), ("m1", "- -")],
    );
    let lines = [
        "h [{data}, {}]",
        "bias [{data}, {}]",
        "b [{}]",
        "z [{data}, {}]",
        "a [{data}, {}]",
        "y [{data}, {}]",
        "dh [{data}, {}]",
        "g_t [{}, {}]",
        "g [{}, {}]",
        "db [{}]",
        "flat [{}, {}]",
        "rate [{}, {}]",
        "m2 [{}, {}]",
        "w1_new [{}, {}]",
    ];
    let propagation = expect(&module, &lines);
    assert_eq!(propagation.conflicts, vec![]);
}

#[test]
fn sharded_state_reaches_back_to_the_product_that_makes_the_gradient() {
    let module = annotated(
        STEP,
        [("data", 4)],
        &[
            ("x", "data -"),
            ("w1", "- -"),
            ("w2", "- -"),
            ("m1", "data -"),
            ("m2", "data -"),
            ("w1_new", "- -"),
        ],
    );
    let lines = [
        "h [{data}, {}]",
        "z [{data}, {}]",
        "dh [{data}, {}]",
        "g_t [{}, {data}]",
        "g [{data}, {}]",
        "rate [{data}, {}]",
        "step [{data}, {}]",
        "w1 [{}, {}]",
        "w1_new [{}, {}]",
        "b [{}]",
    ];
    expect(&module, &lines);
}

#[test]
fn open_dimensions_gain_axes_behind_those_named_and_closed_ones_none() {
    let text = r#"
func @main(%x "x": f32[16, 8], %y "y": f32[16, 8], %z "z": f32[16, 8]) {
  %a "a" = add(%x, %y) : f32[16, 8]
  %b "b" = add(%a, %z) : f32[16, 8]
  return %b
}
"#;
    let names = [("x", "data+model -"), ("y", "data? -?"), ("z", "data -")];
    let module = annotated(text, DATA_MODEL, &names);
    let lines = [
        "y [{data, model}, {}]",
        "a [{data, model}, {}]",
        "b [{data, model}, {}]",
        "z [{data}, {}]",
    ];
    let propagation = expect(&module, &lines);
    let [conflict] = &propagation.conflicts[..] else {
        panic!("{:?}", propagation.conflicts);
    };
    assert_eq!(conflict.refusal, Refusal::Closed);
    assert_eq!(module.functions[0].value(conflict.to.value).name, "z");
}

#[test]
fn the_largest_tensor_wins_and_the_first_of_equal_ones() {
    let product = |b: usize, k: usize, n: usize| {
        let text = format!(
            "func @main(%x \"x\": f32[{b}, {k}], %w \"w\": f32[{k}, {n}]) {{
               %y \"y\" = dot_general(%x, %w)
                 {{batch = [[], []], contracting = [[1], [0]]}} : f32[{b}, {n}]
               return %y
             }}"
        );
        annotated(&text, DATA_MODEL, &[("x", "data -"), ("w", "- data")])
    };
    expect(&product(8, 8, 16), &["y [{}, {data}]"]);
    expect(&product(16, 8, 8), &["y [{data}, {}]"]);
    let propagation = expect(&product(8, 8, 8), &["y [{data}, {}]"]);
    let [conflict] = &propagation.conflicts[..] else {
        panic!("{:?}", propagation.conflicts);
    };
    assert_eq!((conflict.dim, &conflict.refusal), (1, &Refusal::Taken(0)));
    assert_eq!(conflict.from_part, Position::Operand(1));
}

/// A mask that sends tokens `x` of groups to experts in `y`: by expert it would need all tokens.
#[test]
fn what_leaves_no_tensor_behind_wins_over_the_largest() {
    let text = r#"
func @main(%x "x": f32[4, 6, 8], %mask "mask": f32[4, 6, 4]) {
  %y "y" = dot_general(%x, %mask) {batch = [[0], [0]], contracting = [[1], [1]]} : f32[4, 8, 4]
  return %y
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data - -"), ("y", "- - data")]);
    expect(&module, &["mask [{data}, {}, {}]"]);
}

#[test]
fn lists_that_part_ways_do_not_mix() {
    let text = r#"
func @main(%x "x": f32[16], %y "y": f32[16]) {
  %a "a" = add(%x, %y) : f32[16]
  return %a
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "model"), ("y", "data+model")]);
    let propagation = expect(&module, &["a [{model}]"]);
    let model = module.mesh.axis("model").expect("an axis");
    let differs = Refusal::Differs(vec![model]);
    assert!(
        propagation
            .conflicts
            .iter()
            .any(|conflict| conflict.refusal == differs)
    );
}

#[test]
fn lower_priorities_spread_first() {
    let text = r#"
func @main(%x "x": f32[8, 16], %y "y": f32[8, 16]) {
  %a "a" = add(%x, %y) : f32[8, 16]
  %b "b" = neg(%a) : f32[8, 16]
  return %b
}
"#;
    let of = |x: &str, y: &str| annotated(text, DATA_MODEL, &[("x", x), ("y", y)]);
    expect(
        &of("data -", "- data"),
        &["a [{data}, {}]", "b [{data}, {}]"],
    );
    expect(
        &of("data p1 -", "- data"),
        &["a [{}, {data}]", "b [{}, {data}]"],
    );
    expect(&of("data -", "- data p7"), &["a [{data}, {}]"]);
    // Each dimension of a tensor has its own time: the first of `x` is early, the second late.
    let mesh = [("a", 2), ("b", 2), ("c", 2)];
    let both = annotated(text, mesh, &[("x", "a b p2"), ("y", "b p1 c p1")]);
    expect(&both, &["a [{a}, {c}]", "b [{a}, {c}]"]);
    // What is open, and has no axes of its own, takes part from the beginning.
    expect(
        &of("data p1 -?", "-? model"),
        &["x [{data}, {model}]", "a [{data}, {model}]"],
    );
}

#[test]
fn products_of_factors_are_split_from_the_major_one() {
    let text = r#"
func @main(%x "x": f32[4, 6, 5]) {
  %y "y" = reshape(%x) : f32[24, 5]
  %z "z" = reshape(%y) : f32[2, 12, 5]
  return %z
}
"#;
    let of =
        |mesh: [(&'static str, usize); 2], name, words| annotated(text, mesh, &[(name, words)]);
    // The minor factor only where the major one is split up.
    let mesh = [("a", 2), ("b", 2)];
    expect(&of(mesh, "x", "a - -"), &["y [{a}, {}]", "z [{a}, {}, {}]"]);
    let minor = expect(&of(mesh, "x", "- a -"), &["y [{}, {}]", "z [{}, {}, {}]"]);
    assert_eq!(minor.conflicts[0].refusal, Refusal::Uneven);
    let mesh = [("a", 4), ("b", 2)];
    expect(
        &of(mesh, "x", "a b -"),
        &["y [{a, b}, {}]", "z [{}, {}, {}]"],
    );
    expect(
        &of(mesh, "y", "b+a -"),
        &["x [{b}, {}, {}]", "z [{b}, {a}, {}]"],
    );
    // Parts that do not divide a factor say nothing of it.
    let mesh = [("a", 3), ("b", 8)];
    expect(&of(mesh, "y", "a -"), &["x [{}, {}, {}]", "z [{}, {}, {}]"]);
    // Of 3 devices 2 have 2 rows each.
    expect(&of(mesh, "x", "a - -"), &["y [{a:2}, {}]"]);
    // A dimension that is one factor need not be divided; devices that have an index are named.
    expect(&of(mesh, "x", "- - a"), &["y [{}, {a}]", "z [{}, {}, {a}]"]);
    let long = ["y [{}, {b:5}]", "z [{}, {}, {b:5}]"];
    expect(&of(mesh, "x", "- - b"), &long);
}

#[test]
fn dimensions_of_extent_1_pass_nothing() {
    let text = r#"
func @main(%x "x": f32[1, 8], %y "y": f32[1, 8]) {
  %a "a" = add(%x, %y) : f32[1, 8]
  return %a
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data -")]);
    let propagation = expect(&module, &["a [{}, {}]", "y [{}, {}]"]);
    assert_eq!(propagation.conflicts, vec![]);
}

#[test]
fn axes_of_one_device_stay_where_they_are() {
    let text = r#"
func @main(%x "x": f32[8], %y "y": f32[8]) {
  %a "a" = add(%x, %y) : f32[8]
  return %a
}
"#;
    let module = annotated(text, [("data", 2), ("one", 1)], &[("x", "one+data")]);
    let propagation = expect(&module, &["x [{one, data}]", "a [{data}]", "y [{data}]"]);
    assert_eq!(propagation.conflicts, vec![]);
}

#[test]
fn contracted_dimensions_pass_among_operands_and_sorted_ones_to_results() {
    let text = r#"
func @main(%x "x": f32[8, 16], %w "w": f32[16, 4], %c "c": f32[8, 4]) {
  %y "y" = dot_general(%x, %w) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 4]
  %s "s" = sort(%c) {dim = 1, keys = 1, direction = lt, total_order = false} : f32[8, 4]
  %sum "sum" = add(%y, %s) : f32[8, 4]
  return %sum
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data model"), ("c", "-? model?")]);
    let lines = [
        "w [{model}, {}]",
        "c [{data}, {model}]",
        "y [{data}, {model}]",
        "s [{data}, {model}]",
    ];
    expect(&module, &lines);
}

#[test]
fn whole_dimensions_pass_nothing() {
    let text = r#"
func @main(%c "c": f32[8, 16]) {
  %v "v", %i "i" = top_k(%c) : f32[8, 16], i32[8, 16]
  return %v, %i
}
"#;
    let module = annotated(text, DATA_MODEL, &[("c", "data model")]);
    expect(&module, &["v [{data}, {}]", "i [{data}, {}]"]);
}

#[test]
fn what_shrinks_below_one_index_a_device_is_whole() {
    let text = r#"
func @main(%c "c": f32[8, 16]) {
  %s "s" = slice(%c) {start = [0, 0], limit = [8, 4], stride = [1, 1]} : f32[8, 4]
  %t "t" = slice(%c) {start = [0, 0], limit = [8, 3], stride = [1, 1]} : f32[8, 3]
  return %s, %t
}
"#;
    let module = annotated(text, DATA_MODEL, &[("c", "data model")]);
    expect(&module, &["s [{data}, {model}]", "t [{data}, {}]"]);
}

#[test]
fn dimensions_that_windows_move_along_pass_with_contracted_ones() {
    let text = r#"
func @main(%x "x": f32[8, 16], %w "w": f32[16, 4], %c "c": f32[8, 16]) {
  %y "y" = dot_general(%x, %w) {batch = [[], []], contracting = [[1], [0]]} : f32[8, 4]
  %s "s" = slice(%c) {start = [0, 0], limit = [8, 4], stride = [1, 1]} : f32[8, 4]
  %sum "sum" = add(%y, %s) : f32[8, 4]
  return %sum
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data model"), ("c", "-? model?")]);
    let lines = [
        "w [{model}, {}]",
        "c [{data}, {model}]",
        "y [{data}, {model}]",
        "s [{data}, {model}]",
    ];
    expect(&module, &lines);
}

#[test]
fn what_is_broadcast_gives_last() {
    let text = r#"
func @main(%b "b": f32[8], %x "x": f32[16, 8]) {
  %wide "wide" = broadcast_in_dim(%b) {dims = [1]} : f32[16, 8]
  %y "y" = dot_general(%wide, %x) {batch = [[], []], contracting = [[1], [1]]} : f32[16, 16]
  %z "z" = add(%wide, %x) : f32[16, 8]
  return %y, %z
}
"#;
    // Both ways in the end, but against an operand that is not broadcast it loses.
    expect(
        &annotated(text, DATA_MODEL, &[("b", "model")]),
        &["wide [{}, {model}]"],
    );
    let both = annotated(text, DATA_MODEL, &[("b", "data"), ("x", "data -")]);
    expect(&both, &["wide [{data}, {}]", "z [{data}, {}]"]);
}

#[test]
fn users_of_one_constant_do_not_hear_of_each_other() {
    let text = r#"
func @main(%x "x": f32[8, 8], %w "w": f32[8, 8]) {
  const %zero: f32[] = [0.0]
  %z "z" = broadcast_in_dim(%zero) {dims = []} : f32[8, 8]
  %i "i" = iota() {dim = 0} : f32[8, 8]
  %one "one" = add(%i, %z) : f32[8, 8]
  %a "a" = max(%x, %z) : f32[8, 8]
  %b "b" = max(%w, %z) : f32[8, 8]
  %c "c" = mul(%x, %one) : f32[8, 8]
  return %a, %b, %c
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data model")]);
    let lines = [
        "a [{data}, {model}]",
        "b [{}, {}]",
        "w [{}, {}]",
        "one [{data}, {model}]",
        "i [{data}, {model}]",
        "z [{}, {}]",
    ];
    expect(&module, &lines);
    // What all users agree on stays.
    let module = annotated(text, DATA_MODEL, &[("x", "data model"), ("w", "data -")]);
    expect(&module, &["b [{data}, {}]", "z [{data}, {}]"]);
    // An annotated constant is no longer free.
    let module = annotated(text, DATA_MODEL, &[("z", "- model")]);
    expect(
        &module,
        &["w [{}, {model}]", "x [{}, {model}]", "one [{}, {model}]"],
    );
}

#[test]
fn constraints_are_kept_on_both_sides() {
    let text = r#"
func @main(%x "x": f32[8, 8]) {
  %a "a" = neg(%x) : f32[8, 8]
  %c "c" = sharding_constraint(%a) : f32[8, 8]
  %y "y" = neg(%c) : f32[8, 8]
  return %y
}
"#;
    let module = annotated(text, DATA_MODEL, &[("x", "data -"), ("c", "- model")]);
    expect(
        &module,
        &["a [{data}, {model}]", "c [{}, {model}]", "y [{}, {model}]"],
    );
}

#[test]
fn nothing_is_said_of_a_module_without_annotations() {
    let module = annotated(STEP, DATA_MODEL, &[]);
    let propagation = propagate(&module);
    assert!(
        propagation.shardings[0]
            .values()
            .all(|sharding| sharding.is_replicated())
    );
    assert_eq!(shardings(&propagation, &module, &["x"]), ["x [{}, {}]"]);
}
