//! Elements of tensors in memory at places that registers tell.

use std::ops::Range;

use peapod_schemas::pod::{Combiner, DType, Place};

use super::run::Registers;
use crate::kernels::scalar;

/// One element of a tensor.
#[derive(Debug)]
pub(super) struct Access {
    pub(super) dtype: DType,
    /// Where the tensor is.
    pub(super) place: Place,
    /// Bytes of it.
    pub(super) bytes: usize,
    /// Its element at index 0.
    pub(super) first: usize,
    pub(super) indices: Vec<Index>,
    /// Whether an index that is outside means the nearest one inside; else nothing is done.
    pub(super) clamped: bool,
    /// How what is written and what is there are combined; `None`: it takes its place.
    pub(super) combiner: Option<Combiner>,
}

/// An index along one dimension.
#[derive(Debug)]
pub(super) struct Index {
    pub(super) register: u8,
    pub(super) dtype: DType,
    /// The largest index.
    pub(super) last: usize,
    /// Elements from one index to the next.
    pub(super) stride: usize,
}

impl Access {
    /// Its bytes in the tensor.
    #[inline(always)]
    fn range(&self, registers: &Registers) -> Option<Range<usize>> {
        let mut at = self.first;
        for index in &self.indices {
            let found = scalar::index(index.dtype, registers[usize::from(index.register)]);
            let last = index.last as i64;
            if !self.clamped && !(0..=last).contains(&found) {
                return None;
            }
            at += found.clamp(0, last) as usize * index.stride;
        }
        let size = self.dtype.size_bytes();
        Some(at * size..(at + 1) * size)
    }

    /// The element.
    #[inline(always)]
    pub(super) fn load(&self, registers: &Registers, arena: &[u8], constants: &[u8]) -> u64 {
        let (memory, at) = match self.place {
            Place::Arena(at) => (arena, at),
            Place::Constant(at) => (constants, at),
        };
        let tensor = &memory[at..at + self.bytes];
        let range = self.range(registers).unwrap_or_default();
        scalar::load(self.dtype, &tensor[range])
    }

    /// Writes the element.
    #[inline(always)]
    pub(super) fn store(&self, register: u64, registers: &Registers, arena: &mut [u8]) {
        let (Place::Arena(at), Some(range)) = (self.place, self.range(registers)) else {
            return;
        };
        let tensor = &mut arena[at..at + self.bytes];
        scalar::combine(self.combiner, self.dtype, register, &mut tensor[range]);
    }
}
