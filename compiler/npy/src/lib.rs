//! Arrays in `.npy` files, as NumPy writes them: versions 1 to 3, plain element types.
//!
//! Elements are little-endian and row-major on this side, whatever the file has.

use peapod_diagnostic::{Diagnose, Diagnostic, code};

/// Types of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// One byte, 0 or 1.
    Bool,
    /// Signed, 8 bits.
    I8,
    /// Signed, 16 bits.
    I16,
    /// Signed, 32 bits.
    I32,
    /// Signed, 64 bits.
    I64,
    /// Unsigned, 8 bits.
    U8,
    /// Unsigned, 32 bits.
    U32,
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// Unsigned, 16 bits.
    U16,
    /// Unsigned, 64 bits.
    U64,
    /// Real and imaginary part in single precision.
    Complex64,
    /// Real and imaginary part in double precision.
    Complex128,
    /// A byte without a meaning to NumPy: how `ml_dtypes` saves its types of 8 bits and less.
    Byte,
}

impl Element {
    /// NumPy's code: kind and bytes.
    const fn code(self) -> &'static str {
        match self {
            Self::Bool => "b1",
            Self::I8 => "i1",
            Self::I16 => "i2",
            Self::I32 => "i4",
            Self::I64 => "i8",
            Self::U8 => "u1",
            Self::U32 => "u4",
            Self::F32 => "f4",
            Self::F64 => "f8",
            Self::U16 => "u2",
            Self::U64 => "u8",
            Self::Complex64 => "c8",
            Self::Complex128 => "c16",
            Self::Byte => "V1",
        }
    }

    /// Bytes of one element.
    pub const fn len_bytes(self) -> usize {
        match self {
            Self::Bool | Self::I8 | Self::U8 | Self::Byte => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 | Self::Complex64 => 8,
            Self::Complex128 => 16,
        }
    }

    /// Bytes whose order a file may have turned round.
    const fn part_bytes(self) -> usize {
        match self {
            Self::Complex64 | Self::Complex128 => self.len_bytes() / 2,
            Self::Bool | Self::I8 | Self::U8 | Self::Byte | Self::I16 | Self::U16 => {
                self.len_bytes()
            }
            Self::I32 | Self::U32 | Self::F32 => self.len_bytes(),
            Self::I64 | Self::U64 | Self::F64 => self.len_bytes(),
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
    /// A truth value is neither 0 nor 1.
    #[error("expected truth values of 0 and 1, found {0}")]
    Truth(u8),
}

impl Diagnose for NpyError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = match self {
            Self::Elements { .. } => (
                code::TENSOR_MISMATCH,
                "convert the array with `array.astype(…)`",
            ),
            Self::Truth(_) => (code::TENSOR_VALUE, "save the array as booleans"),
            Self::NotNpy | Self::Version(_) | Self::Header(_) | Self::Short { .. } => {
                (code::NPY, "save the array again with `numpy.save`")
            }
        };
        vec![code.error(self.to_string(), help)]
    }
}

/// An array in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array<'a> {
    /// Type of the elements as NumPy writes it, such as `<f4`.
    pub descr: String,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
    column_major: bool,
    data: &'a [u8],
}

impl<'a> Array<'a> {
    /// Reads the header of a file.
    ///
    /// # Errors
    ///
    /// It is no such file, or its elements are structures.
    pub fn read(file: &'a [u8]) -> Result<Self, NpyError> {
        let rest = file.strip_prefix(b"\x93NUMPY").ok_or(NpyError::NotNpy)?;
        let (version, rest) = rest.split_first_chunk::<2>().ok_or(NpyError::NotNpy)?;
        let (length, rest) = match version[0] {
            1 => rest
                .split_first_chunk()
                .map(|(length, rest)| (usize::from(u16::from_le_bytes(*length)), rest)),
            2 | 3 => rest
                .split_first_chunk()
                .map(|(length, rest)| (u32::from_le_bytes(*length) as usize, rest)),
            other => return Err(NpyError::Version(other)),
        }
        .ok_or(NpyError::NotNpy)?;
        let (header, data) = rest.split_at_checked(length).ok_or(NpyError::NotNpy)?;
        let header = String::from_utf8_lossy(header);
        Ok(Self {
            descr: field(&header, "descr", text)?,
            shape: field(&header, "shape", extents)?,
            column_major: field(&header, "fortran_order", truth)?,
            data,
        })
    }

    /// The elements.
    ///
    /// # Errors
    ///
    /// They are of another type, or there are too few.
    pub fn elements(&self, element: Element) -> Result<Vec<u8>, NpyError> {
        let found = self.descr.trim_start_matches(['<', '>', '|', '=']);
        // Which eight bits of a float of `ml_dtypes` NumPy calls `f1` it cannot tell.
        let is_byte = element == Element::Byte && found == "f1";
        if found != element.code() && !is_byte {
            return Err(NpyError::Elements {
                expected: element.code(),
                found: self.descr.clone(),
            });
        }
        let size = element.len_bytes();
        let expected = self
            .shape
            .iter()
            .try_fold(size, |bytes, extent| bytes.checked_mul(*extent));
        let expected = expected.ok_or(NpyError::Header("shape"))?;
        let data = self.data.get(..expected).ok_or(NpyError::Short {
            expected,
            found: self.data.len(),
        })?;
        if let (Element::Bool, Some(byte)) = (element, data.iter().find(|byte| **byte > 1)) {
            return Err(NpyError::Truth(*byte));
        }
        let mut bytes = match self.column_major {
            true => self.row_major(data, size),
            false => data.to_vec(),
        };
        if self.descr.starts_with('>') {
            let parts = bytes.chunks_exact_mut(element.part_bytes());
            parts.for_each(<[u8]>::reverse);
        }
        Ok(bytes)
    }

    /// Elements whose first index is the fastest, in the order of the last index fastest.
    fn row_major(&self, column_major: &[u8], size: usize) -> Vec<u8> {
        let count = column_major.len() / size;
        let mut bytes = Vec::with_capacity(column_major.len());
        for index in 0..count {
            let (mut rest, mut from, mut stride) = (index, 0, count);
            for &extent in self.shape.iter().rev() {
                stride /= extent;
                from += rest % extent * stride;
                rest /= extent;
            }
            bytes.extend_from_slice(&column_major[from * size..][..size]);
        }
        bytes
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
mod tests {
    use super::*;

    const ALL: [Element; 14] = [
        Element::Bool,
        Element::I8,
        Element::I16,
        Element::I32,
        Element::I64,
        Element::U8,
        Element::U32,
        Element::F32,
        Element::F64,
        Element::U16,
        Element::U64,
        Element::Complex64,
        Element::Complex128,
        Element::Byte,
    ];

    #[test]
    fn files_round_trip() {
        for element in ALL {
            for shape in [&[][..], &[0], &[3], &[2, 1, 3]] {
                let count: usize = shape.iter().product();
                let bytes = 0..count * element.len_bytes();
                let bytes: Vec<u8> = bytes.map(|byte| byte as u8 % 2).collect();
                let file = write(element, shape, &bytes);
                assert_eq!((file.len() - bytes.len()) % 64, 0);
                let array = Array::read(&file).unwrap();
                assert_eq!(array.shape, shape);
                assert_eq!(array.elements(element), Ok(bytes));
            }
        }
    }

    /// A file as NumPy writes it: version 1.0, and a header padded to 64 bytes.
    fn npy(header: &str, data: &[u8]) -> Vec<u8> {
        let text = format!("{header:117}\n");
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((text.len() as u16).to_le_bytes());
        file.extend(text.as_bytes());
        file.extend(data);
        file
    }

    #[test]
    fn other_byte_and_index_orders_are_turned_round() {
        let header = "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }";
        // Big-endian, columns first: (0,0) (1,0) (0,1) (1,1) (0,2) (1,2).
        let file = npy(header, &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6]);
        let bytes = Array::read(&file).unwrap().elements(Element::I16).unwrap();
        assert_eq!(bytes, [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]);
        let header = "{'descr': '>c8', 'fortran_order': False, 'shape': (1,), }";
        let file = npy(header, &[1, 2, 3, 4, 5, 6, 7, 8]);
        let array = Array::read(&file).unwrap();
        let bytes = array.elements(Element::Complex64).unwrap();
        assert_eq!(bytes, [4, 3, 2, 1, 8, 7, 6, 5]);
    }

    #[test]
    fn headers_are_as_other_writers_have_them() {
        let floats = write(Element::F32, &[2, 3], &[0; 24]);
        let text = String::from_utf8_lossy(&floats[10..127]);
        let expected = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3, ), }";
        assert_eq!(text.trim_end(), expected);
        let second = b"\x93NUMPY\x02\x00\x3b\x00\x00\x00";
        let header = "{\"descr\":\"|u1\",\"shape\":(2,),\"fortran_order\":False}        \n";
        let file = [&second[..], header.as_bytes(), &[7, 8]].concat();
        let array = Array::read(&file).unwrap();
        assert_eq!(array.elements(Element::U8), Ok(vec![7, 8]));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(Array::read(b"nonsense"), Err(NpyError::NotNpy));
        assert_eq!(Array::read(b"\x93NUMPY\x09\x00"), Err(NpyError::Version(9)));
        let long = b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}";
        assert_eq!(Array::read(long), Err(NpyError::NotNpy));
        let structs = "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }";
        assert_eq!(
            Array::read(&npy(structs, &[0; 4])),
            Err(NpyError::Header("descr"))
        );
        let huge = "{'descr': '<f8', 'fortran_order': False, 'shape': (4294967295, 4294967295), }";
        let huge = npy(huge, &[]);
        let huge = Array::read(&huge).unwrap().elements(Element::F64);
        assert_eq!(huge, Err(NpyError::Header("shape")));
        let truths = npy(
            "{'descr': '|b1', 'fortran_order': False, 'shape': (1,), }",
            &[2],
        );
        let truths = Array::read(&truths).unwrap();
        assert_eq!(truths.elements(Element::Bool), Err(NpyError::Truth(2)));
        let other = truths.elements(Element::I8).unwrap_err();
        assert_eq!(other.to_string(), "expected elements of 'i1', found '|b1'");
    }
}
