//! `misuse.c`, compiled by the C compiler of this machine and linked with the library.

use std::env;
use std::path::Path;
use std::process::Command;

/// Every misuse that can be told is an error.
#[test]
fn misuse_is_an_error() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("misuse");
    // Tests do not link static libraries, so that cargo has not made it yet.
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--manifest-path"]);
    assert!(
        cargo
            .arg(here.join("Cargo.toml"))
            .status()
            .unwrap()
            .success()
    );
    // The library is beside the folder of this test.
    let test = env::current_exe().unwrap();
    let built = test.parent().unwrap().parent().unwrap();
    let Ok(compiled) = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-I"])
        .args([here.join("include"), here.join("tests/misuse.c")])
        .arg(built.join("libpeapod_micro_c.a"))
        .arg("-o")
        .arg(&program)
        .args(["-lpthread", "-ldl", "-lm"])
        .output()
    else {
        eprintln!("skipped: no C compiler on this machine");
        return;
    };
    let said = String::from_utf8_lossy(&compiled.stderr).into_owned();
    assert!(compiled.status.success(), "{said}");
    let run = Command::new(&program).output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{said} {}", run.status);
}
