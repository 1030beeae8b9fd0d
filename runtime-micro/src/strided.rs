//! Nested loops over strided tensors, as one flat walk.

use peapod_schemas::micro::MAX_RANK;

/// Nested loops that each step `K` offsets.
pub(crate) struct Loops<const K: usize> {
    /// Innermost first; unused ones run once.
    levels: [Level<K>; MAX_RANK],
}

/// One loop.
#[derive(Clone, Copy)]
pub(crate) struct Level<const K: usize> {
    /// Times it runs; at least 1.
    pub(crate) len: usize,
    /// Elements that each offset moves by each time.
    pub(crate) strides: [usize; K],
    at: usize,
}

impl<const K: usize> Level<K> {
    const ONCE: Self = Self {
        len: 1,
        strides: [0; K],
        at: 0,
    };
}

impl<const K: usize> Loops<K> {
    /// Loops over the dimensions that `keep` chooses, by their index.
    pub(crate) fn new(
        dims: &[u32; MAX_RANK],
        strides: [&[u32; MAX_RANK]; K],
        keep: impl Fn(usize) -> bool,
    ) -> Self {
        let mut levels = [Level::ONCE; MAX_RANK];
        for (i, level) in (0..MAX_RANK).rev().zip(&mut levels) {
            if keep(i) {
                level.len = dims[i] as usize;
                level.strides = strides.map(|strides| strides[i] as usize);
            }
        }
        Self { levels }
    }

    /// Loops over all dimensions, as few and as long as possible.
    #[inline(never)]
    pub(crate) fn coalesced(dims: &[u32; MAX_RANK], strides: [&[u32; MAX_RANK]; K]) -> Self {
        let each = Self::new(dims, strides, |_| true);
        let mut levels = [Level::ONCE; MAX_RANK];
        let mut slots = levels.iter_mut();
        let mut inner = slots.next();
        for level in each.levels.iter().filter(|level| level.len != 1) {
            let Some(slot) = inner.as_mut() else { break };
            if slot.len == 1 {
                **slot = *level;
            } else if slot.is_continued_by(level) {
                slot.len = slot.len.wrapping_mul(level.len);
            } else {
                inner = slots.next();
                if let Some(slot) = inner.as_mut() {
                    **slot = *level;
                }
            }
        }
        Self { levels }
    }

    /// Removes the innermost loop, for the caller to run.
    pub(crate) fn take_innermost(&mut self) -> Level<K> {
        core::mem::replace(&mut self.levels[0], Level::ONCE)
    }

    /// The current position.
    #[inline(never)]
    pub(crate) fn offsets(&self) -> [usize; K] {
        let mut offsets = [0_usize; K];
        for level in &self.levels {
            for (offset, stride) in offsets.iter_mut().zip(level.strides) {
                *offset = offset.wrapping_add(level.at.wrapping_mul(stride));
            }
        }
        offsets
    }

    /// Goes one further; at the end, back to the start and `false`.
    #[inline(never)]
    pub(crate) fn advance(&mut self) -> bool {
        for level in &mut self.levels {
            level.at = level.at.wrapping_add(1);
            if level.at < level.len {
                return true;
            }
            level.at = 0;
        }
        false
    }
}

impl Loops<2> {
    /// Whether what is left besides the innermost loop walks on in the first tensor, and begins
    /// again in the second.
    pub(crate) fn repeat_second(&self, inner: &Level<2>) -> bool {
        let [_, outer, rest @ ..] = &self.levels;
        outer.strides == [inner.len, 0] && rest.iter().all(|level| level.len == 1)
    }
}

impl<const K: usize> Level<K> {
    /// Whether `outer` around this loop continues exactly where this loop ends.
    fn is_continued_by(&self, outer: &Self) -> bool {
        let mut pairs = self.strides.iter().zip(&outer.strides);
        pairs.all(|(inner, outer)| inner.wrapping_mul(self.len) == *outer)
    }
}
