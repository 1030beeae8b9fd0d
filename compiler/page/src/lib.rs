//! What all pages share: a document that needs nothing else, one style sheet, a few parts.
//!
//! Tables are text of the page. Drawings are made by scripts in it from numbers in JSON; no text
//! of a model is ever read as markup.

mod parts;
mod tree;
pub mod units;

use maud::{DOCTYPE, PreEscaped};
pub use maud::{Markup, html};
pub use parts::{Cell, bar, card, cards, chart, gauge, legend_item, note, table};
use serde_json::Value;
pub use tree::{Branch, tree};

/// A page.
#[derive(Debug)]
pub struct Document<'a> {
    /// Its title and first heading.
    pub title: &'a str,
    /// What it is about, in a sentence or two.
    pub about: &'a str,
    /// The command that makes it again, if it is known.
    pub command: Option<&'a str>,
    /// The answer to why one would open it, if there is one.
    pub verdict: Option<&'a str>,
    /// Its parts.
    pub sections: Vec<Section<'a>>,
    /// Numbers that scripts draw.
    pub data: Value,
    /// Scripts of this kind of page, after those of all.
    pub scripts: &'a [&'a str],
}

/// A part of a page, with a heading.
#[derive(Debug)]
pub struct Section<'a> {
    /// By which scripts find it.
    pub id: &'a str,
    /// Its heading.
    pub title: &'a str,
    /// What it says.
    pub body: Markup,
}

impl<'a> Section<'a> {
    /// A part of a page.
    pub const fn new(id: &'a str, title: &'a str, body: Markup) -> Self {
        Self { id, title, body }
    }
}

/// What all drawings use, in the order in which it runs.
const SHARED: [&str; 3] = [
    include_str!("draw.js"),
    include_str!("marks.js"),
    include_str!("tables.js"),
];

impl Document<'_> {
    /// The page as text.
    pub fn render(&self) -> String {
        let data = peapod_diagnostic::escaped_json(&self.data.to_string());
        // So that no text in it ends the script.
        let data = data.replace('<', "\\u003c");
        let scripts = SHARED.concat() + &self.scripts.concat();
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) }
                    style { (PreEscaped(include_str!("style.css"))) }
                }
                body {
                    (self.header())
                    main { @for section in &self.sections { (section.markup()) } }
                    footer { p { "Written by Peapod " (env!("CARGO_PKG_VERSION")) "." } }
                    script type="application/json" id="data" { (PreEscaped(data)) }
                    script { (PreEscaped(scripts)) }
                }
            }
        };
        // Markup is escaped already; the names of a foreign file have control characters, too.
        peapod_diagnostic::escaped(&page.into_string())
    }

    fn header(&self) -> Markup {
        html! {
            header {
                h1 { (self.title) }
                @if let Some(verdict) = self.verdict { p.verdict { (verdict) } }
                p.about { (self.about) }
                @if let Some(command) = self.command {
                    details.command {
                        summary { "Command" }
                        pre tabindex="0" aria-label="Command of this page" { (command) }
                    }
                }
                p #errors role="alert" hidden {}
                noscript { p.note { "Drawings need JavaScript; the tables do without." } }
            }
        }
    }
}

impl Section<'_> {
    fn markup(&self) -> Markup {
        let title = format!("{}-title", self.id);
        html! {
            section id=(self.id) aria-labelledby=(title) {
                h2 id=(title) { (self.title) }
                (self.body)
            }
        }
    }
}

/// Words as a shell takes them: those that it would read otherwise are quoted.
pub fn command_line<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.into_iter().map(quoted).collect();
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=,./+:".contains(letter);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn texts_are_no_markup() {
        let evil = "</script><img src=x>";
        let page = Document {
            title: evil,
            about: evil,
            command: Some(evil),
            verdict: Some(evil),
            sections: vec![Section::new("a", evil, note(evil))],
            data: json!({ "name": evil }),
            scripts: &[],
        };
        let page = page.render();
        assert!(!page.contains("<img"));
        assert_eq!(page.matches("</script>").count(), 2);
    }

    #[test]
    fn words_are_quoted_where_a_shell_would_read_them() {
        let words = ["peapod", "a b", "it's", "x=1", ""];
        assert_eq!(command_line(words), "peapod 'a b' 'it'\\''s' x=1 ''");
    }
}
