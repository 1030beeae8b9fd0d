//! What a network makes of samples, and how two networks agree.

use peapod_diagnostic::{Result, ResultExt};
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Tensor, TensorType, Verified, verify};

use super::calibrate::on_all_processors;
use super::samples::Samples;

/// The first output of a network for each sample, as reals.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outputs(Vec<Vec<f32>>);

/// How the first outputs of two networks agree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Agreement {
    /// The part of samples whose largest element is at the same place, of 1.
    pub top_1: f64,
    /// What the outputs are over how far they are apart, in decibels; `None` if they are equal.
    pub sqnr_db: Option<f64>,
}

/// Elements as the reals that they stand for.
pub(crate) fn reals(tensor: &Tensor) -> Vec<f32> {
    let TensorType { dtype, quant, .. } = tensor.ty();
    if *dtype == DType::F32 {
        return tensor.floats();
    }
    let single = quant.as_ref().and_then(|quant| quant.single());
    let (scale, zero_point) = single.unwrap_or((1.0, 0));
    let integers = tensor.wide_integers().into_iter();
    integers
        .map(|x| scale * (x - i64::from(zero_point)) as f32)
        .collect()
}

impl Outputs {
    /// Runs a network, whose inputs may be integers, on samples of floats.
    pub(super) fn of(module: &Module, samples: &Samples) -> Result<Self> {
        let verified = verify(module).or_bug("after quantisation")?;
        let function = verified.entry();
        let sequences: Vec<_> = samples.sequences().collect();
        let run = |index: usize| {
            let mut states = States::new(&verified, &function.name)?;
            let inputs = stored_inputs(&verified, sequences[index].1)?;
            let sequence = inputs.iter().map(|inputs| {
                let outputs = eval(&verified, &function.name, inputs, &mut states)?;
                Ok(outputs.first().map(reals).unwrap_or_default())
            });
            sequence.collect::<Result<Vec<_>>>()
        };
        Ok(Self(on_all_processors(sequences.len(), run)?.concat()))
    }

    /// Places of the largest elements, of equal ones the first.
    pub(super) fn predictions(&self) -> Vec<usize> {
        self.0.iter().map(|output| largest(output)).collect()
    }

    /// How another network agrees with this one.
    pub(super) fn agreement(&self, other: &Self) -> Agreement {
        let pairs = self.predictions().into_iter().zip(other.predictions());
        let same = pairs.filter(|(own, other)| own == other).count();
        let pairs = self.0.iter().flatten().zip(other.0.iter().flatten());
        Agreement {
            top_1: same as f64 / self.0.len().max(1) as f64,
            sqnr_db: sqnr_db(pairs.map(|(own, other)| (*own, *other))),
        }
    }
}

/// The ratio of the squares of numbers to those of differences from them, in decibels.
pub(super) fn sqnr_db(pairs: impl Iterator<Item = (f32, f32)>) -> Option<f64> {
    let (mut signal, mut noise) = (0.0, 0.0);
    for (exact, found) in pairs {
        signal += f64::from(exact).powi(2);
        noise += f64::from(exact - found).powi(2);
    }
    (noise > 0.0).then(|| 10.0 * (signal / noise).max(f64::MIN_POSITIVE).log10())
}

fn largest(elements: &[f32]) -> usize {
    let mut best = 0;
    for (index, x) in elements.iter().enumerate() {
        if *x > elements[best] {
            best = index;
        }
    }
    best
}

/// Samples of floats as what a network takes.
pub(super) fn stored_inputs(
    module: &Verified<'_>,
    sequence: &[Vec<Tensor>],
) -> Result<Vec<Vec<Tensor>>> {
    let function = module.entry();
    let of_sample = |sample: &Vec<Tensor>| {
        let ports = sample.iter().zip(&function.inputs);
        let inputs = ports.map(|(tensor, port)| stored(tensor, function.ty(*port)));
        inputs.collect::<Result<Vec<_>>>()
    };
    sequence.iter().map(of_sample).collect()
}

/// A tensor of floats as what a port takes.
fn stored(tensor: &Tensor, ty: &TensorType) -> Result<Tensor> {
    if ty.quant.is_none() || tensor.ty().dtype != DType::F32 {
        return Ok(tensor.clone());
    }
    let quantize = peapod_ir::ops::Quantize.into();
    let stored = peapod_ir::eval::eval_op(&quantize, &[Some(tensor.clone())], ty);
    let or_bug = |message: String| peapod_diagnostic::Diagnostic::bug(message);
    Ok(stored.map_err(or_bug)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_and_noise_are_compared() {
        let own = Outputs(vec![vec![0.0, 1.0], vec![2.0, 2.0]]);
        let other = Outputs(vec![vec![0.1, 1.0], vec![2.0, 2.1]]);
        assert_eq!(own.predictions(), [1, 0]);
        let found = own.agreement(&other);
        assert_eq!(found.top_1, 0.5);
        let db = found.sqnr_db.unwrap();
        assert!((db - 10.0 * (9.0_f64 / 0.02).log10()).abs() < 1e-4, "{db}");
        assert_eq!(
            own.agreement(&own),
            Agreement {
                top_1: 1.0,
                sqnr_db: None
            }
        );
    }
}
