//! What parameters are set to, one by one: lists, TOML, differences.

use std::collections::BTreeSet;
use std::fmt;

use crate::{Param, Params};

/// A parameter: where it is, what it may be and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Names of the parameters around it and its own, with dots between.
    pub path: String,
    /// Its type and range, in words.
    pub type_name: String,
    /// Its value, as TOML in one line.
    pub value: String,
    /// What it is for.
    pub doc: String,
}

/// A parameter in which two experiments differ. It is absent where another kind was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its path.
    pub path: String,
    /// Its value in the first, as TOML.
    pub left: Option<String>,
    /// Its value in the second.
    pub right: Option<String>,
}

/// A line for each side that has the parameter, as `diff` writes them.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, left, right } = self;
        let line = |sign, value: &Option<String>| {
            let line = |value| format!("{sign} {path} = {value}\n");
            value.as_ref().map(line).unwrap_or_default()
        };
        let lines = line('-', left) + &line('+', right);
        f.write_str(lines.trim_end())
    }
}

/// Every parameter, in the order of declaration.
pub fn entries<P: Params>(params: &P) -> Vec<Entry> {
    Walk::over(params, false)
}

/// Every parameter that there may be, with defaults: those of all kinds of choices
/// (`optimizer[lamb].beta1`), and those of elements of lists (`augment[]`).
pub fn reference<P: Params>() -> Vec<Entry> {
    Walk::over(&P::default(), true)
}

/// The parameters in which two experiments differ, in the order of declaration.
pub fn diff<P: Params>(left: &P, right: &P) -> Vec<Difference> {
    let (left, right) = (entries(left), entries(right));
    let value = |entries: &[Entry], path: &str| {
        let mut entries = entries.iter();
        let entry = entries.find(|entry| entry.path == path);
        entry.map(|entry| entry.value.clone())
    };
    let mut seen = BTreeSet::new();
    let paths = left.iter().chain(&right).map(|entry| &entry.path);
    let paths = paths.filter(|path| seen.insert(path.as_str()));
    let differences = paths.map(|path| Difference {
        path: path.clone(),
        left: value(&left, path),
        right: value(&right, path),
    });
    differences.filter(|it| it.left != it.right).collect()
}

/// The parameters as a file that reads back as the same, every value in it; with documentation,
/// what each is for and may be stands above it.
pub fn to_toml<P: Params>(params: &P, documented: bool) -> String {
    let entries = entries(params);
    let table = |entry: &Entry| entry.path.rsplit_once('.').map(|it| it.0.to_owned());
    let mut tables: Vec<Option<String>> = vec![None];
    for entry in &entries {
        if !tables.contains(&table(entry)) {
            tables.push(table(entry));
        }
    }
    let mut text = String::new();
    for it in tables {
        if let Some(name) = &it {
            text += &format!("{}[{name}]\n", if text.is_empty() { "" } else { "\n" });
        }
        for entry in entries.iter().filter(|entry| table(entry) == it) {
            if documented {
                let lines = entry.doc.lines().map(|line| format!("# {line}\n"));
                text.extend(lines);
                text += &format!("# ({})\n", entry.type_name);
            }
            let name = entry.path.rsplit('.').next().unwrap_or(&entry.path);
            text += &format!("{name} = {}\n", entry.value);
        }
    }
    text
}

/// Visits parameters and lists them.
#[derive(Debug)]
pub struct Walk {
    reference: bool,
    entries: Vec<Entry>,
}

impl Walk {
    fn over<P: Params>(params: &P, reference: bool) -> Vec<Entry> {
        let entries = vec![];
        let mut walk = Self { reference, entries };
        params.walk("", P::DOC, &mut walk);
        walk.entries
    }

    /// Whether all that there may be is listed, not only what is there.
    pub fn is_reference(&self) -> bool {
        self.reference
    }

    /// A parameter without parts.
    pub fn leaf(&mut self, path: &str, type_name: &str, value: String, doc: &str) {
        self.entries.push(Entry {
            path: path.to_owned(),
            type_name: type_name.to_owned(),
            value,
            doc: trimmed(doc),
        });
    }

    /// The parameter that was visited last is in this range.
    pub fn bounded(&mut self, range: &str) {
        if let Some(entry) = self.entries.last_mut() {
            let range = crate::declare::range_text(range);
            entry.type_name += &format!(" in {range}");
        }
    }

    /// The kind of a choice.
    pub fn choice(&mut self, path: &str, kind: &str, type_name: &str, doc: &str) {
        let value = kind.to_owned().inline();
        self.leaf(&Self::join(path, "kind"), type_name, value, doc);
    }

    /// Where the parameters of a kind are.
    pub fn path_of_kind(&self, path: &str, kind: &str) -> String {
        match self.reference {
            true => format!("{path}[{kind}]"),
            false => path.to_owned(),
        }
    }

    /// A kind of a choice, which a reference describes.
    pub fn variant(&mut self, path: &str, kind: &str, doc: &str) {
        if self.reference {
            self.leaf(path, "a kind", kind.to_owned().inline(), doc);
        }
    }

    /// The path of a parameter of a parameter.
    pub fn join(path: &str, name: &str) -> String {
        match path {
            "" => name.to_owned(),
            path => format!("{path}.{name}"),
        }
    }

    /// A table of TOML in one line.
    pub fn table(pairs: &[(&str, String)]) -> String {
        let pairs = pairs
            .iter()
            .map(|(name, value)| format!("{name} = {value}"));
        let pairs: Vec<String> = pairs.collect();
        match pairs.is_empty() {
            true => "{}".into(),
            false => format!("{{ {} }}", pairs.join(", ")),
        }
    }

    /// A choice in one line, of its kind and the table of its parameters.
    pub fn kind(kind: &str, table: Option<String>) -> String {
        let kind = kind.to_owned().inline();
        let table = table.filter(|table| table != "{}");
        let rest = table.as_deref().and_then(|it| it.strip_prefix("{ "));
        match rest {
            Some(rest) => format!("{{ kind = {kind}, {rest}"),
            None => kind,
        }
    }

    /// What messages call a choice.
    pub fn one_of(kinds: &[&str]) -> String {
        let kinds: Vec<String> = kinds.iter().map(|kind| format!("\"{kind}\"")).collect();
        format!("one of {}", kinds.join(", "))
    }
}

/// Documentation without the blanks that begin its lines in Rust.
fn trimmed(doc: &str) -> String {
    let lines: Vec<&str> = doc.lines().map(str::trim).collect();
    lines.join("\n").trim().to_owned()
}
