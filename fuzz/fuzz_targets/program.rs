//! Reads any bytes as a pod, holds the program to what the reader promises, and simulates it.
//!
//! Inputs are as those of the target `pod`: the first byte chooses a sound pod, and the rest is a
//! list of edits to it. Beyond the list of pods, the rest is the file itself.

#![no_main]

#[path = "../../runtime-pod/tests/pod/samples.rs"]
mod samples;
#[allow(dead_code, reason = "only what makes the samples is used")]
#[path = "../../runtime-pod/tests/pod/support.rs"]
mod support;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use peapod_schemas::pod::{self, Computation, Place, Program, Step, Value};
use peapod_sim::WalkError;
use peapod_sim::compute::{Core, Kernels};
use peapod_sim::schedule::{Limits, Overlap};
use peapod_sim::simulation::{Links, Options, Sent, simulate};

static SAMPLES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(samples::all);

fuzz_target!(|data: &[u8]| {
    if let Some(file) = peapod_fuzz::edited(data, &SAMPLES) {
        read(&file);
    }
});

fn read(bytes: &[u8]) {
    let program = match pod::read_without_checksum(bytes) {
        Ok(program) => program,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(program.mesh.devices() > 0);
    for port in program.inputs.iter().chain(&program.outputs) {
        assert!(port.value < program.entry().values.len());
        assert!(port.replaces.is_none_or(|input| input < program.inputs.len()));
    }
    for (index, computation) in program.computations.iter().enumerate() {
        computation.values.iter().for_each(|value| value_within(value, &program));
        for step in 0..computation.steps.len() {
            step_within(computation, step, &program);
            assert!(!program.place(index, step).is_empty());
        }
    }
    walk(&program);
}

/// A network that takes no time.
struct Free;

impl Links for Free {
    fn collective(&self, _: &Step, _: &Computation) -> Result<Sent, WalkError> {
        Ok(Sent::default())
    }
}

fn walk(program: &Program) {
    let core = Core {
        clock_hz: 1e9,
        mxus: 2,
        mxu_rows: 128,
        mxu_columns: 128,
        f32_passes: 3.0,
        mxu_efficiency: 0.8,
        vector_elements: 1024,
        vector_alus: 2,
        vector_efficiency: 0.5,
        vmem_bytes: 1 << 24,
        hbm_bytes: 1 << 24,
        hbm_bytes_per_s: 4e11,
        hbm_efficiency: 0.8,
        step_overhead_s: 0.0,
        instruction_overhead_s: 3e-7,
    };
    let limits = Limits { overlap: Overlap::Async, memory_bytes: core.hbm_bytes, gathers_ahead: 4 };
    let options = Options { kernels: Kernels::Joined, limits, iterations: Some(4) };
    drop(simulate(program, &core, &Free, &options));
}

fn value_within(value: &Value, program: &Program) {
    let room = match value.place {
        Some(Place::Arena(at)) => (at, program.arena_bytes),
        Some(Place::Constant(at)) => (at, program.constants.bytes().len()),
        None => return,
    };
    assert!(room.0 + value.bytes <= room.1);
    assert_eq!(value.elements() * value.dtype.size_bytes(), value.bytes);
}

fn step_within(computation: &Computation, index: usize, program: &Program) {
    let step = &computation.steps[index];
    for value in computation.reads(step).chain(computation.makes(step)) {
        // What has the bytes of another value has that one's, not those of a third.
        assert_eq!(computation.root(value), value);
    }
    assert!(step.op.callees().all(|callee| callee < program.computations.len()));
    let axes = step.op.collective().map_or(&[][..], |it| &it.axes);
    assert!(axes.iter().all(|axis| *axis < program.mesh.axes.len()));
}
