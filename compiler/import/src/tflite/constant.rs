//! Bytes of constants: inside the flatbuffer or behind it, packed or plain.

use std::collections::HashMap;
use std::sync::Arc;

use flatbuffers::{ForwardsUOffset, Vector};

use super::wire;

/// Constants may be larger in memory than in the file, since sparse ones are filled up and 4-bit
/// ones unpacked. This much more is taken to be honest.
const MEMORY_BYTES_PER_BYTE: u64 = 64;

/// Size of all constants in memory that every file may have.
const MEMORY_BYTES_FLOOR: u64 = 16 << 20;

/// Smallest offset of data behind the flatbuffer.
const FIRST_OFFSET: u64 = 2;

/// The buffers of a file.
#[derive(Clone, Copy)]
pub(super) struct Buffers<'a> {
    file: &'a [u8],
    list: Vector<'a, ForwardsUOffset<wire::Buffer<'a>>>,
}

/// What was copied out of the buffers of a file.
pub(super) struct Copies {
    /// Bytes that copies may have in all.
    limit: u64,
    /// What may still be allocated.
    bytes_left: u64,
    /// Copies made so far, by buffer: constants and metadata may share one.
    plain: HashMap<u32, Arc<[u8]>>,
    /// The same for elements of less than a byte, by buffer, number of elements and their bits.
    unpacked: HashMap<(u32, usize, usize), Arc<[u8]>>,
}

/// More memory is asked for than the file deserves.
pub(super) struct OverBudget {
    /// Bytes of all constants together, the last one included.
    pub(super) bytes: u64,
    /// Largest size possible.
    pub(super) limit: u64,
}

impl<'a> Buffers<'a> {
    /// The buffers of a model; the first must be there and empty.
    pub(super) fn read(file: &'a [u8], model: wire::Model<'a>) -> Result<Self, String> {
        let buffers = Self {
            file,
            list: model.buffers().unwrap_or_default(),
        };
        let len = buffers.data(0)?.len();
        if len != 0 {
            return Err(format!("buffer 0 means \"no data\", but holds {len} bytes"));
        }
        Ok(buffers)
    }

    /// The contents of a buffer, as stored in the file.
    pub(super) fn data(&self, index: u32) -> Result<&'a [u8], String> {
        let count = self.list.len();
        if index as usize >= count {
            return Err(format!("buffer {index} of {count} does not exist"));
        }
        let buffer = self.list.get(index as usize);
        let inside = buffer.data().map_or(&[][..], |data| data.bytes());
        let (offset, size) = (buffer.offset(), buffer.size());
        if offset < FIRST_OFFSET {
            return Ok(inside);
        }
        if !inside.is_empty() {
            let len = inside.len();
            return Err(format!(
                "buffer {index} holds {len} bytes and also points to byte {offset} of the file"
            ));
        }
        let start = usize::try_from(offset).ok();
        let end = offset
            .checked_add(size)
            .and_then(|end| usize::try_from(end).ok());
        let behind = start
            .zip(end)
            .and_then(|(start, end)| self.file.get(start..end));
        behind.ok_or_else(|| {
            let len = self.file.len();
            format!("buffer {index} is {size} bytes at byte {offset} of a file of {len} bytes")
        })
    }
}

impl Copies {
    /// Nothing copied yet out of a file of this many bytes.
    pub(super) fn new(file_bytes: usize) -> Self {
        let honest = (file_bytes as u64).saturating_mul(MEMORY_BYTES_PER_BYTE);
        let limit = honest.max(MEMORY_BYTES_FLOOR);
        Self {
            limit,
            bytes_left: limit,
            plain: HashMap::new(),
            unpacked: HashMap::new(),
        }
    }

    /// Notes that so many bytes are about to be allocated.
    pub(super) fn reserve(&mut self, bytes: u64) -> Result<(), OverBudget> {
        let limit = self.limit;
        match self.bytes_left.checked_sub(bytes) {
            Some(left) => {
                self.bytes_left = left;
                Ok(())
            }
            None => Err(OverBudget {
                bytes: (limit - self.bytes_left).saturating_add(bytes),
                limit,
            }),
        }
    }

    /// A copy of `data`, which is what buffer `index` holds.
    pub(super) fn plain(&mut self, index: u32, data: &[u8]) -> Result<Arc<[u8]>, OverBudget> {
        if let Some(bytes) = self.plain.get(&index) {
            return Ok(bytes.clone());
        }
        // bounded: it allocates nothing, it counts
        self.reserve(data.len() as u64)?;
        let bytes: Arc<[u8]> = data.into();
        self.plain.insert(index, bytes.clone());
        Ok(bytes)
    }

    /// The elements of two or four bits in `data`, which is what buffer `index` holds, one to a
    /// byte.
    pub(super) fn unpacked(
        &mut self,
        index: u32,
        data: &[u8],
        (elements, bits): (usize, usize),
    ) -> Result<Arc<[u8]>, OverBudget> {
        if let Some(bytes) = self.unpacked.get(&(index, elements, bits)) {
            return Ok(bytes.clone());
        }
        // bounded: it allocates nothing, it counts
        self.reserve(elements as u64)?;
        let bytes: Arc<[u8]> = unpack(data, elements, bits).into();
        self.unpacked.insert((index, elements, bits), bytes.clone());
        Ok(bytes)
    }
}

/// Signed elements of so many bits, a divisor of eight, the first in the lowest of each byte, to
/// one per byte.
fn unpack(packed: &[u8], elements: usize, bits: usize) -> Vec<u8> {
    let parts = packed.iter().flat_map(|byte| {
        // An arithmetic shift moves the highest bits down with their sign.
        let highest = (0..8)
            .step_by(bits)
            .map(move |first| byte << (8 - bits - first));
        highest.map(move |part| (part.cast_signed() >> (8 - bits)).cast_unsigned())
    });
    parts.take(elements).collect()
}

#[cfg(test)]
mod tests {
    use super::unpack;

    #[test]
    fn the_lowest_bits_come_first_and_signs_are_extended() {
        let signed = |packed: &[u8], elements, bits| -> Vec<i8> {
            let elements = unpack(packed, elements, bits).into_iter();
            elements.map(u8::cast_signed).collect()
        };
        assert_eq!(signed(&[0x70, 0x8f, 0xf1], 5, 4), [0, 7, -1, -8, 1]);
        assert_eq!(signed(&[0b1110_0100, 0b01], 5, 2), [0, 1, -2, -1, 1]);
    }
}
