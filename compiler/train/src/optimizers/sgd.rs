//! Gradient descent.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Range, Rule, Update};

/// w − rate · (g + decay · w): optax's `sgd` after `add_decayed_weights`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sgd {
    /// Share of the weights that is added to gradients.
    pub weight_decay: f32,
}

impl Rule for Sgd {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let gradient = at.decayed(at.gradient, self.weight_decay);
        let step = at.at_rate(gradient);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![("weight_decay", self.weight_decay, Range::NotNegative)]
    }
}
