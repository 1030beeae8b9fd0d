//! Layers under a name.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Build, Layer};
use crate::error::TrainError;
use crate::scope::Scope;

/// A layer whose parameters have this name in front: `NAME/dense_1/kernel`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name, without `/`.
    pub name: String,
    /// The layer.
    pub body: Box<Layer>,
}

impl Named {
    /// A layer under this name.
    pub fn new(name: impl Into<String>, body: impl Into<Layer>) -> Self {
        Self {
            name: name.into(),
            body: Box::new(body.into()),
        }
    }
}

impl Build for Named {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        if self.name.is_empty() || self.name.contains('/') {
            return Err(at.refuse(
                format!("expected a name without `/`, found `{}`", self.name),
                "nest layers `named` for names of several parts",
            ));
        }
        at.within(self.name.clone(), "named", |at| self.body.build(at, x))
    }
}
