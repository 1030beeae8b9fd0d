//! Where the start-up crates hand over, and where a program that went wrong ends: always with an
//! exit code, never in a loop.

use core::panic::PanicInfo;
use semihosting::process::exit;

/// Exit code of a panic.
const PANIC: i32 = 101;
/// Exit code of a hardware fault.
const FAULT: i32 = 102;

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(not(target_arch = "arm"), riscv_rt::entry)]
fn start() -> ! {
    match crate::main() {
        Ok(()) => exit(0),
        Err(failure) => exit(failure as i32),
    }
}

/// The first 256 bytes of flash, which the boot ROM copies to RAM and runs.
#[cfg(feature = "rp2040-boot2")]
#[used]
// SAFETY: the section is this array alone, and holds no code that the firmware calls.
#[unsafe(link_section = ".boot2")]
static BOOT2: [u8; 256] = rp2040_boot2::BOOT_LOADER_W25Q080;

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    exit(PANIC)
}

#[cfg(target_arch = "arm")]
#[cortex_m_rt::exception]
unsafe fn HardFault(_: &cortex_m_rt::ExceptionFrame) -> ! {
    exit(FAULT)
}

#[cfg(not(target_arch = "arm"))]
#[unsafe(export_name = "ExceptionHandler")]
fn fault(_: &riscv_rt::TrapFrame) -> ! {
    exit(FAULT)
}
