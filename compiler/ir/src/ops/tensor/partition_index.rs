//! The position of the device along axes: which shard of a dimension split over them it holds.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// The position of the device along axes: which shard of a dimension split over them it holds.
#[derive(Clone, Debug, PartialEq)]
pub struct PartitionIndex {
    /// Axes, major first.
    pub axes: Vec<AxisId>,
}

impl OpDef for PartitionIndex {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
        })
    }

    fn check(&self, _: &mut TypeRule<'_>) {}

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::whole(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        (0..operands.count()).map(|index| operands.tensor(index).clone()).collect()
    }
}
