//! What a type that another crate declares for serde says of itself: kinds, fields, documentation.

use schemars::JsonSchema;
use std::rc::Rc;

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value as Json};
use toml::Value as Toml;

use crate::open::KIND;

/// Kinds of a type whose values are told apart by the field `kind`.
pub(crate) struct Kinds {
    root: Rc<Json>,
    /// Where in it the type is described.
    place: String,
}

/// A parameter of a kind.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Field {
    /// Its name.
    pub(crate) name: String,
    /// What messages call its type.
    pub(crate) type_name: String,
    /// What it is for.
    pub(crate) doc: String,
    /// What it is if nothing is said of it.
    pub(crate) default: Option<Toml>,
    /// Where its kinds, or those of its elements, are described, if it has some.
    pub(crate) kinds: Option<String>,
}

impl Kinds {
    /// Those of a type.
    pub(crate) fn of<T: JsonSchema>() -> Self {
        let schema = SchemaSettings::draft2020_12().into_generator();
        let root = Rc::new(schema.into_root_schema_for::<T>().to_value());
        let place = String::new();
        Self { root, place }
    }

    /// Those of a type that is part of this one.
    pub(crate) fn within(&self, place: &str) -> Self {
        Self {
            root: Rc::clone(&self.root),
            place: place.to_owned(),
        }
    }

    /// Their names, in the order of declaration.
    pub(crate) fn names(&self) -> Vec<&str> {
        let kinds = self.variants().iter();
        kinds.filter_map(|it| self.kind_of(it)).collect()
    }

    /// What a kind is.
    pub(crate) fn doc(&self, kind: &str) -> &str {
        let kind = self.variant(kind);
        kind.and_then(described).unwrap_or_default()
    }

    /// Parameters of a kind, in the order of declaration; none of a kind that is unknown.
    pub(crate) fn fields(&self, kind: &str) -> Vec<Field> {
        let properties = self.variant(kind).map(|it| self.properties(it));
        let fields = properties.into_iter().flatten();
        let fields = fields.filter(|(name, _)| *name != KIND);
        fields.map(|(name, it)| self.field(name, it)).collect()
    }

    fn field(&self, name: &str, schema: &Json) -> Field {
        Field {
            name: name.to_owned(),
            type_name: self.type_name(schema),
            doc: described(schema).unwrap_or_default().to_owned(),
            default: schema.get("default").and_then(|it| self.plain(it, schema)),
            kinds: self.kinds_of(schema),
        }
    }

    /// Where the kinds of a value or of its elements are described, if it has some.
    fn kinds_of(&self, schema: &Json) -> Option<String> {
        let path = schema
            .get("$ref")
            .or_else(|| schema.get("items")?.get("$ref"))?;
        let place = path.as_str()?.strip_prefix('#')?;
        let has_kinds = !self.within(place).names().is_empty();
        has_kinds.then(|| place.to_owned())
    }

    fn variants(&self) -> &[Json] {
        let described = self.root.pointer(&self.place);
        let variants = described.and_then(|it| it.get("oneOf")?.as_array());
        variants.map(Vec::as_slice).unwrap_or_default()
    }

    fn variant(&self, kind: &str) -> Option<&Json> {
        let mut variants = self.variants().iter();
        variants.find(|it| self.kind_of(it) == Some(kind))
    }

    fn kind_of<'a>(&'a self, variant: &'a Json) -> Option<&'a str> {
        let mut properties = self.properties(variant);
        let kind = properties.find(|(name, _)| *name == KIND)?.1;
        kind.get("const").and_then(Json::as_str)
    }

    /// Properties of an object, and of what it refers to.
    fn properties<'a>(
        &'a self,
        schema: &'a Json,
    ) -> impl Iterator<Item = (&'a str, &'a Json)> + 'a {
        let own = schema.get("properties").and_then(Json::as_object);
        let base = self.referred(schema).and_then(|it| it.get("properties"));
        let base = base.and_then(Json::as_object);
        let both = own.into_iter().chain(base).flat_map(Map::iter);
        both.map(|(name, schema)| (name.as_str(), schema))
    }

    /// What a schema refers to.
    fn referred(&self, schema: &Json) -> Option<&Json> {
        let path = schema.get("$ref")?.as_str()?;
        self.root.pointer(path.strip_prefix('#')?)
    }

    /// What messages call values of a type, in the words of the types that this crate knows.
    fn type_name(&self, schema: &Json) -> String {
        if let Some(schema) = self.referred(schema) {
            return self.type_name(schema);
        }
        if let Some(names) = choices(schema) {
            return names;
        }
        if let Some(kinds) = schema.get("oneOf").or(schema.get("anyOf")) {
            return self.type_name_of_any(kinds);
        }
        match schema.get("type") {
            Some(Json::Array(types)) => {
                let types = types.iter().filter_map(Json::as_str);
                let types = types.filter(|it| *it != "null");
                let names = types.map(|it| self.type_name_of(it, schema));
                names.collect::<Vec<_>>().join(" or ")
            }
            Some(Json::String(name)) => self.type_name_of(name, schema),
            _ => "a value".into(),
        }
    }

    /// What is one of several: kinds, or something that may be absent.
    fn type_name_of_any(&self, schemas: &Json) -> String {
        let schemas = schemas.as_array().map(Vec::as_slice).unwrap_or_default();
        let kinds: Vec<&str> = schemas.iter().filter_map(|it| self.kind_of(it)).collect();
        if !kinds.is_empty() {
            return format!("one of {}, with what that has", kinds.join(", "));
        }
        let schemas = schemas.iter();
        let present = schemas.filter(|it| it.get("type").and_then(Json::as_str) != Some("null"));
        let names: Vec<String> = present.map(|it| self.type_name(it)).collect();
        names.join(" or ")
    }

    fn type_name_of(&self, name: &str, schema: &Json) -> String {
        match name {
            "boolean" => "true or false".into(),
            "integer" => match schema.get("minimum").and_then(Json::as_f64) {
                Some(least) => format!("an integer from {least}"),
                None => "an integer".into(),
            },
            "number" => "a number".into(),
            "string" => "text".into(),
            "array" => {
                let length = schema.get("maxItems").and_then(Json::as_u64);
                let length = length.map(|it| format!("{it} ")).unwrap_or_default();
                let items = schema.get("items").map(|it| self.type_name(it));
                let items = items.unwrap_or_else(|| "any".into());
                format!("a list with {length}elements that are {items}")
            }
            _ => {
                let names: Vec<&str> = self.properties(schema).map(|(name, _)| name).collect();
                format!("a table with {}", names.join(", "))
            }
        }
    }

    /// A default as TOML has it; `None` of what is absent. A number of single precision is the
    /// shortest that is read as the same.
    fn plain(&self, value: &Json, schema: &Json) -> Option<Toml> {
        if let Some(schema) = self.referred(schema) {
            return self.plain(value, schema);
        }
        Some(match value {
            Json::Null => return None,
            Json::Bool(truth) => Toml::Boolean(*truth),
            Json::Number(number) => match number.as_i64() {
                Some(number) => Toml::Integer(number),
                None => Toml::Float(shortest(number.as_f64()?, schema)),
            },
            Json::String(text) => Toml::String(text.clone()),
            Json::Array(items) => {
                let schema = schema.get("items").unwrap_or(&Json::Null);
                let items = items.iter().map(|it| self.plain(it, schema));
                Toml::Array(items.collect::<Option<_>>()?)
            }
            Json::Object(fields) => {
                let fields = fields.iter().filter_map(|(name, it)| {
                    let schema = self.properties(schema).find(|(it, _)| it == name);
                    let schema = schema.map_or(&Json::Null, |(_, it)| it);
                    Some((name.clone(), self.plain(it, schema)?))
                });
                Toml::Table(fields.collect())
            }
        })
    }
}

/// The texts that a value is one of.
fn choices(schema: &Json) -> Option<String> {
    let constants = |it: &Json| -> Option<Vec<Json>> {
        let schemas = it.as_array()?.iter();
        schemas.map(|it| it.get("const").cloned()).collect()
    };
    let names = schema.get("enum").and_then(Json::as_array).cloned();
    let names = names.or_else(|| schema.get("oneOf").and_then(constants))?;
    let names: Vec<String> = names.iter().map(Json::to_string).collect();
    Some(format!("one of {}", names.join(", ")))
}

fn described(schema: &Json) -> Option<&str> {
    schema.get("description").and_then(Json::as_str)
}

/// The shortest number that is read as the same in the precision of the schema.
fn shortest(number: f64, schema: &Json) -> f64 {
    match schema.get("format").and_then(Json::as_str) {
        Some("float") => (number as f32).to_string().parse().unwrap_or(number),
        _ => number,
    }
}
