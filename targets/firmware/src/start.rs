//! Where the start-up crates hand over, and where a program that went wrong ends: always with an
//! exit code, never in a loop.

use core::panic::PanicInfo;
use semihosting::process::exit;

/// Exit code of a panic.
const PANIC: i32 = 101;
/// Exit code of a hardware fault.
const FAULT: i32 = 102;

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn start() -> ! {
    match crate::main() {
        Ok(()) => exit(0),
        Err(failure) => exit(failure as i32),
    }
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    exit(PANIC)
}

#[cfg(target_arch = "arm")]
#[cortex_m_rt::exception]
unsafe fn HardFault(_: &cortex_m_rt::ExceptionFrame) -> ! {
    exit(FAULT)
}

#[cfg(target_arch = "riscv32")]
#[unsafe(export_name = "ExceptionHandler")]
fn fault(_: &riscv_rt::TrapFrame) -> ! {
    exit(FAULT)
}
