//! Parameters of kernels: the plan's structs to the schema's.

use peapod_ir::plan::micro as plan;
use peapod_schemas::micro::{self as pea, Params};

use super::narrow::{Unfit, to_u16, to_u32, to_u32s};

/// A kernel's parameters in the schema's struct.
pub(super) fn params(kernel: &plan::Kernel) -> Result<Params, Unfit> {
    use plan::Kernel as K;
    Ok(match kernel {
        K::Conv2dS8(p)
        | K::Conv2dF32(p)
        | K::DepthwiseConv2dS8(p)
        | K::DepthwiseConv2dF32(p)
        | K::Conv2dS8Scalar(p)
        | K::Conv2dS8Dsp(p)
        | K::Conv2dS8Mve(p)
        | K::DepthwiseConv2dS8Dsp(p)
        | K::DepthwiseConv2dS8Mve(p)
        | K::DepthwiseConv2dS8Scalar(p) => conv2d(p)?.into(),
        K::FullyConnectedS8(p)
        | K::FullyConnectedF32(p)
        | K::FullyConnectedS8Dsp(p)
        | K::FullyConnectedS8Scalar(p) => fully_connected(p)?.into(),
        K::AveragePool2dS8(p) | K::AveragePool2dF32(p) | K::MaxPool2dS8(p) | K::MaxPool2dF32(p) => {
            pool2d(p)?.into()
        }
        K::AddS8(p)
        | K::AddF32(p)
        | K::SubS8(p)
        | K::SubF32(p)
        | K::MulS8(p)
        | K::MulF32(p)
        | K::WeightedSumS8(p) => binary(p)?.into(),
        K::MeanS8(p) | K::MeanF32(p) => mean(p)?.into(),
        K::PadX8(p) | K::PadX32(p) => pad(p)?.into(),
        K::ConcatenationX8 { outer } => {
            let outer = to_u32("outer", *outer)?;
            pea::Concatenation { outer }.into()
        }
        K::SoftmaxS8(p) | K::SoftmaxS8S16(p) | K::SoftmaxF32(p) => softmax(p)?.into(),
        &K::ClampF32 { min, max } => pea::Clamp { min, max }.into(),
        K::QuantizeF32(p) | K::Dequantize(p) => affine(p).into(),
        K::Requantize(p) => requantize(p).into(),
        K::SvdfS8(p) => svdf(p)?.into(),
        K::CopyX8 | K::LookupS8 | K::LogisticF32 | K::TanhF32 => Params::None,
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
