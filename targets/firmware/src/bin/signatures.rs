//! Makes calls of the signatures of a model, one after the other, without a reset in between.
//!
//! In the folder the runner starts in it reads `script.bin`: for each call the number of a
//! signature in a byte, then its inputs. It writes `answers.bin`: for each call the instructions
//! that it took, little-endian in eight bytes, then its outputs.

#![no_std]
#![no_main]
#![allow(unsafe_code, reason = "timer registers and the one static arena")]

#[path = "../clock/mod.rs"]
mod clock;
#[path = "../host_file/mod.rs"]
mod host_file;
#[path = "../start.rs"]
mod start;

use clock::Stopwatch;
use host_file::File;

/// The model that the image holds.
#[allow(dead_code, reason = "typed inputs and outputs are not needed")]
mod model {
    include!(env!(
        "PEAPOD_MODEL_RS",
        "no model; build with `cargo xtask run --script FILE`"
    ));
}

/// Why the firmware stops early; the number is its exit code.
enum Failure {
    /// The model was refused.
    Load = 2,
    /// The script is missing, ends within a call, or has a signature that there is not.
    Input = 3,
    /// `answers.bin` could not be written.
    Output = 4,
}

static mut ARENA: model::Arena = model::Arena::new();

/// The start-up code calls it once.
fn main() -> Result<(), Failure> {
    // SAFETY: `main` runs once, and nothing else names the arena.
    let arena = unsafe { &mut *(&raw mut ARENA) };
    let mut session = model::session(arena).map_err(|_| Failure::Load)?;
    let mut script = File::open(c"script.bin").ok_or(Failure::Input)?;
    let mut answers = File::create(c"answers.bin").ok_or(Failure::Output)?;
    let stopwatch = Stopwatch::start();
    let mut number = [0];
    while script.read(&mut number) {
        let [signature] = number.map(usize::from);
        session.select(signature).ok_or(Failure::Input)?;
        for index in 0..session.model().inputs().len() {
            let input = session.input_mut(index).ok_or(Failure::Input)?;
            if !script.read(input) {
                return Err(Failure::Input);
            }
        }
        let began = clock::now();
        session.run();
        let ended = clock::now();
        let instructions = stopwatch.instructions(began, ended).to_le_bytes();
        let mut written = answers.write(&instructions);
        for index in 0..session.model().outputs().len() {
            written &= answers.write(session.output(index).ok_or(Failure::Output)?);
        }
        if !written {
            return Err(Failure::Output);
        }
    }
    Ok(())
}
