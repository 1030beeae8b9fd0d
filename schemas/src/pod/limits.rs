//! What a pod has at most: its reader refuses more, and its writer asks before it writes.

/// Most devices of a mesh.
pub const MAX_DEVICES: usize = 1 << 20;
/// Most bytes of one value: with as many devices as are allowed, sizes do not overflow.
pub const MAX_VALUE_BYTES: usize = 1 << 40;
/// Most bytes of an arena.
pub const MAX_ARENA_BYTES: usize = 1 << 48;
/// Most dimensions of a tensor, and axes of a mesh.
pub const MAX_RANK: usize = 32;
/// How deeply computations may call one another.
pub const MAX_CALLS: usize = 64;
/// Largest stride, dilation, padding or window.
pub const MAX_STEP: u64 = 1 << 31;
