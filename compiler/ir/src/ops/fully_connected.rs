//! Matrix product with weights.

use super::attribute::attributes;
use super::contraction::{self, Contraction};
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim, common_factors};
use crate::eval::{Operands, Tensor};
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Operand, TypeRule};
use crate::types::TensorType;

/// Matrix product with weights.
///
/// Operands: input with k · rows elements, weights `[n, k]`, bias `[n]` (optional).
/// Result: rows · n elements, last dimension n.
///
/// Constraints:
/// - C1: input and weights are there; one result.
/// - C2: weights have two dimensions.
/// - C3: the input's elements divide into rows of k.
/// - C4: input and result are f32, or i8 with one scale, or i16 with one scale and zero point 0.
/// - C5: weights are f32, or i8 or i4 with one scale, or one per dimension 0 and zero points 0.
/// - C6: the bias is f32, or i32, or i64 for i16 inputs too, with n elements.
/// - C7: input scale times weight scale over result scale is below 2^30, for sums of 64 bits 2^7.
///   These are the sums of i16 inputs, but where the bias is i32.
/// - C8: the result has as many rows as the input, and n as its last extent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FullyConnected {
    /// Applied to the result.
    pub activation: Activation,
}

/// Rows of `k` elements. Of rows without any, there are as many as the outer dimensions say.
fn rows(input: &TensorType, k: usize) -> usize {
    match (k, input.shape.split_last()) {
        (0, Some((_, outer))) => outer.iter().product(),
        (0, None) => 0,
        _ => input.elements() / k,
    }
}

fn check_shapes(
    rule: &mut TypeRule<'_>,
    input: Operand<'_>,
    weights: Operand<'_>,
    output: Operand<'_>,
) {
    let (n, k) = (weights.ty.shape[0], weights.ty.shape[1]);
    let elements = input.ty.elements();
    if !rule.require("C3", elements.is_multiple_of(k), || {
        format!("{input} has {elements} elements, no multiple of {k}, the inputs of {weights}")
    }) {
        return;
    }
    let rows = rows(input.ty, k);
    let found = &output.ty.shape;
    let holds = output.ty.elements() == rows * n && found.last() == Some(&n);
    rule.require("C8", holds, || {
        format!("{output} has shape {found:?}, expected {rows} rows of {n}")
    });
}

impl OpDef for FullyConnected {
    attributes! { activation: or(Activation::None) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(2..=3, 1);
        let (input, weights) = (rule.operand(0, "input"), rule.operand(1, "weights"));
        let bias = rule.optional(2, "bias");
        let (true, Some(input), Some(weights)) = (arity, input, weights) else {
            return;
        };
        let output = rule.result(0, "result");
        let ranked = rule.rank("C2", weights, 2);
        if ranked {
            check_shapes(rule, input, weights, output);
        }
        contraction::check_types::<Self>(rule, input, weights, bias, output);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (x, weights) = (types.shape(0), types.shape(1));
        let last = types.results[0].shape.len() - 1;
        // The input as rows of k: only the dimensions of rows are independent.
        let mut rows = types.results[0].shape[..last].to_vec();
        rows.push(weights[1]);
        for (extent, from, to) in common_factors(x, &rows) {
            match to == last {
                true => rule.share(extent, Role::Whole, &[TensorDim::Operand(0, from)]),
                false => {
                    let places = [TensorDim::Operand(0, from), TensorDim::Result(0, to)];
                    rule.share(extent, Role::Parallel, &places);
                }
            }
        }
        let mut outputs = vec![TensorDim::Operand(1, 0), TensorDim::Result(0, last)];
        outputs.extend(contraction::bias_place(types));
        rule.share(weights[0], Role::Parallel, &outputs);
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        contraction::eval(self, self.activation, operands)
    }
}

impl Contraction for FullyConnected {
    const CHANNEL_AXIS: usize = 0;
    const NARROW_SUMS: bool = true;
    const DOUBLE_SUMS: bool = true;

    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let (n, k) = (operands.ty(1).shape[0], operands.ty(1).shape[1]);
        let rows = rows(operands.ty(0), k);
        let mut result = Vec::with_capacity(rows * n);
        for row in 0..rows {
            for channel in 0..n {
                let sum = (0..k).fold(zero, |sum, i| tap(sum, row * k + i, channel * k + i));
                result.push(finish(channel, sum));
            }
        }
        result
    }
}

impl ContractionFacts for FullyConnected {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&types.shape(1)[1..]))
    }
}
