//! `peapod diff`.

use std::fs;
use std::path::Path;

use crate::{assert_has, digits, example, fails, folder, misused, peapod, succeeds};

#[test]
fn compares_every_value_that_both_compute() {
    let (model, first, second) = (digits(), example("inputs/00.bin"), example("inputs/01.bin"));
    let [model, first, second] = [&model, &first, &second].map(|path| path.to_str().unwrap());
    let said = succeeds(["diff", model, "--input", first, "--input", second]);
    assert_has(
        &said,
        &[
            "run 0\n",
            "run 1\n",
            "depthwise_conv2d",
            "no difference in 7 values",
        ],
    );
}

#[test]
fn a_peer_without_its_package_is_an_error_that_names_the_package() {
    let (model, input) = (digits(), example("inputs/00.bin"));
    let [model, input] = [&model, &input].map(|path| path.to_str().unwrap());
    let with = |more: &[&'static str]| [&["diff", model, "--input", input], more].concat();
    let said = fails(with(&["--peer", "tflm", "--python", "no-such-python"]));
    assert_has(
        &said,
        &[
            "E0512",
            "no-such-python cannot be run",
            "pip install tflite-micro",
        ],
    );
    // A program that is no Python.
    let said = fails(with(&["--peer", "litert", "--python", "false"]));
    assert_has(&said, &["litert did not run the model", "ai-edge-litert"]);
    assert_has(&misused(with(&["--python", "python3"])), &["--with"]);
}

/// A program that answers what a runtime would, whatever it is given.
#[cfg(unix)]
fn answers(folder: &Path, outputs: &[u8]) -> String {
    use std::os::unix::fs::PermissionsExt as _;

    let bytes: String = outputs.iter().map(|byte| format!("{byte:02x}")).collect();
    let name = "StatefulPartitionedCall_1:0";
    let line = format!(
        r#"{{"run": 0, "operator": 7, "name": "{name}", "dtype": "int8", "bytes": "{bytes}"}}"#
    );
    let unknown =
        r#"{"run": 0, "operator": 6, "name": "of another name", "dtype": "int8", "bytes": "00"}"#;
    let script = format!("#!/bin/sh\ncat > /dev/null\necho '{line}'\necho '{unknown}'\n");
    let program = folder.join("python");
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    program.to_str().unwrap().to_owned()
}

#[test]
#[cfg(unix)]
fn results_of_another_runtime_are_compared_by_name() {
    let folder = folder("diff-peer");
    let output = folder.join("output.bin");
    let paths = [digits(), example("inputs/00.bin"), output.clone()];
    let [model, input, file] = paths.each_ref().map(|path| path.to_str().unwrap());
    succeeds(["run", model, "--input", input, "--output", file]);
    let mut outputs = fs::read(&output).unwrap();
    let diff = |outputs: &[u8]| {
        let python = answers(&folder, outputs);
        let peer = ["--peer", "tflm", "--python", &python];
        peapod([&["diff", model, "--input", input], &peer[..]].concat())
    };
    let same = diff(&outputs);
    assert_eq!(same.status.code(), Some(0), "{same:?}");
    let said = String::from_utf8(same.stdout).unwrap();
    assert_has(
        &said,
        &["no difference in 1 values", "StatefulPartitionedCall_1:0"],
    );
    outputs[3] ^= 1;
    let other = diff(&outputs);
    assert_eq!(other.status.code(), Some(1), "{other:?}");
    let said = String::from_utf8(other.stderr).unwrap();
    assert_has(
        &said,
        &[
            "E0510",
            "step 7 (softmax), `StatefulPartitionedCall_1:0`: element 3",
        ],
    );
    // Nothing to compare is no agreement.
    let none = diff(&outputs[1..]);
    let said = String::from_utf8(none.stderr).unwrap();
    assert_has(&said, &["E0512", "has the name of a value here"]);
}
