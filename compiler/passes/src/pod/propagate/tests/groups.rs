//! Groups of values, and constraints that let shardings through one way only.

use peapod_ir::text::parse;

use super::{expect, named, propagate};
use crate::pod::annotate;

/// Arguments `x`, `y` and `z` with these groups, and a result made of each.
fn members(x: &str, y: &str, z: &str) -> String {
    format!(
        r#"
module "groups"
mesh data=2, model=3

func @main(%x "x": f32[8, 6]{x}, %y "y": f32[4, 6]{y}, %z "z": f32[8, 6]{z}) {{
  %a "a" = neg(%x) : f32[8, 6]
  %b "b" = neg(%y) : f32[4, 6]
  %c "c" = neg(%z) : f32[8, 6]
  return %a, %b, %c
}}
"#
    )
}

const SPLIT: &str = " sharding([{data}, {model, ?}], groups = [1])";

#[test]
fn members_of_a_group_are_sharded_as_the_annotated_one() {
    let text = members(SPLIT, " sharding([{?}, {?}], groups = [1])", "");
    let module = parse(&text).expect("it parses");
    let propagation = expect(
        &module,
        &["y [{data}, {model}]", "b [{data}, {model}]", "c [{}, {}]"],
    );
    let y = named(&module, "y");
    let why = propagation.explain(&module, y.function, y.value);
    assert!(why.contains(r#"%0 "x" is annotated"#), "{why}");
    assert!(why.contains(r#"which is tied to %1 "y""#), "{why}");
}

#[test]
fn what_one_member_learns_all_do() {
    let text = members(
        " sharding([{?}, {?}], groups = [0])",
        " sharding([{?}, {?}], groups = [0])",
        "",
    );
    let mut module = parse(&text).expect("it parses");
    let (a, x) = (named(&module, "a").value, named(&module, "x").value);
    let split = parse(&members(SPLIT, "", "")).expect("it parses");
    let mut said = split.functions[0].value(x).annotation.clone();
    said.as_mut().expect("it is annotated").groups.clear();
    module.functions[0].values[a].annotation = said;
    expect(
        &module,
        &["x [{data}, {model}]", "y [{data}, {model}]", "z [{}, {}]"],
    );
}

#[test]
fn groups_that_share_a_member_are_one() {
    let text = members(
        SPLIT,
        " sharding([{?}, {?}], groups = [1, 5])",
        " sharding([{?}, {?}], groups = [5])",
    );
    let module = parse(&text).expect("it parses");
    expect(&module, &["y [{data}, {model}]", "z [{data}, {model}]"]);
}

#[test]
fn without_groups_nothing_is_shared() {
    let module = parse(&members(SPLIT, "", "")).expect("it parses");
    expect(&module, &["y [{}, {}]", "z [{}, {}]"]);
}

/// Annotates arguments and results, then propagates: what is said, or why it is refused.
fn settled(x: &str, y: &str) -> Result<Vec<String>, String> {
    let mut module = parse(&members(x, y, "")).expect("it parses");
    annotate::run(&mut module).map_err(|error| error.to_string())?;
    let propagation = propagate(&module);
    Ok(super::shardings(&propagation, &module, &["x", "y"]))
}

#[test]
fn what_is_said_of_members_must_agree() {
    let agreed = settled(
        " sharding([{data, ?}, {?}], groups = [2])",
        " sharding([{?}, {model}], groups = [2])",
    );
    let both = ["x [{data}, {model}]", "y [{data}, {model}]"].map(str::to_owned);
    assert_eq!(agreed, Ok(both.to_vec()));
    for (x, y) in [
        (SPLIT, " sharding([{model}, {data}], groups = [1])"),
        (SPLIT, " sharding([{}, {?}], groups = [1])"),
        // Both together would use the axis twice.
        (
            " sharding([{data}, {?}], groups = [1])",
            " sharding([{?}, {data}], groups = [1])",
        ),
    ] {
        let error = settled(x, y).expect_err(y);
        let expected = "`x` and `y` are of one group, expected one sharding for both, found";
        assert!(error.contains(expected), "{error}");
    }
}

/// What is whole or data by default is sharded as the rest of its group.
#[test]
fn defaults_give_way_to_groups() {
    let text = r#"
module "alike"
mesh data=2

func @main(%w "w": f32[6, 4] sharding([{?}, {?}], groups = [0]), %x "x": f32[8, 6]) replaces(0: 0) {
  %y "y" = dot_general(%x, %w) {contracting = [[1], [0]]} : f32[8, 4] sharding([{?}, {?}], groups = [0])
  %new "new" = neg(%w) : f32[6, 4]
  return %new, %y
}
"#;
    let mut module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    annotate::run(&mut module).expect("nothing contradicts");
    expect(
        &module,
        &["x [{data}, {}]", "y [{data}, {}]", "w [{data}, {}]"],
    );
}

#[test]
fn a_group_is_not_half_within_a_manual_computation() {
    let text = r#"
module "manual"
mesh data=2

func @main(%x "x": f32[8] sharding([{?}], groups = [0])) {
%y = manual_computation(%x) {function = f, axes = [0], inputs = [[[0]]], outputs = [[[0]]]} : f32[8]
  return %y
}

func @f(%x "inside": f32[4] sharding([{?}], groups = [0])) {
  %y = neg(%x) : f32[4]
  return %y
}
"#;
    let mut module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    let error = annotate::run(&mut module).expect_err("it is apart");
    let expected = "and `inside` are of one group, but only one of them is within a manual";
    assert!(error.to_string().contains(expected), "{error}");
}

/// The shardings of `x` and `z` around a constraint that shardings spread through this way.
fn around(spread: &str, x: &str, z: &str) -> [String; 2] {
    let text = format!(
        r#"
module "barrier"
mesh data=2

func @main(%x "x": f32[8, 6]{x}) {{
  %y "y" = sharding_constraint(%x) {{spread = {spread}}} : f32[8, 6]
  %z "z" = neg(%y) : f32[8, 6]{z}
  return %z
}}
"#
    );
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let propagation = propagate(&module);
    ["x", "y"].map(|name| super::shardings(&propagation, &module, &[name]).remove(0))
}

#[test]
fn shardings_spread_through_a_barrier_as_it_says() {
    let split = " sharding([{data}, {}])";
    for (spread, forward, backward) in [
        ("both", true, true),
        ("forward", true, false),
        ("backward", false, true),
        ("neither", false, false),
    ] {
        let is = |split: bool| if split { "[{data}, {}]" } else { "[{}, {}]" };
        let found = around(spread, split, "");
        assert_eq!(found[1], format!("y {}", is(forward)), "{spread}");
        let found = around(spread, "", split);
        assert_eq!(found[1], "y [{data}, {}]", "{spread}");
        assert_eq!(found[0], format!("x {}", is(backward)), "{spread}");
    }
}
