//! The constants section: every byte that kernels read and the compiler knows.

use std::collections::BTreeMap;

use peapod_ir::plan::micro::{Element, Memory, Operand};

/// Alignment of every constant, wider elements aside: a machine word, so that kernels can read
/// weights a word at a time.
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
        let align = element.len_bytes().max(ALIGN_BYTES);
        let known = self.known.get(bytes).copied();
        let offset = match known.filter(|offset| offset.is_multiple_of(align)) {
            Some(offset) => offset,
            None => self.append(bytes, align),
        };
        Operand {
            memory: Memory::Constants,
            element,
            offset,
            len_bytes: bytes.len(),
        }
    }

    fn append(&mut self, bytes: &[u8], align: usize) -> usize {
        let offset = self.bytes.len().next_multiple_of(align);
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

    #[test]
    fn wide_elements_are_aligned_as_wide() {
        let mut constants = Constants::default();
        let [a, b, c, d] = [
            (&[1; 4][..], Element::S8),
            (&[2; 8], Element::S8),
            (&[2; 8], Element::S64),
            (&[2; 8], Element::S8),
        ]
        .map(|(bytes, element)| constants.add(bytes, element).offset);
        assert_eq!((a, b, c, d), (0, 4, 16, 16));
    }
}
