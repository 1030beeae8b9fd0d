//! Kernels: what one device computes in one step, on dense row-major tensors.
//!
//! The loader has checked everything a kernel relies on: element types, shapes, attributes, and
//! that results do not overlap operands. A kernel splits its work into pieces that depend on the
//! shapes alone, so its results do not depend on the number of threads.

use peapod_schemas::pod::DType;

/// A tensor that is read.
#[derive(Clone, Copy, Debug)]
pub struct Dense<'a> {
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first.
    pub shape: &'a [usize],
    /// Little-endian elements, row-major, aligned to 64 bytes.
    pub bytes: &'a [u8],
}

/// A tensor that is written, every element of it.
#[derive(Debug)]
pub struct DenseMut<'a> {
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first.
    pub shape: &'a [usize],
    /// Little-endian elements, row-major, aligned to 64 bytes.
    pub bytes: &'a mut [u8],
}
