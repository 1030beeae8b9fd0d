//! Files of a project that are found from below: in the current folder, or in one above it.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Code, Diagnostic, Place, Result, TextPlace, cannot_read, code, read_text};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Most bytes of such a file.
const MOST_BYTES: u64 = 4 << 20;

/// Most names that are listed where another one is not there.
const MOST_NAMES: usize = 20;

/// A file, with places for errors.
pub struct File {
    path: PathBuf,
    text: String,
}

impl File {
    /// The nearest file of this name at or above the current folder.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub fn nearest(name: &Path) -> Result<Option<Self>> {
        let current = std::env::current_dir().map_err(cannot_read("."))?;
        let found = current.ancestors().enumerate();
        let mut found = found.filter(|(_, folder)| folder.join(name).is_file());
        let Some((above, _)) = found.next() else {
            return Ok(None);
        };
        // Relative, as people name files.
        let mut path: PathBuf = (0..above).map(|_| "..").collect();
        path.push(name);
        Self::read(&path).map(Some)
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub fn read(path: &Path) -> Result<Self> {
        let text = read_text(path, MOST_BYTES).map_err(cannot_read(path))?;
        let path = path.to_owned();
        Ok(Self { path, text })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A path as it is from the current folder, which the file has as it is from its own.
    pub fn resolved(&self, path: &str) -> PathBuf {
        let path = self.path.parent().unwrap_or(Path::new("")).join(path);
        // No option, whatever it begins with.
        match path.to_string_lossy().starts_with('-') {
            true => Path::new(".").join(path),
            false => path,
        }
    }

    /// What is in it.
    ///
    /// # Errors
    ///
    /// It is no TOML.
    pub fn table(&self) -> Result<Spanned<DeTable<'_>>, Diagnostic> {
        DeTable::parse(&self.text).map_err(|error| {
            let help = "write `[tables]` in brackets, `key = value`, and text in quotes";
            let start = error.span().map_or(0, |span| span.start);
            let message = format!("this is no TOML: {}", error.message());
            self.at(start, code::USAGE, message, help)
        })
    }

    /// An error at a byte of it.
    pub fn at(
        &self,
        start: usize,
        code: Code,
        message: String,
        help: impl Into<String>,
    ) -> Diagnostic {
        let place = Place::Text(TextPlace::at(&self.text, start));
        let error = code.error(message, help);
        error.at(place).in_file(self.path.display().to_string())
    }
}

/// A key of a table and its value, with the places of both.
pub type Pair<'t> = (&'t str, usize, &'t Spanned<DeValue<'t>>);

/// What a table holds, in the order of the file.
pub fn pairs<'t>(table: &'t DeTable<'t>) -> Vec<Pair<'t>> {
    let pairs = table.iter();
    let pairs = pairs.map(|(key, value)| (key.get_ref().as_ref(), key.span().start, value));
    let mut pairs: Vec<Pair<'t>> = pairs.collect();
    pairs.sort_by_key(|(_, start, _)| *start);
    pairs
}

/// What a value is, in words.
pub fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "a truth value",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// A value that is one word, as a command line has it.
pub fn scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => {
            let parsed = i64::from_str_radix(number.as_str(), number.radix());
            Some(parsed.map_or_else(|_| number.as_str().to_owned(), |it| it.to_string()))
        }
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}

/// Words for a name that is not there: the one that was meant, or all that are.
pub fn suggestion<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> String {
    let known: Vec<&str> = known.collect();
    match peapod_driver::names::nearest(name, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None if known.is_empty() => "there are none".to_owned(),
        None if known.len() > MOST_NAMES => {
            format!("there are {} and more", known[..MOST_NAMES].join(", "))
        }
        None => format!("there are {}", known.join(", ")),
    }
}
