//! Shards put one after another along a dimension; every device of a group gets all.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// Shards put one after another along a dimension; every device of a group gets all.
#[derive(Clone, Debug, PartialEq)]
pub struct AllGather {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that grows.
    pub dims: Vec<usize>,
}

impl OpDef for AllGather {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
            .with("dims", self.dims.clone())
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
            dims: attributes.take("dims")?,
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
