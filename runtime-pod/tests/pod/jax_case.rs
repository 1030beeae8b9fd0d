//! Training steps on disk: programs, arguments, and what JAX has made of them.
//!
//! There are the shared samples, and what `conformance/stablehlo/import/generate.py` exports.

use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::verify::verify;
use peapod_ir::{DType as Elements, Mesh, TensorType};
use peapod_npy::{Array, Element};
use peapod_passes::{PodOptions, PodProgram, pod};
use peapod_pod::{Engine, Executor, load};
use peapod_schemas::pod::DType;

use crate::support::options;

/// Names of the training cases.
pub const CASES: [&str; 4] = [
    "mlp_adam",
    "mlp_lamb",
    "resnet8_momentum",
    "transformer_adam",
];

/// A training case.
pub struct Case {
    folder: PathBuf,
    /// Names of the arguments; the results that replace them have the same places.
    pub names: Vec<String>,
    /// Bytes of the arguments.
    pub inputs: Vec<Vec<u8>>,
    /// What the optimiser adds to a magnitude before it divides by it, if it does.
    pub epsilon: f64,
    /// JAX's results, as numbers.
    pub outputs: Vec<Vec<f64>>,
    /// Losses of ten steps on the same batch.
    pub losses: Vec<f64>,
    /// How many results are arguments of the next step, in the order of the arguments.
    pub states: usize,
}

/// Where the cases are; names what is skipped if they are missing.
pub fn folder(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("PEAPOD_SHARED");
    if folder.is_none() {
        eprintln!("SKIPPED {test}: PEAPOD_SHARED names no folder with the training cases");
    }
    Some(PathBuf::from(folder?).join("models/stablehlo"))
}

/// Elements of a file as numbers, and as little-endian bytes.
fn read(path: &Path) -> (Vec<f64>, Vec<u8>) {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let array = Array::read(&bytes).unwrap();
    match array.elements(Element::F32) {
        Ok(raw) => (floats(&raw), raw),
        Err(_) => {
            let raw = array.elements(Element::I32).unwrap();
            (integers(&raw), raw)
        }
    }
}

/// Elements as numbers.
pub fn floats(bytes: &[u8]) -> Vec<f64> {
    let words = bytes.as_chunks::<4>().0.iter();
    words
        .map(|word| f64::from(f32::from_le_bytes(*word)))
        .collect()
}

fn integers(bytes: &[u8]) -> Vec<f64> {
    let words = bytes.as_chunks::<4>().0.iter();
    words
        .map(|word| f64::from(i32::from_le_bytes(*word)))
        .collect()
}

/// Cuts the bytes of all tensors of these types, one after another.
fn cut(bytes: &[u8], types: &[TensorType]) -> Vec<Vec<u8>> {
    let mut rest = bytes;
    let mut parts = Vec::new();
    for ty in types {
        let (own, others) = rest.split_at(ty.size_bytes());
        parts.push(own.to_vec());
        rest = others;
    }
    assert!(rest.is_empty(), "{} bytes too many", rest.len());
    parts
}

/// What optax adds to a magnitude before Adam and LAMB divide by it.
fn epsilon(name: &str) -> f64 {
    if name.contains("lamb") { 1e-6 } else { 1e-8 }
}

impl Case {
    /// Reads an exported step, or says that it is one of those made on demand, and not there.
    pub fn exported(name: &str) -> Option<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/import");
        let read = |end: &str| std::fs::read(folder.join(format!("{name}.{end}")));
        let Ok(source) = read("mlir") else {
            eprintln!("SKIPPED {name}: made by conformance/stablehlo/import/generate.py {name}");
            return None;
        };
        let module = import(&source, name).unwrap().module;
        let entry = &module.functions[0];
        let types = |ids: &[peapod_ir::ValueId]| -> Vec<TensorType> {
            ids.iter().map(|id| entry.ty(*id).clone()).collect()
        };
        let results = types(&entry.outputs);
        let outputs = cut(&read("out").unwrap(), &results);
        let numbers = |(bytes, ty): (&Vec<u8>, &TensorType)| match ty.dtype == Elements::F32 {
            true => floats(bytes),
            false => integers(bytes),
        };
        let names = entry.inputs.iter().map(|id| entry.value(*id).name.clone());
        Some(Self {
            names: names.collect(),
            inputs: cut(&read("in").unwrap(), &types(&entry.inputs)),
            outputs: outputs.iter().zip(&results).map(numbers).collect(),
            losses: vec![],
            states: entry.replaces.len(),
            epsilon: epsilon(name),
            folder,
        })
    }

    /// Reads a case.
    pub fn read(folder: &Path, name: &str) -> Self {
        let folder = folder.join(name);
        let text = std::fs::read(folder.join("case.json")).unwrap();
        let about: serde_json::Value = serde_json::from_slice(&text).unwrap();
        let arguments = about["inputs"].as_array().unwrap();
        let names = arguments
            .iter()
            .map(|argument| argument["name"].as_str().unwrap().to_owned());
        let names: Vec<String> = names.collect();
        let inputs =
            (0..names.len()).map(|index| read(&folder.join(format!("in_{index:03}.npy"))).1);
        let outputs = about["outputs"].as_u64().unwrap();
        let outputs = (0..outputs).map(|index| read(&folder.join(format!("out_{index:03}.npy"))).0);
        let losses = about["loss_10_steps"].as_array().unwrap().iter();
        Self {
            inputs: inputs.collect(),
            outputs: outputs.collect(),
            losses: losses.map(|loss| loss.as_f64().unwrap()).collect(),
            states: about["state_outputs"].as_u64().unwrap() as usize,
            epsilon: epsilon(name),
            names,
            folder,
        }
    }

    /// Compiles one of the case's programs; `None` takes the mesh of the file.
    pub fn compile(&self, file: &str, mesh: Option<&Mesh>, weight_update: bool) -> Vec<u8> {
        write(&self.program(file, mesh, weight_update))
    }

    /// As [`Case::compile`], before it is written.
    pub fn program(&self, file: &str, mesh: Option<&Mesh>, weight_update: bool) -> PodProgram {
        let source = std::fs::read(self.folder.join(file)).unwrap();
        let module = import(&source, "step").unwrap().module;
        let mut options = PodOptions::default();
        options.annotate.mesh = mesh.cloned();
        options.weight_update.sharded = weight_update;
        pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Compiles the case's program with every argument split over `data`: data by rows, parameters
    /// and state along their longest dimension.
    pub fn compile_split(&self, devices: usize) -> Vec<u8> {
        let source = std::fs::read(self.folder.join("step.mlir")).unwrap();
        let module = import(&source, "step").unwrap().module;
        let entry = &module.functions[0];
        let rules = entry.inputs.iter().enumerate().filter_map(|(index, id)| {
            let (shape, name) = (&entry.ty(*id).shape, &entry.value(*id).name);
            let extents = shape.iter().enumerate().rev();
            let (longest, _) = extents.max_by_key(|(_, extent)| **extent)?;
            let split = if index < self.states { longest } else { 0 };
            let axes = (0..shape.len()).map(|dim| if dim == split { "data" } else { "-" });
            let rule = format!("{name}={}", axes.collect::<Vec<_>>().join(","));
            Some(rule.parse().unwrap())
        });
        let options = PodOptions::new(Mesh::new([("data", devices)]), rules.collect());
        write(&pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}")))
    }

    /// A program that has its arguments.
    pub fn start(&self, pod: &[u8], threads: usize) -> Executor {
        let program = load(pod).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = Executor::new(program, options(threads)).unwrap();
        for (index, bytes) in self.inputs.iter().enumerate() {
            executor.set_input(index, bytes).unwrap();
        }
        executor
    }

    /// Losses of several steps, results fed back.
    pub fn train(&self, executor: &mut dyn Engine, steps: usize) -> Vec<f64> {
        let run = |_| {
            executor.step().unwrap();
            executor.check_replicas().unwrap();
            let loss = numbers(executor, self.outputs.len() - 1)[0];
            let ports = executor.program().outputs.iter().take(self.states);
            let replaced = ports.enumerate().all(|(i, port)| port.replaces == Some(i));
            if replaced {
                executor.feed_back().unwrap();
            } else {
                for index in 0..self.states {
                    let state = executor.output(index).unwrap();
                    executor.set_input(index, &state).unwrap();
                }
            }
            for index in self.states..self.inputs.len() {
                executor.set_input(index, &self.inputs[index]).unwrap();
            }
            loss
        };
        (0..steps).map(run).collect()
    }
}

/// The file of a program.
pub fn write(program: &PodProgram) -> Vec<u8> {
    let verified = verify(&program.module).unwrap();
    peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
}

/// An output as numbers.
#[allow(clippy::wildcard_enum_match_arm, reason = "cases have no others")]
pub fn numbers(executor: &mut dyn Engine, index: usize) -> Vec<f64> {
    let bytes = executor.output(index).unwrap();
    match executor.program().outputs[index].dtype {
        DType::F32 => floats(&bytes),
        DType::I32 => integers(&bytes),
        other => panic!("output {index} has elements {other:?}"),
    }
}

/// All outputs as numbers.
pub fn all_numbers(executor: &mut dyn Engine) -> Vec<Vec<f64>> {
    let outputs = 0..executor.program().outputs.len();
    outputs.map(|index| numbers(executor, index)).collect()
}
