//! Runs many small models with all kernels of theirs: each kernel is tried on the board itself.
//!
//! In the folder the runner starts in it reads `cases.bin`, records one after another until one of
//! length 0 (numbers are little-endian `u32`):
//!
//! - length of the model, number of runs, the budget of a step if they are made in parts, else 0;
//!   then the model, padded to a multiple of 16 bytes;
//! - for every run, all inputs.
//!
//! It writes `outputs.bin`: the outputs of every run of every case, and `counts.bin`: the
//! instructions of every run, as little-endian `u64`. State carries over from run to run, and a
//! model begins in an arena that the one before left dirty. The arena ends where memory ends that
//! may be read, on cores that can guard it.

#![no_std]
#![no_main]
#![allow(unsafe_code, reason = "the one static buffer, and its guard")]

#[path = "../clock/mod.rs"]
mod clock;
#[path = "../guard.rs"]
mod guard;
#[path = "../host_file/mod.rs"]
mod host_file;
#[path = "../start.rs"]
mod start;

/// The kernels of the models and the bytes for one model and its arena, both as the runner says.
mod listed {
    include!(env!("PEAPOD_MODEL_RS"));
}

use clock::Stopwatch;
use host_file::File;
use listed::CAPACITY_BYTES;
use peapod_micro::Session;

// The guard behind the buffer is aligned to its length.
const _: () = assert!(CAPACITY_BYTES.is_multiple_of(guard::LEN));

/// What the lowest words of the stack hold until it reaches them.
const PAINT: [u32; 16] = [0xa5a5_a5a5; 16];

unsafe extern "C" {
    /// The lowest words of the stack, from the linker script.
    #[link_name = "_stack_end"]
    static mut STACK_END: [u32; 16];
}

/// The buffer, and after it bytes that must not be touched.
#[repr(C, align(32))]
struct Buffer([u8; CAPACITY_BYTES], [u8; guard::LEN]);

static mut BUFFER: Buffer = Buffer([0; CAPACITY_BYTES], [0; guard::LEN]);

/// Why the firmware stops early; the number is its exit code.
enum Failure {
    /// A model was refused.
    Load = 2,
    /// `cases.bin` ends early, or a record does not fit.
    Input = 3,
    /// `outputs.bin` or `counts.bin` could not be written.
    Output = 4,
    /// The stack reached its limit, and perhaps the buffer below.
    Stack = 5,
}

/// What the runner reads and writes.
struct Files {
    cases: File,
    outputs: File,
    counts: File,
}

impl Files {
    fn open() -> Result<Self, Failure> {
        let create = |name| File::create(name).ok_or(Failure::Output);
        Ok(Self {
            cases: File::open(c"cases.bin").ok_or(Failure::Input)?,
            outputs: create(c"outputs.bin")?,
            counts: create(c"counts.bin")?,
        })
    }
}

/// Runs every case there is; the start-up code calls it once.
fn main() -> Result<(), Failure> {
    let buffer = &raw mut BUFFER;
    // SAFETY: `main` runs once, and nothing else names the buffer.
    let Buffer(buffer, behind) = unsafe { &mut *buffer };
    guard::forbid([behind]);
    let stack_end = &raw mut STACK_END;
    // SAFETY: the stack is far from its end, and nothing else names it.
    unsafe { stack_end.write_volatile(PAINT) };
    let mut files = Files::open()?;
    let stopwatch = Stopwatch::start();
    loop {
        let model_len = read_number(&mut files.cases)? as usize;
        if model_len == 0 {
            return Ok(());
        }
        let runs = read_number(&mut files.cases)?;
        let budget = read_number(&mut files.cases)?.into();
        let padded_len = model_len.next_multiple_of(16);
        let (model, arena) = buffer
            .split_at_mut_checked(padded_len)
            .ok_or(Failure::Input)?;
        if !files.cases.read(model) {
            return Err(Failure::Input);
        }
        let model = model.get(..model_len).ok_or(Failure::Input)?;
        let model = peapod_micro::load(model, &listed::KERNELS).map_err(|_| Failure::Load)?;
        // At the very end: what reads beyond the arena meets the guard.
        let slack = arena
            .len()
            .checked_sub(model.arena_len().next_multiple_of(16));
        let arena = slack
            .and_then(|slack| arena.get_mut(slack..))
            .ok_or(Failure::Input)?;
        let mut session = model.session(arena).map_err(|_| Failure::Load)?;
        for _ in 0..runs {
            run(&mut session, budget, &stopwatch, &mut files)?;
        }
        // SAFETY: as above.
        if unsafe { stack_end.read_volatile() } != PAINT {
            return Err(Failure::Stack);
        }
    }
}

fn run(
    session: &mut Session<'_, '_>,
    budget: u64,
    stopwatch: &Stopwatch,
    files: &mut Files,
) -> Result<(), Failure> {
    for index in 0..session.model().inputs().len() {
        let input = session.input_mut(index).ok_or(Failure::Input)?;
        if !files.cases.read(input) {
            return Err(Failure::Input);
        }
    }
    let began = clock::now();
    match budget {
        0 => session.run(),
        _ => while session.step_within(budget) {},
    }
    let count = stopwatch.instructions(began, clock::now());
    if !files.counts.write(&count.to_le_bytes()) {
        return Err(Failure::Output);
    }
    for index in 0..session.model().outputs().len() {
        let output = session.output(index).ok_or(Failure::Output)?;
        if !files.outputs.write(output) {
            return Err(Failure::Output);
        }
    }
    Ok(())
}

fn read_number(file: &mut File) -> Result<u32, Failure> {
    let mut bytes = [0; 4];
    if file.read(&mut bytes) {
        Ok(u32::from_le_bytes(bytes))
    } else {
        Err(Failure::Input)
    }
}
