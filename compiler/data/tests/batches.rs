//! Epochs are permutations, hosts share batches, runs that are resumed go on exactly, and threads
//! change nothing: on random sizes.

mod support;

use std::sync::OnceLock;

use peapod_data::params::{Arrays, Fraction, Source, SplitParams};
use peapod_data::{Batch, BatchOptions, DataParams, Dataset, Labels, PADDING, Split};
use peapod_npy::Element;
use proptest::prelude::*;
use support::{Folder, floats, npz};

/// Most samples of a data set.
const MOST: usize = 60;

/// Data sets of 2 to [`MOST`] samples, whose feature is their index.
fn split(count: usize) -> Split {
    static SETS: OnceLock<Vec<Split>> = OnceLock::new();
    let open = |count: usize| {
        let folder = Folder::new(&format!("batches-{count}"));
        let labels = (0..count).map(|it| (it % 2) as u8).collect();
        let numbers = floats((0..count).map(|it| it as f32));
        let x = ("x", Element::F32, vec![count], numbers);
        folder.write(
            "data.npz",
            &npz(&[x, ("y", Element::U8, vec![count], labels)]),
        );
        let params = DataParams {
            source: Source::Arrays(Arrays {
                path: "data.npz".into(),
                ..Arrays::default()
            }),
            split: SplitParams::Fraction(Fraction {
                validation: 0.0,
                test: 0.0,
                ..Fraction::default()
            }),
            ..DataParams::default()
        };
        let dataset = Dataset::open(&params, folder.path()).unwrap();
        dataset.train().clone()
    };
    let sets = SETS.get_or_init(|| (2..=MOST).map(open).collect());
    sets[count - 2].clone()
}

fn all(split: &Split, options: &BatchOptions) -> Vec<Batch> {
    let batches = split.batches(options).unwrap();
    batches.collect::<Result<_, _>>().unwrap()
}

/// Samples in their order, without what fills up the last batch.
fn order(batches: &[Batch]) -> Vec<usize> {
    let indices = batches.iter().flat_map(|it| it.indices.clone());
    indices.filter(|it| *it != PADDING).collect()
}

fn options() -> impl Strategy<Value = BatchOptions> {
    let numbers = (
        1..9_usize,
        1..4_usize,
        any::<u64>(),
        0..1000_u64,
        any::<bool>(),
    );
    numbers.prop_map(|(share, hosts, seed, epoch, shuffle)| BatchOptions {
        batch: share * hosts,
        hosts,
        seed,
        epoch,
        shuffle,
        ..BatchOptions::default()
    })
}

proptest! {
    #[test]
    fn every_sample_occurs_once_and_padding_weighs_nothing(
        count in 2..=MOST, options in options(),
    ) {
        let whole = BatchOptions { hosts: 1, ..options.clone() };
        let batches = all(&split(count), &whole);
        prop_assert_eq!(batches.len(), count.div_ceil(options.batch));
        let mut found = order(&batches);
        let in_order = found.is_sorted();
        found.sort_unstable();
        prop_assert!(found.into_iter().eq(0..count));
        prop_assert!(options.shuffle || in_order);
        for (number, batch) in batches.iter().enumerate() {
            prop_assert_eq!(batch.number, number);
            let Labels::Classes(labels) = &batch.labels else { panic!("classes") };
            for (at, index) in batch.indices.iter().enumerate() {
                let samples = batch.indices.iter().filter(|it| **it != PADDING).count();
                let expected = match *index {
                    // The samples of the batch again, in turn.
                    PADDING => (0.0, 0, batch.features[at % samples]),
                    index => (1.0, (index % 2) as i32, index as f32),
                };
                prop_assert_eq!((batch.weights[at], labels[at], batch.features[at]), expected);
            }
        }
    }

    #[test]
    fn hosts_share_each_batch(count in 2..=MOST, options in options()) {
        let whole = all(&split(count), &BatchOptions { hosts: 1, ..options.clone() });
        let of_host = |host| all(&split(count), &BatchOptions { host, ..options.clone() });
        let shards: Vec<Vec<Batch>> = (0..options.hosts).map(of_host).collect();
        for (number, batch) in whole.iter().enumerate() {
            let parts = shards.iter().flat_map(|shard| shard[number].indices.clone());
            prop_assert_eq!(&parts.collect::<Vec<_>>(), &batch.indices);
            let parts = shards.iter().flat_map(|shard| shard[number].features.clone());
            prop_assert_eq!(&parts.collect::<Vec<_>>(), &batch.features);
        }
    }

    #[test]
    fn what_is_resumed_goes_on_and_threads_change_nothing(
        count in 2..=MOST, options in options(), threads in 0..5_usize, start in 0..70_usize,
    ) {
        let whole = all(&split(count), &options);
        let resumed = BatchOptions { start_batch: start, threads, ..options };
        let rest = &whole[start.min(whole.len())..];
        prop_assert_eq!(&all(&split(count), &resumed)[..], rest);
    }
}

#[test]
fn epochs_and_seeds_have_orders_of_their_own() {
    let of = |seed, epoch| {
        let options = BatchOptions {
            seed,
            epoch,
            shuffle: true,
            ..BatchOptions::default()
        };
        order(&all(&split(MOST), &options))
    };
    assert_eq!(of(1, 0), of(1, 0));
    assert_ne!(of(1, 0), of(1, 1));
    assert_ne!(of(1, 0), of(2, 0));
}

/// Orders are part of what a run is resumed with: another is another run.
#[test]
fn the_order_of_a_seed_stays_what_it_is() {
    let options = BatchOptions {
        shuffle: true,
        ..BatchOptions::default()
    };
    assert_eq!(order(&all(&split(10), &options)), ORDER);
}

/// Computed apart from this crate, from the papers that `random.rs` names.
const ORDER: [usize; 10] = [5, 0, 2, 3, 7, 9, 1, 6, 8, 4];

#[test]
fn threads_end_with_the_batches() {
    let options = BatchOptions {
        batch: 1,
        threads: 3,
        ..BatchOptions::default()
    };
    let mut batches = split(MOST).batches(&options).unwrap();
    assert_eq!(batches.next().unwrap().unwrap().indices, [0]);
    drop(batches);
}

#[test]
fn batches_that_hosts_cannot_share_are_refused() {
    let refused = |batch, hosts, host| {
        let options = BatchOptions {
            batch,
            hosts,
            host,
            ..BatchOptions::default()
        };
        split(9).batches(&options).unwrap_err().to_string()
    };
    assert!(refused(10, 4, 0).contains("4 hosts share evenly, found 10"));
    assert!(refused(0, 1, 0).contains("found 0"));
    assert!(refused(4, 4, 4).contains("expected a host below 4, found 4"));
    assert!(refused(usize::MAX, 1, 0).contains("too many"));
}
