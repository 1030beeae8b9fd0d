//! Files that are read from the image, and written as lines of text over RTT: `peapod create FILE
//! NAME`, `peapod write FILE BYTES`, `peapod close FILE`, numbers of files and bytes in hexadecimal
//! digits. `cargo xtask run` makes files of them.

use super::up::Up;
use core::ffi::CStr;
use core::sync::atomic::{AtomicU8, Ordering};

include!(env!("PEAPOD_FILES_RS"));

/// Bytes in a line.
const LINE: usize = 32;

/// An open file; dropping it closes it.
pub enum File {
    /// What is left of a file that is read.
    Read(&'static [u8]),
    /// A file that is written, by its number.
    Written(u8),
}

/// Files that were created. Loads and stores only: not every core has atomic additions.
static CREATED: AtomicU8 = AtomicU8::new(0);

impl File {
    /// Opens a file for reading.
    pub fn open(name: &CStr) -> Option<Self> {
        let named = |&&(known, _): &&(&CStr, &[u8])| known == name;
        let file = FILES.iter().find(named)?;
        Some(Self::Read(file.1))
    }

    /// Creates or empties a file for writing.
    pub fn create(name: &CStr) -> Option<Self> {
        let number = CREATED.load(Ordering::Relaxed);
        CREATED.store(number.wrapping_add(1), Ordering::Relaxed);
        begin(b"create ", number);
        Up.write(b" ");
        Up.write(name.to_bytes());
        Up.write(b"\n");
        Some(Self::Written(number))
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
        let Self::Written(number) = *self else {
            return false;
        };
        for line in bytes.chunks(LINE) {
            begin(b"write ", number);
            Up.write(b" ");
            line.iter().for_each(|byte| write_byte(*byte));
            Up.write(b"\n");
        }
        true
    }
}

impl Drop for File {
    fn drop(&mut self) {
        if let Self::Written(number) = *self {
            begin(b"close ", number);
            Up.write(b"\n");
            // The program may end after this, and with it the probe's reading.
            Up.flush();
        }
    }
}

/// The beginning of a line about a file.
fn begin(what: &[u8], number: u8) {
    Up.write(b"peapod ");
    Up.write(what);
    write_byte(number);
}

/// A byte as two digits.
fn write_byte(byte: u8) {
    Up.write(&[digit(byte >> 4), digit(byte & 15)]);
}

/// A hexadecimal digit.
fn digit(value: u8) -> u8 {
    match value {
        0..=9 => b'0' + value,
        _ => b'a' + value - 10,
    }
}
