//! Loads any bytes as a pod and runs what `load` lets pass.

#![no_main]

use libfuzzer_sys::fuzz_target;
use peapod_pod::{Executor, ExecutorOptions};
use peapod_schemas::pod::OpT;

/// Bytes of all devices together beyond which nothing is run.
const MEMORY: usize = 1 << 22;

fuzz_target!(|data: &[u8]| {
    let Ok(program) = peapod_pod::load(data) else {
        return;
    };
    let mut steps = program.computations().iter().flat_map(|it| &it.steps);
    // Loops may have no end.
    let loops = steps.any(|step| matches!(step.op, OpT::While(_)));
    let memory = program.mesh().devices().saturating_mul(program.arena_bytes() + 4096);
    if loops || memory > MEMORY {
        return;
    }
    let ports: Vec<usize> = program.inputs().iter().map(|port| port.global_bytes()).collect();
    let mut executor = Executor::new(program, ExecutorOptions { threads: 1 }).expect("threads");
    for (index, bytes) in ports.into_iter().enumerate() {
        executor.set_input(index, &vec![0x41; bytes]).expect("as many bytes as the port has");
    }
    if executor.run_step().is_ok() {
        for index in 0..executor.program().outputs().len() {
            executor.output(index);
        }
        drop(executor.check_replicas());
        executor.feed_back();
    }
});
