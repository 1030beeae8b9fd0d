//! Parameters that another crate declares, for serde.

use serde::de::DeserializeOwned;
use toml::{Table, Value as Toml};

use crate::reader::nearest;
use crate::{Node, Param, Reader, Value, Walk};

/// The key that names a kind.
const KIND: &str = "kind";

/// A table whose parameters are declared elsewhere, for serde: a kind, and what that has. In TOML
/// it is a table whose `kind` names the kind, or just that name.
///
/// What it says is checked when it is [read](Self::read).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Open(Table);

impl Open {
    /// A kind with its parameters at their defaults.
    pub fn of_kind(kind: &str) -> Self {
        Self(Table::from_iter([(KIND.to_owned(), kind.into())]))
    }

    /// The kind.
    pub fn kind(&self) -> &str {
        self.0.get(KIND).and_then(Toml::as_str).unwrap_or_default()
    }

    /// The same with further parameters, where it does not mention them.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Toml>) -> Self {
        self.0
            .entry(name.to_owned())
            .or_insert_with(|| value.into());
        self
    }

    /// Its fields and their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Toml)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Whether it mentions a parameter.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// A parameter, taken out of it.
    pub fn take(&mut self, name: &str) -> Option<Toml> {
        self.0.remove(name)
    }

    /// What it describes.
    ///
    /// # Errors
    ///
    /// A name is unknown, or a value of another type: what serde says of it, and the name that was
    /// meant, if one is near.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        let read = Toml::Table(self.0.clone()).try_into();
        read.map_err(|error: toml::de::Error| match meant(error.message()) {
            Some(name) => format!("{}; did you mean `{name}`?", error.message()),
            None => error.message().to_owned(),
        })
    }

    /// Takes what a table says; another kind begins anew.
    fn merge(&mut self, table: Table) {
        let other = table.get(KIND).and_then(Toml::as_str);
        if other.is_some_and(|kind| kind != self.kind()) {
            self.0.clear();
        }
        merge(&mut self.0, table);
    }
}

/// The name that was meant by an unknown one: serde quotes it, and then those that there are.
fn meant(message: &str) -> Option<&str> {
    let mut quoted = message.split('`').skip(1).step_by(2);
    let found = quoted.next().filter(|_| message.starts_with("unknown"))?;
    nearest(found, &quoted.collect::<Vec<_>>())
}

/// Puts a table into another, name by name.
fn merge(into: &mut Table, from: Table) {
    for (name, value) in from {
        match (into.get_mut(&name), value) {
            (Some(Toml::Table(into)), Toml::Table(from)) => merge(into, from),
            (_, value) => {
                into.insert(name, value);
            }
        }
    }
}

impl Param for Open {
    const NESTED: bool = true;

    fn type_name() -> String {
        "a kind, or a table with a `kind`".into()
    }

    fn update(&mut self, node: &Node, reader: &mut Reader<'_>) {
        match plain(node) {
            Some(Toml::Table(table)) => self.merge(table),
            Some(Toml::String(kind)) => self.merge(Self::of_kind(&kind).0),
            Some(_) | None => reader.mismatch(&Self::type_name(), node),
        }
    }

    fn inline(&self) -> String {
        Toml::Table(self.0.clone()).to_string()
    }

    fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk) {
        for (name, value) in &self.0 {
            let path = Walk::join(path, name);
            walk.leaf(&path, value.type_str(), value.to_string(), doc);
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
    use serde::Deserialize;

    use super::*;
    use crate::{Builder, entries, params};

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    enum Rule {
        Sgd {},
        Adam {
            #[serde(default)]
            b1: f32,
        },
    }

    params! {
        /// A run.
        pub struct Run {
            /// How weights follow gradients.
            rule: Open = Open::of_kind("adam"),
        }
    }

    #[test]
    fn kinds_and_their_parameters_are_set_by_path_and_read_back() {
        let mut builder = Builder::new(Run::default());
        builder.set("rule.b1=0.5").unwrap();
        let run = builder.freeze();
        assert_eq!(run.rule.read::<Rule>(), Ok(Rule::Adam { b1: 0.5 }));
        let text = crate::to_toml(&*run, false);
        let mut again = Builder::new(Run::default());
        again.read("run.toml", &text).unwrap();
        assert_eq!(again.freeze(), run);
        let mut other = run.thaw();
        other.set("rule=sgd").unwrap();
        let other = other.freeze();
        assert_eq!(other.rule.read::<Rule>(), Ok(Rule::Sgd {}));
        assert_eq!(entries(&*other).len(), 1);
    }

    #[test]
    fn what_is_unknown_is_told_with_what_there_is() {
        let mut builder = Builder::new(Run::default());
        builder.set("rule.b2=0.5").unwrap();
        let error = builder.freeze().rule.read::<Rule>().unwrap_err();
        assert!(
            error.contains("unknown field `b2`, expected `b1`; did you mean `b1`?"),
            "{error}"
        );
        let mut builder = Builder::new(Run::default());
        assert!(builder.set("rule=[1]").is_err());
    }
}
