//! Padding of sliding windows.

use peapod_ir::ops::Padding2d;

use super::super::op::ForeignOp;
use super::super::wire::Padding;
use crate::error::ImportError;

/// A window that slides over rows and columns.
pub(super) struct Window {
    /// Rows and columns of the input.
    pub(super) input: [usize; 2],
    /// Taps.
    pub(super) extent: [usize; 2],
    /// Steps between windows.
    pub(super) stride: [usize; 2],
    /// Steps between taps.
    pub(super) dilation: [usize; 2],
}

impl Window {
    /// The scheme in elements. SAME yields ceil(input / stride) windows, the odd one of an odd
    /// number of padded elements after the input.
    pub(super) fn padding(
        &self,
        op: &ForeignOp<'_, '_>,
        scheme: Padding,
    ) -> Result<Padding2d, ImportError> {
        match scheme {
            Padding::VALID => Ok(Padding2d::default()),
            Padding::SAME => {
                let [(top, bottom), (left, right)] = [0, 1].map(|axis| self.same(axis));
                Ok(Padding2d {
                    top,
                    bottom,
                    left,
                    right,
                })
            }
            other => Err(op.malformed(format!("unknown padding scheme {}", other.0))),
        }
    }

    fn same(&self, axis: usize) -> (usize, usize) {
        let (input, stride) = (self.input[axis], self.stride[axis]);
        let covered = self.dilation[axis] * self.extent[axis].saturating_sub(1) + 1;
        let windows = input.div_ceil(stride);
        if windows == 0 {
            return (0, 0);
        }
        let needed = windows.saturating_sub(1) * stride + covered;
        let total = needed.saturating_sub(input);
        (total / 2, total - total / 2)
    }
}

/// How many windows there are along an axis; `None` if not even one fits.
pub(in super::super) fn windows(
    padding: Padding,
    places: usize,
    extent: usize,
    stride: i32,
    dilation: i32,
) -> Option<usize> {
    let stride = usize::try_from(stride).ok().filter(|stride| *stride > 0)?;
    match padding {
        Padding::SAME => Some(places.div_ceil(stride)),
        Padding::VALID => {
            let dilation = usize::try_from(dilation).ok()?;
            let covered = extent
                .checked_sub(1)?
                .checked_mul(dilation)?
                .checked_add(1)?;
            Some(places.checked_sub(covered)? / stride + 1)
        }
        _ => None,
    }
}
