//! Loops: what they run, as entries among the constants of a pea.

use peapod_ir::plan::micro::{KernelId, LoopEntry, Step};
use peapod_schemas::micro::program::{self as pea_program, LoopEntryKind};
use peapod_schemas::micro::{self as pea, ElementType, Memory, Narrow as _};

use super::pea::{Tables, operand};
use super::unfit::Unfit;

impl Tables<'_> {
    /// The step of a loop, with all that it runs stored.
    pub(super) fn loop_step(&mut self, step: &Step) -> Result<pea::Step, Unfit> {
        let entries = self.entries(&step.program)?;
        let bytes: &[u8] = bytemuck::cast_slice(&entries);
        let offset = self.programs_start() + self.programs.len();
        let program = pea::Operand {
            offset: offset.narrow("the offset of a loop's steps")?,
            len_bytes: bytes.len().narrow("the length of a loop's steps")?,
            memory: Memory::Constants as u8,
            element: ElementType::S32 as u8,
            reserved: 0,
        };
        self.programs.extend_from_slice(bytes);
        let before = self.operands.len();
        self.operands.push(program);
        for it in step.inputs.iter().chain(&step.outputs) {
            self.operands.push(operand(it)?);
        }
        let inputs = 1 + step.inputs.len();
        let _: u8 = (inputs + step.outputs.len()).narrow("the number of values of a loop")?;
        Ok(pea::Step {
            kernel: self.kernel(KernelId::WhileLoop)?,
            params: 0,
            first_operand: before.narrow("the number of operands before it")?,
            inputs: inputs.narrow("the number of inputs")?,
            outputs: step.outputs.len().narrow("the number of outputs")?,
        })
    }

    /// What the loop of a step runs, as it is stored.
    pub(super) fn program(&self, step: usize) -> Vec<pea_program::LoopEntry> {
        let first = self
            .steps
            .get(step)
            .map(|step| usize::from(step.first_operand));
        let operand = first.and_then(|first| self.operands.get(first));
        let bytes = operand.and_then(|operand| {
            let start = (operand.offset as usize).checked_sub(self.programs_start())?;
            self.programs
                .get(start..)?
                .get(..operand.len_bytes as usize)
        });
        let entries = bytes.unwrap_or_default();
        let entries = entries.chunks_exact(size_of::<pea_program::LoopEntry>());
        entries.map(bytemuck::pod_read_unaligned).collect()
    }

    fn entries(&mut self, program: &[LoopEntry]) -> Result<Vec<pea_program::LoopEntry>, Unfit> {
        let mut entries: Vec<pea_program::LoopEntry> = Vec::new();
        // Where the loops around an entry begin.
        let mut open: Vec<usize> = Vec::new();
        let unpaired = || Unfit::Bug("a loop that does not begin");
        for entry in program {
            let innermost = || open.last().copied().ok_or_else(unpaired);
            let depth = open.len().saturating_sub(1);
            let stored = match entry {
                LoopEntry::Run(step) => pea_program::LoopEntry {
                    step: self.step(step)?,
                    ..kind(LoopEntryKind::Run, 0)?
                },
                LoopEntry::Begin { most } => {
                    open.push(entries.len());
                    pea_program::LoopEntry {
                        number: *most,
                        ..kind(LoopEntryKind::Begin, open.len() - 1)?
                    }
                }
                LoopEntry::Test(condition) => {
                    let condition = operand(condition)?;
                    self.operands.push(condition);
                    let place = self.operands.len() - 1;
                    pea_program::LoopEntry {
                        at: innermost()?.narrow("a place in a loop")?,
                        number: place.narrow("the number of operands")?,
                        ..kind(LoopEntryKind::Test, depth)?
                    }
                }
                LoopEntry::End => {
                    let begin = open.pop().ok_or_else(unpaired)?;
                    entries[begin].at = entries.len().narrow("a place in a loop")?;
                    pea_program::LoopEntry {
                        at: begin.narrow("a place in a loop")?,
                        ..kind(LoopEntryKind::End, depth)?
                    }
                }
            };
            entries.push(stored);
        }
        match open.is_empty() {
            true => Ok(entries),
            false => Err(Unfit::Bug("a loop that does not end")),
        }
    }
}

fn kind(kind: LoopEntryKind, depth: usize) -> Result<pea_program::LoopEntry, Unfit> {
    Ok(pea_program::LoopEntry {
        kind: kind as u8,
        depth: depth.narrow("loops within each other")?,
        ..Default::default()
    })
}
