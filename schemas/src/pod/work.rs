//! How much work a program makes, as far as its file tells: for limits, not for times.
//!
//! Work is counted in element operations: an element that is read, written or combined. Numbers
//! saturate.

use alloc::vec::Vec;

use super::{Computation, Op, Program, Step};

impl Program {
    /// The least work of one device in one run: every loop ends before its first iteration, and of
    /// several branches the cheapest is run. Of several stages that of the one with the most.
    pub fn least_work(&self) -> u64 {
        let stages = self.stages.iter();
        let most = stages.map(|stage| stage.program.least_work()).max();
        most.unwrap_or_else(|| self.least_work_of(0))
    }

    /// Every computation is called once, and the depth of calls is limited.
    fn least_work_of(&self, number: usize) -> u64 {
        let computation = &self.computations[number];
        let mut work = computation.own_work();
        for step in &computation.steps {
            let called = if let Op::While(it) = &step.op {
                self.least_work_of(it.condition)
            } else {
                let called = step.op.callees().map(|it| self.least_work_of(it));
                called.min().unwrap_or(0)
            };
            work = work.saturating_add(called);
        }
        work
    }
}

impl Computation {
    /// Work of all steps, without the computations that they call.
    pub fn own_work(&self) -> u64 {
        let steps = self.steps.iter().map(|step| self.work(step));
        steps.fold(0, u64::saturating_add)
    }

    /// Work of a step, without the computations that it calls; at least 1.
    fn work(&self, step: &Step) -> u64 {
        let elements = |values: &[usize]| {
            let each = values.iter().map(|&it| self.values[it].elements() as u64);
            each.fold(0, u64::saturating_add)
        };
        let results = elements(&step.results);
        let moved = results.saturating_add(elements(&step.operands));
        let extent = |operand: usize, dim: usize| self.values[step.operands[operand]].shape[dim];
        let combined = match &step.op {
            Op::Fusion(it) => product(&it.shape).saturating_mul(it.body.len() as u64),
            Op::DotGeneral(it) => {
                let contracting = it.left_contracting.iter();
                let contracted: Vec<usize> = contracting.map(|&dim| extent(0, dim)).collect();
                results.saturating_mul(product(&contracted))
            }
            Op::Convolution(it) => {
                let kernel = it.kernel_layout.iter().map(|&dim| extent(1, dim));
                let kernel: Vec<usize> = kernel.collect();
                results.saturating_mul(product(&kernel) / kernel[1].max(1) as u64)
            }
            Op::RaggedDot(it) => {
                // Each row once, whichever its group.
                let y = &self.values[step.operands[1]].shape;
                let columns = y[y.len() - if it.transposed { 2 } else { 1 }];
                elements(&step.operands[..1]).saturating_mul(columns as u64)
            }
            Op::ReduceWindow(it) => results.saturating_mul(product(&it.window)),
            Op::SelectAndScatter(it) => {
                elements(&step.operands[1..2]).saturating_mul(product(&it.window))
            }
            Op::Sort(it) => moved.saturating_mul(extent(0, it.dim).ilog2().into()),
            Op::Reduce(_)
            | Op::Gather(_)
            | Op::Scatter(_)
            | Op::TopK
            | Op::ArgReduce(_)
            | Op::Concatenation(_)
            | Op::InteriorPad(_)
            | Op::Slice(_)
            | Op::DynamicSlice
            | Op::DynamicUpdateSlice
            | Op::Transpose(_)
            | Op::Reverse(_)
            | Op::BroadcastInDim(_)
            | Op::Copy
            | Op::Case(_)
            | Op::While(_)
            | Op::Collective(_)
            | Op::PartitionIndex(_)
            | Op::Send(_)
            | Op::Receive(_) => moved,
        };
        combined.max(moved).max(1)
    }
}

fn product(extents: &[usize]) -> u64 {
    let extents = extents.iter().map(|&extent| extent as u64);
    extents.fold(1, u64::saturating_mul)
}
