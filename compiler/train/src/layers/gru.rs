//! Gated recurrent units.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::UnaryOp;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use super::recurrence::{Recurrence, product};
use crate::error::TrainError;
use crate::init::Initializer;
use crate::scope::Scope;

/// Update, reset, candidate.
const GATES: usize = 3;

/// Gated recurrent units (Cho et al. 2014; the reset gate after the product, as in cuDNN and
/// Keras' `reset_after`) over a sequence: `[batch, time, inputs]` to `[batch, units]`, or
/// `[batch, time, units]` with `sequences`. Each sample begins with a state of 0.
///
/// Parameters, update gate, reset gate, candidate one after another: `kernel`
/// `[3 · units, inputs]`, `recurrent` `[3 · units, units]`, `bias` and `recurrent_bias`
/// `[3 · units]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gru {
    /// Elements of the state; ≥ 1.
    pub units: usize,
    /// Whether the result has the states of all steps, not only those of the last.
    #[serde(default)]
    pub sequences: bool,
    /// How both kernels begin; biases begin with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

/// The new state, of the sums of inputs and of the state.
fn next(build: &mut Builder, [input, recurrent, hidden]: [ValueId; 3], units: usize) -> ValueId {
    let part = |build: &mut Builder, sums, index: usize| {
        build.cut(sums, 1, index * units, (index + 1) * units)
    };
    let gate = |build: &mut Builder, index: usize| {
        let own = part(build, input, index);
        let other = part(build, recurrent, index);
        let sum = build.add(own, other);
        build.unary(UnaryOp::Logistic, sum)
    };
    let update = gate(build, 0);
    let reset = gate(build, 1);
    let own = part(build, input, 2);
    let other = part(build, recurrent, 2);
    let other = build.mul(reset, other);
    let sum = build.add(own, other);
    let candidate = build.unary(UnaryOp::Tanh, sum);
    let kept = build.mul(update, hidden);
    // The form that the kernel of microcontrollers is recognised by.
    let one = build.number(update, 1.0);
    let rest = build.sub(one, update);
    let new = build.mul(rest, candidate);
    build.add(kept, new)
}

impl Build for Gru {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let units = self.units;
        let over = Recurrence::of(at, x, (GATES, units), self.kernel_initializer)?;
        let bias = at.channelwise("recurrent_bias", GATES * units, 0.0)?;
        Ok(over.run(at, self.sequences, (1, &[bias]), |build, input, states, fixed| {
            let recurrent = product(build, &[states[0], fixed[0], fixed[1]]);
            vec![next(build, [input, recurrent, states[0]], units)]
        }))
    }
}
