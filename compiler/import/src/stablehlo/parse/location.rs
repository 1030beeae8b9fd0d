//! `loc(…)`.

use super::{Parsed, Parser};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::location::Location;

impl Parser<'_> {
    /// `loc(…)` if there is one.
    pub(super) fn optional_location(&mut self) -> Parsed<Option<Location>> {
        if self.at_word("loc") {
            Ok(Some(self.location()?))
        } else {
            Ok(None)
        }
    }

    pub(super) fn location(&mut self) -> Parsed<Location> {
        self.expect_word("loc")?;
        self.expect(b'(')?;
        let location = self.location_body()?;
        self.expect(b')')?;
        Ok(location)
    }

    fn location_body(&mut self) -> Parsed<Location> {
        self.nested(|p| match p.token.kind {
            TokenKind::Hash => p.location_alias(),
            TokenKind::Text => p.file_or_name(),
            TokenKind::Word => match p.text() {
                "unknown" => {
                    p.advance();
                    Ok(Location::Unknown)
                }
                "callsite" => p.call_site(),
                "fused" => p.fused(),
                // A location inside a location may repeat the word.
                "loc" => p.location(),
                _ => p.unexpected("a location"),
            },
            _ => p.unexpected("a location"),
        })
    }

    fn location_alias(&mut self) -> Parsed<Location> {
        let offset = self.token.start;
        let name = &self.expect_kind(TokenKind::Hash, "an alias")?[1..];
        self.location_uses.entry(name).or_insert(offset);
        Ok(Location::Alias(name.to_owned()))
    }

    fn file_or_name(&mut self) -> Parsed<Location> {
        let name = self.string()?;
        if self.eat(b':') {
            let line = self.u64()?;
            let column = if self.eat(b':') { self.u64()? } else { 0 };
            self.range_end()?;
            return Ok(Location::File {
                file: name,
                line,
                column,
            });
        }
        let mut child = None;
        if self.eat(b'(') {
            child = Some(Box::new(self.location_body()?));
            self.expect(b')')?;
        }
        Ok(Location::Name { name, child })
    }

    /// ` to 3:4` or ` to :4`, where a range ends; only its beginning is kept.
    fn range_end(&mut self) -> Parsed<()> {
        if !self.eat_word("to") {
            return Ok(());
        }
        if self.token.kind == TokenKind::Integer {
            self.u64()?;
        }
        if self.eat(b':') {
            self.u64()?;
        }
        Ok(())
    }

    fn call_site(&mut self) -> Parsed<Location> {
        self.expect_word("callsite")?;
        self.expect(b'(')?;
        let callee = Box::new(self.location_body()?);
        self.expect_word("at")?;
        let caller = Box::new(self.location_body()?);
        self.expect(b')')?;
        Ok(Location::CallSite { callee, caller })
    }

    fn fused(&mut self) -> Parsed<Location> {
        self.expect_word("fused")?;
        let mut metadata = None;
        if self.eat(b'<') {
            metadata = Some(Box::new(self.parse_attribute()?));
            self.expect(b'>')?;
        }
        let locations = self.list(b'[', b']', Self::location_body)?;
        Ok(Location::Fused {
            metadata,
            locations,
        })
    }
}
