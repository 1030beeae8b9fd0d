//! Random networks with states: an LSTM, a filter bank, a dense layer.

use std::path::PathBuf;

use peapod_driver::micro::diff::{Inputs, diff};
use peapod_driver::observer::Silent;
use peapod_driver::quantize::{Precision, encode};
use peapod_driver::{Format, Source};

use crate::{folder, networks, quantised, request, samples, source};

/// A quantised network as it is read back from its `.tflite`; how it compares, and which layers
/// stay float.
fn read_back(seed: u64, scheme: Precision) -> (Source, f64, Vec<String>) {
    let folder = folder(&format!("recurrent-{}-{seed}", scheme.name()));
    let module = networks::recurrent(seed);
    let mut request = request(&samples(&folder, &[1, 5, 3], 16));
    request.scheme = scheme;
    let outcome = quantised(&source("recurrent", &module), &request);
    let layers = outcome.report.layers.iter();
    let floats = layers.filter(|it| it.reason.is_some());
    let floats = floats.map(|it| it.op.to_owned()).collect();
    let found = outcome.report.sqnr_db.unwrap_or(f64::INFINITY);
    let mut source = source("recurrent", &module);
    source.bytes = encode(&outcome, &PathBuf::from("recurrent.tflite")).unwrap();
    source.format = Format::Tflite;
    (source, found, floats)
}

/// Over several runs, whose states go on.
fn agrees(source: &Source, seed: u64) {
    let inputs = Inputs::Seeded { seed, runs: 4 };
    let rounds = diff(source, inputs, 0.0, &Silent).unwrap();
    assert_eq!(rounds.len(), 4);
    for compared in rounds.iter().flatten() {
        assert_eq!(compared.difference(), None, "seed {seed}");
    }
}

#[test]
fn recurrent_layers_are_on_integers_and_kernels_agree() {
    for scheme in [Precision::Int8, Precision::Int4] {
        for seed in 0..8 {
            let (source, found, floats) = read_back(seed, scheme);
            assert_eq!(floats, [""; 0], "seed {seed}");
            let least = if scheme == Precision::Int4 {
                10.0
            } else {
                20.0
            };
            assert!(found > least, "seed {seed} {}: {found} dB", scheme.name());
            agrees(&source, seed);
        }
    }
}

#[test]
fn filter_banks_have_no_activations_of_16_bits() {
    for seed in 0..4 {
        let (_, found, floats) = read_back(seed, Precision::Int16);
        assert_eq!(floats, ["svdf"], "seed {seed}");
        assert!(found > 30.0, "seed {seed}: {found} dB");
    }
}
