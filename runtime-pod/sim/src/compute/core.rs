//! The numbers of one core that times follow from.

use super::Tile;
use crate::machine::Machine;

/// One core, in SI units.
#[derive(Clone, Debug, PartialEq)]
pub struct Core {
    /// Cycles per second; a row goes through an array in one.
    pub clock_hz: f64,
    /// Systolic arrays.
    pub mxus: u64,
    /// Rows of an array: the depth of a product that it holds.
    pub mxu_rows: u64,
    /// Columns of an array.
    pub mxu_columns: u64,
    /// Passes over the array that 32-bit floats take.
    pub f32_passes: f64,
    /// Share of the peak that full tiles reach.
    pub mxu_efficiency: f64,
    /// Elements of 32 bits that a vector instruction takes.
    pub vector_elements: u64,
    /// Vector instructions a cycle.
    pub vector_alus: u64,
    /// Share of the peak that vector instructions reach.
    pub vector_efficiency: f64,
    /// Tiles that tensors are stored in.
    pub tile: Tile,
    /// Bytes of on-chip memory.
    pub vmem_bytes: u64,
    /// Bytes of memory.
    pub hbm_bytes: u64,
    /// Bytes a second, reading and writing together.
    pub hbm_bytes_per_s: f64,
    /// Share of them that is reached.
    pub hbm_efficiency: f64,
    /// Seconds between two steps.
    pub step_overhead_s: f64,
    /// Seconds that every kernel takes besides.
    pub instruction_overhead_s: f64,
}

impl From<&Machine> for Core {
    fn from(machine: &Machine) -> Self {
        let Machine {
            mxu,
            vector,
            settings,
            ..
        } = machine;
        let wide = |number: std::num::NonZeroU32| u64::from(number.get());
        Self {
            clock_hz: machine.clock_hz * wide(mxu.pass_rows) as f64 / wide(mxu.pass_cycles) as f64,
            mxus: wide(mxu.per_core),
            mxu_rows: wide(mxu.rows),
            mxu_columns: wide(mxu.columns),
            f32_passes: settings.f32_mxu_passes.value,
            mxu_efficiency: settings.mxu_efficiency.value,
            vector_elements: wide(vector.lanes) * wide(vector.sublanes),
            vector_alus: wide(vector.alus_per_sublane),
            vector_efficiency: settings.vector_efficiency.value,
            tile: machine.tile,
            vmem_bytes: machine.vmem_bytes,
            hbm_bytes: machine.memory_bytes,
            hbm_bytes_per_s: settings.hbm_bandwidth_bytes_per_s.value,
            hbm_efficiency: settings.hbm_efficiency.value,
            step_overhead_s: settings.step_overhead_s.value,
            instruction_overhead_s: settings.instruction_overhead_s.value,
        }
    }
}

impl Core {
    /// Floating-point operations a second in the narrowest type that the arrays multiply.
    pub fn peak_flops_per_s(&self) -> f64 {
        2.0 * (self.mxus * self.mxu_rows * self.mxu_columns) as f64 * self.clock_hz
    }
}
