//! A tensor repeated along new dimensions and along those of extent 1.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// A tensor repeated along new dimensions and along those of extent 1.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: there is a dimension of the result for each of the operand, all different.
/// - C4: an extent of the operand is 1 or that of its dimension of the result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BroadcastInDim {
    /// For each dimension of the operand, its dimension of the result.
    pub dims: Vec<usize>,
}

impl OpDef for BroadcastInDim {
    attributes! { dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", input, output);
        let (from, to) = (&input.ty.shape, &output.ty.shape);
        let count = rule.require("C3", self.dims.len() == from.len(), || {
            let (dims, rank) = (self.dims.len(), from.len());
            format!("{dims} dimensions for the {rank} of {input}")
        });
        if !(rule.dimensions("C3", "dims", &self.dims, to.len()) && count) {
            return;
        }
        for (&extent, &dim) in from.iter().zip(&self.dims) {
            rule.require("C4", extent == 1 || extent == to[dim], || {
                let found = to[dim];
                format!("extent {extent} of {input} becomes {found}, dimension {dim} of {output}")
            });
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let from = types.shape(0);
        for (dim, &extent) in types.results[0].shape.iter().enumerate() {
            let mut places = vec![TensorDim::Result(0, dim)];
            let own = self.dims.iter().position(|&target| target == dim);
            let own = own.filter(|&own| from[own] == extent);
            places.extend(own.map(|own| TensorDim::Operand(0, own)));
            rule.share(extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (from, to) = (&operands.ty(0).shape, &operands.result.shape);
        let source = |target: Vec<usize>| {
            let picked = index::pick(&target, &self.dims);
            let own = picked.into_iter().zip(from);
            index::position(from, own.map(|(i, &extent)| if extent == 1 { 0 } else { i }))
        };
        let sources = index::indices(to).map(source);
        vec![Tensor::copied(operands.result, operands.tensor(0), sources)]
    }
}

impl Vjp for BroadcastInDim {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        let extents = at.build.shape(g).to_vec();
        let is_kept = |dim: usize| {
            let own = self.dims.iter().position(|it| *it == dim);
            own.is_some_and(|own| shape[own] == extents[dim])
        };
        let (kept, summed): (Vec<usize>, Vec<usize>) =
            (0..extents.len()).partition(|dim| is_kept(*dim));
        let sum = at.build.sum(g, summed);
        let own = self.dims.iter().filter(|dim| is_kept(**dim));
        let order = own.map(|dim| kept.iter().position(|it| it == dim));
        let order = order.map(|place| place.expect("it is kept")).collect();
        let sum = at.build.transposed(sum, order);
        Ok(vec![Some(at.build.reshape(sum, shape))])
    }
}
