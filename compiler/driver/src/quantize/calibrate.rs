//! Runs of a network on samples, on all processors.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};
use peapod_ir::eval::{States, Trace, eval_trace};
use peapod_ir::{Module, Tensor, Verified, verify};
use peapod_passes::quantize::{Observed, Stray};

use super::samples::Samples;
use crate::Observer;
use crate::observer::Work;

/// Sequences of samples whose observations are added up before they are added to those of others:
/// sums of floats are the same for any number of processors.
const CHUNK: usize = 8;

/// What all values of a network were.
///
/// # Errors
///
/// A value is infinite or no number.
pub(super) fn observe(
    module: &Module,
    samples: &Samples,
    observer: &dyn Observer,
) -> Result<Observed> {
    let sequences: Vec<_> = samples.sequences().collect();
    let chunks: Vec<_> = sequences.chunks(CHUNK).collect();
    let verified = verify(module).or_bug("before calibration")?;
    let tick = observer.begin(Work::Samples(samples.len()));
    let of_chunk = |index: usize| {
        let mut observed = Observed::default();
        for (name, sequence) in chunks[index] {
            traced(&verified, sequence, |trace, before| {
                let seen = observed.see(verified.entry(), trace, before);
                tick.iter().for_each(|tick| tick());
                seen.map_err(|stray| strange(module, stray, name).into())
            })?;
        }
        Ok(observed)
    };
    let observed = on_all_processors(chunks.len(), of_chunk);
    observer.end();
    let mut all = Observed::default();
    observed?.iter().for_each(|it| all.merge(it));
    Ok(all)
}

/// Runs a network on a sequence of samples; its states are as after a reset at first. What sees a
/// run also sees the states before it.
pub(super) fn traced(
    module: &Verified<'_>,
    sequence: &[Vec<Tensor>],
    mut see: impl FnMut(&Trace, &States) -> Result<()>,
) -> Result<()> {
    let name = &module.entry().name;
    let mut states = States::new(module, name)?;
    for sample in sequence {
        let before = states.clone();
        see(&eval_trace(module, name, sample, &mut states)?, &before)?;
    }
    Ok(())
}

/// What a function yields for 0, 1 and so on, each computed on some processor, in their order; of
/// several errors the first.
pub(super) fn on_all_processors<T: Send>(
    count: usize,
    of: impl Fn(usize) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            let found = of(index);
            let is_error = found.is_err();
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((index, found));
            if is_error {
                next.store(count, Ordering::Relaxed);
            }
        }
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 1..processors.min(count) {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, found)| found).collect()
}

fn strange(module: &Module, stray: Stray, file: &str) -> Diagnostic {
    let Stray { value, element } = stray;
    let name = &module.functions[0].value(value).name;
    let is_input = module.functions[0].inputs.contains(&value);
    let help = match is_input {
        true => "leave the sample out, or repair it",
        false => "the model itself overflows on this sample: leave it out, or repair the model",
    };
    let what = format!("`{name}` has an element that is {element}");
    code::CALIBRATION.error(what, help).in_file(file)
}
