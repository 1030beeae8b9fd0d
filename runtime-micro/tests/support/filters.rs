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

/// Two images, of which each is rounded.
pub(super) fn convolution_hybrid(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (Params::Conv2d(params), weights, channels) = convolution(kernel) else {
        unreachable!("they are its parameters");
    };
    let mut inputs = vec![
        pea.input::<f32>(200),
        pea.constant(&random.s8s(weights)),
        pea.constant(&random.floats(channels)),
        pea.constant(&random.floats(channels)),
    ];
    if kernel != KernelId::Conv2dHybrid {
        inputs.push(pea.constant(&(0..channels as i32).collect::<Vec<_>>()));
    }
    inputs.push(pea.arena::<i8>(100));
    let output = pea.output::<f32>(2 * 9 * channels);
    let window = pea::Window {
        batches: 2,
        ..params.window
    };
    let params = pea::Conv2d { window, ..params };
    pea.step(kernel, Params::Conv2d(params), &inputs, output);
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

/// Nine taps of four channels: 36 values, which steps of 8 round up to 40.
pub(super) fn wide_convolution(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let rescaling = [[100, -7, 0, 30_000], [1 << 25; 4]].repeat(2).concat();
    let mut weights = random.s8s(8 * 40);
    // Columns end with anything: pairs of four rows, or eight values of each.
    for block in weights.chunks_mut(4 * 40) {
        match kernel {
            KernelId::Conv2dS16Mve => {
                let last = block[4 * 32..].chunks_mut(8);
                last.for_each(|row| row[4..].fill(0));
            }
            _ => block[4 * 36..].fill(0),
        }
    }
    let (words, _) = weights.as_chunks();
    let weights: Vec<i32> = words
        .iter()
        .map(|word| i32::from_le_bytes(word.map(i8::cast_unsigned)))
        .collect();
    let inputs = [
        pea.input::<i16>(100),
        pea.constant(&weights),
        pea.constant(&rescaling),
        pea.arena::<i32>(40),
    ];
    let output = pea.output::<i16>(9 * 6);
    let Params::Conv2d(params) = conv2d(4, 6, 1) else {
        unreachable!("they are its parameters");
    };
    let (input_zero_point, output_zero_point) = (0, 0);
    let params = pea::Conv2d {
        input_zero_point,
        output_zero_point,
        ..params
    };
    pea.step(kernel, Params::Conv2d(params), &inputs, output);
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

/// Six channels of 3 x 3 taps: a vector, of planes of 7 columns, 4 rows further at the end.
pub(super) fn packed_depthwise_vectors(pea: &mut Pea, random: &mut Random) {
    let rescaling = [[100, 0, 0, 0], [1 << 30; 4], [16; 4], [-5; 4]];
    let inputs = [
        pea.input::<i8>(150),
        pea.constant(&random.s8s(8 * 16)),
        pea.constant(&rescaling.repeat(2).concat()),
        pea.arena::<i8>(8 * 25 + 16),
    ];
    let output = pea.output::<i8>(54);
    pea.step(
        KernelId::DepthwiseConv2dS8Vectors,
        conv2d(6, 6, 1),
        &inputs,
        output,
    );
}

/// Six channels, so that the second block is the last four; nine taps and one of no weight.
pub(super) fn packed_depthwise_taps(pea: &mut Pea, random: &mut Random) {
    let mut rescaling = vec![100; 4];
    rescaling.extend([1 << 30, 16, 5].repeat(4));
    let inputs = [
        pea.input::<i8>(150),
        pea.constant(&random.list(2 * 10 * 2, |random| random.next() as i32)),
        pea.constant(&rescaling.repeat(2)),
        pea.arena::<i32>(2 * 10 + 15),
    ];
    let output = pea.output::<i8>(54);
    pea.step(
        KernelId::DepthwiseConv2dS8Taps,
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

/// A stride of 2 by 3 with 5 by 2 taps: phases have 3 rows or 2, and 1 column or none.
fn transpose_conv_params(zero_point: i32) -> Params {
    Params::TransposeConv(pea::TransposeConv {
        window: pea::Window {
            batches: 2,
            in_h: 3,
            in_w: 2,
            out_h: 6,
            out_w: 7,
            kernel_h: 5,
            kernel_w: 2,
            stride_h: 2,
            stride_w: 3,
            pad_top: 1,
            pad_left: 0,
            ..window(4, 6)
        },
        input_zero_point: zero_point,
        output_zero_point: zero_point,
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    })
}

/// Two blocks of channels, of 48 values in all phases, 12 in the largest.
pub(super) fn packed_transpose_conv(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let shift = if kernel == KernelId::TransposeConvS8Mve {
        -5
    } else {
        5
    };
    let rescaling = [[100, 0, 0, 0], [1 << 30; 4], [16; 4], [shift; 4]];
    let input = pea.input::<i8>(2 * 3 * 2 * 4);
    let (weights, scratch) = match kernel {
        KernelId::TransposeConvS8Dsp => {
            let words = random.list(8 * 12, |random| random.next() as i32);
            (pea.constant(&words), pea.arena::<i32>(12))
        }
        // Each of eight channels of six phases is a vector of 16, of which 12, 8 or none are
        // weights: what else is in a column is not defined.
        KernelId::TransposeConvS8Mve => {
            let mut weights = random.s8s(8 * 6 * 16);
            for (phase, vectors) in weights.chunks_mut(8 * 16).enumerate() {
                let taps = [[12, 12, 0], [8, 8, 0]][phase / 3][phase % 3];
                for vector in vectors.chunks_mut(16) {
                    vector[taps..].fill(0);
                }
            }
            (pea.constant(&weights), pea.arena::<i8>(2 * 16))
        }
        _ => (pea.constant(&random.s8s(8 * 48)), pea.arena::<i8>(2 * 12)),
    };
    let rescaling = pea.constant(&rescaling.repeat(12).concat());
    let inputs = [input, weights, rescaling, scratch];
    let output = pea.output::<i8>(2 * 6 * 7 * 6);
    pea.step(kernel, transpose_conv_params(-3), &inputs, output);
}

pub(super) fn transpose_conv(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let params = transpose_conv_params;
    let (input, weights, output) = (2 * 3 * 2 * 4, 6 * 5 * 2 * 4, 2 * 6 * 7 * 6);
    if kernel == KernelId::TransposeConvF32 {
        let inputs = [
            pea.input::<f32>(input),
            pea.constant(&random.floats(weights)),
            pea.constant(&random.floats(6)),
        ];
        let output = pea.output::<f32>(output);
        pea.step(kernel, params(0), &inputs, output);
        return;
    }
    let (biases, zero_point) = match kernel {
        KernelId::TransposeConvS8 => (6 * 6, -3),
        KernelId::TransposeConvS16Sum32 => (6, 0),
        _ => (2 * 6, 0),
    };
    let is_s8 = kernel == KernelId::TransposeConvS8;
    let inputs = [
        if is_s8 {
            pea.input::<i8>(input)
        } else {
            pea.input::<i16>(input)
        },
        pea.constant(&random.s8s(weights)),
        pea.constant(&(0..biases).collect::<Vec<i32>>()),
        pea.constant(&[1_i32 << 30; 6]),
        pea.constant(&[-5_i8; 6]),
    ];
    let output = if is_s8 {
        pea.output::<i8>(output)
    } else {
        pea.output::<i16>(output)
    };
    pea.step(kernel, params(zero_point), &inputs, output);
}

/// Five columns of two matrices for three of another, which is transposed.
pub(super) fn batch_matmul(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let (act_min, act_max) = if kernel == KernelId::BatchMatmulS16Packed {
        (i16::MIN.into(), i16::MAX.into())
    } else {
        (-128, 127)
    };
    let params = |offset: i32| {
        Params::BatchMatmul(pea::BatchMatmul {
            dims: [1, 1, 2, 3, 3, 5],
            a_strides: [0, 0, 0, 21, 1, 0],
            b_strides: [0, 0, 35, 0, 0, 7],
            depth: 7,
            a_step: 3,
            b_step: 1,
            a_offset: offset,
            b_offset: -offset,
            output_zero_point: offset,
            act_min,
            act_max,
            act_min_f32: -1e9,
            act_max_f32: 1e9,
        })
    };
    let (a, b, output) = (3 * 21, 2 * 35, 90);
    if kernel == KernelId::BatchMatmulF32 {
        let inputs = [
            pea.input::<f32>(a),
            pea.input::<f32>(b),
            pea.constant(&random.floats(5)),
        ];
        let output = pea.output::<f32>(output);
        pea.step(kernel, params(0), &inputs, output);
        return;
    }
    let is_s8 = [KernelId::BatchMatmulS8, KernelId::BatchMatmulS8Packed].contains(&kernel);
    let operands = match is_s8 {
        true => [pea.input::<i8>(a), pea.constant(&random.s8s(b))],
        false => [pea.input::<i16>(a), pea.input::<i16>(b)],
    };
    let [a, b] = operands;
    let mut inputs = vec![
        a,
        b,
        pea.constant(&(0..if is_s8 { 5 } else { 10 }).collect::<Vec<i32>>()),
        pea.constant(&[1_i32 << 30]),
        pea.constant(&[-6_i8]),
    ];
    if [
        KernelId::BatchMatmulS8Packed,
        KernelId::BatchMatmulS16Packed,
    ]
    .contains(&kernel)
    {
        // Words of eight numbers of four columns and a row.
        inputs.push(pea.arena::<i32>(20));
    }
    let output = if is_s8 {
        pea.output::<i8>(output)
    } else {
        pea.output::<i16>(output)
    };
    pea.step(kernel, params(if is_s8 { 4 } else { 0 }), &inputs, output);
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

/// Two factors of each row, of which the second vanishes.
pub(super) fn fully_connected_double(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let wide = kernel == KernelId::FullyConnectedS16Double;
    let factors = [0.001_f64, 0.25, 1.0e-9, 0.02, 3.0].map(f64::to_bits);
    let words = factors.map(|bits| [bits as i32, (bits >> 32) as i32]);
    let inputs = [
        if wide {
            pea.input::<i16>(20)
        } else {
            pea.input::<i8>(20)
        },
        pea.constant(&random.s8s(50)),
        pea.constant(&vec![10_i32; if wide { 10 } else { 5 }]),
        // One for each output, or one for all.
        pea.constant(if wide {
            &words[0]
        } else {
            words.as_flattened()
        }),
    ];
    let output = if wide {
        pea.output::<i16>(10)
    } else {
        pea.output::<i8>(10)
    };
    let Params::FullyConnected(params) = fully_connected() else {
        unreachable!("they are its parameters");
    };
    let output_zero_point = if wide { 0 } else { params.output_zero_point };
    let params = pea::FullyConnected {
        output_zero_point,
        ..params
    };
    pea.step(kernel, Params::FullyConnected(params), &inputs, output);
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
