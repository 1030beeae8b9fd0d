//! `peapod deploy`: a trained network on a board, evaluated there.
//!
//! The network is quantised with samples for training, compiled for the board, whose memories it
//! has to fit, and run on the whole test split: as floats, as integers on this machine, and on the
//! emulated board. The folder `deploy` of the run has all that this takes and leaves.

mod board;
mod host;
mod judge;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bytemuck::cast_slice;
use peapod_data::{BatchOptions, Dataset};
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
use super::quality::Measure;
use super::{Described, described};
use crate::micro::{self, Fit, Optimize, Weights};
use crate::quantize::{self, quantise};
use crate::tensor_file::archive::{self, Need, Others, Wanted};
use crate::{Observer, Source, staging};
use judge::{Judge, Judged};

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
    /// What is measured of outputs for the test split.
    #[serde(flatten)]
    pub measures: BTreeMap<Measure, Sides>,
    /// Samples of the test split.
    pub samples: usize,
    /// Samples whose outputs on the board are other than on this machine, in any bit.
    pub differ: Option<usize>,
    /// Bytes of the model in flash.
    pub flash_bytes: usize,
    /// Bytes of the arena.
    pub ram_bytes: usize,
    /// Instructions of an inference on the emulated board.
    pub instructions: Option<u64>,
}

/// A measure of the same network in three places.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sides {
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
/// There is no trained network in the folder, no test split, or the network cannot be quantised or
/// compiled, or does not fit the board.
pub fn deploy(options: &Options, observer: &dyn Observer) -> Result<Deployed> {
    let folder = RunFolder::new(&options.run);
    folder.begun()?;
    let path = folder.experiment().display().to_string();
    let experiment = registry()?.load(&path, &[])?;
    let data = Dataset::open(&experiment.data, &folder.base()?)?;
    let target = Target::load(&options.target)?;
    let described = described(&experiment, &data, &folder.base()?)?;
    let judge = Judge::new(&data, &described.loss, experiment.run.false_positive_rate)?;
    let work = folder.path().join("deploy");
    let net = &described.net;
    let values = values(&folder, &described)?;
    let (float, keeps_state) = written(net, &values, &work)?;
    if !options.float {
        let samples = write_calibration(&data, options.calibration, keeps_state, &work)?;
        let trained = trained(&float, net, &values, &work)?;
        let outcome = quantise(&trained, &request(net, samples), observer)?;
        let bytes = quantize::encode(&outcome, &work.join(MODEL))?;
        staging::write(&work, &vec![(MODEL.into(), bytes)])?;
    }
    let file = work.join(if options.float { FLOAT } else { MODEL });
    let request = compile_request(options, net);
    let built = compiled(&Source::open(&file)?, &target, &request, observer)?;
    staging::write(&work.join("board"), &built.files()?)?;
    let pea = &built.attempt.compiled.pea;
    let of_floats = judge.on_host(&floats(&float, observer)?)?;
    let on_host = judge.on_host(pea)?;
    let on_board = match options.emulate {
        true => {
            let network = board::Network {
                model: &file,
                input: &host::ports(pea)?.0,
                keeps_state,
                target: &options.target,
                optimize: request.optimize,
                weights: request.weights,
            };
            board::run(network, &judge.test, &work, observer)?
        }
        false => None,
    };
    let report = &built.attempt.report;
    Ok(Deployed {
        target: target.name.clone(),
        measures: sides(&judge, &of_floats, &on_host, on_board.as_ref()),
        samples: judge.test.len(),
        differ: on_board
            .as_ref()
            .map(|it| differ(&it.outputs, &on_host.outputs)),
        flash_bytes: report.flash.model,
        ram_bytes: report.ram.activations,
        instructions: on_board.and_then(|it| it.instructions),
    })
}

/// What was measured, side by side.
fn sides(
    judge: &Judge<'_>,
    float: &Judged,
    host: &Judged,
    board: Option<&board::OnBoard>,
) -> BTreeMap<Measure, Sides> {
    let board = board.map(|it| judge.elsewhere(host, &it.outputs));
    let all = host.measures.iter().filter_map(|(measure, int8)| {
        let device = board.as_ref().and_then(|it| it.get(measure).copied());
        let sides = Sides {
            float: *float.measures.get(measure)?,
            int8: *int8,
            device,
        };
        Some((*measure, sides))
    });
    all.collect()
}

/// How many outputs are not the same bytes.
fn differ(board: &[Vec<u8>], host: &[Vec<u8>]) -> usize {
    let pairs = board.iter().zip(host);
    pairs.filter(|(a, b)| a != b).count()
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

/// Writes the network of floats; whether it keeps a state.
fn written(net: &Net, values: &Values, work: &Path) -> Result<(Source, bool)> {
    let of_floats = Net {
        quantization: None,
        ..net.clone()
    };
    let keeps_state = write_network(&of_floats, values, work, FLOAT)?;
    Ok((Source::open(&work.join(FLOAT))?, keeps_state))
}

/// What is quantised: with the ranges that it was trained with, if it was.
fn trained(float: &Source, net: &Net, values: &Values, work: &Path) -> Result<Source> {
    if net.quantization.is_none() {
        return Ok(float.clone());
    }
    write_network(net, values, work, ROUNDED)?;
    Source::open(&work.join(ROUNDED))
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

/// The trained network, in the folder of a deployment.
const FLOAT: &str = "float.tflite";

/// The network of integers.
const MODEL: &str = "model.tflite";

/// Samples with which ranges are found: a folder of files.
const CALIBRATION: &str = "calibration";

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

/// Writes a trained network of floats; whether it keeps a state.
fn write_network(net: &Net, values: &Values, work: &Path, name: &str) -> Result<bool> {
    let module = inference(net, values)?;
    let verified = verify(&module).or_bug("a network for inference")?;
    let bytes = tflite::write(&verified)?;
    staging::write(work, &vec![(name.into(), bytes)])?;
    Ok(verified.entry().has_state())
}

/// Writes samples for training, as many as asked for, without augmentation; where they are. Those
/// of a network that keeps a state are in files of their own, each of which begins without one.
fn write_calibration(
    data: &Dataset,
    count: usize,
    keeps_state: bool,
    work: &Path,
) -> Result<PathBuf> {
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
    let in_file = if keeps_state { 1 } else { count };
    let shape = [&[in_file][..], data.shape()].concat();
    let elements = shape.iter().product::<usize>().max(1);
    let files = features.chunks_exact(elements).enumerate();
    let files = files.map(|(number, features)| {
        let file = npy(Element::F32, &shape, cast_slice(features));
        (format!("{number:05}.npy"), file)
    });
    let path = work.join(CALIBRATION);
    // Those of another deployment are not among them.
    let _ = fs::remove_dir_all(&path);
    staging::write(&path, &files.collect())?;
    Ok(path)
}

/// How the network is quantised: as it was rounded in training, if it was.
fn request(net: &Net, calibration: PathBuf) -> quantize::Request {
    let trained = net.quantization.as_ref();
    quantize::Request {
        calibration,
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
