//! Signs of moments.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::UnaryOp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Range, Rule, Update};

/// Lion (Chen et al. 2023): optax's `lion`.
///
/// State: `mu`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Lion {
    /// What the direction keeps of the average of gradients.
    pub b1: f32,
    /// What the average keeps.
    pub b2: f32,
    /// Share of the weights that is added to the direction.
    pub weight_decay: f32,
}

impl Default for Lion {
    fn default() -> Self {
        Self {
            b1: 0.9,
            b2: 0.99,
            weight_decay: 1e-3,
        }
    }
}

impl Rule for Lion {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let mu = at.state_like("mu");
        let mixed = at.average(mu, at.gradient, self.b1);
        let direction = at.build.unary(UnaryOp::Sign, mixed);
        let new = at.average(mu, at.gradient, self.b2);
        at.keep(mu, new);
        let direction = at.decayed(direction, self.weight_decay);
        let step = at.at_rate(direction);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("b1", self.b1, Range::Decay),
            ("b2", self.b2, Range::Decay),
            ("weight_decay", self.weight_decay, Range::NotNegative),
        ]
    }
}
