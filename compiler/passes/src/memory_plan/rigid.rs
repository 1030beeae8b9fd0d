//! Layouts of buffers of which some are inside others: a slice, or a part of a concatenation.
//!
//! Buffers whose distances are fixed make a group: rectangles of bytes and moments that move
//! together. Members of one group may share bytes at any moment, for then they hold the same; two
//! groups may share bytes only while at most one of them needs these. So the gaps of a group are
//! used by others, and what begins to be needed late or ceases early costs nothing meanwhile.
//!
//! A buffer that takes over the bytes of another one joins its group.

mod bound;

use std::cmp::Reverse;

use super::{Buffer, Layout, align_up, sweep};
pub(super) use bound::most_alive_bytes;

/// The shortest of about `rounds` layouts for each way to share and each order to begin with: the
/// group that ends highest is placed earlier in the next one.
pub(super) fn layout(buffers: &[Buffer], lower_bound: usize, rounds: usize) -> Layout {
    let mut best: Option<Layout> = None;
    for sharing in [true, false] {
        let groups = Groups::new(buffers, sharing);
        for order in Order::ALL {
            let found = groups.descend(order, lower_bound, rounds);
            if best
                .as_ref()
                .is_none_or(|best| found.len_bytes < best.len_bytes)
            {
                best = Some(found);
            }
        }
    }
    best.expect("there is at least one order")
}

/// Every group on its own, as a box of its bytes and moments, placed by `sweep.rs`: for programs of
/// so many buffers that looking at pairs of them takes too long.
pub(super) fn swept(buffers: &[Buffer]) -> Layout {
    let groups = Groups::boxes(buffers);
    let boxes = groups.groups.iter().map(|group| Buffer {
        len_bytes: group.len_bytes,
        align: group.align,
        first: group.first,
        last: group.last,
        in_place_of: Vec::new(),
        within: None,
    });
    let Layout { offsets, len_bytes } = sweep::place(&boxes.collect::<Vec<_>>());
    let member = groups.member.iter();
    Layout {
        offsets: member.map(|(group, at)| offsets[*group] + at).collect(),
        len_bytes,
    }
}

/// What is placed first.
#[derive(Clone, Copy)]
enum Order {
    /// Long groups.
    Size,
    /// Groups that take many bytes for many moments.
    Area,
    /// Groups that are needed early.
    Birth,
}

impl Order {
    const ALL: [Self; 3] = [Self::Size, Self::Area, Self::Birth];
}

/// Bytes that a group needs for some moments, counted from its start.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    start: usize,
    end: usize,
    first: usize,
    last: usize,
}

impl Rectangle {
    fn meets(&self, other: &Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// Buffers that move together.
#[derive(Clone, Debug)]
struct Group {
    rectangles: Vec<Rectangle>,
    align: usize,
    len_bytes: usize,
    /// First and last moment of any rectangle.
    first: usize,
    last: usize,
}

/// All groups, and where each buffer is in its own.
struct Groups {
    groups: Vec<Group>,
    member: Vec<(usize, usize)>,
}

/// Starts that a group must not have, for one placed at its start: from and until so many bytes
/// after that.
#[derive(Clone, Copy, Debug)]
struct Bar {
    /// The other group.
    group: usize,
    from: isize,
    until: isize,
}

/// Most groups whose bars are kept: there may be some for every pair.
const BARS_KEPT_MAX: usize = 512;

/// Groups on their way to their places.
struct Placing<'a> {
    groups: &'a Groups,
    /// Per group, what bars it; none if there are many groups.
    bars: Option<Vec<Vec<Bar>>>,
    /// Per group, its start; of those that are placed.
    starts: Vec<Option<usize>>,
}

impl Groups {
    /// Groups buffers; with `sharing` also those that take over bytes, wherever nothing is in the
    /// way.
    fn new(buffers: &[Buffer], sharing: bool) -> Self {
        let mut merger = Merger::of(buffers);
        if sharing {
            let mut by_birth: Vec<usize> = (0..buffers.len()).collect();
            by_birth.sort_by_key(|&index| (buffers[index].first, index));
            for heir in by_birth {
                let sources = &buffers[heir].in_place_of;
                sources.iter().any(|&source| merger.take_over(source, heir));
            }
        }
        let mut groups = merger.finish();
        for &index in merger.groups.iter().flatten() {
            let (buffer, (group, start)) = (&buffers[index], groups.member[index]);
            groups.groups[group].add(Rectangle {
                start,
                end: start + buffer.len_bytes,
                first: buffer.first,
                last: buffer.last,
            });
        }
        groups
    }

    /// Groups of buffers with what is inside them, without their rectangles.
    fn boxes(buffers: &[Buffer]) -> Self {
        Merger::of(buffers).finish()
    }

    /// The shortest of some layouts, each made from the one before.
    fn descend(&self, order: Order, lower_bound: usize, rounds: usize) -> Layout {
        let mut sequence = self.sequence(order);
        let mut placing = Placing::of(self);
        let mut end = placing.place(&sequence, 0);
        let mut best = placing.layout(end);
        // Where a group goes that ends highest: to the front, then elsewhere before its place, by
        // the numbers of a generator that begins the same each time.
        let mut state = 1_u32;
        for _ in 1..rounds {
            let at = sequence
                .iter()
                .position(|group| Some(*group) == end.highest);
            let Some(at) = at.filter(|_| best.len_bytes > lower_bound) else {
                break;
            };
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let random = (state >> 8) as usize;
            let to = if random.is_multiple_of(4) {
                0
            } else {
                random % (at + 1)
            };
            sequence[to..=at].rotate_right(1);
            end = placing.place(&sequence, to);
            if end.len_bytes < best.len_bytes {
                best = placing.layout(end);
            }
        }
        best
    }

    /// What bars a group, of some others: ranges that are apart for each of them.
    fn bars(&self, index: usize, others: impl Iterator<Item = usize>) -> Vec<Bar> {
        let group = &self.groups[index];
        let mut bars: Vec<Bar> = Vec::new();
        for other in others.filter(|other| *other != index) {
            let first = bars.len();
            self.groups[other].bar(other, group, &mut bars);
            bars[first..].sort_unstable_by_key(|bar| bar.from);
        }
        bars.dedup_by(|bar, last| {
            let meets = bar.group == last.group && bar.from <= last.until;
            if meets {
                last.until = last.until.max(bar.until);
            }
            meets
        });
        bars
    }

    fn sequence(&self, order: Order) -> Vec<usize> {
        let mut sequence: Vec<usize> = (0..self.groups.len()).collect();
        let area = |group: &Group| -> usize {
            let areas = group.rectangles.iter();
            areas
                .map(|it| (it.end - it.start) * (it.last - it.first + 1))
                .sum()
        };
        sequence.sort_by_key(|&index| {
            let group = &self.groups[index];
            let size = Reverse(group.len_bytes);
            match order {
                Order::Size => (size, Reverse(0), group.first, index),
                Order::Area => (Reverse(area(group)), size, group.first, index),
                Order::Birth => (Reverse(0), Reverse(0), group.first, index),
            }
        });
        sequence
    }
}

/// Where a layout ends, and the group that does.
#[derive(Clone, Copy, Debug, Default)]
struct End {
    len_bytes: usize,
    highest: Option<usize>,
}

impl<'a> Placing<'a> {
    fn of(groups: &'a Groups) -> Self {
        let count = groups.groups.len();
        let is_kept = count <= BARS_KEPT_MAX;
        Self {
            groups,
            bars: is_kept.then(|| {
                (0..count)
                    .map(|index| groups.bars(index, 0..count))
                    .collect()
            }),
            starts: vec![None; count],
        }
    }

    /// Places groups one after another, each as low as possible; those before `from` stay where
    /// they are.
    fn place(&mut self, sequence: &[usize], from: usize) -> End {
        let mut taken = Vec::new();
        for &index in &sequence[from..] {
            self.starts[index] = None;
        }
        for (at, &index) in sequence.iter().enumerate().skip(from) {
            let found;
            let bars = match &self.bars {
                Some(bars) => &bars[index],
                None => {
                    found = self.groups.bars(index, sequence[..at].iter().copied());
                    &found
                }
            };
            taken.clear();
            taken.extend(bars.iter().filter_map(|bar| {
                let start = self.starts[bar.group]?.cast_signed();
                let until = usize::try_from(start + bar.until).ok()?;
                Some((usize::try_from(start + bar.from).unwrap_or(0), until))
            }));
            self.starts[index] = Some(lowest_free(&mut taken, self.groups.groups[index].align));
        }
        let mut end = End::default();
        for &index in sequence {
            let len_bytes = self.groups.groups[index].len_bytes + self.starts[index].unwrap_or(0);
            if len_bytes > end.len_bytes {
                end = End {
                    len_bytes,
                    highest: Some(index),
                };
            }
        }
        end
    }

    /// Where all buffers are.
    fn layout(&self, end: End) -> Layout {
        let member = self.groups.member.iter();
        let offsets = member.map(|(group, at)| self.starts[*group].unwrap_or(0) + at);
        Layout {
            offsets: offsets.collect(),
            len_bytes: end.len_bytes,
        }
    }
}

/// The lowest multiple of `align` outside of ranges.
fn lowest_free(taken: &mut [(usize, usize)], align: usize) -> usize {
    taken.sort_unstable();
    let mut start = 0;
    for &mut (from, until) in taken {
        if start < from {
            break;
        }
        if start < until {
            start = align_up(until, align);
        }
    }
    start
}

/// A buffer on its way into a group.
#[derive(Clone, Copy)]
struct Member {
    group: usize,
    /// From an arbitrary origin that the group's members share.
    at: isize,
}

/// Buffers, being put together.
struct Merger<'a> {
    buffers: &'a [Buffer],
    member: Vec<Member>,
    /// Members of each group; empty once it has gone into another one.
    groups: Vec<Vec<usize>>,
}

impl<'a> Merger<'a> {
    /// Buffers with what is inside them.
    fn of(buffers: &'a [Buffer]) -> Self {
        let outermost = |index: usize| {
            let (mut host, mut at) = (index, 0);
            while let Some((outer, offset)) = buffers[host].within {
                (host, at) = (outer, at + offset);
            }
            Member {
                group: host,
                at: at.cast_signed(),
            }
        };
        let member: Vec<Member> = (0..buffers.len()).map(outermost).collect();
        let mut groups = vec![Vec::new(); buffers.len()];
        for (index, member) in member.iter().enumerate() {
            groups[member.group].push(index);
        }
        Self {
            buffers,
            member,
            groups,
        }
    }

    /// Places `heir` over `source`, if nothing else needs those bytes then.
    fn take_over(&mut self, source: usize, heir: usize) -> bool {
        let (old, new) = (self.member[source], self.member[heir]);
        if old.group == new.group {
            return false;
        }
        let shift = old.at - new.at;
        let fits = self.groups[new.group].iter().all(|&moved| {
            let align = self.buffers[moved].align.cast_signed();
            shift % align == 0
                && (self.groups[old.group].iter())
                    .all(|&other| self.are_apart(moved, shift, other, heir))
        });
        if fits {
            let moved = std::mem::take(&mut self.groups[new.group]);
            for &index in &moved {
                let at = self.member[index].at + shift;
                self.member[index] = Member {
                    group: old.group,
                    at,
                };
            }
            self.groups[old.group].extend(moved);
        }
        fits
    }

    /// Whether a buffer of one group, moved, is not in the way of one of the other group.
    fn are_apart(&self, moved: usize, shift: isize, other: usize, heir: usize) -> bool {
        let (a, b) = (&self.buffers[moved], &self.buffers[other]);
        let [a_at, b_at] = [self.member[moved].at + shift, self.member[other].at];
        let ends = [
            a_at + a.len_bytes.cast_signed(),
            b_at + b.len_bytes.cast_signed(),
        ];
        let share_bytes = a_at < ends[1] && b_at < ends[0];
        let share_moments = a.first <= b.last && b.first <= a.last;
        // The source, or another name of just its bytes that is dead too; in its place comes the
        // heir, or a part of it.
        let new = &self.buffers[heir];
        let heir_at = self.member[heir].at + shift;
        let heir_end = heir_at + new.len_bytes.cast_signed();
        let is_new = heir_at <= a_at && ends[0] <= heir_end && new.first <= a.first;
        let ceases = is_new && (heir_at, heir_end) == (b_at, ends[1]);
        let inherited = ceases && b.last == new.first && b.first < new.first;
        !share_bytes || !share_moments || inherited
    }

    /// The groups, without their rectangles.
    fn finish(&self) -> Groups {
        let mut groups = Vec::new();
        let mut member = vec![(0, 0); self.buffers.len()];
        for indices in &self.groups {
            let align = indices.iter().map(|index| self.buffers[*index].align).max();
            let lowest = indices.iter().map(|index| self.member[*index].at).min();
            let (Some(align), Some(lowest)) = (align, lowest) else {
                continue;
            };
            // Distances stay multiples of every member's alignment.
            let lowest = lowest.div_euclid(align.cast_signed()) * align.cast_signed();
            let mut group = Group {
                rectangles: Vec::new(),
                align,
                len_bytes: 0,
                first: usize::MAX,
                last: 0,
            };
            for &index in indices {
                let buffer = &self.buffers[index];
                let start = (self.member[index].at - lowest).cast_unsigned();
                member[index] = (groups.len(), start);
                group.len_bytes = group.len_bytes.max(start + buffer.len_bytes);
                group.first = group.first.min(buffer.first);
                group.last = group.last.max(buffer.last);
            }
            groups.push(group);
        }
        Groups { groups, member }
    }
}

impl Group {
    /// Adds the starts at which `other` would meet this group, whose number is `number`.
    fn bar(&self, number: usize, other: &Self, bars: &mut Vec<Bar>) {
        if self.last < other.first || other.last < self.first {
            return;
        }
        for own in &self.rectangles {
            let met = other.rectangles.iter().filter(|it| own.meets(it));
            bars.extend(met.map(|it| Bar {
                group: number,
                from: (own.start + 1).cast_signed() - it.end.cast_signed(),
                until: own.end.cast_signed() - it.start.cast_signed(),
            }));
        }
    }

    fn add(&mut self, it: Rectangle) {
        let holds = |known: &Rectangle| {
            let bytes = known.start <= it.start && it.end <= known.end;
            bytes && known.first <= it.first && it.last <= known.last
        };
        if it.start == it.end || self.rectangles.iter().any(holds) {
            return;
        }
        // The same bytes for adjoining moments are one rectangle.
        let adjoins = |known: &Rectangle| {
            let bytes = (known.start, known.end) == (it.start, it.end);
            bytes && known.first <= it.last + 1 && it.first <= known.last + 1
        };
        match self.rectangles.iter_mut().find(|known| adjoins(known)) {
            Some(known) => {
                known.first = known.first.min(it.first);
                known.last = known.last.max(it.last);
            }
            None => self.rectangles.push(it),
        }
    }
}
