//! The same elements under another shape.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Samples in another shape of as many elements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reshape {
    /// Extents without the batch; one may be 0: what the others leave.
    pub shape: Vec<usize>,
}

impl Build for Reshape {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let from = at.shape(x).to_vec();
        let elements: usize = from[1..].iter().product();
        let known: usize = self.shape.iter().filter(|it| **it > 0).product();
        let open = self.shape.iter().filter(|it| **it == 0).count();
        let rest = elements.checked_div(known).unwrap_or(0);
        let extents = self.shape.iter().map(|it| if *it == 0 { rest } else { *it });
        let extents: Vec<usize> = extents.collect();
        if open > 1 || extents.iter().product::<usize>() != elements {
            return Err(at.refuse(
                format!(
                    "expected a shape of {elements} elements, found {:?}",
                    self.shape
                ),
                format!("samples are {:?} here", &from[1..]),
            ));
        }
        let shape = [&from[..1], &extents].concat();
        let reshaped = at.builder().reshape(x, shape);
        Ok(at.moved(reshaped, x))
    }
}
