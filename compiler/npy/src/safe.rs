//! Arrays in `.safetensors` files: a JSON table of names, types, shapes and places, then the
//! elements, little-endian and row-major.

use std::io::{Read, Seek, SeekFrom};

use safetensors::Dtype;
use safetensors::tensor::{Metadata, TensorInfo};

use crate::npz::ArchiveError;
use crate::{Element, NpyError, fill};

/// What such a file is called in messages.
const FORMAT: &str = ".safetensors";

/// Longest table that is read, as of the `safetensors` library.
const MAX_TABLE: u64 = 100_000_000;

fn format(reason: impl ToString) -> ArchiveError {
    ArchiveError::Format {
        format: FORMAT,
        reason: reason.to_string(),
    }
}

/// What such files call these elements, and the extents that one of them adds to the shape.
fn dtype(element: Element) -> (Dtype, &'static [usize]) {
    match element {
        Element::Bool => (Dtype::BOOL, &[]),
        Element::I8 => (Dtype::I8, &[]),
        Element::I16 => (Dtype::I16, &[]),
        Element::I32 => (Dtype::I32, &[]),
        Element::I64 => (Dtype::I64, &[]),
        Element::U8 | Element::Byte => (Dtype::U8, &[]),
        Element::U16 => (Dtype::U16, &[]),
        Element::U32 => (Dtype::U32, &[]),
        Element::U64 => (Dtype::U64, &[]),
        Element::F16 => (Dtype::F16, &[]),
        Element::Bf16 => (Dtype::BF16, &[]),
        Element::F32 => (Dtype::F32, &[]),
        Element::F64 => (Dtype::F64, &[]),
        Element::C64 => (Dtype::C64, &[]),
        // There is no such type in these files.
        Element::C128 => (Dtype::F64, &[2]),
    }
}

/// A tensor of a file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tensor {
    /// Its name, which no other of the file has.
    pub name: String,
    /// Type of its elements.
    pub element: Element,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
}

impl Tensor {
    /// Bytes of its elements.
    pub fn len_bytes(&self) -> usize {
        self.shape.iter().product::<usize>() * self.element.len_bytes()
    }
}

/// The bytes that precede the elements of these tensors, which follow in the same order without
/// gaps. `notes` are texts by name, for readers.
///
/// # Errors
///
/// Two tensors have one name, or all names together are too long for a reader.
pub fn header(tensors: &[Tensor], notes: &[(&str, String)]) -> Result<Vec<u8>, ArchiveError> {
    let mut end = 0;
    let infos = tensors.iter().map(|tensor| {
        let (dtype, inner) = dtype(tensor.element);
        let start = end;
        end += tensor.len_bytes();
        let info = TensorInfo {
            dtype,
            shape: [&tensor.shape[..], inner].concat(),
            data_offsets: (start, end),
        };
        (tensor.name.clone(), info)
    });
    let infos = infos.collect();
    let notes = notes
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.clone()));
    let notes = (notes.len() > 0).then(|| notes.collect());
    let metadata = Metadata::new(notes, infos).map_err(format)?;
    if metadata.offset_keys().len() != tensors.len() {
        return Err(format("two tensors have one name"));
    }
    let mut table = serde_json::to_vec(&metadata).map_err(format)?;
    // Elements begin at a multiple of 8.
    // bounded: by the table, which is in memory
    table.resize(table.len().next_multiple_of(8), b' ');
    let length = table.len() as u64;
    if length > MAX_TABLE {
        return Err(format("the names of the tensors are too long"));
    }
    Ok([&length.to_le_bytes()[..], &table].concat())
}

/// The bytes of a whole file; `elements` of each tensor are little-endian and row-major.
///
/// # Errors
///
/// As [`header`].
pub fn write<'a>(
    tensors: &[Tensor],
    elements: impl IntoIterator<Item = &'a [u8]>,
) -> Result<Vec<u8>, ArchiveError> {
    let mut file = header(tensors, &[])?;
    elements
        .into_iter()
        .for_each(|it| file.extend_from_slice(it));
    Ok(file)
}

/// A file that is open.
#[derive(Debug)]
pub struct SafeFile<R> {
    reader: R,
    metadata: Metadata,
    names: Vec<String>,
    /// Where the elements begin.
    start: u64,
}

impl<R: Read + Seek> SafeFile<R> {
    /// Reads the table of a file.
    ///
    /// # Errors
    ///
    /// It is no such file, or is not as long as its table says.
    pub fn open(mut reader: R) -> Result<Self, ArchiveError> {
        let end = reader.seek(SeekFrom::End(0)).map_err(format)?;
        reader.rewind().map_err(format)?;
        let mut length = [0; 8];
        reader.read_exact(&mut length).map_err(format)?;
        let length = u64::from_le_bytes(length);
        let start = length.saturating_add(8);
        if length > MAX_TABLE || start > end {
            return Err(format(format_args!(
                "expected a table within {end} bytes, found one of {length}"
            )));
        }
        // bounded: by the length of the file
        let mut table = vec![0; length as usize];
        reader.read_exact(&mut table).map_err(format)?;
        let metadata: Metadata = serde_json::from_slice(&table).map_err(format)?;
        let expected = start.saturating_add(metadata.data_len() as u64);
        if expected != end {
            return Err(format(format_args!(
                "expected {expected} bytes, found {end}"
            )));
        }
        let names = metadata.offset_keys();
        Ok(Self {
            reader,
            metadata,
            names,
            start,
        })
    }

    /// Names of the tensors, in the order of the file.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The extents of a tensor, as the file has them.
    ///
    /// # Errors
    ///
    /// There is no such tensor.
    pub fn shape(&self, name: &str) -> Result<Vec<usize>, ArchiveError> {
        let missing = || ArchiveError::Missing(name.to_owned());
        let info = self.metadata.info(name).ok_or_else(missing)?;
        Ok(info.shape.clone())
    }

    /// The elements of a tensor.
    ///
    /// # Errors
    ///
    /// There is no such tensor, it is of another type or shape, or cannot be read.
    pub fn read(
        &mut self,
        name: &str,
        element: Element,
        shape: &[usize],
    ) -> Result<Vec<u8>, ArchiveError> {
        let missing = || ArchiveError::Missing(name.to_owned());
        let info = self.metadata.info(name).ok_or_else(missing)?;
        let (expected, inner) = dtype(element);
        if info.dtype != expected {
            return Err(ArchiveError::Elements {
                name: name.to_owned(),
                expected: expected.to_string(),
                found: info.dtype.to_string(),
            });
        }
        let whole = [shape, inner].concat();
        if info.shape != whole {
            return Err(ArchiveError::Shape {
                name: name.to_owned(),
                expected: whole,
                found: info.shape.clone(),
            });
        }
        let array = |error| ArchiveError::Array {
            name: name.to_owned(),
            error,
        };
        let (from, to) = info.data_offsets;
        let place = SeekFrom::Start(self.start + from as u64);
        self.reader.seek(place).map_err(format)?;
        // bounded: the type and shape are what the caller asks for
        let mut data = vec![0; to - from];
        let found = fill(&mut self.reader, &mut data).map_err(array)?;
        if found < data.len() {
            let expected = data.len();
            return Err(array(NpyError::Short { expected, found }));
        }
        match data.iter().find(|byte| **byte > 1) {
            Some(byte) if element == Element::Bool => Err(array(NpyError::Boolean(*byte))),
            Some(_) | None => Ok(data),
        }
    }
}
