//! One layer after another.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Build, Layer};
use crate::error::TrainError;
use crate::scope::Scope;

/// Layers of which each takes the result of the one before. Names do not tell it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    /// The layers, the first one first.
    pub layers: Vec<Layer>,
}

impl Sequence {
    /// These layers.
    pub fn new(layers: impl IntoIterator<Item = Layer>) -> Self {
        Self {
            layers: layers.into_iter().collect(),
        }
    }
}

impl Build for Sequence {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let mut layers = self.layers.iter();
        layers.try_fold(x, |x, layer| layer.build(at, x))
    }
}
