//! Layers: data that builds ops. A file each.
//!
//! Inputs have the batch first. Images are `[batch, rows, columns, channels]`, sequences
//! `[batch, time, channels]`.

use peapod_ir::builder::Emit;
use peapod_ir::{Origin, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::TrainError;
use crate::scope::Scope;

/// What a layer does.
pub trait Build {
    /// Emits the layer on an input, whose first dimension is the batch.
    ///
    /// # Errors
    ///
    /// The layer cannot take such an input, or one of its fields is out of range.
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError>;
}

macro_rules! layers {
    ($($(#[$doc:meta])* $module:ident::$layer:ident = $kind:literal: $place:ident;)*) => {
        $(pub mod $module;)*
        $(pub use $module::$layer;)*

        /// A layer, told apart by the field `kind`.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "kind")]
        pub enum Layer {
            $($(#[$doc])* #[serde(rename = $kind)] $layer($layer),)*
        }

        $(impl From<$layer> for Layer {
            fn from(layer: $layer) -> Self {
                Self::$layer(layer)
            }
        })*

        impl Layer {
            /// What it is called in descriptions and names.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$layer(_) => $kind,)*
                }
            }

            /// Whether it has a place of its own in the names of parameters.
            const fn has_place(&self) -> bool {
                match self {
                    $(Self::$layer(_) => place!($place),)*
                }
            }

            fn definition(&self) -> &dyn Build {
                match self {
                    $(Self::$layer(layer) => layer,)*
                }
            }
        }
    };
}

macro_rules! place {
    (own) => {
        true
    };
    (transparent) => {
        false
    };
}

// Name: whether names of parameters tell it.
layers! {
    /// Function of each element, or of each row.
    activation::Activate = "activation": own;
    /// Attention of several heads.
    attention::Attention = "attention": own;
    /// Channels brought to mean 0 and variance 1 over the batch.
    batch_norm::BatchNorm = "batch_norm": own;
    /// Some of the last dimension.
    columns::Columns = "columns": own;
    /// 2-D convolution.
    conv2d::Conv2d = "conv2d": own;
    /// Matrix product with weights.
    dense::Dense = "dense": own;
    /// 2-D convolution of each channel.
    depthwise_conv2d::DepthwiseConv2d = "depthwise_conv2d": own;
    /// Elements left out at random.
    dropout::Dropout = "dropout": own;
    /// Rows of a table.
    embedding::Embedding = "embedding": own;
    /// A network that was trained elsewhere.
    file::File = "file": own;
    /// One dimension of all.
    flatten::Flatten = "flatten": own;
    /// Gated recurrent units.
    gru::Gru = "gru": own;
    /// Products of vectors with one another.
    interaction::Interaction = "interaction": own;
    /// Rows brought to mean 0 and variance 1.
    layer_norm::LayerNorm = "layer_norm": own;
    /// Long short-term memory.
    lstm::Lstm = "lstm": own;
    /// Layers under a name.
    named::Named = "named": transparent;
    /// Several layers on one input, side by side.
    parallel::Parallel = "parallel": own;
    /// Largest or mean of windows, or of all.
    pool::Pool = "pool": own;
    /// A vector for each place of a sequence, added.
    position::Position = "position": own;
    /// The same elements under another shape.
    reshape::Reshape = "reshape": own;
    /// Layers and what goes into them, added up.
    residual::Residual = "residual": own;
    /// Rows brought to a mean square of 1.
    rms_norm::RmsNorm = "rms_norm": own;
    /// One layer after another.
    sequence::Sequence = "sequence": transparent;
    /// Filters over time.
    svdf::Svdf = "svdf": own;
}

mod recurrence;

pub use activation::Activation;
pub use conv2d::Padding;
pub use file::Files;
pub use pool::PoolFunction;

impl Layer {
    /// Emits the layer on an input, whose first dimension is the batch.
    ///
    /// # Errors
    ///
    /// The layer cannot take such an input, or one of its fields is out of range.
    pub fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        if !self.has_place() {
            return self.definition().build(at, x);
        }
        let name = at.next_name(self.kind());
        at.within(name, self.kind(), |at| {
            let result = self.definition().build(at, x)?;
            let name = at.layer();
            let build = at.builder();
            if build.function().value(result).origin == Origin::Result && result != x {
                build.rename(result, name);
            }
            Ok(result)
        })
    }
}

/// `true`, as a default of fields.
pub(crate) const fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests;
