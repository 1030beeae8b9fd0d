//! Weights and biases as integers.

use peapod_ir::{DType, Quantization, TensorType};

use super::scale;

/// Weights of an op: their elements, and where its output channels are.
pub(super) struct Weights<'a> {
    pub(super) ty: &'a TensorType,
    pub(super) elements: &'a [f32],
    /// The dimension of output channels.
    pub(super) axis: usize,
}

/// Weights as integers, with their type.
pub(super) struct Stored {
    pub(super) ty: TensorType,
    pub(super) integers: Vec<i32>,
}

/// Largest magnitude of a bias: the sum that it is added to has room for as much again.
const MAX_BIAS: f64 = (1_u64 << 30) as f64;

/// What the bias of a channel whose weights are all zero is counted in, at most.
const FINE_BIAS: f64 = (1_u64 << 23) as f64;

/// Parts of the largest magnitude that a scale of 4 bits is tried for, in twentieths.
const CLIPS: std::ops::RangeInclusive<u32> = 10..=20;

impl Weights<'_> {
    /// The output channel of the element at an index.
    pub(super) fn channel(&self, index: usize) -> usize {
        let inner: usize = self.ty.shape[self.axis + 1..].iter().product();
        index / inner % self.ty.shape[self.axis]
    }

    /// As integers of a type, one scale for each output channel. With that of the input it is the
    /// scale of the bias, which has to fit into 32 bits.
    pub(super) fn store(&self, dtype: DType, bias: Option<&[f32]>, input_scale: f32) -> Stored {
        let mut channels = vec![Vec::new(); self.ty.shape[self.axis]];
        for (index, x) in self.elements.iter().enumerate() {
            channels[self.channel(index)].push(*x);
        }
        let scales = channels.iter().enumerate().map(|(channel, elements)| {
            let scale = match dtype == DType::I4 {
                true => clipped(elements),
                false => scale::symmetric(largest(elements), dtype),
            };
            let bias = bias.map_or(0.0, |it| f64::from(it[channel].abs()));
            let most = if largest(elements) == 0.0 {
                FINE_BIAS
            } else {
                MAX_BIAS
            };
            let least = (bias / f64::from(input_scale) / most) as f32;
            match largest(elements) == 0.0 && least > 0.0 {
                true => least,
                false => scale.max(least),
            }
        });
        let scales: Vec<f32> = scales.collect();
        let limits = limits(dtype);
        let elements = self.elements.iter().enumerate();
        let integers =
            elements.map(|(index, x)| scale::stored(*x, scales[self.channel(index)], 0, limits));
        let integers = integers.collect();
        let quant = Quantization {
            zero_points: vec![0; scales.len()],
            scales,
            axis: Some(self.axis),
        };
        let ty = TensorType::new(dtype, &self.ty.shape[..]).with_quant(quant);
        Stored { ty, integers }
    }
}

impl Stored {
    /// How much more an element of the weights is than it was.
    pub(super) fn error(&self, weights: &Weights<'_>, index: usize) -> f64 {
        let scales = self
            .ty
            .quant
            .as_ref()
            .map_or(&[][..], |quant| &quant.scales);
        let stored = f64::from(scales[weights.channel(index)]) * f64::from(self.integers[index]);
        stored - f64::from(weights.elements[index])
    }

    /// The bias in the scale of the sums, by the scale of the input, as integers of a type.
    pub(super) fn bias(
        &self,
        bias: &[f64],
        input_scale: f32,
        dtype: DType,
    ) -> (TensorType, Vec<i64>) {
        let scales = self
            .ty
            .quant
            .as_ref()
            .map_or(&[][..], |quant| &quant.scales);
        let scales: Vec<f32> = scales
            .iter()
            .map(|it| sum_scale(*it, input_scale))
            .collect();
        let (least, most) = match dtype == DType::I64 {
            true => (-(1_i64 << 39), 1_i64 << 39),
            false => (i64::from(i32::MIN), i64::from(i32::MAX)),
        };
        let integers = bias
            .iter()
            .zip(&scales)
            .map(|(bias, scale)| ((bias / f64::from(*scale)).round() as i64).clamp(least, most));
        let integers = integers.collect();
        let quant = Quantization {
            zero_points: vec![0; scales.len()],
            scales,
            axis: Some(0),
        };
        (
            TensorType::new(dtype, [bias.len()]).with_quant(quant),
            integers,
        )
    }
}

/// The scale of products of an input with weights.
fn sum_scale(weights: f32, input: f32) -> f32 {
    (weights * input).max(f32::MIN_POSITIVE)
}

/// The stored integers of weights.
fn limits(dtype: DType) -> [i32; 2] {
    let (_, highest) = dtype.integer_range().unwrap_or((0, 0));
    [-(highest as i32), highest as i32]
}

fn largest(elements: &[f32]) -> f32 {
    elements.iter().fold(0.0, |most, x| most.max(x.abs()))
}

/// The scale of 4 bits by which elements change least in the mean of squares: with 15 levels, what
/// the largest loses by clipping may be less than what all others lose by a coarse scale.
fn clipped(elements: &[f32]) -> f32 {
    let error = |scale: f32| {
        let errors = elements.iter().map(|x| {
            let stored = scale::stored(*x, scale, 0, limits(DType::I4));
            f64::from(scale * stored as f32 - x).powi(2)
        });
        errors.sum::<f64>()
    };
    let whole = largest(elements);
    let scales = CLIPS
        .rev()
        .map(|part| whole * part as f32 / *CLIPS.end() as f32);
    let scales = scales.map(|magnitude| scale::symmetric(magnitude, DType::I4));
    let least = scales.map(|scale| (error(scale), scale));
    let least = least.reduce(|best, found| if found.0 < best.0 { found } else { best });
    least.map_or(1.0, |(_, scale)| scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn store(elements: &[f32], dtype: DType, bias: Option<&[f32]>) -> Stored {
        let ty = TensorType::new(DType::F32, [2, elements.len() / 2]);
        let axis = 0;
        Weights {
            ty: &ty,
            elements,
            axis,
        }
        .store(dtype, bias, 0.01)
    }

    proptest! {
        #[test]
        fn eight_bits_are_half_a_step_away_at_most(
            elements in prop::collection::vec(-2.0_f32..2.0, 8),
            bias in prop::collection::vec(-1e8_f32..1e8, 2),
        ) {
            let stored = store(&elements, DType::I8, Some(&bias));
            let ty = TensorType::new(DType::F32, [2, 4]);
            let weights = Weights { ty: &ty, elements: &elements, axis: 0 };
            let scales = &stored.ty.quant.as_ref().unwrap().scales;
            for index in 0..8 {
                let half = f64::from(scales[index / 4]) * 0.5001;
                prop_assert!(stored.error(&weights, index).abs() <= half);
            }
            let bias: Vec<f64> = bias.iter().map(|it| f64::from(*it)).collect();
            let (_, integers) = stored.bias(&bias, 0.01, DType::I32);
            for (channel, integer) in integers.into_iter().enumerate() {
                let real = integer as f64 * f64::from(scales[channel]) * f64::from(0.01_f32);
                prop_assert!((real - bias[channel]).abs() <= 1e-5 * bias[channel].abs() + 1e-2);
            }
        }

        #[test]
        fn four_bits_stay_in_seven_steps(elements in prop::collection::vec(-2.0_f32..2.0, 8)) {
            let stored = store(&elements, DType::I4, None);
            prop_assert!(stored.integers.iter().all(|it| (-7..=7).contains(it)));
        }
    }

    #[test]
    fn a_channel_of_zeros_keeps_its_bias() {
        let stored = store(&[0.0, 0.0, 1.0, 1.0], DType::I8, Some(&[0.37, 0.0]));
        let (_, integers) = stored.bias(&[0.37, 0.0], 0.01, DType::I32);
        let scale = stored.ty.quant.unwrap().scales[0];
        let real = integers[0] as f32 * scale * 0.01;
        assert!((real - 0.37).abs() < 1e-6, "{real}");
    }
}
