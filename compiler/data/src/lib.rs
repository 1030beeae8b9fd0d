//! Data sets for training: arrays of NumPy, tables, folders of sounds and of images, in batches.
//!
//! [`Dataset::open`] reads what an experiment's [`DataParams`] say and divides it into parts; the
//! [`batches`](Split::batches) of a part are the same for any number of hosts and threads, and
//! begin anywhere at no cost, so that a run that is resumed goes on exactly.

mod augment;
mod batch;
mod dataset;
mod features;
mod labels;
mod normalize;
pub mod params;
mod prefetch;
mod problem;
mod random;
mod source;
mod split;

pub use batch::{Batch, BatchOptions, PADDING};
pub use dataset::{Dataset, Split};
pub use features::{FeatureExtractor, Hooks, Tick};
pub use labels::Labels;
pub use normalize::Normalization;
pub use params::DataParams;
pub use prefetch::Batches;
pub use source::{
    DecodeError, ImageSize, SoundSize, decode_image, decode_sound, image_size, of_16_bits,
    sound_size,
};
