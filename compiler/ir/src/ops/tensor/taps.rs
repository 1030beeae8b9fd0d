//! What each tap of a sliding window meets, as a tensor with an element per window: derivatives of
//! windows that no single op computes.

use super::compare::Direction;
use super::sliding::Sliding;
use super::{InteriorPad, Slice};
use crate::builder::{Builder, Emit};
use crate::eval::Scalar;
use crate::graph::ValueId;
use crate::types::{DType, TensorType};
use crate::vjp::{Calculus, NoVjp};

/// Most taps of a window: each is a few ops.
const TAPS_MAX: usize = 1024;

/// A window over a tensor, tap by tap.
pub(super) struct Taps {
    /// Extents of the tensor.
    from: Vec<usize>,
    /// Puts it apart, and the padding around it.
    pad: InteriorPad,
    padded: Vec<usize>,
    /// Per tap, in row-major order, the elements that windows meet with it.
    slices: Vec<Slice>,
    /// Positions of the window.
    windows: Vec<usize>,
}

impl Taps {
    /// The taps of a window over a tensor of these extents.
    ///
    /// # Errors
    ///
    /// There are too many.
    pub(super) fn new(sliding: &Sliding, window: &[usize], from: &[usize]) -> Result<Self, NoVjp> {
        let taps = window
            .iter()
            .try_fold(1_usize, |taps, it| taps.checked_mul(*it));
        if taps.is_none_or(|taps| taps > TAPS_MAX) {
            return Err(NoVjp {
                reason: "its window has more than 1024 taps and no derivative of its own",
                help: "use smaller windows, or sums, or maxima without dilation",
            });
        }
        let dims = 0..from.len();
        let apart = dims.clone().map(|dim| {
            let step = sliding.base_dilation[dim];
            from[dim].saturating_sub(1) * step + from[dim].min(1)
        });
        let padded = apart
            .zip(&sliding.padding)
            .map(|(extent, [low, high])| usize::try_from(extent as i64 + low + high).unwrap_or(0));
        let padded: Vec<usize> = padded.collect();
        let windows = sliding.shape(from, window);
        let slices = super::index::indices(window).map(|tap| {
            let start: Vec<usize> = dims
                .clone()
                .map(|dim| tap[dim] * sliding.window_dilation[dim])
                .collect();
            let last = |dim: usize| windows[dim].saturating_sub(1) * sliding.stride[dim];
            let limit = dims.clone().map(|dim| start[dim] + last(dim) + 1).collect();
            Slice {
                start,
                limit,
                stride: sliding.stride.clone(),
            }
        });
        Ok(Self {
            from: from.to_vec(),
            pad: InteriorPad {
                low: sliding.padding.iter().map(|it| it[0]).collect(),
                high: sliding.padding.iter().map(|it| it[1]).collect(),
                interior: sliding
                    .base_dilation
                    .iter()
                    .map(|it| *it as i64 - 1)
                    .collect(),
            },
            slices: slices.collect(),
            padded,
            windows,
        })
    }

    /// What each tap meets of a tensor, this scalar in the padding.
    pub(super) fn read(&self, b: &mut Builder, x: ValueId, padding: ValueId) -> Vec<ValueId> {
        let padded = self.pad.emit(b, x, padding, self.padded.clone());
        let ty = b.ty(padded).with_shape(&self.windows[..]);
        let slices = self.slices.iter();
        slices
            .map(|slice| b.emit(slice.clone(), &[padded], ty.clone()))
            .collect()
    }

    /// Whether each tap meets an element.
    pub(super) fn are_inside(&self, b: &mut Builder) -> Vec<ValueId> {
        let ty = TensorType::new(DType::Bool, &self.from[..]);
        let all = b.fill(ty, Scalar::Truth(true));
        let none = b.scalar(DType::Bool, Scalar::Truth(false));
        self.read(b, all, none)
    }

    /// The sum over taps of what each brings to the elements that it meets.
    pub(super) fn write(&self, b: &mut Builder, parts: &[ValueId]) -> ValueId {
        let mut sum = None;
        for (slice, part) in self.slices.iter().zip(parts) {
            let back = slice.inverse(&self.padded);
            let placed = back.emit_zeros(b, *part, self.padded.clone());
            sum = Some(match sum {
                None => placed,
                Some(sum) => b.add(sum, placed),
            });
        }
        let sum = sum.expect("a window has a tap");
        self.pad.emit_inverse(b, sum, &self.from)
    }

    /// Per window the element of `values` at the place of the element of `x` that the others give
    /// way to, as in `select_and_scatter`; zero where a window meets nothing.
    pub(super) fn selected(
        &self,
        b: &mut Builder,
        select: Direction,
        [x, values]: [ValueId; 2],
    ) -> ValueId {
        let zero = b.number_of(b.ty(x).dtype, 0.0);
        let elements = self.read(b, x, zero);
        let values = self.read(b, values, zero);
        let inside = self.are_inside(b);
        let (mut best, mut chosen, mut is_any) = (elements[0], values[0], inside[0]);
        for tap in 1..elements.len() {
            let holds = b.compare(select, best, elements[tap]);
            let outside = b.unary(super::super::UnaryOp::Not, inside[tap]);
            let stays = b.binary(super::super::BinaryOp::Or, outside, holds);
            let stays = b.binary(super::super::BinaryOp::And, is_any, stays);
            best = b.select(stays, best, elements[tap]);
            chosen = b.select(stays, chosen, values[tap]);
            is_any = b.binary(super::super::BinaryOp::Or, is_any, inside[tap]);
        }
        b.masked(is_any, chosen)
    }
}
