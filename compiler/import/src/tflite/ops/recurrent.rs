//! RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN of floats, with weights of
//! floats or of int8: step by step, of products and functions of elements.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{Activation, BinaryOp, FullyConnected, ReadState, UnaryOp, WriteState};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use super::hybrid::is_hybrid;
use super::hybrid_recurrent::{Matrix, STEPS};
use super::permute::reversed;
use crate::error::ImportError;

/// Where a layer's operands are: weights of the input, recurrent weights, bias and hidden state
/// follow each other.
struct Layer {
    first: usize,
    activation: ActivationFunctionType,
    asymmetric: bool,
    time_major: bool,
    reverse: bool,
}

/// Inputs: input `[b, k]`, weights `[n, k]`, recurrent weights `[n, n]`, bias, hidden state.
pub(in super::super) fn rnn(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::RNNOptions,
        op.table.builtin_options_as_rnnoptions(),
    )?;
    let layer = Layer {
        first: 1,
        activation: options.fused_activation_function(),
        asymmetric: options.asymmetric_quantize_inputs(),
        time_major: true,
        reverse: false,
    };
    let input = op.operand(0, "input")?;
    let [batches, depth] = op.extents(input)?;
    let x = op.value(input)?;
    let x = op.emitter.build.reshape(x, [1, batches, depth]);
    let result = layer.run(op, input, x)?;
    let shape = op.result().ty.shape.clone();
    let result = op.emitter.build.reshape(result, shape);
    op.define_as(&[result])
}

/// Inputs: as RNN's, of an input `[b, t, k]`, or `[t, b, k]`.
pub(in super::super) fn sequence_rnn(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SequenceRNNOptions,
        op.table.builtin_options_as_sequence_rnnoptions(),
    )?;
    let layer = Layer {
        first: 1,
        activation: options.fused_activation_function(),
        asymmetric: options.asymmetric_quantize_inputs(),
        time_major: options.time_major(),
        reverse: false,
    };
    let input = op.operand(0, "input")?;
    let x = op.value(input)?;
    let result = layer.run(op, input, x)?;
    op.define_as(&[result])
}

/// Inputs: input, four operands of each direction, then an input of the backward direction and
/// weights for one of both, which is refused. Results: of each direction, or of both side by side.
pub(in super::super) fn bidirectional_rnn(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::BidirectionalSequenceRNNOptions,
        op.table
            .builtin_options_as_bidirectional_sequence_rnnoptions(),
    )?;
    if let Some(weights) = [10, 11].into_iter().find_map(|index| op.optional(index)) {
        let what = "an RNN with a second input that has weights of its own".to_owned();
        let help = "concatenate the inputs, and their weights";
        return Err(op.unsupported(&[weights], what, Some(help)));
    }
    let merged = options.merge_outputs();
    if op.outputs.len() != if merged { 1 } else { 2 } {
        let found = op.outputs.len();
        let what = format!("merge_outputs is {merged}, but there are {found} outputs");
        return Err(op.malformed(what));
    }
    let layer = |first: usize| Layer {
        first,
        activation: options.fused_activation_function(),
        asymmetric: options.asymmetric_quantize_inputs(),
        time_major: options.time_major(),
        reverse: first > 1,
    };
    let input = op.operand(0, "input")?;
    let x = op.value(input)?;
    let forward = layer(1).run(op, input, x)?;
    let input = op.optional(9).unwrap_or(input);
    let x = op.value(input)?;
    let backward = layer(5).run(op, input, x)?;
    if merged {
        let both = op.emitter.build.concatenate(&[forward, backward], 2);
        return op.define_as(&[both]);
    }
    op.define_as(&[forward, backward])
}

impl Layer {
    /// The hidden states after each step, `[b, t, n]` or `[t, b, n]`.
    fn run(
        &self,
        op: &mut ForeignOp<'_, '_>,
        input: Operand<'_>,
        mut x: ValueId,
    ) -> Result<ValueId, ImportError> {
        let [weights, recurrent, bias, state] = self.operands(op, input)?;
        let [outer, inner, depth] = *op.emitter.build.shape(x) else {
            return Err(op.malformed("expected an input of three dimensions".to_owned()));
        };
        let (time, steps, batches) = match self.time_major {
            true => (0, outer, inner),
            false => (1, inner, outer),
        };
        let [units, own] = op.extents(weights)?;
        let shapes = own == depth
            && recurrent.ty.shape == [units, units]
            && bias.ty.shape == [units]
            && state.ty.shape == [batches, units];
        if !shapes || input.ty.dtype != DType::F32 || state.ty.dtype != DType::F32 {
            let what = "shapes or types of input, weights, bias and state do not match";
            return Err(op.malformed(what.to_owned()));
        }
        check_steps(op, input, steps)?;
        if self.reverse {
            x = reversed(&mut op.emitter.build, x, vec![time]);
        }
        let [weights, recurrent] = [
            Weights::of(op, input, weights)?,
            Weights::of(op, input, recurrent)?,
        ];
        let (bias, state) = (op.value(bias)?, op.value(state)?);
        let rows = op.emitter.build.reshape(x, [outer * inner, depth]);
        let sums = weights.times(op, rows, Some(bias), self.asymmetric);
        let sums = op.emitter.build.reshape(sums, [outer, inner, units]);
        let mut hidden = read(&mut op.emitter.build, state);
        let mut results = Vec::new();
        for step in 0..steps {
            let own = step_of(&mut op.emitter.build, sums, time, step);
            let before = recurrent.times(op, hidden, None, self.asymmetric);
            let sum = op.emitter.build.binary(BinaryOp::Add, own, before);
            hidden = activated(op, self.activation, sum)?;
            results.push(as_step(&mut op.emitter.build, hidden, time));
        }
        let build = &mut op.emitter.build;
        write(build, state, hidden);
        let mut result = joined(build, &results, time);
        if self.reverse {
            result = reversed(build, result, vec![time]);
        }
        Ok(result)
    }

    fn operands<'t>(
        &self,
        op: &ForeignOp<'_, 't>,
        input: Operand<'t>,
    ) -> Result<[Operand<'t>; 4], ImportError> {
        let roles = ["weights", "recurrent weights", "bias", "hidden state"];
        let mut operands = [input; 4];
        for (at, (slot, role)) in operands.iter_mut().zip(roles).enumerate() {
            *slot = op.operand(self.first + at, role)?;
        }
        op.check_state(operands[3])?;
        Ok(operands)
    }
}

/// Each step is ops of its own.
pub(super) fn check_steps(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    steps: usize,
) -> Result<(), ImportError> {
    if (1..=STEPS).contains(&steps) {
        return Ok(());
    }
    let what = format!("a sequence of {steps} steps");
    let help = "convert the model again with sequences of at most 250 steps";
    Err(op.unsupported(&[input], what, Some(help)))
}

/// What a state holds.
pub(super) fn read(build: &mut Builder, state: ValueId) -> ValueId {
    let ty = build.ty(state).clone();
    build.emit(ReadState, &[state], ty)
}

/// Makes a state hold this.
pub(super) fn write(build: &mut Builder, state: ValueId, value: ValueId) {
    let ty = build.ty(state).clone();
    build.emit(WriteState, &[state, value], ty);
}

/// Rows `[b, n]` of a step of `[b, t, n]`, or of `[t, b, n]`.
pub(super) fn step_of(build: &mut Builder, x: ValueId, time: usize, step: usize) -> ValueId {
    let mut limit = build.shape(x).to_vec();
    let (mut start, rows) = (vec![0; 3], [limit[1 - time], limit[2]]);
    (start[time], limit[time]) = (step, step + 1);
    let part = build.slice(x, start, limit);
    build.reshape(part, rows)
}

/// Rows as a step.
pub(super) fn as_step(build: &mut Builder, rows: ValueId, time: usize) -> ValueId {
    let mut shape = build.shape(rows).to_vec();
    shape.insert(time, 1);
    build.reshape(rows, shape)
}

/// Steps one after the other.
pub(super) fn joined(build: &mut Builder, steps: &[ValueId], time: usize) -> ValueId {
    match *steps {
        [only] => only,
        _ => build.concatenate(steps, time),
    }
}

/// An activation of its own.
pub(super) fn activated(
    op: &mut ForeignOp<'_, '_>,
    activation: ActivationFunctionType,
    x: ValueId,
) -> Result<ValueId, ImportError> {
    let of = match activation {
        ActivationFunctionType::TANH => Some(UnaryOp::Tanh),
        other => op.activation(other)?.unary(),
    };
    Ok(match of {
        Some(of) => op.emitter.build.unary(of, x),
        None => x,
    })
}

/// A matrix that rows are multiplied with.
pub(super) enum Weights {
    /// Of reals.
    Real(ValueId),
    /// Of integers; rows are rounded to such.
    Integer(Matrix),
}

impl Weights {
    /// The weights of an operand `[n, k]`.
    pub(super) fn of(
        op: &mut ForeignOp<'_, '_>,
        input: Operand<'_>,
        weights: Operand<'_>,
    ) -> Result<Self, ImportError> {
        if is_hybrid(input, weights) {
            return Matrix::joined(op, input, &[weights]).map(Self::Integer);
        }
        if weights.ty.dtype != DType::F32 {
            let what = format!("expected weights of FLOAT32 or INT8, found {}", weights.ty);
            return Err(op.tensors.malformed(weights.tensor, what));
        }
        op.value(weights).map(Self::Real)
    }

    /// The products with rows `[b, k]`: `[b, n]`.
    pub(super) fn times(
        &self,
        op: &mut ForeignOp<'_, '_>,
        rows: ValueId,
        bias: Option<ValueId>,
        asymmetric: bool,
    ) -> ValueId {
        let weights = match self {
            Self::Real(weights) => *weights,
            Self::Integer(matrix) => return matrix.times(op, rows, bias, asymmetric),
        };
        let build = &mut op.emitter.build;
        let shape = vec![build.shape(rows)[0], build.shape(weights)[0]];
        let kind = OpKind::FullyConnected(FullyConnected {
            activation: Activation::None,
        });
        let operands = vec![Some(rows), Some(weights), bias];
        build.emit_op(kind, operands, [TensorType::new(DType::F32, shape)])[0]
    }
}
