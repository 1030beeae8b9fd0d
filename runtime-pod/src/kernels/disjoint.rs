//! A result that several threads write, each its own elements.

use std::marker::PhantomData;

/// Elements that are lent out piece by piece.
pub(crate) struct Disjoint<'a, T> {
    start: *mut T,
    len: usize,
    elements: PhantomData<&'a mut [T]>,
}

#[allow(
    unsafe_code,
    reason = "pieces that interleave cannot be split off a slice"
)]
// SAFETY: it stands for a `&mut [T]`, whose elements may be sent; users of `range` and `pointer`
// promise to touch different ones.
unsafe impl<T: Send> Sync for Disjoint<'_, T> {}

impl<'a, T> Disjoint<'a, T> {
    /// Lends out these elements.
    pub(crate) fn new(elements: &'a mut [T]) -> Self {
        Self {
            start: elements.as_mut_ptr(),
            len: elements.len(),
            elements: PhantomData,
        }
    }

    /// How many elements there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The address of the element at `start`, from which elements up to `last` are reached.
    pub(crate) fn pointer(&self, start: usize, last: usize) -> *mut T {
        assert!(start <= last && last < self.len);
        self.start.wrapping_add(start)
    }

    /// Elements from `start` on.
    ///
    /// # Safety
    /// No other piece with any of these elements is in use at the same time.
    #[allow(
        unsafe_code,
        reason = "pieces that interleave cannot be split off a slice"
    )]
    #[allow(
        clippy::mut_from_ref,
        reason = "the caller promises that nobody else has them"
    )]
    pub(crate) unsafe fn range(&self, start: usize, len: usize) -> &mut [T] {
        assert!(start <= self.len && len <= self.len - start);
        // SAFETY: inside of the slice, as was just checked, and nobody else has these elements.
        unsafe { std::slice::from_raw_parts_mut(self.start.add(start), len) }
    }
}
