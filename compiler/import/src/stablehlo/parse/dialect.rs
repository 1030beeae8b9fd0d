//! `#name`: aliases and the attributes of dialects.

use super::{Parsed, Parser};
use crate::stablehlo::attribute::{Attribute, DialectAttribute, Field};
use crate::stablehlo::lexer::TokenKind;

/// Dialects whose attributes are all fields and enumerations.
const STRUCTURED: [&str; 3] = ["stablehlo", "chlo", "mhlo"];

impl<'s> Parser<'s> {
    pub(super) fn hash_attribute(&mut self) -> Parsed<Attribute> {
        let (offset, open) = (self.token.start, self.token.end);
        let name = &self.text()[1..];
        if let Some(&(_, weight_bytes)) = self.attribute_aliases.get(name) {
            self.charge(weight_bytes)?;
            self.advance();
            return Ok(self.attribute_aliases[name].0.clone());
        }
        if !self.source[open..].starts_with('<') {
            return self.fail(offset, format!("#{name} is not defined above this line"));
        }
        let (dialect, path) = name.split_once('.').unwrap_or((name, ""));
        if dialect == "sdy" {
            self.advance();
            return self.shardy_attribute(path);
        }
        if !STRUCTURED.contains(&dialect) {
            return Ok(Attribute::Opaque(format!(
                "#{name}{}",
                self.raw_body(open)?
            )));
        }
        self.advance();
        if path.is_empty() {
            return self.short_dialect_attribute(dialect);
        }
        self.dialect_attribute(dialect, path)
    }

    /// `#stablehlo<precision DEFAULT>`, the name inside the brackets.
    fn short_dialect_attribute(&mut self, dialect: &str) -> Parsed<Attribute> {
        self.expect(b'<')?;
        let name = self.word("the name of an attribute")?;
        let attribute = if self.at_mark(b'<') {
            self.dialect_attribute(dialect, name)?
        } else {
            let value = self.word("a value of the enumeration")?;
            Attribute::Enum {
                dialect: dialect.into(),
                kind: name.into(),
                value: value.into(),
            }
        };
        self.expect(b'>')?;
        Ok(attribute)
    }

    /// The `<…>` of `#dialect.name<…>`.
    fn dialect_attribute(&mut self, dialect: &str, name: &str) -> Parsed<Attribute> {
        if name == "axis_ref" {
            return Ok(Attribute::Axis(self.named_axis()?));
        }
        if name == "conv" {
            self.expect(b'<')?;
            let numbers = self.convolution_dimensions()?;
            self.expect(b'>')?;
            return Ok(DialectAttribute {
                dialect: dialect.into(),
                ..numbers
            }
            .into());
        }
        Ok(structure(dialect, name, self.dialect_fields()?))
    }

    /// `<a = 1, b = [2], word>`.
    pub(super) fn dialect_fields(&mut self) -> Parsed<Vec<Field>> {
        self.nested(|p| p.list(b'<', b'>', Self::dialect_field))
    }

    /// `name = value` or a value alone.
    pub(super) fn dialect_field(&mut self) -> Parsed<Field> {
        let start = self.token;
        if start.kind == TokenKind::Word {
            let name = self.text();
            self.advance();
            if self.eat(b'=') {
                return Ok(Field::named(name, self.field_value()?));
            }
            self.resume_at(start.start);
        }
        Ok(Field {
            name: None,
            value: self.field_value()?,
        })
    }

    /// An attribute, a word on its own, or the fields of a structure whose name is understood.
    fn field_value(&mut self) -> Parsed<Attribute> {
        if self.at_mark(b'<') {
            let fields = self.dialect_fields()?;
            return Ok(DialectAttribute {
                dialect: String::new(),
                name: String::new(),
                fields,
            }
            .into());
        }
        if self.type_word_ahead() {
            return self.type_attribute();
        }
        if self.token.kind == TokenKind::Word {
            const ATTRIBUTES: [&str; 8] = [
                "true",
                "false",
                "unit",
                "dense",
                "array",
                "tensor",
                "tuple",
                "affine_map",
            ];
            let word = self.text();
            if !ATTRIBUTES.contains(&word) {
                self.advance();
                return Ok(Attribute::Keyword(word.to_owned()));
            }
        }
        self.parse_attribute()
    }
}

/// `#dialect.name<…>` with these fields. A word alone is a value of an enumeration:
/// `#stablehlo.precision<DEFAULT>` is the same as `#stablehlo<precision DEFAULT>`.
pub(super) fn structure(dialect: &str, name: &str, mut fields: Vec<Field>) -> Attribute {
    let (dialect, name) = (dialect.to_owned(), name.to_owned());
    match fields.pop() {
        Some(Field {
            name: None,
            value: Attribute::Keyword(value),
        }) if fields.is_empty() && value != "?" => Attribute::Enum {
            dialect,
            kind: name,
            value,
        },
        last => {
            fields.extend(last);
            DialectAttribute {
                dialect,
                name,
                fields,
            }
            .into()
        }
    }
}

impl From<DialectAttribute> for Attribute {
    fn from(attribute: DialectAttribute) -> Self {
        Attribute::Dialect(attribute)
    }
}
