//! RISC-V: the counter of retired instructions.

/// A sample of the counter.
pub type Instant = u64;

/// The counter runs from reset.
pub fn start() {}

/// Samples the counter.
#[inline(never)]
pub fn now() -> Instant {
    riscv::register::minstret::read64()
}

/// Instructions between two samples.
pub fn instructions(began: Instant, ended: Instant) -> u64 {
    ended.wrapping_sub(began)
}
