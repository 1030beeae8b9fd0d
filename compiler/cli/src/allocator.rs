//! The allocator of the command: what lies beyond the limit of memory is refused, whatever asks for
//! it. Checks before an allocation say what is too large; this one says that something was.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use peapod_driver::memory;

use crate::diagnostics;

/// Bytes that the command takes for itself, beside models and tensors.
const OWN: usize = 64 << 20;

/// Bytes that are allocated.
static HELD: AtomicUsize = AtomicUsize::new(0);

/// Bytes that may be allocated; no limit before one is known, and none for the refusal itself.
static CEILING: AtomicUsize = AtomicUsize::new(usize::MAX);

/// The system's allocator, held against the limit.
pub struct Limited;

/// Refuses from here on what exceeds the limit of the command by more than it takes for itself.
pub fn limit() {
    let limit = usize::try_from(memory::limit()).unwrap_or(usize::MAX);
    CEILING.store(limit.saturating_add(OWN), Relaxed);
}

/// Counts bytes that are asked for; ends the command if they are too many.
fn claim(bytes: usize) {
    let held = HELD.fetch_add(bytes, Relaxed).saturating_add(bytes);
    if held > CEILING.load(Relaxed) {
        refuse(held);
    }
}

/// Prints why, and exits: few callers of an allocator know what to do without memory, and it may
/// not unwind.
#[cold]
fn refuse(held: usize) {
    CEILING.store(usize::MAX, Relaxed);
    if let Err(errors) = memory::check("the command", held as u128) {
        errors.iter().for_each(diagnostics::show);
    }
    std::process::exit(1);
}

#[expect(
    unsafe_code,
    reason = "the trait is unsafe; what it does is left to the system's"
)]
// SAFETY: every block is the system's, of the layout asked for; counting touches none.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        claim(layout.size());
        // SAFETY: the caller's promises are those of the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        claim(layout.size());
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above; the block is the system's.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        // Large blocks grow in place.
        claim(len.saturating_sub(layout.size()));
        // SAFETY: as above.
        let moved = unsafe { System.realloc(block, layout, len) };
        HELD.fetch_sub(layout.size().saturating_sub(len), Relaxed);
        moved
    }
}
