//! Dense layers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::dropout::Dropout;
use crate::layers::flatten::Flatten;
use crate::layers::{Activation, Dense, Layer, Sequence};
use crate::net::Net;

/// A multi-layer perceptron: hidden layers, then a unit per class or number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mlp {
    /// Extents of a sample; it is flattened.
    pub input: Vec<usize>,
    /// Units of each hidden layer.
    pub hidden: Vec<usize>,
    /// Classes, or numbers that are predicted.
    pub outputs: usize,
    /// Function after each hidden layer.
    #[serde(default = "relu")]
    pub activation: Activation,
    /// Probability of dropout after each hidden layer.
    #[serde(default)]
    pub dropout: f32,
}

/// The usual function after hidden layers.
pub(super) const fn relu() -> Activation {
    Activation::Relu
}

impl Mlp {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let mut layers: Vec<Layer> = vec![];
        if self.input.len() != 1 {
            layers.push(Flatten {}.into());
        }
        for units in &self.hidden {
            layers.push(Dense::new(*units).with(self.activation).into());
            if self.dropout != 0.0 {
                layers.push(Dropout { rate: self.dropout }.into());
            }
        }
        layers.push(Dense::new(self.outputs).into());
        Net::new("mlp", self.input.clone(), Sequence::new(layers))
    }
}
