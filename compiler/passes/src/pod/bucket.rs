//! Combines collectives of one kind over the same axes into one with several operands.
//!
//! A collective has a cost of its own besides that of its bytes; small tensors should travel
//! together. Members of a bucket do not depend on one another: collectives have *levels*, and a
//! bucket holds those of one level. Since levels grow along every path, no order of buckets is
//! circular. Within a level buckets are filled in program order up to a number of bytes, so that
//! large ones can leave early.
//!
//! The level of a collective is the most collectives on a path to it, itself included: those that
//! can be done first are together. Near the end it is the highest that it can be: gradients that a
//! chain of activations puts at levels of their own go together, with what follows from them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::{AllGather, ReduceScatter, Route};
use peapod_ir::{Function, Module, Op, OpKind, ValueId};

use crate::error::PassError;

/// Bytes of one device's operands after which a bucket is full, unless the caller says another
/// number.
pub const BUCKET_BYTES: usize = 4 << 20;

/// Runs the pass with [`BUCKET_BYTES`].
pub fn run(module: &mut Module) -> Result<(), PassError> {
    combine(module, BUCKET_BYTES);
    Ok(())
}

/// Combines collectives into buckets of about this many bytes, in every function.
pub fn combine(module: &mut Module, bucket_bytes: usize) {
    for function in &mut module.functions {
        combine_within(function, |_| 0, bucket_bytes);
    }
}

/// Combines those collectives of a function that are in one part of it, by the index of the op.
pub(super) fn combine_within(
    function: &mut Function,
    part: impl Fn(usize) -> usize,
    bucket_bytes: usize,
) {
    let buckets = buckets(function, part, bucket_bytes);
    if buckets.iter().any(|bucket| bucket.len() > 1) {
        merge(function, &buckets);
    }
}

/// Indices of the ops of every bucket.
fn buckets(
    function: &Function,
    part: impl Fn(usize) -> usize,
    bucket_bytes: usize,
) -> Vec<Vec<usize>> {
    // Per part, level and kind, the last bucket, and the bytes in it.
    let mut open: HashMap<(usize, usize, OpKind), (usize, usize)> = HashMap::new();
    let mut buckets: Vec<Vec<usize>> = Vec::new();
    for (index, level) in levels(function).into_iter().enumerate() {
        let op = &function.ops[index];
        let Some(key) = key(&op.kind) else {
            continue;
        };
        let bytes = op
            .operands()
            .map(|operand| function.ty(operand).size_bytes());
        let bytes: usize = bytes.sum();
        let (bucket, total) = open
            .entry((part(index), level, key))
            .or_insert((usize::MAX, 0));
        match buckets
            .get_mut(*bucket)
            .filter(|_| *total + bytes <= bucket_bytes)
        {
            Some(members) => {
                members.push(index);
                *total += bytes;
            }
            None => {
                (*bucket, *total) = (buckets.len(), bytes);
                buckets.push(vec![index]);
            }
        }
    }
    buckets
}

/// Collectives with at most so many on a path from them on, themselves included, are near the end:
/// a gradient is reduced, norms that follow from it, one of all tensors, and parameters are
/// gathered.
const NEAR_THE_END: usize = 4;

/// Per op, its level.
///
/// What follows from a collective near the end is so, too, and none has a level above the highest
/// possible: levels grow along paths.
fn levels(function: &Function) -> Vec<usize> {
    let depths = depths(function);
    let heights = heights(function);
    let most = depths.iter().copied().max().unwrap_or(0);
    let pairs = depths.into_iter().zip(heights);
    let level = |(depth, height)| match height <= NEAR_THE_END {
        true => most + 1 - height,
        false => depth,
    };
    pairs.map(level).collect()
}

/// Per op, the most collectives on a path to it, itself included.
fn depths(function: &Function) -> Vec<usize> {
    let mut of_value: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    let mut depths = Vec::with_capacity(function.ops.len());
    for op in &function.ops {
        let operands = op.inputs.iter().flatten();
        let before = operands.map(|operand| of_value[*operand]).max();
        let own = usize::from(key(&op.kind).is_some());
        let depth = before.unwrap_or(0) + own;
        for result in &op.outputs {
            of_value[*result] = depth;
        }
        depths.push(depth);
    }
    depths
}

/// Per op, the most collectives on a path from it, itself included.
fn heights(function: &Function) -> Vec<usize> {
    let mut of_value: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    let mut heights = Vec::with_capacity(function.ops.len());
    for op in function.ops.iter().rev() {
        let results = op.outputs.iter();
        let after = results.map(|result| of_value[*result]).max();
        let height = after.unwrap_or(0) + usize::from(key(&op.kind).is_some());
        for operand in op.inputs.iter().flatten() {
            let of_value = &mut of_value[*operand];
            *of_value = height.max(*of_value);
        }
        heights.push(height);
    }
    heights.reverse();
    heights
}

/// What collectives that can travel together have in common: one without operands. `None` for
/// other ops.
fn key(kind: &OpKind) -> Option<OpKind> {
    kind.class().collective()?;
    let mut kind = kind.clone();
    if let OpKind::Tensor(op) = &mut kind {
        if let TensorOp::AllGather(AllGather { dims, .. })
        | TensorOp::ReduceScatter(ReduceScatter { dims, .. }) = op
        {
            dims.clear();
            return Some(kind);
        }
        if let TensorOp::AllToAll(op) = op {
            op.split_dims.clear();
            op.concat_dims.clear();
            return Some(kind);
        }
    }
    // Those of Adasum. Shifts are halos, which are waited for one by one.
    let pairs = matches!(&kind, OpKind::Tensor(TensorOp::CollectivePermute(op))
        if matches!(op.route, Route::Pairs(_)));
    let sums = matches!(kind, OpKind::Tensor(TensorOp::AllReduce(_)));
    (pairs || sums).then_some(kind)
}

/// The op that does what all members do.
fn combined(function: &Function, members: &[usize]) -> Op {
    let first = &function.ops[members[0]];
    let mut kind = first.kind.clone();
    let mut inputs = first.inputs.clone();
    let mut outputs = first.outputs.clone();
    for member in &members[1..] {
        let op = &function.ops[*member];
        inputs.extend(&op.inputs);
        outputs.extend(&op.outputs);
        append_dims(&mut kind, &op.kind);
    }
    Op::new(kind, inputs, outputs, &first.location)
}

/// Appends what a collective says of each operand.
fn append_dims(to: &mut OpKind, from: &OpKind) {
    let (OpKind::Tensor(to), OpKind::Tensor(from)) = (to, from) else {
        return;
    };
    if let (TensorOp::AllGather(to), TensorOp::AllGather(from)) = (&mut *to, from) {
        to.dims.extend(&from.dims);
    }
    if let (TensorOp::ReduceScatter(to), TensorOp::ReduceScatter(from)) = (&mut *to, from) {
        to.dims.extend(&from.dims);
    }
    if let (TensorOp::AllToAll(to), TensorOp::AllToAll(from)) = (&mut *to, from) {
        to.split_dims.extend(&from.split_dims);
        to.concat_dims.extend(&from.concat_dims);
    }
}

/// Puts a combined op in the place of every bucket, and all ops in an order that follows their
/// operands: the old one, where a bucket takes the place of its last member.
fn merge(function: &mut Function, buckets: &[Vec<usize>]) {
    let several = buckets.iter().filter(|members| members.len() > 1);
    let combined: Vec<(&[usize], Op)> = several
        .map(|members| (&members[..], combined(function, members)))
        .collect();
    let ops = std::mem::take(&mut function.ops);
    let mut ops: Vec<Option<Op>> = ops.into_iter().map(Some).collect();
    for (members, op) in combined {
        for member in members {
            ops[*member] = None;
        }
        ops[*members.last().expect("there are several")] = Some(op);
    }
    function.ops = in_order(ops);
}

/// Ops in an order that follows their operands; of those that are ready the first one first.
fn in_order(mut ops: Vec<Option<Op>>) -> Vec<Op> {
    let mut users: SecondaryMap<ValueId, Vec<usize>> = SecondaryMap::new();
    let mut missing = vec![0_usize; ops.len()];
    let mut made = EntitySet::new();
    for op in ops.iter().flatten() {
        made.extend(op.outputs.iter().copied());
    }
    for (index, op) in ops.iter().enumerate() {
        let operands = op.iter().flat_map(Op::operands);
        for operand in operands.filter(|operand| made.contains(*operand)) {
            users[operand].push(index);
            missing[index] += 1;
        }
    }
    let ready = (0..ops.len()).filter(|index| ops[*index].is_some() && missing[*index] == 0);
    let mut ready: BinaryHeap<Reverse<usize>> = ready.map(Reverse).collect();
    let mut ordered = Vec::with_capacity(ops.len());
    while let Some(Reverse(index)) = ready.pop() {
        let op = ops[index].take().expect("an op is ready once");
        for user in op.outputs.iter().flat_map(|result| &users[*result]) {
            missing[*user] -= 1;
            if missing[*user] == 0 {
                ready.push(Reverse(*user));
            }
        }
        ordered.push(op);
    }
    ordered
}
