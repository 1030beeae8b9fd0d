//! LSTMs of floats that Keras does not write: with peephole connections, a projection, layer
//! normalisation, coupled input and forget gates or another activation; and the operator LSTM, of
//! one step. They are emitted step by step.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{BinaryOp, Mean, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::tensor::Role;
use super::super::wire::{ActivationFunctionType, BuiltinOptions, LSTMKernelType};
use super::recurrent::{Weights, activated, as_step, check_steps, joined, read, step_of, write};
use crate::error::ImportError;

/// What layer normalisation adds to a variance.
const LEAST_VARIANCE: f32 = 1e-8;

/// The gates in the order of the format: input, forget, cell, output.
const INPUT_GATE: usize = 0;
const FORGET_GATE: usize = 1;
const CELL_GATE: usize = 2;
const OUTPUT_GATE: usize = 3;

/// What an LSTM does besides what its operands say.
pub(super) struct Variant {
    pub(super) activation: ActivationFunctionType,
    pub(super) cell_clip: f32,
    pub(super) projection_clip: f32,
    pub(super) time_major: bool,
}

/// The operands of a gate.
struct Gate {
    weights: Weights,
    recurrent: Weights,
    peephole: Option<ValueId>,
    norm: Option<ValueId>,
    bias: ValueId,
}

/// An LSTM under construction.
struct Cell {
    /// `None` for coupled gates.
    gates: [Option<Gate>; 4],
    projection: Option<(ValueId, Option<ValueId>)>,
}

/// Operands: as those of UNIDIRECTIONAL_SEQUENCE_LSTM.
pub(super) fn sequence(op: &mut ForeignOp<'_, '_>, variant: &Variant) -> Result<(), ImportError> {
    let input = op.operand(0, "input")?;
    let x = op.value(input)?;
    let result = run(op, variant, input, x)?;
    op.define_as(&[result])
}

/// LSTM. Inputs: as those of UNIDIRECTIONAL_SEQUENCE_LSTM, of one step; or, as the basic kernel has
/// it, input, hidden state, weights of both for all gates, their biases, cell state.
pub(in super::super) fn lstm_step(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::LSTMOptions,
        op.table.builtin_options_as_lstmoptions(),
    )?;
    let variant = Variant {
        activation: options.fused_activation_function(),
        cell_clip: options.cell_clip(),
        projection_clip: options.proj_clip(),
        time_major: true,
    };
    let basic = options.kernel_type() == LSTMKernelType::BASIC;
    if basic {
        return basic_step(op);
    }
    if op.inputs.len() < 20 || op.outputs.len() != 1 {
        let (inputs, outputs) = (op.inputs.len(), op.outputs.len());
        let what = format!("{inputs} inputs and {outputs} outputs, expected 20 to 24 and 1");
        return Err(op.malformed(what));
    }
    let input = op.operand(0, "input")?;
    let [batches, depth] = op.extents(input)?;
    let x = op.value(input)?;
    let x = op.emitter.build.reshape(x, [1, batches, depth]);
    let result = run(op, &variant, input, x)?;
    let shape = op.result().ty.shape.clone();
    let result = op.emitter.build.reshape(result, shape);
    op.define_as(&[result])
}

/// The hidden states after each step of `[b, t, k]` or `[t, b, k]`.
fn run(
    op: &mut ForeignOp<'_, '_>,
    variant: &Variant,
    input: Operand<'_>,
    x: ValueId,
) -> Result<ValueId, ImportError> {
    let [outer, inner, depth] = *op.emitter.build.shape(x) else {
        return Err(op.malformed("expected an input of three dimensions".to_owned()));
    };
    let (time, steps, batches) = match variant.time_major {
        true => (0, outer, inner),
        false => (1, inner, outer),
    };
    check_steps(op, input, steps)?;
    let [hidden, cell] = states(op)?;
    let [rows, outputs] = op.extents(hidden)?;
    let [cell_rows, units] = op.extents(cell)?;
    if rows != batches || cell_rows != batches || input.ty.dtype != DType::F32 {
        return Err(op.malformed("input and states are not of one number of rows".to_owned()));
    }
    let layer = Cell::of(op, input, [depth, outputs, units])?;
    let states = [op.value(hidden)?, op.value(cell)?];
    let rows = op.emitter.build.reshape(x, [outer * inner, depth]);
    let sums = layer.sums(op, rows, [outer, inner, units]);
    let mut now = states.map(|state| read(&mut op.emitter.build, state));
    let mut results = Vec::new();
    for step in 0..steps {
        let build = &mut op.emitter.build;
        let sums = sums.map(|sum| sum.map(|sum| step_of(build, sum, time, step)));
        now = layer.step(op, variant, sums, now)?;
        results.push(as_step(&mut op.emitter.build, now[0], time));
    }
    let build = &mut op.emitter.build;
    for (state, value) in states.into_iter().zip(now) {
        write(build, state, value);
    }
    Ok(joined(build, &results, time))
}

fn states<'t>(op: &ForeignOp<'_, 't>) -> Result<[Operand<'t>; 2], ImportError> {
    let states = [
        op.operand(18, "hidden state")?,
        op.operand(19, "cell state")?,
    ];
    for state in states {
        op.check_state(state)?;
        if state.ty.dtype != DType::F32 {
            let what = "integer states of floats".to_owned();
            let help = "convert the model again with float32 states";
            return Err(op.unsupported(&[state], what, Some(help)));
        }
    }
    Ok(states)
}

impl Cell {
    fn of(
        op: &mut ForeignOp<'_, '_>,
        input: Operand<'_>,
        [depth, outputs, units]: [usize; 3],
    ) -> Result<Self, ImportError> {
        let mut gates = [None, None, None, None];
        for (at, slot) in gates.iter_mut().enumerate() {
            if at == INPUT_GATE && op.optional(1).is_none() {
                continue;
            }
            let weights = op.operand(1 + at, "weights of a gate")?;
            let recurrent = op.operand(5 + at, "recurrent weights of a gate")?;
            expect(op, weights, &[units, depth])?;
            expect(op, recurrent, &[units, outputs])?;
            // Cell gates have none.
            let peephole = [Some(9), Some(10), None, Some(11)][at];
            let bias = op.operand(12 + at, "bias of a gate")?;
            *slot = Some(Gate {
                weights: Weights::of(op, input, weights)?,
                recurrent: Weights::of(op, input, recurrent)?,
                peephole: line(op, peephole, units)?,
                norm: line(op, Some(20 + at), units)?,
                bias: line_of(op, bias, units)?,
            });
        }
        let projection = match op.optional(16) {
            Some(weights) => {
                expect(op, weights, &[outputs, units])?;
                reals(op, weights)?;
                Some((op.value(weights)?, line(op, Some(17), outputs)?))
            }
            None if outputs == units => None,
            None => {
                let what = format!("{units} units and {outputs} results without a projection");
                return Err(op.malformed(what));
            }
        };
        Ok(Self { gates, projection })
    }

    /// What each gate makes of the input of all steps. The bias comes after a normalisation.
    fn sums(
        &self,
        op: &mut ForeignOp<'_, '_>,
        rows: ValueId,
        shape: [usize; 3],
    ) -> [Option<ValueId>; 4] {
        let mut sums = [None; 4];
        for (slot, gate) in sums.iter_mut().zip(&self.gates) {
            let Some(gate) = gate else { continue };
            let bias = gate.norm.is_none().then_some(gate.bias);
            let sum = gate.weights.times(op, rows, bias, false);
            *slot = Some(op.emitter.build.reshape(sum, shape));
        }
        sums
    }

    /// Hidden and cell state after a step.
    fn step(
        &self,
        op: &mut ForeignOp<'_, '_>,
        variant: &Variant,
        sums: [Option<ValueId>; 4],
        [hidden, before]: [ValueId; 2],
    ) -> Result<[ValueId; 2], ImportError> {
        let sigmoid = |build: &mut Builder, x| build.unary(UnaryOp::Logistic, x);
        let forget = self.gate(op, FORGET_GATE, sums, [hidden, before]);
        let forget = sigmoid(&mut op.emitter.build, forget);
        let new = self.gate(op, CELL_GATE, sums, [hidden, before]);
        let new = activated(op, variant.activation, new)?;
        let admitted = match self.gates[INPUT_GATE] {
            Some(_) => {
                let sum = self.gate(op, INPUT_GATE, sums, [hidden, before]);
                sigmoid(&mut op.emitter.build, sum)
            }
            None => {
                let build = &mut op.emitter.build;
                let ty = build.ty(forget).clone();
                let one = build.single(1.0);
                build.emit(BinaryOp::Sub, &[one, forget], ty)
            }
        };
        let build = &mut op.emitter.build;
        let kept = build.binary(BinaryOp::Mul, forget, before);
        let added = build.binary(BinaryOp::Mul, new, admitted);
        let cell = build.binary(BinaryOp::Add, kept, added);
        let cell = clipped(build, cell, variant.cell_clip);
        let open = self.gate(op, OUTPUT_GATE, sums, [hidden, cell]);
        let open = sigmoid(&mut op.emitter.build, open);
        let shown = activated(op, variant.activation, cell)?;
        let shown = op.emitter.build.binary(BinaryOp::Mul, open, shown);
        let Some((weights, bias)) = self.projection else {
            return Ok([shown, cell]);
        };
        let projected = Weights::Real(weights).times(op, shown, bias, false);
        let build = &mut op.emitter.build;
        Ok([clipped(build, projected, variant.projection_clip), cell])
    }

    /// A gate before its activation.
    fn gate(
        &self,
        op: &mut ForeignOp<'_, '_>,
        at: usize,
        sums: [Option<ValueId>; 4],
        [hidden, cell]: [ValueId; 2],
    ) -> ValueId {
        let (gate, of_input) = (self.gates[at].as_ref(), sums[at]);
        let (gate, of_input) = (gate.expect("it has a sum"), of_input.expect("it is there"));
        let of_hidden = gate.recurrent.times(op, hidden, None, false);
        let build = &mut op.emitter.build;
        let mut sum = build.binary(BinaryOp::Add, of_input, of_hidden);
        if let Some(peephole) = gate.peephole {
            let seen = build.binary(BinaryOp::Mul, cell, peephole);
            sum = build.binary(BinaryOp::Add, sum, seen);
        }
        if let Some(norm) = gate.norm {
            let normal = normalised(build, sum);
            let scaled = build.binary(BinaryOp::Mul, normal, norm);
            sum = build.binary(BinaryOp::Add, scaled, gate.bias);
        }
        sum
    }
}

/// Rows less their mean, over their deviation.
fn normalised(build: &mut Builder, x: ValueId) -> ValueId {
    let rows = build.shape(x)[0];
    let mean = |build: &mut Builder, x| {
        let kind = OpKind::Mean(Mean {
            axes: vec![1],
            keep_dims: true,
        });
        build.emit(kind, &[x], TensorType::new(DType::F32, vec![rows, 1]))
    };
    let middle = mean(build, x);
    let apart = build.binary(BinaryOp::Sub, x, middle);
    let squares = build.unary(UnaryOp::Square, apart);
    let variance = mean(build, squares);
    let least = build.single(LEAST_VARIANCE);
    let variance = build.binary(BinaryOp::Add, variance, least);
    let factor = build.unary(UnaryOp::Rsqrt, variance);
    build.binary(BinaryOp::Mul, apart, factor)
}

/// A value between limits; what is not above 0 limits nothing.
fn clipped(build: &mut Builder, value: ValueId, limit: f32) -> ValueId {
    if limit <= 0.0 {
        return value;
    }
    let ends = [(BinaryOp::Min, limit), (BinaryOp::Max, -limit)];
    ends.into_iter().fold(value, |value, (of, limit)| {
        let limit = build.single(limit);
        build.binary(of, value, limit)
    })
}

/// An operand that may be absent, of so many floats.
fn line(
    op: &mut ForeignOp<'_, '_>,
    index: Option<usize>,
    count: usize,
) -> Result<Option<ValueId>, ImportError> {
    match index.and_then(|index| op.optional(index)) {
        Some(operand) => line_of(op, operand, count).map(Some),
        None => Ok(None),
    }
}

fn line_of(
    op: &mut ForeignOp<'_, '_>,
    operand: Operand<'_>,
    count: usize,
) -> Result<ValueId, ImportError> {
    expect(op, operand, &[count])?;
    reals(op, operand)?;
    op.value(operand)
}

fn expect(
    op: &ForeignOp<'_, '_>,
    operand: Operand<'_>,
    shape: &[usize],
) -> Result<(), ImportError> {
    if operand.ty.shape == shape {
        return Ok(());
    }
    let what = format!("expected shape {shape:?}, found {:?}", operand.ty.shape);
    Err(op.tensors.malformed(operand.tensor, what))
}

/// Refuses integers where there is arithmetic for floats only.
fn reals(op: &ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<(), ImportError> {
    if operand.ty.dtype == DType::F32 {
        return Ok(());
    }
    let what = format!(
        "an LSTM with {} besides matrices of its gates",
        operand.ty.dtype.name()
    );
    let help = "use an LSTM layer as Keras has it, or convert the model again in float32";
    Err(op.unsupported(&[operand], what, Some(help)))
}

/// Inputs: input `[b, k]`, hidden state `[b, n]`, weights `[4 n, k + n]`, biases, cell state.
/// Results: both states after the step, input and hidden state side by side, and the gates before
/// their functions. States that are variables are written.
fn basic_step(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if [op.inputs.len(), op.outputs.len()] != [5, 4] {
        let (inputs, outputs) = (op.inputs.len(), op.outputs.len());
        let what = format!("{inputs} inputs and {outputs} outputs, expected 5 and 4");
        return Err(op.malformed(what));
    }
    let roles = ["input", "hidden state", "weights", "biases", "cell state"];
    let mut operands = [op.operand(0, roles[0])?; 5];
    for (index, role) in roles.into_iter().enumerate() {
        operands[index] = op.operand(index, role)?;
        reals(op, operands[index])?;
    }
    let [input, hidden, weights, biases, cell] = operands;
    let ([batches, depth], [_, units]) = (op.extents(input)?, op.extents(hidden)?);
    for state in [hidden, cell] {
        expect(op, state, &[batches, units])?;
    }
    expect(op, weights, &[4 * units, depth + units])?;
    expect(op, biases, &[4 * units])?;
    let mut before = [None; 2];
    for (slot, state) in before.iter_mut().zip([hidden, cell]) {
        let value = op.value(state)?;
        let kept = op.tensors.role(state.tensor) == Role::State;
        let held = match kept {
            true => read(&mut op.emitter.build, value),
            false => value,
        };
        *slot = Some((held, kept.then_some(value)));
    }
    let [hidden, cell] = before.map(|slot| slot.expect("both have been read"));
    let (x, weights, biases) = (op.value(input)?, op.value(weights)?, op.value(biases)?);
    let joined = op.emitter.build.concatenate(&[x, hidden.0], 1);
    let sums = Weights::Real(weights).times(op, joined, Some(biases), false);
    let build = &mut op.emitter.build;
    let mut part = |of: usize, function: UnaryOp| {
        let part = build.slice(sums, vec![0, of * units], vec![batches, (of + 1) * units]);
        build.unary(function, part)
    };
    let admitted = part(0, UnaryOp::Logistic);
    let new = part(1, UnaryOp::Tanh);
    let forget = part(2, UnaryOp::Logistic);
    let open = part(3, UnaryOp::Logistic);
    let added = build.binary(BinaryOp::Mul, admitted, new);
    let kept = build.binary(BinaryOp::Mul, forget, cell.0);
    let after = build.binary(BinaryOp::Add, added, kept);
    let shown = build.unary(UnaryOp::Tanh, after);
    let shown = build.binary(BinaryOp::Mul, open, shown);
    for ((_, state), value) in [hidden, cell].into_iter().zip([shown, after]) {
        if let Some(state) = state {
            write(build, state, value);
        }
    }
    op.define_as(&[shown, after, joined, sums])
}
