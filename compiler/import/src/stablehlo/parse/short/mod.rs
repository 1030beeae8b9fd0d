//! Short forms: each op's own way of writing, turned into the parts of the generic form.
//!
//! Most ops are operands and `keyword = value` clauses, all with commas between them, then a
//! dictionary, then types: those are rows of [`FORMS`](table::FORMS). The others have a function.

mod calls;
mod control;
mod convolution;
mod dot;
mod reduce;
mod shapes;
mod shardy;
mod table;

use super::operation::Parts;
use super::scope::Use;
use super::{Parsed, Parser};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::{ElementType, TensorType, Type};
use std::collections::HashSet;
use table::{Clause, ClauseValue, FORMS, Form, SAME, TypeList};

impl Parser<'_> {
    /// What follows the bare name of an op.
    pub(super) fn short_form(&mut self, name: &str, offset: usize) -> Parsed<Parts> {
        match name {
            "stablehlo.constant" | "chlo.constant" | "sdy.constant" => self.constant(),
            "stablehlo.compare" => self.compare(),
            "stablehlo.composite" => self.composite(),
            "stablehlo.convolution" | "stablehlo.dynamic_conv" => self.convolution(),
            "stablehlo.custom_call" => self.custom_call(),
            "stablehlo.dot_general" => self.dot_general(),
            "stablehlo.get_tuple_element" => self.get_tuple_element(),
            "stablehlo.optimization_barrier" => self.optimization_barrier(),
            "stablehlo.reduce" => self.reduce(),
            "stablehlo.slice" => self.slice(),
            "stablehlo.while" => self.while_loop(),
            "chlo.scan" => self.scan(),
            "chlo.top_k" => self.top_k(),
            "call" | "func.call" => self.call(),
            "sdy.manual_computation" => self.manual_computation(),
            "sdy.propagation_barrier" => self.propagation_barrier(),
            "sdy.reshard" | "sdy.sharding_constraint" => self.sharding_constraint(),
            "sdy.sharding_group" => self.sharding_group(),
            _ => match FORMS.iter().find(|form| form.ops.contains(&name)) {
                Some(form) => self.clauses_form(form),
                None if name.starts_with("chlo.") => self.clauses_form(&SAME),
                None => {
                    let message =
                        format!("unknown short form of {name}; use the generic form \"{name}\"(…)");
                    self.fail(offset, message)
                }
            },
        }
    }

    /// Operands and clauses, a dictionary, types.
    fn clauses_form(&mut self, form: &Form) -> Parsed<Parts> {
        let offset = self.token.start;
        let mut parts = Parts::default();
        let mut names = HashSet::new();
        loop {
            match self.token.kind {
                TokenKind::Value => parts.operands.push(self.value_use()?),
                // Where an op without operands is from: `return loc(#loc)`.
                TokenKind::Word if self.text() == "loc" => break,
                TokenKind::Word => self.clause(form, &mut parts.attributes, &mut names)?,
                _ => break,
            }
            if !self.eat(b',') {
                break;
            }
        }
        let missing = |clause: &&Clause| !clause.optional && !names.contains(clause.attribute);
        if let Some(clause) = form.clauses.iter().find(missing) {
            return self.unexpected(&format!("`{} =`", clause.keyword));
        }
        if self.at_mark(b'{') {
            self.dictionary_into(&mut parts.attributes, &mut names)?;
        }
        parts.result_types = self.typed(form.types, &parts.operands, offset)?;
        Ok(parts)
    }

    fn clause(
        &mut self,
        form: &Form,
        attributes: &mut Attributes,
        names: &mut HashSet<String>,
    ) -> Parsed<()> {
        let Some(clause) = form
            .clauses
            .iter()
            .find(|clause| clause.keyword == self.text())
        else {
            return self.unexpected("an operand or `:`");
        };
        let offset = self.token.start;
        self.expect_key(clause.keyword)?;
        if !names.insert(clause.attribute.to_owned()) {
            return self.fail(
                offset,
                format!("`{}` is given more than once", clause.keyword),
            );
        }
        let value = match clause.value {
            ClauseValue::I64 => Attribute::i64(self.i64()?),
            ClauseValue::I64Array => Attribute::i64_array(self.i64_list()?),
            ClauseValue::Any => self.parse_attribute()?,
            ClauseValue::Enum(kind) => {
                Attribute::stablehlo_enum(kind, self.word("a value of the enumeration")?)
            }
            ClauseValue::Precisions => self.precisions()?,
            ClauseValue::ExponentBits => {
                let (exponent_bits, mantissa_bits) = self.float_format()?;
                attributes.push("mantissa_bits", i32_attribute(mantissa_bits));
                i32_attribute(exponent_bits)
            }
        };
        attributes.push(clause.attribute, value);
        Ok(())
    }

    /// `e5m10`.
    fn float_format(&mut self) -> Parsed<(i32, i32)> {
        let bits = self
            .text()
            .strip_prefix('e')
            .and_then(|text| text.split_once('m'));
        let bits = bits.and_then(|(e, m)| Some((e.parse().ok()?, m.parse().ok()?)));
        let Some(bits) = bits else {
            return self.unexpected("a format such as `e5m10`");
        };
        self.advance();
        Ok(bits)
    }

    /// The types after `:`, checked against the operands; returns those of the results.
    fn typed(&mut self, list: TypeList, operands: &[Use], offset: usize) -> Parsed<Vec<Type>> {
        if list == TypeList::Operands && operands.is_empty() && !self.at_mark(b':') {
            return Ok(Vec::new());
        }
        self.expect(b':')?;
        if self.at_mark(b'(') {
            let ty = self.function_type()?;
            self.check_types(operands, &ty.inputs, offset)?;
            return Ok(ty.results);
        }
        let at = self.token.start;
        let types = self.type_list()?;
        if self.token.kind == TokenKind::Arrow {
            self.advance();
            self.check_types(operands, &types, offset)?;
            return self.result_types();
        }
        self.abbreviated(list, types, operands, at)
    }

    /// Operand and result types from a list that gives only some of them.
    fn abbreviated(
        &self,
        list: TypeList,
        types: Vec<Type>,
        operands: &[Use],
        at: usize,
    ) -> Parsed<Vec<Type>> {
        let (inputs, results) = match (list, &types[..]) {
            (TypeList::Same, [ty]) => (vec![ty.clone(); operands.len()], types),
            (TypeList::Select, [predicate, ty]) => (
                vec![predicate.clone(), ty.clone(), ty.clone()],
                vec![ty.clone()],
            ),
            (TypeList::Pairwise, _) => (types.clone(), types),
            (TypeList::Operands, _) => (types, Vec::new()),
            (TypeList::Results, _) => (Vec::new(), types),
            (TypeList::Tuple, [Type::Tuple(items)]) => (items.clone(), types),
            (TypeList::Complex, [Type::Tensor(tensor)]) => {
                let ElementType::Complex(part) = tensor.element else {
                    return self.fail(at, "the result is complex");
                };
                let element = ElementType::Float(part);
                let part = Type::Tensor(TensorType {
                    element,
                    ..tensor.clone()
                });
                (vec![part; operands.len()], types)
            }
            _ => return self.fail(at, "expected `(operand types) -> result types`"),
        };
        self.check_types(operands, &inputs, at)?;
        Ok(results)
    }

    /// What most ops end with: the dictionary, and the types of operands and results.
    fn attributes_and_types(
        &mut self,
        operands: Vec<Use>,
        mut attributes: Attributes,
    ) -> Parsed<Parts> {
        self.rest_of_attributes(&mut attributes)?;
        let result_types = self.function_typed(&operands)?;
        Ok(Parts {
            operands,
            attributes,
            result_types,
            ..Parts::default()
        })
    }

    /// `: (…) -> …`, checked against the operands.
    fn function_typed(&mut self, operands: &[Use]) -> Parsed<Vec<Type>> {
        let offset = self.token.start;
        self.expect(b':')?;
        let ty = self.function_type()?;
        self.check_types(operands, &ty.inputs, offset)?;
        Ok(ty.results)
    }

    /// Adds the dictionary, if there is one, to the attributes that a short form gave.
    fn rest_of_attributes(&mut self, attributes: &mut Attributes) -> Parsed<()> {
        if !self.at_mark(b'{') {
            return Ok(());
        }
        let mut names = attributes.iter().map(|(name, _)| name.to_owned()).collect();
        self.dictionary_into(attributes, &mut names)
    }
}

/// `value : i32`.
fn i32_attribute(value: i32) -> Attribute {
    Attribute::Integer {
        value: value.into(),
        ty: ElementType::integer(32),
    }
}
