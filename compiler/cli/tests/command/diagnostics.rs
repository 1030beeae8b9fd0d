//! How errors and warnings are printed, and what `explain` says of them.

use std::fs;

use peapod_diagnostic::Code;
use serde_json::Value;

use crate::{assert_has, fails, folder, peapod, succeeds};

#[test]
fn every_code_is_explained() {
    let list = succeeds(["explain"]);
    for code in Code::all() {
        assert_has(&list, &[&code.to_string(), code.title()]);
    }
    let one = succeeds(["explain", "peapod::E0504"]);
    assert_has(&one, &["E0504: ", "Example:", "How to fix it: "]);
    assert_eq!(succeeds(["explain", "e504"]), one);
}

#[test]
fn an_unknown_code_suggests_near_ones() {
    let said = fails(["explain", "E0509x"]);
    assert_has(&said, &["no code", "E0509"]);
}

#[test]
fn json_is_one_object_a_line() {
    let output = peapod(["--message-format", "json", "inspect", "nowhere.tflite"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    let [line] = said.lines().collect::<Vec<_>>()[..] else {
        panic!("{said}");
    };
    let error: Value = serde_json::from_str(line).unwrap();
    assert_eq!(error["severity"], "error");
    assert_eq!(error["code"], "peapod::E0101");
    assert!(error["help"].as_str().is_some_and(|help| !help.is_empty()));
}

#[test]
fn every_error_of_a_text_has_its_line() {
    let folder = folder("diagnostics-places");
    let path = folder.join("two.mlir");
    let text = "module {\n  func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n    \
                %0 = \"stablehlo.bend\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n    %1 = \"stablehlo.twist\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n    \
                return %1 : tensor<2xf32>\n  }\n}\n";
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    let output = peapod(["inspect", path, "--message-format=json"]);
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let places = lines.iter().map(|it| it["labels"][0]["line"].as_u64());
    assert_eq!(places.collect::<Vec<_>>(), [Some(3), Some(4)], "{said}");
    assert_eq!(lines[0]["labels"][0]["file"], path);
}

#[test]
fn files_cannot_command_the_terminal() {
    let folder = folder("diagnostics-escapes");
    let path = folder.join("x.ir");
    let text = "module \"m\"\nfunc @main(%x \"a\u{1b}[2Jb\": f32[1]) {\n  \
                %y = relu(%x): f32[2]\n  return %y\n}\n";
    fs::write(&path, text).unwrap();
    let output = peapod(["inspect", path.to_str().unwrap()]);
    let said = [output.stdout, output.stderr].concat();
    assert!(!said.contains(&0x1b), "{}", String::from_utf8_lossy(&said));
}
