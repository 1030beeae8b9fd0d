//! Tensor-level ops: those that training steps are made of, on tensors of any rank.
//!
//! Their meaning is that of the StableHLO op of the same name. Regions are other functions of the
//! module, or a word where a few functions are all that is ever asked for.

pub mod collective;
pub mod combiner;
mod index;
pub mod points;
mod product;
pub mod sliding;

macro_rules! tensor_ops {
    ($($(#[$doc:meta])* $module:ident::$op:ident = $mnemonic:literal: $class:ident,)*) => {
        $(pub mod $module;)*
        $(pub use $module::$op;)*

        /// Which tensor-level operation, with its attributes.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

            /// What kind of thing it does.
            pub fn class(&self) -> Class<'_> {
                match self {
                    $(Self::$op(op) => class!($class op),)*
                }
            }

            /// The axes of the mesh that it names, each as often as it does.
            pub fn axes_mut(&mut self) -> Vec<&mut AxisId> {
                match self {
                    $(Self::$op(op) => axes_mut!($class op),)*
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

pub use collective::Collective;
pub use collective_permute::Route;
pub use combiner::Combiner;
pub use points::Points;
pub use sliding::Sliding;

use super::attribute::{AttributeError, AttributeReader};
use super::facts::{Class, ControlFacts, axes_mut, class};
use super::{OpDef, OpKind};
use crate::mesh::AxisId;

tensor_ops! {
    /// Shards put one after another, for all.
    all_gather::AllGather = "all_gather": Collective,
    /// Shards combined, for all.
    all_reduce::AllReduce = "all_reduce": Collective,
    /// Pieces exchanged among all.
    all_to_all::AllToAll = "all_to_all": Collective,
    /// The largest elements along a dimension, and where they stand.
    arg_reduce::ArgReduce = "arg_reduce": Ordering,
    /// The same bits as another element type.
    bitcast_convert::BitcastConvert = "bitcast_convert": Elementwise,
    /// A tensor repeated along new dimensions.
    broadcast_in_dim::BroadcastInDim = "broadcast_in_dim": View,
    /// What another function of the module yields.
    call::Call = "call": Control,
    /// One of several functions, as an index says.
    case::Case = "case": Control,
    /// Elements within bounds.
    clamp::Clamp = "clamp": Elementwise,
    /// What one device holds, for all.
    collective_broadcast::CollectiveBroadcast = "collective_broadcast": Collective,
    /// Devices send what they hold to one another.
    collective_permute::CollectivePermute = "collective_permute": Collective,
    /// How elements of two tensors relate.
    compare::Compare = "compare": Elementwise,
    /// The same numbers in another element type.
    convert::Convert = "convert": Elementwise,
    /// Convolution over any number of spatial dimensions.
    convolution::Convolution = "convolution": Contraction,
    /// Sums of products over shared dimensions.
    dot_general::DotGeneral = "dot_general": Contraction,
    /// Part of a tensor that begins at a computed index.
    dynamic_slice::DynamicSlice = "dynamic_slice": Indexing,
    /// A tensor with a part replaced, from a computed index on.
    dynamic_update_slice::DynamicUpdateSlice = "dynamic_update_slice": Indexing,
    /// Slices of a tensor, from computed indices on.
    gather::Gather = "gather": Indexing,
    /// A tensor with edge and interior padding.
    interior_pad::InteriorPad = "interior_pad": Movement,
    /// Numbers that count along a dimension.
    iota::Iota = "iota": Index,
    /// A function run on every device along some axes, on shards.
    manual_computation::ManualComputation = "manual_computation": Control,
    /// Values as they are, which nothing is moved across.
    optimization_barrier::OptimizationBarrier = "optimization_barrier": Barrier,
    /// The position of the device along axes.
    partition_index::PartitionIndex = "partition_index": DeviceIndex,
    /// Elements along dimensions combined into one.
    reduce::Reduce = "reduce": Reduction,
    /// Floats rounded to fewer bits.
    reduce_precision::ReducePrecision = "reduce_precision": Elementwise,
    /// Shards combined, a part for each.
    reduce_scatter::ReduceScatter = "reduce_scatter": Collective,
    /// Elements under a sliding window combined into one.
    reduce_window::ReduceWindow = "reduce_window": Reduction,
    /// Elements in the opposite order along some dimensions.
    reverse::Reverse = "reverse": View,
    /// A tensor with slices combined into it.
    scatter::Scatter = "scatter": Reduction,
    /// One of two elements, as a truth value says.
    select::Select = "select": Elementwise,
    /// Values brought to the elements that their windows select.
    select_and_scatter::SelectAndScatter = "select_and_scatter": Reduction,
    /// A value whose annotation counts.
    sharding_constraint::ShardingConstraint = "sharding_constraint": View,
    /// Part of a tensor, with steps.
    slice::Slice = "slice": View,
    /// Elements in order along a dimension.
    sort::Sort = "sort": Ordering,
    /// The largest elements of the last dimension.
    top_k::TopK = "top_k": Ordering,
    /// Dimensions in another order.
    transpose::Transpose = "transpose": View,
    /// A function repeated as long as another says so.
    while_loop::While = "while": Control,
}
