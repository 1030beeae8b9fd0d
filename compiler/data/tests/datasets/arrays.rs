//! Arrays of NumPy.

use std::fs;

use crate::support::{Folder, floats, npz as archive};
use crate::{arrays, features, numbered, params, problems};
use peapod_data::params::{Arrays, Groups, Source, SplitParams, Target};
use peapod_data::{DataParams, Dataset, Labels};
use peapod_npy::{Element, npz};

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
