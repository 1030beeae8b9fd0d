//! `profile.bin`: what a run cost, as records of 16 bytes, little-endian: kind `u32`, index `u32`,
//! value `u64`.

use crate::files::{self, Failure};
use crate::host_file::File;

/// What a record tells.
#[derive(Clone, Copy)]
pub enum Record {
    /// Instructions from the model's bytes to a session.
    Load = 0,
    /// Instructions of run `index`.
    Run = 1,
    /// Instructions of step `index`, in a run of its own.
    Step = 2,
    /// Deepest stack of loading and the first run, in bytes.
    Stack = 3,
    /// Size of the session in bytes.
    Session = 4,
    /// The last record: nothing is missing.
    End = 5,
}

/// The file, and the first failure of a note.
pub struct Profile {
    file: File,
    failure: Option<Failure>,
}

impl Profile {
    /// Creates the file.
    pub fn create() -> Result<Self, Failure> {
        let file = files::create(c"profile.bin")?;
        Ok(Self {
            file,
            failure: None,
        })
    }

    /// Appends a record.
    pub fn write(&mut self, record: Record, index: u32, value: u64) -> Result<(), Failure> {
        files::write(&mut self.file, &(record as u32).to_le_bytes())?;
        files::write(&mut self.file, &index.to_le_bytes())?;
        files::write(&mut self.file, &value.to_le_bytes())
    }

    /// Appends a record from where errors cannot be returned; `finish` returns them.
    pub fn note(&mut self, record: Record, index: u32, value: u64) {
        if let Err(failure) = self.write(record, index, value) {
            self.failure = Some(failure);
        }
    }

    /// Marks the file as complete.
    pub fn finish(&mut self) -> Result<(), Failure> {
        self.write(Record::End, 0, 0)?;
        self.failure.map_or(Ok(()), Err)
    }
}
