//! Training steps as JAX exports them, with many optimizers, on eight devices: weight updates are
//! sharded whatever the optimizer is, and change nothing of what comes out.

use peapod_ir::{Mesh, Module};
use peapod_passes::PodProgram;
use peapod_pod::{CollectiveKind, Engine, Executor};

use crate::jax_case::{Case, all_numbers, write};
use crate::jax_distance::distance;

const DEVICES: usize = 8;

/// Elements of each operand of all collectives of one kind, the smallest first.
fn payloads(module: &Module, mnemonic: &str) -> Vec<usize> {
    let mut payloads = Vec::new();
    for function in &module.functions {
        for op in &function.ops {
            if op.kind.mnemonic() == mnemonic {
                let operands = op.inputs.iter().flatten();
                payloads.extend(operands.map(|id| function.ty(*id).elements()));
            }
        }
    }
    payloads.sort_unstable();
    payloads
}

/// Bytes of the optimizer's state that one device holds, beside all there are. Single numbers, such
/// as counts of steps, are everywhere, and do not count.
fn state_bytes(program: &PodProgram) -> [usize; 2] {
    let mesh = &program.module.mesh;
    let parameters = &program.sharded.weight_update.parameters;
    let replaced = program.interface.outputs.iter();
    let replaced = replaced.filter_map(|port| program.interface.inputs.get(port.replaces?));
    let state = replaced.filter(|port| !parameters.contains(&port.name));
    let tensors = state.filter(|port| port.global.elements() > 1);
    tensors.fold([0, 0], |[local, whole], port| {
        let shard = port.sharding.local_shape(mesh, &port.stored_shape);
        let local_bytes = shard.iter().product::<usize>() * port.global.dtype.size_bytes();
        [local + local_bytes, whole + port.global.size_bytes()]
    })
}

/// What is known of a case.
struct Expected {
    name: &'static str,
    /// Elements of the tensors that are summed up for all devices though they are no single
    /// numbers: means and variances of batch norm and their gradients. No gradient of a parameter.
    sums: &'static [usize],
    /// Bytes that are scattered besides gradients.
    scattered: usize,
    /// Bytes that are gathered besides new parameters.
    gathered: usize,
    /// Bytes of those that no annotation asks for, of which there is a warning.
    replicated: usize,
    /// As a part of the largest magnitude of a tensor.
    tolerance: f64,
}

fn check(expected: &Expected) {
    let name = expected.name;
    let Some(case) = Case::exported(name) else {
        return;
    };
    let [on, off] = programs(&case, name);
    check_program(expected, &case, &on);
    assert!(payloads(&off.module, "reduce_scatter").is_empty(), "{name}");
    let [stepped_on, stepped_off] = [&on, &off].map(|program| stepped(&case, program));
    check_wires(expected, &parameter_bytes(&on), &stepped_on);
    check_results(expected, case, [stepped_on, stepped_off]);
}

/// With the weight update sharded, and without.
fn programs(case: &Case, name: &str) -> [PodProgram; 2] {
    let mesh = Mesh::new([("data", DEVICES)]);
    let file = format!("{name}.mlir");
    [true, false].map(|sharded| case.program(&file, Some(&mesh), sharded))
}

/// After a step.
fn stepped(case: &Case, program: &PodProgram) -> Executor {
    let mut executor = case.start(&write(program), 2);
    executor.step().unwrap();
    executor.check_replicas().unwrap();
    executor
}

/// Both are what JAX computes, and each other.
fn check_results(expected: &Expected, mut case: Case, executors: [Executor; 2]) {
    let name = expected.name;
    let [on, off] = executors.map(|mut executor| all_numbers(&mut executor));
    for (what, found) in [("on", &on), ("off", &off)] {
        let far = distance(&case, found, expected.tolerance)
            .unwrap_or_else(|why| panic!("{name}, {what}: {why}"));
        println!(
            "{name:30} {what:3} {:8.2e}, {} of {} beyond, {} may be",
            far.worst, far.beyond, far.elements, far.excusable
        );
    }
    case.outputs = off;
    distance(&case, &on, expected.tolerance)
        .unwrap_or_else(|why| panic!("{name}, on beside off: {why}"));
}

/// Bytes of every parameter.
fn parameter_bytes(program: &PodProgram) -> Vec<usize> {
    let ports = program.interface.inputs.iter();
    let parameters = ports.filter(|port| port.name.starts_with(PARAMETERS));
    parameters.map(|port| port.global.size_bytes()).collect()
}

/// Names of parameters begin with this.
const PARAMETERS: &str = "[0]";

fn check_program(expected: &Expected, case: &Case, program: &PodProgram) {
    let name = expected.name;
    let update = &program.sharded.weight_update;
    let parameters = case
        .names
        .iter()
        .filter(|name| name.starts_with(PARAMETERS));
    let mut parameters: Vec<&String> = parameters.collect();
    let mut found: Vec<&String> = update.parameters.iter().collect();
    parameters.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, parameters, "{name}");
    let reduced = payloads(&program.module, "all_reduce").into_iter();
    let tensors: Vec<usize> = reduced.filter(|elements| *elements > 1).collect();
    assert_eq!(tensors, expected.sums, "{name}");
    let [local, whole] = state_bytes(program);
    println!("{name}: {local} of {whole} bytes of state on a device");
    let limit = whole as f64 / DEVICES as f64 + whole as f64 / 100.0;
    assert!(local as f64 <= limit, "{name}: {local} of {whole} bytes");
    let replicated = program.replications.iter().map(|it| it.bytes);
    assert_eq!(replicated.sum::<usize>(), expected.replicated, "{name}");
}

/// Every gradient is scattered and every new parameter gathered, padded by less than an element of
/// each per device, and nothing else is but what is known.
fn check_wires(expected: &Expected, parameters: &[usize], executor: &Executor) {
    let name = expected.name;
    let payload = |kind| {
        let mut traffic = executor.traffic().into_iter();
        let own = traffic.find(|traffic| traffic.kind == kind);
        own.map_or(0, |traffic| traffic.payload_bytes as usize)
    };
    let scattered = payload(CollectiveKind::ReduceScatter) - expected.scattered;
    let gathered = payload(CollectiveKind::AllGather) - expected.gathered;
    let whole: usize = parameters.iter().sum();
    let padded = whole + parameters.len() * DEVICES * size_of::<f32>();
    println!("{name}: {whole} bytes of parameters, {scattered} scattered, {gathered} gathered");
    for bytes in [scattered, gathered] {
        assert!(
            (whole..padded).contains(&bytes),
            "{name}: {bytes} of {whole}"
        );
    }
}

fn usual(name: &'static str) -> Expected {
    Expected {
        name,
        sums: &[],
        scattered: 0,
        gathered: 0,
        replicated: 0,
        tolerance: 1e-5,
    }
}

#[test]
fn sgd() {
    check(&usual("mlp_sgd"));
}

#[test]
fn momentum() {
    check(&usual("mlp_momentum"));
    check(&usual("cnn_momentum"));
}

#[test]
fn adam() {
    check(&usual("transformer_unrolled_adam"));
}

#[test]
fn adamw_with_a_clipped_norm() {
    check(&usual("mlp_adamw_clip"));
    check(&usual("transformer_scan_adamw"));
}

#[test]
fn lars() {
    check(&Expected {
        sums: &[8, 8, 8, 8, 16, 16, 16, 16],
        tolerance: 1e-3,
        ..usual("resnet_block_lars")
    });
}

#[test]
fn lamb_with_dropout() {
    check(&Expected {
        // The key.
        gathered: 8,
        ..usual("transformer_remat_dropout_lamb")
    });
}

#[test]
fn adafactor() {
    // Statistics of columns are summed over the shards of rows, of which each is divided by all of
    // them: two vectors, of 16 and 40.
    check(&Expected {
        scattered: 64 + 160,
        gathered: 64 + 160,
        replicated: 64 + 160,
        ..usual("mlp_adafactor")
    });
}

/// Experts get rows from all devices: those are no gradients, but they are exchanged.
#[test]
fn experts() {
    for name in ["moe_top2_adafactor", "moe_ragged_adam"] {
        if let Some(case) = Case::exported(name) {
            let executors = programs(&case, name).map(|program| stepped(&case, &program));
            check_results(&usual(name), case, executors);
        }
    }
}
