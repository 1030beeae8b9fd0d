//! Transposed 2-D convolution: for each output pixel, dot products of the part of the input that
//! reaches it with the taps that do.
//!
//! Output rows of the same phase are reached by the same rows of taps, from rows of the input that
//! are consecutive, and so are columns. With the taps of each phase by themselves, the last first,
//! the pixels of a phase are a convolution of stride 1.

use peapod_schemas::micro::{Kernel as KernelId, TransposeConv, Window};

use super::Kernel;
use super::conv2d::{Channels, Convolution, Place};
use crate::arena::split;
use crate::arithmetic::{Activation, Arithmetic, Float, Integers, S8, S16, S16Sum32};
use crate::call::Call;
use crate::check;
use crate::convolution::{Biased, Requantizer, check_factors, check_operands};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry};

/// Inputs: input, weights, bias s32 of each phase, multipliers s32, shifts s8. Output. Never in
/// place.
pub static TRANSPOSE_CONV_S8: Kernel = Kernel::new(
    KernelId::TransposeConvS8,
    check_quantised::<S8, true>,
    run_quantised::<S8, true>,
);

/// Inputs: input, weights s8, bias of two s32 each, multipliers s32, shifts s8. Output. Never in
/// place.
pub static TRANSPOSE_CONV_S16: Kernel = Kernel::new(
    KernelId::TransposeConvS16,
    check_quantised::<S16, false>,
    run_quantised::<S16, false>,
);

/// Inputs: input, weights s8, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static TRANSPOSE_CONV_S16_SUM32: Kernel = Kernel::new(
    KernelId::TransposeConvS16Sum32,
    check_quantised::<S16Sum32, false>,
    run_quantised::<S16Sum32, false>,
);

/// Inputs: input, weights, bias. Output. Never in place.
pub static TRANSPOSE_CONV_F32: Kernel = Kernel::new(
    KernelId::TransposeConvF32,
    |call| {
        let params: &TransposeConv = call.expect_params()?;
        call.expect_operands(3, 1)?;
        check_shapes::<Float>(call, params, 1)?;
        check::limits_f32(params.act_min_f32, params.act_max_f32)
    },
    |call, arena| {
        let params: &TransposeConv = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let (act_min, act_max) = (params.act_min_f32, params.act_max_f32);
        let results = Biased { bias: inputs.get(2)?, act_min, act_max };
        let finish = |_, channel, sum| results.finish(channel, sum);
        run::<Float>(&params.window, (inputs.get(0)?, inputs.get(1)?), 0.0, output, finish)
    },
);

/// Checks a quantised one, with biases for each phase or for all of them.
fn check_quantised<T: Integers, const EACH: bool>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &TransposeConv = call.expect_params()?;
    let window = &params.window;
    call.expect_operands(5, 1)?;
    let phases = u32::from(window.stride_h).wrapping_mul(window.stride_w.into());
    check_shapes::<T>(call, params, if EACH { phases } else { 1 })?;
    check_factors(call, window.out_c.into())?;
    check::zero_point::<T::Activation>(params.input_zero_point)?;
    check::zero_point::<T::Activation>(params.output_zero_point)?;
    check::limits::<T::Activation>(params.act_min, params.act_max)
}

/// Checks input, weights, biases for so many phases, and output.
fn check_shapes<T: Arithmetic>(
    call: &Call<'_>,
    params: &TransposeConv,
    phases: u32,
) -> Result<(), Fault> {
    let window = &params.window;
    let (input, output) = check_window(window)?;
    let channels = u32::from(window.out_c);
    let taps = u32::from(window.kernel_h).wrapping_mul(window.kernel_w.into());
    let filters = channels.checked_mul(window.in_c.into());
    let weights = filters.and_then(|filters| filters.checked_mul(taps));
    // So many are in no file.
    let biases = channels.saturating_mul(phases);
    check_operands::<T>(call, input, weights, biases, output)
}

/// Checks the window; returns the elements of the input and of the output.
pub(super) fn check_window(window: &Window) -> Result<(Option<u32>, Option<u32>), Fault> {
    for dilation in [window.dilation_h, window.dilation_w] {
        if dilation != 1 {
            return Err(Fault::Shape { what: Quantity::Dilation, found: dilation.into() });
        }
    }
    // A part of the output begins after as much of what is cut off.
    if window.pad_top.checked_add(window.out_h).is_none() {
        return Err(Fault::Shape { what: Quantity::Padding, found: window.pad_top.into() });
    }
    window::check(window)
}

fn run_quantised<T: Integers, const EACH: bool>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &TransposeConv = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum> {
        bias: inputs.get(2)?,
        multipliers: inputs.get(3)?,
        shifts: inputs.get(4)?,
        output_zero_point: params.output_zero_point,
        act_min: params.act_min,
        act_max: params.act_max,
    };
    let channels = usize::from(params.window.out_c);
    let finish = |phase: usize, channel: usize, sum| {
        let before = if EACH { phase.wrapping_mul(channels) } else { 0 };
        results.finish_with(before.wrapping_add(channel), channel, sum)
    };
    let pad = T::Activation::narrow(params.input_zero_point);
    run::<T>(&params.window, (inputs.get(0)?, inputs.get(1)?), pad, output, finish)
}

/// One direction: which taps are those of a phase.
#[derive(Clone, Copy)]
pub(super) struct Phases {
    /// How many there are.
    pub(super) stride: usize,
    /// Taps of every phase.
    each: usize,
    /// So many of the first have one more.
    more: usize,
    /// Output positions that are cut off before the first.
    before: usize,
}

impl Phases {
    /// `None` if there are none.
    pub(super) fn new(stride: u16, kernel: u16, before: u16) -> Option<Self> {
        Some(Self {
            stride: stride.into(),
            each: kernel.checked_div(stride)?.into(),
            more: kernel.checked_rem(stride)?.into(),
            before: before.into(),
        })
    }

    /// How many taps a phase has.
    pub(super) fn taps(&self, phase: usize) -> usize {
        self.each.wrapping_add((phase < self.more).into())
    }

    /// How many those before it have.
    pub(super) fn taps_before(&self, phase: usize) -> usize {
        phase.wrapping_mul(self.each).wrapping_add(phase.min(self.more))
    }

    /// How many phases there are of so many taps each.
    pub(super) fn by_taps(&self) -> [(usize, usize); 2] {
        let less = self.stride.wrapping_sub(self.more);
        [(self.more, self.each.wrapping_add(1)), (less, self.each)]
    }

    /// The places of a phase among so many of the output.
    pub(super) fn places(&self, phase: usize, output: usize) -> Option<Places> {
        let (of_first, position) = self.of(0)?;
        let ahead = phase.checked_add(self.stride)?.checked_sub(of_first)?;
        let first = ahead.checked_rem(self.stride)?;
        let count = output.saturating_sub(first).div_ceil(self.stride.max(1));
        // Those after the end of a period have the next position.
        let position = position.wrapping_add((phase < of_first).into());
        Some(Places { first, step: self.stride, count, position })
    }

    /// The phase of an output position, and its position among those of the phase.
    pub(super) fn of(&self, position: usize) -> Option<(usize, usize)> {
        let position = position.wrapping_add(self.before);
        Some((position.checked_rem(self.stride)?, position.checked_div(self.stride)?))
    }
}

/// Where the places of a phase are along a direction of the output.
#[derive(Clone, Copy)]
pub(super) struct Places {
    /// The first of them.
    pub(super) first: usize,
    /// From one to the next.
    pub(super) step: usize,
    /// How many there are.
    pub(super) count: usize,
    /// The position of the first among those of the phase.
    pub(super) position: usize,
}

/// The window of the pixels of a phase.
pub(super) fn window_of(window: &Window, [taps_h, taps_w]: [usize; 2]) -> Window {
    let (kernel_h, kernel_w) = (taps_h as u16, taps_w as u16);
    let (pad_top, pad_left) = (kernel_h.saturating_sub(1), kernel_w.saturating_sub(1));
    let (stride_h, stride_w) = (1, 1);
    Window { kernel_h, kernel_w, pad_top, pad_left, stride_h, stride_w, ..*window }
}

/// Each row of the output, and of it the pixels of each phase. `finish` makes results of the sums
/// of a phase and a channel.
fn run<T: Arithmetic>(
    window: &Window,
    (input, weights): (&[T::Activation], &[T::Weight]),
    pad: T::Activation,
    output: &mut [T::Activation],
    finish: impl Fn(usize, usize, T::Sum) -> Option<T::Activation>,
) -> Option<()> {
    let down = Phases::new(window.stride_h, window.kernel_h, window.pad_top)?;
    let across = Phases::new(window.stride_w, window.kernel_w, window.pad_left)?;
    let [in_h, in_w, in_c, out_h, out_w, out_c] =
        [window.in_h, window.in_w, window.in_c, window.out_h, window.out_w, window.out_c]
            .map(usize::from);
    let image_len = in_h.wrapping_mul(in_w).wrapping_mul(in_c);
    let row_len = out_w.wrapping_mul(out_c);
    let mut results = rows_mut(output, row_len);
    for image in rows(input, image_len) {
        for y in 0..out_h {
            let row = results.next()?;
            let (phase_y, place) = down.of(y)?;
            for x in 0..across.stride.min(out_w) {
                let (phase_x, first) = across.of(x)?;
                let taps = [down.taps(phase_y), across.taps(phase_x)];
                let above = down.taps_before(phase_y).wrapping_mul(window.kernel_w.into());
                let left = across.taps_before(phase_x).wrapping_mul(taps[0]);
                let before = above.wrapping_add(left).wrapping_mul(in_c).wrapping_mul(out_c);
                let phase = phase_y.wrapping_mul(across.stride).wrapping_add(phase_x);
                let convolution = Convolution::<T> {
                    geometry: Geometry::new(&window_of(window, taps)),
                    weights: weights.get(before..)?,
                    pad,
                    depth: in_c,
                    filters: out_c,
                    filter_row: taps[1].wrapping_mul(in_c),
                    dense: true,
                    channels: Channels::all(out_c, out_c),
                };
                let pixels = rows_mut(row, out_c).skip(x).step_by(across.stride.max(1));
                let finish = |channel, sum| finish(phase, channel, sum);
                pixels_of(&convolution, image, (place, first), pixels, &finish)?;
            }
        }
    }
    Some(())
}

/// The pixels of a phase in a row of the output: those at `place` among its rows, and from `first`
/// on among its columns.
fn pixels_of<'r, T: Arithmetic>(
    convolution: &Convolution<'_, T>,
    image: &[T::Activation],
    (place, first): (usize, usize),
    mut pixels: impl Iterator<Item = &'r mut [T::Activation]>,
    finish: &impl Fn(usize, T::Sum) -> Option<T::Activation>,
) -> Option<()> {
    let Geometry { vertical, horizontal, .. } = convolution.geometry;
    let start = |_: Place<'_, T>| Some(T::Sum::default());
    let down = vertical.span(place);
    let mut spans = (first..).map(|x| horizontal.span(x)).peekable();
    while let Some(pixel) = pixels.next() {
        let span = spans.next()?;
        let next = spans.next_if(|next| next.taps == span.taps);
        let second = if next.is_some() { pixels.next() } else { None };
        match next.zip(second) {
            Some((next, second)) => {
                let both = [pixel, second];
                convolution.pixels(image, (&down, [span, next]), both, (&start, finish))?;
            }
            None => convolution.pixels(image, (&down, [span]), [pixel], (&start, finish))?,
        }
    }
    Some(())
}
