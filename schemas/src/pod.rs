//! The pod: a checked [`Program`] for everything that runs, walks or shows one.
//!
//! [`read`] is the only reader of `.pod` files. What it lets pass is consistent: ids point at
//! something, shapes and element types suit every op, and nothing reads or writes outside of its
//! memory. [`mod@file`] holds the tables as flatc makes them, for those who write pods.

mod aligned;
mod check;
mod collective;
pub mod delays;
mod element;
pub mod hand_over;
pub mod limits;
mod op;
mod program;
mod read;
mod stages;
mod work;

/// `pod.fbs` as flatc makes it: tables, and native structs (`PodT` and so on) that pack into them.
pub mod file {
    pub use crate::pod_generated::peapod::pod::*;
}

pub use aligned::AlignedBytes;
pub use check::least_work;
pub use collective::{Collective, CollectiveKind, CollectiveOp, Route};
pub use element::{
    Combiner, DType, ElementOp, Function, IntegerOp, LogicalOp, RealOp, Relation, Shown,
};
pub use op::{
    ArgReduce, BroadcastInDim, Case, Concatenation, Convolution, DotGeneral, ElementStep, Fusion,
    Gather, InteriorPad, Op, Pad, PartitionIndex, Points, RaggedDot, Receive, Reduce, ReduceWindow,
    Reverse, Scatter, SelectAndScatter, Send, Slice, Sliding, Sort, Transpose, View, While,
};
pub use program::{Checked, Computation, Location, Mesh, Place, Port, Program, Step, Value};
pub use read::{ReadError, read, read_without_checksum, version};
pub use stages::{Message, Stage};
