//! Elements under a sliding window combined into one.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::index;
use super::sliding::Sliding;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;

/// Elements under a sliding window combined into one, in row-major order, beginning with an initial
/// one. Padding adds nothing.
///
/// Operands: x, initial.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: all have one element type, which the combiner takes, and are not quantised.
/// - C3: there is a window, a stride, a padding and a dilation of both kinds for every dimension;
///   windows and steps are from 1 to 2^31.
/// - C4: the initial element is a scalar.
/// - C5: the result has the positions of the window as extents, 0 where it does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReduceWindow {
    /// How two elements become one.
    pub combiner: Combiner,
    /// Extents of the window.
    pub window: Vec<usize>,
    /// How it slides.
    pub sliding: Sliding,
}

/// There is a window for every dimension, from 1 to 2^31.
pub(super) fn check_window(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    window: &[usize],
    rank: usize,
) -> bool {
    let within = window.iter().all(|extent| (1..=1 << 31).contains(extent));
    rule.require(constraint, window.len() == rank && within, || {
        format!("window {window:?}, expected {rank} extents from 1 to 2^31")
    })
}

impl OpDef for ReduceWindow {
    attributes! { combiner, window, sliding: in(Sliding) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, initial]) = rule.all(["operand", "initial"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, initial, output], &self.combiner.dtypes());
        rule.shape("C4", initial, &[]);
        let rank = x.ty.shape.len();
        if check_window(rule, "C3", &self.window, rank) && self.sliding.check(rule, "C3", rank) {
            let shape = self.sliding.shape(&x.ty.shape, &self.window);
            rule.shape("C5", output, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let is_still = |dim| self.sliding.is_still(dim, self.window[dim]);
        DimensionRule::windowed(types, is_still, |_| true)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let (x, initial) = (operands.scalars(0), operands.scalars(1)[0]);
        let combined = index::indices(&operands.result.shape).map(|position| {
            let elements = self.sliding.elements(&position, shape, &self.window);
            let elements = elements.into_iter().map(|i| x[index::position(shape, i)]);
            self.combiner.fold(operands.result.dtype, initial, elements)
        });
        vec![Tensor::from_scalars(operands.result, combined)]
    }
}

impl ReductionFacts for ReduceWindow {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&self.window))
    }

    fn initial(&self) -> Option<usize> {
        Some(1)
    }
}
