//! Adam, with a rate for each tensor.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::adam::Moments;
use super::{Range, Rule, Update};

/// LAMB (You et al. 2020): optax's `lamb`. The direction of AdamW, as long as the parameter.
///
/// State: `mu`, `nu`, as Adam's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Lamb {
    /// What is kept of the average of gradients.
    pub b1: f32,
    /// What is kept of the average of squares.
    pub b2: f32,
    /// Added to the root.
    pub epsilon: f32,
    /// Share of the weights that is added to the direction.
    pub weight_decay: f32,
}

impl Default for Lamb {
    fn default() -> Self {
        Self {
            b1: 0.9,
            b2: 0.999,
            epsilon: 1e-6,
            weight_decay: 0.0,
        }
    }
}

impl Lamb {
    const fn moments(&self) -> Moments {
        Moments {
            b1: self.b1,
            b2: self.b2,
            epsilon: self.epsilon,
        }
    }
}

impl Rule for Lamb {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let direction = self.moments().direction(at, at.gradient);
        let direction = at.decayed(direction, self.weight_decay);
        let norms = [at.norm(at.parameter), at.norm(direction)];
        let ratio = at.ratio(norms, 1.0, 0.0);
        let direction = at.scaled(direction, ratio);
        let step = at.at_rate(direction);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        let mut ranges = self.moments().ranges();
        ranges.push(("weight_decay", self.weight_decay, Range::NotNegative));
        ranges
    }
}
