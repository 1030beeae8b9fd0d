//! Logs of MLPerf: scores, findings, steps and predictions as they are printed.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{assert_has, fails, folder, peapod, succeeds};

/// The small logs next to the rules.
fn logs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../runtime-pod/mlperf/tests/logs")
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Five runs of 32 cores with blocks of 1252 steps of 10 ms, the first of them slow.
pub fn steady(test: &str) -> PathBuf {
    let results = folder(test).join("v0.6/chip-v9-32/resnet");
    fs::create_dir_all(&results).unwrap();
    for run in 0..5 {
        let mut log = String::new();
        let mut line = |seconds: f64, key: &str, rest: &str| {
            writeln!(log, ":::MLL {seconds} {key}: {{{rest}}}").unwrap();
        };
        line(0.0, "submission_benchmark", "\"value\": \"resnet\"");
        line(1.0, "init_start", "");
        line(2.0, "global_batch_size", "\"value\": 4096");
        line(99.0, "init_stop", "");
        line(100.0, "run_start", "");
        for block in 0..4 {
            let start = 100.0 + 12.52 * f64::from(block) + if block > 0 { 5.0 } else { 0.0 };
            line(start, "block_start", "\"metadata\": {\"epoch_count\": 4}");
        }
        line(
            156.0,
            "eval_accuracy",
            "\"value\": 0.76, \"metadata\": {\"epoch_num\": 16}",
        );
        line(156.0, "run_stop", "\"metadata\": {\"status\": \"success\"}");
        fs::write(results.join(format!("result_{run}.txt")), log).unwrap();
    }
    results
}

#[test]
fn scores_are_a_table_or_json() {
    let output = peapod(["mlperf", "score", text(&logs())]);
    assert_eq!(output.status.code(), Some(0));
    let table = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|it| it.split_whitespace().collect())
        .collect();
    let start = [
        "v0.7", "small-7", "resnet", "5", "12.50", "10.00", "30.00", "9.0", "256", "8",
    ];
    assert_eq!(rows[3][..10], start);
    assert_eq!(rows[3][10], "warning");
    assert_eq!(rows[2].last(), Some(&"INVALID"), "{table}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_has(
        &said,
        &[
            "resnet/result_1.txt, line 16: BOGUS `run_start`",
            "ssd/result_4.txt, line 21: not the JSON of a log line",
            "v0.6/small-6/transformer: INVALID: 2 runs did not converge, one may",
        ],
    );
    let json = succeeds(["mlperf", "score", text(&logs()), "--json"]);
    let scores: serde_json::Value = serde_json::from_str(&json).unwrap();
    let seconds = scores[2]["seconds"].as_f64().unwrap();
    assert!((seconds - 12.5).abs() < 1e-3, "{seconds}");
    assert_eq!(scores[1]["seconds"], serde_json::Value::Null);
}

#[test]
fn a_log_in_order_passes_and_others_say_what_is_wrong() {
    let sound = logs().join("v0.7/small-7/resnet/result_0.txt");
    let said = succeeds(["mlperf", "check", text(&sound)]);
    assert_eq!(said, "1 log: 0 violations, 0 warnings\n");

    let odd = logs().join("v0.7/small-7/resnet");
    let output = peapod(["mlperf", "check", text(&odd)]);
    assert_eq!(output.status.code(), Some(1));
    let found = String::from_utf8(output.stdout).unwrap();
    assert_has(
        &found,
        &[
            "violation: ",
            "result_1.txt, line 16: order: found `run_start` 99.999 s before `init_stop`",
            "5 logs: 1 violation, 0 warnings",
        ],
    );
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("error[peapod::E0910]: 1 violation of the rules\n"));
    let json = peapod(["mlperf", "check", text(&odd), "--json"]).stdout;
    let report: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(report["findings"][0]["rule"], "order");
    assert_eq!(report["findings"][0]["line"], 16);
}

#[test]
fn convergence_is_held_against_the_reference() {
    let sound = logs().join("v0.6/small-6/transformer");
    let check = |epochs: &str| {
        let mut args = vec!["mlperf", "check", "--reference-epochs", epochs];
        args.push(text(&sound));
        let output = peapod(&args);
        let out = String::from_utf8(output.stdout).unwrap();
        (output.status.code(), out)
    };
    let (code, out) = check("2,2,2,2");
    assert_has(&out, &["convergence: 2.00 epochs, at least 2.00", "passes"]);
    assert_eq!(code, Some(0), "{out}");
    let (code, out) = check("3,3,4,4,4");
    assert_has(&out, &["TOO FAST"]);
    assert_eq!(code, Some(1));
}

#[test]
fn steps_are_measured_in_steady_blocks() {
    let results = steady("steps_are_measured_in_steady_blocks");
    let table = succeeds(["mlperf", "steps", text(&results)]);
    assert_has(&table, &["chip-v9-32", "1252", "10.000"]);
    let json = succeeds(["mlperf", "steps", text(&results), "--json"]);
    let times: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&times[0]["ms_per_step"], &times[0]["blocks"]),
        (&10.0.into(), &10.into())
    );
    let page = succeeds(["mlperf", "steps", text(&results), "--markdown"]);
    assert_has(
        &page,
        &["# Step times", "Usable: 1 of 1", "iterations_per_loop=1252"],
    );
    let said = fails(["mlperf", "steps", text(&logs())]);
    assert_has(
        &said,
        &["not measured: v0.7/small-7/resnet", "no entry whose steps"],
    );
}

#[test]
fn a_prediction_adds_up_and_is_compared_with_a_score() {
    let results = steady("a_prediction_adds_up_and_is_compared_with_a_score");
    let report = results.join("simulated.json");
    fs::write(&report, "{\"step_seconds\": 0.01}").unwrap();
    let shared = [
        "mlperf",
        "predict",
        "--benchmark",
        "resnet",
        "--steps-per-epoch",
        "313",
    ];
    let further = ["--startup-seconds", "5", "--logs", text(&results)];
    let simulated = ["--report", text(&report), "--json"];
    let json = succeeds(shared.iter().chain(&further).chain(&simulated));
    let got: serde_json::Value = serde_json::from_str(&json).unwrap();
    // 16 epochs of the logs, 313 steps each, against runs of 56 s.
    assert_eq!(got["prediction"]["steps"], 5008);
    let seconds = got["prediction"]["seconds"].as_f64().unwrap();
    assert!((seconds - 55.08).abs() < 1e-9, "{seconds}");
    assert!((got["error_percent"].as_f64().unwrap() + 1.642_857).abs() < 1e-3);

    let given = [
        "--epochs",
        "2",
        "--step-seconds",
        "0.5",
        "--evaluate-every",
        "1",
    ];
    let timed = ["--eval-seconds", "3", "--init-seconds", "1300"];
    let table = succeeds(shared.iter().chain(&given).chain(&timed));
    assert_has(&table, &["626", "313.000", "6.000", "100.000", "419.000"]);
}

#[test]
fn predictions_say_what_they_miss() {
    let shared = [
        "mlperf",
        "predict",
        "--epochs",
        "2",
        "--steps-per-epoch",
        "3",
    ];
    let fails = |further: &[&str]| fails(shared.iter().chain(further));
    assert_has(
        &fails(&["--benchmark", "vgg", "--step-seconds", "1"]),
        &["no benchmark `vgg`", "resnet, ssd,"],
    );
    assert_has(
        &fails(&["--benchmark", "ssd", "--step-seconds", "0"]),
        &["seconds of a step is 0, expected a number above 0"],
    );
    let folder = folder("predictions_say_what_they_miss");
    let report = folder.join("r.json");
    fs::write(&report, "{}").unwrap();
    assert_has(
        &fails(&["--benchmark", "ssd", "--report", text(&report)]),
        &["r.json", "no number `step_seconds`"],
    );
    let logs = logs();
    assert_has(
        &fails(&[
            "--benchmark",
            "gnmt",
            "--step-seconds",
            "1",
            "--logs",
            text(&logs),
        ]),
        &["expected one entry of gnmt, found 0"],
    );
}

#[test]
fn mistakes_are_named() {
    let nowhere = fails(["mlperf", "score", "nowhere"]);
    assert_has(&nowhere, &["cannot read nowhere", "No such file"]);
    let folder = folder("mistakes_are_named");
    let empty = fails(["mlperf", "score", text(&folder)]);
    assert_has(
        &empty,
        &["no `result_<number>.txt` in this folder or below"],
    );
    let file = folder.join("result_0.txt");
    fs::write(&file, "hello\n").unwrap();
    let none = fails(["mlperf", "check", text(&file)]);
    assert_has(
        &none,
        &["result_0.txt", "no line of an MLPerf log in 1 lines"],
    );
}

#[test]
fn each_has_help_with_an_example() {
    for command in ["score", "check", "steps", "predict"] {
        let text = succeeds(["mlperf", command, "--help"]);
        assert_has(&text, &["Examples:", &format!("peapod mlperf {command} ")]);
    }
}
