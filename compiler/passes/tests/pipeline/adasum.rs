//! Gradients of a pipeline that are combined by Adasum: between the devices of each stage, once a
//! step, of what each has added up over its microbatches.

use peapod_ir::Module;
use peapod_ir::eval::{Tensor, eval_spmd, shard};
use peapod_ir::verify::verify;
use peapod_passes::pod::pipeline::compile;
use peapod_passes::{PassError, PodOptions, pod};

use super::programs::Network;
use super::{SCHEDULES, difference, inputs, joined, mesh, options, reshaped, run};

fn adasum(over: &str) -> PodOptions {
    let mut options = PodOptions::new(mesh(over), vec![]);
    options.gradient_reduction = "adasum".parse().expect("it is one");
    options
}

/// Results of a step without stages.
fn unpipelined(module: &Module, options: &PodOptions, inputs: &[Tensor]) -> Vec<Tensor> {
    let program = pod::compile(module.clone(), options).unwrap_or_else(|error| panic!("{error}"));
    let local = &program.module;
    let ports = program.interface.inputs.iter().zip(inputs);
    let shards = ports.map(|(port, input)| {
        let stored = reshaped(input, &port.stored_shape);
        shard(&local.mesh, &port.sharding, &stored)
    });
    let shards: Vec<Vec<Tensor>> = shards.collect();
    let of = |device: usize| shards.iter().map(|of| of[device].clone()).collect();
    let devices: Vec<Vec<Tensor>> = (0..local.mesh.devices()).map(of).collect();
    let verified = verify(local).unwrap_or_else(|errors| panic!("{errors}"));
    let entry = verified.entry().name.clone();
    let found = eval_spmd(&verified, &entry, &devices).expect("shards fit");
    let ports = program.interface.outputs.iter().enumerate();
    let results = ports.map(|(index, port)| {
        let own: Vec<Tensor> = found.iter().map(|of| of[index].clone()).collect();
        joined(&local.mesh, port, &own)
    });
    results.collect()
}

/// Rows of the batch.
const ROWS: usize = 24;

const MICROBATCHES: usize = 4;

/// Batches whose rows are in the order in which devices have them in a pipeline: a device has a
/// block of each microbatch.
fn in_order(inputs: &[Tensor], devices: usize) -> Vec<Tensor> {
    let block = ROWS / MICROBATCHES / devices;
    let ordered = inputs.iter().map(|input| {
        let ty = input.ty();
        if ty.shape.first() != Some(&ROWS) {
            return input.clone();
        }
        let row = ty.elements() / ROWS;
        let old = input.scalars();
        let blocks = (0..devices).flat_map(|device| {
            let own = (0..MICROBATCHES).map(move |micro| (micro * devices + device) * block * row);
            own.map(|from| from..from + block * row)
        });
        let moved = blocks.flat_map(|range| old[range].iter().copied());
        Tensor::from_scalars(ty, moved.collect::<Vec<_>>())
    });
    ordered.collect()
}

#[test]
fn stages_combine_gradients_as_a_step_without_stages_does() {
    for (tied, clipped) in [(false, false), (false, true), (true, true)] {
        let network = Network {
            tied,
            weighted: true,
            clipped,
            ..Network::new(ROWS, &[4, 4, 4, 4, 4])
        };
        let module = network.step();
        let inputs = inputs(&module);
        for devices in [2, 3] {
            let ordered = in_order(&inputs, devices);
            let alone = unpipelined(&module, &adasum(&format!("data={devices}")), &ordered);
            let mut summed = adasum(&format!("data={devices}"));
            summed.gradient_reduction = "sum".parse().expect("it is one");
            let added = unpipelined(&module, &summed, &ordered);
            assert!(difference(&alone, &added) > 1e-3, "{devices} devices");
            for schedule in SCHEDULES {
                let over = adasum(&format!("pipe=2,data={devices}"));
                let program = compile(
                    module.clone(),
                    &over,
                    &options(schedule, MICROBATCHES),
                    |_, _| {},
                );
                let program = program.unwrap_or_else(|error| panic!("{schedule}: {error}"));
                let found = in_order(&run(&program, &inputs), devices);
                let worst = difference(&found, &alone);
                assert!(
                    worst < 1e-5,
                    "{schedule}, {devices} devices, tied {tied}: {worst}"
                );
            }
        }
    }
}

#[test]
fn asynchronous_pipelines_are_refused() {
    let module = Network::new(8, &[4, 4, 4]).step();
    let over = adasum("pipe=2,data=2");
    for schedule in ["pipemare", "pipedream"] {
        let error = compile(module.clone(), &over, &options(schedule, 4), |_, _| {});
        let Err(PassError::Refused { code, what, .. }) = error else {
            panic!("{schedule}: {error:?}");
        };
        assert!(code.to_string().ends_with("E0628"), "{code}");
        assert!(what.contains("asynchronous"), "{what}");
    }
}
