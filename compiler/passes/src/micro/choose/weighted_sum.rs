//! Sums and differences of two scales as one sum of multiples, where that is what they come to.
//!
//! The reference rounds five times on the way. Its results, for all 256 x 256 operands, are nearly
//! always also those of `(a * fa + b * fb + offset) >> shift` for factors close to the quotients of
//! the scales, which costs two multiplications. Whether they are is not a matter of theory: all are
//! compared.

use peapod_ir::eval::Tensor;
use peapod_ir::{DType, Op, TensorType};

use peapod_ir::eval::eval_op;

/// Numbers of a sum of multiples: `(a * factors[0] + b * factors[1] + offset) >> shift`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WeightedSum {
    pub(super) factors: [i32; 2],
    pub(super) offset: i32,
    pub(super) shift: i32,
}

/// Values of an operand.
const VALUES: std::ops::RangeInclusive<i64> = -128..=127;

/// Steps of the search; it hardly ever takes one.
const STEPS: usize = 64;

/// A sum or difference of two int8 tensors that have a scale each.
pub(super) struct Sum<'a> {
    operands: [&'a TensorType; 2],
    output: &'a TensorType,
    /// What the operands are multiplied with, nearly.
    ratios: [f64; 2],
    /// What is added, nearly.
    offset: f64,
    /// What results are limited to.
    limits: (i32, i32),
    subtracts: bool,
}

impl<'a> Sum<'a> {
    /// The sum, or the difference; `None` where elements are not int8, or have several scales.
    pub(super) fn of(
        operands: [&'a TensorType; 2],
        output: &'a TensorType,
        limits: (i32, i32),
        subtracts: bool,
    ) -> Option<Self> {
        if output.dtype != DType::I8 {
            return None;
        }
        let [(a, a_zero), (b, b_zero), (scale, zero)] =
            [affine(operands[0])?, affine(operands[1])?, affine(output)?];
        let sign = if subtracts { -1.0 } else { 1.0 };
        let ratios = [a / scale, sign * b / scale];
        Some(Self {
            operands,
            output,
            ratios,
            offset: zero - ratios[0] * a_zero - ratios[1] * b_zero,
            limits,
            subtracts,
        })
    }

    /// All that the results depend on, as bits.
    pub(super) fn key(&self) -> [[u64; 2]; 5] {
        let [a, b] = self.operands;
        let [a, b, output] = [a, b, self.output].map(|ty| {
            let (scale, zero) = affine(ty).unwrap_or_default();
            [scale.to_bits(), zero.to_bits()]
        });
        let (min, max) = self.limits;
        let limits = [min, max].map(|limit| i64::from(limit).cast_unsigned());
        [a, b, output, limits, [self.subtracts.into(), 0]]
    }
}

/// The scale and the zero point of a tensor that has one of each.
fn affine(ty: &TensorType) -> Option<(f64, f64)> {
    let (scale, zero_point) = ty.quant.as_ref().and_then(|quant| quant.single())?;
    Some((scale.into(), zero_point.into()))
}

/// The numbers with which a sum of multiples equals a sum of two tensors, as an op computes it, for
/// all values.
pub(super) fn find(op: &Op, sum: &Sum<'_>) -> Option<WeightedSum> {
    let results = results(op, sum.operands, sum.output)?;
    let fit = Fit {
        limits: (sum.limits.0.into(), sum.limits.1.into()),
        results,
    };
    let shift = greatest_shift(sum.ratios, sum.offset)?;
    let scaled = |ratio: f64| (ratio * f64::from(shift).exp2()).round() as i64;
    fit.search(sum.ratios.map(scaled), shift)
}

/// The results for all values: of the first operand, and for each of these of the second.
fn results(op: &Op, [a, b]: [&TensorType; 2], output: &TensorType) -> Option<Vec<i64>> {
    let shaped = |ty: &TensorType, shape: [usize; 2]| ty.with_shape(shape.to_vec());
    let every = |ty| Tensor::from_integers(&ty, -128..=127);
    let operands = [every(shaped(a, [256, 1])), every(shaped(b, [1, 256]))].map(Some);
    let results = eval_op(&op.kind, &operands, &shaped(output, [256, 256])).ok()?;
    let values = results.bytes().iter().map(|byte| byte.cast_signed().into());
    Some(values.collect())
}

/// Bits below the point, so that no sum leaves 32 bits.
fn greatest_shift([a, b]: [f64; 2], offset: f64) -> Option<u32> {
    let ends = [-128.0, 127.0];
    let corners = ends.map(|x| ends.map(|y| (x * a + y * b + offset).abs()));
    let most = corners.as_flattened().iter().copied().fold(1.0, f64::max) + 1.0;
    let shift = (f64::from(i32::MAX) / most).log2().floor();
    (1.0..=30.0).contains(&shift).then_some(shift as u32)
}

/// The function to be met.
struct Fit {
    limits: (i64, i64),
    results: Vec<i64>,
}

impl Fit {
    /// Walks from factors to better neighbours until an offset makes all results right. How much
    /// room there is for offsets is a concave function of the factors: there are no false peaks.
    fn search(&self, factors: [i64; 2], shift: u32) -> Option<WeightedSum> {
        let mut here = (self.offsets(factors, shift), factors);
        for _ in 0..STEPS {
            if room(here.0) >= 0 {
                break;
            }
            let [a, b] = here.1;
            let steps = (-1..=1).flat_map(|i| (-1..=1).map(move |j| [a + i, b + j]));
            let next = steps.map(|factors| (self.offsets(factors, shift), factors));
            let next = next.max_by_key(|(offsets, _)| room(*offsets))?;
            if room(next.0) <= room(here.0) {
                return None;
            }
            here = next;
        }
        let ((least, most), factors) = here;
        if least > most {
            return None;
        }
        let offset = least.midpoint(most);
        let sums =
            VALUES.flat_map(|a| VALUES.map(move |b| a * factors[0] + b * factors[1] + offset));
        if !sums.into_iter().all(|sum| i32::try_from(sum).is_ok()) {
            return None;
        }
        Some(WeightedSum {
            factors: [factors[0].try_into().ok()?, factors[1].try_into().ok()?],
            offset: offset.try_into().ok()?,
            shift: shift.try_into().ok()?,
        })
    }

    /// The least and the greatest offset that is right for all results.
    fn offsets(&self, [fa, fb]: [i64; 2], shift: u32) -> (i64, i64) {
        let (min, max) = self.limits;
        let (mut least, mut most) = (i64::MIN / 4, i64::MAX / 4);
        let mut results = self.results.iter();
        for a in VALUES {
            for (b, &result) in VALUES.zip(&mut results) {
                let sum = a * fa + b * fb;
                // Results at a limit may as well be beyond it.
                if result > min {
                    least = least.max((result << shift) - sum);
                }
                if result < max {
                    most = most.min(((result + 1) << shift) - 1 - sum);
                }
            }
        }
        (least, most)
    }
}

/// Number of offsets less one; negative if there are none.
fn room((least, most): (i64, i64)) -> i64 {
    most - least
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::ops::{Activation, Binary, BinaryOp};
    use peapod_ir::types::Quantization;
    use peapod_ir::{Location, OpKind};
    use proptest::prelude::*;

    fn quantised(scale: f32, zero_point: i32) -> TensorType {
        TensorType {
            quant: Some(Quantization::per_tensor(scale, zero_point)),
            ..TensorType::new(DType::I8, [1])
        }
    }

    fn op(op: BinaryOp) -> Op {
        Op::new(
            OpKind::Binary(Binary {
                op,
                activation: Activation::None,
            }),
            Vec::new(),
            Vec::new(),
            &Location::default(),
        )
    }

    /// A scale, and another up to so many times it.
    fn scales() -> impl Strategy<Value = [f32; 3]> {
        let factor = || (-2.0..2.0_f32).prop_map(f32::exp);
        (1e-3..1.0_f32, factor(), factor()).prop_map(|(a, b, output)| [a, a * b, a * output])
    }

    proptest! {
        /// What is found is right for all values.
        #[test]
        fn sums_of_multiples(
            [a, b, output] in scales(),
            zero_points in [-128..=127, -128..=127, -128..=127],
            subtracts: bool,
        ) {
            let types = [(a, 0), (b, 1), (output, 2)].map(|(s, i)| quantised(s, zero_points[i]));
            let [a_type, b_type, output_type] = &types;
            let op = op(if subtracts { BinaryOp::Sub } else { BinaryOp::Add });
            let operands = [a_type, b_type];
            let sum = Sum::of(operands, output_type, (-128, 127), subtracts);
            let found = find(&op, &sum.expect("each tensor has one scale"));
            // About one in a thousand has no such sum.
            if let Some(sum) = found {
                let expected = results(&op, operands, output_type).expect("verified");
                let [fa, fb] = sum.factors;
                let pairs = (-128..128).flat_map(|a| (-128..128).map(move |b| (a, b)));
                prop_assert_eq!(expected.len(), 256 * 256);
                for ((a, b), expected) in pairs.zip(expected) {
                    let result = (a * fa + b * fb + sum.offset) >> sum.shift;
                    prop_assert_eq!(i64::from(result.clamp(-128, 127)), expected);
                }
            }
        }
    }

    /// Equal scales, and those that a network was trained to, have a sum.
    #[test]
    fn common_scales_are_found() {
        for (scales, zero_points) in [
            ([0.1, 0.1, 0.1], [0, 0, 0]),
            ([0.05, 0.1, 0.11], [-128, -128, -128]),
            ([0.023_528, 0.017_261, 0.031_017], [-3, 11, -128]),
            ([1.0 / 256.0, 1.0 / 128.0, 1.0 / 256.0], [-128, 0, 127]),
        ] {
            let [a, b, output] = [0, 1, 2].map(|i| quantised(scales[i], zero_points[i]));
            let op = op(BinaryOp::Add);
            let sum = Sum::of([&a, &b], &output, (-128, 127), false);
            let found = find(&op, &sum.expect("each tensor has one scale"));
            assert!(found.is_some(), "{scales:?}");
        }
    }
}
