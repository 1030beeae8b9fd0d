//! Instruction counts from the emulator's virtual clock, exact to one instruction; cycles of a core
//! that is not emulated.
//!
//! An emulator that lets one instruction take one nanosecond makes any timer an instruction
//! counter. `now` samples it, `Stopwatch` knows what sampling costs.

#[cfg_attr(target_arch = "arm", path = "arm.rs")]
#[cfg_attr(not(target_arch = "arm"), path = "riscv.rs")]
mod counter;

pub use counter::{Instant, now, start};

/// Instructions between two samples with nothing in between.
pub struct Stopwatch {
    overhead: u64,
}

impl Stopwatch {
    /// Starts the counter and measures the cost of a sample.
    pub fn start() -> Self {
        start();
        let began = now();
        let ended = now();
        Self {
            overhead: counter::instructions(began, ended),
        }
    }

    /// Instructions executed between two samples, without those of sampling.
    pub fn instructions(&self, began: Instant, ended: Instant) -> u64 {
        counter::instructions(began, ended).saturating_sub(self.overhead)
    }
}
