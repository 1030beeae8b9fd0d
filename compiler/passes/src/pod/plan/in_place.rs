//! Which steps may write a result where an operand is.

use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::plan::pod::Fusion;
use peapod_ir::{Op, ValueId};

use super::place::Census;
use super::view;

/// A step that is run, and when.
pub(super) struct Moment<'a> {
    pub(super) function: usize,
    pub(super) written: Written<'a>,
    pub(super) time: usize,
}

/// What writes.
#[derive(Clone, Copy)]
pub(super) enum Written<'a> {
    Fusion(&'a Fusion),
    /// An op that runs no functions.
    Op(&'a Op),
}

impl Written<'_> {
    fn results(&self) -> Vec<ValueId> {
        match self {
            Self::Fusion(fusion) => fusion.results.iter().map(|(value, _)| *value).collect(),
            Self::Op(op) => op.outputs.clone(),
        }
    }

    /// The operands, and whether each may be where the results are: a fusion reads those densely
    /// that it reads at the index it writes; an update keeps what it does not replace.
    fn operands(&self) -> Vec<(ValueId, bool)> {
        match self {
            Self::Fusion(fusion) => {
                let dense = view::squeeze(&view::dense(&fusion.shape), &fusion.shape);
                let operands = fusion.operands.iter();
                let same = operands
                    .map(|(value, view)| (*value, view::squeeze(view, &fusion.shape) == dense));
                same.collect()
            }
            Self::Op(op) => {
                let updates = matches!(
                    op.kind,
                    OpKind::Tensor(TensorOp::DynamicUpdateSlice(_) | TensorOp::Scatter(_))
                );
                let operands = op.operands().enumerate();
                operands
                    .map(|(position, value)| (value, updates && position == 0))
                    .collect()
            }
        }
    }
}

impl Census<'_> {
    /// Buffers that a buffer may take over that a step begins to write at `time`: those that are
    /// read there for the last time, only where the step writes at the same time, and are as long.
    pub(super) fn in_place(&mut self, new: usize, time: usize) -> Vec<usize> {
        let Ok(at) = self
            .moments
            .binary_search_by_key(&time, |moment| moment.time)
        else {
            return Vec::new();
        };
        let Moment {
            function, written, ..
        } = self.moments[at];
        let values = &self.module.functions[function];
        let mut results = written.results().into_iter();
        let Some(result) = results.find(|value| self.buffer(function, *value) == new) else {
            return Vec::new();
        };
        let mut good = Vec::new();
        let mut bad = Vec::new();
        for (operand, same) in written.operands() {
            if values.constant(operand).is_some() {
                continue;
            }
            let buffer = self.buffer(function, operand);
            let (read, made) = (values.ty(operand), values.ty(result));
            // As many bytes may be more elements, of which a fusion reads the first ones.
            let same = same
                && read.elements() == made.elements()
                && read.size_bytes() == made.size_bytes();
            let dies = self.lives[buffer].is_some_and(|(first, last)| first < time && last == time);
            if same && dies && buffer != new {
                good.push(buffer);
            } else {
                bad.push(buffer);
            }
        }
        good.dedup();
        good.retain(|buffer| !bad.contains(buffer));
        good
    }
}
