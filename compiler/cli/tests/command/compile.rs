//! `peapod compile`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{
    assert_has, digits, example, fails, folder, large_target, listing, misused, peapod,
    small_target, succeeds,
};

fn compile(model: &Path, out: &Path, more: &[&str]) -> String {
    let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
    let target = large_target();
    let args = ["compile", model, "--target", &target, "-o", out];
    succeeds(args.iter().chain(more))
}

#[test]
fn writes_every_form_and_nothing_else() {
    let out = folder("compile-every-form").join("made/on/the/way");
    let said = compile(&digits(), &out, &[]);
    assert_has(
        &said,
        &[
            "digits for ",
            "conv2d_s8_scalar",
            "RAM    640 bytes",
            "MACs   8,448 per run",
        ],
    );
    let files = ["model.h", "model.o", "model.pea", "model.rs", "report.json"];
    assert_eq!(listing(&out), files);

    let header = fs::read_to_string(out.join("model.h")).unwrap();
    assert_has(&header, &["digits_pea", "#define DIGITS_ARENA_LEN 640u"]);
    let rust = fs::read_to_string(out.join("model.rs")).unwrap();
    assert_has(
        &rust,
        &["pub const ARENA_LEN: usize = 640;", "kernels::SOFTMAX_S8"],
    );
    let report: Value =
        serde_json::from_str(&fs::read_to_string(out.join("report.json")).unwrap()).unwrap();
    assert_eq!(report["target"], large_target());
    assert_eq!(report["model"], "digits");
    assert_eq!(report["macs"], 8448);
    assert_eq!(report["ram"]["activations"], 640);
    let pea = fs::metadata(out.join("model.pea")).unwrap().len();
    assert_eq!(report["flash"]["model"], pea);
    assert_eq!(report["ops"].as_array().unwrap().len(), 7);
    assert_eq!(
        report["inputs"][0]["shape"],
        serde_json::json!([1, 8, 8, 1])
    );
}

#[test]
fn code_needs_no_pea() {
    let out = folder("compile-code");
    let said = compile(&digits(), &out, &["--emit", "aot"]);
    assert_has(&said, &["conv2d_s8_scalar", "RAM    640 bytes"]);
    assert_eq!(
        listing(&out),
        ["model.constants", "model.rs", "report.json"]
    );
    let rust = fs::read_to_string(out.join("model.rs")).unwrap();
    assert_has(
        &rust,
        &[
            "pub const ARENA_LEN: usize = 640;",
            "include_bytes!(\"model.constants\")",
            "visitor.step(6, &kernels::SOFTMAX_S8, &CALL_6);",
            "pub mod input_0 {",
        ],
    );
    assert!(!rust.contains("model.pea"));
    let report: Value =
        serde_json::from_str(&fs::read_to_string(out.join("report.json")).unwrap()).unwrap();
    let constants = fs::metadata(out.join("model.constants")).unwrap().len();
    assert_eq!(report["flash"]["constants"], constants);
    let model = report["flash"]["model"].as_u64().unwrap();
    assert!(model > constants && model < constants + 1500, "{model}");
    assert_eq!(report["ops"].as_array().unwrap().len(), 7);
}

#[test]
fn the_same_model_gives_the_same_bytes() {
    let out = folder("compile-same-bytes");
    let bytes = |run: &str| {
        compile(&digits(), &out.join(run), &[]);
        let files = listing(&out.join(run)).into_iter();
        files
            .map(|file| fs::read(out.join(run).join(file)).unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(bytes("first"), bytes("second"));
}

#[test]
fn what_it_dumps_can_be_fed_back_in() {
    let out = folder("compile-dumps");
    let first = out.join("first");
    compile(&digits(), &first, &["--dump", "--emit-ir"]);
    let dumps = listing(&first.join("dump"));
    assert_eq!(dumps.first().unwrap(), "0-drop_empty.ir");
    assert!(dumps.len() > 3, "{dumps:?}");
    let pea = fs::read(first.join("model.pea")).unwrap();
    let dumps = dumps.iter().map(|file| first.join("dump").join(file));
    for (number, file) in dumps.chain([first.join("model.ir")]).enumerate() {
        let again = out.join(number.to_string());
        compile(&file, &again, &[]);
        assert_eq!(
            fs::read(again.join("model.pea")).unwrap(),
            pea,
            "{}",
            file.display()
        );
    }
}

#[test]
fn symbols_take_the_name_asked_for() {
    let out = folder("compile-name");
    compile(&digits(), &out, &["--name", "my net", "--numerics", "tflm"]);
    let header = fs::read_to_string(out.join("model.h")).unwrap();
    assert_has(&header, &["my_net_pea", "MY_NET_ARENA_LEN"]);
}

#[test]
fn a_folder_with_other_files_keeps_them() {
    let out = folder("compile-keeps");
    fs::write(out.join("mine.txt"), "mine").unwrap();
    fs::write(out.join("model.pea"), "old").unwrap();
    compile(&digits(), &out, &[]);
    assert_eq!(fs::read_to_string(out.join("mine.txt")).unwrap(), "mine");
    assert_eq!(&fs::read(out.join("model.pea")).unwrap()[4..8], b"PEA1");
    assert!(example("digits.tflite").is_file());
}

/// Two convolutions with a wide result between them, too wide for the smallest target.
fn wide(folder: &Path) -> PathBuf {
    let weights = |count: usize| (0..count).map(|i| (i % 7) as i8 - 3).collect::<Vec<_>>();
    let text = format!(
        r#"module "wide"
func @main(%x "x": i8[1, 32, 32, 1] quant(0.5:0)) {{
  const %w: i8[16, 1, 1, 1] quant(0.1:0) = {:?}
  const %n: i8[1, 3, 3, 16] quant(0.1:0) = {:?}
  %y "wide" = conv2d(%x, %w, _) {{stride = [1, 1]}} : i8[1, 32, 32, 16] quant(0.25:3)
  %z "narrow" = conv2d(%y, %n, _) {{stride = [1, 1], padding = [[1, 1], [1, 1]]}} : i8[1, 32, 32, 1] quant(0.25:3)
  return %z
}}
"#,
        weights(16),
        weights(144)
    );
    let file = folder.join("wide.ir");
    fs::write(&file, text).unwrap();
    file
}

/// The command that compiles a model for the smallest target.
fn for_small_target(model: &Path, out: &Path) -> Vec<String> {
    let target = small_target().name;
    let [model, out] = [model, out].map(|path| path.to_str().unwrap());
    ["compile", model, "--target", &target, "-o", out]
        .map(str::to_owned)
        .to_vec()
}

#[test]
fn a_model_with_more_work_than_is_allowed_is_refused() {
    let out = folder("compile-work").join("out");
    let mut command = for_small_target(&digits(), &out);
    let said = succeeds(command.clone());
    let report = fs::read_to_string(out.join("report.json")).unwrap();
    let report: Value = serde_json::from_str(&report).unwrap();
    let work = report["work"]["inference"].as_u64().unwrap();
    assert!(
        work >= 8448 && said.contains("element operations"),
        "{work}, {said}"
    );
    assert_eq!(report["work"]["step"], small_target().work.step);
    let header = fs::read_to_string(out.join("model.h")).unwrap();
    assert_has(&header, &[&format!("#define DIGITS_WORK UINT64_C({work})")]);
    command.extend(["--max-work".to_owned(), (work - 1).to_string()]);
    let found = format!(
        "expected at most {} element operations per inference, found {work}",
        work - 1
    );
    assert_has(&fails(command.clone()), &["E0715", &found, "--max-work"]);
    let with = |limit: &str| [&command[..command.len() - 1], &[limit.to_owned()]].concat();
    assert_has(&fails(with("1k")), &["expected at most 1000 element"]);
    assert_has(&misused(with("1.5G")), &["such as 250000, 40M or 2T"]);
    succeeds(with("1T"));
}

#[test]
fn a_model_too_large_for_its_board_is_cut_into_bands_unasked() {
    let folder = folder("compile-mode-by-itself");
    let (model, out) = (wide(&folder), folder.join("out"));
    let output = peapod(for_small_target(&model, &out));
    assert_eq!(output.status.code(), Some(0));
    assert_has(
        &String::from_utf8_lossy(&output.stderr),
        &["compiled with --optimize ram: balanced takes 1"],
    );
    let report = fs::read_to_string(out.join("report.json")).unwrap();
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["optimize"]["mode"], "ram");
    assert_has(
        report["optimize"]["because"].as_str().unwrap(),
        &["balanced takes"],
    );
    let tiles = &report["tiles"];
    assert!(tiles["activations_whole"].as_u64() > report["ram"]["activations"].as_u64());
    assert_eq!(tiles["extra_macs"], 0);
    assert_eq!(tiles["sections"][0]["first"], "wide");
    assert_eq!(tiles["sections"][0]["last"], "narrow");
    assert_eq!(report["macs"], 32 * 32 * 16 * (1 + 9));
}

#[test]
fn a_mode_that_was_asked_for_is_kept_and_others_are_named() {
    let folder = folder("compile-mode-asked-for");
    let (model, out) = (wide(&folder), folder.join("out"));
    let mode = ["--optimize", "balanced"].map(str::to_owned);
    let said = fails(for_small_target(&model, &out).into_iter().chain(mode));
    assert_has(
        &said,
        &[
            "wide does not fit",
            "--optimize ram fits: ",
            "--optimize flash would need: ",
        ],
    );
    assert!(!out.exists());
}

#[test]
fn the_plan_is_drawn() {
    let folder = folder("compile-explain-plan");
    let model = wide(&folder);
    let target = large_target();
    let args = ["compile", model.to_str().unwrap(), "--target", &target];
    let whole = succeeds(args.into_iter().chain(["--explain-plan"]));
    assert_has(
        &whole,
        &["most is needed by step 1", "i8[1, 32, 32, 16]", "wide"],
    );
    assert!(!whole.contains(" ops in "));
    let cut = ["--optimize", "ram", "--explain-plan"];
    let cut = succeeds(args.into_iter().chain(cut));
    assert_has(&cut, &["2 ops in", "`wide` to `narrow`", "no MAC more"]);
    assert!(cut.lines().count() > whole.lines().count());
    for text in [&whole, &cut] {
        let long = text.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None);
    }
    for name in ["plan.svg", "plan.html"] {
        let file = folder.join(name);
        let more = ["--explain-plan", file.to_str().unwrap()];
        assert_eq!(succeeds(args.into_iter().chain(more)), "");
        assert_has(
            &fs::read_to_string(file).unwrap(),
            &[
                "<svg xmlns",
                "<title>wide\ni8[1, 32, 32, 16] 16,384 bytes",
                "</svg>",
            ],
        );
    }
    let more = ["--explain-plan", "plan.pdf"];
    assert_has(
        &fails(args.into_iter().chain(more)),
        &["plan.pdf", ".svg or .html"],
    );
    assert_eq!(listing(&folder), ["plan.html", "plan.svg", "wide.ir"]);
}
