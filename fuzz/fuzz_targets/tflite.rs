//! Imports and verifies any bytes as a model.
//!
//! The first two bytes of the input choose a sound model of the repository, and the rest is a list
//! of edits to it: position and new value of a 16-bit word. Beyond the list of models, the rest is
//! the file itself.

#![no_main]

#[allow(dead_code, reason = "the shared models are no seeds")]
#[path = "../../compiler/import/tests/files/mod.rs"]
mod files;

use std::fs;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static MODELS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let paths = files::repository_models();
    let read = |path| fs::read(path).expect("the file is readable");
    paths.iter().map(read).collect()
});

fuzz_target!(|data: &[u8]| {
    let Some((choice, rest)) = data.split_first_chunk() else {
        return;
    };
    match MODELS.get(usize::from(u16::from_le_bytes(*choice))) {
        None => take(rest),
        Some(model) => {
            let mut file = model.clone();
            let words = file.len() / 2;
            for edit in rest.chunks_exact(4) {
                let position = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % words * 2;
                file[position..position + 2].copy_from_slice(&edit[2..]);
            }
            take(&file);
        }
    }
});

fn take(bytes: &[u8]) {
    match peapod_import::import(bytes, "fuzz") {
        Ok(imported) => drop(peapod_ir::verify(&imported.module)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
