//! Arm: SysTick, a 24-bit down-counter that ticks once in many instructions of an emulator, and
//! once in a cycle of a core.
//!
//! One reading is as coarse as a tick. Let `N / D` be the instructions per tick in lowest terms.
//! Then N readings that are k instructions apart, k coprime to N, sum up to `D * t` plus a
//! constant, where t is the instruction at which the first was taken: the remainders of all N
//! divisions are 0 … N - 1 in some order, whatever t is. So the sum tells single instructions
//! apart.

use core::arch::asm;
use core::ptr;
use core::sync::atomic::{AtomicU32, Ordering};
use cortex_m::peripheral::SYST;
use cortex_m_rt::exception;

include!(env!("PEAPOD_BOARD_RS"));

/// What counts; that the target's file names another than SysTick, this does not know.
#[allow(dead_code, reason = "for the boards of RISC-V")]
enum Counter {
    /// Arm's.
    Systick,
}
const _: Counter = COUNTER;

const LAST: u32 = (1 << 24) - 1;
/// Instructions from one reading to the next in `sample`.
const STRIDE: u32 = 7;
const _: () = assert!(TICK_INSTRUCTIONS != 0 && !TICK_INSTRUCTIONS.is_multiple_of(STRIDE));

static WRAPS: AtomicU32 = AtomicU32::new(0);

/// The counter passed zero. Loads and stores only: Armv6-M has no atomic add.
#[exception]
fn SysTick() {
    WRAPS.store(
        WRAPS.load(Ordering::Relaxed).wrapping_add(1),
        Ordering::Relaxed,
    );
}

/// A sample of the counter.
#[derive(Clone, Copy)]
pub struct Instant {
    wraps: u32,
    first: u32,
    sum: u32,
}

/// Lets the counter run over its whole range, with an interrupt at each wrap.
pub fn start() {
    // SAFETY: the registers are SysTick's own; nothing else in this program uses it.
    unsafe {
        let systick = &*SYST::PTR;
        systick.rvr.write(LAST);
        systick.cvr.write(0);
        systick.csr.write(0b111);
        // The first period begins with a zero that no interrupt announces.
        while systick.cvr.read() == 0 {}
    }
}

/// Samples the counter: `TICK_INSTRUCTIONS` readings, always the same instructions.
#[inline(never)]
pub fn now() -> Instant {
    loop {
        let wraps = WRAPS.load(Ordering::Relaxed);
        let (first, sum) = sample();
        if wraps == WRAPS.load(Ordering::Relaxed) {
            return Instant { wraps, first, sum };
        }
    }
}

/// The first reading, and the sum of the ticks from it to each of the next `TICK_INSTRUCTIONS`.
#[inline(always)]
fn sample() -> (u32, u32) {
    let (first, sum): (u32, u32);
    // SAFETY: it only reads SysTick's current value, which has no side effect.
    unsafe {
        let counter = ptr::addr_of!((*SYST::PTR).cvr);
        asm!(
            "ldr {first}, [{counter}]",
            "2:",
            "ldr {ticks}, [{counter}]",
            "subs {ticks}, {first}, {ticks}",
            "lsls {ticks}, {ticks}, #8",
            "lsrs {ticks}, {ticks}, #8",
            "adds {sum}, {sum}, {ticks}",
            "subs {left}, {left}, #1",
            "bne 2b",
            counter = in(reg) counter,
            first = out(reg) first,
            ticks = out(reg) _,
            left = inout(reg) TICK_INSTRUCTIONS => _,
            sum = inout(reg) 0_u32 => sum,
            options(nostack, readonly),
        );
    }
    (first, sum)
}

impl Instant {
    /// `D * t` plus a constant.
    fn fine_ticks(self) -> u64 {
        // The interrupt comes when the counter reaches zero, which so begins a new period.
        let since_wrap = self.first.wrapping_neg() & LAST;
        let ticks = (u64::from(self.wraps) << 24) + u64::from(since_wrap);
        ticks * u64::from(TICK_INSTRUCTIONS) + u64::from(self.sum)
    }
}

/// Instructions between two samples.
pub fn instructions(began: Instant, ended: Instant) -> u64 {
    ended.fine_ticks().wrapping_sub(began.fine_ticks()) / u64::from(TICKS)
}
