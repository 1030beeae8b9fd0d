//! Where `peapod compile` writes: a folder, one file, or standard output.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, bail, code, ensure};
use peapod_driver::staging::STANDARD_OUTPUT;
use peapod_driver::{Files, Staging};

use crate::print::{report, wrote};

/// What `-o` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A folder for all files.
    Folder(PathBuf),
    /// A file for the compiled model; what else is written goes beside it.
    File(PathBuf),
    /// Standard output, for the compiled model alone.
    StandardOutput,
}

impl Place {
    /// What a path means: a file if it ends as compiled models do, unless it is a folder already.
    ///
    /// # Errors
    ///
    /// It ends as models of the other kind of target do.
    pub fn of(path: &Path, extension: &str) -> Result<Self> {
        let found = path.extension().and_then(|it| it.to_str());
        let is_compiled = matches!(found, Some("pea" | "pod")) && !path.is_dir();
        match found {
            _ if path.as_os_str() == STANDARD_OUTPUT => Ok(Self::StandardOutput),
            Some(found) if is_compiled && found != extension => {
                let message = format!("expected a .{extension} for this target, found a .{found}");
                let help = format!("name a file that ends in .{extension}, or a folder");
                bail!(
                    code::USAGE
                        .error(message, help)
                        .in_file(path.display().to_string())
                )
            }
            _ if is_compiled => Ok(Self::File(path.to_owned())),
            _ => Ok(Self::Folder(path.to_owned())),
        }
    }

    /// Writes the files of a compiled model, all or none, and tells which.
    ///
    /// # Errors
    ///
    /// A file cannot be written, or there is no compiled model of this ending among them.
    pub fn write(&self, files: Files, extension: &str) -> Result<()> {
        let mut staging = Staging::default();
        let mut places = vec![];
        for (name, bytes) in self.placed(files, extension)? {
            staging.add(&name, &bytes)?;
            places.push(name);
        }
        staging.commit()?;
        places.iter().for_each(|it| wrote(it));
        Ok(())
    }

    /// Which file goes where.
    fn placed(&self, files: Files, extension: &str) -> Result<Vec<(PathBuf, Vec<u8>)>> {
        let is_model = |name: &str| {
            Path::new(name)
                .extension()
                .is_some_and(|it| it == extension)
        };
        if let Self::Folder(folder) = self {
            let files = files.into_iter();
            return Ok(files
                .map(|(name, bytes)| (folder.join(name), bytes))
                .collect());
        }
        let has_model = files.iter().any(|(name, _)| is_model(name));
        ensure!(has_model, without_model(extension));
        let placed = files.into_iter().filter_map(|(name, bytes)| {
            let place = match self {
                Self::File(file) if is_model(&name) => Some(file.clone()),
                Self::File(file) => beside(file, &name),
                Self::StandardOutput if is_model(&name) => Some(PathBuf::from(STANDARD_OUTPUT)),
                Self::Folder(_) | Self::StandardOutput => None,
            };
            Some((place?, bytes))
        });
        Ok(placed.collect())
    }

    /// Says where all of it is.
    ///
    /// # Errors
    ///
    /// Standard output cannot be written.
    pub fn say(&self) -> Result<()> {
        let name = match self {
            Self::Folder(path) | Self::File(path) => path.display().to_string(),
            Self::StandardOutput => "standard output".to_owned(),
        };
        report(&format!("written to {name}\n"))
    }
}

/// Where a file goes that is written along with a model: the report has the model's name. Sources
/// and objects for firmware, which name each other, are for folders.
fn beside(model: &Path, name: &str) -> Option<PathBuf> {
    let is_source = [".rs", ".o", ".h"].iter().any(|end| name.ends_with(end));
    match name {
        "report.json" => Some(model.with_extension("report.json")),
        _ if is_source => None,
        _ => Some(model.with_file_name(name)),
    }
}

fn without_model(extension: &str) -> Diagnostic {
    let message = format!("expected a folder for output without a .{extension}, found a file");
    let help = "name a folder: sources and objects are several files";
    code::USAGE.error(message, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_tell_files_from_folders() {
        let of = |path: &str| Place::of(Path::new(path), "pea");
        assert_eq!(of("-").unwrap(), Place::StandardOutput);
        assert_eq!(of("a/x.pea").unwrap(), Place::File("a/x.pea".into()));
        assert_eq!(of("out.v2").unwrap(), Place::Folder("out.v2".into()));
        assert!(of("x.pod").is_err());
    }

    #[test]
    fn what_is_beside_a_file_has_its_name() {
        let names = [
            "model.pea",
            "model.rs",
            "model.o",
            "report.json",
            "model.ir",
        ];
        let files: Files = names.iter().map(|it| ((*it).to_owned(), vec![])).collect();
        let placed = |place: Place| {
            let placed = place.placed(files.clone(), "pea").unwrap().into_iter();
            placed.map(|(path, _)| path).collect::<Vec<_>>()
        };
        let expected = ["a/x.pea", "a/x.report.json", "a/model.ir"].map(PathBuf::from);
        assert_eq!(placed(Place::File("a/x.pea".into())), expected);
        assert_eq!(placed(Place::StandardOutput), [PathBuf::from("-")]);
        assert_eq!(placed(Place::Folder("o".into())).len(), names.len());
        let sources = vec![("model.rs".to_owned(), vec![])];
        assert!(Place::StandardOutput.placed(sources, "pea").is_err());
    }
}
