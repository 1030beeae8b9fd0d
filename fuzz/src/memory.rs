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
        match claim(layout.size()) {
            // SAFETY: the caller's promises are those of the system's.
            true => unsafe { System.alloc(layout) },
            false => std::ptr::null_mut(),
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match claim(layout.size()) {
            // SAFETY: as above.
            true => unsafe { System.alloc_zeroed(layout) },
            false => std::ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above; the block is the system's.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        if !claim(len) {
            return std::ptr::null_mut();
        }
        HELD.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.realloc(block, layout, len) }
    }
}
