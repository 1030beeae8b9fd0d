//! Reads any text as an experiment, as a file and as settings of a command line.

use peapod_data::DataParams;
use peapod_params::{Builder, diff, to_toml};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "experiment",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

/// Experiments with every kind of data, and settings.
fn seeds() -> Vec<Vec<u8>> {
    let sources = ["arrays", "csv", "sounds", "images"];
    let files = sources.map(|source| {
        let mut builder = Builder::new(DataParams::default());
        let augment = "augment=['flip', {kind='noise', deviation=0.5}, 'spec_augment']";
        builder.set(augment).expect("a setting");
        builder.set(&format!("source={source}")).expect("a setting");
        to_toml(&*builder.freeze(), true).into_bytes()
    });
    let settings = ["source.path=x", "split.test=0.5", "augment=['flip']"];
    files
        .into_iter()
        .chain(settings.map(|it| it.as_bytes().to_vec()))
        .collect()
}

fn take(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let read = |as_file: bool, text: &str| {
        let mut builder = Builder::new(DataParams::default());
        let read = match as_file {
            true => builder.read("fuzz", text),
            false => builder.set(text),
        };
        match read {
            Ok(()) => Some(builder.freeze()),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                None
            }
        }
    };
    let experiments = [true, false].map(|as_file| read(as_file, &text));
    for experiment in experiments.iter().flatten() {
        let printed = to_toml(&**experiment, false);
        let again = read(true, &printed).unwrap_or_else(|| panic!("{printed}"));
        assert_eq!(diff(&**experiment, &*again), []);
    }
    experiments.iter().any(Option::is_some)
}
