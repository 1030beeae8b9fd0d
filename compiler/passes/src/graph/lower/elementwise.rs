//! Ops on one element at a time, and those that move elements.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Clamp, Convert, InteriorPad};
use peapod_ir::ops::{
    Binary, BinaryOp, Composer, Composite, Concatenation, Pad, Paired, Reshape, Unary, UnaryOp,
};
use peapod_ir::{DType, Op, OpKind, TensorType, ValueId, numerics};

use crate::graph::editor::Editor;

/// A function of two tensors, which are repeated to one shape first.
pub(super) fn binary(editor: &mut Editor<'_>, op: &Op, binary: &Binary) {
    let shape = editor.shape(op.outputs[0]).to_vec();
    let operands = broadcast(editor, op, &shape);
    editor.put_activated(binary.op, &operands, binary.activation, op.outputs[0]);
}

/// The two operands in the shape of the result.
fn broadcast(editor: &mut Editor<'_>, op: &Op, shape: &[usize]) -> [ValueId; 2] {
    [0, 1].map(|index| {
        let operand = required(op, index);
        let missing = shape.len() - editor.shape(operand).len();
        editor.broadcast(operand, (missing..shape.len()).collect::<Vec<_>>(), shape)
    })
}

/// The ops that a function of two tensors is composed of.
pub(super) fn paired(editor: &mut Editor<'_>, op: &Op, paired: &Paired) {
    let shape = editor.shape(op.outputs[0]).to_vec();
    let [a, b] = broadcast(editor, op, &shape);
    let value = (paired.op).compose(&mut Ops { editor, op }, a, b);
    let last = editor.definer(value).expect("an op defines it");
    editor.set_result(last, op.outputs[0]);
}

/// The ops that a function is composed of.
pub(super) fn composite(editor: &mut Editor<'_>, op: &Op, composite: &Composite) {
    let value = (composite.op).compose(&mut Ops { editor, op }, required(op, 0));
    let last = editor.definer(value).expect("an op defines it");
    editor.set_result(last, op.outputs[0]);
}

/// Composes ops on f32 tensors of the shape of an op's result.
struct Ops<'e, 'f> {
    editor: &'e mut Editor<'f>,
    op: &'e Op,
}

impl Composer for Ops<'_, '_> {
    type Value = ValueId;

    fn constant(&mut self, number: f32) -> ValueId {
        let shape = self.editor.shape(self.op.outputs[0]).to_vec();
        let number = self.editor.single(number);
        self.editor.broadcast(number, [], shape)
    }

    fn unary(&mut self, op: UnaryOp, x: ValueId) -> ValueId {
        self.editor.unary(op, x)
    }

    fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.editor.binary(op, a, b)
    }

    fn where_positive(&mut self, x: ValueId, positive: ValueId, other: ValueId) -> ValueId {
        let zero = self.constant(0.0);
        let is_positive = self.editor.compare(Direction::Gt, x, zero);
        self.editor.select(is_positive, positive, other)
    }
}

/// Bytes are moved, whatever they represent: an operand takes the scale of the result.
fn with_scale_of(editor: &mut Editor<'_>, operand: ValueId, result: ValueId) -> ValueId {
    let ty = TensorType {
        quant: editor.ty(result).quant.clone(),
        ..editor.ty(operand).clone()
    };
    match *editor.ty(operand) == ty {
        true => operand,
        false => editor.emit(Reshape, &[operand], ty),
    }
}

pub(super) fn pad(editor: &mut Editor<'_>, op: &Op, pad: &Pad) {
    let result = op.outputs[0];
    let x = with_scale_of(editor, required(op, 0), result);
    let ty = editor.ty(result).with_shape(vec![]);
    let element = pad.element(&ty).expect("the type rule asks for an element");
    let value = editor.literal(ty, element);
    let side = |side: usize| pad.padding.iter().map(|pair| pair[side] as i64).collect();
    let kind = InteriorPad {
        low: side(0),
        high: side(1),
        interior: vec![0; pad.padding.len()],
    };
    editor.put(kind, [Some(x), Some(value)], result);
}

pub(super) fn concatenation(editor: &mut Editor<'_>, op: &Op, joined: &Concatenation) {
    let kind = Concatenation::along(joined.axis);
    let operands: Vec<ValueId> = op.operands().collect();
    editor.put_activated(kind, &operands, joined.activation, op.outputs[0]);
}

/// Scale times the difference from the zero point.
pub(super) fn dequantize(editor: &mut Editor<'_>, op: &Op) {
    let (x, result) = (required(op, 0), op.outputs[0]);
    let (scale, zero_point) = single(editor.ty(x));
    let shape = editor.shape(x).to_vec();
    let stored = editor.reshape(x, &shape);
    let ty = editor.ty(result).clone();
    let stored = editor.emit(Convert, &[stored], ty);
    let [scale, zero_point] = [scale, zero_point as f32].map(|number| {
        let number = editor.single(number);
        editor.broadcast(number, [], &shape)
    });
    let difference = editor.binary(BinaryOp::Sub, stored, zero_point);
    editor.put(BinaryOp::Mul, [Some(scale), Some(difference)], result);
}

/// The quotient by the scale, rounded, within the range of the integers; then the zero point.
///
/// What is not a number passes all that and becomes 0 when it is converted, as it should.
pub(super) fn quantize(editor: &mut Editor<'_>, op: &Op) {
    let (x, result) = (required(op, 0), op.outputs[0]);
    let ty = editor.ty(result).clone();
    let (scale, zero_point) = single(&ty);
    let (min, max) = numerics::integer_range(&ty);
    let scale = editor.single(scale);
    let scale = editor.broadcast(scale, [], &ty.shape);
    let quotient = editor.binary(BinaryOp::Div, x, scale);
    let round = OpKind::Unary(Unary {
        op: UnaryOp::RoundNearestAfz,
    });
    let real = TensorType::new(DType::F32, ty.shape.clone());
    let whole = editor.emit(round, &[quotient], real.clone());
    let [min, max] = [min, max].map(|end| editor.single((end - zero_point) as f32));
    let whole = editor.emit(Clamp, &[min, whole, max], real);
    let integers = TensorType::new(DType::I32, ty.shape.clone());
    let whole = editor.emit(Convert, &[whole], integers);
    let scalar = TensorType::new(DType::I32, []);
    let zero_point = editor.literal(scalar, zero_point.to_le_bytes().to_vec());
    let zero_point = editor.broadcast(zero_point, [], &ty.shape);
    let stored = editor.binary(BinaryOp::Add, whole, zero_point);
    let narrow = TensorType::new(ty.dtype, ty.shape);
    let stored = editor.emit(Convert, &[stored], narrow);
    editor.put(Reshape, [Some(stored)], result);
}

/// The only scale and zero point.
fn single(ty: &TensorType) -> (f32, i32) {
    let quant = ty.quant.as_ref().and_then(|quant| quant.single());
    quant.expect("the type rule asks for one scale")
}

fn required(op: &Op, index: usize) -> ValueId {
    op.inputs[index].expect("the type rule asks for the operand")
}
