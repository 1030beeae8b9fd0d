//! Text to the host, by way of the memory that a debug probe reads.

use super::rtt::{BLOCK, LEN};
use core::sync::atomic::{Ordering, fence};

/// The channel.
pub struct Up;

impl Up {
    /// Waits until the probe has read everything.
    pub fn flush(&self) {
        let block = BLOCK.0.get();
        // SAFETY: the words are in a static that only this type and the probe touch.
        unsafe {
            let channel = &raw const (*block).up;
            let write = (&raw const (*channel).write).read_volatile();
            while (&raw const (*channel).read).read_volatile() != write {}
        }
    }

    /// Writes text, and waits for the probe where the buffer is full.
    pub fn write(&self, text: &[u8]) {
        let block = BLOCK.0.get();
        for &byte in text {
            // SAFETY: all of it is in statics that only this function and the probe touch, and
            // `write` is less than the length of the buffer.
            unsafe {
                let channel = &raw mut (*block).up;
                let write = (&raw const (*channel).write).read_volatile() % LEN as u32;
                let next = (write + 1) % LEN as u32;
                while (&raw const (*channel).read).read_volatile() == next {}
                let buffer = (&raw const (*channel).buffer).read();
                buffer.add(write as usize).write_volatile(byte);
                // The byte is there before the probe may read it.
                fence(Ordering::SeqCst);
                (&raw mut (*channel).write).write_volatile(next);
            }
        }
    }
}
