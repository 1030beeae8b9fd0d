//! Windows and convolutions as choosing sees them: in wide integers, as not every kernel that they
//! become is told of the window.

use peapod_ir::TensorType;
use peapod_ir::ops::Padding2d;
use peapod_ir::plan::micro::{self, TooLarge, checked};

use super::Limits;

/// The window of a filter or pool; the schema documents the names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) batches: usize,
    pub(super) in_h: usize,
    pub(super) in_w: usize,
    pub(super) in_c: usize,
    pub(super) out_h: usize,
    pub(super) out_w: usize,
    pub(super) out_c: usize,
    pub(super) kernel_h: usize,
    pub(super) kernel_w: usize,
    pub(super) stride_h: usize,
    pub(super) stride_w: usize,
    pub(super) dilation_h: usize,
    pub(super) dilation_w: usize,
    pub(super) pad_top: usize,
    pub(super) pad_left: usize,
}

impl Window {
    /// The window with one tap; the caller knows the rest.
    pub(super) fn of(
        input: &TensorType,
        output: &TensorType,
        stride: [usize; 2],
        padding: Padding2d,
    ) -> Self {
        let (&[batches, in_h, in_w, in_c], &[_, out_h, out_w, out_c]) =
            (&input.shape[..], &output.shape[..])
        else {
            unreachable!("the verifier asks for four dimensions");
        };
        Self {
            batches,
            in_h,
            in_w,
            in_c,
            out_h,
            out_w,
            out_c,
            kernel_h: 1,
            kernel_w: 1,
            stride_h: stride[0],
            stride_w: stride[1],
            dilation_h: 1,
            dilation_w: 1,
            pad_top: padding.top,
            pad_left: padding.left,
        }
    }

    /// The same with so many taps in a column and in a row.
    pub(super) fn with_kernel(self, [kernel_h, kernel_w]: [usize; 2]) -> Self {
        Self {
            kernel_h,
            kernel_w,
            ..self
        }
    }

    /// The same as kernels are told it.
    pub(super) fn narrow(&self) -> Result<micro::Window, TooLarge> {
        checked!(micro::Window {
            batches: self.batches,
            in_h: self.in_h,
            in_w: self.in_w,
            in_c: self.in_c,
            out_h: self.out_h,
            out_w: self.out_w,
            out_c: self.out_c,
            kernel_h: self.kernel_h,
            kernel_w: self.kernel_w,
            stride_h: self.stride_h,
            stride_w: self.stride_w,
            dilation_h: self.dilation_h,
            dilation_w: self.dilation_w,
            pad_top: self.pad_top,
            pad_left: self.pad_left,
            ..micro::Window::default()
        })
    }
}

/// A convolution but for its weights.
#[derive(Clone, Copy)]
pub(super) struct Convolution {
    pub(super) window: Window,
    pub(super) groups: usize,
    pub(super) input_zero_point: i32,
    pub(super) output_zero_point: i32,
    pub(super) limits: Limits,
}

impl Convolution {
    /// The same as kernels are told it.
    pub(super) fn params(&self) -> Result<micro::Conv2d, TooLarge> {
        checked!(micro::Conv2d {
            window: self.window.narrow()?,
            groups: self.groups,
            input_zero_point: self.input_zero_point,
            output_zero_point: self.output_zero_point,
            act_min: self.limits.min,
            act_max: self.limits.max,
            act_min_f32: self.limits.min_f32,
            act_max_f32: self.limits.max_f32,
        })
    }
}
