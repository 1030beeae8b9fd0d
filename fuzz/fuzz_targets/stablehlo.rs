//! Reads, lowers and verifies any text as StableHLO.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    match peapod_import::stablehlo::import(data, "fuzz") {
        Ok(imported) => drop(peapod_ir::verify(&imported.module)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
