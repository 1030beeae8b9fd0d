//! Data sets of every source are opened, divided and read in batches; what is wrong with them is
//! said with file and row.

mod support;

use std::fs;

use peapod_data::params::{
    Arrays, Augment, Crop, Csv, Fraction, Groups, Images, Noise, Normalize, Sounds, Source,
    SplitParams, Standardize, Statistics, Target,
};
use peapod_data::{Batch, BatchOptions, DataParams, Dataset, Labels, PADDING, Split};
use peapod_npy::{Element, npz};
use peapod_params::Builder;
use support::{Folder, floats, npz as archive, png, wav};

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
fn arrays_are_read_with_labels_and_a_part_for_the_test() {
    let folder = Folder::new("arrays");
    let file = archive(&[
        ("x", Element::U8, vec![3, 1, 2], vec![1, 2, 3, 4, 5, 6]),
        (
            "y",
            Element::I64,
            vec![3, 1],
            [0_i64, 1, 1].map(i64::to_le_bytes).concat(),
        ),
        ("xt", Element::U8, vec![1, 1, 2], vec![7, 8]),
        ("yt", Element::I64, vec![1, 1], 0_i64.to_le_bytes().to_vec()),
    ]);
    folder.write("data.npz", &file);
    let source = Source::Arrays(Arrays {
        test_features: Some("xt".into()),
        test_labels: Some("yt".into()),
        ..arrays()
    });
    let split = SplitParams::Groups(Groups {
        validation: vec![],
        test: vec!["test".into()],
    });
    let params = DataParams {
        split,
        classes: vec!["no".into(), "yes".into()],
        ..params(source)
    };
    let dataset = Dataset::open(&params, folder.path()).unwrap();
    assert_eq!(dataset.shape(), [1, 2]);
    assert_eq!(dataset.classes(), ["no", "yes"]);
    assert_eq!(dataset.labels(), &Labels::Classes(vec![0, 1, 1, 0]));
    assert_eq!(features(&dataset), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(dataset.test().indices(), [3]);
    assert!(dataset.validation().is_empty());
    assert!(
        dataset
            .place(3)
            .ends_with("data.npz, row 0 of the test arrays")
    );
}

#[test]
fn npy_files_and_values_are_read() {
    let folder = Folder::new("npy");
    let features_file = peapod_npy::write(Element::I16, &[2], &[1, 0, 255, 255]);
    folder.write("features.npy", &features_file);
    let values = floats([0.5, 1.5, 2.5, 3.5]);
    folder.write(
        "values.npy",
        &peapod_npy::write(Element::F32, &[2, 2], &values),
    );
    let source = Source::Arrays(Arrays {
        path: "features.npy".into(),
        labels: "values.npy".into(),
        target: Target::Value,
        ..Arrays::default()
    });
    let dataset = Dataset::open(&params(source), folder.path()).unwrap();
    assert_eq!(
        dataset.labels(),
        &Labels::Values(vec![0.5, 1.5, 2.5, 3.5], 2)
    );
    assert_eq!(features(&dataset), [1.0, -1.0]);
    let unlabelled = Source::Arrays(Arrays {
        path: "features.npy".into(),
        target: Target::Unlabelled,
        ..Arrays::default()
    });
    let dataset = Dataset::open(&params(unlabelled), folder.path()).unwrap();
    assert_eq!(dataset.labels(), &Labels::Unlabelled);
}

#[test]
fn problems_of_arrays_name_the_row() {
    let folder = Folder::new("arrays-problems");
    let check = |x: Vec<f32>, y: Vec<u8>, classes: &[&str], expected: &str| {
        let x = ("x", Element::F32, vec![x.len() / 2, 2], floats(x));
        let y = ("y", Element::U8, vec![y.len()], y);
        folder.write("data.npz", &archive(&[x, y]));
        let classes = classes.iter().map(|it| it.to_string()).collect();
        let params = DataParams {
            classes,
            ..params(Source::Arrays(arrays()))
        };
        let found = problems(&params, &folder).join("\n");
        assert!(found.contains(expected), "{found}");
    };
    let zeros = || vec![0.0; 6];
    check(
        zeros(),
        vec![0, 1],
        &[],
        "data.npz: array `y`: expected a label for each of 3 samples",
    );
    check(
        zeros(),
        vec![0, 1, 9],
        &[],
        "data.npz: row 2: expected a label from 0 to 2, found 9",
    );
    check(
        zeros(),
        vec![0, 1, 2],
        &["a", "b"],
        "row 2: expected a label from 0 to 1, found 2",
    );
    check(zeros(), vec![0, 2, 2], &[], "no sample is of class `1`");
    check(
        zeros(),
        vec![0, 0, 0],
        &[],
        "expected two classes or more, found only `0`",
    );
    check(
        vec![],
        vec![],
        &[],
        "data.npz: the data set is empty: expected rows of `x`",
    );
    let not_finite = vec![0.0, 1.0, 2.0, f32::NAN, 0.0, 0.0];
    check(
        not_finite,
        vec![0, 1, 0],
        &[],
        "row 1: feature 1: expected a finite number, found NaN",
    );
    let missing = params(Source::Arrays(Arrays {
        labels: "z".into(),
        ..arrays()
    }));
    let found = problems(&missing, &folder).join("");
    assert!(
        found.contains("no array `z` in the archive") && found.contains("`x`, `y`"),
        "{found}"
    );
    let elsewhere = params(Source::Arrays(Arrays {
        path: "nowhere.npz".into(),
        ..arrays()
    }));
    let found = problems(&elsewhere, &folder).join("");
    assert!(found.contains("nowhere.npz") && found.contains("folder of the experiment"));
    let missing = problems(&params(Source::default()), &folder).join("");
    assert!(
        missing.contains("the source of the data has no `path`"),
        "{missing}"
    );
    let halves = ("y", Element::F32, vec![3], floats([0.0, 0.5, 1.0]));
    let x = ("x", Element::F32, vec![3, 2], floats(zeros()));
    folder.write("data.npz", &archive(&[x, halves]));
    let found = problems(&params(Source::Arrays(arrays())), &folder).join("");
    assert!(found.contains("array `y`, row 1: expected the number of a class, found 0.5"));
}

/// Archives that are cut anywhere, and headers that claim more than there is.
#[test]
fn damaged_and_hostile_archives_are_refused() {
    let folder = Folder::new("arrays-damaged");
    let params = numbered(&folder, 6);
    let file = fs::read(folder.path().join("data.npz")).unwrap();
    for length in 0..file.len() {
        folder.write("data.npz", &file[..length]);
        assert!(
            Dataset::open(&params, folder.path()).is_err(),
            "{length} bytes"
        );
    }
    let huge = peapod_npy::write(Element::F64, &[1 << 40, 1 << 10], &[]);
    folder.write("data.npy", &huge);
    let source = Source::Arrays(Arrays {
        path: "data.npy".into(),
        ..Arrays::default()
    });
    assert!(Dataset::open(&self::params(source), folder.path()).is_err());
    let empty = vec![("x".to_owned(), Element::U8, vec![1 << 33], vec![])];
    folder.write("data.npz", &npz::write(&empty).unwrap());
    let found = problems(&params, &folder).join("");
    assert!(
        found.contains("array `x` takes more than the 1024 MiB"),
        "{found}"
    );
}

const TABLE: &str = "id,voice,size,colour,label\n\
                     a,ann,1.5,red,cat\n\
                     b,bob,,blue,dog\n\
                     c,ann,-2,red,\"a, \"\"quoted\"\" cat\"\n";

fn csv() -> Csv {
    Csv {
        path: "table.csv".into(),
        categorical: vec!["colour".into()],
        group: Some("voice".into()),
        id: Some("id".into()),
        missing: Some(0.0),
        ..Csv::default()
    }
}

#[test]
fn tables_are_read_with_categories_and_groups() {
    let folder = Folder::new("tables");
    folder.write("table.csv", TABLE.as_bytes());
    let dataset = Dataset::open(&params(Source::Csv(csv())), folder.path()).unwrap();
    assert_eq!(dataset.classes(), ["a, \"quoted\" cat", "cat", "dog"]);
    assert_eq!(dataset.labels(), &Labels::Classes(vec![1, 2, 0]));
    // Size, blue, red.
    assert_eq!(
        features(&dataset),
        [1.5, 0.0, 1.0, 0.0, 1.0, 0.0, -2.0, 0.0, 1.0]
    );
    assert!(dataset.place(1).ends_with("table.csv, line 3"));
    let held_out = DataParams {
        split: SplitParams::Groups(Groups {
            validation: vec![],
            test: vec!["ann".into()],
        }),
        ..params(Source::Csv(csv()))
    };
    let dataset = Dataset::open(&held_out, folder.path()).unwrap();
    assert_eq!(dataset.test().indices(), [0, 2]);
}

#[test]
fn tables_without_a_header_have_columns_by_position() {
    let folder = Folder::new("headless");
    folder.write("table.csv", b"1;2;10\n3;4;9\n5;6;10\n7;8;9\n");
    let source = Source::Csv(Csv {
        path: "table.csv".into(),
        header: false,
        delimiter: ";".into(),
        label: "2".into(),
        shape: vec![1, 2],
        ..Csv::default()
    });
    let dataset = Dataset::open(&params(source), folder.path()).unwrap();
    assert_eq!(dataset.shape(), [1, 2]);
    // By number, not by alphabet.
    assert_eq!(dataset.classes(), ["9", "10"]);
    assert_eq!(features(&dataset), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
}

#[test]
fn problems_of_tables_name_line_and_column() {
    let folder = Folder::new("tables-problems");
    let check = |text: &str, csv: Csv, expected: &str| {
        folder.write("table.csv", text.as_bytes());
        let found = problems(&params(Source::Csv(csv)), &folder).join("\n");
        assert!(found.contains(expected), "{found}");
    };
    let strict = || Csv {
        missing: None,
        ..csv()
    };
    check(
        TABLE,
        strict(),
        "table.csv: line 3, column `size`: expected a finite number, found nothing",
    );
    let numbers = TABLE.replace("1.5", "big");
    check(
        &numbers,
        csv(),
        "line 2, column `size`: expected a finite number, found `big`",
    );
    check(&TABLE.replace("1.5", "inf"), csv(), "found `inf`");
    check(
        &TABLE.replace("b,", "a,"),
        csv(),
        "line 3: id `a` occurs twice, first in line 2",
    );
    check(
        &TABLE.replace("dog", ""),
        csv(),
        "line 3, column `label`: expected a class",
    );
    check(
        &TABLE.replace(",red", ""),
        csv(),
        "line 2: expected 5 columns, found 4",
    );
    check(
        "id,voice,size,colour,label\n",
        csv(),
        "the data set is empty: expected rows",
    );
    check("a,a\n1,2\n", csv(), "two columns are called `a`");
    let elsewhere = Csv {
        label: "lable".into(),
        ..csv()
    };
    check(TABLE, elsewhere, "there is no column `lable`");
    let shaped = Csv {
        shape: vec![2, 2],
        ..csv()
    };
    check(
        TABLE,
        shaped,
        "expected a shape of 3 elements, found [2, 2]",
    );
    folder.write("table.csv", b"a,label\n\xff,1\n");
    let found = problems(&params(Source::Csv(Csv::clone(&csv()))), &folder);
    assert!(!found.is_empty());
    let many = "x,label\n".to_owned() + &"?,1\n".repeat(40);
    folder.write("table.csv", many.as_bytes());
    let source = Source::Csv(Csv {
        path: "table.csv".into(),
        ..Csv::default()
    });
    let errors = Dataset::open(&params(source), folder.path()).unwrap_err();
    let last = errors.iter().last().unwrap();
    assert_eq!(
        (errors.iter().len(), &last.notes[0][..]),
        (10, "30 more problems like these")
    );
}

#[test]
fn folders_of_sounds_are_read() {
    let folder = Folder::new("sounds");
    for (speaker, word, level) in [
        ("ann", "no", 1_i16),
        ("ann", "yes", 2),
        ("bob", "no", 3),
        ("bob", "yes", 4),
    ] {
        let file = wav(16_000, &[level << 8, 0, -(level << 8)]);
        folder.write(&format!("{speaker}/{word}/1.WAV"), &file);
    }
    folder.write("ann/no/notes.txt", b"not a sound");
    folder.write("ann/.hidden/1.wav", b"");
    let sounds = Sounds {
        group_folders: true,
        samples: 2,
        ..Sounds::default()
    };
    let held_out = DataParams {
        split: SplitParams::Groups(Groups {
            validation: vec![],
            test: vec!["bob".into()],
        }),
        ..params(Source::Sounds(Sounds {
            path: folder.path().to_owned(),
            ..sounds
        }))
    };
    let dataset = Dataset::open(&held_out, folder.path()).unwrap();
    assert_eq!(
        (dataset.shape(), dataset.classes()),
        (&[2, 1][..], &["no".into(), "yes".into()][..])
    );
    assert_eq!(
        features(&dataset),
        [256.0 / 32768.0, 0.0, 512.0 / 32768.0, 0.0]
    );
    assert_eq!(dataset.test().len(), 2);
    assert!(dataset.place(3).ends_with("bob/yes/1.WAV"));
}

#[test]
fn manifests_say_what_files_are() {
    let folder = Folder::new("manifest");
    for name in ["1", "2", "3"] {
        folder.write(&format!("clips/{name}.wav"), &wav(16_000, &[1, 2, 3, 4]));
    }
    let source = Source::Sounds(Sounds {
        path: "clips".into(),
        manifest: Some("list.csv".into()),
        samples: 4,
        ..Sounds::default()
    });
    folder.write(
        "list.csv",
        b"file,label,group\n2.wav,a,x\n1.wav,b,y\n3.wav,b,y\n",
    );
    let dataset = Dataset::open(&params(source.clone()), folder.path()).unwrap();
    assert_eq!(dataset.labels(), &Labels::Classes(vec![1, 0, 1]));
    folder.write(
        "list.csv",
        b"file,label\n2.wav,a\n4.wav,b\n2.wav,b\n1.wav,\n",
    );
    let found = problems(&params(source), &folder);
    assert!(
        found[0].starts_with("list.csv: line 3: there is no file"),
        "{found:?}"
    );
    assert!(
        found[1].contains("line 4: file `2.wav` occurs twice, first in line 2"),
        "{found:?}"
    );
    assert!(
        found[2].contains("line 5: expected a class, found nothing"),
        "{found:?}"
    );
}

#[test]
fn problems_of_sounds_name_the_file() {
    let folder = Folder::new("sounds-problems");
    folder.write("a/1.wav", &wav(44_100, &[1, 2, 3]));
    folder.write("b/1.wav", &wav(16_000, &[1, 2, 3])[..45]);
    folder.write("b/2.wav", b"RIFF");
    let source = Source::Sounds(Sounds {
        path: "".into(),
        ..Sounds::default()
    });
    assert!(problems(&params(source), &folder)[0].contains("has no `path`"));
    let source = Source::Sounds(Sounds {
        path: ".".into(),
        ..Sounds::default()
    });
    let found = problems(&params(source.clone()), &folder);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(
        found[0].contains("a/1.wav: expected 16000 samples a second"),
        "{found:?}"
    );
    assert!(
        found[1].contains("b/1.wav: not a readable WAV file"),
        "{found:?}"
    );
    folder.write("c/readme.txt", b"");
    let found = problems(&params(source.clone()), &folder);
    assert!(found[0].contains("c: class `c` is empty"), "{found:?}");
    let nothing = Folder::new("sounds-none");
    let found = problems(&params(source), &nothing);
    assert!(found[0].contains("the data set is empty"), "{found:?}");
}

fn images(folder: &Folder) -> Images {
    for (class, level) in [("dark", 0), ("light", 255)] {
        for number in 0..3_u8 {
            folder.write(
                &format!("{class}/{number}.png"),
                &png(2, 2, &[level, number, 0, level]),
            );
        }
    }
    Images {
        path: ".".into(),
        height: 2,
        width: 2,
        channels: 1,
        ..Images::default()
    }
}

/// Files that do not fit are decoded when they are asked for, with the same result.
#[test]
fn folders_of_images_are_read_with_and_without_memory() {
    let folder = Folder::new("images");
    let kept = params(Source::Images(images(&folder)));
    let large = Images {
        height: 300,
        width: 300,
        ..images(&folder)
    };
    let in_memory = DataParams {
        memory_mib: 3,
        ..params(Source::Images(large))
    };
    let from_files = DataParams {
        memory_mib: 1,
        ..in_memory.clone()
    };
    let open = |params| Dataset::open(params, folder.path()).unwrap();
    assert_eq!(features(&open(&in_memory)), features(&open(&from_files)));
    assert_eq!(open(&kept).shape(), [2, 2, 1]);
    assert_eq!(features(&open(&kept))[..4], [0.0, 0.0, 0.0, 0.0]);
    folder.write("light/0.png", b"\x89PNG damaged");
    let found = problems(&kept, &folder);
    assert!(
        found[0].contains("light/0.png: not a readable PNG file"),
        "{found:?}"
    );
    // What is only found when it is read ends the batches.
    let dataset = open(&from_files);
    for threads in [0, 2] {
        let options = BatchOptions {
            batch: 1,
            threads,
            ..BatchOptions::default()
        };
        let batches: Vec<_> = dataset.train().batches(&options).unwrap().collect();
        assert_eq!(
            (
                batches.len(),
                batches.iter().filter(|it| it.is_err()).count()
            ),
            (4, 1)
        );
    }
}

#[test]
fn samples_are_scaled_by_statistics_of_training() {
    let folder = Folder::new("scaled");
    let normalized = |over| {
        let fraction = SplitParams::Fraction(Fraction::default());
        let normalize = Normalize::Standardize(Standardize { over });
        let params = DataParams {
            split: fraction,
            normalize,
            ..numbered(&folder, 300)
        };
        Dataset::open(&params, folder.path()).unwrap()
    };
    let dataset = normalized(Statistics::Channel);
    let scaled = features(&dataset);
    for channel in 0..2 {
        let numbers = scaled
            .iter()
            .skip(channel)
            .step_by(2)
            .map(|it| f64::from(*it));
        let count = dataset.train().len() as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let variance = numbers.map(|it| it * it).sum::<f64>() / count;
        assert!(
            mean.abs() < 1e-5 && (variance - 1.0).abs() < 1e-5,
            "{mean} {variance}"
        );
    }
    assert_eq!(normalized(Statistics::All).normalization().factor.len(), 1);
    assert_eq!(
        normalized(Statistics::Element).normalization().factor.len(),
        2
    );
}

#[test]
fn augmentation_is_for_training_and_follows_from_the_sample() {
    let folder = Folder::new("augmented");
    let augment = vec![
        Augment::Noise(Noise::default()),
        Augment::Crop(Crop { padding: 1 }),
    ];
    let images = DataParams {
        augment,
        ..params(Source::Images(images(&folder)))
    };
    let dataset = Dataset::open(&images, folder.path()).unwrap();
    let options = BatchOptions {
        batch: 4,
        shuffle: true,
        augment: true,
        ..BatchOptions::default()
    };
    let by_index = |options: &BatchOptions| {
        let mut samples: Vec<(usize, Vec<f32>)> = vec![];
        for batch in all(dataset.train(), options) {
            let features = batch.features.chunks(4).map(<[f32]>::to_vec);
            samples.extend(batch.indices.into_iter().zip(features));
        }
        samples.retain(|(index, _)| *index != PADDING);
        samples.sort_by_key(|(index, _)| *index);
        samples
    };
    let other_batches = BatchOptions {
        batch: 3,
        threads: 2,
        ..options.clone()
    };
    let next_epoch = BatchOptions {
        epoch: 1,
        ..options.clone()
    };
    assert_eq!(by_index(&options), by_index(&other_batches));
    assert_ne!(by_index(&options), by_index(&next_epoch));
    let plain = BatchOptions {
        augment: false,
        ..options.clone()
    };
    let plain: Vec<f32> = by_index(&plain).into_iter().flat_map(|it| it.1).collect();
    assert_eq!(plain, features(&dataset));
}

#[test]
fn the_examples_of_the_documentation_are_read() {
    let text = include_str!("../../../docs/datasets.md");
    let examples: Vec<&str> = text.split("```toml\n").skip(1).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        let example = example.split("```").next().unwrap();
        let data = example.replace("[data.", "[").replace("[data]\n", "");
        let mut builder = Builder::new(DataParams::default());
        builder.read("docs/datasets.md", &data).unwrap();
    }
}
