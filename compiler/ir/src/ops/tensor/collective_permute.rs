//! Devices of a group send what they hold to one another.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::AxisId;
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// Devices of a group send what they hold to one another. A device that nothing is sent to gets
/// zeros.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectivePermute {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// Who sends to whom.
    pub route: Route,
}

/// Who sends to whom in a group.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// From every position to the one `offset` further on; past the ends nothing is sent, or it
    /// comes in at the other end.
    Shift {
        /// Positions further on; negative ones further back.
        offset: i64,
        /// Whether the group is a ring.
        wrap: bool,
    },
    /// The device at position p along these axes, which are those of the group in another order,
    /// gets what the device at position p along `axes` holds.
    Reorder(Vec<AxisId>),
    /// From the first position to the second; at most one pair for every target.
    Pairs(Vec<[usize; 2]>),
}

impl OpDef for CollectivePermute {
    fn attributes(&self) -> Attributes {
        let attributes = Attributes::new().with("axes", self.axes.clone());
        match &self.route {
            Route::Shift { offset, wrap } => attributes
                .with("offset", *offset)
                .with_unless(false, "wrap", *wrap),
            Route::Reorder(axes) => attributes.with("order", axes.clone()),
            Route::Pairs(pairs) => attributes.with("pairs", pairs.clone()),
        }
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let axes = attributes.take("axes")?;
        let order: Vec<AxisId> = attributes.take_or(vec![], "order")?;
        let pairs: Vec<[usize; 2]> = attributes.take_or(vec![], "pairs")?;
        let route = match (order.is_empty(), pairs.is_empty()) {
            (false, _) => Route::Reorder(order),
            (true, false) => Route::Pairs(pairs),
            (true, true) => Route::Shift {
                offset: attributes.take("offset")?,
                wrap: attributes.take_or(false, "wrap")?,
            },
        };
        Ok(Self { axes, route })
    }

    fn check(&self, _: &mut TypeRule<'_>) {}

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::whole(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        (0..operands.count()).map(|index| operands.tensor(index).clone()).collect()
    }
}
