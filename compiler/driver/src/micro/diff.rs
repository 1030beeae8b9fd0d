//! The compiled model against the reference, and the reference against other runtimes, op by op.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, ResultExt, code, ensure};
use peapod_ir::eval::{States, Trace, eval_trace};
use peapod_ir::plan::micro::{Operand, Step};
use peapod_ir::{Function, Module, Op, Tensor, ValueId, verify};
use peapod_passes::MicroOptions;

use super::compiled::Compiled;
use super::host::Host;
use super::peer::Peer;
use super::run::Ports;
use crate::elements::{apart, text};
use crate::observer::Silent;
use crate::seeded::Seeded;
use crate::source::Format;
use crate::tensor_file::prepare::{Preparation, Reader};
use crate::{Observer, Source};

/// What the rounds of a comparison take.
#[derive(Clone, Copy, Debug)]
pub enum Inputs<'a> {
    /// Files, one for each input of each round.
    Files(&'a [PathBuf]),
    /// Elements that follow from a number: see [`Seeded`].
    Seeded {
        /// The number.
        seed: u64,
        /// How many rounds.
        runs: usize,
    },
}

impl Inputs<'_> {
    fn rounds(self, ports: &Ports) -> Result<Vec<Vec<Vec<u8>>>> {
        match self {
            Self::Files(files) => {
                let preparation = Preparation::default();
                ports.read_rounds(files, &mut Reader::new(&preparation, &Silent))
            }
            Self::Seeded { seed, runs } => Ok(ports.seeded_rounds(Seeded::new(seed), runs)),
        }
    }
}

/// A result that both computed.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// Index of the step; beside another runtime, of the file's operator.
    pub step: usize,
    /// Its op, and the operator that it came from.
    pub op: String,
    /// Name of the result.
    pub name: String,
    /// Elements of the result.
    pub elements: usize,
    /// Elements that differ.
    pub differ: usize,
    /// The largest difference.
    pub largest: f64,
    /// Its element type.
    pub dtype: &'static str,
    /// The first element that differs, with both values.
    pub first: Option<String>,
}

impl Compared {
    /// Where and how the first element differs, if one does.
    pub fn difference(&self) -> Option<String> {
        let first = self.first.as_ref()?;
        Some(format!(
            "step {} ({}), `{}`: {first}; {} of {} elements ({}) differ, by at most {}",
            self.step, self.op, self.name, self.differ, self.elements, self.dtype, self.largest
        ))
    }
}

/// Runs a compiled model and the reference on rounds of inputs, and compares every value that both
/// compute: per round, results in the order of the steps. Rounds after one that differs are not
/// run.
///
/// # Errors
///
/// The model cannot be compiled, or an input file is not what it takes.
pub fn diff(
    source: &Source,
    inputs: Inputs<'_>,
    tolerance: f32,
    observer: &dyn Observer,
) -> Result<Vec<Vec<Compared>>> {
    let module = source.module(observer)?;
    let options = MicroOptions::default();
    let compiled = Compiled::new(tagged(module.clone()), &options);
    // An error is to name values as the model does.
    let compiled = compiled.or_else(|_| Compiled::new(module.clone(), &options));
    let compiled = compiled.in_file(&source.path)?;
    let mut host = Host::new(&compiled.pea)?;
    let ports = Ports::of(&host.model()?)?;
    let rounds = inputs.rounds(&ports)?;

    let verified = verify(&module).in_file(&source.path)?;
    let main = verified.entry();
    let mut states = States::new(&verified, &main.name)?;
    let mut session = host.session()?;
    let mut compared = Vec::new();
    for inputs in &rounds {
        let tensors = arguments(main, inputs)?;
        let trace = eval_trace(&verified, &main.name, &tensors, &mut states)?;
        ports.write_inputs(&mut session, inputs)?;
        let mut comparison = Comparison::new(&module, &compiled, tolerance);
        for (index, step) in compiled.plan.steps.iter().enumerate() {
            // A loop takes a call for each kernel that it runs.
            while session.step() && session.next_step() == index {}
            if rewinds(&compiled.plan.steps, index) {
                continue;
            }
            comparison.step(index, step, &trace, session.arena());
        }
        let differs = comparison.results.iter().any(|it| it.first.is_some());
        compared.push(comparison.results);
        if differs {
            break;
        }
    }
    Ok(compared)
}

/// Runs the reference, by the contract of the source, and another runtime on rounds of inputs, and
/// compares the results of all operators by the names of their tensors: per round, in the order of
/// the file. Names that several values have are not compared.
///
/// # Errors
///
/// The model cannot be compiled, an input file is not what it takes, the other runtime cannot be
/// run (`python` is the program that has its package) or refuses the model, or no name is known.
pub fn diff_with_peer(
    source: &Source,
    inputs: Inputs<'_>,
    (peer, python): (Peer, &Path),
    tolerance: f32,
    observer: &dyn Observer,
) -> Result<Vec<Vec<Compared>>> {
    ensure!(
        source.format == Format::Tflite,
        code::RUNTIME.error(
            format!("{peer} runs .tflite files, found {}", source.path),
            "give the .tflite file that the model was imported from",
        )
    );
    let module = source.module(observer)?;
    let compiled = Compiled::new(module.clone(), &MicroOptions::default());
    let host = Host::new(&compiled.in_file(&source.path)?.pea)?;
    let rounds = inputs.rounds(&Ports::of(&host.model()?)?)?;
    let results = peer.results(python, &source.bytes, &rounds)?;

    let verified = verify(&module).in_file(&source.path)?;
    let main = verified.entry();
    let named = named(main);
    let mut states = States::new(&verified, &main.name)?;
    let mut compared = Vec::new();
    for (run, inputs) in rounds.iter().enumerate() {
        let tensors = arguments(main, inputs)?;
        let trace = eval_trace(&verified, &main.name, &tensors, &mut states)?;
        let of_run = results.iter().filter(|result| result.run == run);
        let of_run = of_run.filter_map(|result| {
            let (op, id) = (*named.get(result.name.as_str())?)?;
            let ty = main.ty(id).clone();
            let bytes = result.bytes_of(ty.dtype);
            let expected = Tensor::new(ty, bytes).ok()?;
            let difference = Difference::of(&expected, trace.get(id)?.bytes(), tolerance);
            Some(difference.of_value(
                result.operator,
                op.kind.to_string(),
                &result.name,
                &expected,
            ))
        });
        compared.push(of_run.collect::<Vec<_>>());
    }
    ensure!(
        compared.iter().all(|results| !results.is_empty()),
        code::RUNTIME.error(
            format!("no result of {peer} has the name of a value here"),
            "compare the outputs of `peapod run` instead",
        )
    );
    Ok(compared)
}

/// Results of ops by their names, with the op; `None` where several have one.
fn named(main: &Function) -> HashMap<&str, Option<(&Op, ValueId)>> {
    let mut named = HashMap::new();
    for op in &main.ops {
        for id in &op.outputs {
            let entry = named.entry(main.value(*id).name.as_str());
            entry
                .and_modify(|known| *known = None)
                .or_insert(Some((op, *id)));
        }
    }
    named
}

/// Whether a step only prepares the loop that comes next.
fn rewinds(steps: &[Step], index: usize) -> bool {
    let next = steps.get(index + 1);
    next.is_some_and(|next| !next.program.is_empty() && next.op == steps[index].op)
}

/// The module with every value named after its id: passes renumber values, but names stay.
fn tagged(mut module: Module) -> Module {
    for function in &mut module.functions {
        for (id, value) in function.values.iter_mut() {
            value.name = id.0.to_string();
        }
    }
    module
}

fn arguments(main: &Function, inputs: &[Vec<u8>]) -> Result<Vec<Tensor>> {
    let argument = |(id, bytes): (&ValueId, &Vec<u8>)| {
        let tensor = Tensor::new(main.ty(*id).clone(), bytes.clone());
        tensor.note(|| format!("input `{}`", main.value(*id).name))
    };
    main.inputs.iter().zip(inputs).map(argument).collect()
}

/// The compiled values of one run beside the reference's.
struct Comparison<'a> {
    reference: &'a Function,
    compiled: &'a Function,
    tolerance: f32,
    results: Vec<Compared>,
}

impl<'a> Comparison<'a> {
    fn new(module: &'a Module, compiled: &'a Compiled, tolerance: f32) -> Self {
        Self {
            reference: &module.functions[0],
            compiled: &compiled.module.functions[0],
            tolerance,
            results: Vec::new(),
        }
    }

    /// Compares the results of step `index`, which has just run.
    fn step(&mut self, index: usize, step: &Step, trace: &Trace, arena: &[u8]) {
        let op = self.compiled.op(step.op);
        for (id, operand) in op.outputs.iter().zip(&step.outputs) {
            let reference = self.counterpart(*id);
            let Some((id, expected)) = reference.and_then(|id| Some((id, trace.get(id)?))) else {
                continue;
            };
            let Some(got) = bytes(arena, operand, expected) else {
                continue;
            };
            let difference = Difference::of(expected, got, self.tolerance);
            let source = op
                .location
                .index
                .map(|source| format!(", operator {source}"));
            let op = format!("{}{}", op.kind, source.unwrap_or_default());
            let name = &self.reference.value(id).name;
            self.results
                .push(difference.of_value(index, op, name, expected));
        }
    }

    /// The reference's value that a compiled one carries the tag of. What passes add has no tag,
    /// and a value whose type they changed is another.
    fn counterpart(&self, id: ValueId) -> Option<ValueId> {
        let compiled = self.compiled.value(id);
        let tag = ValueId(compiled.name.parse().ok()?);
        let reference = self.reference.values.get(tag)?;
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

    /// The difference of a value of this name, which step `step` makes by this op.
    fn of_value(self, step: usize, op: String, name: &str, expected: &Tensor) -> Compared {
        Compared {
            step,
            op,
            name: name.to_owned(),
            elements: expected.ty().elements(),
            dtype: expected.ty().dtype.name(),
            differ: self.count,
            largest: self.largest,
            first: self.first,
        }
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
            let [result] = &comparison.results[..] else {
                panic!("what was fused away is not compared");
            };
            result.difference()
        };
        assert_eq!(compare(&[2.0, 4.0, 6.0]), None);
        assert_eq!(compare(&[2.00001, 4.0, 6.0]), None);
        let first = compare(&[2.0, 4.5, 7.0]).unwrap();
        assert_eq!(
            first,
            "step 0 (add), `limited`: element 1 is 4.5, expected 4; 2 of 3 elements (f32) differ, by \
             at most 1"
        );
    }

    fn floats(values: &[f32]) -> Vec<u8> {
        values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect()
    }
}
