//! What recurrent layers share: parameters, and a loop over the steps of a sequence.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::points::Points;
use peapod_ir::ops::tensor::{DynamicSlice, DynamicUpdateSlice, Gather};
use peapod_ir::ops::{self, FullyConnected};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};

use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::{Mode, Scope};

/// A recurrent layer on a sequence, with its parameters.
pub(super) struct Recurrence {
    x: ValueId,
    units: usize,
    pub(super) kernel: ValueId,
    pub(super) recurrent: ValueId,
    pub(super) bias: ValueId,
}

/// Emits a matrix product with weights: rows of x times `weights` transposed.
pub(super) fn product(build: &mut Builder, operands: &[ValueId]) -> ValueId {
    let mut shape = build.shape(operands[0]).to_vec();
    let last = shape.len() - 1;
    shape[last] = build.shape(operands[1])[0];
    let activation = ops::Activation::None;
    let ty = TensorType::new(DType::F32, shape);
    build.emit(FullyConnected { activation }, operands, ty)
}

impl Recurrence {
    /// Declares the parameters of so many gates.
    ///
    /// # Errors
    ///
    /// The input is no sequence, or those of parameters.
    pub(super) fn of(
        at: &mut Scope<'_>,
        x: ValueId,
        (gates, units): (usize, usize),
        initializer: Initializer,
    ) -> Result<Self, TrainError> {
        let help = "put a `reshape` before it that makes steps of time";
        at.expect_rank(x, 2, "[time, channels]", help)?;
        at.expect_positive("units", units)?;
        let inputs = at.shape(x)[2];
        let rows = gates * units;
        let fans = |inputs| Fans {
            inputs,
            outputs: units,
        };
        Ok(Self {
            x,
            units,
            kernel: at.parameter("kernel", [rows, inputs], initializer, fans(inputs))?,
            recurrent: at.parameter("recurrent", [rows, units], initializer, fans(units))?,
            bias: at.channelwise("bias", rows, 0.0)?,
        })
    }

    /// Emits the loop, which begins with states of 0: `next` makes new states of what a step of
    /// the input contributes (`[batch, gates · units]`), the states (`[batch, units]`), and the
    /// recurrent weights with what else there is. Yields the first state after the last step, or
    /// after each.
    pub(super) fn run(
        &self,
        at: &mut Scope<'_>,
        sequences: bool,
        (states, others): (usize, &[ValueId]),
        next: impl FnOnce(&mut Builder, ValueId, &[ValueId], &[ValueId]) -> Vec<ValueId>,
    ) -> ValueId {
        let (batch, time, units) = (at.shape(self.x)[0], at.shape(self.x)[1], self.units);
        let steps = Steps::of(at, self);
        let build = at.builder();
        let state = build.zeros(DType::F32, &[batch, units]);
        let mut carries = vec![state; states];
        if sequences {
            carries.push(build.zeros(DType::F32, &[batch, time, units]));
        }
        let fixed = [&steps.operands[..], &[self.recurrent], others].concat();
        let results = at.repeat(time, &carries, &fixed, |build, turn, carried, fixed| {
            let (of_steps, fixed) = fixed.split_at(steps.operands.len());
            let input = steps.contribution(build, of_steps, turn);
            let mut results = next(build, input, &carried[..states], fixed);
            if let Some(all) = carried.get(states) {
                results.push(with_step(build, *all, results[0], turn));
            }
            results
        });
        results[if sequences { states } else { 0 }]
    }
}

/// How a turn gets at what its step of the input contributes.
struct Steps {
    /// Whether the products of all steps come before the loop, as one; on a microcontroller a step
    /// at a time takes less memory.
    at_once: bool,
    operands: Vec<ValueId>,
}

impl Steps {
    fn of(at: &mut Scope<'_>, layer: &Recurrence) -> Self {
        let at_once = at.mode() != Mode::Infer;
        let (x, shape) = (layer.x, at.shape(layer.x).to_vec());
        let operands = match at_once {
            true => vec![product(at.builder(), &[x, layer.kernel, layer.bias])],
            // Of one sample, the steps of time are outermost as they are.
            false => {
                let rows = at.builder().reshape(x, [shape[1], shape[0], shape[2]]);
                vec![rows, layer.kernel, layer.bias]
            }
        };
        Self { at_once, operands }
    }

    fn contribution(&self, build: &mut Builder, operands: &[ValueId], turn: ValueId) -> ValueId {
        match self.at_once {
            true => step_of(build, operands[0], turn),
            false => {
                let row = row_of(build, operands[0], turn);
                product(build, &[row, operands[1], operands[2]])
            }
        }
    }
}

/// The step of a sequence, `[batch, channels]` of `[batch, time, channels]`.
fn step_of(build: &mut Builder, sequence: ValueId, turn: ValueId) -> ValueId {
    let shape = build.shape(sequence).to_vec();
    let zero = build.scalar(DType::I32, Scalar::Integer(0));
    let ty = TensorType::new(DType::F32, [shape[0], 1, shape[2]]);
    let step = build.emit(DynamicSlice, &[sequence, zero, turn, zero], ty);
    build.reshape(step, [shape[0], shape[2]])
}

/// The step of a sequence, `[batch, channels]` of `[time, batch, channels]`.
fn row_of(build: &mut Builder, sequence: ValueId, turn: ValueId) -> ValueId {
    let shape = build.shape(sequence)[1..].to_vec();
    let kind = Gather {
        points: Points {
            dims: vec![0],
            batch: vec![],
            indices_batch: vec![],
            index_vector_dim: 0,
        },
        offset_dims: vec![0, 1],
        collapsed: vec![0],
        slice_sizes: [&[1], &shape[..]].concat(),
    };
    build.emit(kind, &[sequence, turn], TensorType::new(DType::F32, shape))
}

/// A sequence with another step of it.
fn with_step(build: &mut Builder, sequence: ValueId, step: ValueId, turn: ValueId) -> ValueId {
    let ty = build.ty(sequence).clone();
    let [batch, channels] = [build.shape(step)[0], build.shape(step)[1]];
    let zero = build.scalar(DType::I32, Scalar::Integer(0));
    let step = build.reshape(step, [batch, 1, channels]);
    let operands = [sequence, step, zero, turn, zero];
    build.emit(DynamicUpdateSlice, &operands, ty)
}
