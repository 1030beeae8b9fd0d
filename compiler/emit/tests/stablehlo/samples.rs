//! The sample training steps: exported and read again they are the program they were.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use peapod_ir::{Module, Tensor};

use crate::{arbitrary, leave, read_again, run, written};

fn samples() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("PEAPOD_SHARED").map_or(beside, PathBuf::from);
    let folder = shared.join("models/stablehlo");
    folder.is_dir().then_some(folder)
}

/// How many ops of each kind all functions have together.
fn kinds(module: &Module) -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for op in module.functions.iter().flat_map(|function| &function.ops) {
        *kinds.entry(op.kind.mnemonic()).or_insert(0) += 1;
    }
    kinds
}

#[test]
fn samples_are_what_they_were() {
    let Some(samples) = samples() else {
        eprintln!("SKIPPED stablehlo samples_are_what_they_were: set PEAPOD_SHARED");
        return;
    };
    for case in [
        "mlp_adam",
        "mlp_lamb",
        "resnet8_momentum",
        "transformer_adam",
    ] {
        for file in ["step.mlir", "step_2x4.mlir"] {
            let path = samples.join(case).join(file);
            let module = read_again(&std::fs::read_to_string(&path).expect("a sample"));
            let text = written(&module);
            leave(&format!("{case}.{file}"), &text);
            let again = read_again(&text);
            assert_eq!(kinds(&again), kinds(&module), "{}", path.display());
            assert_eq!(again.mesh, module.mesh);
            let (entry, other) = (&module.functions[0], &again.functions[0]);
            assert_eq!(other.replaces, entry.replaces);
            assert_eq!(
                again.signatures[0].outputs.len(),
                module.signatures[0].outputs.len()
            );
            let annotated = |module: &Module| -> Vec<_> {
                let entry = &module.functions[0];
                let inputs = entry
                    .inputs
                    .iter()
                    .map(|id| entry.value(*id).annotation.clone());
                inputs
                    .map(|said| said.map(|said| (said.sharding, said.open)))
                    .collect()
            };
            assert_eq!(annotated(&again), annotated(&module), "{}", path.display());
            if case == "mlp_adam" {
                let inputs = entry.inputs.iter().enumerate();
                let inputs: Vec<Tensor> = inputs
                    .map(|(index, id)| arbitrary(entry.ty(*id), index as u32))
                    .collect();
                assert_eq!(run(&again, &inputs), run(&module, &inputs));
            }
        }
    }
}
