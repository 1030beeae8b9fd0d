//! Diagnostics on standard error: as text, coloured on a terminal, or as JSON.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;

use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use clap::ValueEnum;
use peapod_diagnostic::{Diagnostic, Label, Place, Severity, TextPlace, escaped, escaped_json};

use crate::document::Message;
use crate::{print, suggest};

/// How results, and errors and warnings, are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text for people.
    #[default]
    #[value(alias = "text")]
    Human,
    /// JSON for programs.
    Json,
}

/// When texts for people have colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal; NO_COLOR and CLICOLOR_FORCE in the environment say otherwise.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Colour {
    /// Whether standard error has colours.
    fn on_standard_error(self) -> bool {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|it| !it.is_empty());
        let is_forced = || std::env::var_os("CLICOLOR_FORCE").is_some_and(|it| it != "0");
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto if is_set("NO_COLOR") => false,
            Self::Auto => is_set("CLICOLOR_FORCE") && is_forced() || io::stderr().is_terminal(),
        }
    }
}

impl From<Colour> for clap::ColorChoice {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Auto => Self::Auto,
            Colour::Always => Self::Always,
            Colour::Never => Self::Never,
        }
    }
}

static CHOSEN: OnceLock<(Format, Colour)> = OnceLock::new();

/// Chooses how diagnostics are printed, once, before anything is.
pub fn choose(format: Format, colour: Colour) {
    CHOSEN.get_or_init(|| (format, colour));
}

/// The value that a command line gives an option, though the line cannot be read.
pub fn asked<T: ValueEnum>(words: &[OsString], option: &str) -> Option<T> {
    let words: Vec<_> = words.iter().map(|it| it.to_string_lossy()).collect();
    let value = words.iter().enumerate().rev().find_map(|(at, word)| {
        let rest = word.strip_prefix(option)?;
        match rest.strip_prefix('=') {
            Some(value) => Some(value.to_owned()),
            None if rest.is_empty() => words.get(at + 1).map(|it| it.clone().into_owned()),
            None => None,
        }
    });
    value.and_then(|value| T::from_str(&value, false).ok())
}

/// Prints one; of warnings none where `--quiet` is given twice.
pub fn show(diagnostic: &Diagnostic) {
    let diagnostic = &*suggest::with_nearest(diagnostic);
    let (format, colour) = CHOSEN.get().copied().unwrap_or_default();
    let is_hidden = diagnostic.severity == Severity::Warning && print::quiet() > 1;
    match format {
        _ if is_hidden => {}
        Format::Human => {
            let renderer = match colour.on_standard_error() {
                true => Renderer::styled(),
                false => Renderer::plain(),
            };
            say(&rendered(diagnostic, &renderer));
        }
        Format::Json => say(&escaped_json(&json(diagnostic))),
    }
    print::tell_document(Message::new(diagnostic, plain(diagnostic)));
}

/// Writes a line to standard error; where that is closed or full nobody can be told.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// The text of one, without colours.
pub fn plain(diagnostic: &Diagnostic) -> String {
    rendered(diagnostic, &Renderer::plain())
}

/// The text of one, as the renderer draws it.
fn rendered(diagnostic: &Diagnostic, renderer: &Renderer) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level
        .primary_title(escaped(&diagnostic.message))
        .id(diagnostic.code.to_string());
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| Level::NOTE.message(escaped(note)).into());
    let help: Element<'_> = Level::HELP.message(escaped(&diagnostic.help)).into();
    let group = Group::with_title(title)
        .elements(places(&diagnostic.labels))
        .elements(notes.collect::<Vec<Element<'_>>>())
        .element(help);
    renderer.render(&[group])
}

/// Places in a text as snippets, all others in a line.
fn places(labels: &[Label]) -> Vec<Element<'_>> {
    let (mut elements, mut words) = (Vec::new(), Vec::new());
    for Label { file, place } in labels {
        match place {
            Place::Text(place) => elements.extend(snippet(file.as_deref(), place)),
            Place::Whole
            | Place::Bytes { .. }
            | Place::Op { .. }
            | Place::Tensor { .. }
            | Place::Part(_) => {
                words.extend(Some(place.to_string()).filter(|text| !text.is_empty()))
            }
        }
    }
    let file = labels.iter().find_map(|label| label.file.as_deref());
    if elements.is_empty() && (file.is_some() || !words.is_empty()) {
        let words = Some(words.join(", ")).filter(|words| !words.is_empty());
        let parts: Vec<String> = file.map(str::to_owned).into_iter().chain(words).collect();
        elements.push(Origin::path(escaped(&parts.join(": "))).into());
    }
    elements
}

/// The line with a caret below the column.
fn snippet<'a>(file: Option<&str>, place: &TextPlace) -> Vec<Element<'a>> {
    let excerpt = escaped(&place.excerpt);
    let mut from = excerpt.char_indices().map(|(at, _)| at).skip(place.caret);
    let start = from.next().unwrap_or(excerpt.len());
    let end = from.next().unwrap_or(excerpt.len());
    let path = file.map(escaped).unwrap_or_default();
    let snippet = Snippet::source(excerpt)
        .line_start(place.line)
        .annotation(AnnotationKind::Primary.span(start..end));
    // The column that the renderer counts is that of the excerpt.
    if place.caret + 1 == place.column {
        return vec![snippet.path(path).into()];
    }
    let origin = Origin::path(path).line(place.line);
    vec![origin.char_column(place.column).into(), snippet.into()]
}

/// What other programs read.
fn json(diagnostic: &Diagnostic) -> String {
    let message = Message::new(diagnostic, plain(diagnostic));
    serde_json::to_string(&message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use peapod_diagnostic::code;

    use super::*;

    #[test]
    fn the_line_is_shown_with_a_caret() {
        let source = "func @main( {\n";
        let error = code::IR_SYNTAX
            .error("expected `%`, found `{`", "correct it")
            .at(Place::Text(TextPlace::at(source, 12)))
            .in_file("x.ir");
        let text = plain(&error);
        assert!(text.starts_with("error[peapod::E0110]: expected `%`, found `{`\n"));
        assert!(text.contains("--> x.ir:1:13"), "{text}");
        assert!(text.contains("= help: correct it"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&json(&error)).unwrap();
        assert_eq!(json["labels"][0]["column"], 13);
        assert_eq!(json["code"], "peapod::E0110");
    }

    #[test]
    fn long_lines_keep_their_column() {
        let place = TextPlace::at(&"x".repeat(500), 300);
        let error = Diagnostic::bug("b").at(Place::Text(place)).in_file("long");
        assert!(
            plain(&error).contains("--> long:1:301"),
            "{}",
            plain(&error)
        );
    }

    #[test]
    fn names_of_files_cannot_command_the_terminal() {
        let error = Diagnostic::bug("a\x1b[2Jb")
            .note("\x1b]0;t")
            .in_file("f\x1b[1m");
        assert!(!plain(&error).contains('\x1b'));
    }
}
