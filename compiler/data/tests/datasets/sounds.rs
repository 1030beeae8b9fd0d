//! Folders of WAV files.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::{Folder, wav};
use crate::{features, params, problems};
use peapod_data::params::{
    Features, Groups, Images, Mel, Normalize, Sounds, Source, SplitParams, Standardize,
};
use peapod_data::{DataParams, Dataset, FeatureExtractor, Hooks, Labels, Tick};
use peapod_diagnostic::Diagnostic;

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

/// The largest sample of each step, and its number among those of the sound.
#[derive(Debug)]
struct Loudest([usize; 2]);

impl FeatureExtractor for Loudest {
    fn shape(&self) -> &[usize] {
        &self.0
    }

    fn extract(&self, samples: &[i16], features: &mut [f32]) -> Result<(), Diagnostic> {
        let steps = samples.chunks(samples.len() / self.0[0]);
        for (step, row) in steps.zip(features.chunks_mut(2)) {
            let largest = step.iter().enumerate().max_by_key(|it| it.1);
            let (at, largest) = largest.map_or((0, 0), |(at, it)| (at, *it));
            row.copy_from_slice(&[f32::from(largest), at as f32]);
        }
        Ok(())
    }
}

/// With features, samples are what these are made of: integers as they are in a file of 16 bits.
#[test]
fn features_are_made_of_sounds() {
    let folder = Folder::new("sounds-features");
    folder.write("a/1.wav", &wav(16_000, &[1, 32_767, -2, -32_768]));
    folder.write("b/1.wav", &wav(16_000, &[5, 6, 7]));
    let mut asked = params(Source::Sounds(Sounds {
        path: ".".into(),
        samples: 4,
        ..Sounds::default()
    }));
    asked.features = Features::LogMel(Mel::default());
    let decoded = Arc::new(AtomicUsize::new(0));
    let begin = |files: usize| -> Option<Tick> {
        assert_eq!(files, 2);
        let decoded = Arc::clone(&decoded);
        let count = move || {
            decoded.fetch_add(1, Ordering::Relaxed);
        };
        Some(Box::new(count))
    };
    let hooks = Hooks {
        features: Some(Arc::new(Loudest([2, 2]))),
        decoding: Some(&begin),
    };
    let open = |asked: &DataParams| Dataset::open_with(asked, folder.path(), &hooks);
    let dataset = open(&asked).unwrap();
    assert_eq!(dataset.shape(), [2, 2]);
    assert_eq!(
        features(&dataset),
        [32_767.0, 1.0, -2.0, 0.0, 6.0, 1.0, 7.0, 0.0]
    );
    assert_eq!(decoded.load(Ordering::Relaxed), 2);
    let sound = dataset.sound(0).unwrap().unwrap();
    assert_eq!(sound, [1, 32_767, -2, -32_768]);

    let refused = |asked: &DataParams| open(asked).unwrap_err().to_string();
    let mut scaled = asked.clone();
    scaled.normalize = Normalize::Standardize(Standardize::default());
    assert!(refused(&scaled).contains("`data.normalize`"));
    let mut stereo = asked.clone();
    stereo.source = Source::Sounds(Sounds {
        channels: 2,
        ..Sounds::default()
    });
    assert!(refused(&stereo).contains("made of 1 channel, found 2"));
    let mut images = asked;
    images.source = Source::Images(Images::default());
    assert!(refused(&images).contains("found a source of images"));
}
