//! How deep the stack went: paint what is free, then look how much paint is left.

use crate::files::Failure;

const PAINT: u32 = 0xa5a5_a5a5;
/// The painter's own frame, and whatever its caller keeps below its locals.
const MARGIN_BYTES: usize = 128;

unsafe extern "C" {
    /// Lowest word of the stack, from the linker script.
    static mut _stack_end: u32;
    /// First address above the stack.
    static mut _stack_start: u32;
}

/// Paints everything below the caller's frame.
#[inline(never)]
pub fn paint() {
    let mut here = 0_u32;
    let top = (&raw mut here).addr() - MARGIN_BYTES;
    let mut word = &raw mut _stack_end;
    while word.addr() < top {
        // SAFETY: between the stack's end and this frame there is only free stack.
        unsafe {
            word.write_volatile(PAINT);
            word = word.add(1);
        }
    }
}

/// Bytes between the top of the stack and the lowest word that has lost its paint.
pub fn used_bytes() -> Result<usize, Failure> {
    let bottom = &raw mut _stack_end;
    let top = &raw mut _stack_start;
    let mut word = bottom;
    // SAFETY: all of it is within the stack's region.
    while word < top && unsafe { word.read_volatile() } == PAINT {
        word = word.wrapping_add(1);
    }
    if word == bottom {
        Err(Failure::Stack)
    } else {
        Ok(top.addr() - word.addr())
    }
}
