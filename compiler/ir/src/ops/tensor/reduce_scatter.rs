//! Shards combined element by element; every device of a group gets its part of the result.

use super::combiner::Combiner;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// Shards combined element by element; every device of a group gets its part of the result.
#[derive(Clone, Debug, PartialEq)]
pub struct ReduceScatter {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that is cut.
    pub dims: Vec<usize>,
    /// How two elements become one; along the group in order of position.
    pub combiner: Combiner,
}

impl OpDef for ReduceScatter {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
            .with("dims", self.dims.clone())
            .with("combiner", self.combiner)
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
            dims: attributes.take("dims")?,
            combiner: attributes.take("combiner")?,
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
