//! Recursive descent over the text: one file for each part of the grammar.
//!
//! Nothing here recurses deeper than [`MAX_DEPTH`], looks at a character more than a fixed number
//! of times, or copies an alias beyond [`MAX_EXPANDED`], whatever the text.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a grammar picks a few tokens or attributes and refuses all others alike"
)]

mod attribute;
mod dense;
mod dialect;
mod function;
mod location;
mod module;
mod operation;
mod scope;
mod sharding;
mod short;
mod types;
mod weight;

use super::ast::{Module, Span, Value, ValueId};
use super::attribute::Attribute;
use super::error::{ParseError, ParseErrors};
use super::lexer::{Token, TokenKind, token_at, unescape};
use super::types::Type;
use scope::Scope;
use std::collections::HashMap;

use peapod_ir::entity::PrimaryMap;
/// How deep regions, attributes, types and locations may nest.
const MAX_DEPTH: usize = 256;

/// Bytes, roughly, that all uses of aliases together may add up to.
const MAX_EXPANDED_BYTES: usize = 1 << 28;

/// Reads a module: `module {…}`, or functions alone.
///
/// # Errors
/// Where the text stops being MLIR as JAX and the StableHLO tools print it: the first such place of
/// each function. Nothing is returned of a text with errors.
pub fn parse(source: &str) -> Result<Module, ParseErrors> {
    Parser::new(source).parse_module()
}

/// An error on its way to becoming a [`ParseError`].
struct Failure {
    offset: usize,
    message: String,
}

type Parsed<T> = Result<T, Failure>;

/// The text, the current token, and the names that are known.
struct Parser<'s> {
    source: &'s str,
    token: Token,
    line_starts: Vec<usize>,
    depth: usize,
    expanded_bytes: usize,
    /// Aliases, with what a copy of each weighs.
    attribute_aliases: HashMap<&'s str, (Attribute, usize)>,
    type_aliases: HashMap<&'s str, (Type, usize)>,
    /// Location aliases that were used, which may be defined below; with the place of a use.
    location_uses: HashMap<&'s str, usize>,
    scope: Scope<'s>,
    /// Values of the current function.
    values: PrimaryMap<ValueId, Value>,
}

impl<'s> Parser<'s> {
    fn new(source: &'s str) -> Self {
        let newlines = source
            .bytes()
            .enumerate()
            .filter(|&(_, b)| b == b'\n')
            .map(|(at, _)| at + 1);
        Self {
            source,
            token: token_at(source, 0),
            line_starts: std::iter::once(0).chain(newlines).collect(),
            depth: 0,
            expanded_bytes: 0,
            attribute_aliases: HashMap::new(),
            type_aliases: HashMap::new(),
            location_uses: HashMap::new(),
            scope: Scope::default(),
            values: PrimaryMap::new(),
        }
    }

    /// Text of the current token.
    fn text(&self) -> &'s str {
        &self.source[self.token.start..self.token.end]
    }

    fn line_of(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|&start| start <= offset)
    }

    fn span_at(&self, offset: usize) -> Span {
        Span {
            offset,
            line: self.line_of(offset),
        }
    }

    /// Where the current token is.
    fn span(&self) -> Span {
        self.span_at(self.token.start)
    }

    fn fail<T>(&self, offset: usize, message: impl Into<String>) -> Parsed<T> {
        Err(Failure {
            offset,
            message: message.into(),
        })
    }

    /// Fails at the current token, which is not the `expected` thing.
    fn unexpected<T>(&self, expected: &str) -> Parsed<T> {
        let found = match self.token.kind {
            TokenKind::Bad(reason) => return self.fail(self.token.start, reason),
            TokenKind::End => "the end of the text".to_owned(),
            _ => {
                let text = self.text();
                let shown: String = text.chars().take(40).collect();
                format!(
                    "`{shown}{}`",
                    if shown.len() < text.len() { "…" } else { "" }
                )
            }
        };
        self.fail(
            self.token.start,
            format!("expected {expected}, found {found}"),
        )
    }

    fn error_of(&self, failure: Failure) -> ParseError {
        ParseError::at(self.source, failure.offset, failure.message)
    }

    fn advance(&mut self) -> Token {
        let token = self.token;
        self.token = token_at(self.source, token.end);
        token
    }

    /// Continues reading at byte `offset`.
    fn resume_at(&mut self, offset: usize) {
        self.token = token_at(self.source, offset);
    }

    fn at_mark(&self, mark: u8) -> bool {
        self.token.kind == TokenKind::Mark(mark)
    }

    /// Takes `mark` if it is at hand.
    fn eat(&mut self, mark: u8) -> bool {
        let found = self.at_mark(mark);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, mark: u8) -> Parsed<()> {
        if self.eat(mark) {
            return Ok(());
        }
        self.unexpected(&format!("`{}`", char::from(mark)))
    }

    fn at_word(&self, word: &str) -> bool {
        self.token.kind == TokenKind::Word && self.text() == word
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.unexpected(&format!("`{word}`"))
    }

    /// `keyword =`, as before the parts of short forms.
    fn expect_key(&mut self, keyword: &str) -> Parsed<()> {
        self.expect_word(keyword)?;
        self.expect(b'=')
    }

    fn expect_arrow(&mut self) -> Parsed<()> {
        self.expect_kind(TokenKind::Arrow, "`->`").map(|_| ())
    }

    fn expect_kind(&mut self, kind: TokenKind, expected: &str) -> Parsed<&'s str> {
        if self.token.kind != kind {
            return self.unexpected(expected);
        }
        let text = self.text();
        self.advance();
        Ok(text)
    }

    /// Any bare word.
    fn word(&mut self, expected: &str) -> Parsed<&'s str> {
        self.expect_kind(TokenKind::Word, expected)
    }

    /// A run of `item`s with commas between them, up to and with `close`; `open` is behind us.
    fn list_until<T>(
        &mut self,
        close: u8,
        mut item: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.eat(b',') {
                break;
            }
        }
        if !self.eat(close) {
            return self.unexpected(&format!("`,` or `{}`", char::from(close)));
        }
        Ok(items)
    }

    /// A list between `open` and `close`.
    fn list<T>(
        &mut self,
        open: u8,
        close: u8,
        item: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        self.expect(open)?;
        self.list_until(close, item)
    }

    /// Runs `inner` one level deeper.
    fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return self.fail(
                self.token.start,
                format!("nested deeper than {MAX_DEPTH} levels"),
            );
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// Counts what the use of an alias copies, so that aliases of aliases cannot fill the memory.
    fn charge(&mut self, weight_bytes: usize) -> Parsed<()> {
        self.expanded_bytes = self.expanded_bytes.saturating_add(weight_bytes);
        if self.expanded_bytes > MAX_EXPANDED_BYTES {
            let message = format!("aliases expand to more than {MAX_EXPANDED_BYTES} bytes");
            return self.fail(self.token.start, message);
        }
        Ok(())
    }

    /// `-`, digits or a hexadecimal number, and where it is.
    fn integer(&mut self) -> Parsed<i128> {
        let offset = self.token.start;
        let negative = self.eat(b'-');
        let text = self.expect_kind(TokenKind::Integer, "an integer")?;
        let magnitude = match text.strip_prefix("0x") {
            Some(digits) => i128::from_str_radix(digits, 16),
            None => text.parse::<i128>(),
        };
        match magnitude {
            Ok(magnitude) => Ok(if negative { -magnitude } else { magnitude }),
            Err(_) => self.fail(offset, "this integer does not fit 127 bits"),
        }
    }

    fn i64(&mut self) -> Parsed<i64> {
        let offset = self.token.start;
        let value = self.integer()?;
        let result = i64::try_from(value);
        result.or_else(|_| {
            self.fail(
                offset,
                format!("{value} does not fit a signed 64-bit integer"),
            )
        })
    }

    fn u64(&mut self) -> Parsed<u64> {
        let offset = self.token.start;
        let value = self.integer()?;
        let result = u64::try_from(value);
        result.or_else(|_| {
            self.fail(
                offset,
                format!("expected an unsigned 64-bit integer, found {value}"),
            )
        })
    }

    /// `[1, -2, …]`.
    fn i64_list(&mut self) -> Parsed<Vec<i64>> {
        self.list(b'[', b']', Self::i64)
    }

    /// The bytes of a string.
    fn string_bytes(&mut self) -> Parsed<Vec<u8>> {
        let offset = self.token.start;
        let text = self.expect_kind(TokenKind::Text, "a string")?;
        unescape(&text[1..text.len() - 1]).or_else(|reason| self.fail(offset, reason))
    }

    /// A string that is UTF-8.
    fn string(&mut self) -> Parsed<String> {
        let offset = self.token.start;
        let bytes = self.string_bytes()?;
        String::from_utf8(bytes).or_else(|_| self.fail(offset, "this string is not UTF-8"))
    }

    /// `@name` or `@"name"`, without the `@`.
    fn symbol(&mut self) -> Parsed<String> {
        let offset = self.token.start;
        let text = &self.expect_kind(TokenKind::Symbol, "a symbol such as `@main`")?[1..];
        let Some(quoted) = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')) else {
            return Ok(text.to_owned());
        };
        let name = unescape(quoted)
            .ok()
            .and_then(|bytes| String::from_utf8(bytes).ok());
        name.map_or_else(
            || self.fail(offset, "this name has a bad escape or is not UTF-8"),
            Ok,
        )
    }

    /// The text of a body whose `<` was just taken, up to and with its `>`, brackets balanced.
    fn raw_body(&mut self, open: usize) -> Parsed<&'s str> {
        let mut closers = vec![b'>'];
        let mut at = open + 1;
        while let Some(&expected) = closers.last() {
            let token = token_at(self.source, at);
            match token.kind {
                TokenKind::End => return self.fail(open, "this `<` is never closed"),
                TokenKind::Bad(reason) => return self.fail(token.start, reason),
                TokenKind::Mark(b'<') => closers.push(b'>'),
                TokenKind::Mark(b'(') => closers.push(b')'),
                TokenKind::Mark(b'[') => closers.push(b']'),
                TokenKind::Mark(b'{') => closers.push(b'}'),
                // Affine maps compare: `d0 >= 0`.
                TokenKind::Mark(b'>') if self.source[token.end..].starts_with('=') => {}
                TokenKind::Mark(mark @ (b'>' | b')' | b']' | b'}')) => {
                    if mark != expected {
                        let message = format!("expected `{}` first", char::from(expected));
                        return self.fail(token.start, message);
                    }
                    closers.pop();
                }
                _ => {}
            }
            at = token.end;
        }
        self.resume_at(at);
        Ok(&self.source[open..at])
    }
}
