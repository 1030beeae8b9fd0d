//! Shards put one after another along a dimension; every device of a group gets all.

use super::collective::Payload;
use super::collective::{
    Collective, alone, check_axes, check_cut, check_dim, check_operands, exchanged, group_axes,
    join, operand,
};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// Shards put one after another along a dimension, in order of position; every device of a group
/// gets all. What is beyond the result's end is left out: where a group does not divide the extent,
/// the last shards are padded.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results, and a dimension for each.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the dimensions are those of their operands.
/// - C4: the results have the operands' elements, with one scale or none.
/// - C5: a result has the operand's extents; along its dimension no more than all shards have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AllGather {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that grows.
    pub dims: Vec<usize>,
}

impl OpDef for AllGather {
    attributes! { axes, dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let size = check_axes(rule, "C2", &self.axes);
        let Some(pairs) = check_operands(rule, &[&self.dims]) else {
            return;
        };
        for (&(operand, result), &dim) in pairs.iter().zip(&self.dims) {
            rule.same_elements("C4", operand, result);
            if let (true, Some(size)) = (check_dim(rule, "C3", operand, dim), size) {
                check_cut(rule, "C5", [result, operand], dim, size);
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        exchanged(types, |index| vec![self.dims[index]])
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        alone(self, operands)
    }
}

impl Collective for AllGather {
    group_axes!();

    fn payload(&self) -> Payload {
        Payload::Results
    }

    fn exchange(
        &self,
        _: &Mesh,
        members: &[Vec<&Tensor>],
        results: &[&TensorType],
    ) -> Vec<Vec<Tensor>> {
        let parts = results.iter().zip(&self.dims).enumerate();
        let whole = parts.map(|(index, (ty, &dim))| join(ty, dim, &operand(members, index)));
        vec![whole.collect(); members.len()]
    }
}

no_vjp!(AllGather: collective);
