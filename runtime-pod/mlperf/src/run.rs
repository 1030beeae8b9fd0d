//! One run: when it started and stopped, whether it converged, and how far it had to go.

use serde::Serialize;

use crate::log::{Event, Log};
use crate::rules::rules;

/// What a log says of its run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Run {
    /// The file.
    pub file: String,
    /// From start to stop, with what of initialisation goes beyond the limit of the rules.
    pub seconds: f64,
    /// Whether the target was reached.
    pub converged: bool,
    /// From the start of initialisation to that of the run; none if it is not logged.
    pub init_seconds: Option<f64>,
    /// Samples of a step over all devices.
    pub global_batch: Option<u64>,
    /// Epoch of the last evaluation before the stop; some entries count steps instead.
    pub epochs: Option<f64>,
    /// What is odd about the log, for people: nothing here is silent.
    pub warnings: Vec<String>,
}

/// A log from which no time can be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotARun {
    /// The log has no start or no stop.
    #[error("{file}: there is no `{key}`, so the run has no time")]
    Missing {
        /// The file.
        file: String,
        /// What is not there.
        key: &'static str,
    },
    /// Neither `run_start` nor `init_stop` come before `run_stop`.
    #[error("{file}, line {line}: `run_stop` comes before the run has started")]
    Backwards {
        /// The file.
        file: String,
        /// Line of the stop.
        line: usize,
    },
}

impl Run {
    /// What a log says of its run.
    ///
    /// # Errors
    ///
    /// If the run has no start, no stop, or stops before it starts.
    pub fn of(log: &Log) -> Result<Self, NotARun> {
        let stop = last(log, "run_stop")?;
        let mut warnings: Vec<String> = log.problems.iter().map(ToString::to_string).collect();
        let start = start(log, stop, &mut warnings)?;
        let init = log.first("init_start").map(|event| event.seconds);
        let limit = rules().init_seconds_max;
        let late = init.filter(|init| between(*init, start) > limit);
        if let Some(init) = late {
            let seconds = between(init, start);
            warnings.push(format!(
                "{seconds} s of initialisation: what goes beyond {limit} s counts"
            ));
        }
        let epochs = log
            .all("eval_accuracy")
            .filter(|event| event.seconds <= stop.seconds)
            .filter_map(|event| event.number("epoch_num"))
            .reduce(f64::max);
        Ok(Self {
            file: log.file.clone(),
            seconds: between(late.map_or(start, |init| init + limit), stop.seconds),
            converged: converged(stop),
            init_seconds: init.map(|init| between(init, start)),
            global_batch: log
                .first("global_batch_size")
                .and_then(|event| event.value.as_u64()),
            epochs,
            warnings,
        })
    }
}

/// Seconds from one time to another. Times since 1970 are exact to a fifth of a microsecond.
fn between(start: f64, stop: f64) -> f64 {
    ((stop - start) * 1e6).round() / 1e6
}

/// Whether a `run_stop` says that the target was reached.
pub(crate) fn converged(stop: &Event) -> bool {
    stop.metadata
        .get("status")
        .is_some_and(|status| status == "success")
}

fn last<'a>(log: &'a Log, key: &'static str) -> Result<&'a Event, NotARun> {
    let file = || log.file.clone();
    let missing = || NotARun::Missing { file: file(), key };
    log.all(key).next_back().ok_or_else(missing)
}

/// Seconds of the start. A `run_start` that cannot be true gives way to `init_stop`, loudly.
fn start(log: &Log, stop: &Event, warnings: &mut Vec<String>) -> Result<f64, NotARun> {
    let start = last(log, "run_start")?;
    let earliest = log.first("init_start").map_or(0.0, |event| event.seconds);
    if (earliest..=stop.seconds).contains(&start.seconds) {
        return Ok(start.seconds);
    }
    let init = log.all("init_stop").next_back();
    let init = init.filter(|event| (earliest..=stop.seconds).contains(&event.seconds));
    let Some(init) = init else {
        let (file, line) = (log.file.clone(), stop.line);
        return Err(NotARun::Backwards { file, line });
    };
    let side = if start.seconds > stop.seconds {
        "after `run_stop`"
    } else {
        "before `init_start`"
    };
    warnings.push(format!(
        "line {}: BOGUS `run_start`: {} s is {side}; its run is timed from `init_stop` (line {})",
        start.line, start.seconds, init.line
    ));
    Ok(init.seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(lines: &[&str]) -> Result<Run, NotARun> {
        let text: Vec<String> = lines.iter().map(|line| format!(":::MLL {line}")).collect();
        Run::of(&Log::parse("a.txt", text.join("\n").as_bytes()).unwrap())
    }

    #[test]
    fn a_run_is_timed_from_start_to_stop() {
        let run = run(&[
            "1.0 init_start: {}",
            r#"1.5 global_batch_size: {"value": 64}"#,
            "3.0 init_stop: {}",
            "3.5 run_start: {}",
            r#"5.0 eval_accuracy: {"value": 0.1, "metadata": {"epoch_num": 4}}"#,
            r#"6.0 run_stop: {"metadata": {"status": "success"}}"#,
            r#"7.0 eval_accuracy: {"value": 0.2, "metadata": {"epoch_num": 8}}"#,
        ]);
        let run = run.unwrap();
        assert_eq!(
            (run.seconds, run.init_seconds, run.converged),
            (2.5, Some(2.5), true)
        );
        assert_eq!((run.global_batch, run.epochs), (Some(64), Some(4.0)));
        assert!(run.warnings.is_empty());
    }

    #[test]
    fn a_bogus_start_gives_way_to_the_end_of_initialisation() {
        let lines = |start| {
            [
                "100.0 init_start: {}".to_owned(),
                "101.0 init_stop: {}".to_owned(),
                format!("{start} run_start: {{}}"),
                r#"103.0 run_stop: {"metadata": {"status": "abort"}}"#.to_owned(),
            ]
        };
        for (start, side) in [
            ("5.0", "before `init_start`"),
            ("200.0", "after `run_stop`"),
        ] {
            let lines = lines(start);
            let run = run(&lines.each_ref().map(String::as_str)).unwrap();
            assert_eq!((run.seconds, run.converged), (2.0, false));
            assert!(
                run.warnings[0].starts_with("line 3: BOGUS"),
                "{:?}",
                run.warnings
            );
            assert!(run.warnings[0].contains(side), "{:?}", run.warnings);
        }
    }

    #[test]
    fn what_initialisation_takes_beyond_the_limit_counts() {
        let run = run(&[
            "100.0 init_start: {}",
            "1400.0 init_stop: {}",
            "1400.0 run_start: {}",
            r#"1410.0 run_stop: {"metadata": {"status": "success"}}"#,
        ]);
        let run = run.unwrap();
        assert_eq!((run.seconds, run.init_seconds), (110.0, Some(1300.0)));
        let said = "1300 s of initialisation: what goes beyond 1200 s counts";
        assert_eq!(run.warnings, [said]);
    }

    #[test]
    fn a_run_without_an_end_is_an_error_that_says_so() {
        let error = run(&["1.0 run_start: {}"]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a.txt: there is no `run_stop`, so the run has no time"
        );
        let error = run(&["4.0 run_start: {}", "3.0 run_stop: {}"]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a.txt, line 2: `run_stop` comes before the run has started"
        );
    }
}
