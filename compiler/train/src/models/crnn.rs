//! A convolution, then recurrent layers on spectrograms.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::gru::Gru;
use crate::layers::reshape::Reshape;
use crate::layers::{Activation, Conv2d, Dense, Layer, Padding, Sequence};
use crate::net::Net;

/// CRNN for keywords (Arik et al. 2017; Zhang et al. 2017): a convolution over time and frequency,
/// GRUs over time, dense layers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crnn {
    /// Steps of time and channels of the features.
    pub input: [usize; 2],
    /// Classes.
    pub classes: usize,
    /// Filters of the convolution.
    #[serde(default = "filters")]
    pub filters: usize,
    /// Extents of its filters.
    #[serde(default = "kernel_size")]
    pub kernel_size: [usize; 2],
    /// Its steps.
    #[serde(default = "stride")]
    pub stride: [usize; 2],
    /// Units of each recurrent layer.
    #[serde(default = "recurrent")]
    pub recurrent: Vec<usize>,
    /// Units of the dense layer before the last.
    #[serde(default = "dense")]
    pub dense: usize,
}

const fn filters() -> usize {
    32
}

const fn kernel_size() -> [usize; 2] {
    [10, 4]
}

const fn stride() -> [usize; 2] {
    [2, 2]
}

fn recurrent() -> Vec<usize> {
    vec![64, 64]
}

const fn dense() -> usize {
    64
}

impl Crnn {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let [time, features] = self.input;
        let mut conv = Conv2d::new(self.filters, self.kernel_size);
        conv.stride = self.stride;
        conv.padding = Padding::Same;
        conv.activation = Activation::Relu;
        let image = Reshape {
            shape: vec![time, features, 1],
        };
        let steps = time.div_ceil(self.stride[0].max(1));
        let sequence = Reshape {
            shape: vec![steps, 0],
        };
        let mut layers: Vec<Layer> = vec![image.into(), conv.into(), sequence.into()];
        for (place, units) in self.recurrent.iter().enumerate() {
            let gru = Gru {
                units: *units,
                sequences: place + 1 < self.recurrent.len(),
                kernel_initializer: Default::default(),
            };
            layers.push(gru.into());
        }
        layers.push(Dense::new(self.dense).with(Activation::Relu).into());
        layers.push(Dense::new(self.classes).into());
        Net::new("crnn", self.input, Sequence::new(layers))
    }
}
