//! Shards combined element by element; every device of a group gets the result.

use super::collective::{
    Collective, alone, check_axes, check_combined, check_operands, check_same, combine, operand,
};
use super::combiner::Combiner;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;
use crate::types::TensorType;

/// Shards combined element by element; every device of a group gets the result.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the combiner takes the operands' elements, and they are not quantised.
/// - C4: the results have the operands' types.
#[derive(Clone, Debug, PartialEq)]
pub struct AllReduce {
    /// Devices that differ in these axes form a group.
    pub axes: Vec<AxisId>,
    /// How two elements become one; along the group in order of position.
    pub combiner: Combiner,
}

impl OpDef for AllReduce {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
            .with("combiner", self.combiner)
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
            combiner: attributes.take("combiner")?,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        check_axes(rule, "C2", &self.axes);
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
    fn axes(&self) -> &[AxisId] {
        &self.axes
    }

    fn exchange(
        &self,
        _: &Mesh,
        members: &[Vec<&Tensor>],
        results: &[&TensorType],
    ) -> Vec<Vec<Tensor>> {
        let indices = 0..results.len();
        let sums = indices.map(|index| combine(self.combiner, &operand(members, index)));
        vec![sums.collect(); members.len()]
    }
}
