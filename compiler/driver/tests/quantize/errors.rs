//! What is refused, and what is said of it.

use std::fs;
use std::path::Path;

use peapod_driver::observer::Silent;
use peapod_driver::quantize::{Request, encode, quantise};
use peapod_npy::Element;

use crate::{folder, networks, quantised, request, samples, source};

fn refusal(request: &Request) -> String {
    let module = networks::dense(1);
    let refused = quantise(&source("dense", &module), request, &Silent);
    refused.expect_err("it is refused").to_string()
}

fn write(path: &Path, shape: &[usize], elements: &[f32]) {
    let bytes: Vec<u8> = elements.iter().flat_map(|x| x.to_le_bytes()).collect();
    fs::write(path, peapod_npy::write(Element::F32, shape, &bytes)).unwrap();
}

#[test]
fn samples_that_are_none_are_refused() {
    let folder = folder("errors");
    let found = refusal(&request(&folder));
    assert!(found.contains("expected samples, found none"), "{found}");
    let file = folder.join("a.npy");
    write(&file, &[3], &[0.0; 3]);
    let found = refusal(&request(&folder));
    assert!(
        found.contains("[1, 32]") && found.contains("[3]"),
        "{found}"
    );
    let mut elements = [0.0; 32];
    elements[4] = f32::NAN;
    write(&file, &[1, 32], &elements);
    let found = refusal(&request(&folder));
    assert!(
        found.contains("`input`") && found.contains("NaN"),
        "{found}"
    );
    fs::write(folder.join("b.bin"), [0; 5]).unwrap();
    write(&file, &[32], &[0.0; 32]);
    let found = refusal(&request(&folder));
    assert!(found.contains("multiple of 128"), "{found}");
}

#[test]
fn names_labels_and_budgets_are_checked() {
    let folder = folder("names");
    let mut asked = request(&samples(&folder, &[1, 32], 4));
    asked.keep_float = vec!["dense9*".to_owned()];
    let found = refusal(&asked);
    assert!(found.contains("no layer matches `dense9*`"), "{found}");
    asked.keep_float.clear();
    let labels = folder.join("labels.npy");
    fs::write(&labels, peapod_npy::write(Element::I8, &[3], &[0, 1, 2])).unwrap();
    asked.labels = Some(labels.clone());
    let found = refusal(&asked);
    assert!(
        found.contains("expected 4 labels") && found.contains("found 3"),
        "{found}"
    );
    write(&labels, &[4], &[0.0; 4]);
    let found = refusal(&asked);
    assert!(found.contains("expected integers"), "{found}");
    asked.labels = None;
    asked.budget.flash_bytes = Some(100);
    let found = refusal(&asked);
    assert!(found.contains("expected 100"), "{found}");
}

#[test]
fn what_is_quantised_is_refused() {
    let folder = folder("twice");
    let request = request(&samples(&folder, &[1, 32], 4));
    let outcome = quantised(&source("dense", &networks::dense(1)), &request);
    let again = quantise(&source("dense", &outcome.module), &request, &Silent);
    let found = again.expect_err("it is refused").to_string();
    assert!(found.contains("integers already"), "{found}");
    encode(&outcome, Path::new("out.onnx")).expect_err("there is no such format here");
}

#[test]
fn layers_stay_float_by_name() {
    let folder = folder("keep");
    let mut request = request(&samples(&folder, &[1, 32], 4));
    request.keep_float = vec!["layer2".to_owned()];
    let outcome = quantised(&source("dense", &networks::dense(1)), &request);
    let precisions = outcome
        .report
        .layers
        .iter()
        .map(|it| (it.name.as_str(), it.precision));
    let floats: Vec<_> = precisions.filter(|it| it.1 == "float").collect();
    assert_eq!(floats, [("layer2", "float")]);
}
