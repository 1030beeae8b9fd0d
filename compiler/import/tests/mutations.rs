//! Broken models: import and verification answer whatever the bytes are, soon, in little memory.
//!
//! Every mutant follows from its seed and the models it starts from. One that fails is written to
//! a file that its message names.

mod files;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use files::{repository_models, shared_models};
use peapod_import::import;
use peapod_ir::Origin;

/// Mutants of the repository's models, and of the shared ones where they are.
const REPOSITORY_MUTANTS: u64 = 300_000;
const SHARED_MUTANTS: u64 = 30_000;

/// What an import may have in memory at once: constants, twice while they are unpacked.
const MEMORY_BYTES_FLOOR: usize = 48 << 20;
const MEMORY_BYTES_PER_BYTE: usize = 256;

/// What an import may take, with room for a busy machine.
const LONGEST_IMPORT: Duration = Duration::from_secs(10);

/// Constants of this length are weights, which mutations mostly leave alone.
const SHORTEST_WEIGHTS: usize = 64;

thread_local! {
    static LIVE_BYTES: Cell<isize> = const { Cell::new(0) };
    static PEAK_BYTES: Cell<isize> = const { Cell::new(0) };
}

/// The system's allocator, which counts what each thread has in use.
struct Counting;

fn count(bytes: isize) {
    let live = LIVE_BYTES.get() + bytes;
    LIVE_BYTES.set(live);
    PEAK_BYTES.set(PEAK_BYTES.get().max(live));
}

// SAFETY: every call goes to the system's allocator as it came. Counting does not allocate: the
// thread-locals are constants without destructors.
#[allow(unsafe_code, reason = "an allocator is unsafe to implement")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A model and where it holds no weights.
struct Seed {
    bytes: Vec<u8>,
    structure: Vec<usize>,
}

impl Seed {
    fn read(path: &Path) -> Self {
        let bytes = fs::read(path).expect("the file is readable");
        let mut is_weight = vec![false; bytes.len()];
        if let Ok(imported) = import(&bytes, "seed") {
            for value in imported.module.functions[0].values.values() {
                if let Origin::Constant(data) = &value.origin
                    && data.len() >= SHORTEST_WEIGHTS
                    && let Some(at) = bytes.windows(data.len()).position(|part| *part == **data)
                {
                    is_weight[at..][..data.len()].fill(true);
                }
            }
        }
        let structure = (0..bytes.len()).filter(|&at| !is_weight[at]).collect();
        Self { bytes, structure }
    }

    /// A place that is likely to matter.
    fn place(&self, random: &mut Random) -> usize {
        match random.below(16) {
            0 => random.below(self.bytes.len()),
            _ => random.pick(&self.structure),
        }
    }
}

/// The mutant of a seed number.
fn mutant(models: &[Seed], number: u64) -> Vec<u8> {
    let mut random = Random(number);
    let model = &models[random.below(models.len())];
    let mut bytes = model.bytes.clone();
    for _ in 0..random.pick(&[1, 1, 2, 4]) {
        mutate(&mut bytes, model, models, &mut random);
    }
    bytes
}

fn mutate(bytes: &mut Vec<u8>, model: &Seed, models: &[Seed], random: &mut Random) {
    let at = model.place(random).min(bytes.len().saturating_sub(1));
    match random.below(16) {
        0 => bytes.truncate(random.below(bytes.len())),
        1..4 => {
            for _ in 0..1 + random.below(4) {
                let at = model.place(random);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
        4 => splice(bytes, at, &model.bytes, random),
        5 => {
            let other = random.below(models.len());
            splice(bytes, at, &models[other].bytes, random);
        }
        6..10 => aim::<1>(bytes, at, random),
        10 => aim::<2>(bytes, at & !1, random),
        11..15 => aim::<4>(bytes, at & !3, random),
        _ => aim::<8>(bytes, at & !7, random),
    }
}

/// Puts part of one file over, into, or out of another.
fn splice(bytes: &mut Vec<u8>, at: usize, other: &[u8], random: &mut Random) {
    let len = 1 + random.below(64);
    let end = (at + len).min(bytes.len());
    let from = random.below(other.len());
    let part = &other[from..(from + len).min(other.len())];
    match random.below(3) {
        0 => drop(bytes.splice(at.min(end)..end, part.iter().copied())),
        1 => drop(bytes.splice(at.min(end)..at.min(end), part.iter().copied())),
        _ => drop(bytes.drain(at.min(end)..end)),
    }
}

/// Sets a number to one that lengths, offsets, shapes, types and scales go wrong with.
fn aim<const SIZE: usize>(bytes: &mut [u8], at: usize, random: &mut Random) {
    let len = bytes.len() as u64;
    let Some(field) = bytes.get_mut(at..at + SIZE) else {
        return;
    };
    let mut wide = [0; 8];
    wide[..SIZE].copy_from_slice(field);
    let old = u64::from_le_bytes(wide);
    let float = |number: f32| u64::from(number.to_bits());
    let interesting = [
        0,
        1,
        2,
        3,
        4,
        8,
        17,
        32,
        127,
        128,
        255,
        65_535,
        65_536,
        1 << 24,
        i32::MAX as u64,
        1 << 31,
        u32::MAX as u64,
        u64::MAX,
        i64::MAX as u64,
        len,
        len.wrapping_sub(at as u64),
        old.wrapping_add(1),
        old.wrapping_sub(1),
        old.wrapping_add(4),
        old.wrapping_sub(4),
        old.wrapping_mul(2),
        old.wrapping_neg(),
        random.next(),
        float(f32::NAN),
        float(f32::INFINITY),
        float(-1.0),
        float(f32::MIN_POSITIVE),
        float(f32::MAX),
    ];
    field.copy_from_slice(&random.pick(&interesting).to_le_bytes()[..SIZE]);
}

/// What mutants came to.
#[derive(Debug, Default)]
struct Tally {
    refused: u64,
    imported: u64,
    verified: u64,
    peak_bytes: isize,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.refused += other.refused;
        self.imported += other.imported;
        self.verified += other.verified;
        self.peak_bytes = self.peak_bytes.max(other.peak_bytes);
        self.longest = self.longest.max(other.longest);
    }

    /// Imports one mutant, or says what it did instead of an answer.
    fn try_one(&mut self, bytes: &[u8]) -> Result<(), String> {
        LIVE_BYTES.set(0);
        PEAK_BYTES.set(0);
        let start = Instant::now();
        let answer = catch_unwind(AssertUnwindSafe(|| match import(bytes, "mutant") {
            Ok(imported) => (true, peapod_ir::verify(&imported.module).is_ok()),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                (false, false)
            }
        }));
        let (took, peak) = (start.elapsed(), PEAK_BYTES.get());
        let (imported, verified) = answer.map_err(|_| "it panicked".to_owned())?;
        self.refused += u64::from(!imported);
        self.imported += u64::from(imported);
        self.verified += u64::from(verified);
        self.peak_bytes = self.peak_bytes.max(peak);
        self.longest = self.longest.max(took);
        let limit = MEMORY_BYTES_FLOOR + MEMORY_BYTES_PER_BYTE * bytes.len();
        if peak.unsigned_abs() > limit {
            return Err(format!(
                "it took {peak} bytes of memory, expected {limit} at most"
            ));
        }
        if took > LONGEST_IMPORT {
            return Err(format!(
                "it took {took:?}, expected {LONGEST_IMPORT:?} at most"
            ));
        }
        Ok(())
    }
}

/// Imports the mutants of these seed numbers.
fn try_all(models: &[Seed], numbers: impl Iterator<Item = u64>) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let bytes = mutant(models, number);
        if let Err(problem) = tally.try_one(&bytes) {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{number}.tflite"));
            fs::write(&path, &bytes).expect("the folder is writable");
            panic!("mutant {number}: {problem}; see {}", path.display());
        }
    }
    tally
}

fn assert_answers(name: &str, paths: &[PathBuf], mutants: u64) {
    let models: Vec<_> = paths.iter().map(|path| Seed::read(path)).collect();
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| (part..mutants).step_by(threads as usize))
            .map(|numbers| scope.spawn(|| try_all(&models, numbers)))
            .collect();
        for part in parts {
            tally.add(&part.join().expect("a mutant failed; see above"));
        }
    });
    println!("{name}: {tally:?}");
    assert_eq!(tally.refused + tally.imported, mutants);
    // Mutants that never get past the container, or never break it, would test little.
    assert!(tally.imported > mutants / 20, "{tally:?}");
    assert!(tally.refused > mutants / 4, "{tally:?}");
}

#[test]
fn mutants_of_the_repository_are_answered() {
    assert_answers("repository", &repository_models(), REPOSITORY_MUTANTS);
}

#[test]
fn mutants_of_shared_models_are_answered() {
    match shared_models() {
        Some(models) => assert_answers("shared", &models, SHARED_MUTANTS),
        None => eprintln!("skipped: mutants of shared models: none found"),
    }
}

#[test]
fn the_allocator_counts() {
    PEAK_BYTES.set(LIVE_BYTES.get());
    let before = PEAK_BYTES.get();
    drop(std::hint::black_box(vec![0_u8; 1 << 20]));
    assert!(PEAK_BYTES.get() - before >= 1 << 20);
}
