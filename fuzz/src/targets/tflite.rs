//! Imports any bytes as a model, and compiles what passes.

use peapod_emit::micro::pea;
use peapod_import::import;
use peapod_passes::{MicroOptions, micro};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "tflite",
    seeds,
    edit: edit::flatbuffer,
    cost: 1,
    take,
};

/// The models of the repository of less than 64 KiB: there are a thousand.
fn seeds() -> Vec<Vec<u8>> {
    let vectors = peapod_conformance::vectors().expect("the vectors can be unpacked");
    let others = ["examples", "compiler/import/tests/models"];
    let others = others.map(|folder| super::repository().join(folder));
    let folders = [vectors].into_iter().chain(others);
    let models = folders.flat_map(|folder| super::files(&folder, ".tflite"));
    models.filter(|model| model.len() < 1 << 16).collect()
}

fn take(bytes: &[u8]) -> bool {
    match import(bytes, "fuzz") {
        Ok(imported) => super::verified(&imported.module) && compiles(imported.module),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Compiles a verified module for a microcontroller; what is written must load.
pub fn compiles(module: peapod_ir::Module) -> bool {
    let program = match micro::compile(module, &MicroOptions::default()) {
        Ok(program) => program,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let module = peapod_ir::verify(&program.module).expect("passes leave a module sound");
    match pea::write(&module, &program.plan) {
        Ok(_) => true,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
