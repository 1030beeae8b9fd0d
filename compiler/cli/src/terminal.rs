//! What the driver says, on a terminal: warnings, progress, scalars of steps.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use peapod_diagnostic::{Diagnostic, Result};
use peapod_driver::{Observer, Tick, Warner, Work};

use crate::diagnostics;
use crate::print::{self, print};

/// Whether `--verbose` is on the command line.
static VERBOSE: AtomicBool = AtomicBool::new(false);

/// After so long there is something to be seen of work that does not count its progress.
const QUICK: Duration = Duration::from_secs(1);

/// How often a bar is drawn.
const REDRAWN: Duration = Duration::from_millis(200);

/// Has commands say what took how long.
pub fn be_verbose(verbose: bool) {
    VERBOSE.store(verbose, Ordering::Relaxed);
}

/// Standard output and standard error.
pub struct Terminal {
    /// What the command does, in words.
    doing: String,
    began: Instant,
    shown: Mutex<Shown>,
}

struct Shown {
    bar: ProgressBar,
    steps: usize,
    /// Dropped when the bar is not to appear any more.
    waiting: Option<Sender<()>>,
}

impl Shown {
    /// Takes the bar away, so that others may print.
    fn clear(&mut self) {
        self.waiting = None;
        self.bar.finish_and_clear();
    }
}

/// Whether progress is shown: to people, who have not asked for silence.
fn is_seen() -> bool {
    std::io::stderr().is_terminal() && print::quiet() == 0 && !print::is_document()
}

impl Terminal {
    /// For a command that does this, such as "compiling step.mlir".
    pub fn new(doing: impl Into<String>) -> Self {
        let doing = doing.into();
        let shown = Mutex::new(spinner(&doing));
        let began = Instant::now();
        Self {
            doing,
            began,
            shown,
        }
    }

    /// What is shown stays in order whatever a thread did that held it.
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Prints while there is no bar.
    pub fn suspend<T>(&self, say: impl FnOnce() -> T) -> T {
        self.shown().bar.suspend(say)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.shown().clear();
        if VERBOSE.load(Ordering::Relaxed) {
            let seconds = self.began.elapsed().as_secs_f64();
            let line = format!("{}: {seconds:.3} s", self.doing);
            crate::diagnostics::say(&peapod_diagnostic::escaped(&line));
        }
    }
}

/// A sign that work goes on, which appears when it takes longer than [`QUICK`].
fn spinner(doing: &str) -> Shown {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    let mut shown = Shown {
        bar,
        steps: 0,
        waiting: None,
    };
    if !is_seen() {
        return shown;
    }
    let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner());
    shown.bar.set_style(style);
    shown.bar.set_message(peapod_diagnostic::escaped(doing));
    let (sender, receiver) = channel();
    let bar = shown.bar.clone();
    std::thread::spawn(move || {
        if receiver.recv_timeout(QUICK) == Err(RecvTimeoutError::Timeout) {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.enable_steady_tick(REDRAWN);
        }
    });
    shown.waiting = Some(sender);
    shown
}

impl Observer for Terminal {
    fn warning(&self, warning: &Diagnostic) {
        self.suspend(|| diagnostics::show(warning));
    }

    /// As `warning`; the bar that is shown now is drawn again below it.
    fn warner(&self) -> Warner {
        let bar = self.shown().bar.clone();
        Box::new(move |warning| bar.suspend(|| diagnostics::show(warning)))
    }

    fn begin(&self, work: Work) -> Option<Tick> {
        if !is_seen() {
            return None;
        }
        let (length, steps, template) = match work {
            Work::Steps { steps, units } => {
                let template = "{bar:40} {msg} steps, {eta} left";
                (steps.saturating_mul(units), steps, template)
            }
            Work::Candidates(count) => (count, 0, "{bar:40} {pos}/{len} candidates, {eta} left"),
            Work::Samples(count) => (count, 0, "{bar:40} {pos}/{len} samples, {eta} left"),
            Work::Simulations(count) => (count, 0, "{bar:40} {pos}/{len} simulations, {eta} left"),
        };
        let bar = ProgressBar::new(length as u64);
        bar.set_message(format!("0/{steps}"));
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(REDRAWN);
        let moved = bar.clone();
        let mut shown = self.shown();
        shown.clear();
        *shown = Shown {
            bar,
            steps,
            waiting: None,
        };
        Some(Box::new(move || moved.inc(1)))
    }

    fn scalar(&self, step: usize, name: &str, value: f64) -> Result<()> {
        if print::scalar(step, name, value) {
            return Ok(());
        }
        let line = format!("step {step}: {name} {value}\n");
        self.suspend(|| print(&line))
    }

    #[cfg(feature = "pod")]
    fn evaluated(&self, evaluated: &peapod_driver::train::metrics::Evaluated) -> Result<()> {
        let line = crate::train::line(evaluated);
        self.suspend(|| print(&line))
    }

    fn stepped(&self, step: usize) {
        let shown = self.shown();
        shown.bar.set_message(format!("{step}/{}", shown.steps));
    }

    fn end(&self) {
        let mut shown = self.shown();
        shown.clear();
        *shown = spinner(&self.doing);
    }
}
