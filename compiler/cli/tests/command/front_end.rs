//! `peapod new-frontend`: what it writes is a model like any other; `--front-end` puts it before a
//! network.

use std::fs;

use serde_json::{Value, json};

use crate::{assert_has, fails, folder, large_target, misused, peapod, succeeds};

#[test]
fn front_ends_are_models() {
    let folder = folder("front-end");
    for (kind, operators) in [
        ("log-mel", &["energy", "filter_bank", "rfft"][..]),
        ("mfcc", &["fully_connected", "rfft"]),
        ("pcan", &["pcan", "smooth_noise"]),
    ] {
        let file = folder.join(format!("{kind}.tflite"));
        let file = file.to_str().unwrap();
        let written = succeeds(["new-frontend", kind, "--rate", "8000", "-o", file]);
        assert_has(&written, &["written to", kind]);
        let first = fs::read(file).unwrap();
        succeeds(["new-frontend", kind, "--rate", "8000", "-o", file]);
        assert_eq!(fs::read(file).unwrap(), first, "the same every time");
        assert_has(&succeeds(["inspect", file]), operators);
    }
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    let folder = folder("front-end-range");
    let file = folder.join("front_end.tflite");
    let file = file.to_str().unwrap();
    let refused = |options: &[&str]| {
        let command = ["new-frontend", "log-mel", "-o", file];
        fails([&command, options].concat())
    };
    let error = refused(&["--step-ms", "40"]);
    assert_has(
        &error,
        &["E1012", "--step-ms 40", "give --step-ms from 1 to 30"],
    );
    let error = refused(&["--features", "200"]);
    assert_has(&error, &["has no frequency", "give fewer --features"]);
    let error = refused(&["--high", "9000"]);
    assert_has(
        &error,
        &["frequencies from 125 to 9000 Hz", "half the --rate"],
    );
    assert!(!folder.join("front_end.tflite").exists());
}

/// Takes a window of three rows of 26 features.
const NETWORK: &str = r#"
module "network"

func @main(%x "rows": i8[1, 3, 26] quant(0.1:-128)) {
  %m "mean" = mean(%x) {axes = [1], keep_dims = false} : i8[1, 26] quant(0.1:-128)
  return %m
}
"#;

#[test]
fn a_network_takes_samples() {
    let folder = folder("front-end-network");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (front, network, out) = (path("front.tflite"), path("network.ir"), path("out"));
    let kind = [
        "new-frontend",
        "log-mel",
        "--rate",
        "8000",
        "--features",
        "26",
    ];
    succeeds(kind.into_iter().chain(["-o", &front]));
    fs::write(&network, NETWORK).unwrap();
    let target = large_target();
    let compile = |options: &[&str]| {
        let command = [
            "compile",
            &network,
            "--target",
            &target,
            "-o",
            &out,
            "--front-end",
            &front,
        ];
        peapod([&command[..], options].concat())
    };
    let said = compile(&[]);
    assert!(said.status.success());
    let warning = String::from_utf8(said.stderr).unwrap();
    assert_has(
        &warning,
        &["E0522", "as they are stored", "--front-end-numbers stored"],
    );
    let said = compile(&["--front-end-numbers", "stored"]);
    assert!(said.status.success() && said.stderr.is_empty());
    let report = fs::read_to_string(folder.join("out/report.json")).unwrap();
    let report: Value = serde_json::from_str(&report).unwrap();
    let front_end = json!({
        "model": "front",
        "input": "rows",
        "samples": 160,
        "rows": 1,
        "window": 3,
        "features": 26,
        "history": 52,
    });
    assert_eq!(report["front_end"], front_end);
    // Four steps of sound, in one file and by the model as it is.
    let samples: Vec<u8> = (0..640_i32)
        .flat_map(|i| ((i * i * 37 % 20_011) as i16 - 10_000).to_le_bytes())
        .collect();
    let stream = path("samples.bin");
    fs::write(&stream, &samples).unwrap();
    let (pea, stored) = (path("out/model.pea"), ["--front-end-numbers", "stored"]);
    let (after, directly) = (path("after"), path("directly"));
    succeeds(["run", &pea, "--input", &stream, "--outputs", &after]);
    let run = [
        "run",
        &network,
        "--front-end",
        &front,
        "--input",
        &stream,
        "--outputs",
        &directly,
    ];
    succeeds(run.into_iter().chain(stored));
    for step in 0..4 {
        let name = format!("out_00{step}.npy");
        let [one, other] = [&after, &directly].map(|folder| fs::read(format!("{folder}/{name}")));
        assert_eq!(one.unwrap(), other.unwrap());
    }
    let said = fails(["run", &pea, "--front-end", &front]);
    assert_has(&said, &["model.pea", "compiled already"]);
    let said = fails(["run", &pea, "--numerics", "litert"]);
    assert_has(&said, &["model.pea", "compiled already"]);
    let said = compile(&["--front-end-rows", "4"]);
    let said = String::from_utf8(said.stderr).unwrap();
    assert_has(&said, &["E0520", "expected 1 to 3 new rows", "found 4"]);
    misused([
        "compile",
        &network,
        "--target",
        &target,
        "-o",
        &out,
        "--front-end-hop",
        "80",
    ]);
}
