//! The training step of `examples/train` in stages: run on this machine and by engine `mpi`; and
//! the Transformer of `examples/pipemare`, whose stages do not wait for one another.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::checkpoints::losses;
use crate::pod::{any, compile_args, eight, train};
use crate::ranks::{libraries, said};
use crate::{fails, folder, succeeds};

const PIPELINE: [&str; 4] = ["--pipeline", "1f1b", "--microbatches", "4"];

/// The step, compiled for a mesh.
fn compiled(out: &Path, mesh: &str, more: &[&str]) -> PathBuf {
    let (step, target) = (train("step.mlir"), any());
    let compile = compile_args(&step, &target, out);
    succeeds(compile.iter().chain(&["--mesh", mesh]).chain(more));
    out.join("step.pod")
}

/// Arguments that run a pod for three steps and write its outputs into an archive.
fn run<'a>(pod: &'a Path, inputs: &'a Path, outputs: &'a Path) -> Vec<&'a str> {
    let [pod, inputs, outputs] = [pod, inputs, outputs].map(|it| it.to_str().unwrap());
    let run = ["run", pod, "--inputs", inputs, "--outputs", outputs];
    [
        &run[..],
        &["--steps", "3", "--threads", "1", "--check-replicas"],
    ]
    .concat()
}

#[test]
fn stages_on_ranks_have_the_bits_of_one_process() {
    let test = "stages_on_ranks_have_the_bits_of_one_process";
    let (out, inputs) = (folder(test), train("inputs"));
    let pod = compiled(&out, "pipe=2,data=2", &PIPELINE);
    let files = ["one.npz", "several.npz"].map(|it| out.join(it));
    let expected = losses(&succeeds(run(&pod, &inputs, &files[0])));
    assert_eq!(expected.len(), 3);
    for mpi in libraries(test) {
        for ranks in ["mpi:2", "mpi:4"] {
            let mut several = run(&pod, &inputs, &files[1]);
            several.extend(["--engine", ranks]);
            let ran = mpi.command(&several).output().unwrap();
            let (shown, errors) = said(&ran);
            assert!(ran.status.success(), "{ranks}: {shown}{errors}");
            assert_eq!(losses(&shown), expected, "{ranks}");
            let [one, several] = files.each_ref().map(|it| fs::read(it).unwrap());
            assert!(one == several, "{ranks}: other outputs");
        }
        let mut three = run(&pod, &inputs, &files[1]);
        three.extend(["--engine", "mpi:3"]);
        let ran = mpi.command(&three).output().unwrap();
        let (_, errors) = said(&ran);
        assert!(!ran.status.success());
        assert!(
            errors.contains("divides the 2 stages of the pipeline"),
            "{errors}"
        );
    }
}

#[test]
fn products_of_stages_are_not_said_to_be_replaced() {
    let (out, step, target) = (folder("pipeline-explain"), train("step.mlir"), any());
    let compile = compile_args(&step, &target, &out);
    let more = ["--mesh", "pipe=2,data=2", "--explain", "[0]['w1']"];
    let words = compile.iter().chain(&more).chain(&PIPELINE);
    let text = succeeds(words.chain(&["--one-hot-einsum", "always"]));
    let whole = "stages of a pipeline compute all matrix products whole";
    assert!(text.contains(whole), "{text}");
}

/// Where the time of a target is known, what `compile` says of stages is what `simulate` says.
#[test]
fn shares_of_stages_are_those_of_the_simulator() {
    let out = folder("shares-of-stages");
    let step = train("step.mlir");
    let (step, target) = (step.to_str().unwrap(), eight());
    for pipeline in ["1f1b", "interleaved:2", "pipemare"] {
        let (folder, report) = (out.join("out"), out.join("report.json"));
        let [folder, report] = [&folder, &report].map(|it| it.to_str().unwrap());
        let options = ["--mesh", "pipe=2,data=4", "--pipeline", pipeline];
        let options = [
            &options[..],
            &["--microbatches", "2", "--target", target.as_str()],
        ]
        .concat();
        let said = succeeds(["compile", step, "-o", folder].iter().chain(&options));
        let simulate = ["simulate", step, "--report", report];
        succeeds(simulate.iter().chain(&options));
        let report: Value = serde_json::from_str(&fs::read_to_string(report).unwrap()).unwrap();
        let stages = report["pipeline"]["stages"].as_array().unwrap();
        let busy = stages.iter().map(|it| it["busy_seconds"].as_f64().unwrap());
        let most = busy.clone().fold(0.0, f64::max) / busy.sum::<f64>();
        let expected = format!("has {:.1} % of the work", 100.0 * most);
        assert!(said.contains(&expected), "{pipeline}, {expected}: {said}");
    }
}

/// What is not divided is what the user asked for, not what became of it.
#[test]
fn odd_rows_of_one_microbatch_are_refused() {
    let (step, out) = (train("step.mlir"), folder("odd-rows"));
    let text = fs::read_to_string(&step).unwrap();
    let odd = out.join("odd.mlir");
    fs::write(&odd, text.replace("tensor<64x", "tensor<33x")).unwrap();
    let options = [
        "--mesh",
        "pipe=2",
        "--pipeline",
        "pipemare",
        "--microbatches",
        "1",
    ];
    let target = any();
    let compile = compile_args(&odd, &target, &out);
    let said = fails(compile.iter().chain(&options));
    assert!(
        said.contains("2 parts of 1 microbatch of 1 devices"),
        "{said}"
    );
    assert!(!said.contains("2 microbatches"), "{said}");
}

#[test]
fn a_pipeline_is_inspected_and_resumed() {
    let test = "a_pipeline_is_inspected_and_resumed";
    let (out, inputs) = (folder(test), train("inputs"));
    let pod = compiled(&out, "pipe=2,data=2", &PIPELINE);
    let path = pod.to_str().unwrap();
    let text = succeeds(["inspect", path]);
    assert!(
        text.contains("\nstages\n") && text.contains("\nmessages\n"),
        "{text}"
    );
    let json: Value = serde_json::from_str(&succeeds(["inspect", path, "--json"])).unwrap();
    assert_eq!(json["stages"].as_array().unwrap().len(), 2);
    let messages = json["messages"].as_array().unwrap();
    assert_eq!(messages.len(), 2, "forward and back");
    assert!(messages.iter().all(|it| it["count"] == 4), "{messages:?}");
    // A checkpoint has whole tensors: what goes on from it need not have stages.
    let [all, saved, rest] = ["all.npz", "saved.npz", "rest.npz"].map(|it| out.join(it));
    let expected = losses(&succeeds(run(&pod, &inputs, &all)));
    let kept = out.join("kept");
    let kept = kept.to_str().unwrap();
    let mut two = run(&pod, &inputs, &saved);
    let steps = two.iter().position(|it| *it == "3").unwrap();
    two[steps] = "2";
    two.extend(["--checkpoint", kept]);
    succeeds(&two);
    let mut third = run(&pod, &inputs, &rest);
    third.extend(["--checkpoint", kept, "--resume"]);
    assert_eq!(losses(&succeeds(&third))[&3], expected[&3]);
    assert!(fs::read(all).unwrap() == fs::read(rest).unwrap());
    let pjrt = fails(["run", path, "--engine", "pjrt:cpu"]);
    assert!(pjrt.contains("which is not beside the pod"), "{pjrt}");
}

/// What a plug-in of PJRT computes of the stages of a pipeline.
#[test]
fn stages_on_a_plugin_yield_what_virtual_devices_do() {
    let test = "stages_on_a_plugin_yield_what_virtual_devices_do";
    let (out, inputs) = (folder(test), train("inputs"));
    let texts = [&PIPELINE[..], &["--emit-stablehlo"]].concat();
    let pod = compiled(&out, "pipe=2,data=2", &texts);
    let path = pod.to_str().unwrap();
    let xla = fails([
        "run",
        path,
        "--engine",
        "pjrt:cpu",
        "--partitioned-by",
        "xla",
    ]);
    assert!(xla.contains("a pipeline of 2 stages"), "{xla}");
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pjrt-cpu");
    if !tools.is_dir() {
        println!("SKIPPED {test}: run `cargo xtask setup --engine pjrt-cpu`");
        return;
    }
    let outputs = out.join("outputs.npz");
    let expected = losses(&succeeds(run(&pod, &inputs, &outputs)));
    let mut on_plugin = run(&pod, &inputs, &outputs);
    on_plugin.extend(["--engine", "pjrt:cpu"]);
    let found = losses(&succeeds(&on_plugin));
    assert_eq!(found.len(), 3);
    let loss = |said: &str| said.rsplit(' ').next().unwrap().parse::<f64>().unwrap();
    for (step, said) in &expected {
        let apart = (loss(said) - loss(&found[step])).abs();
        assert!(apart <= 1e-5, "step {step}: {said} and {}", found[step]);
    }
    // A text that is not whole is refused before anything is compiled.
    let text = out.join("pjrt.peapod.mlir");
    let whole = fs::read_to_string(&text).unwrap();
    fs::write(
        &text,
        whole.replacen("// peapod: send", "// peapod: sent", 1),
    )
    .unwrap();
    let changed = fails(["run", path, "--engine", "pjrt:cpu"]);
    assert!(changed.contains("or was changed"), "{changed}");
}

/// The first steps of a run are synchronous (T3 of PipeMare), the others go on without waiting;
/// what is in flight is nobody's to give, and in checkpoints.
#[test]
fn an_asynchronous_pipeline_goes_on_from_a_synchronous_one() {
    let test = "an_asynchronous_pipeline_goes_on_from_a_synchronous_one";
    let (out, inputs) = (folder(test), train("inputs"));
    let mesh = "pipe=2,data=2";
    let synchronous = compiled(&out.join("synchronous"), mesh, &PIPELINE);
    let mare = ["--pipeline", "pipemare", "--microbatches", "4"];
    let delays = ["--learning-rate-by-delay", "8", "--discrepancy-correction"];
    let pods = [&mare[..], &[&mare[..], &delays].concat()];
    for (number, options) in pods.iter().enumerate() {
        let asynchronous = compiled(&out.join(format!("asynchronous{number}")), mesh, options);
        let text = succeeds(["inspect", asynchronous.to_str().unwrap()]);
        assert!(text.contains("in_flight"), "{text}");
        assert!(
            text.contains("\ndelays in updates, by microbatch\n"),
            "{text}"
        );
        let outputs = out.join(format!("outputs{number}.npz"));
        let steps = |pod: &Path, kept: &str, steps: &str, resume: bool| {
            let kept = out.join(format!("{kept}{number}"));
            let mut run: Vec<String> = run(pod, &inputs, &outputs)
                .into_iter()
                .map(|it| if it == "3" { steps } else { it }.to_owned())
                .collect();
            run.extend(["--checkpoint".to_owned(), kept.to_str().unwrap().to_owned()]);
            run.extend(resume.then(|| "--resume".to_owned()));
            losses(&succeeds(&run))
        };
        let mut rest = vec![];
        for kept in ["once", "twice"] {
            steps(&synchronous, kept, "2", false);
            if kept == "twice" {
                steps(&asynchronous, kept, "4", true);
            }
            rest.push(steps(&asynchronous, kept, "7", true));
        }
        for step in 5..=7 {
            assert_eq!(rest[0][&step], rest[1][&step], "step {step}");
        }
        assert_eq!(rest[0].len(), 5);
    }
}

/// A file of the Transformer.
fn transformer(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/pipemare")
        .join(file)
}

/// Losses of a hundred steps of the Transformer, compiled with these options.
fn trained(out: &Path, options: &[&str]) -> Vec<f64> {
    let [step, start, data] = ["step.mlir", "start.npz", "data"].map(transformer);
    let target = any();
    let compile = compile_args(&step, &target, out);
    let mesh = ["--mesh", "pipe=8", "--microbatches", "2"];
    succeeds(compile.iter().chain(&mesh).chain(options));
    let pod = out.join("step.pod");
    let [pod, start, data] = [&pod, &start, &data].map(|it| it.to_str().unwrap());
    let run = ["run", pod, "--inputs", start, "--data", data];
    let said = succeeds(run.iter().chain(&["--steps", "100", "--threads", "1"]));
    let found = losses(&said).into_values();
    let found = found.map(|it| it.rsplit(' ').next().unwrap().parse().unwrap());
    found.collect()
}

/// What PipeMare is for: with the delays of eight stages the loss rises above that of the first
/// step where training learns synchronously, and with delays that something is done about.
#[test]
fn a_transformer_diverges_with_delays_unless_they_are_corrected() {
    let out = folder("a_transformer_diverges_with_delays_unless_they_are_corrected");
    let last = |losses: &[f64]| losses[losses.len() - 10..].iter().sum::<f64>() / 10.0;
    let most = |losses: &[f64]| losses[1..].iter().copied().fold(0.0, f64::max);
    let synchronous = trained(&out.join("synchronous"), &["--pipeline", "1f1b"]);
    let expected = fs::read_to_string(transformer("losses.json")).unwrap();
    let expected: Vec<f64> = serde_json::from_str(&expected).unwrap();
    for (found, expected) in synchronous.iter().zip(&expected) {
        assert!((found - expected).abs() < 1e-3, "{synchronous:?}");
    }
    assert!(last(&synchronous) < 2.0, "{synchronous:?}");

    let mare = ["--pipeline", "pipemare"];
    let naive = trained(&out.join("naive"), &mare);
    assert!(most(&naive) > naive[0], "{naive:?}");
    assert!(last(&naive) > 2.9, "{naive:?}");

    let slowed = [&mare[..], &["--learning-rate-by-delay", "300"]].concat();
    let corrected = [&slowed[..], &["--discrepancy-correction=0.5"]].concat();
    for (name, options) in [("slowed", slowed), ("corrected", corrected)] {
        let losses = trained(&out.join(name), &options);
        assert!(most(&losses) < losses[0], "{name}: {losses:?}");
        assert!(last(&losses) < 2.3, "{name}: {losses:?}");
    }
}

/// Four stages of two layers: biases are added last on some of them.
#[test]
fn stages_may_end_with_a_bias() {
    let (out, inputs) = (folder("stages_may_end_with_a_bias"), train("inputs"));
    let mare = ["--pipeline", "pipemare", "--microbatches", "4"];
    let pod = compiled(&out, "pipe=4", &mare);
    let found = losses(&succeeds(run(&pod, &inputs, &out.join("outputs.npz"))));
    assert_eq!(found.len(), 3);
}
