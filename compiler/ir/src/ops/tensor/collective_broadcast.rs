//! What one device of a group holds, for all of them.

use super::collective::Payload;
use super::collective::{group_axes, Collective, alone, check_axes, check_operands, check_same};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// What one device of a group holds, for all of them.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the source is a position in a group.
/// - C4: the results have the operands' types.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CollectiveBroadcast {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// Position in the group of the device that sends.
    pub source: usize,
}

impl OpDef for CollectiveBroadcast {
    attributes! { axes, source }

    fn check(&self, rule: &mut TypeRule<'_>) {
        if let Some(size) = check_axes(rule, "C2", &self.axes) {
            let source = self.source;
            rule.require("C3", source < size, || {
                format!("source {source} in groups of {size} devices")
            });
        }
        if let Some(pairs) = check_operands(rule, &[]) {
            check_same(rule, "C4", &pairs);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::pairwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        alone(self, operands)
    }
}

impl Collective for CollectiveBroadcast {
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
        let sent = members[self.source].iter().zip(results);
        let sent = sent.map(|(tensor, ty)| Tensor::of_bytes(ty, tensor.bytes().to_vec()));
        vec![sent.collect(); members.len()]
    }
}

no_vjp!(CollectiveBroadcast: collective);
