//! Files of targets: those that are embedded, those of users, and names that are close.

use crate::TargetError;
use peapod_diagnostic::read_text;
use std::path::Path;

/// Most bytes of a file that describes a target.
const FILE_BYTES: u64 = 1 << 20;

/// Where the text of a target comes from.
#[derive(Clone, Copy)]
pub(crate) struct Origin<'a> {
    /// Name of the target.
    pub(crate) name: &'a str,
    /// What messages call its file.
    pub(crate) path: &'a str,
    /// Whether that is a path on this machine, beside which other files may be.
    pub(crate) is_file: bool,
}

impl Origin<'_> {
    /// The path of a file that this one names.
    pub(crate) fn beside(&self, path: &str) -> String {
        let folder = Path::new(self.path).parent().filter(|_| self.is_file);
        let path = folder.map_or_else(|| path.into(), |folder| folder.join(path));
        path.to_string_lossy().into_owned()
    }
}

/// Whether a target is given by its file rather than by a name.
pub(crate) fn is_path(name_or_path: &str) -> bool {
    Path::new(name_or_path).extension() == Some("toml".as_ref())
}

/// The text of a user's file.
pub(crate) fn read(path: &str) -> Result<String, TargetError> {
    read_text(path, FILE_BYTES).map_err(|error| TargetError::Unreadable {
        file: path.to_owned(),
        message: error.to_string(),
    })
}

/// The name of the target in a file.
pub(crate) fn stem(path: &str) -> String {
    let stem = Path::new(path).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// What a user's file says that it describes: `micro` or `pod`.
pub(crate) fn kind(path: &str) -> Option<String> {
    let text = read(path).ok()?;
    let table = toml::de::DeTable::parse(&text).ok()?;
    Some(table.get_ref().get("kind")?.get_ref().as_str()?.to_owned())
}

pub(crate) fn parse_file<T: serde::de::DeserializeOwned>(
    file: &str,
    text: &str,
) -> Result<T, TargetError> {
    toml::from_str(text).map_err(|error| TargetError::Syntax {
        file: file.to_owned(),
        message: error.to_string(),
    })
}

pub(crate) fn find(files: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let file = files.iter().find(|&&(stem, _)| stem == name)?;
    Some(file.1)
}

pub(crate) fn names_of(files: &[(&str, &str)]) -> String {
    joined(files.iter().map(|&(name, _)| name))
}

pub(crate) fn joined<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// The one of these names that was probably meant.
pub(crate) fn nearest<'n>(name: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let apart = names.map(|it| (strsim::damerau_levenshtein(it, name), it));
    let (apart, nearest) = apart.min()?;
    (apart <= (name.chars().count() / 3).max(1)).then_some(nearest)
}
