//! Long short-term memory.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::UnaryOp;
use peapod_ir::ops::lstm::GATES;
use peapod_ir::vjp::Calculus;
use serde::{Deserialize, Serialize};

use super::Build;
use super::recurrence::{Recurrence, product};
use crate::error::TrainError;
use crate::init::Initializer;
use crate::scope::Scope;

/// A long short-term memory (Hochreiter & Schmidhuber 1997, with forget gates) over a sequence:
/// `[batch, time, inputs]` to `[batch, units]`, or `[batch, time, units]` with `sequences`. Each
/// sample begins with states of 0.
///
/// Parameters, gates input, forget, cell, output one after another: `kernel` `[4 · units, inputs]`,
/// `recurrent` `[4 · units, units]`, `bias` `[4 · units]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lstm {
    /// Elements of the state; ≥ 1.
    pub units: usize,
    /// Whether the result has the states of all steps, not only those of the last.
    #[serde(default)]
    pub sequences: bool,
    /// How both kernels begin; the bias begins with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

impl Build for Lstm {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let units = self.units;
        let over = Recurrence::of(at, x, (GATES, units), self.kernel_initializer)?;
        Ok(over.run(at, self.sequences, (2, &[]), |build, input, states, fixed| {
            let recurrent = product(build, &[states[0], fixed[0]]);
            let sums = build.add(input, recurrent);
            let gate = |build: &mut Builder, index: usize, function| {
                let sums = build.cut(sums, 1, index * units, (index + 1) * units);
                build.unary(function, sums)
            };
            let input = gate(build, 0, UnaryOp::Logistic);
            let forget = gate(build, 1, UnaryOp::Logistic);
            let cell = gate(build, 2, UnaryOp::Tanh);
            let output = gate(build, 3, UnaryOp::Logistic);
            let kept = build.mul(forget, states[1]);
            let new = build.mul(input, cell);
            let cell = build.add(kept, new);
            let squashed = build.unary(UnaryOp::Tanh, cell);
            vec![build.mul(output, squashed), cell]
        }))
    }
}
