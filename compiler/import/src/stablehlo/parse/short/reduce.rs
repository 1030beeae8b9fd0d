//! Reductions.

use super::Parts;
use crate::stablehlo::ast::{Operation, Region};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::parse::{Parsed, Parser};
use crate::stablehlo::types::{TensorType, Type};

impl Parser<'_> {
    /// `(%x init: %z) applies stablehlo.add across dimensions = [1] : …`, or, in place of
    /// `applies`, `reducer(%l: …, %r: …) {…}` at the end.
    pub(super) fn reduce(&mut self) -> Parsed<Parts> {
        let mut inputs = Vec::new();
        let mut inits = Vec::new();
        loop {
            self.expect(b'(')?;
            inputs.push(self.value_use()?);
            self.expect_word("init")?;
            self.expect(b':')?;
            inits.push(self.value_use()?);
            self.expect(b')')?;
            if !self.eat(b',') {
                break;
            }
        }
        let operation = if self.at_word("applies") {
            Some(self.applied()?)
        } else {
            None
        };
        self.expect_word("across")?;
        self.expect_key("dimensions")?;
        let mut attributes = Attributes::default();
        attributes.push("dimensions", Attribute::i64_array(self.i64_list()?));
        self.rest_of_attributes(&mut attributes)?;
        let operands: Vec<_> = inputs.iter().chain(&inits).copied().collect();
        let result_types = self.function_typed(&operands)?;
        let region = match operation {
            Some((name, offset)) if inits.len() == 1 => {
                let element = match self.type_of(&inits[0]) {
                    Type::Tensor(init) => TensorType::new(Vec::new(), init.element.clone()),
                    _ => return self.fail(inits[0].offset, "the initial value is a tensor"),
                };
                self.applied_region(name, &Type::Tensor(element), offset)?
            }
            Some((_, offset)) => return self.fail(offset, "`applies` reduces one tensor only"),
            None => self.reducer()?,
        };
        Ok(Parts {
            operands,
            attributes,
            regions: vec![region],
            result_types,
        })
    }

    /// `applies stablehlo.add`.
    fn applied(&mut self) -> Parsed<(String, usize)> {
        self.expect_word("applies")?;
        let offset = self.token.start;
        Ok((self.word("the name of an op")?.to_owned(), offset))
    }

    /// The region that `applies` abbreviates.
    fn applied_region(&mut self, name: String, ty: &Type, offset: usize) -> Parsed<Region> {
        self.scoped(false, |p| {
            let left = p.unnamed("reducer_lhs", ty.clone(), offset);
            let right = p.unnamed("reducer_rhs", ty.clone(), offset);
            let result = p.unnamed("reducer_result", ty.clone(), offset);
            let operation = |name: String, results, operands| Operation {
                name,
                results,
                operands,
                attributes: Attributes::default(),
                regions: Vec::new(),
                location: None,
                span: p.span_at(offset),
            };
            let operations = vec![
                operation(name, vec![result], vec![left, right]),
                operation("stablehlo.return".into(), Vec::new(), vec![result]),
            ];
            Ok(Region {
                arguments: vec![left, right],
                operations,
            })
        })
    }

    /// `reducer(%l0: …, %r0: …) (%l1: …, %r1: …) {…}`: the region's arguments are all on the left
    /// of the pairs, then all on the right.
    fn reducer(&mut self) -> Parsed<Region> {
        self.optional_location()?;
        self.expect_word("reducer")?;
        self.region_of(false, |p| {
            let (mut left, mut right) = (Vec::new(), Vec::new());
            while p.eat(b'(') {
                left.push(p.block_argument()?);
                p.expect(b',')?;
                right.push(p.block_argument()?);
                p.expect(b')')?;
            }
            let mut arguments = Vec::new();
            for (name, offset, ty) in left.into_iter().chain(right) {
                arguments.extend(p.define(name, &[ty], offset)?);
            }
            p.expect(b'{')?;
            Ok(arguments)
        })
    }
}
