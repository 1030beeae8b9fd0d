//! An allocator that counts, so that what an input takes is known to the byte.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Bytes beyond which nothing is allocated, so that an input cannot take the machine.
const LIMIT: usize = 2 << 30;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, counted.
pub struct Counting;

impl Counting {
    /// Counts from here; [`Counting::most`] takes the result.
    pub fn start() -> usize {
        let held = HELD.load(Relaxed);
        MOST.store(held, Relaxed);
        held
    }

    /// The most bytes that were held or asked for since `start`, less what was held then.
    pub fn most(start: usize) -> usize {
        MOST.load(Relaxed).saturating_sub(start)
    }
}

/// Counts bytes that are asked for; whether they may be had.
fn claim(bytes: usize) -> bool {
    let held = HELD.fetch_add(bytes, Relaxed).saturating_add(bytes);
    MOST.fetch_max(held, Relaxed);
    let granted = held <= LIMIT;
    if !granted {
        HELD.fetch_sub(bytes, Relaxed);
    }
    granted
}

#[allow(
    unsafe_code,
    reason = "the trait is unsafe; what it does is left to the system's"
)]
// SAFETY: every block is the system's, of the layout asked for; counting touches none. A claim that
// is not granted answers null, as the trait has it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are those of the system's.
        counted(layout.size(), || unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        counted(layout.size(), || unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above; the block is the system's.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        // SAFETY: as above.
        let moved = counted(len, || unsafe { System.realloc(block, layout, len) });
        // Without a new block the old one stays.
        if !moved.is_null() {
            HELD.fetch_sub(layout.size(), Relaxed);
        }
        moved
    }
}

/// The block that the system allocates, counted if there is one; null beyond the limit.
fn counted(bytes: usize, allocate: impl FnOnce() -> *mut u8) -> *mut u8 {
    if !claim(bytes) {
        return std::ptr::null_mut();
    }
    let block = allocate();
    if block.is_null() {
        HELD.fetch_sub(bytes, Relaxed);
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(unsafe_code, reason = "it calls an allocator")]
    fn blocks_are_counted_and_keep_their_bytes() {
        const KIB: usize = 1 << 10;
        let layout = |len| Layout::from_size_align(len, 16).unwrap();
        let start = Counting::start();
        // SAFETY: layouts have bytes; each block is used within its length, and freed once with
        // the layout that it has last.
        unsafe {
            let block = Counting.alloc_zeroed(layout(KIB));
            assert!((0..KIB).all(|at| *block.add(at) == 0));
            *block.add(KIB - 1) = 7;
            assert!(Counting.realloc(block, layout(KIB), LIMIT).is_null());
            let block = Counting.realloc(block, layout(KIB), 2 * KIB);
            assert_eq!(
                (*block.add(KIB - 1), Counting::start() - start),
                (7, 2 * KIB)
            );
            Counting.dealloc(block, layout(2 * KIB));
            assert!(Counting.alloc(layout(LIMIT + 1)).is_null());
        }
        assert_eq!(Counting::start(), start);
    }
}
