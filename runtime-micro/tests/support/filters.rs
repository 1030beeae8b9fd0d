//! Steps of samples that multiply with weights: convolutions and products.

use peapod_micro::KernelId;
use peapod_schemas::micro as pea;

use super::random::Random;
use super::{Params, Pea};

pub(super) fn window(in_c: u16, out_c: u16) -> pea::Window {
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

pub(super) fn conv2d(in_c: u16, out_c: u16, groups: u32) -> Params {
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

/// Parameters, weights and channels of a convolution: grouped, or depthwise with two filters per
/// channel.
pub(super) fn convolution(kernel: KernelId) -> (Params, usize, usize) {
    match kernel.name().starts_with("conv2d") {
        true => (conv2d(4, 6, 2), 6 * 9 * 2, 6),
        false => (conv2d(4, 8, 1), 9 * 8, 8),
    }
}

pub(super) fn convolution_s8(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (params, weights, channels) = convolution(kernel);
    let weights = match kernel {
        KernelId::DepthwiseConv2dS8Wide => pea.constant(&vec![-255_i16; weights]),
        _ => pea.constant(&random.s8s(weights)),
    };
    let mut inputs = vec![
        pea.input::<i8>(100),
        weights,
        pea.constant(&vec![100_i32; channels]),
        pea.constant(&vec![1_i32 << 30; channels]),
        pea.constant(&vec![-5_i8; channels]),
    ];
    if kernel == KernelId::Conv2dS8Offset {
        inputs.push(pea.constant(&[-7_i32]));
    }
    let output = pea.output::<i8>(9 * channels);
    pea.step(kernel, params, &inputs, output);
}

pub(super) fn convolution_s16(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (Params::Conv2d(params), weights, channels) = convolution(kernel) else {
        unreachable!("they are its parameters");
    };
    let words = if kernel == KernelId::Conv2dS16Sum32 {
        1
    } else {
        2
    };
    let inputs = [
        pea.input::<i16>(100),
        pea.constant(&random.s8s(weights)),
        pea.constant(&vec![100_i32; words * channels]),
        pea.constant(&vec![1_i32 << 30; channels]),
        pea.constant(&vec![-5_i8; channels]),
    ];
    let output = pea.output::<i16>(9 * channels);
    let (input_zero_point, output_zero_point) = (0, 0);
    let params = pea::Conv2d {
        input_zero_point,
        output_zero_point,
        ..params
    };
    pea.step(kernel, Params::Conv2d(params), &inputs, output);
}

/// Nine taps of four channels: 36 values, which vectors of 16 round up to 48.
pub(super) fn packed_convolution(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
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
pub(super) fn packed_depthwise(pea: &mut Pea, random: &mut Random) {
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
pub(super) fn packed_depthwise_mve(pea: &mut Pea, random: &mut Random) {
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

pub(super) fn convolution_f32(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (params, weights, channels) = convolution(kernel);
    let inputs = [
        pea.input::<f32>(100),
        pea.constant(&random.floats(weights)),
        pea.constant(&random.floats(channels)),
    ];
    let output = pea.output::<f32>(9 * channels);
    pea.step(kernel, params, &inputs, output);
}

pub(super) fn fully_connected() -> Params {
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

pub(super) fn fully_connected_s8(pea: &mut Pea, random: &mut Random) {
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

pub(super) fn fully_connected_s16(pea: &mut Pea, random: &mut Random) {
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
pub(super) fn packed_fully_connected(pea: &mut Pea, kernel: KernelId, weights: pea::Operand) {
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

pub(super) fn fully_connected_f32(pea: &mut Pea, random: &mut Random) {
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
