//! Every problem of a file at once, with its line: the text against the JSON Schema of its type.

use crate::{TargetError, find, size};
use peapod_diagnostic::TextPlace;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// The JSON Schema of a type, as editors take it.
pub(crate) fn schema<T: JsonSchema>() -> Json {
    let generator = SchemaSettings::draft07().into_generator();
    generator.into_root_schema_for::<T>().to_value()
}

/// Most errors reported for one file: later ones are usually consequences of earlier ones.
const MOST_PROBLEMS: usize = 50;

/// The text of a file, and where its keys are.
pub(crate) struct Document<'t> {
    file: &'t str,
    text: &'t str,
    root: Spanned<DeTable<'t>>,
}

/// A key, or a position in an array.
#[derive(Clone, Copy)]
pub(crate) enum Step<'k> {
    Key(&'k str),
    Index(usize),
}

impl<'t> Document<'t> {
    /// Reads the text as TOML.
    pub(crate) fn parse(file: &'t str, text: &'t str) -> Result<Self, TargetError> {
        let (root, errors) = DeTable::parse_recoverable(text);
        let document = Self { file, text, root };
        let errors = firsts(text, &errors).map(|error| document.wrong(error));
        TargetError::of(errors.collect()).map_or(Ok(()), Err)?;
        Ok(document)
    }

    /// Reads it as a value of this type.
    pub(crate) fn read<T: JsonSchema + DeserializeOwned>(&self) -> Result<T, TargetError> {
        let schema = schema::<T>();
        let mut problems = Problems {
            document: self,
            definitions: &schema["definitions"],
            found: Vec::new(),
        };
        problems.table("", &schema, self.root.get_ref(), self.root.span());
        TargetError::of(problems.found).map_or(Ok(()), Err)?;
        toml::from_str(self.text).map_err(|error| self.wrong(&error))
    }

    /// An error of the reader of TOML.
    fn wrong(&self, error: &Error) -> TargetError {
        self.at(
            error.span().unwrap_or(0..0),
            TargetError::Syntax {
                file: self.file.to_owned(),
                message: error.message().to_owned(),
            },
        )
    }

    /// An error at bytes of the file.
    fn at(&self, span: Range<usize>, error: TargetError) -> TargetError {
        TargetError::At {
            file: self.file.to_owned(),
            place: Box::new(TextPlace::at(self.text, span.start)),
            error: Box::new(error),
        }
    }

    /// An error at what these steps lead to, or at the last of them that is there.
    pub(crate) fn located(&self, steps: &[Step], error: TargetError) -> TargetError {
        let mut span = 0..0;
        let mut table = Some(self.root.get_ref());
        let mut value: Option<&Spanned<DeValue>> = None;
        for step in steps {
            let next = match *step {
                Step::Key(key) => table.and_then(|table| table.get(key)),
                Step::Index(index) => value.and_then(|it| it.get_ref().get(index)),
            };
            let Some(next) = next else { break };
            (span, value, table) = (next.span(), Some(next), next.get_ref().as_table());
        }
        self.at(span, error)
    }
}

/// The first error of each line: those after it are mostly about how the reader went on.
fn firsts<'e>(text: &str, errors: &'e [Error]) -> impl Iterator<Item = &'e Error> {
    let mut line_end = 0;
    let first = move |error: &&Error| {
        let start = text.floor_char_boundary(error.span().map_or(0, |span| span.start));
        let is_first = start >= line_end;
        if is_first {
            line_end = text[start..]
                .find('\n')
                .map_or(usize::MAX, |end| start + end + 1);
        }
        is_first
    };
    errors.iter().filter(first).take(MOST_PROBLEMS)
}

/// What is wrong with a document so far.
struct Problems<'d, 't> {
    document: &'d Document<'t>,
    definitions: &'d Json,
    found: Vec<TargetError>,
}

impl<'d> Problems<'d, '_> {
    fn note(&mut self, span: Range<usize>, key: &str, message: String, near: Option<&str>) {
        if self.found.len() >= MOST_PROBLEMS {
            return;
        }
        let error = TargetError::Key {
            key: key.to_owned(),
            message,
            suggestion: near.map(str::to_owned),
        };
        self.found.push(self.document.at(span, error));
    }

    /// A table against the schema of an object: unknown keys, missing keys, and its values.
    fn table(&mut self, key: &str, schema: &'d Json, table: &DeTable, span: Range<usize>) {
        let properties = schema["properties"].as_object();
        let known = || properties.into_iter().flatten().map(|(name, _)| &**name);
        for (name, value) in table {
            let inner = inner(key, name.get_ref());
            match schema["properties"].get(&**name.get_ref()) {
                Some(schema) => self.value(&inner, schema, value),
                None => {
                    let near = find::nearest(name.get_ref(), known());
                    let expected = quoted(known());
                    let message = format!("unknown key, expected one of {expected}");
                    self.note(name.span(), &inner, message, near);
                }
            }
        }
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Json::as_str) {
            if !table.contains_key(name) {
                let inner = inner(key, name);
                let what = self.expected(&schema["properties"][name]);
                let message = format!("expected {what}, found nothing: the key is missing");
                self.note(span.clone(), &inner, message, None);
            }
        }
    }

    fn value(&mut self, key: &str, schema: &'d Json, value: &Spanned<DeValue>) {
        let schema = self.resolved(schema);
        let alternatives = alternatives(schema);
        if let Some(words) = words(schema, &alternatives) {
            return self.word(key, &words, value);
        }
        match (&alternatives[..], value.get_ref()) {
            ([], _) => self.plain(key, schema, value),
            (kinds, DeValue::Table(table)) if kinds.iter().any(|it| kind(it).is_some()) => {
                self.tagged(key, kinds, table, value.span());
            }
            (alternatives, it) => {
                let mut resolved = alternatives.iter().map(|&it| self.resolved(it));
                match resolved.find(|schema| has_type(schema, it)) {
                    Some(_) if alternatives.len() == 1 => self.value(key, alternatives[0], value),
                    Some(schema) => self.plain(key, schema, value),
                    None => self.mismatch(key, schema, value),
                }
            }
        }
    }

    /// A table whose key `kind` says what else is in it.
    fn tagged(&mut self, key: &str, kinds: &[&'d Json], table: &DeTable, span: Range<usize>) {
        let names = || kinds.iter().copied().filter_map(kind);
        let given = table.get("kind");
        let chosen = given.and_then(|it| it.get_ref().as_str());
        let mut schemas = kinds.iter().copied();
        let schema = schemas.find(|it| kind(it) == chosen && chosen.is_some());
        match (schema, given) {
            (Some(schema), _) => self.table(key, schema, table, span),
            (None, Some(value)) => {
                let names: Vec<&str> = names().collect();
                self.word(&inner(key, "kind"), &names, value);
            }
            (None, None) => {
                let message = format!("expected {}, found nothing", quoted(names()));
                self.note(span, &inner(key, "kind"), message, None);
            }
        }
    }

    /// One of these words.
    fn word(&mut self, key: &str, words: &[&str], value: &Spanned<DeValue>) {
        let given = value.get_ref().as_str();
        if given.is_some_and(|given| words.contains(&given)) {
            return;
        }
        let near = given.and_then(|given| find::nearest(given, words.iter().copied()));
        let expected = words.iter().map(|word| format!("\"{word}\""));
        let expected: Vec<String> = expected.collect();
        let found = found(value.get_ref());
        let message = format!("expected {}, found {found}", expected.join(" or "));
        self.note(value.span(), key, message, near);
    }

    /// A value that is of one type.
    fn plain(&mut self, key: &str, schema: &'d Json, value: &Spanned<DeValue>) {
        if !has_type(schema, value.get_ref()) || !in_range(schema, value.get_ref()) {
            return self.mismatch(key, schema, value);
        }
        match value.get_ref() {
            DeValue::Table(table) => self.table(key, schema, table, value.span()),
            DeValue::Array(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    self.value(&format!("{key}[{index}]"), &schema["items"], element);
                }
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => {}
        }
    }

    fn mismatch(&mut self, key: &str, schema: &'d Json, value: &Spanned<DeValue>) {
        let expected = self.expected(schema);
        let message = format!("expected {expected}, found {}", found(value.get_ref()));
        self.note(value.span(), key, message, None);
    }

    /// What a reference stands for.
    fn resolved(&self, schema: &'d Json) -> &'d Json {
        let reference = schema["$ref"].as_str().or_else(|| {
            // A reference with a description of its own.
            schema["allOf"][0]["$ref"].as_str()
        });
        let name = reference.and_then(|it| it.rsplit('/').next());
        name.map_or(schema, |name| &self.definitions[name])
    }

    /// What a schema wants, in words.
    fn expected(&self, schema: &'d Json) -> String {
        let schema = self.resolved(schema);
        let alternatives = alternatives(schema);
        if let Some(words) = words(schema, &alternatives) {
            return quoted(words.into_iter());
        }
        if schema["format"] == size::FORMAT {
            return size::EXPECTED.to_owned();
        }
        if !alternatives.is_empty() {
            let each = alternatives.iter().map(|&it| self.expected(it));
            let mut each: Vec<String> = each.collect();
            each.dedup();
            return each.join(" or ");
        }
        let least = schema["minimum"].as_u64().filter(|least| *least > 0);
        match types(schema).next() {
            Some("object") => "a table".to_owned(),
            Some("array") => "an array".to_owned(),
            Some("string") => "a string".to_owned(),
            Some("boolean") => "true or false".to_owned(),
            Some("number") => "a number".to_owned(),
            Some("integer") => match (least, schema["format"].as_str()) {
                (Some(least), _) => format!("an integer from {least}"),
                (None, Some("uint32")) => "an integer from 0 to 0xffff_ffff".to_owned(),
                (None, _) => "an integer from 0".to_owned(),
            },
            Some(_) | None => "something else".to_owned(),
        }
    }
}

/// The path of a key in a table.
fn inner(key: &str, name: &str) -> String {
    if key.is_empty() {
        name.to_owned()
    } else {
        format!("{key}.{name}")
    }
}

fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

/// Schemas of which one must hold; that a key may be left out is not one of them.
pub(crate) fn alternatives(schema: &Json) -> Vec<&Json> {
    let each = schema["anyOf"].as_array().or(schema["oneOf"].as_array());
    let each = each.into_iter().flatten();
    each.filter(|it| it["type"] != "null").collect()
}

/// The words that a schema allows, if it allows words only.
pub(crate) fn words<'s>(schema: &'s Json, alternatives: &[&'s Json]) -> Option<Vec<&'s str>> {
    let of = |schema: &'s Json| -> Option<Vec<&'s str>> {
        match (&schema["const"], &schema["enum"]) {
            (Json::String(word), _) => Some(vec![word]),
            (_, Json::Array(words)) => Some(words.iter().filter_map(Json::as_str).collect()),
            _ => None,
        }
    };
    let own = || (!alternatives.is_empty()).then_some(());
    of(schema).or_else(|| {
        own()?;
        let each = alternatives.iter().copied().map(of);
        each.collect::<Option<Vec<_>>>().map(|it| it.concat())
    })
}

/// The value of the key `kind` with which an object is the one of this schema.
pub(crate) fn kind(schema: &Json) -> Option<&str> {
    schema["properties"]["kind"]["const"].as_str()
}

pub(crate) fn types(schema: &Json) -> impl Iterator<Item = &str> {
    let (one, several) = (schema["type"].as_str(), schema["type"].as_array());
    let several = several.into_iter().flatten().filter_map(Json::as_str);
    one.into_iter().chain(several).filter(|it| *it != "null")
}

/// Whether a value is of a type that the schema names; one without a type takes all.
fn has_type(schema: &Json, value: &DeValue) -> bool {
    let is = |name: &str| match value {
        DeValue::String(_) => name == "string",
        DeValue::Integer(_) => name == "integer" || name == "number",
        DeValue::Float(_) => name == "number",
        DeValue::Boolean(_) => name == "boolean",
        DeValue::Datetime(_) => false,
        DeValue::Array(_) => name == "array",
        DeValue::Table(_) => name == "object",
    };
    types(schema).next().is_none() || types(schema).any(is)
}

fn in_range(schema: &Json, value: &DeValue) -> bool {
    match value {
        DeValue::Integer(number) => {
            let number = i128::from_str_radix(number.as_str(), number.radix());
            let least = schema["minimum"].as_i64().unwrap_or(i64::MIN);
            let most = match schema["format"].as_str() {
                Some("uint32") => i128::from(u32::MAX),
                _ => i128::from(i64::MAX),
            };
            number.is_ok_and(|it| (i128::from(least)..=most).contains(&it))
        }
        DeValue::String(text) if schema["format"] == size::FORMAT => size::parse(text).is_some(),
        DeValue::String(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_)
        | DeValue::Table(_) => true,
    }
}

/// A value in words.
fn found(value: &DeValue) -> String {
    match value {
        DeValue::String(text) => format!("the string \"{text}\""),
        DeValue::Integer(number) => format!("the integer {}", of_radix(number)),
        DeValue::Float(number) => format!("the number {}", number.as_str()),
        DeValue::Boolean(value) => value.to_string(),
        DeValue::Datetime(date) => format!("the date {date}"),
        DeValue::Array(_) => "an array".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

/// A number as it is written.
fn of_radix(number: &toml::de::DeInteger) -> String {
    let prefix = match number.radix() {
        16 => "0x",
        8 => "0o",
        2 => "0b",
        _ => "",
    };
    format!("{prefix}{}", number.as_str())
}
