//! Products of matrices that may both be computed.

use super::attribute::attributes;
use super::contraction::Requantizer;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::{DType, TensorType};

/// Products of matrices: the last two dimensions of each operand, for each index of the others,
/// which broadcast.
///
/// Operands: a `[…, m, k]`, or `[…, k, m]` if `adj_x`; b `[…, k, n]`, or `[…, n, k]` if `adj_y`.
/// Result: `[…, m, n]`.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: they have 2 to 6 dimensions.
/// - C3: a has as many columns as b has rows.
/// - C4: operands and result are f32, or i8 with one scale, or i16 with one scale and zero point 0.
/// - C5: the product of the operands' scales over that of the result is below 2^30, for i16 2^7.
/// - C6: of the other dimensions, counted from the last, two are equal or one is 1.
/// - C7: the result has the shape described.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BatchMatmul {
    /// Whether the matrices of the first operand are transposed.
    pub adj_x: bool,
    /// Whether the matrices of the second operand are transposed.
    pub adj_y: bool,
}

/// Extents and places of products; a stride is elements from one index to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrices {
    /// Extents of the result: those that broadcast, then rows and columns.
    pub dims: Vec<usize>,
    /// Strides of both operands along the dimensions of the result, 0 where they repeat.
    pub strides: [Vec<usize>; 2],
    /// Products of a sum.
    pub depth: usize,
    /// Strides of both operands along the dimension that is summed over.
    pub steps: [usize; 2],
}

impl BatchMatmul {
    /// Rows, depth and columns of operands of these shapes: those of each that it knows.
    fn extents(&self, a: &[usize], b: &[usize]) -> [[usize; 2]; 2] {
        let last = |shape: &[usize], adjoint: bool| {
            let [row, column] = [shape[shape.len() - 2], shape[shape.len() - 1]];
            if adjoint {
                [column, row]
            } else {
                [row, column]
            }
        };
        [last(a, self.adj_x), last(b, self.adj_y)]
    }

    /// Where factors and results are. The type rule holds.
    pub fn matrices(&self, a: &TensorType, b: &TensorType, result: &TensorType) -> Matrices {
        let ([[_, depth], _], rank) = (self.extents(&a.shape, &b.shape), result.shape.len());
        let strides = |shape: &[usize]| -> Vec<usize> {
            (0..shape.len())
                .map(|dim| shape[dim + 1..].iter().product())
                .collect()
        };
        let batches = |shape: &[usize]| -> Vec<usize> {
            let own = shape[..shape.len() - 2].iter().zip(strides(shape));
            let own = own.map(|(&extent, stride)| if extent == 1 { 0 } else { stride });
            let missing = rank - shape.len();
            std::iter::repeat_n(0, missing).chain(own).collect()
        };
        let inner = |shape: &[usize], adjoint: bool| {
            let [row, column] = [shape[shape.len() - 1], 1];
            if adjoint {
                [column, row]
            } else {
                [row, column]
            }
        };
        let ([row, a_step], [b_step, column]) =
            (inner(&a.shape, self.adj_x), inner(&b.shape, self.adj_y));
        let a_strides = [batches(&a.shape), vec![row, 0]].concat();
        let b_strides = [batches(&b.shape), vec![0, column]].concat();
        Matrices {
            dims: result.shape.to_vec(),
            strides: [a_strides, b_strides],
            depth,
            steps: [a_step, b_step],
        }
    }

    fn check_shapes(&self, rule: &mut TypeRule<'_>, [a, b, y]: [Operand<'_>; 3]) {
        let shapes = [&a.ty.shape, &b.ty.shape];
        let [[rows, depth], [own_depth, columns]] = self.extents(shapes[0], shapes[1]);
        rule.require("C3", depth == own_depth, || {
            format!("{a} has {depth} factors to a sum, {b} has {own_depth}")
        });
        let rank = shapes[0].len().max(shapes[1].len());
        let mut expected = vec![];
        for dim in 0..rank - 2 {
            let extent = |shape: &[usize]| match dim.checked_sub(rank - shape.len()) {
                Some(own) => shape[own],
                None => 1,
            };
            let [first, second] = shapes.map(|shape| extent(shape));
            let fits = first == second || first == 1 || second == 1;
            rule.require("C6", fits, || {
                format!("{a} has {first} matrices along a dimension, {b} has {second}")
            });
            expected.push(if first == 1 { second } else { first });
        }
        expected.extend([rows, columns]);
        rule.shape("C7", y, &expected);
    }
}

impl OpDef for BatchMatmul {
    attributes! { adj_x: or(false), adj_y: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([a, b]) = rule.all(["left operand", "right operand"], 1) else {
            return;
        };
        let y = rule.result(0, "result");
        let ranked = [a, b].map(|operand| {
            let rank = operand.ty.shape.len();
            rule.require("C2", (2..=6).contains(&rank), || {
                format!("{operand} has {rank} dimensions, expected 2 to 6")
            })
        });
        if ranked == [true; 2] {
            self.check_shapes(rule, [a, b, y]);
        }
        let arithmetic = rule.quantised_arithmetic("C4", &[a, b, y], &DType::WIDE_REALS);
        if arithmetic == Some(Arithmetic::Integer) {
            let most = match y.ty.dtype == DType::I16 {
                true => numerics::MAX_WIDE_SHIFT,
                false => numerics::MAX_SHIFT,
            };
            let factor = numerics::batch_matmul_multiplier(rule.numerics(), a.ty, b.ty, y.ty);
            rule.multiplier_below("C5", factor, most);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let result = &types.results[0].shape;
        let rank = result.len();
        for (dim, &extent) in result.iter().enumerate().take(rank - 2) {
            let mut places = vec![TensorDim::Result(0, dim)];
            for side in [0, 1] {
                let shape = types.shape(side);
                if let Some(own) = (dim + shape.len()).checked_sub(rank)
                    && shape[own] == extent
                {
                    places.push(TensorDim::Operand(side, own));
                }
            }
            rule.share(extent, Role::Parallel, &places);
        }
        for (side, adjoint) in [(0, self.adj_x), (1, !self.adj_y)] {
            let own = types.shape(side).len() - if adjoint { 1 } else { 2 };
            let places = [
                TensorDim::Operand(side, own),
                TensorDim::Result(0, rank - 2 + side),
            ];
            rule.share(types.shape(side)[own], Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (a, b, y) = (operands.ty(0), operands.ty(1), operands.result);
        let matrices = self.matrices(a, b, y);
        let result = match operands.arithmetic() {
            Arithmetic::Integer => {
                let (x, w) = (operands.integers(0), operands.integers(1));
                let (x_zero, w_zero) = (a.zero_point(), b.zero_point());
                let factor = numerics::batch_matmul_multiplier(operands.numerics(), a, b, y);
                let requantizer = Requantizer::new(vec![factor], Activation::None, y);
                let wide = y.dtype == DType::I16;
                let sums = matrices.sums(0_i64, |sum, i, j| {
                    sum.wrapping_add(i64::from(x[i] - x_zero) * i64::from(w[j] - w_zero))
                });
                let results = sums.into_iter().map(|sum| match wide {
                    true => requantizer.apply_wide(0, sum),
                    false => requantizer.apply(0, sum as i32),
                });
                Tensor::from_integers(y, results)
            }
            Arithmetic::Float => {
                let (x, w) = (operands.floats(0), operands.floats(1));
                let sums = matrices.sums(0.0_f32, |sum, i, j| sum + x[i] * w[j]);
                Tensor::from_floats(y, sums)
            }
        };
        vec![result]
    }
}

impl Matrices {
    /// The sum of each result: `tap(sum, index into a, index into b)`.
    fn sums<A: Copy>(&self, zero: A, tap: impl Fn(A, usize, usize) -> A) -> Vec<A> {
        let count: usize = self.dims.iter().product();
        let sums = (0..count).map(|result| {
            let (mut rest, mut at) = (result, [0, 0]);
            for dim in (0..self.dims.len()).rev() {
                let index = rest % self.dims[dim];
                rest /= self.dims[dim];
                for side in [0, 1] {
                    at[side] += index * self.strides[side][dim];
                }
            }
            (0..self.depth).fold(zero, |sum, k| {
                tap(sum, at[0] + k * self.steps[0], at[1] + k * self.steps[1])
            })
        });
        sums.collect()
    }
}

impl ContractionFacts for BatchMatmul {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let [[_, depth], _] = self.extents(types.shape(0), types.shape(1));
        product(&types.results[0].shape).saturating_mul(depth as u64)
    }
}
