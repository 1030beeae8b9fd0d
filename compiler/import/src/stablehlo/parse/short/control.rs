//! Loops and scans.

use super::Parts;
use crate::stablehlo::ast::Region;
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::parse::{Parsed, Parser};
use crate::stablehlo::types::Type;
use std::collections::HashSet;

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

    /// `(%x, …) inits(%i, …) dimension=0 attributes {…} {…} : (…) -> (…)`.
    pub(super) fn scan(&mut self) -> Parsed<Parts> {
        let mut operands = self.list(b'(', b')', Self::value_use)?;
        let inputs = operands.len();
        self.expect_word("inits")?;
        operands.extend(self.list(b'(', b')', Self::value_use)?);
        let mut attributes = Attributes::default();
        let mut names = HashSet::new();
        self.expect_key("dimension")?;
        attributes.push("dimension", Attribute::i64(self.i64()?));
        let counts = [inputs, operands.len() - inputs];
        let counts = counts.map(|count| i64::try_from(count).unwrap_or(i64::MAX));
        attributes.push("operandSegmentSizes", Attribute::i64_array(counts.to_vec()));
        names.extend(["dimension", "operandSegmentSizes"].map(str::to_owned));
        if self.eat_word("attributes") {
            self.dictionary_into(&mut attributes, &mut names)?;
        }
        let region = self.generic_region(false)?;
        let result_types = self.function_typed(&operands)?;
        Ok(Parts {
            operands,
            attributes,
            regions: vec![region],
            result_types,
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
