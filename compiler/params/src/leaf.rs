//! Parameters without parts: truth values, numbers, texts and paths.

use std::path::PathBuf;

use crate::{Node, Param, Reader, Value, Walk};

/// What every such type has in common.
macro_rules! leaf {
    (
        $type:ty, $name:literal,
        |$node:ident, $reader:ident| $read:expr,
        |$value:ident| $toml:expr
    ) => {
        impl Param for $type {
            const NESTED: bool = false;

            fn type_name() -> String {
                $name.into()
            }

            fn update(&mut self, $node: &Node, $reader: &mut Reader<'_>) {
                match $read {
                    Some(value) => *self = value,
                    None => $reader.mismatch($name, $node),
                }
            }

            fn inline(&self) -> String {
                let $value = self;
                toml::Value::from($toml).to_string()
            }

            fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk) {
                walk.leaf(path, $name, self.inline(), doc);
            }
        }
    };
}

leaf!(bool, "true or false", |node, reader| boolean(node), |it| {
    *it
});
leaf!(i64, "an integer", |node, reader| integer(node), |it| *it);
leaf!(
    usize,
    "an integer from 0",
    |node, reader| integer(node).and_then(|it| usize::try_from(it).ok()),
    // What was read fits; so does what a program may sensibly say.
    |it| i64::try_from(*it).unwrap_or(i64::MAX)
);
leaf!(f64, "a number", |node, reader| number(node), |it| *it);
leaf!(
    String,
    "text",
    |node, reader| node.text().map(str::to_owned),
    |it| it.as_str()
);
leaf!(
    PathBuf,
    "a path",
    |node, reader| node.text().map(|path| reader.resolve(path)),
    |it| it.to_string_lossy().into_owned()
);

fn boolean(node: &Node) -> Option<bool> {
    match node.value {
        Value::Boolean(truth) => Some(truth),
        Value::Text(_) | Value::Integer(_) | Value::Float(_) => None,
        Value::List(_) | Value::Table(_) | Value::Other(_) => None,
    }
}

fn integer(node: &Node) -> Option<i64> {
    match node.value {
        Value::Integer(number) => Some(number),
        Value::Text(_) | Value::Boolean(_) | Value::Float(_) => None,
        Value::List(_) | Value::Table(_) | Value::Other(_) => None,
    }
}

/// Numbers are compared, which not-a-number cannot be.
fn number(node: &Node) -> Option<f64> {
    match node.value {
        Value::Float(number) => Some(number).filter(|it| !it.is_nan()),
        Value::Integer(number) => Some(number as f64),
        Value::Text(_) | Value::Boolean(_) => None,
        Value::List(_) | Value::Table(_) | Value::Other(_) => None,
    }
}
