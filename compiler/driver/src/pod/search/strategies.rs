//! The best choices for the groups of a model on a mesh, by dynamic programming.
//!
//! Groups follow one another in the order of their use. What flows between them is whole over the
//! axis for models, or split along its features: these are the two states. A choice takes so many
//! seconds in a state and leaves the next one; the cheapest chain is found exactly. Memory comes in
//! at a price for each byte (a Lagrange multiplier), so that there are several answers, from fast
//! to small. It is an estimate: what it proposes is then compiled and simulated.

use std::cell::RefCell;
use std::collections::HashMap;

use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_sim::compute::Core;
use peapod_sim::network::{Kind, Network, Transfer};

use super::matrices::Matrix;
use super::meshes::{Axes, SEQUENCE_AXIS, SPACE_AXIS};
use super::plan::{Choice, Group, Model, Roles, Way, divides, splits};

/// Bytes of an element of a parameter, its gradient, or of one of its two moments.
const WORD: f64 = 4.0;
/// Words of the optimizer's state for a parameter.
const STATE_WORDS: f64 = 2.0;
/// Words that an update reads and writes.
const UPDATE_WORDS: f64 = 7.0;
/// Products of a step for one of its forward pass.
const PRODUCTS: f64 = 3.0;
/// Times that what a product reads and writes passes through memory in a step, for what is computed
/// of it element by element, forward and backward. Of a layer that splits its data less than
/// another, this is what is computed more than once.
const PASSES: f64 = 3.0;

/// What flows between two groups, along its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Whole,
    Split,
}

const FLOWS: [Flow; 2] = [Flow::Whole, Flow::Split];

/// What a choice takes of every device.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cost {
    seconds: f64,
    bytes: f64,
    next: Flow,
}

/// Choices for all groups.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// One for each group.
    pub choices: Vec<Choice>,
    /// Estimated seconds of a step.
    pub seconds: f64,
    /// Estimated bytes of parameters and optimizer state on a device.
    pub bytes: f64,
}

/// Costs of all choices for all groups, in every state.
#[derive(Clone, Debug, Default)]
pub struct Table {
    groups: Vec<Vec<(Choice, [Cost; 2])>>,
}

impl Table {
    /// What can be chosen for a group.
    pub fn choices(&self, group: usize) -> impl Iterator<Item = Choice> + '_ {
        self.groups[group].iter().map(|(choice, _)| *choice)
    }

    /// The assignment with the least time and memory, a byte counted as so many seconds.
    pub fn cheapest(&self, seconds_per_byte: f64) -> Assignment {
        let price = |it: &Assignment| it.seconds + it.bytes * seconds_per_byte;
        let mut best: [Option<Assignment>; 2] = [Some(Assignment::EMPTY), None];
        for choices in &self.groups {
            let mut next: [Option<Assignment>; 2] = [None, None];
            for (so_far, from) in best.iter().zip(0..) {
                let Some(so_far) = so_far else { continue };
                for (choice, costs) in choices {
                    let cost: Cost = costs[from];
                    let longer = so_far.with(*choice, cost);
                    let slot = &mut next[cost.next as usize];
                    // Of equal ones the first stays.
                    if slot.as_ref().is_none_or(|it| price(&longer) < price(it)) {
                        *slot = Some(longer);
                    }
                }
            }
            best = next;
        }
        let found = best.into_iter().flatten();
        let found = found.min_by(|a, b| price(a).total_cmp(&price(b)));
        found.unwrap_or(Assignment::EMPTY)
    }
}

/// A collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Move {
    Reduce,
    Scatter,
    Gather,
    Exchange,
}

/// Over which axes a collective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Over {
    Data,
    /// Axes that split data other than by rows; weights are whole along them.
    Parts,
    Models,
}

/// What is known of a mesh on a machine.
pub struct Estimate<'a> {
    core: &'a Core,
    network: &'a Network,
    mesh: &'a Axes,
    roles: Roles<'a>,
    /// Parts that rows of data are in, those of idle devices left out.
    parts: f64,
    known: RefCell<HashMap<(Over, Move, u64), f64>>,
}

impl<'a> Estimate<'a> {
    /// Of a mesh, for data of so many rows.
    pub fn new(core: &'a Core, network: &'a Network, mesh: &'a Axes, rows: usize) -> Self {
        let roles = Roles::of(mesh);
        let busy = rows as f64 / rows.div_ceil(roles.data.max(1)).max(1) as f64;
        let others = (roles.sequence * roles.space * roles.pipe) as f64;
        Self {
            core,
            network,
            mesh,
            parts: busy * others,
            roles,
            known: RefCell::default(),
        }
    }

    /// Costs of everything that can be chosen for a model.
    pub fn table(&self, model: &Model) -> Table {
        let row = |group: &Group| {
            let choices = self.choices(model, group).into_iter();
            let costs = choices.map(|choice| {
                let cost = FLOWS.map(|from| self.cost(model, group, choice, from));
                (choice, cost)
            });
            costs.collect()
        };
        Table {
            groups: model.groups.iter().map(row).collect(),
        }
    }

    /// What can be done with a group on this mesh.
    pub fn choices(&self, model: &Model, group: &Group) -> Vec<Choice> {
        let roles = &self.roles;
        let model_axis = roles.models.first().map_or(1, |(_, size)| *size);
        let mut ways = vec![Way::Whole];
        let Some(first) = model.members(group).next() else {
            return vec![];
        };
        let even = |dim: usize, size: usize| size > 1 && divides(size, first.shape[dim]);
        let split = |dim: usize| model_axis > 1 && splits(model_axis, first.shape[dim]);
        if split(first.outputs) {
            ways.push(Way::Outputs);
        }
        if split(first.inputs) {
            ways.push(Way::Inputs);
        }
        if let Some(experts) = first.experts {
            if even(experts, model_axis) {
                ways.push(Way::Experts);
            }
            if even(experts, roles.data) {
                ways.push(Way::DataExperts);
            }
        }
        let stored = [false, true];
        let stored = &stored[..if roles.data > 1 { 2 } else { 1 }];
        let all = ways.iter().flat_map(|&way| {
            let own = stored.iter().map(move |&stored| Choice { way, stored });
            own.filter(|it| !(it.stored && it.way == Way::DataExperts))
        });
        all.collect()
    }

    /// What a choice for a group takes where what it reads is in a state.
    fn cost(&self, model: &Model, group: &Group, choice: Choice, from: Flow) -> Cost {
        let mut cost = Cost {
            seconds: 0.0,
            bytes: 0.0,
            next: next(choice.way, from),
        };
        let mut read = Vec::new();
        for matrix in model.members(group) {
            let reads = matrix.product.reads;
            // What several read is gathered, and its gradient added up, once.
            let again = reads.is_some() && read.contains(&reads);
            read.push(reads);
            let (seconds, bytes) = self.of_weights(matrix, choice);
            cost.seconds += seconds + self.of_flows(matrix, choice.way, from, again);
            cost.bytes += bytes;
        }
        cost
    }

    /// Seconds of products, updates and collectives of weights, and bytes that stay.
    fn of_weights(&self, matrix: &Matrix, choice: Choice) -> (f64, f64) {
        let data = self.roles.data as f64;
        let models = self.roles.models.iter().map(|(_, size)| *size as f64);
        // Parts of weights and of rows.
        let (split, over, rows) = match choice.way {
            Way::Whole => (1.0, data, self.parts),
            Way::Pair | Way::Outputs | Way::Inputs | Way::Experts => {
                (models.product::<f64>(), data, self.parts)
            }
            Way::DataExperts => (data, 1.0, self.parts / data),
        };
        let elements: f64 = matrix.shape.iter().map(|extent| *extent as f64).product();
        let own = elements / self.roles.pipe as f64 / split;
        let flops = PRODUCTS * matrix.product.flops as f64 / (rows * split);
        let rate = self.core.peak_flops_per_s() * self.core.mxu_efficiency;
        let update = UPDATE_WORDS * WORD * own / over / self.core.hbm_bytes_per_s;
        let mut seconds = flops / rate + update;
        if over > 1.0 {
            // Stored weights are gathered before each pass, in the type of products, of half the
            // width: as many bytes as the new ones once.
            seconds += self.takes(Over::Data, Move::Scatter, WORD * own);
            seconds += self.takes(Over::Data, Move::Gather, WORD * own);
        }
        seconds += self.takes(Over::Parts, Move::Reduce, WORD * own / over.max(1.0));
        let kept = if choice.stored { over } else { 1.0 };
        (seconds, WORD * own / kept + STATE_WORDS * WORD * own / over)
    }

    /// Seconds of collectives of what flows in and out, there and back, and of its memory traffic.
    fn of_flows(&self, matrix: &Matrix, way: Way, from: Flow, again: bool) -> f64 {
        let read = match again {
            true => 0.0,
            false => matrix.product.read_bytes as f64 / self.parts,
        };
        let written = matrix.product.written_bytes as f64 / self.parts;
        let models = |how, bytes| self.takes(Over::Models, how, bytes);
        let sent = read + written;
        let split: f64 = self.roles.models.iter().map(|it| it.1 as f64).product();
        let touched = match way {
            Way::Whole | Way::DataExperts => sent,
            Way::Outputs | Way::Pair => read + written / split,
            Way::Inputs => read / split + written,
            Way::Experts => sent / split,
        };
        let traffic = PASSES * touched / (self.core.hbm_bytes_per_s * self.core.hbm_efficiency);
        traffic
            + match (way, from) {
                (Way::Whole, Flow::Whole) => 0.0,
                (Way::Whole, Flow::Split) => models(Move::Gather, read),
                (Way::Outputs | Way::Pair, Flow::Whole) => models(Move::Reduce, read),
                (Way::Outputs | Way::Pair, Flow::Split) => {
                    models(Move::Gather, read) + models(Move::Scatter, read)
                }
                (Way::Inputs, Flow::Split) => models(Move::Reduce, written),
                (Way::Inputs, Flow::Whole) => {
                    models(Move::Reduce, written) + models(Move::Gather, read)
                }
                (Way::Experts, Flow::Whole | Flow::Split) => 2.0 * models(Move::Exchange, sent),
                (Way::DataExperts, Flow::Whole | Flow::Split) => {
                    2.0 * self.takes(Over::Data, Move::Exchange, sent)
                }
            }
    }

    /// Seconds of a collective, on the model of the network.
    fn takes(&self, over: Over, how: Move, bytes: f64) -> f64 {
        let bytes = bytes as u64;
        let key = (over, how, bytes);
        if let Some(seconds) = self.known.borrow().get(&key) {
            return *seconds;
        }
        let is_along = |name: &str| match over {
            Over::Data => name == DATA_AXIS,
            Over::Parts => name == SEQUENCE_AXIS || name == SPACE_AXIS,
            Over::Models => self.roles.models.iter().any(|(own, _)| *own == name),
        };
        let axes = self.mesh.iter().enumerate();
        let axes = axes.filter(|(_, (name, size))| *size > 1 && is_along(name));
        let axes: Vec<usize> = axes.map(|(axis, _)| axis).collect();
        let seconds = match axes.is_empty() || bytes == 0 {
            true => 0.0,
            false => {
                let timing = self.network.best(&Transfer {
                    kind: how.kind(),
                    axes: &axes,
                    payload_bytes: bytes,
                });
                // What the network cannot do is not proposed.
                timing.map_or(f64::INFINITY, |timing| timing.seconds)
            }
        };
        self.known.borrow_mut().insert(key, seconds);
        seconds
    }
}

impl Move {
    const fn kind(self) -> Kind<'static> {
        match self {
            Self::Reduce => Kind::AllReduce,
            Self::Scatter => Kind::ReduceScatter,
            Self::Gather => Kind::AllGather,
            Self::Exchange => Kind::AllToAll,
        }
    }
}

/// What a way leaves.
fn next(way: Way, from: Flow) -> Flow {
    match way {
        Way::Outputs | Way::Pair => Flow::Split,
        Way::Whole | Way::Inputs | Way::DataExperts => Flow::Whole,
        Way::Experts => from,
    }
}

impl Assignment {
    const EMPTY: Self = Self {
        choices: vec![],
        seconds: 0.0,
        bytes: 0.0,
    };

    fn with(&self, choice: Choice, cost: Cost) -> Self {
        let mut longer = self.clone();
        longer.choices.push(choice);
        longer.seconds += cost.seconds;
        longer.bytes += cost.bytes;
        longer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that follow from a seed.
    fn random(seed: &mut u64) -> f64 {
        *seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 40) as f64
    }

    fn table(seed: &mut u64, groups: usize) -> Table {
        let ways = [Way::Whole, Way::Outputs, Way::Inputs, Way::Experts];
        let all = ways
            .iter()
            .flat_map(|&way| [false, true].map(|stored| Choice { way, stored }));
        let mut row = || {
            let costs = |choice: Choice| {
                let cost = FLOWS.map(|from| Cost {
                    seconds: random(seed),
                    bytes: random(seed),
                    next: next(choice.way, from),
                });
                (choice, cost)
            };
            all.clone().map(costs).collect()
        };
        let mut groups_of = vec![];
        for _ in 0..groups {
            groups_of.push(row());
        }
        Table { groups: groups_of }
    }

    /// The least price of all assignments, one by one.
    fn least(groups: &[Vec<(Choice, [Cost; 2])>], from: Flow, per_byte: f64) -> f64 {
        let Some((first, rest)) = groups.split_first() else {
            return 0.0;
        };
        let all = first.iter().map(|(_, costs)| {
            let cost = costs[from as usize];
            cost.seconds + cost.bytes * per_byte + least(rest, cost.next, per_byte)
        });
        all.fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn the_cheapest_of_all_assignments_is_found() {
        let mut seed = 7;
        for groups in 0..=5 {
            let table = table(&mut seed, groups);
            for per_byte in [0.0, 0.5, 3.0] {
                let found = table.cheapest(per_byte);
                assert_eq!(found.choices.len(), groups);
                let price = found.seconds + found.bytes * per_byte;
                assert_eq!(price, least(&table.groups, Flow::Whole, per_byte));
            }
        }
    }

    #[test]
    fn a_higher_price_of_memory_never_takes_more() {
        let table = table(&mut 11, 6);
        let bytes = [0.0, 0.1, 1.0, 10.0].map(|price| table.cheapest(price).bytes);
        assert!(bytes.is_sorted_by(|a, b| a >= b), "{bytes:?}");
    }
}
