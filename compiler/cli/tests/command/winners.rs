//! What `peapod search` finds runs on virtual devices, and computes what one device computes.

use std::fs;
use std::path::Path;

use peapod_npy::{Array, Element};

use serde_json::Value;

use crate::pod::{any, compile_args, eight, of_devices, train};
use crate::search::{list, path, searched, seconds};
use crate::{folder, listing, succeeds};

/// All elements that a program returns on virtual devices.
fn ran(test: &str, model: &Path, inputs: &Path, more: &[&str]) -> Vec<f64> {
    let out = folder(test).join("out");
    let local = any();
    succeeds(compile_args(model, &local, &out).iter().chain(more));
    let name = model.file_stem().unwrap().to_str().unwrap();
    let pod = out.join(format!("{name}.pod"));
    let results = out.join("results");
    succeeds([
        "run",
        path(&pod),
        "--inputs",
        path(inputs),
        "--outputs",
        path(&results),
    ]);
    let mut values = Vec::new();
    for file in listing(&results) {
        let file = fs::read(results.join(file)).unwrap();
        let array = Array::read(&file).unwrap();
        let word = |word: &[u8]| <[u8; 4]>::try_from(word).unwrap();
        let float = |bytes: &[u8]| f64::from(f32::from_le_bytes(word(bytes)));
        let integer = |bytes: &[u8]| f64::from(i32::from_le_bytes(word(bytes)));
        match array.elements(Element::F32) {
            Ok(floats) => values.extend(floats.chunks_exact(4).map(float)),
            Err(_) => {
                let integers = array.elements(Element::I32).unwrap();
                values.extend(integers.chunks_exact(4).map(integer));
            }
        }
    }
    values
}

/// The winner, and the fastest pipeline, compute what one device computes.
fn winners_equal_one_device(test: &str, model: &Path, inputs: &Path) {
    let (said, report) = searched(test, model, &eight(), &["--max-candidates", "40"]);
    let ranked = list(&report, "ranked");
    let staged = ranked.iter().find(|it| !it["pipeline"].is_null());
    let staged = staged.unwrap_or_else(|| panic!("{said}"));
    equal_one_device(test, model, inputs, &[&ranked[0], staged]);
}

/// Candidates compute what one device computes.
fn equal_one_device(test: &str, model: &Path, inputs: &Path, candidates: &[&Value]) {
    let alone = ["--mesh", "data=1"];
    let whole = ran(&format!("{test}-whole"), model, inputs, &alone);
    for candidate in candidates {
        let own = list(candidate, "arguments").iter();
        let own: Vec<&str> = own.map(|it| it.as_str().unwrap()).collect();
        let split = ran(&format!("{test}-split"), model, inputs, &own);
        assert_eq!(whole.len(), split.len());
        for (at, (one, other)) in whole.iter().zip(&split).enumerate() {
            let apart = (one - other).abs() / one.abs().max(1.0);
            assert!(apart <= 1e-5, "{own:?} {at}: {one} {other}");
        }
    }
}

#[test]
fn winners_for_a_network_of_layers_equal_one_device() {
    winners_equal_one_device("search-mlp", &train("step.mlir"), &train("inputs"));
}

#[test]
fn winners_for_a_transformer_equal_one_device() {
    let Some(shared) = std::env::var_os("PEAPOD_SHARED") else {
        return;
    };
    let case = Path::new(&shared).join("models/stablehlo/transformer_adam");
    winners_equal_one_device("search-transformer", &case.join("step.mlir"), &case);
}

/// Sixteen images on 32 devices: all presets leave devices without an image, or split channels,
/// which are few. Slow cores, and a network without overhead, make of this small network what large
/// images are for fast ones.
#[test]
fn a_winner_splits_images_beats_all_presets_and_equals_one_device() {
    let Some(shared) = std::env::var_os("PEAPOD_SHARED") else {
        return;
    };
    let case = Path::new(&shared).join("models/stablehlo/resnet8_momentum");
    let model = case.join("step.mlir");
    let settings = [
        "step_overhead_s=0",
        "collective_overhead_s=0",
        "phase_overhead_s=0",
        "instruction_overhead_s=0",
        "mxu_efficiency=0.1",
        "vector_efficiency=0.05",
        "hbm_efficiency=0.1",
    ];
    let settings = settings.iter().flat_map(|it| ["--set", it]);
    let more: Vec<&str> = ["--max-candidates", "24"]
        .into_iter()
        .chain(settings)
        .collect();
    let test = "search-images";
    let (said, report) = searched(test, &model, &of_devices(32), &more);
    let best = &list(&report, "ranked")[0];
    let presets = list(&report, "presets");
    assert!(presets.len() >= 4, "{said}");
    for preset in presets {
        assert!(seconds(best) <= 0.85 * seconds(preset), "{said}");
    }
    let mut mesh = list(best, "mesh").iter();
    assert!(mesh.any(|axis| axis["name"] == "space"), "{said}");
    equal_one_device(test, &model, &case, &[best]);
}
