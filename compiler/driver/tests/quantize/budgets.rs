//! Precisions of layers under a budget.

use std::fs;
use std::path::Path;

use peapod_driver::quantize::{Budget, Precision, Report};
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Tensor, TensorType, verify};

use crate::{folder, networks, quantised, request, samples, source};

const SAMPLES: usize = 200;

/// What a network itself says of samples, as their labels.
fn labels(module: &Module, samples: &Path, folder: &Path) -> std::path::PathBuf {
    let verified = verify(module).unwrap();
    let ty = module.functions[0]
        .ty(module.functions[0].inputs[0])
        .clone();
    let bytes = fs::read(samples).unwrap();
    let array = peapod_npy::Array::read(&bytes).unwrap();
    let elements = array.elements(peapod_npy::Element::F32).unwrap();
    let labels = elements.chunks_exact(ty.size_bytes()).flat_map(|bytes| {
        let input = Tensor::new(ty.clone(), bytes.to_vec()).unwrap();
        let mut states = States::new(&verified, "main").unwrap();
        let output = eval(&verified, "main", &[input], &mut states).unwrap()[0].floats();
        let best = (0..output.len()).max_by(|a, b| output[*a].total_cmp(&output[*b]));
        (best.unwrap() as i32).to_le_bytes()
    });
    let labels: Vec<u8> = labels.collect();
    let ty = TensorType::new(DType::I32, [labels.len() / 4]);
    let path = folder.join("labels.npy");
    let array = peapod_npy::write(peapod_npy::Element::I32, &ty.shape, &labels);
    fs::write(&path, array).unwrap();
    path
}

fn precisions(report: &Report, name: &str) -> usize {
    report
        .layers
        .iter()
        .filter(|it| it.precision == name)
        .count()
}

#[test]
fn mixed_precision_fits_into_flash_where_int8_does_not() {
    let folder = folder("flash");
    let module = networks::dense(3);
    let source = source("dense", &module);
    let mut request = request(&samples(&folder, &[1, 32], SAMPLES));
    let bytes = |report: &Report| report.flash.quantised.unwrap();
    let int8 = quantised(&source, &request).report;
    request.scheme = Precision::Int4;
    let int4 = quantised(&source, &request).report;
    assert!(
        bytes(&int4) < bytes(&int8),
        "{} {}",
        bytes(&int4),
        bytes(&int8)
    );
    request.scheme = Precision::Int8;
    let budget = (bytes(&int8) + bytes(&int4)) / 2;
    request.budget.flash_bytes = Some(budget);
    let mixed = quantised(&source, &request).report;
    assert!(bytes(&mixed) <= budget && budget < bytes(&int8));
    let (four, eight) = (precisions(&mixed, "int4"), precisions(&mixed, "int8"));
    assert!(
        four >= 1 && eight >= 1,
        "{four} layers of 4 bits, {eight} of 8"
    );
    assert!(
        mixed.sqnr_db > int4.sqnr_db,
        "{:?} {:?}",
        mixed.sqnr_db,
        int4.sqnr_db
    );
}

#[test]
fn mixed_precision_keeps_accuracy_that_int4_does_not() {
    let folder = folder("drop");
    let module = networks::dense(5);
    let source = source("dense", &module);
    let samples = samples(&folder, &[1, 32], SAMPLES);
    let mut request = request(&samples);
    request.labels = Some(labels(&module, &samples, &folder));
    request.scheme = Precision::Int4;
    let lost = |report: &Report| {
        let accuracy = report.accuracy.unwrap();
        assert_eq!(accuracy.float, 1.0, "labels are what the network says");
        (accuracy.float - accuracy.quantised) * 100.0
    };
    let int4 = quantised(&source, &request).report;
    let budget = lost(&int4) / 2.0;
    assert!(budget > 0.0, "four bits lose something");
    request.budget = Budget {
        drop_points: Some(budget),
        flash_bytes: None,
    };
    let mixed = quantised(&source, &request).report;
    assert!(lost(&mixed) <= budget, "{} of {budget}", lost(&mixed));
    assert!(precisions(&mixed, "int4") < precisions(&int4, "int4"));
}
