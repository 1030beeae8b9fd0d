//! Folders of PNG and JPEG files.

use crate::support::{Folder, png};
use crate::{features, params, problems};
use peapod_data::params::{Images, Source};
use peapod_data::{BatchOptions, DataParams, Dataset};

pub fn images(folder: &Folder) -> Images {
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
