//! Loads any bytes as a pod and runs what `load` lets pass.
//!
//! The first byte of the input chooses a sound pod, and the rest is a list of edits to it: position
//! and new value of a 32-bit word. Beyond the list of pods, the rest is the file itself.

#![no_main]

#[path = "../../runtime-pod/tests/pod/samples.rs"]
mod samples;
#[allow(dead_code, reason = "only what makes the samples is used")]
#[path = "../../runtime-pod/tests/pod/support.rs"]
mod support;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use peapod_pod::{Engine, EngineOptions, Executor};

/// Bytes of all devices together beyond which nothing is run.
const MEMORY: usize = 1 << 22;

/// Iterations of loops, which may have no end.
const ITERATIONS: u64 = 64;

/// Element operations of a device: few seconds' worth.
const WORK: u64 = 1 << 24;

static SAMPLES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(samples::all);

fuzz_target!(|data: &[u8]| {
    if let Some(file) = peapod_fuzz::edited(data, &SAMPLES) {
        take(&file);
    }
});

fn take(bytes: &[u8]) {
    let Ok(program) = peapod_pod::load_without_checksum(bytes) else {
        return;
    };
    let memory = program.mesh.devices().saturating_mul(program.arena_bytes + 4096);
    if memory > MEMORY {
        return;
    }
    let ports: Vec<usize> = program.inputs.iter().map(|port| port.global_bytes()).collect();
    let options = EngineOptions { threads: 1, max_iterations: ITERATIONS, max_work: WORK };
    let Ok(mut executor) = Executor::new(program, options) else {
        return;
    };
    for (index, bytes) in ports.into_iter().enumerate() {
        executor.set_input(index, &vec![0x41; bytes]).expect("as many bytes as the port has");
    }
    if executor.step().is_ok() {
        for index in 0..executor.program().outputs.len() {
            executor.output(index).expect("an output");
        }
        drop(executor.check_replicas());
        executor.feed_back().expect("one process has no errors there");
    }
}
