//! Rows of a table.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Gather;
use peapod_ir::ops::tensor::points::Points;
use peapod_ir::{DType, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// A vector per token: `[batch, …]` to `[batch, …, width]`. Tokens are `i32`, or floats that are
/// whole numbers; what is outside the table is clamped into it.
///
/// Parameters: `table` `[tokens, width]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Embedding {
    /// Rows of the table.
    pub tokens: usize,
    /// Elements of a row.
    pub width: usize,
    /// How the table begins.
    #[serde(default = "small")]
    pub initializer: Initializer,
}

const fn small() -> Initializer {
    Initializer::Normal { deviation: 0.02 }
}

impl Embedding {
    /// A table of small normal numbers.
    pub const fn new(tokens: usize, width: usize) -> Self {
        Self {
            tokens,
            width,
            initializer: small(),
        }
    }
}

impl Build for Embedding {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_positive("tokens", self.tokens)?;
        at.expect_positive("width", self.width)?;
        let mut shape = at.shape(x).to_vec();
        let rank = shape.len();
        let fans = Fans {
            inputs: self.tokens,
            outputs: self.width,
        };
        let table = at.parameter("table", [self.tokens, self.width], self.initializer, fans)?;
        let indices = at.builder().convert(x, DType::I32);
        let kind = Gather {
            points: Points {
                dims: vec![0],
                batch: vec![],
                indices_batch: vec![],
                index_vector_dim: rank,
            },
            offset_dims: vec![rank],
            collapsed: vec![0],
            slice_sizes: vec![1, self.width],
        };
        shape.push(self.width);
        let ty = TensorType::new(DType::F32, shape);
        Ok(at.builder().emit(kind, &[table, indices], ty))
    }
}
