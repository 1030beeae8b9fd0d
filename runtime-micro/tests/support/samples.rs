//! One small, sound pea for every kernel, and one that holds them all.

use peapod_micro::{ElementType, KernelId};
use peapod_schemas::micro as pea;

use super::coded::coded;
use super::filters::{
    batch_matmul, convolution_f32, convolution_hybrid, convolution_s8, convolution_s16,
    fully_connected_double, fully_connected_f32, fully_connected_s8, fully_connected_s16,
    packed_convolution, packed_depthwise, packed_depthwise_mve, packed_depthwise_taps,
    packed_depthwise_vectors, packed_fully_connected, packed_transpose_conv, transpose_conv,
    wide_convolution,
};
use super::random::Random;
use super::unweighted::{
    affine, along, binary, binary_s16, bool, detection_postprocess, dynamic_update_slice,
    interpolated, lines, map, mean, non_max_suppression, pad, plain_binary, pool, pose_decoder,
    relation, requantize, resize, scatter, scatter_of, softmax, strided_copy, top_k, truths,
    while_loop,
};
use super::{Params, Pea, custom, recurrent, signal};

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
        KernelId::WhileLoop => while_loop(pea, kernel),
        KernelId::Conv2dS8Coded
        | KernelId::Conv2dS16Coded
        | KernelId::Conv2dS16Sum32Coded
        | KernelId::Conv2dF32Coded
        | KernelId::DepthwiseConv2dS8Coded
        | KernelId::DepthwiseConv2dS16Coded
        | KernelId::DepthwiseConv2dF32Coded
        | KernelId::Conv2dS8ScalarCoded
        | KernelId::Conv2dS8DspCoded
        | KernelId::Conv2dS8MveCoded => coded(pea, kernel, random),
        KernelId::Conv2dS8
        | KernelId::Conv2dS8Offset
        | KernelId::DepthwiseConv2dS8
        | KernelId::DepthwiseConv2dS8Scalar
        | KernelId::DepthwiseConv2dS8Wide => convolution_s8(pea, kernel, random),
        KernelId::Conv2dS16 | KernelId::Conv2dS16Sum32 | KernelId::DepthwiseConv2dS16 => {
            convolution_s16(pea, kernel, random);
        }
        KernelId::Conv2dF32 | KernelId::DepthwiseConv2dF32 => convolution_f32(pea, kernel, random),
        KernelId::Conv2dHybrid
        | KernelId::Conv2dHybridAsymmetric
        | KernelId::DepthwiseConv2dHybrid => convolution_hybrid(pea, kernel, random),
        KernelId::Custom => custom::Step::new(pea, 1).add(pea),
        KernelId::DetectionPostprocess => detection_postprocess(pea, random),
        KernelId::PoseDecoder => pose_decoder(pea),
        KernelId::NonMaxSuppression => non_max_suppression(pea, random),
        KernelId::DynamicUpdateSliceX8 => dynamic_update_slice(pea),
        KernelId::TopKF32 => top_k::<f32>(pea, kernel),
        KernelId::TopKS8 => top_k::<i8>(pea, kernel),
        KernelId::TopKS32 => top_k::<i32>(pea, kernel),
        KernelId::TransposeConvS8
        | KernelId::TransposeConvF32
        | KernelId::TransposeConvS16
        | KernelId::TransposeConvS16Sum32 => transpose_conv(pea, kernel, random),
        KernelId::TransposeConvS8Scalar
        | KernelId::TransposeConvS8Dsp
        | KernelId::TransposeConvS8Mve => {
            packed_transpose_conv(pea, kernel, random);
        }
        KernelId::BatchMatmulS8
        | KernelId::BatchMatmulF32
        | KernelId::BatchMatmulS16
        | KernelId::BatchMatmulS8Packed
        | KernelId::BatchMatmulS16Packed => {
            batch_matmul(pea, kernel, random);
        }
        KernelId::FullyConnectedS8 => fully_connected_s8(pea, random),
        KernelId::FullyConnectedS16 => fully_connected_s16(pea, random),
        KernelId::FullyConnectedS8Double | KernelId::FullyConnectedS16Double => {
            fully_connected_double(pea, kernel, random);
        }
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
        KernelId::AveragePool2dS16 | KernelId::MaxPool2dS16 => {
            let (input, output) = (pea.input::<i16>(75), pea.output::<i16>(27));
            pea.step(kernel, Params::Pool2d(pool()), &[input], output);
        }
        KernelId::AveragePool2dU8 => {
            let (input, output) = (pea.input::<u8>(75), pea.output::<u8>(27));
            let (act_min, act_max) = (0, 255);
            let params = pea::Pool2d {
                act_min,
                act_max,
                ..pool()
            };
            pea.step(kernel, Params::Pool2d(params), &[input], output);
        }
        KernelId::AveragePool2dF32 | KernelId::MaxPool2dF32 => {
            let (input, output) = (pea.input::<f32>(75), pea.output::<f32>(27));
            pea.step(kernel, Params::Pool2d(pool()), &[input], output);
        }
        KernelId::AddS8
        | KernelId::SubS8
        | KernelId::MulS8
        | KernelId::MaxS8
        | KernelId::MinS8
        | KernelId::DivS8
        | KernelId::PreluS8
        | KernelId::SquaredDifferenceS8
        | KernelId::WeightedSumS8 => {
            let (a, b) = (pea.input::<i8>(24), pea.constant(&random.s8s(4)));
            let output = pea.output_over::<i8>(a, 24);
            pea.step(kernel, Params::Binary(binary()), &[a, b], output);
        }
        KernelId::AddS16
        | KernelId::SubS16
        | KernelId::MulS16
        | KernelId::MaxS16
        | KernelId::MinS16
        | KernelId::DivS16
        | KernelId::PreluS16
        | KernelId::SquaredDifferenceS16 => {
            let (a, b) = (pea.input::<i16>(24), pea.constant(&[-300_i16, 7, 0, 32767]));
            let output = pea.output_over::<i16>(a, 24);
            pea.step(kernel, Params::Binary(binary_s16()), &[a, b], output);
        }
        KernelId::AddS32
        | KernelId::SubS32
        | KernelId::MulS32
        | KernelId::MaxS32
        | KernelId::MinS32
        | KernelId::DivS32
        | KernelId::SquaredDifferenceS32
        | KernelId::FloorDivS32
        | KernelId::FloorModS32
        | KernelId::PowS32
        | KernelId::XorS32
        | KernelId::ShiftRightArithmeticS32 => plain_binary::<i32>(pea, kernel),
        KernelId::MaxS64
        | KernelId::MinS64
        | KernelId::AddS64
        | KernelId::SubS64
        | KernelId::MulS64
        | KernelId::DivS64
        | KernelId::FloorModS64 => plain_binary::<i64>(pea, kernel),
        KernelId::AndBool | KernelId::OrBool => truths(pea, kernel),
        KernelId::NotBool => {
            let bool = ElementType::Bool;
            map(pea, kernel, Params::None, bool, bool);
        }
        KernelId::ResizeNearestX8 => resize::<i16>(pea, kernel, 1),
        KernelId::ResizeBilinearS8 => resize::<i8>(pea, kernel, 3),
        KernelId::ResizeBilinearF32 => resize::<f32>(pea, kernel, 3),
        KernelId::MaxF32
        | KernelId::MinF32
        | KernelId::DivF32
        | KernelId::PowF32
        | KernelId::Atan2F32
        | KernelId::PreluF32
        | KernelId::SquaredDifferenceF32
        | KernelId::FloorDivF32
        | KernelId::FloorModF32
        | KernelId::AddF32
        | KernelId::SubF32
        | KernelId::MulF32 => {
            let (a, b) = (pea.input::<f32>(24), pea.input::<f32>(4));
            let output = pea.output::<f32>(24);
            pea.step(kernel, Params::Binary(binary()), &[a, b], output);
        }
        KernelId::MeanS16 | KernelId::ReduceProdS16 => {
            let (input, output) = (pea.input::<i16>(24), pea.output::<i16>(4));
            let params = pea::Mean {
                input_zero_point: 0,
                output_zero_point: 0,
                ..mean()
            };
            pea.step(kernel, Params::Mean(params), &[input], output);
        }
        KernelId::ReduceAllBool | KernelId::ReduceAnyBool => {
            let [input, output] = [pea.input::<u8>(24), pea.output::<u8>(4)].map(bool);
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::CompareF32 => relation::<f32>(pea, kernel),
        KernelId::CompareS32 => relation::<i32>(pea, kernel),
        KernelId::CompareS16 => relation::<i16>(pea, kernel),
        KernelId::CompareS64 => relation::<i64>(pea, kernel),
        KernelId::CompareBool => {
            let [a, b] = [pea.input::<u8>(9), pea.input::<u8>(9)].map(bool);
            let output = bool(pea.output::<u8>(9));
            let params = Params::Relation(pea::Relation { direction: 1 });
            pea.step(kernel, params, &[a, b], output);
        }
        KernelId::SelectX8 => {
            let predicate = bool(pea.input::<u8>(9));
            let (a, b) = (pea.input::<i16>(9), pea.input::<i16>(9));
            let output = pea.output::<i16>(9);
            let params = Params::Choose(pea::Choose { count: 9 });
            pea.step(kernel, params, &[predicate, a, b], output);
        }
        KernelId::ReduceMaxS8
        | KernelId::ReduceMinS8
        | KernelId::MeanS8
        | KernelId::ReduceProdS8 => {
            let (input, output) = (pea.input::<i8>(24), pea.output::<i8>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::ReduceSumF32
        | KernelId::ReduceProdF32
        | KernelId::ReduceMaxF32
        | KernelId::ReduceMinF32
        | KernelId::MeanF32 => {
            let (input, output) = (pea.input::<f32>(24), pea.output::<f32>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::ReduceMaxS16 | KernelId::ReduceMinS16 => {
            let (input, output) = (pea.input::<i16>(24), pea.output::<i16>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::ReduceSumS32
        | KernelId::ReduceProdS32
        | KernelId::ReduceMaxS32
        | KernelId::ReduceMinS32 => {
            let (input, output) = (pea.input::<i32>(24), pea.output::<i32>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::ReduceSumS64
        | KernelId::ReduceProdS64
        | KernelId::ReduceMaxS64
        | KernelId::ReduceMinS64 => {
            let (input, output) = (pea.input::<i64>(24), pea.output::<i64>(4));
            pea.step(kernel, Params::Mean(mean()), &[input], output);
        }
        KernelId::PadX8 => {
            let (input, output) = (pea.input::<i8>(24), pea.output::<i8>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::PadX16 => {
            let (input, output) = (pea.input::<i16>(24), pea.output::<i16>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::PadX32 => {
            let (input, output) = (pea.input::<i32>(24), pea.output::<i32>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::PadX64 => {
            let (input, output) = (pea.input::<i64>(24), pea.output::<i64>(96));
            pea.step(kernel, Params::Pad(pad()), &[input], output);
        }
        KernelId::StridedCopyX8 => strided_copy::<u8>(pea, kernel),
        KernelId::StridedCopyX16 => strided_copy::<i16>(pea, kernel),
        KernelId::StridedCopyX32 => strided_copy::<f32>(pea, kernel),
        KernelId::StridedCopyX64 => strided_copy::<i64>(pea, kernel),
        KernelId::GatherX8 => {
            let (input, indices) = (
                pea.input::<i16>(2 * 3 * 4 * 5 * 2),
                pea.input::<i32>(2 * 3 * 2),
            );
            let output = pea.output::<i16>(2 * 3 * 3 * 2);
            let params = Params::Gather(pea::Gather {
                batches: 2,
                outer: 3,
                count: 3,
                dims: [1, 1, 1, 1, 4, 5],
                parts: 2,
                run: 4,
            });
            pea.step(kernel, params, &[input, indices], output);
        }
        KernelId::ScatterF32 => scatter::<f32>(pea, kernel),
        KernelId::ScatterS8 => scatter::<i8>(pea, kernel),
        KernelId::ScatterS32 => scatter::<i32>(pea, kernel),
        KernelId::ScatterS64 => scatter::<i64>(pea, kernel),
        KernelId::ScatterBool => {
            let updates = bool(pea.input::<u8>(9 * 2));
            let output = |pea: &mut Pea| bool(pea.output::<u8>(4 * 5 * 2));
            scatter_of(pea, kernel, updates, output);
        }
        KernelId::Convert => map(
            pea,
            kernel,
            Params::None,
            ElementType::F32,
            ElementType::S16,
        ),
        KernelId::BitcastConvertX8 => {
            let input = pea.input::<i32>(6);
            let output = pea.output_over::<i16>(input, 12);
            pea.step(kernel, Params::None, &[input], output);
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
        KernelId::SoftmaxS16 => {
            let params = Params::Softmax(pea::Softmax {
                rows: 3,
                depth: 3,
                multiplier: 1 << 30,
                shift: -1,
                ..Default::default()
            });
            let tables = [1, 2].map(|_| random.list(513, |random| random.next() as i16));
            interpolated(pea, kernel, params, &tables);
        }
        KernelId::LogisticS16Lines | KernelId::TanhS16Lines => {
            let params = Params::Requantize(pea::Requantize {
                multiplier: 24576,
                shift: -12,
                ..Default::default()
            });
            let lines = random.list(512, |random| random.next() as i32);
            let inputs = [pea.input::<i16>(9), pea.constant(&lines)];
            let output = pea.output::<i16>(9);
            pea.step(kernel, params, &inputs, output);
        }
        KernelId::SoftmaxS8Table => {
            let params = Params::Softmax(pea::Softmax {
                rows: 3,
                depth: 3,
                ..Default::default()
            });
            let table = random.list(256, |random| (random.next() >> 1) as i32);
            let inputs = [pea.input::<i8>(9), pea.constant(&table)];
            let output = pea.output::<i8>(9);
            pea.step(kernel, params, &inputs, output);
        }
        KernelId::LogisticS16 | KernelId::TanhS16 => {
            let params = Params::Requantize(pea::Requantize {
                multiplier: 24576,
                shift: -12,
                ..Default::default()
            });
            let table = random.list(256, |random| random.next() as i16);
            interpolated(pea, kernel, params, &[table]);
        }
        KernelId::LeakyReluS16 => {
            let params = Params::TwoSlopes(pea::TwoSlopes {
                above_multiplier: 1 << 30,
                above_shift: 1,
                below_multiplier: 1 << 30,
                below_shift: -2,
                act_min: -32768,
                act_max: 20000,
            });
            map(pea, kernel, params, ElementType::S16, ElementType::S16);
        }
        KernelId::CompareS8 => {
            let (a, b) = (pea.input::<i8>(9), pea.input::<i8>(9));
            let output = bool(pea.output::<u8>(9));
            let params = Params::ScaledRelation(pea::ScaledRelation {
                direction: 2,
                a_offset: 5,
                a_multiplier: 1 << 30,
                a_shift: -2,
                b_offset: -6,
                b_multiplier: 1 << 30,
                b_shift: -3,
            });
            pea.step(kernel, params, &[a, b], output);
        }
        KernelId::ArgMaxF32 => {
            let (input, output) = (pea.input::<f32>(24), pea.output::<i32>(8));
            pea.step(kernel, along(4, 1), &[input], output);
        }
        KernelId::ArgMaxS8 => {
            let (input, output) = (pea.input::<i8>(24), pea.output::<i32>(8));
            pea.step(kernel, along(4, 0), &[input], output);
        }
        KernelId::ArgMaxS32 => {
            let (input, output) = (pea.input::<i32>(24), pea.output::<i32>(8));
            pea.step(kernel, along(4, 1), &[input], output);
        }
        KernelId::CumsumF32 => lines::<f32>(pea, kernel, along(4, 1)),
        KernelId::CumsumS32 => lines::<i32>(pea, kernel, along(4, 1)),
        KernelId::CumsumS64 => lines::<i64>(pea, kernel, along(4, 1)),
        KernelId::CumsumS8 => lines::<i8>(pea, kernel, along(4, 3)),
        KernelId::L2NormalizationF32 | KernelId::LogSoftmaxF32 => {
            lines::<f32>(pea, kernel, along(1, 0));
        }
        KernelId::L2NormalizationS8 | KernelId::LogSoftmaxS8 => {
            lines::<i8>(pea, kernel, along(1, 0));
        }
        KernelId::AddNS8 => {
            let first = pea.input::<i8>(20);
            let inputs = [first, pea.constant(&random.s8s(20)), pea.input::<i8>(20)];
            let output = pea.output_over::<i8>(first, 20);
            let params = Params::Requantize(pea::Requantize {
                input_zero_point: -5,
                output_zero_point: 10,
                multiplier: 1 << 30,
                shift: -19,
            });
            pea.step(kernel, params, &inputs, output);
        }
        KernelId::LookupS8 => {
            let (input, table) = (pea.input::<i8>(20), pea.constant(&random.s8s(256)));
            let output = pea.output_over::<i8>(input, 20);
            pea.step(kernel, Params::None, &[input, table], output);
        }
        KernelId::LookupS16 => {
            let table = random.list(513, |random| random.next() as i16);
            interpolated(pea, kernel, Params::None, &[table]);
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
        KernelId::AbsS16 | KernelId::RsqrtS16 => {
            let params = Params::Requantize(pea::Requantize {
                multiplier: 1 << 30,
                ..Default::default()
            });
            map(pea, kernel, params, ElementType::S16, ElementType::S16);
        }
        KernelId::AbsF32
        | KernelId::NegF32
        | KernelId::SignF32
        | KernelId::SquareF32
        | KernelId::ExpF32
        | KernelId::LogF32
        | KernelId::SqrtF32
        | KernelId::RsqrtF32
        | KernelId::SinF32
        | KernelId::CosF32
        | KernelId::FloorF32
        | KernelId::CeilF32
        | KernelId::RoundNearestEvenF32
        | KernelId::HardSwishF32
        | KernelId::EluF32
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
        KernelId::SvdfS8 => recurrent::svdf(pea, random),
        KernelId::FullyConnectedSgdS8 => recurrent::fully_connected_sgd(pea),
        KernelId::InitialiseStateX8 => {
            let inputs = [pea.constant(&[7_i16, -8, 9]), pea.state::<i8>(1, 0)];
            let output = pea.output::<i16>(3);
            pea.step(kernel, Params::None, &inputs, output);
        }
        KernelId::LstmS8 => recurrent::lstm::<i8>(pea, kernel, random, 1),
        KernelId::LstmS16 => recurrent::lstm::<i16>(pea, kernel, random, 2),
        KernelId::GruF32 | KernelId::GruAfterF32 => recurrent::gru(pea, kernel, random),
        KernelId::LstmF32 => recurrent::lstm_f32(pea, random),
        KernelId::LstmS8Dsp => {
            recurrent::lstm_packed::<i8, i32>(pea, kernel, random, [5 * 4, 5 * 8])
        }
        KernelId::LstmS16Dsp => {
            recurrent::lstm_packed::<i16, i32>(pea, kernel, random, [5 * 4, 5 * 8])
        }
        KernelId::LstmS8Mve => recurrent::lstm_packed::<i8, i8>(pea, kernel, random, [40, 100]),
        KernelId::LstmS16Mve => recurrent::lstm_packed::<i16, i8>(pea, kernel, random, [40, 100]),
        KernelId::Conv2dS8Scalar | KernelId::Conv2dS8Dsp | KernelId::Conv2dS8Mve => {
            packed_convolution(pea, kernel, random);
        }
        KernelId::Conv2dS16Dsp | KernelId::Conv2dS16Mve => {
            wide_convolution(pea, kernel, random);
        }
        KernelId::SignalWindowS16
        | KernelId::FftScaleBitsS16
        | KernelId::FftScaleS16
        | KernelId::EnergyS16
        | KernelId::FilterBankU32
        | KernelId::SquareRootS64
        | KernelId::FilterBankLogU32
        | KernelId::SmoothNoiseU32
        | KernelId::SubtractNoiseU32
        | KernelId::PcanU32
        | KernelId::RfftS16
        | KernelId::RfftS32
        | KernelId::RfftF32
        | KernelId::IrfftS16
        | KernelId::IrfftS32
        | KernelId::IrfftF32
        | KernelId::OverlapAddS16
        | KernelId::OverlapAddF32 => signal::signal(pea, kernel, random),
        KernelId::DepthwiseConv2dS8Dsp => packed_depthwise(pea, random),
        KernelId::DepthwiseConv2dS8Mve => packed_depthwise_mve(pea, random),
        KernelId::DepthwiseConv2dS8Vectors => packed_depthwise_vectors(pea, random),
        KernelId::DepthwiseConv2dS8Taps => packed_depthwise_taps(pea, random),
    }
}
