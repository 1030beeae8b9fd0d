//! A folder that appears whole, or not at all: what is too large to be kept in memory until it is
//! committed, and what several processes write together.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, cannot_write};

use super::set::{PARTIAL, sync};
use super::{in_use, open};

/// A folder that is being written. If it is dropped by the process that began it, it is removed.
#[derive(Debug)]
pub struct NewFolder {
    place: PathBuf,
    partial: PathBuf,
    /// Whether this process began it, and so commits or removes it.
    own: bool,
}

/// The folder in which `place` is prepared, or in which it is removed.
fn beside(place: &Path, what: &str) -> PathBuf {
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    place.with_file_name(format!("{PARTIAL}-{what}-{name}"))
}

impl NewFolder {
    /// Begins a folder, in one that is there.
    ///
    /// # Errors
    ///
    /// The folder cannot be made.
    pub fn begin(place: &Path) -> Result<Self> {
        let mut new = Self::join(place);
        let mut open = open();
        let made = match fs::remove_dir_all(&new.partial) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Err(_) | Ok(()) => Ok(()),
        };
        let made = made.and_then(|()| fs::create_dir(&new.partial));
        made.map_err(cannot_write(place))?;
        open.push(new.partial.clone());
        new.own = true;
        Ok(new)
    }

    /// Writes to a folder that another process has begun.
    pub fn join(place: &Path) -> Self {
        Self {
            place: place.to_path_buf(),
            partial: beside(place, "new"),
            own: false,
        }
    }

    /// Where the files are before the folder is in its place.
    pub fn path(&self) -> &Path {
        &self.partial
    }

    /// Begins a file of the folder.
    ///
    /// # Errors
    ///
    /// It cannot be made, for example because it is there.
    pub fn file(&self, name: &str) -> Result<NewFile> {
        let path = self.place.join(name);
        // An end of the process waits for this, so that it removes the file too.
        let _open = open();
        let file = File::options()
            .write(true)
            .create_new(true)
            .open(self.partial.join(name));
        let file = file.map_err(cannot_write(&path))?;
        Ok(NewFile { file, path })
    }

    /// Puts the folder into its place.
    ///
    /// # Errors
    ///
    /// It cannot be moved, for example because something is there.
    pub fn commit(mut self) -> Result<()> {
        let mut open = open();
        let moved = sync(&self.partial).and_then(|()| fs::rename(&self.partial, &self.place));
        moved.map_err(cannot_write(&self.place))?;
        open.retain(|folder| *folder != self.partial);
        self.own = false;
        sync_parent(&self.place).map_err(cannot_write(&self.place))?;
        Ok(())
    }
}

impl Drop for NewFolder {
    fn drop(&mut self) {
        if self.own {
            let mut open = open();
            open.retain(|folder| *folder != self.partial);
            super::remove(&self.partial);
        }
    }
}

/// A file of a folder that is being written.
#[derive(Debug)]
pub struct NewFile {
    file: File,
    path: PathBuf,
}

impl NewFile {
    /// Writes on.
    ///
    /// # Errors
    ///
    /// There is no space, for example.
    pub fn write(&mut self, bytes: &[u8]) -> Result<()> {
        let written = self.file.write_all(bytes);
        Ok(written.map_err(cannot_write(&self.path))?)
    }

    /// Makes what was written survive a loss of power.
    ///
    /// # Errors
    ///
    /// The storage does not take it.
    pub fn finish(self) -> Result<()> {
        Ok(self.file.sync_all().map_err(cannot_write(&self.path))?)
    }
}

/// Removes a folder: its name is gone at once, so that nobody finds half of it.
///
/// # Errors
///
/// It cannot be removed.
pub fn remove_folder(place: &Path) -> Result<()> {
    let gone = beside(place, "old");
    let _open = open();
    let moved = fs::rename(place, &gone).and_then(|()| sync_parent(place));
    let removed = moved.and_then(|()| fs::remove_dir_all(&gone));
    Ok(removed.map_err(cannot_write(place))?)
}

/// Gives a folder another name, in the same folder above.
///
/// # Errors
///
/// It cannot be moved, for example because something of that name is there.
pub fn rename_folder(place: &Path, name: &str) -> Result<()> {
    let moved = fs::rename(place, place.with_file_name(name));
    let moved = moved.and_then(|()| sync_parent(place));
    Ok(moved.map_err(cannot_write(place))?)
}

fn sync_parent(place: &Path) -> io::Result<()> {
    sync(place.parent().unwrap_or(Path::new(".")))
}

/// A folder of folders that only this process changes, as long as this is held.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

/// Name of the file that is locked, and that stays.
const LOCK: &str = ".peapod.lock";

impl FolderLock {
    /// Makes the folder if there is none, locks it, and removes what writers left that were
    /// stopped.
    ///
    /// # Errors
    ///
    /// It cannot be made or written to, or another process holds it.
    pub fn new(folder: &Path) -> Result<Self> {
        let failed = |error| cannot_write(folder)(error);
        fs::create_dir_all(folder).map_err(failed)?;
        let path = folder.join(LOCK);
        let file = File::options().create(true).append(true).open(&path);
        let file = file.map_err(cannot_write(&path))?;
        if matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(in_use(folder).into());
        }
        for entry in fs::read_dir(folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(&format!("{PARTIAL}-")) {
                fs::remove_dir_all(&path).map_err(cannot_write(&path))?;
            }
        }
        Ok(Self { _file: file })
    }
}

/// That a place for a folder is taken by a file.
pub fn not_a_folder(place: &Path) -> Diagnostic {
    peapod_diagnostic::code::CANNOT_WRITE.error(
        format!(
            "cannot write {}: expected a folder, found a file",
            place.display()
        ),
        "name a folder, which is made if there is none",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("peapod-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn folders_appear_whole_or_not_at_all() {
        let root = scratch("folders");
        let lock = FolderLock::new(&root).unwrap();
        FolderLock::new(&root).unwrap_err();
        let place = root.join("one");
        let new = NewFolder::begin(&place).unwrap();
        let mut file = NewFolder::join(&place).file("a").unwrap();
        file.write(b"bytes").unwrap();
        file.finish().unwrap();
        new.file("a").unwrap_err();
        assert!(!place.exists());
        new.commit().unwrap();
        assert_eq!(fs::read(place.join("a")).unwrap(), b"bytes");
        NewFolder::begin(&place).unwrap().commit().unwrap_err();
        drop(NewFolder::begin(&root.join("two")).unwrap());
        assert_eq!(names(&root), [".peapod.lock", "one"]);
        // A writer that was killed.
        std::mem::forget(NewFolder::begin(&root.join("three")).unwrap());
        open().clear();
        drop(lock);
        let _lock = FolderLock::new(&root).unwrap();
        remove_folder(&place).unwrap();
        assert_eq!(names(&root), [".peapod.lock"]);
        fs::remove_dir_all(root).unwrap();
    }
}
