//! Dense layers that narrow and widen again.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mlp::relu;
use crate::layers::activation::Activate;
use crate::layers::{Activation, BatchNorm, Dense, Layer, Sequence, yes};
use crate::net::Net;

/// An autoencoder of vectors, as MLPerf Tiny's for anomalies: hidden layers, a code, the same
/// hidden layers in the other order, and a unit per input. Labels are the features themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Autoencoder {
    /// Elements of a sample.
    pub input: usize,
    /// Units of each hidden layer on the way to the code.
    pub hidden: Vec<usize>,
    /// Units of the code.
    pub code: usize,
    /// Function after hidden layers and the code.
    #[serde(default = "relu")]
    pub activation: Activation,
    /// Whether batch normalisation is before the function.
    #[serde(default = "yes")]
    pub batch_norm: bool,
}

impl Autoencoder {
    /// The network.
    pub fn net(&self) -> Net {
        let back = self.hidden.iter().rev();
        let units = self.hidden.iter().chain([&self.code]).chain(back);
        let mut layers: Vec<Layer> = vec![];
        for units in units {
            let mut dense = Dense::new(*units);
            dense.use_bias = !self.batch_norm;
            layers.push(dense.into());
            if self.batch_norm {
                layers.push(BatchNorm::default().into());
            }
            layers.push(Activate::new(self.activation).into());
        }
        layers.push(Dense::new(self.input).into());
        Net::new("autoencoder", [self.input], Sequence::new(layers))
    }
}
