//! `peapod compile`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{assert_has, digits, example, folder, large_target, listing, succeeds};

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
            "MACs   8,448 a run",
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
    assert_eq!(dumps.first().unwrap(), "0-canonicalise.ir");
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
