//! How many bytes are held at a time, where buffers come and go and some share bytes.

use std::ops::Range;

/// Bytes that are held for some moments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which bytes.
    pub bytes: Range<usize>,
    /// First moment.
    pub first: usize,
    /// Last moment; what ends before it begins is never held.
    pub last: usize,
}

/// The most bytes that are held at one moment, each counted once, and the first such moment; `None`
/// if nothing is ever held. In time n log n.
pub fn most_held(held: impl Iterator<Item = Held>) -> Option<(usize, usize)> {
    let mut births: Vec<Held> = held.filter(|it| it.first <= it.last).collect();
    births.sort_by_key(|it| it.first);
    let mut deaths: Vec<&Held> = births.iter().collect();
    deaths.sort_by_key(|it| it.last);
    let mut deaths = deaths.into_iter().peekable();
    let mut cover = Cover::of(&births);
    let mut most: Option<(usize, usize)> = None;
    for moment in births.chunk_by(|a, b| a.first == b.first) {
        let first = moment[0].first;
        while let Some(dead) = deaths.next_if(|dead| dead.last < first) {
            cover.count(&dead.bytes, |count| count - 1);
        }
        for born in moment {
            cover.count(&born.bytes, |count| count + 1);
        }
        if most.is_none_or(|(bytes, _)| bytes < cover.bytes()) {
            most = Some((cover.bytes(), first));
        }
    }
    most
}

/// How many ranges cover which bytes: a tree over the places where ranges begin and end.
struct Cover {
    places: Vec<usize>,
    /// Per node, ranges that cover all of it but not all of its parent, and bytes of it that any
    /// range within it covers.
    nodes: Vec<(usize, usize)>,
}

impl Cover {
    fn of(held: &[Held]) -> Self {
        let ends = held.iter().flat_map(|it| [it.bytes.start, it.bytes.end]);
        let mut places: Vec<usize> = ends.collect();
        places.sort_unstable();
        places.dedup();
        let nodes = vec![(0, 0); 2 * places.len().next_power_of_two()];
        Self { places, nodes }
    }

    fn bytes(&self) -> usize {
        self.nodes[1].1
    }

    /// Changes how often a range is covered.
    fn count(&mut self, bytes: &Range<usize>, change: impl Fn(usize) -> usize) {
        if bytes.is_empty() {
            return;
        }
        let at = |byte: usize| self.places.partition_point(|place| *place < byte);
        let range = at(bytes.start)..at(bytes.end);
        self.descend(1, 0..self.nodes.len() / 2, &range, &change);
    }

    fn descend(
        &mut self,
        node: usize,
        span: Range<usize>,
        range: &Range<usize>,
        change: &impl Fn(usize) -> usize,
    ) {
        if range.end <= span.start || span.end <= range.start {
            return;
        }
        let is_leaf = span.len() == 1;
        if range.start <= span.start && span.end <= range.end {
            self.nodes[node].0 = change(self.nodes[node].0);
        } else {
            let middle = span.start.midpoint(span.end);
            self.descend(2 * node, span.start..middle, range, change);
            self.descend(2 * node + 1, middle..span.end, range, change);
        }
        self.nodes[node].1 = match self.nodes[node].0 {
            0 if is_leaf => 0,
            0 => self.nodes[2 * node].1 + self.nodes[2 * node + 1].1,
            _ => self.places[span.end] - self.places[span.start],
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn held() -> impl Strategy<Value = Held> {
        (0_usize..40, 0_usize..12, 0_usize..20, 0_usize..8).prop_map(|(at, len, first, moments)| {
            Held {
                bytes: at..at + len,
                first,
                last: (first + moments).saturating_sub(1),
            }
        })
    }

    proptest! {
        #[test]
        fn most_held_is_what_counting_each_byte_at_each_moment_finds(
            all in proptest::collection::vec(held(), 0..20)
        ) {
            let at = |moment: usize| {
                let now = |it: &&Held| (it.first..=it.last).contains(&moment);
                let now: Vec<_> = all.iter().filter(now).map(|it| it.bytes.clone()).collect();
                (0..60).filter(|byte| now.iter().any(|it| it.contains(byte))).count()
            };
            let most = (0..40).map(at).max().unwrap();
            let (bytes, moment) = most_held(all.iter().cloned()).unwrap_or_default();
            prop_assert_eq!(bytes, most);
            if most > 0 {
                prop_assert_eq!((0..40).find(|it| at(*it) == most), Some(moment));
            }
        }
    }
}
