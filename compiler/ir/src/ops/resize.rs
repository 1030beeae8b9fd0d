//! Rows and columns of images resampled.

use super::OpDef;
use super::attribute::{attributes, word_attributes};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::facts::{ReductionFacts, product};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Images `[batches, rows, columns, channels]` with other numbers of rows and columns, which are
/// those of the result.
///
/// A place of the result lies at `i · scale` of the operand, where the scale is the quotient of
/// extents; with half pixels at `(i + 1/2) · scale − 1/2`. With aligned corners the scale is the
/// quotient of extents less 1, where the result has more than one place. `nearest` takes the
/// element before (with aligned corners the nearest), and adds no half after the scale;
/// `bilinear` weighs its neighbours, integers with 10 bits of the place.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result have the same element type and scale, which is one; for `bilinear`
///   f32 or i8.
/// - C3: both have four dimensions, and the same batches and channels.
/// - C4: rows and columns are at most 2^20; for `bilinear` half pixels exclude aligned corners.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Resize {
    /// How elements of the result are made.
    pub mode: ResizeMode,
    /// Whether the first and the last places of both lie upon each other.
    pub align_corners: bool,
    /// Whether places are the centres of pixels.
    pub half_pixel: bool,
}

/// How elements of a resized tensor are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResizeMode {
    /// Of one element.
    Nearest,
    /// Of four neighbours.
    Bilinear,
}

word_attributes! {
    ResizeMode: "`nearest` or `bilinear`";
    Nearest = "nearest", Bilinear = "bilinear",
}

/// Most rows or columns: integer arithmetic on places has 32 bits.
const MOST: usize = 1 << 20;

/// Where a place of the result lies between two of the operand, along one dimension.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Between<T> {
    /// The index before.
    pub lower: usize,
    /// The index after, which may be the same.
    pub upper: usize,
    /// How far it is from `lower`, in steps of one or of 2^-10.
    pub fraction: T,
}

impl Resize {
    /// For each place along a dimension of `to` places, the index of the element that is taken,
    /// among `from`.
    pub fn nearest(&self, from: usize, to: usize) -> Vec<usize> {
        let scale = self.scale(from, to);
        let offset = if self.half_pixel { 0.5 } else { 0.0 };
        let place = |index: usize| (index as f32 + offset) * scale;
        let places = (0..to).map(|index| match self.align_corners {
            true => place(index).round(),
            false => place(index).floor(),
        });
        places.map(|place| (place as usize).min(from - 1)).collect()
    }

    fn scale(&self, from: usize, to: usize) -> f32 {
        match self.align_corners && to > 1 {
            true => (from - 1) as f32 / (to - 1) as f32,
            false => from as f32 / to as f32,
        }
    }

    /// For each place along a dimension, its neighbours.
    pub fn between(&self, from: usize, to: usize) -> Vec<Between<f32>> {
        let scale = self.scale(from, to);
        let places = (0..to).map(|index| match self.half_pixel {
            true => (index as f32 + 0.5) * scale - 0.5,
            false => index as f32 * scale,
        });
        let between = places.map(|place| {
            let lower = place.floor().max(0.0) as usize;
            Between {
                lower,
                upper: (place.ceil() as usize).min(from - 1),
                fraction: place - lower as f32,
            }
        });
        between.collect()
    }

    /// For each place along a dimension, its neighbours, and 2^10 times how far it is.
    pub fn between_fixed(&self, from: usize, to: usize) -> Vec<Between<i32>> {
        const ONE: i64 = 1 << 10;
        let [from, to] = [from, to].map(|extent| extent as i64);
        let scale = match self.align_corners && to > 1 {
            true => (ONE * (from - 1) + (to - 1) / 2) / (to - 1),
            false => (ONE * from + to / 2) / to,
        };
        let places = (0..to).map(|index| match self.half_pixel {
            true => index * scale + scale / 2 - ONE / 2,
            false => index * scale,
        });
        let between = places.map(|place| {
            // The scale is rounded, so that the last place may lie beyond the last element.
            let lower = (place / ONE).clamp(0, from - 1);
            Between {
                lower: lower as usize,
                upper: ((place + ONE - 1) / ONE).clamp(0, from - 1) as usize,
                fraction: (place - ONE * lower) as i32,
            }
        });
        between.collect()
    }
}

impl OpDef for Resize {
    attributes! { mode, align_corners: or(false), half_pixel: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", input, output);
        if self.mode == ResizeMode::Bilinear {
            rule.dtype("C2", input, &DType::REALS);
            let exclusive = !(self.align_corners && self.half_pixel);
            rule.require("C4", exclusive, || {
                "half_pixel and align_corners, expected one of them at most".to_owned()
            });
        }
        if rule.rank("C3", input, 4) && rule.rank("C3", output, 4) {
            let (from, to) = (&input.ty.shape, &output.ty.shape);
            rule.shape("C3", output, &[from[0], to[1], to[2], from[3]]);
            let extents = [&from[1..3], &to[1..3]].concat();
            rule.require("C4", extents.iter().all(|extent| *extent <= MOST), || {
                format!("rows and columns {extents:?}, expected at most {MOST}")
            });
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::aligned(types, |dim| dim == 0 || dim == 3)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (from, to) = (&operands.ty(0).shape, operands.result);
        let images = Images { from, to: &to.shape };
        let result = match (self.mode, to.dtype) {
            (ResizeMode::Nearest, _) => {
                let x = operands.scalars(0);
                let [rows, columns] = [1, 2].map(|dim| self.nearest(from[dim], to.shape[dim]));
                let taken = images.map(&rows, &columns, |row, column, at| x[at(*row, *column)]);
                Tensor::from_scalars(to, taken)
            }
            (ResizeMode::Bilinear, DType::F32) => {
                let x = operands.floats(0);
                let [rows, columns] = [1, 2].map(|dim| self.between(from[dim], to.shape[dim]));
                Tensor::from_floats(to, images.map(&rows, &columns, |row, column, at| {
                    let (v, h) = (row.fraction, column.fraction);
                    x[at(row.lower, column.lower)] * (1.0 - v) * (1.0 - h)
                        + x[at(row.upper, column.lower)] * v * (1.0 - h)
                        + x[at(row.lower, column.upper)] * (1.0 - v) * h
                        + x[at(row.upper, column.upper)] * v * h
                }))
            }
            (ResizeMode::Bilinear, _) => {
                let x = operands.integers(0);
                let places = |dim: usize| self.between_fixed(from[dim], to.shape[dim]);
                Tensor::from_integers(to, images.map(&places(1), &places(2), |row, column, at| {
                    fixed(row, column, |row, column| i64::from(x[at(row, column)]))
                }))
            }
        };
        vec![result]
    }
}

/// The element between four, by weights of 10 bits; ties round away from zero.
fn fixed(row: &Between<i32>, column: &Between<i32>, x: impl Fn(usize, usize) -> i64) -> i32 {
    let (v, h) = (i64::from(row.fraction), i64::from(column.fraction));
    let sum = x(row.lower, column.lower) * (1024 - v) * (1024 - h)
        + x(row.upper, column.lower) * v * (1024 - h)
        + x(row.lower, column.upper) * (1024 - v) * h
        + x(row.upper, column.upper) * v * h;
    let half = if sum > 0 { 1 << 19 } else { -(1 << 19) };
    // As many bits as an element has are kept.
    i32::from(((sum + half) / (1 << 20)) as i8)
}

/// Shapes of an operand and a result.
struct Images<'a> {
    from: &'a [usize],
    to: &'a [usize],
}

impl Images<'_> {
    /// Each element of the result, made of those at a row and a column.
    fn map<P, T>(
        &self,
        rows: &[P],
        columns: &[P],
        element: impl Fn(&P, &P, &dyn Fn(usize, usize) -> usize) -> T,
    ) -> Vec<T> {
        let [_, height, width, depth] = [0, 1, 2, 3].map(|dim| self.from[dim]);
        let mut elements = Vec::with_capacity(self.to.iter().product());
        for batch in 0..self.to[0] {
            for row in rows {
                for column in columns {
                    for channel in 0..depth {
                        let at = |y, x| ((batch * height + y) * width + x) * depth + channel;
                        elements.push(element(row, column, &at));
                    }
                }
            }
        }
        elements
    }
}

impl ReductionFacts for Resize {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        let each = match self.mode {
            ResizeMode::Nearest => 1,
            ResizeMode::Bilinear => 4,
        };
        product(&types.results[0].shape).saturating_mul(each)
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
