//! Compiles a random network of several ops in every mode and holds its runs against its
//! evaluation. The bytes are the choices that make it.

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the tests of passes have it"
)]
#[path = "../../../compiler/passes/tests/random_graphs/mod.rs"]
mod random_graphs;

use peapod_filetests::micro::{compare_in, every_mode};
use peapod_ir::DType;

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "graphs",
    seeds: || {
        [20, 80, 160]
            .into_iter()
            .flat_map(super::random_words)
            .collect()
    },
    edit: edit::words,
    cost: 20,
    take,
};

/// Most choices: more ops show nothing.
const CHOICES_MAX: usize = 160;

fn take(bytes: &[u8]) -> bool {
    let choices: Vec<u32> = super::words(bytes).take(CHOICES_MAX).collect();
    let seed = choices.first().copied().unwrap_or(0);
    let module = random_graphs::module(&choices, seed % 4 == 0);
    let inputs = random_graphs::inputs(&module.functions[0], seed);
    let mut values = module.functions[0].values.values();
    // Float kernels round as their device does, which a later quantisation can make visible.
    if values.any(|value| value.ty.dtype == DType::F32) {
        return super::tflite::compiles(module);
    }
    if let Err(error) = compare_in(&every_mode(), &module, &inputs) {
        panic!("{error:#}\n{module}");
    }
    true
}
