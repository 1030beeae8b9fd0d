//! Rows of a tensor, one after the other.
//!
//! The standard library's chunks panic on a length of 0 and divide by it; these simply end.

/// As many rows of `len` elements as there are.
pub(crate) fn rows<T>(elements: &[T], len: usize) -> Rows<'_, T> {
    Rows {
        rest: elements,
        len,
    }
}

/// As many exclusive rows of `len` elements as there are.
pub(crate) fn rows_mut<T>(elements: &mut [T], len: usize) -> RowsMut<'_, T> {
    RowsMut {
        rest: elements,
        len,
    }
}

/// Shared rows.
pub(crate) struct Rows<'a, T> {
    rest: &'a [T],
    len: usize,
}

impl<'a, T> Iterator for Rows<'a, T> {
    type Item = &'a [T];

    #[inline]
    fn next(&mut self) -> Option<&'a [T]> {
        let (row, rest) = self.rest.split_at_checked(self.len)?;
        self.rest = rest;
        Some(row).filter(|row| !row.is_empty())
    }
}

/// Exclusive rows.
pub(crate) struct RowsMut<'a, T> {
    rest: &'a mut [T],
    len: usize,
}

impl<'a, T> Iterator for RowsMut<'a, T> {
    type Item = &'a mut [T];

    #[inline]
    fn next(&mut self) -> Option<&'a mut [T]> {
        let rest = core::mem::take(&mut self.rest);
        let (row, rest) = rest.split_at_mut_checked(self.len)?;
        self.rest = rest;
        Some(row).filter(|row| !row.is_empty())
    }
}
