//! Engine `pjrt` from the command line: what it says of options and reports that are not its own.
//! Skipped, by name, where `cargo xtask setup --engine pjrt-cpu` has not installed a plug-in.

use std::fs;
use std::path::Path;

use crate::checkpoints::inputs;
use crate::pod::{any, compile_args, train};
use crate::{assert_has, folder, peapod, succeeds};

#[test]
fn options_without_effect_and_times_that_nobody_measures_are_said() {
    let out = folder("pjrt-says");
    let (step, target) = (train("step.mlir"), any());
    let more = ["--mesh", "data=2", "--emit-stablehlo"];
    succeeds([&compile_args(&step, &target, &out)[..], &more].concat());
    let pod = out.join("step.pod").to_str().unwrap().to_owned();
    let report = out.join("report.json");
    let inputs = inputs();
    let run = |engine: &str, more: &[&str]| {
        let report = report.to_str().unwrap();
        let args = [
            "run", &pod, "--inputs", &inputs, "--engine", engine, "--report", report,
        ];
        let ran = peapod([&args[..], more].concat());
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        (ran.status.success(), said)
    };
    // Each engine ignores others.
    let (done, said) = run("local", &["--rank-timeout", "5", "--check-replicas"]);
    let warned = "warning[peapod::E1014]: --rank-timeout has no effect with engine `local`";
    assert!(done && said.matches("E1014").count() == 1, "{said}");
    assert_has(&said, &[warned]);
    let (done, said) = run("local", &["--threads", "1", "--max-work", "1000000000"]);
    assert!(done && said.is_empty(), "{said}");
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pjrt-cpu");
    if !tools.is_dir() {
        let test = "options_without_effect_and_times_that_nobody_measures_are_said";
        println!("SKIPPED {test}: run `cargo xtask setup --engine pjrt-cpu`");
        return;
    }
    let more = [
        "--threads",
        "1",
        "--max-iterations",
        "9",
        "--max-work",
        "1000000000",
    ];
    let (done, said) = run("pjrt:cpu", &more);
    assert!(done && said.matches("E1014").count() == 3, "{said}");
    for option in ["--threads", "--max-iterations", "--max-work"] {
        assert_has(
            &said,
            &[&format!("{option} has no effect with engine `pjrt`")],
        );
    }
    let text = fs::read_to_string(&report).unwrap();
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(report["profile"].is_null() && report["traffic"].is_null());
    assert_has(
        report["notes"][0].as_str().unwrap(),
        &["times of ops", "--engine local"],
    );
    assert_eq!(report["steps"].as_array().unwrap().len(), 1);
    let (done, said) = run("pjrt:cpu", &["--check-replicas"]);
    // The plug-in writes lines of its own.
    assert!(done && !said.contains("peapod::E"), "{said}");
}
