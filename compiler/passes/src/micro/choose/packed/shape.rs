//! Shapes of windows that packed kernels treat in a way of their own.

use super::super::window::Window;

/// Output pixels that are computed together.
pub(super) const COLUMNS: usize = 2;

/// Whether each pixel is made of the one in its place.
pub(super) fn is_plain(w: &Window) -> bool {
    [w.kernel_h, w.kernel_w, w.stride_h, w.stride_w, w.dilation_w] == [1; 5]
        && [w.out_h, w.out_w] == [w.in_h, w.in_w]
        && [w.pad_top, w.pad_left] == [0; 2]
}

/// Whether a line of results may go where the same line of the image is: kernels that keep lines
/// under the window in scratch have read it by then.
pub(super) fn is_line_by_line(w: &Window) -> bool {
    [w.in_h, w.in_w, w.stride_h, w.stride_w] == [w.out_h, w.out_w, 1, 1]
        && w.pad_top < w.kernel_h
        && w.pad_left < w.kernel_w
}

/// Whether the only column of an image is the image, and needs no padding to this depth.
pub(super) fn reads_input(window: &Window, depth: usize) -> bool {
    is_whole(window) && window.in_h * window.in_w * window.in_c == depth
}

/// Whether the only column of an image is the image.
pub(super) fn is_whole(w: &Window) -> bool {
    [w.out_h, w.out_w] == [1; 2]
        && [w.kernel_h, w.kernel_w] == [w.in_h, w.in_w]
        && [w.dilation_h, w.dilation_w] == [1; 2]
        && [w.pad_top, w.pad_left] == [0; 2]
}

/// Columns that scratch has room for: there are as many as pixels.
pub(super) fn columns(window: &Window) -> usize {
    COLUMNS.min(window.batches * window.out_h * window.out_w)
}
