//! A plan run on owners instead of numbers: every step finds the bytes it reads as they were left
//! for it, and writes over no byte that it reads unless its kernel works in place.

use std::collections::BTreeMap;

use peapod_ir::entity::PrimaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::Slice;
use peapod_ir::plan::micro::{InPlace, KernelId, LoopEntry, Memory, MicroPlan, Operand, Step};
use peapod_ir::{Function, Op, OpKind, Origin, ValueId};
use peapod_passes::MicroProgram;

/// Walks a plan and notes for every byte of the arena whose it is.
pub fn walk(program: &MicroProgram) -> Result<(), String> {
    Walk::run(program)
}

/// A byte of what an op, the caller or the model made: which value, and which byte of it.
type Byte = (ValueId, usize);

struct Walk<'a> {
    function: &'a Function,
    plan: &'a MicroPlan,
    /// Per byte of the arena, whose it is.
    owners: Vec<Option<Byte>>,
    /// Per value, where each of its bytes comes from: of what is only moved, the original.
    bytes: PrimaryMap<ValueId, Vec<Byte>>,
    /// As `bytes`, of each state in the end.
    last: BTreeMap<ValueId, Vec<Byte>>,
}

impl<'a> Walk<'a> {
    fn run(program: &'a MicroProgram) -> Result<(), String> {
        let (function, plan) = (&program.module.functions[0], &program.plan);
        let (bytes, last) = origins(function);
        let mut walk = Self {
            function,
            plan,
            owners: vec![None; plan.arena_len],
            bytes,
            last,
        };
        let states: Vec<ValueId> = walk.last.keys().copied().collect();
        assert_eq!(states.len(), plan.states.len());
        for (value, state) in states.iter().zip(&plan.states) {
            let end = state.operand.offset + state.operand.len_bytes;
            assert!(end <= plan.state_len, "a state ends at {end}");
            walk.write(*value, state.operand);
        }
        for (value, port) in function.inputs.iter().zip(&plan.inputs) {
            walk.write(*value, port.operand);
        }
        for (value, port) in function.inputs.iter().zip(&plan.inputs) {
            walk.expect(*value, port.operand, "input")?;
        }
        for step in &plan.steps {
            let op = function.op(step.op);
            match (&op.kind, &step.kernel) {
                (OpKind::Tensor(TensorOp::While(_)), _) => walk.looped(op, step)?,
                (OpKind::Concatenation(_) | OpKind::Tensor(_), KernelId::CopyX8) => {
                    walk.piece(op, step)?;
                }
                (OpKind::Tensor(TensorOp::Slice(slice)), KernelId::SliceX8) => {
                    walk.slice(op, slice, step)?;
                }
                (OpKind::ReadState(_) | OpKind::WriteState(_), _) => walk.state(op, step)?,
                _ => walk.step(op, step)?,
            }
        }
        for (value, port) in function.outputs.iter().zip(&plan.outputs) {
            walk.expect(*value, port.operand, "output")?;
        }
        for (value, state) in states.iter().zip(&plan.states) {
            walk.find(&walk.last[value], state.operand, "state")?;
        }
        Ok(())
    }

    /// A loop, or what prepares it: values begin where its results are, or are copied there.
    fn looped(&mut self, op: &Op, step: &Step) -> Result<(), String> {
        if step.kernel != KernelId::WhileLoop {
            self.scratch(step.outputs[0]);
            return Ok(());
        }
        let [scratch] = step.inputs[..] else {
            return Err(format!("{} inputs of a loop", step.inputs.len()));
        };
        self.scratch(scratch);
        let before = step.program.iter().map_while(|entry| match entry {
            LoopEntry::Run(step) if step.kernel == KernelId::CopyX8 => {
                Some((step.inputs[0], step.outputs[0]))
            }
            LoopEntry::Run(_) | LoopEntry::Begin { .. } | LoopEntry::Test(_) | LoopEntry::End => {
                None
            }
        });
        let copies: Vec<(Operand, Operand)> = before.collect();
        for (value, place) in op.operands().zip(&step.outputs) {
            assert!(apart(scratch, *place), "{scratch:?} {place:?}");
            let copy = copies.iter().find(|(_, to)| to == place);
            let from = copy.map_or(*place, |(from, _)| *from);
            if from.memory == Memory::Arena {
                self.expect(value, from, "what a loop begins with")?;
            }
            // What is copied later must still be there.
            let overwrites = |(from, _): &&(Operand, Operand)| {
                copy.is_some() && from.memory == Memory::Arena && !apart(*from, *place)
            };
            if let Some((from, _)) = copies.iter().find(overwrites) {
                return Err(format!("{place:?} overwrites {from:?}"));
            }
        }
        for (result, place) in op.outputs.iter().zip(&step.outputs) {
            self.write(*result, *place);
        }
        Ok(())
    }

    /// A copy from a state, or to one.
    fn state(&mut self, op: &Op, step: &Step) -> Result<(), String> {
        let (&[from], &[to]) = (&step.inputs[..], &step.outputs[..]) else {
            return Err("a copy has one input and one output".to_owned());
        };
        if from.memory == Memory::Arena {
            self.expect(op.outputs[0], from, "copied")?;
            assert!(apart(from, to), "{from:?} {to:?}");
        }
        self.write(op.outputs[0], to);
        Ok(())
    }

    /// A copy of bytes to where they belong in the result.
    fn piece(&mut self, op: &Op, step: &Step) -> Result<(), String> {
        let (&[from], &[to]) = (&step.inputs[..], &step.outputs[..]) else {
            return Err("a copy has one input and one output".to_owned());
        };
        let result = op.outputs[0];
        let placed = self
            .plan
            .buffers
            .iter()
            .filter(|it| it.value == Some(result));
        let whole = placed
            .max_by_key(|it| it.len_bytes)
            .ok_or("no place for a result")?;
        let start = to.offset - whole.offset;
        let wanted = self.bytes[result][start..][..to.len_bytes].to_vec();
        if from.memory == Memory::Arena {
            self.find(&wanted, from, "copied")?;
            assert!(apart(from, to), "{from:?} {to:?}");
        }
        for (owner, byte) in self.owners[to.offset..].iter_mut().zip(wanted) {
            *owner = Some(byte);
        }
        Ok(())
    }

    /// A slice that is not contiguous: it reads from its first element on.
    fn slice(&mut self, op: &Op, slice: &Slice, step: &Step) -> Result<(), String> {
        let (&[from], &[to]) = (&step.inputs[..], &step.outputs[..]) else {
            return Err("a slice has one input and one output".to_owned());
        };
        let operand = op.inputs[0].ok_or("a slice has an operand")?;
        let ty = self.function.ty(operand);
        let dims = ty.shape.iter().zip(&slice.start);
        let first = dims.fold(0, |at, (extent, start)| at * extent + start);
        let start = first * ty.dtype.size_bytes();
        let wanted = &self.bytes[operand][start..][..from.len_bytes];
        self.find(wanted, from, "slice")?;
        assert!(apart(from, to), "{from:?} {to:?}");
        self.write(op.outputs[0], to);
        Ok(())
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
            let states = op.kind.states();
            let index = if matches!(op.kind, OpKind::Lstm(_)) && index > 0 {
                // Its kernel has the constants of gates together.
                states[index + states.len() - step.inputs.len()]
            } else if op.kind.mnemonic() == "scatter" {
                // Its kernel has updates, then indices; what is there before is a number.
                op.inputs.len() - 1 - index
            } else {
                index
            };
            match op.inputs.get(index).copied().flatten() {
                // States come before everything else.
                Some(value) if self.function.value(value).origin == Origin::State => {
                    assert!(operand.offset + operand.len_bytes <= self.plan.state_len);
                }
                Some(value) => self.expect(value, *operand, &op.kind.to_string())?,
                None => self.scratch(*operand),
            }
            let shared = (operand.offset, operand.len_bytes) == (output.offset, output.len_bytes);
            let in_place = shared && works_in_place(step.kernel);
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
        let owners = &mut self.owners[operand.offset..];
        for (owner, byte) in owners.iter_mut().zip(&self.bytes[value]) {
            *owner = Some(*byte);
        }
    }

    fn expect(&self, value: ValueId, operand: Operand, what: &str) -> Result<(), String> {
        self.find(&self.bytes[value], operand, what)
    }

    fn find(&self, wanted: &[Byte], operand: Operand, what: &str) -> Result<(), String> {
        let owners = &self.owners[operand.offset..][..operand.len_bytes];
        let differ = |at: &usize| owners[*at] != Some(wanted[*at]);
        match (0..operand.len_bytes).find(differ) {
            Some(at) => {
                let (found, wanted) = (owners[at], wanted[at]);
                Err(format!("{what}: {found:?} where {wanted:?} should be"))
            }
            None => Ok(()),
        }
    }
}

/// Per value, where each of its bytes comes from; and so for what each state holds in the end.
fn origins(function: &Function) -> (PrimaryMap<ValueId, Vec<Byte>>, BTreeMap<ValueId, Vec<Byte>>) {
    let own = |value: ValueId| {
        let len_bytes = function.ty(value).size_bytes();
        (0..len_bytes).map(|byte| (value, byte)).collect::<Vec<_>>()
    };
    let mut bytes: PrimaryMap<_, _> = function.values.keys().map(own).collect();
    let values = function.values.iter();
    let states = values.filter(|(_, value)| value.origin == Origin::State);
    let mut held: BTreeMap<_, _> = states.map(|(id, _)| (id, own(id))).collect();
    for op in &function.ops {
        let operands = op.inputs.iter().flatten();
        let moved: Vec<Byte> = if let OpKind::ReadState(_) = &op.kind {
            held[&op.inputs[0].unwrap()].clone()
        } else if let OpKind::WriteState(_) = &op.kind {
            let written = bytes[op.inputs[1].unwrap()].clone();
            held.insert(op.inputs[0].unwrap(), written.clone());
            written
        } else if let OpKind::Reshape(_) = &op.kind {
            bytes[op.inputs[0].unwrap()].clone()
        } else if let OpKind::Concatenation(joined) = &op.kind {
            let outer = function.ty(op.outputs[0]).shape[..joined.axis]
                .iter()
                .product();
            let rows = (0..outer).flat_map(|row| {
                let pieces = operands.clone().map(|operand| &bytes[*operand]);
                pieces.flat_map(move |piece| {
                    let len = piece.len() / outer;
                    piece[row * len..][..len].iter().copied()
                })
            });
            rows.collect()
        } else if let Some(TensorOp::Slice(slice)) = op.kind.tensor() {
            let from = op.inputs[0].unwrap();
            let (shape, size) = (
                &function.ty(from).shape,
                function.ty(from).dtype.size_bytes(),
            );
            let mut starts = vec![0];
            for (dim, extent) in shape.iter().enumerate() {
                let taken = (slice.start[dim]..slice.limit[dim]).step_by(slice.stride[dim]);
                let next = starts
                    .iter()
                    .flat_map(|at| taken.clone().map(move |i| at * extent + i));
                starts = next.collect();
            }
            let elements = starts.iter().flat_map(|at| at * size..(at + 1) * size);
            elements.map(|byte| bytes[from][byte]).collect()
        } else {
            continue;
        };
        bytes[op.outputs[0]] = moved;
    }
    (bytes, held)
}

fn apart(a: Operand, b: Operand) -> bool {
    a.offset + a.len_bytes <= b.offset || b.offset + b.len_bytes <= a.offset
}

/// Whether a kernel may overwrite an input with its output.
fn works_in_place(kernel: KernelId) -> bool {
    kernel.facts().in_place != InPlace::Never
}
