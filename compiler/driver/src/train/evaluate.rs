//! Evaluation of a split within a run: every sample once, by the engine that trains.

use bytemuck::cast_slice;
use peapod_data::{Batch, BatchOptions, Labels, PADDING, Split};
use peapod_diagnostic::{Diagnostic, Result, bail};
use peapod_train::{Role, Values};

use super::metrics::Evaluated;
use super::programs::Loaded;
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
}

/// What the network said of a sample.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Number of the sample in the data.
    pub sample: usize,
    /// The number of its class.
    pub label: i32,
    /// Outputs of the network for it.
    pub outputs: Vec<f32>,
    /// What the network saw.
    pub features: Vec<f32>,
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
    pub fn new(program: Loaded, training: &Loaded, batch: usize) -> Result<Self> {
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

    /// Evaluates a split; `heard` is told what the network said of each sample that has a class.
    ///
    /// # Errors
    ///
    /// Samples cannot be read, or the engine fails.
    pub fn evaluate(
        &mut self,
        (name, split): (&'static str, &Split),
        (step, epoch): (usize, usize),
        mut heard: impl FnMut(Said),
    ) -> Result<Evaluated> {
        let mut sums = Sums::default();
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
            self.tell(&batch, &mut heard)?;
        }
        Ok(Evaluated {
            step,
            epoch,
            split: name,
            loss: sums.loss / sums.weight,
            accuracy: sums.correct.map(|it| it / sums.weight),
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

    fn tell(&mut self, batch: &Batch, heard: &mut impl FnMut(Said)) -> Result<()> {
        let Labels::Classes(labels) = &batch.labels else {
            return Ok(());
        };
        let Some(result) = self.program.result("outputs") else {
            return Ok(());
        };
        let outputs = self.program.engine.output(result);
        let outputs = outputs.map_err(diagnose::pod_run)?;
        let outputs: &[f32] = cast_slice(&outputs);
        let each = outputs.len() / batch.indices.len();
        let of_features = batch.features.len() / batch.indices.len();
        for (at, sample) in batch.indices.iter().enumerate() {
            if *sample != PADDING {
                heard(Said {
                    sample: *sample,
                    label: labels[at],
                    outputs: outputs[at * each..][..each].to_vec(),
                    features: batch.features[at * of_features..][..of_features].to_vec(),
                });
            }
        }
        Ok(())
    }
}
