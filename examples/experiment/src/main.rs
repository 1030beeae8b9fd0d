//! Trains an experiment of this crate, of Peapod, or of a file that inherits from one of these.
//!
//! ```text
//! moons EXPERIMENT FOLDER [PATH=VALUE ...]
//! ```

use std::path::PathBuf;
use std::process::ExitCode;

use peapod_diagnostic::{Result, code, ensure};
use peapod_driver::observer::Silent;
use peapod_driver::train::{Options, Outcome, train};
use peapod_moons::{registry, write_data};

/// Points of each moon.
const POINTS: usize = 400;

fn main() -> ExitCode {
    match run(std::env::args().skip(1).collect()) {
        Ok(outcome) => {
            for it in &outcome.evaluations {
                let accuracy = it.accuracy().map_or(f64::NAN, |it| 100.0 * it);
                println!("epoch {}: {} accuracy {accuracy:.2} %", it.epoch, it.split);
            }
            ExitCode::SUCCESS
        }
        Err(errors) => {
            for error in errors.iter() {
                eprintln!("error: {}\n  help: {}", error.message, error.help);
            }
            ExitCode::FAILURE
        }
    }
}

fn run(words: Vec<String>) -> Result<Outcome> {
    ensure!(
        words.len() >= 2,
        code::OPTION_VALUE.error(
            "expected an experiment and a folder",
            "for example `cargo run -p peapod-moons -- moons target/moons run.epochs=10`",
        )
    );
    let out = PathBuf::from(&words[1]);
    let base = out.parent().map_or_else(PathBuf::new, PathBuf::from);
    let data = base.join("moons.csv");
    if !data.exists() {
        write_data(&data, POINTS)?;
    }
    let options = Options {
        experiment: registry()?.load(&words[0], &words[2..])?,
        base,
        out,
        resume: false,
        skip_damaged: false,
        threads: 0,
        rank_timeout: None,
    };
    train(&options, &Silent)
}
