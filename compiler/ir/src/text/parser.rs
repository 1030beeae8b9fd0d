//! Tokens to the parts that modules are made of: types, constants, attributes.

use std::fmt;

use peapod_diagnostic::{Diagnose, Diagnostic, Place, TextPlace, code};

use super::lexer::{Position, Token, tokens};
use crate::eval::scalar::{bf16_bits, f16_bits};
use crate::graph::Location;
use crate::ops::attribute::Attribute;
use crate::types::{DType, Quantization, TensorType};

/// Deepest nesting of lists in attributes.
const MAX_DEPTH: usize = 8;

/// Where and why a text is not a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where.
    pub place: TextPlace,
    /// What is wrong.
    pub message: String,
}

impl std::error::Error for ParseError {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, message } = self;
        write!(f, "{}:{}: {message}\n{place}", place.line, place.column)
    }
}

impl Diagnose for ParseError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help =
            "correct the text; `peapod compile --emit-ir` writes the textual form of any model";
        let error = code::IR_SYNTAX.error(&self.message, help);
        vec![error.at(Place::Text(self.place.clone()))]
    }
}

impl ParseError {
    pub(super) fn new(source: &str, position: Position, message: String) -> Self {
        Self {
            place: TextPlace::in_line(source, position.line, position.column),
            message,
        }
    }
}

/// A text on the way through its tokens.
pub(super) struct Parser<'a> {
    source: &'a str,
    tokens: Vec<(Token, Position)>,
    next: usize,
}

impl<'a> Parser<'a> {
    pub(super) fn new(source: &'a str) -> Result<Self, ParseError> {
        Ok(Self {
            source,
            tokens: tokens(source)?,
            next: 0,
        })
    }

    pub(super) fn peek(&self) -> &Token {
        &self.tokens[self.next].0
    }

    pub(super) fn position(&self) -> Position {
        self.tokens[self.next].1
    }

    /// Where the token begins that was taken last.
    pub(super) fn last_position(&self) -> Position {
        self.tokens[self.next.saturating_sub(1)].1
    }

    /// Takes a token; the end stays.
    fn take(&mut self) -> Token {
        let token = self.peek().clone();
        if token != Token::End {
            self.next += 1;
        }
        token
    }

    pub(super) fn error_at(&self, position: Position, message: impl Into<String>) -> ParseError {
        ParseError::new(self.source, position, message.into())
    }

    pub(super) fn expected(&self, what: &str) -> ParseError {
        let found = match self.peek() {
            Token::Value(name) => format!("`%{name}`"),
            Token::At => "`@`".to_owned(),
            Token::String(text) => format!("{text:?}"),
            Token::Word(word) => format!("`{word}`"),
            Token::Mark(mark) => format!("`{mark}`"),
            Token::End => "the end".to_owned(),
        };
        self.error_at(self.position(), format!("expected {what}, found {found}"))
    }

    pub(super) fn eat(&mut self, mark: char) -> bool {
        let found = self.peek() == &Token::Mark(mark);
        self.next += usize::from(found);
        found
    }

    pub(super) fn eat_at(&mut self) -> bool {
        let found = self.peek() == &Token::At;
        self.next += usize::from(found);
        found
    }

    pub(super) fn eat_value(&mut self) -> Option<String> {
        let Token::Value(name) = self.peek().clone() else {
            return None;
        };
        self.take();
        Some(name)
    }

    pub(super) fn expect(&mut self, mark: char) -> Result<(), ParseError> {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.expected(&format!("`{mark}`"))),
        }
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Token::Word(found) if found == word);
        self.next += usize::from(found);
        found
    }

    pub(super) fn word(&mut self, what: &str) -> Result<String, ParseError> {
        match self.peek().clone() {
            Token::Word(word) => {
                self.take();
                Ok(word)
            }
            Token::Value(_) | Token::At | Token::String(_) | Token::Mark(_) | Token::End => {
                Err(self.expected(what))
            }
        }
    }

    pub(super) fn string(&mut self) -> Result<String, ParseError> {
        let text = self.eat_string();
        text.ok_or_else(|| self.expected("a string in quotes"))
    }

    pub(super) fn eat_string(&mut self) -> Option<String> {
        let Token::String(text) = self.peek().clone() else {
            return None;
        };
        self.take();
        Some(text)
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, ParseError> {
        let position = self.position();
        let word = self.word(what)?;
        let message = || format!("expected {what}, found `{word}`");
        word.parse().map_err(|_| self.error_at(position, message()))
    }

    /// Things between two marks, with commas between them.
    pub(super) fn list<T>(
        &mut self,
        open: char,
        close: char,
        mut item: impl FnMut(&mut Self) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        self.expect(open)?;
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(',') {
                return Err(self.expected(&format!("`,` or `{close}`")));
            }
        }
    }

    pub(super) fn ty(&mut self) -> Result<TensorType, ParseError> {
        let position = self.position();
        let name = self.word("a type")?;
        let dtype = DType::ALL.into_iter().find(|dtype| dtype.name() == name);
        let Some(dtype) = dtype else {
            let known: Vec<_> = DType::ALL.iter().map(|dtype| dtype.name()).collect();
            let known = known.join(", ");
            let message = format!("no element type `{name}`; there are {known}");
            return Err(self.error_at(position, message));
        };
        let shape = self.list('[', ']', |parser| parser.number("an extent"))?;
        let quant = match self.eat_word("quant") {
            true => Some(self.quantization()?),
            false => None,
        };
        Ok(TensorType {
            dtype,
            shape,
            quant,
        })
    }

    pub(super) fn quantization(&mut self) -> Result<Quantization, ParseError> {
        let mut quant = Quantization {
            scales: Vec::new(),
            zero_points: Vec::new(),
            axis: None,
        };
        self.list('(', ')', |parser| {
            if parser.eat_word("axis") {
                parser.expect('=')?;
                quant.axis = Some(parser.number("a dimension")?);
                return Ok(());
            }
            if !parser.eat_word("_") {
                quant.scales.push(parser.number("a scale")?);
            }
            parser.expect(':')?;
            if !parser.eat_word("_") {
                quant.zero_points.push(parser.number("a zero point")?);
            }
            Ok(())
        })?;
        Ok(quant)
    }

    pub(super) fn hex(&mut self) -> Result<Vec<u8>, ParseError> {
        let mut bytes = Vec::new();
        loop {
            let position = self.position();
            let Some(digits) = self.eat_string() else {
                break;
            };
            let message = "expected pairs of hexadecimal digits";
            let decoded = decode_hex(&digits);
            bytes.extend(decoded.ok_or_else(|| self.error_at(position, message))?);
        }
        Ok(bytes)
    }

    /// Bytes of a constant: a list of elements, or hexadecimal digits.
    pub(super) fn constant(&mut self, ty: &TensorType) -> Result<Vec<u8>, ParseError> {
        if self.eat_word("hex") {
            if !matches!(self.peek(), Token::String(_)) {
                return Err(self.expected("a string in quotes"));
            }
            return self.hex();
        }
        let elements = self.list('[', ']', |parser| {
            let position = parser.position();
            let text = parser.word("an element")?;
            element(ty.dtype, &text).ok_or_else(|| {
                let name = ty.dtype.name();
                parser.error_at(position, format!("`{text}` cannot be written as {name}"))
            })
        })?;
        Ok(elements.concat())
    }

    pub(super) fn attribute(&mut self, depth: usize) -> Result<Attribute, ParseError> {
        if let Some(text) = self.eat_string() {
            return Ok(Attribute::Scalar(text));
        }
        if self.peek() != &Token::Mark('[') {
            return Ok(Attribute::Scalar(self.word("a value")?));
        }
        if depth == MAX_DEPTH {
            return Err(self.error_at(self.position(), "lists are nested too deeply"));
        }
        let items = self.list('[', ']', |parser| parser.attribute(depth + 1))?;
        Ok(Attribute::List(items))
    }

    pub(super) fn location(&mut self) -> Result<Location, ParseError> {
        let mut location = Location::default();
        if self.eat_word("loc") {
            self.expect('(')?;
            let line = |parser: &mut Self| parser.eat_word("line");
            if !line(self) {
                if matches!(self.peek(), Token::Word(_)) {
                    location.index = Some(self.number("an index")?);
                }
                location.name = self.eat_string().unwrap_or_default();
                if !line(self) {
                    self.expect(')')?;
                    return Ok(location);
                }
            }
            location.line = Some(self.number("a line")?);
            self.expect(')')?;
        }
        Ok(location)
    }
}

fn decode_hex(digits: &str) -> Option<Vec<u8>> {
    let nibbles: Option<Vec<u8>> = digits
        .chars()
        .map(|c| c.to_digit(16).map(|nibble| nibble as u8))
        .collect();
    let nibbles = nibbles?;
    let (pairs, rest) = nibbles.as_chunks();
    let bytes = pairs.iter().map(|[high, low]| high << 4 | low);
    rest.is_empty().then(|| bytes.collect())
}

/// The bytes of one element.
fn element(dtype: DType, text: &str) -> Option<Vec<u8>> {
    match dtype {
        DType::F32 => Some(text.parse::<f32>().ok()?.to_le_bytes().to_vec()),
        DType::F64 => Some(text.parse::<f64>().ok()?.to_le_bytes().to_vec()),
        DType::F16 => Some(f16_bits(text.parse().ok()?).to_le_bytes().to_vec()),
        DType::Bf16 => Some(bf16_bits(text.parse().ok()?).to_le_bytes().to_vec()),
        DType::Bool => Some(vec![u8::from(text.parse::<bool>().ok()?)]),
        DType::I4 | DType::I8 | DType::I16 | DType::I32 => integer(dtype, text),
        DType::I64 | DType::U8 | DType::U32 => integer(dtype, text),
    }
}

fn integer(dtype: DType, text: &str) -> Option<Vec<u8>> {
    let value: i64 = text.parse().ok()?;
    let (min, max) = dtype.integer_range()?;
    let fits = (min..=max).contains(&value);
    fits.then(|| value.to_le_bytes()[..dtype.size_bytes()].to_vec())
}
