//! Ops in the generic form, and what both forms have around them: result names and locations.

use super::scope::{ResultName, Use};
use super::{Parsed, Parser};
use crate::stablehlo::ast::{Operation, Region, ValueId};
use crate::stablehlo::attribute::Attributes;
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::Type;
use std::collections::HashSet;

/// Results that one name may denote.
const MAX_RESULTS: usize = 1 << 16;

/// The one op whose region is closed to the values around it, so that it may use their names anew.
const MANUAL_COMPUTATION: &str = "sdy.manual_computation";

/// An op without its results, as either form gives it.
#[derive(Default)]
pub(super) struct Parts {
    pub operands: Vec<Use>,
    pub attributes: Attributes,
    pub regions: Vec<Region>,
    pub result_types: Vec<Type>,
}

impl<'s> Parser<'s> {
    /// Ops up to and with the `}` that ends them.
    pub(super) fn operations(&mut self) -> Parsed<Vec<Operation>> {
        let mut operations = Vec::new();
        while !self.eat(b'}') {
            if self.token.kind == TokenKind::Block {
                let message = "multi-block regions are not supported";
                return self.fail(self.token.start, message);
            }
            operations.push(self.operation()?);
        }
        Ok(operations)
    }

    pub(super) fn operation(&mut self) -> Parsed<Operation> {
        let names = self.result_names()?;
        let span = self.span();
        let (name, mut parts) = match self.token.kind {
            TokenKind::Text => {
                let name = self.string()?;
                let shadows = name == MANUAL_COMPUTATION;
                (name, self.generic_form(shadows)?)
            }
            TokenKind::Word => {
                let word = self.text();
                self.advance();
                (full_name(word), self.short_form(word, span.offset)?)
            }
            _ => return self.unexpected("an operation"),
        };
        let location = self.optional_location()?;
        parts.attributes.own_first();
        let results = self.define_results(&name, &names, &parts.result_types, span.offset)?;
        Ok(Operation {
            name,
            results,
            operands: parts.operands.iter().map(|used| used.value).collect(),
            attributes: parts.attributes,
            regions: parts.regions,
            location,
            span,
        })
    }

    /// `%a, %b:2 =`, if there are any.
    fn result_names(&mut self) -> Parsed<Vec<ResultName<'s>>> {
        let mut names = Vec::new();
        if self.token.kind != TokenKind::Value {
            return Ok(names);
        }
        loop {
            let (name, offset) = self.value_name()?;
            let mut count = 1;
            if self.eat(b':') {
                let at = self.token.start;
                count = match usize::try_from(self.integer()?) {
                    Ok(count @ 1..=MAX_RESULTS) => count,
                    _ => return self.fail(at, "expected the number of results"),
                };
            }
            names.push(ResultName {
                name,
                count,
                offset,
            });
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'=')?;
        Ok(names)
    }

    fn define_results(
        &mut self,
        op: &str,
        names: &[ResultName<'s>],
        types: &[Type],
        offset: usize,
    ) -> Parsed<Vec<ValueId>> {
        if names.is_empty() {
            let unnamed = |ty: &Type| self.anonymous(String::new(), ty.clone(), offset);
            return Ok(types.iter().map(unnamed).collect());
        }
        let named: usize = names.iter().map(|name| name.count).sum();
        if named != types.len() {
            let message = format!("{op} has {} results, found names for {named}", types.len());
            return self.fail(names[0].offset, message);
        }
        let mut results = Vec::new();
        for name in names {
            let types = &types[results.len()..][..name.count];
            results.extend(self.define(name.name, types, name.offset)?);
        }
        Ok(results)
    }

    /// What follows the quoted name: `(%a) <{…}> ({…}) {…} : (…) -> …`.
    /// Regions that shadow may give names of the regions around them to other values.
    pub(super) fn generic_form(&mut self, shadows: bool) -> Parsed<Parts> {
        let offset = self.token.start;
        self.expect(b'(')?;
        let operands = self.list_until(b')', Self::value_use)?;
        if self.at_mark(b'[') {
            return self.fail(self.token.start, "successors are not supported");
        }
        let mut attributes = Attributes::default();
        let mut names = HashSet::new();
        if self.eat(b'<') {
            self.dictionary_into(&mut attributes, &mut names)?;
            self.expect(b'>')?;
        }
        let mut regions = Vec::new();
        if self.eat(b'(') {
            regions = self.list_until(b')', |p| p.generic_region(shadows))?;
        }
        if self.at_mark(b'{') {
            self.dictionary_into(&mut attributes, &mut names)?;
        }
        self.expect(b':')?;
        let ty = self.function_type()?;
        self.check_types(&operands, &ty.inputs, offset)?;
        Ok(Parts {
            operands,
            attributes,
            regions,
            result_types: ty.results,
        })
    }

    /// `{ ^bb0(%a: …): … }`.
    pub(super) fn generic_region(&mut self, shadows: bool) -> Parsed<Region> {
        self.region_of(shadows, |p| {
            p.expect(b'{')?;
            let mut arguments = Vec::new();
            if p.token.kind == TokenKind::Block {
                p.advance();
                if p.at_mark(b'(') {
                    arguments = p.block_arguments()?;
                }
                p.expect(b':')?;
            }
            Ok(arguments)
        })
    }

    /// A region whose ops follow once `head` has read its arguments and its `{`.
    pub(super) fn region_of(
        &mut self,
        shadows: bool,
        head: impl FnOnce(&mut Self) -> Parsed<Vec<ValueId>>,
    ) -> Parsed<Region> {
        self.scoped(shadows, |p| {
            let arguments = head(p)?;
            Ok(Region {
                arguments,
                operations: p.operations()?,
            })
        })
    }

    /// `(%a: tensor<f32>, …)`, defined in this order.
    pub(super) fn block_arguments(&mut self) -> Parsed<Vec<ValueId>> {
        let mut values = Vec::new();
        for (name, offset, ty) in self.list(b'(', b')', Self::block_argument)? {
            values.extend(self.define(name, &[ty], offset)?);
        }
        Ok(values)
    }

    /// `%a: tensor<f32>`, not yet defined; its location, if any, is dropped.
    pub(super) fn block_argument(&mut self) -> Parsed<(&'s str, usize, Type)> {
        let (name, offset) = self.value_name()?;
        self.expect(b':')?;
        let ty = self.parse_type()?;
        self.optional_location()?;
        Ok((name, offset, ty))
    }
}

/// The name with its dialect: inside functions, `func.` may be left out.
fn full_name(word: &str) -> String {
    match word {
        "call" | "return" => format!("func.{word}"),
        _ => word.to_owned(),
    }
}
