//! Networks without classes, and networks with a state: trained and deployed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use crate::{folder, large_target, succeeds};

/// Numbers from −0.5 to 0.5 that look random.
fn noise() -> impl FnMut() -> f64 {
    let mut state = 1_u32;
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65_536.0 - 0.5
    }
}

/// A folder with a table and an experiment on it.
fn experiment(test: &str, table: &str, experiment: &str) -> PathBuf {
    let folder = folder(test);
    fs::write(folder.join("table.csv"), table).unwrap();
    fs::write(folder.join("experiment.toml"), experiment).unwrap();
    folder
}

/// Trains; what is said, and the folder of the run.
fn trained(folder: &Path) -> (String, PathBuf) {
    let [file, run] = ["experiment.toml", "run"].map(|it| folder.join(it).display().to_string());
    let said = succeeds(["train", &file, "--out", &run]);
    (said, run.into())
}

/// Deploys without a board; what is reported.
fn deployed(run: &Path) -> Json {
    let report = run.join("deployed.json");
    let [folder, file] = [run, &report].map(|it| it.display().to_string());
    let board = large_target();
    let words = [
        "deploy",
        &folder,
        "--target",
        &board,
        "--no-board",
        "--report",
        &file,
    ];
    succeeds(words);
    serde_json::from_slice(&fs::read(report).unwrap()).unwrap()
}

fn number(report: &Json, measure: &str, side: &str) -> f64 {
    let found = report[measure][side].as_f64();
    found.unwrap_or_else(|| panic!("no {measure} {side} in {report}"))
}

/// Four numbers that follow from one, but in anomalies.
fn readings(test: &str) -> PathBuf {
    let mut noise = noise();
    let mut table = "a,b,c,d,broken\n".to_owned();
    for row in 0..300 {
        let x = 2.0 * noise();
        let broken = row % 10 == 9;
        let d = if broken { 2.5 * x.signum() - x } else { x * x };
        let rounded = 0.02 * noise();
        writeln!(table, "{x},{},{},{d},{}", -x, x + rounded, u8::from(broken)).unwrap();
    }
    let text = r#"
base = "table"
data.source = { kind = "csv", path = "table.csv", target = "unlabelled", anomaly = "broken" }
model = { kind = "autoencoder", hidden = [16], code = 2 }
loss = "mean_squared_error"
optimizer.learning_rate = 0.01
run.epochs = 60
run.false_positive_rate = 0.05
"#;
    experiment(test, &table, text)
}

#[test]
fn an_autoencoder_finds_anomalies() {
    let (said, run) = trained(&readings("sensors_anomalies"));
    let test = said.lines().find(|it| it.contains("test loss")).unwrap();
    assert!(
        test.contains(", auc 0.9") || test.contains(", auc 1.0"),
        "{said}"
    );
    let report = deployed(&run);
    // 270 readings that are normal, about a fifth for the test; 30 that are not.
    assert!(report["samples"].as_u64().unwrap() > 60, "{report}");
    for side in ["float", "int8"] {
        assert!(number(&report, "auc", side) > 0.95, "{report}");
        assert!(number(&report, "recall", side) > 0.8, "{report}");
        assert!(
            number(&report, "false_positive_rate", side) < 0.25,
            "{report}"
        );
    }
    let [float, int8] = ["float", "int8"].map(|side| number(&report, "mse", side));
    assert!(float != int8 && int8 < 2.0 * float + 0.01, "{report}");
    assert_eq!(report["accuracy"], Json::Null);
    let run = run.display().to_string();
    succeeds(["report", &run]);
    let page = fs::read_to_string(Path::new(&run).join("report.html")).unwrap();
    for part in ["Largest errors", "anomalous", "auc"] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn values_are_predicted_with_an_error() {
    let mut noise = noise();
    let mut table = "a,b,label\n".to_owned();
    for _ in 0..200 {
        let (a, b) = (noise(), noise());
        writeln!(table, "{a},{b},{}", a + a * b).unwrap();
    }
    let text = r#"
base = "table"
data.source = { kind = "csv", path = "table.csv", target = "value" }
model.hidden = [16]
loss = "mean_squared_error"
optimizer.learning_rate = 0.01
run.epochs = 30
"#;
    let folder = experiment("sensors_values", &table, text);
    let (said, run) = trained(&folder);
    assert!(said.contains(", mse ") && said.contains(", mae "), "{said}");
    let report = deployed(&run);
    for side in ["float", "int8"] {
        // The variance of the values is 0.09.
        assert!(number(&report, "mse", side) < 0.01, "{report}");
    }
    let lines = fs::read_to_string(run.join("predictions.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), 40);
    assert!(lines.lines().all(|it| it.contains("\"error\"")), "{lines}");
}

/// Whether the larger of two numbers came first is not in their sum: states have to be kept.
#[test]
fn an_lstm_is_deployed_on_integers() {
    let mut noise = noise();
    let columns: Vec<String> = (0..12).map(|it| format!("x{it}")).collect();
    let mut table = format!("{},label\n", columns.join(","));
    for row in 0..240 {
        let class = row % 2;
        let mut numbers = [0.0; 12];
        numbers.fill_with(|| 0.2 * noise());
        numbers[2 + row / 2 % 3] += if class == 0 { 1.0 } else { -1.0 };
        numbers[7 + row / 6 % 3] += if class == 0 { -1.0 } else { 1.0 };
        let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
        writeln!(table, "{},class{class}", numbers.join(",")).unwrap();
    }
    let text = r#"
base = "table"
data.source = { kind = "csv", path = "table.csv", shape = [6, 2] }
optimizer.learning_rate = 0.02
run.epochs = 20
[model]
kind = "layers"
layers = [{ kind = "lstm", units = 8 }, { kind = "dense", units = 2 }]
"#;
    let (said, run) = trained(&experiment("sensors_lstm", &table, text));
    assert!(
        said.contains("accuracy 100.00 %") || said.contains("accuracy 9"),
        "{said}"
    );
    let report = deployed(&run);
    let [float, int8] = ["float", "int8"].map(|side| number(&report, "accuracy", side));
    assert!(float > 0.9 && (float - int8).abs() < 0.03, "{report}");
    let model = run.join("deploy/model.tflite").display().to_string();
    let inspected = succeeds(["inspect", &model]);
    assert!(
        inspected.contains("lstm") && !inspected.contains("dequantize"),
        "{inspected}"
    );
}
