//! The window that convolutions and pools slide over an image: shapes, and which taps are inside.

use core::ops::Range;

use peapod_schemas::micro::Window;

use crate::check::{at_least_one, product};
use crate::error::{Fault, Quantity};

/// One direction of a window.
#[derive(Clone, Copy)]
pub(crate) struct Axis {
    input: usize,
    pub(crate) output: usize,
    pub(crate) kernel: usize,
    stride: usize,
    pub(crate) dilation: usize,
    pad: usize,
}

/// Shapes and both directions of a window, in machine words.
#[derive(Clone, Copy)]
pub(crate) struct Geometry {
    pub(crate) vertical: Axis,
    pub(crate) horizontal: Axis,
    pub(crate) in_c: usize,
    pub(crate) out_c: usize,
    row_len: usize,
}

impl Geometry {
    pub(crate) fn new(window: &Window) -> Self {
        let width = usize::from(window.in_w);
        let in_c = usize::from(window.in_c);
        Self {
            vertical: Axis {
                input: window.in_h.into(),
                output: window.out_h.into(),
                kernel: window.kernel_h.into(),
                stride: window.stride_h.into(),
                dilation: window.dilation_h.into(),
                pad: window.pad_top.into(),
            },
            horizontal: Axis {
                input: width.wrapping_sub(window.reserved.into()),
                output: window.out_w.into(),
                kernel: window.kernel_w.into(),
                stride: window.stride_w.into(),
                dilation: window.dilation_w.into(),
                pad: window.pad_left.into(),
            },
            in_c,
            out_c: window.out_c.into(),
            row_len: width.wrapping_mul(in_c),
        }
    }

    /// Elements of one input image, without what is reserved after its last row.
    pub(crate) fn image_len(&self) -> usize {
        let last = self.horizontal.input.wrapping_mul(self.in_c);
        let others = self.vertical.input.wrapping_sub(1);
        others.wrapping_mul(self.row_len).wrapping_add(last)
    }

    /// Elements from one row of an input image to the next.
    pub(crate) fn row_len(&self) -> usize {
        self.row_len
    }
}

impl Axis {
    /// The taps that read the input, for one output position.
    #[inline]
    pub(crate) fn taps(&self, position: usize) -> Range<usize> {
        let start = position.wrapping_mul(self.stride);
        let first = self.taps_before(self.pad.saturating_sub(start));
        let end = self.taps_before((self.input + self.pad).saturating_sub(start));
        first..end.max(first)
    }

    /// How many taps are less than `distance` after the first, at most all.
    fn taps_before(&self, distance: usize) -> usize {
        if self.dilation == 1 {
            distance.min(self.kernel)
        } else {
            distance.div_ceil(self.dilation.max(1)).min(self.kernel)
        }
    }

    /// The output positions of which all taps read the input.
    pub(crate) fn whole(&self) -> Range<usize> {
        let reach = self.kernel.saturating_sub(1).wrapping_mul(self.dilation);
        let past = self.pad.wrapping_add(self.stride).wrapping_sub(1);
        let first = past.checked_div(self.stride).unwrap_or(0);
        let room = self.input.wrapping_add(self.pad).checked_sub(reach);
        // The last window begins before the end of this.
        let end = room.and_then(|room| {
            let last = room.checked_sub(1)?.checked_div(self.stride)?;
            Some(last.wrapping_add(1))
        });
        let end = end.unwrap_or(0);
        first..end.min(self.output)
    }

    /// From where one output position reads to where the next one does.
    pub(crate) fn stride(&self) -> usize {
        self.stride
    }

    /// The taps that read the input, and where, for one output position.
    #[inline(never)]
    pub(crate) fn span(&self, position: usize) -> Span {
        let taps = self.taps(position);
        let source = if taps.is_empty() {
            0
        } else {
            let start = position.wrapping_mul(self.stride);
            let reach = start.wrapping_add(taps.start.wrapping_mul(self.dilation));
            reach.wrapping_sub(self.pad)
        };
        Span {
            taps,
            source,
            dilation: self.dilation,
        }
    }
}

/// Where the taps of one output position read, in one direction.
#[derive(Clone)]
pub(crate) struct Span {
    /// The taps inside the input.
    pub(crate) taps: Range<usize>,
    /// Where the first of them reads; 0 if there is none.
    pub(crate) source: usize,
    dilation: usize,
}

impl Span {
    /// Where a tap inside the input reads.
    #[inline]
    pub(crate) fn source_of(&self, tap: usize) -> usize {
        let steps = tap.wrapping_sub(self.taps.start);
        self.source.wrapping_add(steps.wrapping_mul(self.dilation))
    }
}

/// The channels to compute: all, or in part of a step one block, whose number, from 1 on, is in
/// [`Window::reserved`].
pub(crate) fn channels(window: &Window, block: usize) -> Range<usize> {
    let all = usize::from(window.out_c);
    let end = block.wrapping_mul(window.reserved.into());
    match window.reserved {
        0 => 0..all,
        _ => end.wrapping_sub(block)..end.min(all),
    }
}

/// Checks what every window must satisfy; returns the elements of the input and of the output.
#[inline(never)]
pub(crate) fn check(window: &Window) -> Result<(Option<u32>, Option<u32>), Fault> {
    for stride in [window.stride_h, window.stride_w] {
        at_least_one(Quantity::Stride, stride.into())?;
    }
    for dilation in [window.dilation_h, window.dilation_w] {
        at_least_one(Quantity::Dilation, dilation.into())?;
    }
    for kernel in [window.kernel_h, window.kernel_w] {
        at_least_one(Quantity::Kernel, kernel.into())?;
    }
    if window.reserved != 0 {
        return Err(Fault::Reserved);
    }
    let batches = u32::from(window.batches);
    let input = [
        batches,
        window.in_h.into(),
        window.in_w.into(),
        window.in_c.into(),
    ];
    let output = [
        batches,
        window.out_h.into(),
        window.out_w.into(),
        window.out_c.into(),
    ];
    Ok((
        product(Quantity::Dim, &input)?,
        product(Quantity::Dim, &output)?,
    ))
}

/// Checks that a pool's window keeps the channels and always covers some of the input.
pub(crate) fn check_pool(window: &Window) -> Result<(Option<u32>, Option<u32>), Fault> {
    let counts = check(window)?;
    if window.in_c != window.out_c {
        return Err(Fault::Shape {
            what: Quantity::Channels,
            found: window.out_c.into(),
        });
    }
    let Geometry {
        vertical,
        horizontal,
        ..
    } = Geometry::new(window);
    for axis in [vertical, horizontal] {
        if (0..axis.output).any(|position| axis.span(position).taps.is_empty()) {
            return Err(Fault::Shape {
                what: Quantity::Padding,
                found: axis.pad as u32,
            });
        }
    }
    Ok(counts)
}
