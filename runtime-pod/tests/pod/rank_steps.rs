//! Every training step of the repository on several ranks, with the bits of one. The ranks are
//! threads that share nothing but channels, so that all numbers of ranks and devices are run;
//! `compiler/cli/tests/command/rank_steps.rs` runs every step by MPI.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::{DType, Mesh, Module};
use peapod_npy::{Array, Element};
use peapod_passes::{PodOptions, pod};
use peapod_pod::{Executor, load};

use crate::jax_case::write;
use crate::ranks::{Ranks, trained};
use crate::support::options;

/// A training step and the bytes of its inputs.
pub struct Step {
    pub name: String,
    pub module: Module,
    pub inputs: Vec<Vec<u8>>,
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

impl Step {
    /// Reads a program; `input` yields an input, given its index and its element type.
    fn read(path: &Path, input: impl Fn(usize, DType) -> Vec<u8>) -> Self {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut module = import(&std::fs::read(path).unwrap(), &name).unwrap().module;
        let entry = &mut module.functions[0];
        // What replaces what is unknown of some; the steps are the same on all ranks all the same.
        entry.feedback_open = false;
        let inputs = entry.inputs.iter().enumerate();
        let inputs = inputs.map(|(index, id)| {
            let ty = entry.ty(*id);
            let bytes = input(index, ty.dtype);
            assert_eq!(bytes.len(), ty.size_bytes(), "{name}, input {index}");
            bytes
        });
        Self {
            inputs: inputs.collect(),
            name,
            module,
        }
    }

    pub fn compiled(&self, mesh: &Mesh) -> Vec<u8> {
        let mut options = PodOptions::default();
        options.annotate.mesh = Some(mesh.clone());
        let program = pod::compile(self.module.clone(), &options);
        write(&program.unwrap_or_else(|error| panic!("{} on {mesh}: {error}", self.name)))
    }

    /// Runs three steps on one rank, and on others; the bits of all outputs are the same.
    fn check(&self, mesh: &Mesh) {
        let pod = self.compiled(mesh);
        let mut local = Executor::new(load(&pod).unwrap(), options(1)).unwrap();
        let expected = trained(&mut local, &self.inputs);
        for ranks in 2..=4 {
            let mut engine = Ranks::load(&pod, ranks, options(1)).unwrap();
            let found = trained(&mut engine, &self.inputs);
            assert!(found == expected, "{} on {mesh}, {ranks} ranks", self.name);
        }
    }
}

/// Those of `conformance/stablehlo/steps.py`.
pub fn recorded() -> Vec<Step> {
    let folder = repository().join("conformance/stablehlo/steps");
    let text = std::fs::read(folder.join("steps.json")).unwrap();
    let cases: BTreeMap<String, serde_json::Value> = serde_json::from_slice(&text).unwrap();
    let steps = cases.iter().map(|(name, case)| {
        let given: Vec<Vec<f64>> = serde_json::from_value(case["inputs"].clone()).unwrap();
        Step::read(&folder.join(format!("{name}.mlir")), |index, dtype| {
            let elements = given[index].iter();
            match dtype == DType::F32 {
                true => elements.flat_map(|it| (*it as f32).to_le_bytes()).collect(),
                false => elements
                    .flat_map(|it| (*it as i64 as u32).to_le_bytes())
                    .collect(),
            }
        })
    });
    steps.collect()
}

/// That of `examples/train`.
pub fn example() -> Step {
    let folder = repository().join("examples/train");
    Step::read(&folder.join("step.mlir"), |index, dtype| {
        let file = std::fs::read(folder.join(format!("inputs/in_{index:03}.npy"))).unwrap();
        let element = if dtype == DType::F32 {
            Element::F32
        } else {
            Element::I32
        };
        Array::read(&file).unwrap().elements(element).unwrap()
    })
}

#[test]
fn every_training_step_has_the_same_bits_on_2_3_and_4_ranks() {
    let steps: Vec<Step> = recorded().into_iter().chain([example()]).collect();
    assert_eq!(steps.len(), 70);
    let meshes = [
        Mesh::new([("data", 8)]),
        // A batch of 16 does not divide by 24.
        Mesh::new([("data", 24)]),
        Mesh::new([("data", 4), ("model", 6)]),
    ];
    for step in &steps {
        for mesh in &meshes {
            step.check(mesh);
        }
    }
}
