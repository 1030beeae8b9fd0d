//! Sets of files that appear all together, or not at all.
//!
//! The files of a set are written and synced below the folder that they go to, in [`PARTIAL`].
//! Then every place becomes a symbolic link by way of `PARTIAL/data`, which leads to what was
//! there; renaming that one link changes all places at once; last, the new files take the places
//! of their links. Whatever stops the process or the machine, readers of the folder find the whole
//! old set or the whole new one, and nothing needs a repair: the next writer only replaces links
//! that are left by the files they lead to. Files of others are not touched. A set has one folder:
//! files that go to several are as many sets, one after another. On file systems without symbolic
//! links the files are renamed one by one.
//!
//! What is too large for that, or is written by several processes, is a folder of its own that is
//! renamed into its place: [`NewFolder`].

mod folder;
mod set;

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use peapod_diagnostic::{Diagnostic, Result, cannot_write, code, ensure};

use crate::Files;
pub use folder::{FolderLock, NewFile, NewFolder, not_a_folder, remove_folder, rename_folder};
pub use set::PARTIAL;
use set::Set;

/// Writes all files of a folder or none.
///
/// # Errors
///
/// A file or folder cannot be made, or another process writes there.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    let mut staging = Staging::default();
    for (file, bytes) in files {
        staging.add_below(folder, Path::new(file), bytes)?;
    }
    staging.commit()
}

/// Files for [`Staging::commit`] to put into their places. What was not committed is removed.
#[derive(Debug, Default)]
pub struct Staging {
    sets: Vec<Set>,
    /// Folders made on the way, outermost first.
    made: Vec<PathBuf>,
    /// What goes to standard output when the rest is in its place.
    standard_output: Vec<u8>,
}

/// The name of a file that stands for standard output.
pub const STANDARD_OUTPUT: &str = "-";

/// Folders that are removed if nothing is committed, of all stagings. Whoever changes files holds
/// it, so that [`abandon`] comes before or after a change.
static OPEN: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn open() -> MutexGuard<'static, Vec<PathBuf>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes what was not committed, and keeps anything more from being written: for a process that
/// is about to end.
pub fn abandon() {
    let open = open();
    open.iter().rev().for_each(|folder| remove(folder));
    std::mem::forget(open);
}

/// Nothing more can be done about what cannot be removed.
fn remove(folder: &Path) {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let _ = match name.starts_with(PARTIAL) {
        true => fs::remove_dir_all(folder),
        false => fs::remove_dir(folder),
    };
}

impl Staging {
    /// Writes the bytes of a file, in a folder that is made if there is none; of
    /// [`STANDARD_OUTPUT`] when all is committed.
    ///
    /// # Errors
    ///
    /// The place is not a file, cannot be written, or another process writes there.
    pub fn add(&mut self, place: &Path, bytes: &[u8]) -> Result<()> {
        if place == Path::new(STANDARD_OUTPUT) {
            self.standard_output.extend_from_slice(bytes);
            return Ok(());
        }
        let folder = place.parent().unwrap_or(Path::new(""));
        let name = place.file_name().ok_or_else(|| not_a_file(place))?;
        self.add_below(folder, Path::new(name), bytes)
    }

    /// Writes the bytes of a file of the set of a folder; `name` may have folders of its own.
    fn add_below(&mut self, folder: &Path, name: &Path, bytes: &[u8]) -> Result<()> {
        let place = folder.join(name);
        // Devices and pipes are never replaced by files.
        let found = fs::metadata(&place);
        ensure!(
            found.is_ok_and(|it| it.is_file()) || !place.exists(),
            not_a_file(&place)
        );
        let index = self.set(folder)?;
        let mut open = open();
        if let Some(parent) = place.parent() {
            self.make(parent, &mut open)?;
        }
        let written = self.sets[index].write(name, bytes);
        Ok(written.map_err(cannot_write(&place))?)
    }

    /// Index of the set of a folder, which is begun if there is none.
    fn set(&mut self, folder: &Path) -> Result<usize> {
        let folder = match folder.as_os_str().is_empty() {
            true => Path::new("."),
            false => folder,
        };
        self.make(folder, &mut open())?;
        let real = fs::canonicalize(folder).map_err(cannot_write(folder))?;
        if let Some(index) = self.sets.iter().position(|set| set.real == real) {
            return Ok(index);
        }
        let lock = set::lock(&real).map_err(cannot_write(folder))?;
        let lock = lock.ok_or_else(|| in_use(folder))?;
        let mut open = open();
        let set = Set::begin(real, lock).map_err(cannot_write(folder))?;
        self.note(set.partial(), &mut open);
        self.sets.push(set);
        Ok(self.sets.len() - 1)
    }

    /// Makes a folder and those above it.
    fn make(&mut self, folder: &Path, open: &mut Vec<PathBuf>) -> Result<()> {
        let missing = folder
            .ancestors()
            .take_while(|it| !it.as_os_str().is_empty() && !it.exists());
        let mut missing: Vec<&Path> = missing.collect();
        missing.reverse();
        for folder in missing {
            match fs::create_dir(folder) {
                Ok(()) => self.note(folder.to_path_buf(), open),
                // Another writer was faster.
                Err(_) if folder.is_dir() => {}
                Err(error) => return Err(cannot_write(folder)(error).into()),
            }
        }
        Ok(())
    }

    fn note(&mut self, folder: PathBuf, open: &mut Vec<PathBuf>) {
        open.push(folder.clone());
        self.made.push(folder);
    }

    /// Puts every file into its place, set by set.
    ///
    /// # Errors
    ///
    /// A file cannot be moved.
    pub fn commit(mut self) -> Result<()> {
        let mut open = open();
        let mut linked = Vec::new();
        for set in &self.sets {
            linked.push(set.prepare().map_err(cannot_write(&set.real))?);
        }
        // From here on links may lead to what is in the folders.
        self.release(&mut open);
        for (set, linked) in self.sets.iter().zip(linked) {
            set.commit(linked).map_err(cannot_write(&set.real))?;
        }
        let mut out = io::stdout().lock();
        let written = out.write_all(&self.standard_output);
        match written.and_then(|()| out.flush()) {
            // A reader may have seen enough.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(cannot_write("standard output")(error))?
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// The folders that were made and have not been kept.
    fn release(&mut self, open: &mut Vec<PathBuf>) -> Vec<PathBuf> {
        open.retain(|folder| !self.made.contains(folder));
        std::mem::take(&mut self.made)
    }
}

fn not_a_file(place: &Path) -> Diagnostic {
    code::CANNOT_WRITE.error(
        format!("cannot write {}: not a file", place.display()),
        "name a file; this is a folder or a device",
    )
}

fn in_use(folder: &Path) -> Diagnostic {
    code::FOLDER_IN_USE.error(
        format!("another process is writing to {}", folder.display()),
        "wait until it has ended, or name another folder",
    )
}

impl Drop for Staging {
    fn drop(&mut self) {
        let mut open = open();
        let made = self.release(&mut open);
        made.iter().rev().for_each(|folder| remove(folder));
    }
}
