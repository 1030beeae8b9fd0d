//! Plans made by hand: one that uses every kernel, and the small ones tests start from.

use peapod_ir::ops::{Unary, UnaryOp};
use peapod_ir::plan::micro::*;
use peapod_ir::{
    DType, Function, Location, Module, Op, OpId, OpKind, Origin, Quantization, TensorType,
};

/// A module of one relu named `act`, the op every step of these plans claims to come from.
pub fn module() -> Module {
    let mut function = Function {
        name: "main".into(),
        ..Function::default()
    };
    let ty = TensorType::new(DType::F32, [4]);
    let x = function.add_value("x", ty.clone(), Origin::Argument);
    let y = function.add_value("act", ty, Origin::Result);
    function.ops.push(Op {
        kind: OpKind::Unary(Unary { op: UnaryOp::Relu }),
        inputs: vec![Some(x)],
        outputs: vec![y],
        location: Location {
            index: Some(7),
            name: "RELU".into(),
            line: None,
        },
    });
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
pub fn step(kernel: Kernel) -> Step {
    Step {
        kernel,
        inputs: vec![arena(Element::S8, 0, 16), constant(Element::S8, 16, 16)],
        outputs: vec![arena(Element::S8, 16, 16)],
        op: OpId(0),
        macs: 10,
    }
}

/// A plan of these kernels over an arena of 48 bytes.
pub fn plan(kernels: impl IntoIterator<Item = Kernel>) -> MicroPlan {
    let quant = Quantization::per_tensor(0.5, -3);
    let port = |name: &str, ty, operand| Port {
        name: name.into(),
        ty,
        operand,
    };
    let buffer = |name: &str, offset, len_bytes, first_step, last_step| Buffer {
        value: None,
        name: name.into(),
        offset,
        len_bytes,
        first_step,
        last_step,
    };
    MicroPlan {
        arena_len: 48,
        state_len: 16,
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
            operand: arena(Element::S8, 32, 16),
            fill: -7,
        }],
        bands: None,
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
};

const INTEGER: Clamp = Clamp::Integer { min: -128, max: 99 };
const FLOAT: Clamp = Clamp::Float { min: 0.0, max: 6.0 };
const FREE: Clamp = Clamp::Float {
    min: f32::NEG_INFINITY,
    max: f32::INFINITY,
};

fn multiplier(multiplier: i32) -> Multiplier {
    Multiplier {
        multiplier,
        shift: -multiplier % 31,
    }
}

pub fn conv2d(clamp: Clamp) -> Conv2d {
    Conv2d {
        window: WINDOW,
        groups: 3,
        input_zero_point: -1,
        output_zero_point: -2,
        clamp,
    }
}

fn fully_connected(clamp: Clamp) -> FullyConnected {
    FullyConnected {
        rows: 70_000,
        in_len: 2,
        out_len: 3,
        weights_offset: -4,
        output_zero_point: 5,
        clamp,
    }
}

fn pool2d(clamp: Clamp) -> Pool2d {
    Pool2d {
        window: WINDOW,
        clamp,
    }
}

fn binary(clamp: Clamp) -> Binary {
    Binary {
        dims: [1, 2, 3, 4, 5, 6],
        a_strides: [7, 8, 9, 10, 11, 12],
        b_strides: [13, 14, 15, 16, 17, 0],
        a_offset: -18,
        b_offset: -19,
        output_offset: 20,
        left_shift: 21,
        a: multiplier(22),
        b: multiplier(23),
        output: multiplier(24),
        clamp,
    }
}

pub fn mean(clamp: Clamp) -> Mean {
    Mean {
        dims: [1, 1, 2, 3, 4, 5],
        reduced: 0b1100,
        count: 6,
        input_zero_point: 7,
        output_zero_point: 8,
        output: multiplier(9),
        clamp,
    }
}

fn pad() -> Pad {
    Pad {
        dims: [1, 1, 2, 3, 4, 5],
        before: [0, 0, 1, 2, 3, 4],
        after: [0, 0, 5, 6, 7, 8],
        value: 0xffff_fff9,
    }
}

fn softmax() -> Softmax {
    Softmax {
        rows: 2,
        depth: 8,
        input: multiplier(1 << 30),
        diff_min: -248,
        beta: 1.5,
    }
}

fn svdf() -> Svdf {
    Svdf {
        batches: 1,
        in_len: 2,
        filters: 4,
        rank: 2,
        memory: 5,
        input_zero_point: 6,
        state_zero_point: 7,
        output_zero_point: 8,
        feature: multiplier(9),
        time: multiplier(10),
        state_min: -128,
        state_max: 127,
        act_min: -100,
        act_max: 100,
    }
}

/// Every kernel once, in order of its number.
pub fn every_kernel() -> Vec<Kernel> {
    let affine = Affine {
        scale: 0.25,
        zero_point: -5,
    };
    let requantize = Requantize {
        input_zero_point: 1,
        output_zero_point: 2,
        multiplier: multiplier(3),
    };
    vec![
        Kernel::Conv2dS8(conv2d(INTEGER)),
        Kernel::Conv2dF32(conv2d(FLOAT)),
        Kernel::DepthwiseConv2dS8(conv2d(INTEGER)),
        Kernel::DepthwiseConv2dF32(conv2d(FLOAT)),
        Kernel::FullyConnectedS8(fully_connected(INTEGER)),
        Kernel::FullyConnectedF32(fully_connected(FLOAT)),
        Kernel::AveragePool2dS8(pool2d(INTEGER)),
        Kernel::AveragePool2dF32(pool2d(FLOAT)),
        Kernel::MaxPool2dS8(pool2d(INTEGER)),
        Kernel::MaxPool2dF32(pool2d(FLOAT)),
        Kernel::AddS8(binary(INTEGER)),
        Kernel::AddF32(binary(FLOAT)),
        Kernel::SubS8(binary(INTEGER)),
        Kernel::SubF32(binary(FLOAT)),
        Kernel::MulS8(binary(INTEGER)),
        Kernel::MulF32(binary(FLOAT)),
        Kernel::MeanS8(mean(INTEGER)),
        Kernel::MeanF32(mean(FREE)),
        Kernel::PadX8(pad()),
        Kernel::PadX32(pad()),
        Kernel::CopyX8,
        Kernel::ConcatenationX8 { outer: 9 },
        Kernel::SoftmaxS8(softmax()),
        Kernel::SoftmaxS8S16(softmax()),
        Kernel::SoftmaxF32(softmax()),
        Kernel::LookupS8,
        Kernel::ClampF32 {
            min: -1.0,
            max: 1.0,
        },
        Kernel::LogisticF32,
        Kernel::TanhF32,
        Kernel::QuantizeF32(affine),
        Kernel::Requantize(requantize),
        Kernel::Dequantize(affine),
        Kernel::SvdfS8(svdf()),
        Kernel::Conv2dS8Scalar(conv2d(INTEGER)),
        Kernel::Conv2dS8Dsp(conv2d(INTEGER)),
        Kernel::Conv2dS8Mve(conv2d(INTEGER)),
        Kernel::DepthwiseConv2dS8Dsp(conv2d(INTEGER)),
        Kernel::DepthwiseConv2dS8Mve(conv2d(INTEGER)),
        Kernel::DepthwiseConv2dS8Scalar(conv2d(INTEGER)),
        Kernel::WeightedSumS8(binary(INTEGER)),
        Kernel::FullyConnectedS8Dsp(fully_connected(INTEGER)),
        Kernel::FullyConnectedS8Scalar(fully_connected(INTEGER)),
    ]
}
