//! How exact products are.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "other ops have no precision"
)]

use peapod_ir::OpKind;
use peapod_ir::ops::tensor::{Precision, TensorOp};

use super::{module, refused};

const TYPES: &str = "(tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>";

fn program(op: &str, types: &str) -> String {
    let (from, to) = types.split_once(" -> ").expect("types of an op");
    let from = from.trim_matches(['(', ')']).split(", ");
    let arguments: Vec<String> = from
        .enumerate()
        .map(|(i, ty)| format!("%{i}: {ty}"))
        .collect();
    let arguments = arguments.join(", ");
    format!(
        "module {{\nfunc.func @main({arguments}) -> {to} {{\n\
         %r = {op} : {types}\nreturn %r : {to}\n}}\n}}"
    )
}

/// Those of all products of a program.
fn precisions(text: &str) -> Vec<[Precision; 2]> {
    let module = module(text);
    let ops = module.functions.iter().flat_map(|it| it.ops.iter());
    let found = ops.filter_map(|op| match &op.kind {
        OpKind::Tensor(TensorOp::DotGeneral(it)) => Some(it.precision),
        OpKind::Tensor(TensorOp::Convolution(it)) => Some(it.precision),
        _ => None,
    });
    found.collect()
}

#[test]
fn a_precision_config_is_kept() {
    use Precision::{Default, High, Highest};
    let dims = "contracting_dims = [1] x [0]";
    for (config, expected) in [
        ("", [Default; 2]),
        (", precision = [DEFAULT, DEFAULT]", [Default; 2]),
        (", precision = [HIGHEST, HIGH]", [Highest, High]),
        (", precision = []", [Default; 2]),
    ] {
        let op = format!("stablehlo.dot_general %0, %1, {dims}{config}");
        assert_eq!(precisions(&program(&op, TYPES)), [expected], "{config}");
    }
    let words = "precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]";
    let op = format!("\"stablehlo.dot\"(%0, %1) <{{{words}}}>");
    assert_eq!(precisions(&program(&op, TYPES)), [[Highest, Default]]);
    let op = format!(
        "stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], \
         window = {{}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64, {words}}}"
    );
    let types = "(tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x3x1xf32>";
    assert_eq!(precisions(&program(&op, types)), [[Highest, Default]]);
    // Four real products of a complex one.
    let op = format!("stablehlo.dot_general %0, %1, {dims}, precision = [HIGHEST, HIGHEST]");
    let types = TYPES.replace("f32", "complex<f32>");
    let found = precisions(&program(&op, &types));
    assert!(
        found.len() >= 3 && found.iter().all(|it| *it == [Highest; 2]),
        "{found:?}"
    );
}

#[test]
fn another_precision_config_is_refused() {
    for config in ["[HIGHEST]", "[HIGHEST, SLOW]", "[HIGH, HIGH, HIGH]"] {
        let op = format!(
            "stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = {config}"
        );
        let error = refused(&program(&op, TYPES));
        assert!(
            error.contains("two of DEFAULT, HIGH and HIGHEST"),
            "{error}"
        );
    }
}
