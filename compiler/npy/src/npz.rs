//! Arrays in `.npz` archives, as `numpy.savez` and `savez_compressed` write them: zip files of
//! `.npy` files, stored or deflated.

use std::io::{Cursor, Read, Seek, Write};

use peapod_diagnostic::{Diagnose, Diagnostic, code};
use zip::read::ZipFile;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::{Element, Header, NpyError, fill};

/// Why an archive cannot be read, or an array of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// It is not of the format, or damaged.
    #[error("not a readable {format} file: {reason}")]
    Format {
        /// What it should be.
        format: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// It has no array of this name.
    #[error("no array `{0}` in the archive")]
    Missing(String),
    /// An array is not what it should be.
    #[error("array `{name}`: {error}")]
    Array {
        /// Its name.
        name: String,
        /// What is wrong.
        error: NpyError,
    },
    /// An array has another shape.
    #[error("array `{name}`: expected shape {expected:?}, found {found:?}")]
    Shape {
        /// Its name.
        name: String,
        /// The shape that was asked for.
        expected: Vec<usize>,
        /// The shape that it has.
        found: Vec<usize>,
    },
    /// An array has elements of another type.
    #[error("array `{name}`: expected elements of {expected}, found {found}")]
    Elements {
        /// Its name.
        name: String,
        /// The type that was asked for.
        expected: String,
        /// The type that it has.
        found: String,
    },
}

impl Diagnose for ArchiveError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let message = self.to_string();
        match self {
            Self::Format { .. } => {
                let help = "save the arrays again, with `numpy.savez` or `safetensors.numpy`";
                vec![code::ARCHIVE.error(message, help)]
            }
            Self::Missing(_) => {
                let help = "name an array that the archive has";
                vec![code::TENSOR_NAME.error(message, help)]
            }
            Self::Array { error, .. } => {
                let renamed = error.diagnostics().into_iter();
                renamed
                    .map(|it| it.code.error(message.clone(), it.help))
                    .collect()
            }
            Self::Shape { .. } | Self::Elements { .. } => {
                let help = "reshape the array, or convert it with `array.astype(…)`";
                vec![code::TENSOR_MISMATCH.error(message, help)]
            }
        }
    }
}

/// An archive that is open.
#[derive(Debug)]
pub struct Npz<R> {
    archive: ZipArchive<R>,
    names: Vec<String>,
}

/// What such a file is called in messages.
const FORMAT: &str = ".npz";

fn damaged(error: &ZipError) -> ArchiveError {
    ArchiveError::Format {
        format: FORMAT,
        reason: error.to_string(),
    }
}

impl<R: Read + Seek> Npz<R> {
    /// Reads the list of arrays.
    ///
    /// # Errors
    ///
    /// It is no such file, or has two arrays of one name.
    pub fn open(reader: R) -> Result<Self, ArchiveError> {
        let archive = ZipArchive::new(reader).map_err(|error| damaged(&error))?;
        let names = archive.file_names().map(|name| {
            let name = name.map_err(|error| damaged(&error))?.into_owned();
            // NumPy's own reader names arrays without the ending.
            Ok(name.strip_suffix(".npy").unwrap_or(&name).to_owned())
        });
        let names = names.collect::<Result<Vec<String>, _>>()?;
        let mut sorted: Vec<&String> = names.iter().collect();
        sorted.sort();
        if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(ArchiveError::Format {
                format: FORMAT,
                reason: format!("it has two arrays `{}`", twice[0]),
            });
        }
        Ok(Self { archive, names })
    }

    /// Names of the arrays, in the order of the file.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What the archive says of an array, whose elements are not read.
    ///
    /// # Errors
    ///
    /// There is no such array, or it is damaged.
    pub fn header(&mut self, name: &str) -> Result<Header, ArchiveError> {
        let (_, header) = self.entry(name)?;
        Ok(header)
    }

    /// An array after its header.
    fn entry(&mut self, name: &str) -> Result<(ZipFile<'_, R>, Header), ArchiveError> {
        let index = self.names.iter().position(|it| it == name);
        let index = index.ok_or_else(|| ArchiveError::Missing(name.to_owned()))?;
        let file = self.archive.by_index(index);
        let mut file = file.map_err(|error| damaged(&error))?;
        let array = |error| ArchiveError::Array {
            name: name.to_owned(),
            error,
        };
        let header = Header::read(&mut file).map_err(array)?;
        let header = header.ok_or_else(|| array(NpyError::NotNpy))?;
        Ok((file, header))
    }

    /// The elements of an array: little-endian, row-major. No more than they take is read, whatever
    /// the file says of lengths.
    ///
    /// # Errors
    ///
    /// There is no such array, it is of another type or shape, or it is damaged.
    pub fn read(
        &mut self,
        name: &str,
        element: Element,
        shape: &[usize],
    ) -> Result<Vec<u8>, ArchiveError> {
        let (mut file, header) = self.entry(name)?;
        let array = |error| ArchiveError::Array {
            name: name.to_owned(),
            error,
        };
        let expected = header.len_bytes(element).map_err(array)?;
        if header.shape != shape {
            return Err(ArchiveError::Shape {
                name: name.to_owned(),
                expected: shape.to_vec(),
                found: header.shape,
            });
        }
        // bounded: the shape is what the caller asks for
        let mut data = vec![0; expected];
        let found = fill(&mut file, &mut data).map_err(array)?;
        if found < expected {
            return Err(array(NpyError::Short { expected, found }));
        }
        // Checksums are compared where a file ends.
        if fill(&mut file, &mut [0]).map_err(array)? > 0 {
            return Err(ArchiveError::Format {
                format: FORMAT,
                reason: format!("array `{name}` is longer than its shape {shape:?}"),
            });
        }
        header.decode(element, data).map_err(array)
    }
}

/// The bytes of an archive, its arrays stored as they are. `arrays` are names, types, shapes, and
/// little-endian, row-major elements.
///
/// # Errors
///
/// Names are longer than zip files have them.
pub fn write(arrays: &[(String, Element, Vec<usize>, Vec<u8>)]) -> Result<Vec<u8>, ArchiveError> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let format = |reason: String| ArchiveError::Format {
        format: FORMAT,
        reason,
    };
    for (name, element, shape, elements) in arrays {
        let array = crate::write(*element, shape, elements);
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .large_file(u32::try_from(array.len()).is_err());
        let started = writer.start_file(format!("{name}.npy"), options);
        started.map_err(|error| damaged(&error))?;
        let written = writer.write_all(&array);
        written.map_err(|error| format(error.to_string()))?;
    }
    let file = writer.finish().map_err(|error| damaged(&error))?;
    Ok(file.into_inner())
}
