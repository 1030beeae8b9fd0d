//! The micro pipeline on random graphs: the same results as before, and a plan in which no byte is
//! overwritten while somebody still needs it.

mod random_graphs;

use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::plan::micro::{Kernel, Memory, MicroPlan, Operand, Step};
use peapod_ir::verify::verify;
use peapod_ir::{DType, Function, Module, Op, OpId, OpKind, ValueId};
use peapod_passes::pipeline::GRAPH_PASSES;
use peapod_passes::{MicroOptions, MicroProgram, PassError, micro};
use proptest::prelude::*;

/// Inputs that follow from a seed.
fn inputs(function: &Function, seed: u32) -> Vec<Tensor> {
    let mut state = seed | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    let types = function
        .inputs
        .iter()
        .map(|value| function.ty(*value).clone());
    types
        .map(|ty| {
            let count = ty.elements();
            if ty.dtype == DType::F32 {
                let floats = (0..count).map(|_| (next() >> 8) as f32 / 1e6 - 8.0);
                Tensor::from_floats(&ty, floats)
            } else {
                let integers = (0..count).map(|_| next() as i32 >> 24);
                Tensor::from_integers(&ty, integers)
            }
        })
        .collect()
}

/// Results of three runs in a row.
fn results(module: &Module, seed: u32) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module:#?}"));
    let mut states = States::new(&verified, "main").expect("there is a main");
    let runs = (0..3).flat_map(|run| {
        let inputs = inputs(verified.entry(), seed.wrapping_add(run));
        eval(&verified, "main", &inputs, &mut states).expect("inputs fit")
    });
    runs.collect()
}

/// Equal elements; what is not a number equals itself, and the two zeros each other.
fn same(a: &Tensor, b: &Tensor) -> bool {
    if a.ty() != b.ty() || a.ty().dtype != DType::F32 {
        return a == b;
    }
    let (a, b) = (a.floats(), b.floats());
    let equal = |(a, b): (&f32, &f32)| a == b || (a.is_nan() && b.is_nan());
    a.len() == b.len() && a.iter().zip(&b).all(equal)
}

fn all_same(a: &[Tensor], b: &[Tensor]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
}

/// Walks a plan and notes for every byte of the arena whose it is.
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
                // The state of an SVDF lies in front of everything else.
                Some(_) if index == 4 => assert!(operand.offset < self.plan.state_len),
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

fn compiled(module: Module) -> MicroProgram {
    match micro(module, &MicroOptions::default()) {
        Ok(program) => program,
        Err(
            error @ (PassError::Unsupported(_) | PassError::Invalid(_) | PassError::Bug { .. }),
        ) => {
            panic!("{error}")
        }
    }
}

/// What a random module follows from.
fn choices(most: usize) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 20..most)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_pass_keeps_the_results(choices in choices(160)) {
        let module = random_graphs::module(&choices);
        let before = results(&module, choices[0]);
        for (name, pass) in GRAPH_PASSES {
            let mut module = module.clone();
            pass(&mut module).expect("the pass runs");
            let after = results(&module, choices[0]);
            prop_assert!(all_same(&before, &after), "{name}\n{module:#?}");
        }
    }

    #[test]
    fn the_pipeline_keeps_the_results(choices in choices(160)) {
        let module = random_graphs::module(&choices);
        let before = results(&module, choices[0]);
        let program = compiled(module);
        let after = results(&program.module, choices[0]);
        prop_assert!(all_same(&before, &after), "{:#?}", program.module);
    }

    #[test]
    fn no_byte_is_overwritten_while_in_use(choices in choices(300)) {
        let program = compiled(random_graphs::module(&choices));
        let walked = Walk::run(&program);
        prop_assert!(walked.is_ok(), "{walked:?}\n{:#?}", program.plan.buffers);
        prop_assert!(program.arena_lower_bound <= program.plan.arena_len);
    }

    #[test]
    fn compiling_twice_gives_the_same_plan(choices in choices(160)) {
        let module = random_graphs::module(&choices);
        prop_assert_eq!(compiled(module.clone()).plan, compiled(module).plan);
    }
}
