//! Stages take equally long as a machine says, and hold what it has memory for.

use peapod_ir::OpId;
use peapod_ir::ops::Class;
use peapod_ir::plan::pod::PodStep;
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::compile_timed;
use peapod_passes::pod::pipeline::timing::{Timed, Timer};

use crate::programs::Network;
use crate::{mesh, options};

/// The weights that each of two stages holds of a network of four layers.
fn weights(timer: Option<Timer<'_>>) -> Vec<Vec<String>> {
    let network = Network::new(8, &[4, 4, 4, 4, 4]);
    let pod = PodOptions::new(mesh("pipe=2,data=2"), vec![]);
    let pipeline = options("1f1b", 4);
    let program = compile_timed(network.step(), &pod, (&pipeline, timer), |_, _| {});
    let program = program.unwrap_or_else(|error| panic!("{error}"));
    let stages = program.pipeline.stages.iter().map(|stage| {
        let names = stage.interface.inputs.iter().map(|port| port.name.clone());
        let own = names.filter(|name| (0..4).any(|layer| *name == format!("w{layer}")));
        own.collect()
    });
    stages.collect()
}

/// A machine that takes this long for the first matrix product, and a second for each other one.
fn machine(first: f64, memory_bytes: u64) -> impl Fn(&[(bool, OpId)]) -> Timed {
    move |steps| {
        let products = steps.iter().filter(|(product, _)| *product);
        let earliest = products.map(|(_, op)| *op).min();
        let seconds = steps.iter().map(|&(product, op)| match product {
            true if Some(op) == earliest => first,
            true => 1.0,
            false => 0.0,
        });
        Timed {
            seconds: seconds.collect(),
            link_bytes_per_s: 1e12,
            memory_bytes,
        }
    }
}

fn held_by(first: f64, memory_bytes: u64) -> Vec<Vec<String>> {
    let machine = machine(first, memory_bytes);
    weights(Some(&|module, _, plan| {
        let entry = &module.module().functions[0];
        let steps = plan.computations[0].steps.iter().map(|step| match step {
            PodStep::Op(op) => {
                let class = entry.op(*op).kind.class();
                (matches!(class, Class::Contraction(_)), *op)
            }
            PodStep::Fusion(fusion) => (false, fusion.origin),
        });
        Some(machine(&steps.collect::<Vec<_>>()))
    }))
}

#[test]
fn stages_follow_what_a_machine_takes() {
    let halves = [vec!["w0", "w1"], vec!["w2", "w3"]];
    assert_eq!(held_by(2.0, 1 << 40), halves);
    // The first layer takes as long as two others.
    assert_eq!(held_by(6.0, 1 << 40), [vec!["w0"], vec!["w1", "w2", "w3"]]);
    // Nobody knows: as without a machine.
    assert_eq!(weights(Some(&|_, _, _| None)), weights(None));
}

/// Each matrix has 64 bytes; with its gradient, its momentum and its activations more.
#[test]
fn a_stage_gets_no_more_than_fits() {
    let alone = held_by(6.0, 1 << 40);
    assert_eq!(alone[1].len(), 3);
    let counts = |bytes: u64| -> Vec<usize> {
        let held = held_by(6.0, bytes);
        held.iter().map(Vec::len).collect()
    };
    // Where three layers do not fit, two are on each stage; where nothing fits, as if all did.
    let fits = [64, 512, 640, 768, 4096].map(counts);
    assert!(fits.contains(&vec![2, 2]), "{fits:?}");
    assert_eq!([&fits[0], &fits[4]], [&[1, 3]; 2]);
}
