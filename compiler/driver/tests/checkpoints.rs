//! Checkpoints of programs of JAX: the bits of all state on other meshes and by several ranks, and
//! every byte of every file.

#![cfg(feature = "pod")]

mod cases;
#[path = "../../../runtime-pod/tests/channels/mod.rs"]
mod channels;
#[path = "checkpoints/ranks.rs"]
mod ranks;

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use peapod_driver::observer::Silent;
use peapod_driver::pod::checkpoint::reader::Checkpoint;
use peapod_driver::pod::checkpoint::{From, Options, Resume, Resumed, Save, Saver, resume, saver};
use peapod_driver::pod::compile::Extras;
use peapod_driver::pod::ports::{replaced, tensor_type};
use peapod_driver::seeded::Seeded;
use peapod_passes::PodOptions;
use peapod_pod::{Engine, EngineOptions, Executor, load};

/// Steps with state of every kind: moments, counters, keys, averages, carries of loops.
const PROGRAMS: [&str; 6] = [
    "adam",
    "adafactor",
    "sm3",
    "average",
    "rate",
    "statistics_named",
];

/// The pod of a program.
pub fn compiled(name: &str, mesh: &[(&str, usize)]) -> Vec<u8> {
    let files = cases::compiled(
        &cases::source(name),
        mesh,
        &PodOptions::default(),
        Extras::default(),
    );
    cases::file(&files.unwrap(), ".pod")
}

fn engine(pod: &[u8]) -> Executor {
    Executor::new(load(pod).unwrap(), EngineOptions::default()).unwrap()
}

/// An empty folder for one test.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Options that write every step into a folder, in small files, and go on from the newest.
pub fn options(folder: &Path) -> Options {
    Options {
        save: Some(Save {
            folder: folder.to_path_buf(),
            every: 1,
            keep: 2,
            shard_bytes: 100,
            beside: vec![],
        }),
        resume: Some(Resume {
            from: From::Latest,
            skip_damaged: false,
            changed_inputs: false,
        }),
    }
}

/// Inputs that are seeded, and so many steps with a checkpoint of each.
pub fn trained(engine: &mut dyn Engine, options: &Options, steps: usize) {
    let lock = saver::lock(options, engine).unwrap();
    let saver = Saver::new(options, lock, engine, None, &[]);
    let mut saver = saver.unwrap().unwrap();
    let mut seeded = Seeded::new(5);
    for index in 0..engine.program().inputs.len() {
        let bytes = seeded.bytes(&tensor_type(&engine.program().inputs[index]));
        engine.set_input(index, &bytes).unwrap();
    }
    for step in 1..=steps {
        engine.step().unwrap();
        if step == steps {
            saver.finish(step, engine, None).unwrap();
        } else {
            saver.stepped(step, engine, None).unwrap();
        }
        engine.feed_back().unwrap();
    }
}

/// All that steps replace.
pub fn state(engine: &mut dyn Engine) -> Vec<Vec<u8>> {
    let replaced = replaced(engine.program());
    let inputs = (0..replaced.len()).filter(|input| replaced[*input]);
    inputs.map(|input| engine.input(input).unwrap()).collect()
}

/// What a checkpoint gives to an engine.
pub fn resumed(engine: &mut dyn Engine, options: &Options) -> (usize, Vec<Vec<u8>>) {
    let found: Resumed = resume(options, engine, &Silent).unwrap().unwrap();
    found.load(engine).unwrap();
    (found.step, state(engine))
}

#[test]
fn state_has_the_same_bits_on_every_mesh() {
    for name in PROGRAMS {
        let folder = folder(&format!("checkpoint-{name}"));
        let options = options(&folder);
        let mut first = engine(&compiled(name, &[("data", 8)]));
        trained(&mut first, &options, 3);
        let expected = state(&mut first);
        assert!(
            expected.iter().any(|it| it.iter().any(|byte| *byte != 0)),
            "{name}"
        );
        for mesh in [
            &[("data", 1)][..],
            &[("data", 3)],
            &[("data", 2), ("model", 4)],
        ] {
            let mut other = engine(&compiled(name, mesh));
            let found = resumed(&mut other, &options);
            assert_eq!(found, (3, expected.clone()), "{name} on {mesh:?}");
        }
    }
}

/// Writes a byte of a file in its place: files that are written anew are synced by some systems.
fn put(path: &Path, at: usize, byte: u8) {
    let mut file = fs::File::options().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(at as u64)).unwrap();
    file.write_all(&[byte]).unwrap();
}

#[test]
fn a_damaged_byte_of_any_file_is_named() {
    let folder = folder("checkpoint-bytes");
    trained(
        &mut engine(&compiled("adam", &[("data", 2)])),
        &options(&folder),
        1,
    );
    let step = folder.join("step-000000001");
    let files = fs::read_dir(&step).unwrap().map(|it| it.unwrap().path());
    let files: Vec<PathBuf> = files.collect();
    assert!(files.len() > 3, "{files:?}");
    Checkpoint::open(&step).unwrap();
    for path in &files {
        let sound = fs::read(path).unwrap();
        let named = |what: &str| {
            let errors = Checkpoint::open(&step).unwrap_err();
            let mut labels = errors.iter().flat_map(|it| &it.labels);
            let file = path.to_str();
            assert!(
                labels.any(|it| it.file.as_deref() == file),
                "{what}: {errors:?}"
            );
        };
        let mut bits = Seeded::new(1).bytes(&peapod_ir::TensorType::new(
            peapod_ir::DType::U8,
            [sound.len()],
        ));
        bits.iter_mut().for_each(|it| *it = 1 << (*it % 8));
        for (at, bit) in bits.iter().enumerate() {
            put(path, at, sound[at] ^ bit);
            named(&format!("byte {at}"));
            put(path, at, sound[at]);
        }
        for length in (0..sound.len()).step_by(31) {
            fs::write(path, &sound[..length]).unwrap();
            named(&format!("the first {length} bytes"));
        }
        fs::write(path, &sound).unwrap();
    }
    Checkpoint::open(&step).unwrap();
}
