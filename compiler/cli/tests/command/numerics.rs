//! Numeric contracts: `--numerics`, and `peapod diff --with` a runtime.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{assert_has, digits, fails, folder, large_target, misused, peapod, succeeds};

/// A product and, if asked for, a sum that no contract but one has results for.
fn model(folder: &Path, name: &str, header: &str, with_sum: bool) -> PathBuf {
    let attributes = "{axes = [1], keep_dims = true}";
    let sum = format!("  %z \"total\" = reduce_sum(%y) {attributes}: i8[1, 1] quant(0.37:-5)\n");
    let (sum, result) = match with_sum {
        true => (sum.as_str(), "%z"),
        false => ("", "%y"),
    };
    let weights = "i8[2, 4] quant(0.0123:0) = [1, 20, -3, 40, 5, -60, 7, 80]";
    let text = format!(
        "module \"{name}\"\n{header}func @main(%x: i8[1, 4] quant(0.05:3)) {{\n  const %w: \
         {weights}\n  %y \"product\" = fully_connected(%x, %w, _): i8[1, 2] quant(0.37:-5)\n{sum}  \
         return {result}\n}}\n"
    );
    let path = folder.join(format!("{name}.ir"));
    fs::write(&path, text).unwrap();
    path
}

fn report(folder: &Path) -> Value {
    let text = fs::read_to_string(folder.join("report.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn the_report_has_the_contract_and_what_the_other_changes() {
    let folder = folder("numerics-report");
    let (target, out) = (large_target(), folder.join("out"));
    let path = model(&folder, "product", "", true);
    let of_text = model(&folder, "by-text", "numerics litert\n", false);
    let compile = |model: &Path, more: &[&str]| {
        let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
        let args = ["compile", model, "--target", &target, "-o", out];
        let said = succeeds(args.iter().chain(more));
        (said, report(&folder.join("out"))["numerics"].clone())
    };
    let (said, numerics) = compile(&path, &[]);
    assert_has(
        &said,
        &[
            "numerics tflm",
            "litert has another fully_connected `product`: ",
        ],
    );
    assert_eq!(numerics["name"], "tflm");
    assert_eq!(numerics["other"], "litert");
    let elements = &numerics["ops"][0]["measured"]["elements"];
    assert!(elements.as_u64().unwrap() >= 4096, "{numerics}");
    assert_eq!(numerics["ops"][1]["op"], "reduce_sum");
    assert_eq!(numerics["ops"][1]["measured"], Value::Null);
    assert_eq!(compile(&of_text, &[]).1["name"], "litert");
    let (said, numerics) = compile(&of_text, &["--numerics", "tflm"]);
    assert_eq!(numerics["name"], "tflm");
    assert_has(&said, &["fully_connected_s8"]);
    let (said, _) = compile(&of_text, &["--numerics", "litert"]);
    assert_has(&said, &["fully_connected_s8_double", "numerics litert"]);
}

#[test]
fn what_a_contract_has_no_results_for_is_refused() {
    let folder = folder("numerics-refused");
    let (target, path) = (large_target(), model(&folder, "product", "", true));
    let (model, out) = (path.to_str().unwrap(), folder.join("out"));
    let target = ["--target", &target, "-o", out.to_str().unwrap()];
    let compile = [&["compile", model, "--numerics", "litert"], &target[..]].concat();
    let expected = [
        "E0518",
        "no results by `litert` for reduce_sum `total`",
        "reads quantised elements as uint8",
        "--numerics tflm",
    ];
    assert_has(&fails(compile), &expected);
    assert!(!out.exists());
    assert_has(
        &fails(["diff", model, "--numerics", "litert", "--seed", "1"]),
        &["E0518"],
    );
}

#[test]
fn models_of_one_arena_have_contracts_of_their_own() {
    let folder = folder("numerics-shared");
    let paths = ["a", "b"].map(|name| model(&folder, name, "", false));
    let [a, b] = paths.each_ref().map(|path| path.to_str().unwrap());
    let (target, out) = (large_target(), folder.join("out"));
    let out_text = out.to_str().unwrap();
    let args = [
        "compile",
        a,
        b,
        "--share-arena",
        "--target",
        &target,
        "-o",
        out_text,
    ];
    let each = ["--numerics", "litert", "--numerics", "tflm"];
    succeeds(args.iter().chain(&each));
    assert_eq!(report(&out.join("a"))["numerics"]["name"], "litert");
    assert_eq!(report(&out.join("b"))["numerics"]["name"], "tflm");
    succeeds(args.iter().chain(&each[..2]));
    assert_eq!(report(&out.join("b"))["numerics"]["name"], "litert");
    let alone = ["compile", a, "--target", &target, "-o", out_text];
    let said = fails(alone.iter().chain(&each));
    assert_has(
        &said,
        &["E1010", "expected --numerics once or 1 times, found 2"],
    );
}

#[test]
fn seeded_inputs_stand_for_files() {
    let digits = digits();
    let digits = digits.to_str().unwrap();
    for numerics in ["tflm", "litert"] {
        let said = succeeds([
            "diff",
            digits,
            "--seed",
            "7",
            "--runs",
            "3",
            "--numerics",
            numerics,
        ]);
        assert_has(&said, &["run 2\n", "no difference in 7 values"]);
    }
    assert_has(&misused(["diff", digits]), &["--input"]);
    assert_has(
        &misused(["diff", digits, "--input", "x", "--runs", "2"]),
        &["--runs"],
    );
}

/// The first layer that differs is named where the contract is chosen wrongly, and none otherwise.
#[test]
fn the_runtimes_themselves_agree_with_their_contracts() {
    let Some(python) = std::env::var_os("PEAPOD_PEERS") else {
        println!(
            "SKIPPED peers: PEAPOD_PEERS names no Python with tflite-micro and ai-edge-litert"
        );
        return;
    };
    let (digits, python) = (digits(), python.into_string().unwrap());
    let digits = digits.to_str().unwrap();
    let diff = |more: &[&str]| {
        let common = [
            "diff", digits, "--python", &python, "--seed", "1", "--runs", "400",
        ];
        let output = peapod(common.iter().chain(more));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), said)
    };
    for peer in ["tflm", "litert"] {
        let (code, said) = diff(&["--with", peer]);
        assert_eq!(code, Some(0), "{said}");
    }
    for (numerics, peer) in [("tflm", "litert"), ("litert", "tflm")] {
        let (code, said) = diff(&["--with", peer, "--numerics", numerics]);
        assert_eq!(code, Some(1), "{said}");
        assert_has(
            &said,
            &[
                "E0510",
                "(fully_connected), `",
                "of 10 elements (i8) differ, by at most 1",
            ],
        );
    }
}
