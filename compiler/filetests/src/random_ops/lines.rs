//! Functions along a dimension, sums of many tensors, and comparisons.

use proptest::prelude::*;

use super::{Case, bytes};

/// Any of them.
pub(super) fn lines() -> impl Strategy<Value = Case> {
    prop_oneof![4 => along(), 1 => many()]
}

/// A function of the elements along a dimension.
fn along() -> impl Strategy<Value = Case> {
    let shape = [1_usize..4, 1..9, 1..20];
    let rest = (0_usize..3, any::<[i8; 2]>(), any::<[bool; 2]>(), -3_i32..6);
    (0_usize..6, shape, rest).prop_flat_map(|(function, shape, rest)| {
        bytes(shape.iter().product()).prop_map(move |input| {
            let (axis, zeros, flags, exponent) = rest;
            let [exclusive, reverse] = flags;
            let mut short = shape.to_vec();
            short.remove(axis);
            let indices = format!("i32{short:?}");
            let mut largest = shape;
            largest[2] = 1 + usize::from(zeros[0].unsigned_abs()) % shape[2];
            let same = |quant: String| format!("i8{shape:?} quant({quant})");
            let sums = format!("axis = {axis}, exclusive = {exclusive}, reverse = {reverse}");
            let along = format!("axis = {axis}");
            let (op, attributes, result) = match function {
                0 => ("arg_max", along, indices),
                1 => ("arg_min", along, indices),
                2 => ("cumsum", sums, same(format!("0.37:{}", zeros[1]))),
                3 => ("l2_normalization", along, same("0.0078125:0".to_owned())),
                4 => ("top_k_indices", along, format!("i32{largest:?}")),
                _ => ("log_softmax", along, same("0.0625:127".to_owned())),
            };
            // The last three are along the last dimension on microcontrollers.
            let attributes = match function {
                4 => format!("axis = 2, count = {}", largest[2]),
                3.. => "axis = 2".to_owned(),
                _ => attributes,
            };
            let from = same(format!("{}:{}", 0.083 * 2_f32.powi(exponent), zeros[0]));
            let text = format!(
                r#"module "m"
                func @main(%x: {from}) {{
                  %y = {op}(%x) {{{attributes}}} : {result}
                  return %y
                }}"#
            );
            let inputs = vec![input];
            Case { op, text, inputs }
        })
    })
}

/// The sum of three tensors, or how two relate.
fn many() -> impl Strategy<Value = Case> {
    let directions = vec!["eq", "ne", "ge", "gt", "le", "lt"];
    let direction = proptest::sample::select(directions);
    (1_usize..60, direction, any::<[i8; 2]>(), any::<bool>()).prop_flat_map(
        |(len, direction, zeros, sum)| {
            let operands = [bytes(len), bytes(len), bytes(len)];
            operands.prop_map(move |[a, b, c]| {
                let [zero, other] = zeros;
                let (op, call, second, result) = match sum {
                    true => (
                        "add_n",
                        "(%a, %b, %c)".to_owned(),
                        zero,
                        format!("quant(0.8:{other})"),
                    ),
                    false => {
                        let call = format!("(%a, %b) {{direction = {direction}}}");
                        ("compare", call, other, String::new())
                    }
                };
                let element = if sum { "i8" } else { "bool" };
                let ty = |zero: i8| format!("i8[{len}] quant(0.3:{zero})");
                let (from, second) = (ty(zero), ty(second));
                let text = format!(
                    r#"module "m"
                    func @main(%a: {from}, %b: {second}, %c: {from}) {{
                      %y = {op}{call} : {element}[{len}] {result}
                      return %y
                    }}"#
                );
                let inputs = vec![a, b, c];
                Case { op, text, inputs }
            })
        },
    )
}
