//! Tensor-level ops: those that training steps are made of, on tensors of any rank.
//!
//! Their meaning is that of the StableHLO op of the same name. Regions are other functions of the
//! module, or a word where a few functions are all that is ever asked for.

pub mod collective;
pub mod combiner;
mod index;
pub mod points;
mod precision;
mod product;
mod scatter_vjp;
pub mod sliding;
mod taps;

/// An op on shards, by a word in the table.
macro_rules! localised {
    (same $op:ident $types:ident) => {{
        let _ = $types;
        $op.clone().into()
    }};
    (localised $op:ident $types:ident) => {
        $op.localised($types).into()
    };
}

/// What an op reads, by a word in the table.
macro_rules! partly_reads {
    (all) => {
        None
    };
    ($whole:tt) => {
        Some(&$whole)
    };
}

macro_rules! tensor_ops {
    ($($(#[$doc:meta])* $module:ident::$op:ident = $mnemonic:literal:
        $class:ident $shards:ident $reads:tt,)*) => {
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

            /// Its derivative.
            pub(crate) fn vjp(&self) -> &dyn Vjp {
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

            /// The op on shards, see [`OpKind::localised`].
            pub(super) fn localised(&self, types: &OpTypes<'_>) -> OpKind {
                match self {
                    $(Self::$op(op) => localised!($shards op types),)*
                }
            }

            /// Which operands besides operand 0 are read as a whole by an op that reads no more of
            /// operand 0 than it writes; `None` if all of every operand is read.
            pub const fn partly_reads(&self) -> Option<&'static [usize]> {
                match self {
                    $(Self::$op(_) => partly_reads!($reads),)*
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
pub use precision::Precision;
pub use sharding_constraint::Spread;
pub use sliding::Sliding;

use super::attribute::{AttributeError, AttributeReader};
use super::facts::{Class, ControlFacts, axes_mut, class};
use super::{OpDef, OpKind};
use crate::dimension_rule::OpTypes;
use crate::mesh::AxisId;
use crate::vjp::Vjp;

// Name: class, whether its attributes hold for shards, what it reads: all, or of operand 0 no more
// than it writes, and these operands.
tensor_ops! {
    /// Shards put one after another, for all.
    all_gather::AllGather = "all_gather": Collective same all,
    /// Shards combined, for all.
    all_reduce::AllReduce = "all_reduce": Collective same all,
    /// Pieces exchanged among all.
    all_to_all::AllToAll = "all_to_all": Collective same all,
    /// The largest elements along a dimension, and where they are.
    arg_reduce::ArgReduce = "arg_reduce": Ordering same all,
    /// The same bits as another element type.
    bitcast_convert::BitcastConvert = "bitcast_convert": Elementwise same all,
    /// A tensor repeated along new dimensions.
    broadcast_in_dim::BroadcastInDim = "broadcast_in_dim": View same all,
    /// What another function of the module yields.
    call::Call = "call": Control same all,
    /// One of several functions, as an index says.
    case::Case = "case": Control same all,
    /// Elements within bounds.
    clamp::Clamp = "clamp": Elementwise same all,
    /// What one device holds, for all.
    collective_broadcast::CollectiveBroadcast = "collective_broadcast": Collective same all,
    /// Devices send what they hold to one another.
    collective_permute::CollectivePermute = "collective_permute": Collective same all,
    /// How elements of two tensors relate.
    compare::Compare = "compare": Elementwise same all,
    /// The same numbers in another element type.
    convert::Convert = "convert": Elementwise same all,
    /// Convolution over any number of spatial dimensions.
    convolution::Convolution = "convolution": Contraction localised all,
    /// Sums of products over shared dimensions.
    dot_general::DotGeneral = "dot_general": Contraction same all,
    /// Part of a tensor that begins at a computed index.
    dynamic_slice::DynamicSlice = "dynamic_slice": Indexing same [],
    /// A tensor with a part replaced, from a computed index on.
    dynamic_update_slice::DynamicUpdateSlice = "dynamic_update_slice": Indexing same all,
    /// Slices of a tensor, from computed indices on.
    gather::Gather = "gather": Indexing localised [1],
    /// A tensor with edge and interior padding.
    interior_pad::InteriorPad = "interior_pad": Movement same all,
    /// Numbers that count along a dimension.
    iota::Iota = "iota": Index same all,
    /// A function run on every device along some axes, on shards.
    manual_computation::ManualComputation = "manual_computation": Control same all,
    /// Values as they are, which nothing is moved across.
    optimization_barrier::OptimizationBarrier = "optimization_barrier": Barrier same all,
    /// The position of the device along axes.
    partition_index::PartitionIndex = "partition_index": DeviceIndex same all,
    /// Products of rows with the matrix of their group.
    ragged_dot::RaggedDot = "ragged_dot": Contraction same all,
    /// What a device of another stage of a pipeline sends.
    receive::Receive = "receive": Opaque same all,
    /// Elements along dimensions combined into one.
    reduce::Reduce = "reduce": Reduction same all,
    /// Floats rounded to fewer bits.
    reduce_precision::ReducePrecision = "reduce_precision": Elementwise same all,
    /// Shards combined, a part for each.
    reduce_scatter::ReduceScatter = "reduce_scatter": Collective same all,
    /// Elements under a sliding window combined into one.
    reduce_window::ReduceWindow = "reduce_window": Reduction same all,
    /// Elements in the opposite order along some dimensions.
    reverse::Reverse = "reverse": View same all,
    /// A tensor with slices combined into it.
    scatter::Scatter = "scatter": Reduction same all,
    /// One of two elements, as a truth value says.
    select::Select = "select": Elementwise same all,
    /// Values brought to the elements that their windows select.
    select_and_scatter::SelectAndScatter = "select_and_scatter": Reduction same all,
    /// What a device of another stage of a pipeline receives.
    send::Send = "send": Opaque same all,
    /// A value whose annotation counts, and that shardings may spread through one way only.
    sharding_constraint::ShardingConstraint = "sharding_constraint": View same all,
    /// Part of a tensor, with steps.
    slice::Slice = "slice": View localised [],
    /// Elements in order along a dimension.
    sort::Sort = "sort": Ordering same all,
    /// The largest elements of the last dimension.
    top_k::TopK = "top_k": Ordering same all,
    /// Dimensions in another order.
    transpose::Transpose = "transpose": View same all,
    /// A function repeated as long as another says so.
    while_loop::While = "while": Control same all,
}
