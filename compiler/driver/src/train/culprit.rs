//! Where a number that is none came from: the step is computed again, op by op.

use peapod_data::Batch;
use peapod_diagnostic::{Diagnostic, Diagnostics, Result, code};
use peapod_ir::eval::{States, eval_trace};
use peapod_ir::{DType, Function, Tensor, ValueId, verify::verify};

use super::session::Session;
use super::{feed, folder::RunFolder};
use crate::diagnose;
use crate::observer::Silent;
use crate::pod::checkpoint::{self, From, Resume, newest};

/// A result of a step that is no finite number.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The step.
    pub step: usize,
    /// Name of the result.
    pub result: String,
    /// What it is.
    pub value: f64,
}

/// Element operations up to which a step is computed again by the evaluator: seconds.
const MAX_ELEMENTS: usize = 1 << 28;

const HELP: &str =
    "lower optimizer.learning_rate, set optimizer.clip_global_norm, or check the data";

impl Session<'_> {
    /// Says that a step yields no number, in which layer and tensor it began, and from which
    /// checkpoint the run can go on.
    pub(super) fn not_finite(&mut self, found: &Found, batch: &Batch) -> Diagnostics {
        let message = format!("step {}: `{}` is {}", found.step, found.result, found.value);
        let mut error = code::NOT_A_NUMBER.error(message, HELP);
        match self.origin(found.step, batch) {
            Ok(Some(origin)) => error = error.note(origin),
            Ok(None) => {}
            Err(why) => {
                let why = why.iter().map(|it| it.message.to_string());
                let why = why.collect::<Vec<_>>().join("; ");
                error = error.note(format!("where it began could not be found: {why}"));
            }
        }
        let folder = RunFolder::new(self.out).checkpoints();
        let good = newest(&folder).ok().flatten();
        error = error.note(match good {
            Some(step) => format!(
                "the last good checkpoint is step-{step} in {}",
                folder.display()
            ),
            None => "there is no checkpoint before it".to_owned(),
        });
        error.into()
    }

    /// The first op of the step that makes a number which is none of those that are.
    fn origin(&mut self, step: usize, batch: &Batch) -> Result<Option<String>> {
        let work = |function: &Function| {
            let values = function.values.iter();
            values.map(|(_, value)| value.ty.elements()).sum::<usize>()
        };
        let functions = &self.training.step.module.functions;
        if functions.iter().map(work).sum::<usize>() > MAX_ELEMENTS {
            return Ok(None);
        }
        let arguments = self.arguments_of(step, batch)?;
        let module = &self.training.step.module;
        let verified = verify(module)?;
        let entry = &module.functions[0];
        let bug = |error: peapod_ir::eval::EvalError| Diagnostic::bug(error.to_string());
        let mut states = States::new(&verified, &entry.name).map_err(bug)?;
        let trace = eval_trace(&verified, &entry.name, &arguments, &mut states).map_err(bug)?;
        let bad = |id: ValueId| trace.get(id).is_some_and(|it| !is_finite(it));
        for (port, id) in self.training.step.ports.iter().zip(&entry.inputs) {
            if bad(*id) {
                return Ok(Some(format!("argument `{}` is not finite", port.name)));
            }
        }
        let first = entry.ops.iter().find_map(|op| {
            let output = op.outputs.iter().find(|it| bad(**it))?;
            let name = &entry.value(*output).name;
            Some(format!(
                "the first tensor that is not finite is `{name}`, of {} in layer {}",
                op.kind,
                layer(name),
            ))
        });
        Ok(first)
    }

    /// The arguments of a step, found by the steps from the checkpoint before it.
    fn arguments_of(&mut self, step: usize, batch: &Batch) -> Result<Vec<Tensor>> {
        let options = checkpoint::Options {
            save: None,
            resume: Some(Resume {
                from: From::Folder(RunFolder::new(self.out).checkpoints()),
                skip_damaged: true,
                changed_inputs: true,
            }),
        };
        // What is being written is to be whole.
        self.saver = None;
        let checkpoints = newest(&RunFolder::new(self.out).checkpoints())?;
        let engine = &mut *self.training.engine;
        // All ranks resume, or none does.
        let any = engine.agree(u64::from(checkpoints.is_some()));
        self.resumed = match any.map_err(diagnose::pod_run)? {
            0 => None,
            _ => checkpoint::resume(&options, engine, &Silent)?,
        };
        self.set_arguments()?;
        let done = self.resumed.as_ref().map_or(0, |it| it.step);
        for before in done..step - 1 {
            let batch = self.batch(before)?;
            self.put(&batch, before > done)?;
        }
        let mut arguments = vec![];
        for index in 0..self.training.step.ports.len() {
            let port = self.training.step.ports[index].clone();
            let result = self.training.result(&port.name);
            let ran = step - 1 > done;
            let bytes = match result.filter(|_| ran) {
                Some(result) => self.training.engine.output(result),
                None => self.training.engine.input(index),
            };
            let bytes = bytes.map_err(diagnose::pod_run)?;
            let tensor = Tensor::new(port.ty, bytes);
            arguments.push(tensor.map_err(|error| Diagnostic::bug(error.to_string()))?);
        }
        feed::replace(&self.training, &mut arguments, batch);
        Ok(arguments)
    }

    /// The batch of the step after so many.
    fn batch(&self, done: usize) -> Result<Batch> {
        let options = self.batches(done);
        let mut batches = self.data.train().batches(&options)?;
        batches.next().unwrap_or_else(|| {
            Err(Diagnostic::bug("an epoch has fewer batches than it had").into())
        })
    }

    /// Runs a step once more.
    fn put(&mut self, batch: &Batch, follows: bool) -> Result<()> {
        if follows {
            self.training
                .engine
                .feed_back()
                .map_err(diagnose::pod_run)?;
        }
        self.keep_seed()?;
        feed::put(&mut self.training, batch)?;
        Ok(self.training.engine.step().map_err(diagnose::pod_run)?)
    }
}

fn is_finite(tensor: &Tensor) -> bool {
    !DType::FLOATS.contains(&tensor.ty().dtype)
        || tensor.scalars().iter().all(|it| it.double().is_finite())
}

/// The layer that a value is of: what its name says before the last part.
fn layer(name: &str) -> &str {
    name.split(['.', '(']).next().unwrap_or(name)
}
