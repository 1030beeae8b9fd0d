//! Finds arithmetic of integers in the form in which ONNX has it: operands are dequantised, an op
//! computes on reals, and its result is quantised (QDQ).
//!
//! Such an op becomes the network-level one on quantised integers, which kernels compute in integer
//! arithmetic: convolutions, matrix products with constant weights, sums, differences, products,
//! pools, means, RELU, `logistic`, `tanh`, softmaxes, and what only moves elements. Results are
//! those of the module's contract, and may differ by one step from the reals, rounded: kernels
//! multiply by fixed-point numbers, and round ties away from zero where ONNX takes the even one.
//!
//! Integers without a sign are computed on less 128; weights have a scale for all, or one for each
//! output channel. What else there is stays as it is, on reals.

mod chains;
mod convolution;
mod ops;

use std::collections::HashMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{OpKind, Quantize, Reshape, TensorOp};
use peapod_ir::{DType, Function, Module, Op, Quantization, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use chains::Scheme;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut changed = false;
    for function in &mut module.functions {
        if function.ops.iter().any(quantises) {
            changed |= rewrite(function);
        }
    }
    if changed {
        dead_code::remove(module);
    }
    Ok(())
}

/// Whether an op may be the last one of a quantisation.
fn quantises(op: &Op) -> bool {
    matches!(op.kind.tensor(), Some(TensorOp::Convert(_)))
}

fn rewrite(function: &mut Function) -> bool {
    let mut fuser = Fuser {
        source: function,
        makers: HashMap::new(),
        build: Builder::from(function.without_ops()),
        integers: HashMap::new(),
        fused: 0,
    };
    for (index, op) in function.ops.iter().enumerate() {
        fuser
            .makers
            .extend(op.outputs.iter().map(|it| (*it, index)));
        let name = op
            .outputs
            .first()
            .map(|it| function.value(*it).name.clone());
        fuser
            .build
            .set_source(op.location.clone(), name.unwrap_or_default());
        if !(quantises(op) && fuser.fuse(op).is_some()) {
            fuser.build.push(op.clone());
        }
    }
    let (build, fused) = (fuser.build, fuser.fused);
    if fused > 0 {
        let outputs = function.outputs.clone();
        *function = build.finish(outputs);
    }
    fused > 0
}

/// A function that is written anew; values keep their ids.
struct Fuser<'f> {
    source: &'f Function,
    /// Which op makes a value, as far as the walk has come.
    makers: HashMap<ValueId, usize>,
    build: Builder,
    /// Values that stand for themselves, and the same integers with a sign and this scale.
    integers: HashMap<(ValueId, u32, i64), ValueId>,
    fused: usize,
}

impl Fuser<'_> {
    /// The op that makes a value.
    fn maker(&self, value: ValueId) -> Option<&Op> {
        Some(&self.source.ops[*self.makers.get(&value)?])
    }

    /// Writes an op on integers in the place of the end of a quantisation.
    fn fuse(&mut self, op: &Op) -> Option<()> {
        let (real, scheme) = self.quantised(op)?;
        let target = TensorType::new(DType::I8, &self.source.ty(real).shape[..])
            .with_quant(scheme.of_signed());
        let found = self.computed(real, &target);
        // What is computed on reals is quantised by an op of its own.
        let found = found.unwrap_or_else(|| self.build.emit(Quantize, &[real], target));
        self.define(op.outputs[0], found, &scheme);
        self.fused += 1;
        Some(())
    }

    /// Makes a value that stands for itself of integers with a sign.
    fn define(&mut self, result: ValueId, found: ValueId, scheme: &Scheme) {
        let key = (result, scheme.scale.to_bits(), scheme.zero);
        self.integers.insert(key, found);
        let stored = match scheme.dtype == DType::U8 {
            true => {
                let ty = TensorType::new(DType::U8, self.build.shape(found))
                    .with_quant(scheme.as_stored());
                self.build.emit(Quantize, &[found], ty)
            }
            false => found,
        };
        self.build.put(Reshape, vec![Some(stored)], vec![result]);
    }

    /// The integers that a real stands for, with a sign and their scale.
    fn operand(&mut self, real: ValueId) -> Option<ValueId> {
        if let Some(Op {
            kind: OpKind::Reshape(_),
            inputs,
            ..
        }) = self.maker(real)
        {
            let found = self.operand(inputs[0]?)?;
            let shape = &self.source.ty(real).shape;
            return Some(self.build.shaped(found, &shape[..]));
        }
        let (stored, scheme) = self.dequantised(real)?;
        let key = (stored, scheme.scale.to_bits(), scheme.zero);
        if let Some(found) = self.integers.get(&key) {
            return Some(*found);
        }
        let shape = self.source.ty(stored).shape.clone();
        let ty = TensorType::new(scheme.dtype, &shape[..]).with_quant(scheme.as_stored());
        let mut found = self.build.view(stored, ty);
        if scheme.dtype == DType::U8 {
            let ty = TensorType::new(DType::I8, shape).with_quant(scheme.of_signed());
            found = self.build.emit(Quantize, &[found], ty);
        }
        self.integers.insert(key, found);
        Some(found)
    }

    /// A value of another scale, if it is not the one that is asked for.
    fn rescaled(&mut self, found: ValueId, target: &TensorType) -> ValueId {
        match self.build.ty(found) == target {
            true => found,
            false => self.build.emit(Quantize, &[found], target.clone()),
        }
    }

    /// The scale of a value with one.
    fn scale(&self, value: ValueId) -> Option<(f32, i32)> {
        self.build
            .ty(value)
            .quant
            .as_ref()
            .and_then(Quantization::single)
    }

    /// Writes an op with one result.
    fn emit(&mut self, kind: impl Into<OpKind>, x: &[ValueId], ty: TensorType) -> ValueId {
        self.build.emit(kind, x, ty)
    }
}
