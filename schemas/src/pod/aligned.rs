//! Bytes aligned as values are.

use alloc::collections::TryReserveError;
use alloc::vec::Vec;

use bytemuck::{Pod, Zeroable};

/// 64 bytes, aligned as values are.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// Bytes that begin at a multiple of 64.
#[derive(Debug, Default)]
pub struct AlignedBytes {
    lines: Vec<Line>,
    len: usize,
}

impl AlignedBytes {
    /// Zeros.
    ///
    /// # Errors
    ///
    /// The machine does not have that much memory.
    pub fn zeros(len: usize) -> Result<Self, TryReserveError> {
        let mut lines = Vec::new();
        let count = len.div_ceil(64);
        lines.try_reserve_exact(count)?;
        // bounded: reserved above
        lines.resize(count, Line([0; 64]));
        Ok(Self { lines, len })
    }

    /// A copy of these bytes.
    ///
    /// # Errors
    ///
    /// The machine does not have that much memory.
    pub fn copy_of(bytes: &[u8]) -> Result<Self, TryReserveError> {
        let mut lines = Self::zeros(bytes.len())?;
        lines.bytes_mut().copy_from_slice(bytes);
        Ok(lines)
    }

    /// All bytes.
    pub fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.lines)[..self.len]
    }

    /// All bytes, to be written.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.lines)[..self.len]
    }
}
