//! Steps of samples whose weights are coded.

use peapod_micro::KernelId;
use peapod_schemas::micro::{self as pea, ElementType, WeightCoding};

use super::filters::conv2d;
use super::random::Random;
use super::{Params, Pea};

/// Output channels that are decoded at once.
const BLOCK: u16 = 4;

/// The coding of a kernel's sample: each has one of those that there are.
fn coding(kernel: KernelId) -> WeightCoding {
    match kernel {
        KernelId::Conv2dF32Coded => WeightCoding::Half,
        KernelId::Conv2dS16Coded
        | KernelId::DepthwiseConv2dS8Coded
        | KernelId::DepthwiseConv2dF32Coded
        | KernelId::Conv2dS8ScalarCoded => WeightCoding::Mask,
        _ => WeightCoding::Table,
    }
}

/// A convolution of coded weights: grouped, depthwise with two filters per channel, or packed.
pub(super) fn coded(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let name = kernel.name();
    let is_packed = kernel.facts().inputs().len() == 5 && !name.contains("f32");
    let (conv, row_len, run, depth, block) = if name.starts_with("depthwise") {
        (conv2d(4, 8, 1), 9, 9, 9, 8)
    } else if !is_packed {
        (conv2d(4, 6, 2), 18, 18, 18, BLOCK)
    } else if kernel == KernelId::Conv2dS8MveCoded {
        (conv2d(4, 6, 1), 36, 36, 48, BLOCK)
    } else {
        (conv2d(4, 6, 1), 36, 12, 36, BLOCK)
    };
    let Params::Conv2d(mut conv) = conv else {
        unreachable!("they are its parameters");
    };
    if name.contains("s16") {
        (conv.input_zero_point, conv.output_zero_point) = (0, 0);
    }
    let channels = usize::from(conv.window.out_c);
    let tables = if kernel == KernelId::Conv2dS8DspCoded {
        1
    } else {
        channels as u32
    };
    let params = pea::Coded {
        conv,
        row_len,
        run,
        depth,
        tables,
        block,
        coding: coding(kernel) as u8,
        bits: 3,
    };
    let bytes = params.row_bytes().expect("it fits") as usize * channels;
    let codes: Vec<u8> = random
        .s8s(bytes)
        .iter()
        .map(|it| it.cast_unsigned())
        .collect();
    let count = match coding(kernel) {
        WeightCoding::Table => tables << 3,
        WeightCoding::Mask => codes.iter().map(|byte| byte.count_ones()).sum(),
        WeightCoding::Half => 1,
    };
    let count = count as usize;
    let codes = pea.constant(&codes);
    let input = [ElementType::S8, ElementType::S16, ElementType::F32]
        .into_iter()
        .find(|element| kernel.facts().inputs()[0].elements.contains(element));
    let results = 9 * channels;
    let (block, depth) = (usize::from(block), depth as usize);
    match input {
        Some(ElementType::F32) => {
            let inputs = [
                pea.input::<f32>(100),
                codes,
                pea.constant(&random.floats(channels)),
                pea.constant(&random.floats(count)),
                pea.arena::<f32>(block * depth),
            ];
            let output = pea.output::<f32>(results);
            pea.step(kernel, Params::Coded(params), &inputs, output);
        }
        _ if is_packed => {
            let inputs = [
                pea.input::<i8>(100),
                codes,
                pea.constant(&vec![1_i32; 4 * channels.next_multiple_of(4)]),
                pea.constant(&random.s8s(count)),
                match kernel {
                    KernelId::Conv2dS8DspCoded => pea.arena::<i32>(block * depth / 4 + depth),
                    _ => pea.arena::<i8>((block + 2) * depth),
                },
            ];
            let output = pea.output::<i8>(results);
            pea.step(kernel, Params::Coded(params), &inputs, output);
        }
        element => {
            let is_wide = element == Some(ElementType::S16);
            let words = if is_wide && kernel != KernelId::Conv2dS16Sum32Coded {
                2
            } else {
                1
            };
            let inputs = [
                if is_wide {
                    pea.input::<i16>(100)
                } else {
                    pea.input::<i8>(100)
                },
                codes,
                pea.constant(&vec![100_i32; words * channels]),
                pea.constant(&vec![1_i32 << 30; channels]),
                pea.constant(&vec![-5_i8; channels]),
                pea.constant(&random.s8s(count)),
                pea.arena::<i8>(block * depth),
            ];
            let output = match is_wide {
                true => pea.output::<i16>(results),
                false => pea.output::<i8>(results),
            };
            pea.step(kernel, Params::Coded(params), &inputs, output);
        }
    }
}
