//! `peapod new-frontend`: what it writes is a model like any other.

use std::fs;

use crate::{assert_has, fails, folder, succeeds};

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
