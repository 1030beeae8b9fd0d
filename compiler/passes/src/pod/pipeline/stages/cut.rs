//! Where the forward pass is cut, by what its ops take.

/// What the ops of the forward pass take, in the order of the program.
#[derive(Clone, Debug, Default)]
pub(super) struct Loads {
    /// Time of each op, and of those of the backward pass that belong to it.
    pub(super) time: Vec<f64>,
    /// Time to receive what a cut before each op sends.
    pub(super) received: Vec<f64>,
    /// Bytes that each op keeps in memory in any stage: parameters that it is the first to read,
    /// and what the optimiser keeps of them.
    pub(super) held: Vec<f64>,
    /// Bytes that each op keeps for every microbatch that is under way.
    pub(super) kept: Vec<f64>,
}

/// How much a stage may hold.
#[derive(Clone, Debug)]
pub(in crate::pod::pipeline) struct Room {
    /// Bytes of memory of a device.
    pub(in crate::pod::pipeline) bytes: f64,
    /// Per stage, microbatches that are under way at most.
    pub(in crate::pod::pipeline) microbatches: Vec<f64>,
}

/// Cuts that are looked at, at most.
const MOST_CUTS: usize = 512;

/// Where each stage starts, so that the longest is as short as can be, what it receives included,
/// and each has room; where none has, as if all had.
pub(super) fn balanced(loads: &Loads, count: usize, room: Option<&Room>) -> Vec<usize> {
    let ends = ends(&loads.received, count);
    let all = (1..loads.time.len()).collect::<Vec<_>>();
    let fits = room.and_then(|room| {
        let few = shortest(loads, &ends, count, Some(room));
        let tries_all = all.len() <= MOST_CUTS;
        few.or_else(|| {
            tries_all.then(|| shortest(loads, &bounded(loads, all), count, Some(room)))?
        })
    });
    let starts = fits.or_else(|| shortest(loads, &ends, count, None));
    starts.unwrap_or_else(|| (0..count).collect())
}

/// The start, cuts that send little, and the end.
fn ends(received: &[f64], count: usize) -> Vec<usize> {
    let mut cuts: Vec<usize> = (1..received.len()).collect();
    let least = |at: &usize| {
        let next = received.get(at + 1).copied().unwrap_or(f64::INFINITY);
        received[*at] <= received[at - 1] && received[*at] <= next
    };
    let narrow: Vec<usize> = cuts.iter().copied().filter(least).collect();
    if narrow.len() + 1 >= 2 * count {
        cuts = narrow;
    }
    if cuts.len() > MOST_CUTS.max(count) {
        cuts.sort_by(|a, b| received[*a].total_cmp(&received[*b]));
        cuts.truncate(MOST_CUTS.max(count));
        cuts.sort_unstable();
    }
    let start = std::iter::once(0);
    start.chain(cuts).chain([received.len()]).collect()
}

fn bounded(loads: &Loads, cuts: Vec<usize>) -> Vec<usize> {
    let start = std::iter::once(0);
    start.chain(cuts).chain([loads.time.len()]).collect()
}

/// A sum of all before each op, and of all.
fn sums(of: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    let sums = of.iter().map(|it| {
        sum += it;
        sum
    });
    std::iter::once(0.0).chain(sums).collect()
}

/// The stages of one way to cut.
struct Lengths<'a> {
    loads: &'a Loads,
    time: Vec<f64>,
    held: Vec<f64>,
    kept: Vec<f64>,
    room: Option<&'a Room>,
}

impl<'a> Lengths<'a> {
    fn of(loads: &'a Loads, room: Option<&'a Room>) -> Self {
        Self {
            loads,
            time: sums(&loads.time),
            held: sums(&loads.held),
            kept: sums(&loads.kept),
            room,
        }
    }

    /// How long a stage of these ops is; for ever if it has no room.
    fn length(&self, stage: usize, from: usize, to: usize) -> f64 {
        let of = |sums: &[f64]| sums[to] - sums[from];
        let fits = self.room.is_none_or(|room| {
            of(&self.held) + room.microbatches[stage] * of(&self.kept) <= room.bytes
        });
        match fits {
            true => of(&self.time) + self.received(from),
            false => f64::INFINITY,
        }
    }

    fn received(&self, from: usize) -> f64 {
        if from == 0 {
            0.0
        } else {
            self.loads.received[from]
        }
    }
}

/// Which of these ends stages start at, so that the longest is as short as can be, and of those
/// ways the one that sends least; none if no way has room.
fn shortest(
    loads: &Loads,
    ends: &[usize],
    count: usize,
    room: Option<&Room>,
) -> Option<Vec<usize>> {
    let lengths = Lengths::of(loads, room);
    // Per end, the length of the longest stage up to it, all that is sent, and the end before.
    let unreachable = (f64::INFINITY, f64::INFINITY, 0);
    let mut tables: Vec<Vec<(f64, f64, usize)>> = vec![vec![unreachable; ends.len()]];
    tables[0][0] = (0.0, 0.0, 0);
    for stage in 0..count {
        let before = &tables[stage];
        let best = |to: usize| {
            let froms = (0..to).map(|from| {
                let (longest, so_far, _) = before[from];
                let length = lengths.length(stage, ends[from], ends[to]);
                let sent = so_far + lengths.received(ends[from]);
                (longest.max(length), sent, from)
            });
            let order = |a: &(f64, f64, usize), b: &(f64, f64, usize)| {
                a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
            };
            froms.min_by(order).unwrap_or(unreachable)
        };
        tables.push((0..ends.len()).map(best).collect());
    }
    let mut starts = Vec::with_capacity(count);
    let mut end = ends.len() - 1;
    if tables[count][end].0.is_infinite() {
        return None;
    }
    for table in tables[1..].iter().rev() {
        end = table[end].2;
        starts.push(ends[end]);
    }
    starts.reverse();
    Some(starts)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// All ways to cut so many ops into so many stages.
    fn ways(ops: usize, count: usize) -> Vec<Vec<usize>> {
        if count == 1 {
            return vec![vec![0]];
        }
        let last = |start: usize| {
            let before = ways(start, count - 1).into_iter();
            before.map(move |mut way| {
                way.push(start);
                way
            })
        };
        (count - 1..ops).flat_map(last).collect()
    }

    /// The longest stage of a way, and all that is sent; none if a stage has no room.
    fn measured(loads: &Loads, starts: &[usize], room: Option<&Room>) -> Option<(f64, f64)> {
        let (mut longest, mut sent): (f64, f64) = (0.0, 0.0);
        for (stage, &from) in starts.iter().enumerate() {
            let to = starts.get(stage + 1).copied().unwrap_or(loads.time.len());
            let sum = |of: &[f64]| of[from..to].iter().sum::<f64>();
            let received = if from == 0 { 0.0 } else { loads.received[from] };
            if let Some(room) = room {
                let bytes = sum(&loads.held) + room.microbatches[stage] * sum(&loads.kept);
                if bytes > room.bytes {
                    return None;
                }
            }
            longest = longest.max(sum(&loads.time) + received);
            sent += received;
        }
        Some((longest, sent))
    }

    /// Whole numbers, whose sums are exact.
    fn numbers(count: usize, most: u32) -> impl Strategy<Value = Vec<f64>> {
        let number = (0..most).prop_map(f64::from);
        prop::collection::vec(number, count)
    }

    prop_compose! {
        fn loads()(count in 2..11_usize)(
            time in numbers(count, 20),
            received in numbers(count, 6),
            held in numbers(count, 9),
            kept in numbers(count, 4),
        ) -> Loads {
            Loads { time, received, held, kept }
        }
    }

    proptest! {
        #[test]
        fn no_other_cuts_are_better(
            loads in loads(),
            count in 1..5_usize,
            bytes in prop::option::of(10..60_u32),
            under_way in prop::collection::vec(1..4_u32, 4),
        ) {
            let ops = loads.time.len();
            prop_assume!(count <= ops);
            let room = bytes.map(|bytes| Room {
                bytes: bytes.into(),
                microbatches: under_way.into_iter().map(f64::from).collect(),
            });
            let all = bounded(&loads, (1..ops).collect());
            let found = shortest(&loads, &all, count, room.as_ref());
            let measured = |way: &Vec<usize>| measured(&loads, way, room.as_ref());
            let best = ways(ops, count).iter().filter_map(measured).min_by(|a, b| {
                a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
            });
            let own = found.as_ref().and_then(measured);
            prop_assert_eq!(own.map(|it| it.0), best.map(|it| it.0), "{:?}", found);
            // Whatever has room is found, though only narrow cuts are looked at where they do.
            let chosen = balanced(&loads, count, room.as_ref());
            prop_assert_eq!(chosen.len(), count);
            prop_assert!(chosen.is_sorted_by(|a, b| a < b));
            prop_assert_eq!(measured(&chosen).is_some(), best.is_some());
        }
    }

    #[test]
    fn a_stage_that_does_not_fit_gives_ops_to_the_next() {
        let loads = Loads {
            time: vec![1.0; 8],
            received: vec![1.0; 8],
            held: vec![4.0, 4.0, 4.0, 4.0, 1.0, 1.0, 1.0, 1.0],
            kept: vec![0.0; 8],
        };
        assert_eq!(balanced(&loads, 2, None), [0, 4]);
        let room = Room {
            bytes: 12.0,
            microbatches: vec![2.0, 1.0],
        };
        assert_eq!(balanced(&loads, 2, Some(&room)), [0, 3]);
    }
}
