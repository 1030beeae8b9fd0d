//! What the driver says, on a terminal: warnings, progress, scalars of steps.

use std::io::IsTerminal;
use std::sync::Mutex;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use peapod_diagnostic::{Diagnostic, Result};
use peapod_driver::{Observer, Tick, Warner, Work};

use crate::diagnostics;
use crate::print::print;

/// Standard output and standard error.
pub struct Terminal {
    bar: Mutex<Shown>,
}

struct Shown {
    bar: ProgressBar,
    steps: usize,
}

impl Terminal {
    /// Without progress to show yet.
    pub fn new() -> Self {
        let bar = ProgressBar::hidden();
        Self {
            bar: Mutex::new(Shown { bar, steps: 0 }),
        }
    }

    fn with<T>(&self, show: impl FnOnce(&mut Shown) -> T) -> T {
        // What is shown stays in order whatever a thread did that held it.
        show(
            &mut self
                .bar
                .lock()
                .unwrap_or_else(|poisoned| poisoned.into_inner()),
        )
    }
}

impl Observer for Terminal {
    fn warning(&self, warning: &Diagnostic) {
        self.with(|shown| shown.bar.suspend(|| diagnostics::show(warning)));
    }

    /// As `warning`; the bar that is shown now is drawn again below it.
    fn warner(&self) -> Warner {
        let bar = self.with(|shown| shown.bar.clone());
        Box::new(move |warning| bar.suspend(|| diagnostics::show(warning)))
    }

    fn begin(&self, work: Work) -> Option<Tick> {
        if !std::io::stderr().is_terminal() {
            return None;
        }
        let (length, steps, template) = match work {
            Work::Steps { steps, units } => {
                let template = "{bar:40} {msg} steps, {eta} left";
                (steps.saturating_mul(units), steps, template)
            }
            Work::Candidates(count) => (count, 0, "{bar:40} {pos}/{len} candidates, {eta} left"),
            Work::Samples(count) => (count, 0, "{bar:40} {pos}/{len} samples, {eta} left"),
        };
        let bar = ProgressBar::new(length as u64);
        bar.set_message(format!("0/{steps}"));
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(200));
        let moved = bar.clone();
        self.with(|shown| *shown = Shown { bar, steps });
        Some(Box::new(move || moved.inc(1)))
    }

    fn scalar(&self, step: usize, name: &str, value: f64) -> Result<()> {
        let line = format!("step {step}: {name} {value}\n");
        self.with(|shown| shown.bar.suspend(|| print(&line)))
    }

    #[cfg(feature = "pod")]
    fn evaluated(&self, evaluated: &peapod_driver::train::metrics::Evaluated) -> Result<()> {
        let line = crate::train::line(evaluated);
        self.with(|shown| shown.bar.suspend(|| print(&line)))
    }

    fn stepped(&self, step: usize) {
        self.with(|shown| shown.bar.set_message(format!("{step}/{}", shown.steps)));
    }

    fn end(&self) {
        self.with(|shown| shown.bar.finish_and_clear());
    }
}
