//! Memory that faults when it is touched, where the core has a unit for that: Armv7-M, Armv8-M and
//! RISC-V. Others run without.

/// Length and alignment of the smallest guard.
pub const LEN: usize = 32;

/// These bytes must not be read or written from now on. Guards come in the order of their
/// addresses; each is a power of two of bytes, at least [`LEN`], and aligned to its length. `false`
/// where the core cannot do that.
pub fn forbid<const N: usize>(guards: [&'static mut [u8]; N]) -> bool {
    unit::forbid(guards.map(|guard| (guard.as_ptr().addr(), guard.len())))
}

#[cfg(target_arch = "arm")]
mod unit {
    use cortex_m::peripheral::{CPUID, MPU};

    /// Registers of the unit, in words: their names depend on the architecture.
    const KIND: usize = 0;
    const CONTROL: usize = 1;
    const NUMBER: usize = 2;
    const BASE: usize = 3;
    /// Armv7-M: size and attributes.
    const LIMIT: usize = 4;
    /// What kinds of memory there are.
    const MEMORY: usize = 12;
    /// Control: on. The usual memory map holds where there is no region with [`BACKGROUND`].
    const ON: usize = 1;
    const BACKGROUND: usize = 1 << 2;

    pub(super) fn forbid<const N: usize>(guards: [(usize, usize); N]) -> bool {
        /// Bits 16 to 19 of CPUID, and what they are from Armv7-M on.
        const ARCHITECTURE: u32 = 0xf << 16;
        /// The bit of CPUID's part number that is set from Armv8-M on.
        const V8: u32 = 0x100 << 4;
        // SAFETY: the register may be read at any time.
        let cpuid = unsafe { (*CPUID::PTR).base.read() };
        if cpuid & ARCHITECTURE != ARCHITECTURE || get(KIND) == 0 {
            return false;
        }
        if cpuid & V8 != 0 {
            all_but(guards);
        } else {
            without_access(guards);
        }
        cortex_m::asm::dsb();
        cortex_m::asm::isb();
        true
    }

    /// Armv7-M: a region without any access for each.
    fn without_access<const N: usize>(guards: [(usize, usize); N]) {
        for (index, (start, len)) in guards.into_iter().enumerate() {
            set(NUMBER, index);
            set(BASE, start);
            set(LIMIT, 1 << 28 | (len.ilog2() as usize - 1) << 1 | 1);
        }
        set(CONTROL, ON | BACKGROUND);
    }

    /// Armv8-M knows only regions with access: all that is not a guard.
    fn all_but<const N: usize>(guards: [(usize, usize); N]) {
        // Normal memory, as write-back caches have it.
        set(MEMORY, 0xff);
        let mut base = 0;
        let end = [(usize::MAX, 0)];
        for (index, (start, len)) in guards.into_iter().chain(end).enumerate() {
            set(NUMBER, index);
            set(BASE, base);
            set(LIMIT, start.wrapping_sub(1) & !0x1f | 1);
            base = start.wrapping_add(len);
        }
        set(CONTROL, ON);
    }

    fn get(register: usize) -> usize {
        // SAFETY: the register is one of the unit's, and may be read at any time.
        unsafe { MPU::PTR.cast::<usize>().add(register).read_volatile() }
    }

    fn set(register: usize, value: usize) {
        let unit = MPU::PTR.cast_mut().cast::<usize>();
        // SAFETY: nothing else in this program uses the unit; by their exclusive references nothing
        // else has the bytes of guards, and all else stays in reach.
        unsafe { unit.add(register).write_volatile(value) };
    }
}

#[cfg(not(target_arch = "arm"))]
mod unit {
    use core::arch::asm;

    /// An entry that holds in machine mode too, of a power of two, without any access.
    const LOCKED: usize = 0x98;

    pub(super) fn forbid<const N: usize>(guards: [(usize, usize); N]) -> bool {
        const { assert!(N <= 2, "the entries that are set below") };
        let mut addresses = [0; 2];
        let mut entries = 0;
        for (slot, (start, len)) in addresses.iter_mut().zip(guards) {
            *slot = start >> 2 | (len / 8 - 1);
            entries = entries << 8 | LOCKED;
        }
        // SAFETY: nothing else in this program uses these registers, and by their exclusive
        // references nothing else has the bytes.
        unsafe {
            asm!("csrw pmpaddr0, {}", in(reg) addresses[0]);
            asm!("csrw pmpaddr1, {}", in(reg) addresses[1]);
            asm!("csrw pmpcfg0, {}", in(reg) entries);
            asm!("fence");
        }
        true
    }
}
