//! Imports any bytes as ONNX, and compiles what passes.

use peapod_import::onnx;

use super::tflite::compiles;
use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "onnx",
    seeds,
    edit: edit::mixed,
    cost: 1,
    take,
};

fn seeds() -> Vec<Vec<u8>> {
    let models = "compiler/import/tests/onnx";
    super::files(&super::repository().join(models), ".onnx")
}

fn take(bytes: &[u8]) -> bool {
    match onnx::import(bytes, "fuzz") {
        Ok(imported) => super::verified(&imported.module) && compiles(imported.module),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
