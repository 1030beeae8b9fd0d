//! Reads any bytes as a pod, holds the program to what the reader promises, and simulates it.

use std::sync::Arc;

use peapod_schemas::footer;
use peapod_schemas::pod::{self, Computation, Place, Program, Step, Value};
use peapod_sim::WalkError;
use peapod_sim::compute::{Core, Kernels};
use peapod_sim::schedule::{Limits, Overlap};
use peapod_sim::simulation::{Links, Options, Sent, simulate};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "program",
    seeds: super::pods,
    edit: edit::flatbuffer,
    cost: 1,
    take,
};

fn take(bytes: &[u8]) -> bool {
    let program = match pod::read(&footer::write(bytes, None)) {
        Ok(program) => program,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    assert!(program.mesh.devices() > 0);
    program.parts().for_each(is_sound);
    for stage in &program.stages {
        assert!(stage.inputs.iter().all(|it| *it < program.inputs.len()));
        assert!(stage.outputs.iter().all(|it| *it < program.outputs.len()));
    }
    if program.stages.is_empty() {
        walk(&program);
    }
    true
}

fn is_sound(program: &Program) {
    for port in program.inputs.iter().chain(&program.outputs) {
        assert!(port.value < program.entry().values.len());
        assert!(
            port.replaces
                .is_none_or(|input| input < program.inputs.len())
        );
    }
    for (index, computation) in program.computations.iter().enumerate() {
        computation
            .values
            .iter()
            .for_each(|value| value_within(value, program));
        for step in 0..computation.steps.len() {
            step_within(computation, step, program);
            assert!(!program.place(index, step).is_empty());
        }
    }
}

/// A network that takes no time.
struct Free;

impl Links for Free {
    fn collective(&self, _: &Step, _: &Computation) -> Result<Sent, WalkError> {
        Ok(Sent::default())
    }

    fn message(&self, _: usize, _: usize, _: u64) -> Result<Sent, WalkError> {
        Ok(Sent::default())
    }
}

fn walk(program: &Program) {
    let core = Core {
        clock_hz: 1e9,
        mxus: 2,
        mxu_rows: 128,
        mxu_columns: 128,
        tile: [8, 128],
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
    let limits = Limits {
        overlap: Overlap::Async,
        memory_bytes: core.hbm_bytes,
        gathers_ahead: 4,
    };
    let options = Options {
        kernels: Kernels::Joined,
        limits,
        iterations: Some(4),
        op_times: Arc::default(),
    };
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
    assert!(
        step.op
            .callees()
            .all(|callee| callee < program.computations.len())
    );
    let axes = step.op.collective().map_or(&[][..], |it| &it.axes);
    assert!(axes.iter().all(|axis| *axis < program.mesh.axes.len()));
}
