//! Data sets of every source are opened, divided and read in batches; what is wrong with them is
//! said with file and row.

mod anomalies;
mod arrays;
mod images;
mod preparation;
mod sounds;
#[path = "../support/mod.rs"]
mod support;
mod tables;

use peapod_data::params::{Arrays, Fraction, Source, SplitParams};
use peapod_data::{Batch, BatchOptions, DataParams, Dataset, Split};
use peapod_npy::Element;
use peapod_params::Builder;
use support::{Folder, floats, npz as archive};

/// Everything is for training.
fn whole() -> SplitParams {
    SplitParams::Fraction(Fraction {
        validation: 0.0,
        test: 0.0,
        ..Fraction::default()
    })
}

fn params(source: Source) -> DataParams {
    DataParams {
        source,
        split: whole(),
        ..DataParams::default()
    }
}

fn all(split: &Split, options: &BatchOptions) -> Vec<Batch> {
    let batches = split.batches(options).unwrap();
    batches.collect::<Result<_, _>>().unwrap()
}

/// All features, in one batch.
fn features(dataset: &Dataset) -> Vec<f32> {
    let batch = dataset.train().len();
    let options = BatchOptions {
        batch,
        ..BatchOptions::default()
    };
    all(dataset.train(), &options).remove(0).features
}

/// Messages of what is wrong, with places and help.
fn problems(params: &DataParams, folder: &Folder) -> Vec<String> {
    let errors = Dataset::open(params, folder.path()).unwrap_err();
    let place = |it: &peapod_diagnostic::Diagnostic| {
        let file = it.labels.first().and_then(|label| label.file.clone());
        let root = folder.path().display().to_string() + "/";
        let file = file.unwrap_or_default().replace(&root, "");
        format!("{file}: {it} ({})", it.help)
    };
    errors.iter().map(place).collect()
}

fn arrays() -> Arrays {
    Arrays {
        path: "data.npz".into(),
        ..Arrays::default()
    }
}

/// Samples of two numbers, `[index, -index]`, of classes 0, 1 and 2 in turn.
fn numbered(folder: &Folder, count: usize) -> DataParams {
    let pairs = (0..count).flat_map(|it| [it as f32, -(it as f32)]);
    let labels: Vec<u8> = (0..count).map(|it| (it % 3) as u8).collect();
    let x = ("x", Element::F32, vec![count, 2], floats(pairs));
    folder.write(
        "data.npz",
        &archive(&[x, ("y", Element::U8, vec![count], labels)]),
    );
    params(Source::Arrays(arrays()))
}

#[test]
fn the_examples_of_the_documentation_are_read() {
    let text = include_str!("../../../../docs/datasets.md");
    let examples: Vec<&str> = text.split("```toml\n").skip(1).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        let example = example.split("```").next().unwrap();
        let data = example.replace("[data.", "[").replace("[data]\n", "");
        let mut builder = Builder::new(DataParams::default());
        builder.read("docs/datasets.md", &data).unwrap();
    }
}
