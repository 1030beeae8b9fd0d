//! Files that appear all together, or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, cannot_write, code};

use crate::Files;

/// Writes all files of a folder or none.
///
/// # Errors
///
/// A file or folder cannot be made.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    let mut staging = Staging::default();
    for (file, bytes) in files {
        staging.add(&folder.join(file), bytes)?;
    }
    staging.commit()
}

/// Files written beside their places, and renamed into them by [`Staging::commit`]. What was not
/// committed is removed.
#[derive(Debug, Default)]
pub struct Staging {
    files: Vec<Staged>,
    /// Folders made on the way, outermost first.
    folders: Vec<PathBuf>,
}

#[derive(Debug)]
struct Staged {
    temporary: PathBuf,
    place: PathBuf,
}

impl Staging {
    /// Makes a folder and those above it.
    fn folder(&mut self, path: &Path) -> Result<()> {
        let missing = path
            .ancestors()
            .take_while(|it| !it.as_os_str().is_empty() && !it.exists());
        let mut missing: Vec<PathBuf> = missing.map(Path::to_path_buf).collect();
        missing.reverse();
        for folder in missing {
            fs::create_dir(&folder).map_err(cannot_write(&folder))?;
            self.folders.push(folder);
        }
        Ok(())
    }

    /// Writes the bytes of a file beside its place, in a folder that is made if there is none.
    ///
    /// # Errors
    ///
    /// The place is not a file, or cannot be written.
    pub fn add(&mut self, place: &Path, bytes: &[u8]) -> Result<()> {
        if let Some(folder) = place.parent() {
            self.folder(folder)?;
        }
        let name = place.file_name().filter(|_| !place.is_dir());
        let name = name.ok_or_else(|| not_a_file(place))?;
        let mut temporary = name.to_os_string();
        temporary.push(format!(".{}.partial", std::process::id()));
        let temporary = place.with_file_name(temporary);
        self.files.push(Staged {
            temporary: temporary.clone(),
            place: place.to_path_buf(),
        });
        fs::write(&temporary, bytes).map_err(cannot_write(place))?;
        Ok(())
    }

    /// Moves every file into its place.
    ///
    /// # Errors
    ///
    /// A file cannot be moved.
    pub fn commit(mut self) -> Result<()> {
        self.folders.clear();
        for Staged { temporary, place } in &self.files {
            fs::rename(temporary, place).map_err(cannot_write(place))?;
        }
        self.files.clear();
        Ok(())
    }
}

fn not_a_file(place: &Path) -> Diagnostic {
    code::CANNOT_WRITE.error(
        format!("cannot write {}: not a file", place.display()),
        "name a file; this is a folder",
    )
}

impl Drop for Staging {
    fn drop(&mut self) {
        // Nothing more can be done about what cannot be removed.
        for staged in &self.files {
            let _ = fs::remove_file(&staged.temporary);
        }
        for folder in self.folders.iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }
}
