//! The files of one folder that change together.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Name of the folder in which a set is prepared. One that is found belonged to a writer that was
/// stopped, as writers lock the folder above.
pub const PARTIAL: &str = ".peapod.partial";

/// The files of the set.
const NEW: &str = "new";
/// What was in their places.
const OLD: &str = "old";
/// Links for their places.
const LINKS: &str = "links";
/// The link by whose way those lead, to [`OLD`] and then to [`NEW`].
const DATA: &str = "data";

/// How long a writer waits for another, whose files are ready and only take their places.
const PATIENCE: Duration = Duration::from_secs(5);

/// Locks a folder for one writer; none if another does not give it up. File systems without locks
/// of folders do without.
pub(super) fn lock(folder: &Path) -> io::Result<Option<File>> {
    let file = File::open(folder)?;
    let began = Instant::now();
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        if began.elapsed() > PATIENCE {
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(Some(file))
}

/// Files for one folder.
#[derive(Debug)]
pub(super) struct Set {
    /// The folder, in the one spelling that it has.
    pub(super) real: PathBuf,
    names: Vec<PathBuf>,
    /// Held as long as this is.
    _lock: File,
}

impl Set {
    /// Begins a set in a folder that is locked.
    pub(super) fn begin(real: PathBuf, lock: File) -> io::Result<Self> {
        let set = Self {
            real,
            names: Vec::new(),
            _lock: lock,
        };
        set.settle()?;
        fs::create_dir(set.partial())?;
        Ok(set)
    }

    pub(super) fn partial(&self) -> PathBuf {
        self.real.join(PARTIAL)
    }

    /// Where a part of the set has a file, in a folder that is made.
    fn place_in(&self, part: &str, name: &Path) -> io::Result<PathBuf> {
        let place = self.partial().join(part).join(name);
        place.parent().map(fs::create_dir_all).transpose()?;
        Ok(place)
    }

    /// Adds a file with these bytes.
    pub(super) fn write(&mut self, name: &Path, bytes: &[u8]) -> io::Result<()> {
        let parent = name.parent().filter(|it| !it.as_os_str().is_empty());
        if parent.is_some_and(|it| self.real.join(it).is_symlink()) {
            // The links of the set would lead elsewhere from there.
            return Err(ErrorKind::NotADirectory.into());
        }
        let place = self.place_in(NEW, name)?;
        let mut file = File::options().write(true).create_new(true).open(place)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        self.names.push(name.to_path_buf());
        Ok(())
    }

    /// Makes links for all places. Returns whether there are any: one file needs none, and some
    /// file systems have none.
    pub(super) fn prepare(&self) -> io::Result<bool> {
        let partial = self.partial();
        let linked = self.names.len() > 1 && symlink(OLD, partial.join(DATA)).is_ok();
        for name in self.names.iter().filter(|_| linked) {
            keep(&self.real.join(name), &self.place_in(OLD, name)?)?;
            symlink(link(name), self.place_in(LINKS, name)?)?;
        }
        for part in [NEW, OLD, LINKS].map(|part| partial.join(part)) {
            folders(&part)?.iter().try_for_each(|it| sync(it))?;
        }
        sync(&partial)?;
        Ok(linked)
    }

    /// Puts the files into their places, by way of links where there are any.
    pub(super) fn commit(&self, linked: bool) -> io::Result<()> {
        if linked {
            let switched = self.install(&self.names).and_then(|()| self.switch());
            // Files that lead to the old set take their places again.
            let settled = self.settle();
            return switched.and(settled);
        }
        for name in &self.names {
            fs::rename(self.place_in(NEW, name)?, self.real.join(name))?;
        }
        self.sync_places()?;
        fs::remove_dir_all(self.partial())
    }

    /// Puts links into places. What is read there stays the same.
    fn install(&self, names: &[PathBuf]) -> io::Result<()> {
        for name in names {
            fs::rename(self.place_in(LINKS, name)?, self.real.join(name))?;
        }
        self.sync_places()
    }

    /// Leads all links to the new set at once.
    fn switch(&self) -> io::Result<()> {
        let next = self.partial().join("next");
        symlink(NEW, &next)?;
        fs::rename(next, self.partial().join(DATA))?;
        sync(&self.partial())
    }

    /// Puts files into the places of links that lead to them, and removes what is left of a set.
    /// What is read there stays the same.
    fn settle(&self) -> io::Result<()> {
        let partial = self.partial();
        let found = fs::symlink_metadata(&partial);
        if found
            .as_ref()
            .is_err_and(|it| it.kind() == ErrorKind::NotFound)
        {
            return Ok(());
        }
        if !found?.is_dir() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let data = fs::read_link(partial.join(DATA)).ok();
        let data = data.filter(|data| data == Path::new(OLD) || data == Path::new(NEW));
        if let Some(data) = data {
            for name in files(&partial.join(NEW))? {
                self.settle_one(&name, &partial.join(&data).join(&name))?;
            }
            self.sync_places()?;
        }
        fs::remove_dir_all(partial)
    }

    fn settle_one(&self, name: &Path, file: &Path) -> io::Result<()> {
        let place = self.real.join(name);
        if fs::read_link(&place).ok().as_deref() != Some(&link(name)) {
            return Ok(());
        }
        match fs::rename(file, &place) {
            // There was nothing in its place.
            Err(error) if error.kind() == ErrorKind::NotFound => fs::remove_file(place),
            renamed => renamed,
        }
    }

    /// Syncs the folders of all places.
    fn sync_places(&self) -> io::Result<()> {
        let parents = self.names.iter().filter_map(|name| name.parent());
        let mut parents: Vec<&Path> = parents.collect();
        parents.sort();
        parents.dedup();
        parents.iter().try_for_each(|it| sync(&self.real.join(it)))
    }
}

/// What the link in the place of a file says.
fn link(name: &Path) -> PathBuf {
    let up = name.components().skip(1).map(|_| "..");
    let way = up.chain([PARTIAL, DATA]);
    way.collect::<PathBuf>().join(name)
}

/// Keeps what is read in a place under another name, if it is something.
fn keep(place: &Path, kept: &Path) -> io::Result<()> {
    let found = fs::symlink_metadata(place);
    if found.is_ok_and(|it| it.is_file()) && fs::hard_link(place, kept).is_ok() {
        return Ok(());
    }
    // A link of the user's, whose target would be another from elsewhere, or a file of another
    // user, which may not be linked.
    match fs::copy(place, kept) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Ok(_) => File::open(kept)?.sync_all(),
        Err(error) => Err(error),
    }
}

/// A folder and those below it; none if it does not exist.
fn folders(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found: Vec<PathBuf> = root
        .is_dir()
        .then(|| root.to_path_buf())
        .into_iter()
        .collect();
    let mut next = 0;
    while let Some(folder) = found.get(next).cloned() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            found.extend(entry.file_type()?.is_dir().then(|| entry.path()));
        }
        next += 1;
    }
    Ok(found)
}

/// Names of the files in a folder and below it.
fn files(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in folders(root)? {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_type()?.is_dir() {
                let path = entry.path();
                found.extend(path.strip_prefix(root).ok().map(Path::to_path_buf));
            }
        }
    }
    Ok(found)
}

/// Makes the entries of a folder survive a loss of power.
pub(super) fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        // Some file systems have no such operation.
        Err(error) if error.kind() == ErrorKind::InvalidInput => Ok(()),
        synced => synced,
    }
}

#[cfg(not(unix))]
fn symlink(_to: impl AsRef<Path>, _at: impl AsRef<Path>) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests;
