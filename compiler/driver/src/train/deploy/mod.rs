//! `peapod deploy`: a trained network on a board, evaluated there.
//!
//! The network is quantised with samples for training, compiled for the board, whose memories it
//! has to fit, and run on the whole test split: as floats, as integers on this machine, and on the
//! emulated board. Features of sounds are made there as well: the front end and the network of
//! integers are one model, which takes samples. The folder `deploy` of the run has all that this
//! takes and leaves.

mod audio;
mod board;
mod calls;
mod host;
mod judge;
mod learn;
mod networks;
mod samples;

use std::collections::BTreeMap;
use std::path::PathBuf;

use peapod_diagnostic::Result;
use peapod_targets::Target;
use serde::Serialize;

use super::described;
use super::experiment::registry;
use super::features::{self, Opened};
use super::folder::RunFolder;
use super::quality::Measure;
use crate::micro::Optimize;
use crate::{Observer, Source, staging};
pub use audio::Audio;
use audio::front_end;
use board::OnBoard;
use judge::{Judge, Judged};
use learn::Subject;
pub use learn::{BeforeAndAfter, Learned, Learning, Shares};
use networks::{
    FLOAT, MODEL, compile_request, compiled, floats, quantised, values, write_calibration, written,
};

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
    /// What the network learns on the board, if it does.
    pub learning: Option<Learning>,
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
    /// Samples of the test split that were run on the emulated board.
    pub device_samples: Option<usize>,
    /// Those of them whose outputs on the board are other than on this machine, in any bit.
    pub differ: Option<usize>,
    /// Bytes of the model in flash.
    pub flash_bytes: usize,
    /// Bytes of the arena.
    pub ram_bytes: usize,
    /// Instructions of the first inference on the emulated board.
    pub instructions: Option<u64>,
    /// What the model takes of a second of sound, if it takes samples of sounds.
    pub audio: Option<Audio>,
    /// What the network has learned on the board, if it was to.
    pub learned: Option<Learned>,
}

/// A measure of the same network in three places.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sides {
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
/// There is no trained network in the folder, no test split, or the network cannot be quantised or
/// compiled, or does not fit the board.
pub fn deploy(options: &Options, observer: &dyn Observer) -> Result<Deployed> {
    let folder = RunFolder::new(&options.run);
    folder.begun()?;
    let path = folder.experiment().display().to_string();
    let experiment = registry()?.load(&path, &[])?;
    let target = Target::open(&options.target)?;
    let Opened { data, features } = features::open(&experiment.data, &folder.base()?, observer)?;
    let features = features.as_deref();
    let work = folder.path().join("deploy");
    let described = described(&experiment, &data, &folder.base()?)?;
    let judge = Judge::new(&data, &described.loss, experiment.run.false_positive_rate)?;
    let (net, values) = (&described.net, values(&folder, &described)?);
    let (float, keeps_state) = written(net, &values, &work)?;
    if !options.float {
        let samples = write_calibration(&data, options.calibration, keeps_state, &work)?;
        quantised(&float, (net, &values), (samples, features), &work, observer)?;
    }
    let file = work.join(if options.float { FLOAT } else { MODEL });
    let front_end = front_end(features, options.rows, &work)?;
    let source = Source::open(&file)?.with_front_end(front_end.clone())?;
    let request = compile_request(options, net);
    let built = compiled(&source, &target, &request, observer)?;
    staging::write(&work.join("board"), &built.files()?)?;
    let of_floats = judge.on_host(&floats(&float, observer)?, None)?;
    let on_host = judge.on_host(&built.attempt.compiled.pea, features)?;
    let mut deployed = Deployed {
        target: target.name.clone(),
        measures: sides(&of_floats, &on_host),
        samples: judge.test.len(),
        device_samples: None,
        differ: None,
        flash_bytes: built.attempt.report.flash.model,
        ram_bytes: built.attempt.report.ram.activations,
        instructions: None,
        audio: Audio::of(&experiment.data, features, front_end.as_ref()),
        learned: None,
    };
    let model = (&*file, front_end.as_ref());
    let network = board::Network::of(model, keeps_state, &target, &request);
    let inputs = &on_host.inputs;
    if options.emulate
        && let Some(there) = board::run(network, inputs, options.samples, &work, observer)?
    {
        deployed.add(&judge, &on_host, &there);
    }
    if let Some(it) = &options.learning {
        let subject = Subject {
            data: &experiment.data,
            classes: data.classes(),
            source: &source,
            request: &request,
            target: &target,
            work: &work,
        };
        let on_board = options.emulate.then_some((network, options.samples));
        deployed.learned = Some(learn::learn(&subject, it, on_board, observer)?);
    }
    Ok(deployed)
}

/// What was measured on this machine, side by side.
fn sides(float: &Judged, host: &Judged) -> BTreeMap<Measure, Sides> {
    let all = host.measures.iter().filter_map(|(measure, int8)| {
        let sides = Sides {
            float: *float.measures.get(measure)?,
            int8: *int8,
            device: None,
        };
        Some((*measure, sides))
    });
    all.collect()
}

impl Deployed {
    /// Takes in what the emulated board said, beside what this machine said.
    fn add(&mut self, judge: &Judge<'_>, host: &Judged, there: &OnBoard) {
        let measured = judge.elsewhere(host, there);
        for (measure, sides) in &mut self.measures {
            sides.device = measured.get(measure).copied();
        }
        let pairs = there.samples.iter().zip(&there.outputs);
        let differ = pairs.filter(|(index, bytes)| host.outputs[**index] != **bytes);
        self.differ = Some(differ.count());
        self.device_samples = Some(there.samples.len());
        self.instructions = there.instructions.first().copied();
        if let Some(audio) = &mut self.audio {
            audio.measured(&there.instructions);
        }
    }
}
