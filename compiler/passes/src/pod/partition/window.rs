//! What every device needs of a split dimension where its shard of the result looks at more than
//! its own shard of the operand, and from whom it gets that.
//!
//! The first element that position p needs is ⌊(a p + b) / c⌋. There are two ways to send it there.
//! Where windows stay beside their shards, every device gets the ends of its neighbours' shards: a
//! halo. Otherwise it gets what it needs from the shards that the window is in, which are those at
//! ⌊(a p + b) / (c · extent of a shard)⌋ and behind. Either way all devices send the same amount,
//! the most that any of them needs.

/// Messages that make up a window, at most; with more, and where they depend on the number of
/// devices, the dimension is gathered.
const PIECES_MAX: usize = 8;

/// ⌊(multiplier · p + offset) / divisor⌋ for a position p.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Affine {
    /// What one position more adds, times the divisor.
    pub multiplier: i64,
    /// The value at the first position, times the divisor.
    pub offset: i64,
    /// At least 1.
    pub divisor: i64,
}

impl Affine {
    /// The position itself, and more.
    pub const fn shifted(offset: i64) -> Self {
        Self {
            multiplier: 1,
            offset,
            divisor: 1,
        }
    }

    /// The value at a position.
    pub fn at(self, position: usize) -> i64 {
        (self.multiplier * position as i64 + self.offset).div_euclid(self.divisor)
    }

    /// So much more.
    fn plus(self, more: i64) -> Self {
        Self {
            offset: self.offset + more * self.divisor,
            ..self
        }
    }

    /// The quotient by a positive number, rounded down.
    fn over(self, by: i64) -> Self {
        Self {
            divisor: self.divisor * by,
            ..self
        }
    }
}

/// What every position needs of a dimension.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Window {
    /// The first element.
    pub first: Affine,
    /// How many from there on, whether they exist or not.
    pub length: usize,
    /// Elements that matter: from the first to before the second, all of which exist.
    pub limits: [i64; 2],
}

impl Window {
    /// The elements that a position needs, of those that exist.
    fn needed(&self, position: usize) -> Option<[i64; 2]> {
        let first = self.first.at(position);
        let low = first.max(self.limits[0]);
        let high = (first + self.length as i64).min(self.limits[1]);
        (low < high).then_some([low, high])
    }
}

/// A part of a window.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    /// The position it is taken from.
    pub source: Affine,
    /// The elements of that position's shard.
    pub range: [usize; 2],
    /// Whether every position takes it from its own shard.
    pub stays: bool,
}

/// The windows of the positions that have the same rest when divided by the period.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Class {
    /// The rest.
    pub phase: usize,
    /// The parts of windows, which are adjacent. Without parts no device needs anything.
    pub pieces: Vec<Piece>,
    /// Elements that are added on both sides so that the windows of all devices are inside.
    pub around: [usize; 2],
    /// Where the window begins in the pieces, from the elements added on.
    pub begin: Begin,
}

/// Where a window begins in what a device has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Begin {
    /// The same at every position.
    At(usize),
    /// The first element needed less the first element there is, that of the first piece.
    Computed,
}

/// How windows are brought to their devices.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Way {
    /// Number of classes, where each has one message at least.
    pub period: usize,
    /// In order of phases.
    pub classes: Vec<Class>,
    /// Elements along the dimension that every device sends.
    pub sent: usize,
    /// Messages that every device sends.
    pub messages: usize,
    /// Whether some window reaches below the first element, and beyond the last.
    pub beyond: [bool; 2],
}

/// A dimension that is split: the number of shards and the extent of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shards {
    /// How many.
    pub parts: usize,
    /// Extent of each.
    pub local: usize,
}

impl Window {
    /// Shards of this extent, of a dimension of that one.
    pub fn shards(local: usize, extent: usize) -> Self {
        let first = Affine {
            multiplier: local as i64,
            ..Affine::shifted(0)
        };
        Self {
            first,
            length: local,
            limits: [0, extent as i64],
        }
    }

    /// The exchange that sends least; none if every one takes many messages.
    pub fn way(&self, shards: Shards, extent: usize) -> Option<Way> {
        if shards.local == 0 || self.length == 0 {
            return None;
        }
        let beside = self.build(shards, extent, Affine::shifted(0), 1);
        let base = self.first.over(shards.local as i64);
        let step = base.multiplier.unsigned_abs().max(1);
        let period = base.divisor.unsigned_abs().div_ceil(step);
        let period = usize::try_from(period).unwrap_or(usize::MAX);
        let following = match period <= PIECES_MAX {
            true => self.build(shards, extent, base, period),
            false => None,
        };
        let ways = beside.into_iter().chain(following);
        ways.min_by_key(|way| (way.sent, way.messages, way.period))
    }

    /// Windows of a dimension of which every device has all.
    pub fn held(&self, parts: usize, extent: usize) -> Way {
        let local = extent;
        let nowhere = Affine {
            multiplier: 0,
            ..Affine::shifted(0)
        };
        let class = self.class(Shards { parts, local }, nowhere, 0, (0..parts).collect());
        let mut classes: Vec<Class> = class.into_iter().collect();
        for piece in classes.iter_mut().flat_map(|class| &mut class.pieces) {
            piece.stays = true;
        }
        self.finish(Shards { parts, local }, extent, 1, classes)
    }

    /// Windows from shards that are counted from `base`, in classes.
    fn build(&self, shards: Shards, extent: usize, base: Affine, period: usize) -> Option<Way> {
        let classes = (0..period.min(shards.parts)).map(|phase| {
            let targets = (phase..shards.parts).step_by(period);
            self.class(shards, base, phase, targets.collect())
        });
        let classes: Vec<Class> = classes.collect::<Option<_>>()?;
        let pieces = classes.iter().map(|class| class.pieces.len());
        let few = pieces.sum::<usize>() <= PIECES_MAX;
        few.then(|| self.finish(shards, extent, period, classes))
    }

    fn finish(&self, shards: Shards, extent: usize, period: usize, classes: Vec<Class>) -> Way {
        let pieces = classes.iter().flat_map(|class| &class.pieces);
        let sent = pieces.filter(|piece| !piece.stays);
        let lengths: Vec<usize> = sent.map(|piece| piece.range[1] - piece.range[0]).collect();
        let first = |position| self.first.at(position);
        let last = |position| first(position) + self.length as i64;
        Way {
            period,
            sent: lengths.iter().sum(),
            messages: lengths.len(),
            beyond: [
                (0..shards.parts).any(|position| first(position) < 0),
                (0..shards.parts).any(|position| last(position) > extent as i64),
            ],
            classes,
        }
    }

    fn class(
        &self,
        shards: Shards,
        base: Affine,
        phase: usize,
        targets: Vec<usize>,
    ) -> Option<Class> {
        let local = shards.local as i64;
        let needs = targets.iter().filter_map(|&target| {
            let needed = self.needed(target)?;
            Some((target, needed))
        });
        let needs: Vec<(usize, [i64; 2])> = needs.collect();
        let steps = |side: usize| {
            needs.iter().map(move |(target, needed)| {
                let element = needed[side] - side as i64;
                element.div_euclid(local) - base.at(*target)
            })
        };
        let (Some(low), Some(high)) = (steps(0).min(), steps(1).max()) else {
            return Some(Class {
                phase,
                pieces: vec![],
                around: [0, 0],
                begin: Begin::At(0),
            });
        };
        if high - low >= PIECES_MAX as i64 {
            return None;
        }
        let pieces = Self::pieces((shards, base), [low, high], (&targets, &needs));
        let starts = |target: usize| {
            let start = (base.at(target) + low) * local + pieces[0].range[0] as i64;
            self.first.at(target) - start
        };
        let length: usize = pieces
            .iter()
            .map(|piece| piece.range[1] - piece.range[0])
            .sum();
        let begins: Vec<i64> = needs.iter().map(|(target, _)| starts(*target)).collect();
        let (least, most) = (begins.iter().min()?, begins.iter().max()?);
        let below = (-least).max(0);
        let end = below + most + self.length as i64;
        let above = (end - below - length as i64).max(0);
        let begin = match least == most {
            true => Begin::At((least + below) as usize),
            false => Begin::Computed,
        };
        Some(Class {
            phase,
            pieces,
            around: [below as usize, above as usize],
            begin,
        })
    }

    /// Parts of the shards from one to another, counted from `base`, that some device needs.
    fn pieces(
        (shards, base): (Shards, Affine),
        [low, high]: [i64; 2],
        (targets, needs): (&[usize], &[(usize, [i64; 2])]),
    ) -> Vec<Piece> {
        let local = shards.local as i64;
        let mut pieces = Vec::new();
        for step in low..=high {
            let mut range = [local, 0];
            for (target, needed) in needs {
                let start = (base.at(*target) + step) * local;
                let inside = needed.map(|element| (element - start).clamp(0, local));
                if inside[0] < inside[1] {
                    range = [range[0].min(inside[0]), range[1].max(inside[1])];
                }
            }
            // Pieces are adjacent.
            range[0] = if step == low { range[0] } else { 0 };
            range[1] = if step == high { range[1] } else { local };
            let source = base.plus(step);
            let stays = targets
                .iter()
                .all(|&target| source.at(target) == target as i64);
            pieces.push(Piece {
                source,
                range: range.map(|end| end as usize),
                stays,
            });
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Elements that every device sends, and in how many messages.
    fn sent(window: &Window, [parts, local]: [usize; 2], extent: usize) -> Option<[usize; 2]> {
        let way = window.way(Shards { parts, local }, extent)?;
        Some([way.sent, way.messages])
    }

    fn window(first: [i64; 3], length: usize, extent: usize) -> Window {
        let [multiplier, offset, divisor] = first;
        Window {
            first: Affine {
                multiplier,
                offset,
                divisor,
            },
            length,
            limits: [0, extent as i64],
        }
    }

    #[test]
    fn halos_are_as_long_as_anyone_needs() {
        // Three elements before and two behind every shard of eight.
        assert_eq!(sent(&window([8, -3, 1], 13, 32), [4, 8], 32), Some([5, 2]));
        // A halo of ten takes three hops over shards of four.
        assert_eq!(
            sent(&window([4, -10, 1], 14, 40), [10, 4], 40),
            Some([10, 3])
        );
        // Own elements alone.
        assert_eq!(sent(&window([8, 0, 1], 8, 32), [4, 8], 32), Some([0, 0]));
        // Seventeen in shards of five become sixteen in shards of four, from the second on.
        assert_eq!(sent(&window([4, 1, 1], 4, 17), [4, 5], 17), Some([2, 1]));
    }

    #[test]
    fn messages_do_not_depend_on_the_number_of_devices() {
        for parts in [8, 64, 8192] {
            let extent = 4 * parts;
            // The front half, each element to where it belongs: shards of two from shards of four.
            let half = window([2, 0, 1], 2, extent);
            assert_eq!(sent(&half, [parts, 4], extent), Some([4, 2]));
            // The back half of something twice as long.
            let doubled = window([8, -(extent as i64), 1], 8, extent);
            assert_eq!(sent(&doubled, [parts, 4], extent), Some([8, 2]));
            // From the end.
            let mirrored = window([-4, extent as i64 - 4, 1], 4, extent);
            assert_eq!(sent(&mirrored, [parts, 4], extent), Some([4, 1]));
        }
    }

    #[test]
    fn what_takes_many_messages_has_no_way() {
        // All of it on every device.
        assert_eq!(sent(&window([0, 0, 1], 64, 64), [16, 4], 64), None);
        // A hundredth of it: a hundred classes of targets.
        assert_eq!(
            sent(&window([1, 0, 1], 1, 12_800), [128, 100], 12_800),
            None
        );
    }

    /// Every position finds the elements of its window where the way says.
    #[test]
    fn ways_lead_to_the_elements_needed() {
        let mut tried = 0;
        for parts in 1..=5 {
            for [local, extent] in [[1, 4], [3, 7], [4, 16], [2, 9]] {
                for multiplier in -5..=7 {
                    for [offset, divisor, length] in [[0, 1, 3], [-4, 1, 4], [5, 2, 1], [19, 3, 6]]
                    {
                        let first = [multiplier, offset, divisor];
                        let extent = (local * parts).min(extent);
                        let window = window(first, length as usize, extent);
                        let shards = Shards { parts, local };
                        if let Some(way) = window.way(shards, extent) {
                            check(&window, &way, shards);
                            tried += 1;
                        }
                    }
                }
            }
        }
        assert!(tried > 500, "{tried}");
    }

    fn check(window: &Window, way: &Way, shards: Shards) {
        for target in 0..shards.parts {
            let Some([low, high]) = window.needed(target) else {
                continue;
            };
            let class = &way.classes[target % way.period];
            assert_eq!(class.phase, target % way.period);
            let pieces = class.pieces.iter();
            let there = pieces.flat_map(|piece| {
                let start = piece.source.at(target) * shards.local as i64;
                assert!(!piece.stays || piece.source.at(target) == target as i64);
                (piece.range[0]..piece.range[1]).map(move |at| start + at as i64)
            });
            let there: Vec<i64> = there.collect();
            assert!(there.windows(2).all(|pair| pair[1] == pair[0] + 1));
            let below = class.around[0] as i64;
            let begin = match class.begin {
                Begin::At(begin) => begin as i64,
                Begin::Computed => window.first.at(target) - there[0] + below,
            };
            let all = there.len() + class.around[0] + class.around[1];
            assert!(begin >= 0 && begin as usize + window.length <= all);
            let first = window.first.at(target);
            for element in low..high {
                let at = begin + element - first - below;
                assert_eq!(there[at as usize], element, "{window:?} {way:?}");
            }
        }
    }
}
