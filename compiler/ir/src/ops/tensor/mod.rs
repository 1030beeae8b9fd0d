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

pub use collective::Collective;
pub use collective_permute::Route;
pub use combiner::Combiner;
pub use points::Points;
pub use sliding::Sliding;

use super::attribute::{AttributeError, AttributeReader};
use super::{OpDef, OpKind};
use crate::mesh::AxisId;

tensor_ops! {
    /// Shards put one after another, for all.
    all_gather::AllGather = "all_gather",
    /// Shards combined, for all.
    all_reduce::AllReduce = "all_reduce",
    /// Pieces exchanged among all.
    all_to_all::AllToAll = "all_to_all",
    /// The largest elements along a dimension, and where they stand.
    arg_reduce::ArgReduce = "arg_reduce",
    /// The same bits as another element type.
    bitcast_convert::BitcastConvert = "bitcast_convert",
    /// A tensor repeated along new dimensions.
    broadcast_in_dim::BroadcastInDim = "broadcast_in_dim",
    /// What another function of the module yields.
    call::Call = "call",
    /// One of several functions, as an index says.
    case::Case = "case",
    /// Elements within bounds.
    clamp::Clamp = "clamp",
    /// What one device holds, for all.
    collective_broadcast::CollectiveBroadcast = "collective_broadcast",
    /// Devices send what they hold to one another.
    collective_permute::CollectivePermute = "collective_permute",
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
    /// A function run on every device along some axes, on shards.
    manual_computation::ManualComputation = "manual_computation",
    /// Values as they are, which nothing is moved across.
    optimization_barrier::OptimizationBarrier = "optimization_barrier",
    /// The position of the device along axes.
    partition_index::PartitionIndex = "partition_index",
    /// Elements along dimensions combined into one.
    reduce::Reduce = "reduce",
    /// Floats rounded to fewer bits.
    reduce_precision::ReducePrecision = "reduce_precision",
    /// Shards combined, a part for each.
    reduce_scatter::ReduceScatter = "reduce_scatter",
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
    /// A value whose annotation counts.
    sharding_constraint::ShardingConstraint = "sharding_constraint",
    /// Part of a tensor, with steps.
    slice::Slice = "slice",
    /// Elements in order along a dimension.
    sort::Sort = "sort",
    /// The largest elements of the last dimension.
    top_k::TopK = "top_k",
    /// Dimensions in another order.
    transpose::Transpose = "transpose",
    /// A function repeated as long as another says so.
    while_loop::While = "while",
}

impl TensorOp {
    /// As an op in which devices exchange what they hold.
    pub fn collective(&self) -> Option<&dyn Collective> {
        match self {
            Self::AllGather(op) => Some(op),
            Self::AllReduce(op) => Some(op),
            Self::AllToAll(op) => Some(op),
            Self::CollectiveBroadcast(op) => Some(op),
            Self::CollectivePermute(op) => Some(op),
            Self::ReduceScatter(op) => Some(op),
            Self::BitcastConvert(_) | Self::BroadcastInDim(_) | Self::Call(_) => None,
            Self::Case(_) | Self::Clamp(_) | Self::Compare(_) | Self::Convert(_) => None,
            Self::Convolution(_) | Self::DotGeneral(_) | Self::DynamicSlice(_) => None,
            Self::DynamicUpdateSlice(_) | Self::Gather(_) | Self::InteriorPad(_) => None,
            Self::Iota(_) | Self::OptimizationBarrier(_) | Self::PartitionIndex(_) => None,
            Self::Reduce(_) | Self::ReduceWindow(_) | Self::Reverse(_) => None,
            Self::Scatter(_) | Self::Select(_) | Self::SelectAndScatter(_) => None,
            Self::ShardingConstraint(_) | Self::Slice(_) | Self::Sort(_) => None,
            Self::TopK(_) | Self::Transpose(_) | Self::While(_) => None,
            Self::ArgReduce(_) | Self::ManualComputation(_) | Self::ReducePrecision(_) => None,
        }
    }

    /// The axes of the mesh that it names, each as often as it does.
    pub fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        match self {
            Self::AllGather(op) => op.axes.iter_mut().collect(),
            Self::AllReduce(op) => op.axes.iter_mut().collect(),
            Self::AllToAll(op) => op.axes.iter_mut().collect(),
            Self::CollectiveBroadcast(op) => op.axes.iter_mut().collect(),
            Self::CollectivePermute(op) => {
                let mut axes: Vec<_> = op.axes.iter_mut().collect();
                if let Route::Reorder(order) = &mut op.route {
                    axes.extend(order);
                }
                axes
            }
            Self::ManualComputation(op) => {
                let tensors = op.inputs.iter_mut().chain(&mut op.outputs);
                op.axes
                    .iter_mut()
                    .chain(tensors.flatten().flatten())
                    .collect()
            }
            Self::PartitionIndex(op) => op.axes.iter_mut().collect(),
            Self::ReduceScatter(op) => op.axes.iter_mut().collect(),
            Self::BitcastConvert(_) | Self::BroadcastInDim(_) | Self::Call(_) => vec![],
            Self::Case(_) | Self::Clamp(_) | Self::Compare(_) | Self::Convert(_) => vec![],
            Self::Convolution(_) | Self::DotGeneral(_) | Self::DynamicSlice(_) => vec![],
            Self::DynamicUpdateSlice(_) | Self::Gather(_) | Self::InteriorPad(_) => vec![],
            Self::Iota(_) | Self::OptimizationBarrier(_) | Self::Reduce(_) => vec![],
            Self::ReduceWindow(_) | Self::Reverse(_) | Self::Scatter(_) => vec![],
            Self::Select(_) | Self::SelectAndScatter(_) | Self::ShardingConstraint(_) => vec![],
            Self::Slice(_) | Self::Sort(_) | Self::TopK(_) | Self::Transpose(_) => vec![],
            Self::While(_) | Self::ArgReduce(_) | Self::ReducePrecision(_) => vec![],
        }
    }

    /// Names of the functions that it calls.
    pub fn callees(&self) -> Vec<&str> {
        match self {
            Self::Call(op) => vec![&op.function],
            Self::ManualComputation(op) => vec![&op.function],
            Self::While(op) => vec![&op.condition, &op.body],
            Self::Case(op) => op.functions.iter().map(String::as_str).collect(),
            Self::BitcastConvert(_) | Self::BroadcastInDim(_) | Self::Clamp(_) => vec![],
            Self::Compare(_) | Self::Convert(_) | Self::Convolution(_) => vec![],
            Self::DotGeneral(_) | Self::DynamicSlice(_) | Self::DynamicUpdateSlice(_) => vec![],
            Self::Gather(_) | Self::InteriorPad(_) | Self::Iota(_) => vec![],
            Self::OptimizationBarrier(_) | Self::Reduce(_) | Self::ReduceWindow(_) => vec![],
            Self::Reverse(_) | Self::Scatter(_) | Self::Select(_) => vec![],
            Self::SelectAndScatter(_) | Self::Slice(_) | Self::Sort(_) => vec![],
            Self::TopK(_) | Self::Transpose(_) | Self::ShardingConstraint(_) => vec![],
            Self::AllGather(_) | Self::AllReduce(_) | Self::AllToAll(_) => vec![],
            Self::CollectiveBroadcast(_) | Self::CollectivePermute(_) => vec![],
            Self::PartitionIndex(_) | Self::ReduceScatter(_) => vec![],
            Self::ArgReduce(_) | Self::ReducePrecision(_) => vec![],
        }
    }
}
