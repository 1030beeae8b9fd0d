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
}
