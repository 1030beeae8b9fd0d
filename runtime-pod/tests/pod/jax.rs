//! Training steps on pods of several shapes, held against what JAX has computed.

use peapod_ir::Mesh;
use peapod_pod::Engine;

use crate::jax_case::{CASES, Case, all_numbers, folder};
use crate::jax_distance::{distance, largest};

/// The meshes that the programs without annotations are run on.
fn meshes() -> Vec<Mesh> {
    // Of 24 devices most have no row of a batch of 8, and few tensors divide.
    let mut meshes: Vec<Mesh> = [1, 2, 4, 8, 24]
        .map(|size| Mesh::new([("data", size)]))
        .to_vec();
    meshes.push(Mesh::new([("data", 2), ("model", 4)]));
    meshes
}

fn described(mesh: &Mesh) -> String {
    let axes = mesh.axes.iter();
    let axes: Vec<String> = axes
        .map(|axis| format!("{}={}", axis.name, axis.size))
        .collect();
    axes.join(",")
}

/// As a part of the largest magnitude of a tensor.
fn tolerance(name: &str) -> f64 {
    if name == "resnet8_momentum" {
        1e-3
    } else {
        1e-5
    }
}

/// Runs a step and ten more; prints a line of the table.
fn check(case: &Case, name: &str, program: &str, pod: &[u8]) {
    let mut executor = case.start(pod, 2);
    let began = std::time::Instant::now();
    executor.step().unwrap();
    let time = began.elapsed();
    executor.check_replicas().unwrap();
    let far = distance(case, &all_numbers(&mut executor), tolerance(name))
        .unwrap_or_else(|why| panic!("{name} on {program}: {why}"));
    let mut executor = case.start(pod, 2);
    let losses = case.train(&mut executor, 10);
    let pairs = losses.iter().zip(&case.losses);
    let apart = pairs.map(|(a, b)| (a - b).abs() / b.abs());
    let apart = apart.fold(0.0, |all: f64, x| if x.is_nan() { x } else { all.max(x) });
    println!(
        "{name:18} {program:16} {:9.2e} (output {:2}) {} beyond, of gradients ≤ {:8.2e} of the \
         largest, {} of {} may be; losses {apart:8.2e}, {time:?}",
        far.worst, far.output, far.beyond, far.gradient, far.excusable, far.elements
    );
    assert!(apart <= 1e-4, "{name} on {program}: losses {losses:?}");
}

fn check_all(name: &str) {
    let Some(folder) = folder(name) else {
        return;
    };
    let case = Case::read(&folder, name);
    for mesh in meshes() {
        let pod = case.compile("step.mlir", Some(&mesh), true);
        check(&case, name, &described(&mesh), &pod);
    }
    for devices in [8, 24] {
        let program = format!("data={devices}, all split");
        check(&case, name, &program, &case.compile_split(devices));
    }
    for file in ["step_wus8.mlir", "step_2x4.mlir"] {
        let pod = case.compile(file, None, true);
        check(&case, name, file, &pod);
    }
}

#[test]
fn mlp_adam() {
    check_all(CASES[0]);
}

#[test]
fn mlp_lamb() {
    check_all(CASES[1]);
}

#[test]
fn resnet8_momentum() {
    check_all(CASES[2]);
}

#[test]
fn transformer_adam() {
    check_all(CASES[3]);
}

/// Only a gradient that is nearly zero excuses an element, and not what is further than an update.
#[test]
fn elements_are_excused_by_nothing_but_their_gradients() {
    let Some(folder) = folder("elements_are_excused_by_nothing_but_their_gradients") else {
        return;
    };
    let case = Case::read(&folder, "mlp_lamb");
    let place = |name: &str| case.names.iter().position(|it| it == name).unwrap();
    let (weights, moments) = (place("[0]['w1']"), place("[1][0].mu['w1']"));
    let off = |output: usize, element: usize, by: f64| {
        let mut found = case.outputs.clone();
        found[output][element] += by * largest(&found[output]);
        distance(&case, &found, 1e-5)
    };
    let gradients = case.outputs[moments].iter().map(|x| x.abs()).enumerate();
    let least = gradients
        .clone()
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .unwrap();
    let most = gradients.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    assert_eq!(off(weights, least.0, 9e-6).unwrap().beyond, 0);
    assert_eq!(off(weights, least.0, 2e-5).unwrap().beyond, 1);
    off(weights, most.0, 9e-6).unwrap();
    off(weights, most.0, 2e-5).unwrap_err();
    off(weights, least.0, 1.0).unwrap_err();
    off(weights, least.0, f64::NAN).unwrap_err();
    off(moments, least.0, 2e-5).unwrap_err();
    off(case.outputs.len() - 1, 0, 2e-5).unwrap_err();
}

/// Whether the weight update is sharded decides nothing about its results but their last bits.
#[test]
fn sharded_weight_updates_yield_what_whole_ones_do() {
    let Some(folder) = folder("sharded_weight_updates_yield_what_whole_ones_do") else {
        return;
    };
    for name in CASES {
        let case = Case::read(&folder, name);
        let mesh = Mesh::new([("data", 8)]);
        let [on, off] = [true, false].map(|sharded| {
            let pod = case.compile("step.mlir", Some(&mesh), sharded);
            let mut executor = case.start(&pod, 2);
            executor.step().unwrap();
            all_numbers(&mut executor)
        });
        for (index, (on, off)) in on.iter().zip(&off).enumerate() {
            let largest = largest(off);
            let apart = on.iter().zip(off).map(|(a, b)| (a - b).abs());
            let apart = apart.fold(0.0, f64::max) / largest.max(f64::MIN_POSITIVE);
            assert!(
                apart <= tolerance(name),
                "{name}, output {index}: {apart:e}"
            );
        }
    }
}

/// Neither threads nor chance change a bit.
#[test]
fn runs_are_repeatable() {
    let Some(folder) = folder("runs_are_repeatable") else {
        return;
    };
    for name in CASES {
        let case = Case::read(&folder, name);
        let pod = case.compile("step.mlir", Some(&Mesh::new([("data", 4)])), true);
        let run = |threads| {
            let mut executor = case.start(&pod, threads);
            executor.step().unwrap();
            let outputs = (0..case.outputs.len()).map(|index| executor.output(index).unwrap());
            outputs.collect::<Vec<_>>()
        };
        let first = run(1);
        for threads in [2, 3, 2] {
            assert!(
                run(threads) == first,
                "{name}: {threads} threads change bits"
            );
        }
    }
}
