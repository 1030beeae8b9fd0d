//! Reads and verifies any text as IR, and compiles what passes.

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "ir",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

/// The test files of the workspace.
fn seeds() -> Vec<Vec<u8>> {
    super::files(&super::repository().join("compiler"), ".ir")
}

fn take(bytes: &[u8]) -> bool {
    match peapod_ir::text::parse(&String::from_utf8_lossy(bytes)) {
        Ok(module) => {
            let sound = super::verified(&module);
            if sound {
                super::tflite::compiles(module);
            }
            sound
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
