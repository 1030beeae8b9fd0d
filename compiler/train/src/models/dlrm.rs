//! Numbers and categories, and how they interact.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::columns::Columns;
use crate::layers::embedding::Embedding;
use crate::layers::interaction::Interaction;
use crate::layers::parallel::Parallel;
use crate::layers::reshape::Reshape;
use crate::layers::{Activation, Dense, Layer, Sequence};
use crate::net::Net;

/// DLRM (Naumov et al. 2019). A sample is a row of numbers: those that are dense, then one whole
/// number per table. Its output is a logit of whether, for a sigmoid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dlrm {
    /// Dense numbers.
    pub dense: usize,
    /// Rows of each table.
    pub tables: Vec<usize>,
    /// Elements of a row, and of what dense numbers become.
    pub width: usize,
    /// Units of the hidden layers on dense numbers, before the last of `width`.
    #[serde(default)]
    pub bottom: Vec<usize>,
    /// Units of the hidden layers after the interaction, before the last of 1.
    pub top: Vec<usize>,
}

fn hidden(units: &[usize]) -> impl Iterator<Item = Layer> {
    units
        .iter()
        .map(|units| Dense::new(*units).with(Activation::Relu).into())
}

impl Dlrm {
    /// The network.
    pub fn net(&self) -> Net {
        let columns = |start, limit| Layer::from(Columns { start, limit });
        let mut bottom = vec![columns(0, self.dense)];
        bottom.extend(hidden(&self.bottom));
        bottom.extend(hidden(&[self.width]));
        let row = Reshape {
            shape: vec![1, self.width],
        };
        bottom.push(row.into());
        let mut branches = vec![Layer::from(Sequence::new(bottom))];
        for (place, rows) in self.tables.iter().enumerate() {
            let start = self.dense + place;
            let table = Embedding::new(*rows, self.width).into();
            branches.push(Sequence::new([columns(start, start + 1), table]).into());
        }
        let mut layers: Vec<Layer> =
            vec![Parallel { branches, axis: 0 }.into(), Interaction {}.into()];
        layers.extend(hidden(&self.top));
        layers.push(Dense::new(1).into());
        let inputs = self.dense + self.tables.len();
        Net::new("dlrm", [inputs], Sequence::new(layers))
    }
}
