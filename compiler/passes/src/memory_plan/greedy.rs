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
    let mut placed: Vec<usize> = Vec::new();
    for index in sequence(buffers, order) {
        let buffer = &buffers[index];
        offsets[index] = lowest_free(buffers, &offsets, &placed, buffer);
        if buffer.len_bytes > 0 {
            // Kept sorted by offset, so that one walk finds the first gap.
            let at = placed.partition_point(|&other| offsets[other] <= offsets[index]);
            placed.insert(at, index);
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

/// The lowest offset at which `buffer` overlaps none of `placed` that lives at the same time.
fn lowest_free(buffers: &[Buffer], offsets: &[usize], placed: &[usize], buffer: &Buffer) -> usize {
    let mut offset = 0;
    if buffer.len_bytes == 0 {
        return offset;
    }
    for &other in placed
        .iter()
        .filter(|&&other| alive_together(buffer, &buffers[other]))
    {
        if offset + buffer.len_bytes <= offsets[other] {
            break;
        }
        let end = offsets[other] + buffers[other].len_bytes;
        offset = offset.max(align_up(end, buffer.align));
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
            let breadth: Vec<usize> = indices
                .iter()
                .map(|&index| widest(buffers, index))
                .collect();
            indices.sort_by_key(|index| (Reverse(breadth[*index]), size_first(index)));
        }
    }
    indices
}

/// The most bytes alive at one moment of a buffer's life.
fn widest(buffers: &[Buffer], index: usize) -> usize {
    let own = &buffers[index];
    let begins = buffers.iter().map(|buffer| buffer.first);
    let moments = begins.filter(|first| (own.first..=own.last).contains(first));
    let alive_bytes = |moment: usize| -> usize {
        let alive = buffers
            .iter()
            .filter(|other| (other.first..=other.last).contains(&moment));
        alive.map(|buffer| buffer.len_bytes).sum()
    };
    moments.map(alive_bytes).max().unwrap_or(0)
}
