//! The order of ops with the least peak: of every set of ops that can have run first, the least
//! peak with which they can, and so of all.
//!
//! That is exact. Of graphs that have more such sets only the most promising are followed, so many
//! that the search stays quick: what it finds is then good, and no worse than the order at hand.
//! Where even few sets would take long, as of thousands of ops that may all run next, the order
//! stays as it is.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::{Function, ValueId};

use crate::graph::dead_code::is_state;
use crate::micro::calls::Needs;
use crate::micro::storage::Storage;

/// Most sets of equally many ops that are followed.
const SETS_MAX: usize = 2_000;
/// Fewest, however many ops there are.
const SETS_MIN: usize = 8;
/// Words of sets that are compared at most, about: some tenths of a second.
const WORDS_MAX: usize = 100_000_000;

/// Ops of a set, and one more.
fn with(done: &FixedBitSet, op: usize) -> FixedBitSet {
    let mut more = done.clone();
    more.insert(op);
    more
}

/// Bytes that come and go as one, with everything inside them.
#[derive(Clone, Debug)]
struct Tensor {
    bytes: usize,
    makers: FixedBitSet,
    readers: FixedBitSet,
    /// The caller makes it, or reads it in the end.
    is_argument: bool,
    is_result: bool,
}

/// A tensor that may take the place of another one that is dead.
#[derive(Clone, Copy, Debug)]
struct Heir {
    from: usize,
    to: usize,
}

/// What an op has to do with the order.
#[derive(Clone, Debug)]
struct Node {
    /// Those that must have run.
    needs: FixedBitSet,
    /// Tensors that it makes, or part of them.
    makes: Vec<usize>,
    /// Tensors that it reads or makes.
    touches: Vec<usize>,
    /// Which tensors it may make in the place of which.
    takeovers: Vec<Heir>,
    /// Ops that need this one.
    users: Vec<usize>,
    scratch: usize,
}

/// What the order of ops is about.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    tensors: Vec<Tensor>,
    nodes: Vec<Node>,
}

/// A set of ops that have run.
#[derive(Clone, Debug)]
struct State {
    /// The most bytes that were needed on the way.
    peak: usize,
    /// Bytes that are there, and still needed.
    live: usize,
    /// The op that ran last, and the set before it, by its number among those of its size.
    last: Option<(usize, usize)>,
}

/// A set of ops that is followed.
struct Followed {
    done: FixedBitSet,
    /// The ops that may run next, in order.
    ready: Vec<usize>,
    state: State,
}

impl Graph {
    /// The graph of a function; `needs` are those of its ops.
    pub(super) fn of(function: &Function, storage: &Storage, needs: &[Needs]) -> Self {
        let count = function.ops.len();
        let mut index = BTreeMap::new();
        let mut tensors = Vec::new();
        let mut tensor = |value: ValueId| {
            let outermost = storage.outermost(value).0;
            if is_state(function, outermost) || function.constant(outermost).is_some() {
                return None;
            }
            Some(*index.entry(outermost).or_insert_with(|| {
                tensors.push(Tensor {
                    bytes: function.ty(outermost).size_bytes(),
                    makers: FixedBitSet::with_capacity(count),
                    readers: FixedBitSet::with_capacity(count),
                    is_argument: false,
                    is_result: false,
                });
                tensors.len() - 1
            }))
        };
        let of_inputs: Vec<_> = function.inputs.iter().map(|it| tensor(*it)).collect();
        let of_outputs: Vec<_> = function.outputs.iter().map(|it| tensor(*it)).collect();
        let touched = function.ops.iter().map(|op| Touched {
            read: op
                .inputs
                .iter()
                .map(|value| value.and_then(&mut tensor))
                .collect(),
            made: op.outputs.iter().map(|value| tensor(*value)).collect(),
        });
        let touched: Vec<Touched> = touched.collect();
        of_inputs
            .into_iter()
            .flatten()
            .for_each(|it| tensors[it].is_argument = true);
        of_outputs
            .into_iter()
            .flatten()
            .for_each(|it| tensors[it].is_result = true);
        let nodes = nodes(function, &mut tensors, &touched, needs);
        Self { tensors, nodes }
    }

    /// An order with a lower peak than that of the order at hand; the lowest, if there are few
    /// enough sets.
    pub(super) fn better_order(&self) -> Option<Vec<usize>> {
        let now: Vec<usize> = (0..self.nodes.len()).collect();
        let (peak, least) = (self.peak(&now), self.least());
        if peak <= least {
            return None;
        }
        let mut below = peak;
        let mut best = None;
        // A narrow search first: with what it finds, a wide one follows less.
        let mut widths = vec![SETS_MIN, self.sets_max()];
        widths.dedup();
        for most in widths {
            if let Some((peak, order)) = self.search(below, most) {
                (below, best) = (peak, Some(order));
            }
            if below <= least {
                break;
            }
        }
        best
    }

    fn sets_max(&self) -> usize {
        let ops = self.nodes.len().max(1);
        let words = ops * ops * ops.div_ceil(64);
        (WORDS_MAX / words).clamp(SETS_MIN, SETS_MAX)
    }

    /// No order has a lower peak: some op has operands and results of so many bytes.
    fn least(&self) -> usize {
        let alone = |node: &Node| {
            let bytes = |it: &usize| self.tensors[*it].bytes;
            let touched: usize = node.touches.iter().map(bytes).sum();
            let may_inherit = |it: &&usize| node.takeovers.iter().any(|heir| heir.to == **it);
            let inherited: usize = node.makes.iter().filter(may_inherit).map(bytes).sum();
            touched.saturating_sub(inherited)
        };
        let arguments = self
            .tensors
            .iter()
            .filter(|it| it.is_argument)
            .map(|it| it.bytes)
            .sum();
        let results = self
            .tensors
            .iter()
            .filter(|it| it.is_result)
            .map(|it| it.bytes)
            .sum();
        let alone = self.nodes.iter().map(alone);
        alone.chain([arguments, results]).max().unwrap_or(0)
    }

    /// The order with the lowest peak below `below`, where at most so many sets are followed;
    /// `None` without one, or if looking for it takes too long.
    fn search(&self, below: usize, sets_max: usize) -> Option<(usize, Vec<usize>)> {
        let ops = self.nodes.len();
        let mut levels: Vec<Vec<State>> = Vec::new();
        let mut sets = vec![self.nothing_done()];
        let mut candidates_left = WORDS_MAX / ops.div_ceil(64).max(1);
        for _ in 0..ops {
            let mut next: BTreeMap<FixedBitSet, State> = BTreeMap::new();
            let candidates = sets.iter().map(|set| set.ready.len()).sum();
            candidates_left = candidates_left.checked_sub(candidates)?;
            for (at, Followed { done, ready, state }) in sets.iter().enumerate() {
                for &op in ready {
                    let peak = state.peak.max(state.live + self.needed(op, done));
                    if peak >= below {
                        continue;
                    }
                    let done = with(done, op);
                    if next.get(&done).is_none_or(|known| peak < known.peak) {
                        let live = self.live_after(op, &done, state.live);
                        let last = Some((op, at));
                        next.insert(done, State { peak, live, last });
                    }
                }
            }
            let mut next: Vec<(FixedBitSet, State)> = next.into_iter().collect();
            if next.len() > sets_max {
                next.sort_by(|(a, one), (b, other)| {
                    (one.peak, one.live, a).cmp(&(other.peak, other.live, b))
                });
                next.truncate(sets_max);
            }
            let followed = next
                .into_iter()
                .map(|it| self.followed(it, &sets))
                .collect();
            levels.push(sets.into_iter().map(|set| set.state).collect());
            sets = followed;
        }
        let mut state = &sets.first()?.state;
        let peak = state.peak;
        let mut order = Vec::new();
        for level in levels.iter().rev() {
            let (op, before) = state.last?;
            order.push(op);
            state = level.get(before)?;
        }
        order.reverse();
        Some((peak, order))
    }

    /// Before any op has run.
    fn start(&self) -> State {
        let arguments = self.tensors.iter().filter(|it| it.is_argument);
        let is_needed = |it: &&Tensor| it.is_result || !it.readers.is_clear();
        State {
            peak: arguments.clone().map(|it| it.bytes).sum(),
            live: arguments.filter(is_needed).map(|it| it.bytes).sum(),
            last: None,
        }
    }

    /// The set before any op has run.
    fn nothing_done(&self) -> Followed {
        let ops = self.nodes.len();
        let is_ready = |op: &usize| self.nodes[*op].needs.is_clear();
        Followed {
            done: FixedBitSet::with_capacity(ops),
            ready: (0..ops).filter(is_ready).collect(),
            state: self.start(),
        }
    }

    /// A set that is one of `before` and one more op.
    fn followed(&self, (done, state): (FixedBitSet, State), before: &[Followed]) -> Followed {
        let mut ready = Vec::new();
        if let Some((op, at)) = state.last {
            ready.extend(before[at].ready.iter().copied().filter(|it| *it != op));
            let is_ready = |it: &&usize| self.nodes[**it].needs.is_subset(&done);
            ready.extend(self.nodes[op].users.iter().filter(is_ready));
            ready.sort_unstable();
        }
        Followed { done, ready, state }
    }

    /// Bytes that an op makes, beyond those that it takes over, and its scratch memory.
    fn needed(&self, op: usize, done: &FixedBitSet) -> usize {
        let node = &self.nodes[op];
        let is_free = |it: usize| {
            let tensor = &self.tensors[it];
            let mut pending = tensor.readers.difference(done);
            !tensor.is_result && pending.all(|reader| reader == op)
        };
        let inherits = |it: usize| {
            let mut heirs = node.takeovers.iter().filter(|heir| heir.to == it);
            heirs.any(|heir| is_free(heir.from))
        };
        let made = node.makes.iter().copied();
        let new = made.filter(|it| self.is_new(*it, done) && !inherits(*it));
        new.map(|it| self.tensors[it].bytes).sum::<usize>() + node.scratch
    }

    fn is_new(&self, tensor: usize, done: &FixedBitSet) -> bool {
        let tensor = &self.tensors[tensor];
        !tensor.is_argument && tensor.makers.is_disjoint(done)
    }

    /// Bytes that are still needed after an op; `done` holds it, `live` is what there was before.
    fn live_after(&self, op: usize, done: &FixedBitSet, live: usize) -> usize {
        let node = &self.nodes[op];
        let mut live = live;
        for &it in &node.touches {
            let tensor = &self.tensors[it];
            let mut makers = tensor.makers.intersection(done);
            let was_there = tensor.is_argument || makers.any(|maker| maker != op);
            let is_there = tensor.is_result || !tensor.readers.is_subset(done);
            match (was_there, is_there) {
                (false, true) => live += tensor.bytes,
                (true, false) => live -= tensor.bytes,
                (true, true) | (false, false) => {}
            }
        }
        live
    }

    /// The most bytes that an op needs in an order.
    fn peak(&self, order: &[usize]) -> usize {
        let mut done = FixedBitSet::with_capacity(self.nodes.len());
        let State {
            mut peak, mut live, ..
        } = self.start();
        for &op in order {
            peak = peak.max(live + self.needed(op, &done));
            done.insert(op);
            live = self.live_after(op, &done, live);
        }
        peak
    }
}

/// The tensors of an op's operands and results; `None` where those are constants or states.
struct Touched {
    read: Vec<Option<usize>>,
    made: Vec<Option<usize>>,
}

/// The nodes of a function's ops, which are noted in the tensors that they touch.
fn nodes(
    function: &Function,
    tensors: &mut [Tensor],
    touched: &[Touched],
    needs: &[Needs],
) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let before = before(function).into_iter();
    for (op, (before, (Touched { read, made }, needs))) in
        before.zip(touched.iter().zip(needs)).enumerate()
    {
        let takeovers = needs.takeovers.iter().filter_map(|takeover| {
            let from = (*read.get(takeover.operand)?)?;
            let to = made[takeover.result]?;
            (tensors[from].bytes == tensors[to].bytes).then_some(Heir { from, to })
        });
        let takeovers = takeovers.collect();
        let read = read.iter().copied().flatten();
        let mut made: Vec<usize> = made.iter().copied().flatten().collect();
        made.sort_unstable();
        made.dedup();
        let mut touches: Vec<usize> = read.clone().chain(made.iter().copied()).collect();
        touches.sort_unstable();
        touches.dedup();
        read.for_each(|it| tensors[it].readers.insert(op));
        made.iter().for_each(|it| tensors[*it].makers.insert(op));
        before.ones().for_each(|it| nodes[it].users.push(op));
        nodes.push(Node {
            needs: before,
            makes: made,
            touches,
            takeovers,
            users: Vec::new(),
            scratch: needs.scratch_bytes,
        });
    }
    nodes
}

/// Per op, those that must have run: the makers of what it reads, and those before it that touch
/// the same state.
fn before(function: &Function) -> Vec<FixedBitSet> {
    let count = function.ops.len();
    let mut makers = SecondaryMap::new();
    let mut all = Vec::new();
    for (index, op) in function.ops.iter().enumerate() {
        let mut needs = FixedBitSet::with_capacity(count);
        for value in op.inputs.iter().flatten() {
            if let Some(maker) = makers[*value] {
                needs.insert(maker);
            }
            if is_state(function, *value) {
                makers[*value] = Some(index);
            }
        }
        for value in &op.outputs {
            makers[*value] = Some(index);
        }
        all.push(needs);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A graph of one op per entry: bytes of its result, which earlier tensors it reads (the first
    /// is an argument), and whether it works in place.
    fn graph(entries: &[(usize, Vec<usize>, bool)]) -> Graph {
        let count = entries.len();
        let tensor = |bytes, is_argument| Tensor {
            bytes,
            makers: FixedBitSet::with_capacity(count),
            readers: FixedBitSet::with_capacity(count),
            is_argument,
            is_result: false,
        };
        let mut tensors = vec![tensor(4, true)];
        let mut nodes: Vec<Node> = Vec::new();
        for (op, (bytes, reads, in_place)) in entries.iter().enumerate() {
            let mut needs = FixedBitSet::with_capacity(count);
            let mut read: Vec<usize> = reads.iter().map(|it| it % (op + 1)).collect();
            read.sort_unstable();
            read.dedup();
            for &it in &read {
                tensors[it].readers.insert(op);
                if let Some(maker) = it.checked_sub(1) {
                    needs.insert(maker);
                    nodes[maker].users.push(op);
                }
            }
            let mut made = tensor(*bytes, false);
            made.makers.insert(op);
            let is_alike = |it: &&usize| *in_place && tensors[**it].bytes == *bytes;
            let heir = |from: &usize| Heir {
                from: *from,
                to: op + 1,
            };
            let takeovers = read.iter().filter(is_alike).map(heir).collect();
            tensors.push(made);
            nodes.push(Node {
                needs,
                makes: vec![op + 1],
                touches: read.into_iter().chain([op + 1]).collect(),
                takeovers,
                users: Vec::new(),
                scratch: 0,
            });
        }
        tensors.last_mut().unwrap().is_result = true;
        Graph { tensors, nodes }
    }

    fn is_ready(graph: &Graph, op: usize, done: &FixedBitSet) -> bool {
        !done.contains(op) && graph.nodes[op].needs.is_subset(done)
    }

    /// The lowest peak of all orders that there are.
    fn lowest(graph: &Graph, order: &mut Vec<usize>) -> usize {
        let mut done = FixedBitSet::with_capacity(graph.nodes.len());
        order.iter().for_each(|op| done.insert(*op));
        if order.len() == graph.nodes.len() {
            return graph.peak(order);
        }
        let ready = (0..graph.nodes.len()).filter(|op| is_ready(graph, *op, &done));
        let peaks = ready.map(|op| {
            order.push(op);
            let peak = lowest(graph, order);
            order.pop();
            peak
        });
        peaks.min().unwrap()
    }

    fn is_an_order(graph: &Graph, order: &[usize]) -> bool {
        let mut done = FixedBitSet::with_capacity(graph.nodes.len());
        order.iter().all(|op| {
            let ready = is_ready(graph, *op, &done);
            done.insert(*op);
            ready
        })
    }

    #[test]
    fn branches_are_finished_one_by_one() {
        // Four wide branches that end narrow, level by level; then all of them are read.
        let wide = |_| (100, vec![0], false);
        let narrow = |branch: usize| (1, vec![1 + branch], false);
        let mut entries: Vec<_> = (0..4).map(wide).chain((0..4).map(narrow)).collect();
        entries.push((1, vec![5, 6, 7, 8], false));
        let graph = graph(&entries);
        let all: Vec<usize> = (0..9).collect();
        assert_eq!(graph.peak(&all), 404);
        let order = graph.better_order().unwrap();
        assert!(is_an_order(&graph, &order));
        // The last wide tensor, its narrow one, and those of the branches before.
        assert_eq!(graph.peak(&order), 104 + 3);
    }

    #[test]
    fn large_graphs_get_better_too() {
        // Far more sets than are followed: 100 branches.
        let wide = |_| (100, vec![0], false);
        let narrow = |branch: usize| (1, vec![1 + branch], false);
        let mut entries: Vec<_> = (0..100).map(wide).chain((0..100).map(narrow)).collect();
        entries.push((1, (101..201).collect(), false));
        let graph = graph(&entries);
        let order = graph.better_order().unwrap();
        assert!(is_an_order(&graph, &order));
        assert_eq!(graph.peak(&order), 100 + 100 + 4 - 1);
        assert_eq!(Some(order), graph.better_order());
    }

    proptest! {
        #[test]
        fn the_search_finds_the_lowest_peak(
            entries in prop::collection::vec(
                (1..40_usize, prop::collection::vec(0..8_usize, 1..4), any::<bool>()),
                1..8,
            ),
        ) {
            let graph = graph(&entries);
            let all: Vec<usize> = (0..entries.len()).collect();
            let lowest = lowest(&graph, &mut Vec::new());
            match graph.better_order() {
                Some(order) => {
                    prop_assert!(is_an_order(&graph, &order));
                    prop_assert_eq!(graph.peak(&order), lowest);
                    prop_assert!(lowest < graph.peak(&all));
                }
                None => prop_assert_eq!(graph.peak(&all), lowest),
            }
        }
    }
}
