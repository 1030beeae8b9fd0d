//! What `--format json` prints: the same form for every command.

use peapod_diagnostic::{Diagnostic, Excess, Label, Place, TextPlace};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// The version of the form. It grows when a member goes or changes its meaning, not when one is
/// added.
const VERSION: u32 = 1;

/// What a command of `peapod` did, as `--format json` prints it: one document on standard output,
/// whether the command succeeds or fails.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The version of this form. It grows when a member goes or changes its meaning.
    #[schemars(extend("const" = VERSION))]
    pub version: u32,
    /// The command with its subcommand, such as `compile` or `mlperf score`.
    pub command: String,
    /// Whether it succeeded: whether the process ends with 0.
    pub success: bool,
    /// What it found, in the form of the command's report; null where there are only files or
    /// texts, or where it failed before.
    pub result: Option<Json>,
    /// Files that it wrote, as the command line names them or below its folders.
    pub files: Vec<String>,
    /// Scalars that steps of a program yielded, in their order.
    pub scalars: Vec<Scalar>,
    /// Errors and warnings, in their order.
    pub diagnostics: Vec<Message>,
    /// What people read without `--format json`.
    pub text: String,
}

impl Document {
    /// That of a command that has not done anything yet.
    pub const fn new(command: String) -> Self {
        Self {
            version: VERSION,
            command,
            success: false,
            result: None,
            files: vec![],
            scalars: vec![],
            diagnostics: vec![],
            text: String::new(),
        }
    }
}

/// A scalar that a step yielded.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Scalar {
    /// The step, counted from 1.
    pub step: usize,
    /// The output.
    pub name: String,
    /// Its value; null where it is no number.
    #[serde(deserialize_with = "or_nan")]
    #[schemars(with = "Option<f64>")]
    pub value: f64,
}

/// A number, or null for what JSON has no number for.
fn or_nan<'d, D: serde::Deserializer<'d>>(from: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(f64::NAN))
}

/// An error or a warning, as `--message-format json` prints it in a line as well.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// Whether the command failed for it.
    pub severity: Severity,
    /// Its code, such as `peapod::E0504`: see `peapod explain`.
    pub code: String,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where.
    pub labels: Vec<Somewhere>,
    /// What else there is to know.
    pub notes: Vec<String>,
    /// What is larger than what there is room for.
    pub excesses: Vec<TooMuch>,
    /// What to do about it.
    pub help: String,
    /// What people read of it.
    pub rendered: String,
}

impl Message {
    /// Of a diagnostic, and the text of it.
    pub fn new(diagnostic: &Diagnostic, rendered: String) -> Self {
        let excess = |it: &Excess| TooMuch {
            what: it.what.clone(),
            needed: it.needed,
            available: it.available,
        };
        Self {
            severity: match diagnostic.severity {
                peapod_diagnostic::Severity::Error => Severity::Error,
                peapod_diagnostic::Severity::Warning => Severity::Warning,
            },
            code: diagnostic.code.to_string(),
            message: diagnostic.message.clone(),
            labels: diagnostic.labels.iter().map(Somewhere::new).collect(),
            notes: diagnostic.notes.clone(),
            excesses: diagnostic.excesses.iter().map(excess).collect(),
            help: diagnostic.help.to_string(),
            rendered,
        }
    }
}

/// How bad it is.
#[derive(Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The command fails.
    Error,
    /// It goes on.
    Warning,
}

/// What is larger than what there is room for.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TooMuch {
    /// What needs it.
    pub what: String,
    /// Bytes that it needs.
    pub needed: u64,
    /// Bytes that there are.
    pub available: u64,
}

/// A place of a diagnostic.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
pub struct Somewhere {
    /// The file, if it is in one.
    pub file: Option<String>,
    /// Where in it.
    #[serde(flatten)]
    pub place: Within,
}

/// A place in a file.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Within {
    /// All of it.
    File,
    /// Bytes of it.
    Bytes {
        /// The first.
        start: usize,
        /// Behind the last.
        end: usize,
    },
    /// A character of a text.
    Text {
        /// Its line, counted from 1.
        line: usize,
        /// Its column in characters, counted from 1.
        column: usize,
        /// The line, or a part of a long one.
        excerpt: String,
        /// Characters of the excerpt before it.
        caret: usize,
    },
    /// An op of a model.
    Op {
        /// Its number in the source file, if it came from one.
        index: Option<usize>,
        /// Its name.
        name: String,
    },
    /// A tensor of a model.
    Tensor {
        /// Its number in the source file, if it came from one.
        index: Option<usize>,
        /// Its name.
        name: String,
        /// The type of its elements.
        dtype: String,
    },
    /// Something else with a name.
    Part {
        /// The name.
        name: String,
    },
}

impl Somewhere {
    fn new(Label { file, place }: &Label) -> Self {
        let place = match place {
            Place::Whole => Within::File,
            Place::Bytes { start, end } => Within::Bytes {
                start: *start,
                end: *end,
            },
            Place::Text(TextPlace {
                line,
                column,
                excerpt,
                caret,
            }) => Within::Text {
                line: *line,
                column: *column,
                excerpt: excerpt.clone(),
                caret: *caret,
            },
            Place::Op { index, name } => Within::Op {
                index: *index,
                name: name.clone(),
            },
            Place::Tensor { index, name, dtype } => Within::Tensor {
                index: *index,
                name: name.clone(),
                dtype: dtype.clone(),
            },
            Place::Part(part) => Within::Part { name: part.clone() },
        };
        let file = file.clone();
        Self { file, place }
    }
}

/// The JSON Schema of the document.
pub fn schema() -> Json {
    let generator = schemars::generate::SchemaSettings::draft2020_12().into_generator();
    generator.into_root_schema_for::<Document>().to_value()
}
