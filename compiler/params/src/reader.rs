//! What is known where a value is read, and what was found wrong so far.

use std::path::PathBuf;

use peapod_diagnostic::{Diagnostic, code};

use crate::{Key, Node, Source, Value, Walk};

/// Reads one source into parameters and collects what is wrong with it.
#[derive(Debug)]
pub struct Reader<'a> {
    source: &'a Source,
    /// Paths of all parameters, for suggestions.
    known: &'a [String],
    path: Vec<String>,
    errors: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(source: &'a Source, known: &'a [String]) -> Self {
        let (path, errors) = (vec![], vec![]);
        Self {
            source,
            known,
            path,
            errors,
        }
    }

    /// What was found wrong, in the order of the source.
    pub(crate) fn finish(self) -> Vec<Diagnostic> {
        self.errors
    }

    /// Reads something that has a name of its own.
    pub fn within(&mut self, name: &str, read: impl FnOnce(&mut Self)) {
        self.path.push(name.to_owned());
        read(self);
        self.path.pop();
    }

    /// The keys of a table; anything else is reported.
    pub fn table<'n>(&mut self, node: &'n Node) -> Option<&'n [(Key, Node)]> {
        match &node.value {
            Value::Table(pairs) => Some(pairs),
            Value::Text(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) => {
                self.mismatch("a table of parameters", node);
                None
            }
            Value::List(_) | Value::Other(_) => {
                self.mismatch("a table of parameters", node);
                None
            }
        }
    }

    /// Reads a choice: the name of a kind, or a table in which `kind` may name one.
    pub fn choice<'k>(
        &mut self,
        node: &Node,
        kinds: &[&'k str],
    ) -> (Option<&'k str>, Option<Node>) {
        let named = |reader: &mut Self, node: &Node| match node.text() {
            Some(kind) => {
                let known = kinds.iter().copied().find(|it| *it == kind);
                if known.is_none() {
                    reader.unknown_kind(kind, node, kinds);
                }
                known
            }
            None => {
                reader.mismatch(&Walk::one_of(kinds), node);
                None
            }
        };
        let Value::Table(pairs) = &node.value else {
            return (named(self, node), None);
        };
        let kind = pairs.iter().find(|(key, _)| key.name == "kind");
        let kind = kind.map(|(_, node)| named(self, node));
        if kind == Some(None) {
            // Which parameters there are is not known then.
            return (None, None);
        }
        let rest = pairs.iter().filter(|(key, _)| key.name != "kind").cloned();
        let rest = Node {
            value: Value::Table(rest.collect()),
            ..node.clone()
        };
        (kind.flatten(), Some(rest))
    }

    /// Reports every key beside a kind that has no parameters.
    pub fn nothing(&mut self, rest: &Option<Node>) {
        let pairs = rest.as_ref().and_then(|rest| self.table(rest));
        for (key, _) in pairs.unwrap_or_default() {
            self.unknown(key, &[]);
        }
    }

    /// A path of this source, seen from the folder of the experiment that is run.
    pub fn resolve(&self, path: &str) -> PathBuf {
        self.source.resolve(path)
    }

    /// Reports a value of another type.
    pub fn mismatch(&mut self, expected: &str, node: &Node) {
        self.refuse(node, expected, &node.found());
    }

    /// Reports a value outside of the range that was declared as `(range)`.
    pub fn out_of_range(&mut self, node: &Node, range: &str, found: &str) {
        let expected = format!("a value in {}", crate::declare::range_text(range));
        self.refuse(node, &expected, found);
    }

    fn refuse(&mut self, node: &Node, expected: &str, found: &str) {
        let message = format!("`{}`: expected {expected}, found {found}", self.dotted());
        let help = "correct the value; `peapod experiment show` lists every parameter";
        let error = code::PARAMETER_VALUE.error(message, help);
        self.errors.push(self.source.at(node.start, error));
    }

    /// Reports a key that no parameter has. `known` are those that are there.
    pub fn unknown(&mut self, key: &Key, known: &[&str]) {
        let message = match self.path.is_empty() {
            true => format!("unknown parameter `{}`", key.name),
            false => format!("unknown parameter `{}` of `{}`", key.name, self.dotted()),
        };
        let help = self.suggestion(&key.name, known);
        let error = code::PARAMETER_NAME.error(message, help);
        self.errors.push(self.source.at(key.start, error));
    }

    /// Reports a choice that there is not.
    pub fn unknown_kind(&mut self, kind: &str, node: &Node, known: &[&str]) {
        let message = format!("`{}`: unknown kind `{kind}`", self.dotted());
        let help = match nearest(kind, known) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there are {}", listed(known)),
        };
        let error = code::PARAMETER_VALUE.error(message, help);
        self.errors.push(self.source.at(node.start, error));
    }

    /// Reports a position that a list does not have.
    pub fn no_element(&mut self, key: &Key, count: usize) {
        let list = self.dotted();
        let message = format!(
            "`{list}`: expected a position below {count}, found `{}`",
            key.name
        );
        let help = "give the whole list, or a position that it has, counted from 0";
        let error = code::PARAMETER_NAME.error(message, help);
        self.errors.push(self.source.at(key.start, error));
    }

    /// A near name beside it; the same name elsewhere; or what there is.
    fn suggestion(&self, name: &str, known: &[&str]) -> String {
        if let Some(near) = nearest(name, known) {
            return format!("did you mean `{near}`?");
        }
        let elsewhere = self.known.iter().find(|path| {
            let last = path.rsplit('.').next();
            last == Some(name)
        });
        match elsewhere {
            Some(path) => format!("did you mean `{path}`?"),
            None if known.is_empty() => "leave it out: there are no parameters here".into(),
            None => format!("parameters here are {}", listed(known)),
        }
    }

    fn dotted(&self) -> String {
        self.path.join(".")
    }
}

fn listed(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(", ")
}

/// The name that was meant, if one is near: a quarter of its letters differ, or one is part of the
/// other.
pub(crate) fn nearest<'n>(name: &str, known: &[&'n str]) -> Option<&'n str> {
    let score = |candidate: &&'n str| {
        let apart = strsim::damerau_levenshtein(name, candidate);
        let part = name.len() > 2 && (candidate.contains(name) || name.contains(*candidate));
        let near = apart <= 1 + candidate.len() / 4 && apart < candidate.len();
        (near || part).then_some((apart, *candidate))
    };
    let scored = known.iter().filter_map(score);
    scored.min().map(|(_, candidate)| candidate)
}
