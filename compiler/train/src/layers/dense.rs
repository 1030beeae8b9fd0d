//! Matrix product with weights.

use peapod_ir::ValueId;
use peapod_ir::ops::{self, Contraction, FullyConnected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Activation, Build, yes};
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// Units that each see the whole last dimension: `[…, inputs]` to `[…, units]`.
///
/// Parameters: `kernel` `[units, inputs]`, `bias` `[units]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dense {
    /// Units; ≥ 1.
    pub units: usize,
    /// Applied to the result.
    #[serde(default)]
    pub activation: Activation,
    /// Whether each unit adds a number of its own.
    #[serde(default = "yes")]
    pub use_bias: bool,
    /// How the kernel begins; the bias begins with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

impl Dense {
    /// With a bias, without an activation.
    pub fn new(units: usize) -> Self {
        Self {
            units,
            activation: Activation::None,
            use_bias: true,
            kernel_initializer: Initializer::default(),
        }
    }

    /// The same with an activation.
    #[must_use]
    pub fn with(mut self, activation: Activation) -> Self {
        self.activation = activation;
        self
    }
}

impl Build for Dense {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_positive("units", self.units)?;
        let mut shape = at.shape(x).to_vec();
        if shape.len() < 2 {
            return Err(at.refuse(
                "expected samples of one dimension or more, found scalars",
                "put a `reshape` before it",
            ));
        }
        let last = shape.len() - 1;
        let inputs = std::mem::replace(&mut shape[last], self.units);
        let fans = Fans {
            inputs,
            outputs: self.units,
        };
        let kernel = [self.units, inputs];
        let kernel = at.parameter("kernel", kernel, self.kernel_initializer, fans)?;
        let mut operands = vec![at.quantized(x, "input")?];
        operands.push(at.weights(kernel, FullyConnected::CHANNEL_AXIS)?);
        if self.use_bias {
            operands.push(at.channelwise("bias", self.units, 0.0)?);
        }
        let activation = ops::Activation::None;
        let product = at.emit(FullyConnected { activation }, &operands, shape);
        self.activation.apply(at, product)
    }
}
