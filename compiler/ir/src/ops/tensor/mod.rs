//! Tensor-level ops: those that training steps are made of, on tensors of any rank.
//!
//! Their meaning is that of the StableHLO op of the same name. Regions are other functions of the
//! module, or a word where a few functions are all that is ever asked for.

pub mod combiner;
mod index;
pub mod points;
mod product;
pub mod sliding;

macro_rules! tensor_ops {
    ($($(#[$doc:meta])* $module:ident::$op:ident = $mnemonic:literal,)*) => {
        $(pub mod $module;)*
        $(pub use $module::$op;)*

        /// Which tensor-level operation, with its attributes.
        #[derive(Clone, Debug, PartialEq)]
        pub enum TensorOp {
            $($(#[$doc])* $op($op),)*
        }

        $(impl From<$op> for OpKind {
            fn from(op: $op) -> Self {
                Self::Tensor(TensorOp::$op(op))
            }
        })*

        impl TensorOp {
            /// Name in the text form.
            pub const fn mnemonic(&self) -> &'static str {
                match self {
                    $(Self::$op(_) => $mnemonic,)*
                }
            }

            /// What is true of this op on paper.
            pub fn def(&self) -> &dyn OpDef {
                match self {
                    $(Self::$op(op) => op,)*
                }
            }

            pub(super) fn read(
                name: &str,
                attributes: &mut AttributeReader,
            ) -> Option<Result<Self, AttributeError>> {
                match name {
                    $($mnemonic => Some(OpDef::read(name, attributes).map(Self::$op)),)*
                    _ => None,
                }
            }
        }
    };
}

pub use combiner::Combiner;
pub use points::Points;
pub use sliding::Sliding;

use super::attribute::{AttributeError, AttributeReader};
use super::{OpDef, OpKind};

tensor_ops! {
    /// The same bits as another element type.
    bitcast_convert::BitcastConvert = "bitcast_convert",
    /// A tensor repeated along new dimensions.
    broadcast_in_dim::BroadcastInDim = "broadcast_in_dim",
    /// Elements within bounds.
    clamp::Clamp = "clamp",
    /// How elements of two tensors relate.
    compare::Compare = "compare",
    /// The same numbers in another element type.
    convert::Convert = "convert",
    /// Convolution over any number of spatial dimensions.
    convolution::Convolution = "convolution",
    /// Sums of products over shared dimensions.
    dot_general::DotGeneral = "dot_general",
    /// Part of a tensor that begins at a computed index.
    dynamic_slice::DynamicSlice = "dynamic_slice",
    /// A tensor with a part replaced, from a computed index on.
    dynamic_update_slice::DynamicUpdateSlice = "dynamic_update_slice",
    /// Slices of a tensor, from computed indices on.
    gather::Gather = "gather",
    /// Surrounds and pulls apart the elements of a tensor.
    interior_pad::InteriorPad = "interior_pad",
    /// Numbers that count along a dimension.
    iota::Iota = "iota",
    /// Elements along dimensions combined into one.
    reduce::Reduce = "reduce",
    /// Elements under a sliding window combined into one.
    reduce_window::ReduceWindow = "reduce_window",
    /// Elements in the opposite order along some dimensions.
    reverse::Reverse = "reverse",
    /// A tensor with slices combined into it.
    scatter::Scatter = "scatter",
    /// One of two elements, as a truth value says.
    select::Select = "select",
    /// Values brought to the elements that their windows select.
    select_and_scatter::SelectAndScatter = "select_and_scatter",
    /// Part of a tensor, with steps.
    slice::Slice = "slice",
    /// Dimensions in another order.
    transpose::Transpose = "transpose",
}
