//! Momentum, with a rate for each tensor.

use peapod_ir::ValueId;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::momentum::traced;
use super::{Range, Rule, Update};

/// LARS (You et al. 2017), in both forms of MLPerf 0.6 (Ying et al. 2018). Parameters that do not
/// decay have no rate of their own either: optax's `trust_ratio_mask`.
///
/// State: `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Lars {
    /// What is kept of former steps.
    pub momentum: f32,
    /// Share of the weights that is added to gradients.
    pub weight_decay: f32,
    /// Length of a step beside that of the parameter.
    pub trust_coefficient: f32,
    /// Added to the norm that is divided by.
    pub epsilon: f32,
    /// What the trace is of.
    pub form: LarsMomentum,
}

/// What the momentum of LARS keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LarsMomentum {
    /// Steps, scaled by rate and ratio: v = momentum · v + rate · ratio · (g + decay · w); w − v,
    /// where the ratio is coefficient · ‖w‖ / ‖g + decay · w‖. As optax has it.
    #[default]
    Scaled,
    /// Gradients, unscaled: v = momentum · v + g + decay · w; w − rate · ratio · v, where the ratio
    /// is coefficient · ‖w‖ / (‖g‖ + decay · ‖w‖). As in the paper.
    Unscaled,
}

impl Default for Lars {
    fn default() -> Self {
        Self {
            momentum: 0.9,
            weight_decay: 0.0,
            trust_coefficient: 1e-3,
            epsilon: 0.0,
            form: LarsMomentum::default(),
        }
    }
}

impl Lars {
    fn scaled(&self, at: &mut Update<'_>) -> ValueId {
        let mut direction = at.decayed(at.gradient, self.weight_decay);
        if at.decays {
            let norms = [at.norm(at.parameter), at.norm(direction)];
            let ratio = at.ratio(norms, self.trust_coefficient, self.epsilon);
            direction = at.scaled(direction, ratio);
        }
        let step = at.at_rate(direction);
        let trace = traced(at, step, self.momentum);
        at.less(trace)
    }

    fn unscaled(&self, at: &mut Update<'_>) -> ValueId {
        let direction = at.decayed(at.gradient, self.weight_decay);
        let mut trace = traced(at, direction, self.momentum);
        if at.decays {
            let own = at.norm(at.parameter);
            let gradient = at.norm(at.gradient);
            let decay = at.build.times(own, f64::from(self.weight_decay));
            let sum = at.build.add(gradient, decay);
            let ratio = at.ratio([own, sum], self.trust_coefficient, self.epsilon);
            trace = at.scaled(trace, ratio);
        }
        let step = at.at_rate(trace);
        at.less(step)
    }
}

impl Rule for Lars {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        match self.form {
            LarsMomentum::Scaled => self.scaled(at),
            LarsMomentum::Unscaled => self.unscaled(at),
        }
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("momentum", self.momentum, Range::Decay),
            ("weight_decay", self.weight_decay, Range::NotNegative),
            ("trust_coefficient", self.trust_coefficient, Range::Positive),
            ("epsilon", self.epsilon, Range::NotNegative),
        ]
    }
}
