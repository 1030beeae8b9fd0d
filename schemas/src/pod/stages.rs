//! Stages of a pipeline: programs of their own that send one another messages.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::delays::Delays;
use super::{Checked, Mesh, Program};

/// What the devices at one position along the first axis of the mesh run: an SPMD program on the
/// mesh of the other axes.
#[derive(Debug)]
pub struct Stage {
    /// The program; it has no stages.
    pub program: Arc<Checked>,
    /// Per argument of the stage, that of the whole program; ascending is not asked for.
    pub inputs: Vec<usize>,
    /// Per result of the stage, that of the whole program.
    pub outputs: Vec<usize>,
    /// Of an asynchronous pipeline: how late its gradients are.
    pub delays: Option<Delays>,
}

/// What one stage sends another, once a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// Number by which the steps of the stages know it.
    pub channel: u32,
    /// The stage that sends it.
    pub from: usize,
    /// The stage that receives it.
    pub to: usize,
    /// Bytes that one device sends.
    pub bytes: usize,
}

impl Stage {
    /// The stage's own number of an argument of the whole program, if it has it.
    pub fn input(&self, index: usize) -> Option<usize> {
        self.inputs.iter().position(|&outer| outer == index)
    }

    /// The stage's own number of a result of the whole program, if it has it.
    pub fn output(&self, index: usize) -> Option<usize> {
        self.outputs.iter().position(|&outer| outer == index)
    }
}

impl Program {
    /// The programs of its stages; itself where it has none.
    pub fn parts(&self) -> impl Iterator<Item = &Self> {
        let own = self.stages.is_empty().then_some(self);
        let stages = self.stages.iter().map(|stage| &**stage.program);
        own.into_iter().chain(stages)
    }

    /// The program of a stage; itself where it has none.
    ///
    /// # Panics
    ///
    /// If it has stages, but not this one.
    pub fn part(&self, stage: usize) -> &Self {
        match self.stages.is_empty() {
            true => self,
            false => &self.stages[stage].program,
        }
    }

    /// Bytes of all messages of a step, where one device of each stage sends them.
    pub fn message_bytes(&self) -> usize {
        let bytes = self.messages.iter().map(|it| it.bytes);
        bytes.fold(0, usize::saturating_add)
    }

    /// Bytes of memory that the device with the most needs, constants included.
    pub fn device_bytes(&self) -> usize {
        let parts = self.parts();
        let each = parts.map(|it| it.arena_bytes.saturating_add(it.constants.bytes().len()));
        each.max().unwrap_or_default()
    }
}

impl Mesh {
    /// The devices of one stage: those of all axes but the first.
    pub fn of_stage(&self) -> Self {
        Self {
            axes: self.axes.iter().skip(1).cloned().collect(),
        }
    }
}
