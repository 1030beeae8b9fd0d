//! `peapod report`: one or several runs as one page that needs nothing else.
//!
//! Everything is drawn here, as SVG; the page has no scripts and asks for no other file.

mod chart;
mod page;
mod read;

use peapod_diagnostic::Result;

use super::experiment::registry;
use super::folder::RunFolder;
use super::simulated::{Simulated, simulated};
use super::{described, features, pod_options};
use crate::Observer;
use crate::diagnose::as_warning;

pub use page::WORST;
pub use read::{Prediction, RunRecord, SampleError};

/// The page of some runs. Steps are simulated if that is asked for and the data of the run is still
/// there, from which their shapes follow; else the observer hears why not.
///
/// # Errors
///
/// A folder has no run, or files of it cannot be read.
pub fn report(folders: &[RunFolder], with_pods: bool, observer: &dyn Observer) -> Result<String> {
    let runs = folders.iter().map(RunRecord::read);
    let runs = runs.collect::<Result<Vec<_>>>()?;
    let mut pods = vec![];
    for folder in folders {
        let found = match with_pods {
            true => on_pods(folder, observer),
            false => Ok(vec![]),
        };
        pods.push(found.unwrap_or_else(|errors| {
            for error in errors.iter() {
                observer.warning(&as_warning(error, WITHOUT_PODS));
            }
            vec![]
        }));
    }
    Ok(page::page(&runs, &pods))
}

/// What the steps of a run take on pods.
fn on_pods(folder: &RunFolder, observer: &dyn Observer) -> Result<Vec<Simulated>> {
    let path = folder.experiment().display().to_string();
    let experiment = registry()?.load(&path, &[])?;
    let data = features::open(&experiment.data, &folder.base()?, observer)?.data;
    let described = described(&experiment, &data, &folder.base()?)?;
    simulated(described.training.module, &pod_options(&experiment)?)
}

/// What follows where steps cannot be simulated.
const WITHOUT_PODS: &str = "the page is written without what steps take on pods";
