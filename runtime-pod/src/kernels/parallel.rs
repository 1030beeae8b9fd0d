//! Jobs on all threads. Code for that is made once, not once per element type: the caller
//! gives them as a function of their number.

use super::disjoint::Disjoint;
use rayon::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Whether this thread does whole devices, and does not share its work.
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// Has this thread do some work all by itself.
pub(crate) fn alone<R>(work: impl FnOnce() -> R) -> R {
    let before = ALONE.replace(true);
    let result = work();
    ALONE.set(before);
    result
}

/// Whether this thread is to work all by itself.
pub(crate) fn is_alone() -> bool {
    ALONE.get()
}

/// Runs jobs 0 to `jobs`, at least `together` of them one after another on one thread.
pub(crate) fn each(jobs: usize, together: usize, job: &(dyn Fn(usize) + Sync)) {
    if jobs <= together || is_alone() {
        return (0..jobs).for_each(job);
    }
    let all = (0..jobs).into_par_iter().with_min_len(together.max(1));
    all.for_each(job);
}

/// Runs a job on every chunk of `size` elements; the last one may be shorter.
pub(crate) fn chunks<T: Send>(
    out: &mut [T],
    size: usize,
    together: usize,
    job: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    let (len, out) = (out.len(), &Disjoint::new(out));
    each(len.div_ceil(size), together, &|i| {
        // SAFETY: chunks have nothing in common, and each is one job's.
        #[allow(unsafe_code, reason = "iterators would be compiled for every type")]
        let mut share = unsafe { out.share(i) };
        job(i, share.range(i * size, size.min(len - i * size)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chunk_is_seen_once() {
        for (len, size, together) in [(0, 3, 1), (1, 3, 1), (100, 7, 1), (100, 7, 4), (6, 3, 9)] {
            let mut numbers = vec![0; len];
            chunks(&mut numbers, size, together, &|i, chunk| {
                chunk
                    .iter_mut()
                    .enumerate()
                    .for_each(|(j, x)| *x += i * size + j);
            });
            assert!(numbers.iter().enumerate().all(|(i, &x)| i == x));
        }
    }
}
