//! Drops tensor-level work that changes nothing or is done twice.
//!
//! - Ops on small constants are computed now, with the oracle's arithmetic.
//! - Reshapes, transposes, broadcasts and conversions that change nothing go; one of another one
//!   becomes a single one; a broadcast that only adds extents of 1 is a reshape.
//! - Of equal ops on equal operands, and of equal constants, one stays.
//!
//! Element for element nothing is computed differently. Values with an annotation stay.

use std::collections::HashMap;
use std::sync::Arc;

use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::{BroadcastInDim, Transpose};
use peapod_ir::ops::{Reshape, TensorOp};
use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::evaluate;

/// Elements of a result, at most, for an op on constants to be computed now: more would only grow
/// the program.
const FOLDED_ELEMENTS_MAX: usize = 256;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for (index, function) in module.functions.iter_mut().enumerate() {
        let mut simplifier = Simplifier::new(function);
        simplifier.merge_constants(function);
        for index in 0..function.ops.len() {
            simplifier.visit(function, index)?;
        }
        let results = function.outputs.clone();
        for output in &mut function.outputs {
            *output = simplifier.replacement[output.index()];
        }
        if index == 0 {
            dead_code::rename_results(&mut module.signatures, &results, &function.outputs);
        }
        let mut gone = simplifier.gone.iter();
        function.ops.retain(|_| gone.next() != Some(&true));
    }
    dead_code::remove(module);
    Ok(())
}

/// One walk from the first op to the last.
struct Simplifier {
    /// Per value, the one to read in its place.
    replacement: Vec<ValueId>,
    /// Per value, the op that makes it, as far as the walk has come.
    maker: Vec<Option<usize>>,
    /// Per op, whether it is dropped.
    gone: Vec<bool>,
    /// What is known to be computed: an op in words, and its results.
    known: HashMap<String, Vec<ValueId>>,
}

impl Simplifier {
    fn new(function: &Function) -> Self {
        Self {
            replacement: (0_u32..).map(ValueId).take(function.values.len()).collect(),
            maker: vec![None; function.values.len()],
            gone: vec![false; function.ops.len()],
            known: HashMap::new(),
        }
    }

    fn merge_constants(&mut self, function: &Function) {
        let mut known: HashMap<(String, Arc<[u8]>), ValueId> = HashMap::new();
        for (index, value) in function.values.iter().enumerate() {
            if let (Origin::Constant(bytes), None) = (&value.origin, &value.annotation) {
                let key = (value.ty.to_string(), bytes.clone());
                let id = ValueId(index as u32);
                self.replacement[index] = *known.entry(key).or_insert(id);
            }
        }
    }

    fn visit(&mut self, function: &mut Function, index: usize) -> Result<(), PassError> {
        for operand in function.ops[index].inputs.iter_mut().flatten() {
            *operand = self.replacement[operand.index()];
        }
        self.compose(function, index);
        for result in &function.ops[index].outputs {
            self.maker[result.index()] = Some(index);
        }
        let op = &function.ops[index];
        let mut results = op.outputs.iter();
        if results.any(|result| function.value(*result).annotation.is_some()) {
            return Ok(());
        }
        if let Some(operand) = unchanged(function, op) {
            self.replacement[op.outputs[0].index()] = operand;
            self.gone[index] = true;
        } else if let Some(constant) = folded(function, op)? {
            function.values[op.outputs[0].index()].origin = Origin::Constant(constant);
            self.gone[index] = true;
        } else {
            self.merge(function, index);
        }
        Ok(())
    }

    /// Makes the op's results those of an equal op before it.
    fn merge(&mut self, function: &Function, index: usize) {
        let op = &function.ops[index];
        let types = op.outputs.iter().map(|result| function.ty(*result));
        let types: Vec<String> = types.map(ToString::to_string).collect();
        let key = format!("{:?} {:?} {types:?}", op.kind, op.inputs);
        match self.known.get(&key) {
            Some(earlier) => {
                for (result, earlier) in op.outputs.iter().zip(earlier) {
                    self.replacement[result.index()] = *earlier;
                }
                self.gone[index] = true;
            }
            None => {
                self.known.insert(key, op.outputs.clone());
            }
        }
    }

    /// Makes one op of a chain of two that move elements around in the same way.
    fn compose(&self, function: &mut Function, index: usize) {
        let op = &function.ops[index];
        let Some(&Some(operand)) = op.inputs.first() else {
            return;
        };
        if function.value(operand).annotation.is_some() {
            return;
        }
        let inner = self.maker[operand.index()].map(|maker| &function.ops[maker]);
        let inner_kind = inner.map(|inner| &inner.kind);
        let composed: Option<OpKind> = match (&op.kind, inner_kind) {
            (OpKind::Reshape(_), Some(OpKind::Reshape(_))) => Some(OpKind::Reshape(Reshape)),
            (
                OpKind::Tensor(TensorOp::Transpose(outer)),
                Some(OpKind::Tensor(TensorOp::Transpose(inner))),
            ) => {
                let dims = outer.permutation.iter();
                let permutation = dims.map(|dim| inner.permutation[*dim]).collect();
                Some(Transpose { permutation }.into())
            }
            (
                OpKind::Tensor(TensorOp::BroadcastInDim(outer)),
                Some(OpKind::Tensor(TensorOp::BroadcastInDim(inner))),
            ) => {
                let dims = inner.dims.iter().map(|dim| outer.dims[*dim]).collect();
                Some(BroadcastInDim { dims }.into())
            }
            (OpKind::Tensor(TensorOp::BroadcastInDim(_)), _) => {
                self.reshape_for_broadcast(function, index);
                return;
            }
            _ => None,
        };
        if let (Some(kind), Some(inner)) = (composed, inner) {
            let source = inner.inputs[0];
            function.ops[index].kind = kind;
            function.ops[index].inputs[0] = source;
        }
        self.reshape_for_broadcast(function, index);
    }

    /// A broadcast that keeps the number of elements and their order is a reshape.
    fn reshape_for_broadcast(&self, function: &mut Function, index: usize) {
        let op = &function.ops[index];
        let (OpKind::Tensor(TensorOp::BroadcastInDim(broadcast)), &[Some(operand)], &[result]) =
            (&op.kind, &op.inputs[..], &op.outputs[..])
        else {
            return;
        };
        let (from, to) = (function.ty(operand), function.ty(result));
        let ordered = broadcast.dims.is_sorted();
        if ordered && from.elements() == to.elements() && from.quant.is_none() {
            function.ops[index].kind = OpKind::Reshape(Reshape);
        }
    }
}

/// The operand of an op that yields it as it is.
fn unchanged(function: &Function, op: &Op) -> Option<ValueId> {
    let (&[Some(operand)], &[result]) = (&op.inputs[..], &op.outputs[..]) else {
        return None;
    };
    let same = if let OpKind::Tensor(op) = &op.kind {
        matches!(op, TensorOp::Convert(_))
            || matches!(op, TensorOp::Transpose(op) if op.permutation.is_sorted())
            || matches!(op, TensorOp::BroadcastInDim(op) if op.dims.is_sorted())
    } else {
        matches!(op.kind, OpKind::Reshape(_))
    };
    (same && function.ty(operand) == function.ty(result)).then_some(operand)
}

/// The bytes of the only result, where all operands are constants and the result is small.
fn folded(function: &Function, op: &Op) -> Result<Option<Arc<[u8]>>, PassError> {
    let &[result] = &op.outputs[..] else {
        return Ok(None);
    };
    let ty = function.ty(result);
    let small = ty.elements() <= FOLDED_ELEMENTS_MAX;
    let differs = op.kind.class().device_axes().is_some();
    if op.inputs.is_empty() || !small || !op.kind.callees().is_empty() || differs {
        return Ok(None);
    }
    // A scalar that is repeated is cheaper than the constant.
    if ty.elements() > 1 && matches!(op.kind, OpKind::Tensor(TensorOp::BroadcastInDim(_))) {
        return Ok(None);
    }
    let mut operands = Vec::with_capacity(op.inputs.len());
    for operand in &op.inputs {
        let Some(operand) = operand else {
            operands.push(None);
            continue;
        };
        let Some(bytes) = function.constant(*operand) else {
            return Ok(None);
        };
        if bytes.len() > FOLDED_ELEMENTS_MAX * size_of::<f64>() {
            return Ok(None);
        }
        operands.push(Tensor::new(function.ty(*operand).clone(), bytes.to_vec()).ok());
    }
    let tensor = evaluate(&op.kind, &operands, ty).map_err(|message| PassError::Bug {
        after: "verification",
        message: format!("{} did not evaluate: {message}", op.kind),
    })?;
    Ok(Some(tensor.into_bytes().into()))
}
