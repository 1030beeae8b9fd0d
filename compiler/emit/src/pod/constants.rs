//! The constants of a pod: each once, aligned.

use std::collections::BTreeMap;

use crate::EmitError;

/// Alignment of every constant, in bytes.
const ALIGN_BYTES: usize = 64;

/// Most bytes of constants: offsets within a flatbuffer have 31 bits.
const LEN_MAX: usize = 1 << 30;

/// Constants one after another.
#[derive(Default)]
pub(super) struct Constants {
    pub(super) bytes: Vec<u8>,
    known: BTreeMap<Vec<u8>, usize>,
}

impl Constants {
    /// The offset of these bytes, which are added unless they are there.
    pub(super) fn add(&mut self, bytes: &[u8]) -> usize {
        if let Some(&offset) = self.known.get(bytes) {
            return offset;
        }
        let offset = self.bytes.len().next_multiple_of(ALIGN_BYTES);
        // bounded: less than ALIGN_BYTES more than there are
        self.bytes.resize(offset, 0);
        self.bytes.extend_from_slice(bytes);
        self.known.insert(bytes.to_vec(), offset);
        offset
    }

    /// Whether they fit into a file.
    pub(super) fn check_len(&self) -> Result<(), EmitError> {
        if self.bytes.len() <= LEN_MAX {
            return Ok(());
        }
        Err(EmitError::TooLarge {
            place: "the pod".to_owned(),
            what: "the length of the constants",
            value: self.bytes.len() as u64,
            limit: LEN_MAX as u64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_every_constant_once_and_aligned() {
        let mut constants = Constants::default();
        assert_eq!(constants.add(&[1, 2]), 0);
        assert_eq!(constants.add(&[3]), 64);
        assert_eq!(constants.add(&[1, 2]), 0);
        assert_eq!(constants.add(&[1]), 128);
        assert_eq!(constants.bytes.len(), 129);
        assert_eq!(constants.bytes[64], 3);
    }
}
