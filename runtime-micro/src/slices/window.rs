//! Windows on part of their output: of one image, as if it began and ended elsewhere.

use peapod_schemas::micro::{Operand, Window};

use super::region::{Extent, Region};
use super::size_of_element;

/// Dimensions of the output, without channels: images, rows and columns. Where each pixel is made
/// of the one in its place, all of them are one row.
pub(super) fn grid(w: &Window) -> [u32; 3] {
    let dims = [w.batches, w.out_h, w.out_w].map(u32::from);
    match is_plain(w) {
        true => [1, 1, dims.iter().fold(1, |all, dim| all.wrapping_mul(*dim))],
        false => dims,
    }
}

/// How many pixels a part may have.
pub(super) const MOST: u32 = u16::MAX as u32;

/// Whether each pixel is made of the one in its place.
fn is_plain(w: &Window) -> bool {
    [w.kernel_h, w.kernel_w, w.stride_h, w.stride_w] == [1; 4]
        && [w.out_h, w.out_w] == [w.in_h, w.in_w]
        && [w.pad_top, w.pad_left] == [0; 2]
}

/// Makes a window, and its input, of part of its output. `None` if a field cannot say it.
pub(super) fn narrow(w: &mut Window, input: &mut Operand, region: &Region) -> Option<()> {
    let [images, down, across, ..] = region.each;
    if is_plain(w) {
        super::share(input, &region.flat);
        (w.batches, w.in_h, w.out_h) = (1, 1, 1);
        w.in_w = across.len as u16;
        w.out_w = w.in_w;
        return Some(());
    }
    super::share(input, &images);
    w.batches = images.len as u16;
    if down.is_whole() && across.is_whole() {
        return Some(());
    }
    let (size, [width, channels]) = (size_of_element(input)?, [w.in_w, w.in_c].map(u32::from));
    let rows = Side {
        input: w.in_h,
        kernel: w.kernel_h,
        stride: w.stride_h,
        dilation: w.dilation_h,
        pad: w.pad_top,
    };
    let columns = Side {
        input: w.in_w,
        kernel: w.kernel_w,
        stride: w.stride_w,
        dilation: w.dilation_w,
        pad: w.pad_left,
    };
    let (above, rows) = rows.narrow(&down)?;
    let (left, columns) = columns.narrow(&across)?;
    let before = width.wrapping_mul(above).wrapping_add(left);
    let start = before.wrapping_mul(channels).wrapping_mul(size);
    // It ends where the image does.
    input.offset = input.offset.wrapping_add(start);
    input.len_bytes = input.len_bytes.wrapping_sub(start);
    (w.in_h, w.out_h, w.out_w) = (rows.input, down.len as u16, across.len as u16);
    (w.stride_h, w.dilation_h, w.pad_top) = (rows.stride, rows.dilation, rows.pad);
    (w.stride_w, w.dilation_w, w.pad_left) = (columns.stride, columns.dilation, columns.pad);
    // Rows are as far apart as they were, and shorter.
    w.reserved = left as u16;
    Some(())
}

/// One direction of a window.
struct Side {
    input: u16,
    kernel: u16,
    stride: u16,
    dilation: u16,
    pad: u16,
}

impl Side {
    /// How much of the input is before the windows of part of the output, and what these see.
    fn narrow(mut self, part: &Extent) -> Option<(u32, Self)> {
        let start = part.from.wrapping_mul(self.stride.into());
        let Some(before) = start.checked_sub(self.pad.into()) else {
            self.pad = self.pad.wrapping_sub(start as u16);
            return Some((0, self));
        };
        self.pad = 0;
        if before < self.input.into() {
            self.input = self.input.wrapping_sub(before as u16);
            return Some((before, self));
        }
        // All windows are behind the input: the same as before it. Dilated ones stay so, as
        // weights may be packed by that.
        (self.stride, self.dilation) = (0, self.dilation.min(2));
        let reach = u32::from(self.kernel).wrapping_mul(self.dilation.into());
        self.pad = reach.try_into().ok()?;
        Some((0, self))
    }
}
