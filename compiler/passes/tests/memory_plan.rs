//! The memory planner on random buffers: what every layout must obey, and how short it may be.

use peapod_passes::memory_plan::{Buffer, MemoryPlan, Planner, plan};
use proptest::prelude::*;

const PLANNERS: [Planner; 6] = [
    Planner::Best,
    Planner::Quick,
    Planner::GreedyBySize,
    Planner::GreedyByBreadth,
    Planner::GreedyByLifetime,
    Planner::Sweep,
];

/// Buffers over `moments` moments; some may take over others.
fn buffers(count: usize, moments: usize, largest: usize) -> impl Strategy<Value = Vec<Buffer>> {
    let sizes = prop::collection::vec(0..=largest, 1..4);
    let raw = (
        any::<prop::sample::Index>(),
        0..3_u32,
        0..moments,
        0..moments,
    );
    (sizes, prop::collection::vec(raw, 0..=count)).prop_map(|(sizes, raw)| {
        let mut buffers: Vec<Buffer> = raw
            .iter()
            .map(|(size, align, a, b)| Buffer {
                len_bytes: *size.get(&sizes),
                align: 1 << align,
                first: *a.min(b),
                last: *a.max(b),
                in_place_of: Vec::new(),
                within: None,
            })
            .collect();
        for index in 0..buffers.len() {
            let buffer = &buffers[index];
            let fits = |source: &&usize| {
                let source = &buffers[**source];
                source.len_bytes == buffer.len_bytes
                    && source.last == buffer.first
                    && source.first < buffer.first
            };
            let sources: Vec<usize> = (0..buffers.len()).collect();
            buffers[index].in_place_of = sources.iter().filter(fits).copied().collect();
        }
        buffers
    })
}

/// Buffers of which some are inside others.
fn nested(count: usize, moments: usize) -> impl Strategy<Value = Vec<Buffer>> {
    let parts = prop::collection::vec((any::<[u8; 3]>(), 0..moments, 0..moments), 1..12);
    (buffers(count, moments, 100), parts).prop_map(|(mut buffers, parts)| {
        for ([host, at, len], a, b) in parts {
            if buffers.is_empty() {
                continue;
            }
            let index = usize::from(host) % buffers.len();
            let host = &buffers[index];
            let at = usize::from(at) % (host.len_bytes + 1) / host.align * host.align;
            buffers.push(Buffer {
                len_bytes: usize::from(len) % (host.len_bytes - at + 1),
                align: host.align,
                first: a.min(b),
                last: a.max(b),
                in_place_of: Vec::new(),
                within: Some((index, at)),
            });
        }
        buffers
    })
}

fn outermost(buffers: &[Buffer], mut index: usize) -> usize {
    while let Some((host, _)) = buffers[index].within {
        index = host;
    }
    index
}

/// Whether `b`, or what it is a part of, takes over the bytes of `a` as a layout has it. `a` may be
/// another name of all bytes of what is taken over, if that is dead too.
fn in_place(buffers: &[Buffer], offsets: &[usize], a: usize, b: usize) -> bool {
    let (first, mut heir) = (buffers[b].first, b);
    let is_named = |source: &usize| {
        let (it, other) = (&buffers[*source], &buffers[a]);
        outermost(buffers, *source) == outermost(buffers, a)
            && (it.len_bytes, it.last) == (other.len_bytes, other.last)
            && offsets[*source] == offsets[a]
    };
    loop {
        let it = &buffers[heir];
        let takes = it.in_place_of.iter().any(is_named);
        if takes && offsets[a] == offsets[heir] && it.first <= first {
            return true;
        }
        match it.within {
            Some((host, _)) => heir = host,
            None => return false,
        }
    }
}

fn overlap(buffers: &[Buffer], offsets: &[usize], a: usize, b: usize) -> bool {
    let (x, y) = (&buffers[a], &buffers[b]);
    x.len_bytes > 0
        && y.len_bytes > 0
        && x.first <= y.last
        && y.first <= x.last
        && offsets[a] < offsets[b] + y.len_bytes
        && offsets[b] < offsets[a] + x.len_bytes
        && outermost(buffers, a) != outermost(buffers, b)
        && !in_place(buffers, offsets, a, b)
        && !in_place(buffers, offsets, b, a)
}

/// Whether a layout obeys every rule.
fn is_sound(buffers: &[Buffer], offsets: &[usize]) -> bool {
    let all = 0..buffers.len();
    let aligned = all
        .clone()
        .all(|index| offsets[index].is_multiple_of(buffers[index].align));
    let apart = all
        .clone()
        .all(|a| (0..a).all(|b| !overlap(buffers, offsets, a, b)));
    let inside = buffers.iter().zip(offsets).all(|(buffer, offset)| {
        let host = buffer.within;
        host.is_none_or(|(host, at)| *offset == offsets[host] + at)
    });
    // Two buffers that take over the same one would overlap each other, which `apart` sees.
    aligned && apart && inside
}

fn end(buffers: &[Buffer], offsets: &[usize]) -> usize {
    let ends = buffers
        .iter()
        .zip(offsets)
        .map(|(buffer, offset)| offset + buffer.len_bytes);
    ends.max().unwrap_or(0)
}

/// The shortest layout by trying every offset below `limit`.
fn shortest(buffers: &[Buffer], offsets: &mut Vec<usize>, limit: usize) -> usize {
    let index = offsets.len();
    if index == buffers.len() {
        return end(buffers, offsets);
    }
    let mut best = limit;
    for offset in (0..limit).step_by(buffers[index].align) {
        offsets.push(offset);
        let sound = (0..index).all(|other| !overlap(buffers, offsets, index, other));
        if sound && end(&buffers[..=index], offsets) < best {
            best = best.min(shortest(buffers, offsets, best));
        }
        offsets.pop();
    }
    best
}

fn planned(buffers: &[Buffer]) -> Vec<MemoryPlan> {
    PLANNERS
        .iter()
        .map(|planner| plan(buffers, *planner))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 128,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn layouts_are_sound(buffers in buffers(40, 12, 100)) {
        for plan in planned(&buffers) {
            prop_assert!(is_sound(&buffers, &plan.offsets), "{buffers:?} {plan:?}");
            prop_assert!(end(&buffers, &plan.offsets) <= plan.len_bytes);
            prop_assert!(plan.lower_bound_bytes <= plan.len_bytes);
        }
    }

    #[test]
    fn what_lies_within_a_buffer_stays_there(buffers in nested(24, 9)) {
        for plan in planned(&buffers) {
            prop_assert!(is_sound(&buffers, &plan.offsets), "{buffers:?} {plan:?}");
            prop_assert!(end(&buffers, &plan.offsets) <= plan.len_bytes);
            prop_assert!(plan.lower_bound_bytes <= plan.len_bytes);
        }
    }

    #[test]
    fn best_is_no_longer_than_any_greedy_layout(buffers in buffers(20, 8, 50)) {
        let plans = planned(&buffers);
        for greedy in &plans[1..] {
            prop_assert!(plans[0].len_bytes <= greedy.len_bytes);
        }
    }

    #[test]
    fn a_layout_called_optimal_is_the_shortest(buffers in buffers(5, 4, 5)) {
        let plan = plan(&buffers, Planner::Best);
        let limit = buffers.iter().map(|buffer| buffer.len_bytes + 3).sum::<usize>() + 1;
        prop_assert!(plan.optimal);
        prop_assert_eq!(plan.len_bytes, shortest(&buffers, &mut Vec::new(), limit));
    }
}

fn buffer(len_bytes: usize, first: usize, last: usize) -> Buffer {
    Buffer {
        len_bytes,
        align: 1,
        first,
        last,
        in_place_of: Vec::new(),
        within: None,
    }
}

#[test]
fn nothing_needs_no_bytes() {
    let plan = plan(&[], Planner::Best);
    assert_eq!((plan.len_bytes, plan.lower_bound_bytes), (0, 0));
}

#[test]
fn the_exact_search_beats_every_greedy_order() {
    let buffers = [
        buffer(4, 5, 5),
        buffer(1, 1, 2),
        buffer(4, 1, 4),
        buffer(4, 0, 1),
        buffer(2, 0, 1),
        buffer(5, 2, 5),
    ];
    let len_bytes = planned(&buffers)
        .iter()
        .map(|plan| plan.len_bytes)
        .collect::<Vec<_>>();
    let [best, greedy @ .., _sweep] = &len_bytes[..] else {
        unreachable!("there are planners");
    };
    assert_eq!(*best, 11);
    assert!(greedy.iter().all(|len_bytes| *len_bytes >= 12));
}

#[test]
fn rows_that_are_read_no_more_make_room_for_others() {
    // The second half of the first buffer lives on; what is half as long takes the other half.
    let mut buffers = [buffer(8, 0, 1), buffer(4, 0, 3), buffer(4, 2, 3)];
    buffers[1].within = Some((0, 4));
    let plan = plan(&buffers, Planner::Best);
    assert_eq!((plan.len_bytes, plan.lower_bound_bytes), (8, 8));
    assert_eq!(plan.offsets, [0, 4, 0]);
}

#[test]
fn what_begins_with_an_heir_needs_no_bytes_before_it() {
    // A part in place of the first, and what it is a part of: two buffers at any time, not three.
    let mut buffers = [
        buffer(4, 0, 1),
        buffer(4, 0, 1),
        buffer(4, 1, 2),
        buffer(4, 1, 3),
    ];
    buffers[2].in_place_of = vec![0];
    buffers[2].within = Some((3, 0));
    let plan = plan(&buffers, Planner::Best);
    assert_eq!((plan.len_bytes, plan.lower_bound_bytes), (8, 8));
}

#[test]
fn a_chain_in_place_needs_one_buffer() {
    let mut chain: Vec<Buffer> = (0..10).map(|index| buffer(100, index, index + 1)).collect();
    for (index, buffer) in chain.iter_mut().enumerate().skip(1) {
        buffer.in_place_of.push(index - 1);
    }
    for planner in PLANNERS {
        assert_eq!(plan(&chain, planner).len_bytes, 100);
    }
}

#[test]
fn a_buffer_is_not_taken_over_twice() {
    let mut buffers = [buffer(8, 0, 1), buffer(8, 1, 2), buffer(8, 1, 2)];
    buffers[1].in_place_of.push(0);
    buffers[2].in_place_of.push(0);
    assert_eq!(plan(&buffers, Planner::Best).len_bytes, 16);
}
