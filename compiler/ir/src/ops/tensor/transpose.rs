//! Dimensions in another order.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};

/// Dimensions in another order.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: the permutation names every dimension of the operand once.
/// - C4: an extent of the result is that of the operand's dimension in its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Transpose {
    /// For each dimension of the result, its dimension of the operand.
    pub permutation: Vec<usize>,
}

impl OpDef for Transpose {
    attributes! { permutation }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", input, output);
        let rank = input.ty.shape.len();
        let every = rule.require("C3", self.permutation.len() == rank, || {
            let found = self.permutation.len();
            format!("{found} dimensions in the permutation, {input} has {rank}")
        });
        if rule.dimensions("C3", "permutation", &self.permutation, rank) && every {
            let shape = index::pick(&input.ty.shape, &self.permutation);
            rule.shape("C4", output, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        for (dim, &own) in self.permutation.iter().enumerate() {
            let places = [TensorDim::Operand(0, own), TensorDim::Result(0, dim)];
            rule.share(types.shape(0)[own], Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let from = &operands.ty(0).shape;
        let source = |target: Vec<usize>| {
            let mut own = vec![0; from.len()];
            for (&dim, i) in self.permutation.iter().zip(target) {
                own[dim] = i;
            }
            index::position(from, own)
        };
        let sources = index::indices(&operands.result.shape).map(source);
        vec![Tensor::copied(operands.result, operands.tensor(0), sources)]
    }
}

impl Vjp for Transpose {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let mut inverse = vec![0; self.permutation.len()];
        for (place, dim) in self.permutation.iter().enumerate() {
            inverse[*dim] = place;
        }
        let g = at.cotangent();
        Ok(vec![Some(at.build.transposed(g, inverse))])
    }
}
