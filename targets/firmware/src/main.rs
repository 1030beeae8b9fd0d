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
mod program;
mod stack;
mod start;

use files::Failure;

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

/// The custom operators that models may have: those that they lack are not linked.
#[allow(dead_code, reason = "few models have custom operators")]
#[path = "../../../examples/custom-op/scale_rows.rs"]
mod scale_rows;

#[allow(
    unused_imports,
    reason = "as above: the module of a model looks for it here"
)]
use scale_rows::CUSTOM_OPS;

/// The start-up code calls it once.
fn main() -> Result<(), Failure> {
    program::run()
}
