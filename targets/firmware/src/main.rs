//! One firmware for every board: runs a model on inputs read over semihosting.
//!
//! In the folder the runner starts in, it reads `in_<run>_<input>.bin` for run 0, 1, … until there
//! is no such file, writes `out_<run>_<output>.bin`, and writes `profile.bin` (see `profile.rs`).
//! State carries over from run to run.

#![no_std]
#![no_main]
#![allow(
    unsafe_code,
    reason = "stack limits, timer registers and the one static arena"
)]

mod clock;
mod files;
mod host_file;
mod profile;
mod stack;
mod start;

use clock::Stopwatch;
use core::mem::MaybeUninit;
use files::Failure;
use peapod_micro::StepEvent;
use profile::{Profile, Record};

/// The compiled model: its bytes, its kernels and the size of its arena.
#[allow(
    dead_code,
    reason = "typed inputs and outputs are for firmware that knows its model"
)]
mod model {
    include!(env!(
        "PEAPOD_MODEL_RS",
        "no model; build with `cargo xtask build --target T --model FILE`"
    ));
}

#[unsafe(link_section = ".arena")]
static mut ARENA: MaybeUninit<model::Arena> = MaybeUninit::uninit();

/// Runs every input there is; the start-up code calls it once.
fn main() -> Result<(), Failure> {
    // SAFETY: `main` runs once, and nothing else names the arena. All zeros is an arena.
    let arena = unsafe {
        let arena = (&raw mut ARENA).cast::<model::Arena>();
        arena.write_bytes(0, 1);
        &mut *arena
    };
    let mut profile = Profile::create()?;
    let stopwatch = Stopwatch::start();

    stack::paint();
    let began = clock::now();
    let loaded = model::session(arena);
    let ended = clock::now();
    let mut session = loaded.map_err(|_| Failure::Load)?;
    profile.write(Record::Load, 0, stopwatch.instructions(began, ended))?;
    profile.write(Record::Session, 0, size_of_val(&session) as u64)?;

    let mut run = 0;
    while files::read_inputs(&mut session, run)? {
        let began = clock::now();
        session.run();
        let ended = clock::now();
        if run == 0 {
            profile.write(Record::Stack, 0, stack::used_bytes()? as u64)?;
        }
        profile.write(Record::Run, run, stopwatch.instructions(began, ended))?;
        files::write_outputs(&session, "out", run)?;
        run += 1;
        if session.model().inputs().is_empty() {
            break;
        }
    }

    // Once more from the first state, with the clock read between steps. The outputs must be those
    // of run 0, which also shows that `reset` forgets everything.
    session.reset();
    if run != 0 && files::read_inputs(&mut session, 0)? {
        let mut began = clock::now();
        session.run_with(|event| match event {
            StepEvent::Begin { .. } => began = clock::now(),
            StepEvent::End { step, .. } => {
                let ended = clock::now();
                profile.note(
                    Record::Step,
                    step as u32,
                    stopwatch.instructions(began, ended),
                );
            }
        });
        files::write_outputs(&session, "again", 0)?;
    }
    profile.finish()
}
