//! Loops.

use super::Parts;
use crate::stablehlo::ast::Region;
use crate::stablehlo::attribute::Attributes;
use crate::stablehlo::parse::{Parsed, Parser};
use crate::stablehlo::types::Type;

impl<'s> Parser<'s> {
    /// `(%i = %a, …) : types attributes {…} cond {…} do {…}`.
    pub(super) fn while_loop(&mut self) -> Parsed<Parts> {
        let offset = self.token.start;
        let pairs = self.list(b'(', b')', |p| {
            let (name, at) = p.value_name()?;
            p.expect(b'=')?;
            Ok(((name, at), p.value_use()?))
        })?;
        let (names, operands): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
        let types = if self.eat(b':') {
            self.type_list()?
        } else {
            Vec::new()
        };
        self.check_types(&operands, &types, offset)?;
        let mut attributes = Attributes::default();
        if self.eat_word("attributes") {
            attributes = self.dictionary()?;
        }
        self.expect_word("cond")?;
        let condition = self.loop_region(&names, &types)?;
        self.expect_word("do")?;
        let body = self.loop_region(&names, &types)?;
        Ok(Parts {
            operands,
            attributes,
            regions: vec![condition, body],
            result_types: types,
        })
    }

    /// `{…}` over the loop's values.
    fn loop_region(&mut self, names: &[(&'s str, usize)], types: &[Type]) -> Parsed<Region> {
        self.region_of(false, |p| {
            let mut arguments = Vec::new();
            for ((name, offset), ty) in names.iter().zip(types) {
                arguments.extend(p.define(name, std::slice::from_ref(ty), *offset)?);
            }
            p.expect(b'{')?;
            Ok(arguments)
        })
    }
}
