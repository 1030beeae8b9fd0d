//! Whole models: how much RAM their activations take, and how much arithmetic they are.
//!
//! The demo model is in the repository. The others are looked for in `$PEAPOD_SHARED/models`, or
//! `../shared/models` beside the repository; without them their test says that it is skipped.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_passes::{MicroOptions, MicroProgram, Optimize, micro};

/// A model, the most its activations may take in bytes, and its multiply-accumulates.
type Row = (&'static str, usize, u64);

/// Activations: no more than TensorFlow Lite Micro's planner needs, where that is known apart from
/// its other memory; else the most that is alive at one moment. Kernels on packed weights add the
/// scratch of their columns, so weights are left as they are here.
const MODELS: [Row; 11] = [
    ("hello_world_int8", 32, 288),
    ("hello_world_float", 128, 288),
    ("kws_ref_model", 16_000, 2_656_768),
    ("vww_96_int8", 55_296, 7_489_664),
    ("pretrainedResnet_quant", 49_152, 12_501_632),
    ("pretrainedResnet", 196_608, 12_501_632),
    ("ad01_int8", 768, 264_192),
    ("ad01_fp32", 3_072, 264_192),
    ("person_detect", 55_296, 7_157_888),
    ("micro_speech_quantized", 5_968, 336_000),
    ("keyword_scrambled_8bit", 672, 21_056),
];

fn compile(path: &Path) -> MicroProgram {
    let bytes = fs::read(path).expect("the model can be read");
    let module = import(&bytes, "model")
        .expect("the model is supported")
        .module;
    let options = MicroOptions {
        optimize: Optimize::Flash,
        ..MicroOptions::default()
    };
    micro::compile(module, &options).expect("the model can be compiled")
}

fn check(name: &str, program: &MicroProgram, most_bytes: usize, macs: u64) {
    let plan = &program.plan;
    let activations = plan.arena_len - plan.state_len;
    println!(
        "{name}: {activations} B of activations (at least {}), {} B of state, {} steps",
        program.arena_lower_bound - plan.state_len,
        plan.state_len,
        plan.steps.len()
    );
    assert!(
        activations <= most_bytes,
        "{name}: {activations} B, expected {most_bytes}"
    );
    assert_eq!(plan.arena_len, program.arena_lower_bound, "{name}");
    assert_eq!(
        plan.steps.iter().map(|step| step.macs).sum::<u64>(),
        macs,
        "{name}"
    );
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_demo_model_needs_little() {
    let program = compile(&workspace().join("examples/digits/digits.tflite"));
    check("digits", &program, 640, 8_448);
}

#[test]
fn known_models_need_no_more_than_they_should() {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| workspace().join("../shared"));
    let models = shared.join("models/tflite");
    if !models.is_dir() {
        println!(
            "SKIPPED: no models in {}; set PEAPOD_SHARED",
            models.display()
        );
        return;
    }
    for (name, most_bytes, macs) in MODELS {
        let path = models.join(name).join("model.tflite");
        check(name, &compile(&path), most_bytes, macs);
    }
}
