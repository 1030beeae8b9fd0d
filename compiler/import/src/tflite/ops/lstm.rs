//! UNIDIRECTIONAL_SEQUENCE_LSTM and BIDIRECTIONAL_SEQUENCE_LSTM.

use std::ops::Range;

use peapod_ir::builder::Emit;
use peapod_ir::ops::Lstm;
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use super::lstm_variants::{self, Variant};
use super::permute::reversed;
use super::{hybrid, hybrid_recurrent};
use crate::error::ImportError;

const INPUT: usize = 0;

/// Where an LSTM's operands are among those of the operator.
struct Layer {
    /// The first of 17 operands: weights for the input, then for the hidden state, of input,
    /// forget, cell and output gate; three peephole weights; four biases; a projection's weights
    /// and bias.
    first: usize,
    /// Hidden and cell state.
    states: Range<usize>,
    /// What only other LSTMs have besides.
    others: Range<usize>,
}

const UNIDIRECTIONAL: Layer = Layer {
    first: 1,
    states: 18..20,
    others: 20..24,
};
const FORWARD: Layer = Layer {
    first: 1,
    states: 35..37,
    others: 40..44,
};
const BACKWARD: Layer = Layer {
    first: 18,
    states: 37..39,
    others: 44..48,
};

/// The input of the backward direction, if it is not that of the forward direction.
const BACKWARD_INPUT: usize = 39;

const PLAIN: &str = "use an LSTM layer as Keras has it: four gates, tanh and sigmoid, no peephole \
                     connections, projection or layer normalisation";

/// What all gates have, in the order of the format.
const GATES: [&str; 4] = ["input", "forget", "cell", "output"];

/// Inputs: input; eight weights; three peephole weights; four biases; projection weights and bias;
/// hidden and cell state; four coefficients of layer normalisation.
pub(in super::super) fn lstm(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::UnidirectionalSequenceLSTMOptions,
        op.table
            .builtin_options_as_unidirectional_sequence_lstmoptions(),
    )?;
    let input = op.operand(INPUT, "input")?;
    let activation = options.fused_activation_function();
    if input.ty.dtype == DType::F32 && !options.diagonal_recurrent_tensors() {
        let plain = refuse_variants(op, &UNIDIRECTIONAL, "layer normalisation").is_ok();
        if !plain || activation != ActivationFunctionType::TANH {
            let variant = Variant {
                activation,
                cell_clip: options.cell_clip(),
                projection_clip: options.proj_clip(),
                time_major: options.time_major(),
            };
            return lstm_variants::sequence(op, &variant);
        }
    }
    refuse_variants(op, &UNIDIRECTIONAL, "layer normalisation")?;
    expect_tanh(op, activation)?;
    let operands = operands_of(op, &UNIDIRECTIONAL, input)?;
    let kind = Lstm {
        // What is not above 0 clips nothing.
        cell_clip: options.cell_clip().max(0.0),
        time_major: options.time_major(),
    };
    if hybrid::check_hybrid(op, input, operands[1])? {
        let x = op.value(input)?;
        let asymmetric = options.asymmetric_quantize_inputs();
        let result = hybrid_recurrent::lstm(op, &kind, &operands, x, asymmetric)?;
        return op.define_as(&[result]);
    }
    op.define(OpKind::Lstm(kind), operands)
}

/// Inputs: input; of each direction eight weights, three peephole weights, four biases, projection
/// weights and bias; of each direction hidden and cell state; the input of the backward direction,
/// if it has its own, or one more for both with eight weights. Results: of each direction, or of
/// both side by side.
pub(in super::super) fn bidirectional_lstm(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::BidirectionalSequenceLSTMOptions,
        op.table
            .builtin_options_as_bidirectional_sequence_lstmoptions(),
    )?;
    for layer in [&FORWARD, &BACKWARD] {
        refuse_variants(op, layer, "a second input with weights of its own")?;
    }
    expect_tanh(op, options.fused_activation_function())?;
    let merged = options.merge_outputs();
    if op.outputs.len() != if merged { 1 } else { 2 } {
        let found = op.outputs.len();
        let what = format!("merge_outputs is {merged}, but there are {found} outputs");
        return Err(op.malformed(what));
    }
    let kind = Lstm {
        cell_clip: options.cell_clip().max(0.0),
        time_major: options.time_major(),
    };
    let asymmetric = options.asymmetric_quantize_inputs();
    let input = op.operand(INPUT, "input")?;
    let forward = direction(op, &kind, &FORWARD, input, asymmetric)?;
    let input = op.optional(BACKWARD_INPUT).unwrap_or(input);
    let backward = direction(op, &kind, &BACKWARD, input, asymmetric)?;
    if merged {
        let both = op.emitter.build.concatenate(&[forward, backward], 2);
        return op.define_as(&[both]);
    }
    op.define_as(&[forward, backward])
}

/// The LSTM of one direction. That of the backward direction is one of the reversed sequence, whose
/// result is reversed.
fn direction(
    op: &mut ForeignOp<'_, '_>,
    lstm: &Lstm,
    layer: &Layer,
    input: Operand<'_>,
    asymmetric: bool,
) -> Result<ValueId, ImportError> {
    let operands = operands_of(op, layer, input)?;
    let [outer, inner, _] = op.extents(input)?;
    let [_, units] = op.extents(operands[operands.len() - 1])?;
    let (reverse, time) = (layer.first == BACKWARD.first, usize::from(!lstm.time_major));
    let mut x = op.value(input)?;
    if reverse {
        x = reversed(&mut op.emitter.build, x, vec![time]);
    }
    let result = if hybrid::check_hybrid(op, input, operands[1])? {
        hybrid_recurrent::lstm(op, lstm, &operands, x, asymmetric)?
    } else {
        let mut values = vec![Some(x)];
        for operand in &operands[1..] {
            values.push(Some(op.value(*operand)?));
        }
        let ty = TensorType::new(DType::F32, vec![outer, inner, units]);
        let kind = OpKind::Lstm(lstm.clone());
        op.emitter.build.emit_op(kind, values, [ty])[0]
    };
    if reverse {
        return Ok(reversed(&mut op.emitter.build, result, vec![time]));
    }
    Ok(result)
}

/// Operands as those of the IR's LSTM.
fn operands_of<'t>(
    op: &ForeignOp<'_, 't>,
    layer: &Layer,
    input: Operand<'t>,
) -> Result<Vec<Operand<'t>>, ImportError> {
    let mut operands = vec![input];
    for (index, gate) in (layer.first..layer.first + 8).zip(GATES.iter().cycle()) {
        operands.push(op.operand(index, &format!("weights of the {gate} gate"))?);
    }
    for (index, gate) in (layer.first + 11..).zip(GATES) {
        operands.push(op.operand(index, &format!("bias of the {gate} gate"))?);
    }
    for (index, role) in layer.states.clone().zip(["hidden state", "cell state"]) {
        let state = op.operand(index, role)?;
        op.check_state(state)?;
        operands.push(state);
    }
    Ok(operands)
}

fn expect_tanh(
    op: &ForeignOp<'_, '_>,
    activation: ActivationFunctionType,
) -> Result<(), ImportError> {
    if activation == ActivationFunctionType::TANH {
        return Ok(());
    }
    let name = activation.variant_name().unwrap_or("unknown");
    let what = format!("an LSTM whose activation is {name}, not TANH");
    Err(op.unsupported(&[op.result()], what, Some(PLAIN)))
}

/// Refuses what is not Keras's LSTM, as TensorFlow Lite Micro does, by the inputs that only other
/// LSTMs have.
fn refuse_variants(op: &ForeignOp<'_, '_>, layer: &Layer, others: &str) -> Result<(), ImportError> {
    let first = layer.first;
    let variants = [
        (first + 8..first + 11, "peephole connections"),
        (first + 15..first + 17, "a projection"),
        (layer.others.clone(), others),
    ];
    for (inputs, name) in variants {
        if let Some(operand) = inputs.clone().find_map(|index| op.optional(index)) {
            let what = format!("an LSTM with {name}");
            return Err(op.unsupported(&[operand], what, Some(PLAIN)));
        }
    }
    if op.optional(first).is_none() {
        let what = "an LSTM whose input and forget gate are coupled".to_owned();
        return Err(op.unsupported(&[op.result()], what, Some(PLAIN)));
    }
    Ok(())
}
