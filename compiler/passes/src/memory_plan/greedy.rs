//! One buffer after another, each at the lowest offset that is free for its whole life.
//!
//! What is placed first decides the result; no order is best for every graph, so there are several.
//! By size is the order TensorFlow Lite Micro uses.

use std::cmp::Reverse;

use super::{Buffer, Layout, align_up};

/// What is placed first.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// Large buffers.
    Size,
    /// Buffers of crowded moments.
    Breadth,
    /// Long-lived buffers.
    Lifetime,
}

impl Order {
    /// Every order.
    pub(super) const ALL: [Self; 3] = [Self::Size, Self::Breadth, Self::Lifetime];
}

/// Places every buffer, in the given order. In-place rules are the caller's business.
pub(super) fn place(buffers: &[Buffer], order: Order) -> Layout {
    let mut offsets = vec![0; buffers.len()];
    let mut placed = Sorted::default();
    for index in sequence(buffers, order) {
        let buffer = &buffers[index];
        offsets[index] = lowest_free(buffers, &offsets, &placed, buffer);
        if buffer.len_bytes > 0 {
            let life = Placed::life(buffer);
            placed.insert(Placed { life, index }, &offsets);
        }
    }
    let ends = buffers
        .iter()
        .zip(&offsets)
        .map(|(buffer, offset)| offset + buffer.len_bytes);
    Layout {
        len_bytes: ends.max().unwrap_or(0),
        offsets,
    }
}

/// A buffer that has its place. Every other one looks at all of them, so there is little to it.
struct Placed {
    /// First and last moment; the largest number for any from there on.
    life: [u32; 2],
    index: usize,
}

impl Placed {
    fn life(buffer: &Buffer) -> [u32; 2] {
        [buffer.first, buffer.last].map(|moment| u32::try_from(moment).unwrap_or(u32::MAX))
    }
}

/// Buffers sorted by offset, so that one walk finds the first gap: in runs, so that little moves
/// where one is put between others.
#[derive(Default)]
struct Sorted {
    runs: Vec<Vec<Placed>>,
}

impl Sorted {
    /// Buffers of a run, at most.
    const RUN: usize = 256;

    /// Puts a buffer behind those with no larger offset.
    fn insert(&mut self, buffer: Placed, offsets: &[usize]) {
        let offset = offsets[buffer.index];
        let first = |run: &Vec<Placed>| run.first().map_or(0, |it| offsets[it.index]);
        let run = self.runs.partition_point(|run| first(run) <= offset);
        if self.runs.is_empty() {
            self.runs.push(vec![]);
        }
        let run = run.saturating_sub(1);
        let own = &mut self.runs[run];
        let at = own.partition_point(|other| offsets[other.index] <= offset);
        own.insert(at, buffer);
        if own.len() > Self::RUN {
            let rest = own.split_off(Self::RUN / 2);
            self.runs.insert(run + 1, rest);
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Placed> {
        self.runs.iter().flatten()
    }
}

/// The lowest offset at which `buffer` overlaps none of `placed` that lives at the same time.
fn lowest_free(buffers: &[Buffer], offsets: &[usize], placed: &Sorted, buffer: &Buffer) -> usize {
    let mut offset = 0;
    if buffer.len_bytes == 0 {
        return offset;
    }
    let [first, last] = Placed::life(buffer);
    for other in placed.iter() {
        let [born, dies] = other.life;
        let index = other.index;
        // The first comparisons are exact but for moments beyond 32 bits.
        if last < born || dies < first || !alive_together(buffer, &buffers[index]) {
            continue;
        }
        if offset + buffer.len_bytes <= offsets[index] {
            break;
        }
        let end = offsets[index] + buffers[index].len_bytes;
        if end > offset {
            offset = align_up(end, buffer.align);
        }
    }
    offset
}

/// Whether two buffers are needed at one moment.
pub(super) fn alive_together(a: &Buffer, b: &Buffer) -> bool {
    a.first <= b.last && b.first <= a.last
}

/// Buffer indices in the order they are placed; ties go to the older, then to the lower index.
fn sequence(buffers: &[Buffer], order: Order) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..buffers.len()).collect();
    let size_first = |&index: &usize| {
        let buffer = &buffers[index];
        (Reverse(buffer.len_bytes), buffer.first, index)
    };
    match order {
        Order::Size => indices.sort_by_key(size_first),
        Order::Lifetime => indices.sort_by_key(|index| {
            let buffer = &buffers[*index];
            (Reverse(buffer.last - buffer.first), size_first(index))
        }),
        Order::Breadth => {
            let breadth = breadths(buffers);
            indices.sort_by_key(|index| (Reverse(breadth[*index]), size_first(index)));
        }
    }
    indices
}

/// Per buffer, the most bytes alive at one moment of its life.
fn breadths(buffers: &[Buffer]) -> Vec<usize> {
    // What is alive only grows when a buffer begins.
    let mut moments: Vec<usize> = buffers.iter().map(|buffer| buffer.first).collect();
    moments.sort_unstable();
    moments.dedup();
    let lives = |buffer: &Buffer| {
        let end = moments.partition_point(|moment| *moment <= buffer.last);
        moments.partition_point(|moment| *moment < buffer.first)..end
    };
    let mut alive_bytes = vec![0; moments.len()];
    for buffer in buffers {
        for bytes in &mut alive_bytes[lives(buffer)] {
            *bytes += buffer.len_bytes;
        }
    }
    let widest = |buffer| alive_bytes[lives(buffer)].iter().copied().max();
    buffers
        .iter()
        .map(|buffer| widest(buffer).unwrap_or(0))
        .collect()
}
