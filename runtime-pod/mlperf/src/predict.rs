//! Predicted time to train: steps, evaluations, and what of initialisation counts.

use serde::Serialize;

use crate::rules::rules;

/// What a run is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Experiment {
    /// Epochs until the target is reached.
    pub epochs: f64,
    /// Training steps of an epoch; need not be whole.
    pub steps_per_epoch: f64,
    /// Of a training step.
    pub step_seconds: f64,
    /// From one evaluation to the next; the last is at the end. Infinite is one.
    pub epochs_between_evaluations: f64,
    /// Of an evaluation that training waits for.
    pub eval_seconds: f64,
    /// Until the first step runs: programs are loaded and queues filled.
    pub startup_seconds: f64,
    /// Before the run; what goes beyond the limit of the rules counts.
    pub init_seconds: f64,
}

/// The time to train, and what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Prediction {
    /// Training steps.
    pub steps: u64,
    /// Evaluations.
    pub evaluations: u64,
    /// All training steps.
    pub train_seconds: f64,
    /// All evaluations.
    pub eval_seconds: f64,
    /// Until the first step runs.
    pub startup_seconds: f64,
    /// What of initialisation counts.
    pub init_seconds_counted: f64,
    /// Their sum.
    pub seconds: f64,
}

/// A number that no run can have.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{what} is {number}, expected {expected}")]
pub struct Impossible {
    what: &'static str,
    number: f64,
    expected: &'static str,
}

impl Experiment {
    /// The time to train.
    ///
    /// # Errors
    ///
    /// If a number is negative, not a number, or 0 where nothing would be trained.
    pub fn predict(&self) -> Result<Prediction, Impossible> {
        let positive = [
            ("epochs", self.epochs),
            ("steps per epoch", self.steps_per_epoch),
            ("seconds of a step", self.step_seconds),
        ];
        let bad = positive
            .into_iter()
            .find(|(_, it)| !(*it > 0.0 && *it <= 1e12));
        let bad = bad.map(|found| (found, "a number above 0"));
        let times = [
            ("seconds of an evaluation", self.eval_seconds),
            ("seconds of the start", self.startup_seconds),
            ("seconds of initialisation", self.init_seconds),
        ];
        let negative = times
            .into_iter()
            .find(|(_, it)| !(*it >= 0.0 && *it <= 1e12));
        let bad = bad.or(negative.map(|found| (found, "a number not below 0")));
        let between = self.epochs_between_evaluations;
        let never = between.is_nan() || between <= 0.0;
        let never = never.then_some((("epochs between evaluations", between), "a number above 0"));
        if let Some(((what, number), expected)) = bad.or(never) {
            return Err(Impossible {
                what,
                number,
                expected,
            });
        }
        // A tiny part of a step is rounding of what was asked for.
        let steps = (self.epochs * self.steps_per_epoch - 1e-6).ceil();
        let evaluations = (self.epochs / between - 1e-9).ceil().max(1.0);
        let train_seconds = steps * self.step_seconds;
        let eval_seconds = evaluations * self.eval_seconds;
        let init_seconds_counted = (self.init_seconds - rules().init_seconds_max).max(0.0);
        Ok(Prediction {
            steps: steps as u64,
            evaluations: evaluations as u64,
            train_seconds,
            eval_seconds,
            startup_seconds: self.startup_seconds,
            init_seconds_counted,
            seconds: train_seconds + eval_seconds + self.startup_seconds + init_seconds_counted,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUN: Experiment = Experiment {
        epochs: 88.0,
        steps_per_epoch: 19.75,
        step_seconds: 0.014,
        epochs_between_evaluations: 4.0,
        eval_seconds: 0.05,
        startup_seconds: 2.0,
        init_seconds: 500.0,
    };

    #[test]
    fn a_run_is_its_steps_evaluations_and_start() {
        let got = RUN.predict().unwrap();
        assert_eq!((got.steps, got.evaluations), (1738, 22));
        assert!((got.seconds - (1738.0 * 0.014 + 22.0 * 0.05 + 2.0)).abs() < 1e-9);
        let once = Experiment {
            epochs_between_evaluations: f64::INFINITY,
            ..RUN
        };
        assert_eq!(once.predict().unwrap().evaluations, 1);
    }

    #[test]
    fn what_initialisation_takes_beyond_twenty_minutes_counts() {
        let slow = Experiment {
            init_seconds: 1260.0,
            ..RUN
        };
        let by = slow.predict().unwrap().seconds - RUN.predict().unwrap().seconds;
        assert!((by - 60.0).abs() < 1e-9);
    }

    #[test]
    fn numbers_that_no_run_has_are_refused() {
        let error = |run: Experiment| run.predict().unwrap_err().to_string();
        let never = Experiment { epochs: 0.0, ..RUN };
        assert_eq!(error(never), "epochs is 0, expected a number above 0");
        let nan = Experiment {
            step_seconds: f64::NAN,
            ..RUN
        };
        assert_eq!(
            error(nan),
            "seconds of a step is NaN, expected a number above 0"
        );
        let negative = Experiment {
            eval_seconds: -1.0,
            ..RUN
        };
        assert!(error(negative).ends_with("is -1, expected a number not below 0"));
        let always = Experiment {
            epochs_between_evaluations: 0.0,
            ..RUN
        };
        assert!(error(always).starts_with("epochs between evaluations is 0"));
    }
}
