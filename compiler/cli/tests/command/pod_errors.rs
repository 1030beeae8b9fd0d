//! Mistakes with pods: what is said, and that nothing is left behind.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::targets::Pod;

use crate::pod::{any, compile_args, eight, train};
use crate::{assert_has, fails, folder, listing, misused, peapod, succeeds};

/// Standard error of a compilation that fails and leaves no folder.
fn refused(test: &str, model: &Path, more: &[&str]) -> String {
    let out = folder(test).join("out");
    let target = eight();
    let args = compile_args(model, &target, &out);
    let said = fails(args.iter().chain(more));
    assert!(!out.exists(), "{test} left {}", out.display());
    said
}

/// The training step with something else in it.
fn altered(test: &str, from: &str, to: &str) -> PathBuf {
    let text = fs::read_to_string(train("step.mlir")).unwrap();
    assert!(text.contains(from), "no {from}");
    let path = folder(test).join("altered.mlir");
    fs::write(&path, text.replace(from, to)).unwrap();
    path
}

/// Line of a text in the file, counted from 1.
fn line_of(path: &Path, part: &str) -> usize {
    let text = fs::read_to_string(path).unwrap();
    1 + text.lines().position(|line| line.contains(part)).unwrap()
}

#[test]
fn malformed_text_shows_line_column_and_the_line() {
    let from = "stablehlo.add %0, %2 : tensor<64x32xf32>";
    let to = "stablehlo.add %0 %2 : tensor<64x32xf32>";
    let model = altered("pod-malformed-model", from, to);
    let said = refused("pod-malformed", &model, &[]);
    let line = line_of(&model, to);
    assert_has(&said, &["altered.mlir", &format!("{line}:"), to, "^"]);
}

#[test]
fn options_for_boards_are_refused() {
    let more = [
        "--emit",
        "aot",
        "--optimize=ram",
        "--numerics=tflm",
        "--name=x",
    ];
    let said = refused("pod-emit", &train("step.mlir"), &more);
    for option in ["--emit", "--optimize", "--numerics", "--name"] {
        let refused = format!("error[peapod::E1011]: {option} is for boards");
        assert_has(&said, &[&refused, &format!("leave out {option}")]);
    }
}

#[test]
fn unknown_ops_are_listed_at_once_with_their_lines() {
    let model = altered(
        "pod-unknown-model",
        "stablehlo.transpose",
        "stablehlo.twist",
    );
    let text = fs::read_to_string(&model).unwrap();
    fs::write(
        &model,
        text.replace("stablehlo.exponential", "stablehlo.bend"),
    )
    .unwrap();
    let said = refused("pod-unknown", &model, &[]);
    let [bend, twist] = ["stablehlo.bend", "stablehlo.twist"];
    assert_has(&said, &["altered.mlir", bend, twist]);
    let bent = line_of(&model, bend).to_string();
    let twisted = line_of(&model, twist).to_string();
    assert_has(&said, &[&bent, &twisted]);
}

#[test]
fn a_mesh_must_multiply_out() {
    let step = train("step.mlir");
    let refused = |mesh: &str| refused("pod-mesh", &step, &["--mesh", mesh]);
    assert_has(
        &refused("data=2,model=3"),
        &["data=2", "has 6 devices", &eight(), "has 8", "choose axes"],
    );
    assert_has(&refused("data"), &["\"data\"", "data=2,model=4"]);
    assert_has(&refused("data=eight"), &["data=eight", "data=2,model=4"]);
    assert_has(&refused("data=0"), &["data=0"]);
    assert_has(&refused("data=2,data=4"), &["`data` twice"]);
    let huge = format!("data={0},model={0}", u64::MAX);
    assert_has(&refused(&huge), &["too many devices"]);
}

#[test]
fn rules_that_cannot_be_followed_say_what_can() {
    let step = train("step.mlir");
    let refused = |rule: &str| refused("pod-rules", &step, &["--shard", rule]);
    assert_has(
        &refused("[0]['w1']=-,expert"),
        &["--shard [0]['w1']", "`expert`", "data"],
    );
    assert_has(
        &refused("nobody=data"),
        &["--shard nobody matches no value", "[0]['w1']"],
    );
    assert_has(
        &refused("[0]['w1']=data"),
        &["names 1 dimensions", "[0]['w1']", "one entry per dimension"],
    );
    let twice = refused("[0]['w1']=data,data");
    assert_has(&twice, &["[0]['w1']", "data", "twice"]);
    let out = folder("pod-rule-usage").join("out");
    let target = eight();
    let usage = peapod(
        compile_args(&step, &target, &out)
            .iter()
            .chain(&["--shard", "w1"]),
    );
    assert_eq!(usage.status.code(), Some(2));
    assert_has(
        &String::from_utf8_lossy(&usage.stderr),
        &["there is no `=`", "w*=-,model"],
    );
    let unknown = ["--weight-update-sharding", "maybe"];
    let usage = peapod(compile_args(&step, &target, &out).iter().chain(&unknown));
    assert_eq!(usage.status.code(), Some(2));
}

#[test]
fn gradients_that_adasum_cannot_combine_are_named() {
    let step = train("step.mlir");
    let refused = |how: &str| refused("pod-adasum", &step, &["--gradient-reduction", how]);
    assert_has(
        &refused("adasum:model"),
        &["E0628", "`model`", "axes of data are: data"],
    );
    let out = folder("pod-adasum-usage").join("out");
    let unknown = ["--gradient-reduction", "mean"];
    let usage = peapod(compile_args(&step, &eight(), &out).iter().chain(&unknown));
    assert_eq!(usage.status.code(), Some(2));
    assert_has(
        &String::from_utf8_lossy(&usage.stderr),
        &["expected `sum`, `adasum`"],
    );
}

#[test]
fn annotations_of_axes_that_are_not_there_name_both() {
    let mesh = "module @jit_step attributes {mhlo.num_partitions = 8 : i32} {\n  \
                sdy.mesh @mesh = <[\"batch\"=8]>\n";
    let text = fs::read_to_string(train("step.mlir")).unwrap();
    let (_, rest) = text.split_once('\n').unwrap();
    let annotated = rest.replace(
        "%arg8: tensor<64x16xf32>",
        "%arg8: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"batch\"}, {}]>}",
    );
    let path = folder("pod-annotated-model").join("annotated.mlir");
    fs::write(&path, format!("{mesh}{annotated}")).unwrap();
    let said = refused("pod-annotated", &path, &["--mesh", "data=8"]);
    assert_has(&said, &["annotated.mlir", "batch", "data=8", "--mesh"]);
    let unknown = annotated.replace("[{\"batch\"}, {}]", "[{\"rows\"}, {}]");
    fs::write(&path, format!("{mesh}{unknown}")).unwrap();
    let said = refused("pod-annotated", &path, &[]);
    assert_has(&said, &["annotated.mlir", "rows"]);
    let line = line_of(&path, "rows").to_string();
    assert_has(&said, &[&line]);
}

/// A sort along the only dimension, which is sharded over an axis, gathers it: what is not a number
/// is equal to everything.
const SORT: &str = r#"module @sorted {
  func.func public @main(%arg0: tensor<64xf32>) -> (tensor<64xf32> {jax.result_info = "result"}) {
    %d = stablehlo.add %arg0, %arg0 : tensor<64xf32>
    %0 = "stablehlo.sort"(%d) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<64xf32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}
"#;

#[test]
fn a_replication_nobody_asked_for_can_be_denied() {
    let model = folder("pod-replication-model").join("sorted.mlir");
    fs::write(&model, SORT).unwrap();
    let said = refused("pod-replication", &model, &["--deny-replication"]);
    assert_has(
        &said,
        &[
            "sorted.mlir",
            "line 4",
            "sort",
            "data",
            "--deny-replication",
        ],
    );
}

#[test]
fn a_sort_in_a_total_order_keeps_its_dimension_split_and_says_how() {
    let folder = folder("pod-sorted");
    let model = folder.join("sorted.mlir");
    fs::write(&model, SORT.replace("FLOAT", "TOTALORDER")).unwrap();
    let (target, out) = (eight(), folder.join("out"));
    let args = compile_args(&model, &target, &out);
    let more = ["--deny-replication", "--explain", "0"];
    let said = succeeds(args.iter().chain(&more));
    assert_has(
        &said,
        &[
            "sort \"0\" (line 4), shards merged in pairs: 192 bytes from each device",
            "chosen over the dimension in one place: 224 bytes",
        ],
    );
}

#[test]
fn a_replication_that_takes_longer_than_a_latency_is_a_warning() {
    let (folder, target) = (folder("pod-replicated"), eight());
    let said = |rows: usize| {
        let model = folder.join(format!("sorted{rows}.mlir"));
        fs::write(&model, SORT.replace("64x", &format!("{rows}x"))).unwrap();
        let out = folder.join(format!("out{rows}"));
        let allowed = peapod(compile_args(&model, &target, &out));
        assert_eq!(allowed.status.code(), Some(0));
        String::from_utf8(allowed.stderr).unwrap()
    };
    let floor = Pod::load(&target).unwrap().latency_bytes() as usize / 4;
    let many = (floor + 8).next_multiple_of(8);
    assert_has(&said(many), &["warning[peapod::E0610]: ", "line 4", "sort"]);
    let few = floor / 8 * 8;
    assert!(!said(few).contains("E0610"), "{few} floats");
}

#[test]
fn explaining_needs_a_name_that_there_is() {
    let said = refused(
        "pod-explain-nobody",
        &train("step.mlir"),
        &["--explain", "nobody"],
    );
    assert_has(&said, &["step.mlir", "no value is called \"nobody\""]);
}

/// The training step, compiled for one test.
fn compiled(test: &str) -> PathBuf {
    let out = folder(test);
    let (step, target) = (train("step.mlir"), any());
    succeeds(compile_args(&step, &target, &out));
    out
}

/// Standard error of a run of the step in `out` that fails and writes no outputs.
fn run_fails(out: &Path, more: &[&str]) -> String {
    let (pod, after) = (out.join("step.pod"), out.join("after"));
    let [pod, to] = [&pod, &after].map(|path| path.to_str().unwrap());
    let said = fails(["run", pod, "--outputs", to].iter().chain(more));
    assert!(!after.exists(), "{} is left", after.display());
    said
}

/// A folder of inputs in which one file is another.
fn inputs(out: &Path, other: &str, bytes: Option<&[u8]>) -> PathBuf {
    let folder = out.join("inputs");
    fs::create_dir_all(&folder).unwrap();
    for file in listing(&train("inputs")) {
        fs::copy(train("inputs").join(&file), folder.join(&file)).unwrap();
    }
    match bytes {
        Some(bytes) => fs::write(folder.join(other), bytes).unwrap(),
        None => fs::remove_file(folder.join(other)).unwrap(),
    }
    folder
}

/// What is wrong with inputs of which one is another.
fn with_input(out: &Path, other: &str, bytes: Option<&[u8]>) -> String {
    let folder = inputs(out, other, bytes);
    run_fails(out, &["--inputs", folder.to_str().unwrap()])
}

#[test]
fn inputs_that_do_not_fit_are_named() {
    let out = compiled("pod-inputs");
    let file = |name: &str| fs::read(train("inputs").join(name)).unwrap();
    let shape = with_input(&out, "in_002.npy", Some(&file("in_003.npy")));
    assert_has(
        &shape,
        &[
            "input 2 `[0]['w1']`",
            "in_002.npy",
            "expected shape [16, 32], found [32, 10]",
        ],
    );
    let integers = retyped(&file("in_008.npy"), b"<f4", b"<i4");
    let said = with_input(&out, "in_008.npy", Some(&integers));
    assert_has(&said, &["input 8", "in_008.npy", "<i4", "f32[64, 16]"]);
    let missing = with_input(&out, "in_004.npy", None);
    assert_has(
        &missing,
        &["expected 10 tensor files", "in_004.npy is missing"],
    );
    let damaged = with_input(&out, "in_000.npy", Some(b"no tensor"));
    assert_has(&damaged, &["input 0", "in_000.npy", "not a .npy file"]);
    let one = train("inputs/in_000.npy");
    let said = run_fails(&out, &["--input", one.to_str().unwrap()]);
    assert_has(
        &said,
        &["expected 10 input files, found 1", "`[0]['b1']` f32[32]"],
    );
}

/// The bytes of a `.npy` whose elements have another name of the same length.
fn retyped(file: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let at = file.windows(from.len()).position(|it| it == from).unwrap();
    let mut file = file.to_vec();
    file[at..at + to.len()].copy_from_slice(to);
    file
}

#[test]
fn a_loss_that_is_no_number_is_named_with_its_step() {
    let out = compiled("pod-nan");
    let mut features = fs::read(train("inputs/in_008.npy")).unwrap();
    let last = features.len() - 4;
    features[last..].copy_from_slice(&f32::NAN.to_le_bytes());
    let folder = inputs(&out, "in_008.npy", Some(&features));
    let report = out.join("run.json");
    for steps in ["3", "1000000"] {
        let more = ["--inputs", folder.to_str().unwrap(), "--steps", steps];
        let report_to = ["--report", report.to_str().unwrap()];
        let said = run_fails(&out, &[&more[..], &report_to].concat());
        assert_has(
            &said,
            &[&format!("step 1 of {steps}"), "output 8 `[2]`", "NaN"],
        );
    }
    assert!(!report.exists());
}

#[test]
fn counts_of_steps_and_outputs_are_checked() {
    let out = compiled("pod-counts");
    let most = usize::MAX.to_string();
    let said = run_fails(&out, &["--threads", &most]);
    assert_has(
        &said,
        &["error[peapod::E1012]: ", "threads exceed the limit"],
    );
    let said = run_fails(&out, &["--engine", "remote"]);
    assert_has(
        &said,
        &["unknown engine `remote`", "available engines: local"],
    );
    let pod = out.join("step.pod");
    let mut args = vec!["run".to_owned(), pod.to_str().unwrap().to_owned()];
    for index in 0..10 {
        args.extend(["--output".to_owned(), format!("out_{index}.npy")]);
    }
    let said = fails(&args);
    assert_has(&said, &["expected at most 9 output files, found 10"]);
    let clash = [
        "run",
        pod.to_str().unwrap(),
        "--inputs",
        "a",
        "--input",
        "b",
    ];
    assert_eq!(peapod(clash).status.code(), Some(2));
}

#[test]
fn a_damaged_pod_is_refused() {
    let out = compiled("pod-damaged");
    let bytes = fs::read(out.join("step.pod")).unwrap();
    for length in [0, 6, 64, bytes.len() / 2, bytes.len() - 4] {
        fs::write(out.join("short.pod"), &bytes[..length]).unwrap();
        let path = out.join("short.pod");
        for command in ["run", "inspect"] {
            assert_has(&fails([command, path.to_str().unwrap()]), &["short.pod"]);
        }
    }
}

#[test]
fn the_cause_of_damage_is_told_once() {
    let out = compiled("pod-damage-cause");
    let bytes = fs::read(out.join("step.pod")).unwrap();
    let path = out.join("short.pod");
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let path = path.to_str().unwrap();
    let target = eight();
    for args in [&["run", path][..], &["simulate", path, "--target", &target]] {
        let said = fails(args);
        let (_, cause) = said.split_once("the file is damaged: ").unwrap();
        let cause = cause.lines().next().unwrap();
        assert!(
            !cause.is_empty() && said.matches(cause).count() == 1,
            "{said}"
        );
    }
}

#[test]
fn a_target_that_is_not_there_says_what_lists_pods() {
    let out = folder("pod-target").join("out");
    let said = fails(compile_args(&train("step.mlir"), "abacus", &out));
    assert_has(&said, &["no target `abacus`", "`peapod target list`"]);
    assert_has(&succeeds(["target", "list"]), &[&eight()]);
    assert!(!out.exists());
}

/// Counts to its argument.
const COUNTING: &str = "module {
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %1 = stablehlo.compare NE, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
}
";

#[test]
fn a_loop_without_an_end_is_named_with_its_line() {
    let folder = folder("pod-endless");
    let [model, out] = ["loop.mlir", "out"].map(|name| folder.join(name));
    fs::write(&model, COUNTING).unwrap();
    succeeds(compile_args(&model, &any(), &out));
    let input = folder.join("n.bin");
    fs::write(&input, 1_000_i32.to_le_bytes()).unwrap();
    let [pod, input, output] = [out.join("loop.pod"), input, folder.join("count.bin")];
    let files = [&pod, &input, &output].map(|path| path.to_str().unwrap());
    let run = |most| {
        let [pod, input, output] = files;
        let files = ["run", pod, "--input", input, "--output", output];
        files.into_iter().chain(["--max-iterations", most])
    };
    assert_has(
        &fails(run("999")),
        &[
            "line 5: the loop",
            "exceeded 999 loop iterations",
            "--max-iterations",
        ],
    );
    assert!(!output.exists());
    succeeds(run("1000"));
    assert_eq!(fs::read(&output).unwrap(), 1_000_i32.to_le_bytes());
}

/// A step of a weight, a bias and a random key, whose new key follows from no elementwise op.
const KEYED: &str = r#"module {
  func.func public @main(%w: tensor<4x3xf32>, %b: tensor<3xf32>, %key: tensor<2xui32>,
      %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<2xui32>, tensor<f32>) {
    %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] :
      (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
    %g = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] :
      (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
    %w2 = stablehlo.subtract %w, %g : tensor<4x3xf32>
    %b2 = stablehlo.add %b, %b : tensor<3xf32>
    %low = stablehlo.slice %key [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %high = stablehlo.slice %key [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %key2 = stablehlo.concatenate %high, %low, dim = 0 :
      (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %loss = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0, 1] :
      (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    return %w2, %b2, %key2, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<2xui32>, tensor<f32>
  }
}"#;

#[test]
fn what_replaces_what_is_never_guessed() {
    let folder = folder("feedback");
    let model = folder.join("step.mlir");
    fs::write(&model, KEYED).expect("written");
    let (model, out) = (model.to_str().expect("text"), folder.join("out"));
    let out = out.to_str().expect("text");
    let compile = |mesh: &str, more: &[&str]| {
        let line = [
            "compile", model, "--target", "local", "--mesh", mesh, "-o", out,
        ];
        [&line[..], more]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let pod = format!("{out}/step.pod");
    let steps = ["run", &pod, "--steps", "2"];
    // One device does not care until there is a second step.
    succeeds(compile("data=1", &[]));
    assert_has(&fails(steps), &["E0616", "--feed", "key2"]);
    succeeds(["run", &pod]);
    assert_has(
        &fails(compile("data=2", &[])),
        &["E0616", "results [2] and arguments [2]"],
    );
    for said in [
        &["--feed", "result[2]=key"][..],
        &["--feed", "key2=key"],
        &["--feed", "2=2"],
        &["--no-feed"],
    ] {
        succeeds(compile("data=2", said));
        succeeds(steps);
    }
    for (rule, what) in [
        ("result[9]=key", "no result matches"),
        ("result[2]=keys", "no argument matches"),
        ("result[2]=w", "expected one type"),
        ("result*=key", "expected as many results as arguments"),
    ] {
        assert_has(
            &fails(compile("data=2", &["--feed", rule])),
            &["E0616", what],
        );
    }
    misused(compile("data=2", &["--feed", "key"]));
    // What is left as data has rows of several numbers.
    let output = peapod(compile("data=2", &["--no-feed", "--feed", "result[0]=w"]));
    let [said, warned] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert_has(&warned, &["E0617", "b (3 rows), key (2 rows), x (8 rows)"]);
    assert_has(
        &said,
        &[
            "replaced in the next step: w by result[0]",
            "data by default: b, key, x",
        ],
    );
}
