//! Reads, lowers and verifies any text as StableHLO.

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "stablehlo",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

fn seeds() -> Vec<Vec<u8>> {
    let mut programs = super::files(&super::repository().join("conformance/stablehlo"), ".mlir");
    programs.extend(super::files(
        &super::repository().join("examples/train"),
        ".mlir",
    ));
    programs
}

/// Reads bytecode: portable artifacts and files of `jax.export`.
pub const BYTECODE: Target = Target {
    name: "bytecode",
    seeds: artifacts,
    edit: edit::mixed,
    cost: 1,
    take,
};

fn artifacts() -> Vec<Vec<u8>> {
    let samples = "compiler/import/src/stablehlo/bytecode/samples";
    super::files(&super::repository().join(samples), "")
}

fn take(bytes: &[u8]) -> bool {
    match peapod_import::stablehlo::import(bytes, "fuzz") {
        Ok(imported) => super::verified(&imported.module),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
