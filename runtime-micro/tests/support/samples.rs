//! One small, sound pea for every kernel, and one that holds them all.

use peapod_micro::{ElementType, KernelId};
use peapod_schemas::micro as pea;

use super::random::Random;
use super::{Params, Pea};

/// A pea of one step for each kernel, in the order of the schema.
pub fn each() -> Vec<Pea> {
    KernelId::ALL.map(alone).to_vec()
}

fn alone(kernel: KernelId) -> Pea {
    let mut pea = Pea::default();
    add(&mut pea, kernel);
    pea
}

/// A pea with a step for every kernel.
pub fn all() -> Pea {
    let mut pea = Pea::default();
    for kernel in KernelId::ALL {
        add(&mut pea, kernel);
    }
    pea
}

/// Adds a step with inputs and outputs of its own.
fn add(pea: &mut Pea, kernel: KernelId) {
    let random = &mut Random(kernel as u64);
    match kernel {
        KernelId::Conv2dS8 | KernelId::DepthwiseConv2dS8 | KernelId::DepthwiseConv2dS8Scalar => {
            convolution_s8(pea, kernel, random);
        }
        KernelId::Conv2dF32 | KernelId::DepthwiseConv2dF32 => convolution_f32(pea, kernel, random),
        KernelId::FullyConnectedS8 => fully_connected_s8(pea, random),
        KernelId::FullyConnectedS16 => fully_connected_s16(pea, random),
        KernelId::FullyConnectedS8Dsp => {
            let weights = pea.constant(&random.list(2 * 3 * 4, |random| random.next() as i32));
            packed_fully_connected(pea, kernel, weights);
        }
        KernelId::FullyConnectedS8Scalar => {
            let weights = pea.constant(&random.list(2 * 10 * 4, |random| random.next() as i8));
            packed_fully_connected(pea, kernel, weights);
        }
        KernelId::FullyConnectedF32 => fully_connected_f32(pea, random),
        KernelId::AveragePool2dS8 | KernelId::MaxPool2dS8 => {
            let (input, output) = (pea.input::<i8>(75), pea.output::<i8>(27));
            pea.step(kernel, Params::Pool2d(pool()), &[input], output);
        }
        KernelId::AveragePool2dF32 | KernelId::MaxPool2dF32 => {
            let (input, output) = (pea.input::<f32>(75), pea.output::<f32>(27));
            pea.step(kernel, Params::Pool2d(pool()), &[input], output);
        }
        KernelId::AddS8 | KernelId::SubS8 | KernelId::MulS8 | KernelId::WeightedSumS8 => {
            let (a, b) = (pea.input::<i8>(24), pea.constant(&random.s8s(4)));
            let output = pea.output_over::<i8>(a, 24);
            pea.step(kernel, Params::Binary(binary()), &[a, b], output);
        }
        KernelId::AddS16 => {
            let (a, b) = (pea.input::<i16>(24), pea.constant(&[-300_i16, 7, 0, 32767]));
            let output = pea.output_over::<i16>(a, 24);
            pea.step(kernel, Params::Binary(binary_s16()), &[a, b], output);
        }
        KernelId::AddF32 | KernelId::SubF32 | KernelId::MulF32 => {
            let (a, b) = (pea.input::<f32>(24), pea.input::<f32>(4));
            let output = pea.output::<f32>(24);
            pea.step(kernel, Params::Binary(binary()), &[a, b], output);
        }
        KernelId::MeanS8 => {
            let (input, output) = (pea.input::<i8>(24), pea.output::<i8>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::MeanF32 => {
            let (input, output) = (pea.input::<f32>(24), pea.output::<f32>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::PadX8 => {
            let (input, output) = (pea.input::<i8>(24), pea.output::<i8>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::PadX32 => {
            let (input, output) = (pea.input::<i32>(24), pea.output::<i32>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::CopyX8 => map(
            pea,
            kernel,
            Params::None,
            ElementType::S16,
            ElementType::S16,
        ),
        KernelId::ConcatenationX8 => {
            let inputs = [
                pea.input::<i8>(6),
                pea.input::<i8>(4),
                pea.constant(&random.s8s(2)),
            ];
            let output = pea.output::<i8>(12);
            let params = Params::Concatenation(pea::Concatenation { outer: 2 });
            pea.step(kernel, params, &inputs, output);
        }
        KernelId::SoftmaxS8 => map(pea, kernel, softmax(), ElementType::S8, ElementType::S8),
        KernelId::SoftmaxS8S16 => map(pea, kernel, softmax(), ElementType::S8, ElementType::S16),
        KernelId::SoftmaxF32 => map(pea, kernel, softmax(), ElementType::F32, ElementType::F32),
        KernelId::LookupS8 => {
            let (input, table) = (pea.input::<i8>(20), pea.constant(&random.s8s(256)));
            let output = pea.output_over::<i8>(input, 20);
            pea.step(kernel, Params::None, &[input, table], output);
        }
        KernelId::ClampF32 => {
            let params = Params::Clamp(pea::Clamp { min: 0.0, max: 6.0 });
            map(pea, kernel, params, ElementType::F32, ElementType::F32);
        }
        KernelId::SliceX8 => {
            let (input, output) = (pea.input::<i32>(12), pea.output::<i32>(6));
            let params = Params::Slice(pea::Slice {
                dims: [1, 1, 1, 1, 1, 3],
                strides: [0, 0, 0, 0, 0, 16],
                run: 8,
            });
            pea.step(kernel, params, &[input], output);
        }
        KernelId::LeakyReluF32 => {
            let input = pea.input::<f32>(9);
            let output = pea.output_over::<f32>(input, 9);
            let params = Params::Alpha(pea::Alpha { alpha: 0.5 });
            pea.step(kernel, params, &[input], output);
        }
        KernelId::EluF32
        | KernelId::GeluF32
        | KernelId::GeluTanhF32
        | KernelId::LogisticF32
        | KernelId::TanhF32 => {
            map(
                pea,
                kernel,
                Params::None,
                ElementType::F32,
                ElementType::F32,
            );
        }
        KernelId::QuantizeF32 => map(pea, kernel, affine(), ElementType::F32, ElementType::S8),
        KernelId::Requantize => requantize(pea),
        KernelId::Dequantize => map(pea, kernel, affine(), ElementType::U8, ElementType::F32),
        KernelId::SvdfS8 => svdf(pea, random),
        KernelId::Conv2dS8Scalar | KernelId::Conv2dS8Dsp | KernelId::Conv2dS8Mve => {
            packed_convolution(pea, kernel, random);
        }
        KernelId::DepthwiseConv2dS8Dsp => packed_depthwise(pea, random),
        KernelId::DepthwiseConv2dS8Mve => packed_depthwise_mve(pea, random),
    }
}

fn window(in_c: u16, out_c: u16) -> pea::Window {
    pea::Window {
        batches: 1,
        in_h: 5,
        in_w: 5,
        in_c,
        out_h: 3,
        out_w: 3,
        out_c,
        kernel_h: 3,
        kernel_w: 3,
        stride_h: 2,
        stride_w: 2,
        dilation_h: 1,
        dilation_w: 1,
        pad_top: 1,
        pad_left: 1,
        reserved: 0,
    }
}

fn conv2d(in_c: u16, out_c: u16, groups: u32) -> Params {
    Params::Conv2d(pea::Conv2d {
        window: window(in_c, out_c),
        groups,
        input_zero_point: -3,
        output_zero_point: 4,
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    })
}

/// Channels and weights of a convolution: grouped, or depthwise with two filters per channel.
fn convolution(kernel: KernelId) -> (Params, usize) {
    match kernel {
        KernelId::Conv2dS8 | KernelId::Conv2dF32 => (conv2d(4, 6, 2), 6 * 9 * 2),
        _ => (conv2d(4, 8, 1), 9 * 8),
    }
}

fn convolution_s8(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (params, weights) = convolution(kernel);
    let channels = weights / if kernel == KernelId::Conv2dS8 { 18 } else { 9 };
    let inputs = [
        pea.input::<i8>(100),
        pea.constant(&random.s8s(weights)),
        pea.constant(&vec![100_i32; channels]),
        pea.constant(&vec![1_i32 << 30; channels]),
        pea.constant(&vec![-5_i8; channels]),
    ];
    let output = pea.output::<i8>(9 * channels);
    pea.step(kernel, params, &inputs, output);
}

/// Nine taps of four channels: 36 values, which vectors of 16 round up to 48.
fn packed_convolution(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let shift = if kernel == KernelId::Conv2dS8Mve {
        -5
    } else {
        5
    };
    let rescaling = [[100, 0, 0, 0], [1 << 30; 4], [16; 4], [shift; 4]]
        .repeat(2)
        .concat();
    let input = pea.input::<i8>(100);
    let (weights, scratch) = match kernel {
        KernelId::Conv2dS8Dsp => {
            let words = random.list(8 * 9, |random| random.next() as i32);
            (pea.constant(&words), pea.arena::<i32>(2 * 18))
        }
        KernelId::Conv2dS8Mve => (pea.constant(&random.s8s(8 * 48)), pea.arena::<i8>(2 * 48)),
        _ => (pea.constant(&random.s8s(8 * 36)), pea.arena::<i8>(2 * 36)),
    };
    let inputs = [input, weights, pea.constant(&rescaling), scratch];
    let output = pea.output::<i8>(9 * 6);
    pea.step(kernel, conv2d(4, 6, 1), &inputs, output);
}

/// Six channels, so that the second block is not whole; three results a row.
fn packed_depthwise(pea: &mut Pea, random: &mut Random) {
    let weights = random.list(6 * 3, |random| random.next() as i32);
    let rescaling = [1 << 30, 16, 5, 100].repeat(6);
    let inputs = [
        pea.input::<i8>(150),
        pea.constant(&weights),
        pea.constant(&rescaling),
        pea.arena::<i32>(4 * 5 * 3),
    ];
    let output = pea.output::<i8>(54);
    pea.step(
        KernelId::DepthwiseConv2dS8Dsp,
        conv2d(6, 6, 1),
        &inputs,
        output,
    );
}

/// Six channels, so that the second block is not whole; three results a row.
fn packed_depthwise_mve(pea: &mut Pea, random: &mut Random) {
    let rescaling = [[100, 0, 0, 0], [1 << 30; 4], [16; 4], [-5; 4]];
    let inputs = [
        pea.input::<i8>(150),
        pea.constant(&random.s8s(8 * 3 * 16)),
        pea.constant(&rescaling.repeat(2).concat()),
        pea.arena::<i8>(8 * 21 + 16),
    ];
    let output = pea.output::<i8>(54);
    pea.step(
        KernelId::DepthwiseConv2dS8Mve,
        conv2d(6, 6, 1),
        &inputs,
        output,
    );
}

fn convolution_f32(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (params, weights) = convolution(kernel);
    let channels = weights / if kernel == KernelId::Conv2dF32 { 18 } else { 9 };
    let inputs = [
        pea.input::<f32>(100),
        pea.constant(&random.floats(weights)),
        pea.constant(&random.floats(channels)),
    ];
    let output = pea.output::<f32>(9 * channels);
    pea.step(kernel, params, &inputs, output);
}

fn fully_connected() -> Params {
    Params::FullyConnected(pea::FullyConnected {
        rows: 2,
        in_len: 10,
        out_len: 5,
        weights_offset: 1,
        output_zero_point: -1,
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    })
}

fn fully_connected_s8(pea: &mut Pea, random: &mut Random) {
    let inputs = [
        pea.input::<i8>(20),
        pea.constant(&random.s8s(50)),
        pea.constant(&[10_i32; 5]),
        pea.constant(&[1_i32 << 30]),
        pea.constant(&[-6_i8]),
    ];
    let output = pea.output::<i8>(10);
    pea.step(
        KernelId::FullyConnectedS8,
        fully_connected(),
        &inputs,
        output,
    );
}

fn fully_connected_s16(pea: &mut Pea, random: &mut Random) {
    let inputs = [
        pea.input::<i16>(20),
        pea.constant(&random.s8s(50)),
        pea.constant(&[10_i32; 10]),
        pea.constant(&[1_i32 << 30]),
        pea.constant(&[-6_i8]),
    ];
    let output = pea.output::<i16>(10);
    let Params::FullyConnected(params) = fully_connected() else {
        unreachable!("they are its parameters");
    };
    let params = pea::FullyConnected {
        output_zero_point: 0,
        ..params
    };
    let params = Params::FullyConnected(params);
    pea.step(KernelId::FullyConnectedS16, params, &inputs, output);
}

/// Ten inputs are three words of rows or as many bytes, five outputs two blocks.
fn packed_fully_connected(pea: &mut Pea, kernel: KernelId, weights: pea::Operand) {
    let rescaling = [
        [100; 4],
        [1 << 30, 16, 5, 1 << 30],
        [16, 5, 1 << 30, 16],
        [5, 1 << 30, 16, 5],
    ];
    let inputs = [
        pea.input::<i8>(20),
        weights,
        pea.constant(&rescaling.repeat(2).concat()),
    ];
    let output = pea.output::<i8>(10);
    let Params::FullyConnected(params) = fully_connected() else {
        unreachable!()
    };
    let params = Params::FullyConnected(pea::FullyConnected {
        weights_offset: 0,
        ..params
    });
    pea.step(kernel, params, &inputs, output);
}

fn fully_connected_f32(pea: &mut Pea, random: &mut Random) {
    let inputs = [
        pea.input::<f32>(20),
        pea.constant(&random.floats(50)),
        pea.constant(&random.floats(5)),
    ];
    let output = pea.output::<f32>(10);
    pea.step(
        KernelId::FullyConnectedF32,
        fully_connected(),
        &inputs,
        output,
    );
}

fn pool() -> pea::Pool2d {
    pea::Pool2d {
        window: window(3, 3),
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    }
}

fn binary() -> pea::Binary {
    pea::Binary {
        dims: [1, 1, 1, 2, 3, 4],
        a_strides: [24, 24, 24, 12, 4, 1],
        b_strides: [0, 0, 0, 0, 0, 1],
        a_offset: 5,
        b_offset: -6,
        output_offset: 7,
        left_shift: 20,
        a_multiplier: 1 << 30,
        a_shift: -1,
        b_multiplier: i32::MAX,
        b_shift: -1,
        output_multiplier: 1 << 30,
        output_shift: -18,
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    }
}

fn binary_s16() -> pea::Binary {
    pea::Binary {
        a_offset: 0,
        b_offset: 0,
        output_offset: 0,
        left_shift: 15,
        act_min: -32768,
        act_max: 32767,
        ..binary()
    }
}

fn mean() -> pea::Mean {
    pea::Mean {
        dims: [1, 1, 1, 2, 3, 4],
        reduced: 0b01_1000,
        count: 6,
        input_zero_point: 3,
        output_zero_point: -3,
        multiplier: 1 << 30,
        shift: -2,
        act_min: -128,
        act_max: 127,
    }
}

fn pad() -> pea::Pad {
    pea::Pad {
        dims: [1, 1, 1, 2, 3, 4],
        before: [0, 0, 0, 1, 1, 0],
        after: [0, 0, 0, 1, 0, 2],
        value: 0x0102_0304,
    }
}

fn softmax() -> Params {
    Params::Softmax(pea::Softmax {
        rows: 4,
        depth: 5,
        multiplier: 1 << 30,
        shift: 23,
        diff_min: -248,
        beta: 1.0,
    })
}

fn affine() -> Params {
    Params::Affine(pea::Affine {
        scale: 0.05,
        zero_point: 3,
    })
}

/// A function of one tensor of 20 elements.
fn map(pea: &mut Pea, kernel: KernelId, params: Params, from: ElementType, to: ElementType) {
    let mut input = pea.input::<i32>(20);
    input.element = from as u8;
    input.len_bytes = 20 * from.len_bytes() as u32;
    let mut output = pea.arena::<u8>(20 * to.len_bytes());
    output.element = to as u8;
    if let Some(port) = pea.inputs.last_mut() {
        port.operand = input;
    }
    pea.outputs.push(super::port(output, 20));
    pea.step(kernel, params, &[input], output);
}

fn requantize(pea: &mut Pea) {
    let params = Params::Requantize(pea::Requantize {
        input_zero_point: -5,
        output_zero_point: 100,
        multiplier: 1 << 30,
        shift: 1,
    });
    let input = pea.input::<i8>(20);
    let output = pea.output_over::<u8>(input, 20);
    pea.step(KernelId::Requantize, params, &[input], output);
}

fn svdf(pea: &mut Pea, random: &mut Random) {
    let params = Params::Svdf(pea::Svdf {
        batches: 2,
        in_len: 3,
        filters: 4,
        rank: 2,
        memory: 5,
        input_zero_point: -1,
        state_zero_point: 0,
        output_zero_point: 2,
        feature_multiplier: 1 << 30,
        feature_shift: -1,
        time_multiplier: 1 << 30,
        time_shift: -9,
        state_min: -32768,
        state_max: 32767,
        act_min: -128,
        act_max: 127,
    });
    let time_weights = random.list(20, |random| random.next() as i16);
    let inputs = [
        pea.input::<i8>(6),
        pea.constant(&random.s8s(12)),
        pea.constant(&time_weights),
        pea.constant(&[7_i32, -7]),
        pea.state::<i16>(40, 0),
        pea.arena::<i32>(8),
    ];
    let output = pea.output::<i8>(4);
    pea.step(KernelId::SvdfS8, params, &inputs, output);
}
