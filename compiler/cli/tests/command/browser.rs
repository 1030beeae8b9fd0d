//! Every kind of page in headless Chromium, at three widths, light and dark: axe finds nothing, no
//! script fails, nothing is wider than a phone, and the arrow keys reach every mark and slice.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use peapod_driver::targets::Pod;
use serde_json::Value;

use super::{digits, folder, large_target, succeeds};

/// The browser, by one of its names.
fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let files = names
        .iter()
        .flat_map(|name| folders.iter().map(move |it| it.join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// What checks accessibility, where setup has installed it.
fn axe() -> Option<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?;
    let file = target.join("axe/node_modules/axe-core/axe.min.js");
    file.is_file().then_some(file)
}

/// What is seen of a page in both colour schemes: an entry for each and each width.
fn opened(folder: &Path, name: &str) -> Option<Vec<Value>> {
    let Some(browser) = chromium() else {
        eprintln!("SKIPPED {name}: no chromium on the PATH; cargo xtask setup installs it");
        return None;
    };
    let axe = axe();
    if axe.is_none() {
        eprintln!("SKIPPED {name}, axe: not installed; cargo xtask setup does with npm");
    }
    let page = fs::read_to_string(folder.join(name)).unwrap();
    const DARK: &str = "(prefers-color-scheme: dark)";
    assert!(page.contains(DARK));
    let light = page.replace(DARK, "not all");
    let dark = page.replace(DARK, "all");
    let files = [format!("light-{name}"), format!("dark-{name}")];
    fs::write(folder.join(&files[0]), light.replace("light dark", "light")).unwrap();
    fs::write(folder.join(&files[1]), dark.replace("light dark", "dark")).unwrap();
    let axe = axe.map_or(String::new(), |it| format!("file://{}", it.display()));
    let frame = include_str!("browser/frame.html")
        .replace("AXE_FILE", &axe)
        .replace("PAGE_FILES", &serde_json::to_string(&files).unwrap());
    let file = folder.join(format!("frame-{name}"));
    fs::write(&file, frame).unwrap();
    let profile = folder.join("profile");
    let output = Command::new(browser)
        // Its sandbox asks for more than containers give.
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .args([
            "--allow-file-access-from-files",
            "--virtual-time-budget=600000",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}", file.display()))
        .output()
        .unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let (_, seen) = text.split_once("<pre id=\"seen\">").expect("the frame");
    let (seen, _) = seen.split_once("</pre>").expect("the end of what is seen");
    Some(serde_json::from_str(&decoded(seen)).unwrap_or_else(|error| panic!("{error}: {seen}")))
}

/// The text that `encodeURIComponent` was given.
fn decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(digits, 16).unwrap());
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).unwrap()
}

/// Checks a page, of which at least so many drawings have marks.
fn check(folder: &Path, name: &str, drawings: usize) {
    let Some(seen) = opened(folder, name) else {
        return;
    };
    assert_eq!(seen.len(), 6, "two colour schemes at three widths");
    for it in &seen {
        let about = format!("{} at {} pixels", it["file"], it["width"]);
        assert_eq!(it["thrown"], Value::Null, "{about}");
        assert_eq!(it["errors"], "", "{about}");
        assert_eq!(it["violations"], Value::Array(vec![]), "{about}");
        assert_eq!(
            it["beyond"],
            Value::Array(vec![]),
            "{about}: texts leave their drawings"
        );
        assert_eq!(
            it["covered"],
            Value::Array(vec![]),
            "{about}: labels cover one another"
        );
        assert_eq!([&it["overflow"], &it["foreign"]], [0, 0], "{about}");
        let walked = it["walked"].as_array().unwrap();
        for of in walked {
            assert_eq!(of[1], true, "{about}: {} takes no focus", of[0]);
            assert_eq!(
                of[2], of[3],
                "{about}: keys do not reach all marks of {}",
                of[0]
            );
        }
        let marked = walked.iter().filter(|of| of[2].as_u64() > Some(0));
        assert!(marked.count() >= drawings, "{about}: {walked:?}");
        for of in it["slices"].as_array().unwrap() {
            assert!(of[1].as_u64() > Some(10), "{about}: {of}");
            assert_eq!(
                of[1], of[2],
                "{about}: keys do not reach all slices by {}",
                of[0]
            );
            assert!(
                of[3].as_u64() > Some(0),
                "{about}: nothing is added up of a slice"
            );
        }
    }
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The first pod of eight cores.
fn eight() -> String {
    let pods = Pod::list().unwrap().into_iter();
    let mut pods = pods.filter(|it| it.chip.is_some() && it.devices() == Some(8));
    pods.next().unwrap().name
}

fn step() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/train/step.mlir")
}

#[test]
fn pages_of_boards_are_accessible() {
    let folder = folder("browser-board");
    let page = folder.join("page.html");
    let args = ["compile", path(&digits()), "--target", &large_target()].map(str::to_owned);
    succeeds(
        args.iter()
            .map(String::as_str)
            .chain(["--html", path(&page)]),
    );
    check(&folder, "page.html", 5);
}

#[test]
fn pages_of_steps_are_accessible() {
    let folder = folder("browser-step");
    let [page, report, other, diff] =
        ["page.html", "a.json", "b.json", "diff.html"].map(|it| folder.join(it));
    let (step, eight) = (step(), eight());
    let args = [
        "simulate",
        path(&step),
        "--target",
        &eight,
        "--mesh",
        "data=8",
    ];
    let more = [
        "--html",
        path(&page),
        "--report",
        path(&report),
        "--what-if",
        "overlap=off",
    ];
    succeeds(args.iter().chain(&more));
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.contains("peapod simulate ") && html.contains("--what-if overlap=off"));
    check(&folder, "page.html", 2);
    let more = ["--report", path(&other), "--overlap", "off"];
    succeeds(args.iter().chain(&more));
    let said = succeeds([
        "report",
        "diff",
        path(&report),
        path(&other),
        "--html",
        path(&diff),
    ]);
    assert!(
        said.starts_with("step_seconds +") || said.starts_with("step_seconds −"),
        "{said}"
    );
    check(&folder, "diff.html", 1);
}

#[test]
fn pages_of_searches_are_accessible() {
    let folder = folder("browser-search");
    let page = folder.join("page.html");
    let (step, eight) = (step(), eight());
    let args = [
        "search",
        path(&step),
        "--target",
        &eight,
        "--max-candidates",
        "4",
    ];
    succeeds(args.iter().chain(&["--html", path(&page)]));
    check(&folder, "page.html", 1);
}

#[test]
fn pages_of_predictions_are_accessible() {
    let folder = folder("browser-mlperf");
    let page = folder.join("page.html");
    let args = [
        "mlperf",
        "predict",
        "--benchmark",
        "resnet",
        "--epochs",
        "88",
        "--steps-per-epoch",
        "20",
    ];
    let more = ["--step-seconds", "0.0141", "--html", path(&page)];
    succeeds(args.iter().chain(&more));
    check(&folder, "page.html", 0);
}
