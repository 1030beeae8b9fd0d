//! One dimension of all.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Samples of any shape as vectors: `[batch, elements]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flatten {}

impl Build for Flatten {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let shape = at.shape(x).to_vec();
        let elements = shape[1..].iter().product();
        let flat = at.builder().reshape(x, [shape[0], elements]);
        Ok(at.moved(flat, x))
    }
}
