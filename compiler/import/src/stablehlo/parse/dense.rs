//! `dense<…> : tensor<…>`.
//!
//! The type comes after the elements, so they are first taken as literals with the shape that the
//! brackets give, then turned into bytes.

use super::{Parsed, Parser};
use crate::stablehlo::attribute::DenseTensor;
use crate::stablehlo::lexer::{TokenKind, hex_byte};
use crate::stablehlo::types::{ElementType, TensorType};

/// A number or a truth value between the angle brackets.
struct Literal<'s> {
    text: &'s str,
    negative: bool,
    offset: usize,
    /// Whether it is one of the two parts of a complex number.
    is_part: bool,
}

/// The elements as they were written.
struct Literals<'s> {
    elements: Vec<Literal<'s>>,
    /// Sizes by nesting depth; set at each depth by the first list that ends there.
    shape: Vec<Option<u64>>,
}

impl<'s> Parser<'s> {
    pub(super) fn dense(&mut self) -> Parsed<DenseTensor> {
        self.expect_word("dense")?;
        self.expect(b'<')?;
        let offset = self.token.start;
        if self.token.kind == TokenKind::Text {
            let digits = self.text();
            self.advance();
            let ty = self.dense_type()?;
            let data = self.dense_blob(&digits[1..digits.len() - 1], &ty, offset)?;
            return Ok(DenseTensor::new(ty, data));
        }
        let mut literals = Literals {
            elements: Vec::new(),
            shape: Vec::new(),
        };
        let is_splat = !self.at_mark(b'[') && !self.at_mark(b'>');
        if is_splat {
            self.dense_element(&mut literals)?;
        } else if self.at_mark(b'[') {
            self.dense_list(&mut literals, 0)?;
        }
        let ty = self.dense_type()?;
        if !is_splat {
            self.check_dense_shape(&literals, &ty, offset)?;
        }
        let data = self.dense_data(&literals.elements, &ty)?;
        Ok(DenseTensor::new(ty, data))
    }

    fn dense_type(&mut self) -> Parsed<TensorType> {
        self.expect(b'>')?;
        self.expect(b':')?;
        let offset = self.token.start;
        let ty = if self.token.kind == TokenKind::Bang {
            self.parse_type()?.as_tensor().cloned()
        } else {
            Some(self.tensor_type()?)
        };
        let Some(ty) = ty else {
            return self.fail(offset, "a dense constant is of tensor type");
        };
        if ty.element_count().is_none() {
            return self.fail(offset, format!("expected a ranked tensor type, found {ty}"));
        }
        if ty.element.storage_len_bytes().is_none() {
            let element = &ty.element;
            return self.fail(
                offset,
                format!("constants of {element} elements are not supported"),
            );
        }
        Ok(ty)
    }

    /// A number, or both parts of one: `(1.0, 2.0)`.
    fn dense_element(&mut self, literals: &mut Literals<'s>) -> Parsed<()> {
        if !self.eat(b'(') {
            let element = self.dense_literal()?;
            literals.elements.push(element);
            return Ok(());
        }
        for (part, end) in [(0, b','), (1, b')')] {
            let element = self.dense_literal()?;
            if matches!(element.text, "true" | "false") {
                let what = ["a real", "an imaginary"][part];
                return self.fail(element.offset, format!("expected {what} part"));
            }
            literals.elements.push(Literal {
                is_part: true,
                ..element
            });
            self.expect(end)?;
        }
        Ok(())
    }

    fn dense_literal(&mut self) -> Parsed<Literal<'s>> {
        let offset = self.token.start;
        let negative = self.eat(b'-');
        let is_truth = !negative && (self.at_word("true") || self.at_word("false"));
        if !is_truth && !matches!(self.token.kind, TokenKind::Integer | TokenKind::Float) {
            return self.unexpected("a number, `true`, `false` or `[`");
        }
        let text = self.text();
        self.advance();
        Ok(Literal {
            text,
            negative,
            offset,
            is_part: false,
        })
    }

    fn dense_list(&mut self, literals: &mut Literals<'s>, depth: usize) -> Parsed<()> {
        let offset = self.token.start;
        if literals.shape.len() == depth {
            if !literals.elements.is_empty() {
                return self.fail(offset, "lists of the same depth are nested differently");
            }
            literals.shape.push(None);
        }
        let mut lists = 0;
        let items = self.nested(|p| {
            p.list(b'[', b']', |p| {
                if p.at_mark(b'[') {
                    lists += 1;
                    return p.dense_list(literals, depth + 1);
                }
                if literals.shape.len() > depth + 1 {
                    return p.unexpected("`[`");
                }
                p.dense_element(literals)
            })
        })?;
        let size = items.len() as u64;
        if lists != 0 && lists != items.len() {
            return self.fail(offset, "this list mixes numbers and lists");
        }
        match literals.shape[depth].replace(size) {
            Some(earlier) if earlier != size => {
                let message =
                    format!("expected {earlier} elements as in the list before, found {size}");
                self.fail(offset, message)
            }
            _ => Ok(()),
        }
    }

    fn check_dense_shape(
        &self,
        literals: &Literals<'_>,
        ty: &TensorType,
        offset: usize,
    ) -> Parsed<()> {
        // `dense<>` is how MLIR writes any tensor without elements.
        let empty = literals.shape.is_empty() && ty.element_count() == Some(0);
        if empty || literals.shape == ty.shape {
            return Ok(());
        }
        let sizes: Vec<u64> = literals.shape.iter().flatten().copied().collect();
        self.fail(
            offset,
            format!("expected elements of shape {ty}, found shape {sizes:?}"),
        )
    }

    fn dense_data(&self, elements: &[Literal<'_>], ty: &TensorType) -> Parsed<Vec<u8>> {
        let (element_type, parts) = match &ty.element {
            ElementType::Complex(float) => (ElementType::Float(*float), 2),
            other => (other.clone(), 1),
        };
        let len_bytes = ty.element.storage_len_bytes().unwrap_or(0) / parts;
        // bounded: 16 bytes at most of each element of the text
        let mut data = Vec::with_capacity(elements.len() * len_bytes);
        for element in elements {
            if element.is_part != (parts == 2) {
                let offset = element.offset;
                return self.fail(
                    offset,
                    format!("expected an element of type {}", ty.element),
                );
            }
            let bits = self.element_bits(element, &element_type)?;
            data.extend_from_slice(&bits.to_le_bytes()[..len_bytes]);
        }
        Ok(data)
    }

    fn element_bits(&self, element: &Literal<'_>, ty: &ElementType) -> Parsed<u64> {
        let Literal {
            text,
            negative,
            offset,
            ..
        } = *element;
        if matches!(text, "true" | "false") {
            if *ty != ElementType::integer(1) {
                return self.fail(
                    offset,
                    format!("expected an element of type {ty}, found `{text}`"),
                );
            }
            return Ok(u64::from(text == "true"));
        }
        if let ElementType::Float(format) = ty {
            return self.float_bits(text, negative, *format, offset);
        }
        let value = self.integer_value(text, negative, ty, offset)?;
        let mask = match ty {
            ElementType::Integer { width, .. } if *width < 64 => (1u64 << width) - 1,
            _ => u64::MAX,
        };
        Ok(value as u64 & mask)
    }

    /// The elements of `"0x…"`: all of them or one for all.
    fn dense_blob(&self, text: &str, ty: &TensorType, offset: usize) -> Parsed<Vec<u8>> {
        let Some(digits) = text
            .strip_prefix("0x")
            .filter(|digits| digits.len() % 2 == 0)
        else {
            return self.fail(offset, "expected \"0x\" and two digits for each byte");
        };
        let pairs = digits.as_bytes().chunks_exact(2);
        let bytes: Option<Vec<u8>> = pairs.map(|pair| hex_byte(pair[0], pair[1])).collect();
        let Some(bytes) = bytes else {
            return self.fail(offset, "this is not a hexadecimal number");
        };
        let count = ty.element_count().unwrap_or(0);
        let len_bytes = ty.element.storage_len_bytes().unwrap_or(0) as u64;
        let found = bytes.len() as u64;
        let is_bits = ty.element == ElementType::integer(1) && found == count.div_ceil(8);
        if is_bits && count > 1 {
            return Ok(unpack_bits(&bytes, count));
        }
        if count.checked_mul(len_bytes) != Some(found) && found != len_bytes {
            let message =
                format!("expected {count} elements of {len_bytes} bytes each, found {found} bytes");
            return self.fail(offset, message);
        }
        if ty.element == ElementType::integer(1) {
            return Ok(bytes.iter().map(|&byte| u8::from(byte != 0)).collect());
        }
        Ok(bytes)
    }
}

/// Truth values that were packed eight to a byte, the first one lowest.
fn unpack_bits(bytes: &[u8], count: u64) -> Vec<u8> {
    (0..count as usize)
        .map(|index| bytes[index / 8] >> (index % 8) & 1)
        .collect()
}
