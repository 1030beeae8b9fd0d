//! Types.

use super::{Parsed, Parser};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::types::{ElementType, FunctionType, TensorType, Type};

/// Dimensions that a tensor may have; real ones have a handful.
const MAX_RANK: usize = 64;

impl Parser<'_> {
    pub(super) fn parse_type(&mut self) -> Parsed<Type> {
        match self.token.kind {
            TokenKind::Bang => self.dialect_type(),
            TokenKind::Mark(b'(') => Ok(Type::Function(Box::new(self.function_type()?))),
            TokenKind::Word => match self.text() {
                "tensor" => Ok(Type::Tensor(self.tensor_type()?)),
                "tuple" => {
                    self.advance();
                    let items = self.nested(|p| p.list(b'<', b'>', Self::parse_type))?;
                    Ok(Type::Tuple(items))
                }
                "none" => {
                    self.advance();
                    Ok(Type::None)
                }
                _ => Ok(Type::Element(self.element_type()?)),
            },
            _ => self.unexpected("a type"),
        }
    }

    /// `(a, b) -> c` or `(a, b) -> (c, d)`.
    pub(super) fn function_type(&mut self) -> Parsed<FunctionType> {
        let inputs = self.nested(|p| p.list(b'(', b')', Self::parse_type))?;
        self.expect_arrow()?;
        Ok(FunctionType {
            inputs,
            results: self.result_types()?,
        })
    }

    /// One type, or any number of them between parentheses.
    pub(super) fn result_types(&mut self) -> Parsed<Vec<Type>> {
        if self.at_mark(b'(') {
            return self.nested(|p| p.list(b'(', b')', Self::parse_type));
        }
        Ok(vec![self.nested(Self::parse_type)?])
    }

    /// Types with commas between them.
    pub(super) fn type_list(&mut self) -> Parsed<Vec<Type>> {
        let mut types = vec![self.parse_type()?];
        while self.eat(b',') {
            types.push(self.parse_type()?);
        }
        Ok(types)
    }

    pub(super) fn tensor_type(&mut self) -> Parsed<TensorType> {
        self.expect_word("tensor")?;
        self.nested(|p| {
            if !p.at_mark(b'<') {
                return p.unexpected("`<`");
            }
            let shape = p.shape()?;
            let element = p.element_type()?;
            let encoding = if p.eat(b',') {
                Some(Box::new(p.parse_attribute()?))
            } else {
                None
            };
            p.expect(b'>')?;
            Ok(TensorType {
                shape,
                element,
                encoding,
            })
        })
    }

    /// `4x?x8x`, read by characters: to the lexer `0x8` is a number and `x8xf32` a word.
    fn shape(&mut self) -> Parsed<Vec<Option<u64>>> {
        let mut shape = Vec::new();
        let mut rest = self.source[self.token.end..].trim_start();
        loop {
            let offset = self.source.len() - rest.len();
            if rest.starts_with('*') {
                return self.fail(offset, "unranked tensors are not supported");
            }
            let len = rest.bytes().take_while(u8::is_ascii_digit).count();
            if len == 0 && !rest.starts_with('?') {
                self.resume_at(offset);
                return Ok(shape);
            }
            let len = len.max(1);
            let size = if rest.starts_with('?') {
                None
            } else {
                Some(rest[..len].parse::<u64>())
            };
            let Ok(size) = size.transpose() else {
                return self.fail(offset, "this dimension does not fit 64 bits");
            };
            let Some(after) = rest[len..].trim_start().strip_prefix('x') else {
                return self.fail(offset + len, "expected `x` after a dimension");
            };
            if shape.len() == MAX_RANK {
                return self.fail(offset, format!("more than {MAX_RANK} dimensions"));
            }
            shape.push(size);
            rest = after.trim_start();
        }
    }

    pub(super) fn element_type(&mut self) -> Parsed<ElementType> {
        if self.token.kind == TokenKind::Bang {
            return self.quantized_type();
        }
        if self.token.kind != TokenKind::Word {
            return self.unexpected("an element type such as `f32`");
        }
        if self.eat_word("complex") {
            self.expect(b'<')?;
            let offset = self.token.start;
            let element = ElementType::from_word(self.word("an element type")?);
            let Some(ElementType::Float(part)) = element else {
                return self.fail(offset, "complex numbers have floating-point parts");
            };
            self.expect(b'>')?;
            return Ok(ElementType::Complex(part));
        }
        let Some(element) = ElementType::from_word(self.text()) else {
            return self.unexpected("an element type such as `f32`");
        };
        self.advance();
        Ok(element)
    }

    fn quantized_type(&mut self) -> Parsed<ElementType> {
        if !self.text().starts_with("!quant.") {
            return self.unexpected("an element type such as `f32`");
        }
        let name = self.text();
        let open = self.token.end;
        if !self.source[open..].starts_with('<') {
            return self.unexpected("`!quant.uniform<…>`");
        }
        let body = self.raw_body(open)?;
        Ok(ElementType::Quantized(format!("{name}{body}")))
    }

    /// `!stablehlo.token`, an alias, or a type that is passed on as it is.
    fn dialect_type(&mut self) -> Parsed<Type> {
        let text = self.text();
        if let Some(&(_, weight_bytes)) = self.type_aliases.get(&text[1..]) {
            self.charge(weight_bytes)?;
            self.advance();
            return Ok(self.type_aliases[&text[1..]].0.clone());
        }
        if text.starts_with("!quant.") {
            return Ok(Type::Element(self.element_type()?));
        }
        if !text.contains('.') {
            return self.fail(
                self.token.start,
                format!("{text} is not defined above this line"),
            );
        }
        if text == "!stablehlo.token" {
            self.advance();
            return Ok(Type::Token);
        }
        let open = self.token.end;
        if self.source[open..].starts_with('<') {
            let body = self.raw_body(open)?;
            return Ok(Type::Opaque(format!("{text}{body}")));
        }
        self.advance();
        Ok(Type::Opaque(text.to_owned()))
    }
}
