//! `--custom-ops`: operators of users, in every command that reads models.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{assert_has, fails, folder, large_target, succeeds};

fn custom_op(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/custom-op")
        .join(file)
}

/// A file of an input: six floats.
fn rows(folder: &Path) -> String {
    let file = folder.join("x.bin");
    fs::write(&file, 1.5_f32.to_le_bytes().repeat(6)).unwrap();
    file.to_str().unwrap().to_owned()
}

/// The operator of the example as a library, and its declaration; `None`, loudly, without a C
/// compiler.
fn declared(folder: &Path) -> Option<PathBuf> {
    let include = custom_op("../../runtime-micro/c/include");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-I"]).arg(include);
    cc.arg(custom_op("scale_rows.c"))
        .arg("-o")
        .arg(folder.join("libscale_rows.so"));
    let Ok(built) = cc.output() else {
        eprintln!("skipped: no C compiler `cc` on this machine, --custom-ops is not run");
        return None;
    };
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    let declaration = folder.join("custom_ops.toml");
    fs::copy(custom_op("custom_ops.toml"), &declaration).unwrap();
    Some(declaration)
}

#[test]
fn an_operator_without_a_declaration_is_refused_and_the_help_names_the_option() {
    let model = custom_op("rows.tflite");
    let model = model.to_str().unwrap();
    let input = rows(&folder("custom-ops-none"));
    for command in [vec!["run", model], vec!["diff", model, "--input", &input]] {
        let error = fails(command);
        assert_has(
            &error,
            &["E0202", "custom operator ScaleRows", "--custom-ops"],
        );
    }
}

#[test]
fn a_declaration_that_is_wrong_is_told_by_file() {
    let folder = folder("custom-ops-declaration");
    let file = folder.join("ops.toml");
    let declaration = file.to_str().unwrap();
    let model = custom_op("rows.tflite");
    let refused = |text: &str| {
        fs::write(&file, text).unwrap();
        fails(["run", model.to_str().unwrap(), "--custom-ops", declaration])
    };
    assert_has(
        &refused("op = 3"),
        &["E0206", "ops.toml", "docs/custom-operators.md"],
    );
    let missing = refused("[[op]]\nname = \"A\"\nlibrary = \"no.so\"\nsymbol = \"a\"\n");
    assert_has(&missing, &["E0206", "custom operator \"A\"", "no.so"]);
    fs::remove_file(&file).unwrap();
    fails(["run", model.to_str().unwrap(), "--custom-ops", declaration]);
}

#[test]
fn every_command_takes_a_declared_operator() {
    let folder = folder("custom-ops");
    let Some(declaration) = declared(&folder) else {
        return;
    };
    let (model, declaration) = (custom_op("rows.tflite"), declaration.to_str().unwrap());
    let model = model.to_str().unwrap();
    let with = |command: &[&str]| succeeds([command, &["--custom-ops", declaration]].concat());
    assert_has(&with(&["inspect", model]), &["custom"]);
    with(&["run", model]);
    let input = rows(&folder);
    assert_has(&with(&["diff", model, "--input", &input]), &["custom"]);
    for form in ["pea", "aot"] {
        let out = folder.join(form);
        let (out, target) = (out.to_str().unwrap(), large_target());
        with(&[
            "compile", model, "--target", &target, "-o", out, "--emit", form,
        ]);
        let code = fs::read_to_string(Path::new(out).join("model.rs")).unwrap();
        assert_has(&code, &["super::CUSTOM_OPS", "CUSTOM"]);
    }
    // A pea is checked with the operators that there are.
    let pea = folder.join("pea/model.pea");
    let pea = pea.to_str().unwrap();
    with(&["run", pea]);
    assert_has(
        &fails(["run", pea]),
        &["E0206", "\"ScaleRows\"", "--custom-ops"],
    );
}
