//! The kernels: one file per op, one static per element type.

use core::fmt;

use peapod_schemas::micro::Kernel as KernelId;

use crate::call::Call;
use crate::error::Fault;

/// Code for one op on one element type, with what it demands of its operands.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// Which kernel it is.
    pub id: KernelId,
    /// What its output may lie over.
    pub in_place: InPlace,
    /// How many of its last inputs it writes as well.
    pub(crate) written_inputs: u8,
    /// Checks counts, types and lengths of the operands against the parameters.
    pub(crate) check: fn(&Call<'_>) -> Result<(), Fault>,
    /// Runs it on the arena. What passed `check` never gives `None`.
    pub(crate) run: fn(&Call<'_>, &mut [u8]) -> Option<()>,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id.name())
    }
}

/// Which input a kernel's output may lie exactly over. Partial overlap is never allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlace {
    /// None.
    Never,
    /// The first.
    First,
    /// The first or the second, if it has the shape of the output.
    Either,
}

impl InPlace {
    /// Whether the input at this index may be overwritten.
    pub const fn allows(self, input: u8) -> bool {
        match self {
            Self::Never => false,
            Self::First => input == 0,
            Self::Either => input <= 1,
        }
    }
}

/// Lists the kernels: file, and the statics in it. `ALL` is in the order of the schema.
macro_rules! kernels {
    ($($file:ident: $($kernel:ident)*;)*) => {
        $(mod $file; pub use $file::{$($kernel),*};)*

        /// Every kernel, for hosts; a firmware links only those of its model.
        pub static ALL: [&Kernel; KernelId::ALL.len()] = [$($(&$kernel),*),*];
    };
}

kernels! {
    conv2d: CONV2D_S8 CONV2D_F32;
    depthwise_conv2d: DEPTHWISE_CONV2D_S8 DEPTHWISE_CONV2D_F32;
    fully_connected: FULLY_CONNECTED_S8 FULLY_CONNECTED_F32;
    average_pool2d: AVERAGE_POOL2D_S8 AVERAGE_POOL2D_F32;
    max_pool2d: MAX_POOL2D_S8 MAX_POOL2D_F32;
    add: ADD_S8 ADD_F32;
    sub: SUB_S8 SUB_F32;
    mul: MUL_S8 MUL_F32;
    mean: MEAN_S8 MEAN_F32;
    pad: PAD_X8 PAD_X32;
    copy: COPY_X8;
    concatenation: CONCATENATION_X8;
    softmax: SOFTMAX_S8 SOFTMAX_S8_S16 SOFTMAX_F32;
    lookup: LOOKUP_S8;
    clamp: CLAMP_F32;
    logistic: LOGISTIC_F32;
    tanh: TANH_F32;
    quantize: QUANTIZE_F32;
    requantize: REQUANTIZE;
    dequantize: DEQUANTIZE;
    svdf: SVDF_S8;
    conv2d_packed: CONV2D_S8_SCALAR CONV2D_S8_DSP;
    conv2d_mve: CONV2D_S8_MVE;
    depthwise_conv2d_dsp: DEPTHWISE_CONV2D_S8_DSP;
    depthwise_conv2d_mve: DEPTHWISE_CONV2D_S8_MVE;
    depthwise_conv2d_scalar: DEPTHWISE_CONV2D_S8_SCALAR;
    weighted_sum: WEIGHTED_SUM_S8;
    fully_connected_packed: FULLY_CONNECTED_S8_DSP FULLY_CONNECTED_S8_SCALAR;
}
