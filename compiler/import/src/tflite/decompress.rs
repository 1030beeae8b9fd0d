//! Compressed constants, as TFLM_DECODE decodes them: a header of 16 bytes says how, what follows
//! it are tables. Bits are read from the highest of a byte to its lowest.
//!
//! The format is that of TensorFlow Lite Micro's decode states (`kernels/decode_state_*`).

use std::sync::Arc;

use peapod_ir::{DType, TensorType};

use super::constant::Copies;
use super::tensor::Tensors;
use crate::error::ImportError;

/// Bytes of the header before tables.
const HEADER_BYTES: usize = 16;

/// The version of the header and of what a kind of compression says in it.
const VERSION: u8 = 1;

/// Where the header says what.
const KIND: usize = 0;
const HEADER_VERSION: usize = 1;
const KIND_VERSION: usize = 4;
const PARAMETERS: usize = 5;
const STRIDE: usize = 6;

impl Tensors<'_> {
    /// Whether the file has only some elements of a tensor, and where they are.
    pub(super) fn is_sparse(&self, index: usize) -> bool {
        self.list.get(index).sparsity().is_some()
    }

    /// The elements of a tensor that two others decompress to: codes, and header and tables.
    pub(super) fn decompressed(
        &self,
        index: usize,
        [encoded, ancillary]: [usize; 2],
        copies: &mut Copies,
    ) -> Result<Arc<[u8]>, ImportError> {
        let ty = self.ty(index);
        // bounded: it allocates nothing, it counts
        let room = copies.reserve((ty.elements() * ty.dtype.size_bytes()) as u64);
        room.map_err(|over| self.over_budget(index, over))?;
        let compressed = Compressed {
            encoded: self.data(encoded)?,
            ancillary: self.data(ancillary)?,
            ty,
        };
        let decoded = compressed.decoded();
        Ok(decoded.map_err(|what| self.malformed(index, what))?.into())
    }
}

/// Elements that are compressed, and what they are to be.
pub(super) struct Compressed<'a> {
    /// Indices, codes or a bit for each element.
    pub(super) encoded: &'a [u8],
    /// Header and tables.
    pub(super) ancillary: &'a [u8],
    /// What they decode to.
    pub(super) ty: &'a TensorType,
}

impl Compressed<'_> {
    /// The elements, in little-endian order; the caller has counted their memory.
    ///
    /// # Errors
    ///
    /// What the header says is unknown, or tables or codes end too early.
    pub(super) fn decoded(&self) -> Result<Vec<u8>, String> {
        let header = self.ancillary.get(..HEADER_BYTES);
        let header = header.ok_or("expected a header of 16 bytes before the tables")?;
        for version in [header[HEADER_VERSION], header[KIND_VERSION]] {
            if version != VERSION {
                return Err(format!("expected version {VERSION}, found {version}"));
            }
        }
        match self.ty.dtype {
            DType::Bool | DType::F32 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => {}
            DType::U8 | DType::U32 | DType::I4 | DType::F16 | DType::Bf16 | DType::F64 => {
                return Err(format!("compressed elements of {}", self.ty.dtype.name()));
            }
        }
        let tables = &self.ancillary[HEADER_BYTES..];
        let elements = match header[KIND] {
            0 => self.looked_up(header[PARAMETERS] & 7, header[STRIDE].into(), tables),
            1 => self.huffman(header[PARAMETERS], tables),
            2 => self.pruned(tables),
            127 => Err("a decoder of its own, which is not in the file".to_owned()),
            other => Err(format!("unknown kind of compression {other}")),
        }?;
        match elements.iter().find(|&&byte| byte > 1) {
            Some(byte) if self.ty.dtype == DType::Bool => {
                Err(format!("expected 0 or 1 for BOOL, found {byte}"))
            }
            Some(_) | None => Ok(elements),
        }
    }

    /// Indices of so many bits into a table of values for each channel.
    fn looked_up(&self, bits: u8, stride: usize, tables: &[u8]) -> Result<Vec<u8>, String> {
        if bits == 0 {
            return Err("indices of 0 bits".to_owned());
        }
        let size = self.ty.dtype.size_bytes();
        let channels = self.channels()?;
        let mut indices = Bits::of(self.encoded);
        let mut elements = self.room();
        for element in 0..self.ty.elements() {
            let index = indices.next(bits.into()).ok_or_else(too_short)? as usize;
            let at = (channels.of(element) * stride + index) * size;
            let value = tables.get(at..at + size);
            elements.extend(value.ok_or_else(|| format!("no value {index} of element {element}"))?);
        }
        Ok(elements)
    }

    /// Codes of 8-bit or 16-bit elements and a tree of tables: an entry has an element and the
    /// bits of its index that count, or where the next table is and the bits of an index into it.
    fn huffman(&self, parameters: u8, tables: &[u8]) -> Result<Vec<u8>, String> {
        if ![DType::I8, DType::I16].contains(&self.ty.dtype) {
            let found = self.ty.dtype.name();
            return Err(format!("Huffman codes of {found}, expected i8 or i16"));
        }
        let size = self.ty.dtype.size_bytes();
        let wide = parameters & 1 != 0;
        if size == 2 && !wide {
            return Err("Huffman codes of i16 in a table of 16 bits".to_owned());
        }
        let table = Table {
            wide,
            bytes: tables,
        };
        let first_bits = u32::from(parameters >> 4) + 1;
        let mut codes = Bits::of(self.encoded);
        let mut elements = self.room();
        for _ in 0..self.ty.elements() {
            let mut bits = first_bits;
            let mut at = codes.peek(bits) as usize;
            let entry = loop {
                codes.skip(bits);
                let entry = table.entry(at)?;
                if entry.is_element {
                    break entry;
                }
                // An index of at least one bit is read every turn: codes end.
                if codes.is_past_end() {
                    return Err(too_short());
                }
                bits = entry.bits + 1;
                at += entry.value as usize + codes.peek(bits) as usize;
            };
            codes.back(bits.saturating_sub(entry.bits));
            if codes.is_past_end() {
                return Err(too_short());
            }
            elements.extend(&entry.value.to_le_bytes()[..size]);
        }
        Ok(elements)
    }

    /// A bit for each element: whether it is the next of the values, or the zero point.
    fn pruned(&self, values: &[u8]) -> Result<Vec<u8>, String> {
        let size = self.ty.dtype.size_bytes();
        let channels = self.channels()?;
        let quant = self.ty.quant.as_ref();
        let zero_points = quant.map_or(&[][..], |it| &it.zero_points);
        if size > 1 && zero_points.iter().any(|&it| it != 0) {
            return Err(format!(
                "zero points other than 0 of {}",
                self.ty.dtype.name()
            ));
        }
        let mut bits = Bits::of(self.encoded);
        let mut values = values.chunks_exact(size);
        let mut elements = self.room();
        for element in 0..self.ty.elements() {
            if bits.next(1).ok_or_else(too_short)? == 1 {
                let value = values.next();
                elements.extend(value.ok_or_else(|| format!("no value of element {element}"))?);
            } else {
                let zero = zero_points.get(channels.of(element)).copied();
                elements.extend(&i64::from(zero.unwrap_or(0)).to_le_bytes()[..size]);
            }
        }
        Ok(elements)
    }

    /// An empty buffer for the elements.
    fn room(&self) -> Vec<u8> {
        // bounded: counted by the caller
        Vec::with_capacity(self.ty.elements() * self.ty.dtype.size_bytes())
    }

    /// Which channel elements are of: there is one for each scale of the first or the last
    /// dimension.
    fn channels(&self) -> Result<Channels, String> {
        let count = self.ty.quant.as_ref().map_or(1, |it| it.scales.len());
        let axis = self.ty.quant.as_ref().and_then(|it| it.axis).unwrap_or(0);
        let rank = self.ty.shape.len();
        if axis + 1 == rank && count > 1 {
            return Ok(Channels { count, each: 1 });
        }
        if axis != 0 {
            return Err(format!("scales along dimension {axis} of {rank}"));
        }
        let each = self.ty.elements().div_ceil(count).max(1);
        Ok(Channels { count, each })
    }
}

fn too_short() -> String {
    "fewer codes than elements".to_owned()
}

/// Channels that elements are of: `each` elements of one in a row.
struct Channels {
    count: usize,
    each: usize,
}

impl Channels {
    fn of(&self, element: usize) -> usize {
        element / self.each % self.count
    }
}

/// Tables of Huffman codes, one behind the other.
struct Table<'a> {
    wide: bool,
    bytes: &'a [u8],
}

/// An entry of a table.
struct Entry {
    is_element: bool,
    /// Of an element, how many bits of its index count; else those of the next index, less one.
    bits: u32,
    /// The element, or how much further the next table is.
    value: u32,
}

impl Table<'_> {
    fn entry(&self, index: usize) -> Result<Entry, String> {
        let missing = || format!("no entry {index} in the tables of codes");
        let (entry, value_bits) = if self.wide {
            let entry = self.bytes.as_chunks().0.get(index).ok_or_else(missing)?;
            (u32::from_le_bytes(*entry), 27)
        } else {
            let entry = self.bytes.as_chunks().0.get(index).ok_or_else(missing)?;
            (u16::from_le_bytes(*entry).into(), 11)
        };
        Ok(Entry {
            is_element: entry >> (value_bits + 4) == 1,
            bits: entry >> value_bits & 15,
            value: entry & ((1 << value_bits) - 1),
        })
    }
}

/// Bits of bytes, from the highest of each to its lowest; zeros behind the last.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bits<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The number that the next bits are, of which there may be 16.
    fn peek(&self, count: u32) -> u32 {
        let first = self.at / 8;
        let byte = |at: usize| u32::from(self.bytes.get(at).copied().unwrap_or(0));
        let word = byte(first) << 16 | byte(first + 1) << 8 | byte(first + 2);
        word >> (24 - (self.at % 8) as u32 - count) & ((1 << count) - 1)
    }

    /// Reads the next bits; `None` if there are fewer.
    fn next(&mut self, count: u32) -> Option<u32> {
        let bits = self.peek(count);
        self.skip(count);
        (!self.is_past_end()).then_some(bits)
    }

    fn skip(&mut self, count: u32) {
        self.at += count as usize;
    }

    fn back(&mut self, count: u32) {
        self.at -= count as usize;
    }

    fn is_past_end(&self) -> bool {
        self.at > self.bytes.len() * 8
    }
}
