//! How a `custom` step describes its tensors: records among the constants, since the runtime knows
//! no shapes of what is between steps.

use super::MAX_RANK;

/// Most tensors of a custom operator, inputs and outputs together.
pub const MAX_CUSTOM_TENSORS: usize = 16;

/// Inputs of a step before those of the operator: the records, then name and options.
pub const CUSTOM_HEADER: usize = 2;

/// A tensor of a custom operator. After the records of all, inputs first, come all scales as the
/// bits of floats, then as many zero points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct TensorRecord {
    /// A number of [`ElementType`](super::ElementType).
    pub element: u32,
    /// How many of `dims` count.
    pub rank: u32,
    /// Extents, outermost first, then zeros.
    pub dims: [u32; MAX_RANK],
    /// The dimension that scales belong to, where there are several.
    pub axis: u32,
    /// Scales of tensors before this one.
    pub first_scale: u32,
    /// Its own: none, one, or one for each index of `axis`.
    pub scales: u32,
}

/// Words of a record.
pub const RECORD_WORDS: usize = size_of::<TensorRecord>() / size_of::<u32>();
