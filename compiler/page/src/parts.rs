//! Parts of pages: tables, cards, bars, gauges, places for drawings.

use maud::{Markup, html};

use crate::units::{bytes, count, percent, seconds};

/// A cell: text, or a number with what it sorts by.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A text.
    Text(String),
    /// A number, and how it is shown.
    Number(f64, String),
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A time.
    pub fn seconds(value: f64) -> Self {
        Self::Number(value, seconds(value))
    }

    /// Bytes.
    pub fn bytes(value: f64) -> Self {
        Self::Number(value, bytes(value))
    }

    /// A whole number.
    pub fn count(value: u64) -> Self {
        Self::Number(value as f64, count(value))
    }

    /// A share of one.
    pub fn percent(share: f64) -> Self {
        Self::Number(share, percent(share))
    }

    /// A number that there is none of: below all others.
    pub fn none() -> Self {
        Self::Number(-1.0, "-".to_owned())
    }
}

/// A table that scripts sort; columns of numbers begin with `>`.
pub fn table<const COLUMNS: usize>(
    caption: &str,
    columns: [&str; COLUMNS],
    rows: impl Iterator<Item = [Cell; COLUMNS]>,
) -> Markup {
    html! {
        div.table tabindex="0" role="group" aria-label=(caption) {
            table aria-label=(caption) {
                thead { tr { @for column in columns {
                    @let title = column.strip_prefix('>');
                    th scope="col" class=[title.map(|_| "number")] {
                        button type="button" { (title.unwrap_or(column)) }
                    }
                } } }
                tbody { @for row in rows { tr { @for cell in row { @match cell {
                    Cell::Text(text) => td { (text) },
                    Cell::Number(value, text) => {
                        td.number data-value=(format_args!("{value:e}")) { (text) }
                    },
                } } } } }
            }
        }
    }
}

/// A remark.
pub fn note(text: &str) -> Markup {
    html! { p.note { (text) } }
}

/// Numbers of a summary.
pub fn cards(cards: &[Markup]) -> Markup {
    html! { dl.cards { @for card in cards { (card) } } }
}

/// A number of the summary: its name, what more there is to say, and how good that is.
pub fn card(name: &str, value: &str, class: &str, more: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) small class=(class) { (more) } } } }
}

/// Parts of a whole: class, name, size.
pub fn bar(parts: &[(&str, &str, f64)], shown: fn(f64) -> String) -> Markup {
    let whole = parts.iter().map(|it| it.2).sum::<f64>();
    let whole = whole.max(f64::MIN_POSITIVE);
    let parts = || parts.iter().filter(|(.., part)| *part > 0.0);
    html! {
        div.bar aria-hidden="true" { @for (class, _, part) in parts() {
            span class=(class) style={ "width:" (format_args!("{:.4}", 100.0 * part / whole)) "%" } {}
        } }
        ul.legend { @for (class, name, part) in parts() {
            (legend_item(class, &format!("{name}: {} ({})", shown(*part), percent(part / whole))))
        } }
    }
}

/// How much of something is used; its border says when it is too much.
pub fn gauge(name: &str, used: u64, available: u64) -> Markup {
    let share = used as f64 / available.max(1) as f64;
    let text = format!(
        "{name}: {} bytes of {} ({})",
        count(used),
        count(available),
        percent(share)
    );
    let class = match used > available {
        true => "gauge over",
        false => "gauge",
    };
    let width = 100.0 * share.min(1.0);
    html! {
        div class=(class) {
            p { (text) @if used > available { strong.bad { " does not fit" } } }
            div.bar aria-hidden="true" {
                span.matrix style={ "width:" (format_args!("{width:.4}")) "%" } {}
            }
        }
    }
}

/// A colour, and what it stands for.
pub fn legend_item(class: &str, text: &str) -> Markup {
    html! { li { i class=(class) {} (text) } }
}

/// The place of a drawing whose marks the arrow keys reach, with what is said of the chosen one.
pub fn chart(label: &str, said: &str) -> Markup {
    html! {
        div.chart tabindex="0" role="application" aria-label=(label) {}
        p.detail aria-live="polite" { (said) }
    }
}
