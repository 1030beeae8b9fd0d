//! `peapod new firmware`. `cargo xtask test` builds what it writes.

use std::fs;

use peapod_driver::targets::{Pod, Target};

use crate::{assert_has, digits, fails, folder, succeeds};

/// Options of each kind of project, and a file that it alone has.
const KINDS: [(&[&str], &str); 5] = [
    (&[], "src/arena.rs"),
    (&["--rtos", "embassy"], "src/arena.rs"),
    (&["--lang", "c"], "start.c"),
    (&["--lang", "arduino"], "model.c"),
    (&["--lang", "zephyr"], "prj.conf"),
];

/// Words of the command, with more of them.
fn new<'a>(board: &'a str, model: &'a str, out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut words = vec!["new", "firmware", "--board", board, "--model", model];
    words.extend(["-o", out]);
    words.extend(more);
    words
}

/// A board of Arm that starts by its vector table alone, or one that is not of Arm.
fn board(is_arm: bool) -> Target {
    let mut all = Target::list().unwrap().into_iter();
    let is_it = |it: &Target| it.chip.isa.is_arm() == is_arm && it.chip.sections.is_empty();
    all.find(is_it).unwrap()
}

#[test]
fn every_kind_has_its_files_and_never_replaces_others() {
    let (folder, board) = (folder("projects"), board(true));
    let model = digits();
    let model = model.to_str().unwrap();
    for (index, (options, file)) in KINDS.iter().enumerate() {
        let out = folder.join(format!("project-{index}"));
        let words = new(&board.name, model, out.to_str().unwrap(), options);
        succeeds(&words);
        let readme = fs::read_to_string(out.join("README.md")).unwrap();
        assert_has(&readme, &["digits.tflite"]);
        let mine = out.join(file);
        let written = fs::read_to_string(&mine).unwrap();
        fs::write(&mine, "mine").unwrap();
        assert_has(&fails(&words), &["E0102", "is there already", "--force"]);
        assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
        succeeds(words.iter().chain(&["--force"]));
        assert_eq!(fs::read_to_string(&mine).unwrap(), written);
    }
}

#[test]
fn models_of_sketches_are_what_the_compiler_writes() {
    let (folder, board) = (folder("sketch"), board(true));
    let out = folder.join("sketch");
    let (model, out) = (digits(), out.to_str().unwrap().to_owned());
    let model = model.to_str().unwrap();
    succeeds(new(&board.name, model, &out, &["--lang", "arduino"]));
    let compiled = folder.join("compiled");
    let compiled_text = compiled.to_str().unwrap();
    let compile = ["compile", model, "--target", &board.name, "--name", "model"];
    succeeds(compile.iter().chain(&["-o", compiled_text]));
    let pea = fs::read(compiled.join("model.pea")).unwrap();
    let source = fs::read_to_string(folder.join("sketch/model.c")).unwrap();
    let (_, bytes) = source.split_once("= {").unwrap();
    let (bytes, _) = bytes.split_once('}').unwrap();
    let bytes: Vec<u8> = bytes
        .split(',')
        .filter_map(|byte| byte.trim().strip_prefix("0x"))
        .map(|byte| u8::from_str_radix(byte, 16).unwrap())
        .collect();
    assert_eq!(bytes, pea);
    // Every kernel of the report is in the table.
    let report = fs::read_to_string(compiled.join("report.json")).unwrap();
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    for op in report["ops"].as_array().unwrap() {
        let kernel = op["kernel"].as_str().unwrap();
        assert_has(&source, &[format!("    &peapod_kernel_{kernel},").as_str()]);
    }
}

#[test]
fn what_a_board_or_a_folder_cannot_be_is_said() {
    let folder = folder("no-projects");
    let out = folder.join("x");
    let (arm, other) = (board(true).name, board(false).name);
    let model = digits();
    let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
    let c = ["--lang", "c"];
    let embassy = ["--rtos", "embassy"];
    for options in [&c, &embassy] {
        let said = fails(new(&other, model, out, options));
        assert_has(&said, &["E1011", "Cortex-M", other.as_str()]);
    }
    let both = [c, embassy].concat();
    assert_has(
        &fails(new(&arm, model, out, &both)),
        &["E1012", "is for Rust"],
    );
    let pod = &Pod::list().unwrap()[0].name;
    assert_has(&fails(new(pod, model, out, &[])), &["E1011", "the pod"]);
    let named = folder.join("9 lives");
    let said = fails(new(&arm, model, named.to_str().unwrap(), &[]));
    assert_has(&said, &["E1012", "9 lives"]);
    let runtime = ["--runtime", folder.to_str().unwrap()];
    assert_has(
        &fails(new(&arm, model, out, &runtime)),
        &["E1012", "no Cargo.toml"],
    );
    let unused = [&runtime[..], &c].concat();
    assert_has(&fails(new(&arm, model, out, &unused)), &["E1014"]);
    assert!(!folder.join("x").exists());
}

#[test]
fn every_board_has_a_project_in_rust() {
    let folder = folder("all-projects");
    let model = digits();
    for board in Target::list().unwrap() {
        let out = folder.join(&board.name);
        let words = new(
            &board.name,
            model.to_str().unwrap(),
            out.to_str().unwrap(),
            &[],
        );
        succeeds(&words);
        let memory = fs::read_to_string(out.join("memory.x")).unwrap();
        assert_eq!(memory, board.memory_x());
    }
}
