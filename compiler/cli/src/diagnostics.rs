//! Diagnostics on standard error: as text, coloured on a terminal, or as JSON.

use std::io::IsTerminal;
use std::sync::OnceLock;

use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use clap::ValueEnum;
use peapod_diagnostic::{
    Diagnostic, Excess, Label, Place, Severity, TextPlace, escaped, escaped_json,
};
use serde_json::{Value as Json, json};

/// How diagnostics are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// Text, in colour on a terminal unless `NO_COLOR` is set.
    #[default]
    Human,
    /// One JSON object per line.
    Json,
}

static FORMAT: OnceLock<MessageFormat> = OnceLock::new();

/// Chooses the format, once, before anything is printed.
pub fn choose(format: MessageFormat) {
    FORMAT.get_or_init(|| format);
}

/// The format that a command line asks for, though it cannot be read.
pub fn asked(args: impl Iterator<Item = String>) -> MessageFormat {
    let words: Vec<String> = args.collect();
    let json = ["--message-format=json", "--message-format json"];
    let line = words.join(" ");
    match json.iter().any(|option| line.contains(option)) {
        true => MessageFormat::Json,
        false => MessageFormat::Human,
    }
}

/// Prints one.
pub fn show(diagnostic: &Diagnostic) {
    match FORMAT.get().copied().unwrap_or_default() {
        MessageFormat::Human => {
            let no_color = std::env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
            let renderer = match std::io::stderr().is_terminal() && !no_color {
                true => Renderer::styled(),
                false => Renderer::plain(),
            };
            eprintln!("{}", rendered(diagnostic, &renderer));
        }
        MessageFormat::Json => eprintln!("{}", escaped_json(&json(diagnostic).to_string())),
    }
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
fn json(diagnostic: &Diagnostic) -> Json {
    let Diagnostic {
        severity,
        code,
        message,
        labels,
        notes,
        excesses,
        help,
    } = diagnostic;
    let excess =
        |it: &Excess| json!({ "what": it.what, "needed": it.needed, "available": it.available });
    json!({
        "severity": severity.name(),
        "code": code.to_string(),
        "message": message,
        "labels": labels.iter().map(label).collect::<Vec<Json>>(),
        "notes": notes,
        "excesses": excesses.iter().map(excess).collect::<Vec<Json>>(),
        "help": help,
        "rendered": rendered(diagnostic, &Renderer::plain()),
    })
}

fn label(Label { file, place }: &Label) -> Json {
    let place = match place {
        Place::Whole => json!({ "kind": "file" }),
        Place::Bytes { start, end } => json!({ "kind": "bytes", "start": start, "end": end }),
        Place::Text(TextPlace {
            line,
            column,
            excerpt,
            caret,
        }) => json!({
            "kind": "text",
            "line": line,
            "column": column,
            "excerpt": excerpt,
            "caret": caret,
        }),
        Place::Op { index, name } => json!({ "kind": "op", "index": index, "name": name }),
        Place::Tensor { index, name, dtype } => {
            json!({ "kind": "tensor", "index": index, "name": name, "dtype": dtype })
        }
        Place::Part(part) => json!({ "kind": "part", "name": part }),
    };
    let mut label = json!({ "file": file });
    if let (Json::Object(label), Json::Object(place)) = (&mut label, place) {
        label.extend(place);
    }
    label
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
        let json = json(&error);
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
