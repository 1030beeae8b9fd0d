//! SVDF and UNIDIRECTIONAL_SEQUENCE_LSTM of reals with weights of integers, composed of ops on what
//! their states hold. Rows are rounded to 8 bits before each product, as LiteRT's kernels do it.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{
    Activation, Binary, BinaryOp, Fold, FoldOp, FullyConnected, HybridConv2d, Lstm, Padding2d,
    ReadState, Svdf, UnaryOp, WriteState,
};
use peapod_ir::{DType, OpKind, Quantization, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::hybrid::{check_hybrid, known};
use crate::error::ImportError;

/// Longest sequence: each step is ops of its own, and their results are joined by one of at most
/// 255 operands.
pub(super) const STEPS: usize = 250;

const GATES: usize = 4;

const FLOAT_STATE: &str = "convert the model again with float32 states, as dynamic range \
                           quantisation has them";

/// Inputs: input [b, k], feature weights [f, k], time weights [f, m], bias (optional), state
/// [b, f · m]. Weights may be reals too.
pub(super) fn svdf(
    op: &mut ForeignOp<'_, '_>,
    svdf: &Svdf,
    asymmetric: bool,
) -> Result<(), ImportError> {
    let (input, feature) = (op.operand(0, "input")?, op.operand(1, "feature weights")?);
    let (time, state) = (op.operand(2, "time weights")?, op.operand(4, "state")?);
    let [batches, depth] = op.extents(input)?;
    let ([filters, own], [rows, memory]) = (op.extents(feature)?, op.extents(time)?);
    let units = filters / svdf.rank;
    let shapes = own == depth && rows == filters && units * svdf.rank == filters;
    if !shapes || op.result().ty.shape != [batches, units] {
        return Err(op.malformed("shapes of input, weights and result do not match".to_owned()));
    }
    check_state(op, state, &[batches, filters * memory])?;
    let new = features(op, [input, feature], asymmetric)?;
    let time = reals_of(op, time)?;
    let state = op.value(state)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(state).clone();
    let before = build.emit(ReadState, &[state], ty.clone());
    let before = build.reshape(before, [batches, filters, memory]);
    let new = build.reshape(new, [batches, filters, 1]);
    let columns = match memory {
        1 => new,
        _ => {
            let (start, limit) = (vec![0, 0, 1], vec![batches, filters, memory]);
            let kept = build.slice(before, start, limit);
            build.concatenate(&[kept, new], 2)
        }
    };
    let after = build.reshape(columns, [batches, filters * memory]);
    build.emit(WriteState, &[state, after], ty);
    let products = build.binary(BinaryOp::Mul, columns, time);
    // Columns of a filter, then filters of a unit.
    let sums = sum_last(op, products, &[batches, filters]);
    let sums = op.emitter.build.reshape(sums, [batches, units, svdf.rank]);
    let sums = sum_last(op, sums, &[batches, units]);
    let bias = match op.optional(3) {
        Some(bias) => op.value(bias)?,
        None => zeros(op, units),
    };
    let kind = Binary {
        op: BinaryOp::Add,
        activation: svdf.activation,
    };
    let ty = op.result().ty.clone();
    let result = op
        .emitter
        .build
        .emit(OpKind::Binary(kind), &[sums, bias], ty);
    op.define_as(&[result])
}

/// The products of rows with the weights of features, `[b, f]`.
fn features(
    op: &mut ForeignOp<'_, '_>,
    [input, weights]: [Operand<'_>; 2],
    asymmetric: bool,
) -> Result<ValueId, ImportError> {
    let x = op.value(input)?;
    if weights.ty.dtype != DType::F32 {
        let matrix = Matrix::joined(op, input, &[weights])?;
        return Ok(matrix.times(op, x, None, asymmetric));
    }
    let kind = OpKind::FullyConnected(FullyConnected {
        activation: Activation::None,
    });
    let rows = vec![input.ty.shape[0], weights.ty.shape[0]];
    let operands = vec![Some(x), Some(op.value(weights)?), None];
    let ty = TensorType::new(DType::F32, rows);
    Ok(op.emitter.build.emit_op(kind, operands, [ty])[0])
}

/// Operands as those of the IR's LSTM: input, four weights for it, four for the hidden state, four
/// biases, hidden state and cell state; `x` is the input, perhaps in another order.
pub(super) fn lstm(
    op: &mut ForeignOp<'_, '_>,
    lstm: &Lstm,
    operands: &[Operand<'_>],
    x: ValueId,
    asymmetric: bool,
) -> Result<ValueId, ImportError> {
    let (input, [hidden, cell]) = (operands[0], [operands[13], operands[14]]);
    let [outer, inner, depth] = op.extents(input)?;
    let [batches, units] = op.extents(hidden)?;
    let steps = if lstm.time_major { outer } else { inner };
    if outer * inner != batches * steps {
        return Err(op.malformed("shapes of input and states do not match".to_owned()));
    }
    if steps > STEPS {
        let what = format!("an LSTM of floats with integer weights over {steps} steps");
        let help = "convert the model again with shorter sequences, with full-integer \
                    quantisation, or without quantisation";
        return Err(op.unsupported(&[input], what, Some(help)));
    }
    check_operands(op, operands, [batches, units, depth])?;
    // Gates of one function side by side: input, forget and output gate, then the cell's.
    let order = |first: usize| [0, 1, 3, 2].map(|gate| operands[first + gate]);
    let inputs = Matrix::joined(op, input, &order(1))?;
    let recurrent = Matrix::joined(op, input, &order(5))?;
    let bias = joined_biases(op, &order(9), units)?;
    let x = op.emitter.build.reshape(x, [outer * inner, depth]);
    let sums = inputs.times(op, x, Some(bias), asymmetric);
    let of_input = op
        .emitter
        .build
        .reshape(sums, [outer, inner, GATES * units]);
    let states = [op.value(hidden)?, op.value(cell)?];
    let mut run = Run {
        op,
        lstm,
        recurrent,
        asymmetric,
        batches,
        units,
    };
    let mut now = states.map(|state| run.read(state));
    let mut results = Vec::new();
    for step in 0..steps {
        now = run.step(of_input, step, now)?;
        results.push(run.shown(now[0]));
    }
    for (state, value) in states.into_iter().zip(now) {
        run.write(state, value);
    }
    let axis = usize::from(!lstm.time_major);
    Ok(match results[..] {
        [only] => only,
        _ => op.emitter.build.concatenate(&results, axis),
    })
}

/// States are those of all sequences, and all weights have as many rows as there are units.
fn check_operands(
    op: &ForeignOp<'_, '_>,
    operands: &[Operand<'_>],
    [batches, units, depth]: [usize; 3],
) -> Result<(), ImportError> {
    for state in &operands[13..15] {
        check_state(op, *state, &[batches, units])?;
    }
    for (weights, own) in operands[1..9]
        .iter()
        .zip([[depth; GATES], [units; GATES]].concat())
    {
        if weights.ty.shape != [units, own] {
            let what = format!(
                "expected shape {:?}, found {:?}",
                [units, own],
                weights.ty.shape
            );
            return Err(op.tensors.malformed(weights.tensor, what));
        }
    }
    Ok(())
}

/// An LSTM that is emitted step by step.
struct Run<'o, 'a, 't> {
    op: &'o mut ForeignOp<'a, 't>,
    lstm: &'o Lstm,
    recurrent: Matrix,
    asymmetric: bool,
    batches: usize,
    units: usize,
}

impl Run<'_, '_, '_> {
    fn read(&mut self, state: ValueId) -> ValueId {
        let build = &mut self.op.emitter.build;
        let ty = build.ty(state).clone();
        build.emit(ReadState, &[state], ty)
    }

    fn write(&mut self, state: ValueId, value: ValueId) {
        let build = &mut self.op.emitter.build;
        let ty = build.ty(state).clone();
        build.emit(WriteState, &[state, value], ty);
    }

    /// A step of the result.
    fn shown(&mut self, hidden: ValueId) -> ValueId {
        let (batches, units) = (self.batches, self.units);
        let shape = match self.lstm.time_major {
            true => [1, batches, units],
            false => [batches, 1, units],
        };
        self.op.emitter.build.reshape(hidden, shape)
    }

    /// Hidden and cell state after a step.
    fn step(
        &mut self,
        of_input: ValueId,
        step: usize,
        [hidden, cell]: [ValueId; 2],
    ) -> Result<[ValueId; 2], ImportError> {
        let (batches, units) = (self.batches, self.units);
        let of_hidden = self.recurrent.times(self.op, hidden, None, self.asymmetric);
        let build = &mut self.op.emitter.build;
        let (mut start, mut limit) = (vec![0; 3], build.shape(of_input).to_vec());
        let axis = usize::from(!self.lstm.time_major);
        (start[axis], limit[axis]) = (step, step + 1);
        let own = build.slice(of_input, start, limit);
        let own = build.reshape(own, [batches, GATES * units]);
        let gates = build.binary(BinaryOp::Add, own, of_hidden);
        let mut part = |from: usize, to: usize| {
            build.slice(gates, vec![0, from * units], vec![batches, to * units])
        };
        let (open, new) = (part(0, 3), part(3, 4));
        let open = build.unary(UnaryOp::Logistic, open);
        let new = build.unary(UnaryOp::Tanh, new);
        let mut gate =
            |of: usize| build.slice(open, vec![0, of * units], vec![batches, (of + 1) * units]);
        let [input, forget, output] = [gate(0), gate(1), gate(2)];
        let kept = build.binary(BinaryOp::Mul, forget, cell);
        let added = build.binary(BinaryOp::Mul, input, new);
        let mut cell = build.binary(BinaryOp::Add, kept, added);
        if self.lstm.cell_clip > 0.0 {
            for (of, limit) in [(BinaryOp::Min, 1.0), (BinaryOp::Max, -1.0)] {
                let limit = (limit * self.lstm.cell_clip).to_le_bytes().to_vec();
                let limit = build.constant("clip", TensorType::new(DType::F32, []), limit);
                cell = build.binary(of, cell, limit);
            }
        }
        let shown = build.unary(UnaryOp::Tanh, cell);
        Ok([build.binary(BinaryOp::Mul, output, shown), cell])
    }
}

/// Rows of integers, one scale for each.
pub(super) struct Matrix {
    weights: ValueId,
    rows: usize,
    depth: usize,
}

impl Matrix {
    /// Matrices one below the other.
    pub(super) fn joined(
        op: &mut ForeignOp<'_, '_>,
        input: Operand<'_>,
        parts: &[Operand<'_>],
    ) -> Result<Self, ImportError> {
        let (mut bytes, mut scales) = (Vec::new(), Vec::new());
        let mut rows = 0;
        for part in parts {
            if !check_hybrid(op, input, *part)? {
                let what = "expected integers, as other weights are";
                return Err(op.tensors.malformed(part.tensor, what));
            }
            let [count, _] = op.extents(*part)?;
            bytes.extend_from_slice(&known(op, *part)?);
            let Some((scale, _)) = part.ty.quant.as_ref().and_then(|quant| quant.single()) else {
                return Err(op.tensors.malformed(part.tensor, "expected one scale"));
            };
            // bounded: rows of the file
            scales.extend(std::iter::repeat_n(scale, count));
            rows += count;
        }
        let [_, depth] = op.extents(parts[0])?;
        let same = scales.iter().all(|scale| *scale == scales[0]);
        let scales = if same { scales[..1].to_vec() } else { scales };
        let quant = Quantization {
            zero_points: vec![0; scales.len()],
            axis: (!same).then_some(0),
            scales,
        };
        let ty = TensorType::new(DType::I8, vec![rows, 1, 1, depth]).with_quant(quant);
        let name = op.tensors.name(parts[0].tensor);
        let weights = op.emitter.build.constant(name, ty, bytes);
        Ok(Self {
            weights,
            rows,
            depth,
        })
    }

    /// The products with rows `[b, depth]`: `[b, rows]`.
    pub(super) fn times(
        &self,
        op: &mut ForeignOp<'_, '_>,
        x: ValueId,
        bias: Option<ValueId>,
        asymmetric: bool,
    ) -> ValueId {
        let kind = HybridConv2d {
            stride: [1, 1],
            dilation: [1, 1],
            padding: Padding2d::default(),
            activation: Activation::None,
            asymmetric,
        };
        let build = &mut op.emitter.build;
        let batches = build.shape(x)[0];
        let x = build.reshape(x, [batches, 1, 1, self.depth]);
        let ty = TensorType::new(DType::F32, vec![batches, 1, 1, self.rows]);
        let operands = vec![Some(x), Some(self.weights), bias];
        let product = build.emit_op(OpKind::HybridConv2d(kind), operands, [ty])[0];
        build.reshape(product, [batches, self.rows])
    }
}

/// Sums over the last dimension.
fn sum_last(op: &mut ForeignOp<'_, '_>, x: ValueId, shape: &[usize]) -> ValueId {
    let kind = Fold {
        op: FoldOp::Sum,
        axes: vec![shape.len()],
        keep_dims: false,
    };
    let ty = TensorType::new(DType::F32, shape.to_vec());
    op.emitter.build.emit(OpKind::Fold(kind), &[x], ty)
}

fn zeros(op: &mut ForeignOp<'_, '_>, count: usize) -> ValueId {
    // bounded: rows of the file
    let bytes = vec![0; 4 * count];
    op.emitter
        .build
        .constant("bias", TensorType::new(DType::F32, vec![count]), bytes)
}

/// Biases one after the other.
fn joined_biases(
    op: &mut ForeignOp<'_, '_>,
    biases: &[Operand<'_>],
    units: usize,
) -> Result<ValueId, ImportError> {
    let mut bytes = Vec::new();
    for bias in biases {
        if bias.ty.dtype != DType::F32 || bias.ty.elements() != units {
            let what = format!("expected {units} elements of FLOAT32");
            return Err(op.tensors.malformed(bias.tensor, what));
        }
        bytes.extend_from_slice(&known(op, *bias)?);
    }
    let ty = TensorType::new(DType::F32, vec![biases.len() * units]);
    Ok(op.emitter.build.constant("biases", ty, bytes))
}

/// Integers with one scale as constant reals; reals as they are.
fn reals_of(op: &mut ForeignOp<'_, '_>, weights: Operand<'_>) -> Result<ValueId, ImportError> {
    if weights.ty.dtype == DType::F32 {
        return op.value(weights);
    }
    let single = weights.ty.quant.as_ref().and_then(|quant| quant.single());
    let (Some((scale, 0)), DType::I8) = (single, weights.ty.dtype) else {
        let what = "expected int8 with one scale and zero point 0";
        return Err(op.tensors.malformed(weights.tensor, what));
    };
    let bytes = known(op, weights)?;
    // bounded: four times as many as in the file
    let reals: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| (f32::from(byte.cast_signed()) * scale).to_le_bytes())
        .collect();
    let ty = TensorType::new(DType::F32, weights.ty.shape.clone());
    Ok(op
        .emitter
        .build
        .constant(op.tensors.name(weights.tensor), ty, reals))
}

/// A state of reals.
fn check_state(
    op: &ForeignOp<'_, '_>,
    state: Operand<'_>,
    shape: &[usize],
) -> Result<(), ImportError> {
    if state.ty.dtype != DType::F32 {
        let what = "integer states of floats".to_owned();
        return Err(op.unsupported(&[state], what, Some(FLOAT_STATE)));
    }
    if state.ty.shape != shape {
        let what = format!("expected shape {shape:?}, found {:?}", state.ty.shape);
        return Err(op.tensors.malformed(state.tensor, what));
    }
    Ok(())
}
