//! Moments of gradients.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::UnaryOp;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Range, Rule, Update};

/// Adam (Kingma & Ba 2015): optax's `adam`.
///
/// State: `mu`, `nu`, averages of gradients and of their squares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Adam {
    /// What is kept of the average of gradients.
    pub b1: f32,
    /// What is kept of the average of squares.
    pub b2: f32,
    /// Added to the root.
    pub epsilon: f32,
    /// Share of the weights that is added to gradients.
    pub weight_decay: f32,
}

impl Default for Adam {
    fn default() -> Self {
        Self {
            b1: 0.9,
            b2: 0.999,
            epsilon: 1e-8,
            weight_decay: 0.0,
        }
    }
}

/// Numbers of a rule that is Adam at its core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moments {
    pub(super) b1: f32,
    pub(super) b2: f32,
    pub(super) epsilon: f32,
}

impl Moments {
    /// Emits the average gradient over the root of the average square, and keeps both.
    pub(super) fn direction(self, at: &mut Update<'_>, gradient: ValueId) -> ValueId {
        let (mu, nu) = (at.state_like("mu"), at.state_like("nu"));
        let squares = at.build.mul(gradient, gradient);
        let new_mu = at.average(mu, gradient, self.b1);
        let new_nu = at.average(nu, squares, self.b2);
        at.keep(mu, new_mu);
        at.keep(nu, new_nu);
        let unbiased = |at: &mut Update<'_>, average: ValueId, decay: f32| {
            let correction = at.correction(decay);
            let correction = at.build.spread(correction, average);
            at.build.div(average, correction)
        };
        let mean = unbiased(at, new_mu, self.b1);
        let square = unbiased(at, new_nu, self.b2);
        let root = at.build.unary(UnaryOp::Sqrt, square);
        let root = at.build.plus(root, f64::from(self.epsilon));
        at.build.div(mean, root)
    }

    pub(super) fn ranges(self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("b1", self.b1, Range::Decay),
            ("b2", self.b2, Range::Decay),
            ("epsilon", self.epsilon, Range::NotNegative),
        ]
    }
}

impl Adam {
    const fn moments(&self) -> Moments {
        Moments {
            b1: self.b1,
            b2: self.b2,
            epsilon: self.epsilon,
        }
    }
}

impl Rule for Adam {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let gradient = at.decayed(at.gradient, self.weight_decay);
        let direction = self.moments().direction(at, gradient);
        let step = at.at_rate(direction);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        let mut ranges = self.moments().ranges();
        ranges.push(("weight_decay", self.weight_decay, Range::NotNegative));
        ranges
    }
}
