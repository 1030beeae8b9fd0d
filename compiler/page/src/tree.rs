//! A tree of names with numbers, whose branches open and close.

use std::collections::BTreeMap;

use maud::{Markup, html};

/// Levels below which the rest of a path is one name: foreign paths may be of any length.
const LEVELS: usize = 16;

/// A part of a tree: what is below it is counted in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Branch {
    /// Its number.
    pub value: f64,
    /// What is below it, by name.
    pub below: BTreeMap<String, Self>,
}

impl Branch {
    /// Adds a number at a path such as `model/layer/dense`.
    pub fn add(&mut self, path: &str, value: f64) {
        self.value += value;
        let mut here = self;
        for name in path.splitn(LEVELS, '/').filter(|it| !it.is_empty()) {
            here = here.below.entry(name.to_owned()).or_default();
            here.value += value;
        }
    }

    /// What is below, the largest first.
    fn largest(&self) -> Vec<(&String, &Self)> {
        let mut all: Vec<_> = self.below.iter().collect();
        all.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        all
    }
}

/// The tree as nested lists; the first two levels are open.
pub fn tree(root: &Branch, shown: &dyn Fn(f64) -> String) -> Markup {
    level(root, root.value.max(f64::MIN_POSITIVE), 0, shown)
}

fn level(branch: &Branch, whole: f64, depth: usize, shown: &dyn Fn(f64) -> String) -> Markup {
    html! {
        ul.tree { @for (name, it) in branch.largest() { li {
            @let line = line(name, it.value, whole, shown);
            @if it.below.is_empty() { div.leaf { (line) } } @else {
                details open[depth < 2] {
                    summary { (line) }
                    (level(it, whole, depth + 1, shown))
                }
            }
        } } }
    }
}

fn line(name: &str, value: f64, whole: f64, shown: &dyn Fn(f64) -> String) -> Markup {
    let share = 100.0 * value / whole;
    html! {
        span.name { (name) } " " span.value { (shown(value)) " (" (format_args!("{share:.1}")) " %)" }
        span.share aria-hidden="true" {
            span.matrix style={ "width:" (format_args!("{share:.3}")) "%" } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_hold_what_is_below() {
        let mut root = Branch::default();
        root.add("a/b", 1.0);
        root.add("a/c", 2.0);
        root.add("d", 4.0);
        assert_eq!(root.value, 7.0);
        assert_eq!(root.below["a"].value, 3.0);
        assert_eq!(root.below["a"].below["c"].value, 2.0);
        let shown = tree(&root, &|it| it.to_string()).into_string();
        assert!(shown.find(">d<").unwrap() < shown.find(">a<").unwrap());
    }

    #[test]
    fn a_path_of_any_length_has_few_levels() {
        let mut root = Branch::default();
        root.add(&"a/".repeat(10_000), 1.0);
        let shown = tree(&root, &|it| it.to_string()).into_string();
        assert!(shown.matches("<ul").count() <= LEVELS + 1);
    }
}
