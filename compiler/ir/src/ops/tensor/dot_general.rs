//! Sums of products over shared dimensions: matrix products of any rank.

use crate::ops::facts::{ContractionFacts, product};
use super::combiner::Combiner;
use super::index;
use super::precision::Precision;
use super::product::{self, Accumulator};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::{Operand, TypeRule};
use crate::types::TensorType;
use crate::graph::ValueId;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Sums of products over contracting dimensions, for each index of the batch dimensions.
///
/// The result's dimensions are the batch ones, then what is left of the left operand, then what is
/// left of the right one.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: the operands have one element type, the result the same or another of its kind (float,
///   integer, truth); none is quantised.
/// - C3: batch and contracting dimensions of an operand are different ones of it.
/// - C4: as many batch dimensions on the left as on the right, as many contracting ones, and their
///   extents are pairwise equal.
/// - C5: the result has the shape described.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DotGeneral {
    /// Dimensions of the left and of the right operand that stay side by side.
    pub batch: [Vec<usize>; 2],
    /// Dimensions of the left and of the right operand that are summed over.
    pub contracting: [Vec<usize>; 2],
    /// Of the left and of the right operand.
    pub precision: [Precision; 2],
}

impl DotGeneral {
    /// Dimensions of one operand that are neither batch nor contracting.
    pub fn free(&self, side: usize, rank: usize) -> Vec<usize> {
        index::others(rank, &[&self.batch[side][..], &self.contracting[side]].concat())
    }

    fn check_dims(&self, rule: &mut TypeRule<'_>, operands: [Operand<'_>; 2]) -> bool {
        let mut holds = true;
        for (side, operand) in operands.into_iter().enumerate() {
            let dims = [&self.batch[side][..], &self.contracting[side]].concat();
            let what = ["left dims", "right dims"][side];
            holds &= rule.dimensions("C3", what, &dims, operand.ty.shape.len());
        }
        if !holds {
            return false;
        }
        for [left, right] in [&self.batch, &self.contracting] {
            let extents = [(operands[0], left), (operands[1], right)]
                .map(|(operand, dims)| index::pick(&operand.ty.shape, dims));
            holds &= rule.require("C4", extents[0] == extents[1], || {
                let [left, right] = &extents;
                format!("extents {left:?} on the left are paired with {right:?} on the right")
            });
        }
        holds
    }
}

impl OpDef for DotGeneral {
    attributes! { batch: or([vec![], vec![]]), contracting, precision: or([Precision::Default; 2]) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([left, right]) = rule.all(["left operand", "right operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        product::check_types(rule, "C2", [left, right, output]);
        if self.check_dims(rule, [left, right]) {
            let mut shape = index::pick(&left.ty.shape, &self.batch[0]);
            for (side, operand) in [left, right].into_iter().enumerate() {
                let extents = &operand.ty.shape;
                shape.extend(index::pick(extents, &self.free(side, extents.len())));
            }
            rule.shape("C5", output, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let shapes = [types.shape(0), types.shape(1)];
        let [batch, contracting] = [&self.batch, &self.contracting];
        for (to, (&a, &b)) in batch[0].iter().zip(&batch[1]).enumerate() {
            let (left, right) = (TensorDim::Operand(0, a), TensorDim::Operand(1, b));
            let places = [left, right, TensorDim::Result(0, to)];
            rule.share(shapes[0][a], Role::Parallel, &places);
        }
        let free = [0, 1].map(|side| {
            let free = self.free(side, shapes[side].len()).into_iter();
            free.map(move |dim| (side, dim))
        });
        for (to, (side, dim)) in free.into_iter().flatten().enumerate() {
            let places = [TensorDim::Operand(side, dim), TensorDim::Result(0, batch[0].len() + to)];
            rule.share(shapes[side][dim], Role::Parallel, &places);
        }
        for (&a, &b) in contracting[0].iter().zip(&contracting[1]) {
            let places = [TensorDim::Operand(0, a), TensorDim::Operand(1, b)];
            rule.share(shapes[0][a], Role::Reduced(Combiner::Add), &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let accumulator = Accumulator::new(operands.ty(0).dtype, operands.result.dtype);
        let [a, b] = [0, 1].map(|side| accumulator.widen(operands.scalars(side)));
        let offsets = |side: usize, dims: &[usize]| index::offsets(&operands.ty(side).shape, dims);
        let [a_batch, b_batch] = [0, 1].map(|side| offsets(side, &self.batch[side]));
        let [a_sum, b_sum] = [0, 1].map(|side| offsets(side, &self.contracting[side]));
        let [a_free, b_free] = [0, 1].map(|side| {
            let rank = operands.ty(side).shape.len();
            offsets(side, &self.free(side, rank))
        });
        let mut sums = Vec::with_capacity(operands.result.elements());
        for (a_batch, b_batch) in a_batch.iter().zip(&b_batch) {
            for a_free in &a_free {
                for b_free in &b_free {
                    let (a_start, b_start) = (a_batch + a_free, b_batch + b_free);
                    let pairs = a_sum.iter().zip(&b_sum);
                    let pairs = pairs.map(|(i, j)| (a[a_start + i], b[b_start + j]));
                    sums.push(accumulator.sum(pairs).convert(operands.result.dtype));
                }
            }
        }
        vec![Tensor::from_scalars(operands.result, sums)]
    }
}

impl ContractionFacts for DotGeneral {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let summed = self.contracting[0].iter().map(|dim| types.shape(0)[*dim]);
        let summed = product(&summed.collect::<Vec<_>>());
        product(&types.results[0].shape).saturating_mul(summed)
    }
}

impl Vjp for DotGeneral {
    /// Products of the cotangent with the other operand, over that one's own dimensions.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        at.each(|at, side| Ok(Some(self.vjp_of(at, side))))
    }
}

impl DotGeneral {
    fn vjp_of(&self, at: &mut VjpScope<'_>, side: usize) -> ValueId {
        let other = 1 - side;
        let (own_rank, other_rank) = (at.shape(side).len(), at.shape(other).len());
        let frees = [0, 1].map(|side| self.free(side, at.shape(side).len()));
        let batch = self.batch[0].len();
        // Dimensions of the cotangent: the batch, those of the left, those of the right.
        let starts = [batch, batch + frees[0].len()];
        let of_other = starts[other]..starts[other] + frees[other].len();
        let product = Self {
            batch: [(0..batch).collect(), self.batch[other].clone()],
            contracting: [of_other.collect(), frees[other].clone()],
            precision: self.precision,
        };
        // What is left of the other operand are its contracting dimensions, each beside an own one.
        let left = product.free(1, other_rank);
        let partners = left.iter().map(|dim| {
            let place = self.contracting[other].iter().position(|it| it == dim);
            self.contracting[side][place.expect("it is contracted")]
        });
        let order = [&self.batch[side][..], &frees[side], &partners.collect::<Vec<_>>()].concat();
        let shape = at.shape(side);
        let (g, b) = (at.cotangent(), &mut *at.build);
        let dtype = b.ty(g).dtype;
        let operand = b.convert(at.operands[other], dtype);
        let ty = TensorType::new(dtype, index::pick(&shape, &order));
        let found = b.emit(product, &[g, operand], ty);
        let places = (0..own_rank).map(|dim| order.iter().position(|it| *it == dim));
        let places = places.map(|place| place.expect("every dimension is there"));
        let found = b.transposed(found, places.collect());
        let own = b.ty(at.operands[side]).dtype;
        b.convert(found, own)
    }
}
