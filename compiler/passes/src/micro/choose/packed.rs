//! Weights in the order in which a kernel for certain instructions reads them.
//!
//! The layouts are those of `micro.fbs`, at `conv2d_s8_scalar`. What the kernels take for granted
//! is decided here: neither sums nor their rescaling overflow, and all of it rounds twice.

mod coded;
mod depthwise;
mod layout;
mod shape;
mod transposed;
mod wide;

use std::rc::Rc;

use peapod_ir::numerics::Multiplier;
use peapod_ir::plan::micro::{Element, FullyConnected, InstructionSet, KernelId, Params, checked};
use peapod_ir::{DType, Op};

use super::facts::{Channels, Weights};
use super::window::{Convolution, Window};
use super::{Choice, Context, Input, filter};
use crate::micro::bake::Constant;
pub(super) use coded::conv2d as conv2d_coded;
pub(super) use depthwise::{depthwise_conv2d, depthwise_fits_lines};
use layout::Layout;
pub(super) use layout::words;
use shape::{columns, is_plain, is_whole, reads_input};
pub(super) use transposed::transpose_conv;
pub(super) use wide::high_multiplier;

/// Operands of a convolution or a product.
const INPUT: usize = 0;
const WEIGHTS: usize = 1;

/// Output channels that are computed together.
const ROWS: usize = 4;

/// Longest row, of the product of one with DSP instructions, that need not be whole words.
const ROW_MAX: usize = 64;

/// Values of a vector of MVE.
const LANES: usize = 16;

/// Sums stay below this, so that twice as much fits a word.
const SUM_MAX: i64 = 1 << 30;
/// Shifts to the right stay within these: at least a rounding, and room for the zero point.
const SHIFTS: std::ops::RangeInclusive<i32> = 1..=21;

/// The filter of a convolution of int8 whose weights and bias are constant.
struct Filter<'p> {
    convolution: &'p Convolution,
    order: Channels,
    weights: Rc<Weights>,
    bias: Vec<i64>,
    multipliers: &'p [Multiplier],
}

impl<'p> Filter<'p> {
    fn of(
        cx: &Context<'_>,
        op: &Op,
        convolution: &'p Convolution,
        order: Channels,
        multipliers: &'p [Multiplier],
    ) -> Option<Self> {
        let weights = cx.input(op, WEIGHTS);
        if cx.input(op, INPUT).dtype != DType::I8 || weights.zero_point() != 0 {
            return None;
        }
        Some(Self {
            convolution,
            order,
            weights: cx.weights(op, WEIGHTS, order)?,
            bias: filter::known_bias(cx, op, convolution.window.out_c)?,
            multipliers,
        })
    }

    /// The layout of weights for products of a set; `None` if it takes no such convolution.
    fn layout(&self, set: InstructionSet, cx: &Context<'_>, op: &Op) -> Option<Layout> {
        let layout = Layout::of(set);
        let fits = self.convolution.groups == 1
            && !cx.is_known(op, INPUT)
            && (!layout.words || self.weights.words_fit);
        fits.then_some(layout)
    }

    /// Bias, multiplier, offset and shift of each channel, whose sums stay below `sum_max`; `None`
    /// if something could overflow or does not round twice.
    fn rescaling(&self, sum_max: i64) -> Option<Vec<[i32; 4]>> {
        let weights = self.weights.sums.iter().zip(&self.weights.reaches);
        let channels = weights.zip(self.bias.iter().zip(self.multipliers));
        let rescaling = channels.map(|((sum, reach), (bias, multiplier))| {
            let bias = bias - i64::from(self.convolution.input_zero_point) * sum;
            channel_rescaling(self.convolution, [bias, *reach], *multiplier, sum_max)
        });
        rescaling.collect()
    }

    /// The choice of a kernel that reads packed weights, rescaling and perhaps scratch.
    fn choice(
        &self,
        cx: &Context<'_>,
        op: &Op,
        (kernel, params): (KernelId, Params),
        element: Element,
        pack: impl Fn(&[Vec<i8>]) -> Vec<u8> + 'static,
        rescaling: Vec<i32>,
    ) -> Choice {
        let order = self.order;
        let packed = Input::derived(move |cx, op| {
            let weights = cx
                .known(op, WEIGHTS)
                .expect("they have been found constant");
            let rows: Vec<Vec<i8>> = order.of(weights).collect();
            Constant {
                element,
                bytes: pack(&rows),
            }
        });
        let inputs = vec![cx.tensor(op, INPUT), packed, Input::s32(rescaling)];
        Choice::new(kernel, params, inputs)
    }
}

/// The choice of a packed kernel; `None` if it does not apply.
pub(super) fn conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    let order = Channels::Rows(convolution.window.out_c);
    if cx.input(op, INPUT).dtype == DType::I16 {
        return wide::conv2d(cx, op, convolution, multipliers);
    }
    product(
        cx,
        op,
        &Filter::of(cx, op, convolution, order, multipliers)?,
    )
}

/// The choice that multiplies columns of the input with the channels of a filter.
fn product(cx: &Context<'_>, op: &Op, filter: &Filter<'_>) -> Option<Choice> {
    first_of_sets(cx, |set| product_for(set, cx, op, filter))
}

/// The choice for the instruction set that weights are packed for, or what goes without.
fn first_of_sets(
    cx: &Context<'_>,
    choice: impl Fn(InstructionSet) -> Option<Choice>,
) -> Option<Choice> {
    let set = cx.packing?;
    match set {
        // Very long sums, and the least weight of all, do not fit words of two rows.
        InstructionSet::Dsp => choice(set).or_else(|| choice(InstructionSet::Scalar)),
        InstructionSet::Scalar | InstructionSet::Mve => choice(set),
    }
}

/// The same with the instructions of a set; `None` if they cannot.
fn product_for(
    set: InstructionSet,
    cx: &Context<'_>,
    op: &Op,
    filter: &Filter<'_>,
) -> Option<Choice> {
    let (convolution, layout) = (filter.convolution, filter.layout(set, cx, op)?);
    let window = convolution.window;
    let rescaling = layout.rescaling(filter.rescaling(layout.sum_max())?);
    let depth = layout.depth(&window);
    let choice = |call| {
        let pack = move |rows: &[Vec<i8>]| layout.pack(rows, &window);
        filter.choice(cx, op, call, layout.element(), pack, rescaling)
    };
    let row_kernel = match set {
        InstructionSet::Scalar => Some(KernelId::FullyConnectedS8Scalar),
        InstructionSet::Dsp => Some(KernelId::FullyConnectedS8Dsp),
        InstructionSet::Mve => None,
    };
    if let Some(kernel) = row_kernel
        && let Some(row) = as_row(convolution, &layout)
    {
        return Some(choice((kernel, row.into())));
    }
    // There must be some.
    let len_bytes = gathered(set, &window, &layout).unwrap_or(layout.one());
    let kernel = match set {
        InstructionSet::Scalar => KernelId::Conv2dS8Scalar,
        InstructionSet::Dsp => KernelId::Conv2dS8Dsp,
        InstructionSet::Mve => KernelId::Conv2dS8Mve,
    };
    let gathers = set == InstructionSet::Dsp && !reads_input(&window, depth);
    let over_input = gathers && is_plain(&window) && window.in_c == window.out_c;
    let params = convolution.params().ok()?;
    let choice = choice((kernel, params.into())).scratch(layout.element(), len_bytes);
    Some(choice.in_place(over_input.then_some(INPUT)))
}

/// Bytes of the columns that a kernel gathers; `None` if it reads them where they are.
fn gathered(set: InstructionSet, window: &Window, layout: &Layout) -> Option<usize> {
    let depth = layout.depth(window);
    let is_there = set != InstructionSet::Mve || window.batches == 1;
    match columns(window) {
        _ if reads_input(window, depth) && is_there => None,
        1 => Some(depth),
        columns => Some(layout.bytes(columns * depth)),
    }
}

/// A convolution as the product of a row, where its only column is all of the input as it is
/// stored, packed weights have padding at their end only, and the kernel takes so many values.
fn as_row(convolution: &Convolution, layout: &Layout) -> Option<FullyConnected> {
    let w = &convolution.window;
    let in_len = w.in_h * w.in_w * w.in_c;
    let padded = in_len.next_multiple_of(layout.depth);
    let fits = w.batches == 1 && (in_len == padded || in_len <= ROW_MAX);
    if !fits || !is_whole(w) || layout.splits_rows(w) {
        return None;
    }
    let row = checked!(FullyConnected {
        rows: 1_usize,
        in_len,
        out_len: w.out_c,
        output_zero_point: convolution.output_zero_point,
        act_min: convolution.limits.min,
        act_max: convolution.limits.max,
        ..FullyConnected::default()
    });
    row.ok()
}

/// Bias, multiplier, offset and shift of a channel, whose sums are off the bias by no more than
/// `reach`; `None` if something could overflow or does not round twice.
fn channel_rescaling(
    convolution: &Convolution,
    [bias, reach]: [i64; 2],
    multiplier: Multiplier,
    sum_max: i64,
) -> Option<[i32; 4]> {
    let shift = -multiplier.shift;
    let ends = [bias - reach, bias + reach];
    // Some trained channels hardly depend on their input, with biases beyond all bounds.
    if shift >= 0 && ends.iter().all(|end| i32::try_from(*end).is_ok()) {
        let [least, most] = ends.map(|sum| result(convolution, sum, multiplier));
        if least == most {
            return Some([0, 0, 1 + 2 * least, 1]);
        }
    }
    if reach + bias.abs() >= sum_max || !SHIFTS.contains(&shift) {
        return None;
    }
    let bias = i32::try_from(bias).ok()?;
    let offset = (1 << (shift - 1)) + (convolution.output_zero_point << shift);
    Some([bias, multiplier.multiplier, offset, shift])
}

/// What a sum becomes, within 8 bits, by a multiplier that shifts to the right: it never falls
/// where sums rise.
fn result(convolution: &Convolution, sum: i64, multiplier: Multiplier) -> i32 {
    let right = multiplier.shift.unsigned_abs();
    let high = (sum * i64::from(multiplier.multiplier) + (1 << 30)) >> 31;
    let half = if right == 0 { 0 } else { 1 << (right - 1) };
    // Ties go away from zero.
    let rounded = match high < 0 {
        true => -((half - high) >> right),
        false => (high + half) >> right,
    };
    (rounded + i64::from(convolution.output_zero_point)).clamp(-128, 127) as i32
}
