//! Long short-term memory.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::lstm::GATES;
use peapod_ir::ops::{self, UnaryOp};
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use super::recurrence::{Recurrence, product};
use crate::error::TrainError;
use crate::init::Initializer;
use crate::scope::{Mode, Scope};

/// A long short-term memory (Hochreiter & Schmidhuber 1997, with forget gates) over a sequence:
/// `[batch, time, inputs]` to `[batch, units]`, or `[batch, time, units]` with `sequences`. Each
/// sample begins with states of 0.
///
/// On a microcontroller it is one op, whose states begin with 0 after a reset and go on from there:
/// a reset begins a sample.
///
/// Parameters, gates input, forget, cell, output one after another: `kernel` `[4 · units, inputs]`,
/// `recurrent` `[4 · units, units]`, `bias` `[4 · units]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
        if at.mode() == Mode::Infer {
            return self.op(at, x, &over);
        }
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

impl Lstm {
    /// The op that microcontrollers have kernels for, on integers, too.
    fn op(
        &self,
        at: &mut Scope<'_>,
        x: ValueId,
        over: &Recurrence,
    ) -> Result<ValueId, TrainError> {
        let units = self.units;
        let [batch, time] = [at.shape(x)[0], at.shape(x)[1]];
        let gates = at.folded(|at| {
            let all = [over.kernel, over.recurrent, over.bias];
            let each = all.into_iter().flat_map(|it| (0..GATES).map(move |gate| (it, gate)));
            let build = at.builder();
            let cut = each.map(|(it, gate)| build.cut(it, 0, gate * units, (gate + 1) * units));
            Ok(cut.collect::<Vec<_>>())
        })?;
        let states = ["hidden", "cell"].map(|name| at.state(name, [batch, units]));
        let operands = [&[x], &gates[..], &states].concat();
        let kind = ops::Lstm {
            cell_clip: 0.0,
            time_major: false,
        };
        let all = at.emit(kind, &operands, [batch, time, units]);
        if self.sequences {
            return Ok(all);
        }
        let last = at.builder().cut(all, 1, time - 1, time);
        Ok(at.builder().reshape(last, [batch, units]))
    }
}
