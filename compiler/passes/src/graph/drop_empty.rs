//! Takes tensors without elements out of programs.
//!
//! What has an extent of 0 holds nothing, and needs no computing: it becomes a constant of no
//! bytes, and the ops that made it go. The few ops with elements to show for operands without any
//! (sums of no products, reductions over nothing, what surrounds or is put beside nothing, see
//! [`OpKind::takes_empty`]) become what these mean. Functions that loops, branches and calls name
//! neither take nor yield such tensors any more.
//!
//! So no other pass, kernel, plan or partition sees one: only arguments and results of the entry
//! are left, and operands of custom operators. Nothing is computed differently.

use std::collections::HashSet;
use std::sync::Arc;

use peapod_diagnostic::code;
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::{BroadcastInDim, Gather, ManualComputation, Scatter, Slice};
use peapod_ir::ops::{Activation, Binary, BinaryOp, Class, Reshape, TensorOp};
use peapod_ir::{Function, Location, Module, Numerics, Op, OpKind, Origin, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::folded;

/// Bytes, at most, of what is computed now: few bytes of a file can ask for any number.
const MAX_KNOWN_BYTES: usize = 1 << 24;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut values = module.functions.iter().flat_map(|it| it.values.values());
    if !values.any(|value| value.ty.is_empty()) {
        return Ok(());
    }
    let Some(entry) = module.functions.first() else {
        return Ok(());
    };
    let entry = entry.name.clone();
    let called: HashSet<String> = module
        .functions
        .iter()
        .flat_map(|function| &function.ops)
        .flat_map(|op| op.kind.callees())
        .map(str::to_owned)
        .filter(|name| *name != entry)
        .collect();
    let numerics = module.numerics;
    for function in &mut module.functions {
        let is_called = called.contains(&function.name);
        Dropper {
            function,
            numerics,
            called: &called,
            ops: Vec::new(),
        }
        .run(is_called)?;
    }
    dead_code::remove(module);
    Ok(())
}

/// A function on its way.
struct Dropper<'a> {
    function: &'a mut Function,
    numerics: Numerics,
    /// Names of the functions that others call, and that lose their operands.
    called: &'a HashSet<String>,
    /// Ops that are left so far.
    ops: Vec<Op>,
}

impl Dropper<'_> {
    fn run(mut self, is_called: bool) -> Result<(), PassError> {
        if is_called {
            let values = &self.function.values;
            for list in [&mut self.function.inputs, &mut self.function.outputs] {
                list.retain(|value| !values[*value].ty.is_empty());
            }
        }
        let kept: HashSet<ValueId> = self.function.inputs.iter().copied().collect();
        for (id, value) in &mut self.function.values {
            if value.ty.is_empty() {
                value.annotation = None;
                if !kept.contains(&id) {
                    value.origin = Origin::Constant(Arc::default());
                }
            }
        }
        for op in std::mem::take(&mut self.function.ops) {
            if op.outputs.iter().all(|result| self.is_empty(*result)) {
                continue;
            }
            let op = self.without_pairs(op);
            if op.operands().any(|operand| self.is_empty(operand)) {
                self.rewrite(op)?;
            } else {
                self.ops.push(op);
            }
        }
        self.function.ops = self.ops;
        Ok(())
    }

    fn is_empty(&self, value: ValueId) -> bool {
        self.function.ty(value).is_empty()
    }

    /// An op that passes operands on, each to its own result or to a function, without those that
    /// hold nothing.
    fn without_pairs(&self, mut op: Op) -> Op {
        let keeps = |value: &ValueId| !self.is_empty(*value);
        let passes = match op.kind.class() {
            Class::Barrier | Class::Collective(_) => true,
            Class::Control(it) => it.callees().iter().all(|name| self.called.contains(*name)),
            Class::Contraction(_) | Class::DeviceIndex(_) | Class::Elementwise(_) => false,
            Class::Index | Class::Indexing | Class::Movement | Class::Opaque => false,
            Class::Ordering | Class::Reduction(_) | Class::View => false,
        };
        if !passes {
            return op;
        }
        let mask = |values: &[ValueId]| values.iter().map(keeps).collect::<Vec<bool>>();
        let operands: Vec<ValueId> = op.operands().collect();
        let masks = [mask(&operands), mask(&op.outputs)];
        retain_attributes(&mut op.kind, &masks);
        op.inputs.retain(|value| value.as_ref().is_none_or(keeps));
        op.outputs.retain(keeps);
        op
    }

    /// Puts what an op means that has elements to show for operands without any.
    fn rewrite(&mut self, mut op: Op) -> Result<(), PassError> {
        let [result] = op.outputs[..] else {
            self.ops.push(op);
            return Ok(());
        };
        if let OpKind::Tensor(kind) = op.kind.clone() {
            self.rewrite_tensor(kind, op, result);
        } else if matches!(op.kind, OpKind::Concatenation(_)) {
            let holds_some = |value: &Option<ValueId>| value.is_some_and(|it| !self.is_empty(it));
            op.inputs.retain(holds_some);
            self.ops.push(op);
        } else if matches!(op.kind, OpKind::Custom(_)) {
            // Its author says what it means.
            self.ops.push(op);
        } else {
            self.evaluate(op, result)?;
        }
        Ok(())
    }

    /// The same of a tensor-level op.
    fn rewrite_tensor(&mut self, kind: TensorOp, op: Op, result: ValueId) {
        let location = op.location.clone();
        if let TensorOp::Scatter(scatter) = kind {
            self.scatter(scatter, op, result);
        } else if let TensorOp::Gather(gather) = kind {
            self.gather(gather, op, result);
        } else if let TensorOp::Reduce(_) | TensorOp::ReduceWindow(_) = kind {
            self.repeat(op.inputs[1], result, &location);
        } else if let TensorOp::InteriorPad(_) = kind {
            self.repeat(op.inputs[1], result, &location);
        } else if let TensorOp::SelectAndScatter(_) = kind {
            self.repeat(op.inputs[2], result, &location);
        } else if let TensorOp::DynamicUpdateSlice(_) = kind {
            self.put(Reshape, vec![op.inputs[0]], result, &location);
        } else if let TensorOp::Convolution(_) | TensorOp::DotGeneral(_) = kind {
            let ty = TensorType::new(self.function.ty(result).dtype, []);
            let zero = self.constant(&ty, Tensor::zero(&ty).into_bytes());
            self.repeat(Some(zero), result, &location);
        } else {
            // Calls of the entry, which keeps its operands.
            self.ops.push(op);
        }
    }

    fn constant(&mut self, ty: &TensorType, bytes: Vec<u8>) -> ValueId {
        let origin = Origin::Constant(bytes.into());
        self.function.add_value("", ty.clone(), origin)
    }

    fn value(&mut self, ty: TensorType) -> ValueId {
        self.function.add_value("", ty, Origin::Result)
    }

    fn put(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        result: ValueId,
        location: &Location,
    ) {
        self.ops.push(Op::new(kind, inputs, vec![result], location));
    }

    /// A scalar in every element.
    fn repeat(&mut self, scalar: Option<ValueId>, result: ValueId, location: &Location) {
        let kind = BroadcastInDim { dims: Vec::new() };
        self.put(kind, vec![scalar], result, location);
    }

    /// Without updates nothing changes. Indices of no parts all point to the first element.
    fn scatter(&mut self, mut scatter: Scatter, mut op: Op, result: ValueId) {
        let [Some(x), Some(indices), Some(updates)] = op.inputs[..] else {
            return;
        };
        let location = op.location.clone();
        if self.is_empty(updates) {
            return self.put(Reshape, vec![Some(x)], result, &location);
        }
        let elements = [x, updates].map(|value| self.function.ty(value).elements());
        let once = scatter.window_dims.len() == self.function.ty(updates).shape.len();
        if once && elements[0] == elements[1] {
            // One update takes all of x in.
            let ty = self.function.ty(x).clone();
            let shaped = match scatter.combiner.combiner() {
                None => result,
                Some(_) => self.value(ty),
            };
            self.put(Reshape, vec![Some(updates)], shaped, &location);
            if let Some(combiner) = scatter.combiner.combiner() {
                let operands = vec![Some(x), Some(shaped)];
                self.put(combiner.op(), operands, result, &location);
            }
            return;
        }
        op.inputs[1] = Some(self.zeros_for(indices, scatter.points.index_vector_dim));
        let rank = self.function.ty(x).shape.len();
        if let Some(dim) = free_dim(rank, &scatter.points.batch) {
            scatter.points.dims = vec![dim];
            op.kind = scatter.into();
            return self.ops.push(op);
        }
        // Nothing can be pointed at: a dimension more can.
        scatter.points.dims = vec![rank];
        scatter.inserted.push(rank);
        let deeper = self.deeper(x, &location);
        let made = self.value(self.function.ty(deeper).clone());
        op.inputs[0] = Some(deeper);
        op.outputs = vec![made];
        op.kind = scatter.into();
        self.ops.push(op);
        self.put(Reshape, vec![Some(made)], result, &location);
    }

    /// Indices of no parts all point to the first element: one slice is repeated, unless there are
    /// batches, each with its own.
    fn gather(&mut self, mut gather: Gather, mut op: Op, result: ValueId) {
        let [Some(x), Some(indices)] = op.inputs[..] else {
            return;
        };
        if !gather.points.batch.is_empty() {
            op.inputs[1] = Some(self.zeros_for(indices, gather.points.index_vector_dim));
            let rank = self.function.ty(x).shape.len();
            let dim = free_dim(rank, &gather.points.batch);
            gather.points.dims = vec![dim.unwrap_or(rank)];
            if dim.is_none() {
                gather.collapsed.push(rank);
                gather.slice_sizes.push(1);
                op.inputs[0] = Some(self.deeper(x, &op.location.clone()));
            }
            op.kind = gather.into();
            return self.ops.push(op);
        }
        let location = op.location;
        let ty = self.function.ty(x).clone();
        let first = self.value(ty.with_shape(gather.slice_sizes.clone()));
        let slice = Slice::contiguous(vec![0; ty.shape.len()], gather.slice_sizes.clone());
        self.put(slice, vec![Some(x)], first, &location);
        let sizes = gather.slice_sizes.iter().enumerate();
        let kept = sizes.filter(|(dim, _)| !gather.collapsed.contains(dim));
        let kept: Vec<usize> = kept.map(|(_, size)| *size).collect();
        let one = self.value(ty.with_shape(kept));
        self.put(Reshape, vec![Some(first)], one, &location);
        let dims = gather.offset_dims;
        self.put(BroadcastInDim { dims }, vec![Some(one)], result, &location);
    }

    /// Indices of one part, 0, in the place of these of none.
    fn zeros_for(&mut self, indices: ValueId, vector: usize) -> ValueId {
        let ty = self.function.ty(indices);
        let mut shape = ty.shape.clone();
        shape[vector] = 1;
        let ty = ty.with_shape(shape);
        let bytes = Tensor::zero(&ty).into_bytes();
        self.constant(&ty, bytes)
    }

    /// A value with a last dimension of one element more.
    fn deeper(&mut self, x: ValueId, location: &Location) -> ValueId {
        let ty = self.function.ty(x);
        let shape = [&ty.shape[..], &[1]].concat();
        let deeper = self.value(ty.with_shape(shape));
        self.put(Reshape, vec![Some(x)], deeper, location);
        deeper
    }

    /// What an op for networks makes of nothing is known: it depends on constants alone, but for a
    /// bias.
    fn evaluate(&mut self, op: Op, result: ValueId) -> Result<(), PassError> {
        let mut plain = op.clone();
        let sums = matches!(op.kind.class(), Class::Contraction(_));
        let bias = op.inputs.get(2).copied().flatten();
        let computed = bias.filter(|bias| sums && self.function.constant(*bias).is_none());
        let mut activation = Activation::None;
        if computed.is_some() {
            plain.inputs[2] = None;
            let own = plain.kind.activation_mut();
            activation = own.map_or(Activation::None, std::mem::take);
        }
        let function = &*self.function;
        let values = op.outputs.iter().copied().chain(plain.operands());
        let bytes = values.map(|value| function.ty(value).size_bytes()).max();
        if let Some(bytes) = bytes.filter(|bytes| *bytes > MAX_KNOWN_BYTES) {
            return Err(refused(
                format!("{} of nothing, with a tensor of {bytes} bytes", op.kind),
                "make the tensors smaller, or leave the operator out",
            ));
        }
        let known = |operand: ValueId| {
            let ty = function.ty(operand);
            match function.constant(operand) {
                Some(bytes) => Tensor::new(ty.clone(), bytes.to_vec()).ok(),
                // A factor of no products.
                None => Some(Tensor::zero(ty)),
            }
        };
        // What it touches is bounded above.
        let mut unlimited = u64::MAX;
        let folded = folded(self.numerics, function, &plain, &mut unlimited, known)?;
        let folded = folded.ok_or_else(|| PassError::Bug {
            after: "verification",
            message: format!("{} of no elements did not evaluate", op.kind),
        })?;
        let Some(bias) = computed else {
            self.function.values[result].origin = Origin::Constant(folded);
            return Ok(());
        };
        let ty = self.function.ty(result).clone();
        if ty.quant.is_some() {
            return Err(refused(
                format!("{} of no products with a bias that is computed", op.kind),
                "make the bias a constant, or leave the operator out",
            ));
        }
        let zeros = self.constant(&ty, folded.to_vec());
        let op_kind = Binary {
            op: BinaryOp::Add,
            activation,
        };
        let operands = vec![Some(zeros), Some(bias)];
        self.put(OpKind::Binary(op_kind), operands, result, &op.location);
        Ok(())
    }
}

fn refused(what: String, help: &str) -> PassError {
    PassError::Refused {
        code: code::SHAPE,
        what,
        help: help.to_owned(),
    }
}

/// A dimension that an index can point along.
fn free_dim(rank: usize, batch: &[usize]) -> Option<usize> {
    (0..rank).find(|dim| !batch.contains(dim))
}

/// Drops what attributes say of operands and results that go.
fn retain_attributes(kind: &mut OpKind, [operands, results]: &[Vec<bool>; 2]) {
    let OpKind::Tensor(op) = kind else {
        return;
    };
    if let TensorOp::ManualComputation(ManualComputation {
        inputs, outputs, ..
    }) = op
    {
        retain(inputs, operands);
        retain(outputs, results);
    } else if let TensorOp::AllGather(op) = op {
        retain(&mut op.dims, operands);
    } else if let TensorOp::ReduceScatter(op) = op {
        retain(&mut op.dims, operands);
    } else if let TensorOp::AllToAll(op) = op {
        retain(&mut op.split_dims, operands);
        retain(&mut op.concat_dims, operands);
    }
}

fn retain<T>(list: &mut Vec<T>, mask: &[bool]) {
    let mut mask = mask.iter();
    list.retain(|_| mask.next().copied().unwrap_or(true));
}
