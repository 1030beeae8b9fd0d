//! The constants section: every byte that kernels read and the compiler knows.

use std::collections::BTreeMap;

use peapod_ir::plan::micro::{Element, Memory, Operand};

/// Alignment of every constant: that of the widest element, and of a machine word, so that kernels
/// can read weights a word at a time.
const ALIGN_BYTES: usize = 4;

/// A constants section that grows. Equal constants are stored once.
#[derive(Default)]
pub(crate) struct Constants {
    bytes: Vec<u8>,
    /// Contents to offset; only ever looked up.
    known: BTreeMap<Vec<u8>, usize>,
}

impl Constants {
    /// Where these bytes are.
    pub(crate) fn add(&mut self, bytes: &[u8], element: Element) -> Operand {
        let offset = match self.known.get(bytes) {
            Some(offset) => *offset,
            None => self.append(bytes),
        };
        Operand {
            memory: Memory::Constants,
            element,
            offset,
            len_bytes: bytes.len(),
        }
    }

    fn append(&mut self, bytes: &[u8]) -> usize {
        let offset = self.bytes.len().next_multiple_of(ALIGN_BYTES);
        self.bytes.resize(offset, 0);
        self.bytes.extend_from_slice(bytes);
        self.known.insert(bytes.to_vec(), offset);
        offset
    }

    /// The section.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_constants_share_their_bytes() {
        let mut constants = Constants::default();
        let [a, b, c] = [&[1, 2, 3][..], &[4; 8], &[1, 2, 3]]
            .map(|bytes| constants.add(bytes, Element::S8).offset);
        assert_eq!((a, b, c), (0, 4, 0));
        assert_eq!(constants.into_bytes().len(), 12);
    }
}
