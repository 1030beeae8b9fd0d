//! Peaks of memory beside what a compiler for the machine reports of the same step.

use std::path::Path;

use peapod_ir::Mesh;
use peapod_ir::verify::verify;
use peapod_passes::PodOptions;
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;

use crate::support::{options, slice, walk};

const MIB: f64 = 1_048_576.0;

/// How parameters are split over the data axis.
const SPLIT: [&str; 4] = [
    "[0]*kernel*=data,-,-",
    "[0]*'inner'*=data,-",
    "[0]*'outer'*=data,-",
    "[0]*'words'*=data,-",
];

/// A step of `workloads/texts` on eight cores.
pub(crate) fn report(text: &str, shards: &[&str], update: bool) -> Report {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../workloads/texts");
    let bytes = std::fs::read(folder.join(format!("{text}.mlir"))).unwrap();
    let module = peapod_import::import(&bytes, text).unwrap().module;
    let rules = shards.iter().map(|rule| rule.parse().unwrap());
    let mut options_of_pod = PodOptions::new(Mesh::new([("data", 8)]), rules.collect());
    options_of_pod.weight_update.sharded = update;
    let program = peapod_passes::pod::compile(module, &options_of_pod).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    walk(&bytes, 8, &options(Overlap::None)).unwrap().1
}

/// `reported_mib`: arguments and temporaries.
fn check(report: &Report, reported_mib: [f64; 2]) {
    let peak = report.memory.per_device_bytes as f64 / MIB;
    let reported: f64 = reported_mib.iter().sum();
    let error = peak / reported - 1.0;
    println!(
        "{peak:.1} MiB, reported {reported:.1}, {:+.1} %",
        error * 100.0
    );
    assert!(error.abs() < 0.15, "{peak} MiB, reported {reported}");
    // No activation is summed: all there is to sum is the loss.
    let sums = report
        .collectives
        .iter()
        .filter(|it| it.kind == "all_reduce" && it.bytes > 4);
    let gradients = report
        .collectives
        .iter()
        .any(|it| it.kind == "reduce_scatter");
    assert!(sums.count() == usize::from(!gradients));
}

#[test]
fn data_parallel() {
    check(&report("micro_case_32_f32", &[], false), [168.0, 99.8]);
}

#[test]
fn weight_update_sharded() {
    check(&report("micro_case_32_f32", &[], true), [74.0, 114.9]);
}

/// The residual stream needs no annotation here for what it is pinned there for.
#[test]
fn parameters_split() {
    check(&report("micro_case_32", &SPLIT, true), [27.0, 65.0]);
}

/// What the file of the chip says of errors is what the page of measured steps says.
#[test]
fn the_error_of_the_chip_is_that_of_the_page() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/simulator-accuracy.md");
    let page = std::fs::read_to_string(page).unwrap();
    let accuracy = slice(8).accuracy.expect("steps of this chip were measured");
    let said = format!(
        "errors of {} steps that nothing was set by: median {:.1} %, largest {:.1} %",
        accuracy.steps,
        accuracy.median_error * 100.0,
        accuracy.largest_error * 100.0
    );
    assert!(page.contains(&said), "{said}");
}
