//! Functions of each element, or of each row.

use peapod_ir::{OpKind, ValueId};
use peapod_ir::builder::Emit;
use peapod_ir::ops::{Composite, CompositeOp, Softmax, UnaryOp};
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// A layer that applies a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activate {
    /// Which function.
    pub function: Activation,
}

/// Functions that layers apply to what they compute.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
        let shape = at.shape(x).to_vec();
        Ok(match self {
            Self::None => x,
            Self::Relu => at.builder().unary(UnaryOp::Relu, x),
            Self::Relu6 => at.builder().unary(UnaryOp::Relu6, x),
            Self::Tanh => at.builder().unary(UnaryOp::Tanh, x),
            Self::Sigmoid => at.builder().unary(UnaryOp::Logistic, x),
            Self::Gelu => composite(at, CompositeOp::Gelu, x),
            Self::GeluTanh => composite(at, CompositeOp::GeluTanh, x),
            Self::HardSwish => composite(at, CompositeOp::HardSwish, x),
            Self::Silu => {
                let gate = at.builder().unary(UnaryOp::Logistic, x);
                at.mul(x, gate)?
            }
            Self::Softmax => at.emit(Softmax { beta: 1.0 }, &[x], shape),
        })
    }
}

fn composite(at: &mut Scope<'_>, op: CompositeOp, x: ValueId) -> ValueId {
    let shape = at.shape(x).to_vec();
    at.emit(OpKind::Composite(Composite { op }), &[x], shape)
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
