//! Loads any bytes as a pod, with a footer that fits, and runs what `load` lets pass.

use peapod_pod::{Engine, EngineOptions, Executor};
use peapod_schemas::footer;

use super::{MAX_MEMORY, MAX_WORK};
use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "pod",
    seeds: super::pods,
    edit: edit::flatbuffer,
    cost: 1,
    take,
};

/// Iterations of loops, which may have no end.
const ITERATIONS: u64 = 64;

fn take(bytes: &[u8]) -> bool {
    let Ok(program) = peapod_pod::load(&footer::write(bytes, None)) else {
        return false;
    };
    let each = program
        .device_bytes()
        .saturating_add(program.message_bytes());
    let each = each.saturating_add(4096);
    if program.mesh.devices().saturating_mul(each) > MAX_MEMORY {
        return false;
    }
    let ports: Vec<usize> = program
        .inputs
        .iter()
        .map(|port| port.global_bytes())
        .collect();
    if ports
        .iter()
        .fold(0, |sum: usize, bytes| sum.saturating_add(*bytes))
        > MAX_MEMORY
    {
        return false;
    }
    let options = EngineOptions {
        rank_timeout: None,
        threads: 1,
        max_iterations: ITERATIONS,
        max_work: MAX_WORK,
    };
    let Ok(mut executor) = Executor::new(program, options) else {
        return false;
    };
    for (index, bytes) in ports.into_iter().enumerate() {
        executor
            .set_input(index, &vec![0x41; bytes])
            .expect("as many bytes as the port has");
    }
    if executor.step().is_ok() {
        for index in 0..executor.program().outputs.len() {
            executor.output(index).expect("an output");
        }
        drop(executor.check_replicas());
        executor
            .feed_back()
            .expect("one process has no errors there");
    }
    true
}
