//! The recorded vectors of `conformance/vectors` and `conformance/litert`, unpacked for tests: an
//! archive for each operator, as `conformance/README.md` describes.

pub mod sounds;

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use anyhow::{Context as _, Result};
use zip::ZipArchive;

/// A folder with one folder for each operator, with its models and their vectors.
///
/// The first caller unpacks them below the target folder; they stay there until an archive changes.
///
/// # Errors
///
/// An archive cannot be read, or the target folder not be written.
pub fn vectors() -> Result<PathBuf> {
    unpacked("conformance-vectors", &archives("vectors")?)
}

/// The same of what LiteRT's reference kernels answer where TFLM's answer otherwise.
///
/// # Errors
///
/// As [`vectors`].
pub fn litert() -> Result<PathBuf> {
    unpacked("conformance-litert", &archives("litert")?)
}

/// A folder with one folder for each archive, which is below this folder of the target folder, and
/// stays there until an archive changes.
///
/// # Errors
///
/// An archive cannot be read, or the target folder not be written.
pub fn unpacked(name: &str, archives: &[PathBuf]) -> Result<PathBuf> {
    let target = target().join(name);
    let folder = target.join(format!("{:016x}", fingerprint(archives)?));
    if folder.is_dir() {
        return Ok(folder);
    }
    // Several tests, in one process or more, may be at it: each makes a folder of its own, and the
    // first gives the name.
    let number = UNPACKED.fetch_add(1, Relaxed);
    let partial = target.join(format!("partial-{}-{number}", process::id()));
    for archive in archives {
        let context = || format!("unpacking {}", archive.display());
        let op = partial.join(archive.file_stem().unwrap_or_default());
        let file = File::open(archive).with_context(context)?;
        let mut zip = ZipArchive::new(file).with_context(context)?;
        zip.extract(op).with_context(context)?;
    }
    if let Err(error) = fs::rename(&partial, &folder) {
        fs::remove_dir_all(&partial)?;
        if !folder.is_dir() {
            return Err(error).with_context(|| format!("making {}", folder.display()));
        }
    }
    remove_others(&target, &folder)?;
    Ok(folder)
}

/// Folders that this process began to unpack.
static UNPACKED: AtomicUsize = AtomicUsize::new(0);

/// Every archive of a folder, in order.
fn archives(name: &str) -> Result<Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let entries = fs::read_dir(&folder).with_context(|| format!("listing {}", folder.display()))?;
    let mut archives = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    archives.retain(|path| path.extension().is_some_and(|it| it == "zip"));
    archives.sort();
    Ok(archives)
}

/// The folder of what is built: that of the program that runs, which is in a folder of a profile.
fn target() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let above = program.ancestors().skip(1);
    let mut targets = above.filter(|folder| folder.join("CACHEDIR.TAG").is_file());
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    targets.next().map_or_else(default, Path::to_path_buf)
}

/// Another number for other archives.
fn fingerprint(archives: &[PathBuf]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for archive in archives {
        let bytes = fs::read(archive).with_context(|| format!("reading {}", archive.display()))?;
        (archive.file_name(), bytes).hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Removes what was unpacked of archives that are others now.
fn remove_others(target: &Path, folder: &Path) -> Result<()> {
    for entry in fs::read_dir(target)? {
        let path = entry?.path();
        let is_partial = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("partial-"));
        if path != folder && !is_partial {
            fs::remove_dir_all(path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn every_archive_becomes_a_folder_of_models_with_vectors() {
        is_unpacked("vectors", vectors);
        is_unpacked("litert", litert);
    }

    #[test]
    fn threads_may_unpack_at_once() {
        let (name, archives) = ("conformance-at-once", &archives("litert").unwrap()[..1]);
        let _ = fs::remove_dir_all(target().join(name));
        thread::scope(|scope| {
            let unpack = || scope.spawn(|| unpacked(name, archives).unwrap());
            let threads = [unpack(), unpack(), unpack(), unpack()];
            let folders = threads.map(|it| it.join().unwrap());
            assert!(folders.iter().all(|it| *it == folders[0]));
        });
    }

    fn is_unpacked(name: &str, unpack: fn() -> Result<PathBuf>) {
        let folder = unpack().unwrap();
        assert_eq!(unpack().unwrap(), folder);
        let archives = archives(name).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), archives.len());
        for op in fs::read_dir(&folder).unwrap() {
            let op = op.unwrap().path();
            let entries = fs::read_dir(&op).unwrap();
            let paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
            let models = paths
                .iter()
                .filter(|path| path.extension().unwrap() == "tflite");
            for model in models {
                let first = model.with_extension("0.out0.bin");
                assert!(paths.contains(&first), "{}", first.display());
            }
            assert!(paths.len() >= 2, "{}", op.display());
        }
    }
}
