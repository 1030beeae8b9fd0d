//! The StableHLO emitter: what it writes means the same when it is read again.

mod errors;
mod files;
mod partitioned;
mod samples;
mod text;

use peapod_import::import;
use peapod_ir::eval::{EvalError, Scalar, States, Tensor, eval};
use peapod_ir::{Module, TensorType, verify};

/// The module as text. Panics where it cannot be written.
fn written(module: &Module) -> String {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}"));
    peapod_emit::stablehlo::write(&verified).unwrap_or_else(|error| panic!("{error}"))
}

/// A module of the IR's text form.
fn parsed(text: &str) -> Module {
    peapod_ir::text::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

/// What is read from the text.
fn read_again(text: &str) -> Module {
    let imported = import(text.as_bytes(), "again");
    imported
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .module
}

/// Whether the entry is of many devices that talk to one another, which one cannot run alone.
fn needs_company(module: &Module, inputs: &[Tensor]) -> bool {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let name = verified.entry().name.clone();
    let mut states = States::new(&verified, &name).expect("the entry");
    let outcome = eval(&verified, &name, inputs, &mut states);
    matches!(outcome, Err(EvalError::SeveralDevices { .. }))
}

/// What the entry of a module yields.
fn run(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let name = verified.entry().name.clone();
    let mut states = States::new(&verified, &name).expect("the entry");
    eval(&verified, &name, inputs, &mut states).expect("inputs of the entry's types")
}

/// Leaves a text where `conformance/stablehlo/check.py` finds it, if it is asked for.
fn leave(name: &str, text: &str) {
    if let Some(folder) = std::env::var_os("PEAPOD_STABLEHLO_OUT") {
        let path = std::path::Path::new(&folder).join(name);
        std::fs::write(path, text).expect("a folder to write to");
    }
}

/// Small numbers of both signs, halves among the floats, from a generator whose failures repeat.
fn arbitrary(ty: &TensorType, seed: u32) -> Tensor {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65536.0
    };
    let element = |_| {
        let number = (next() * 20.0).floor() / 2.0 - 2.0;
        Scalar::Double(number).convert(ty.dtype)
    };
    Tensor::from_scalars(ty, (0..ty.elements()).map(element))
}
