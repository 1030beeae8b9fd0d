//! Brings convolutions and pools of channels before rows and columns (NCHW), as ONNX and PyTorch
//! have them, to the layout of kernels, in which channels are last (NHWC).
//!
//! A convolution reads its input transposed, and yields a transposed result. Transposes are not
//! written where they arise: a value is known in its transposed form, which elementwise ops,
//! concatenations, pads, slices and reductions read and pass on. Only where something else reads
//! the value, or the function returns it, is it transposed back, once. Inputs and outputs of the
//! function keep their layout, weights are transposed now.
//!
//! Convolutions and pools of one spatial dimension become those of one row.
//!
//! A function without such convolutions and pools stays as it is. Sums are of the same products in
//! the same order, but for that of taps and channels.

mod moved;
mod windows;

use std::collections::{HashMap, HashSet};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::{Tensor, eval_op};
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::{BroadcastInDim, Transpose};
use peapod_ir::{Function, Module, Op, OpKind, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::simplify;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut rewritten = false;
    for function in &mut module.functions {
        if function
            .ops
            .iter()
            .any(|op| windows::is_channels_first(function, op))
        {
            rewrite(function);
            rewritten = true;
        }
    }
    match rewritten {
        // Transposes that meet become one, or none.
        true => simplify::canonicalise(module),
        false => Ok(()),
    }
}

fn rewrite(function: &mut Function) {
    let mut mover = Mover {
        build: Builder::from(function.without_ops()),
        moved: HashMap::new(),
        pending: HashSet::new(),
        splats: HashMap::new(),
    };
    for op in &function.ops {
        let name = op
            .outputs
            .first()
            .map(|it| function.value(*it).name.clone());
        mover
            .build
            .set_source(op.location.clone(), name.unwrap_or_default());
        mover.op(op);
    }
    let outputs = function.outputs.clone();
    for output in &outputs {
        mover.plain(*output);
    }
    *function = mover.build.finish(outputs);
}

/// A function that is written anew. Values keep their ids; those of transposed ones are further
/// ids.
struct Mover {
    build: Builder,
    /// Values that are known transposed, with the order of their dimensions.
    moved: HashMap<ValueId, (ValueId, Vec<usize>)>,
    /// Values that are known transposed alone, so far.
    pending: HashSet<ValueId>,
    /// Values that are one scalar everywhere.
    splats: HashMap<ValueId, ValueId>,
}

impl Mover {
    fn op(&mut self, op: &Op) {
        if windows::is_channels_first(self.build.function(), op) {
            return self.windowed(op);
        }
        if self.follow(op).is_some() || self.passes(op).is_some() {
            return;
        }
        for operand in op.operands() {
            self.plain(operand);
        }
        if let (Some(TensorOp::BroadcastInDim(_)), [Some(x)]) = (op.kind.tensor(), &op.inputs[..])
            && self.build.shape(*x).is_empty()
        {
            self.splats.insert(op.outputs[0], *x);
        }
        self.build.push(op.clone());
    }

    /// Notes what a transpose yields that brings channels from the last place to the second.
    fn passes(&mut self, op: &Op) -> Option<()> {
        let (Some(TensorOp::Transpose(it)), [Some(x)]) = (op.kind.tensor(), &op.inputs[..]) else {
            return None;
        };
        let rank = it.permutation.len();
        let back = [0, rank.checked_sub(1)?].into_iter().chain(1..rank - 1);
        if rank != 4 || !back.eq(it.permutation.iter().copied()) {
            return None;
        }
        self.plain(*x);
        self.define(op.outputs[0], *x, inverse(&it.permutation));
        Some(())
    }

    /// Makes a value known as it is.
    fn plain(&mut self, value: ValueId) {
        if !self.pending.contains(&value) {
            return;
        }
        let (source, order) = self.moved[&value].clone();
        let permutation = inverse(&order);
        self.build
            .put(Transpose { permutation }, vec![Some(source)], vec![value]);
        self.pending.remove(&value);
    }

    /// The order in which a value is known, if it is known so alone.
    fn order(&self, value: ValueId) -> Option<Vec<usize>> {
        let pending = self.pending.contains(&value);
        pending.then(|| self.moved[&value].1.clone())
    }

    /// A value with its dimensions in this order.
    fn transposed(&mut self, value: ValueId, order: &[usize]) -> ValueId {
        if let Some((found, own)) = self.moved.get(&value)
            && own == order
        {
            return *found;
        }
        self.plain(value);
        let ty = permuted(self.build.ty(value), order);
        let permutation = order.to_vec();
        if let Some(scalar) = self.splats.get(&value) {
            let kind = BroadcastInDim { dims: vec![] };
            return self.build.emit(kind, &[*scalar], ty);
        }
        let kind = Transpose { permutation };
        let found = match self.constant(value, &kind, &ty) {
            Some(constant) => constant,
            None => self.build.emit(kind, &[value], ty),
        };
        self.moved.insert(value, (found, order.to_vec()));
        found
    }

    /// A constant, transposed now.
    fn constant(&mut self, value: ValueId, kind: &Transpose, ty: &TensorType) -> Option<ValueId> {
        let bytes = self.build.function().constant(value)?.to_vec();
        let tensor = Tensor::new(self.build.ty(value).clone(), bytes).ok()?;
        let found = eval_op(&OpKind::from(kind.clone()), &[Some(tensor)], ty).ok()?;
        Some(self.build.literal(ty.clone(), found.into_bytes()))
    }

    /// Notes that a value is known transposed.
    fn define(&mut self, value: ValueId, found: ValueId, order: Vec<usize>) {
        self.moved.insert(value, (found, order));
        self.pending.insert(value);
    }
}

/// The order that undoes another one.
fn inverse(order: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; order.len()];
    for (place, dim) in order.iter().enumerate() {
        inverse[*dim] = place;
    }
    inverse
}

/// A type with its dimensions in this order.
fn permuted(ty: &TensorType, order: &[usize]) -> TensorType {
    let shape: Vec<usize> = order.iter().map(|dim| ty.shape[*dim]).collect();
    ty.with_shape(shape)
}
