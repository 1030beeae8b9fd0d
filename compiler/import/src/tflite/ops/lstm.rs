//! UNIDIRECTIONAL_SEQUENCE_LSTM.

use std::ops::Range;

use peapod_ir::OpKind;
use peapod_ir::ops::Lstm;

use super::super::op::ForeignOp;
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use super::refuse_hybrid;
use crate::error::ImportError;

const INPUT: usize = 0;
/// For the input, then for the hidden state, of input, forget, cell and output gate.
const WEIGHTS: Range<usize> = 1..9;
const BIASES: Range<usize> = 12..16;
const STATES: Range<usize> = 18..20;

/// What LSTMs have that the IR's is not, by the inputs that only they have.
const VARIANTS: [(Range<usize>, &str); 3] = [
    (9..12, "peephole connections"),
    (16..18, "a projection"),
    (20..24, "layer normalisation"),
];

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
    refuse_variants(op)?;
    let activation = options.fused_activation_function();
    if activation != ActivationFunctionType::TANH {
        let name = activation.variant_name().unwrap_or("unknown");
        let what = format!("an LSTM whose activation is {name}, not TANH");
        return Err(op.unsupported(&[op.result()], what, Some(PLAIN)));
    }
    let input = op.operand(INPUT, "input")?;
    let mut operands = vec![input];
    for (index, gate) in WEIGHTS.zip(GATES.iter().cycle()) {
        operands.push(op.operand(index, &format!("weights of the {gate} gate"))?);
    }
    refuse_hybrid(op, input, operands[1])?;
    for (index, gate) in BIASES.zip(GATES) {
        operands.push(op.operand(index, &format!("bias of the {gate} gate"))?);
    }
    for (index, role) in STATES.zip(["hidden state", "cell state"]) {
        let state = op.operand(index, role)?;
        op.check_state(state)?;
        operands.push(state);
    }
    let kind = OpKind::Lstm(Lstm {
        // What is not above 0 clips nothing.
        cell_clip: options.cell_clip().max(0.0),
        time_major: options.time_major(),
    });
    op.define(kind, operands)
}

/// Refuses what is not Keras's LSTM, as TensorFlow Lite Micro does.
fn refuse_variants(op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
    for (inputs, name) in VARIANTS {
        if let Some(operand) = inputs.clone().find_map(|index| op.optional(index)) {
            let what = format!("an LSTM with {name}");
            return Err(op.unsupported(&[operand], what, Some(PLAIN)));
        }
    }
    if op.optional(WEIGHTS.start).is_none() {
        let what = "an LSTM whose input and forget gate are coupled".to_owned();
        return Err(op.unsupported(&[op.result()], what, Some(PLAIN)));
    }
    Ok(())
}
