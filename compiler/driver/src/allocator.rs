//! The allocator of the command: what lies beyond the limit of memory is refused, whatever asks for
//! it. Checks before an allocation say what is too large; this one says that something was.
//!
//! It is here, not beside `main`, so that builds for development optimise it, too: every allocation
//! of the compiler and of the simulator passes through it.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use peapod_diagnostic::Diagnostic;

use crate::memory;

/// Bytes that the command takes for itself, beside models and tensors.
const OWN: usize = 64 << 20;

/// The system's allocator, held against a limit.
#[derive(Debug)]
pub struct Limited {
    /// Bytes that are allocated.
    held: AtomicUsize,
    /// Bytes that may be allocated.
    ceiling: AtomicUsize,
    /// Prints why memory is refused.
    show: fn(&Diagnostic),
}

impl Limited {
    /// No limit before one is known; `show` prints why memory is refused.
    pub const fn new(show: fn(&Diagnostic)) -> Self {
        Self {
            held: AtomicUsize::new(0),
            ceiling: AtomicUsize::new(usize::MAX),
            show,
        }
    }

    /// Refuses from here on what exceeds the limit of the command by more than it takes for itself.
    pub fn limit(&self) {
        let limit = usize::try_from(memory::limit()).unwrap_or(usize::MAX);
        self.ceiling.store(limit.saturating_add(OWN), Relaxed);
    }

    /// Counts bytes that are asked for, and yields the block that the system has for them; ends the
    /// command if they are too many.
    fn counted(&self, bytes: usize, block: impl FnOnce() -> *mut u8) -> *mut u8 {
        let held = self.held.fetch_add(bytes, Relaxed).saturating_add(bytes);
        if held > self.ceiling.load(Relaxed) {
            self.refuse(held);
        }
        let block = block();
        if block.is_null() {
            self.held.fetch_sub(bytes, Relaxed);
        }
        block
    }

    /// Prints why, and exits: few callers of an allocator know what to do without memory, and it
    /// may not unwind. There is no limit for the refusal itself.
    #[cold]
    fn refuse(&self, held: usize) {
        self.ceiling.store(usize::MAX, Relaxed);
        if let Err(errors) = memory::check("the command", held as u128) {
            errors.iter().for_each(self.show);
        }
        std::process::exit(1);
    }
}

#[expect(
    unsafe_code,
    reason = "the trait is unsafe; what it does is left to the system's"
)]
// SAFETY: every block is the system's, of the layout asked for; counting touches none.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are those of the system's.
        self.counted(layout.size(), || unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        self.counted(layout.size(), || unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        self.held.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above; the block is the system's.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        let more = len.saturating_sub(layout.size());
        // SAFETY: as above; the block is the system's.
        let moved = self.counted(more, || unsafe { System.realloc(block, layout, len) });
        if !moved.is_null() {
            let less = layout.size().saturating_sub(len);
            self.held.fetch_sub(less, Relaxed);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(unsafe_code, reason = "it calls an allocator")]
    fn blocks_keep_their_bytes_and_only_those_that_exist_count() {
        let limited = Limited::new(|_| ());
        let held = || limited.held.load(Relaxed);
        let layout = |len| Layout::from_size_align(len, 16).unwrap();
        let too_many = isize::MAX as usize - 15;
        // SAFETY: layouts are not empty, and each block has the one that it is given here.
        unsafe {
            let block = limited.alloc(layout(100));
            assert!(!block.is_null() && block.addr().is_multiple_of(16));
            block.write_bytes(7, 100);
            assert_eq!(held(), 100);
            assert!(limited.realloc(block, layout(100), too_many).is_null());
            assert_eq!(held(), 100);
            let block = limited.realloc(block, layout(100), 5000);
            assert_eq!(std::slice::from_raw_parts(block, 100), [7; 100]);
            assert_eq!(held(), 5000);
            let block = limited.realloc(block, layout(5000), 50);
            assert_eq!(std::slice::from_raw_parts(block, 50), [7; 50]);
            assert_eq!(held(), 50);
            let zeroed = limited.alloc_zeroed(layout(3000));
            assert_eq!(std::slice::from_raw_parts(zeroed, 3000), [0; 3000]);
            assert_eq!(held(), 3050);
            // Optimised code would not ask for a block that nothing uses.
            let none = std::hint::black_box(limited.alloc(layout(too_many)));
            assert!(none.is_null());
            limited.dealloc(zeroed, layout(3000));
            limited.dealloc(block, layout(50));
        }
        assert_eq!(held(), 0);
    }
}
