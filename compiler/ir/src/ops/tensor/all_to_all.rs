//! Every device of a group cuts its tensor and sends one piece to each, which puts them one after another.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// Every device of a group cuts its tensor and sends one piece to each, which puts them one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct AllToAll {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// For each operand, the dimension that is cut.
    pub split_dims: Vec<usize>,
    /// For each operand, the dimension that grows.
    pub concat_dims: Vec<usize>,
}

impl OpDef for AllToAll {
    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("axes", self.axes.clone())
            .with("split_dims", self.split_dims.clone())
            .with("concat_dims", self.concat_dims.clone())
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            axes: attributes.take("axes")?,
            split_dims: attributes.take("split_dims")?,
            concat_dims: attributes.take("concat_dims")?,
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
