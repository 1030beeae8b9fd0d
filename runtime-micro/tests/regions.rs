//! Models in several regions of RAM, and with weights outside of the pea: every kernel computes on
//! them what it computes in one arena, and what is not sound is refused.

#![allow(clippy::wildcard_enum_match_arm, reason = "the rest is one case here")]

mod support;

use peapod_micro::{Fault, KernelId, LoadError, Model, StepEvent, load_with_weights};
use peapod_schemas::micro::{self as pea, Memory, Operand};
use support::memories::{self, is_ram, list, move_each};
use support::{Aligned, Pea, kernels, samples};

/// What a model leaves in its outputs in each of two runs.
fn outputs(pea: &Pea, weights: &[u8]) -> Vec<Vec<u8>> {
    let (file, weights) = (Aligned::new(&pea.build()), Aligned::new(weights));
    let model = load_with_weights(file.bytes(), weights.bytes(), &kernels::ALL);
    let model = model.unwrap_or_else(|error| panic!("{error}"));
    let mut arenas = [0, 1, 2, 3].map(|region| Aligned::new(&vec![0xa5; model.region_len(region)]));
    let arenas = arenas.each_mut().map(|it| it.bytes_mut());
    let mut session = model.session_in(arenas).expect("they are long enough");
    let mut found = Vec::new();
    for run in 0..2_usize {
        for index in 0..pea.inputs.len() {
            let input = session.input_mut(index).expect("it is there");
            for (at, byte) in input.iter_mut().enumerate() {
                *byte = (at * 37 + index * 11 + run * 5) as u8 & 0x3f;
            }
        }
        match run {
            0 => session.run(),
            // In parts, as far as kernels have any.
            _ => while session.step_within(20) {},
        }
        let outputs =
            (0..pea.outputs.len()).map(|it| session.output(it).expect("it is there").to_vec());
        found.extend(outputs);
    }
    found
}

#[test]
fn every_kernel_writes_in_any_region() {
    for (id, mut pea) in KernelId::ALL.into_iter().zip(samples::each()) {
        let expected = outputs(&pea, &[]);
        move_each(&mut pea, Memory::Arena2, is_ram);
        let weights = list(&mut pea);
        assert_eq!(outputs(&pea, &weights), expected, "{id:?}");
    }
}

#[test]
fn every_kernel_reads_other_regions_and_weights() {
    let mut far = 0;
    for (id, mut pea) in KernelId::ALL.into_iter().zip(samples::each()) {
        let has_program = id == KernelId::WhileLoop;
        let [step] = pea.steps[..] else { continue };
        if has_program {
            continue;
        }
        let expected = outputs(&pea, &[]);
        let apart = memories::apart(&pea, id, &step);
        far += usize::from(!apart.is_empty());
        memories::move_those(&mut pea, Memory::Arena1, &apart);
        move_each(&mut pea, Memory::Weights, |it| {
            it.memory == Memory::Constants as u8
        });
        let weights = list(&mut pea);
        assert_eq!(outputs(&pea, &weights), expected, "{id:?}");
    }
    assert!(
        far > KernelId::ALL.len() * 3 / 4,
        "{far} kernels read another region"
    );
}

/// A convolution that reads another region and weights.
fn spread() -> (Pea, Vec<u8>) {
    let index = KernelId::ALL
        .binary_search(&KernelId::Conv2dS8)
        .expect("it is listed");
    let mut pea = samples::each().swap_remove(index);
    let input = pea.operands[0];
    move_each(&mut pea, Memory::Arena1, |it| {
        is_ram(it) && it.offset == input.offset
    });
    move_each(&mut pea, Memory::Weights, |it| {
        it.memory == Memory::Constants as u8
    });
    let weights = list(&mut pea);
    (pea, weights)
}

fn refusal(pea: &Pea, weights: &[u8]) -> LoadError {
    let (file, weights) = (Aligned::new(&pea.build()), Aligned::new(weights));
    load_with_weights(file.bytes(), weights.bytes(), &kernels::ALL)
        .map(drop)
        .expect_err("it is not sound")
}

/// What a change to a sound pea is refused for.
fn refused(change: impl Fn(&mut Pea)) -> LoadError {
    let (mut pea, weights) = spread();
    change(&mut pea);
    refusal(&pea, &weights)
}

fn fault(change: impl Fn(&mut Pea)) -> Fault {
    match refused(change) {
        LoadError::Step { fault, .. } => fault,
        error => panic!("{error}"),
    }
}

#[test]
fn operands_stay_in_regions_that_are_listed() {
    let past = fault(|pea| pea.operands[0].offset += 16);
    assert!(matches!(past, Fault::Bounds { operand: 0, .. }), "{past}");
    let unlisted = fault(|pea| pea.operands[0].memory = Memory::Arena3 as u8);
    assert!(
        matches!(unlisted, Fault::Bounds { memory_len: 0, .. }),
        "{unlisted}"
    );
    let unknown = fault(|pea| pea.operands[0].memory = 6);
    assert_eq!(
        unknown,
        Fault::Memory {
            operand: 0,
            found: 6
        }
    );
    let weights = fault(|pea| pea.operands[1].offset = u32::MAX - 3);
    assert!(
        matches!(weights, Fault::Bounds { operand: 1, .. }),
        "{weights}"
    );
    let written = fault(|pea| pea.operands.last_mut().expect("an output").memory = 2);
    assert!(
        matches!(written, Fault::Memory { found: 2, .. }),
        "{written}"
    );
}

#[test]
fn a_step_writes_in_one_region() {
    let index = KernelId::ALL
        .binary_search(&KernelId::SvdfS8)
        .expect("it is listed");
    let mut pea = samples::each().swap_remove(index);
    let output = pea.outputs[0].operand;
    move_each(&mut pea, Memory::Arena1, |it| {
        is_ram(it) && it.offset == output.offset
    });
    list(&mut pea);
    match refusal(&pea, &[]) {
        LoadError::Step {
            fault: Fault::Region { .. },
            ..
        } => {}
        error => panic!("{error}"),
    }
}

#[test]
fn memories_are_listed_once_and_no_longer_than_needed() {
    let twice = refused(|pea| pea.params.memories.push(pea.params.memories[0]));
    assert!(matches!(twice, LoadError::Memories { found: 3 }), "{twice}");
    for wild in [0, 1, 6, u32::MAX] {
        let error = refused(|pea| pea.params.memories[0].memory = wild);
        assert_eq!(error, LoadError::Memories { found: wild });
    }
    let greedy = refused(|pea| pea.params.memories[0].len_bytes += 16);
    assert!(
        matches!(greedy, LoadError::ArenaTooLarge { .. }),
        "{greedy}"
    );
    match refused(|pea| pea.params.memories[0].len_bytes -= 1) {
        LoadError::Input {
            index: 0,
            fault: Fault::Bounds { .. },
        } => {}
        error => panic!("{error}"),
    }
}

#[test]
fn weights_are_those_of_the_model() {
    let (pea, weights) = spread();
    let longer = [&weights[..], &[0]].concat();
    for wrong in [&weights[1..], &longer, &[]] {
        let error = refusal(&pea, wrong);
        let (len, needed) = (wrong.len(), weights.len() as u32);
        assert_eq!(error, LoadError::Weights { len, needed });
    }
    let mut flipped = weights.clone();
    flipped[3] ^= 1;
    assert_eq!(refusal(&pea, &flipped), LoadError::WeightsChecksum);
}

#[test]
fn sessions_have_memory_for_all_regions() {
    let (pea, weights) = spread();
    let (file, weights) = (Aligned::new(&pea.build()), Aligned::new(&weights));
    let load = || -> Model<'_> {
        load_with_weights(file.bytes(), weights.bytes(), &kernels::ALL).expect("it is sound")
    };
    let model = load();
    let lens = [0, 1].map(|region| model.region_len(region));
    assert_eq!((model.region_count(), model.region_len(2)), (2, 0));
    let [mut first, mut second] = lens.map(|len| Aligned::new(&vec![0; len]));
    let alone = load().session(first.bytes_mut()).map(drop);
    assert_eq!(
        alone,
        Err(LoadError::Regions {
            found: 1,
            needed: 2
        })
    );
    let short = load()
        .session_in([first.bytes_mut(), &mut second.bytes_mut()[1..]])
        .map(drop);
    assert_eq!(short, Err(LoadError::UnalignedArena));
    let end = lens[1] - 1;
    let short = load()
        .session_in([first.bytes_mut(), &mut second.bytes_mut()[..end]])
        .map(drop);
    assert_eq!(
        short,
        Err(LoadError::ArenaTooSmall {
            len: end,
            needed: lens[1]
        })
    );
    assert!(
        load()
            .session_in([first.bytes_mut(), second.bytes_mut()])
            .is_ok()
    );
}

#[test]
fn weights_are_known_before_their_step() {
    let (pea, bytes) = spread();
    let (file, weights) = (Aligned::new(&pea.build()), Aligned::new(&bytes));
    let model = load_with_weights(file.bytes(), weights.bytes(), &kernels::ALL);
    let model = model.expect("it is sound");
    let mut arenas = [0, 1].map(|region| Aligned::new(&vec![0; model.region_len(region)]));
    let arenas = arenas.each_mut().map(|it| it.bytes_mut());
    let hints = model.clone();
    let mut session = model.session_in(arenas).expect("they are long enough");
    let of_weights = |it: &&Operand| it.memory == Memory::Weights as u8;
    let read: Vec<&[u8]> = (pea.operands.iter().filter(of_weights))
        .map(|it| &bytes[it.offset as usize..][..it.len_bytes as usize])
        .collect();
    assert!(!read.is_empty());
    let upcoming: Vec<&[u8]> = session.upcoming_weights(1).collect();
    assert_eq!(upcoming, read);
    // There is one step: no range twice.
    assert_eq!(session.upcoming_weights(9).count(), read.len());
    let mut fetched = Vec::new();
    session.run_with(|event| {
        if let StepEvent::Begin { step, .. } = event {
            fetched.extend(hints.weights_of(step));
        }
    });
    assert_eq!(fetched, read);
    assert_eq!(hints.weights_of(1).count(), 0);
}

/// The structs of the file have the size that the schema gives them.
#[test]
fn records_of_memories_are_three_words() {
    assert_eq!(size_of::<pea::OtherMemory>(), 12);
}
