//! `peapod deploy --learn`: a class that the network does not have, learned on the device from a
//! few samples.
//!
//! The network is compiled with room for the new classes (`--learn` of `peapod compile`). Samples
//! of them and of classes that it has, so that these are not forgotten, go to its signature `learn`
//! in turn, several times. The test split is run before and after, on this machine all of it, on
//! the emulated board some; sounds follow each other as at a microphone, without a reset between.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use peapod_data::params::Source as DataSource;
use peapod_data::{BatchOptions, DataParams, Dataset, Split};
use peapod_diagnostic::{Diagnostic, Result, bail, code, ensure};
use peapod_ir::TensorType;
use peapod_targets::Target;
use serde::Serialize;

use super::board::{self, Network};
use super::calls::{Answer, Call, answers};
use super::host::ports;
use super::networks::compiled;
use super::samples::{evenly, inputs};
use crate::elements::reals;
use crate::micro::{LearnOptions, Request};
use crate::train::features::{self, Opened, SoundFeatures};
use crate::train::quality::{Sample, Wanted, samples};
use crate::{Observer, Source};

/// What is learned, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Learning {
    /// Folder of samples of all classes, new ones too, as that of the experiment.
    pub folder: PathBuf,
    /// Samples for training of each new class.
    pub samples: usize,
    /// Samples for training of each class that the network has, which are learned along with these.
    pub rehearsed: usize,
    /// How often they are gone through.
    pub epochs: usize,
    /// The learning rate.
    pub rate: f32,
}

/// What a network has learned on the device.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Learned {
    /// The new classes.
    pub classes: Vec<String>,
    /// Samples that were learned from: of new classes, and of others.
    pub samples: [usize; 2],
    /// How often.
    pub epochs: usize,
    /// On this machine, the whole test split.
    pub host: BeforeAndAfter,
    /// On the emulated board, some samples of the test split.
    pub device: Option<BeforeAndAfter>,
    /// Calls whose outputs on the board are other than on this machine, in any bit.
    pub differ: Option<usize>,
    /// Calls that were made on the board.
    pub calls: Option<usize>,
    /// Instructions of the board for a call that infers, and for one that learns.
    pub instructions: Option<[u64; 2]>,
    /// Bytes of the model in flash.
    pub flash_bytes: usize,
    /// Bytes of the arena.
    pub ram_bytes: usize,
}

/// How good a network is before and after.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BeforeAndAfter {
    /// As it was deployed.
    pub before: Shares,
    /// After it has learned.
    pub after: Shares,
}

/// Samples of the test split that are taken for what they are, and how many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shares {
    /// Of the new classes.
    pub new: [usize; 2],
    /// Of those that the network had.
    pub old: [usize; 2],
}

/// What a network is, and what it learns from.
pub struct Subject<'a> {
    /// How its data is described.
    pub data: &'a DataParams,
    /// The classes that it has.
    pub classes: &'a [String],
    /// The network, behind its front end.
    pub source: &'a Source,
    /// How it is compiled.
    pub request: &'a Request,
    /// The board.
    pub target: &'a Target,
    /// Folder of the deployment.
    pub work: &'a Path,
}

/// The samples of the new data set, and the number of the class of each for the network.
struct Samples {
    data: Dataset,
    features: Option<Arc<SoundFeatures>>,
    /// For each class of the data set, that of the network.
    numbers: Vec<usize>,
    /// Classes that the network has.
    old: usize,
}

/// Lets a network learn the classes of a folder that it does not have.
///
/// # Errors
///
/// The folder has other data, or no new class; the network cannot be compiled so, or does not fit
/// the board; firmware cannot be built or run.
pub fn learn(
    subject: &Subject<'_>,
    learning: &Learning,
    on_board: Option<(Network<'_>, Option<usize>)>,
    observer: &dyn Observer,
) -> Result<Learned> {
    check(learning)?;
    let (all, new) = Samples::open(subject, &learning.folder, observer)?;
    let total = all.old + new.len();
    let request = Request {
        learning: Some(LearnOptions {
            layer: None,
            classes: Some(total),
        }),
        ..subject.request.clone()
    };
    let built = compiled(subject.source, subject.target, &request, observer)?;
    let pea = &built.attempt.compiled.pea;
    let (input, output) = ports(pea)?;
    let taught = all.taught(learning)?;
    let lessons = all.lessons(&taught, learning, &input)?;
    let test = all.of(all.data.test())?;
    let whole = Sequence::new(&all, &test, &lessons, &input)?;
    let here = answers(pea, &whole.calls)?;
    let old = |sample: &&Sample| all.number(sample) < all.old;
    let rehearsed = taught.iter().filter(old).count();
    let mut learned = Learned {
        samples: [taught.len() - rehearsed, rehearsed],
        classes: new,
        epochs: learning.epochs,
        host: whole.judged(&here, &output),
        device: None,
        differ: None,
        calls: None,
        instructions: None,
        flash_bytes: built.attempt.report.flash.model,
        ram_bytes: built.attempt.report.ram.activations,
    };
    if let Some((network, count)) = on_board {
        let chosen = evenly(count.unwrap_or(board::SOUNDS), test.len());
        let test: Vec<Sample> = chosen.iter().map(|at| test[*at].clone()).collect();
        let some = Sequence::new(&all, &test, &lessons, &input)?;
        let here = answers(pea, &some.calls)?;
        let calls = (&*some.calls, &*here);
        if let Some(there) = board::answers(network, total, calls, subject.work, observer)? {
            learned.add(&some, &here, &there, &output);
        }
    }
    Ok(learned)
}

/// Refuses numbers with which nothing is learned, or without an end.
fn check(learning: &Learning) -> Result<()> {
    ensure!(
        learning.epochs <= MAX_EPOCHS,
        code::LEARN.error(
            format!(
                "expected at most {MAX_EPOCHS} epochs, found {}",
                learning.epochs
            ),
            "give fewer with --learn-epochs",
        )
    );
    ensure!(
        learning.rate.is_finite() && learning.rate > 0.0,
        code::LEARN.error(
            format!("expected a learning rate above 0, found {}", learning.rate),
            "give one such as 0.05 with --learning-rate",
        )
    );
    Ok(())
}

impl Samples {
    /// Opens a folder as the data of the experiment; the names of the classes that are new.
    fn open(
        subject: &Subject<'_>,
        folder: &Path,
        observer: &dyn Observer,
    ) -> Result<(Self, Vec<String>)> {
        let mut params = subject.data.clone();
        params.classes = vec![];
        match &mut params.source {
            DataSource::Sounds(sounds) => sounds.path = folder.to_owned(),
            DataSource::Images(images) => images.path = folder.to_owned(),
            DataSource::Arrays(_) | DataSource::Csv(_) => bail!(code::LEARN.error(
                "--learn is for runs on folders of sounds or images, this one is on arrays",
                "compile the network with `peapod compile --learn`, and teach it on the device",
            )),
        }
        let current = std::env::current_dir().unwrap_or_default();
        let Opened { data, features } = features::open(&params, &current, observer)?;
        let mut names = subject.classes.to_vec();
        let numbers = data.classes().iter().map(|name| {
            names.iter().position(|it| it == name).unwrap_or_else(|| {
                names.push(name.clone());
                names.len() - 1
            })
        });
        let numbers = numbers.collect();
        let new = names.split_off(subject.classes.len());
        ensure!(
            !new.is_empty(),
            code::LEARN.error(
                format!(
                    "{} has no class that the network does not have",
                    folder.display()
                ),
                format!(
                    "add a folder of samples beside {}",
                    subject.classes.join(", ")
                ),
            )
        );
        let old = subject.classes.len();
        let all = Self {
            data,
            features,
            numbers,
            old,
        };
        Ok((all, new))
    }

    fn of(&self, split: &Split) -> Result<Vec<Sample>> {
        let mut all = vec![];
        for batch in split.batches(&BatchOptions::default())? {
            all.extend(samples(&self.data, &batch?));
        }
        ensure!(
            !all.is_empty(),
            Diagnostic::bug("a data set was opened without samples for training or the test")
        );
        Ok(all)
    }

    /// The number of the class of a sample for the network.
    fn number(&self, sample: &Sample) -> usize {
        match &sample.wanted {
            Wanted::Class(class) => self.numbers[*class],
            Wanted::Values(_) => 0,
        }
    }

    /// The samples to learn from: those of each class evenly spaced, classes in turn.
    fn taught(&self, learning: &Learning) -> Result<Vec<Sample>> {
        let all = self.of(self.data.train())?;
        let mut of_classes = vec![];
        for class in 0..self.numbers.len() {
            let number = self.numbers[class];
            let is_of = |it: &&Sample| self.number(it) == number;
            let own: Vec<&Sample> = all.iter().filter(is_of).collect();
            let count = match number < self.old {
                true => learning.rehearsed,
                false => learning.samples,
            };
            ensure!(
                own.len() >= count,
                code::LEARN.error(
                    format!(
                        "expected {count} samples for training of `{}`, found {}",
                        self.data.classes()[class],
                        own.len()
                    ),
                    "give more samples, or fewer with --learn-samples or --rehearse",
                )
            );
            let places = evenly(count, own.len()).into_iter().enumerate();
            of_classes
                .extend(places.map(|(at, place)| ((at + 1) as f64 / count as f64, own[place])));
        }
        // So that each class is learned all the way through, however many samples it has.
        of_classes.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        Ok(of_classes.into_iter().map(|(_, it)| it.clone()).collect())
    }

    /// The calls of a sample: all of the signature that infers but the last, which is of `last`
    /// with these further inputs.
    fn calls(
        &self,
        sample: &Sample,
        port: &TensorType,
        (last, further): (u8, &[Vec<u8>]),
    ) -> Result<Vec<Call>> {
        let features = self.features.as_deref();
        let taken = inputs(std::slice::from_ref(sample), &self.data, features, port)?.concat();
        let frames = taken.chunks_exact(port.size_bytes().max(1));
        let mut calls: Vec<Call> = frames
            .map(|frame| Call {
                signature: INFER,
                inputs: vec![frame.to_vec()],
            })
            .collect();
        if let Some(call) = calls.last_mut() {
            call.signature = last;
            call.inputs.extend_from_slice(further);
        }
        Ok(calls)
    }

    /// The calls that teach.
    fn lessons(
        &self,
        taught: &[Sample],
        learning: &Learning,
        port: &TensorType,
    ) -> Result<Vec<Call>> {
        let rate = learning.rate.to_le_bytes().to_vec();
        let mut once = vec![];
        for sample in taught {
            let label = self.number(sample) as i32;
            let further = [label.to_le_bytes().to_vec(), rate.clone()];
            once.extend(self.calls(sample, port, (LEARN, &further))?);
        }
        // bounded: MAX_EPOCHS, which `learn` checks
        Ok(vec![once; learning.epochs].concat())
    }
}

/// Most times that samples are gone through.
pub const MAX_EPOCHS: usize = 1000;

/// The number of the signature that infers.
const INFER: u8 = 0;
/// The number of the signature that learns.
const LEARN: u8 = 1;

/// Calls for the test, for lessons, and for the test again.
struct Sequence {
    calls: Vec<Call>,
    /// Of each sample of the test: its class, and whether it is new.
    wanted: Vec<(usize, bool)>,
    /// The call that is the answer to each, before and after.
    places: [Vec<usize>; 2],
}

impl Sequence {
    fn new(all: &Samples, test: &[Sample], lessons: &[Call], port: &TensorType) -> Result<Self> {
        let (mut calls, mut places) = (vec![], [vec![], vec![]]);
        for (at, places) in places.iter_mut().enumerate() {
            if at == 1 {
                calls.extend_from_slice(lessons);
            }
            for sample in test {
                calls.extend(all.calls(sample, port, (INFER, &[]))?);
                places.push(calls.len() - 1);
            }
        }
        let wanted = test.iter().map(|sample| {
            let class = all.number(sample);
            (class, class >= all.old)
        });
        Ok(Self {
            calls,
            wanted: wanted.collect(),
            places,
        })
    }

    fn judged(&self, answers: &[Answer], output: &TensorType) -> BeforeAndAfter {
        let [before, after] = self.places.each_ref().map(|places| {
            let mut shares = Shares::default();
            for ((class, is_new), place) in self.wanted.iter().zip(places) {
                let scores = reals(output, &answers[*place].outputs[..output.size_bytes()]);
                let best = (0..scores.len()).reduce(|best, it| match scores[it] > scores[best] {
                    true => it,
                    false => best,
                });
                let share = if *is_new {
                    &mut shares.new
                } else {
                    &mut shares.old
                };
                share[0] += usize::from(best == Some(*class));
                share[1] += 1;
            }
            shares
        });
        BeforeAndAfter { before, after }
    }
}

impl Learned {
    /// Takes in what the emulated board said, beside what this machine said.
    fn add(&mut self, some: &Sequence, here: &[Answer], there: &[Answer], output: &TensorType) {
        self.device = Some(some.judged(there, output));
        let pairs = here.iter().zip(there);
        let differ = pairs.filter(|(here, there)| here.outputs != there.outputs);
        self.differ = Some(differ.count());
        self.calls = Some(there.len());
        let mean = |signature| {
            let calls = some.calls.iter().zip(there);
            let own = calls.filter(|(call, _)| call.signature == signature);
            let own: Vec<u64> = own.map(|(_, it)| it.instructions).collect();
            own.iter().sum::<u64>() / own.len().max(1) as u64
        };
        self.instructions = Some([INFER, LEARN].map(mean));
    }
}
