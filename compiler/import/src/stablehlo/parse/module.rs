//! The module: aliases, meshes and functions, and recovery after an error in one of them.

use super::weight::{attribute_weight_bytes, type_weight_bytes};
use super::{Failure, Parsed, Parser};
use crate::stablehlo::ast::{MeshDefinition, Module, Span};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::error::{ParseError, ParseErrors};
use crate::stablehlo::lexer::TokenKind;
use std::collections::{HashMap, HashSet};

/// Errors after which the rest of the text is not looked at.
const MAX_ERRORS: usize = 20;

/// What has been read, what was wrong with it, and where each symbol was defined.
#[derive(Default)]
struct Contents {
    module: Module,
    errors: Vec<ParseError>,
    symbols: HashMap<String, Span>,
}

impl Parser<'_> {
    pub(super) fn parse_module(mut self) -> Result<Module, ParseErrors> {
        let mut contents = Contents::default();
        let end = self
            .text_contents(&mut contents)
            .and_then(|()| self.check_locations(&contents));
        // After an error in a function the braces around it mean nothing any more.
        if let (Err(failure), true) = (end, contents.errors.is_empty()) {
            contents.errors.push(self.error_of(failure));
        }
        if contents.errors.is_empty() {
            return Ok(contents.module);
        }
        Err(ParseErrors(contents.errors))
    }

    fn text_contents(&mut self, contents: &mut Contents) -> Parsed<()> {
        self.aliases(contents)?;
        if self.at_word("module") {
            self.short_module(contents)?;
        } else if self.text() == "\"builtin.module\"" {
            self.generic_module(contents)?;
        } else {
            self.items(contents);
        }
        self.aliases(contents)?;
        if self.token.kind != TokenKind::End {
            return self.unexpected("the end of the text");
        }
        Ok(())
    }

    /// `module @name attributes {…} {…}`.
    fn short_module(&mut self, contents: &mut Contents) -> Parsed<()> {
        self.advance();
        if self.token.kind == TokenKind::Symbol {
            contents.module.name = Some(self.symbol()?);
        }
        if self.eat_word("attributes") {
            contents.module.attributes = self.dictionary()?;
        }
        self.expect(b'{')?;
        self.items(contents);
        self.expect(b'}')?;
        contents.module.location = self.optional_location()?;
        Ok(())
    }

    /// `"builtin.module"() <{sym_name = …}> ({…}) {…} : () -> ()`.
    fn generic_module(&mut self, contents: &mut Contents) -> Parsed<()> {
        self.advance();
        self.expect(b'(')?;
        self.expect(b')')?;
        let mut attributes = Attributes::default();
        let mut names = HashSet::new();
        if self.eat(b'<') {
            self.dictionary_into(&mut attributes, &mut names)?;
            self.expect(b'>')?;
        }
        self.expect(b'(')?;
        self.expect(b'{')?;
        if self.token.kind == TokenKind::Block {
            self.advance();
            self.expect(b':')?;
        }
        self.items(contents);
        self.expect(b'}')?;
        self.expect(b')')?;
        if self.at_mark(b'{') {
            self.dictionary_into(&mut attributes, &mut names)?;
        }
        self.expect(b':')?;
        self.function_type()?;
        contents.module.location = self.optional_location()?;
        if let Some(Attribute::String(name)) = attributes.remove("sym_name") {
            contents.module.name = Some(name);
        }
        contents.module.attributes = attributes;
        Ok(())
    }

    /// Meshes and functions up to the `}` or the end of the text. An error in one is noted, and
    /// the next function is looked for.
    fn items(&mut self, contents: &mut Contents) {
        while self.token.kind != TokenKind::End && !self.at_mark(b'}') {
            let start = self.token.start;
            let Err(failure) = self.item(contents) else {
                continue;
            };
            let resume_from = failure.offset.max(start);
            contents.errors.push(self.error_of(failure));
            if contents.errors.len() == MAX_ERRORS || !self.skip_to_function(resume_from) {
                break;
            }
        }
    }

    /// Goes to the first line after `offset` that begins with a function.
    fn skip_to_function(&mut self, offset: usize) -> bool {
        let next = self.line_starts[self.line_of(offset)..]
            .iter()
            .find(|&&start| {
                let line = self.source[start..].trim_start_matches([' ', '\t']);
                line.starts_with("func.func ") || line.starts_with("\"func.func\"")
            });
        let found = next.copied();
        self.resume_at(found.unwrap_or(self.source.len()));
        found.is_some()
    }

    fn item(&mut self, contents: &mut Contents) -> Parsed<()> {
        let span = self.span();
        match self.text() {
            "func.func" => {
                let function = self.function()?;
                self.add_symbol(contents, &function.name, span)?;
                contents.module.functions.push(function);
            }
            "\"func.func\"" => {
                let function = self.generic_function()?;
                self.add_symbol(contents, &function.name, span)?;
                contents.module.functions.push(function);
            }
            "sdy.mesh" => {
                self.advance();
                let name = self.symbol()?;
                self.expect(b'=')?;
                let mesh = self.mesh()?;
                let attributes = self.optional_dictionary()?;
                self.optional_location()?;
                self.add_symbol(contents, &name, span)?;
                contents.module.meshes.push(MeshDefinition {
                    name,
                    mesh,
                    attributes,
                    span,
                });
            }
            "\"sdy.mesh\"" => {
                let definition = self.generic_mesh()?;
                self.add_symbol(contents, &definition.name, span)?;
                contents.module.meshes.push(definition);
            }
            _ if matches!(self.token.kind, TokenKind::Hash | TokenKind::Bang) => {
                self.aliases(contents)?;
            }
            _ => return self.unexpected("`func.func`, `sdy.mesh` or an alias"),
        }
        Ok(())
    }

    fn add_symbol(&self, contents: &mut Contents, name: &str, span: Span) -> Parsed<()> {
        if let Some(earlier) = contents.symbols.insert(name.to_owned(), span) {
            let message = format!(
                "@{name} is defined here on line {} and before on line {}",
                span.line, earlier.line
            );
            return self.fail(span.offset, message);
        }
        Ok(())
    }

    /// `"sdy.mesh"() <{mesh = #sdy.mesh<…>, sym_name = …}> : () -> ()`.
    fn generic_mesh(&mut self) -> Parsed<MeshDefinition> {
        let span = self.span();
        self.advance();
        let mut attributes = self.generic_form(false)?.attributes;
        self.optional_location()?;
        let (Some(Attribute::String(name)), Some(Attribute::Mesh(mesh))) =
            (attributes.remove("sym_name"), attributes.remove("mesh"))
        else {
            return self.fail(
                span.offset,
                "a mesh needs `sym_name = \"…\"` and `mesh = …`",
            );
        };
        Ok(MeshDefinition {
            name,
            mesh,
            attributes,
            span,
        })
    }

    /// `#name = …` and `!name = …`, any number of them.
    fn aliases(&mut self, contents: &mut Contents) -> Parsed<()> {
        loop {
            let offset = self.token.start;
            let name = match self.token.kind {
                TokenKind::Hash | TokenKind::Bang => &self.text()[1..],
                _ => return Ok(()),
            };
            let is_type = self.token.kind == TokenKind::Bang;
            self.advance();
            self.expect(b'=')?;
            let is_new = if is_type {
                let ty = self.parse_type()?;
                let weight_bytes = type_weight_bytes(&ty);
                self.type_aliases.insert(name, (ty, weight_bytes)).is_none()
            } else if self.at_word("loc") {
                let location = self.location()?;
                contents
                    .module
                    .locations
                    .insert(name.to_owned(), location)
                    .is_none()
            } else {
                let attribute = self.parse_attribute()?;
                let weight_bytes = attribute_weight_bytes(&attribute);
                self.attribute_aliases
                    .insert(name, (attribute, weight_bytes))
                    .is_none()
            };
            if !is_new {
                return self.fail(offset, format!("alias `{name}` is defined twice"));
            }
        }
    }

    /// Checks that every location alias is defined somewhere.
    fn check_locations(&self, contents: &Contents) -> Parsed<()> {
        let undefined = self.location_uses.iter();
        let undefined =
            undefined.filter(|(name, _)| !contents.module.locations.contains_key(**name));
        match undefined.min_by_key(|&(_, &offset)| offset) {
            None => Ok(()),
            Some((name, &offset)) => Err(Failure {
                offset,
                message: format!("#{name} is not defined anywhere"),
            }),
        }
    }
}
