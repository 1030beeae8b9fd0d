//! Buffers in the order of their birth, each at the smallest gap that it fits into: in time
//! n log n, for programs of so many buffers that looking at pairs of them takes too long.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use super::{Buffer, Layout, align_up};

/// Places every buffer. In-place rules are the caller's business.
pub(super) fn place(buffers: &[Buffer]) -> Layout {
    let align = buffers.iter().map(|buffer| buffer.align).max().unwrap_or(1);
    let mut order: Vec<usize> = (0..buffers.len()).collect();
    order.retain(|&index| buffers[index].len_bytes > 0);
    order.sort_by_key(|&index| {
        (
            buffers[index].first,
            Reverse(buffers[index].len_bytes),
            index,
        )
    });
    let mut offsets = vec![0; buffers.len()];
    let mut gaps = Gaps::default();
    let mut alive = BinaryHeap::new();
    for index in order {
        let buffer = &buffers[index];
        while let Some(&Reverse((last, offset, len))) = alive.peek()
            && last < buffer.first
        {
            alive.pop();
            gaps.add(offset, len);
        }
        let len = align_up(buffer.len_bytes, align);
        offsets[index] = gaps.take(len);
        alive.push(Reverse((buffer.last, offsets[index], len)));
    }
    let ends = buffers.iter().zip(&offsets);
    let ends = ends.map(|(buffer, offset)| offset + buffer.len_bytes);
    Layout {
        len_bytes: ends.max().unwrap_or(0),
        offsets,
    }
}

/// Free bytes below `end`: no two gaps touch, and none ends there.
#[derive(Default)]
struct Gaps {
    /// Lengths by offset.
    by_offset: BTreeMap<usize, usize>,
    /// Length and offset.
    by_len: BTreeSet<(usize, usize)>,
    end: usize,
}

impl Gaps {
    /// Takes bytes from the shortest gap that is long enough, or from the end.
    fn take(&mut self, len: usize) -> usize {
        let Some(&(gap, offset)) = self.by_len.range((len, 0)..).next() else {
            self.end += len;
            return self.end - len;
        };
        self.remove(offset, gap);
        if gap > len {
            self.insert(offset + len, gap - len);
        }
        offset
    }

    /// Gives bytes back.
    fn add(&mut self, mut offset: usize, mut len: usize) {
        if let Some((&before, &gap)) = self.by_offset.range(..offset).next_back()
            && before + gap == offset
        {
            self.remove(before, gap);
            (offset, len) = (before, len + gap);
        }
        if let Some(&gap) = self.by_offset.get(&(offset + len)) {
            self.remove(offset + len, gap);
            len += gap;
        }
        match offset + len == self.end {
            true => self.end = offset,
            false => self.insert(offset, len),
        }
    }

    fn insert(&mut self, offset: usize, len: usize) {
        self.by_offset.insert(offset, len);
        self.by_len.insert((len, offset));
    }

    fn remove(&mut self, offset: usize, len: usize) {
        self.by_offset.remove(&offset);
        self.by_len.remove(&(len, offset));
    }
}
