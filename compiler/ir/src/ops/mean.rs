//! Mean over dimensions.

use crate::ops::facts::{ReductionFacts, product};
use super::attribute::attributes;
use super::contraction::Requantizer;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::DType;

/// Mean over dimensions. Of no elements it is not a number; of none that are quantised what is
/// stored is 0, as TensorFlow Lite Micro and LiteRT have it.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result are f32, or i8 with one scale each, or i16 with zero point 0 too.
/// - C3: axes are dimensions of the operand, ascending, without repetition.
/// - C4: the result has the operand's extents without the axes', or with 1 in their place.
/// - C5: operand scale over result scale is below 2^30.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mean {
    /// Dimensions reduced, ascending, without repetition.
    pub axes: Vec<usize>,
    /// Whether the result keeps them with extent 1.
    pub keep_dims: bool,
}

impl Mean {
    pub(super) fn result_shape(&self, input: &[usize]) -> Vec<usize> {
        let dims = input.iter().enumerate();
        dims.filter_map(|(dim, &extent)| match self.axes.contains(&dim) {
            false => Some(extent),
            true => self.keep_dims.then_some(1),
        })
        .collect()
    }

    /// C3: the axes are dimensions of the operand.
    pub(super) fn check_axes(&self, rule: &mut TypeRule<'_>, input: Operand<'_>) -> bool {
        let rank = input.ty.shape.len();
        let ascending = self.axes.windows(2).all(|pair| pair[0] < pair[1]);
        let inside = self.axes.iter().all(|&axis| axis < rank);
        rule.require("C3", ascending && inside, || {
            let axes = &self.axes;
            format!("axes {axes:?} of {input}, expected ascending numbers below {rank}")
        })
    }

    /// Sums the operand's elements in order: `add(sum, index)` into each element of the result.
    pub(super) fn fold<A: Copy>(
        &self,
        input: &[usize],
        zero: A,
        add: impl Fn(A, usize) -> A,
    ) -> Vec<A> {
        let kept = |dim: usize| usize::from(!self.axes.contains(&dim));
        let mut targets = vec![0];
        let mut results = 1;
        for (dim, &extent) in input.iter().enumerate() {
            let (scale, step) = if kept(dim) == 1 { (extent, 1) } else { (1, 0) };
            results *= scale;
            targets = targets
                .into_iter()
                .flat_map(|target| (0..extent).map(move |i| target * scale + i * step))
                .collect();
        }
        let mut sums = vec![zero; results];
        for (index, target) in targets.into_iter().enumerate() {
            sums[target] = add(sums[target], index);
        }
        sums
    }

    fn count(&self, input: &[usize]) -> usize {
        self.axes.iter().map(|&axis| input[axis]).product()
    }
}

impl OpDef for Mean {
    attributes! { axes, keep_dims: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        if self.check_axes(rule, input) {
            rule.shape("C4", output, &self.result_shape(&input.ty.shape));
        }
        let arithmetic = rule.quantised_arithmetic("C2", &[input, output], &DType::WIDE_REALS);
        if arithmetic == Some(Arithmetic::Integer) {
            rule.multiplier("C5", numerics::requantize_multiplier(input.ty, output.ty));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let extents = types.shape(0).iter().enumerate();
        let mut to = 0;
        // Means of parts are no parts of the mean: the axes stay whole.
        for (dim, &extent) in extents {
            let reduced = self.axes.contains(&dim);
            if !reduced {
                let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, to)];
                rule.share(extent, Role::Parallel, &places);
            }
            to += usize::from(!reduced || self.keep_dims);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let count = self.count(&input.shape);
        let result = match operands.arithmetic() {
            Arithmetic::Integer if input.is_empty() => {
                Tensor::from_integers(output, vec![0; output.elements()])
            }
            Arithmetic::Integer => {
                let x = operands.integers(0);
                let zero_point = input.zero_point();
                let multiplier = numerics::mean_multiplier(input, output, count);
                let requantizer = Requantizer::new(vec![multiplier], Activation::None, output);
                let sums = self.fold(&input.shape, 0_i32, |sum, i| {
                    sum.wrapping_add(x[i] - zero_point)
                });
                let means = sums.into_iter().map(|sum| requantizer.apply(0, sum));
                Tensor::from_integers(output, means)
            }
            Arithmetic::Float => {
                let x = operands.floats(0);
                let sums = self.fold(&input.shape, 0.0_f32, |sum, i| sum + x[i]);
                Tensor::from_floats(output, sums.into_iter().map(|sum| sum / count as f32))
            }
        };
        vec![result]
    }
}

impl ReductionFacts for Mean {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
