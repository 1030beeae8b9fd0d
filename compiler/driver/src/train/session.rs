//! The loop of a run: steps, evaluations, checkpoints, until all epochs are done or a target is
//! reached.

use std::path::Path;
use std::time::Instant;

use peapod_data::{Batch, BatchOptions, Dataset};
use peapod_diagnostic::Result;
use peapod_train::Role;
use serde_json::json;

use super::culprit;
use super::evaluate::Evaluator;
use super::experiment::Experiment;
use super::feed;
use super::initial::Initial;
use super::metrics::{Evaluated, Metrics};
use super::mllog::{At, MlLog};
use super::programs::Loaded;
use super::quality::Said;
use crate::pod::checkpoint::manifest::Position;
use crate::pod::checkpoint::{Resumed, Saver};
use crate::{Observer, Tick, Work, diagnose};

/// What a run has before its first step.
pub struct Session<'a> {
    /// What is run.
    pub experiment: &'a Experiment,
    /// The folder of the run.
    pub out: &'a Path,
    /// Samples.
    pub data: &'a Dataset,
    /// The training step.
    pub training: Loaded,
    /// The evaluation step.
    pub evaluator: Evaluator,
    /// Parameters that the run begins with.
    pub initial: Initial,
    /// What writes checkpoints; none once the run has failed.
    pub saver: Option<Saver>,
    /// What the run goes on from.
    pub resumed: Option<Resumed>,
    /// `metrics.jsonl`.
    pub metrics: Metrics,
    /// `mllog.txt`.
    pub log: MlLog,
    /// Steps of an epoch.
    pub steps_per_epoch: usize,
    /// Steps of the run.
    pub steps: usize,
}

/// What a run came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Number of this process among those of the engine: the first says what the run was.
    pub rank: usize,
    /// Steps done.
    pub steps: usize,
    /// Evaluations, in order; the last is of the test split, if there is one.
    pub evaluations: Vec<Evaluated>,
    /// Whether the target was reached; none where there is none.
    pub reached: Option<bool>,
    /// Median of the seconds of the steps.
    pub step_seconds: f64,
    /// What the network said of each sample of the test split.
    pub said: Vec<Said>,
}

/// What goes on while steps are done.
struct Progress<'a> {
    observer: &'a dyn Observer,
    tick: Option<Tick>,
    began: Instant,
    seconds: Vec<f64>,
}

impl Session<'_> {
    /// Runs all steps that are left, and evaluates the test split.
    ///
    /// # Errors
    ///
    /// A step yields what is no number, data or checkpoints cannot be read or written, or the
    /// engine fails.
    pub fn run(&mut self, observer: &dyn Observer) -> Result<Outcome> {
        let done = self.resumed.as_ref().map_or(0, |it| it.step);
        self.set_arguments()?;
        let steps = self.steps - done;
        let mut progress = Progress {
            observer,
            tick: observer.begin(Work::Steps { steps, units: 1 }),
            began: Instant::now(),
            seconds: vec![],
        };
        let mut outcome = Outcome {
            rank: self.training.engine.rank(),
            steps: done,
            reached: self.experiment.run.target_accuracy.map(|_| false),
            ..Outcome::default()
        };
        self.log
            .say(At::Start, "run_start", json!(null), &json!({}))?;
        let mut ran = Ok(());
        while ran.is_ok() && outcome.steps < self.steps && outcome.reached != Some(true) {
            ran = self.epoch(&mut outcome, done, &mut progress);
        }
        observer.end();
        let status = match (&ran, outcome.reached) {
            (Ok(()), None | Some(true)) => "success",
            (Ok(()) | Err(_), None | Some(_)) => "aborted",
        };
        let status = json!({ "status": status });
        self.log.say(At::Stop, "run_stop", json!(null), &status)?;
        ran?;
        self.finish(&mut outcome, observer)?;
        let seconds = &mut progress.seconds;
        seconds.sort_by(f64::total_cmp);
        outcome.step_seconds = seconds.get(seconds.len() / 2).copied().unwrap_or(0.0);
        Ok(outcome)
    }

    /// Sets the arguments with which the first step begins.
    pub(super) fn set_arguments(&mut self) -> Result<()> {
        let seed = self.experiment.run.seed();
        for index in 0..self.training.step.ports.len() {
            let port = &self.training.step.ports[index];
            let kept = self.resumed.is_some() && !matches!(port.role, Role::Seed);
            if kept {
                continue;
            }
            if let Some(bytes) = self.initial.of(port) {
                self.training.set(Some(index), bytes)?;
            } else if let Some(tensor) = port.initial(seed) {
                self.training.set(Some(index), tensor.bytes())?;
            }
        }
        match &self.resumed {
            Some(resumed) => resumed.load(&mut *self.training.engine),
            None => Ok(()),
        }
    }

    /// The batches after so many steps, to the end of the epoch.
    pub(super) fn batches(&self, done: usize) -> BatchOptions {
        let run = &self.experiment.run;
        BatchOptions {
            batch: run.batch,
            seed: u64::from(run.seed()),
            epoch: (done / self.steps_per_epoch) as u64,
            start_batch: done % self.steps_per_epoch,
            shuffle: true,
            augment: true,
            threads: run.data_threads,
            ..BatchOptions::default()
        }
    }

    /// Runs the steps of an epoch that are left, and evaluates if it is time.
    fn epoch(
        &mut self,
        outcome: &mut Outcome,
        first: usize,
        progress: &mut Progress<'_>,
    ) -> Result<()> {
        let epoch = outcome.steps / self.steps_per_epoch;
        self.log
            .epoch(At::Start, "epoch_start", json!(null), epoch + 1)?;
        for batch in self.data.train().batches(&self.batches(outcome.steps))? {
            if outcome.steps == self.steps {
                break;
            }
            self.step(&batch?, outcome.steps > first, outcome.steps + 1, progress)?;
            outcome.steps += 1;
            let whole = outcome.steps.is_multiple_of(self.steps_per_epoch);
            if whole {
                self.log
                    .epoch(At::Stop, "epoch_stop", json!(null), epoch + 1)?;
            }
            let every = self.experiment.run.evaluate_every;
            let due = whole && (epoch + 1).is_multiple_of(every);
            if due || outcome.steps == self.steps {
                self.evaluate(outcome, progress.observer)?;
            }
            // After the evaluation: a run that goes on from here has it.
            self.save(outcome.steps)?;
        }
        Ok(())
    }

    fn step(
        &mut self,
        batch: &Batch,
        follows: bool,
        step: usize,
        progress: &mut Progress<'_>,
    ) -> Result<()> {
        if follows {
            let fed = self.training.engine.feed_back();
            fed.map_err(diagnose::pod_run)?;
        }
        self.keep_seed()?;
        feed::put(&mut self.training, batch)?;
        let began = Instant::now();
        let stepped = self.training.engine.step();
        stepped.map_err(diagnose::pod_run)?;
        progress.seconds.push(began.elapsed().as_secs_f64());
        let mut scalars = self.training.scalars()?;
        if let Some((name, value)) = scalars.iter().find(|it| !it.1.is_finite()) {
            let found = culprit::Found {
                step,
                result: name.clone(),
                value: *value,
            };
            return Err(self.not_finite(&found, batch));
        }
        scalars.push(("seconds".into(), progress.began.elapsed().as_secs_f64()));
        self.metrics.step(step, &scalars)?;
        if let Some(tick) = &progress.tick {
            tick();
        }
        progress.observer.stepped(step);
        Ok(())
    }

    /// The seed stays as it is, but not on every engine by itself.
    pub(super) fn keep_seed(&mut self) -> Result<()> {
        let seed = self.training.argument(|role| matches!(role, Role::Seed));
        let lost = seed.filter(|it| !self.training.engine.keeps_input(*it));
        let bytes = self.experiment.run.seed().to_le_bytes();
        self.training.set(lost, &bytes)
    }

    fn save(&mut self, step: usize) -> Result<()> {
        let position = self.position(step);
        if step == self.steps {
            return Ok(());
        }
        match &mut self.saver {
            Some(saver) => saver.stepped(step, &mut *self.training.engine, Some(position)),
            None => Ok(()),
        }
    }

    /// Where the data is after a step.
    fn position(&self, step: usize) -> Position {
        Position {
            inputs: ["features", "labels", "weights"]
                .map(str::to_owned)
                .to_vec(),
            epoch: (step / self.steps_per_epoch) as u64,
            frame: (step % self.steps_per_epoch) as u64,
        }
    }

    /// Evaluates the validation split after the last step.
    fn evaluate(&mut self, outcome: &mut Outcome, observer: &dyn Observer) -> Result<()> {
        if self.data.validation().is_empty() {
            return Ok(());
        }
        let epoch = outcome.steps.div_ceil(self.steps_per_epoch);
        self.log
            .epoch(At::Start, "eval_start", json!(null), epoch)?;
        self.evaluator.update(&mut self.training)?;
        let split = ("validation", self.data.validation());
        let evaluated =
            self.evaluator
                .evaluate(self.data, split, (outcome.steps, epoch), |_| {})?;
        self.metrics.evaluation(&evaluated)?;
        let quality = evaluated.accuracy().unwrap_or(evaluated.loss);
        self.log
            .epoch(At::Point, "eval_accuracy", json!(quality), epoch)?;
        self.log.epoch(At::Stop, "eval_stop", json!(null), epoch)?;
        observer.evaluated(&evaluated)?;
        if let (Some(target), Some(accuracy)) =
            (self.experiment.run.target_accuracy, evaluated.accuracy())
        {
            outcome.reached = Some(accuracy >= target);
        }
        outcome.evaluations.push(evaluated);
        Ok(())
    }

    /// Writes the last checkpoint, after everything else: a run that has it is complete.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn close(&mut self, steps: usize) -> Result<()> {
        let position = Some(self.position(steps));
        match &mut self.saver {
            Some(saver) => saver.finish(steps, &mut *self.training.engine, position),
            None => Ok(()),
        }
    }

    /// Evaluates the test split.
    fn finish(&mut self, outcome: &mut Outcome, observer: &dyn Observer) -> Result<()> {
        self.evaluator.update(&mut self.training)?;
        if self.data.test().is_empty() {
            return Ok(());
        }
        let split = ("test", self.data.test());
        let epoch = outcome.steps.div_ceil(self.steps_per_epoch);
        let said = &mut outcome.said;
        let evaluated =
            self.evaluator
                .evaluate(self.data, split, (outcome.steps, epoch), |it| said.push(it))?;
        self.metrics.evaluation(&evaluated)?;
        observer.evaluated(&evaluated)?;
        outcome.evaluations.push(evaluated);
        Ok(())
    }
}
