//! Tables of comma-separated values.

use crate::support::Folder;
use crate::{features, params, problems};
use peapod_data::params::{Csv, Groups, Source, SplitParams};
use peapod_data::{DataParams, Dataset, Labels};

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
