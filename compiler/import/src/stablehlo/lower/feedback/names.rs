//! What names say of arguments and results: the trees that they are leaves of.

use std::collections::BTreeMap;

use super::Leaf;
use crate::stablehlo::{Attribute, Attributes};

/// Positions of the leaves of a tree, by path.
pub(super) type Tree = BTreeMap<String, usize>;

/// The trees that leaves belong to, by root. A leaf that is a root says nothing by its name.
pub(super) fn trees(leaves: &[Leaf]) -> BTreeMap<String, Tree> {
    let mut trees: BTreeMap<String, Tree> = BTreeMap::new();
    for (index, leaf) in leaves.iter().enumerate() {
        if let Some((root, path)) = &leaf.name
            && !path.is_empty()
        {
            let tree = trees.entry(root.clone()).or_default();
            tree.insert(path.clone(), index);
        }
    }
    trees
}

/// What `jax.result_info` says of a result: a path into what the traced function returned.
pub(in super::super) fn result_info(attributes: &Attributes) -> Option<&str> {
    match attributes.get("jax.result_info") {
        Some(Attribute::String(info)) if !info.is_empty() => Some(info),
        _ => None,
    }
}

/// `params['w']` as `params` and `['w']`.
pub(super) fn argument_name(name: &str) -> (String, String) {
    let end = name.find(['[', '.']).unwrap_or(name.len());
    let (root, path) = name.split_at(end);
    (root.to_owned(), path.to_owned())
}

/// `result[0]['w']` as `result[0]` and `['w']`; `result['w']` as `result` and `['w']`.
pub(super) fn result_name(info: &str) -> (String, String) {
    let (root, path) = argument_name(info);
    let index = path.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    match index {
        Some((digits, rest)) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            (format!("{root}[{digits}]"), rest.to_owned())
        }
        _ => (root, path),
    }
}
