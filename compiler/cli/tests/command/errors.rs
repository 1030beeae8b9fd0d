//! Mistakes: what is said, and that nothing is left behind.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{
    assert_has, digits, example, fails, folder, large_target, listing, misused, peapod,
    small_target, succeeds,
};

/// Two ops that no kernel takes, as there is none for filters of floats, and one that is in order.
pub const UNSUPPORTED: &str = r#"module "filters"
func @main(%x "x": f32[1, 2]) {
  const %f "f": f32[2, 2] = [1.0, 2.0, 3.0, 4.0]
  const %t "t": f32[2, 3] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
  state %s "s": f32[1, 6]
  state %r "r": f32[1, 6]
  %y "first" = svdf(%x, %f, %t, _, %s) {rank = 1}: f32[1, 2]
  %z "second" = svdf(%y, %f, %t, _, %r) {rank = 1}: f32[1, 2]
  %a "last" = relu(%z): f32[1, 2]
  return %a
}
"#;

fn compile(model: &Path, target: &str, out: &Path) -> String {
    let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
    fails(["compile", model, "--target", target, "-o", out])
}

fn written(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path
}

#[test]
fn usage_is_another_exit_code() {
    for args in [&["compile"][..], &["run"], &["frobnicate"]] {
        let said = misused(args.iter().copied());
        assert_has(
            &said,
            &["error[peapod::E1010]: ", "Usage: peapod", "--help"],
        );
    }
    let bare = peapod([""; 0]);
    assert_eq!(bare.status.code(), Some(2));
    assert_has(&String::from_utf8_lossy(&bare.stderr), &["Usage: peapod"]);
    let wrong = ["diff", "x", "--input", "i", "--tolerance", "much"];
    assert_has(&misused(wrong), &["invalid value 'much' for '--tolerance"]);
    let missing = misused(["compile", "x", "-o", "out"]);
    assert_has(&missing, &["were not provided: --target <NAME>\n"]);
    let unknown = misused(["compile", "x", "--targt", "t"]);
    assert_has(&unknown, &["= help: a similar argument exists: '--target'"]);
    let values = misused(["compile", "x", "--numerics", "none"]);
    assert_has(&values, &["= help: possible values: tflm"]);
    let json = misused(["inspect", "--message-format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["code"], "peapod::E1010");
}

#[test]
fn help_has_an_example_each() {
    for command in ["inspect", "compile", "run", "diff"] {
        let output = peapod([command, "--help"]);
        assert_eq!(output.status.code(), Some(0));
        let text = String::from_utf8(output.stdout).unwrap();
        assert_has(&text, &["Example", &format!("peapod {command} ")]);
    }
}

#[test]
fn a_missing_file_is_named() {
    for command in [
        &["inspect", "nowhere.tflite"][..],
        &["run", "nowhere.tflite"],
    ] {
        assert_has(
            &fails(command),
            &["cannot read nowhere.tflite", "No such file"],
        );
    }
}

#[test]
fn what_is_no_model_says_so() {
    let folder = folder("errors-no-model");
    let text = written(&folder, "notes.txt", "not a model at all");
    let said = fails(["inspect", text.to_str().unwrap()]);
    assert_has(&said, &["notes.txt is not a model file"]);
    let ir = written(&folder, "wrong.ir", "module \"m\"\nfunc @main( {\n");
    let said = fails(["inspect", ir.to_str().unwrap()]);
    assert_has(&said, &["wrong.ir", "2:", "func @main( {"]);
}

#[test]
fn a_damaged_model_names_where() {
    let folder = folder("errors-damaged");
    let bytes = fs::read(digits()).unwrap();
    let short = written(&folder, "short.tflite", &bytes[..bytes.len() / 2]);
    let said = fails(["inspect", short.to_str().unwrap()]);
    assert_has(&said, &["short.tflite"]);
    let out = folder.join("out");
    let path = digits();
    let target = large_target();
    let compile = ["compile", path.to_str().unwrap(), "--target", &target, "-o"];
    crate::succeeds(compile.into_iter().chain([out.to_str().unwrap()]));
    let mut pea = fs::read(out.join("model.pea")).unwrap();
    pea.truncate(pea.len() - 16);
    let pea = written(&folder, "short.pea", pea);
    for command in ["inspect", "run"] {
        assert_has(
            &fails([command, pea.to_str().unwrap()]),
            &["short.pea", "cut short"],
        );
    }
}

#[test]
fn options_for_pods_are_refused() {
    let folder = folder("errors-pod-options");
    let (model, out, target) = (digits(), folder.join("out"), large_target());
    let [model, to] = [&model, &out].map(|path| path.to_str().unwrap());
    let options = [
        "--mesh=data=2",
        "--shard=x=data",
        "--layout=a:data",
        "--deny-replication",
        "--emit-stablehlo",
        "--weight-update-sharding=on",
        "--split-parameters=off",
        "--gradient-reduction=adasum",
        "--bucket-bytes=1",
        "--batch=2",
        "--explain=x",
    ];
    let line = ["compile", model, "--target", &target, "-o", to];
    let said = fails(line.iter().chain(&options));
    for option in options {
        let name = option.split('=').next().unwrap();
        let refused = format!("error[peapod::E1011]: {name} is for pods");
        assert_has(&said, &[&refused, &format!("leave out {name}")]);
    }
    assert!(!out.exists());
    let options = [
        "--steps=1",
        "--threads=1",
        "--max-iterations=1",
        "--engine=local",
    ];
    let said = fails(["run", model].iter().chain(&options));
    assert_eq!(
        said.matches("error[peapod::E1011]: ").count(),
        options.len()
    );
    assert_has(&said, &["--engine is for pods"]);
}

#[test]
fn values_that_make_no_sense_are_refused() {
    for (line, expected) in [
        ("run x --steps 0", "at least 1"),
        ("run x --threads -1", "at least 0"),
        ("search x --target y --top 0", "at least 1"),
        ("search x --target y --max-candidates 0", "at least 1"),
        ("search x --target y --bucket-bytes -1", "at least 0"),
        ("simulate x --target y --iterations 0", "at least 1"),
        ("simulate x --target y --colours 3", "expected 1, 2 or 4"),
        ("diff x --input y --tolerance -1", "at least 0"),
        ("diff x --input y --tolerance nan", "at least 0"),
        ("compile x --target y -o z --batch 0", "at least 1"),
        (
            "completions tcsh",
            "possible values: bash, elvish, fish, powershell, zsh",
        ),
    ] {
        let said = misused(line.split(' '));
        assert_has(&said, &["error[peapod::E1010]: ", "= help: ", expected]);
    }
}

#[test]
fn a_target_file_that_is_missing_says_so() {
    let said = fails(["compile", "x", "--target", "missing.toml", "-o", "out"]);
    assert_has(
        &said,
        &[
            "error[peapod::E0101]: cannot read missing.toml",
            "check the path",
        ],
    );
}

#[test]
fn only_similar_codes_are_suggested() {
    let said = fails(["explain", "E9999"]);
    assert!(!said.contains("similar"), "{said}");
    assert_has(
        &fails(["explain", "E9902"]),
        &["similar codes are peapod::E0902, peapod::E9901;"],
    );
}

#[test]
fn an_unknown_target_says_what_lists_those_there_are() {
    let folder = folder("errors-target");
    let said = compile(&digits(), "abacus", &folder.join("out"));
    assert_has(&said, &["no target `abacus`", "`peapod target list`"]);
    let listed = succeeds(["target", "list"]);
    assert_has(&listed, &[&small_target().name]);
    assert!(listing(&folder).is_empty());
}

#[test]
fn every_unsupported_op_is_listed_at_once() {
    let folder = folder("errors-unsupported");
    let model = written(&folder, "filters.ir", UNSUPPORTED);
    let said = compile(&model, &large_target(), &folder.join("out"));
    assert_has(&said, &["filters.ir", "svdf", "first", "second", "f32"]);
    assert!(!said.contains("relu"), "{said}");
    assert_eq!(listing(&folder), ["filters.ir"]);
}

#[test]
fn what_breaks_a_rule_of_the_ir_says_which() {
    let folder = folder("errors-invalid");
    let text = UNSUPPORTED.replace("relu(%z): f32[1, 2]", "relu(%z): f32[2, 2]");
    let model = written(&folder, "broken.ir", text);
    assert_has(
        &compile(&model, &large_target(), &folder.join("out")),
        &["broken.ir", "relu", "[2, 2]"],
    );
}

#[test]
fn what_does_not_fit_says_both_numbers_and_what_is_largest() {
    let folder = folder("errors-does-not-fit");
    let target = small_target();
    let text = "module \"huge\"\nfunc @main(%x \"enormous\": f32[1000, 1000]) {\n  \
                %y \"as large\" = logistic(%x): f32[1000, 1000]\n  return %y\n}\n";
    let model = written(&folder, "huge.ir", text);
    let said = compile(&model, &target.name, &folder.join("out"));
    assert_has(
        &said,
        &[
            &format!("huge does not fit {}", target.name),
            "4,000,000",
            "enormous",
        ],
    );
    assert_has(
        &said,
        &["RAM for its activations needs ", " are available; largest:"],
    );
    assert_eq!(
        listing(&folder),
        ["huge.ir"],
        "no folder and no part of a file"
    );
}

#[test]
fn a_wrong_input_says_what_is_right() {
    let folder = folder("errors-input");
    let model = digits();
    let model = model.to_str().unwrap();
    let run = |input: &Path| fails(["run", model, "--input", input.to_str().unwrap()]);
    let short = written(&folder, "short.bin", [0; 63]);
    let said = run(&short);
    assert_has(
        &said,
        &[
            "input 0",
            "short.bin",
            "expected 64 bytes for i8[1, 8, 8, 1], found 63",
        ],
    );
    let other = written(&folder, "image.gif", [0; 64]);
    assert_has(&run(&other), &["image.gif", ".npy", ".bin"]);
    assert_has(
        &run(&folder.join("absent.bin")),
        &["absent.bin", "No such file"],
    );
    let npy = written(&folder, "not.npy", [0; 64]);
    assert_has(&run(&npy), &["not.npy", "not a .npy file"]);
}

#[test]
fn counts_of_files_are_checked() {
    let folder = folder("errors-counts");
    let two_inputs = "module \"sum\"\nfunc @main(%a: f32[2], %b: f32[2]) {\n  \
                      %c = add(%a, %b): f32[2]\n  return %c\n}\n";
    let model = written(&folder, "sum.ir", two_inputs);
    let input = written(&folder, "a.bin", [0; 8]);
    let (model, input) = (model.to_str().unwrap(), input.to_str().unwrap());
    let said = fails(["run", model, "--input", input]);
    assert_has(
        &said,
        &[
            "expected 2 input files per run, found 1 files",
            "the inputs are f32[2], f32[2]",
        ],
    );
    let twice = ["run", model, "--input", input, "--input", input];
    let outputs = ["--output", "x.bin", "--output", "y.bin"];
    let said = fails(twice.into_iter().chain(outputs));
    assert_has(
        &said,
        &["expected at most 1 output files for 1 runs, found 2"],
    );
    assert_eq!(listing(&folder), ["a.bin", "sum.ir"]);
}

#[test]
fn a_pea_is_no_source() {
    let folder = folder("errors-pea");
    let pea = written(&folder, "made.pea", b"\x10\0\0\0PEA1");
    let said = compile(&pea, &large_target(), &folder.join("out"));
    assert_has(&said, &["made.pea", "compiled already"]);
}

#[test]
fn what_cannot_be_written_leaves_nothing() {
    let folder = folder("errors-unwritable");
    let file = written(&folder, "file", "in the way");
    let said = compile(&digits(), &large_target(), &file.join("out"));
    assert_has(&said, &["cannot"]);
    assert_eq!(listing(&folder), ["file"]);
    let input = example("inputs/00.bin");
    let model = digits();
    let args = [
        model.to_str().unwrap(),
        "--input",
        input.to_str().unwrap(),
        "--output",
    ];
    // The second output is a folder, so the first may not stay either.
    let (first, second) = (folder.join("first.bin"), folder.join("second.bin"));
    fs::create_dir(&second).unwrap();
    let args = ["run"]
        .into_iter()
        .chain(args)
        .chain([first.to_str().unwrap(), "--input"]);
    let args = args.chain([
        input.to_str().unwrap(),
        "--output",
        second.to_str().unwrap(),
    ]);
    assert_has(&fails(args), &["cannot write", "second.bin"]);
    assert_eq!(listing(&folder), ["file", "second.bin"]);
}

#[test]
fn a_name_of_nothing_asks_for_another() {
    let folder = folder("errors-name");
    let (model, out) = (digits(), folder.join("out"));
    let [model, out] = [&model, &out].map(|path| path.to_str().unwrap());
    let target = large_target();
    let said = fails([
        "compile", model, "--target", &target, "-o", out, "--name", "::",
    ]);
    assert_has(&said, &["`::`", "--name"]);
}
