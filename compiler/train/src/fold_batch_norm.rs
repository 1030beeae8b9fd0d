//! Batch normalisation as part of the weights of the layer before it.
//!
//! A convolution or product with constant weights, whose result only goes into a product with a
//! constant per channel, and that only into a sum with one, becomes one op: weights times the
//! factor, bias times the factor plus the summand.

use std::collections::BTreeMap;

use peapod_ir::ops::{Activation, BinaryOp};
use peapod_ir::{DType, Function, Op, OpKind, Origin, TensorType, ValueId};

/// A layer with a normalisation after it: positions of the ops, and the constants.
struct Found {
    layer: usize,
    scale: usize,
    shift: usize,
    factors: ValueId,
    summands: ValueId,
}

/// Folds all of them.
pub(crate) fn fold_batch_norm(function: &mut Function) {
    let found = find(function);
    for it in &found {
        rewrite(function, it);
    }
    let gone: Vec<usize> = found.iter().flat_map(|it| [it.scale, it.shift]).collect();
    let mut position = 0;
    function.ops.retain(|_| {
        position += 1;
        !gone.contains(&(position - 1))
    });
}

fn find(function: &Function) -> Vec<Found> {
    let mut readers: BTreeMap<ValueId, Vec<usize>> = BTreeMap::new();
    for (place, op) in function.ops.iter().enumerate() {
        for operand in op.operands() {
            readers.entry(operand).or_default().push(place);
        }
    }
    let only_reader = |value: ValueId| match readers.get(&value).map(Vec::as_slice) {
        Some([reader]) if !function.outputs.contains(&value) => Some(*reader),
        _ => None,
    };
    let layers = function.ops.iter().enumerate();
    let layers = layers.filter(|(_, op)| channel_axis(&op.kind).is_some());
    layers
        .filter_map(|(layer, op)| {
            let constant = |place: usize| function.constant(op.inputs.get(place).copied()??);
            constant(1)?;
            let result = op.result();
            let channels = function.ty(result).shape.last().copied()?;
            let scale = only_reader(result)?;
            let factors = by_channel(function, scale, BinaryOp::Mul, result, channels)?;
            let scaled = function.ops[scale].result();
            let shift = only_reader(scaled)?;
            let summands = by_channel(function, shift, BinaryOp::Add, scaled, channels)?;
            Some(Found {
                layer,
                scale,
                shift,
                factors,
                summands,
            })
        })
        .collect()
}

/// The constant of so many elements that an op combines a value with.
fn by_channel(
    function: &Function,
    place: usize,
    wanted: BinaryOp,
    value: ValueId,
    channels: usize,
) -> Option<ValueId> {
    let op = &function.ops[place];
    let &[Some(a), Some(b)] = &op.inputs[..] else {
        return None;
    };
    let is_wanted = matches!(&op.kind, OpKind::Binary(binary)
        if binary.op == wanted && binary.activation == Activation::None);
    let fits = function.ty(b).shape == [channels] && function.constant(b).is_some();
    (is_wanted && a == value && fits).then_some(b)
}

/// The dimension of the weights that counts output channels, of layers without an activation.
fn channel_axis(kind: &OpKind) -> Option<usize> {
    let (activation, axis) = if let OpKind::Conv2d(op) = kind {
        (op.activation, 0)
    } else if let OpKind::FullyConnected(op) = kind {
        (op.activation, 0)
    } else if let OpKind::DepthwiseConv2d(op) = kind {
        (op.activation, 3)
    } else {
        return None;
    };
    (activation == Activation::None).then_some(axis)
}

fn rewrite(function: &mut Function, found: &Found) {
    let op = &function.ops[found.layer];
    let axis = channel_axis(&op.kind).unwrap_or(0);
    let operand = |op: &Op, place: usize| op.inputs.get(place).copied().flatten();
    let (weights, bias) = (operand(op, 1), operand(op, 2));
    let [factors, summands] = [found.factors, found.summands].map(|it| floats(function, it));
    let weights = weights.expect("it was found with weights");
    let ty = function.ty(weights).clone();
    let inner: usize = ty.shape[axis + 1..].iter().product();
    let scaled = floats(function, weights).into_iter().enumerate();
    let scaled = scaled.map(|(place, weight)| weight * factors[place / inner % ty.shape[axis]]);
    let scaled: Vec<f32> = scaled.collect();
    let old = bias.map_or(vec![0.0; factors.len()], |bias| floats(function, bias));
    let sums = old.iter().zip(&factors).zip(&summands);
    let sums: Vec<f32> = sums.map(|((bias, by), plus)| bias * by + plus).collect();
    let name = function.value(weights).name.clone();
    let bias_name = bias.map_or_else(
        || name.replace("/kernel", "/bias"),
        |bias| function.value(bias).name.clone(),
    );
    let weights = constant(function, name, ty, &scaled);
    let ty = TensorType::new(DType::F32, [sums.len()]);
    let bias = constant(function, bias_name, ty, &sums);
    let result = function.ops[found.shift].result();
    let layer = &mut function.ops[found.layer];
    layer.inputs.truncate(2);
    layer.inputs[1] = Some(weights);
    layer.inputs.push(Some(bias));
    layer.outputs = vec![result];
}

fn floats(function: &Function, constant: ValueId) -> Vec<f32> {
    let bytes = function.constant(constant).expect("it was found constant");
    let (elements, _) = bytes.as_chunks();
    elements.iter().copied().map(f32::from_le_bytes).collect()
}

fn constant(function: &mut Function, name: String, ty: TensorType, values: &[f32]) -> ValueId {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes());
    let bytes: Vec<u8> = bytes.collect();
    function.add_value(name, ty, Origin::Constant(bytes.into()))
}
