//! Who hears what there is to say while the driver works.

use std::sync::{Mutex, PoisonError};

use peapod_diagnostic::{Diagnostic, Result};

/// Called whenever a unit of work is done, from any thread.
pub type Tick = Box<dyn Fn() + Send + Sync>;

/// Shows warnings, from any thread.
pub type Warner = Box<dyn Fn(&Diagnostic) + Send + Sync>;

/// Work whose progress may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Steps of a pod.
    Steps {
        /// How many.
        steps: usize,
        /// Units of each: what device 0 does of the entry.
        units: usize,
    },
    /// So many candidates of a search.
    Candidates(usize),
    /// So many samples that a network is run on.
    Samples(usize),
    /// So many simulations.
    Simulations(usize),
}

/// Takes what there is to say while the driver works. Progress and scalars are ignored unless an
/// observer shows them.
pub trait Observer {
    /// Something that the user should know; the work continues.
    fn warning(&self, warning: &Diagnostic);

    /// What shows warnings where this observer is not at hand.
    fn warner(&self) -> Warner;

    /// Work begins. Without a tick, progress is not counted.
    fn begin(&self, _work: Work) -> Option<Tick> {
        None
    }

    /// Step `step` of a pod, counted from 1, has yielded a scalar.
    ///
    /// # Errors
    ///
    /// The scalar cannot be shown; the run ends.
    fn scalar(&self, _step: usize, _name: &str, _value: f64) -> Result<()> {
        Ok(())
    }

    /// A split was evaluated during training.
    ///
    /// # Errors
    ///
    /// It cannot be shown; the run ends.
    #[cfg(feature = "pod")]
    fn evaluated(&self, _evaluated: &crate::train::metrics::Evaluated) -> Result<()> {
        Ok(())
    }

    /// Step `step` of a pod, counted from 1, is done.
    fn stepped(&self, _step: usize) {}

    /// The work that began last is done, or failed.
    fn end(&self) {}
}

/// An observer that keeps warnings, until it is known who shows them.
#[derive(Debug, Default)]
pub struct Kept {
    warnings: Mutex<Vec<Diagnostic>>,
}

impl Kept {
    /// Tells another observer what was kept.
    pub fn tell(self, observer: &dyn Observer) {
        let warnings = self.warnings.into_inner();
        let warnings = warnings.unwrap_or_else(PoisonError::into_inner);
        warnings.iter().for_each(|it| observer.warning(it));
    }
}

impl Observer for Kept {
    fn warning(&self, warning: &Diagnostic) {
        let kept = self.warnings.lock();
        let mut kept = kept.unwrap_or_else(PoisonError::into_inner);
        kept.push(warning.clone());
    }

    fn warner(&self) -> Warner {
        Silent.warner()
    }
}

/// An observer that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    fn warning(&self, _warning: &Diagnostic) {}

    fn warner(&self) -> Warner {
        Box::new(|_| {})
    }
}
