//! Shards combined element by element; every device of a group gets its part of the result.

use super::collective::Payload;
use super::collective::{
    Collective, alone, check_axes, check_combined, check_cut, check_dim, check_first,
    check_operands, combine, cut, exchanged, group_axes, operand,
};
use super::combiner::Combiner;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// Shards combined element by element; every device of a group gets its part of the result, which
/// is cut along a dimension. Where the devices do not divide its extent, the last parts are padded
/// with zeros.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results, and a dimension for each.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the combiner takes the operands' elements, and they are not quantised.
/// - C4: the dimensions are those of their operands.
/// - C5: a result has the operand's extents; along its dimension those of all devices have no less.
/// - C6: one device of a group counts at least, and no more than there are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReduceScatter {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that is cut.
    pub dims: Vec<usize>,
    /// How two elements become one; along the group in order of position.
    pub combiner: Combiner,
    /// How many devices of a group count, the first ones; `None` if all do. What the others hold is
    /// nothing, but they get their parts, too.
    pub first: Option<usize>,
}

impl OpDef for ReduceScatter {
    attributes! { axes, dims, combiner, first: optional }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let size = check_axes(rule, "C2", &self.axes);
        let Some(pairs) = check_operands(rule, &[&self.dims]) else {
            return;
        };
        check_combined(rule, "C3", self.combiner, &pairs);
        let Some(size) = size else {
            return;
        };
        check_first(rule, "C6", self.first, size);
        for (&(operand, result), &dim) in pairs.iter().zip(&self.dims) {
            if check_dim(rule, "C4", operand, dim) {
                check_cut(rule, "C5", [operand, result], dim, size);
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

impl Collective for ReduceScatter {
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
        let indices = 0..results.len();
        let sums = indices.map(|index| {
            let parts = operand(members, index);
            combine(self.combiner, self.first, &parts)
        });
        let sums: Vec<Tensor> = sums.collect();
        let parts = |position| {
            let parts = sums.iter().zip(results).zip(&self.dims);
            parts
                .map(|((sum, ty), &dim)| cut(ty, dim, sum, position))
                .collect()
        };
        (0..members.len()).map(parts).collect()
    }
}

no_vjp!(ReduceScatter: collective);
