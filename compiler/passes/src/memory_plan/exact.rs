//! The shortest layout of a few buffers, by branch and bound.
//!
//! A layout that cannot be pushed down any further has every buffer on the bottom or directly on
//! top of another one alive at the same time. Taken in the order of their offsets, each buffer then
//! is on top of the highest end among those placed before it that are live when it is. So the
//! search places buffers in every order, each on top of what is below, never lower than the one
//! before, and some order reaches a shortest layout. It first does the same with the choices of
//! which buffer takes over which.

use super::sharing::{Classes, Sharing};
use super::{Buffer, Layout, align_up, bound, greedy::alive_together, sharing};

/// The shortest layout, or the shortest found when `nodes` placements were not enough; and whether
/// the search was complete.
pub(super) fn search(buffers: &[Buffer], best: Layout, nodes: usize) -> (Layout, bool) {
    let mut search = SharingSearch {
        buffers,
        lower_bound: bound::most_alive_bytes(buffers),
        sharing: sharing::none(buffers),
        taken: vec![false; buffers.len()],
        best,
        nodes,
    };
    search.choose(0);
    (search.best, search.nodes > 0)
}

/// Walks the ways in which buffers can share.
struct SharingSearch<'a> {
    buffers: &'a [Buffer],
    lower_bound: usize,
    sharing: Sharing,
    taken: Vec<bool>,
    best: Layout,
    nodes: usize,
}

impl SharingSearch<'_> {
    /// Tries every source for the buffers from `index` on.
    fn choose(&mut self, index: usize) {
        if self.nodes == 0 || self.best.len_bytes == self.lower_bound {
            return;
        }
        let Some(buffer) = self.buffers.get(index) else {
            return self.place();
        };
        for &source in &buffer.in_place_of {
            if !self.taken[source] {
                self.taken[source] = true;
                self.sharing[index] = Some(source);
                self.choose(index + 1);
                self.sharing[index] = None;
                self.taken[source] = false;
            }
        }
        self.choose(index + 1);
    }

    /// Looks for a shorter layout under the current choice.
    fn place(&mut self) {
        self.nodes -= 1;
        let classes = Classes::new(self.buffers, &self.sharing);
        if bound::most_alive_bytes(&classes.merged) >= self.best.len_bytes {
            return;
        }
        // Empty buffers overlap nothing; the search is about the others.
        let empty = |buffer: &Buffer| (buffer.len_bytes == 0).then_some(0);
        let mut search = OrderSearch {
            buffers: &classes.merged,
            offsets: classes.merged.iter().map(empty).collect(),
            best: Layout {
                offsets: Vec::new(),
                len_bytes: self.best.len_bytes,
            },
            nodes: self.nodes,
        };
        search.extend(0, 0, 0);
        self.nodes = search.nodes;
        if search.best.len_bytes < self.best.len_bytes {
            self.best = classes.layout(&search.best);
        }
    }
}

/// Walks the orders in which buffers can be stacked.
struct OrderSearch<'a> {
    buffers: &'a [Buffer],
    /// `None` while not placed.
    offsets: Vec<Option<usize>>,
    best: Layout,
    nodes: usize,
}

impl OrderSearch<'_> {
    /// Tries every buffer as the next one, given the offset and index of the last one placed.
    fn extend(&mut self, lowest: usize, lowest_index: usize, end: usize) {
        let Some(offsets) = self.offsets.iter().copied().collect::<Option<Vec<_>>>() else {
            return self.branch(lowest, lowest_index, end);
        };
        self.best = Layout {
            offsets,
            len_bytes: end,
        };
    }

    fn branch(&mut self, lowest: usize, lowest_index: usize, end: usize) {
        for index in 0..self.buffers.len() {
            if self.offsets[index].is_some() {
                continue;
            }
            if self.nodes == 0 {
                return;
            }
            let buffer = &self.buffers[index];
            let offset = align_up(self.top(buffer), buffer.align);
            // Two buffers at one offset can be placed in either order: one of them is enough.
            if offset < lowest || (offset == lowest && index < lowest_index) {
                continue;
            }
            self.nodes -= 1;
            let end = end.max(offset + buffer.len_bytes);
            self.offsets[index] = Some(offset);
            if end < self.best.len_bytes && self.least_end() < self.best.len_bytes {
                self.extend(offset, index, end);
            }
            self.offsets[index] = None;
        }
    }

    /// The highest end of placed buffers that are alive with this one.
    fn top(&self, buffer: &Buffer) -> usize {
        let placed = self.buffers.iter().zip(&self.offsets);
        let ends = placed.filter_map(|(other, offset)| {
            let below = other.len_bytes > 0 && alive_together(buffer, other);
            below.then_some((*offset)? + other.len_bytes)
        });
        ends.max().unwrap_or(0)
    }

    /// No placement of the rest ends lower: what is live at one moment is above what is placed.
    fn least_end(&self) -> usize {
        let moments = self.buffers.iter().map(|buffer| buffer.first);
        moments
            .map(|moment| self.least_end_at(moment))
            .max()
            .unwrap_or(0)
    }

    fn least_end_at(&self, moment: usize) -> usize {
        let mut top = 0;
        let mut rest = 0;
        for (buffer, offset) in self.buffers.iter().zip(&self.offsets) {
            if (buffer.first..=buffer.last).contains(&moment) {
                match offset {
                    Some(offset) => top = top.max(offset + buffer.len_bytes),
                    None => rest += buffer.len_bytes,
                }
            }
        }
        top + rest
    }
}
