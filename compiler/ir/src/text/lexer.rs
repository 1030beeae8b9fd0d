//! Characters to tokens, with their positions.

use super::parser::ParseError;

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// `%3`, without the sign.
    Value(String),
    /// `@`, which a name or a string follows.
    At,
    /// A quoted string, its escapes resolved.
    String(String),
    /// A name or number.
    Word(String),
    /// One character of punctuation.
    Mark(char),
    /// The end of the text.
    End,
}

/// Where a token begins, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Whether a character can be in a name.
pub(super) fn in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-' | '+')
}

struct Lexer<'a> {
    source: &'a str,
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    position: Position,
}

/// All tokens of a text; the last one is its end.
pub(super) fn tokens(source: &str) -> Result<Vec<(Token, Position)>, ParseError> {
    let mut lexer = Lexer {
        source,
        chars: source.chars().peekable(),
        position: Position { line: 1, column: 1 },
    };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_blank();
        let position = lexer.position;
        let token = lexer.token()?;
        let ended = token == Token::End;
        tokens.push((token, position));
        if ended {
            return Ok(tokens);
        }
    }
}

impl Lexer<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        if c == '\n' {
            self.position.line += 1;
            self.position.column = 1;
        } else {
            self.position.column += 1;
        }
        Some(c)
    }

    fn skip_blank(&mut self) {
        while let Some(&c) = self.chars.peek() {
            match c {
                ';' => while self.next().is_some_and(|c| c != '\n') {},
                _ if c.is_whitespace() => {
                    self.next();
                }
                _ => return,
            }
        }
    }

    fn token(&mut self) -> Result<Token, ParseError> {
        let start = self.position;
        let Some(&c) = self.chars.peek() else {
            return Ok(Token::End);
        };
        if in_name(c) {
            return Ok(Token::Word(self.name()));
        }
        self.next();
        match c {
            '%' => match self.name() {
                name if name.is_empty() => Err(self.error(start, "expected a name after `%`")),
                name => Ok(Token::Value(name)),
            },
            '@' => Ok(Token::At),
            '"' => self.string(start),
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '=' | '?' => Ok(Token::Mark(c)),
            _ => Err(self.error(start, format!("unexpected character {c:?}"))),
        }
    }

    fn name(&mut self) -> String {
        let mut name = String::new();
        while let Some(&c) = self.chars.peek()
            && in_name(c)
        {
            name.push(c);
            self.next();
        }
        name
    }

    fn string(&mut self, start: Position) -> Result<Token, ParseError> {
        let mut text = String::new();
        loop {
            let position = self.position;
            match self.next() {
                None | Some('\n') => return Err(self.error(start, "this string has no end")),
                Some('"') => return Ok(Token::String(text)),
                Some('\\') => text.push(self.escape(position)?),
                Some(c) => text.push(c),
            }
        }
    }

    fn escape(&mut self, start: Position) -> Result<char, ParseError> {
        match self.next() {
            Some(c @ ('"' | '\\')) => Ok(c),
            Some('n') => Ok('\n'),
            Some('t') => Ok('\t'),
            Some('r') => Ok('\r'),
            Some('u') => self
                .code_point()
                .ok_or_else(|| self.error(start, "expected `\\u{…}` with a code point")),
            Some(_) | None => Err(self.error(start, "no escape that is known")),
        }
    }

    fn code_point(&mut self) -> Option<char> {
        if self.next() != Some('{') {
            return None;
        }
        let digits = self.name();
        let closed = self.next() == Some('}');
        let code = u32::from_str_radix(&digits, 16).ok()?;
        char::from_u32(code).filter(|_| closed)
    }

    fn error(&self, position: Position, message: impl Into<String>) -> ParseError {
        ParseError::new(self.source, position, message.into())
    }
}
