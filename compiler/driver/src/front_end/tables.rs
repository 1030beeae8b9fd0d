//! The constants of a front end: window, bands of the filter bank, gains, cosines.

use std::f64::consts::PI;

use super::FrontEnd;

/// Bits after the point of windows and of weights of bands.
pub(super) const WEIGHT_BITS: u32 = 12;

/// The Hann window of so many samples.
pub(super) fn window(len: usize) -> Vec<i16> {
    let sample = |i: usize| {
        let phase = 2.0 * PI * (i as f64 + 0.5) / len as f64;
        ((0.5 - 0.5 * phase.cos()) * ONE + 0.5).floor() as i16
    };
    (0..len).map(sample).collect()
}

/// One, as a weight.
const ONE: f64 = (1 << WEIGHT_BITS) as f64;

/// The bands between the centres of channels: the first one rises to the first channel, and each
/// other one falls from a channel and rises to the next.
#[derive(Debug, Default)]
pub(super) struct Bands {
    /// First frequency of each band.
    pub(super) starts: Vec<i16>,
    /// First weight of each.
    pub(super) places: Vec<i16>,
    /// Frequencies of each.
    pub(super) widths: Vec<i16>,
    /// What a frequency counts for the channel that a band rises to.
    pub(super) weights: Vec<i16>,
    /// What it counts for the one that the band falls from.
    pub(super) unweights: Vec<i16>,
}

impl Bands {
    /// The first channel with no frequency on either side of its centre, counted from 0.
    pub(super) fn empty(&self) -> Option<usize> {
        let pairs = self.widths.windows(2);
        pairs.into_iter().position(|pair| pair == [0, 0])
    }

    /// The range of frequencies that any band has.
    pub(super) fn range(&self) -> [usize; 2] {
        let bands = self.starts.iter().zip(&self.widths);
        let filled = bands.filter(|(_, width)| **width > 0);
        let ends = filled.map(|(start, width)| [*start as usize, (*start + *width) as usize]);
        ends.reduce(|all, one| [all[0].min(one[0]), all[1].max(one[1])])
            .unwrap_or_default()
    }
}

/// A frequency in mels.
fn mel(frequency: f64) -> f64 {
    1127.0 * (frequency / 700.0).ln_1p()
}

/// The bands of a front end over a spectrum of so many numbers.
pub(super) fn bands(front_end: &FrontEnd, spectrum: usize) -> Bands {
    let hertz = f64::from(front_end.rate) / 2.0 / (spectrum - 1) as f64;
    let (low, high) = (mel(front_end.low), mel(front_end.high));
    let spacing = (high - low) / f64::from(front_end.channels + 1);
    // The first frequency is not below the lowest, and not the constant part.
    let mut next = (1.5 + front_end.low / hertz) as usize;
    let mut bands = Bands::default();
    for band in 0..=front_end.channels {
        let centre = low + spacing * f64::from(band + 1);
        let start = next;
        bands.places.push(bands.weights.len() as i16);
        while next < spectrum && mel(next as f64 * hertz) <= centre {
            let falling = (centre - mel(next as f64 * hertz)) / spacing;
            // Not rounded: these are the numbers of `micro_speech`.
            bands.weights.push((falling * ONE) as i16);
            bands.unweights.push(((1.0 - falling) * ONE) as i16);
            next += 1;
        }
        bands.starts.push(start as i16);
        bands.widths.push((next - start) as i16);
    }
    bands
}

/// Bits of a gain after the point.
pub(super) const GAIN_BITS: u32 = 21;

/// Strength and offset of the gains of PCAN.
const STRENGTH: f64 = 0.95;
const OFFSET: f64 = 80.0;

/// The table of gains of PCAN: those of 0 and 1, and then polynomials of the second degree, of
/// three coefficients each, between powers of two; estimates of noise have so many bits after the
/// point.
pub(super) fn gains(bits_after_point: i32) -> Vec<i16> {
    let gain = |noise: u32| {
        let level = f64::from(noise) * 2.0_f64.powi(-bits_after_point) + OFFSET;
        let gain = f64::from(1_u32 << GAIN_BITS) * level.powf(-STRENGTH) + 0.5;
        gain.min(f64::from(i16::MAX)) as i32
    };
    let mut table = vec![0_i16; 125];
    (table[0], table[1]) = (gain(0) as i16, gain(1) as i16);
    for bits in 2..=32 {
        let low = 1_u32 << (bits - 1);
        let high = low + if bits == 32 { low - 1 } else { low };
        let [first, middle, last] = [low, low + low / 2, high].map(gain);
        let (half, whole) = (middle - first, last - first);
        let slope = 4 * half - whole;
        let coefficients = [first, slope, whole - slope].map(|it| it as i16);
        let at = 4 * bits - 6;
        table[at..at + 3].copy_from_slice(&coefficients);
    }
    table
}

/// The cosine transform of the second kind, `[coefficients][channels]`, orthonormal, of logarithms
/// in steps of 1 / `scale`.
pub(super) fn cosines(coefficients: u32, channels: u32, scale: f64) -> Vec<f32> {
    let count = f64::from(channels);
    let element = |k: u32, n: u32| {
        let norm = if k == 0 { 1.0 / count } else { 2.0 / count };
        let phase = PI * f64::from(k) * (f64::from(n) + 0.5) / count;
        (norm.sqrt() * phase.cos() / scale) as f32
    };
    (0..coefficients)
        .flat_map(|k| (0..channels).map(move |n| element(k, n)))
        .collect()
}
