//! Sliding windows: what convolutions and pools share.

use super::{Activation, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::Operands;
use crate::type_rule::{Arithmetic, MAX_WINDOW, Operand, TypeRule};
use crate::types::DType;

/// A window that slides over rows and columns of an NHWC tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Taps: rows, columns.
    pub extent: [usize; 2],
    /// Steps between windows: rows, columns.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns.
    pub dilation: [usize; 2],
    /// Rows and columns around the input.
    pub padding: Padding2d,
}

/// Rows, then columns.
const AXES: [(usize, &str); 2] = [(0, "rows"), (1, "columns")];

impl Window {
    /// Padding before and after, per axis.
    fn padding(&self, axis: usize) -> [usize; 2] {
        let Padding2d {
            top,
            bottom,
            left,
            right,
        } = self.padding;
        [[top, bottom], [left, right]][axis]
    }

    /// Whether windows are single elements along an axis, one after another.
    pub fn is_still(&self, axis: usize) -> bool {
        [self.extent[axis], self.stride[axis]] == [1, 1] && self.padding(axis) == [0, 0]
    }

    /// Positions the window takes along an axis, or `None` if it does not fit once.
    pub fn positions(&self, axis: usize, input: usize) -> Option<usize> {
        let [before, after] = self.padding(axis);
        let covered = (self.extent[axis] - 1) * self.dilation[axis] + 1;
        let room = (input + before + after).checked_sub(covered)?;
        Some(room / self.stride[axis] + 1)
    }

    /// Taps of the window at `position` inside the input: (tap, index in the input).
    pub fn taps(
        &self,
        axis: usize,
        position: usize,
        input: usize,
    ) -> impl Iterator<Item = (usize, usize)> + use<> {
        let [before, _] = self.padding(axis);
        let (start, dilation) = (position * self.stride[axis], self.dilation[axis]);
        let first = before.saturating_sub(start).div_ceil(dilation);
        let end = (input + before).saturating_sub(start).div_ceil(dilation);
        let taps = first..end.min(self.extent[axis]);
        taps.map(move |tap| (tap, start + tap * dilation - before))
    }

    /// The attributes are in range.
    pub(super) fn check_attributes(
        &self,
        rule: &mut TypeRule<'_>,
        constraint: &'static str,
    ) -> bool {
        let mut holds = true;
        for (axis, unit) in AXES {
            for (what, value) in [
                ("window", self.extent[axis]),
                ("stride", self.stride[axis]),
                ("dilation", self.dilation[axis]),
            ] {
                holds &= rule.require(constraint, (1..=MAX_WINDOW).contains(&value), || {
                    format!("{what} of {value} {unit}, expected 1 to {MAX_WINDOW}")
                });
            }
            let most = self.padding(axis).into_iter().max().unwrap_or(0);
            holds &= rule.require(constraint, most <= MAX_WINDOW, || {
                format!("padding of {most} {unit}, expected at most {MAX_WINDOW}")
            });
        }
        holds
    }

    /// Every window has a tap inside the input: a mean or maximum of none is undefined.
    pub(super) fn check_never_empty(&self, rule: &mut TypeRule<'_>, constraint: &'static str) {
        for (axis, unit) in AXES {
            let extent = self.extent[axis];
            let most = self.padding(axis).into_iter().max().unwrap_or(0);
            rule.require(constraint, most < extent, || {
                format!("padding of {most} {unit} leaves a window of {extent} nothing but padding")
            });
        }
    }

    /// The result's rows and columns follow from the input's; attributes must be in range.
    pub(super) fn check_positions(
        &self,
        rule: &mut TypeRule<'_>,
        constraint: &'static str,
        input: Operand<'_>,
        output: Operand<'_>,
    ) {
        for (axis, unit) in AXES {
            let (inside, found) = (input.ty.shape[axis + 1], output.ty.shape[axis + 1]);
            let expected = self.positions(axis, inside);
            let holds = expected.unwrap_or(0) == found;
            rule.require(constraint, holds, || match expected {
                Some(expected) => format!(
                    "{output} has {found} {unit}; a window of {} over {inside} gives {expected}",
                    self.describe(axis)
                ),
                None => format!(
                    "a window of {} does not fit into {inside} {unit}",
                    self.describe(axis)
                ),
            });
        }
    }

    fn describe(&self, axis: usize) -> String {
        let [before, after] = self.padding(axis);
        format!(
            "{} (stride {}, dilation {}, padding {before} + {after})",
            self.extent[axis], self.stride[axis], self.dilation[axis]
        )
    }
}

/// What the two pools share.
#[derive(Clone, Copy)]
pub(super) struct Pool {
    pub(super) window: Window,
    pub(super) activation: Activation,
}

impl Pool {
    pub(super) fn new(
        extent: [usize; 2],
        stride: [usize; 2],
        padding: Padding2d,
        activation: Activation,
    ) -> Self {
        let dilation = [1, 1];
        let window = Window {
            extent,
            stride,
            dilation,
            padding,
        };
        Self { window, activation }
    }

    pub(super) fn check(&self, rule: &mut TypeRule<'_>, reals: &[DType]) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "input")) else {
            return;
        };
        let output = rule.result(0, "result");
        let ranks = [input, output].map(|operand| rule.rank("C2", operand, 4));
        if self.window.check_attributes(rule, "C3") {
            self.window.check_never_empty(rule, "C3");
            if ranks == [true; 2] {
                self.window.check_positions(rule, "C6", input, output);
            }
        }
        if ranks == [true; 2] {
            let [expected, found] =
                [input, output].map(|operand| [operand.ty.shape[0], operand.ty.shape[3]]);
            rule.require("C6", expected == found, || {
                let ([n, c], [found_n, found_c]) = (expected, found);
                format!("{output} has batch {found_n} and {found_c} channels, expected {n} and {c}")
            });
        }
        let arithmetic = rule.arithmetic("C4", &[input, output], reals);
        rule.not_per_axis("C4", input);
        rule.not_per_axis("C4", output);
        if arithmetic == Some(Arithmetic::Integer) && self.activation != Activation::None {
            rule.per_tensor("C5", output);
        }
    }

    pub(super) fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::aligned(types, |dim| match dim {
            1 | 2 => self.window.is_still(dim - 1),
            _ => true,
        })
    }

    /// Folds every window: `tap(sum, index into the input)`, then `finish(taps, sum)`.
    pub(super) fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        start: A,
        tap: impl Fn(A, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let (input, output) = (&operands.ty(0).shape, &operands.result.shape);
        let (rows, columns, channels) = (input[1], input[2], input[3]);
        let mut result = Vec::with_capacity(operands.result.elements());
        for n in 0..output[0] {
            for y in 0..output[1] {
                for x in 0..output[2] {
                    for channel in 0..channels {
                        let (mut sum, mut count) = (start, 0);
                        for (_, row) in self.window.taps(0, y, rows) {
                            for (_, column) in self.window.taps(1, x, columns) {
                                let pixel = (n * rows + row) * columns + column;
                                sum = tap(sum, pixel * channels + channel);
                                count += 1;
                            }
                        }
                        result.push(finish(count, sum));
                    }
                }
            }
        }
        result
    }
}

/// The value within what the activation allows; what is not a number stays so.
pub(crate) fn clamp_f32(value: f32, activation: Activation) -> f32 {
    let (min, max) = crate::numerics::activation_range_f32(activation);
    match value {
        below if below < min => min,
        above if above > max => max,
        within => within,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every tap of every position, asked one by one whether it is inside.
    #[test]
    fn taps_are_those_inside() {
        for case in 0..4_usize.pow(6) {
            let digit = |place: u32| case / 4_usize.pow(place) % 4;
            let (extent, stride, dilation) = (digit(0) + 1, digit(1) + 1, digit(2) + 1);
            let (before, after, input) = (digit(3), digit(4), digit(5) + 1);
            let window = Window {
                extent: [1, extent],
                stride: [1, stride],
                dilation: [1, dilation],
                padding: Padding2d {
                    left: before,
                    right: after,
                    ..Padding2d::default()
                },
            };
            for position in 0..window.positions(1, input).unwrap_or(0) {
                let padded = |tap: usize| position * stride + tap * dilation;
                let inside = |tap: &usize| (before..before + input).contains(&padded(*tap));
                let expected: Vec<_> = (0..extent)
                    .filter(inside)
                    .map(|tap| (tap, padded(tap) - before))
                    .collect();
                let found: Vec<_> = window.taps(1, position, input).collect();
                assert_eq!(found, expected, "{window:?} at {position} over {input}");
            }
        }
    }
}
