//! The training steps of `conformance/stablehlo/steps.py`, which tests share.

#![allow(dead_code, reason = "not every test needs all of it")]

use std::collections::BTreeMap;
use std::path::Path;

use peapod_diagnostic::Result;
use peapod_driver::Source;
use peapod_driver::observer::Silent;
use peapod_driver::pod::compile::{self, Extras, Input, Model};
use peapod_driver::targets::Pod;
use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_schemas::pod::DType;
use serde::Deserialize;

const FOLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../conformance/stablehlo/steps"
);

/// What JAX was given, and what it yielded.
#[derive(Deserialize)]
pub struct Case {
    /// Elements of the arguments of the first step.
    pub inputs: Vec<Vec<f64>>,
    /// Which result is the loss.
    pub loss: usize,
    /// Of consecutive steps.
    pub losses: Vec<f64>,
}

/// All of them by name.
pub fn all() -> BTreeMap<String, Case> {
    let cases = std::fs::read(Path::new(FOLDER).join("steps.json")).unwrap();
    serde_json::from_slice(&cases).unwrap()
}

/// A program.
pub fn source(name: &str) -> Source {
    Source::open(&Path::new(FOLDER).join(format!("{name}.mlir"))).unwrap()
}

/// The files of a program that is compiled for a mesh.
pub fn compiled(
    source: &Source,
    mesh: &[(&str, usize)],
    options: &PodOptions,
    extras: Extras,
) -> Result<Vec<(String, Vec<u8>)>> {
    let target = Pod::open("local").unwrap();
    let mut options = options.clone();
    options.annotate.mesh = Some(Mesh::new(mesh.iter().copied()));
    let module = compile::module(source, &Input::default(), &Silent).unwrap();
    let options = compile::resolved(&options, &module.mesh, &target).unwrap();
    let model = Model { source, module };
    Ok(compile::compile(model, &target, &options, extras, &Silent)?.files)
}

/// The file whose name ends so.
pub fn file(files: &[(String, Vec<u8>)], ending: &str) -> Vec<u8> {
    let mut files = files.iter();
    files.find(|it| it.0.ends_with(ending)).unwrap().1.clone()
}

/// Elements as an engine takes them.
pub fn bytes(dtype: DType, elements: &[f64]) -> Vec<u8> {
    let elements = elements.iter();
    if dtype == DType::F32 {
        elements.flat_map(|&it| (it as f32).to_le_bytes()).collect()
    } else {
        assert!([DType::I32, DType::U32].contains(&dtype), "{dtype:?}");
        elements
            .flat_map(|&it| (it as i64 as u32).to_le_bytes())
            .collect()
    }
}
