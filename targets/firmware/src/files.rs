//! Inputs and outputs as files of the host, by fixed names.

use crate::host_file::File;
use crate::model::Session;
use core::ffi::CStr;

/// Why the firmware stops early; the number is its exit code.
#[derive(Clone, Copy)]
pub enum Failure {
    /// The model was refused.
    Load = 2,
    /// An input file is missing or has another length than the input.
    Input = 3,
    /// A file could not be written.
    Output = 4,
    /// The stack reached its limit, and perhaps what is below.
    Stack = 5,
}

/// Fills the inputs of `run` from `in_<run>_<input>.bin`. `false` when there is no such run.
pub fn read_inputs(session: &mut Session<'_>, run: u32) -> Result<bool, Failure> {
    for index in 0..session.model().inputs().len() {
        let Some(mut file) = File::open(Name::new("in", run, index as u32).as_c_str()) else {
            return if index == 0 {
                Ok(false)
            } else {
                Err(Failure::Input)
            };
        };
        let bytes = session.input_mut(index).ok_or(Failure::Input)?;
        let is_too_long = |file: &mut File| file.read(&mut [0]);
        if !file.read(bytes) || is_too_long(&mut file) {
            return Err(Failure::Input);
        }
    }
    Ok(true)
}

/// Writes every output of `run` to `<stem>_<run>_<output>.bin`.
pub fn write_outputs(session: &Session<'_>, stem: &str, run: u32) -> Result<(), Failure> {
    for index in 0..session.model().outputs().len() {
        let mut file = create(Name::new(stem, run, index as u32).as_c_str())?;
        write(&mut file, session.output(index).ok_or(Failure::Output)?)?;
    }
    Ok(())
}

/// Creates a file.
pub fn create(name: &CStr) -> Result<File, Failure> {
    File::create(name).ok_or(Failure::Output)
}

/// Appends all of `bytes` to a file.
pub fn write(file: &mut File, bytes: &[u8]) -> Result<(), Failure> {
    if file.write(bytes) {
        Ok(())
    } else {
        Err(Failure::Output)
    }
}

/// A file name on the stack: `<stem>_<number>_<number>.bin`.
struct Name {
    bytes: [u8; Name::CAPACITY],
    len: usize,
}

impl Name {
    /// Longer than a stem, two 32-bit numbers, the suffix and the final zero.
    const CAPACITY: usize = 40;

    fn new(stem: &str, first: u32, second: u32) -> Self {
        let mut name = Self {
            bytes: [0; Self::CAPACITY],
            len: 0,
        };
        name.push(stem.as_bytes());
        name.push(b"_");
        name.push_number(first);
        name.push(b"_");
        name.push_number(second);
        name.push(b".bin");
        name
    }

    /// Appends what fits, with room left for the final zero.
    fn push(&mut self, text: &[u8]) {
        let free = self
            .bytes
            .iter_mut()
            .take(Self::CAPACITY - 1)
            .skip(self.len);
        for (place, byte) in free.zip(text) {
            *place = *byte;
            self.len += 1;
        }
    }

    fn push_number(&mut self, number: u32) {
        let mut power = 1_000_000_000;
        while power > 1 && number / power == 0 {
            power /= 10;
        }
        while power > 0 {
            self.push(&[b'0' + (number / power % 10) as u8]);
            power /= 10;
        }
    }

    fn as_c_str(&self) -> &CStr {
        CStr::from_bytes_until_nul(&self.bytes).unwrap_or(c"")
    }
}
