//! Small Transformers on tokens (Vaswani et al. 2017), normalised before each part.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::dropout::Dropout;
use crate::layers::embedding::Embedding;
use crate::layers::layer_norm::LayerNorm;
use crate::layers::pool::{Pool, PoolFunction};
use crate::layers::position::Position;
use crate::layers::{Activation, Attention, Dense, Layer, Named, Residual, Sequence};
use crate::net::Net;

/// A Transformer that sees all of a sequence, and yields a class of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TransformerEncoder {
    /// Different tokens.
    pub tokens: usize,
    /// Tokens of a sample.
    pub time: usize,
    /// Classes.
    pub classes: usize,
    /// Sizes of its blocks.
    #[serde(flatten)]
    pub blocks: Blocks,
}

/// A Transformer that sees what came before, and yields the next token at each place: labels are
/// `i32[batch, time]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TransformerDecoder {
    /// Different tokens.
    pub tokens: usize,
    /// Tokens of a sample.
    pub time: usize,
    /// Sizes of its blocks.
    #[serde(flatten)]
    pub blocks: Blocks,
}

/// Sizes of the blocks of a Transformer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Blocks {
    /// Blocks.
    #[serde(default = "layers")]
    pub layers: usize,
    /// Channels.
    #[serde(default = "width")]
    pub width: usize,
    /// Heads of attention.
    #[serde(default = "heads")]
    pub heads: usize,
    /// Units of the inner dense layer.
    #[serde(default = "hidden")]
    pub hidden: usize,
    /// Probability of dropout after each part.
    #[serde(default)]
    pub dropout: f32,
}

const fn layers() -> usize {
    2
}

const fn width() -> usize {
    128
}

const fn heads() -> usize {
    4
}

const fn hidden() -> usize {
    512
}

impl Default for Blocks {
    fn default() -> Self {
        Self {
            layers: layers(),
            width: width(),
            heads: heads(),
            hidden: hidden(),
            dropout: 0.0,
        }
    }
}

impl Blocks {
    /// Embedding, blocks and a last normalisation.
    fn layers(&self, tokens: usize, causal: bool) -> Vec<Layer> {
        let mut layers: Vec<Layer> = vec![
            Embedding::new(tokens, self.width).into(),
            Position {}.into(),
        ];
        for block in 1..=self.layers {
            let attention = self.part(vec![Attention::new(self.heads, causal).into()]);
            let wide = Dense::new(self.hidden).with(Activation::Gelu);
            let feed = self.part(vec![wide.into(), Dense::new(self.width).into()]);
            let parts = Sequence::new([attention, feed]);
            layers.push(Named::new(format!("block_{block}"), parts).into());
        }
        layers.push(LayerNorm::default().into());
        layers
    }

    /// A part with the way around it.
    fn part(&self, layers: Vec<Layer>) -> Layer {
        let mut body: Vec<Layer> = vec![LayerNorm::default().into()];
        body.extend(layers);
        if self.dropout != 0.0 {
            body.push(Dropout { rate: self.dropout }.into());
        }
        Residual::new(body).into()
    }
}

impl TransformerEncoder {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let mut layers = self.blocks.layers(self.tokens, false);
        layers.push(Pool::global(PoolFunction::Average).into());
        layers.push(Dense::new(self.classes).into());
        Net::new("transformer_encoder", [self.time], Sequence::new(layers)).of_tokens()
    }
}

impl TransformerDecoder {
    /// The network; its outputs are logits at each place.
    pub fn net(&self) -> Net {
        let mut layers = self.blocks.layers(self.tokens, true);
        layers.push(Dense::new(self.tokens).into());
        Net::new("transformer_decoder", [self.time], Sequence::new(layers)).of_tokens()
    }
}
