//! Kernels: what one device computes in one step, on dense row-major tensors.
//!
//! The reader has checked everything a kernel relies on: element types, shapes, attributes, and
//! that results do not overlap operands. A kernel splits its work into pieces that depend on the
//! shapes alone, so its results do not depend on the number of threads.

pub mod arg_reduce;
pub mod broadcast;
#[cfg(test)]
mod check;
pub mod concatenation;
pub mod convolution;
mod convolution_channelwise;
mod convolution_copy;
mod convolution_grid;
mod convolution_part;
mod convolution_window;
pub mod copy;
mod disjoint;
pub mod dot_general;
pub mod dynamic_slice;
mod element;
pub(crate) mod elementwise;
mod elementwise_convert;
mod elementwise_integer;
mod elementwise_math;
mod elementwise_real;
pub(crate) mod fusion;
mod fusion_place;
pub(crate) mod fusion_tile;
pub(crate) mod fusion_view;
pub mod gather;
mod gemm;
pub(crate) mod half;
mod lanes;
pub mod pad;
pub(crate) mod parallel;
mod points;
mod product;
pub mod ragged_dot;
pub mod reduce;
pub mod reduce_window;
pub(crate) mod region;
pub mod reverse;
pub(crate) mod scalar;
pub mod scatter;
pub mod select_and_scatter;
mod sliding;
mod small;
pub mod sort;
mod strides;
mod tile;
pub mod top_k;
pub mod transpose;

use peapod_schemas::pod::{DType, Op};

use crate::arena::Few;
use fusion::Source;

/// A tensor that is read.
#[derive(Clone, Copy, Debug)]
pub struct Dense<'a> {
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first.
    pub shape: &'a [usize],
    /// Little-endian elements, row-major, aligned to 64 bytes.
    pub bytes: &'a [u8],
}

/// A tensor that is written, every element of it.
#[derive(Debug)]
pub struct DenseMut<'a> {
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first.
    pub shape: &'a [usize],
    /// Little-endian elements, row-major, aligned to 64 bytes.
    pub bytes: &'a mut [u8],
}

impl DenseMut<'_> {
    /// The same tensor, lent for a shorter time.
    pub fn lend(&mut self) -> DenseMut<'_> {
        DenseMut {
            dtype: self.dtype,
            shape: self.shape,
            bytes: self.bytes,
        }
    }
}

/// Runs an op that neither communicates nor calls, and that nothing is prepared for.
pub(crate) fn run(op: &Op, operands: &[Source<'_>], results: &mut [DenseMut<'_>]) {
    // What is in the place of a result already is `None`.
    let given: Few<Option<Dense<'_>>> = operands.iter().map(Source::dense).collect();
    if *op == Op::Copy {
        for (x, out) in given.iter().zip(results) {
            x.iter().for_each(|x| copy::run(*x, out.lend()));
        }
        return;
    }
    if let Op::Scatter(op) = op {
        let [x, Some(indices), Some(updates)] = given[..] else {
            unreachable!("the reader lets the result have the place of the first operand alone")
        };
        scatter::run(op, x, indices, updates, results[0].lend());
        return;
    }
    let operands: Few<Dense<'_>> = given.into_iter().flatten().collect();
    compute(op, &operands, results);
}

fn compute(op: &Op, operands: &[Dense<'_>], results: &mut [DenseMut<'_>]) {
    let (first, rest) = results.split_at_mut(1);
    let out = first[0].lend();
    match op {
        Op::Convolution(op) => convolution::run(op, operands[0], operands[1], out),
        Op::RaggedDot(op) => ragged_dot::run(op, operands, out),
        Op::Reduce(op) => reduce::run(op, operands[0], operands[1], out),
        Op::ReduceWindow(op) => reduce_window::run(op, operands[0], operands[1], out),
        Op::SelectAndScatter(op) => {
            select_and_scatter::run(op, operands[0], operands[1], operands[2], out);
        }
        Op::Gather(op) => gather::run(op, operands[0], operands[1], out),
        Op::Sort(op) => sort::run(op, operands, results),
        Op::TopK => top_k::run(operands[0], out, rest[0].lend()),
        Op::ArgReduce(op) => arg_reduce::run(op, operands[0], out, rest[0].lend()),
        Op::Concatenation(op) => concatenation::run(op, operands, out),
        Op::InteriorPad(op) => pad::run(op, operands[0], operands[1], out),
        Op::Transpose(op) => transpose::run(op, operands[0], out),
        Op::Reverse(op) => reverse::run(op, operands[0], out),
        Op::BroadcastInDim(op) => broadcast::run(op, operands[0], out),
        Op::Fusion(_)
        | Op::DotGeneral(_)
        | Op::DynamicSlice
        | Op::Slice(_)
        | Op::DynamicUpdateSlice
        | Op::Scatter(_)
        | Op::Copy
        | Op::Case(_)
        | Op::While(_)
        | Op::Collective(_)
        | Op::PartitionIndex(_)
        | Op::Send(_)
        | Op::Receive(_) => unreachable!("they run elsewhere"),
    }
}
