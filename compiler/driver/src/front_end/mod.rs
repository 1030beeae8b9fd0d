//! Front ends of audio: models that make features of samples, written as `.tflite` files of the
//! signal operators of TensorFlow Lite Micro.
//!
//! What they compute is that of its `micro_speech` example: a Hann window, a Fourier transform of
//! 16 bits scaled to its input, magnitudes summed over triangles of a mel scale, and their
//! logarithms; in between, noise that is subtracted and gains that follow it (PCAN).

mod graph;
mod tables;

use peapod_diagnostic::{Result, bail, code};

/// What a front end makes of a spectrum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Features {
    /// Logarithms of the magnitudes of a mel filter bank, int8.
    LogMel,
    /// Their cosine transform, f32.
    Mfcc,
    /// Logarithms after subtraction of noise and per-channel amplitude normalisation, int8.
    Pcan,
}

/// A front end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrontEnd {
    /// What it makes.
    pub features: Features,
    /// Samples per second.
    pub rate: u32,
    /// Length of a window in milliseconds.
    pub window_ms: u32,
    /// From window to window in milliseconds: how much a run takes.
    pub step_ms: u32,
    /// Channels of the filter bank.
    pub channels: u32,
    /// Coefficients of a cosine transform; only for [`Features::Mfcc`].
    pub coefficients: u32,
    /// Lowest frequency in hertz.
    pub low: f64,
    /// Highest frequency in hertz.
    pub high: f64,
}

impl FrontEnd {
    /// The numbers of `micro_speech`: 16 kHz, windows of 30 ms every 20 ms, 40 channels from 125 Hz
    /// to 7.5 kHz; 13 coefficients.
    pub const fn new(features: Features) -> Self {
        Self {
            features,
            rate: 16_000,
            window_ms: 30,
            step_ms: 20,
            channels: 40,
            coefficients: 13,
            low: 125.0,
            high: 7_500.0,
        }
    }

    /// The same numbers at another rate; the highest frequency is half of it at most.
    pub fn at_rate(features: Features, rate: u32) -> Self {
        let usual = Self::new(features);
        Self {
            rate,
            high: usual.high.min(f64::from(rate) / 2.0),
            ..usual
        }
    }

    /// Samples of a window.
    pub fn window(&self) -> usize {
        self.samples(self.window_ms)
    }

    fn samples(&self, ms: u32) -> usize {
        (u64::from(self.rate) * u64::from(ms) / 1000) as usize
    }

    /// The bytes of the model: it takes the samples of one step, int16, and makes the features of
    /// the window that ends with them.
    ///
    /// # Errors
    ///
    /// A number is out of range, or a channel has no frequency of its own.
    pub fn model(&self) -> Result<Vec<u8>> {
        let sizes = self.sizes()?;
        let bank = tables::bands(self, sizes.spectrum());
        if let Some(channel) = bank.empty() {
            let message = format!(
                "channel {channel} of {} has no frequency of the {} between {} and {} Hz",
                self.channels,
                sizes.spectrum(),
                self.low,
                self.high
            );
            bail!(code::OPTION_VALUE.error(
                message,
                "give fewer --features, a longer --window-ms or a wider range of frequencies"
            ));
        }
        Ok(graph::write(self, sizes, &bank))
    }

    /// How many samples there are of everything.
    fn sizes(&self) -> Result<Sizes> {
        within("--rate", self.rate, 1_000, 384_000)?;
        within("--features", self.channels, 1, 512)?;
        within("--window-ms", self.window_ms, 1, 10_000)?;
        within("--step-ms", self.step_ms, 1, self.window_ms)?;
        if self.features == Features::Mfcc {
            within("--coefficients", self.coefficients, 1, self.channels)?;
        }
        let (window, step) = (self.window(), self.samples(self.step_ms));
        let fft = window.next_power_of_two();
        if !(4..=LONGEST).contains(&fft) {
            let message = format!("a window has {window} samples, expected 3 to {LONGEST}");
            bail!(code::OPTION_VALUE.error(message, "give another --window-ms or --rate"));
        }
        let half = f64::from(self.rate) / 2.0;
        let ordered = 0.0 <= self.low && self.low < self.high && self.high <= half;
        if !ordered {
            let message = format!("frequencies from {} to {} Hz", self.low, self.high);
            let help = format!("give --low and --high in order, from 0 to {half}, half the --rate");
            bail!(code::OPTION_VALUE.error(message, help));
        }
        Ok(Sizes { window, step, fft })
    }
}

/// Longest Fourier transform.
const LONGEST: usize = 1 << 14;

/// Numbers of samples.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    window: usize,
    step: usize,
    /// Of the Fourier transform: a power of two.
    fft: usize,
}

impl Sizes {
    /// Complex numbers of a spectrum.
    const fn spectrum(self) -> usize {
        self.fft / 2 + 1
    }

    /// Bits by which channels are shifted before their logarithm, so that it keeps its precision.
    const fn correction_bits(self) -> i64 {
        let bits = self.fft.ilog2() as i64 - 6;
        if bits > 0 { bits } else { 0 }
    }
}

fn within(option: &str, found: u32, least: u32, most: u32) -> Result<()> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    let message = format!("{option} {found} is out of range");
    let help = format!("give {option} from {least} to {most}");
    bail!(code::OPTION_VALUE.error(message, help))
}
