//! `peapod deploy`: a trained network on a board, evaluated there.
//!
//! The network is quantised with samples for training, compiled for the board, whose memories it
//! has to fit, and run on the whole test split: as floats, as integers on this machine, and on the
//! emulated board. Features of sounds are made there as well: the front end and the network of
//! integers are one model, which takes samples. The folder `deploy` of the run has all that this takes and leaves.

mod audio;
mod board;
mod host;
mod samples;

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
use peapod_train::{Role, Values, inference};
use serde::Serialize;

use super::experiment::registry;
use super::features::{self, Opened, SoundFeatures};
use super::folder::RunFolder;
use super::{Described, described};
use crate::micro::{self, Fit, Optimize};
use crate::quantize::{self, quantise};
use crate::tensor_file::archive::{self, Need, Others, Wanted};
use crate::{Observer, Source, staging};
pub use audio::Audio;
use audio::front_end;
use board::OnBoard;
use host::predictions;
use samples::Samples;

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
    /// How many samples of it, evenly spaced; else all, or some of sounds.
    pub samples: Option<usize>,
    /// Of features of sounds, rows that are new at each inference: a divisor of those of a sound.
    pub rows: Option<usize>,
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
    /// Samples of the test split that were run on the emulated board.
    pub device_samples: Option<usize>,
    /// Those of them whose prediction on the board is another than on this machine.
    pub differ: Option<usize>,
    /// Bytes of the model in flash.
    pub flash_bytes: usize,
    /// Bytes of the arena.
    pub ram_bytes: usize,
    /// Instructions of the first inference on the emulated board.
    pub instructions: Option<u64>,
    /// What the model takes of a second of sound, if it takes samples of sounds.
    pub audio: Option<Audio>,
}

/// Shares of samples, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accuracy {
    /// As floats, on this machine.
    pub float: f64,
    /// As integers, on this machine.
    pub int8: f64,
    /// On the emulated board, of the samples that were run there.
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
    let target = Target::load(&options.target)?;
    let Opened { data, features } = features::open(&experiment.data, &folder.base()?, observer)?;
    let features = features.as_deref();
    let work = folder.path().join("deploy");
    write_float(&folder, &described(&experiment, &data)?, &work)?;
    write_calibration(&data, options.calibration, &work)?;
    let float = Source::open(&work.join(FLOAT))?;
    if !options.float {
        write_integers(&float, features, &work, observer)?;
    }
    let file = work.join(if options.float { FLOAT } else { MODEL });
    let front_end = features.map(|it| front_end(it, options.rows, &work));
    let front_end = front_end.transpose()?;
    let source = Source::open(&file)?.with_front_end(front_end.clone())?;
    let built = compiled(&source, &target, options.optimize, observer)?;
    staging::write(&work.join("board"), &built.files()?)?;
    let samples = Samples::of(&data)?;
    let of_floats = floats(&float, observer)?;
    let as_floats = samples.inputs(&data, None, &host::ports(&of_floats)?.0)?;
    let pea = &built.attempt.compiled.pea;
    let (input, output) = host::ports(pea)?;
    let inputs = samples.inputs(&data, features, &input)?;
    let audio = features.zip(front_end.as_ref());
    let audio = audio.and_then(|(it, before)| Audio::of(&experiment.data, it, before));
    let on_host = predictions(pea, &inputs)?;
    let mut deployed = Deployed {
        target: target.name.clone(),
        accuracy: Accuracy {
            float: share(&predictions(&of_floats, &as_floats)?, &samples.labels),
            int8: share(&on_host, &samples.labels),
            device: None,
        },
        samples: samples.labels.len(),
        device_samples: None,
        differ: None,
        flash_bytes: built.attempt.report.flash.model,
        ram_bytes: built.attempt.report.ram.activations,
        instructions: None,
        audio,
    };
    let network = board::Network {
        model: &file,
        front_end: front_end.as_ref(),
        output: &output,
        target: &options.target,
        optimize: options.optimize,
    };
    if options.emulate
        && let Some(said) = board::run(network, &inputs, options.samples, &work, observer)?
    {
        deployed.add(&said, &on_host, &samples.labels);
    }
    Ok(deployed)
}

impl Deployed {
    /// Takes in what the emulated board said, beside what this machine said and what is right.
    fn add(&mut self, on_board: &OnBoard, on_host: &[usize], labels: &[usize]) {
        let there = |all: &[usize]| -> Vec<usize> {
            on_board.samples.iter().map(|index| all[*index]).collect()
        };
        let said = &on_board.predictions;
        self.accuracy.device = Some(share(said, &there(labels)));
        self.device_samples = Some(said.len());
        self.differ = Some(said.len() - same(said, &there(on_host)));
        self.instructions = on_board.instructions.first().copied();
        if let Some(audio) = &mut self.audio {
            audio.measured(&on_board.instructions);
        }
    }
}

/// The network for a board that it fits.
fn compiled(
    source: &Source,
    target: &Target,
    optimize: Option<Optimize>,
    observer: &dyn Observer,
) -> Result<micro::Built> {
    let request = micro::Request {
        optimize,
        ..micro::Request::default()
    };
    match micro::compile(source, target, &request, observer)? {
        Fit::Fits(built) => Ok(built),
        Fit::TooLarge(why) => bail!(*why),
    }
}

/// The share of samples whose class is the right one.
fn share(said: &[usize], labels: &[usize]) -> f64 {
    same(said, labels) as f64 / said.len() as f64
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

/// Writes the network of floats, with the parameters that the run has left.
fn write_float(folder: &RunFolder, described: &Described, work: &Path) -> Result<()> {
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
    let module = inference(&described.net, &values)?;
    let verified = verify(&module).or_bug("a network for inference")?;
    let bytes = tflite::write(&verified)?;
    staging::write(work, &vec![(FLOAT.into(), bytes)])
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

/// Quantises the network of floats with the samples that are there.
fn write_integers(
    float: &Source,
    features: Option<&SoundFeatures>,
    work: &Path,
    observer: &dyn Observer,
) -> Result<()> {
    let outcome = quantise(float, &request(work, features), observer)?;
    let bytes = quantize::encode(&outcome, &work.join(MODEL))?;
    staging::write(work, &vec![(MODEL.into(), bytes)])
}

/// How the network is quantised.
fn request(work: &Path, features: Option<&SoundFeatures>) -> quantize::Request {
    quantize::Request {
        calibration: work.join(CALIBRATION),
        scheme: quantize::Precision::default(),
        ranges: quantize::Observer::default(),
        keep_float: vec![],
        inputs: quantize::Port::default(),
        outputs: quantize::Port::default(),
        // The network takes features as the front end makes them.
        input_scale: features.and_then(SoundFeatures::scale),
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
