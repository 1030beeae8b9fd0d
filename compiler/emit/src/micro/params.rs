//! Parameters of kernels: the plan's structs to the schema's, one vector per struct.

use std::fmt::Debug;

use peapod_ir::plan::micro as plan;
use peapod_schemas::micro as pea;

use super::narrow::{Unfit, to_u16, to_u32, to_u32s};

/// The parameter vectors of a pea. Equal parameters are stored once.
#[derive(Default)]
pub(super) struct Params {
    pub(super) conv2d: Vec<pea::Conv2d>,
    pub(super) fully_connected: Vec<pea::FullyConnected>,
    pub(super) pool2d: Vec<pea::Pool2d>,
    pub(super) binary: Vec<pea::Binary>,
    pub(super) mean: Vec<pea::Mean>,
    pub(super) pad: Vec<pea::Pad>,
    pub(super) concatenation: Vec<pea::Concatenation>,
    pub(super) softmax: Vec<pea::Softmax>,
    pub(super) clamp: Vec<pea::Clamp>,
    pub(super) affine: Vec<pea::Affine>,
    pub(super) requantize: Vec<pea::Requantize>,
    pub(super) svdf: Vec<pea::Svdf>,
}

/// What is done with each list of parameters.
pub(super) trait Each {
    /// Why it may stop.
    type Error;

    /// The list of structs of this name.
    fn list<T: Debug>(&mut self, name: &str, items: &[T]) -> Result<(), Self::Error>;
}

impl Params {
    /// Shows all lists, in the order of the schema.
    pub(super) fn each<E: Each>(&self, each: &mut E) -> Result<(), E::Error> {
        each.list("Conv2d", &self.conv2d)?;
        each.list("FullyConnected", &self.fully_connected)?;
        each.list("Pool2d", &self.pool2d)?;
        each.list("Binary", &self.binary)?;
        each.list("Mean", &self.mean)?;
        each.list("Pad", &self.pad)?;
        each.list("Concatenation", &self.concatenation)?;
        each.list("Softmax", &self.softmax)?;
        each.list("Clamp", &self.clamp)?;
        each.list("Affine", &self.affine)?;
        each.list("Requantize", &self.requantize)?;
        each.list("Svdf", &self.svdf)
    }

    /// Stores the kernel's parameters and returns their index; 0 where it has none.
    pub(super) fn add(&mut self, kernel: &plan::Kernel) -> Result<u16, Unfit> {
        use plan::Kernel as K;
        let index = match kernel {
            K::Conv2dS8(p)
            | K::Conv2dF32(p)
            | K::DepthwiseConv2dS8(p)
            | K::DepthwiseConv2dF32(p)
            | K::Conv2dS8Scalar(p)
            | K::Conv2dS8Dsp(p)
            | K::Conv2dS8Mve(p)
            | K::DepthwiseConv2dS8Dsp(p)
            | K::DepthwiseConv2dS8Mve(p)
            | K::DepthwiseConv2dS8Scalar(p) => intern(&mut self.conv2d, conv2d(p)?),
            K::FullyConnectedS8(p)
            | K::FullyConnectedF32(p)
            | K::FullyConnectedS8Dsp(p)
            | K::FullyConnectedS8Scalar(p) => {
                intern(&mut self.fully_connected, fully_connected(p)?)
            }
            K::AveragePool2dS8(p)
            | K::AveragePool2dF32(p)
            | K::MaxPool2dS8(p)
            | K::MaxPool2dF32(p) => intern(&mut self.pool2d, pool2d(p)?),
            K::AddS8(p)
            | K::AddF32(p)
            | K::SubS8(p)
            | K::SubF32(p)
            | K::MulS8(p)
            | K::MulF32(p)
            | K::WeightedSumS8(p) => intern(&mut self.binary, binary(p)?),
            K::MeanS8(p) | K::MeanF32(p) => intern(&mut self.mean, mean(p)?),
            K::PadX8(p) | K::PadX32(p) => intern(&mut self.pad, pad(p)?),
            K::ConcatenationX8 { outer } => {
                let outer = to_u32("outer", *outer)?;
                intern(&mut self.concatenation, pea::Concatenation { outer })
            }
            K::SoftmaxS8(p) | K::SoftmaxS8S16(p) | K::SoftmaxF32(p) => {
                intern(&mut self.softmax, softmax(p)?)
            }
            &K::ClampF32 { min, max } => intern(&mut self.clamp, pea::Clamp { min, max }),
            K::QuantizeF32(p) | K::Dequantize(p) => intern(&mut self.affine, affine(p)),
            K::Requantize(p) => intern(&mut self.requantize, requantize(p)),
            K::SvdfS8(p) => intern(&mut self.svdf, svdf(p)?),
            K::CopyX8 | K::LookupS8 | K::LogisticF32 | K::TanhF32 => 0,
        };
        to_u16("the number of parameter structs of one kind", index)
    }
}

fn intern<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    let known = list.iter().position(|known| *known == item);
    known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// Limits of a result; those of the other kind of element are 0.
#[derive(Default)]
struct Limits {
    min: i32,
    max: i32,
    min_f32: f32,
    max_f32: f32,
}

fn limits(clamp: plan::Clamp) -> Limits {
    match clamp {
        plan::Clamp::Integer { min, max } => Limits {
            min,
            max,
            ..Limits::default()
        },
        plan::Clamp::Float { min, max } => Limits {
            min_f32: min,
            max_f32: max,
            ..Limits::default()
        },
    }
}

fn window(w: &plan::Window) -> Result<pea::Window, Unfit> {
    Ok(pea::Window {
        batches: to_u16("batches", w.batches)?,
        in_h: to_u16("in_h", w.in_h)?,
        in_w: to_u16("in_w", w.in_w)?,
        in_c: to_u16("in_c", w.in_c)?,
        out_h: to_u16("out_h", w.out_h)?,
        out_w: to_u16("out_w", w.out_w)?,
        out_c: to_u16("out_c", w.out_c)?,
        kernel_h: to_u16("kernel_h", w.kernel_h)?,
        kernel_w: to_u16("kernel_w", w.kernel_w)?,
        stride_h: to_u16("stride_h", w.stride_h)?,
        stride_w: to_u16("stride_w", w.stride_w)?,
        dilation_h: to_u16("dilation_h", w.dilation_h)?,
        dilation_w: to_u16("dilation_w", w.dilation_w)?,
        pad_top: to_u16("pad_top", w.pad_top)?,
        pad_left: to_u16("pad_left", w.pad_left)?,
        reserved: 0,
    })
}

fn conv2d(p: &plan::Conv2d) -> Result<pea::Conv2d, Unfit> {
    let limits = limits(p.clamp);
    Ok(pea::Conv2d {
        window: window(&p.window)?,
        groups: to_u32("groups", p.groups)?,
        input_zero_point: p.input_zero_point,
        output_zero_point: p.output_zero_point,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })
}

fn fully_connected(p: &plan::FullyConnected) -> Result<pea::FullyConnected, Unfit> {
    let limits = limits(p.clamp);
    Ok(pea::FullyConnected {
        rows: to_u32("rows", p.rows)?,
        in_len: to_u32("in_len", p.in_len)?,
        out_len: to_u32("out_len", p.out_len)?,
        weights_offset: p.weights_offset,
        output_zero_point: p.output_zero_point,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })
}

fn pool2d(p: &plan::Pool2d) -> Result<pea::Pool2d, Unfit> {
    let limits = limits(p.clamp);
    Ok(pea::Pool2d {
        window: window(&p.window)?,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })
}

fn binary(p: &plan::Binary) -> Result<pea::Binary, Unfit> {
    let limits = limits(p.clamp);
    Ok(pea::Binary {
        dims: to_u32s("dims", p.dims)?,
        a_strides: to_u32s("a_strides", p.a_strides)?,
        b_strides: to_u32s("b_strides", p.b_strides)?,
        a_offset: p.a_offset,
        b_offset: p.b_offset,
        output_offset: p.output_offset,
        left_shift: p.left_shift,
        a_multiplier: p.a.multiplier,
        a_shift: p.a.shift,
        b_multiplier: p.b.multiplier,
        b_shift: p.b.shift,
        output_multiplier: p.output.multiplier,
        output_shift: p.output.shift,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })
}

fn mean(p: &plan::Mean) -> Result<pea::Mean, Unfit> {
    let limits = limits(p.clamp);
    // The kernel has no float limits, so limits that would change a result may not be dropped.
    let free = (f32::NEG_INFINITY, f32::INFINITY);
    match p.clamp {
        plan::Clamp::Float { min, max } if (min, max) != free => {
            return Err(Unfit::Bug("a mean of floats has limits"));
        }
        plan::Clamp::Float { .. } | plan::Clamp::Integer { .. } => {}
    }
    Ok(pea::Mean {
        dims: to_u32s("dims", p.dims)?,
        reduced: p.reduced,
        count: to_u32("count", p.count)?,
        input_zero_point: p.input_zero_point,
        output_zero_point: p.output_zero_point,
        multiplier: p.output.multiplier,
        shift: p.output.shift,
        act_min: limits.min,
        act_max: limits.max,
    })
}

fn pad(p: &plan::Pad) -> Result<pea::Pad, Unfit> {
    Ok(pea::Pad {
        dims: to_u32s("dims", p.dims)?,
        before: to_u32s("before", p.before)?,
        after: to_u32s("after", p.after)?,
        value: p.value,
    })
}

fn softmax(p: &plan::Softmax) -> Result<pea::Softmax, Unfit> {
    Ok(pea::Softmax {
        rows: to_u32("rows", p.rows)?,
        depth: to_u32("depth", p.depth)?,
        multiplier: p.input.multiplier,
        shift: p.input.shift,
        diff_min: p.diff_min,
        beta: p.beta,
    })
}

fn affine(p: &plan::Affine) -> pea::Affine {
    pea::Affine {
        scale: p.scale,
        zero_point: p.zero_point,
    }
}

fn requantize(p: &plan::Requantize) -> pea::Requantize {
    pea::Requantize {
        input_zero_point: p.input_zero_point,
        output_zero_point: p.output_zero_point,
        multiplier: p.multiplier.multiplier,
        shift: p.multiplier.shift,
    }
}

fn svdf(p: &plan::Svdf) -> Result<pea::Svdf, Unfit> {
    Ok(pea::Svdf {
        batches: to_u32("batches", p.batches)?,
        in_len: to_u32("in_len", p.in_len)?,
        filters: to_u32("filters", p.filters)?,
        rank: to_u32("rank", p.rank)?,
        memory: to_u32("memory", p.memory)?,
        input_zero_point: p.input_zero_point,
        state_zero_point: p.state_zero_point,
        output_zero_point: p.output_zero_point,
        feature_multiplier: p.feature.multiplier,
        feature_shift: p.feature.shift,
        time_multiplier: p.time.multiplier,
        time_shift: p.time.shift,
        state_min: p.state_min,
        state_max: p.state_max,
        act_min: p.act_min,
        act_max: p.act_max,
    })
}
