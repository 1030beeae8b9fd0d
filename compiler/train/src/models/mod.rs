//! Families of networks, each with a struct of parameters. A file each.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::net::Net;

pub mod autoencoder;
pub mod crnn;
pub mod dlrm;
pub mod ds_cnn;
pub mod mlp;
pub mod mobilenet;
pub mod resnet;
pub mod transformer;

pub use autoencoder::Autoencoder;
pub use crnn::Crnn;
pub use dlrm::Dlrm;
pub use ds_cnn::DsCnn;
pub use mlp::Mlp;
pub use mobilenet::{MobilenetV1, MobilenetV2};
pub use resnet::{Resnet8, Resnet50};
pub use transformer::{TransformerDecoder, TransformerEncoder};

/// A family with its parameters, told apart by the field `kind`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Model {
    /// Dense layers.
    Mlp(Mlp),
    /// Dense layers that narrow and widen again.
    Autoencoder(Autoencoder),
    /// Depthwise separable convolutions on spectrograms.
    DsCnn(DsCnn),
    /// Depthwise separable convolutions on images.
    #[serde(rename = "mobilenet_v1")]
    MobilenetV1(MobilenetV1),
    /// Inverted residuals on images.
    #[serde(rename = "mobilenet_v2")]
    MobilenetV2(MobilenetV2),
    /// A small residual network on images.
    Resnet8(Resnet8),
    /// A large residual network on images.
    Resnet50(Resnet50),
    /// A convolution, then recurrent layers on spectrograms.
    Crnn(Crnn),
    /// Attention over all of a sequence.
    TransformerEncoder(TransformerEncoder),
    /// Attention over what came before.
    TransformerDecoder(TransformerDecoder),
    /// Numbers and categories, and how they interact.
    Dlrm(Dlrm),
    /// Layers as they are written.
    Layers(Box<Net>),
}

impl Model {
    /// The network.
    pub fn net(&self) -> Net {
        match self {
            Self::Mlp(it) => it.net(),
            Self::Autoencoder(it) => it.net(),
            Self::DsCnn(it) => it.net(),
            Self::MobilenetV1(it) => it.net(),
            Self::MobilenetV2(it) => it.net(),
            Self::Resnet8(it) => it.net(),
            Self::Resnet50(it) => it.net(),
            Self::Crnn(it) => it.net(),
            Self::TransformerEncoder(it) => it.net(),
            Self::TransformerDecoder(it) => it.net(),
            Self::Dlrm(it) => it.net(),
            Self::Layers(net) => (**net).clone(),
        }
    }
}

#[cfg(test)]
mod tests;
