//! Arrays in `.npy` files, as NumPy writes them: versions 1 to 3, plain element types; many of them
//! in `.npz` ([`npz`]) and `.safetensors` ([`safe`]).
//!
//! Elements are little-endian and row-major on this side, whatever the file has.

pub mod npz;
pub mod safe;

use std::io::{ErrorKind, Read};

use peapod_diagnostic::{Diagnose, Diagnostic, code};

macro_rules! elements {
    ($($(#[$doc:meta])* $element:ident = $code:literal, $bytes:literal;)*) => {
        /// Types of elements.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Element {
            $($(#[$doc])* $element,)*
        }

        impl Element {
            /// All of them.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$element),*];

            /// NumPy's code: kind and bytes.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$element => $code,)*
                }
            }

            /// Bytes of one element.
            pub const fn len_bytes(self) -> usize {
                match self {
                    $(Self::$element => $bytes,)*
                }
            }
        }
    };
}

elements! {
    /// One byte, 0 or 1.
    Bool = "b1", 1;
    /// Signed, 8 bits.
    I8 = "i1", 1;
    /// Signed, 16 bits.
    I16 = "i2", 2;
    /// Signed, 32 bits.
    I32 = "i4", 4;
    /// Signed, 64 bits.
    I64 = "i8", 8;
    /// Unsigned, 8 bits.
    U8 = "u1", 1;
    /// Unsigned, 16 bits.
    U16 = "u2", 2;
    /// Unsigned, 32 bits.
    U32 = "u4", 4;
    /// Unsigned, 64 bits.
    U64 = "u8", 8;
    /// IEEE half precision.
    F16 = "f2", 2;
    /// Brain float, which NumPy saves as two bytes without a meaning.
    Bf16 = "V2", 2;
    /// IEEE single precision.
    F32 = "f4", 4;
    /// IEEE double precision.
    F64 = "f8", 8;
    /// Complex of two singles.
    C64 = "c8", 8;
    /// Complex of two doubles.
    C128 = "c16", 16;
    /// A byte without a meaning to NumPy: how `ml_dtypes` saves its types of 8 bits and less.
    Byte = "V1", 1;
}

impl Element {
    /// Bytes of what byte orders turn round: of a complex number, one part.
    const fn part_bytes(self) -> usize {
        match self {
            Self::C64 | Self::C128 => self.len_bytes() / 2,
            Self::Bool | Self::I8 | Self::I16 | Self::I32 | Self::I64 => self.len_bytes(),
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => self.len_bytes(),
            Self::F16 | Self::Bf16 | Self::F32 | Self::F64 | Self::Byte => self.len_bytes(),
        }
    }
}

/// Why a file is no array, or not of these elements.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NpyError {
    /// It does not begin as such files do.
    #[error("not a .npy file")]
    NotNpy,
    /// Its version is unknown.
    #[error("expected .npy version 1, 2 or 3, found {0}")]
    Version(u8),
    /// Its header lacks something, or says it in another way.
    #[error("not a .npy file: its header has no readable `{0}`")]
    Header(&'static str),
    /// Its elements are of another type.
    #[error("expected elements of '{expected}', found '{found}'")]
    Elements {
        /// NumPy's code of what was asked for.
        expected: &'static str,
        /// What the file says.
        found: String,
    },
    /// It ends early.
    #[error("expected {expected} bytes of elements, found {found}")]
    Short {
        /// What its shape takes.
        expected: usize,
        /// What there is.
        found: usize,
    },
    /// The operating system does not give it.
    #[error("cannot read on: {0}")]
    Unreadable(String),
    /// A boolean is neither 0 nor 1.
    #[error("expected booleans of 0 and 1, found {0}")]
    Boolean(u8),
}

impl Diagnose for NpyError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = match self {
            Self::Elements { .. } => (
                code::TENSOR_MISMATCH,
                "convert the array with `array.astype(…)`",
            ),
            Self::Boolean(_) => (code::TENSOR_VALUE, "save the array as booleans"),
            Self::Unreadable(_) => (code::CANNOT_READ, "check the file, and read it again"),
            Self::NotNpy | Self::Version(_) | Self::Header(_) | Self::Short { .. } => {
                (code::NPY, "save the array again with `numpy.save`")
            }
        };
        vec![code.error(self.to_string(), help)]
    }
}

/// What a file says of its array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Type of the elements as NumPy writes it, such as `<f4`.
    pub descr: String,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
    fortran_order: bool,
}

/// Longest header that is read: NumPy's own reader stops at 10,000 bytes.
const MAX_HEADER: usize = 1 << 20;

impl Header {
    /// Reads what precedes the elements; `None` where there is nothing more to read.
    ///
    /// # Errors
    ///
    /// What follows is no array, its elements are structures, or it cannot be read.
    pub fn read(reader: &mut impl Read) -> Result<Option<Self>, NpyError> {
        let mut first = [0];
        if fill(reader, &mut first)? == 0 {
            return Ok(None);
        }
        let mut magic = [0; 5];
        let whole = fill(reader, &mut magic)? == magic.len();
        if !whole || first != *b"\x93" || magic != *b"NUMPY" {
            return Err(NpyError::NotNpy);
        }
        let mut version = [0; 2];
        let mut length = [0; 4];
        let versioned = fill(reader, &mut version)? == version.len();
        let digits = match version[0] {
            1 => 2,
            2 | 3 => 4,
            _ if !versioned => return Err(NpyError::NotNpy),
            other => return Err(NpyError::Version(other)),
        };
        if fill(reader, &mut length[..digits])? < digits {
            return Err(NpyError::NotNpy);
        }
        let length = u32::from_le_bytes(length) as usize;
        if length > MAX_HEADER {
            return Err(NpyError::Header("length"));
        }
        // bounded: checked above
        let mut header = vec![0; length];
        if fill(reader, &mut header)? < length {
            return Err(NpyError::NotNpy);
        }
        let header = String::from_utf8_lossy(&header);
        Ok(Some(Self {
            descr: field(&header, "descr", text)?,
            shape: field(&header, "shape", extents)?,
            fortran_order: field(&header, "fortran_order", truth)?,
        }))
    }

    /// Bytes of the elements, which are of this type.
    ///
    /// # Errors
    ///
    /// They are of another type, or too many for any memory.
    pub fn len_bytes(&self, element: Element) -> Result<usize, NpyError> {
        let found = self.descr.trim_start_matches(['<', '>', '|', '=']);
        // One float of 8 bits of `ml_dtypes` is called `f1`.
        let is_byte = element == Element::Byte && found == "f1";
        if found != element.code() && !is_byte {
            return Err(NpyError::Elements {
                expected: element.code(),
                found: self.descr.clone(),
            });
        }
        let mut extents = self.shape.iter();
        let bytes = extents.try_fold(element.len_bytes(), |bytes, it| bytes.checked_mul(*it));
        bytes.ok_or(NpyError::Header("shape"))
    }

    /// The type of the elements, if it is one of those that are read.
    pub fn element(&self) -> Option<Element> {
        let found = self.descr.trim_start_matches(['<', '>', '|', '=']);
        let found = if found == "f1" {
            Element::Byte.code()
        } else {
            found
        };
        Element::ALL
            .into_iter()
            .find(|element| element.code() == found)
    }

    /// Whether elements are row-major (C order), not in Fortran order.
    pub fn is_row_major(&self) -> bool {
        !self.fortran_order
    }

    /// Elements of the file, row-major and little-endian; of a row-major array, any of its rows.
    /// Only an array in Fortran order is copied.
    ///
    /// # Errors
    ///
    /// A boolean is neither 0 nor 1.
    pub fn decode(&self, element: Element, data: Vec<u8>) -> Result<Vec<u8>, NpyError> {
        if let (Element::Bool, Some(byte)) = (element, data.iter().find(|byte| **byte > 1)) {
            return Err(NpyError::Boolean(*byte));
        }
        let mut bytes = match self.fortran_order {
            true => self.row_major(&data, element.len_bytes()),
            false => data,
        };
        if self.descr.starts_with('>') {
            let parts = bytes.chunks_exact_mut(element.part_bytes());
            parts.for_each(<[u8]>::reverse);
        }
        Ok(bytes)
    }

    /// Elements in Fortran order, row-major.
    fn row_major(&self, fortran_order: &[u8], size: usize) -> Vec<u8> {
        let count = fortran_order.len() / size;
        let mut bytes = Vec::with_capacity(fortran_order.len());
        for index in 0..count {
            let (mut rest, mut from, mut stride) = (index, 0, count);
            for &extent in self.shape.iter().rev() {
                stride /= extent;
                from += rest % extent * stride;
                rest /= extent;
            }
            bytes.extend_from_slice(&fortran_order[from * size..][..size]);
        }
        bytes
    }
}

/// Fills a buffer, or as much of it as there is to read.
pub(crate) fn fill(reader: &mut impl Read, buffer: &mut [u8]) -> Result<usize, NpyError> {
    let mut filled = 0;
    while filled < buffer.len() {
        match reader.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(NpyError::Unreadable(error.to_string())),
        }
    }
    Ok(filled)
}

/// An array in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array<'a> {
    /// What the file says of it.
    pub header: Header,
    data: &'a [u8],
}

impl<'a> Array<'a> {
    /// Reads the header of a file.
    ///
    /// # Errors
    ///
    /// It is no such file, or its elements are structures.
    pub fn read(file: &'a [u8]) -> Result<Self, NpyError> {
        let mut data = file;
        let header = Header::read(&mut data)?.ok_or(NpyError::NotNpy)?;
        Ok(Self { header, data })
    }

    /// Extents, outermost first.
    pub fn shape(&self) -> &[usize] {
        &self.header.shape
    }

    /// The elements.
    ///
    /// # Errors
    ///
    /// They are of another type, or there are too few.
    pub fn elements(&self, element: Element) -> Result<Vec<u8>, NpyError> {
        let expected = self.header.len_bytes(element)?;
        let data = self.data.get(..expected).ok_or(NpyError::Short {
            expected,
            found: self.data.len(),
        })?;
        self.header.decode(element, data.to_vec())
    }
}

/// The bytes of a file with an array; `elements` are little-endian and row-major.
pub fn write(element: Element, shape: &[usize], elements: &[u8]) -> Vec<u8> {
    let order = if element.len_bytes() == 1 { '|' } else { '<' };
    let extents: String = shape.iter().map(|extent| format!("{extent}, ")).collect();
    let mut header = format!(
        "{{'descr': '{order}{}', 'fortran_order': False, 'shape': ({extents}), }}",
        element.code()
    );
    // Magic, version, length and header together are a multiple of 64 bytes long.
    let before = 10;
    let length = (before + header.len() + 1).next_multiple_of(64) - before;
    header = format!("{header:width$}\n", width = length - 1);
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    // NumPy has at most 64 dimensions: their extents never fill a header of 64 KiB.
    file.extend((length as u16).to_le_bytes());
    file.extend(header.as_bytes());
    file.extend(elements);
    file
}

/// The value of a key of the header, a dictionary in Python's syntax.
fn field<T>(
    header: &str,
    key: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, NpyError> {
    let value = ['\'', '"'].into_iter().find_map(|quote| {
        let (_, value) = header.split_once(&format!("{quote}{key}{quote}"))?;
        value.trim_start().strip_prefix(':')
    });
    let value = value.and_then(|value| read(value.trim_start()));
    value.ok_or(NpyError::Header(key))
}

fn text(value: &str) -> Option<String> {
    let quote = value.chars().next().filter(|it| ['\'', '"'].contains(it))?;
    let (text, _) = value[1..].split_once(quote)?;
    Some(text.to_owned())
}

fn truth(value: &str) -> Option<bool> {
    match (value.starts_with("True"), value.starts_with("False")) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        (false, false) => None,
    }
}

fn extents(value: &str) -> Option<Vec<usize>> {
    let (extents, _) = value.strip_prefix('(')?.split_once(')')?;
    let extents = extents.split(',').map(str::trim);
    let extents = extents.filter(|extent| !extent.is_empty());
    extents.map(|extent| extent.parse().ok()).collect()
}

#[cfg(test)]
mod tests;
