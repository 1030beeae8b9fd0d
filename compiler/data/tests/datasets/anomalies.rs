//! Samples that the data marks as anomalous.

use crate::support::{Folder, floats, npz as archive};
use crate::{arrays, params, problems};
use peapod_data::params::{
    Arrays, Csv, Fraction, Normalize, Source, SplitParams, Standardize, Target,
};
use peapod_data::{DataParams, Dataset};
use peapod_npy::Element;

fn csv() -> Csv {
    Csv {
        path: "table.csv".into(),
        target: Target::Unlabelled,
        anomaly: Some("broken".into()),
        ..Csv::default()
    }
}

/// Samples of one number; every fourth is anomalous, and 1000.
fn table() -> String {
    let row = |it: usize| match it % 4 == 3 {
        true => "1000,1\n".to_owned(),
        false => format!("{},0\n", it % 2),
    };
    "x,broken\n".to_owned() + &(0..40).map(row).collect::<String>()
}

#[test]
fn they_are_in_the_test_alone() {
    let folder = Folder::new("anomalies-table");
    folder.write("table.csv", table().as_bytes());
    let params = DataParams {
        split: SplitParams::Fraction(Fraction::default()),
        normalize: Normalize::Standardize(Standardize::default()),
        ..params(Source::Csv(csv()))
    };
    let dataset = Dataset::open(&params, folder.path()).unwrap();
    assert!(dataset.marks_anomalies() && dataset.shape() == [1]);
    let anomalous: Vec<usize> = (0..40).filter(|it| dataset.is_anomalous(*it)).collect();
    assert_eq!(anomalous, (3..40).step_by(4).collect::<Vec<_>>());
    for split in [dataset.train(), dataset.validation()] {
        assert!(split.indices().iter().all(|it| !anomalous.contains(it)));
    }
    let test = dataset.test().indices();
    assert!(anomalous.iter().all(|it| test.contains(it)));
    assert!(test.len() > anomalous.len(), "others are there, too");
    // Scaling knows nothing of them.
    let mean = dataset.normalization();
    let mut sample = [0.5];
    mean.apply(&mut sample);
    assert!(sample[0].abs() < 1.0, "{sample:?}");
}

#[test]
fn arrays_mark_them_for_all_samples() {
    let folder = Folder::new("anomalies-arrays");
    let x = ("x", Element::F32, vec![4, 1], floats([1.0, 2.0, 3.0, 4.0]));
    let marks = |marks: Vec<u8>| ("a", Element::U8, vec![marks.len()], marks);
    let source = || {
        Source::Arrays(Arrays {
            target: Target::Unlabelled,
            anomalies: Some("a".into()),
            ..arrays()
        })
    };
    folder.write("data.npz", &archive(&[x.clone(), marks(vec![0, 1, 0, 1])]));
    let dataset = Dataset::open(&params(source()), folder.path()).unwrap();
    assert_eq!(dataset.train().indices(), [0, 2]);
    assert_eq!(dataset.test().indices(), [1, 3]);
    folder.write("data.npz", &archive(&[x.clone(), marks(vec![0, 1, 0])]));
    let found = problems(&params(source()), &folder).join("\n");
    assert!(
        found.contains("`a`: expected 0 or 1 for each of 4 samples"),
        "{found}"
    );
    folder.write("data.npz", &archive(&[x, marks(vec![0, 1, 0, 2])]));
    let found = problems(&params(source()), &folder).join("\n");
    assert!(
        found.contains("array `a`, row 3: expected 0 or 1, found 2"),
        "{found}"
    );
}

#[test]
fn marks_are_0_or_1_and_of_samples_without_labels() {
    let folder = Folder::new("anomalies-problems");
    folder.write("table.csv", b"x,broken\n1,0\n2,yes\n");
    let found = problems(&params(Source::Csv(csv())), &folder).join("\n");
    let expected = "line 3, column `broken`: expected 0 or 1, found `yes`";
    assert!(found.contains(expected), "{found}");
    let labelled = Csv {
        target: Target::Value,
        label: "x".into(),
        ..csv()
    };
    let found = problems(&params(Source::Csv(labelled)), &folder).join("\n");
    assert!(
        found.contains("`anomaly` marks anomalies of samples that have labels"),
        "{found}"
    );
}
