//! Shardy's ops.

use super::Parts;
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::parse::{Parsed, Parser};

impl Parser<'_> {
    /// `%x <@mesh, [{"data"}, {}]> : tensor<…>`.
    pub(super) fn sharding_constraint(&mut self) -> Parsed<Parts> {
        let operands = vec![self.value_use()?];
        let mut attributes = Attributes::default();
        attributes.push("sharding", Attribute::Sharding(self.sharding()?));
        self.one_typed(operands, attributes, true)
    }

    /// `%x group_id=1 : tensor<…>`.
    pub(super) fn sharding_group(&mut self) -> Parsed<Parts> {
        let operands = vec![self.value_use()?];
        self.expect_key("group_id")?;
        let mut attributes = Attributes::default();
        attributes.push("group_id", Attribute::i64(self.i64()?));
        self.one_typed(operands, attributes, false)
    }

    /// `%x allowed_direction=NONE : tensor<…>`.
    pub(super) fn propagation_barrier(&mut self) -> Parsed<Parts> {
        let operands = vec![self.value_use()?];
        self.expect_key("allowed_direction")?;
        let direction = Attribute::Enum {
            dialect: "sdy".into(),
            kind: "propagation_direction".into(),
            value: self.word("a direction such as `FORWARD`")?.into(),
        };
        let mut attributes = Attributes::default();
        attributes.push("allowed_direction", direction);
        self.one_typed(operands, attributes, true)
    }

    /// The dictionary and the one type that end an op on one value.
    fn one_typed(
        &mut self,
        operands: Vec<super::Use>,
        mut attributes: Attributes,
        has_result: bool,
    ) -> Parsed<Parts> {
        self.rest_of_attributes(&mut attributes)?;
        let offset = self.token.start;
        self.expect(b':')?;
        let types = vec![self.parse_type()?];
        self.check_types(&operands, &types, offset)?;
        let result_types = if has_result { types } else { Vec::new() };
        Ok(Parts {
            operands,
            attributes,
            result_types,
            ..Parts::default()
        })
    }

    /// `(%a) in_shardings=[…] out_shardings=[…] manual_axes={…} (%x: …) {…} : …`.
    pub(super) fn manual_computation(&mut self) -> Parsed<Parts> {
        let operands = self.list(b'(', b')', Self::value_use)?;
        let mut attributes = Attributes::default();
        for name in ["in_shardings", "out_shardings"] {
            self.expect_key(name)?;
            attributes.push(name, Attribute::ShardingPerValue(self.sharding_list()?));
        }
        self.expect_key("manual_axes")?;
        attributes.push("manual_axes", Attribute::ManualAxes(self.manual_axes()?));
        let region = self.region_of(true, |p| {
            let arguments = p.block_arguments()?;
            p.expect(b'{')?;
            Ok(arguments)
        })?;
        self.rest_of_attributes(&mut attributes)?;
        let result_types = self.function_typed(&operands)?;
        Ok(Parts {
            operands,
            attributes,
            regions: vec![region],
            result_types,
        })
    }
}
