//! Files that are read from the image, and written as lines of text over RTT: `peapod create NAME`,
//! `peapod write BYTES` in hexadecimal digits, `peapod close`. `cargo xtask run` makes files of them.

use super::up::Up;
use core::ffi::CStr;

include!(env!("PEAPOD_FILES_RS"));

/// Bytes in a line.
const LINE: usize = 32;

/// An open file; dropping it closes it.
pub enum File {
    /// What is left of a file that is read.
    Read(&'static [u8]),
    /// A file that is written.
    Written,
}

impl File {
    /// Opens a file for reading.
    pub fn open(name: &CStr) -> Option<Self> {
        let named = |&&(known, _): &&(&CStr, &[u8])| known == name;
        let file = FILES.iter().find(named)?;
        Some(Self::Read(file.1))
    }

    /// Creates or empties a file for writing.
    pub fn create(name: &CStr) -> Option<Self> {
        Up.write(b"peapod create ");
        Up.write(name.to_bytes());
        Up.write(b"\n");
        Some(Self::Written)
    }

    /// Fills `bytes`; `false` if the file holds fewer.
    pub fn read(&mut self, bytes: &mut [u8]) -> bool {
        let Self::Read(left) = self else {
            return false;
        };
        let Some((now, later)) = left.split_at_checked(bytes.len()) else {
            return false;
        };
        bytes.copy_from_slice(now);
        *left = later;
        true
    }

    /// Appends `bytes`; `false` if the host did not take them all.
    pub fn write(&mut self, bytes: &[u8]) -> bool {
        for line in bytes.chunks(LINE) {
            Up.write(b"peapod write ");
            for byte in line {
                Up.write(&[digit(byte >> 4), digit(byte & 15)]);
            }
            Up.write(b"\n");
        }
        matches!(self, Self::Written)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        if matches!(self, Self::Written) {
            Up.write(b"peapod close\n");
        }
    }
}

/// A hexadecimal digit.
fn digit(value: u8) -> u8 {
    match value {
        0..=9 => b'0' + value,
        _ => b'a' + value - 10,
    }
}
