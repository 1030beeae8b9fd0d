//! Functions in both forms.

use peapod_ir::entity::PrimaryMap;

use super::{Parsed, Parser};
use crate::stablehlo::ast::{Argument, Function, FunctionResult, Span, Value, ValueId, Visibility};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::{FunctionType, Type};

impl Parser<'_> {
    /// `func.func public @main(%arg0: …) -> … attributes {…} {…}`.
    pub(super) fn function(&mut self) -> Parsed<Function> {
        let span = self.span();
        self.values.clear();
        self.scoped(true, |p| {
            p.expect_word("func.func")?;
            let visibility = p.visibility();
            let name = p.symbol()?;
            let arguments = p.list(b'(', b')', Self::argument)?;
            let results = p.function_results()?;
            let mut attributes = Attributes::default();
            if p.eat_word("attributes") {
                attributes = p.dictionary()?;
            }
            let body = if p.eat(b'{') {
                Some(p.operations()?)
            } else {
                None
            };
            let location = p.optional_location()?;
            let values = std::mem::take(&mut p.values);
            let unnamed = |a: &Argument| values[a.value].name.is_empty();
            if body.is_some() && arguments.iter().any(unnamed) {
                return p.fail(
                    span.offset,
                    format!("@{name} has a body, expected named arguments"),
                );
            }
            Ok(Function {
                name,
                visibility,
                arguments,
                results,
                attributes,
                body,
                values,
                location,
                span,
            })
        })
    }

    fn visibility(&mut self) -> Visibility {
        let visibility = match self.text() {
            "private" => Visibility::Private,
            "nested" => Visibility::Nested,
            "public" => Visibility::Public,
            _ => return Visibility::Public,
        };
        self.advance();
        visibility
    }

    /// `%arg0: tensor<f32> {…}`; a declaration has types alone.
    fn argument(&mut self) -> Parsed<Argument> {
        let value = if self.token.kind == TokenKind::Value {
            let (name, offset) = self.value_name()?;
            self.expect(b':')?;
            let ty = self.parse_type()?;
            self.define(name, &[ty], offset)?[0]
        } else {
            let offset = self.token.start;
            let ty = self.parse_type()?;
            self.anonymous(String::new(), ty, offset)
        };
        Ok(Argument {
            value,
            attributes: self.optional_dictionary()?,
            location: self.optional_location()?,
        })
    }

    fn function_results(&mut self) -> Parsed<Vec<FunctionResult>> {
        if self.token.kind != TokenKind::Arrow {
            return Ok(Vec::new());
        }
        self.advance();
        if self.at_mark(b'(') {
            return self.list(b'(', b')', |p| {
                let ty = p.parse_type()?;
                Ok(FunctionResult {
                    ty,
                    attributes: p.optional_dictionary()?,
                })
            });
        }
        Ok(vec![FunctionResult {
            ty: self.parse_type()?,
            attributes: Attributes::default(),
        }])
    }

    /// `"func.func"() <{function_type = …, sym_name = …}> ({…}) : () -> ()`.
    pub(super) fn generic_function(&mut self) -> Parsed<Function> {
        let span = self.span();
        self.values.clear();
        self.string()?;
        let mut parts = self.scoped(true, |p| p.generic_form(false))?;
        let location = self.optional_location()?;
        let mut take = |name: &str| parts.attributes.remove(name);
        let name = match take("sym_name") {
            Some(Attribute::String(name)) => name,
            _ => return self.fail(span.offset, "a function needs `sym_name = \"…\"`"),
        };
        let Some(Attribute::Type(Type::Function(ty))) = take("function_type") else {
            return self.fail(
                span.offset,
                format!("expected `function_type = (…) -> …` in @{name}"),
            );
        };
        let visibility = match take("sym_visibility") {
            Some(Attribute::String(text)) if text == "private" => Visibility::Private,
            Some(Attribute::String(text)) if text == "nested" => Visibility::Nested,
            _ => Visibility::Public,
        };
        let dictionaries = (take("arg_attrs"), take("res_attrs"));
        let region = parts
            .regions
            .pop()
            .filter(|region| !region.operations.is_empty());
        let mut values = std::mem::take(&mut self.values);
        let ids = match &region {
            Some(region) => region.arguments.clone(),
            None => declared(&ty, span, &mut values),
        };
        if !ids.iter().map(|id| &values[*id].ty).eq(&ty.inputs) {
            let message = format!("the argument types of @{name} do not match its type {ty}");
            return self.fail(span.offset, message);
        }
        let inputs = self.dictionaries(dictionaries.0, ids.len(), span)?;
        let outputs = self.dictionaries(dictionaries.1, ty.results.len(), span)?;
        let argument = |(value, attributes)| Argument {
            value,
            attributes,
            location: None,
        };
        let result = |(ty, attributes)| FunctionResult { ty, attributes };
        Ok(Function {
            name,
            visibility,
            arguments: ids.into_iter().zip(inputs).map(argument).collect(),
            results: ty.results.into_iter().zip(outputs).map(result).collect(),
            attributes: parts.attributes,
            body: region.map(|region| region.operations),
            values,
            location,
            span,
        })
    }

    /// One dictionary for each of `count` arguments or results.
    fn dictionaries(
        &self,
        given: Option<Attribute>,
        count: usize,
        span: Span,
    ) -> Parsed<Vec<Attributes>> {
        let items = match given {
            // bounded: arguments or results of the text
            None => return Ok(vec![Attributes::default(); count]),
            Some(Attribute::Array(items)) if items.len() == count => items,
            Some(_) => return self.fail(span.offset, format!("expected {count} dictionaries")),
        };
        let dictionary = |item| match item {
            Attribute::Dictionary(attributes) => Some(attributes),
            _ => None,
        };
        let all: Option<Vec<_>> = items.into_iter().map(dictionary).collect();
        all.map_or_else(
            || self.fail(span.offset, format!("expected {count} dictionaries")),
            Ok,
        )
    }
}

/// Values for the arguments of a function without a body.
fn declared(
    ty: &FunctionType,
    span: Span,
    values: &mut PrimaryMap<ValueId, Value>,
) -> Vec<ValueId> {
    values.clear();
    let unnamed = |ty: &Type| Value {
        name: String::new(),
        ty: ty.clone(),
        span,
    };
    let inputs = ty.inputs.iter();
    inputs.map(|ty| values.push(unnamed(ty))).collect()
}
