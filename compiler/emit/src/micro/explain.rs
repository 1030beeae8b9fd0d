//! The arena over time: the placement of buffers at each step, as text and as a drawing.

mod drawing;
mod lines;

use peapod_ir::plan::micro::{Buffer, Memory, MicroPlan, Operand};
use peapod_ir::verify::Verified;

use super::report::Report;

pub use drawing::{html, svg};
pub use lines::text;

/// A plan, and what its numbers mean.
#[derive(Clone, Copy, Debug)]
pub struct Explained<'a> {
    /// The module as the passes left it.
    pub module: &'a Verified<'a>,
    /// Its plan.
    pub plan: &'a MicroPlan,
    /// What it costs.
    pub report: &'a Report,
}

impl Explained<'_> {
    /// Buffers live during a step, without those inside others: the lowest first.
    fn live(&self, step: usize) -> Vec<&Buffer> {
        let alive = |it: &&Buffer| (it.first_step..=it.last_step).contains(&step);
        let mut live: Vec<&Buffer> = self.plan.buffers.iter().filter(alive).collect();
        // Hosts come before what they contain.
        live.sort_by_key(|it| (it.offset, std::cmp::Reverse(it.len_bytes)));
        let mut reached = 0;
        live.retain(|it| {
            let end = it.offset + it.len_bytes;
            let adds = end > reached;
            reached = reached.max(end);
            adds
        });
        live
    }

    /// Bytes that buffers cover while a step runs.
    fn live_bytes(&self, step: usize) -> usize {
        let mut reached = 0;
        let covered = self.live(step).into_iter().map(|it| {
            let (start, end) = (it.offset.max(reached), it.offset + it.len_bytes);
            reached = end;
            end - start
        });
        covered.sum()
    }

    /// What a buffer holds: element type and shape.
    fn holds(&self, buffer: &Buffer) -> String {
        let Some(value) = buffer.value else {
            return String::new();
        };
        let ty = self.module.entry().ty(value);
        match ty.size_bytes() == buffer.len_bytes {
            true => format!("{}{:?}", ty.dtype.name(), ty.shape),
            false => ty.dtype.name().to_owned(),
        }
    }

    /// The operands of a step in the arena: those it reads, and those it writes.
    fn touched(&self, step: usize) -> [Vec<Operand>; 2] {
        let step = &self.plan.steps[step];
        [&step.inputs, &step.outputs].map(|operands| {
            let in_arena = operands.iter().filter(|it| it.memory == Memory::Arena);
            in_arena.copied().collect()
        })
    }
}
