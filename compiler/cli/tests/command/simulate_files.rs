//! `peapod simulate` with files of other tools and of the user: Chakra traces, tables of op times,
//! networks.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::targets::Pod;
use serde_json::Value;

use crate::pod::{eight, train};
use crate::{assert_has, fails, folder, listing, peapod, succeeds};

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn simulate<'a>(step: &'a Path, target: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec!["simulate", path(step), "--target", target];
    args.extend(more);
    args
}

fn report(args: &[&str], out: &Path) -> Value {
    let mut args = args.to_vec();
    args.extend(["--report", path(out)]);
    succeeds(args.iter());
    serde_json::from_str(&fs::read_to_string(out).unwrap()).unwrap()
}

#[test]
fn every_device_has_a_chakra_trace() {
    let (step, target) = (train("step.mlir"), eight());
    let out = folder("simulate-chakra").join("traces");
    let said = succeeds(simulate(&step, &target, &["--chakra", path(&out)]).iter());
    assert_has(&said, &[&format!("written to {}", out.display())]);
    let names: Vec<String> = (0..8).map(|rank| format!("step.{rank}.et")).collect();
    assert_eq!(listing(&out), names);
    // The first message is the metadata: its length, then field 1, a text of five characters.
    let trace = fs::read(out.join("step.0.et")).unwrap();
    assert!(
        trace[1..].starts_with(b"\x0a\x050.0.4"),
        "{:?}",
        &trace[..16]
    );

    let mesh = ["--mesh", "data=4,model=2", "--chakra", path(&out)];
    succeeds(simulate(&step, &target, &mesh).iter());
    let groups = fs::read_to_string(out.join("step.json")).unwrap();
    let groups: Value = serde_json::from_str(&groups).unwrap();
    assert_eq!(groups["1"].as_array().unwrap().len(), 4, "{groups}");
}

#[test]
fn a_template_of_op_times_is_filled_in() {
    let (step, target) = (train("step.mlir"), eight());
    let out = folder("simulate-op-times");
    let times: PathBuf = out.join("times.csv");
    let written = ["--op-times-template", path(&times)];
    let model = report(&simulate(&step, &target, &written), &out.join("model.json"));
    assert!(model.get("op_times").is_none());

    let given = ["--op-times", path(&times)];
    let again = report(&simulate(&step, &target, &given), &out.join("given.json"));
    assert_eq!(again["op_times"]["share"], 1.0);
    assert_eq!(again["step_seconds"], model["step_seconds"]);

    fs::write(&times, "op,seconds\n*dot_general*,5e-3\nno such op,1\n").unwrap();
    let run = peapod(simulate(&step, &target, &given).iter());
    assert!(run.status.success());
    let said = String::from_utf8(run.stdout).unwrap();
    assert_has(&said, &["of the time of kernels is given by --op-times"]);
    let warned = String::from_utf8(run.stderr).unwrap();
    assert_has(
        &warned,
        &["warning[peapod::E0812]", "match no kernel: lines 3"],
    );
    let slower = report(&simulate(&step, &target, &given), &out.join("given.json"));
    assert!(slower["step_seconds"].as_f64() > model["step_seconds"].as_f64());
}

#[test]
fn mistakes_in_op_times_have_a_line_and_a_column() {
    let (step, target) = (train("step.mlir"), eight());
    let times = folder("simulate-op-times-mistakes").join("times.csv");
    for (text, says) in [
        ("op,seconds\ndot_general,soon\n", ":2:13"),
        ("op,second\n", ":1:4"),
        ("op,seconds\n\"dot,1\n", ":2:1"),
    ] {
        fs::write(&times, text).unwrap();
        let said = fails(simulate(&step, &target, &["--op-times", path(&times)]).iter());
        let place = format!("{}{says}", path(&times));
        assert_has(&said, &["error[peapod::E0812]", &place]);
    }
}

#[test]
fn networks_are_rings_meshes_and_switches() {
    let step = train("step.mlir");
    let out = folder("simulate-networks");
    for stem in ["h100", "tpu-v4"] {
        let mut pods = Pod::list().unwrap().into_iter();
        let target = pods.find(|pod| pod.name.starts_with(stem)).unwrap();
        let mesh = format!("data={}", target.devices().unwrap());
        let args = simulate(&step, &target.name, &["--mesh", &mesh]);
        let said = report(&args, &out.join("report.json"));
        assert_eq!(said["target"], *target.name);
        assert!(said["step_seconds"].as_f64() > Some(0.0));
    }
    let mine = out.join("mine.toml");
    let text = "kind = \"pod\"\nchip = \"h100-sxm\"\n\
                [[dimensions]]\nkind = \"switch\"\nchips = 4\n\
                [[dimensions]]\nkind = \"ring\"\nchips = 2\nbandwidth_bytes_per_s = 1e9\n\
                latency_s = 1e-6\nsource = \"mine\"\n[runner]\nkind = \"local\"\n";
    fs::write(&mine, text).unwrap();
    let args = simulate(&step, path(&mine), &["--mesh", "data=8"]);
    let slow = report(&args, &out.join("report.json"));
    fs::write(&mine, text.replace("1e9", "1e11")).unwrap();
    let fast = report(&args, &out.join("report.json"));
    let seconds = |it: &Value| it["communication_seconds"].as_f64().unwrap();
    assert!(seconds(&fast) < seconds(&slow), "{fast} {slow}");
    fs::write(&mine, text.replace("switch", "hub")).unwrap();
    assert_has(&fails(args.iter()), &["hub", "switch"]);
}

/// A file named `-` is standard output, which has nothing else then.
#[test]
fn a_report_goes_to_standard_output() {
    let (step, target) = (train("step.mlir"), eight());
    let ran = peapod(simulate(&step, &target, &["--report", "-"]).iter());
    let [report, said] = [ran.stdout, ran.stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(ran.status.success(), "{said}");
    let report: Value = serde_json::from_str(&report).unwrap();
    assert!(report["step_seconds"].as_f64().unwrap() > 0.0);
    assert_has(
        &said,
        &["step on ", "matrix units", "written to standard output"],
    );
    assert!(!Path::new("-").exists());
}
