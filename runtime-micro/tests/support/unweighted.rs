//! Samples of steps without weights: elementwise, of lines, of windows, and those that move
//! elements.

use peapod_micro::{Element, ElementType, KernelId};
use peapod_schemas::micro::program::{LOOP_BYTES, LoopEntry};
use peapod_schemas::micro::{self as pea, Operand};

use super::filters::window;
use super::random::Random;
use super::{Params, Pea};

/// Two blocks of lines of three elements, which are `inner` apart.
pub(super) fn along(inner: u32, flags: u32) -> Params {
    Params::Along(pea::Along {
        outer: 2,
        len: 3,
        inner,
        flags,
        input_zero_point: -5,
        output_zero_point: 10,
        multiplier: 1 << 30,
        shift: if inner == 1 { 20 } else { -19 },
        diff_min: -100,
        back_multiplier: 1 << 30,
        back_shift: -20,
    })
}

pub(super) fn lines<T: Element>(pea: &mut Pea, kernel: KernelId, params: Params) {
    let Params::Along(it) = &params else {
        unreachable!("parameters of lines")
    };
    let count = (it.outer * it.len * it.inner) as usize;
    let input = pea.input::<T>(count);
    let output = pea.output_over::<T>(input, count);
    pea.step(kernel, params, &[input], output);
}

/// A function of 16-bit elements with tables.
pub(super) fn interpolated(pea: &mut Pea, kernel: KernelId, params: Params, tables: &[Vec<i16>]) {
    let input = pea.input::<i16>(9);
    let mut inputs = vec![input];
    for table in tables {
        inputs.push(pea.constant(table));
    }
    let output = pea.output_over::<i16>(input, 9);
    pea.step(kernel, params, &inputs, output);
}

/// A transpose, turned round along one dimension, and repeated.
pub(super) fn strided_copy<T: peapod_micro::Element>(pea: &mut Pea, kernel: KernelId) {
    let (input, output) = (pea.input::<T>(12), pea.output::<T>(24));
    let params = Params::StridedCopy(pea::StridedCopy {
        dims: [1, 1, 2, 3, 2, 2],
        strides: [0, 0, 0, 2, -6, 1],
        start: 6,
    });
    pea.step(kernel, params, &[input], output);
}

pub(super) fn plain_binary<T: Element>(pea: &mut Pea, kernel: KernelId) {
    let (a, b) = (pea.input::<T>(24), pea.input::<T>(4));
    let output = pea.output::<T>(24);
    pea.step(kernel, Params::Binary(binary()), &[a, b], output);
}

/// An operand of truth values.
pub(super) fn bool(operand: Operand) -> Operand {
    Operand {
        element: ElementType::Bool as u8,
        ..operand
    }
}

pub(super) fn relation<T: Element>(pea: &mut Pea, kernel: KernelId) {
    let (a, b) = (pea.input::<T>(9), pea.input::<T>(9));
    let output = bool(pea.output::<u8>(9));
    let params = Params::Relation(pea::Relation { direction: 3 });
    pea.step(kernel, params, &[a, b], output);
}

/// Nine updates of two elements, to indices of two parts, some of which are nowhere.
pub(super) fn scatter<T: Element>(pea: &mut Pea, kernel: KernelId) {
    let updates = pea.input::<T>(9 * 2);
    scatter_of(pea, kernel, updates, |pea| pea.output::<T>(4 * 5 * 2));
}

pub(super) fn scatter_of(
    pea: &mut Pea,
    kernel: KernelId,
    updates: Operand,
    output: impl FnOnce(&mut Pea) -> Operand,
) {
    let places = [0, 0, 3, 4, 1, 2, 3, 4, 4, 0, 2, -1, 0, 5, 1, 2, 2, 2_i32];
    let indices = pea.constant(&places);
    let output = output(pea);
    let params = pea::Scatter {
        count: 9,
        first: 0,
        dims: [1, 1, 1, 1, 4, 5],
        parts: 2,
        run: 2,
        combiner: 1,
        initial: 3,
    };
    pea.step(kernel, Params::Scatter(params), &[updates, indices], output);
}

pub(super) fn truths(pea: &mut Pea, kernel: KernelId) {
    let (a, b) = (bool(pea.input::<u8>(24)), bool(pea.input::<u8>(4)));
    let output = bool(pea.output::<u8>(24));
    pea.step(kernel, Params::Binary(binary()), &[a, b], output);
}

/// Two images of 2 x 3 pixels to 3 x 2; a place has so many numbers.
pub(super) fn resize<T: Element>(pea: &mut Pea, kernel: KernelId, numbers: usize) {
    let place = |index: i32| {
        let mut place = vec![index; numbers];
        if let Some(fraction) = place.get_mut(2) {
            *fraction = 300;
        }
        place
    };
    let [rows, columns] = [&[0, 1, 1][..], &[2, 0]].map(|indices| {
        let places: Vec<i32> = indices.iter().flat_map(|index| place(*index)).collect();
        pea.constant(&places)
    });
    let (input, output) = (pea.input::<T>(2 * 6 * 4), pea.output::<T>(2 * 6 * 4));
    let params = Params::Resize(pea::Resize {
        batches: 2,
        in_h: 2,
        in_w: 3,
        out_h: 3,
        out_w: 2,
        depth: 4,
    });
    pea.step(kernel, params, &[input, rows, columns], output);
}

pub(super) fn pool() -> pea::Pool2d {
    pea::Pool2d {
        window: window(3, 3),
        act_min: -128,
        act_max: 127,
        act_min_f32: -1e9,
        act_max_f32: 1e9,
    }
}

pub(super) fn binary() -> pea::Binary {
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

pub(super) fn binary_s16() -> pea::Binary {
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

pub(super) fn mean() -> pea::Mean {
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

pub(super) fn pad() -> pea::Pad {
    pea::Pad {
        dims: [1, 1, 1, 2, 3, 4],
        before: [0, 0, 0, 1, 1, 0],
        after: [0, 0, 0, 1, 0, 2],
        value: 0x0102_0304,
    }
}

pub(super) fn softmax() -> Params {
    Params::Softmax(pea::Softmax {
        rows: 4,
        depth: 5,
        multiplier: 1 << 30,
        shift: 23,
        diff_min: -248,
        beta: 1.0,
    })
}

pub(super) fn affine() -> Params {
    Params::Affine(pea::Affine {
        scale: 0.05,
        zero_point: 3,
    })
}

/// A function of one tensor of 20 elements.
pub(super) fn map(
    pea: &mut Pea,
    kernel: KernelId,
    params: Params,
    from: ElementType,
    to: ElementType,
) {
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

pub(super) fn requantize(pea: &mut Pea) {
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

/// A program of one copy.
pub(super) fn while_loop(pea: &mut Pea, kernel: KernelId) {
    let (input, output) = (pea.input::<i8>(1), pea.output::<i8>(1));
    let scratch = pea.arena::<i32>(LOOP_BYTES / 4);
    // The kernel comes first in the list.
    let number = kernel as u16;
    if !pea.kernels.contains(&number) {
        pea.kernels.push(number);
    }
    let step = pea.call(KernelId::CopyX8, Params::None, &[input], output);
    let entry = LoopEntry {
        step,
        ..LoopEntry::default()
    };
    let program = pea.constant(bytemuck::cast_slice::<LoopEntry, i32>(&[entry]));
    pea.step(kernel, Params::None, &[program, scratch], output);
}

/// Five boxes of three classes and the background, each class on its own.
pub(super) fn detection_postprocess(pea: &mut Pea, random: &mut Random) {
    let params = pea::DetectionPostprocess {
        boxes: 5,
        coordinates: 6,
        classes: 3,
        background: 1,
        places: 8,
        max_detections: 4,
        classes_per_box: 2,
        per_class: 3,
        score_threshold: -1.0,
        iou_threshold: 0.5,
        y_scale: 10.0,
        x_scale: 10.0,
        h_scale: 5.0,
        w_scale: 5.0,
    };
    let inputs = [
        pea.input::<f32>(30),
        pea.input::<f32>(20),
        pea.constant(&random.floats(20)),
        pea.arena::<f32>(25),
    ];
    let output = pea.output::<f32>(49);
    let params = Params::DetectionPostprocess(params);
    pea.step(KernelId::DetectionPostprocess, params, &inputs, output);
}

/// At most three boxes of seven.
pub(super) fn non_max_suppression(pea: &mut Pea, random: &mut Random) {
    let params = Params::NonMaxSuppression(pea::NonMaxSuppression {
        boxes: 7,
        places: 3,
    });
    let inputs = [
        pea.input::<f32>(28),
        pea.input::<f32>(7),
        pea.constant(&random.floats(3)),
        pea.arena::<f32>(21),
    ];
    let output = pea.output::<f32>(7);
    pea.step(KernelId::NonMaxSuppression, params, &inputs, output);
}

/// At most two poses in three by two blocks.
pub(super) fn pose_decoder(pea: &mut Pea) {
    let params = Params::PoseDecoder(pea::PoseDecoder {
        rows: 3,
        columns: 2,
        places: 2,
        least: -1.0,
        threshold: 0.25,
        stride: 16.0,
        radius: 1.5,
    });
    let inputs = [17, 34, 64].map(|channels| pea.input::<f32>(6 * channels));
    let output = pea.output::<f32>(105);
    pea.step(KernelId::PoseDecoder, params, &inputs, output);
}

/// Two by two elements of three by four, from computed indices on.
pub(super) fn dynamic_update_slice(pea: &mut Pea) {
    let params = pea::Pad {
        dims: [1, 1, 1, 1, 2, 2],
        before: [0; 6],
        after: [0, 0, 0, 0, 1, 2],
        value: 0,
    };
    let inputs = [
        pea.input::<i16>(12),
        pea.input::<i16>(4),
        pea.input::<i32>(1),
        pea.constant(&[1_i32]),
    ];
    let output = pea.output::<i16>(12);
    let params = Params::Pad(params);
    pea.step(KernelId::DynamicUpdateSliceX8, params, &inputs, output);
}

/// Three of five elements of two rows.
pub(super) fn top_k<T: Element>(pea: &mut Pea, kernel: KernelId) {
    let params = pea::Along {
        outer: 2,
        len: 5,
        inner: 1,
        flags: 3,
        ..pea::Along::default()
    };
    let (input, output) = (pea.input::<T>(10), pea.output::<i32>(6));
    pea.step(kernel, Params::Along(params), &[input], output);
}
