//! Constants, comparisons, slices, tuples' elements and the largest k.

use super::{Parts, TypeList, i32_attribute};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::parse::{Parsed, Parser};
use crate::stablehlo::types::Type;

impl Parser<'_> {
    /// `dense<…> : tensor<…>`, or the generic form without its quotes.
    pub(super) fn constant(&mut self) -> Parsed<Parts> {
        if self.at_mark(b'(') {
            return self.generic_form(false);
        }
        let mut attributes = self.optional_dictionary()?;
        let offset = self.token.start;
        let value = self.parse_attribute()?;
        let Attribute::Dense(dense) = &value else {
            return self.fail(offset, "a constant is `dense<…> : tensor<…>`");
        };
        let result_types = vec![Type::Tensor(dense.ty.clone())];
        if attributes.get("value").is_some() {
            return self.fail(offset, "attribute `value` is given more than once");
        }
        attributes.push("value", value);
        Ok(Parts {
            attributes,
            result_types,
            ..Parts::default()
        })
    }

    /// `GE, %a, %b, FLOAT : …`.
    pub(super) fn compare(&mut self) -> Parsed<Parts> {
        let mut attributes = Attributes::default();
        let direction = self.word("a direction such as `GE`")?;
        attributes.push(
            "comparison_direction",
            Attribute::stablehlo_enum("comparison_direction", direction),
        );
        self.expect(b',')?;
        let left = self.value_use()?;
        self.expect(b',')?;
        let operands = vec![left, self.value_use()?];
        if self.eat(b',') {
            let kind = self.word("a type of comparison such as `FLOAT`")?;
            attributes.push(
                "compare_type",
                Attribute::stablehlo_enum("comparison_type", kind),
            );
        }
        self.attributes_and_types(operands, attributes)
    }

    /// `%x [0:1, 0:16:2] : …`.
    pub(super) fn slice(&mut self) -> Parsed<Parts> {
        let operands = vec![self.value_use()?];
        let ranges = self.list(b'[', b']', |p| {
            let start = p.i64()?;
            p.expect(b':')?;
            let limit = p.i64()?;
            let stride = if p.eat(b':') { p.i64()? } else { 1 };
            Ok([start, limit, stride])
        })?;
        let mut attributes = Attributes::default();
        for (index, name) in ["start_indices", "limit_indices", "strides"]
            .iter()
            .enumerate()
        {
            let values = ranges.iter().map(|range| range[index]).collect();
            attributes.push(*name, Attribute::i64_array(values));
        }
        self.attributes_and_types(operands, attributes)
    }

    /// `%tuple[1] : …`.
    pub(super) fn get_tuple_element(&mut self) -> Parsed<Parts> {
        let operands = vec![self.value_use()?];
        self.expect(b'[')?;
        let offset = self.token.start;
        let Ok(index) = i32::try_from(self.integer()?) else {
            return self.fail(offset, "expected the number of an element");
        };
        self.expect(b']')?;
        let mut attributes = Attributes::default();
        attributes.push("index", i32_attribute(index));
        self.attributes_and_types(operands, attributes)
    }

    /// `(%x, k = 2) : tensor<…> -> (…)`.
    pub(super) fn top_k(&mut self) -> Parsed<Parts> {
        self.expect(b'(')?;
        let offset = self.token.start;
        let operands = vec![self.value_use()?];
        self.expect(b',')?;
        self.expect_key("k")?;
        let mut attributes = Attributes::default();
        attributes.push("k", Attribute::i64(self.i64()?));
        self.expect(b')')?;
        self.rest_of_attributes(&mut attributes)?;
        let result_types = self.typed(TypeList::Full, &operands, offset)?;
        Ok(Parts {
            operands,
            attributes,
            result_types,
            ..Parts::default()
        })
    }
}
