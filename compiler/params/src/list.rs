//! Parameters that may be absent, and lists of parameters.

use crate::{Key, Node, Param, Reader, Value, Walk};

/// How absence is written: TOML has no word for it.
const NONE: &str = "none";

/// `"none"`, or a value. Of texts, `"none"` cannot be a value; of paths, `"./none"` can.
impl<T: Param> Param for Option<T> {
    const NESTED: bool = T::NESTED;

    fn type_name() -> String {
        format!("{}, or \"{NONE}\"", T::type_name())
    }

    fn update(&mut self, node: &Node, reader: &mut Reader<'_>) {
        if node.text() == Some(NONE) {
            *self = None;
        } else {
            self.get_or_insert_default().update(node, reader);
        }
    }

    fn inline(&self) -> String {
        match self {
            Some(value) => value.inline(),
            None => NONE.to_owned().inline(),
        }
    }

    fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk) {
        match self {
            Some(value) if T::NESTED => value.walk(path, doc, walk),
            Some(_) => walk.leaf(path, &Self::type_name(), self.inline(), doc),
            None => {
                walk.leaf(path, &Self::type_name(), self.inline(), doc);
                if walk.is_reference() && T::NESTED {
                    T::default().walk(path, doc, walk);
                }
            }
        }
    }
}

/// A list takes the place of the one before. A table changes elements by position:
/// `augment.0.padding`.
impl<T: Param> Param for Vec<T> {
    const NESTED: bool = false;

    fn type_name() -> String {
        format!("a list with elements that are {}", T::type_name())
    }

    fn update(&mut self, node: &Node, reader: &mut Reader<'_>) {
        match &node.value {
            Value::List(nodes) => {
                self.clear();
                for (position, node) in nodes.iter().enumerate() {
                    self.push(T::default());
                    update_at(self, position, node, reader);
                }
            }
            Value::Table(pairs) => {
                for (key, node) in pairs {
                    match position(key, self.len()) {
                        Some(position) => update_at(self, position, node, reader),
                        None => reader.no_element(key, self.len()),
                    }
                }
            }
            Value::Text(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) => {
                reader.mismatch(&Self::type_name(), node);
            }
            Value::Other(_) => reader.mismatch(&Self::type_name(), node),
        }
    }

    fn inline(&self) -> String {
        let elements: Vec<String> = self.iter().map(T::inline).collect();
        format!("[{}]", elements.join(", "))
    }

    fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk) {
        walk.leaf(path, &Self::type_name(), self.inline(), doc);
        if walk.is_reference() && T::NESTED {
            T::default().walk(&format!("{path}[]"), doc, walk);
        }
    }
}

fn position(key: &Key, count: usize) -> Option<usize> {
    key.name.parse().ok().filter(|position| *position < count)
}

fn update_at<T: Param>(list: &mut [T], position: usize, node: &Node, reader: &mut Reader<'_>) {
    let name = position.to_string();
    reader.within(&name, |reader| list[position].update(node, reader));
}
