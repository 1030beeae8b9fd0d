//! What each target does with bytes.

pub mod archive;
pub mod checkpoint;
pub mod experiment;
pub mod footer;
pub mod graphs;
pub mod ir;
pub mod mlperf;
pub mod npy;
pub mod onnx;
pub mod partition;
pub mod passes;
pub mod pea;
pub mod pod;
pub mod program;
pub mod sample;
pub mod stablehlo;
pub mod stages;
pub mod tflite;
pub mod toml;

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the tests of the runtime have it"
)]
#[path = "../../../runtime-pod/tests/pod/samples.rs"]
mod samples;
#[allow(dead_code, reason = "only what makes the samples is used")]
#[path = "../../../runtime-pod/tests/pod/support.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use peapod_ir::Module;

use crate::random::Random;

/// Bytes that a model may have in memory, as `--max-memory` gives: a quarter of what an input may
/// take in all.
const MAX_MEMORY: usize = 128 << 20;

/// Element operations of a run, as `--max-work` gives: a tenth of a second's.
const MAX_WORK: u64 = 1 << 24;

/// The folder of the repository.
pub fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The files below a folder whose names end so, in order of their paths.
pub fn files(folder: &Path, ending: &str) -> Vec<Vec<u8>> {
    let paths = paths(folder);
    let ending = |path: &&PathBuf| path.to_string_lossy().ends_with(ending);
    let read = |path| fs::read(path).expect("a file of the repository is readable");
    paths.iter().filter(ending).map(read).collect()
}

/// All files below a folder, sorted; none where it is missing.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => paths(&path),
            path => vec![path],
        })
        .collect();
    paths.sort();
    paths
}

/// Sound pods without footers, which are written anew.
fn pods() -> Vec<Vec<u8>> {
    samples::all().iter().map(|file| payload(file)).collect()
}

/// What the footer of a sound file covers.
fn payload(file: &[u8]) -> Vec<u8> {
    peapod_schemas::footer::split(file)
        .expect("a sound file")
        .payload
        .to_vec()
}

/// Words that random programs are made from, of bytes.
fn words(bytes: &[u8]) -> impl Iterator<Item = u32> + '_ {
    let words = bytes.as_chunks().0.iter();
    words.map(|word| u32::from_le_bytes(*word))
}

/// Lists of so many words.
fn random_words(count: usize) -> Vec<Vec<u8>> {
    let mut random = Random::new(1, count as u64);
    let word = |random: &mut Random| (random.next() as u32).to_le_bytes();
    let list = |random: &mut Random| (0..count).flat_map(|_| word(random)).collect();
    (0..4).map(|_| list(&mut random)).collect()
}

/// Verifies what was read, which must print as what reads the same.
fn verified(module: &Module) -> bool {
    match peapod_ir::verify(module) {
        Ok(_) => {
            let printed = module.to_string();
            let read = peapod_ir::text::parse(&printed);
            let read = read.unwrap_or_else(|error| panic!("{error}\n{printed}"));
            assert_eq!(read.to_string(), printed);
            true
        }
        Err(errors) => {
            assert!(!errors.to_string().is_empty());
            false
        }
    }
}
