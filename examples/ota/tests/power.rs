//! Power is cut at every word that is programmed and every sector that is erased, in the midst of
//! it too.

use peapod_ota::simulated::{Cut, Fault, Simulated};
use peapod_ota::{Error, Installed, Slot, Slots};
use peapod_schemas::footer;
use proptest::prelude::*;

type Flash<'m> = Simulated<'m, 4>;

/// Words of a record, which are programmed last.
const RECORD_STEPS: u32 = 3;

fn passes(pea: &[u8]) -> bool {
    footer::verify(pea).is_ok()
}

/// An update, as a device makes it after it has started: what came of it, and the steps it took.
fn update(
    memory: &mut [u8],
    pea: &[u8],
    cut: Option<Cut>,
) -> (Result<Installed, Error<Fault>>, u32) {
    let mut slots = Slots(Flash::new(memory, cut));
    let result = (|| {
        let mut update = slots.update(slots.newest(passes))?;
        for page in pea.chunks(256) {
            update.write(page)?;
        }
        update.finish(passes)
    })();
    (result, slots.0.steps())
}

/// The model that a device finds when it starts.
fn start(memory: &mut [u8]) -> Option<Vec<u8>> {
    let slots = Slots(Flash::new(memory, None));
    let newest = slots.newest(passes)?;
    slots.pea(&newest).map(<[u8]>::to_vec)
}

fn pea() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..1200).prop_map(|payload| footer::write(&payload, None))
}

/// Makes one update with each cut there is; the memory is then updated.
fn cut_everywhere(memory: &mut [u8], new: &[u8], seed: u32) -> Result<(), TestCaseError> {
    let before = memory.to_vec();
    let old = start(memory);
    let (done, steps) = update(memory, new, None);
    prop_assert!(done.is_ok());
    for (step, bits) in (0..steps).flat_map(|step| [0, seed, u32::MAX].map(|bits| (step, bits))) {
        let mut memory = before.clone();
        let (cut_off, _) = update(&mut memory, new, Some(Cut { step, bits }));
        prop_assert_eq!(cut_off, Err(Error::Flash(Fault::Power)));
        let found = start(&mut memory);
        prop_assert!(
            found == old || found.as_deref() == Some(new),
            "step {}",
            step
        );
        if step < steps - RECORD_STEPS {
            prop_assert!(found == old, "step {}", step);
        }
        if (step, bits) == (steps - 1, u32::MAX) {
            prop_assert!(found.as_deref() == Some(new));
        }
        // What was left behind is in nobody's way.
        prop_assert!(update(&mut memory, new, None).0.is_ok());
        prop_assert!(start(&mut memory).as_deref() == Some(new));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn no_cut_leaves_half_a_model(
        garbage in any::<u8>(),
        peas in prop::collection::vec(pea(), 3),
        seed in 1..u32::MAX,
    ) {
        let mut memory = vec![garbage; 4 * 1024];
        for pea in peas {
            cut_everywhere(&mut memory, &pea, seed)?;
        }
    }

    #[test]
    fn cuts_may_follow_one_another(
        first in pea(),
        attempts in prop::collection::vec((pea(), 0..400_u32, any::<u32>()), 1..40),
    ) {
        let mut memory = vec![0xff; 4 * 1024];
        prop_assert!(update(&mut memory, &first, None).0.is_ok());
        let mut old = first;
        for (new, step, bits) in attempts {
            let done = update(&mut memory, &new, Some(Cut { step, bits })).0.is_ok();
            let found = start(&mut memory);
            prop_assert!(found.as_ref() == Some(&new) || !done && found.as_ref() == Some(&old));
            old = found.unwrap_or_default();
        }
    }
}

#[test]
fn a_model_that_fails_its_checks_is_not_installed() {
    let mut memory = vec![0xff; 4 * 1024];
    let [old, mut new] = [1, 2].map(|byte| footer::write(&[byte; 700], None));
    assert!(update(&mut memory, &old, None).0.is_ok());
    new[7] ^= 1;
    assert_eq!(update(&mut memory, &new, None).0, Err(Error::Refused));
    assert_eq!(start(&mut memory), Some(old));
}

#[test]
fn a_slot_that_decays_gives_way_to_the_other() {
    let mut memory = vec![0xff; 4 * 1024];
    let [old, new] = [1, 2].map(|byte| footer::write(&[byte; 700], None));
    assert!(update(&mut memory, &old, None).0.is_ok());
    let installed = update(&mut memory, &new, None).0.unwrap();
    assert_eq!((installed.slot, installed.sequence), (Slot::B, 2));
    memory[2 * 1024 + 9] ^= 4;
    assert_eq!(start(&mut memory), Some(old));
}

#[test]
fn longer_models_are_refused() {
    let mut memory = vec![0xff; 4 * 1024];
    let capacity = Slots(Flash::new(&mut memory, None)).capacity();
    assert_eq!(capacity, 2 * 1024 - 256);
    let pea = |len: usize| footer::write(&vec![3; len - footer::LEN], None);
    assert!(update(&mut memory, &pea(capacity), None).0.is_ok());
    let (refused, _) = update(&mut memory, &pea(capacity + 1), None);
    assert_eq!(refused, Err(Error::Length));
}
