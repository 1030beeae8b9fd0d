//! Rows brought to a mean square of 1.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::UnaryOp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Normalisation by the root mean square (Zhang & Sennrich 2019) along the last dimension.
///
/// Parameters: `gamma` `[channels]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RmsNorm {
    /// Added to mean squares.
    pub epsilon: f32,
}

impl Default for RmsNorm {
    fn default() -> Self {
        Self { epsilon: 1e-6 }
    }
}

impl Build for RmsNorm {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let last = at.shape(x).len() - 1;
        let gamma = at.channelwise("gamma", at.shape(x)[last], 1.0)?;
        let squares = at.mul(x, x)?;
        let mean = at.mean(squares, vec![last], true);
        let epsilon = at.number(self.epsilon);
        let sum = at.add(mean, epsilon)?;
        let inverse = at.builder().unary(UnaryOp::Rsqrt, sum);
        let normal = at.mul(x, inverse)?;
        at.mul(normal, gamma)
    }
}
