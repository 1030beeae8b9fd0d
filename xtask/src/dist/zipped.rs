//! Zip files that are the same whenever they are written: sorted, without times.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Files of an archive by their names in it.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Writes an archive.
pub fn write(place: &Path, files: &Files) -> Result<()> {
    let file = File::create(place).with_context(|| format!("cannot write {}", place.display()))?;
    let mut writer = ZipWriter::new(file);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, bytes) in files {
        writer.start_file(name.as_str(), options)?;
        std::io::Write::write_all(&mut writer, bytes)?;
    }
    writer.finish()?;
    Ok(())
}

/// All files below a folder.
pub fn tree(folder: &Path) -> Result<Files> {
    let mut files = Files::default();
    add(folder, "", &mut files)?;
    Ok(files)
}

fn add(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        match entry.path().is_dir() {
            true => add(&entry.path(), &format!("{name}/"), files)?,
            false => drop(files.insert(name, fs::read(entry.path())?)),
        }
    }
    Ok(())
}

/// The same files with names below a folder.
pub fn below(prefix: &str, files: &Files) -> Files {
    let moved = files.iter();
    moved
        .map(|(name, bytes)| (format!("{prefix}/{name}"), bytes.clone()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Files, write};

    #[test]
    fn the_same_files_are_the_same_archive() {
        let folder = std::env::temp_dir().join(format!("peapod-zipped-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let files = Files::from([("b".into(), vec![1; 99]), ("a/c".into(), vec![2])]);
        let [one, two] = ["1.zip", "2.zip"].map(|name| folder.join(name));
        write(&one, &files).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(2100));
        write(&two, &files).unwrap();
        assert_eq!(std::fs::read(one).unwrap(), std::fs::read(two).unwrap());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
