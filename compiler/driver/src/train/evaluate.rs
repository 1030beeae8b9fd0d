//! Evaluation of a split within a run: every sample once, by the engine that trains.

use bytemuck::cast_slice;
use peapod_data::{Batch, BatchOptions, Dataset, PADDING, Split};
use peapod_diagnostic::{Diagnostic, Result, bail};
use peapod_train::{Loss, Role, Values};

use super::metrics::Evaluated;
use super::programs::Loaded;
use super::quality::{Measure, Said, Tally, samples, values};
use crate::{diagnose, train::feed};

/// The evaluation step, and where its parameters come from.
pub struct Evaluator {
    program: Loaded,
    /// For each argument that is a parameter, the result of the training step that it is.
    parameters: Vec<(usize, usize)>,
    /// Their elements.
    values: Vec<Vec<u8>>,
    /// Samples of a step.
    batch: usize,
    /// What outputs are for.
    loss: Loss,
}

/// Sums over samples.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    loss: f64,
    weight: f64,
    correct: Option<f64>,
    samples: usize,
}

impl Evaluator {
    /// Of an evaluation step, after steps of `training`.
    ///
    /// # Errors
    ///
    /// The training step has no such parameter.
    pub fn new(program: Loaded, training: &Loaded, batch: usize, loss: Loss) -> Result<Self> {
        let mut parameters = vec![];
        for (argument, port) in program.step.ports.iter().enumerate() {
            if !matches!(port.role, Role::Parameter { .. }) {
                continue;
            }
            // Where there is a moving average of a parameter, that is what is deployed.
            let average = format!("{}/ema", port.name);
            let result = training.result(&average);
            let Some(result) = result.or_else(|| training.result(&port.name)) else {
                let message = format!("the training step has no parameter `{}`", port.name);
                bail!(Diagnostic::bug(message));
            };
            parameters.push((argument, result));
        }
        Ok(Self {
            program,
            parameters,
            values: vec![],
            batch,
            loss,
        })
    }

    /// Takes the parameters that the last training step left.
    ///
    /// # Errors
    ///
    /// The engine fails.
    pub fn update(&mut self, training: &mut Loaded) -> Result<()> {
        let parameters = self.parameters.iter();
        let values = parameters.map(|&(_, result)| training.engine.output(result));
        let values = values.collect::<std::result::Result<_, _>>();
        self.values = values.map_err(diagnose::pod_run)?;
        Ok(())
    }

    /// The parameters by name.
    ///
    /// # Errors
    ///
    /// They are not those of the program, which is a bug.
    pub fn values(&self) -> Result<Values> {
        let mut values = Values::new();
        for ((argument, _), bytes) in self.parameters.iter().zip(&self.values) {
            let port = &self.program.step.ports[*argument];
            let tensor = peapod_ir::Tensor::new(port.ty.clone(), bytes.clone());
            let tensor = tensor.map_err(|error| Diagnostic::bug(error.to_string()))?;
            values.insert(port.name.clone(), tensor);
        }
        Ok(values)
    }

    /// Evaluates a split of some data; `heard` is told what the network said of each sample.
    ///
    /// # Errors
    ///
    /// Samples cannot be read, or the engine fails.
    pub fn evaluate(
        &mut self,
        data: &Dataset,
        (name, split): (&'static str, &Split),
        (step, epoch): (usize, usize),
        mut heard: impl FnMut(Said),
    ) -> Result<Evaluated> {
        let (mut sums, mut tally) = (Sums::default(), Tally::default());
        let options = BatchOptions {
            batch: self.batch,
            ..BatchOptions::default()
        };
        for (number, batch) in split.batches(&options)?.enumerate() {
            let batch = batch?;
            self.put_parameters(number == 0)?;
            feed::put(&mut self.program, &batch)?;
            let stepped = self.program.engine.step();
            stepped.map_err(diagnose::pod_run)?;
            self.add(&mut sums, &batch)?;
            for said in self.said(data, &batch)? {
                tally.add(&said.sample, &said.outputs);
                heard(said);
            }
        }
        let mut measures = tally.measures(None);
        if let Some(correct) = sums.correct {
            measures.insert(Measure::Accuracy, correct / sums.weight);
        }
        Ok(Evaluated {
            step,
            epoch,
            split: name,
            loss: sums.loss / sums.weight,
            measures,
            samples: sums.samples,
        })
    }

    /// Sets those arguments that do not hold the parameters.
    fn put_parameters(&mut self, first: bool) -> Result<()> {
        for ((argument, _), bytes) in self.parameters.iter().zip(&self.values) {
            if first || !self.program.engine.keeps_input(*argument) {
                let set = self.program.engine.set_input(*argument, bytes);
                set.map_err(diagnose::pod_run)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, sums: &mut Sums, batch: &Batch) -> Result<()> {
        let mut sum = |name: &str| {
            let numbers = self.program.numbers(name)?;
            Ok::<_, peapod_diagnostic::Diagnostics>(numbers.and_then(|it| it.first().copied()))
        };
        sums.loss += sum("loss")?.unwrap_or(f64::NAN);
        sums.weight += sum("weight")?.unwrap_or(0.0);
        if let Some(correct) = sum("correct")? {
            sums.correct = Some(sums.correct.unwrap_or(0.0) + correct);
        }
        sums.samples += batch.indices.iter().filter(|it| **it != PADDING).count();
        Ok(())
    }

    /// What the network said of the samples of the batch.
    fn said(&mut self, data: &Dataset, batch: &Batch) -> Result<Vec<Said>> {
        // Where no classes are told apart, outputs are what is predicted.
        let result = self.program.result("outputs");
        let Some(result) = result.or_else(|| self.program.result("predictions")) else {
            return Ok(vec![]);
        };
        let outputs = self.program.engine.output(result);
        let outputs = outputs.map_err(diagnose::pod_run)?;
        let outputs: &[f32] = cast_slice(&outputs);
        let each = outputs.len() / batch.indices.len();
        // What a batch is filled up with is at its end.
        let rows = samples(data, batch).zip(outputs.chunks_exact(each.max(1)));
        let said = rows.map(|(sample, outputs)| Said {
            sample,
            outputs: values(&self.loss, outputs.to_vec()),
        });
        Ok(said.collect())
    }
}
