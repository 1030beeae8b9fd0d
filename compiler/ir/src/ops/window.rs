//! Sliding windows: what convolutions and pools share.

use super::{Activation, Padding2d};
use crate::type_rule::{MAX_WINDOW, Operand, TypeRule};

/// A window that slides over rows and columns of an NHWC tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Positions the window takes along an axis, or `None` where it does not fit once.
    pub fn positions(&self, axis: usize, input: usize) -> Option<usize> {
        let [before, after] = self.padding(axis);
        let covered = (self.extent[axis] - 1) * self.dilation[axis] + 1;
        let room = (input + before + after).checked_sub(covered)?;
        Some(room / self.stride[axis] + 1)
    }

    /// Taps of the window at `position` that lie inside the input: (tap, index in the input).
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
            rule.require(constraint, expected == Some(found), || match expected {
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
