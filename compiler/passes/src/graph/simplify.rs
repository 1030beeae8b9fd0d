//! Drops work that changes nothing or is done twice: one set of rules for both ends.
//!
//! - Ops that yield their operand as it is go: a change between equal scales is one, too, since its
//!   multiplier is exactly one. Reshapes, transposes and broadcasts of another one become a single
//!   one; a broadcast that only adds extents of 1 is a reshape.
//! - For pods, ops on small constants are computed now, with the oracle's arithmetic, and of equal
//!   ops on equal operands, and of equal constants, one stays.
//!
//! Element for element nothing is computed differently.

use std::collections::HashMap;
use std::sync::Arc;

use fixedbitset::FixedBitSet;
use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::{BroadcastInDim, Transpose};
use peapod_ir::ops::{Activation, Reshape, TensorOp};
use peapod_ir::{Function, Module, Numerics, Op, OpKind, Origin, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::folded;

/// Elements of a result, at most, for an op on constants to be computed now: more would only grow
/// the program.
const FOLDED_ELEMENTS_MAX: usize = 256;

/// Runs the pass with all rules. Values with an annotation stay, and what a caller sees may become
/// another value.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    simplify(module, Rules::All)
}

/// Runs the pass with the rules on copies alone. Annotations do not count, and every result of a
/// function keeps its name.
pub fn canonicalise(module: &mut Module) -> Result<(), PassError> {
    simplify(module, Rules::Copies)
}

#[derive(Clone, Copy, PartialEq)]
enum Rules {
    Copies,
    All,
}

fn simplify(module: &mut Module, rules: Rules) -> Result<(), PassError> {
    let numerics = module.numerics;
    for (place, function) in module.functions.iter_mut().enumerate() {
        let results = function.outputs.clone();
        let mut simplifier = Simplifier::new(function, numerics, rules);
        simplifier.merge_constants();
        for index in 0..simplifier.function.ops.len() {
            simplifier.visit(index)?;
        }
        simplifier.finish();
        dead_code::rename_results(&mut module.signatures, place, function, &results);
    }
    dead_code::remove(module);
    Ok(())
}

/// What equal ops have in common.
type Computation = (OpKind, Vec<Option<ValueId>>, Vec<TensorType>);

/// One walk from the first op to the last.
struct Simplifier<'f> {
    function: &'f mut Function,
    numerics: Numerics,
    rules: Rules,
    /// Per value, the one to read in its place.
    replacement: PrimaryMap<ValueId, ValueId>,
    /// Per value, what it is called in the end: a permutation.
    renamed: PrimaryMap<ValueId, ValueId>,
    /// Values that the caller of the function sees.
    outputs: EntitySet<ValueId>,
    /// Per value, the op that makes it, as far as the walk has come.
    maker: SecondaryMap<ValueId, Option<usize>>,
    /// Ops that are dropped.
    gone: FixedBitSet,
    /// What is known to be computed, and its results.
    known: HashMap<Computation, Vec<ValueId>>,
}

impl<'f> Simplifier<'f> {
    fn new(function: &'f mut Function, numerics: Numerics, rules: Rules) -> Self {
        let ids: PrimaryMap<_, _> = function.values.keys().collect();
        let mut outputs = EntitySet::new();
        outputs.extend(function.outputs.iter().copied());
        Self {
            numerics,
            rules,
            replacement: ids.clone(),
            renamed: ids,
            outputs,
            maker: SecondaryMap::new(),
            gone: FixedBitSet::with_capacity(function.ops.len()),
            known: HashMap::new(),
            function,
        }
    }

    /// Gives the function the ops that are left, and its results.
    fn finish(self) {
        let values = self.function.ops.iter_mut();
        let values = values.flat_map(|op| op.inputs.iter_mut().flatten().chain(&mut op.outputs));
        values.for_each(|value| *value = self.renamed[*value]);
        if self.rules == Rules::All {
            let outputs = self.function.outputs.iter_mut();
            outputs.for_each(|output| *output = self.replacement[*output]);
        }
        let mut index = 0..;
        let mut is_gone = || index.next().is_some_and(|index| self.gone[index]);
        self.function.ops.retain(|_| !is_gone());
    }

    fn merge_constants(&mut self) {
        if self.rules != Rules::All {
            return;
        }
        // One that the source file has compressed is stored in another way.
        let mut known: HashMap<(&TensorType, &Arc<[u8]>, bool), ValueId> = HashMap::new();
        for (value, replacement) in self
            .function
            .values
            .values()
            .zip(self.replacement.values_mut())
        {
            if let (Origin::Constant(bytes), None) = (&value.origin, &value.annotation) {
                let known = known.entry((&value.ty, bytes, value.compressed));
                *replacement = *known.or_insert(*replacement);
            }
        }
    }

    fn visit(&mut self, index: usize) -> Result<(), PassError> {
        for operand in self.function.ops[index].inputs.iter_mut().flatten() {
            *operand = self.replacement[*operand];
        }
        self.compose(index);
        self.reshape_for_broadcast(index);
        let op = &self.function.ops[index];
        for result in &op.outputs {
            self.maker[*result] = Some(index);
        }
        if op.outputs.iter().any(|result| self.is_annotated(*result)) {
            return Ok(());
        }
        if let Some(operand) = unchanged(self.function, op) {
            let result = op.outputs[0];
            if self.replace(result, operand) {
                self.gone.insert(index);
            }
        } else if self.rules == Rules::All {
            match small_constant(self.numerics, self.function, op)? {
                Some(constant) => {
                    let result = op.outputs[0];
                    self.function.values[result].origin = Origin::Constant(constant);
                    self.gone.insert(index);
                }
                None => self.merge(index),
            }
        }
        Ok(())
    }

    fn is_annotated(&self, value: ValueId) -> bool {
        self.rules == Rules::All && self.function.value(value).annotation.is_some()
    }

    /// Makes one value of two that are equal; whether that could be done.
    fn replace(&mut self, result: ValueId, by: ValueId) -> bool {
        if self.rules == Rules::Copies && self.outputs.contains(result) {
            let is_made = self.function.value(by).origin == Origin::Result;
            if !is_made || self.outputs.contains(by) {
                // The caller sees both: the copy is what was asked for.
                return false;
            }
            self.outputs.insert(by);
            let renamed = [self.renamed[by], self.renamed[result]];
            [self.renamed[result], self.renamed[by]] = renamed;
        }
        self.replacement[result] = by;
        true
    }

    /// Makes the op's results those of an equal op before it.
    fn merge(&mut self, index: usize) {
        let op = &self.function.ops[index];
        if !op.kind.states().is_empty() {
            // A state may be another one by then.
            return;
        }
        let types = op.outputs.iter().map(|result| self.function.ty(*result));
        let types = types.cloned().collect();
        let key = (op.kind.clone(), op.inputs.clone(), types);
        let earlier = self.known.entry(key).or_insert_with(|| op.outputs.clone());
        self.gone.set(index, *earlier != op.outputs);
        for (result, earlier) in op.outputs.iter().zip(earlier) {
            self.replacement[*result] = *earlier;
        }
    }

    /// Makes one op of a chain of two that move elements around in the same way.
    fn compose(&mut self, index: usize) {
        let op = &self.function.ops[index];
        let operand = op.operands().next().filter(|x| !self.is_annotated(*x));
        let inner = operand.and_then(|operand| self.maker[operand]);
        let Some(inner) = inner.map(|inner| &self.function.ops[inner]) else {
            return;
        };
        if let Some(kind) = composed(&op.kind, &inner.kind) {
            let source = inner.inputs[0];
            let op = &mut self.function.ops[index];
            op.kind = kind;
            op.inputs[0] = source;
        }
    }

    /// A broadcast that keeps the number of elements and their order is a reshape.
    fn reshape_for_broadcast(&mut self, index: usize) {
        let op = &self.function.ops[index];
        let Some(TensorOp::BroadcastInDim(broadcast)) = op.kind.tensor() else {
            return;
        };
        let operand = op.inputs[0].filter(|x| !self.is_annotated(*x));
        let Some(from) = operand.map(|operand| self.function.ty(operand)) else {
            return;
        };
        let same = from.elements() == self.function.ty(op.outputs[0]).elements();
        if broadcast.dims.is_sorted() && same && from.quant.is_none() {
            self.function.ops[index].kind = Reshape.into();
        }
    }
}

/// The op that does what one does with the result of another that only moves elements.
fn composed(outer: &OpKind, inner: &OpKind) -> Option<OpKind> {
    if let (OpKind::Reshape(_), OpKind::Reshape(_)) = (outer, inner) {
        return Some(Reshape.into());
    }
    let (outer, inner) = (outer.tensor()?, inner.tensor()?);
    if let (TensorOp::Transpose(outer), TensorOp::Transpose(inner)) = (outer, inner) {
        let dims = outer.permutation.iter();
        let permutation = dims.map(|dim| inner.permutation[*dim]).collect();
        return Some(Transpose { permutation }.into());
    }
    if let (TensorOp::BroadcastInDim(outer), TensorOp::BroadcastInDim(inner)) = (outer, inner) {
        let dims = inner.dims.iter().map(|dim| outer.dims[*dim]).collect();
        return Some(BroadcastInDim { dims }.into());
    }
    None
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
    } else if let OpKind::Pad(pad) = &op.kind {
        pad.padding.iter().all(|padding| *padding == [0, 0])
    } else if let OpKind::Concatenation(concatenation) = &op.kind {
        concatenation.activation == Activation::None
    } else {
        matches!(op.kind, OpKind::Reshape(_) | OpKind::Quantize(_))
    };
    (same && function.ty(operand) == function.ty(result)).then_some(operand)
}

/// The bytes of the only result, where all operands are constants and the result is small.
fn small_constant(
    numerics: Numerics,
    function: &Function,
    op: &Op,
) -> Result<Option<Arc<[u8]>>, PassError> {
    let &[result] = &op.outputs[..] else {
        return Ok(None);
    };
    let elements = function.ty(result).elements();
    let differs = op.kind.class().device_axes().is_some();
    // A scalar that is repeated is cheaper than the constant, and so are counted numbers.
    let repeats = elements > 1 && matches!(op.kind, OpKind::Tensor(TensorOp::BroadcastInDim(_)));
    let repeats = repeats || op.operands().next().is_none();
    if elements > FOLDED_ELEMENTS_MAX || !op.kind.callees().is_empty() || differs || repeats {
        return Ok(None);
    }
    let mut unlimited = u64::MAX;
    folded(numerics, function, op, &mut unlimited, |operand| {
        let bytes = function.constant(operand)?;
        let small = bytes.len() <= FOLDED_ELEMENTS_MAX * size_of::<f64>();
        small.then(|| Tensor::new(function.ty(operand).clone(), bytes.to_vec()).ok())?
    })
}
