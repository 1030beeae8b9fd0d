//! Sample training steps on disk: programs, arguments, and what JAX has made of them.

use std::path::{Path, PathBuf};

use npyz::NpyFile;
use peapod_import::import;
use peapod_ir::Mesh;
use peapod_ir::verify::verify;
use peapod_passes::{PodOptions, pod};
use peapod_pod::{Executor, ExecutorOptions, load};
use peapod_schemas::pod::DType;

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
    /// Bytes of the arguments.
    pub inputs: Vec<Vec<u8>>,
    /// JAX's results, as numbers.
    pub outputs: Vec<Vec<f64>>,
    /// Losses of ten steps on the same batch.
    pub losses: Vec<f64>,
    /// How many results are arguments of the next step, in the order of the arguments.
    pub states: usize,
}

/// Where the cases lie; says by name what is skipped where they do not.
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
    let file = NpyFile::new(&bytes[..]).unwrap();
    let kind = file.dtype().descr();
    if kind.contains("f4") {
        let elements = file.into_vec::<f32>().unwrap();
        let raw = elements.iter().flat_map(|x| x.to_le_bytes()).collect();
        return (elements.into_iter().map(f64::from).collect(), raw);
    }
    assert!(kind.contains("i4"), "{}: {kind}", path.display());
    let elements = file.into_vec::<i32>().unwrap();
    let raw = elements.iter().flat_map(|x| x.to_le_bytes()).collect();
    (elements.into_iter().map(f64::from).collect(), raw)
}

impl Case {
    /// Reads a case.
    pub fn read(folder: &Path, name: &str) -> Self {
        let folder = folder.join(name);
        let text = std::fs::read(folder.join("case.json")).unwrap();
        let about: serde_json::Value = serde_json::from_slice(&text).unwrap();
        let count = about["inputs"].as_array().unwrap().len();
        let inputs = (0..count).map(|index| read(&folder.join(format!("in_{index:03}.npy"))).1);
        let outputs = about["outputs"].as_u64().unwrap();
        let outputs = (0..outputs).map(|index| read(&folder.join(format!("out_{index:03}.npy"))).0);
        let losses = about["loss_10_steps"].as_array().unwrap().iter();
        Self {
            inputs: inputs.collect(),
            outputs: outputs.collect(),
            losses: losses.map(|loss| loss.as_f64().unwrap()).collect(),
            states: about["state_outputs"].as_u64().unwrap() as usize,
            folder,
        }
    }

    /// Compiles one of the case's programs; `None` takes the mesh of the file.
    pub fn compile(&self, file: &str, mesh: Option<&Mesh>, weight_update: bool) -> Vec<u8> {
        let source = std::fs::read(self.folder.join(file)).unwrap();
        let module = import(&source, "step").unwrap().module;
        let options = PodOptions {
            mesh: mesh.cloned(),
            weight_update_sharding: weight_update,
            ..PodOptions::default()
        };
        let program = pod(module, &options).unwrap_or_else(|error| panic!("{error}"));
        let verified = verify(&program.module).unwrap();
        peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
    }

    /// A program that has its arguments.
    pub fn start(&self, pod: &[u8], threads: usize) -> Executor {
        let program = load(pod).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = Executor::new(program, ExecutorOptions { threads }).unwrap();
        for (index, bytes) in self.inputs.iter().enumerate() {
            executor.set_input(index, bytes).unwrap();
        }
        executor
    }

    /// Losses of several steps, results fed back.
    pub fn train(&self, executor: &mut Executor, steps: usize) -> Vec<f64> {
        let run = |_| {
            executor.run_step().unwrap();
            executor.check_replicas().unwrap();
            let loss = numbers(executor, self.outputs.len() - 1)[0];
            let ports = executor.program().outputs().iter().take(self.states);
            let replaced = ports.enumerate().all(|(i, port)| port.replaces == Some(i));
            if replaced {
                executor.feed_back();
            } else {
                for index in 0..self.states {
                    let state = executor.output(index);
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

/// An output as numbers.
pub fn numbers(executor: &Executor, index: usize) -> Vec<f64> {
    let bytes = executor.output(index);
    let words = bytes.as_chunks::<4>().0.iter();
    match executor.program().outputs()[index].dtype {
        DType::F32 => words
            .map(|word| f64::from(f32::from_le_bytes(*word)))
            .collect(),
        DType::I32 => words
            .map(|word| f64::from(i32::from_le_bytes(*word)))
            .collect(),
        other => panic!("output {index} has elements {other:?}"),
    }
}
