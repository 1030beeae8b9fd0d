//! `peapod new-frontend`: writes a front end of audio. `--front-end`: puts one before a network.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use peapod_diagnostic::Result;
use peapod_driver::front_end::{self, Features};
use peapod_driver::micro::front_end::{FeatureNumbers, FrontEnd, FrontEndOptions};
use peapod_driver::{Source, Staging};

use crate::given::BOARDS;
use crate::named::value;
use crate::print::written;

/// Write a model that makes features of audio, of the signal operators of TensorFlow Lite Micro.
///
/// The model takes the samples of one step, int16, and keeps what windows have in common from run
/// to run. It is a `.tflite` file like any other: compile it, or join it with a network.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod new-frontend log-mel -o frontend.tflite\n  \
    peapod new-frontend mfcc --rate 8000 --features 26 --coefficients 12 -o mfcc.tflite")]
pub struct NewFrontend {
    /// What it makes.
    #[arg(value_enum)]
    pub kind: Kind,
    /// Samples per second.
    #[arg(long, value_name = "HERTZ", default_value_t = 16_000)]
    pub rate: u32,
    /// Length of a window.
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 30)]
    pub window_ms: u32,
    /// From window to window; at most the length of a window.
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 20)]
    pub step_ms: u32,
    /// Channels of the mel filter bank.
    #[arg(long, value_name = "N", default_value_t = 40)]
    pub features: u32,
    /// Coefficients that `mfcc` keeps.
    #[arg(long, value_name = "N", default_value_t = 13)]
    pub coefficients: u32,
    /// Lowest frequency.
    #[arg(long, value_name = "HERTZ", default_value_t = 125.0)]
    pub low: f64,
    /// Highest frequency [default: 7500, or half the rate if that is less].
    #[arg(long, value_name = "HERTZ")]
    pub high: Option<f64>,
    /// File for the model.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// What a front end makes.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Kind {
    /// Logarithms of the magnitudes of a mel filter bank, int8.
    LogMel,
    /// Their cosine transform, float32.
    Mfcc,
    /// Logarithms after subtraction of noise and per-channel amplitude normalisation, int8.
    Pcan,
}

/// Writes the model.
pub fn run(args: &NewFrontend) -> Result<()> {
    let features = match args.kind {
        Kind::LogMel => Features::LogMel,
        Kind::Mfcc => Features::Mfcc,
        Kind::Pcan => Features::Pcan,
    };
    let usual = front_end::FrontEnd::at_rate(features, args.rate);
    let front_end = front_end::FrontEnd {
        window_ms: args.window_ms,
        step_ms: args.step_ms,
        channels: args.features,
        coefficients: args.coefficients,
        low: args.low,
        high: args.high.unwrap_or(usual.high),
        ..usual
    };
    let model = front_end.model()?;
    let mut staging = Staging::default();
    staging.add(&args.output, &model)?;
    staging.commit()?;
    written(&args.output)
}

/// A front end of audio, and how it is put before a network.
#[derive(Args, Clone, Debug)]
pub struct BeforeIt {
    /// Model that makes the features of the network, such as `peapod new-frontend` writes: both
    /// become one model that takes samples. See docs/front-end.md.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["all_signatures", "input_shape"],
        help_heading = BOARDS
    )]
    pub front_end: Option<PathBuf>,
    /// Input of the network that takes the features [default: the only one].
    #[arg(long, value_name = "NAME", requires = "front_end", help_heading = BOARDS)]
    pub front_end_input: Option<String>,
    /// New rows of features at each run [default: all rows of a network with a state, one of
    /// others, which keep the rest of their window].
    #[arg(long, value_name = "ROWS", requires = "front_end", help_heading = BOARDS)]
    pub front_end_rows: Option<usize>,
    /// Samples from one window to the next, for a front end that does not keep what windows have in
    /// common [default: all samples that it takes].
    #[arg(long, value_name = "SAMPLES", requires = "front_end", help_heading = BOARDS)]
    pub front_end_hop: Option<usize>,
    /// What features of another scale than the network's are [default: stored, with a warning].
    #[arg(long, value_parser = value::<FeatureNumbers>(), requires = "front_end", help_heading = BOARDS)]
    pub front_end_numbers: Option<FeatureNumbers>,
}

impl BeforeIt {
    /// Reads it, if there is one.
    ///
    /// # Errors
    ///
    /// It cannot be read, or is not a model.
    pub fn open(&self) -> Result<Option<FrontEnd>> {
        let Some(path) = &self.front_end else {
            return Ok(None);
        };
        let options = FrontEndOptions {
            input: self.front_end_input.clone(),
            rows: self.front_end_rows,
            hop: self.front_end_hop,
            numbers: self.front_end_numbers,
        };
        let source = Source::open(path)?;
        Ok(Some(FrontEnd { source, options }))
    }
}
