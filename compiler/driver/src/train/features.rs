//! Features of sounds in training: what the front end of the device makes of them, bit for bit.
//!
//! The front end is a model. Here it runs on the kernels of the host over all steps of a sound,
//! its states as after a reset; deployed, the same model is before the network.

use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use peapod_data::params::{Features, Mel, Mfcc, Sounds, Source as DataSource};
use peapod_data::{DataParams, Dataset, FeatureExtractor, Hooks};
use peapod_diagnostic::{Diagnostic, Diagnostics, Result, ResultExt, bail, code, ensure};
use peapod_ir::{DType, Quantization, Tensor, TensorType};
use peapod_passes::MicroOptions;
use peapod_passes::micro::front_end::{FrontEndOptions, check};

use crate::front_end::{self, FrontEnd};
use crate::micro::{self, Host};
use crate::{Format, Observer, Source, Work};

/// A front end, and what it makes of each sound.
pub struct SoundFeatures {
    /// The model.
    pub source: Source,
    /// Samples from one window to the next.
    pub hop: usize,
    /// Samples that the model takes at once.
    window: usize,
    /// Type of what it makes of them.
    row: TensorType,
    /// Rows of a sound, and features of a row.
    shape: [usize; 2],
    pea: Vec<u8>,
    /// Peas in memory that no thread uses at the moment.
    hosts: Mutex<Vec<Host>>,
}

/// A data set, and what makes its features.
#[derive(Debug)]
pub struct Opened {
    /// Samples: features, where there is something that makes them.
    pub data: Dataset,
    /// What makes them.
    pub features: Option<Arc<SoundFeatures>>,
}

/// Opens the data of an experiment. Features of sounds are made on all processors.
///
/// # Errors
///
/// As those of [`Dataset::open_with`]; or there is no such front end, or none for such sounds.
pub fn open(params: &DataParams, base: &Path, observer: &dyn Observer) -> Result<Opened> {
    let features = match &params.source {
        DataSource::Sounds(sounds) => SoundFeatures::of(&params.features, sounds, base, observer)?,
        DataSource::Arrays(_) | DataSource::Csv(_) | DataSource::Images(_) => None,
    };
    let features = features.map(Arc::new);
    let extractor = features.clone();
    let begin = |files| observer.begin(Work::Samples(files));
    let hooks = Hooks {
        features: extractor.map(|it| it as Arc<dyn FeatureExtractor>),
        decoding: Some(&begin),
    };
    let data = Dataset::open_with(params, base, &hooks);
    observer.end();
    let data = data?;
    Ok(Opened { data, features })
}

impl SoundFeatures {
    /// Those that an experiment asks for.
    fn of(
        asked: &Features,
        sounds: &Sounds,
        base: &Path,
        observer: &dyn Observer,
    ) -> Result<Option<Self>> {
        let (source, hop) = match asked {
            Features::Nothing => return Ok(None),
            Features::LogMel(mel) => (written(front_end::Features::LogMel, mel, sounds)?, None),
            Features::Pcan(mel) => (written(front_end::Features::Pcan, mel, sounds)?, None),
            Features::Mfcc(mfcc) => (written_mfcc(mfcc, sounds)?, None),
            Features::File(file) => {
                ensure!(
                    !file.path.as_os_str().is_empty(),
                    code::PARAMETER_VALUE.error(
                        "`data.features` has no `path`",
                        "name the file of the front end, such as `peapod new-frontend` writes",
                    )
                );
                (Source::open(&base.join(&file.path))?, file.hop)
            }
        };
        let compiled = Self::compiled(source, hop, sounds.samples, observer);
        Ok(Some(compiled.note(|| {
            "the front end is that of `data.features` of the experiment".to_owned()
        })?))
    }

    /// Cosine transforms of so many coefficients with the usual windows, of sounds with so many
    /// rows of them.
    ///
    /// # Errors
    ///
    /// There is no such front end.
    pub fn mfcc(
        rows: usize,
        coefficients: usize,
        sample_rate: usize,
        observer: &dyn Observer,
    ) -> Result<Self> {
        let mfcc = Mfcc {
            coefficients,
            ..Mfcc::default()
        };
        let samples = rows.saturating_mul(sample_rate * mfcc.step_ms) / 1000;
        let sounds = Sounds {
            sample_rate,
            samples,
            ..Sounds::default()
        };
        Self::compiled(written_mfcc(&mfcc, &sounds)?, None, samples, observer)
    }

    /// Compiles a front end for this machine, for sounds of so many samples.
    fn compiled(
        source: Source,
        hop: Option<usize>,
        samples: usize,
        observer: &dyn Observer,
    ) -> Result<Self> {
        let module = source.module(observer)?;
        let options = FrontEndOptions {
            hop,
            ..FrontEndOptions::default()
        };
        check(&module, &options).in_file(&source.path)?;
        let function = &module.functions[0];
        let taken = function.ty(function.inputs[0]).clone();
        let row = function.ty(function.outputs[0]).clone();
        let window = taken.elements();
        let hop = hop.unwrap_or(window);
        let refused = |message: String, help: &str| {
            let error = code::FRONT_END.error(message, help);
            Err(Diagnostics::from(error.in_file(&source.path)))
        };
        if taken.dtype != DType::I16 {
            let message = format!("the front end takes {taken}, expected samples of i16");
            return refused(message, "convert them at the beginning of the front end");
        }
        if !is_real(&row) {
            let message =
                format!("the front end makes {row}, expected f32, or i8, u8 or i16 with one scale");
            return refused(message, "quantise features, or convert them to f32");
        }
        if window > samples {
            let message =
                format!("the front end takes {window} samples at once, a sound has {samples}");
            return refused(message, "give longer sounds by `data.source.samples`");
        }
        let program = micro::Compiled::new(module, &MicroOptions::default());
        Ok(Self {
            pea: program.in_file(&source.path)?.pea,
            hop,
            window,
            shape: [samples / hop, row.elements()],
            row,
            hosts: Mutex::default(),
            source,
        })
    }

    /// Rows of features of a sound.
    pub fn rows(&self) -> usize {
        self.shape[0]
    }

    /// Samples of a sound that these are made of; what is left is less than a step.
    pub fn samples(&self) -> usize {
        self.rows() * self.hop
    }

    /// Type and scale of features that are integers of 8 bits: those of a network which takes them
    /// as they are.
    pub fn scale(&self) -> Option<(DType, Quantization)> {
        let quant = self
            .row
            .quant
            .clone()
            .filter(|_| self.row.dtype == DType::I8);
        Some((self.row.dtype, quant?))
    }

    /// Memory with the compiled front end.
    fn host(&self) -> Result<Host> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        match hosts.pop() {
            Some(host) => Ok(host),
            None => Host::new(&self.pea),
        }
    }

    /// Runs the front end over a sound.
    fn run(&self, samples: &[i16], features: &mut [f32]) -> Result<()> {
        let mut host = self.host()?;
        let mut session = host.session()?;
        // bounded: at most the samples of a sound
        let mut window = vec![0_i16; self.window];
        let steps = samples.chunks_exact(self.hop);
        for (step, row) in steps.zip(features.chunks_exact_mut(self.shape[1])) {
            window.rotate_left(self.hop);
            window[self.window - self.hop..].copy_from_slice(step);
            let taken = window.iter().flat_map(|it| it.to_le_bytes());
            let input = session.input_mut(0);
            let input = input.ok_or_else(|| Diagnostic::bug("a front end without an input"))?;
            input
                .iter_mut()
                .zip(taken)
                .for_each(|(to, from)| *to = from);
            session.run();
            let made = session.output(0).unwrap_or_default().to_vec();
            let made = Tensor::new(self.row.clone(), made).or_bug("features were made")?;
            row.iter_mut()
                .zip(reals(&made))
                .for_each(|(to, from)| *to = from);
        }
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.push(host);
        Ok(())
    }
}

impl FeatureExtractor for SoundFeatures {
    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn extract(&self, samples: &[i16], features: &mut [f32]) -> Result<(), Diagnostic> {
        let first = |errors: Diagnostics| errors.iter().next().cloned();
        let ran = self.run(samples, features);
        ran.map_err(|errors| first(errors).unwrap_or_else(|| Diagnostic::bug("nothing failed")))
    }
}

impl fmt::Debug for SoundFeatures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("SoundFeatures");
        shown.field("front_end", &self.source.path);
        shown.field("shape", &self.shape).finish_non_exhaustive()
    }
}

/// Whether elements of a type stand for reals by one scale.
fn is_real(ty: &TensorType) -> bool {
    let stored = [DType::I8, DType::U8, DType::I16];
    match &ty.quant {
        None => ty.dtype == DType::F32,
        Some(quant) => quant.single().is_some() && stored.contains(&ty.dtype),
    }
}

/// The reals that elements stand for, as the op `dequantize` has them.
fn reals(tensor: &Tensor) -> impl Iterator<Item = f32> {
    let single = tensor.ty().quant.as_ref().and_then(Quantization::single);
    let (scale, zero_point) = single.unwrap_or((1.0, 0));
    let scalars = tensor.scalars().into_iter();
    scalars.map(move |it| scale * (it.double() - f64::from(zero_point)) as f32)
}

/// The front end of a mel filter bank, as a file.
fn written(kind: front_end::Features, mel: &Mel, sounds: &Sounds) -> Result<Source> {
    let usual = FrontEnd::at_rate(kind, narrow(sounds.sample_rate));
    model(
        &FrontEnd {
            window_ms: narrow(mel.window_ms),
            step_ms: narrow(mel.step_ms),
            channels: narrow(mel.channels),
            low: mel.low,
            high: mel.high.unwrap_or(usual.high),
            ..usual
        },
        sounds,
    )
}

/// The front end of a cosine transform, as a file.
fn written_mfcc(mfcc: &Mfcc, sounds: &Sounds) -> Result<Source> {
    let usual = FrontEnd::at_rate(front_end::Features::Mfcc, narrow(sounds.sample_rate));
    model(
        &FrontEnd {
            window_ms: narrow(mfcc.window_ms),
            step_ms: narrow(mfcc.step_ms),
            channels: narrow(mfcc.channels),
            coefficients: narrow(mfcc.coefficients),
            low: mfcc.low,
            high: mfcc.high.unwrap_or(usual.high),
            ..usual
        },
        sounds,
    )
}

fn model(front_end: &FrontEnd, sounds: &Sounds) -> Result<Source> {
    let bytes = front_end.model().note(|| {
        "these are parameters of `data.features`; the rate is `data.source.sample_rate`".to_owned()
    })?;
    let (window, samples) = (front_end.window(), sounds.samples);
    if window > samples {
        let milliseconds = front_end.window_ms;
        bail!(code::DATA_SHAPE.error(
            format!(
                "`data.features.window_ms`: a window of {milliseconds} ms has {window} samples, \
                 a sound has {samples}"
            ),
            "give shorter windows, or longer sounds by `data.source.samples`",
        ));
    }
    Ok(Source::of_bytes("frontend", Format::Tflite, bytes))
}

fn narrow(number: usize) -> u32 {
    // Ranges of the parameters; what is beyond is refused.
    u32::try_from(number).unwrap_or(u32::MAX)
}
