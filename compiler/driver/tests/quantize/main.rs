//! Networks of floats as networks of integers: random ones on the evaluator, the host's kernels and
//! LiteRT; known ones beside what their vendor made; budgets.

mod budgets;
mod errors;
mod networks;
mod random;
mod recurrent;
mod vendors;

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::observer::Silent;
use peapod_driver::quantize::{Budget, Observer, Outcome, Port, Precision, Request, quantise};
use peapod_driver::seeded::Seeded;
use peapod_driver::{Format, Source};
use peapod_ir::{DType, Module, TensorType};

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("quantize")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A network as a source, as if it was read from a file.
fn source(name: &str, module: &Module) -> Source {
    Source {
        name: name.to_owned(),
        path: format!("{name}.ir"),
        bytes: module.to_string().into_bytes(),
        format: Format::Ir,
        signatures: Vec::new(),
        input_shapes: Vec::new(),
        dims: Vec::new(),
        constants: Vec::new(),
        folder: None,
        numerics: None,
        front_end: None,
    }
}

fn request(calibration: &Path) -> Request {
    Request {
        calibration: calibration.to_path_buf(),
        scheme: Precision::Int8,
        ranges: Observer::MinMax,
        keep_float: Vec::new(),
        inputs: Port::Integer,
        outputs: Port::Integer,
        input_scale: None,
        equalise: false,
        bias_correction: false,
        labels: None,
        budget: Budget::default(),
        sensitivity: false,
    }
}

/// Writes so many seeded samples of the only input of a network into one file.
fn samples(folder: &Path, shape: &[usize], count: usize) -> PathBuf {
    let ty = TensorType::new(DType::F32, [&[count], shape].concat());
    let bytes = Seeded::new(7).bytes(&ty);
    let path = folder.join("samples.npy");
    let array = peapod_npy::write(peapod_npy::Element::F32, &ty.shape, &bytes);
    fs::write(&path, array).unwrap();
    path
}

fn quantised(source: &Source, request: &Request) -> Outcome {
    quantise(source, request, &Silent).unwrap_or_else(|error| panic!("{error}"))
}

/// The folder with models of others, if there is one.
fn shared(test: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let models = shared
        .map(|it| it.join("models/tflite"))
        .filter(|it| it.is_dir());
    if models.is_none() {
        eprintln!("SKIPPED {test}: PEAPOD_SHARED names no folder with models/tflite");
    }
    models
}
