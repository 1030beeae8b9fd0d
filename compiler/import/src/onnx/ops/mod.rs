//! Operators, by what they do.

pub(super) mod activation;
pub(super) mod attention;
pub(super) mod convolution;
pub(super) mod elementwise;
pub(super) mod gather;
pub(super) mod generate;
pub(super) mod matrix;
pub(super) mod norm;
pub(super) mod pool;
pub(super) mod quantised;
pub(super) mod recurrent;
pub(super) mod reduce;
pub(super) mod resize;
pub(super) mod shapes;
pub(super) mod slices;
pub(super) mod window;
