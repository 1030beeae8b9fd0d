//! What a file or a command line says, with its places: TOML before it has types.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Place, TextPlace, code};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Parts of a path: tables within one another are dropped recursively.
const MAX_DEPTH: usize = 64;

/// A text with parameters: a file, or one `--set`.
#[derive(Clone, Debug)]
pub struct Source {
    name: String,
    text: String,
    folder: PathBuf,
}

/// A value and where it begins.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it says.
    pub value: Value,
    /// Byte of the source at which it begins.
    pub start: usize,
    /// What a command line says, before it was taken for TOML.
    pub(crate) raw: Option<String>,
}

/// A value of TOML.
#[derive(Clone, Debug)]
pub enum Value {
    /// A string.
    Text(String),
    /// An integer of 64 bits.
    Integer(i64),
    /// A float.
    Float(f64),
    /// A truth value.
    Boolean(bool),
    /// An array.
    List(Vec<Node>),
    /// A table, by name of key.
    Table(Vec<(Key, Node)>),
    /// What no parameter takes, in words.
    Other(&'static str),
}

/// A key of a table and where it begins.
#[derive(Clone, Debug)]
pub struct Key {
    /// The key.
    pub name: String,
    /// Byte of the source at which it begins.
    pub start: usize,
}

impl Source {
    /// The text of a file. `folder` is where its relative paths begin, seen from the folder of the
    /// experiment that is run: empty for that experiment's own file.
    pub fn file(name: impl Into<String>, text: impl Into<String>, folder: &Path) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
            folder: folder.to_owned(),
        }
    }

    /// What follows `--set`.
    pub fn setting(text: impl Into<String>) -> Self {
        Self::file("--set", text, Path::new(""))
    }

    /// A path of this source, seen from the folder of the experiment that is run.
    pub(crate) fn resolve(&self, path: &str) -> PathBuf {
        match path {
            // Joined to a folder it would become that folder.
            "" => PathBuf::new(),
            path => self.folder.join(path),
        }
    }

    /// Where relative paths of this source begin.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// A diagnostic about this byte of the source.
    pub(crate) fn at(&self, start: usize, diagnostic: Diagnostic) -> Diagnostic {
        let place = Place::Text(TextPlace::at(&self.text, start));
        diagnostic.at(place).in_file(&self.name)
    }

    /// Reads the text as a file of TOML: a table.
    ///
    /// # Errors
    ///
    /// The text is no TOML.
    pub fn table(&self) -> Result<Node, Diagnostic> {
        let table = DeTable::parse(&self.text).map_err(|error| {
            let help = "write it as TOML: `name = value`, text in quotes, `[tables]` in brackets";
            let start = error.span().map_or(0, |span| span.start);
            let message = format!("this is no TOML: {}", error.message());
            self.at(start, code::EXPERIMENT_SYNTAX.error(message, help))
        })?;
        Ok(Node::table(table.get_ref(), 0))
    }

    /// Reads the text as `path=value`: tables within one another that end in the value.
    ///
    /// # Errors
    ///
    /// There is no `=`, or the path has an empty part.
    pub fn assignment(&self) -> Result<Node, Diagnostic> {
        let parts = self.text.split_once('=');
        let parts = parts.filter(|(path, _)| {
            let mut parts = path.trim().split('.');
            parts.clone().count() <= MAX_DEPTH && parts.all(|part| !part.is_empty())
        });
        let (path, value) = parts.ok_or_else(|| {
            let message = format!("expected NAME=VALUE, found `{}`", self.text);
            let help = "name a parameter by its path: --set optimizer.learning_rate=0.01";
            code::OPTION_VALUE.error(message, help)
        })?;
        let node = Node::setting(value.trim(), path.len() + 1);
        let mut end = path.trim_end().len();
        let keys = path.trim().rsplit('.');
        Ok(keys.fold(node, |node, key| {
            let start = end - key.len();
            end = start.saturating_sub(1);
            let name = key.to_owned();
            Node::at(start, Value::Table(vec![(Key { name, start }, node)]))
        }))
    }
}

impl Node {
    fn at(start: usize, value: Value) -> Self {
        let raw = None;
        Self { value, start, raw }
    }

    /// What a command line says: TOML if it can be, and text otherwise.
    fn setting(text: &str, start: usize) -> Self {
        // A text with a line end could go on with other keys.
        let line = format!("it = {text}");
        let parsed = DeTable::parse(&line).ok();
        let parsed = parsed.filter(|table| table.get_ref().len() == 1);
        let value = parsed.as_ref().and_then(|table| table.get_ref().get("it"));
        let value = value.map(|value| Self::of(value).value);
        Self {
            value: value.unwrap_or_else(|| Value::Text(text.to_owned())),
            start,
            raw: Some(text.to_owned()),
        }
        .all_at(start)
    }

    /// With the places of all parts at one byte.
    fn all_at(mut self, start: usize) -> Self {
        self.start = start;
        self.value = match self.value {
            Value::List(nodes) => {
                Value::List(nodes.into_iter().map(|it| it.all_at(start)).collect())
            }
            Value::Table(nodes) => {
                let nodes = nodes.into_iter().map(|(key, node)| {
                    let name = key.name;
                    (Key { name, start }, node.all_at(start))
                });
                Value::Table(nodes.collect())
            }
            Value::Text(_) | Value::Integer(_) | Value::Float(_) => self.value,
            Value::Boolean(_) | Value::Other(_) => self.value,
        };
        self
    }

    fn table(table: &DeTable<'_>, start: usize) -> Self {
        let pairs = table.iter().map(|(key, value)| {
            let name = key.get_ref().to_string();
            let start = key.span().start;
            (Key { name, start }, Self::of(value))
        });
        let mut pairs: Vec<(Key, Self)> = pairs.collect();
        // Problems are reported in the order of the file.
        pairs.sort_by_key(|(key, _)| key.start);
        Self::at(start, Value::Table(pairs))
    }

    fn of(value: &Spanned<DeValue<'_>>) -> Self {
        let start = value.span().start;
        let value = match value.get_ref() {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(it) => match i64::from_str_radix(it.as_str(), it.radix()) {
                Ok(number) => Value::Integer(number),
                Err(_) => Value::Other("an integer of more than 64 bits"),
            },
            DeValue::Float(it) => match it.as_str().parse() {
                Ok(number) => Value::Float(number),
                Err(_) => Value::Other("a float that cannot be read"),
            },
            DeValue::Boolean(truth) => Value::Boolean(*truth),
            DeValue::Datetime(_) => Value::Other("a date"),
            DeValue::Array(nodes) => Value::List(nodes.iter().map(Self::of).collect()),
            DeValue::Table(table) => return Self::table(table, start),
        };
        Self::at(start, value)
    }

    /// The text that it says: a string, or whatever a command line says.
    pub fn text(&self) -> Option<&str> {
        match (&self.value, &self.raw) {
            (Value::Text(text), _) => Some(text),
            (_, Some(raw)) => Some(raw),
            (_, None) => None,
        }
    }

    /// What it is, in words of messages.
    pub fn found(&self) -> String {
        match &self.value {
            Value::Text(text) => format!("the text {text:?}"),
            Value::Integer(number) => format!("the integer {number}"),
            Value::Float(number) => format!("the number {number:?}"),
            Value::Boolean(truth) => format!("`{truth}`"),
            Value::List(nodes) => format!("a list of {}", nodes.len()),
            Value::Table(_) => "a table".into(),
            Value::Other(words) => (*words).into(),
        }
    }
}
