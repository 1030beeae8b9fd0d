//! Calls every wrapper of the instruction sets with slices flush against memory that faults.
//!
//! It reads `probe.bin`, little-endian `u32`: what to do (0: the calls; 1, 2: touch what lies
//! before, behind the slices, which must fault), a seed, and how often to call each wrapper. It
//! writes `digests.bin`: a digest of the results of each [`BLOCK`] calls. What goes wrong is
//! printed with the call that it happened in.

#![no_std]
#![no_main]
#![allow(unsafe_code, reason = "the ends of memory, and their guards")]

#[path = "../guard.rs"]
mod guard;
#[path = "../host_file/mod.rs"]
mod host_file;

use core::fmt::{self, Write};
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use host_file::File;
use peapod_probe::{BLOCK, Rooms, WRAPPERS};
use semihosting::process::exit;

/// Why the firmware stops early; the number is its exit code.
enum Failure {
    /// `probe.bin` is missing or too short.
    Input = 3,
    /// `digests.bin` could not be written.
    Output = 4,
    /// Bytes beside a slice were written.
    Overrun = 6,
}

/// Exit code of a panic.
const PANIC: i32 = 101;
/// Exit code of a hardware fault.
const FAULT: i32 = 102;

/// Bytes at either end of a room, where the core can guard them.
const GUARD_LEN: usize = 2048;

/// Which wrapper is being called.
static WRAPPER: AtomicUsize = AtomicUsize::new(0);
/// Which of its calls that is.
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// The middle room.
#[repr(C, align(16))]
struct Middle([u8; 4096]);

static mut MIDDLE: Middle = Middle([0; 4096]);

unsafe extern "C" {
    /// Where memory begins: the linker leaves it to this program up to the next one.
    static mut _low_start: u8;
    static mut _low_end: u8;
    /// The same where memory ends.
    static mut _high_start: u8;
    static mut _high_end: u8;
}

fn main() -> Result<(), Failure> {
    let mut plan = File::open(c"probe.bin").ok_or(Failure::Input)?;
    let [job, seed, calls] = [read(&mut plan)?, read(&mut plan)?, read(&mut plan)?];
    let mut rooms = rooms();
    match job {
        1 => touch(rooms.low.as_ptr().wrapping_sub(1)),
        2 => touch(rooms.high.as_ptr_range().end),
        _ => {}
    }
    let mut digests = File::create(c"digests.bin").ok_or(Failure::Output)?;
    for (index, wrapper) in WRAPPERS.iter().enumerate() {
        WRAPPER.store(index, Ordering::Relaxed);
        for block in (0..calls).step_by(BLOCK) {
            let mut digest = 0;
            for number in block..calls.min(block + BLOCK as u32) {
                NUMBER.store(number, Ordering::Relaxed);
                let made = peapod_probe::call(wrapper, seed, number, &mut rooms);
                let results = made.map_err(|_| Failure::Overrun)?;
                digest = peapod_probe::digest(digest, results);
            }
            if !digests.write(&digest.to_le_bytes()) {
                return Err(Failure::Output);
            }
        }
    }
    Ok(())
}

/// The rooms: the outer two end where memory ends, or where a guard begins.
fn rooms() -> Rooms<'static> {
    /// The bytes from one address to another.
    ///
    /// # Safety
    ///
    /// There is memory between them that nothing else uses, and this is called once.
    unsafe fn between(start: *mut u8, end: *mut u8) -> &'static mut [u8] {
        let len = end.addr() - start.addr();
        // SAFETY: the caller's promise; the bytes are set before they are read.
        unsafe {
            start.write_bytes(0, len);
            core::slice::from_raw_parts_mut(start, len)
        }
    }
    // SAFETY: the linker script leaves these bytes to this function, which is called once, and
    // nothing else names the middle room.
    let (low, high, middle) = unsafe {
        (
            between(&raw mut _low_start, &raw mut _low_end),
            between(&raw mut _high_start, &raw mut _high_end),
            &mut *(&raw mut MIDDLE.0),
        )
    };
    let (before, low) = low.split_at_mut(GUARD_LEN);
    let split = high.len() - GUARD_LEN;
    let (high, behind) = high.split_at_mut(split);
    if guard::forbid([before, behind]) {
        return Rooms { low, middle, high };
    }
    // There is no memory beyond: the guards become rooms.
    // SAFETY: as above; the slices that were made of these bytes are used no more.
    let (low, high) = unsafe {
        (
            between(&raw mut _low_start, &raw mut _low_end),
            between(&raw mut _high_start, &raw mut _high_end),
        )
    };
    Rooms { low, middle, high }
}

/// Reads a byte that must not be read.
fn touch(byte: *const u8) {
    // SAFETY: this is to fault; if it does not, a byte was read, and the runner sees it end well.
    unsafe { byte.read_volatile() };
}

fn read(file: &mut File) -> Result<u32, Failure> {
    let mut bytes = [0; 4];
    match file.read(&mut bytes) {
        true => Ok(u32::from_le_bytes(bytes)),
        false => Err(Failure::Input),
    }
}

/// What the host prints.
struct Console(File);

impl Write for Console {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        match self.0.write(text.as_bytes()) {
            true => Ok(()),
            false => Err(fmt::Error),
        }
    }
}

/// Prints what happened and in which call, and ends.
fn stop(what: &dyn fmt::Display, code: i32) -> ! {
    if let Some(file) = File::create(c":tt") {
        let wrapper = WRAPPERS.get(WRAPPER.load(Ordering::Relaxed));
        let (name, arguments) = wrapper.map_or(("", ""), |it| (it.name, it.arguments));
        // Nothing can be done about a console that takes no text.
        let _ = writeln!(
            Console(file),
            "{what} in call {} of {name} ({arguments}: {:?})",
            NUMBER.load(Ordering::Relaxed),
            peapod_probe::last_call()
        );
    }
    exit(code)
}

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn start() -> ! {
    match main() {
        Ok(()) => exit(0),
        Err(Failure::Overrun) => stop(&"bytes beside a slice were written", 6),
        Err(failure) => exit(failure as i32),
    }
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    stop(info, PANIC)
}

#[cfg(target_arch = "arm")]
#[cortex_m_rt::exception]
unsafe fn HardFault(frame: &cortex_m_rt::ExceptionFrame) -> ! {
    stop(&format_args!("a fault at {:#010x}", frame.pc()), FAULT)
}

#[cfg(target_arch = "riscv32")]
#[unsafe(export_name = "ExceptionHandler")]
fn fault(_: &riscv_rt::TrapFrame) -> ! {
    stop(
        &format_args!("a fault at {:#010x}", riscv::register::mepc::read()),
        FAULT,
    )
}
