//! `peapod run`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{assert_has, digits, example, fails, folder, large_target, misused, succeeds};

/// Runs every image of the digits example in one command, and compares what it writes.
fn every_image(artifact: &Path, folder: &Path) -> String {
    let mut args = vec!["run".to_owned(), artifact.to_str().unwrap().to_owned()];
    let file = |image: usize| format!("{image:02}.bin");
    for image in 0..20 {
        let input = example("inputs").join(file(image));
        args.extend(["--input".to_owned(), input.to_str().unwrap().to_owned()]);
        let output = folder.join(file(image));
        args.extend(["--output".to_owned(), output.to_str().unwrap().to_owned()]);
    }
    let said = succeeds(&args);
    for image in 0..20 {
        let expected = fs::read(example("expected").join(file(image))).unwrap();
        assert_eq!(
            fs::read(folder.join(file(image))).unwrap(),
            expected,
            "image {image}"
        );
    }
    said
}

#[test]
fn a_tflite_gives_the_recorded_outputs() {
    let said = every_image(&digits(), &folder("run-tflite"));
    assert_has(&said, &["run 19 output 0 i8[1, 10]: "]);
}

#[test]
fn a_pea_gives_the_recorded_outputs() {
    let folder = folder("run-pea");
    let out = folder.to_str().unwrap();
    let path = digits();
    succeeds([
        "compile",
        path.to_str().unwrap(),
        "--target",
        &large_target(),
        "-o",
        out,
    ]);
    every_image(&folder.join("model.pea"), &folder);
}

/// A `.npy` as NumPy writes it.
fn npy(descr: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}");
    let text = format!("{header:117}\n");
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((text.len() as u16).to_le_bytes());
    file.extend(text.as_bytes());
    file.extend(data);
    file
}

#[test]
fn npy_files_go_in_and_come_out() {
    let folder = folder("run-npy");
    let image = fs::read(example("inputs/03.bin")).unwrap();
    let input = folder.join("image.npy");
    fs::write(&input, npy("|i1", "(1, 8, 8, 1)", &image)).unwrap();
    let output = folder.join("scores.npy");
    let (model, report) = (digits(), folder.join("report.json"));
    let paths = [&model, &input, &output, &report].map(|path| path.to_str().unwrap());
    let [model, input, output, report] = paths;
    succeeds([
        "run", model, "--input", input, "--output", output, "--report", report,
    ]);

    let written = fs::read(output).unwrap();
    assert_eq!(&written[..6], b"\x93NUMPY");
    let expected = fs::read(example("expected/03.bin")).unwrap();
    assert!(written.ends_with(&expected));
    assert_has(&String::from_utf8_lossy(&written), &["i1", "(1, 10"]);

    let report: Value = serde_json::from_str(&fs::read_to_string(report).unwrap()).unwrap();
    assert_eq!(
        (&report["target"], &report["model"]),
        (&"host".into(), &"digits".into())
    );
    assert_eq!(report["ops"][0]["kernel"], "conv2d_s8_scalar");
    assert_eq!(report["ops"][0]["macs"], 4608);
    assert_eq!(report["ram"]["activations"], 640);
    assert!(report["ops"][0]["nanoseconds"].is_u64());
}

#[test]
fn without_inputs_it_runs_on_zeros() {
    let path = digits();
    let said = succeeds(["run", path.to_str().unwrap()]);
    assert_has(&said, &["run 0 output 0 i8[1, 10]: "]);
}

/// What the program of digits says of the image of a three, with labels or numbers.
#[test]
fn the_largest_outputs_have_labels() {
    let (model, image, classes) = (digits(), example("inputs/06.bin"), example("classes.txt"));
    let paths = [&model, &image, &classes].map(|path| path.to_str().unwrap());
    let [model, image, classes] = paths;
    let run = |more: &[&str]| succeeds([&["run", model, "--input", image], more].concat());
    let bytes = fs::read(example("expected/06.bin")).unwrap();
    let real = |byte: u8| (f32::from(byte as i8) + 128.0) / 256.0;
    let most = bytes.iter().map(|&it| real(it)).fold(0.0, f32::max);
    let most = format!("{most:.4}");
    let said = run(&["--labels", classes]);
    assert_has(
        &said,
        &["  is 0", &format!("{}  three", most.trim_end_matches('0'))],
    );
    assert_eq!(said.lines().count(), 7, "{said}");
    let said = run(&["--top", "1"]);
    assert!(said.lines().last().unwrap().ends_with("  3"), "{said}");
    assert_eq!(said.lines().count(), 3, "{said}");
}

#[test]
fn labels_are_those_of_an_output() {
    let folder = folder("run-labels");
    let labels = folder.join("labels.txt");
    fs::write(&labels, "a\nb\n").unwrap();
    let paths = [&digits(), &labels].map(|path| path.to_str().unwrap().to_owned());
    let [model, labels] = &paths;
    let said = fails(["run", model, "--labels", labels]);
    assert_has(&said, &["labels.txt", "expected 10 labels, found 2"]);
    // Blank lines at the end are none.
    fs::write(labels, "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n\n\n").unwrap();
    succeeds(["run", model, "--labels", labels]);
    #[cfg(feature = "pod")]
    {
        let step = "../../examples/train/step.mlir";
        let said = fails(["run", step, "--labels", labels]);
        assert_has(&said, &["--labels is for models of boards"]);
    }
}

/// The digits make 8,448 multiply-adds, as `inspect` says, and some further operations.
#[test]
fn work_beyond_the_limit_is_refused() {
    let model = digits();
    let run = |most| ["run", model.to_str().unwrap(), "--max-work", most].map(str::to_owned);
    let said = fails(run("8447"));
    assert_has(
        &said,
        &[
            "E0715",
            "at most 8447 element operations per inference",
            "--max-work",
        ],
    );
    succeeds(run("20000"));
}

#[test]
fn state_carries_over_from_run_to_run() {
    let folder = folder("run-state");
    let model = folder.join("stream.ir");
    // One filter over the last three inputs, with weights that add them up.
    let text = r#"module "stream"
func @main(%x: f32[1, 1]) {
  const %f: f32[1, 1] = [1.0]
  const %t: f32[1, 3] = [1.0, 1.0, 1.0]
  state %s: f32[1, 3]
  %y = svdf(%x, %f, %t, _, %s) {rank = 1}: f32[1, 1]
  return %y
}
"#;
    let integers = text.replace("f32[1, 1] = [1.0]", "i8[1, 1] quant(1:0) = [1]");
    let integers = integers.replace(
        "f32[1, 3] = [1.0, 1.0, 1.0]",
        "i16[1, 3] quant(1:0) = [1, 1, 1]",
    );
    let integers = integers.replace("%s: f32[1, 3]", "%s: i16[1, 3] quant(1:0)");
    let integers = integers.replace("f32[1, 1]", "i8[1, 1] quant(1:0)");
    fs::write(&model, integers).unwrap();
    let mut args = vec!["run".to_owned(), model.to_str().unwrap().to_owned()];
    for (number, value) in [1u8, 2, 3, 4].into_iter().enumerate() {
        let file = folder.join(format!("{number}.bin"));
        fs::write(&file, [value]).unwrap();
        args.extend(["--input".to_owned(), file.to_str().unwrap().to_owned()]);
    }
    let said = succeeds(&args);
    let sums: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("run "))
        .map(|line| line.rsplit(' ').next().unwrap())
        .collect();
    assert_eq!(sums, ["1", "3", "6", "9"]);
}

#[test]
fn shapes_of_inputs_are_those_that_are_asked_for() {
    let path = "../import/tests/models/open_shapes.tflite";
    let said = succeeds(["run", path, "--input-shape", "6"]);
    assert_has(&said, &["output 0 f32[3, 2]: "]);
    let said = fails(["run", path, "--input-shape", "6x1"]);
    let what = "input shape [6, 1], where the file has [-1]";
    assert_has(&said, &["E0202", what, "tensor 0 \"x\""]);
    let said = misused(["run", path, "--input-shape", "6x"]);
    assert_has(&said, &["expected extents of at least 1"]);
}
