//! Functions of lines of elements along one dimension: indices of extrema, running sums, and
//! normalisations.

use std::cmp::Ordering;

use super::attribute::{AttributeError, AttributeReader, Attributes};
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::scalar::narrow;
use crate::eval::{Operands, Scalar, Tensor, line};
use crate::numerics;
use crate::ops::contraction::Requantizer;
use crate::ops::facts::{ReductionFacts, product};
use crate::type_rule::{Operand, TypeRule};
use crate::types::{DType, TensorType};

/// Longest line of a quantised `log_softmax`: its sum of exponentials is a Q12.19.
pub const MAX_LOG_DEPTH: usize = 4095;

/// Longest line of a quantised `l2_normalization`: its sum of squares has 31 bits.
pub const MAX_NORM_DEPTH: usize = 33_000;

/// A function of the elements along one dimension.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the operand is f32 and not quantised, or i8 with one scale; for `cumsum` i32 or i64
///   without scales too. So is the result; that of `arg_max`, `arg_min` and `top_k_indices` is i32,
///   and their operand may be i8 without a scale, or i32.
/// - C3: the axis is a dimension of the operand.
/// - C4: the result has the operand's shape, that of `arg_max` and `arg_min` without the axis, that
///   of `top_k_indices` with `count` as its extent there, which is 1 to that of the operand.
/// - C5: on i8, `l2_normalization` yields scale 1/128 and zero point 0, `log_softmax` 1/16 and 127;
///   the operand's scale is more than 2^-26 for `log_softmax`, below 2^49 result scales for
///   `cumsum`.
/// - C6: on i8, lines have at most 4095 elements for `log_softmax`, 33000 for `l2_normalization`.
///
/// A running sum of i8 begins with the operand's zero point, subtracted once more: so does that of
/// TensorFlow Lite Micro. Sums of i32 and i64 wrap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Along {
    /// Which function.
    pub op: AlongOp,
    /// The dimension.
    pub axis: usize,
}

/// Functions of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AlongOp {
    /// Index of the first element that no other is above.
    ArgMax,
    /// Index of the first element that no other is below.
    ArgMin,
    /// Indices of the largest elements in decreasing order, of equal ones the first; what is no
    /// number counts as −∞.
    TopK {
        /// How many.
        count: usize,
    },
    /// Sums of all elements up to each.
    CumSum {
        /// Whether the element itself is left out.
        exclusive: bool,
        /// Whether sums are of all elements from each on.
        reverse: bool,
    },
    /// Elements over the root of the sum of their squares.
    L2Normalization,
    /// Elements less the logarithm of the sum of their exponentials.
    LogSoftmax,
}

impl AlongOp {
    /// Every function, with one choice of its attributes.
    pub const ALL: [Self; 6] = [
        Self::ArgMax,
        Self::ArgMin,
        Self::TopK { count: 1 },
        Self::CumSum {
            exclusive: false,
            reverse: false,
        },
        Self::L2Normalization,
        Self::LogSoftmax,
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::ArgMax => "arg_max",
            Self::ArgMin => "arg_min",
            Self::TopK { .. } => "top_k_indices",
            Self::CumSum { .. } => "cumsum",
            Self::L2Normalization => "l2_normalization",
            Self::LogSoftmax => "log_softmax",
        }
    }

    /// The function with this name, and some attributes.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// Whether the result is an index, or several.
    pub const fn is_index(self) -> bool {
        matches!(self, Self::ArgMax | Self::ArgMin | Self::TopK { .. })
    }

    /// Element types of the operand.
    pub const fn dtypes(self) -> &'static [DType] {
        match self {
            Self::ArgMax | Self::ArgMin | Self::TopK { .. } => &[DType::I8, DType::I32, DType::F32],
            Self::CumSum { .. } => &[DType::I8, DType::I32, DType::I64, DType::F32],
            Self::L2Normalization | Self::LogSoftmax => &DType::REALS,
        }
    }

    /// The function of a line of integers that stand for themselves; results are narrowed in the
    /// end.
    fn of_plain(self, x: &[i64]) -> Vec<i64> {
        match self {
            Self::CumSum { exclusive, reverse } => {
                line::running(x, 0, exclusive, reverse, i64::wrapping_add)
            }
            Self::ArgMax | Self::ArgMin | Self::TopK { .. } => {
                unreachable!("an index is no sum")
            }
            Self::L2Normalization | Self::LogSoftmax => {
                unreachable!("the type rule asks for reals")
            }
        }
    }

    /// The function of a line of floats that yields floats.
    fn of_floats(self, x: &[f32]) -> Vec<f32> {
        match self {
            Self::ArgMax | Self::ArgMin | Self::TopK { .. } => {
                unreachable!("an index is no float")
            }
            Self::CumSum { exclusive, reverse } => {
                line::running(x, 0.0, exclusive, reverse, |sum, x| sum + x)
            }
            Self::L2Normalization => {
                let squares: f32 = x.iter().map(|x| x * x).sum();
                let norm = squares.sqrt().max(1e-6);
                x.iter().map(|x| x / norm).collect()
            }
            Self::LogSoftmax => {
                let largest = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let sum: f32 = x.iter().map(|x| (x - largest).exp()).sum();
                x.iter().map(|x| x - largest - sum.ln()).collect()
            }
        }
    }

    /// The function of a line of stored integers that yields such.
    fn of_integers(self, x: &[i32], input: &TensorType, output: &TensorType) -> Vec<i32> {
        match self {
            Self::ArgMax | Self::ArgMin | Self::TopK { .. } => {
                unreachable!("an index is not stored by a scale")
            }
            Self::CumSum { exclusive, reverse } => {
                let zero = input.zero_point();
                let multiplier = vec![numerics::running_sum_multiplier(input, output)];
                let result = Requantizer::new(multiplier, Activation::None, output);
                let add = |sum: i32, x| line::add_fine(sum, x - zero);
                let sums = line::running(x, line::add_fine(0, -zero), exclusive, reverse, add);
                sums.into_iter().map(|sum| result.apply(0, sum)).collect()
            }
            Self::L2Normalization => line::normalised(x, input.zero_point()),
            Self::LogSoftmax => line::log_softmax(x, numerics::log_softmax_scaling(input)),
        }
    }
}

impl Along {
    /// The indices of each line's elements, line by line in the order of the result.
    fn lines(&self, shape: &[usize]) -> Vec<Vec<usize>> {
        let inner: usize = shape[self.axis + 1..].iter().product();
        let outer: usize = shape[..self.axis].iter().product();
        let len = shape[self.axis];
        let starts = (0..outer).flat_map(|i| (0..inner).map(move |j| i * len * inner + j));
        starts
            .map(|start| (0..len).map(|k| start + k * inner).collect())
            .collect()
    }

    /// Applies a function of lines, and puts its results where the elements were.
    fn each<T: Copy + Default>(
        &self,
        x: &[T],
        shape: &[usize],
        of: impl Fn(&[T]) -> Vec<T>,
    ) -> Vec<T> {
        let mut results = vec![T::default(); x.len()];
        for line in self.lines(shape) {
            let elements: Vec<T> = line.iter().map(|&at| x[at]).collect();
            for (at, y) in line.into_iter().zip(of(&elements)) {
                results[at] = y;
            }
        }
        results
    }

    /// The indices of the largest elements of each line, place by place in the order of the result.
    fn largest<T: Copy + PartialOrd>(&self, x: &[T], shape: &[usize], count: usize) -> Vec<i32> {
        let inner: usize = shape[self.axis + 1..].iter().product();
        let lines = self.lines(shape).into_iter().map(|line| {
            let mut order: Vec<usize> = (0..line.len()).collect();
            // Stable; what cannot be compared comes last.
            order.sort_by(|&a, &b| {
                let (a, b) = (x[line[a]], x[line[b]]);
                let number = |x: T| x.partial_cmp(&x).is_some();
                let order = number(b).cmp(&number(a));
                order.then(b.partial_cmp(&a).unwrap_or(Ordering::Equal))
            });
            order.truncate(count);
            order
        });
        let lines: Vec<_> = lines.collect();
        let blocks = lines.chunks(inner.max(1));
        let places = blocks.flat_map(|block| {
            (0..count).flat_map(move |at| block.iter().map(move |line| line[at] as i32))
        });
        places.collect()
    }

    /// The index of the extremum of each line.
    fn indices<T: Copy + PartialOrd>(&self, x: &[T], shape: &[usize]) -> Vec<i32> {
        if let AlongOp::TopK { count } = self.op {
            return self.largest(x, shape, count);
        }
        let finds_least = matches!(self.op, AlongOp::ArgMin);
        let beats = |a: T, b: T| if finds_least { a < b } else { a > b };
        let first = |line: Vec<usize>| {
            let better = |best: usize, k: usize| match beats(x[line[k]], x[line[best]]) {
                true => k,
                false => best,
            };
            (0..line.len()).reduce(better).unwrap_or(0) as i32
        };
        self.lines(shape).into_iter().map(first).collect()
    }

    /// C5, C6: the scales and the length of lines of quantised elements.
    fn check_quantised(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        let depth = input.ty.shape[self.axis];
        let mut most = |most: usize| {
            rule.require("C6", depth <= most, || {
                format!("lines of {depth} elements, expected at most {most}")
            })
        };
        match self.op {
            AlongOp::ArgMax | AlongOp::ArgMin | AlongOp::TopK { .. } => {}
            AlongOp::CumSum { .. } => {
                let multiplier = numerics::running_sum_multiplier(input.ty, output.ty);
                rule.multiplier("C5", multiplier);
            }
            AlongOp::L2Normalization => {
                most(MAX_NORM_DEPTH);
                rule.fixed_scale("C5", output, -7, 0.0, 0);
            }
            AlongOp::LogSoftmax => {
                most(MAX_LOG_DEPTH);
                rule.fixed_scale("C5", output, -4, 0.0, 127);
                let (scale, _) = numerics::single(input.ty);
                rule.require("C5", numerics::softmax_factor(1.0, input.ty) > 1.0, || {
                    format!("{input} has scale {scale:?}, expected more than 2^-26")
                });
            }
        }
    }
}

impl OpDef for Along {
    fn attributes(&self) -> Attributes {
        let attributes = Attributes::new().with("axis", self.axis);
        if let AlongOp::TopK { count } = self.op {
            return attributes.with("count", count);
        }
        let AlongOp::CumSum { exclusive, reverse } = self.op else {
            return attributes;
        };
        attributes
            .with_unless(false, "exclusive", exclusive)
            .with_unless(false, "reverse", reverse)
    }

    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let op = AlongOp::from_mnemonic(mnemonic);
        let mut op = op.expect("the table has a row of this name");
        let axis = attributes.take("axis")?;
        if let AlongOp::TopK { count } = &mut op {
            *count = attributes.take("count")?;
        }
        if let AlongOp::CumSum { exclusive, reverse } = &mut op {
            *exclusive = attributes.take_or(false, "exclusive")?;
            *reverse = attributes.take_or(false, "reverse")?;
        }
        Ok(Self { op, axis })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        let (axis, rank) = (self.axis, input.ty.shape.len());
        let inside = rule.require("C3", axis < rank, || {
            format!("axis {axis} of {input}, expected a number below {rank}")
        });
        if !inside || !rule.dtype("C2", input, self.op.dtypes()) {
            return;
        }
        let mut shape = input.ty.shape.clone();
        if let AlongOp::TopK { count } = self.op {
            rule.require("C4", count <= shape[axis], || {
                format!(
                    "{count} elements of {}, expected at most as many",
                    shape[axis]
                )
            });
            shape[axis] = count;
        } else if self.op.is_index() {
            shape.remove(axis);
        }
        rule.shape("C4", output, &shape);
        if self.op.is_index() {
            rule.not_per_axis("C2", input);
            rule.dtype("C2", output, &[DType::I32]);
            rule.plain("C2", output);
        } else if !rule.same_dtype("C2", &[input, output]) {
        } else if input.ty.dtype != DType::I8 {
            rule.plain_dtype("C2", &[input, output], self.op.dtypes());
        } else if rule.quantised("C2", &[input, output]) {
            self.check_quantised(rule, input, output);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let extents = types.shape(0).iter().enumerate();
        for (dim, &extent) in extents.filter(|(dim, _)| *dim != self.axis) {
            let kept = !self.op.is_index() || matches!(self.op, AlongOp::TopK { .. });
            let to = dim - usize::from(!kept && dim > self.axis);
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, to)];
            rule.share(extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let shape = &input.shape;
        let result = match (input.dtype, self.op.is_index()) {
            (DType::F32, true) => {
                Tensor::from_integers(output, self.indices(&operands.floats(0), shape))
            }
            (_, true) => Tensor::from_integers(output, self.indices(&operands.integers(0), shape)),
            (DType::I32 | DType::I64, false) => {
                let x: Vec<i64> = operands
                    .scalars(0)
                    .into_iter()
                    .map(Scalar::integer)
                    .collect();
                let results = self.each(&x, shape, |line| self.op.of_plain(line));
                let narrowed = results.into_iter().map(|x| narrow(output.dtype, x));
                Tensor::from_scalars(output, narrowed.map(Scalar::Integer))
            }
            (DType::F32, false) => {
                let of = |line: &[f32]| self.op.of_floats(line);
                Tensor::from_floats(output, self.each(&operands.floats(0), shape, of))
            }
            _ => {
                let of = |line: &[i32]| self.op.of_integers(line, input, output);
                Tensor::from_integers(output, self.each(&operands.integers(0), shape, of))
            }
        };
        vec![result]
    }
}

impl ReductionFacts for Along {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
