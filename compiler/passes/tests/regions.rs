//! Plans in several regions of RAM: all fits, none costs more than the greedy one, and what a model
//! computes is what it computes in one.

mod host;
mod random_graphs;

use std::collections::BTreeSet;

use peapod_ir::eval::{States, eval};
use peapod_ir::plan::micro::{InstructionSet, MicroPlan};
use peapod_ir::{DType, Verified, verify};
use peapod_passes::memory_plan::regions::{Assignment, Region, Request, assign};
use peapod_passes::memory_plan::{Buffer, Planner};
use peapod_passes::micro::{self, Pin};
use peapod_passes::{MicroOptions, MicroProgram};
use proptest::prelude::*;

fn buffer(len_bytes: usize, first: usize, last: usize) -> Buffer {
    Buffer {
        len_bytes,
        align: 4,
        first,
        last,
        in_place_of: Vec::new(),
        within: None,
    }
}

fn region(bytes: usize, cost: u32) -> Region {
    Region { bytes, cost }
}

/// An assignment of buffers that are each a cluster.
fn assigned(buffers: &[Buffer], traffic: &[u64], regions: &[Region]) -> Option<Assignment> {
    let cluster_of: Vec<usize> = (0..buffers.len()).collect();
    assign(&Request {
        buffers,
        cluster_of: &cluster_of,
        traffic,
        pinned: &vec![None; buffers.len()],
        regions,
        planner: Planner::Best,
    })
}

#[test]
fn what_is_read_most_is_where_that_costs_least() {
    let buffers = [buffer(100, 0, 2), buffer(100, 0, 2), buffer(100, 1, 2)];
    let traffic = [300, 100, 200];
    let found = assigned(&buffers, &traffic, &[region(200, 1), region(1000, 5)]).unwrap();
    assert_eq!(found.region_of, [0, 1, 0]);
    assert_eq!(found.len_bytes, [200, 100]);
    assert_eq!((found.cost, found.lower_bound), (1000, 1000));
    assert!(found.optimal);
}

#[test]
fn one_region_is_used_alone_if_it_holds_all() {
    let buffers = [buffer(100, 0, 1), buffer(100, 1, 2), buffer(100, 2, 3)];
    let found = assigned(&buffers, &[1; 3], &[region(200, 1), region(1000, 2)]).unwrap();
    assert_eq!(found.region_of, [0; 3]);
}

#[test]
fn what_does_not_fit_anywhere_is_not_assigned() {
    let buffers = [buffer(100, 0, 1), buffer(100, 0, 1)];
    assert_eq!(
        assigned(&buffers, &[1; 2], &[region(99, 1), region(199, 2)]),
        None
    );
}

#[test]
fn clusters_stay_together_and_pins_hold() {
    let buffers = [buffer(64, 0, 1), buffer(64, 0, 1), buffer(64, 1, 1)];
    let found = assign(&Request {
        buffers: &buffers,
        cluster_of: &[0, 1, 0],
        traffic: &[9, 1],
        pinned: &[Some(1), None],
        regions: &[region(1000, 1), region(1000, 4)],
        planner: Planner::Best,
    });
    let found = found.unwrap();
    assert_eq!(found.region_of, [1, 0, 1]);
    assert_eq!(found.cost, 37);
    assert!(found.optimal);
}

/// Whether buffers that live at one moment are apart, and inside of their regions.
fn check(buffers: &[Buffer], regions: &[Region], found: &Assignment) {
    let place = |index: usize| {
        let start = found.offsets[index];
        (
            found.region_of[index],
            start..start + buffers[index].len_bytes,
        )
    };
    for (index, it) in buffers.iter().enumerate() {
        let (region, bytes) = place(index);
        assert!(bytes.end <= found.len_bytes[region]);
        assert!(bytes.start.is_multiple_of(it.align));
        for (other, that) in buffers.iter().enumerate().take(index) {
            let (there, others) = place(other);
            let together = it.first <= that.last && that.first <= it.last;
            let share = region == there && bytes.start < others.end && others.start < bytes.end;
            assert!(!(together && share), "buffers {index} and {other}");
        }
    }
    for (len, region) in found.len_bytes.iter().zip(regions) {
        assert!(*len <= region.bytes, "{len} of {}", region.bytes);
    }
    assert!(found.lower_bound <= found.cost);
    assert!(!found.optimal || found.lower_bound == found.cost);
}

/// The cost of the first that fits, by traffic for each byte: what a simple allocator does.
fn first_fit(buffers: &[Buffer], traffic: &[u64], regions: &[Region]) -> Option<u64> {
    let mut order: Vec<usize> = (0..buffers.len()).collect();
    order.sort_by_key(|it| {
        std::cmp::Reverse(traffic[*it] * 1000 / buffers[*it].len_bytes.max(1) as u64)
    });
    // By index: a layout of buffers of one size depends on their order.
    let mut there = vec![BTreeSet::new(); regions.len()];
    let mut cost = 0;
    for index in order {
        let fits = regions.iter().enumerate().find(|(region, it)| {
            let mut with: BTreeSet<usize> = there[*region].clone();
            with.insert(index);
            let with: Vec<Buffer> = with.iter().map(|index| buffers[*index].clone()).collect();
            peapod_passes::memory_plan::plan(&with, Planner::GreedyBySize).len_bytes <= it.bytes
        });
        let (region, it) = fits?;
        there[region].insert(index);
        cost += traffic[index] * u64::from(it.cost);
    }
    Some(cost)
}

/// Tries all assignments of a few buffers: what the best costs of which every region might hold
/// what is there.
fn exhaustive(buffers: &[Buffer], traffic: &[u64], regions: &[Region]) -> Option<u64> {
    let count = regions.len().pow(buffers.len() as u32);
    let costs = (0..count).filter_map(|number| {
        let region_of = |index: usize| number / regions.len().pow(index as u32) % regions.len();
        let fits = regions.iter().enumerate().all(|(region, it)| {
            let there = buffers
                .iter()
                .enumerate()
                .filter(|(index, _)| region_of(*index) == region);
            let there: Vec<Buffer> = there.map(|(_, buffer)| buffer.clone()).collect();
            peapod_passes::memory_plan::plan(&there, Planner::Best).len_bytes <= it.bytes
        });
        let costs =
            (0..buffers.len()).map(|it| traffic[it] * u64::from(regions[region_of(it)].cost));
        fits.then(|| costs.sum())
    });
    costs.min()
}

fn buffers(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<(Buffer, u64)>> {
    let one = (1..64_usize, 0..8_usize, 0..4_usize, 0..500_u64);
    let one = one
        .prop_map(|(words, first, len, traffic)| (buffer(4 * words, first, first + len), traffic));
    prop::collection::vec(one, count)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 128,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn plans_are_sound_and_no_worse_than_first_fit(
        list in buffers(1..40),
        sizes in (40..800_usize, 40..800_usize, 1..3_u32),
    ) {
        let (buffers, traffic): (Vec<Buffer>, Vec<u64>) = list.into_iter().unzip();
        let regions = [region(sizes.0, 1), region(sizes.1, 1 + sizes.2), region(20_000, 9)];
        let found = assigned(&buffers, &traffic, &regions).expect("the last holds all");
        check(&buffers, &regions, &found);
        let greedy = first_fit(&buffers, &traffic, &regions).expect("the last holds all");
        prop_assert!(found.cost <= greedy, "{} against {greedy}", found.cost);
        prop_assert_eq!(&found, &assigned(&buffers, &traffic, &regions).unwrap());
    }

    #[test]
    fn few_buffers_are_where_they_cost_least(
        list in buffers(1..8),
        sizes in (40..500_usize, 100..2000_usize),
    ) {
        let (buffers, traffic): (Vec<Buffer>, Vec<u64>) = list.into_iter().unzip();
        let regions = [region(sizes.0, 1), region(sizes.1, 3)];
        let best = exhaustive(&buffers, &traffic, &regions);
        match assigned(&buffers, &traffic, &regions) {
            Some(found) => {
                check(&buffers, &regions, &found);
                prop_assert!(found.lower_bound <= best.unwrap());
                if found.optimal {
                    prop_assert_eq!(Some(found.cost), best);
                }
            }
            // A quick layout may be longer than the best.
            None => prop_assume!(best.is_none()),
        }
    }
}

/// Float kernels round as their device does, which a later quantisation can make visible.
fn is_exact(module: &Verified) -> bool {
    let mut values = module.entry().values.values();
    values.all(|value| value.ty.dtype != DType::F32)
}

/// Whether a plan is in more than one region.
fn is_spread(plan: &MicroPlan) -> bool {
    plan.arena_len > 0 && !plan.others.is_empty()
}

/// Options for regions of so many parts of what a model needs.
fn regions_of(plan: &MicroPlan, tenths: usize) -> MicroOptions {
    let first = (plan.arena_len * tenths / 10).max(4);
    MicroOptions {
        regions: [
            Some(region(first, 1)),
            Some(region(plan.arena_len / 2, 2)),
            Some(region(2 * plan.arena_len + 64, 6)),
            None,
        ],
        ..MicroOptions::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn kernels_read_other_regions(
        choices in prop::collection::vec(any::<u32>(), 20..200),
        tenths in 2..10_usize,
        pinned in any::<bool>(),
    ) {
        let module = random_graphs::module(&choices, false);
        let one = micro::compile(module.clone(), &MicroOptions::default()).expect("it compiles");
        let sets = [InstructionSet::Scalar, InstructionSet::Dsp, InstructionSet::Mve];
        let instructions = sets[choices[1] as usize % 3];
        // Kernels of other instructions need other scratch memory, which counts for sizes.
        let alone = MicroOptions { instructions, ..MicroOptions::default() };
        let alone = micro::compile(module.clone(), &alone).expect("it compiles");
        let mut options = regions_of(&alone.plan, tenths);
        options.instructions = instructions;
        let far = choices[2] as usize % 4;
        if pinned {
            options.pins.push(Pin { port: 0, region: 2 });
        }
        let mut program = micro::compile(module.clone(), &options).expect("it compiles");
        let most = program.plan.constants.len() * far / 3;
        micro::move_out(&mut program.plan, most);
        for (len, region) in program.plan.others.iter().zip(&options.regions[1..]) {
            prop_assert!(*len <= region.unwrap().bytes);
        }
        if is_spread(&program.plan) {
            prop_assert!(program.plan.arena_len <= options.regions[0].unwrap().bytes);
        }
        let original = verify(&module).expect("it verifies");
        agree(&original, &one, &program, choices[0]);
    }
}

/// Runs both, and the evaluator.
fn agree(original: &Verified, one: &MicroProgram, several: &MicroProgram, seed: u32) {
    let mut states = States::new(original, "main").expect("there is a main");
    let inputs: Vec<_> = (0..3)
        .map(|run| random_graphs::inputs(original.entry(), seed.wrapping_add(run)))
        .collect();
    let outputs = original.entry().outputs.len();
    let [alone, found] = [one, several].map(|it| host::run(it, &inputs, outputs));
    assert_eq!(alone, found, "{}", several.module);
    for (inputs, found) in inputs.iter().zip(found) {
        let expected = eval(original, "main", inputs, &mut states).expect("inputs fit");
        for (found, expected) in found.iter().zip(&expected).filter(|_| is_exact(original)) {
            assert_eq!(found, expected.bytes(), "{}", several.module);
        }
    }
}

/// As many random graphs are in several regions as make the test above one of that.
#[test]
fn random_graphs_are_spread() {
    let spread = (0..64_u32).filter(|seed| {
        let mut state = seed.wrapping_mul(0x9e37_79b9) | 1;
        let choices = (0..120).map(|_| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state
        });
        let choices: Vec<u32> = choices.collect();
        let module = random_graphs::module(&choices, false);
        let one = micro::compile(module.clone(), &MicroOptions::default()).expect("it compiles");
        let options = regions_of(&one.plan, 6);
        let program = micro::compile(module, &options).expect("it compiles");
        is_spread(&program.plan)
    });
    let spread = spread.count();
    assert!(spread >= 32, "{spread} of 64");
}
