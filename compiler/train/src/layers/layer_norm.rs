//! Rows brought to mean 0 and variance 1.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::UnaryOp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Layer normalisation (Ba et al. 2016) along the last dimension.
///
/// Parameters: `gamma`, `beta` `[channels]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct LayerNorm {
    /// Added to variances.
    pub epsilon: f32,
}

impl Default for LayerNorm {
    fn default() -> Self {
        Self { epsilon: 1e-6 }
    }
}

impl Build for LayerNorm {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let last = at.shape(x).len() - 1;
        let channels = at.shape(x)[last];
        let gamma = at.channelwise("gamma", channels, 1.0)?;
        let beta = at.channelwise("beta", channels, 0.0)?;
        let mean = at.mean(x, vec![last], true);
        let centred = at.sub(x, mean)?;
        let squares = at.mul(centred, centred)?;
        let variance = at.mean(squares, vec![last], true);
        let epsilon = at.number(self.epsilon);
        let sum = at.add(variance, epsilon)?;
        let inverse = at.builder().unary(UnaryOp::Rsqrt, sum);
        let normal = at.mul(centred, inverse)?;
        let scaled = at.mul(normal, gamma)?;
        at.add(scaled, beta)
    }
}
