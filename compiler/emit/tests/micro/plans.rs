//! Plans made by hand: one that uses every kernel, and the small ones tests start from.

use peapod_ir::ops::{Unary, UnaryOp};
use peapod_ir::plan::micro::*;
use peapod_ir::{
    DType, Function, Location, Module, Op, OpId, OpKind, Origin, Quantization, TensorType,
};
use peapod_schemas::micro::ParamList;

/// A module of one relu named `act`, the op every step of these plans claims to come from.
pub fn module() -> Module {
    let mut function = Function {
        name: "main".into(),
        ..Function::default()
    };
    let ty = TensorType::new(DType::F32, [4]);
    let x = function.add_value("x", ty.clone(), Origin::Argument);
    let y = function.add_value("act", ty, Origin::Result);
    function.ops.push(Op::new(
        OpKind::Unary(Unary { op: UnaryOp::Relu }),
        [Some(x)],
        [y],
        &Location {
            index: Some(7),
            name: "RELU".into(),
            line: None,
        },
    ));
    function.inputs.push(x);
    function.outputs.push(y);
    Module {
        name: "plans".into(),
        functions: vec![function],
        ..Module::default()
    }
}

pub fn arena(element: Element, offset: usize, len_bytes: usize) -> Operand {
    Operand {
        memory: Memory::Arena,
        element,
        offset,
        len_bytes,
    }
}

pub fn constant(element: Element, offset: usize, len_bytes: usize) -> Operand {
    Operand {
        memory: Memory::Constants,
        ..arena(element, offset, len_bytes)
    }
}

/// A step over 16 bytes of arena and 16 of constants.
pub fn step(kernel: KernelId) -> Step {
    Step {
        kernel,
        params: params(kernel),
        inputs: vec![arena(Element::S8, 0, 16), constant(Element::S8, 16, 16)],
        outputs: vec![arena(Element::S8, 16, 16)],
        op: OpId(0),
        macs: 10,
        program: vec![],
    }
}

/// A plan of these kernels over an arena of 48 bytes.
pub fn plan(kernels: impl IntoIterator<Item = KernelId>) -> MicroPlan {
    let quant = Quantization::per_tensor(0.5, -3);
    let port = |name: &str, ty, operand| ModelTensor {
        name: name.into(),
        ty,
        operand,
    };
    let buffer = |name: &str, offset, len_bytes, first_step, last_step| Buffer {
        value: None,
        name: name.into(),
        memory: Memory::Arena,
        offset,
        len_bytes,
        first_step,
        last_step,
    };
    MicroPlan {
        arena_len: 48,
        shared_len: None,
        state_len: 16,
        others: Vec::new(),
        regions: None,
        weights: Vec::new(),
        steps: kernels.into_iter().map(step).collect(),
        constants: (0..37).collect(),
        inputs: vec![port(
            "in:0",
            TensorType::new(DType::I8, [1, 4, 2, 2]).with_quant(quant.clone()),
            arena(Element::S8, 0, 16),
        )],
        outputs: vec![
            port(
                "out",
                TensorType::new(DType::I16, [8]).with_quant(quant),
                arena(Element::S16, 16, 16),
            ),
            port(
                "real",
                TensorType::new(DType::F32, []),
                arena(Element::F32, 32, 4),
            ),
        ],
        states: vec![State {
            name: String::new(),
            operand: arena(Element::S8, 32, 16),
            fill: -7,
        }],
        tiles: None,
        key: None,
        entries: vec![],
        buffers: vec![
            buffer("in:0", 0, 16, 0, 0),
            buffer("out", 16, 16, 0, 0),
            buffer("act", 16, 8, 0, 0),
            buffer("state", 32, 16, 0, 0),
        ],
    }
}

pub const WINDOW: Window = Window {
    batches: 2,
    in_h: 9,
    in_w: 8,
    in_c: 3,
    out_h: 4,
    out_w: 5,
    out_c: 6,
    kernel_h: 7,
    kernel_w: 10,
    stride_h: 11,
    stride_w: 12,
    dilation_h: 13,
    dilation_w: 14,
    pad_top: 15,
    pad_left: 65535,
    reserved: 0,
};

/// Limits of results: integers, then reals.
struct Limits {
    act_min: i32,
    act_max: i32,
    act_min_f32: f32,
    act_max_f32: f32,
}

/// Limits of a kernel's results.
fn limits(kernel: KernelId) -> Limits {
    match kernel.facts().outputs()[0].elements {
        [Element::F32] => Limits {
            act_min: 0,
            act_max: 0,
            act_min_f32: 0.0,
            act_max_f32: 6.0,
        },
        _ => Limits {
            act_min: -128,
            act_max: 99,
            act_min_f32: 0.0,
            act_max_f32: 0.0,
        },
    }
}

/// Parameters that a kernel could have.
pub fn params(kernel: KernelId) -> Params {
    let Some(list) = kernel.params() else {
        return Params::None;
    };
    let Limits {
        act_min,
        act_max,
        act_min_f32,
        act_max_f32,
    } = limits(kernel);
    match list {
        ParamList::Conv2d => Params::Conv2d(Conv2d {
            window: WINDOW,
            groups: 3,
            input_zero_point: -1,
            output_zero_point: -2,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::FullyConnected => Params::FullyConnected(FullyConnected {
            rows: 70_000,
            in_len: 2,
            out_len: 3,
            weights_offset: -4,
            output_zero_point: 5,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::Pool2d => Params::Pool2d(Pool2d {
            window: WINDOW,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::Binary => Params::Binary(Binary {
            dims: [1, 2, 3, 4, 5, 6],
            a_strides: [7, 8, 9, 10, 11, 12],
            b_strides: [13, 14, 15, 16, 17, 0],
            a_offset: -18,
            b_offset: -19,
            output_offset: 20,
            left_shift: 21,
            a_multiplier: 22,
            a_shift: -22,
            b_multiplier: 23,
            b_shift: -23,
            output_multiplier: 24,
            output_shift: -24,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::Mean => Params::Mean(Mean {
            dims: [1, 1, 2, 3, 4, 5],
            reduced: 0b1100,
            count: 6,
            input_zero_point: 7,
            output_zero_point: 8,
            multiplier: 9,
            shift: -9,
            act_min,
            act_max,
        }),
        ParamList::Pad => Params::Pad(Pad {
            dims: [1, 1, 2, 3, 4, 5],
            before: [0, 0, 1, 2, 3, 4],
            after: [0, 0, 5, 6, 7, 8],
            value: 0xffff_fff9,
        }),
        ParamList::Alpha => Params::Alpha(Alpha { alpha: 0.5 }),
        ParamList::Slice => Params::Slice(Slice {
            dims: [1, 1, 1, 1, 2, 3],
            strides: [0, 0, 0, 0, 24, 7],
            run: 2,
        }),
        ParamList::StridedCopy => Params::StridedCopy(StridedCopy {
            dims: [1, 1, 2, 3, 4, 5],
            strides: [0, 0, 60, -1, 3, 12],
            start: 2,
        }),
        ParamList::Gather => Params::Gather(Gather {
            batches: 2,
            outer: 3,
            count: 4,
            dims: [1, 1, 1, 1, 5, 6],
            parts: 2,
            run: 8,
        }),
        ParamList::Relation => Params::Relation(Relation { direction: 4 }),
        ParamList::Choose => Params::Choose(Choose { count: 5 }),
        ParamList::ScaledRelation => Params::ScaledRelation(ScaledRelation {
            direction: 3,
            a_offset: 5,
            a_multiplier: 1 << 30,
            a_shift: -1,
            b_offset: -6,
            b_multiplier: 1 << 30,
            b_shift: -2,
        }),
        ParamList::Along => Params::Along(Along {
            outer: 2,
            len: 3,
            inner: 4,
            flags: 1,
            input_zero_point: -5,
            output_zero_point: 6,
            multiplier: 1 << 30,
            shift: -20,
            diff_min: -200,
            back_multiplier: 1 << 30,
            back_shift: -25,
        }),
        ParamList::Lstm => Params::Lstm(Lstm {
            batches: 2,
            steps: 3,
            in_len: 4,
            units: 5,
            time_major: 1,
            input_zero_point: -6,
            hidden_zero_point: 7,
            input_multipliers: [1 << 30; 4],
            input_shifts: [-1, -2, -3, -4],
            hidden_multipliers: [1 << 30; 4],
            hidden_shifts: [-5, -6, -7, -8],
            cell_exponent: -11,
            cell_clip: 32768,
            output_multiplier: 1 << 30,
            output_shift: -7,
            cell_clip_f32: f32::INFINITY,
        }),
        ParamList::DetectionPostprocess => Params::DetectionPostprocess(DetectionPostprocess {
            boxes: 5,
            coordinates: 6,
            classes: 3,
            background: 1,
            places: 8,
            max_detections: 4,
            classes_per_box: 2,
            per_class: 7,
            score_threshold: 0.25,
            iou_threshold: 0.5,
            y_scale: 10.0,
            x_scale: 11.0,
            h_scale: 5.0,
            w_scale: 6.0,
        }),
        ParamList::Coded => Params::Coded(Coded {
            conv: Conv2d {
                groups: 1,
                ..Conv2d::default()
            },
            row_len: 18,
            run: 9,
            depth: 24,
            tables: 1,
            block: 4,
            coding: 0,
            bits: 5,
        }),
        ParamList::PoseDecoder => Params::PoseDecoder(PoseDecoder {
            rows: 3,
            columns: 2,
            places: 2,
            least: -1.0,
            threshold: 0.25,
            stride: 16.0,
            radius: 1.5,
        }),
        ParamList::NonMaxSuppression => Params::NonMaxSuppression(NonMaxSuppression {
            boxes: 3,
            places: 2,
        }),
        ParamList::FullyConnectedSgd => Params::FullyConnectedSgd(FullyConnectedSgd {
            rows: 1,
            in_len: 3,
            out_len: 2,
            input_zero_point: -1,
            logit_scale: 0.5,
        }),
        ParamList::Custom => Params::Custom(Custom {
            name_len: 6,
            work: 1000,
        }),
        ParamList::OtherMemory => unreachable!("no kernel has it as parameters"),
        ParamList::Signal => Params::Signal(Signal {
            lines: 2,
            frames: 3,
            len: 12,
            out_len: 5,
            first: 1,
            limit: 4,
            shift: 6,
            factor: 7,
        }),
        ParamList::Scatter => Params::Scatter(Scatter {
            count: 3,
            first: 0,
            dims: [1, 1, 1, 2, 3, 4],
            parts: 2,
            run: 4,
            combiner: 1,
            initial: 7,
        }),
        ParamList::TwoSlopes => Params::TwoSlopes(TwoSlopes {
            above_multiplier: 1 << 30,
            above_shift: 1,
            below_multiplier: -1 << 30,
            below_shift: -3,
            act_min: -32768,
            act_max: 6,
        }),
        ParamList::Resize => Params::Resize(Resize {
            batches: 2,
            in_h: 3,
            in_w: 4,
            out_h: 5,
            out_w: 6,
            depth: 7,
        }),
        ParamList::TransposeConv => Params::TransposeConv(TransposeConv {
            window: WINDOW,
            input_zero_point: -1,
            output_zero_point: -2,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::BatchMatmul => Params::BatchMatmul(BatchMatmul {
            dims: [1, 1, 2, 3, 4, 5],
            a_strides: [0, 0, 72, 24, 6, 0],
            b_strides: [0, 0, 0, 30, 0, 1],
            depth: 6,
            a_step: 1,
            b_step: 5,
            a_offset: -3,
            b_offset: 4,
            output_zero_point: 5,
            act_min,
            act_max,
            act_min_f32,
            act_max_f32,
        }),
        ParamList::Concatenation => Params::Concatenation(Concatenation { outer: 9 }),
        ParamList::Softmax => Params::Softmax(Softmax {
            rows: 2,
            depth: 8,
            multiplier: 1 << 30,
            shift: -1,
            diff_min: -248,
            beta: 1.5,
        }),
        ParamList::Clamp => Params::Clamp(Clamp {
            min: -1.0,
            max: 1.0,
        }),
        ParamList::Affine => Params::Affine(Affine {
            scale: 0.25,
            zero_point: -5,
        }),
        ParamList::Requantize => Params::Requantize(Requantize {
            input_zero_point: 1,
            output_zero_point: 2,
            multiplier: 3,
            shift: -3,
        }),
        ParamList::Svdf => Params::Svdf(Svdf {
            batches: 1,
            in_len: 2,
            filters: 4,
            rank: 2,
            memory: 5,
            input_zero_point: 6,
            state_zero_point: 7,
            output_zero_point: 8,
            feature_multiplier: 9,
            feature_shift: -9,
            time_multiplier: 10,
            time_shift: -10,
            state_min: -128,
            state_max: 127,
            act_min: -100,
            act_max: 100,
        }),
    }
}

/// Every kernel once, in order of its number.
pub fn every_kernel() -> Vec<KernelId> {
    KernelId::ALL.to_vec()
}
