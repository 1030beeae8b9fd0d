//! Weights in fewer bits than they have: when they are, how, and the kernels that decode them.
//!
//! What a constant means is what its bytes say; how it is stored is found out here, from these
//! bytes alone. Few different values become indices into a table, many zeros a mask, and floats
//! that lost nothing in 16 bits are stored in 16 bits. Codes of variable length are not among the
//! forms: weights that a file has so are stored in whichever of these is smallest. The layout is
//! that of `micro.fbs`, at `Coded`.

use std::collections::BTreeSet;

use peapod_ir::eval::scalar::{f16_bits, f16_value};
use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::plan::micro::{self, Element, GROUP, KernelId, WeightCoding, checked};
use peapod_ir::{DType, Op};

use super::facts::Channels;
use super::filter::{float_operands, operands, quantised_operands, sums_are_wide};
use super::window::Convolution;
use super::{Arithmetic, Choice, Context, Input, packed, required};
use crate::micro::Weights;
use crate::micro::bake::Constant;

const INPUT: usize = 0;
const WEIGHTS: usize = 1;

/// Most bits of an index into a table.
const BITS_MAX: u32 = 7;

/// Bytes of weights that are decoded at once, about, and those of four channels at least: columns
/// are gathered again for each block.
const BLOCK_BYTES: usize = 2048;

/// Most bytes of depthwise weights that are decoded: all at once.
const DEPTHWISE_BYTES: usize = 4096;

/// Bytes that coded weights save at least: their call has parameters and an operand more.
const SAVED_MIN: usize = size_of::<micro::Coded>() - size_of::<micro::Conv2d>() + 12;

/// Which coding of weights is smallest, and what they take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coding {
    pub(super) coding: WeightCoding,
    /// Bits of a code.
    bits: u32,
    /// One table for all channels.
    shared: bool,
    /// Bytes of codes and values.
    bytes: usize,
}

/// Coded weights as a kernel decodes them.
#[derive(Clone, Copy)]
pub(super) struct Coded {
    pub(super) coding: Coding,
    /// Where the weights of a channel are.
    pub(super) order: Channels,
    /// Weights that are coded together.
    pub(super) run: usize,
    /// Weights of a channel with their padding.
    pub(super) depth: usize,
    /// Channels that are decoded at once.
    pub(super) block: usize,
}

/// The coding of the weights of an op, if they are to have one: of a call whose other constants
/// take `more` bytes than those of another kernel.
pub(super) fn wanted(
    cx: &Context<'_>,
    op: &Op,
    (order, run): (Channels, usize),
    more: usize,
) -> Option<Coding> {
    let value = required(op, WEIGHTS);
    let constant = cx.function.value(cx.storage.outermost(value).0);
    let weights = cx.function.ty(value);
    let is_float = weights.dtype == DType::F32;
    let any = match cx.weights {
        Weights::Dense => return None,
        Weights::Auto if !constant.compressed => return None,
        Weights::Half if !constant.compressed && !is_float => return None,
        Weights::Half => constant.compressed,
        Weights::Auto | Weights::Compressed => true,
    };
    if weights.zero_point() != 0 || cx.is_known(op, INPUT) {
        return None;
    }
    let found = cx.coding(op, WEIGHTS, (order, run), |bytes| {
        Coding::smallest(&rows(bytes, order, is_float), run, is_float, any)
    });
    let dense = weights.elements() * size(is_float);
    found.filter(|coding| coding.bytes + more + SAVED_MIN <= dense)
}

/// Channels of a block: so many that decoding them at once is worth it.
pub(super) fn block(depth: usize, is_one: bool, channels: usize) -> usize {
    let fitting = if is_one {
        0
    } else {
        BLOCK_BYTES / depth.max(1)
    };
    fitting.next_multiple_of(4).clamp(4, channels.max(4))
}

/// Chooses for a convolution, or a float product that is one.
pub(super) fn conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    arithmetic: Arithmetic,
) -> Option<Choice> {
    let out_c = convolution.window.out_c;
    if arithmetic == Arithmetic::Float {
        let inputs = float_operands(cx, op, out_c);
        return rows_of(cx, op, convolution, (KernelId::Conv2dF32Coded, inputs), 0);
    }
    let (input, weights) = (cx.input(op, INPUT), cx.input(op, WEIGHTS));
    let multipliers = numerics::conv_multipliers(input, weights, cx.output(op), out_c);
    product(cx, op, convolution, &multipliers)
}

/// Chooses for a convolution of integers, or a product that is one.
pub(super) fn product(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    if !cx.is_known(op, WEIGHTS) {
        return None;
    }
    let out_c = convolution.window.out_c;
    // Each a multiplier and a shift: one is for all, or those of packed weights of 16 bits are
    // fewer numbers.
    let is_wide = cx.input(op, INPUT).dtype == DType::I16;
    let known = if is_wide && cx.packing.is_some() {
        0
    } else {
        multipliers.len()
    };
    let more = out_c.saturating_sub(known) * (size_of::<i32>() + size_of::<i8>());
    let multipliers = match multipliers {
        [shared] => &vec![*shared; out_c],
        each => each,
    };
    if let Some(choice) = packed::conv2d_coded(cx, op, convolution, multipliers) {
        return Some(choice);
    }
    let kernel = if !is_wide {
        KernelId::Conv2dS8Coded
    } else if sums_are_wide(cx, op) {
        KernelId::Conv2dS16Coded
    } else {
        KernelId::Conv2dS16Sum32Coded
    };
    let inputs = quantised_operands(cx, op, Channels::Rows(out_c), multipliers).ok()?;
    rows_of(cx, op, convolution, (kernel, inputs), more)
}

/// The choice of a portable kernel that decodes rows.
fn rows_of(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    (kernel, inputs): (KernelId, Vec<Input>),
    more: usize,
) -> Option<Choice> {
    let window = &convolution.window;
    let order = Channels::Rows(window.out_c);
    let row_len = window.kernel_h * window.kernel_w * window.in_c / convolution.groups;
    let coding = wanted(cx, op, (order, row_len), more)?;
    let is_one = window.batches * window.out_h * window.out_w == 1;
    let block = block(row_len * weight_size(cx, op), is_one, window.out_c).min(window.out_c);
    let weights = Coded {
        coding,
        order,
        run: row_len,
        depth: row_len,
        block,
    };
    weights.choice(cx, op, convolution, (kernel, inputs), row_len * block)
}

/// Chooses for a depthwise convolution, whose weights are decoded at once.
pub(super) fn depthwise_conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    arithmetic: Arithmetic,
) -> Option<Choice> {
    let window = &convolution.window;
    let order = Channels::Columns(window.out_c);
    let kernel = match (arithmetic, cx.input(op, INPUT).dtype) {
        (Arithmetic::Float, _) => KernelId::DepthwiseConv2dF32Coded,
        (Arithmetic::Integer, DType::I16) => KernelId::DepthwiseConv2dS16Coded,
        (Arithmetic::Integer, _) => KernelId::DepthwiseConv2dS8Coded,
    };
    if arithmetic == Arithmetic::Integer && !cx.is_known(op, WEIGHTS) {
        return None;
    }
    let row_len = window.kernel_h * window.kernel_w;
    let coding = wanted(cx, op, (order, row_len), 0)?;
    let weights = Coded {
        coding,
        order,
        run: row_len,
        depth: row_len,
        block: window.out_c,
    };
    let inputs = operands(cx, op, arithmetic, order).ok()?;
    let all = row_len * window.out_c;
    if all * weight_size(cx, op) > DEPTHWISE_BYTES {
        return None;
    }
    weights.choice(cx, op, convolution, (kernel, inputs), all)
}

/// Bytes of a weight of an op.
fn weight_size(cx: &Context<'_>, op: &Op) -> usize {
    size(cx.input(op, WEIGHTS).dtype == DType::F32)
}

const fn size(is_float: bool) -> usize {
    if is_float { size_of::<f32>() } else { 1 }
}

/// The weights of each channel, as bits.
fn rows(bytes: &[u8], order: Channels, is_float: bool) -> Vec<Vec<u32>> {
    let size = size(is_float);
    let bits = |weight: &[u8]| {
        let bytes = weight.iter().rev();
        bytes.fold(0, |bits, byte| bits << 8 | u32::from(*byte))
    };
    let weights: Vec<u32> = bytes.chunks_exact(size).map(bits).collect();
    order.each(&weights)
}

/// The different values of weights, in order; `None` of more than a table can have.
fn values<'w>(weights: impl IntoIterator<Item = &'w u32>) -> Option<Vec<u32>> {
    let mut values = BTreeSet::new();
    for weight in weights {
        if values.insert(*weight) && values.len() > 1 << BITS_MAX {
            return None;
        }
    }
    Some(values.into_iter().collect())
}

/// Bits of the index of one of so many values; `None` if there are too many.
fn bits_of(values: usize) -> Option<u32> {
    let bits = values.next_power_of_two().trailing_zeros().max(1);
    (bits <= BITS_MAX).then_some(bits)
}

/// Whether a float of 16 bits is this one, to the last bit.
fn is_half(bits: u32) -> bool {
    f16_value(f16_bits(f32::from_bits(bits).into())).to_bits() == bits
}

impl Coding {
    /// The coding that takes the fewest bytes; of floats only halves, unless `any` may do.
    fn smallest(rows: &[Vec<u32>], run: usize, is_float: bool, any: bool) -> Option<Self> {
        let mut found = Vec::new();
        if any {
            found.extend(Self::tables(rows, run, is_float));
            found.push(Self::mask(rows, run, is_float));
        }
        let weights = || rows.iter().flatten();
        if is_float && weights().all(|bits| is_half(*bits)) {
            found.push(Self {
                coding: WeightCoding::Half,
                bits: 16,
                shared: true,
                bytes: 2 * weights().count() + size_of::<f32>(),
            });
        }
        // Of equal ones the first, which is the quickest.
        found.into_iter().min_by_key(|coding| coding.bytes)
    }

    /// Codes in one table, or in one for each channel.
    fn tables(rows: &[Vec<u32>], run: usize, is_float: bool) -> impl Iterator<Item = Self> {
        let counts = rows.iter().map(|row| Some(values(row)?.len()));
        let most = counts.collect::<Option<Vec<_>>>();
        let most = most.map(|counts| counts.into_iter().max().unwrap_or(0));
        let all = values(rows.iter().flatten()).map(|values| values.len());
        let codings = [(true, all, 1), (false, most, rows.len())];
        let coding = |(shared, values, tables): (bool, Option<usize>, usize)| {
            let bits = bits_of(values?)?;
            Some(Self {
                coding: WeightCoding::Table,
                bits,
                shared,
                bytes: codes_len(rows, run, bits) + (tables << bits) * size(is_float),
            })
        };
        codings.map(coding).into_iter().flatten()
    }

    /// A bit for each weight.
    fn mask(rows: &[Vec<u32>], run: usize, is_float: bool) -> Self {
        let values = rows.iter().flatten().filter(|bits| **bits != 0).count();
        Self {
            coding: WeightCoding::Mask,
            bits: 1,
            shared: true,
            bytes: codes_len(rows, run, 1) + values.max(1) * size(is_float),
        }
    }
}

/// Bytes of codes of so many bits.
fn codes_len(rows: &[Vec<u32>], run: usize, bits: u32) -> usize {
    let len = rows.first().map_or(0, Vec::len);
    let codes = len / run.max(1) * run.next_multiple_of(GROUP as usize);
    rows.len() * (codes * bits as usize).div_ceil(8)
}

impl Coded {
    /// The parameters of a convolution of such weights, of which a channel has so many.
    pub(super) fn params(&self, convolution: &Convolution, row_len: usize) -> Option<micro::Coded> {
        let conv = convolution.params().ok()?;
        let params = checked!(micro::Coded {
            conv,
            row_len,
            run: self.run,
            depth: self.depth,
            tables: if self.coding.shared {
                1
            } else {
                self.order.count()
            },
            block: self.block,
            coding: self.coding.coding as usize,
            bits: self.coding.bits as usize,
        });
        params.ok()
    }

    /// The choice of a portable kernel: of these operands but weights, and `scratch` weights.
    fn choice(
        &self,
        cx: &Context<'_>,
        op: &Op,
        convolution: &Convolution,
        (kernel, mut inputs): (KernelId, Vec<Input>),
        scratch: usize,
    ) -> Option<Choice> {
        let is_float = cx.input(op, WEIGHTS).dtype == DType::F32;
        let params = self.params(convolution, self.depth)?;
        let [codes, values] = self.inputs();
        inputs[WEIGHTS] = codes;
        inputs.push(values);
        let element = if is_float { Element::F32 } else { Element::S8 };
        Some(Choice::new(kernel, params, inputs).scratch(element, scratch * size(is_float)))
    }

    /// Codes and values, to be worked out.
    pub(super) fn inputs(self) -> [Input; 2] {
        let part = move |index: usize| {
            Input::derived(move |cx, op| {
                let is_float = cx.input(op, WEIGHTS).dtype == DType::F32;
                let bytes = cx.known(op, WEIGHTS);
                let bytes = bytes.expect("they have been found constant");
                let [codes, values] = self.encode(&rows(bytes, self.order, is_float), is_float);
                match index {
                    0 => Constant {
                        element: Element::U8,
                        bytes: codes,
                    },
                    _ => Constant {
                        element: if is_float { Element::F32 } else { Element::S8 },
                        bytes: values,
                    },
                }
            })
        };
        [part(0), part(1)]
    }

    /// The bytes of codes and of values.
    fn encode(&self, rows: &[Vec<u32>], is_float: bool) -> [Vec<u8>; 2] {
        let Coding {
            coding,
            bits,
            shared,
            ..
        } = self.coding;
        let mut codes = Vec::new();
        let mut stored: Vec<u32> = Vec::new();
        let in_common = values(rows.iter().flatten()).unwrap_or_default();
        for row in rows {
            match coding {
                WeightCoding::Half => {
                    let halves = row
                        .iter()
                        .map(|bits| f16_bits(f32::from_bits(*bits).into()));
                    codes.extend(halves.flat_map(u16::to_le_bytes));
                }
                WeightCoding::Mask => {
                    self.code(row, 1, |weight| u32::from(weight != 0), &mut codes);
                    stored.extend(row.iter().filter(|weight| **weight != 0));
                }
                WeightCoding::Table => {
                    let own;
                    let table = match shared {
                        true => &in_common,
                        false => {
                            own = values(row).unwrap_or_default();
                            &own
                        }
                    };
                    let index = |weight| {
                        let found = table.binary_search(&weight);
                        found.expect("every weight is in its table") as u32
                    };
                    self.code(row, bits, index, &mut codes);
                    if !shared || stored.is_empty() {
                        stored.extend(table);
                        stored.resize(stored.len().next_multiple_of(1 << bits), 0);
                    }
                }
            }
        }
        if stored.is_empty() {
            stored.push(0);
        }
        let bytes = stored
            .iter()
            .flat_map(|value| value.to_le_bytes().into_iter());
        let values = match is_float {
            true => bytes.collect(),
            false => stored.iter().map(|value| *value as u8).collect(),
        };
        [codes, values]
    }

    /// Adds the codes of a row: by runs, in groups of four, to whole bytes.
    fn code(&self, row: &[u32], bits: u32, code: impl Fn(u32) -> u32, bytes: &mut Vec<u8>) {
        let (mut word, mut count) = (0_u32, 0);
        for run in row.chunks(self.run.max(1)) {
            let rest = run.len().next_multiple_of(GROUP as usize) - run.len();
            let codes = run.iter().map(|weight| code(*weight));
            for code in codes.chain(std::iter::repeat_n(0, rest)) {
                word |= code << count;
                count += bits;
                while count >= 8 {
                    bytes.push(word as u8);
                    word >>= 8;
                    count -= 8;
                }
            }
        }
        if count > 0 {
            bytes.push(word as u8);
        }
    }
}
