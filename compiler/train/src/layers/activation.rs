//! Functions of each element, or of each row.

use peapod_ir::ops::{Composite, CompositeOp, Softmax, UnaryOp};
use peapod_ir::{OpKind, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// A layer that applies a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activate {
    /// Which function.
    pub function: Activation,
}

/// Functions that layers apply to what they compute.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Activation {
    /// Unchanged.
    #[default]
    None,
    /// max(x, 0).
    Relu,
    /// min(max(x, 0), 6).
    Relu6,
    /// Hyperbolic tangent.
    Tanh,
    /// 1 / (1 + e^−x).
    Sigmoid,
    /// Half of x, times 1 + erf(x / √2).
    Gelu,
    /// The approximation of `gelu` by tanh.
    GeluTanh,
    /// x / (1 + e^−x).
    Silu,
    /// x times min(max(x + 3, 0), 6), over 6.
    HardSwish,
    /// Exponentials over their sum, along the last dimension.
    Softmax,
}

impl Activation {
    /// Emits the function.
    ///
    /// # Errors
    ///
    /// None: every tensor has it.
    pub fn apply(self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        // What the op before takes in is not rounded between.
        let kind: OpKind = match self {
            Self::None => return Ok(x),
            Self::Relu => UnaryOp::Relu.into(),
            Self::Relu6 => UnaryOp::Relu6.into(),
            Self::Tanh => UnaryOp::Tanh.into(),
            Self::Sigmoid | Self::Silu => UnaryOp::Logistic.into(),
            Self::Gelu => composite(CompositeOp::Gelu),
            Self::GeluTanh => composite(CompositeOp::GeluTanh),
            Self::HardSwish => composite(CompositeOp::HardSwish),
            Self::Softmax => Softmax { beta: 1.0 }.into(),
        };
        let x = match self.is_fused() {
            true => x,
            false => at.quantized(x, "activation")?,
        };
        let shape = at.shape(x).to_vec();
        let y = at.emit(kind.clone(), &[x], shape);
        let y = at.limited(y, &kind);
        match self {
            Self::Silu => at.mul(x, y),
            Self::None | Self::Relu | Self::Relu6 | Self::Tanh | Self::Sigmoid => Ok(y),
            Self::Gelu | Self::GeluTanh | Self::HardSwish | Self::Softmax => Ok(y),
        }
    }

    /// Whether the op before computes it along with its own result.
    const fn is_fused(self) -> bool {
        match self {
            Self::None | Self::Relu | Self::Relu6 => true,
            Self::Tanh | Self::Sigmoid | Self::Silu | Self::Softmax => false,
            Self::Gelu | Self::GeluTanh | Self::HardSwish => false,
        }
    }
}

const fn composite(op: CompositeOp) -> OpKind {
    OpKind::Composite(Composite { op })
}

impl Activate {
    /// The layer of a function.
    pub const fn new(function: Activation) -> Self {
        Self { function }
    }
}

impl Build for Activate {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        self.function.apply(at, x)
    }
}
