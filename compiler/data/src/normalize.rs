//! How numbers of samples are scaled.

use peapod_diagnostic::Result;

use crate::params::{Normalize, Statistics};

/// Each number times a factor plus an offset; these repeat along a sample.
#[derive(Clone, Debug, PartialEq)]
pub struct Normalization {
    /// One factor, one for each position of the last dimension, or one for each element.
    pub factor: Vec<f32>,
    /// As many offsets.
    pub offset: Vec<f32>,
}

impl Normalization {
    /// Of what an experiment says; statistics are those of the samples that `read` puts into its
    /// argument, for each of `indices`.
    pub(crate) fn of(
        params: &Normalize,
        shape: &[usize],
        indices: &[usize],
        read: impl FnMut(usize, &mut [f32]) -> Result,
    ) -> Result<Self> {
        let elements: usize = shape.iter().product();
        let (factor, offset) = match params {
            Normalize::Nothing => return Ok(Self::identity()),
            Normalize::Scale(scale) => (vec![scale.factor as f32], vec![scale.offset as f32]),
            Normalize::Standardize(standardize) => {
                let period = match standardize.over {
                    Statistics::All => 1,
                    Statistics::Channel => shape.last().copied().unwrap_or(1),
                    Statistics::Element => elements,
                };
                standardized(period, elements, indices, read)?
            }
        };
        Ok(Self { factor, offset })
    }

    /// Changes nothing.
    pub(crate) fn identity() -> Self {
        let (factor, offset) = (vec![1.0], vec![0.0]);
        Self { factor, offset }
    }

    /// Scales a sample.
    pub fn apply(&self, sample: &mut [f32]) {
        for part in sample.chunks_mut(self.factor.len()) {
            let scales = self.factor.iter().zip(&self.offset);
            for (number, (factor, offset)) in part.iter_mut().zip(scales) {
                *number = *number * factor + offset;
            }
        }
    }
}

/// Factors and offsets to mean 0 and variance 1. What does not vary is only moved.
fn standardized(
    period: usize,
    elements: usize,
    indices: &[usize],
    mut read: impl FnMut(usize, &mut [f32]) -> Result,
) -> Result<(Vec<f32>, Vec<f32>)> {
    // Welford, "Note on a method for calculating corrected sums of squares and products", 1962:
    // sums of squares would lose the variance of numbers far from 0.
    // bounded: elements of a sample, which is in memory
    let (mut means, mut squares) = (vec![0.0_f64; period], vec![0.0_f64; period]);
    // bounded: the same
    let mut sample = vec![0.0; elements];
    let mut count = 0.0;
    for index in indices {
        read(*index, &mut sample)?;
        for part in sample.chunks_exact(period) {
            count += 1.0;
            for (at, number) in part.iter().enumerate() {
                let apart = f64::from(*number) - means[at];
                means[at] += apart / count;
                squares[at] += apart * (f64::from(*number) - means[at]);
            }
        }
    }
    let deviation = |squares: &f64| match libm::sqrt(squares / count) {
        deviation if deviation > 0.0 => deviation,
        _ => 1.0,
    };
    let deviations: Vec<f64> = squares.iter().map(deviation).collect();
    let pairs = means.iter().zip(&deviations);
    let offsets = pairs.map(|(mean, deviation)| (-mean / deviation) as f32);
    let factors = deviations.iter().map(|deviation| (1.0 / deviation) as f32);
    Ok((factors.collect(), offsets.collect()))
}
