//! Bytes in order: MLIR's variable-width integers, strings and blobs.

use super::{Failure, Read};

/// Bytes that are read from the front.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'b> {
    bytes: &'b [u8],
    /// Where in the file the first of them is.
    offset: usize,
}

impl<'b> Cursor<'b> {
    /// The bytes from an offset of the file on.
    pub(super) fn new(bytes: &'b [u8], offset: usize) -> Self {
        Self { bytes, offset }
    }

    /// Where the next byte is in the file.
    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    /// How many bytes are left.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Something is wrong with what comes next.
    pub(super) fn fail<T>(&self, what: impl Into<String>) -> Read<T> {
        Err(Failure::new(self.offset, what))
    }

    /// So many bytes.
    pub(super) fn take(&mut self, count: usize) -> Read<&'b [u8]> {
        let Some((taken, rest)) = self.bytes.split_at_checked(count) else {
            let left = self.bytes.len();
            return self.fail(format!("expected {count} more bytes, found {left}"));
        };
        self.bytes = rest;
        self.offset += count;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Read<u8> {
        Ok(self.take(1)?[0])
    }

    /// An integer whose first byte says by its lowest bits how many bytes follow.
    pub(super) fn varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros().min(8) as usize;
        let mut bytes = [0; 8];
        bytes[..more].copy_from_slice(self.take(more)?);
        let more_bits = u64::from_le_bytes(bytes);
        if more == 8 {
            return Ok(more_bits);
        }
        // Below 7 bits of the first byte, and then 8 of each other.
        let own = u64::from(first) >> (more + 1);
        Ok(own | more_bits << (7 - more))
    }

    /// How many integers the bytes that are left are.
    pub(super) fn varints(mut self) -> Read<usize> {
        let mut count = 0;
        while !self.is_empty() {
            self.varint()?;
            count += 1;
        }
        Ok(count)
    }

    /// An integer with its sign in the lowest bit.
    pub(super) fn signed(&mut self) -> Read<i64> {
        let value = self.varint()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// An integer, and the flag in its lowest bit.
    pub(super) fn flagged(&mut self) -> Read<(u64, bool)> {
        let value = self.varint()?;
        Ok((value >> 1, value & 1 == 1))
    }

    /// A number of things that each take a byte or more of what is left.
    pub(super) fn count(&mut self) -> Read<usize> {
        let at = *self;
        let count = self.varint()?;
        match usize::try_from(count).ok().filter(|it| *it <= self.len()) {
            Some(count) => Ok(count),
            None => at.fail(format!(
                "expected at most {} items, found {count}",
                self.len()
            )),
        }
    }

    /// A blob: its length, then its bytes.
    pub(super) fn blob(&mut self) -> Read<&'b [u8]> {
        let count = self.count()?;
        self.take(count)
    }

    /// Bytes up to a zero, which is passed over.
    pub(super) fn zero_terminated(&mut self) -> Read<&'b [u8]> {
        let Some(len) = self.bytes.iter().position(|byte| *byte == 0) else {
            return self.fail("expected a text that ends in a zero");
        };
        let text = self.take(len)?;
        self.byte()?;
        Ok(text)
    }

    /// So many of what `item` reads.
    pub(super) fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let count = self.count()?;
        (0..count).map(|_| item(self)).collect()
    }
}

impl Cursor<'_> {
    /// A list of so many numbers, of which those at the end, or any, may be left out as zeros.
    pub(super) fn sparse(&mut self, count: usize) -> Read<Vec<i64>> {
        // bounded: by what the op has
        let mut values = vec![0; count];
        let at = *self;
        let (given, is_sparse) = self.flagged()?;
        if given > count as u64 {
            return at.fail(format!("expected at most {count} numbers, found {given}"));
        }
        // Each is beside its place, which has so many bits.
        let index_bits = match is_sparse && given > 0 {
            true => self.varint()?,
            false => 0,
        };
        if index_bits > 8 {
            return at.fail(format!("places of {index_bits} bits"));
        }
        for next in 0..given as usize {
            let at = *self;
            let number = self.varint()?;
            let place = match is_sparse {
                true => (number & !(u64::MAX << index_bits)) as usize,
                false => next,
            };
            let value = i64::try_from(number >> index_bits).ok();
            match values.get_mut(place).zip(value) {
                Some((slot, value)) => *slot = value,
                None => return at.fail(format!("number {number} of {count}")),
            }
        }
        Ok(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_all_widths() {
        for (bytes, expected) in [
            (&[0x01][..], 0),
            (&[0x03], 1),
            (&[0xff], 127),
            (&[0x02, 0x02], 128),
            (&[0x1e, 0x02], 135),
            (&[0x04, 0, 0x02], 1 << 14),
            (&[0x80, 1, 0, 0, 0, 0, 0, 0], 1),
            (&[0, 1, 0, 0, 0, 0, 0, 0, 0], 1),
            (&[0, 255, 255, 255, 255, 255, 255, 255, 255], u64::MAX),
        ] {
            let mut cursor = Cursor::new(bytes, 0);
            assert_eq!(cursor.varint().ok(), Some(expected), "{bytes:x?}");
            assert!(cursor.is_empty());
        }
        let mut cursor = Cursor::new(&[0x03, 0x05, 0x00], 7);
        assert_eq!(cursor.signed().ok(), Some(-1));
        assert_eq!(cursor.signed().ok(), Some(1));
        assert_eq!(cursor.offset(), 9);
        assert!(cursor.varint().is_err());
    }

    #[test]
    fn lists_with_zeros_left_out() {
        let read = |bytes: &[u8], count| Cursor::new(bytes, 0).sparse(count);
        // A number n is the byte 2n + 1. How many there are has the flag of sparse ones below it.
        assert_eq!(read(&[9, 5, 3], 2), Ok(vec![2, 1]));
        assert_eq!(read(&[5, 5], 2), Ok(vec![2, 0]));
        assert_eq!(read(&[1], 2), Ok(vec![0, 0]));
        // One number, 3, at place 1, which has one bit.
        assert_eq!(read(&[7, 3, 15], 2), Ok(vec![0, 3]));
        for wrong in [&[13, 1, 1, 1][..], &[7, 19, 15], &[7, 5, 13], &[9, 5]] {
            assert!(read(wrong, 2).is_err(), "{wrong:?}");
        }
    }
}
