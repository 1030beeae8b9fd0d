//! Attributes that every dialect shares.

use super::{Parsed, Parser};
use crate::stablehlo::attribute::{Attribute, Attributes, FloatValue};
use crate::stablehlo::float;
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::{ElementType, FloatType, Type};
use std::collections::HashSet;

impl Parser<'_> {
    pub(super) fn parse_attribute(&mut self) -> Parsed<Attribute> {
        self.nested(Self::attribute)
    }

    fn attribute(&mut self) -> Parsed<Attribute> {
        match self.token.kind {
            TokenKind::Integer | TokenKind::Float | TokenKind::Mark(b'-') => self.number(),
            TokenKind::Text => self.text_attribute(),
            TokenKind::Symbol => self.symbol_path(),
            TokenKind::Hash => self.hash_attribute(),
            TokenKind::Word => self.word_attribute(),
            TokenKind::Bang | TokenKind::Mark(b'(') => Ok(Attribute::Type(self.parse_type()?)),
            TokenKind::Mark(b'[') => Ok(Attribute::Array(self.list(
                b'[',
                b']',
                Self::parse_attribute,
            )?)),
            TokenKind::Mark(b'{') => Ok(Attribute::Dictionary(self.dictionary()?)),
            TokenKind::Mark(b'?') => {
                self.advance();
                Ok(Attribute::Keyword("?".into()))
            }
            _ => self.unexpected("an attribute"),
        }
    }

    fn word_attribute(&mut self) -> Parsed<Attribute> {
        let offset = self.token.start;
        match self.text() {
            word @ ("true" | "false") => {
                self.advance();
                Ok(Attribute::Bool(word == "true"))
            }
            "unit" => {
                self.advance();
                Ok(Attribute::Unit)
            }
            "dense" => Ok(Attribute::Dense(self.dense()?)),
            "array" => self.primitive_array(),
            "loc" => Ok(Attribute::Location(Box::new(self.location()?))),
            "affine_map" | "affine_set" | "strided" => {
                let word = self.advance();
                if !self.at_mark(b'<') {
                    return self.unexpected("`<`");
                }
                let body = self.raw_body(self.token.start)?;
                Ok(Attribute::Opaque(format!(
                    "{}{body}",
                    &self.source[offset..word.end]
                )))
            }
            kind @ ("dense_resource" | "sparse" | "distinct" | "vector" | "memref") => self.fail(
                offset,
                format!("`{kind}` is not supported; constants are read as `dense<…>`"),
            ),
            _ => Ok(Attribute::Type(self.parse_type()?)),
        }
    }

    fn text_attribute(&mut self) -> Parsed<Attribute> {
        let bytes = self.string_bytes()?;
        Ok(match String::from_utf8(bytes) {
            Ok(text) => Attribute::String(text),
            Err(error) => Attribute::Bytes(error.into_bytes()),
        })
    }

    fn symbol_path(&mut self) -> Parsed<Attribute> {
        let mut path = vec![self.symbol()?];
        while self.token.kind == TokenKind::Scope {
            self.advance();
            path.push(self.symbol()?);
        }
        Ok(Attribute::Symbol(path))
    }

    /// `1`, `-1 : i32`, `1.5 : f32`, `0x7FC00000 : f32`.
    fn number(&mut self) -> Parsed<Attribute> {
        let offset = self.token.start;
        let negative = self.eat(b'-');
        let is_float = self.token.kind == TokenKind::Float;
        if !is_float && self.token.kind != TokenKind::Integer {
            return self.unexpected("a number");
        }
        let literal = self.text();
        self.advance();
        let ty = if self.eat(b':') {
            self.element_type()?
        } else if is_float {
            ElementType::Float(FloatType::F64)
        } else {
            ElementType::integer(64)
        };
        if let ElementType::Float(format) = ty {
            let bits = self.float_bits(literal, negative, format, offset)?;
            let value = FloatValue::new(float::decode(bits, format));
            return Ok(Attribute::Float { value, ty });
        }
        let value = self.integer_value(literal, negative, &ty, offset)?;
        Ok(Attribute::Integer { value, ty })
    }

    /// The bits of a float's literal: a decimal, or the bits themselves in hexadecimal.
    pub(super) fn float_bits(
        &self,
        literal: &str,
        negative: bool,
        ty: FloatType,
        offset: usize,
    ) -> Parsed<u64> {
        if let Some(digits) = literal.strip_prefix("0x") {
            let bits = u64::from_str_radix(digits, 16).ok();
            let fits = bits.filter(|b| b.checked_shr(ty.width_bits()).unwrap_or(0) == 0);
            return match fits {
                Some(bits) if !negative => Ok(bits),
                _ => self.fail(offset, format!("expected the bits of a {}", ty.name())),
            };
        }
        // The value passes through a double, as in MLIR, and is rounded a second time from there.
        let Ok(value) = literal.parse::<f64>() else {
            return self.fail(offset, "this is not a number");
        };
        if !literal.contains('.') {
            return self.fail(
                offset,
                format!(
                    "expected a decimal point in a constant of type {}",
                    ty.name()
                ),
            );
        }
        Ok(float::encode(if negative { -value } else { value }, ty))
    }

    /// The value of an integer's literal, which must fit its type; `i1` may also be `true`.
    pub(super) fn integer_value(
        &self,
        literal: &str,
        negative: bool,
        ty: &ElementType,
        offset: usize,
    ) -> Parsed<i128> {
        let width = match ty {
            ElementType::Integer { width, .. } => *width,
            ElementType::Index => 64,
            ElementType::Float(_) | ElementType::Complex(_) | ElementType::Quantized(_) => {
                return self.fail(offset, format!("expected an integer type, found {ty}"));
            }
        };
        let magnitude = match literal.strip_prefix("0x") {
            Some(digits) => i128::from_str_radix(digits, 16).ok(),
            None if literal.contains('.') => None,
            None => literal.parse::<i128>().ok(),
        };
        let value = magnitude.map(|m| if negative { -m } else { m });
        // Signless numbers are written either way: `i8` holds −128 to 255.
        let range = -(1i128 << (width - 1))..(1i128 << width);
        match value.filter(|value| range.contains(value)) {
            Some(value) => Ok(value),
            None => {
                let sign = if negative { "-" } else { "" };
                self.fail(offset, format!("{sign}{literal} does not fit {ty}"))
            }
        }
    }

    /// `array<i64: 1, 2>`, `array<i1: true>`, `array<f32: 1.0>`, `array<i64>`.
    fn primitive_array(&mut self) -> Parsed<Attribute> {
        self.expect_word("array")?;
        self.expect(b'<')?;
        let offset = self.token.start;
        let ty = self.element_type()?;
        if let ElementType::Float(format) = ty {
            let mut item = |p: &mut Self| p.array_float(format);
            let values = if self.eat(b':') {
                self.list_until(b'>', &mut item)?
            } else {
                self.expect(b'>')?;
                Vec::new()
            };
            return Ok(Attribute::FloatArray { ty, values });
        }
        if !matches!(ty, ElementType::Integer { .. }) {
            return self.fail(offset, format!("arrays of {ty} are not supported"));
        }
        let values = if self.eat(b':') {
            self.list_until(b'>', |p| p.array_integer(&ty))?
        } else {
            self.expect(b'>')?;
            Vec::new()
        };
        Ok(Attribute::IntegerArray { ty, values })
    }

    fn array_float(&mut self, ty: FloatType) -> Parsed<FloatValue> {
        let offset = self.token.start;
        let negative = self.eat(b'-');
        let literal = self.text();
        if !matches!(self.token.kind, TokenKind::Float | TokenKind::Integer) {
            return self.unexpected("a number");
        }
        self.advance();
        let bits = self.float_bits(literal, negative, ty, offset)?;
        Ok(FloatValue::new(float::decode(bits, ty)))
    }

    fn array_integer(&mut self, ty: &ElementType) -> Parsed<i64> {
        if *ty == ElementType::integer(1) {
            if self.eat_word("true") {
                return Ok(1);
            }
            if self.eat_word("false") {
                return Ok(0);
            }
        }
        let offset = self.token.start;
        let negative = self.eat(b'-');
        let literal = self.expect_kind(TokenKind::Integer, "an integer")?;
        let value = self.integer_value(literal, negative, ty, offset)?;
        let result = i64::try_from(value);
        result.or_else(|_| {
            self.fail(
                offset,
                format!("{value} does not fit a signed 64-bit integer"),
            )
        })
    }

    /// `{a = 1, b}`.
    pub(super) fn dictionary(&mut self) -> Parsed<Attributes> {
        let mut attributes = Attributes::default();
        self.dictionary_into(&mut attributes, &mut HashSet::new())?;
        Ok(attributes)
    }

    /// `{…}` if there is one.
    pub(super) fn optional_dictionary(&mut self) -> Parsed<Attributes> {
        if self.at_mark(b'{') {
            self.dictionary()
        } else {
            Ok(Attributes::default())
        }
    }

    /// Adds `{…}` to attributes with the given names.
    pub(super) fn dictionary_into(
        &mut self,
        attributes: &mut Attributes,
        names: &mut HashSet<String>,
    ) -> Parsed<()> {
        let items = self.nested(|p| p.list(b'{', b'}', Self::named_attribute))?;
        for (name, value, offset) in items {
            if !names.insert(name.clone()) {
                return self.fail(
                    offset,
                    format!("attribute `{name}` is given more than once"),
                );
            }
            attributes.push(name, value);
        }
        Ok(())
    }

    fn named_attribute(&mut self) -> Parsed<(String, Attribute, usize)> {
        let offset = self.token.start;
        let name = match self.token.kind {
            TokenKind::Text => self.string()?,
            TokenKind::Word => self.word("a name")?.to_owned(),
            _ => return self.unexpected("the name of an attribute"),
        };
        let value = if self.eat(b'=') {
            self.parse_attribute()?
        } else {
            Attribute::Unit
        };
        Ok((name, value, offset))
    }

    /// A type in attribute position that must be one of tensors.
    pub(super) fn type_word_ahead(&self) -> bool {
        self.token.kind == TokenKind::Word && ElementType::from_word(self.text()).is_some()
    }

    /// The current element type as an attribute.
    pub(super) fn type_attribute(&mut self) -> Parsed<Attribute> {
        Ok(Attribute::Type(Type::Element(self.element_type()?)))
    }
}
