//! Memory that faults when it is touched, where the core's protection unit can do that: Armv7-M.
//! Others run without.

/// Bytes of a guard: the smallest region there is. It begins at a multiple of its length.
pub const LEN: usize = 32;

/// These bytes must not be read or written from now on.
#[cfg(target_arch = "arm")]
pub fn forbid(bytes: &'static mut [u8; LEN]) {
    use cortex_m::peripheral::{CPUID, MPU};
    /// Bits 16 to 19 of CPUID, and what they are from Armv7-M on.
    const ARCHITECTURE: u32 = 0xf << 16;
    /// The bit of CPUID's part number that Armv8-M has and Armv7-M has not.
    const V8: u32 = 0x100 << 4;
    /// A region of 32 bytes without any access, switched on.
    const NO_ACCESS_32: u32 = (1 << 28) | (4 << 1) | 1;
    /// On, with the usual memory map if there is no region.
    const ON: u32 = 0b101;
    // SAFETY: nothing else in this program uses these registers, and by their exclusive reference
    // nothing else has the bytes.
    unsafe {
        let cpuid = (*CPUID::PTR).base.read();
        if cpuid & ARCHITECTURE != ARCHITECTURE || cpuid & V8 != 0 {
            return;
        }
        // As words: their names depend on the architecture that the crate was built for.
        let [kind, control, number, base, attributes] =
            [0, 1, 2, 3, 4].map(|word| MPU::PTR.cast_mut().cast::<u32>().add(word));
        if kind.read_volatile() == 0 {
            return;
        }
        number.write_volatile(0);
        base.write_volatile(bytes.as_ptr().addr() as u32);
        attributes.write_volatile(NO_ACCESS_32);
        control.write_volatile(ON);
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// This core has no protection unit that we know.
#[cfg(target_arch = "riscv32")]
pub fn forbid(_: &'static mut [u8; LEN]) {}
