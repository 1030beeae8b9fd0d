//! Pods: `peapod compile`, `run` and `inspect` on the training step of `examples/train`.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::targets::Pod;
use serde_json::Value;

use crate::{assert_has, folder, listing, succeeds};

/// A file of the training example.
pub fn train(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/train")
        .join(file)
}

/// The pod of eight devices.
pub fn eight() -> String {
    of_devices(8)
}

/// A pod of so many devices.
pub fn of_devices(count: usize) -> String {
    let mut pods = Pod::list().unwrap().into_iter();
    pods.find(|pod| pod.devices() == Some(count)).unwrap().name
}

/// The pod of as many devices as the mesh says.
pub fn any() -> String {
    let mut pods = Pod::list().unwrap().into_iter();
    pods.find(|pod| pod.devices().is_none()).unwrap().name
}

/// Arguments that compile the training step.
pub fn compile_args<'a>(model: &'a Path, target: &'a str, out: &'a Path) -> Vec<&'a str> {
    let [model, out] = [model, out].map(|path| path.to_str().unwrap());
    vec!["compile", model, "--target", target, "-o", out]
}

fn compile(target: &str, out: &Path, more: &[&str]) -> String {
    let step = train("step.mlir");
    succeeds(compile_args(&step, target, out).iter().chain(more))
}

fn run(out: &Path, more: &[&str]) -> String {
    let (pod, inputs) = (out.join("step.pod"), train("inputs"));
    let args = ["run", pod.to_str().unwrap(), "--inputs"];
    succeeds(
        args.iter()
            .chain(&[inputs.to_str().unwrap()])
            .chain(more)
            .copied(),
    )
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The numbers of the lines `step 1: [2] 2.75`.
fn losses(said: &str) -> Vec<f64> {
    let lines = said.lines().filter(|line| line.starts_with("step "));
    lines
        .map(|line| line.rsplit(' ').next().unwrap().parse().unwrap())
        .collect()
}

/// The floats of a `.npy` of version 1.
fn floats(path: &Path) -> Vec<f32> {
    let file = fs::read(path).unwrap();
    let header = usize::from(u16::from_le_bytes([file[8], file[9]]));
    let (chunks, _) = file[10 + header..].as_chunks();
    chunks
        .iter()
        .map(|chunk| f32::from_le_bytes(*chunk))
        .collect()
}

/// Every output in `folder` is near that of `expected`, relative to its tensor's largest.
fn assert_near(folder: &Path, expected: &Path) {
    for file in listing(expected) {
        let (got, wanted) = (floats(&folder.join(&file)), floats(&expected.join(&file)));
        assert_eq!(got.len(), wanted.len(), "{file}");
        let largest = wanted.iter().fold(0.0, |most: f32, it| most.max(it.abs()));
        for (got, wanted) in got.iter().zip(&wanted) {
            let apart = (got - wanted).abs();
            assert!(apart <= 1e-5 * largest, "{file}: {got}, not {wanted}");
        }
    }
}

#[test]
fn compiles_to_one_program_and_a_report() {
    let out = folder("pod-compile").join("made/on/the/way");
    let said = compile(&eight(), &out, &[]);
    assert_has(
        &said,
        &[
            "8 devices",
            "reduce_scatter over data",
            "all_gather over data",
            "weight update sharded: 4 parameters, 4 tensors of state",
        ],
    );
    assert_eq!(listing(&out), ["report.json", "step.pod"]);
    assert_eq!(&fs::read(out.join("step.pod")).unwrap()[4..8], b"POD1");
    let report = json(&out.join("report.json"));
    assert_eq!(report["target"], eight());
    assert_eq!(report["model"], "step");
    assert_eq!(report["devices"], 8);
    assert_eq!(report["mesh"][0]["name"], "data");
    assert_eq!(report["mesh"][0]["size"], 8);
    let collective = &report["collectives"][0];
    assert!(collective["kind"].is_string() && collective["count"].is_u64());
    assert!(collective["bytes"].is_u64() && collective["axes"][0] == "data");
    assert!(report["memory"]["per_device_bytes"].as_u64().unwrap() > 0);
}

#[test]
fn the_weight_update_is_whole_when_asked() {
    let out = folder("pod-whole-update");
    let said = compile(&eight(), &out, &["--weight-update-sharding", "off"]);
    assert_has(&said, &["all_reduce over data"]);
    for other in ["reduce_scatter", "all_gather", "weight update sharded"] {
        assert!(!said.contains(other), "{other} in:\n{said}");
    }
    let on = folder("pod-sharded-update");
    compile(&eight(), &on, &["--weight-update-sharding", "on"]);
    run(&out, &["--outputs", out.join("after").to_str().unwrap()]);
    run(&on, &["--outputs", on.join("after").to_str().unwrap()]);
    assert_near(&on.join("after"), &out.join("after"));
}

#[test]
fn gradients_are_combined_by_adasum_when_asked() {
    let adasum = ["--gradient-reduction", "adasum"];
    let on = folder("pod-adasum");
    let said = compile(
        &eight(),
        &on,
        &[&adasum[..], &["--emit-stablehlo"]].concat(),
    );
    assert_has(&said, &["gradients combined by Adasum over data: 4"]);
    assert!(!said.contains("reduce_scatter"), "{said}");
    // XLA would add up.
    assert!(!on.join("pjrt.xla.mlir").exists());
    assert!(on.join("pjrt.peapod.mlir").exists());
    let off = folder("pod-adasum-whole");
    compile(
        &eight(),
        &off,
        &[&adasum[..], &["--weight-update-sharding", "off"]].concat(),
    );
    run(&on, &["--outputs", on.join("after").to_str().unwrap()]);
    run(&off, &["--outputs", off.join("after").to_str().unwrap()]);
    assert_near(&off.join("after"), &on.join("after"));
}

#[test]
fn the_same_step_gives_the_same_bytes() {
    let out = folder("pod-same-bytes");
    let bytes = |run: &str| {
        compile(&eight(), &out.join(run), &["--dump", "--emit-ir"]);
        let program = fs::read(out.join(run).join("step.pod")).unwrap();
        let dumps = listing(&out.join(run).join("dump"));
        assert!(dumps.len() > 4, "{dumps:?}");
        (program, fs::read(out.join(run).join("model.ir")).unwrap())
    };
    assert_eq!(bytes("first"), bytes("second"));
}

#[test]
fn the_program_of_one_device_is_stablehlo_when_asked() {
    let out = folder("pod-stablehlo");
    compile(&eight(), &out, &["--emit-stablehlo"]);
    let files = [
        "partitioned.mlir",
        "pjrt.peapod.mlir",
        "pjrt.xla.mlir",
        "report.json",
        "step.pod",
    ];
    assert_eq!(listing(&out), files);
    let text = fs::read_to_string(out.join("partitioned.mlir")).unwrap();
    assert_has(
        &text,
        &[
            "func.func",
            "stablehlo.reduce_scatter",
            "stablehlo.all_gather",
        ],
    );
    let text = fs::read_to_string(out.join("pjrt.xla.mlir")).unwrap();
    assert_has(&text, &["func.func", "sdy.sharding", "tf.aliasing_output"]);
    assert!(!text.contains("stablehlo.reduce_scatter"), "{text}");
}

/// The sharding options, and the expected sharding of the first weights.
#[test]
fn meshes_rules_and_layouts_say_how_values_lie() {
    let out = folder("pod-shard");
    let weights = "*0]['w1']=-,model";
    let hidden = ["--shard", "*0]['w1']=-,hidden", "--layout", "hidden:model"];
    for (name, more) in [("axes", &["--shard", weights][..]), ("layout", &hidden)] {
        let out = out.join(name);
        let mesh = ["--mesh", "data=2,model=4"];
        compile(&eight(), &out, &[&mesh, more].concat());
        let pod = out.join("step.pod");
        let shown = succeeds(["inspect", "--json", pod.to_str().unwrap()]);
        let shown: Value = serde_json::from_str(&shown).unwrap();
        let inputs = shown["inputs"].as_array().unwrap();
        let of = |name: &str| inputs.iter().find(|it| it["name"] == name).unwrap();
        let first = of("[0]['w1']");
        assert_eq!(first["shape"], serde_json::json!([16, 32]));
        assert_eq!(first["sharding"], serde_json::json!([[], ["model"]]));
        assert_eq!(first["shard_shape"], serde_json::json!([16, 8]));
    }
    let program = |name: &str| fs::read(out.join(name).join("step.pod")).unwrap();
    assert_eq!(program("axes"), program("layout"));
}

#[test]
fn explains_where_a_sharding_comes_from() {
    let out = folder("pod-explain");
    let (step, eight) = (train("step.mlir"), eight());
    let args = ["compile", step.to_str().unwrap(), "--target", &eight];
    let mesh = ["--mesh", "data=2,model=4", "--shard", "[0]['w1']=-,model"];
    let explain = ["--explain", "[0]['w1']"];
    let said = succeeds(args.iter().chain(&mesh).chain(&explain));
    assert_has(
        &said,
        &["[0]['w1']", "dim 1 over model", "--shard [0]['w1']"],
    );
    let explain = ["--explain", "[1]['w1']"];
    let said = succeeds(args.iter().chain(&mesh).chain(&explain));
    assert_has(&said, &["[1]['w1']", "over data", "weight-update sharding"]);
    assert!(listing(&out).is_empty());
}

#[test]
fn trains_as_jax_does_on_any_mesh() {
    let out = folder("pod-train");
    let expected = json(&train("losses.json"));
    let expected = expected.as_array().unwrap().iter();
    let expected: Vec<f64> = expected.map(|it| it.as_f64().unwrap()).collect();
    let sharded = [
        "--shard",
        "*0]['w1']=-,model",
        "--shard",
        "*0]['w2']=model,-",
    ];
    for (mesh, more) in [
        ("data=1", &[][..]),
        ("data=8", &[]),
        ("data=3", &[]),
        ("data=2,model=4", &sharded),
    ] {
        let out = out.join(mesh);
        let more = [&["--mesh", mesh], more].concat();
        compile(&any(), &out, &more);
        let after = out.join("after");
        let [first, fifth] = ["first", "fifth"].map(|it| after.join(it));
        let said = run(&out, &["--outputs", first.to_str().unwrap()]);
        assert_eq!(losses(&said).len(), 1, "{said}");
        assert_near(&first, &train("expected"));
        let steps = ["--steps", "5", "--outputs", fifth.to_str().unwrap()];
        let losses = losses(&run(&out, &steps));
        assert_eq!(losses.len(), 5);
        for (loss, expected) in losses.iter().zip(&expected) {
            assert!((loss - expected).abs() < 1e-4, "{mesh}: {losses:?}");
        }
        assert!(losses.is_sorted_by(|a, b| a > b), "{losses:?}");
        assert_near(&fifth, &folder_of("data=1"));
    }
}

/// Where `trains_as_jax_does_on_any_mesh` leaves the fifth step of a mesh.
fn folder_of(mesh: &str) -> PathBuf {
    let test = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pod-train");
    test.join(mesh).join("after/fifth")
}

/// A step that was not compiled runs on one virtual device, with the losses of JAX.
#[test]
fn a_step_runs_as_it_is() {
    let (step, inputs) = (train("step.mlir"), train("inputs"));
    let run = ["run", step.to_str().unwrap(), "--steps", "5", "--inputs"];
    let said = succeeds(run.into_iter().chain(inputs.to_str()));
    let expected = json(&train("losses.json"));
    let losses = losses(&said);
    assert_eq!(losses.len(), 5, "{said}");
    for (loss, expected) in losses.iter().zip(expected.as_array().unwrap()) {
        assert!((loss - expected.as_f64().unwrap()).abs() < 1e-4, "{said}");
    }
    assert_has(&said, &["5 steps on 1 device,"]);
}

/// Five steps at once are five runs of one step, outputs handed on as inputs.
#[test]
fn state_is_fed_back_between_steps() {
    let out = folder("pod-feed-back");
    compile(&eight(), &out, &[]);
    let at_once = out.join("at-once");
    run(
        &out,
        &["--steps", "3", "--outputs", at_once.to_str().unwrap()],
    );
    let pod = out.join("step.pod");
    let mut inputs = train("inputs");
    for step in 0..3 {
        let after = out.join(format!("after-{step}"));
        let paths = [&pod, &inputs, &after].map(|path| path.to_str().unwrap());
        let [pod, from, to] = paths;
        succeeds(["run", pod, "--inputs", from, "--outputs", to]);
        if step == 2 {
            for file in listing(&after) {
                let read = |folder: &Path| fs::read(folder.join(&file)).unwrap();
                assert_eq!(read(&after), read(&at_once), "{file}");
            }
            return;
        }
        let next = out.join(format!("inputs-{step}"));
        fs::create_dir(&next).unwrap();
        for input in 0..10 {
            let file = format!("in_{input:03}.npy");
            let from = match input {
                0..8 => after.join(format!("out_{input:03}.npy")),
                _ => train("inputs").join(&file),
            };
            fs::copy(from, next.join(file)).unwrap();
        }
        inputs = next;
    }
}

#[test]
fn a_run_reports_what_it_took() {
    let out = folder("pod-report");
    compile(&eight(), &out, &[]);
    let path = out.join("run.json");
    run(&out, &["--steps", "2", "--report", path.to_str().unwrap()]);
    let report = json(&path);
    assert_eq!(report["model"], "step");
    assert!(report["target"].is_string());
    assert_eq!(report["devices"], 8);
    assert_eq!(report["mesh"][0]["size"], 8);
    assert!(report["memory"]["per_device_bytes"].as_u64().unwrap() > 0);
    assert!(report["step_seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(report["steps"].as_array().unwrap().len(), 2);
    assert_eq!(report["scalars"][0]["values"].as_array().unwrap().len(), 2);
    let kinds = report["collectives"].as_array().unwrap();
    let scatter = kinds.iter().find(|it| it["kind"] == "reduce_scatter");
    assert_eq!(scatter.unwrap()["axes"], serde_json::json!(["data"]));
    assert!(scatter.unwrap()["bytes"].as_u64() > Some(0));
    assert!(report["traffic"].is_array());
}

#[test]
fn threads_do_not_change_a_bit() {
    let out = folder("pod-threads");
    compile(&eight(), &out, &[]);
    let after = |threads: &str| {
        let after = out.join(threads);
        let outputs = ["--outputs", after.to_str().unwrap()];
        run(&out, &[&["--threads", threads], &outputs[..]].concat());
        let files = listing(&after).into_iter();
        let read = files.map(|file| fs::read(after.join(file)).unwrap());
        read.collect::<Vec<_>>()
    };
    assert_eq!(after("1"), after("3"));
}

#[test]
fn single_files_and_zeros_are_inputs_too() {
    let out = folder("pod-files");
    compile(&eight(), &out, &[]);
    let pod = out.join("step.pod");
    let said = succeeds(["run", pod.to_str().unwrap()]);
    // Ten classes are equally likely to a network of zeros.
    assert!((losses(&said)[0] - 10f64.ln()).abs() < 1e-6, "{said}");
    let mut args = vec!["run".to_owned(), pod.to_str().unwrap().to_owned()];
    for index in 0..10 {
        let file = train("inputs").join(format!("in_{index:03}.npy"));
        args.extend(["--input".to_owned(), file.to_str().unwrap().to_owned()]);
    }
    let first = out.join("b1.npy");
    args.extend(["--output".to_owned(), first.to_str().unwrap().to_owned()]);
    succeeds(&args);
    let expected = fs::read(train("expected/out_000.npy")).unwrap();
    assert_eq!(fs::read(first).unwrap().len(), expected.len());
}

#[test]
fn shows_what_is_in_a_pod() {
    let out = folder("pod-inspect");
    compile(&eight(), &out, &["--mesh", "data=4,model=2"]);
    let pod = out.join("step.pod");
    let said = succeeds(["inspect", pod.to_str().unwrap()]);
    assert_has(
        &said,
        &[
            "step: pod, ",
            "8 devices, mesh data=4,model=2",
            "[0]['w1']",
            "f32[64, 16]",
            "[16, 16]",
            "data,-",
            "reduce_scatter",
            "dot_general",
            "input 2 [0]['w1']",
        ],
    );
    let shown = succeeds(["inspect", "--json", pod.to_str().unwrap()]);
    let shown: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(shown["format"], "pod");
    assert_eq!(shown["devices"], 8);
    assert_eq!(shown["outputs"][0]["replaces"], 0);
}

#[test]
fn shows_what_is_in_a_training_step() {
    let step = train("step.mlir");
    let said = succeeds(["inspect", step.to_str().unwrap()]);
    assert_has(&said, &["step: mlir, ", "dot_general", "for pods"]);
    assert!(!said.contains("cannot run"), "{said}");
}

/// Of a format with more bits than any element has, all that an element has are kept.
#[test]
fn formats_wider_than_elements_round_nothing() {
    let folder = folder("wide-format");
    let model = folder.join("wide.ir");
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[2]) {\n  %y \"y\" = reduce_precision(%x) \
                {exponent_bits = 20, mantissa_bits = 60}: f32[2]\n  return %y\n}\n";
    fs::write(&model, text).unwrap();
    let input = folder.join("in.bin");
    fs::write(&input, [1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let model = path("wide.ir");
    succeeds(["compile", &model, "--target", "local", "-o", &path("out")]);
    let files = [path("out/wide.pod"), path("in.bin"), path("out.bin")];
    succeeds([
        "run", &files[0], "--input", &files[1], "--output", &files[2],
    ]);
    assert_eq!(fs::read(&files[2]).unwrap(), [1, 2, 3, 4, 5, 6, 7, 8]);
}
