//! Training steps on pods of several shapes, held against what JAX has computed.

use peapod_ir::Mesh;
use peapod_pod::Executor;

use crate::jax_case::{CASES, Case, folder, numbers};

/// The meshes that the programs without annotations are run on.
fn meshes() -> Vec<Mesh> {
    let mut meshes: Vec<Mesh> = [1, 2, 4, 8]
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

/// How far one step's results are from JAX's.
struct Distance {
    /// Largest difference, as a part of the largest magnitude of its tensor.
    worst: f64,
    output: usize,
    /// Elements beyond the tolerance.
    beyond: usize,
    elements: usize,
}

fn distance(case: &Case, executor: &Executor, tolerance: f64) -> Distance {
    let mut far = Distance {
        worst: 0.0,
        output: 0,
        beyond: 0,
        elements: 0,
    };
    for (index, expected) in case.outputs.iter().enumerate() {
        let found = numbers(executor, index);
        assert_eq!(found.len(), expected.len(), "output {index}");
        let largest = expected.iter().fold(0.0_f64, |all, x| all.max(x.abs()));
        for (a, b) in found.iter().zip(expected) {
            // What is no number is infinitely far.
            let apart = (a - b).abs() / largest.max(f64::MIN_POSITIVE);
            let apart = if apart.is_nan() { f64::INFINITY } else { apart };
            far.beyond += usize::from(apart > tolerance);
            if apart > far.worst {
                (far.worst, far.output) = (apart, index);
            }
        }
        far.elements += found.len();
    }
    far
}

/// Elements that may be beyond the tolerance, up to ten times it.
const MOST_BEYOND: usize = 8;

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
    executor.run_step().unwrap();
    let time = began.elapsed();
    executor.check_replicas().unwrap();
    let far = distance(case, &executor, tolerance(name));
    let mut executor = case.start(pod, 2);
    let losses = case.train(&mut executor, 10);
    let pairs = losses.iter().zip(&case.losses);
    let apart = pairs.map(|(a, b)| (a - b).abs() / b.abs());
    let apart = apart.fold(0.0, |all: f64, x| if x.is_nan() { x } else { all.max(x) });
    println!(
        "{name:18} {program:28} {:9.2e} (output {:2}) {:6}/{} beyond, losses {apart:8.2e}, {time:?}",
        far.worst, far.output, far.beyond, far.elements
    );
    // Where a gradient is nearly zero LAMB and Adam divide it by its own magnitude.
    let sound = far.beyond <= MOST_BEYOND && far.worst <= 10.0 * tolerance(name);
    assert!(sound, "{name} on {program}: {} beyond", far.beyond);
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
            executor.run_step().unwrap();
            let outputs = (0..case.outputs.len()).map(|index| numbers(&executor, index));
            outputs.collect::<Vec<_>>()
        });
        for (index, (on, off)) in on.iter().zip(&off).enumerate() {
            let largest = off.iter().fold(0.0_f64, |all, x| all.max(x.abs()));
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
            executor.run_step().unwrap();
            let outputs = (0..case.outputs.len()).map(|index| executor.output(index));
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
