//! The position of the device along axes: which shard of a dimension split over them it holds.

use super::collective::check_axes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};
use crate::vjp::no_slope;

/// The position of the device along axes: which shard of a dimension split over them it holds.
///
/// Constraints:
/// - C1: no operand; one result.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the result is an i32 scalar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PartitionIndex {
    /// Axes, major first.
    pub axes: Vec<AxisId>,
}

impl PartitionIndex {
    /// What a device gets.
    pub fn of(&self, mesh: &Mesh, device: usize, ty: &TensorType) -> Tensor {
        let position = mesh.position(device, &self.axes);
        Tensor::from_scalars(ty, [Scalar::Integer(position as i64)])
    }
}

impl OpDef for PartitionIndex {
    attributes! { axes }

    fn check(&self, rule: &mut TypeRule<'_>) {
        check_axes(rule, "C2", &self.axes);
        if rule.all([], 1).is_some() {
            let output = rule.result(0, "result");
            rule.plain_dtype("C3", &[output], &[DType::I32]);
            rule.shape("C3", output, &[]);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::whole(types)
    }

    /// If there is one device in all.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        vec![self.of(operands.mesh(), 0, operands.result)]
    }
}

no_slope!(PartitionIndex);
