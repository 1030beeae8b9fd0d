//! Foreign files: pipes and devices are not read, and names do not command the terminal.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{assert_has, fails, folder, peapod};

#[test]
fn pipes_and_devices_are_refused_at_once() {
    let folder = folder("pipes");
    let names = [
        "model.pea",
        "model.ir",
        "in_000.npy",
        "pod.toml",
        "result_0.txt",
        "key.pem",
    ];
    for name in names {
        let made = Command::new("mkfifo").arg(folder.join(name)).status();
        assert!(made.unwrap().success());
    }
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    // Links in a folder, to a device and to a pipe, are what they point to.
    let links = ["zero", "pipe"].map(|name| folder.join(name));
    for (link, to) in links
        .each_ref()
        .into_iter()
        .zip(["/dev/zero", "../result_0.txt"])
    {
        fs::create_dir_all(link).unwrap();
        std::os::unix::fs::symlink(to, link.join("result_0.txt")).unwrap();
    }
    let digits = crate::digits();
    let digits = digits.to_str().unwrap();
    for args in [
        vec!["inspect", &path("model.pea")],
        vec!["run", &path("model.ir")],
        vec!["run", digits, "--input", &path("in_000.npy")],
        vec!["inspect", "/dev/zero"],
        #[cfg(feature = "pod")]
        vec!["simulate", digits, "--target", &path("pod.toml")],
        #[cfg(feature = "pod")]
        vec!["mlperf", "check", &path("result_0.txt")],
        #[cfg(feature = "pod")]
        vec!["mlperf", "score", folder.to_str().unwrap()],
        #[cfg(feature = "pod")]
        vec!["mlperf", "score", links[0].to_str().unwrap()],
        #[cfg(feature = "pod")]
        vec!["mlperf", "score", links[1].to_str().unwrap()],
    ] {
        let said = fails(args.iter().copied());
        assert_has(
            &said,
            &["expected a regular file, found a pipe or a device"],
        );
    }
}

/// Whatever the command prints of a file with names of control characters.
fn printed(args: &[&str]) -> String {
    let output = peapod(args);
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).unwrap()
}

const NAMES: &str = "a\u{1b}[2Jb\u{9b}1mc\u{7f}d\u{202e}e";

fn harmless(text: &str) -> bool {
    let reverses = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text
        .chars()
        .any(|c| (c.is_control() && c != '\n' && c != '\t') || reverses(c))
}

/// Replaces a name in a file by another of the same length, which keeps flatbuffers as they are.
fn renamed(file: &Path, from: &str) -> Vec<u8> {
    let mut bytes = fs::read(file).unwrap();
    let hostile = &NAMES.as_bytes()[..from.len()];
    let found = bytes
        .windows(from.len())
        .position(|it| it == from.as_bytes());
    let at = found.unwrap_or_else(|| panic!("no {from}"));
    bytes[at..at + from.len()].copy_from_slice(hostile);
    bytes
}

#[test]
fn names_do_not_command_the_terminal() {
    let folder = folder("names");
    let ir = folder.join("m.ir");
    let text = "module \"m\"\nfunc @main(%x \"NAME\": f32[4]) {\n  %y \"NAME\" = relu(%x): f32[4]\n  \
                return %y\n}\n";
    fs::write(&ir, text.replace("NAME", NAMES)).unwrap();
    let mlir = folder.join("m.mlir");
    let text = format!(
        "module @m {{ func.func public @main(%arg0: tensor<4xf32> loc(\"{NAMES}\")) -> \
         tensor<4xf32> {{ %0 = stablehlo.{NAMES} %arg0 : tensor<4xf32> return %0 }} }}"
    );
    fs::write(&mlir, text).unwrap();
    let tflite = folder.join("m.tflite");
    fs::write(&tflite, renamed(&crate::digits(), "serving_default")).unwrap();
    let log = folder.join("result_0.txt");
    let line = format!(":::MLLOG {{\"key\": \"{NAMES}\", \"value\": \"{NAMES}\", \"time_ms\": 1}}");
    fs::write(&log, line).unwrap();
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let (ir, mlir, tflite, log) = (path(&ir), path(&mlir), path(&tflite), path(&log));
    let out = path(&folder.join(NAMES));
    let target = crate::large_target();
    for args in [
        vec!["inspect", &ir],
        vec!["inspect", &ir, "--json"],
        vec!["run", &ir],
        vec!["inspect", &mlir],
        vec!["inspect", &mlir, "--message-format", "json"],
        vec!["inspect", &tflite],
        vec!["inspect", &tflite, "--json"],
        vec!["compile", &ir, "--target", &target, "-o", &out],
        #[cfg(feature = "pod")]
        vec!["mlperf", "check", &log],
        #[cfg(feature = "pod")]
        vec!["simulate", &ir, "--target", "local"],
        vec!["inspect", &out],
    ] {
        let text = printed(&args);
        assert!(!text.is_empty() && harmless(&text), "{args:?}: {text:?}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["inspect", &ir, "--json"])).unwrap();
    assert!(json.to_string().contains('\u{9b}'), "{json}");
}

/// A module whose mesh, module, function and values have names of markup and control characters.
#[cfg(feature = "pod")]
fn hostile(folder: &Path) -> String {
    let path = folder.join("hostile.ir");
    let name = format!("{NAMES}\u{2066}</text><script>alert(1)</script>&");
    let text = "module \"NAME\"\nfunc @main(%x \"NAMEx\": f32[4]) {\n  \
                %y \"NAMEy\" = relu(%x): f32[4]\n  return %y\n}\n";
    fs::write(&path, text.replace("NAME", &name)).unwrap();
    path.to_str().unwrap().to_owned()
}

#[cfg(feature = "pod")]
#[test]
fn names_in_pods_do_not_command_the_terminal() {
    let folder = folder("pod-names");
    let ir = hostile(&folder);
    let out = folder.join("out");
    let mesh = format!("{NAMES}=1");
    let files = out.to_str().unwrap();
    let args = [
        "compile", &ir, "--target", "local", "--mesh", &mesh, "-o", files,
    ];
    assert!(harmless(&printed(&args)));
    let pod = out.join("hostile.pod");
    let bytes = fs::read(&pod).unwrap();
    let axis = bytes.windows(NAMES.len()).any(|it| it == NAMES.as_bytes());
    assert!(axis, "the axis has another name");
    let pod = pod.to_str().unwrap();
    for args in [
        &["inspect", pod][..],
        &["inspect", pod, "--json"],
        &["run", pod],
        &["run", pod, "--json"],
        &["run", pod, "--threads", "0"],
        &["simulate", pod, "--target", "local"],
        &["verify", pod],
    ] {
        let text = printed(args);
        assert!(!text.is_empty() && harmless(&text), "{args:?}: {text:?}");
    }
}

#[cfg(feature = "pod")]
#[test]
fn names_are_text_in_drawings_and_pages() {
    let folder = folder("drawn-names");
    let ir = hostile(&folder);
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (out, target, eight) = (path("out"), crate::large_target(), crate::pod::eight());
    for drawing in [path("plan.svg"), path("plan.html")] {
        crate::succeeds([
            "compile",
            &ir,
            "--target",
            &target,
            "-o",
            &out,
            "--explain-plan",
            &drawing,
        ]);
    }
    let (page, trace) = (path("page.html"), path("trace.json"));
    crate::succeeds([
        "simulate", &ir, "--target", &eight, "--html", &page, "--trace", &trace,
    ]);
    for drawing in [path("plan.svg"), path("plan.html"), page] {
        let text = fs::read_to_string(&drawing).unwrap();
        assert!(harmless(&text), "{drawing}");
        assert!(!text.contains("<script>alert"), "{drawing}");
    }
    let trace = fs::read_to_string(trace).unwrap();
    serde_json::from_str::<serde_json::Value>(&trace).unwrap();
}
