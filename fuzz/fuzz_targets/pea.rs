//! Loads any bytes as a pea and runs what `load` lets pass.
//!
//! The first byte of the input chooses a sound pea, and the rest is a list of edits to it: position
//! and new value of a 32-bit word. Beyond the list of peas, the rest is the file itself.

#![no_main]

#[path = "../../runtime-micro/tests/support/mod.rs"]
mod support;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use peapod_micro::kernels;
use support::{Aligned, Pea, samples};

/// Arenas beyond this are not run: no machine would have the memory.
const ARENA_LEN_MAX: usize = 1 << 20;

static SAMPLES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut files: Vec<_> = samples::each().iter().map(Pea::build).collect();
    files.push(samples::all().build());
    files
});

fuzz_target!(|data: &[u8]| {
    if let Some(file) = peapod_fuzz::edited(data, &SAMPLES) {
        take(&file);
    }
});

fn take(bytes: &[u8]) {
    let file = Aligned::new(bytes);
    let Ok(model) = peapod_micro::load_without_checksum(file.bytes(), &kernels::ALL) else {
        return;
    };
    if model.arena_len() > ARENA_LEN_MAX {
        return;
    }
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let inputs = model.inputs().len();
    let mut session = model.session(arena.bytes_mut()).expect("the arena is long enough");
    for index in 0..inputs {
        session.input_mut(index).expect("load checked the port").fill(0x77);
    }
    session.run();
    session.reset();
    session.run();
}
