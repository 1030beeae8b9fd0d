//! Calls, custom calls, composites and barriers.

use super::{Parts, TypeList};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::parse::{Parsed, Parser};

impl Parser<'_> {
    /// `@f(%a) : …`.
    pub(super) fn call(&mut self) -> Parsed<Parts> {
        let callee = self.symbol()?;
        self.called("callee", Attribute::Symbol(vec![callee]))
    }

    /// `@target(%a) {…} : …`.
    pub(super) fn custom_call(&mut self) -> Parsed<Parts> {
        let target = self.symbol()?;
        self.called("call_target_name", Attribute::String(target))
    }

    fn called(&mut self, name: &str, target: Attribute) -> Parsed<Parts> {
        let operands = self.list(b'(', b')', Self::value_use)?;
        let mut attributes = Attributes::default();
        attributes.push(name, target);
        self.attributes_and_types(operands, attributes)
    }

    /// `"name" %a, %b {…} : …`.
    pub(super) fn composite(&mut self) -> Parsed<Parts> {
        let mut attributes = Attributes::default();
        attributes.push("name", Attribute::String(self.string()?));
        let operands = self.value_uses()?;
        self.attributes_and_types(operands, attributes)
    }

    /// `%a, %b : …, …`, or `()` with nothing to hold back.
    pub(super) fn optimization_barrier(&mut self) -> Parsed<Parts> {
        let attributes = self.optional_dictionary()?;
        if self.eat(b'(') {
            self.expect(b')')?;
            return Ok(Parts {
                attributes,
                ..Parts::default()
            });
        }
        let offset = self.token.start;
        let operands = self.value_uses()?;
        let result_types = self.typed(TypeList::Pairwise, &operands, offset)?;
        Ok(Parts {
            operands,
            attributes,
            result_types,
            ..Parts::default()
        })
    }
}
