//! Text to tokens, one at a time: MLIR's shapes and opaque bodies are read from the text itself, so
//! the parser must be able to continue from any place.

/// What a token is. The text of one is the slice of the source that it covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A bare word, dots included: `stablehlo.add`, `tensor`, `loc`.
    Word,
    /// `%name`.
    Value,
    /// `^name`.
    Block,
    /// `@name` or `@"name"`.
    Symbol,
    /// `#name`; also `#0`, which picks a result.
    Hash,
    /// `!name`.
    Bang,
    /// `"…"` with its quotes and escapes.
    Text,
    /// Digits, or `0x` and hexadecimal digits.
    Integer,
    /// Digits with a point.
    Float,
    /// `->`.
    Arrow,
    /// `::`.
    Scope,
    /// Any other character.
    Mark(u8),
    /// The end of the text.
    End,
    /// Nothing that MLIR has; the reason.
    Bad(&'static str),
}

/// A token and the bytes it covers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub start: usize,
    pub end: usize,
}

/// The token at or after byte `from`, blanks and comments skipped.
pub(super) fn token_at(source: &str, from: usize) -> Token {
    let bytes = source.as_bytes();
    let start = skip_blanks(bytes, from);
    let Some(&first) = bytes.get(start) else {
        return Token {
            kind: TokenKind::End,
            start,
            end: start,
        };
    };
    let second = bytes.get(start + 1).copied().unwrap_or(0);
    let (kind, end) = match first {
        b'"' => text_end(bytes, start),
        b'@' if second == b'"' => symbol_text(bytes, start),
        b'@' => sigil(bytes, start, TokenKind::Symbol),
        b'%' => sigil(bytes, start, TokenKind::Value),
        b'^' => sigil(bytes, start, TokenKind::Block),
        b'#' => sigil(bytes, start, TokenKind::Hash),
        b'!' => sigil(bytes, start, TokenKind::Bang),
        b'0'..=b'9' => number(bytes, start),
        b'-' if second == b'>' => (TokenKind::Arrow, start + 2),
        b':' if second == b':' => (TokenKind::Scope, start + 2),
        b'_' | b'a'..=b'z' | b'A'..=b'Z' => {
            let is_part = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
            (TokenKind::Word, run(bytes, start, is_part))
        }
        _ if first.is_ascii_graphic() => (TokenKind::Mark(first), start + 1),
        _ => {
            let len = source[start..].chars().next().map_or(1, char::len_utf8);
            (
                TokenKind::Bad("this character has no meaning here"),
                start + len,
            )
        }
    };
    Token { kind, start, end }
}

fn skip_blanks(bytes: &[u8], from: usize) -> usize {
    let mut at = from.min(bytes.len());
    loop {
        at = run(bytes, at, |b| matches!(b, b' ' | b'\t' | b'\r' | b'\n'));
        if !bytes[at..].starts_with(b"//") {
            return at;
        }
        at = run(bytes, at, |b| b != b'\n');
    }
}

/// The end of the run of bytes from `at` on that satisfy `is_part`.
fn run(bytes: &[u8], at: usize, is_part: impl Fn(u8) -> bool) -> usize {
    bytes[at..]
        .iter()
        .position(|&b| !is_part(b))
        .map_or(bytes.len(), |len| at + len)
}

/// A sigil and its name: digits alone, or a word that may begin with `$`, `.`, `_` or `-` too.
fn sigil(bytes: &[u8], start: usize, kind: TokenKind) -> (TokenKind, usize) {
    let digits = run(bytes, start + 1, |b| b.is_ascii_digit());
    if digits > start + 1 {
        return (kind, digits);
    }
    let dashes = !matches!(kind, TokenKind::Hash | TokenKind::Bang);
    let is_part = |b: u8| {
        b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.') || (dashes && b == b'-')
    };
    let end = run(bytes, start + 1, is_part);
    if end == start + 1 {
        return (TokenKind::Bad("expected a name right after this sign"), end);
    }
    (kind, end)
}

fn symbol_text(bytes: &[u8], start: usize) -> (TokenKind, usize) {
    let (kind, end) = text_end(bytes, start + 1);
    (
        if kind == TokenKind::Text {
            TokenKind::Symbol
        } else {
            kind
        },
        end,
    )
}

/// The end of the string whose opening quote is at `start`; strings end on their line.
fn text_end(bytes: &[u8], start: usize) -> (TokenKind, usize) {
    let mut at = start + 1;
    loop {
        match bytes.get(at) {
            Some(b'"') => return (TokenKind::Text, at + 1),
            Some(b'\\') => at += 2,
            Some(b'\n') | None => {
                return (
                    TokenKind::Bad("this string has no closing quote"),
                    at.min(bytes.len()),
                );
            }
            Some(_) => at += 1,
        }
    }
}

fn number(bytes: &[u8], start: usize) -> (TokenKind, usize) {
    let is_digit = |b: u8| b.is_ascii_digit();
    if bytes[start..].starts_with(b"0x") {
        let end = run(bytes, start + 2, |b| b.is_ascii_hexdigit());
        if end > start + 2 {
            return (TokenKind::Integer, end);
        }
    }
    let integer_end = run(bytes, start, is_digit);
    if bytes.get(integer_end) != Some(&b'.') {
        return (TokenKind::Integer, integer_end);
    }
    let fraction_end = run(bytes, integer_end + 1, is_digit);
    if !matches!(bytes.get(fraction_end), Some(b'e' | b'E')) {
        return (TokenKind::Float, fraction_end);
    }
    let signed = matches!(bytes.get(fraction_end + 1), Some(b'+' | b'-'));
    let exponent_start = fraction_end + 1 + usize::from(signed);
    let exponent_end = run(bytes, exponent_start.min(bytes.len()), is_digit);
    let end = if exponent_end > exponent_start {
        exponent_end
    } else {
        fraction_end
    };
    (TokenKind::Float, end)
}

/// The bytes that a string's inner text denotes, or what is wrong with an escape.
pub(super) fn unescape(inner: &str) -> Result<Vec<u8>, &'static str> {
    let mut bytes = inner.bytes();
    let mut plain = Vec::with_capacity(inner.len());
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            plain.push(byte);
            continue;
        }
        let bad = "an escape is \\\\, \\\", \\n, \\t or two hexadecimal digits";
        let escaped = bytes.next().ok_or(bad)?;
        plain.push(match escaped {
            b'"' | b'\\' => escaped,
            b'n' => b'\n',
            b't' => b'\t',
            high => {
                let low = bytes.next().ok_or(bad)?;
                hex_byte(high, low).ok_or(bad)?
            }
        });
    }
    Ok(plain)
}

/// The byte that two hexadecimal digits denote.
pub(super) fn hex_byte(high: u8, low: u8) -> Option<u8> {
    let digit = |c: u8| char::from(c).to_digit(16);
    Some((digit(high)? * 16 + digit(low)?) as u8)
}
