//! The 600B mixture of experts of GShard on 2048 cores, beside what was published of it.

use std::path::Path;

use peapod_ir::Mesh;
use peapod_ir::verify::verify;
use peapod_passes::PodOptions;
use peapod_sim::schedule::Overlap;

use crate::support::{options, walk};

/// Steps a second of 2048 experts in 36 layers, 4M tokens a step (GShard, table 3).
const STEPS_PER_S: f64 = 0.72;

#[test]
fn step_of_2048_experts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../workloads/texts");
    let bytes = std::fs::read(folder.join("moe_2048.mlir")).unwrap();
    let module = peapod_import::import(&bytes, "moe").unwrap().module;
    let rules = vec!["[0]*experts*=data,-,-".parse().unwrap()];
    let mut options_of_pod = PodOptions::new(Mesh::new([("data", 2048)]), rules);
    options_of_pod.plan.bucket_bytes = 256 << 20;
    let program = peapod_passes::pod::compile(module, &options_of_pod).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let report = walk(&bytes, 2048, &options(Overlap::None)).unwrap().1;
    let error = report.step_seconds * STEPS_PER_S - 1.0;
    let exchanges = report
        .collectives
        .iter()
        .filter(|it| it.kind == "all_to_all");
    let exchanges_s: f64 = exchanges.map(|it| it.seconds).sum();
    let share = exchanges_s / report.step_seconds;
    let step_ms = report.step_seconds * 1e3;
    println!(
        "{step_ms:.1} ms, {:+.1} %; exchanges {:.1} %",
        error * 100.0,
        share * 100.0
    );
    assert!(error.abs() < 0.1, "{error}");
    // Published with all that dispatches and combines: 36 %.
    assert!((0.15..0.36).contains(&share), "{share}");
    assert!(report.memory.per_device_bytes < 16 << 30);
}
