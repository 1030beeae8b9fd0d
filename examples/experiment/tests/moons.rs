//! The experiment learns, and files inherit from it.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::observer::Silent;
use peapod_driver::train::{Options, train};
use peapod_moons::{registry, write_data};

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("moons");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_file_inherits_from_an_experiment_of_ones_own() {
    let folder = folder();
    write_data(&folder.join("moons.csv"), 200).unwrap();
    let file = folder.join("wide.toml");
    fs::write(&file, "base = \"moons\"\nmodel.hidden = [24]\n").unwrap();
    let settings = ["run.epochs=20".to_owned()];
    let experiment = registry().unwrap().load(file.to_str().unwrap(), &settings);
    let options = Options {
        experiment: experiment.unwrap(),
        base: folder.clone(),
        out: folder.join("run"),
        resume: false,
        skip_damaged: false,
        threads: 0,
        rank_timeout: None,
    };
    assert_eq!(options.experiment.quantization.scheme, "int8");
    let outcome = train(&options, &Silent).unwrap();
    let last = outcome.evaluations.last().unwrap();
    assert_eq!(last.split, "test");
    assert!(last.accuracy().unwrap() > 0.9, "{last:?}");
}

#[test]
fn names_are_taken_once() {
    let mut registry = registry().unwrap();
    assert!(registry.add(peapod_moons::Moons).is_err());
}
