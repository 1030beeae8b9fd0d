//! Random networks in every scheme: the evaluator, the kernels of the host, and LiteRT.

use std::path::PathBuf;

use peapod_driver::micro::diff::{Inputs, diff, diff_with_peer};
use peapod_driver::micro::{Numerics, Peer};
use peapod_driver::observer::Silent;
use peapod_driver::quantize::{Precision, encode};
use peapod_driver::{Format, Source};

use crate::{folder, networks, quantised, request, samples, source};

/// Networks that are tried.
const NETWORKS: u64 = 12;

/// Runs of each.
const RUNS: usize = 4;

/// A quantised network as it is read back from its `.tflite`.
fn read_back(seed: u64, scheme: Precision) -> Source {
    let folder = folder(&format!("random-{}-{seed}", scheme.name()));
    let module = networks::random(seed);
    let mut request = request(&samples(&folder, &[1, 7, 6, 2], 16));
    request.scheme = scheme;
    request.bias_correction = scheme == Precision::Int4;
    let outcome = quantised(&source("random", &module), &request);
    let reasons = outcome
        .report
        .layers
        .iter()
        .filter_map(|it| it.reason.as_ref());
    assert_eq!(
        reasons.count(),
        0,
        "seed {seed}: {:?}",
        outcome.report.layers
    );
    let found = outcome.report.sqnr_db.unwrap_or(f64::INFINITY);
    let least = if scheme == Precision::Int4 { 3.0 } else { 15.0 };
    assert!(found > least, "seed {seed} {}: {found} dB", scheme.name());
    let file = PathBuf::from("random.tflite");
    Source {
        name: "random".to_owned(),
        path: format!("random {seed}"),
        bytes: encode(&outcome, &file).unwrap(),
        format: Format::Tflite,
        signatures: Vec::new(),
        input_shapes: Vec::new(),
        dims: Vec::new(),
        constants: Vec::new(),
        folder: None,
        numerics: None,
        front_end: None,
    }
}

fn inputs(seed: u64) -> Inputs<'static> {
    Inputs::Seeded { seed, runs: RUNS }
}

#[test]
fn the_evaluator_and_the_kernels_of_the_host_agree() {
    for scheme in [Precision::Int8, Precision::Int16, Precision::Int4] {
        for seed in 0..NETWORKS {
            let source = read_back(seed, scheme);
            let rounds = diff(&source, inputs(seed), 0.0, &Silent).unwrap();
            for compared in rounds.iter().flatten() {
                assert_eq!(compared.difference(), None, "seed {seed} {}", scheme.name());
            }
        }
    }
}

#[test]
fn litert_agrees_bit_for_bit() {
    let Some(python) = std::env::var_os("PEAPOD_LITERT_PYTHON").map(PathBuf::from) else {
        eprintln!("SKIPPED litert_agrees_bit_for_bit: PEAPOD_LITERT_PYTHON names no Python");
        return;
    };
    for scheme in [Precision::Int8, Precision::Int16, Precision::Int4] {
        for seed in 0..NETWORKS {
            let mut source = read_back(seed, scheme);
            source.numerics = Some(Numerics::Litert);
            let peer = (Peer::Litert, python.as_path());
            let rounds = diff_with_peer(&source, inputs(seed), peer, 0.0, &Silent);
            let rounds = rounds.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            for compared in rounds.iter().flatten() {
                assert_eq!(compared.difference(), None, "seed {seed} {}", scheme.name());
            }
        }
    }
}
