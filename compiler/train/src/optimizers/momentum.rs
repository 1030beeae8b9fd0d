//! Gradient descent with momentum.

use peapod_ir::ValueId;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Range, Rule, Update};

/// v = g + decay · w + momentum · v; w − rate · v: optax's `sgd` with `momentum` after
/// `add_decayed_weights`.
///
/// State: `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Momentum {
    /// What is kept of former steps.
    pub momentum: f32,
    /// Share of the weights that is added to gradients.
    pub weight_decay: f32,
}

impl Default for Momentum {
    fn default() -> Self {
        Self {
            momentum: 0.9,
            weight_decay: 0.0,
        }
    }
}

/// Emits the new trace of a step, and keeps it: the step plus what is left of the former ones.
pub(super) fn traced(at: &mut Update<'_>, step: ValueId, momentum: f32) -> ValueId {
    let trace = at.state_like("trace");
    let kept = at.build.times(trace, f64::from(momentum));
    let new = at.build.add(step, kept);
    at.keep(trace, new);
    new
}

impl Rule for Momentum {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let gradient = at.decayed(at.gradient, self.weight_decay);
        let trace = traced(at, gradient, self.momentum);
        let step = at.at_rate(trace);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("momentum", self.momentum, Range::Decay),
            ("weight_decay", self.weight_decay, Range::NotNegative),
        ]
    }
}
