//! `peapod deploy`: a trained network on a board, evaluated there.
//!
//! The network is quantised with samples for training, compiled for the board, whose memories it
//! has to fit, and run on the whole test split: as floats, as integers on this machine, and on the
//! emulated board. The folder `deploy` of the run has all that this takes and leaves.

mod board;
mod host;

use std::path::{Path, PathBuf};

use bytemuck::cast_slice;
use peapod_data::{BatchOptions, Dataset, Labels, PADDING, Split};
use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_emit::tflite;
use peapod_ir::Tensor;
use peapod_ir::verify::verify;
use peapod_npy::{Element, write as npy};
use peapod_passes::micro::MicroOptions;
use peapod_targets::Target;
use peapod_train::{Net, Role, Values, inference};
use serde::Serialize;

use super::experiment::registry;
use super::folder::RunFolder;
use super::{Described, described};
use crate::micro::{self, Fit, Optimize, Weights};
use crate::quantize::{self, quantise};
use crate::tensor_file::archive::{self, Need, Others, Wanted};
use crate::{Observer, Source, staging};
use host::predictions;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The run.
    pub run: PathBuf,
    /// The board.
    pub target: String,
    /// What counts most; else a balance, or what fits the board where that does not.
    pub optimize: Option<Optimize>,
    /// Samples for training with which ranges are found.
    pub calibration: usize,
    /// Whether the network stays one of floats.
    pub float: bool,
    /// Whether the test split is run on the emulated board, too.
    pub emulate: bool,
}

/// What a deployed network is like.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deployed {
    /// The board.
    pub target: String,
    /// Shares of the test split whose class is predicted.
    pub accuracy: Accuracy,
    /// Samples of the test split.
    pub samples: usize,
    /// Samples whose prediction on the board is another than on this machine.
    pub differ: Option<usize>,
    /// Bytes of the model in flash.
    pub flash_bytes: usize,
    /// Bytes of the arena.
    pub ram_bytes: usize,
    /// Instructions of an inference on the emulated board.
    pub instructions: Option<u64>,
}

/// Shares of samples, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accuracy {
    /// As floats, on this machine.
    pub float: f64,
    /// As integers, on this machine.
    pub int8: f64,
    /// On the emulated board.
    pub device: Option<f64>,
}

/// Deploys the network of a run.
///
/// # Errors
///
/// There is no trained network in the folder, it has no classes, cannot be quantised or compiled,
/// or does not fit the board.
pub fn deploy(options: &Options, observer: &dyn Observer) -> Result<Deployed> {
    let folder = RunFolder::new(&options.run);
    folder.begun()?;
    let path = folder.experiment().display().to_string();
    let experiment = registry()?.load(&path, &[])?;
    let data = Dataset::open(&experiment.data, &folder.base()?)?;
    let target = Target::load(&options.target)?;
    let described = described(&experiment, &data, &folder.base()?)?;
    let work = folder.path().join("deploy");
    let net = &described.net;
    let values = values(&folder, &described)?;
    write_calibration(&data, options.calibration, &work)?;
    let float = written(net, &values, &work)?;
    if !options.float {
        quantised(&float, net, &values, &work, observer)?;
    }
    let file = work.join(if options.float { FLOAT } else { MODEL });
    let request = compile_request(options, net);
    let built = compiled(&Source::open(&file)?, &target, &request, observer)?;
    staging::write(&work.join("board"), &built.files()?)?;
    let samples = samples(data.test())?;
    let pea = &built.attempt.compiled.pea;
    let on_host = predictions(pea, &samples)?;
    let of_floats = predictions(&floats(&float, observer)?, &samples)?;
    let on_board = match options.emulate {
        true => {
            let (input, output) = host::ports(pea)?;
            let network = board::Network {
                model: &file,
                ports: (&input, &output),
                target: &options.target,
                optimize: request.optimize,
                weights: request.weights,
            };
            board::run(network, &samples, &work, observer)?
        }
        false => None,
    };
    let right = |said: &[usize]| same(said, &samples.labels) as f64 / said.len() as f64;
    let report = &built.attempt.report;
    Ok(Deployed {
        target: target.name.clone(),
        accuracy: Accuracy {
            float: right(&of_floats),
            int8: right(&on_host),
            device: on_board.as_ref().map(|it| right(&it.predictions)),
        },
        samples: samples.labels.len(),
        differ: on_board
            .as_ref()
            .map(|it| on_host.len() - same(&it.predictions, &on_host)),
        flash_bytes: report.flash.model,
        ram_bytes: report.ram.activations,
        instructions: on_board.and_then(|it| it.instructions),
    })
}

/// How the network is compiled.
fn compile_request(options: &Options, net: &Net) -> micro::Request {
    micro::Request {
        optimize: options.optimize,
        // Kernels that were trained to have few values are stored as such.
        weights: net.sparsity.as_ref().map(|_| Weights::Compressed),
        ..micro::Request::default()
    }
}

/// Writes the network of floats.
fn written(net: &Net, values: &Values, work: &Path) -> Result<Source> {
    let of_floats = Net {
        quantization: None,
        ..net.clone()
    };
    write_network(&of_floats, values, work, FLOAT)?;
    Source::open(&work.join(FLOAT))
}

/// Writes the network of integers: by the ranges it was trained with, if it was, and by samples.
fn quantised(
    float: &Source,
    net: &Net,
    values: &Values,
    work: &Path,
    observer: &dyn Observer,
) -> Result<()> {
    let trained = match &net.quantization {
        Some(_) => {
            write_network(net, values, work, ROUNDED)?;
            &Source::open(&work.join(ROUNDED))?
        }
        None => float,
    };
    let outcome = quantise(trained, &request(net, work), observer)?;
    let bytes = quantize::encode(&outcome, &work.join(MODEL))?;
    staging::write(work, &vec![(MODEL.into(), bytes)])
}

/// The network for a board that it fits.
fn compiled(
    source: &Source,
    target: &Target,
    request: &micro::Request,
    observer: &dyn Observer,
) -> Result<micro::Built> {
    match micro::compile(source, target, request, observer)? {
        Fit::Fits(built) => Ok(built),
        Fit::TooLarge(why) => bail!(*why),
    }
}

/// How many of the samples have the same class in both.
fn same(said: &[usize], other: &[usize]) -> usize {
    said.iter().zip(other).filter(|(a, b)| a == b).count()
}

/// The trained network, in the folder of a deployment.
const FLOAT: &str = "float.tflite";

/// The network of integers.
const MODEL: &str = "model.tflite";

/// Samples with which ranges are found.
const CALIBRATION: &str = "calibration.npy";

/// The trained network with the ranges that it was rounded by in training.
const ROUNDED: &str = "rounded.tflite";

/// The parameters that the run has left.
fn values(folder: &RunFolder, described: &Described) -> Result<Values> {
    let ports = described.evaluation.ports.iter();
    let ports = ports.filter(|it| matches!(it.role, Role::Parameter { .. }));
    let wanted = ports.map(|port| Wanted {
        name: port.name.clone(),
        ty: port.ty.clone(),
        need: Need::Needed,
    });
    let wanted: Vec<Wanted> = wanted.collect();
    let path = folder.parameters();
    ensure!(
        path.exists(),
        code::RUN_FOLDER
            .error(
                "the run has no trained parameters yet",
                "let `peapod train` come to its end, with --resume if it was interrupted",
            )
            .in_file(path.display().to_string())
    );
    let read = archive::read(&[path], &wanted, Others::Ignored)?;
    let mut values = Values::new();
    for (wanted, bytes) in wanted.iter().zip(read) {
        let tensor = Tensor::new(wanted.ty.clone(), bytes.unwrap_or_default());
        values.insert(wanted.name.clone(), tensor.or_bug("an archive was read")?);
    }
    Ok(values)
}

/// Writes a trained network of floats.
fn write_network(net: &Net, values: &Values, work: &Path, name: &str) -> Result<()> {
    let module = inference(net, values)?;
    let verified = verify(&module).or_bug("a network for inference")?;
    let bytes = tflite::write(&verified)?;
    staging::write(work, &vec![(name.into(), bytes)])
}

/// Writes the first samples for training, as many as asked for, without augmentation.
fn write_calibration(data: &Dataset, count: usize, work: &Path) -> Result<()> {
    let split = data.train();
    let count = count.min(split.len());
    let options = BatchOptions {
        batch: count,
        shuffle: true,
        ..BatchOptions::default()
    };
    let mut features = vec![];
    if let Some(batch) = split.batches(&options)?.next() {
        features = batch?.features;
    }
    let shape = [&[count][..], data.shape()].concat();
    let file = npy(Element::F32, &shape, cast_slice(&features));
    staging::write(work, &vec![(CALIBRATION.into(), file)])
}

/// How the network is quantised: as it was rounded in training, if it was.
fn request(net: &Net, work: &Path) -> quantize::Request {
    let trained = net.quantization.as_ref();
    quantize::Request {
        calibration: work.join(CALIBRATION),
        scheme: trained.map_or_else(Default::default, |it| it.scheme.precision()),
        ranges: quantize::Observer::default(),
        keep_float: trained.map_or_else(Vec::new, |it| it.keep_float.clone()),
        inputs: quantize::Port::default(),
        outputs: quantize::Port::default(),
        equalise: false,
        bias_correction: false,
        labels: None,
        budget: quantize::Budget::default(),
        sensitivity: false,
    }
}

/// The network of floats for this machine.
fn floats(source: &Source, observer: &dyn Observer) -> Result<Vec<u8>> {
    let module = source.network(observer)?;
    let compiled = micro::Compiled::new(module, &MicroOptions::default());
    Ok(compiled.in_file(&source.path)?.pea)
}

/// Samples with the numbers of their classes.
#[derive(Clone, Debug, Default)]
struct Samples {
    features: Vec<Vec<f32>>,
    labels: Vec<usize>,
}

fn samples(split: &Split) -> Result<Samples> {
    let mut samples = Samples::default();
    for batch in split.batches(&BatchOptions::default())? {
        let batch = batch?;
        let Labels::Classes(labels) = &batch.labels else {
            break;
        };
        let each = batch.features.len() / batch.indices.len();
        let rows = batch.features.chunks_exact(each).zip(labels);
        for ((features, label), index) in rows.zip(&batch.indices) {
            if *index != PADDING {
                samples.features.push(features.to_vec());
                samples.labels.push(usize::try_from(*label).unwrap_or(0));
            }
        }
    }
    ensure!(
        !samples.labels.is_empty(),
        code::RUN_FOLDER.error(
            "the run has no test split with classes to evaluate",
            "set data.split.test above 0, of data with classes",
        )
    );
    Ok(samples)
}
