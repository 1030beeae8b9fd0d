//! Adam with decoupled weight decay.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::adam::Moments;
use super::{Range, Rule, Update};

/// AdamW (Loshchilov & Hutter 2019): optax's `adamw`.
///
/// State: `mu`, `nu`, as Adam's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct AdamW {
    /// What is kept of the average of gradients.
    pub b1: f32,
    /// What is kept of the average of squares.
    pub b2: f32,
    /// Added to the root.
    pub epsilon: f32,
    /// Share of the weights that is added to the direction.
    pub weight_decay: f32,
}

impl Default for AdamW {
    fn default() -> Self {
        Self {
            b1: 0.9,
            b2: 0.999,
            epsilon: 1e-8,
            weight_decay: 1e-4,
        }
    }
}

impl AdamW {
    const fn moments(&self) -> Moments {
        Moments {
            b1: self.b1,
            b2: self.b2,
            epsilon: self.epsilon,
        }
    }
}

impl Rule for AdamW {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let direction = self.moments().direction(at, at.gradient);
        let direction = at.decayed(direction, self.weight_decay);
        let step = at.at_rate(direction);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        let mut ranges = self.moments().ranges();
        ranges.push(("weight_decay", self.weight_decay, Range::NotNegative));
        ranges
    }
}
