//! Shell completions and man pages.

use std::fs;

use crate::{assert_has, folder, listing, misused, succeeds};

#[test]
fn completions_know_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = succeeds(["completions", shell]);
        assert_has(&script, &["peapod", "simulate", "weight-update-sharding"]);
    }
    assert_has(
        &misused(["completions", "abacus"]),
        &["possible values: bash"],
    );
}

#[test]
fn every_command_has_a_man_page() {
    let out = folder("man");
    succeeds(["man", "-o", out.to_str().unwrap()]);
    let pages = listing(&out);
    for page in ["peapod.1", "peapod-compile.1", "peapod-mlperf-predict.1"] {
        assert!(pages.iter().any(|it| it == page), "{pages:?}");
    }
    let page = fs::read_to_string(out.join("peapod-compile.1")).unwrap();
    assert_has(
        &page,
        &[".TH peapod-compile 1", "Optimization goal", "Examples:"],
    );
}
