//! What one device of a group holds, for all of them.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// What one device of a group holds, for all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectiveBroadcast {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// Position in the group of the device that sends.
    pub source: usize,
}

impl OpDef for CollectiveBroadcast {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
            .with("source", self.source)
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
            source: attributes.take("source")?,
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
