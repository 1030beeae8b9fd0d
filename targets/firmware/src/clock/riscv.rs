//! RISC-V: counters of cycles or of retired instructions; which one, the target's file says.

use core::arch::asm;

include!(env!("PEAPOD_BOARD_RS"));

/// What counts.
#[allow(dead_code, reason = "a board has one of them")]
enum Counter {
    /// Arm's; no core here has it.
    Systick,
    /// Retired instructions.
    Minstret,
    /// Cycles. They may stand still after reset.
    Mcycle { inhibited: bool },
    /// Cycles on Espressif's cores.
    Mpccr,
    /// A counter in memory.
    Register {
        low: usize,
        high: Option<usize>,
        control: usize,
        enable: u32,
    },
}

/// For the boards of Arm.
const _: (u32, u32) = (TICK_INSTRUCTIONS, TICKS);

/// A sample of the counter.
pub type Instant = u64;

/// Lets the counter run.
pub fn start() {
    match COUNTER {
        Counter::Systick | Counter::Minstret | Counter::Mcycle { inhibited: false } => {}
        // SAFETY: the register, `mcountinhibit`, has only to do with counters.
        Counter::Mcycle { inhibited: true } => unsafe { asm!("csrw 0x320, zero") },
        // SAFETY: as above: which event is counted, and that it is.
        Counter::Mpccr => unsafe {
            asm!("csrw 0x7e0, {}", in(reg) 1);
            asm!("csrw 0x7e1, {}", in(reg) 1);
        },
        Counter::Register {
            control, enable, ..
        } => {
            let control = core::ptr::with_exposed_provenance_mut::<u32>(control);
            // SAFETY: the target's file says that this register is the counter's.
            unsafe { control.write_volatile(enable) };
        }
    }
}

/// Samples the counter.
#[inline(never)]
pub fn now() -> Instant {
    match COUNTER {
        Counter::Minstret => riscv::register::minstret::read64(),
        Counter::Systick | Counter::Mcycle { .. } => riscv::register::mcycle::read64(),
        Counter::Mpccr => {
            let cycles: usize;
            // SAFETY: it only reads the counter.
            unsafe { asm!("csrr {}, 0x7e2", out(reg) cycles) };
            cycles as u64
        }
        Counter::Register { low, high, .. } => in_memory(low, high),
    }
}

/// Samples a counter in memory.
fn in_memory(low: usize, high: Option<usize>) -> u64 {
    // SAFETY: the target's file says that these registers are the counter's.
    let get = |address: usize| unsafe {
        core::ptr::with_exposed_provenance::<u32>(address).read_volatile()
    };
    let Some(high) = high else {
        return u64::from(get(low));
    };
    loop {
        let (before, word) = (get(high), get(low));
        if before == get(high) {
            return u64::from(before) << 32 | u64::from(word);
        }
    }
}

/// Counts between two samples. A counter of 32 bits may have passed zero once.
pub fn instructions(began: Instant, ended: Instant) -> u64 {
    let passed = ended.wrapping_sub(began);
    match COUNTER {
        Counter::Mpccr | Counter::Register { high: None, .. } => passed & 0xffff_ffff,
        Counter::Systick
        | Counter::Minstret
        | Counter::Mcycle { .. }
        | Counter::Register { high: Some(_), .. } => passed,
    }
}
