//! SHAPE, FILL, ZEROS_LIKE and BROADCAST_ARGS: tensors that follow from shapes.

use peapod_ir::TensorType;
use peapod_ir::builder::Emit;
use peapod_ir::eval::{Scalar, Tensor};

use super::super::op::ForeignOp;
use super::super::shape::MAX_RANK;
use crate::error::ImportError;

/// Input: the tensor. Its extents.
pub(in super::super) fn shape(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let shape = op.operand(0, "operand")?.ty.shape.clone();
    define_integers(op, &shape)
}

/// Input: the tensor. How many dimensions it has.
pub(in super::super) fn rank(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let rank = op.operand(0, "operand")?.ty.shape.len();
    let dtype = op.result().ty.dtype;
    let value = op.emitter.build.scalar(dtype, Scalar::Integer(rank as i64));
    op.define_as(&[value])
}

/// Most elements of a condition: far more than fit a device.
const CONDITIONS: usize = 1 << 20;

/// Input: a constant condition. Where it holds: an index for each of its dimensions.
pub(in super::super) fn places_of(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let condition = op.operand(0, "condition")?;
    if !op.is_constant(condition) {
        let what =
            "places that are found at run time, of which there is no fixed number".to_owned();
        let help = "use SELECT_V2, or multiply by the condition";
        return Err(op.unsupported(&[condition], what, Some(help)));
    }
    let (shape, size) = (&condition.ty.shape, condition.ty.dtype.size_bytes());
    let bytes = op.parameter(condition, CONDITIONS)?;
    let elements = bytes.chunks(size).enumerate();
    let held = elements.filter(|(_, element)| element.iter().any(|byte| *byte != 0));
    let mut numbers = Vec::new();
    let mut count = 0;
    for (place, _) in held {
        let (mut rest, mut index) = (place, vec![0; shape.len()]);
        for (slot, extent) in index.iter_mut().zip(shape).rev() {
            *slot = (rest % extent) as i64;
            rest /= extent;
        }
        numbers.extend(index);
        count += 1;
    }
    let ty = TensorType::new(op.result().ty.dtype, [count, shape.len()]);
    let scalars = numbers.into_iter().map(Scalar::Integer);
    let tensor = Tensor::from_scalars(&ty, scalars);
    let value = op.emitter.build.literal(ty, tensor.into_bytes());
    op.define_as(&[value])
}

/// Inputs: constant shapes. The one that both are broadcast to.
pub(in super::super) fn broadcast_args(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [a, b] = [
        op.operand(0, "first shape")?,
        op.operand(1, "second shape")?,
    ];
    let [a, b] = [op.sizes(a, MAX_RANK)?, op.sizes(b, MAX_RANK)?];
    let rank = a.len().max(b.len());
    // bounded: by the largest rank
    let aligned = |shape: &[usize]| [vec![1; rank - shape.len()], shape.to_vec()].concat();
    let pairs = aligned(&a).into_iter().zip(aligned(&b));
    let broadcast =
        pairs.map(|(a, b)| (a == b || a == 1 || b == 1).then_some(if a == 1 { b } else { a }));
    match broadcast.collect::<Option<Vec<usize>>>() {
        Some(shape) => define_integers(op, &shape),
        None => Err(op.malformed(format!("{a:?} and {b:?} do not broadcast"))),
    }
}

/// Inputs: the constant shape, a scalar, which every element is.
pub(in super::super) fn fill(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (dims, value) = (op.operand(0, "shape")?, op.operand(1, "value")?);
    let asked = op.sizes(dims, MAX_RANK)?;
    if value.ty.elements() != 1 {
        let what = format!("expected one element, found shape {:?}", value.ty.shape);
        return Err(op.tensors.malformed(value.tensor, what));
    }
    op.check_elements(&asked)?;
    let value = op.stored(value)?;
    let scalar = op.emitter.build.shaped(value, []);
    let filled = op.emitter.build.broadcast(scalar, [], asked);
    op.define_stored(&[filled])
}

/// Input: the tensor, of which only type and shape count. Stored elements are 0.
pub(in super::super) fn zeros_like(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let ty = TensorType::new(input.ty.dtype, input.ty.shape.clone());
    let zeros = op.emitter.build.fill(ty, Scalar::Integer(0));
    op.define_stored(&[zeros])
}

/// Makes the result a constant list of these.
fn define_integers(op: &mut ForeignOp<'_, '_>, numbers: &[usize]) -> Result<(), ImportError> {
    let ty = TensorType::new(op.result().ty.dtype, [numbers.len()]);
    let scalars = numbers
        .iter()
        .map(|number| Scalar::Integer(*number as i64).convert(ty.dtype));
    let tensor = Tensor::from_scalars(&ty, scalars);
    let value = op.emitter.build.literal(ty, tensor.into_bytes());
    op.define_as(&[value])
}
