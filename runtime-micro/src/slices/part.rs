//! Part of a step: its operands and parameters, as those of a step of its own.

use peapod_isa::{dsp, mve};
use peapod_schemas::micro::{
    Binary, Choose, Concatenation, Conv2d, FullyConnected, Kernel as KernelId, MAX_RANK, Mean,
    Operand, Pad, ParamList, ParamSlice, Params, Resize, Step, View,
};

use super::movement::{
    gather, kept, outermost_place, reach, scatter, set_lens, slice, strided_copy,
};
use super::region::{DIMS, Extent, Region};
use super::{matrix, sequence, share, size_of_element, window};
use crate::call::Call;
use crate::kernels::Kernel;

/// Operands that a part can have: as many as any kernel that does not take any number.
const OPERANDS: usize = 9;

/// Results of a fully connected layer that are made together.
const ROWS: u32 = peapod_isa::ROWS as u32;

/// A step with its places: what its output falls into.
pub(super) struct Whole<'c, 'm> {
    kernel: KernelId,
    call: &'c Call<'m>,
    params: Params,
    grid: [u32; DIMS],
}

/// Some consecutive places of a step.
pub(super) struct Part {
    step: Step,
    operands: [Operand; OPERANDS],
    params: Params,
    /// Which places.
    places: Extent,
    /// The work is this part of what it seems to be: of as many blocks of channels.
    blocks: u32,
}

macro_rules! by_list {
    ($($field:ident: $name:ident,)*) => {
        /// The parameters of a call.
        fn params_of(kernel: KernelId, call: &Call<'_>) -> Option<Params> {
            Some(match kernel.params() {
                None => Params::None,
                $(Some(ParamList::$name) => Params::$name(*call.params()?),)*
            })
        }

        /// These parameters as a list.
        fn list_of(params: &Params) -> Option<ParamSlice<'_>> {
            match params {
                Params::None => None,
                $(Params::$name(it) => Some(ParamSlice::of(core::slice::from_ref(it))),)*
            }
        }
    };
}

peapod_schemas::for_each_param_list!(by_list);

impl<'c, 'm> Whole<'c, 'm> {
    /// `None` if the step is none that has places.
    pub(super) fn new(kernel: KernelId, call: &'c Call<'m>) -> Option<Self> {
        let params = params_of(kernel, call)?;
        let grid = grid(kernel, &params, call)?;
        Some(Self {
            kernel,
            call,
            params,
            grid,
        })
    }

    /// From a place on, what is within an amount of work, or one place; `work` is that of all.
    pub(super) fn part_within(&self, place: u32, work: u64, left: u64) -> Option<Part> {
        let count = self.count();
        let each = work.div_ceil(u64::from(count.max(1))).max(1);
        let mut most = u32::try_from(left / each).unwrap_or(u32::MAX);
        loop {
            let rest = count.checked_sub(place).filter(|rest| *rest > 0)?;
            let part = self.part(place, most.clamp(1, rest))?;
            if part.places.len <= 1 || part.work(self.call.view()) <= left {
                return Some(part);
            }
            most = part.places.len / 2;
        }
    }

    /// The place after a part, if there is one.
    pub(super) fn place_after(&self, part: &Part) -> Option<u32> {
        let place = part.places.from.wrapping_add(part.places.len);
        Some(place).filter(|place| *place < self.count())
    }

    /// How many places there are.
    fn count(&self) -> u32 {
        let all = |count: u32, dim: &u32| count.wrapping_mul(*dim);
        self.grid.iter().fold(1, all)
    }

    /// The part from a place on of at most so many places.
    fn part(&self, place: u32, most: u32) -> Option<Part> {
        let most = match self.params.window() {
            Some(_) => most.min(window::MOST),
            None => most,
        };
        let region = Region::new(&self.grid, place, most);
        let mut part = Part {
            step: Step {
                params: 0,
                first_operand: 0,
                ..*self.call.step()
            },
            operands: [Operand::default(); OPERANDS],
            params: self.params,
            places: region.flat,
            blocks: 1,
        };
        if let Params::Concatenation(it) = &mut part.params {
            let (inputs, taken) = concatenation(it, self.call, &region, &mut part.operands)?;
            (part.step.inputs, part.places.len) = (inputs, taken);
            return Some(part);
        }
        let operands = self.call.operands();
        let taken = part.operands.get_mut(..operands.len())?;
        taken.copy_from_slice(operands);
        part.narrow(self.kernel, &region)?;
        Some(part)
    }
}

/// The places of a step, as a grid: at most as many as its output has elements, or its input.
fn grid(kernel: KernelId, params: &Params, call: &Call<'_>) -> Option<[u32; DIMS]> {
    let output = call.output(0)?;
    let mut grid = [1; DIMS];
    let mut set = |dims: &[u32]| grid.iter_mut().zip(dims).for_each(|(to, dim)| *to = *dim);
    match params {
        // An image is rounded as a whole.
        Params::Conv2d(it) if is_hybrid(kernel) => set(&[it.window.batches.into()]),
        Params::Conv2d(it) => match block(kernel) {
            Some(block) => set(&[
                it.window.batches.into(),
                u32::from(it.window.out_c).div_ceil(block),
            ]),
            None => set(&window::grid(&it.window)),
        },
        Params::Coded(it) => set(&window::grid(&it.conv.window)),
        Params::Pool2d(it) => set(&window::grid(&it.window)),
        Params::FullyConnected(it) => set(&[it.rows, it.out_len.div_ceil(ROWS)]),
        Params::Svdf(it) => set(&[it.batches, it.filters.checked_div(it.rank)?]),
        Params::Binary(it) => set(&it.dims),
        Params::Pad(it) => set(&padded(it)),
        Params::Slice(it) => {
            let [a, b, c, d, e, f] = it.dims;
            set(&[a, b, c, d, e, f, it.run]);
        }
        Params::StridedCopy(it) => set(&it.dims),
        Params::Scatter(it) => set(&[outermost_place(it)]),
        Params::Gather(it) => set(&[it.batches, it.outer, it.count]),
        Params::Concatenation(it) => {
            set(&[it.outer, output.len_bytes.checked_div(it.outer)?]);
        }
        Params::Softmax(it) => set(&[it.rows]),
        Params::Along(it) => set(&[it.outer]),
        Params::Signal(it) => set(&[it.lines]),
        Params::Resize(it) => set(&[it.batches, it.out_h, it.out_w]),
        Params::TransposeConv(it) => set(&[it.window.batches, it.window.out_h].map(u32::from)),
        Params::BatchMatmul(it) => set(&it.dims),
        Params::DetectionPostprocess(_)
        | Params::PoseDecoder(_)
        | Params::NonMaxSuppression(_)
        | Params::FullyConnectedSgd(_)
        | Params::Custom(_)
        | Params::OtherMemory(_) => return None,
        Params::Mean(it) => set(&[kept(it).0]),
        Params::Lstm(it) if it.time_major == 1 => set(&[it.steps, it.batches]),
        Params::Lstm(it) => set(&[it.batches, it.steps]),
        Params::None
        | Params::Clamp(_)
        | Params::Affine(_)
        | Params::Requantize(_)
        | Params::Relation(_)
        | Params::Choose(_)
        | Params::ScaledRelation(_)
        | Params::TwoSlopes(_)
        | Params::Alpha(_) => set(&[output.len_bytes.checked_div(size_of_element(output)?)?]),
    }
    Some(grid)
}

/// Whether a convolution rounds reals to integers.
fn is_hybrid(kernel: KernelId) -> bool {
    let kernels = [
        KernelId::Conv2dHybrid,
        KernelId::Conv2dHybridAsymmetric,
        KernelId::DepthwiseConv2dHybrid,
    ];
    kernels.contains(&kernel)
}

/// Channels that a depthwise convolution computes together, an image of them: its places.
fn block(kernel: KernelId) -> Option<u32> {
    let blocks = [
        (KernelId::DepthwiseConv2dS8Scalar, 1),
        (KernelId::DepthwiseConv2dS8Dsp, dsp::depthwise::CHANNELS),
        (KernelId::DepthwiseConv2dS8Mve, mve::depthwise::PLANES),
        (KernelId::DepthwiseConv2dS8Vectors, mve::depthwise::PLANES),
    ];
    let it = blocks.iter().find(|(of, _)| *of == kernel);
    it.map(|(_, block)| *block as u32)
}

/// Lengths of the output.
fn padded(pad: &Pad) -> [u32; MAX_RANK] {
    let mut dims = pad.dims;
    for (dim, (before, after)) in dims.iter_mut().zip(pad.before.iter().zip(&pad.after)) {
        *dim = dim.wrapping_add(*before).wrapping_add(*after);
    }
    dims
}

impl Part {
    /// Element operations, as [`View::work`] counts them.
    pub(super) fn work(&self, view: &View<'_>) -> u64 {
        let params = list_of(&self.params);
        let work = self.view(view, params.as_slice()).work_of(&self.step);
        work.div_ceil(self.blocks.max(1).into())
    }

    /// Runs the kernel on it.
    pub(super) fn run(&self, kernel: &Kernel, of: &Call<'_>, arena: &mut [u8]) -> Option<()> {
        let params = list_of(&self.params);
        let view = self.view(of.view(), params.as_slice());
        let model = of.model().with_view(view);
        (kernel.run)(&of.part(&model, &self.step, view.operands), arena)
    }

    /// The model as if it had this step alone.
    fn view<'v>(&'v self, view: &View<'v>, params: &'v [ParamSlice<'v>]) -> View<'v> {
        let mut view = view.with_params(params);
        let count = usize::from(self.step.inputs).wrapping_add(self.step.outputs.into());
        view.operands = self.operands.get(..count).unwrap_or_default();
        view
    }

    /// Keeps only a region of what is there of the step.
    fn narrow(&mut self, kernel: KernelId, region: &Region) -> Option<()> {
        let [outer, inner, ..] = region.each;
        let count = self.step.inputs.into();
        let (inputs, rest) = self.operands.split_at_mut_checked(count)?;
        let output = rest.first_mut()?;
        match &mut self.params {
            Params::Conv2d(it) if is_hybrid(kernel) => {
                it.window.batches = outer.len as u16;
                share(inputs.first_mut()?, &outer);
            }
            Params::Conv2d(it) => match block(kernel) {
                Some(_) => {
                    self.places.len = blocks(it, inputs.first_mut()?, output, region);
                    self.blocks = if self.places.len == 1 { inner.of } else { 1 };
                    return Some(());
                }
                None => window::narrow(&mut it.window, inputs.first_mut()?, region)?,
            },
            Params::Coded(it) => window::narrow(&mut it.conv.window, inputs.first_mut()?, region)?,
            Params::Pool2d(it) => window::narrow(&mut it.window, inputs.first_mut()?, region)?,
            Params::FullyConnected(it) => return fully_connected(it, inputs, output, region),
            Params::Svdf(it) => return sequence::svdf(it, inputs, output, region),
            Params::Lstm(it) if sequence::is_gru(kernel) => {
                return sequence::gru(it, inputs, output, region);
            }
            Params::Lstm(it) => return sequence::lstm(it, inputs, output, region),
            Params::Binary(it) => binary(it, inputs, region)?,
            Params::Pad(it) => pad(it, inputs.first_mut()?, region)?,
            Params::Slice(it) => slice(it, inputs.first_mut()?, region),
            Params::StridedCopy(it) => strided_copy(it, inputs.first_mut()?, region)?,
            Params::Gather(it) => gather(it, inputs, region)?,
            Params::Scatter(it) => scatter(it, region),
            Params::Mean(it) => mean(it, inputs.first_mut()?, region),
            Params::Softmax(it) => outermost(&mut it.rows, inputs.first_mut()?, &outer),
            Params::Along(it) => outermost(&mut it.outer, inputs.first_mut()?, &outer),
            Params::Signal(it) => sequence::signal(it, kernel, inputs, &outer),
            Params::Resize(it) => resize(it, inputs, region),
            Params::TransposeConv(it) => {
                matrix::transpose_conv(&mut it.window, inputs.first_mut()?, region);
            }
            Params::BatchMatmul(it) => matrix::batch_matmul(it, inputs, region)?,
            Params::Relation(_) | Params::ScaledRelation(_) => each_share(inputs, region),
            Params::Choose(it) => choose(it, inputs, region),
            Params::Concatenation(_) | Params::FullyConnectedSgd(_) => return None,
            Params::DetectionPostprocess(_)
            | Params::PoseDecoder(_)
            | Params::NonMaxSuppression(_)
            | Params::Custom(_)
            | Params::OtherMemory(_) => return None,
            Params::Requantize(_) if kernel == KernelId::AddNS8 => each_share(inputs, region),
            Params::None
            | Params::Clamp(_)
            | Params::Affine(_)
            | Params::Requantize(_)
            | Params::TwoSlopes(_)
            | Params::Alpha(_) => share(inputs.first_mut()?, &region.flat),
        }
        share(output, &region.flat);
        Some(())
    }
}

/// The same region of every input.
fn each_share(inputs: &mut [Operand], region: &Region) {
    inputs.iter_mut().for_each(|it| share(it, &region.flat));
}

/// Some of what an input is outermost.
fn outermost(count: &mut u32, input: &mut Operand, outer: &Extent) {
    *count = outer.len;
    share(input, outer);
}

/// Some pixels, with where their rows and columns lie.
fn resize(params: &mut Resize, inputs: &mut [Operand], region: &Region) {
    let [batches, rows, columns, ..] = region.each;
    for (operand, part) in inputs.iter_mut().zip([&batches, &rows, &columns]) {
        share(operand, part);
    }
    (params.batches, params.out_h, params.out_w) = (batches.len, rows.len, columns.len);
}

/// Some choices; one truth value may be for all.
fn choose(params: &mut Choose, inputs: &mut [Operand], region: &Region) {
    params.count = region.flat.len;
    for (index, operand) in inputs.iter_mut().enumerate() {
        if index > 0 || operand.len_bytes == region.flat.of {
            share(operand, &region.flat);
        }
    }
}

/// Whole images, or a block of channels of one: how many blocks.
fn blocks(conv: &mut Conv2d, input: &mut Operand, output: &mut Operand, region: &Region) -> u32 {
    let [mut images, block, ..] = region.each;
    let all = block.is_whole();
    if !all {
        images.len = 1;
        conv.window.reserved = block.from.wrapping_add(1) as u16;
        // Limits are for all channels at once, when the last have been computed.
        if block.from.wrapping_add(1) != block.of {
            (conv.act_min, conv.act_max) = (i8::MIN.into(), i8::MAX.into());
        }
    }
    conv.window.batches = images.len as u16;
    share(input, &images);
    share(output, &images);
    if all { region.flat.len } else { 1 }
}

/// Whole rows, or some columns of one.
fn fully_connected(
    params: &mut FullyConnected,
    inputs: &mut [Operand],
    output: &mut Operand,
    region: &Region,
) -> Option<()> {
    let [rows, blocks, ..] = region.each;
    share(inputs.first_mut()?, &rows);
    share(output, &rows);
    params.rows = rows.len;
    if blocks.is_whole() {
        return Some(());
    }
    let start = blocks.from.wrapping_mul(ROWS);
    let there = params.out_len.wrapping_sub(start);
    let columns = Extent {
        from: start,
        len: blocks.len.wrapping_mul(ROWS).min(there),
        of: params.out_len,
    };
    share(output, &columns);
    params.out_len = columns.len;
    let [_, weights, others @ ..] = inputs else {
        return None;
    };
    // Packed weights are of whole blocks, and so are the numbers to rescale with; where a float
    // bias is alone, nothing is packed.
    if let [rescaling] = others
        && rescaling.element != output.element
    {
        share(weights, &blocks);
        share(rescaling, &blocks);
        return Some(());
    }
    share(weights, &columns);
    // Factors may be one for all columns; those of kernels without shifts are two words each.
    let words = if others.len() == 2 { 2 } else { 1 };
    for (index, each) in others.iter_mut().enumerate() {
        let one = size_of_element(each)?.wrapping_mul(words);
        if index == 0 || each.len_bytes != one {
            share(each, &columns);
        }
    }
    Some(())
}

/// The part of both operands that a box reads.
fn binary(params: &mut Binary, inputs: &mut [Operand], region: &Region) -> Option<()> {
    let strides = [&params.a_strides, &params.b_strides];
    for (operand, strides) in inputs.iter_mut().zip(strides) {
        let size = size_of_element(operand)?;
        reach(operand, region, strides, [size; 2]);
    }
    set_lens(&mut params.dims, region);
    Some(())
}

/// What of the input a box of the output has, and its padding.
fn pad(params: &mut Pad, input: &mut Operand, region: &Region) -> Option<()> {
    let size = size_of_element(input)?;
    let (mut from, mut len) = (0_u32, 1_u32);
    let sides = params.before.iter_mut().zip(&mut params.after);
    for ((dim, (before, after)), extent) in params.dims.iter_mut().zip(sides).zip(&region.each) {
        let end = extent.from.wrapping_add(extent.len);
        let input_end = before.wrapping_add(*dim);
        let first = extent.from.clamp(*before, input_end);
        let last = end.clamp(*before, input_end);
        // Dimensions inside of those that are cut are whole, so that what is left is in one piece.
        from = from
            .wrapping_mul(*dim)
            .wrapping_add(first.wrapping_sub(*before));
        *dim = last.wrapping_sub(first);
        *before = first.min(end).saturating_sub(extent.from);
        *after = extent.len.wrapping_sub(*dim).wrapping_sub(*before);
        len = len.wrapping_mul(*dim);
    }
    input.len_bytes = len.wrapping_mul(size);
    if len > 0 {
        input.offset = input.offset.wrapping_add(from.wrapping_mul(size));
    }
    Some(())
}

/// Some of what the dimensions before the first that is averaged count.
fn mean(params: &mut Mean, input: &mut Operand, region: &Region) {
    let (_, last) = kept(params);
    share(input, &region.flat);
    for (index, dim) in params.dims.iter_mut().enumerate() {
        match last {
            Some(last) if index < last => *dim = 1,
            Some(last) if index == last => *dim = region.flat.len,
            _ => {}
        }
    }
}

/// Whole rows of the output, or some bytes of one that are from one input: the inputs, and the
/// bytes.
fn concatenation(
    params: &mut Concatenation,
    call: &Call<'_>,
    region: &Region,
    operands: &mut [Operand; OPERANDS],
) -> Option<(u8, u32)> {
    let [rows, columns, ..] = region.each;
    let inputs = call.operands().get(..call.inputs())?;
    let mut output = *call.output(0)?;
    let mut flat = region.flat;
    if columns.is_whole() && inputs.len() < OPERANDS {
        for (slot, input) in operands.iter_mut().zip(inputs) {
            *slot = *input;
            share(slot, &rows);
        }
        share(&mut output, &flat);
        *operands.get_mut(inputs.len())? = output;
        params.outer = rows.len;
        return Some((inputs.len() as u8, flat.len));
    }
    let mut column = columns.from;
    for input in inputs {
        let part = input.len_bytes.checked_div(rows.of)?;
        let Some(left) = part.checked_sub(column).filter(|left| *left > 0) else {
            column = column.wrapping_sub(part);
            continue;
        };
        let mut input = *input;
        flat.len = columns.len.min(left);
        let row = rows.from.wrapping_mul(part);
        let start = row.wrapping_add(column);
        input.offset = input.offset.wrapping_add(start);
        input.len_bytes = flat.len;
        share(&mut output, &flat);
        [operands[0], operands[1]] = [input, output];
        params.outer = 1;
        return Some((1, flat.len));
    }
    None
}
