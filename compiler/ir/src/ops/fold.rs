//! Elements combined over dimensions: sums, products, extrema, truths.

use super::attribute::{AttributeError, AttributeReader, Attributes};
use super::contraction::Requantizer;
use super::mean::Mean;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::fixed_point::multiply_wide;
use crate::eval::scalar::narrow;
use crate::eval::{Operands, Scalar, Tensor};
use crate::numerics;
use crate::ops::facts::{ReductionFacts, product};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Elements combined over dimensions. What there is of none changes nothing that it is combined
/// with: 0 of a sum, 1 of a product, of extrema the least or largest finite number of the type. Of
/// sums of quantised elements it is what is stored that is 0, as TensorFlow Lite Micro and LiteRT
/// have it; products of no quantised elements are refused.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result are f32, or i32 or i64 without scales, whose sums and products wrap;
///   for `reduce_all` and `reduce_any` bool instead. For sums and products i8 with one scale each
///   or i16 with the zero point 0, too; for extrema i8 and i16 of the same scale.
/// - C3: axes are dimensions of the operand, ascending, without repetition.
/// - C4: the result has the operand's extents without the axes', or with 1 in their place.
/// - C5: for sums of integers, operand scale over result scale is below 2^30. For products of n
///   quantised integers, operand scale over the nth root of result scale, by which each step is
///   multiplied in LiteRT's 64 bits, is below 2^7, and n is not 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fold {
    /// How elements are combined.
    pub op: FoldOp,
    /// Dimensions reduced, ascending, without repetition.
    pub axes: Vec<usize>,
    /// Whether the result keeps them with extent 1.
    pub keep_dims: bool,
}

/// How elements are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoldOp {
    /// Added up, in order.
    Sum,
    /// Multiplied, in order.
    Product,
    /// The largest.
    Max,
    /// The smallest.
    Min,
    /// Whether all hold.
    All,
    /// Whether any holds.
    Any,
}

impl FoldOp {
    /// Every one.
    pub const ALL: [Self; 6] = [
        Self::Sum,
        Self::Product,
        Self::Max,
        Self::Min,
        Self::All,
        Self::Any,
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Sum => "reduce_sum",
            Self::Product => "reduce_prod",
            Self::Max => "reduce_max",
            Self::Min => "reduce_min",
            Self::All => "reduce_all",
            Self::Any => "reduce_any",
        }
    }

    /// The one with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// Element types on which networks compute it.
    pub const fn dtypes(self) -> &'static [DType] {
        match self {
            Self::Sum | Self::Product | Self::Max | Self::Min => {
                &[DType::I8, DType::I16, DType::I32, DType::I64, DType::F32]
            }
            Self::All | Self::Any => &[DType::Bool],
        }
    }

    /// What floats leave as they are: what there is of none. As LiteRT has them, extrema are of
    /// finite numbers.
    fn of_no_floats(self) -> f32 {
        match self {
            Self::Sum | Self::All | Self::Any => 0.0,
            Self::Product => 1.0,
            Self::Max => f32::MIN,
            Self::Min => f32::MAX,
        }
    }

    /// What integers between these leave as they are: what there is of none.
    fn of_no_integers(self, [least, most]: [i64; 2]) -> i64 {
        match self {
            Self::Sum => 0,
            Self::Product => 1,
            Self::Max | Self::Any => least,
            Self::Min | Self::All => most,
        }
    }

    fn of_floats(self, a: f32, b: f32) -> f32 {
        match self {
            Self::Sum => a + b,
            Self::Product => a * b,
            Self::Max if b > a => b,
            Self::Min if b < a => b,
            Self::Max | Self::Min | Self::All | Self::Any => a,
        }
    }

    fn of_integers(self, a: i32, b: i32) -> i32 {
        match self {
            Self::Sum => a.wrapping_add(b),
            Self::Product => a.wrapping_mul(b),
            Self::Max | Self::Any => a.max(b),
            Self::Min | Self::All => a.min(b),
        }
    }

    /// Of integers that stand for themselves, whose result is narrowed in the end.
    fn of_wide(self, a: i64, b: i64) -> i64 {
        match self {
            Self::Sum => a.wrapping_add(b),
            Self::Product => a.wrapping_mul(b),
            Self::Max | Self::Any => a.max(b),
            Self::Min | Self::All => a.min(b),
        }
    }
}

impl Fold {
    /// The same dimensions, of which the shapes follow.
    fn shapes(&self) -> Mean {
        Mean {
            axes: self.axes.clone(),
            keep_dims: self.keep_dims,
        }
    }

    /// Products of quantised integers.
    fn scaled_products(&self, operands: &Operands<'_>) -> Vec<i32> {
        let (input, output) = (operands.ty(0), operands.result);
        let factor = numerics::reduced_product_multiplier(input, output);
        let zero = input.zero_point();
        let x: Vec<i32> = operands.integers(0).into_iter().map(|x| x - zero).collect();
        let times = |a: i32, b: i32| multiply_wide(i64::from(a) * i64::from(b), factor);
        let (least, most) = numerics::activation_range(Activation::None, output);
        let products = self.fold(&input.shape, &x, 1, times).into_iter();
        let scaled = products.map(|product| {
            let product = multiply_wide(product.into(), factor);
            product.wrapping_add(output.zero_point()).clamp(least, most)
        });
        scaled.collect()
    }

    /// What is combined of nothing is `none`.
    fn fold<T: Copy>(&self, input: &[usize], x: &[T], none: T, of: impl Fn(T, T) -> T) -> Vec<T> {
        let add = |sum: Option<T>, i: usize| Some(sum.map_or(x[i], |sum| of(sum, x[i])));
        let results = self.shapes().fold(input, None, add);
        let results = results.into_iter();
        results.map(|result| result.unwrap_or(none)).collect()
    }
}

impl OpDef for Fold {
    fn attributes(&self) -> Attributes {
        self.shapes().attributes()
    }

    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let Mean { axes, keep_dims } = Mean::read(mnemonic, attributes)?;
        let op = FoldOp::from_mnemonic(mnemonic).expect("the table has a row of this name");
        Ok(Self {
            op,
            axes,
            keep_dims,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        if self.shapes().check_axes(rule, input) {
            rule.shape("C4", output, &self.shapes().result_shape(&input.ty.shape));
        }
        if !rule.dtype("C2", input, self.op.dtypes()) || !rule.same_dtype("C2", &[input, output]) {
            return;
        }
        let stored = !matches!(input.ty.dtype, DType::I8 | DType::I16);
        if stored {
            rule.plain("C2", input);
            rule.plain("C2", output);
        } else if self.op == FoldOp::Product {
            let is_some = input.ty.elements() != 0 || output.ty.elements() == 0;
            let nothing = || format!("{input} is empty, and 1 has no fixed stored value");
            if rule.require("C5", is_some, nothing) && rule.quantised("C2", &[input, output]) {
                let factor = numerics::reduced_product_multiplier(input.ty, output.ty);
                rule.multiplier_below("C5", factor, numerics::MAX_WIDE_SHIFT);
            }
        } else if self.op != FoldOp::Sum {
            rule.same_elements("C2", input, output);
        } else if rule.quantised("C2", &[input, output]) {
            rule.multiplier("C5", numerics::requantize_multiplier(input.ty, output.ty));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        self.shapes().dimensions(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let shape = &input.shape;
        let (least, most) = input.dtype.integer_range().unwrap_or((0, 1));
        let none = self.op.of_no_integers([least, most]);
        let result = if output.dtype == DType::F32 {
            let (x, none) = (operands.floats(0), self.op.of_no_floats());
            Tensor::from_floats(
                output,
                self.fold(shape, &x, none, |a, b| self.op.of_floats(a, b)),
            )
        } else if output.dtype == DType::Bool {
            let truths = operands.scalars(0).into_iter();
            let x: Vec<i32> = truths
                .map(|x| i32::from(x == Scalar::Truth(true)))
                .collect();
            let results = self.fold(shape, &x, none as i32, |a, b| self.op.of_integers(a, b));
            Tensor::from_scalars(output, results.into_iter().map(|x| Scalar::Truth(x != 0)))
        } else if matches!(output.dtype, DType::I32 | DType::I64) {
            let x: Vec<i64> = operands
                .scalars(0)
                .into_iter()
                .map(Scalar::integer)
                .collect();
            let results = self
                .fold(shape, &x, none, |a, b| self.op.of_wide(a, b))
                .into_iter();
            let narrowed = results.map(|x| Scalar::Integer(narrow(output.dtype, x)));
            Tensor::from_scalars(output, narrowed)
        } else if self.op == FoldOp::Sum && input.is_empty() {
            Tensor::from_integers(output, vec![0; output.elements()])
        } else if self.op == FoldOp::Product {
            Tensor::from_integers(output, self.scaled_products(operands))
        } else if self.op == FoldOp::Sum {
            let zero = input.zero_point();
            let x: Vec<i32> = operands.integers(0).into_iter().map(|x| x - zero).collect();
            let sums = self
                .fold(shape, &x, 0, |a, b| self.op.of_integers(a, b))
                .into_iter();
            let multiplier = numerics::requantize_multiplier(input, output);
            let result = Requantizer::new(vec![multiplier], Activation::None, output);
            Tensor::from_integers(output, sums.map(|sum| result.apply(0, sum)))
        } else {
            let x = operands.integers(0);
            let results = self.fold(shape, &x, none as i32, |a, b| self.op.of_integers(a, b));
            Tensor::from_integers(output, results)
        };
        vec![result]
    }
}

impl ReductionFacts for Fold {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
