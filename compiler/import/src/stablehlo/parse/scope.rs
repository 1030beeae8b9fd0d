//! Which values can be seen, and under which names.

use super::{Parsed, Parser};
use crate::stablehlo::ast::{Span, Value, ValueId};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::Type;
use std::collections::HashMap;

use peapod_ir::entity::EntityRef;

/// Names of the regions around the current place, innermost last.
#[derive(Default)]
pub(super) struct Scope<'s> {
    frames: Vec<Frame<'s>>,
}

#[derive(Default)]
struct Frame<'s> {
    bindings: HashMap<&'s str, Binding>,
    /// Names of the regions around may be used again for other values.
    shadows: bool,
}

/// One name and the values behind it, which are numbered one after the other.
#[derive(Clone, Copy)]
struct Binding {
    first: ValueId,
    count: usize,
    span: Span,
}

/// A use of a value, with its place for later checks of its type.
#[derive(Debug, Clone, Copy)]
pub(super) struct Use {
    pub value: ValueId,
    pub offset: usize,
}

/// A name to the left of `=`, with the number of results that it denotes.
#[derive(Clone, Copy)]
pub(super) struct ResultName<'s> {
    pub name: &'s str,
    pub count: usize,
    pub offset: usize,
}

impl<'s> Scope<'s> {
    fn find(&self, name: &str) -> Option<Binding> {
        self.frames
            .iter()
            .rev()
            .find_map(|frame| frame.bindings.get(name).copied())
    }

    /// The binding that forbids a new one for `name`.
    fn conflict(&self, name: &str) -> Option<Binding> {
        for frame in self.frames.iter().rev() {
            if let Some(binding) = frame.bindings.get(name) {
                return Some(*binding);
            }
            if frame.shadows {
                return None;
            }
        }
        None
    }
}

impl<'s> Parser<'s> {
    /// Runs `inner` with names of its own, which are forgotten after it.
    pub(super) fn scoped<T>(
        &mut self,
        shadows: bool,
        inner: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        self.scope.frames.push(Frame {
            shadows,
            ..Frame::default()
        });
        let result = self.nested(inner);
        self.scope.frames.pop();
        result
    }

    /// Defines `name` as new values of the given types.
    pub(super) fn define(
        &mut self,
        name: &'s str,
        types: &[Type],
        offset: usize,
    ) -> Parsed<Vec<ValueId>> {
        if let Some(earlier) = self.scope.conflict(name) {
            let message = format!(
                "%{name} is defined here on line {} and before on line {}",
                self.line_of(offset),
                earlier.span.line
            );
            return self.fail(offset, message);
        }
        let span = self.span_at(offset);
        let first = self.values.next_key();
        let binding = Binding {
            first,
            count: types.len(),
            span,
        };
        let frame = self
            .scope
            .frames
            .last_mut()
            .expect("values are defined inside a scope");
        frame.bindings.insert(name, binding);
        let define = |(index, ty): (usize, &Type)| {
            let name = match types.len() {
                1 => name.to_owned(),
                _ => format!("{name}#{index}"),
            };
            let ty = ty.clone();
            self.values.push(Value { name, ty, span })
        };
        Ok(types.iter().enumerate().map(define).collect())
    }

    /// A new value of type `ty` for what the text leaves unsaid. Its name is `stem`, or, where that
    /// is taken, `stem` with a number that is free: the same each time the text is read.
    pub(super) fn unnamed(&mut self, stem: &str, ty: Type, offset: usize) -> ValueId {
        let taken = |name: &str| self.scope.find(name).is_some();
        let mut name = stem.to_owned();
        for number in self.values.len().. {
            if !taken(&name) {
                break;
            }
            name = format!("{stem}_{number}");
        }
        self.anonymous(name, ty, offset)
    }

    /// A new value that no name in the text leads to.
    pub(super) fn anonymous(&mut self, name: String, ty: Type, offset: usize) -> ValueId {
        let span = self.span_at(offset);
        self.values.push(Value { name, ty, span })
    }

    /// `%name` at its definition, without the `%`, and where it is.
    pub(super) fn value_name(&mut self) -> Parsed<(&'s str, usize)> {
        let offset = self.token.start;
        let text = self.expect_kind(TokenKind::Value, "a value such as `%0`")?;
        Ok((&text[1..], offset))
    }

    /// `%name` or `%name#1`.
    pub(super) fn value_use(&mut self) -> Parsed<Use> {
        let (name, offset) = self.value_name()?;
        let Some(binding) = self.scope.find(name) else {
            let line = self.line_of(offset);
            return self.fail(offset, format!("%{name} is not defined above line {line}"));
        };
        let mut index = 0;
        if self.token.kind == TokenKind::Hash {
            let number = self.text()[1..].parse::<usize>();
            index = number.or_else(|_| self.unexpected("the number of a result"))?;
            self.advance();
        }
        if index >= binding.count {
            let message = format!(
                "%{name} has {} results (line {}), there is no #{index}",
                binding.count, binding.span.line
            );
            return self.fail(offset, message);
        }
        Ok(Use {
            value: ValueId::new(binding.first.index() + index),
            offset,
        })
    }

    /// Uses with commas between them; none at all if no `%` is at hand.
    pub(super) fn value_uses(&mut self) -> Parsed<Vec<Use>> {
        let mut uses = Vec::new();
        while self.token.kind == TokenKind::Value {
            uses.push(self.value_use()?);
            if !self.eat(b',') {
                break;
            }
        }
        Ok(uses)
    }

    /// Checks that the uses have the types that the text says they have.
    pub(super) fn check_types(&self, uses: &[Use], types: &[Type], offset: usize) -> Parsed<()> {
        if uses.len() != types.len() {
            let message = format!(
                "found {} operands, but {} operand types",
                uses.len(),
                types.len()
            );
            return self.fail(offset, message);
        }
        for (used, ty) in uses.iter().zip(types) {
            let value = &self.values[used.value];
            if value.ty != *ty {
                let message = format!(
                    "%{} is {} (line {}), but is used as {ty}",
                    value.name, value.ty, value.span.line
                );
                return self.fail(used.offset, message);
            }
        }
        Ok(())
    }

    /// The type of a used value.
    pub(super) fn type_of(&self, used: &Use) -> &Type {
        &self.values[used.value].ty
    }
}
