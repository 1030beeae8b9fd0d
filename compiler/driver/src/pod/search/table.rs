//! The cheapest chain of choices for the groups of a model.
//!
//! Groups follow one another in the order of their use. What flows between them is whole over the
//! axis for models, or split along its features: these are the two states. A choice takes so many
//! seconds in a state and leaves the next one; the cheapest chain is found exactly. Memory comes in
//! at a price for each byte (a Lagrange multiplier), so that there are several answers, from fast
//! to small.

use super::plan::{Choice, Way};

/// What flows between two groups, along its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Whole,
    Split,
}

/// Both, in the order in which costs are.
pub(super) const FLOWS: [Flow; 2] = [Flow::Whole, Flow::Split];

/// What a choice takes of every device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cost {
    /// Seconds of a step.
    pub seconds: f64,
    /// Bytes that stay or are kept.
    pub bytes: f64,
    /// What it leaves.
    pub next: Flow,
}

/// Choices for all groups.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// One for each group.
    pub choices: Vec<Choice>,
    /// Estimated seconds of a step.
    pub seconds: f64,
    /// Estimated bytes on a device: parameters, optimizer state, and what is kept of the forward
    /// pass.
    pub bytes: f64,
}

/// Costs of all choices for all groups, in every state.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Per group and choice, in each state.
    pub(super) groups: Vec<Vec<(Choice, [Cost; 2])>>,
}

impl Table {
    /// What can be chosen for a group.
    pub fn choices(&self, group: usize) -> impl Iterator<Item = Choice> + '_ {
        self.groups[group].iter().map(|(choice, _)| *choice)
    }

    /// What choices take, one for each group.
    pub fn of(&self, choices: &[Choice]) -> Assignment {
        let mut state = FLOWS[0];
        let mut so_far = Assignment::EMPTY;
        for (known, choice) in self.groups.iter().zip(choices) {
            let costs = known.iter().find(|(it, _)| it == choice);
            let unknown = Cost {
                seconds: f64::INFINITY,
                bytes: 0.0,
                next: Flow::Whole,
            };
            let cost = costs.map_or(unknown, |(_, costs)| costs[state as usize]);
            state = cost.next;
            so_far = so_far.with(*choice, cost);
        }
        so_far
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

/// What a way leaves.
pub(super) fn next(way: Way, from: Flow) -> Flow {
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
                assert_eq!(table.of(&found.choices), found);
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
