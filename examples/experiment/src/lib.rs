//! An experiment of one's own: two half moons, which a network of two layers tells apart.
//!
//! Parameters have types, so a misspelt one does not compile. Files inherit from the experiment by
//! its name: `base = "moons"`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use peapod_data::params::{Csv, Normalize, Source, Standardize};
use peapod_diagnostic::{Result, cannot_write};
use peapod_driver::train::experiment::{self, Experiment};
use peapod_params::{Experiment as Named, Open, Registry};

/// The experiment, and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct Moons;

impl Named for Moons {
    type Params = Experiment;

    fn name(&self) -> &str {
        "moons"
    }

    fn doc(&self) -> &str {
        "two half moons, told apart by two hidden layers of int8"
    }

    fn params(&self) -> Experiment {
        let mut it = Experiment::default();
        it.data.source = Source::Csv(Csv {
            path: "moons.csv".into(),
            label: "moon".into(),
            ..Csv::default()
        });
        it.data.normalize = Normalize::Standardize(Standardize::default());
        it.model = Open::of_kind("mlp").set("hidden", vec![16, 16]);
        it.optimizer.learning_rate = 0.01;
        it.optimizer.decay = Open::of_kind("cosine");
        it.quantization.scheme = "int8".into();
        it.quantization.start_step = 100;
        it.run.epochs = 30;
        it
    }
}

/// The experiments that come with Peapod, and this one.
///
/// # Errors
///
/// One of them has its name.
pub fn registry() -> Result<Registry<Experiment>> {
    let mut registry = experiment::registry()?;
    registry.add(Moons)?;
    Ok(registry)
}

/// Writes so many points of each moon, a row each.
///
/// # Errors
///
/// The file cannot be written.
pub fn write_data(path: &Path, points: usize) -> Result {
    let mut table = "x,y,moon\n".to_owned();
    // A sequence of low discrepancy (the golden ratio's) in place of random numbers.
    let spread = |index: usize, step: f64| (index as f64 * step).fract() - 0.5;
    for index in 0..points {
        let angle = std::f64::consts::PI * index as f64 / points as f64;
        let noise = |step: f64| 0.3 * spread(index, step);
        let (sin, cos) = libm::sincos(angle);
        let points = [
            (cos + noise(0.618), sin + noise(0.414), "upper"),
            (1.0 - cos + noise(0.732), 0.5 - sin + noise(0.236), "lower"),
        ];
        for (x, y, moon) in points {
            let _ = writeln!(table, "{x:.5},{y:.5},{moon}");
        }
    }
    fs::write(path, table).map_err(cannot_write(path))?;
    Ok(())
}
