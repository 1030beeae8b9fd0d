//! Largest or mean of windows, or of all.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{self, AveragePool2d, MaxPool2d};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conv2d::{ones, slide};
use super::{Build, Padding};
use crate::error::TrainError;
use crate::scope::Scope;

/// A pool over rows and columns of images, or, without a window, over everything but the channels:
/// `[batch, …, channels]` to `[batch, channels]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// What is taken of a window.
    pub function: PoolFunction,
    /// Extents of a window: rows, columns; absent for all.
    #[serde(default)]
    pub window: Option<[usize; 2]>,
    /// Steps between windows; the window's extents, unless it is said.
    #[serde(default)]
    pub stride: Option<[usize; 2]>,
    /// What is around the input; it does not count.
    #[serde(default = "valid")]
    pub padding: Padding,
}

/// What is taken of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PoolFunction {
    /// The largest element.
    Max,
    /// The mean.
    Average,
}

const fn valid() -> Padding {
    Padding::Valid
}

impl Pool {
    /// Largest elements of windows next to one another.
    pub const fn max(window: [usize; 2]) -> Self {
        Self {
            function: PoolFunction::Max,
            window: Some(window),
            stride: None,
            padding: Padding::Valid,
        }
    }

    /// Means of windows next to one another.
    pub const fn average(window: [usize; 2]) -> Self {
        Self {
            function: PoolFunction::Average,
            ..Self::max(window)
        }
    }

    /// A number per channel.
    pub const fn global(function: PoolFunction) -> Self {
        Self {
            function,
            window: None,
            ..Self::max(ones())
        }
    }

    fn of_all(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let shape = at.shape(x).to_vec();
        if shape.len() < 3 {
            return Err(at.refuse(
                format!("expected samples […, channels], found {:?}", &shape[1..]),
                "leave it out: there is one number per channel already",
            ));
        }
        let last = shape.len() - 1;
        match self.function {
            PoolFunction::Average => {
                let x = at.quantized(x, "input")?;
                Ok(at.mean(x, (1..last).collect(), false))
            }
            PoolFunction::Max => {
                let places = shape[1..last].iter().product();
                let [batch, channels] = [shape[0], shape[last]];
                let column = at.builder().reshape(x, [batch, places, 1, channels]);
                let kind = MaxPool2d {
                    window: [places, 1],
                    stride: ones(),
                    padding: ops::Padding2d::default(),
                    activation: ops::Activation::None,
                };
                let most = at.emit(kind, &[column], [batch, 1, 1, channels]);
                let most = at.builder().reshape(most, [batch, channels]);
                Ok(at.moved(most, x))
            }
        }
    }
}

impl Build for Pool {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let Some(extent) = self.window else {
            return self.of_all(at, x);
        };
        let stride = self.stride.unwrap_or(extent);
        let (slid, [rows, columns]) = slide(at, x, (extent, stride, ones()), self.padding)?;
        let shape = [at.shape(x)[0], rows, columns, at.shape(x)[3]];
        let (window, padding, activation) = (extent, slid.padding, ops::Activation::None);
        Ok(match self.function {
            PoolFunction::Max => {
                let kind = MaxPool2d {
                    window,
                    stride,
                    padding,
                    activation,
                };
                let most = at.emit(kind, &[x], shape);
                at.moved(most, x)
            }
            PoolFunction::Average => {
                let kind = AveragePool2d {
                    window,
                    stride,
                    padding,
                    activation,
                };
                let x = at.quantized(x, "input")?;
                let mean = at.emit(kind, &[x], shape);
                at.quantized_like(mean, x)
            }
        })
    }
}
