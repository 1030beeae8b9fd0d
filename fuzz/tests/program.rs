//! The program that takes damaged files, on few of them.

use std::process::{Command, Output};

fn fuzz(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_peapod-fuzz"));
    command
        .args(arguments)
        .output()
        .expect("it was built for this test")
}

#[test]
fn each_input_is_accepted_or_refused() {
    let output = fuzz(&["toml", "footer", "--inputs", "50"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    let mut rows = 0;
    for line in said.lines() {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let [target, inputs, accepted, refused, wrong, ..] = cells[..] else {
            continue;
        };
        if !["toml", "footer"].contains(&target) {
            continue;
        }
        let [inputs, accepted, refused, wrong] =
            [inputs, accepted, refused, wrong].map(|cell| cell.parse::<u64>().expect("a count"));
        assert_eq!((inputs, accepted + refused, wrong), (50, 50, 0), "{line}");
        rows += 1;
    }
    assert_eq!(rows, 2, "{said}");
}

#[test]
fn targets_that_there_are_not_are_told() {
    let output = fuzz(&["tolm"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(
        said.contains("expected one of") && said.contains("toml"),
        "{said}"
    );
}
