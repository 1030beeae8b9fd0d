//! The custom operators MaxPoolingWithArgmax2D and MaxUnpooling2D of MediaPipe, on floats.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Slice, Transpose};
use peapod_ir::ops::{Activation, Along, AlongOp, BinaryOp, MaxPool2d, Pad, Padding2d};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::Padding;
use super::window::Window;
use crate::error::ImportError;

/// Most taps of a window: each is an operand of what joins them.
const TAPS: usize = 64;

/// What indices have besides the number of a tap, so that they are cut off to it.
const FRACTION: f32 = 0.1;

/// Both operators have the same options, numbers of 32 bits: 1 for SAME or 2 for VALID, strides of
/// columns and rows, columns and rows of the window, a fused activation.
struct Options {
    scheme: Padding,
    stride: [usize; 2],
    extent: [usize; 2],
    activation: i32,
}

impl Options {
    fn read(op: &ForeignOp<'_, '_>) -> Result<Self, ImportError> {
        let bytes = op.table.custom_options().map(|bytes| bytes.bytes());
        let numbers = bytes.map_or(&[][..], |bytes| bytes.as_chunks::<4>().0);
        let Some(numbers) = numbers.first_chunk::<6>() else {
            let what = "its options are shorter than padding, strides, window and activation";
            return Err(op.malformed(what.to_owned()));
        };
        let [scheme, across, down, columns, rows, activation] = numbers.map(i32::from_le_bytes);
        let scheme = match scheme {
            1 => Padding::SAME,
            2 => Padding::VALID,
            _ => return Err(op.malformed(format!("unknown padding scheme {scheme}"))),
        };
        let options = Self {
            scheme,
            stride: [
                op.extent("stride of rows", down)?,
                op.extent("stride of columns", across)?,
            ],
            extent: [
                op.extent("filter height", rows)?,
                op.extent("filter width", columns)?,
            ],
            activation,
        };
        if options.taps() > TAPS {
            let what = format!("windows of {} taps, more than {TAPS}", options.taps());
            let help = "use smaller windows";
            return Err(op.unsupported(&[op.result_at(0)], what, Some(help)));
        }
        Ok(options)
    }

    fn taps(&self) -> usize {
        self.extent[0].saturating_mul(self.extent[1])
    }
}

/// Input: [n, h, w, c]. Results: the largest element of each window, and the tap that has it, the
/// first of equal ones, row-major, as a float with a fraction.
pub(in super::super) fn max_pool_argmax(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = Options::read(op)?;
    let input = op.operand(0, "input")?;
    let [_, rows, columns, _] = op.extents(input)?;
    let window = Window {
        input: [rows, columns],
        extent: options.extent,
        stride: options.stride,
        dilation: [1, 1],
    };
    let activation = match options.activation {
        0 => Activation::None,
        1 => Activation::Relu,
        2 => Activation::ReluN1To1,
        3 => Activation::Relu6,
        other => {
            let what = format!("fused activation {other}");
            let help = "use an operator of its own for the activation";
            return Err(op.unsupported(&[op.result_at(0)], what, Some(help)));
        }
    };
    let padding = window.padding(op, options.scheme)?;
    let [largest, taps] = [op.result_at(0), op.result_at(1)];
    if largest.ty != taps.ty || largest.ty.dtype != DType::F32 {
        let what = "expected indices of the type and shape of the largest elements";
        return Err(op.tensors.malformed(taps.tensor, what));
    }
    let shape: [usize; 4] = op.extents(largest)?;
    check_windows(op, input, &options, padding, shape)?;
    let x = op.value(input)?;
    let kind = MaxPool2d {
        window: options.extent,
        stride: options.stride,
        padding,
        activation,
    };
    let build = &mut op.emitter.build;
    let pooled = build.emit(OpKind::MaxPool2d(kind), &[x], largest.ty.clone());
    let x = surrounded(build, x, padding);
    let taps = joined_taps(build, x, &options, shape);
    let kind = OpKind::Along(Along {
        op: AlongOp::ArgMax,
        axis: 4,
    });
    let first = build.emit(kind, &[taps], TensorType::new(DType::I32, shape.to_vec()));
    let first = build.convert(first, DType::F32);
    let fraction = build.single(FRACTION);
    let numbers = build.binary(BinaryOp::Add, first, fraction);
    op.define_as(&[pooled, numbers])
}

/// The result has as many windows as fit.
fn check_windows(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    options: &Options,
    padding: Padding2d,
    found: [usize; 4],
) -> Result<(), ImportError> {
    let [batches, rows, columns, channels] = op.extents(input)?;
    let sizes = [
        rows.saturating_add(padding.top + padding.bottom),
        columns.saturating_add(padding.left + padding.right),
    ];
    let windows = [0, 1].map(|axis| {
        let last = sizes[axis].checked_sub(options.extent[axis]);
        last.map_or(0, |last| last / options.stride[axis] + 1)
    });
    let expected = [batches, windows[0], windows[1], channels];
    if expected == found && !found.contains(&0) {
        return Ok(());
    }
    let result = op.result_at(0).tensor;
    let what = format!("expected shape {expected:?}, found {found:?}");
    Err(op.tensors.malformed(result, what))
}

/// Rows and columns round images, which no window takes.
fn surrounded(build: &mut Builder, x: ValueId, padding: Padding2d) -> ValueId {
    if padding == Padding2d::default() {
        return x;
    }
    let mut ty = build.ty(x).clone();
    ty.shape[1] += padding.top + padding.bottom;
    ty.shape[2] += padding.left + padding.right;
    let kind = Pad {
        padding: vec![
            [0, 0],
            [padding.top, padding.bottom],
            [padding.left, padding.right],
            [0, 0],
        ],
        value: f32::MIN.into(),
    };
    build.emit(kind, &[x], ty)
}

/// The elements of each window side by side, in a last dimension.
fn joined_taps(build: &mut Builder, x: ValueId, options: &Options, shape: [usize; 4]) -> ValueId {
    let [batches, rows, columns, channels] = shape;
    let mut taps = Vec::new();
    for down in 0..options.extent[0] {
        for across in 0..options.extent[1] {
            let reach = |from: usize, count: usize, stride: usize| from + (count - 1) * stride + 1;
            let kind = Slice {
                start: vec![0, down, across, 0],
                limit: vec![
                    batches,
                    reach(down, rows, options.stride[0]),
                    reach(across, columns, options.stride[1]),
                    channels,
                ],
                stride: vec![1, options.stride[0], options.stride[1], 1],
            };
            let ty = TensorType::new(DType::F32, shape.to_vec());
            let tap = build.emit(kind, &[x], ty);
            taps.push(build.reshape(tap, [batches, rows, columns, channels, 1]));
        }
    }
    match taps[..] {
        [only] => only,
        _ => build.concatenate(&taps, 4),
    }
}

/// Inputs: [n, h, w, c], and as many floats that say which tap of its window each element goes to.
/// Result: [n, h · filter height, w · filter width, c], 0 elsewhere.
pub(in super::super) fn max_unpool(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = Options::read(op)?;
    let [input, indices] = [op.operand(0, "input")?, op.operand(1, "indices")?];
    let [batches, rows, columns, channels] = op.extents(input)?;
    if indices.ty != input.ty {
        let what = format!("expected {}, found {}", input.ty, indices.ty);
        return Err(op.tensors.malformed(indices.tensor, what));
    }
    if options.stride != options.extent {
        let what = "MaxUnpooling2D of windows that overlap or leave gaps".to_owned();
        let help = "use strides of the size of the windows";
        return Err(op.unsupported(&[input], what, Some(help)));
    }
    let ([down, across], taps) = (options.extent, options.taps());
    op.check_elements(&[batches, rows, columns, channels, taps])?;
    let [x, indices] = [op.value(input)?, op.value(indices)?];
    let build = &mut op.emitter.build;
    let shape = [batches, rows, columns, channels, taps];
    let indices = build.convert(indices, DType::I32);
    let indices = build.broadcast(indices, [0, 1, 2, 3], shape);
    let numbers: Vec<u8> = (0..taps as i32).flat_map(i32::to_le_bytes).collect();
    let numbers = build.literal(TensorType::new(DType::I32, vec![taps]), numbers);
    let numbers = build.broadcast(numbers, [4], shape);
    let hit = build.compare(Direction::Eq, indices, numbers);
    let x = build.broadcast(x, [0, 1, 2, 3], shape);
    let zero = build.scalar(DType::F32, Scalar::Integer(0));
    let zeros = build.broadcast(zero, [], shape);
    let spread = build.select(hit, x, zeros);
    let spread = build.reshape(spread, [batches, rows, columns, channels, down, across]);
    let ty = TensorType::new(
        DType::F32,
        vec![batches, rows, down, columns, across, channels],
    );
    let permutation = vec![0, 1, 4, 2, 5, 3];
    let moved = build.emit(Transpose { permutation }, &[spread], ty);
    let result = build.reshape(moved, [batches, rows * down, columns * across, channels]);
    op.define_as(&[result])
}
