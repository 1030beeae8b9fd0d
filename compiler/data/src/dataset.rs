//! Data sets and their parts.

use std::path::Path;
use std::sync::Arc;

use peapod_diagnostic::{Diagnostic, Result, code};

use crate::augment;
use crate::features::Hooks;
use crate::labels::{self, Labels};
use crate::normalize::Normalization;
use crate::params::{Augment, DataParams, Sounds, Source};
use crate::problem::{Problems, of_file, of_part};
use crate::source::{self, Origin, Samples};
use crate::split::{Known, Parts, divide};

/// A data set that is open.
#[derive(Debug)]
pub struct Dataset {
    data: Arc<Data>,
    train: Split,
    validation: Split,
    test: Split,
}

/// A part of a data set: for training, for validation or for the test.
#[derive(Clone, Debug)]
pub struct Split {
    pub(crate) data: Arc<Data>,
    pub(crate) indices: Arc<[usize]>,
}

/// What all parts share.
#[derive(Debug)]
pub(crate) struct Data {
    samples: Samples,
    shape: Vec<usize>,
    labels: Labels,
    classes: Vec<String>,
    anomalies: Option<Vec<bool>>,
    origin: Origin,
    normalization: Normalization,
    steps: Vec<Augment>,
    /// How files of sounds are decoded, if that is what samples are made of.
    sounds: Option<Sounds>,
}

impl Dataset {
    /// Opens the data of an experiment. Relative paths begin in `folder`, that of the experiment's
    /// file.
    ///
    /// # Errors
    ///
    /// A file is missing or damaged, has samples of other shapes, numbers that are not finite or
    /// labels that cannot be; a class has no sample, or there is only one; nothing is left for
    /// training. Messages name file and row. It asks for features, which [`Dataset::open_with`]
    /// makes.
    pub fn open(params: &DataParams, folder: &Path) -> Result<Self> {
        Self::open_with(params, folder, &Hooks::default())
    }

    /// As [`Dataset::open`], with what makes the features that the experiment asks for.
    ///
    /// # Errors
    ///
    /// As those of [`Dataset::open`]; features are asked for of what is no sound of one channel,
    /// or to be scaled.
    pub fn open_with(params: &DataParams, folder: &Path, hooks: &Hooks<'_>) -> Result<Self> {
        hooks.check(params)?;
        let loaded = source::load(params, folder, hooks)?;
        let (labels, classes) = labels::resolve(loaded.labels, &params.classes, &loaded.origin)?;
        let mut data = Data {
            samples: loaded.samples,
            shape: loaded.shape,
            labels,
            classes,
            anomalies: loaded.anomalies,
            origin: loaded.origin,
            normalization: Normalization::identity(),
            steps: params.augment.clone(),
            sounds: match &params.source {
                Source::Sounds(sounds) => Some(sounds.clone()),
                Source::Arrays(_) | Source::Csv(_) | Source::Images(_) => None,
            },
        };
        data.finite()?;
        augment::check(&data.steps, &data.shape)?;
        let known = Known {
            labels: &data.labels,
            groups: loaded.groups.as_deref(),
            anomalies: data.anomalies.as_deref(),
            whole: data.origin.whole(),
        };
        let parts = divide(&params.split, data.len(), &known)?;
        data.normalization = data.normalization(params, &parts)?;
        Ok(Self::of(data, parts))
    }

    fn of(data: Data, parts: Parts) -> Self {
        let data = Arc::new(data);
        let part = |indices: Vec<usize>| Split {
            data: Arc::clone(&data),
            indices: indices.into(),
        };
        Self {
            train: part(parts.train),
            validation: part(parts.validation),
            test: part(parts.test),
            data,
        }
    }

    /// What is for training.
    pub fn train(&self) -> &Split {
        &self.train
    }

    /// What is for choices between trained models.
    pub fn validation(&self) -> &Split {
        &self.validation
    }

    /// What is held out to the end.
    pub fn test(&self) -> &Split {
        &self.test
    }

    /// Shape of a sample.
    pub fn shape(&self) -> &[usize] {
        &self.data.shape
    }

    /// Names of the classes in the order of their numbers; none without classes.
    pub fn classes(&self) -> &[String] {
        &self.data.classes
    }

    /// Labels of all samples.
    pub fn labels(&self) -> &Labels {
        &self.data.labels
    }

    /// Whether the data says which samples are anomalous.
    pub fn marks_anomalies(&self) -> bool {
        self.data.anomalies.is_some()
    }

    /// Whether the sample at this position is anomalous. Those are never for training.
    pub fn is_anomalous(&self, index: usize) -> bool {
        let marks = self.data.anomalies.as_ref();
        marks.is_some_and(|it| it.get(index).copied().unwrap_or(false))
    }

    /// How samples are normalized: inputs at inference need the same.
    pub fn normalization(&self) -> &Normalization {
        &self.data.normalization
    }

    /// The samples of the sound at this position, before features are made of them, each of 16
    /// bits; none of other sources.
    ///
    /// # Errors
    ///
    /// The file cannot be read any more.
    pub fn sound(&self, index: usize) -> Result<Option<Vec<i16>>> {
        let (file, _) = self.data.origin.place(index);
        let sounds = self.data.sounds.as_ref();
        let read = sounds.map(|sounds| source::read_sound(file, sounds));
        Ok(read.transpose()?)
    }

    /// Where the sample at this position is from: a file, and perhaps a row.
    pub fn place(&self, index: usize) -> String {
        self.data.origin.words(index)
    }
}

impl Split {
    /// How many samples it has.
    pub fn len(&self) -> usize {
        self.indices.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// Shape of a sample.
    pub fn shape(&self) -> &[usize] {
        &self.data.shape
    }

    /// Names of the classes in the order of their numbers.
    pub fn classes(&self) -> &[String] {
        &self.data.classes
    }

    /// Positions of its samples in the data set, rising.
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }
}

impl Data {
    fn len(&self) -> usize {
        match &self.samples {
            Samples::Memory(elements) => elements.len() / self.elements(),
            Samples::Files(files) => files.len(),
        }
    }

    /// Elements of a sample.
    pub(crate) fn elements(&self) -> usize {
        self.shape.iter().product()
    }

    pub(crate) fn shape(&self) -> &[usize] {
        &self.shape
    }

    pub(crate) fn labels(&self) -> &Labels {
        &self.labels
    }

    pub(crate) fn steps(&self) -> &[Augment] {
        &self.steps
    }

    /// Reads a sample and scales it.
    pub(crate) fn read(&self, index: usize, sample: &mut [f32]) -> Result<(), Diagnostic> {
        self.read_raw(index, sample)?;
        self.normalization.apply(sample);
        Ok(())
    }

    fn read_raw(&self, index: usize, sample: &mut [f32]) -> Result<(), Diagnostic> {
        match &self.samples {
            Samples::Memory(elements) => {
                sample.copy_from_slice(&elements[index * sample.len()..][..sample.len()]);
                Ok(())
            }
            Samples::Files(files) => files.decode(index, sample),
        }
    }

    /// Refuses features that are no finite numbers; decoders of files do so themselves.
    fn finite(&self) -> Result {
        let Samples::Memory(elements) = &self.samples else {
            return Ok(());
        };
        let mut problems = Problems::default();
        for (index, sample) in elements.chunks_exact(self.elements()).enumerate() {
            if let Some(at) = sample.iter().position(|number| !number.is_finite()) {
                let found = sample[at];
                let message = format!("feature {at}: expected a finite number, found {found}");
                let help = "remove the sample, or correct it";
                problems.push(match self.origin.place(index) {
                    (file, Some(part)) => of_part(code::DATA_VALUE, file, part, message, help),
                    (file, None) => of_file(code::DATA_VALUE, file, message, help),
                });
            }
        }
        problems.finish()
    }

    fn normalization(&self, params: &DataParams, parts: &Parts) -> Result<Normalization> {
        let read = |index, sample: &mut [f32]| Ok(self.read_raw(index, sample)?);
        Normalization::of(&params.normalize, &self.shape, &parts.train, read)
    }
}
