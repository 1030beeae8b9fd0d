//! `peapod deploy`: a trained network on a board, evaluated there.
//!
//! The network is quantised with samples for training, compiled for the board, whose memories it
//! has to fit, and run on the whole test split: as floats, as integers on this machine, and on the
//! emulated board. Features of sounds are made there as well: the front end and the network of
//! integers are one model, which takes samples. The folder `deploy` of the run has all that this
//! takes and leaves.

mod audio;
mod board;
mod host;
mod networks;
mod samples;

use std::path::PathBuf;

use peapod_diagnostic::Result;
use peapod_targets::Target;
use serde::Serialize;

use super::described;
use super::experiment::registry;
use super::features::{self, Opened};
use super::folder::RunFolder;
use crate::micro::Optimize;
use crate::{Observer, Source, staging};
pub use audio::Audio;
use audio::front_end;
use board::OnBoard;
use host::predictions;
use networks::{
    FLOAT, MODEL, compile_request, compiled, floats, quantised, values, write_calibration, written,
};
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
    let described = described(&experiment, &data, &folder.base()?)?;
    let (net, values) = (&described.net, values(&folder, &described)?);
    write_calibration(&data, options.calibration, &work)?;
    let float = written(net, &values, &work)?;
    if !options.float {
        quantised(&float, net, &values, features, &work, observer)?;
    }
    let file = work.join(if options.float { FLOAT } else { MODEL });
    let front_end = front_end(features, options.rows, &work)?;
    let source = Source::open(&file)?.with_front_end(front_end.clone())?;
    let request = compile_request(options, net);
    let built = compiled(&source, &target, &request, observer)?;
    staging::write(&work.join("board"), &built.files()?)?;
    let samples = Samples::of(&data)?;
    let of_floats = floats(&float, observer)?;
    let as_floats = samples.inputs(&data, None, &host::ports(&of_floats)?.0)?;
    let pea = &built.attempt.compiled.pea;
    let (input, output) = host::ports(pea)?;
    let inputs = samples.inputs(&data, features, &input)?;
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
        audio: Audio::of(&experiment.data, features, front_end.as_ref()),
    };
    let network = board::Network {
        model: &file,
        front_end: front_end.as_ref(),
        output: &output,
        target: &options.target,
        optimize: request.optimize,
        weights: request.weights,
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

/// The share of samples whose class is the right one.
fn share(said: &[usize], labels: &[usize]) -> f64 {
    same(said, labels) as f64 / said.len() as f64
}

/// How many of the samples have the same class in both.
fn same(said: &[usize], other: &[usize]) -> usize {
    said.iter().zip(other).filter(|(a, b)| a == b).count()
}
