//! Shards combined element by element; every device of a group gets the result.

use super::collective::Payload;
use super::collective::{
    Collective, alone, check_axes, check_combined, check_first, check_operands, check_same,
    combine, group_axes, operand,
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

/// Shards combined element by element; every device of a group gets the result.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the combiner takes the operands' elements, and they are not quantised.
/// - C4: the results have the operands' types.
/// - C5: one device of a group counts at least, and no more than there are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AllReduce {
    /// Devices that differ in these axes form a group.
    pub axes: Vec<AxisId>,
    /// How two elements become one; along the group in order of position.
    pub combiner: Combiner,
    /// How many devices of a group count, the first ones; `None` if all do. What the others hold is
    /// nothing, but they get the result, too.
    pub first: Option<usize>,
}

impl OpDef for AllReduce {
    attributes! { axes, combiner, first: optional }

    fn check(&self, rule: &mut TypeRule<'_>) {
        if let Some(size) = check_axes(rule, "C2", &self.axes) {
            check_first(rule, "C5", self.first, size);
        }
        let Some(pairs) = check_operands(rule, &[]) else {
            return;
        };
        check_combined(rule, "C3", self.combiner, &pairs);
        check_same(rule, "C4", &pairs);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::pairwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        alone(self, operands)
    }
}

impl Collective for AllReduce {
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
        vec![sums.collect(); members.len()]
    }
}

no_vjp!(AllReduce: collective);
