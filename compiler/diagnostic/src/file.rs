//! Files of users, read whole.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Opens a regular file. Pipes and devices, which may never end, are refused before they are
/// opened.
///
/// # Errors
///
/// The file is of another kind, or cannot be read.
pub fn open_file(path: impl AsRef<Path>) -> io::Result<File> {
    let path = path.as_ref();
    let kind = fs::metadata(path)?.file_type();
    if !kind.is_file() {
        let found = if kind.is_dir() {
            "a folder"
        } else {
            "a pipe or a device"
        };
        let message = format!("expected a regular file, found {found}");
        return Err(io::Error::new(ErrorKind::InvalidInput, message));
    }
    File::open(path)
}

/// Reads a regular file of at most `max` bytes.
///
/// # Errors
///
/// As [`open_file`], or the file is larger.
pub fn read_file(path: impl AsRef<Path>, max: u64) -> io::Result<Vec<u8>> {
    let file = open_file(path)?;
    let length = file.metadata()?.len();
    let mut bytes = Vec::new();
    // What grows meanwhile is held against the limit too.
    if length <= max {
        bytes.try_reserve_exact(usize::try_from(length).unwrap_or(usize::MAX))?;
        file.take(max.saturating_add(1)).read_to_end(&mut bytes)?;
    }
    let found = length.max(bytes.len() as u64);
    if found > max {
        let message = format!("expected at most {max} bytes, found {found}");
        return Err(io::Error::new(ErrorKind::FileTooLarge, message));
    }
    Ok(bytes)
}

/// As [`read_file`], for text in UTF-8.
///
/// # Errors
///
/// As [`read_file`], or it is not UTF-8.
pub fn read_text(path: impl AsRef<Path>, max: u64) -> io::Result<String> {
    let text = String::from_utf8(read_file(path, max)?);
    text.map_err(|_| io::Error::new(ErrorKind::InvalidData, "the text is not valid UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_up_to_the_limit_are_read() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let bytes = fs::read(path).unwrap();
        let length = bytes.len() as u64;
        assert_eq!(read_file(path, length).unwrap(), bytes);
        let large = read_file(path, length - 1).unwrap_err().to_string();
        assert_eq!(
            large,
            format!("expected at most {} bytes, found {length}", length - 1)
        );
        let error = crate::cannot_read(path)(read_file(path, length - 1).unwrap_err());
        let help = error.help;
        assert!(help.contains("--max-memory"), "{help}");
        let folder = read_file(env!("CARGO_MANIFEST_DIR"), 1).unwrap_err();
        assert_eq!(
            folder.to_string(),
            "expected a regular file, found a folder"
        );
        if cfg!(unix) {
            let device = read_file("/dev/zero", 1).unwrap_err();
            assert_eq!(
                device.to_string(),
                "expected a regular file, found a pipe or a device"
            );
        }
    }
}
