//! Damaged and hostile peas: `load` refuses them, or a run ends without a panic.

#![allow(clippy::wildcard_enum_match_arm, reason = "the rest is one case here")]

mod support;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use peapod_micro::{LoadError, StepEvent};
use peapod_schemas::footer;
use peapod_schemas::micro::{self as pea, Params};
use support::random::Random;
use support::{Aligned, ParamLists, Pea, kernels, looping, samples};

/// Arenas beyond this are not run: no machine would have the memory.
const ARENA_LEN_MAX: usize = 1 << 20;

/// Element operations beyond this are not made: a loop may have any number of turns.
const WORK_MAX: u64 = 1 << 24;

/// What became of many files.
#[derive(Default)]
struct Tally {
    ran: usize,
    refused: BTreeMap<&'static str, usize>,
    slowest: Duration,
}

impl Tally {
    /// Loads a file, and runs it if it passes. Everything that a firmware calls is called.
    fn take(&mut self, bytes: &[u8]) {
        let file = Aligned::new(bytes);
        let began = Instant::now();
        let model = match peapod_micro::load(file.bytes(), &kernels::ALL) {
            Ok(model) => model,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                *self.refused.entry(kind(error)).or_default() += 1;
                return;
            }
        };
        // Models in several regions are for the fuzzer.
        #[cfg(feature = "regions")]
        if model.region_count() > 1 {
            return;
        }
        // Who runs a model sees what it takes before.
        if model.arena_len() > ARENA_LEN_MAX || model.work() > WORK_MAX {
            return;
        }
        let mut arena = Aligned::new(&vec![0x11; model.arena_len()]);
        let inputs = model.inputs().len();
        let outputs = model.outputs().len();
        let steps = model.step_count();
        let mut session = model
            .session(arena.bytes_mut())
            .expect("the arena is long enough");
        for index in 0..inputs {
            session
                .input_mut(index)
                .expect("load checked the port")
                .fill(0x77);
        }
        let mut events = 0;
        session.run_with(|event| events += usize::from(matches!(event, StepEvent::End { .. })));
        // A loop takes several for its step.
        assert!(events >= steps, "a step was passed over");
        for index in 0..outputs {
            assert!(session.output(index).is_some(), "load checked the port");
        }
        session.reset();
        for budget in [1, 100, 10_000] {
            if session.step_within(budget) {
                session.step();
            }
        }
        session.run();
        self.ran += 1;
        self.slowest = self.slowest.max(began.elapsed());
    }

    /// Checks that enough came through, and nothing hung.
    fn check(&self) {
        let Self {
            ran,
            refused,
            slowest,
        } = self;
        println!("{ran} ran, the slowest in {slowest:?}; refused: {refused:?}");
        assert!(*ran > 20_000);
        assert!(self.refusals() > 100_000);
        assert!(*slowest < Duration::from_secs(10));
    }

    fn refusals(&self) -> usize {
        self.refused.values().sum()
    }
}

fn kind(error: LoadError) -> &'static str {
    match error {
        LoadError::File(_) => "file",
        LoadError::MissingKernel { .. } => "missing kernel",
        LoadError::RepeatedKernel { .. } => "repeated kernel",
        LoadError::Input { .. } => "input",
        LoadError::Output { .. } => "output",
        LoadError::State { .. } => "state",
        LoadError::Step { .. } => "step",
        LoadError::ArenaTooLarge { .. } => "arena",
        _ => "other",
    }
}

#[test]
fn samples_are_sound() {
    let mut tally = Tally::default();
    let peas = samples::each();
    for pea in &peas {
        tally.take(&pea.build());
    }
    tally.take(&samples::all().build());
    tally.take(&looping::counting(9, |_| {}).build());
    assert_eq!(tally.ran, peas.len() + 2, "{:?}", tally.refused);
}

/// A number that breaks careless arithmetic, near `old` or at an end.
fn bad_number(random: &mut Random, old: u32) -> u32 {
    match random.size(0, 11) {
        0 => 0,
        1 => 1,
        2 => u32::MAX,
        3 => 0x7fff_ffff,
        4 => 0x8000_0000,
        5 => 0xffff,
        6 => old.wrapping_add(1),
        7 => old.wrapping_sub(1),
        8 => old.wrapping_mul(2),
        9 => old / 2,
        10 => 1 << random.size(0, 31),
        _ => random.next() as u32,
    }
}

/// Changes a file without regard to what its bytes mean.
fn damage(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    for _ in 0..random.size(1, 3) {
        if bytes.len() < 8 {
            return;
        }
        let at = random.size(0, bytes.len() - 1);
        match random.size(0, 7) {
            0 => bytes.truncate(at),
            1 | 2 => bytes[at] ^= 1 << random.size(0, 7),
            3 => {
                // A piece of another file.
                let from = random.size(0, other.len() - 1);
                let len = random
                    .size(1, 64)
                    .min(other.len() - from)
                    .min(bytes.len() - at);
                bytes[at..at + len].copy_from_slice(&other[from..from + len]);
            }
            4 => {
                // A piece of itself, elsewhere.
                let from = random.size(0, bytes.len() - 1);
                let len = random.size(1, 64).min(bytes.len() - at.max(from));
                bytes.copy_within(from..from + len, at);
            }
            5 => {
                let half = at / 2 * 2;
                if let Some(field) = bytes.get_mut(half..half + 2) {
                    let old = u16::from_le_bytes([field[0], field[1]]);
                    let new = bad_number(random, old.into()) as u16;
                    field.copy_from_slice(&new.to_le_bytes());
                }
            }
            _ => {
                let word = at / 4 * 4;
                if let Some(field) = bytes.get_mut(word..word + 4) {
                    let old = u32::from_le_bytes(field.try_into().unwrap());
                    field.copy_from_slice(&bad_number(random, old).to_le_bytes());
                }
            }
        }
    }
}

/// Changes one number of one struct of a pea, so that the file itself stays whole.
fn twist(random: &mut Random, pea: &mut Pea) {
    loop {
        let done = match random.size(0, 7 + PARAM_LISTS) {
            0 => twist_any(random, &mut pea.steps),
            1..=3 => twist_any(random, &mut pea.operands),
            4 => twist_any(random, &mut pea.inputs),
            5 => twist_any(random, &mut pea.outputs),
            6 => twist_any(random, &mut pea.states),
            7 => twist_any(random, std::slice::from_mut(&mut pea.arena_len)),
            list => twist_params(random, &mut pea.params, list - 8),
        };
        if done {
            return;
        }
    }
}

/// Changes one number of one struct, if there is any.
fn twist_any<T: bytemuck::Pod>(random: &mut Random, list: &mut [T]) -> bool {
    if list.is_empty() {
        return false;
    }
    let at = random.size(0, list.len() - 1);
    let bytes = bytemuck::bytes_of_mut(&mut list[at]);
    let width = if bytes.len().is_multiple_of(4) && !random.chance(3) {
        4
    } else {
        2
    };
    let at = random.size(0, bytes.len() / width - 1) * width;
    let field = &mut bytes[at..at + width];
    let mut old = [0; 4];
    old[..width].copy_from_slice(field);
    let new = bad_number(random, u32::from_le_bytes(old)).to_le_bytes();
    field.copy_from_slice(&new[..width]);
    true
}

macro_rules! param_lists {
    ($($field:ident: $name:ident,)*) => {
        /// How many lists of parameters there are.
        const PARAM_LISTS: usize = [$(stringify!($name)),*].len();

        /// Changes one number of the list at this index.
        fn twist_params(random: &mut Random, params: &mut ParamLists, list: usize) -> bool {
            let mut index = 0..;
            $(if index.next() == Some(list) {
                return twist_any(random, &mut params.$field);
            })*
            false
        }
    };
}

peapod_schemas::for_each_param_list!(param_lists);

#[test]
fn damaged_files_are_refused_or_run() {
    let mut files: Vec<Vec<u8>> = samples::each().iter().map(Pea::build).collect();
    files.push(samples::all().build());
    files.push(looping::counting(9, |_| {}).build());
    let random = &mut Random(1);
    let mut tally = Tally::default();
    for _ in 0..400_000 {
        let mut bytes = files[random.size(0, files.len() - 1)].clone();
        let other = &files[random.size(0, files.len() - 1)];
        damage(random, &mut bytes, other);
        // Else nothing but the checksum would be tried.
        tally.take(&footer::write(&bytes, None));
    }
    tally.check();
}

#[test]
fn twisted_structs_are_refused_or_run() {
    let mut peas = samples::each();
    peas.push(samples::all());
    peas.push(looping::counting(9, |_| {}));
    let random = &mut Random(2);
    let mut tally = Tally::default();
    for _ in 0..400_000 {
        let mut pea = peas[random.size(0, peas.len() - 1)].clone();
        for _ in 0..random.size(1, 3) {
            twist(random, &mut pea);
        }
        tally.take(&pea.build());
    }
    tally.check();
    let kinds: Vec<_> = tally.refused.keys().copied().collect();
    assert_eq!(kinds, ["arena", "input", "output", "state", "step"]);
}

#[test]
fn every_length_of_a_cut_file_is_refused_or_run() {
    let file = samples::all().build();
    let mut tally = Tally::default();
    for len in 0..file.len() {
        tally.take(&file[..len]);
        tally.take(&footer::write(&file[..len], None));
    }
    assert!(tally.refusals() > file.len() / 2);
}

#[test]
fn both_operands_may_be_the_output() {
    let mut pea = Pea::default();
    let operand = pea.input::<u32>(3);
    let output = pea.output_over::<u32>(operand, 3);
    let params = pea::Signal {
        lines: 1,
        frames: 1,
        len: 3,
        out_len: 1,
        limit: 14,
        factor: 1 << 13,
        ..pea::Signal::default()
    };
    let kernel = pea::Kernel::SubtractNoiseU32;
    pea.step(kernel, Params::Signal(params), &[operand; 2], output);
    let input: &[u8] = bytemuck::cast_slice(&[8_u32, 100, 7]);
    // Nothing is left, so that half of it is.
    assert_eq!(pea.run::<u32>(&[input]), [4, 50, 3]);
}
