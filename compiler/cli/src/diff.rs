//! `peapod diff`: the compiled model against the reference, op by op.

use anyhow::{Context, Result, bail};
use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, grouped};
use peapod_ir::eval::{States, Trace, eval_trace};
use peapod_ir::plan::micro::{Operand, Step};
use peapod_ir::{Function, Module, Tensor, ValueId, verify};

use crate::args;
use crate::compiled::Compiled;
use crate::elements::{apart, text};
use crate::host::Host;
use crate::print::print;
use crate::run::Ports;
use crate::source::Source;
use peapod_passes::MicroOptions;

/// Runs both and compares every value that both compute.
pub fn run(args: &args::Diff) -> Result<()> {
    let source = Source::open(&args.model)?;
    let module = source.module()?;
    let compiled = Compiled::new(tagged(module.clone()), &MicroOptions::default());
    let compiled = compiled.with_context(|| source.path.clone())?;
    let mut host = Host::new(&compiled.pea)?;
    let ports = Ports::of(&host.model()?)?;
    let rounds = ports.read_rounds(&args.input)?;

    let verified = verify(&module).with_context(|| source.path.clone())?;
    let main = verified.entry();
    let mut states = States::new(&verified, &main.name)?;
    let mut session = host.session()?;
    for (round, inputs) in rounds.iter().enumerate() {
        let tensors = arguments(main, inputs)?;
        let trace = eval_trace(&verified, &main.name, &tensors, &mut states)?;
        ports.write_inputs(&mut session, inputs)?;
        let mut comparison = Comparison::new(&module, &compiled, args.tolerance);
        for (index, step) in compiled.plan.steps.iter().enumerate() {
            session.step();
            comparison.step(index, step, &trace, session.arena());
        }
        print(&format!("run {round}\n{}", comparison.table))?;
        if let Some(first) = comparison.first {
            bail!("{}: run {round}: first difference: {first}", source.path);
        }
        print(&format!(
            "no difference in {} values\n",
            comparison.compared
        ))?;
    }
    Ok(())
}

/// The module with every value named after its id: passes renumber values, but names stay.
fn tagged(mut module: Module) -> Module {
    for function in &mut module.functions {
        for (id, value) in function.values.iter_mut().enumerate() {
            value.name = id.to_string();
        }
    }
    module
}

fn arguments(main: &Function, inputs: &[Vec<u8>]) -> Result<Vec<Tensor>> {
    let argument = |(id, bytes): (&ValueId, &Vec<u8>)| {
        let tensor = Tensor::new(main.ty(*id).clone(), bytes.clone());
        tensor.with_context(|| format!("input `{}`", main.value(*id).name))
    };
    main.inputs.iter().zip(inputs).map(argument).collect()
}

/// The compiled values of one run beside the reference's.
struct Comparison<'a> {
    reference: &'a Function,
    compiled: &'a Function,
    tolerance: f32,
    table: Table<6>,
    compared: usize,
    first: Option<String>,
}

impl<'a> Comparison<'a> {
    fn new(module: &'a Module, compiled: &'a Compiled, tolerance: f32) -> Self {
        let columns = [
            ("", Right),
            ("op", Left),
            ("elements", Right),
            ("differ", Right),
            ("at most by", Right),
            ("result", Left),
        ];
        Self {
            reference: &module.functions[0],
            compiled: &compiled.module.functions[0],
            tolerance,
            table: Table::new(columns),
            compared: 0,
            first: None,
        }
    }

    /// Compares the results of step `index`, which has just run.
    fn step(&mut self, index: usize, step: &Step, trace: &Trace, arena: &[u8]) {
        let op = &self.compiled.ops[step.op.index()];
        for (id, operand) in op.outputs.iter().zip(&step.outputs) {
            let reference = self.counterpart(*id);
            let Some((id, expected)) = reference.and_then(|id| Some((id, trace.get(id)?))) else {
                continue;
            };
            let Some(got) = bytes(arena, operand, expected) else {
                continue;
            };
            self.compared += 1;
            let difference = Difference::of(expected, got, self.tolerance);
            let name = &self.reference.value(id).name;
            let source = op
                .location
                .index
                .map(|source| format!(", operator {source}"));
            let op = format!("{}{}", op.kind, source.unwrap_or_default());
            self.table.row([
                index.to_string(),
                op.clone(),
                grouped(expected.ty().elements() as u64),
                grouped(difference.count as u64),
                difference.largest.to_string(),
                name.clone(),
            ]);
            if let (Some(first), None) = (difference.first, &self.first) {
                self.first = Some(format!("step {index} ({op}), `{name}`: {first}"));
            }
        }
    }

    /// The reference's value that a compiled one carries the tag of. What passes add has no tag,
    /// and a value whose type they changed is another.
    fn counterpart(&self, id: ValueId) -> Option<ValueId> {
        let compiled = self.compiled.value(id);
        let tag = ValueId(compiled.name.parse().ok()?);
        let reference = self.reference.values.get(tag.index())?;
        (reference.ty == compiled.ty).then_some(tag)
    }
}

/// Bytes of an operand that holds all of a tensor.
fn bytes<'a>(arena: &'a [u8], operand: &Operand, tensor: &Tensor) -> Option<&'a [u8]> {
    let bytes = arena.get(operand.offset..)?.get(..operand.len_bytes)?;
    (bytes.len() == tensor.bytes().len()).then_some(bytes)
}

/// How two tensors of one type differ.
struct Difference {
    count: usize,
    largest: f64,
    /// Index, expected and got of the first element that differs.
    first: Option<String>,
}

impl Difference {
    fn of(expected: &Tensor, got: &[u8], tolerance: f32) -> Self {
        let ty = expected.ty();
        let size = ty.dtype.size_bytes();
        let mut difference = Self {
            count: 0,
            largest: 0.0,
            first: None,
        };
        let elements = expected
            .bytes()
            .chunks_exact(size)
            .zip(got.chunks_exact(size));
        for (index, (expected, got)) in elements.enumerate() {
            let Some(by) = apart(ty.dtype, expected, got, tolerance) else {
                continue;
            };
            difference.count += 1;
            difference.largest = difference.largest.max(by);
            difference.first.get_or_insert_with(|| {
                let value = |bytes| text(ty, bytes).concat();
                format!(
                    "element {index} is {}, expected {}",
                    value(got),
                    value(expected)
                )
            });
        }
        difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::text;

    const MODEL: &str = r#"module "two"
func @main(%x: f32[3]) {
  %y "doubled" = add(%x, %x): f32[3]
  %z "limited" = relu6(%y): f32[3]
  return %z
}
"#;

    #[test]
    fn the_first_difference_names_op_element_and_both_values() {
        let module = text::parse(MODEL).unwrap();
        let options = MicroOptions::default();
        let compiled = Compiled::new(tagged(module.clone()), &options).unwrap();
        let verified = verify(&module).unwrap();
        let inputs = arguments(verified.entry(), &[floats(&[1.0, 2.0, 5.0])]).unwrap();
        let mut states = States::new(&verified, "main").unwrap();
        let trace = eval_trace(&verified, "main", &inputs, &mut states).unwrap();

        let [step] = &compiled.plan.steps[..] else {
            panic!("the limit is fused: {:?}", compiled.plan.steps);
        };
        let mut arena = vec![0; compiled.plan.arena_len];
        let place = step.outputs[0].offset;
        let mut compare = |values: &[f32]| {
            arena[place..place + 12].copy_from_slice(&floats(values));
            let mut comparison = Comparison::new(&module, &compiled, 1e-5);
            comparison.step(0, step, &trace, &arena);
            assert_eq!(
                comparison.compared, 1,
                "what was fused away is not compared"
            );
            comparison.first
        };
        assert_eq!(compare(&[2.0, 4.0, 6.0]), None);
        assert_eq!(compare(&[2.00001, 4.0, 6.0]), None);
        let first = compare(&[2.0, 4.5, 7.0]).unwrap();
        assert_eq!(
            first,
            "step 0 (add), `limited`: element 1 is 4.5, expected 4"
        );
    }

    fn floats(values: &[f32]) -> Vec<u8> {
        values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect()
    }
}
