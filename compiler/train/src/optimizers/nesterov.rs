//! Gradient descent with Nesterov's momentum.

use peapod_ir::ValueId;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::momentum::traced;
use super::{Range, Rule, Update};

/// v = g + decay · w + momentum · v; w − rate · (g + decay · w + momentum · v): optax's `sgd` with
/// `nesterov` after `add_decayed_weights`.
///
/// State: `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Nesterov {
    /// What is kept of former steps.
    pub momentum: f32,
    /// Share of the weights that is added to gradients.
    pub weight_decay: f32,
}

impl Default for Nesterov {
    fn default() -> Self {
        Self {
            momentum: 0.9,
            weight_decay: 0.0,
        }
    }
}

impl Rule for Nesterov {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let gradient = at.decayed(at.gradient, self.weight_decay);
        let trace = traced(at, gradient, self.momentum);
        let ahead = at.build.times(trace, f64::from(self.momentum));
        let step = at.build.add(gradient, ahead);
        let step = at.at_rate(step);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("momentum", self.momentum, Range::Decay),
            ("weight_decay", self.weight_decay, Range::NotNegative),
        ]
    }
}
