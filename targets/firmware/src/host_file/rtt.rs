//! The control block of RTT with one channel upwards: what a debug probe looks for in RAM.

use core::cell::UnsafeCell;

/// Bytes of the channel's buffer.
pub const LEN: usize = 1024;

/// A channel of the control block: `#[repr(C)]`, as probes read it.
#[allow(dead_code, reason = "probes read all of it")]
#[repr(C)]
pub struct Channel {
    name: *const u8,
    /// First byte of the buffer.
    pub buffer: *mut u8,
    len: u32,
    /// Where the firmware writes next.
    pub write: u32,
    /// Where the probe reads next.
    pub read: u32,
    flags: u32,
}

/// The control block.
#[allow(dead_code, reason = "as above")]
#[repr(C)]
pub struct Block {
    id: [u8; 16],
    up_channels: u32,
    down_channels: u32,
    /// The channel.
    pub up: Channel,
}

/// A static that a probe reads and writes while the core runs.
#[repr(transparent)]
pub struct Shared<T>(pub UnsafeCell<T>);

// SAFETY: the firmware has one thread, and its interrupts do not touch it.
unsafe impl<T> Sync for Shared<T> {}

static BUFFER: Shared<[u8; LEN]> = Shared(UnsafeCell::new([0; LEN]));

/// What the firmware does when the buffer is full: it waits.
const BLOCKS: u32 = 2;

/// Where probes find it: in memory by its first bytes, or in the image by its name.
// SAFETY: no other symbol of the firmware has this name.
#[unsafe(export_name = "_SEGGER_RTT")]
pub static BLOCK: Shared<Block> = Shared(UnsafeCell::new(Block {
    id: *b"SEGGER RTT\0\0\0\0\0\0",
    up_channels: 1,
    down_channels: 0,
    up: Channel {
        name: c"Terminal".as_ptr().cast(),
        buffer: BUFFER.0.get().cast(),
        len: LEN as u32,
        write: 0,
        read: 0,
        flags: BLOCKS,
    },
}));
