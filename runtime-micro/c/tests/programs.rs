//! Programs in C, compiled by the C compiler of this machine and linked with the library.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds a program of these sources with the library; `None`, loudly, without a C compiler.
fn built(name: &str, sources: &[&str]) -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Tests do not link static libraries, so that cargo has not made it yet.
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--features", "regions"]);
    cargo.arg("--manifest-path").arg(here.join("Cargo.toml"));
    assert!(cargo.status().unwrap().success());
    // The library is beside the folder of this test.
    let test = env::current_exe().unwrap();
    let built = test.parent().unwrap().parent().unwrap();
    let Ok(compiled) = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-I"])
        .arg(here.join("include"))
        .args(sources.iter().map(|source| here.join(source)))
        .arg(built.join("libpeapod_micro_c.a"))
        .arg("-o")
        .arg(&program)
        .args(["-lpthread", "-ldl", "-lm"])
        .output()
    else {
        eprintln!("skipped: no C compiler on this machine, {name} is not run");
        return None;
    };
    let said = String::from_utf8_lossy(&compiled.stderr).into_owned();
    assert!(compiled.status.success(), "{said}");
    Some(program)
}

fn succeeds(run: &mut Command) {
    let run = run.output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{said} {}", run.status);
}

/// Every misuse that can be told is an error.
#[test]
fn misuse_is_an_error() {
    if let Some(program) = built("misuse", &["tests/misuse.c"]) {
        succeeds(&mut Command::new(program));
    }
}

/// Regions and weights reach the model where C put them, and nothing behind them is written.
#[test]
fn models_in_several_regions_run() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR"));
    let golden = golden.join("../../compiler/emit/tests/micro/golden/regions");
    if let Some(program) = built("regions", &["tests/regions.c"]) {
        let files = ["model.pea", "model.weights"].map(|file| golden.join(file));
        succeeds(Command::new(program).args(files));
    }
}

/// An operator that C implements, in a model that the emitter's tests write.
#[test]
fn custom_operators_are_found_by_name() {
    let sources = ["tests/custom.c", "../../examples/custom-op/scale_rows.c"];
    let model = "../../compiler/emit/tests/micro/golden/custom/model.pea";
    if let Some(program) = built("custom", &sources) {
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join(model);
        succeeds(Command::new(program).arg(model));
    }
}
