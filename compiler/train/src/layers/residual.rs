//! Layers and what goes into them, added up.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Activation, Build, Layer};
use crate::error::TrainError;
use crate::scope::Scope;

/// A body plus a way around it (He et al. 2016).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Residual {
    /// Layers of the body, the first one first.
    pub body: Vec<Layer>,
    /// Layers of the way around; none for the input itself.
    #[serde(default)]
    pub shortcut: Vec<Layer>,
    /// Applied to the sum.
    #[serde(default)]
    pub activation: Activation,
}

impl Residual {
    /// A body and its input.
    pub fn new(body: impl IntoIterator<Item = Layer>) -> Self {
        Self {
            body: body.into_iter().collect(),
            shortcut: vec![],
            activation: Activation::None,
        }
    }
}

impl Build for Residual {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let chain = |at: &mut Scope<'_>, layers: &[Layer]| {
            layers.iter().try_fold(x, |x, layer| layer.build(at, x))
        };
        let body = chain(at, &self.body)?;
        let around = chain(at, &self.shortcut)?;
        let [found, expected] = [body, around].map(|it| at.shape(it)[1..].to_vec());
        if found != expected {
            return Err(at.refuse(
                format!("expected a body that yields {expected:?} as the shortcut does, found {found:?}"),
                "give the shortcut a layer that makes it as large",
            ));
        }
        let body = at.quantized(body, "body")?;
        let around = at.quantized(around, "shortcut")?;
        let sum = at.add(body, around)?;
        self.activation.apply(at, sum)
    }
}
