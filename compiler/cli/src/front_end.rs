//! `peapod new-frontend`: writes a front end of audio.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use peapod_diagnostic::Result;
use peapod_driver::Staging;
use peapod_driver::front_end::{Features, FrontEnd};

use crate::print::print;

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
    let usual = FrontEnd::new(features);
    let most = f64::from(args.rate) / 2.0;
    let front_end = FrontEnd {
        rate: args.rate,
        window_ms: args.window_ms,
        step_ms: args.step_ms,
        channels: args.features,
        coefficients: args.coefficients,
        low: args.low,
        high: args.high.unwrap_or(usual.high.min(most)),
        ..usual
    };
    let model = front_end.model()?;
    let mut staging = Staging::default();
    staging.add(&args.output, &model)?;
    staging.commit()?;
    print(&format!("written to {}\n", args.output.display()))
}
