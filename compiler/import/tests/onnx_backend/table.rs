//! What tests came to, in files.

use std::fs;
use std::path::Path;

use crate::{Case, Verdict, by_operator};

const LIST: &str = "../../conformance/onnx/backend.txt";
const DOCS: &str = "../../docs/onnx.md";
const START: &str = "<!-- backend tests: start -->\n";
const END: &str = "<!-- backend tests: end -->\n";

/// Holds what tests came to against the files, or writes them.
pub fn compare(cases: &[Case]) {
    if let Ok(path) = std::env::var("PEAPOD_ONNX_REPORT") {
        let lines = cases.iter().map(|it| {
            let why: String = it.why.chars().take(300).collect();
            let why = why.replace('\n', " ");
            let on = it.evaluated.name();
            format!("{} {on} {:?} {why}\n", it.name, it.operators)
        });
        fs::write(path, lines.collect::<String>()).expect("it can be written");
    }
    if std::env::var_os("PEAPOD_ONNX_FILTER").is_some() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (list, docs) = (folder.join(LIST), folder.join(DOCS));
    let text = fs::read_to_string(&docs).expect("there is a page");
    let (before, rest) = text.split_once(START).expect("the table starts");
    let (_, after) = rest.split_once(END).expect("the table ends");
    let wanted = format!("{before}{START}{}{END}{after}", table(cases));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&list, lines(cases)).expect("the list can be written");
        fs::write(&docs, wanted).expect("the page can be written");
        return;
    }
    let known = fs::read_to_string(&list).unwrap_or_default();
    let worse: Vec<String> = cases
        .iter()
        .filter_map(|case| worse(case, &known))
        .collect();
    assert!(worse.is_empty(), "worse than before:\n{}", worse.join("\n"));
    assert!(
        known == lines(cases) && text == wanted,
        "better than before: BLESS=1 cargo test -p peapod-import --test onnx_backend"
    );
}

fn line(case: &Case) -> String {
    format!("{} {}", case.name, case.evaluated.name())
}

fn lines(cases: &[Case]) -> String {
    let head = "# Backend tests of the onnx package: evaluator. Written by tests/onnx_backend.\n";
    let lines = cases.iter().map(|case| line(case) + "\n");
    head.to_owned() + &lines.collect::<String>()
}

/// The message of a test that came to less than it did.
fn worse(case: &Case, known: &str) -> Option<String> {
    let of = |word: &str| match word {
        "pass" => Verdict::Pass,
        "unsupported" => Verdict::Unsupported,
        _ => Verdict::Fail,
    };
    let prefix = format!("{} ", case.name);
    let known = known.lines().find_map(|line| line.strip_prefix(&prefix))?;
    let is_worse = case.evaluated < of(known);
    is_worse.then(|| format!("{}: was {known}: {}", line(case), case.why))
}

/// The table of operators.
fn table(cases: &[Case]) -> String {
    let count = |is: fn(&Case) -> bool| cases.iter().filter(|case| is(case)).count();
    let passed = count(|case| case.evaluated == Verdict::Pass);
    let failed = count(|case| case.evaluated == Verdict::Fail);
    let mut text = format!(
        "Of {} tests, {passed} pass, {failed} fail, and the others are refused with a diagnostic.\n\n\
         | operator | tests | pass |\n|---|---|---|\n",
        cases.len()
    );
    for (operator, [tests, passed]) in by_operator(cases) {
        text += &format!("| {operator} | {tests} | {passed} |\n");
    }
    text
}
