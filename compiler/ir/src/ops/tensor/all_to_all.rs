//! Every device of a group cuts its tensor and sends one piece to each.

use super::collective::Payload;
use super::collective::{
    Collective, alone, check_axes, check_dim, check_divided, check_operands, cut, exchanged,
    group_axes, join, operand,
};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// Every device of a group cuts its tensor and sends one piece to each, which puts them one after
/// another: both in order of position.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results, and two dimensions for each.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the dimensions are those of their operands; the devices of a group divide the extents of
///   those that are cut.
/// - C4: the results have the operands' elements, with one scale or none.
/// - C5: a result has the operand's extents, divided by the devices where it is cut, then times
///   them where it grows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AllToAll {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that is cut.
    pub split_dims: Vec<usize>,
    /// For each operand, the dimension that grows.
    pub concat_dims: Vec<usize>,
}

impl OpDef for AllToAll {
    attributes! { axes, split_dims, concat_dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let size = check_axes(rule, "C2", &self.axes);
        let Some(pairs) = check_operands(rule, &[&self.split_dims, &self.concat_dims]) else {
            return;
        };
        let dims = self.split_dims.iter().zip(&self.concat_dims);
        for (&(operand, result), (&split, &concat)) in pairs.iter().zip(dims) {
            rule.same_elements("C4", operand, result);
            let Some(size) = size else {
                continue;
            };
            let grows = check_dim(rule, "C3", operand, concat);
            if check_divided(rule, "C3", operand, split, size) && grows {
                let mut shape = operand.ty.shape.clone();
                shape[split] /= size;
                shape[concat] = shape[concat].saturating_mul(size);
                rule.shape("C5", result, &shape);
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        exchanged(types, |index| {
            vec![self.split_dims[index], self.concat_dims[index]]
        })
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        alone(self, operands)
    }
}

impl Collective for AllToAll {
    group_axes!();

    fn payload(&self) -> Payload {
        Payload::Operands
    }

    fn exchange(
        &self,
        _: &Mesh,
        members: &[Vec<&Tensor>],
        results: &[&TensorType],
    ) -> Vec<Vec<Tensor>> {
        let get = |position| {
            let dims = self.split_dims.iter().zip(&self.concat_dims);
            let results = results.iter().zip(dims).enumerate();
            let get = results.map(|(index, (ty, (&split, &concat)))| {
                let sent = operand(members, index);
                let mut piece = sent[0].ty().clone();
                piece.shape[split] /= members.len();
                let pieces = sent.iter().map(|whole| cut(&piece, split, whole, position));
                let pieces: Vec<Tensor> = pieces.collect();
                join(ty, concat, &pieces.iter().collect::<Vec<_>>())
            });
            get.collect()
        };
        (0..members.len()).map(get).collect()
    }
}

no_vjp!(AllToAll: collective);
