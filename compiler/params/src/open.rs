//! Parameters that another crate declares, for serde.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use toml::{Table, Value as Toml};

use crate::reader::nearest;
use crate::schema::{Field, Kinds};
use crate::{Node, Param, Reader, Value, Walk};

/// The key that names a kind.
pub(crate) const KIND: &str = "kind";

/// A table whose parameters are declared elsewhere, as a type `T` for serde: a kind, and what that
/// has. In TOML it is a table whose `kind` names the kind, or just that name.
///
/// Defaults and documentation are those of the schema of `T`. It may have further parameters, and
/// lack some, until it is [read](Self::read), which checks what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Open<T> {
    table: Table,
    of: PhantomData<fn() -> T>,
}

impl<T> Default for Open<T> {
    fn default() -> Self {
        Self {
            table: Table::new(),
            of: PhantomData,
        }
    }
}

impl<T: JsonSchema> Open<T> {
    /// A kind with its parameters at their defaults.
    pub fn of_kind(kind: &str) -> Self {
        let mut it = Self::default();
        it.table.insert(KIND.to_owned(), kind.into());
        it.fill();
        it
    }

    /// The same with some parameters set.
    #[must_use]
    pub fn set(mut self, name: &str, value: impl Into<Toml>) -> Self {
        self.table.insert(name.to_owned(), value.into());
        self
    }

    /// Puts defaults where nothing is said.
    fn fill(&mut self) {
        for field in Kinds::of::<T>().fields(self.kind()) {
            if let (Some(default), false) = (field.default, self.has(&field.name)) {
                self.table.insert(field.name, default);
            }
        }
    }

    /// Takes what a table says.
    fn merge(&mut self, table: Table) {
        merge(&mut self.table, table);
        self.fill();
    }
}

impl<T> Open<T> {
    /// The kind.
    pub fn kind(&self) -> &str {
        self.table
            .get(KIND)
            .and_then(Toml::as_str)
            .unwrap_or_default()
    }

    /// The same with further parameters, where it does not mention them.
    #[must_use]
    pub fn with_default(mut self, name: &str, value: impl Into<Toml>) -> Self {
        self.table
            .entry(name.to_owned())
            .or_insert_with(|| value.into());
        self
    }

    /// Its fields and their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Toml)> {
        self.table
            .iter()
            .map(|(name, value)| (name.as_str(), value))
    }

    /// Whether it mentions a parameter.
    pub fn has(&self, name: &str) -> bool {
        self.table.contains_key(name)
    }

    /// A parameter, taken out of it.
    pub fn take(&mut self, name: &str) -> Option<Toml> {
        self.table.remove(name)
    }

    /// What it describes.
    ///
    /// # Errors
    ///
    /// A name is unknown, or a value of another type: what serde says of it, and the name that was
    /// meant, if one is near.
    pub fn read(&self) -> Result<T, String>
    where
        T: DeserializeOwned,
    {
        let read = Toml::Table(self.table.clone()).try_into();
        read.map_err(|error: toml::de::Error| match meant(error.message()) {
            Some(name) => format!("{}; did you mean `{name}`?", error.message()),
            None => error.message().to_owned(),
        })
    }
}

/// The name that was meant by an unknown one: serde quotes it, and then those that there are.
fn meant(message: &str) -> Option<&str> {
    let mut quoted = message.split('`').skip(1).step_by(2);
    let found = quoted.next().filter(|_| message.starts_with("unknown"))?;
    nearest(found, &quoted.collect::<Vec<_>>())
}

/// Puts a table into another, name by name; one of another kind takes the place of what was there.
fn merge(into: &mut Table, from: Table) {
    let kind = |table: &Table| table.get(KIND).cloned();
    if kind(&from).is_some_and(|it| kind(into) != Some(it)) {
        into.clear();
    }
    for (name, value) in from {
        match (into.get_mut(&name), value) {
            (Some(Toml::Table(into)), Toml::Table(from)) => merge(into, from),
            (_, value) => {
                into.insert(name, value);
            }
        }
    }
}

impl<T: JsonSchema + Clone + fmt::Debug + PartialEq> Param for Open<T> {
    const NESTED: bool = true;

    fn type_name() -> String {
        "a kind, or a table with a `kind`".into()
    }

    fn update(&mut self, node: &Node, reader: &mut Reader<'_>) {
        match plain(node) {
            Some(Toml::Table(table)) => self.merge(table),
            Some(Toml::String(kind)) => {
                self.merge(Table::from_iter([(KIND.to_owned(), kind.into())]));
            }
            Some(_) | None => reader.mismatch(&Self::type_name(), node),
        }
    }

    fn inline(&self) -> String {
        Toml::Table(self.table.clone()).to_string()
    }

    fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk) {
        let kinds = Kinds::of::<T>();
        let mut names = kinds.names();
        // A kind that only the field that has it knows, such as nothing of what there is.
        if !names.contains(&self.kind()) {
            names.insert(0, self.kind());
        }
        walk.choice(path, self.kind(), &Walk::one_of(&names), doc);
        match walk.is_reference() {
            true => walk_all(&kinds, path, walk, &mut BTreeSet::new()),
            false => self.walk_own(&kinds.fields(self.kind()), path, doc, walk),
        }
    }
}

impl<T> Open<T> {
    /// Visits the parameters that it has: those of its kind, and then what else it mentions.
    fn walk_own(&self, fields: &[Field], path: &str, doc: &str, walk: &mut Walk) {
        for field in fields {
            if let Some(value) = self.table.get(&field.name) {
                let path = Walk::join(path, &field.name);
                walk.leaf(&path, &field.type_name, value.to_string(), &field.doc);
            }
        }
        let known = |name: &str| name == KIND || fields.iter().any(|it| it.name == name);
        for (name, value) in self.table.iter().filter(|(name, _)| !known(name)) {
            let path = Walk::join(path, name);
            walk.leaf(&path, value.type_str(), value.to_string(), doc);
        }
    }
}

/// Visits the parameters of all kinds, and those of kinds within them that were not `seen` yet.
fn walk_all(kinds: &Kinds, path: &str, walk: &mut Walk, seen: &mut BTreeSet<String>) {
    for kind in kinds.names() {
        let path = walk.path_of_kind(path, kind);
        walk.variant(&path, kind, kinds.doc(kind));
        for field in kinds.fields(kind) {
            let default = field.default.map(|it| it.to_string()).unwrap_or_default();
            let path = Walk::join(&path, &field.name);
            walk.leaf(&path, &field.type_name, default, &field.doc);
            if let Some(place) = field.kinds.filter(|it| seen.insert(it.clone())) {
                walk_all(&kinds.within(&place), &path, walk, seen);
            }
        }
    }
}

/// A value as TOML has it; `None` of what no parameter takes.
fn plain(node: &Node) -> Option<Toml> {
    Some(match &node.value {
        Value::Text(text) => Toml::String(text.clone()),
        Value::Integer(number) => Toml::Integer(*number),
        Value::Float(number) => Toml::Float(*number),
        Value::Boolean(truth) => Toml::Boolean(*truth),
        Value::List(nodes) => Toml::Array(nodes.iter().map(plain).collect::<Option<_>>()?),
        Value::Table(pairs) => {
            let pairs = pairs.iter();
            let pairs = pairs.map(|(key, node)| Some((key.name.clone(), plain(node)?)));
            Toml::Table(pairs.collect::<Option<_>>()?)
        }
        Value::Other(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::{Builder, Entry, entries, params, reference};

    /// How weights follow gradients.
    #[derive(Clone, Debug, Deserialize, Serialize, JsonSchema, PartialEq)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Rule {
        /// Gradient descent.
        Sgd {},
        /// Moments of gradients.
        Adam(Adam),
    }

    #[derive(Clone, Debug, Deserialize, Serialize, JsonSchema, PartialEq)]
    #[serde(default, deny_unknown_fields)]
    pub struct Adam {
        /// What is kept of averages.
        b1: f32,
        /// Steps before the first one.
        after: Option<usize>,
        /// Factors, if any.
        factors: Vec<f32>,
        /// What else is done.
        more: Vec<Rule>,
    }

    impl Default for Adam {
        fn default() -> Self {
            Self {
                b1: 0.9,
                after: None,
                factors: vec![0.1],
                more: vec![],
            }
        }
    }

    params! {
        /// A run.
        pub struct Run {
            /// How weights follow gradients.
            rule: Open<Rule> = Open::of_kind("adam"),
        }
    }

    #[test]
    fn kinds_and_their_parameters_are_set_by_path_and_read_back() {
        let mut builder = Builder::new(Run::default());
        builder.set("rule.b1=0.5").unwrap();
        let run = builder.freeze();
        let adam = Adam {
            b1: 0.5,
            ..Adam::default()
        };
        assert_eq!(run.rule.read(), Ok(Rule::Adam(adam)));
        let text = crate::to_toml(&*run, false);
        let mut again = Builder::new(Run::default());
        again.read("run.toml", &text).unwrap();
        assert_eq!(again.freeze(), run);
        let mut other = run.thaw();
        other.set("rule=sgd").unwrap();
        let other = other.freeze();
        assert_eq!(other.rule.read(), Ok(Rule::Sgd {}));
        assert_eq!(entries(&*other).len(), 1);
    }

    #[test]
    fn parameters_have_the_documentation_and_defaults_of_their_type() {
        let entry = |path: &str, type_name: &str, value: &str, doc: &str| Entry {
            path: path.into(),
            type_name: type_name.into(),
            value: value.into(),
            doc: doc.into(),
        };
        let kinds = "one of \"sgd\", \"adam\"";
        let expected = [
            entry(
                "rule.kind",
                kinds,
                "\"adam\"",
                "How weights follow gradients.",
            ),
            entry("rule.b1", "a number", "0.9", "What is kept of averages."),
            entry(
                "rule.factors",
                "a list with elements that are a number",
                "[0.1]",
                "Factors, if any.",
            ),
            entry(
                "rule.more",
                "a list with elements that are one of sgd, adam, with what that has",
                "[]",
                "What else is done.",
            ),
        ];
        assert_eq!(entries(&Run::default()), expected);
        let all = reference::<Run>();
        let after = all.iter().find(|it| it.path == "rule[adam].after");
        assert_eq!(
            after.map(|it| &*it.doc),
            Some("Steps before the first one.")
        );
        for path in ["rule[sgd]", "rule[adam].more[sgd]"] {
            let sgd = all.iter().find(|it| it.path == path);
            assert_eq!(sgd.map(|it| &*it.doc), Some("Gradient descent."), "{path}");
        }
    }

    #[test]
    fn what_is_unknown_is_told_with_what_there_is() {
        let mut builder = Builder::new(Run::default());
        builder.set("rule.b2=0.5").unwrap();
        let error = builder.freeze().rule.read().unwrap_err();
        assert!(
            error.contains("expected one of `b1`, `after`, `factors`, `more`; did you mean `b1`?")
                && error.starts_with("unknown field `b2`"),
            "{error}"
        );
        let mut builder = Builder::new(Run::default());
        assert!(builder.set("rule=[1]").is_err());
    }
}
