//! 2-D convolution.

use peapod_ir::ValueId;
use peapod_ir::ops::{self, Contraction, Padding2d, Window};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Activation, Build, yes};
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// Filters over rows, columns and all channels: `[batch, rows, columns, channels]` to
/// `[batch, rows', columns', filters]`.
///
/// Parameters: `kernel` `[filters, rows, columns, channels]`, `bias` `[filters]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Conv2d {
    /// Filters; ≥ 1.
    pub filters: usize,
    /// Extents of a filter: rows, columns.
    pub kernel_size: [usize; 2],
    /// Steps between windows: rows, columns.
    #[serde(default = "ones")]
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns.
    #[serde(default = "ones")]
    pub dilation: [usize; 2],
    /// What is around the input.
    #[serde(default)]
    pub padding: Padding,
    /// Applied to the result.
    #[serde(default)]
    pub activation: Activation,
    /// Whether each filter adds a number of its own.
    #[serde(default = "yes")]
    pub use_bias: bool,
    /// How the kernel begins; the bias begins with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

/// What is around an input that a window slides over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Padding {
    /// As much that there are as many windows as steps fit into the input; more of it at the end.
    #[default]
    Same,
    /// Nothing.
    Valid,
}

/// No step is left out.
pub(crate) const fn ones() -> [usize; 2] {
    [1, 1]
}

impl Padding {
    /// Rows and columns around an input of these extents, for windows that cover that many.
    pub(crate) fn around(
        self,
        input: [usize; 2],
        covered: [usize; 2],
        stride: [usize; 2],
    ) -> Padding2d {
        let sides = |axis: usize| -> [usize; 2] {
            let positions = input[axis].div_ceil(stride[axis]);
            let reach = positions.saturating_sub(1) * stride[axis] + covered[axis];
            let missing = match self {
                Self::Valid => 0,
                Self::Same => reach.saturating_sub(input[axis]),
            };
            [missing / 2, missing - missing / 2]
        };
        let ([top, bottom], [left, right]) = (sides(0), sides(1));
        Padding2d {
            top,
            bottom,
            left,
            right,
        }
    }
}

/// A window that slides over the rows and columns of `x`, and how often it does.
///
/// # Errors
///
/// `x` is no image, an extent or a step is 0, or the window does not fit.
pub(crate) fn slide(
    at: &Scope<'_>,
    x: ValueId,
    (extent, stride, dilation): ([usize; 2], [usize; 2], [usize; 2]),
    padding: Padding,
) -> Result<(Window, [usize; 2]), TrainError> {
    let help = "put a `reshape` before it that makes rows, columns and channels";
    at.expect_rank(x, 3, "[rows, columns, channels]", help)?;
    for (field, pair) in [
        ("window", extent),
        ("stride", stride),
        ("dilation", dilation),
    ] {
        pair.into_iter()
            .try_for_each(|it| at.expect_positive(field, it))?;
    }
    let input = [at.shape(x)[1], at.shape(x)[2]];
    let covered = [0, 1].map(|axis| (extent[axis] - 1) * dilation[axis] + 1);
    let window = Window {
        extent,
        stride,
        dilation,
        padding: padding.around(input, covered, stride),
    };
    let positions = [0, 1].map(|axis| window.positions(axis, input[axis]));
    match positions {
        [Some(rows), Some(columns)] => Ok((window, [rows, columns])),
        _ => Err(at.refuse(
            format!("expected an image of at least {covered:?}, found {input:?}"),
            "make the window smaller, or the padding `same`",
        )),
    }
}

impl Conv2d {
    /// Filters of this size with step 1, padding `same`, a bias and no activation.
    pub fn new(filters: usize, kernel_size: [usize; 2]) -> Self {
        Self {
            filters,
            kernel_size,
            stride: ones(),
            dilation: ones(),
            padding: Padding::default(),
            activation: Activation::None,
            use_bias: true,
            kernel_initializer: Initializer::default(),
        }
    }
}

impl Build for Conv2d {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_positive("filters", self.filters)?;
        let geometry = (self.kernel_size, self.stride, self.dilation);
        let (window, [rows, columns]) = slide(at, x, geometry, self.padding)?;
        let (batch, channels) = (at.shape(x)[0], at.shape(x)[3]);
        let [high, wide] = self.kernel_size;
        let fans = Fans {
            inputs: high * wide * channels,
            outputs: high * wide * self.filters,
        };
        let kernel = [self.filters, high, wide, channels];
        let kernel = at.parameter("kernel", kernel, self.kernel_initializer, fans)?;
        let mut operands = vec![at.quantized(x, "input")?];
        operands.push(at.weights(kernel, ops::Conv2d::CHANNEL_AXIS)?);
        if self.use_bias {
            operands.push(at.channelwise("bias", self.filters, 0.0)?);
        }
        let kind = ops::Conv2d {
            stride: window.stride,
            dilation: window.dilation,
            padding: window.padding,
            activation: ops::Activation::None,
        };
        let y = at.emit(kind, &operands, [batch, rows, columns, self.filters]);
        self.activation.apply(at, y)
    }
}
