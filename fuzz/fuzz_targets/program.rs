//! Reads any bytes as a pod for the simulator, and asks of a program all that a walk asks.
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
use peapod_sim::program::{Computation, Program, Tensor};

static SAMPLES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(samples::all);

fuzz_target!(|data: &[u8]| {
    if let Some(file) = peapod_fuzz::edited(data, &SAMPLES) {
        read(&file);
    }
});

fn read(bytes: &[u8]) {
    let program = match Program::read(bytes) {
        Ok(program) => program,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(program.devices() > 0 || program.mesh.iter().any(|(_, size)| *size == 0));
    for port in program.inputs.iter().chain(&program.outputs) {
        assert!(port.value < program.entry().tensors.len());
        assert!(port.replaces.is_none_or(|input| input < program.inputs.len()));
    }
    for (index, computation) in program.computations.iter().enumerate() {
        computation.tensors.iter().for_each(|tensor| tensor_within(tensor, &program));
        for step in 0..computation.steps.len() {
            step_within(computation, step, &program);
            assert!(!program.place(index, step).is_empty());
        }
    }
}

fn tensor_within(tensor: &Tensor, program: &Program) {
    if let Some(at) = tensor.constant {
        assert!(at as u64 + tensor.bytes <= program.constants.len() as u64);
    }
    assert!(tensor.elements() <= tensor.bytes);
}

fn step_within(computation: &Computation, index: usize, program: &Program) {
    let step = &computation.steps[index];
    for value in computation.reads(step).chain(computation.makes(step)) {
        // What has the bytes of another tensor has that one's, not those of a third.
        assert_eq!(computation.root(value), value);
    }
    let callees = step.callees();
    assert!(callees.iter().all(|callee| *callee < program.computations.len()));
    let mut axes = step.axes().unwrap_or_default().iter();
    assert!(axes.all(|axis| (*axis as usize) < program.mesh.len()));
}
