//! A plan run on owners instead of numbers: every step finds the bytes it reads as they were left
//! for it, and writes over no byte that it reads unless its kernel works in place.

use peapod_ir::plan::micro::{Kernel, Memory, MicroPlan, Operand, Step};
use peapod_ir::{Function, Op, OpId, OpKind, Origin, ValueId};
use peapod_passes::MicroProgram;

/// Walks a plan and notes for every byte of the arena whose it is.
pub fn walk(program: &MicroProgram) -> Result<(), String> {
    Walk::run(program)
}

struct Walk<'a> {
    function: &'a Function,
    plan: &'a MicroPlan,
    /// Per byte: which value, and which byte of it.
    owners: Vec<Option<(ValueId, usize)>>,
    /// Per value, the one whose bytes it is.
    same_as: Vec<ValueId>,
}

impl<'a> Walk<'a> {
    fn run(program: &'a MicroProgram) -> Result<(), String> {
        let (function, plan) = (&program.module.functions[0], &program.plan);
        let mut walk = Self {
            function,
            plan,
            owners: vec![None; plan.arena_len],
            same_as: (0..function.values.len() as u32).map(ValueId).collect(),
        };
        for (value, port) in function.inputs.iter().zip(&plan.inputs) {
            walk.write(*value, port.operand);
        }
        for (value, port) in function.inputs.iter().zip(&plan.inputs) {
            walk.expect(*value, port.operand, "input")?;
        }
        for (index, op) in function.ops.iter().enumerate() {
            let mut steps = plan.steps.iter();
            match steps.find(|step| step.op == OpId(index as u32)) {
                Some(step) => walk.step(op, step)?,
                None => walk.alias(op)?,
            }
        }
        for (value, port) in function.outputs.iter().zip(&plan.outputs) {
            walk.expect(*value, port.operand, "output")?;
        }
        let written = walk.owners[..plan.state_len].iter().any(Option::is_some);
        if written {
            Err("a state was overwritten".to_owned())
        } else {
            Ok(())
        }
    }

    fn alias(&mut self, op: &Op) -> Result<(), String> {
        match (&op.kind, &op.inputs[..], &op.outputs[..]) {
            (OpKind::Reshape(_), &[Some(operand)], &[result]) => {
                self.same_as[result.index()] = self.same_as[operand.index()];
                Ok(())
            }
            _ => Err(format!("{} has no step", op.kind)),
        }
    }

    fn step(&mut self, op: &Op, step: &Step) -> Result<(), String> {
        let [output] = step.outputs[..] else {
            return Err(format!("{} outputs", step.outputs.len()));
        };
        for (index, operand) in step.inputs.iter().enumerate() {
            if operand.memory == Memory::Constants {
                let end = operand.offset + operand.len_bytes;
                assert!(end <= self.plan.constants.len(), "constant ends at {end}");
                continue;
            }
            match op.inputs.get(index).copied().flatten() {
                // States lie in front of everything else.
                Some(value) if self.function.value(value).origin == Origin::State => {
                    assert!(operand.offset + operand.len_bytes <= self.plan.state_len);
                }
                Some(value) => self.expect(value, *operand, &op.kind.to_string())?,
                None => self.scratch(*operand),
            }
            let shared = (operand.offset, operand.len_bytes) == (output.offset, output.len_bytes);
            let in_place = shared && works_in_place(&step.kernel);
            if !apart(*operand, output) && !in_place {
                return Err(format!(
                    "{:?} overlaps its output: {operand:?} {output:?}",
                    step.kernel
                ));
            }
        }
        self.write(op.outputs[0], output);
        Ok(())
    }

    fn scratch(&mut self, operand: Operand) {
        self.owners[operand.offset..][..operand.len_bytes].fill(None);
    }

    fn write(&mut self, value: ValueId, operand: Operand) {
        assert_eq!(operand.len_bytes, self.function.ty(value).size_bytes());
        assert_eq!(operand.offset % 4, 0);
        for byte in 0..operand.len_bytes {
            self.owners[operand.offset + byte] = Some((value, byte));
        }
    }

    fn expect(&self, value: ValueId, operand: Operand, what: &str) -> Result<(), String> {
        let value = self.same_as[value.index()];
        let bytes = &self.owners[operand.offset..][..operand.len_bytes];
        let mut owners = bytes.iter().enumerate();
        match owners.find(|(byte, owner)| **owner != Some((value, *byte))) {
            Some((byte, owner)) => Err(format!("{what}: byte {byte} of %{} is {owner:?}", value.0)),
            None => Ok(()),
        }
    }
}

fn apart(a: Operand, b: Operand) -> bool {
    a.offset + a.len_bytes <= b.offset || b.offset + b.len_bytes <= a.offset
}

/// Whether a kernel may overwrite an input with its output.
fn works_in_place(kernel: &Kernel) -> bool {
    matches!(
        kernel,
        Kernel::AddS8(_)
            | Kernel::AddF32(_)
            | Kernel::SubS8(_)
            | Kernel::SubF32(_)
            | Kernel::MulS8(_)
            | Kernel::MulF32(_)
            | Kernel::WeightedSumS8(_)
            | Kernel::SoftmaxS8(_)
            | Kernel::SoftmaxF32(_)
            | Kernel::LookupS8
            | Kernel::CopyX8
            | Kernel::ClampF32 { .. }
            | Kernel::LogisticF32
            | Kernel::TanhF32
            | Kernel::Requantize(_)
    )
}
