//! The keys of a board's file as the tables of `docs/boards.md`, from the schema.

use crate::{check, schema, size};
use serde_json::Value as Json;
use std::fmt::Write as _;

/// Tables of all keys of a board's file: one for the file, one for each kind of table in it.
pub fn reference() -> String {
    let schema = schema();
    let mut text = String::new();
    section(&mut text, "The file", &schema, &schema);
    let definitions = schema["definitions"].as_object();
    for (name, it) in definitions.into_iter().flatten() {
        let alternatives = check::alternatives(it);
        if it["properties"].is_object() {
            section(&mut text, &title(name), it, &schema);
        }
        for kind in alternatives.iter().filter(|it| check::kind(it).is_some()) {
            let word = check::kind(kind).unwrap_or_default();
            section(
                &mut text,
                &format!("{}: `{word}`", title(name)),
                kind,
                &schema,
            );
        }
    }
    text
}

/// What the page calls a type.
fn title(name: &str) -> String {
    match name {
        "ChipFile" => "`[chip]`, or a chip's file",
        "Region" => "`[[region]]`",
        "BudgetFile" => "`[budget]`",
        "WorkFile" => "`[work]`",
        "WeightStorage" => "`[weights]`",
        "Runner" => "`[runner]`",
        "Timer" => "`[timer]`",
        "Section" => "`[[chip.section]]`",
        "Energy" => "`[chip.energy]`",
        "Cycles" => "`[chip.cycles]`",
        other => return format!("`{other}`"),
    }
    .to_owned()
}

/// A heading, what the table is, and its keys.
fn section(text: &mut String, title: &str, it: &Json, root: &Json) {
    let mut line = |line: String| writeln!(text, "{line}").expect("a String takes any text");
    line(format!("\n### {title}\n"));
    line(described(it));
    let keys = it["properties"].as_object().into_iter().flatten();
    let keys: Vec<_> = keys
        .filter(|(key, _)| *key != "kind" || it == root)
        .collect();
    if keys.is_empty() {
        return;
    }
    line("\n| key | is | |\n|---|---|---|".to_owned());
    let required = it["required"].as_array();
    for (key, value) in keys {
        let needed = required.is_some_and(|all| all.iter().any(|it| it == key));
        let optional = if needed { "" } else { ", optional" };
        let what = kind_of(value, root);
        line(format!(
            "| `{key}` | {what}{optional} | {} |",
            described(value)
        ));
    }
}

/// The documentation of a key or type, on one line.
fn described(schema: &Json) -> String {
    let text = schema["description"].as_str().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The type of a value, in words.
fn kind_of(schema: &Json, root: &Json) -> String {
    let reference = schema["$ref"].as_str();
    let reference = reference.or_else(|| schema["allOf"][0]["$ref"].as_str());
    if let Some(name) = reference.and_then(|it| it.rsplit('/').next()) {
        let it = &root["definitions"][name];
        let alternatives = check::alternatives(it);
        return match check::words(it, &alternatives) {
            None if it["properties"].is_object() || alternatives.iter().any(is_tagged) => {
                "table".to_owned()
            }
            None => kind_of(it, root),
            Some(words) => {
                let words: Vec<String> = words.iter().map(|it| format!("`\"{it}\"`")).collect();
                words.join(", ")
            }
        };
    }
    let alternatives = check::alternatives(schema);
    if !alternatives.is_empty() {
        let each = alternatives.iter().map(|it| kind_of(it, root));
        return each.collect::<Vec<_>>().join(" or ");
    }
    if schema["format"] == size::FORMAT {
        return "bytes: a number, or `\"256K\"`, `\"4M\"`".to_owned();
    }
    match check::types(schema).next() {
        Some("array") => format!("array of: {}", kind_of(&schema["items"], root)),
        Some("object") => "table".to_owned(),
        Some(other) => other.to_owned(),
        None => "anything".to_owned(),
    }
}

fn is_tagged(it: &&Json) -> bool {
    check::kind(it).is_some()
}
