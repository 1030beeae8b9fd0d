//! A result that several jobs write, each its own elements.
//!
//! Which elements are whose cannot be said by slices where they interleave, so the borrow checker
//! cannot hold jobs to it. With debug assertions, as in tests, every element remembers the job that
//! was lent it first, and another job that asks for it is stopped, whether or not both run at the
//! same time.

use std::marker::PhantomData;
#[cfg(debug_assertions)]
use std::sync::atomic::{AtomicU32, Ordering};

/// Elements that are lent to jobs.
pub(crate) struct Disjoint<'a, T> {
    start: *mut T,
    len: usize,
    elements: PhantomData<&'a mut [T]>,
    /// Per element, the job that has it, from 1; 0 for none.
    #[cfg(debug_assertions)]
    owners: Vec<AtomicU32>,
}

#[allow(
    unsafe_code,
    reason = "pieces that interleave cannot be split off a slice"
)]
// SAFETY: it represents a `&mut [T]`, whose elements may be sent. What is shared is only an address
// and a length; elements are reached through a `Share`, and the code that makes shares of one
// result promises that they have no element in common.
unsafe impl<T: Send> Sync for Disjoint<'_, T> {}

/// What one job may touch of a result.
pub(crate) struct Share<'d, T> {
    all: &'d Disjoint<'d, T>,
    #[cfg_attr(not(debug_assertions), allow(dead_code))]
    job: usize,
}

impl<'a, T> Disjoint<'a, T> {
    /// Lends out these elements.
    pub(crate) fn new(elements: &'a mut [T]) -> Self {
        Self {
            start: elements.as_mut_ptr(),
            len: elements.len(),
            elements: PhantomData,
            #[cfg(debug_assertions)]
            owners: elements.iter().map(|_| AtomicU32::new(0)).collect(),
        }
    }

    /// How many elements there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The share of a job.
    ///
    /// # Safety
    /// No two shares that live at the same time are asked for the same element.
    #[allow(
        unsafe_code,
        reason = "pieces that interleave cannot be split off a slice"
    )]
    pub(crate) unsafe fn share(&self, job: usize) -> Share<'_, T> {
        Share { all: self, job }
    }
}

impl<T> Share<'_, T> {
    /// Elements from `start` on.
    #[allow(
        unsafe_code,
        reason = "pieces that interleave cannot be split off a slice"
    )]
    pub(crate) fn range(&mut self, start: usize, len: usize) -> &mut [T] {
        assert!(start <= self.all.len && len <= self.all.len - start);
        self.claim(start..start + len);
        // SAFETY: inside of the slice, as was just checked. No other share is asked for any of
        // these elements, as was promised when this one was made, and of this one they are
        // borrowed.
        unsafe { std::slice::from_raw_parts_mut(self.all.start.add(start), len) }
    }

    /// The address of the element at `start`, from which rows and columns are reached by strides.
    /// The caller may write these elements as long as this share is borrowed.
    pub(crate) fn matrix(
        &mut self,
        start: usize,
        [rows, columns]: [usize; 2],
        [row, column]: [usize; 2],
    ) -> *mut T {
        let last = |count: usize, step: usize| count.checked_sub(1)?.checked_mul(step);
        let last = last(rows, row).zip(last(columns, column));
        let last = last.and_then(|(down, along)| down.checked_add(along));
        assert!(start < self.all.len && last.is_some_and(|last| last < self.all.len - start));
        for at in (0..rows).map(|i| start + i * row) {
            match column {
                1 => self.claim(at..at + columns),
                _ => (0..columns).for_each(|j| self.claim(at + j * column..at + j * column + 1)),
            }
        }
        self.all.start.wrapping_add(start)
    }

    /// Stops a job that asks for elements of another.
    #[cfg(debug_assertions)]
    fn claim(&self, range: std::ops::Range<usize>) {
        let own = self.job as u32 + 1;
        for (i, owner) in range.clone().zip(&self.all.owners[range]) {
            // A locked instruction takes longer than what most jobs do with an element.
            if owner.load(Ordering::Relaxed) == own {
                continue;
            }
            let free = owner.compare_exchange(0, own, Ordering::Relaxed, Ordering::Relaxed);
            assert!(
                free.is_ok() || free == Err(own),
                "job {} is lent element {i}, which job {} has",
                self.job,
                free.unwrap_or_else(|other| other) - 1
            );
        }
    }

    #[cfg(not(debug_assertions))]
    #[inline(always)]
    #[allow(clippy::unused_self, reason = "it checks in the other profile")]
    fn claim(&self, _: std::ops::Range<usize>) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(unsafe_code, reason = "it is about what the promise means")]
    fn jobs_have_elements_of_their_own() {
        let mut elements = [0; 6];
        let all = Disjoint::new(&mut elements);
        // SAFETY: even elements and odd ones.
        let (mut even, mut odd) = unsafe { (all.share(0), all.share(1)) };
        for i in [0, 2, 4] {
            even.range(i, 1)[0] = 1;
            odd.range(i + 1, 1)[0] = 2;
        }
        even.range(2, 1)[0] = 3;
        assert_eq!(elements, [1, 2, 3, 2, 1, 2]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "job 1 is lent element 3, which job 0 has"]
    #[allow(unsafe_code, reason = "it is about what the promise means")]
    fn a_broken_promise_is_noticed() {
        let mut elements = [0; 6];
        let all = Disjoint::new(&mut elements);
        // SAFETY: the first share is used no more when the second one is asked.
        let (mut first, mut second) = unsafe { (all.share(0), all.share(1)) };
        first.matrix(1, [2, 2], [2, 1]);
        second.range(3, 2);
    }

    #[test]
    #[should_panic]
    #[allow(unsafe_code, reason = "it is about what the promise means")]
    fn nothing_outside_is_lent() {
        let mut elements = [0; 6];
        let all = Disjoint::new(&mut elements);
        // SAFETY: there is one share.
        unsafe { all.share(0) }.matrix(1, [3, 2], [2, 2]);
    }

    #[test]
    #[should_panic = "last.is_some_and"]
    #[allow(unsafe_code, reason = "it is about what the promise means")]
    fn strides_do_not_wrap() {
        let mut elements = [0; 6];
        let all = Disjoint::new(&mut elements);
        // SAFETY: there is one share.
        unsafe { all.share(0) }.matrix(1, [3, 1], [usize::MAX / 2 + 1, 0]);
    }
}
