//! Pairs of results and arguments that evidence allows, where there is one way to pair them.

use std::collections::{BTreeMap, BTreeSet};

/// Pairs of a part of the graph whose matchings are compared; those of more are left open.
const MAX_MATCHED: usize = 1 << 10;

/// Which results may replace which arguments.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidates {
    /// Per result, the arguments.
    pub(super) of_result: BTreeMap<usize, BTreeSet<usize>>,
}

impl Candidates {
    /// The pairs of the largest matching, where only one is as large, of every connected part of
    /// the graph for itself.
    pub(super) fn unique_pairs(&self) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        for part in self.parts() {
            let edges: usize = part.of_result.values().map(BTreeSet::len).sum();
            if edges <= MAX_MATCHED {
                pairs.extend(part.unique_matching().into_iter().flatten());
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// The connected parts of the graph.
    fn parts(&self) -> Vec<Self> {
        let mut results_of: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (result, arguments) in &self.of_result {
            for argument in arguments {
                results_of.entry(*argument).or_default().push(*result);
            }
        }
        let mut parts = Vec::new();
        let mut seen = BTreeSet::new();
        for start in self.of_result.keys() {
            let mut part = Self::default();
            let mut pending = vec![*start];
            while let Some(result) = pending.pop() {
                if !seen.insert(result) {
                    continue;
                }
                let arguments = &self.of_result[&result];
                for argument in arguments {
                    // Each argument leads to its results once.
                    pending.extend(results_of.remove(argument).unwrap_or_default());
                }
                part.of_result.insert(result, arguments.clone());
            }
            parts.extend((!part.of_result.is_empty()).then_some(part));
        }
        parts
    }

    /// The largest matching, if no other is as large.
    fn unique_matching(&self) -> Option<Vec<(usize, usize)>> {
        let mut matching = BTreeMap::new();
        for result in self.of_result.keys() {
            self.augment(*result, &mut matching, None);
        }
        let pairs: Vec<(usize, usize)> = matching.iter().map(|(a, r)| (*r, *a)).collect();
        let replaceable = pairs.iter().any(|pair| {
            let mut rest = matching.clone();
            rest.remove(&pair.1);
            let mut free = self.of_result.keys().filter(|result| {
                **result == pair.0 || pairs.iter().all(|(matched, _)| matched != *result)
            });
            free.any(|result| self.augment(*result, &mut rest, Some(*pair)))
        });
        (!replaceable).then_some(pairs)
    }

    /// Matches one more result, from a free one, without the pair `without`. `matching` is from
    /// argument to result.
    fn augment(
        &self,
        result: usize,
        matching: &mut BTreeMap<usize, usize>,
        without: Option<(usize, usize)>,
    ) -> bool {
        // Where each argument was reached from.
        let mut from: BTreeMap<usize, usize> = BTreeMap::new();
        let mut pending = vec![result];
        while let Some(result) = pending.pop() {
            for &argument in &self.of_result[&result] {
                if Some((result, argument)) == without || from.contains_key(&argument) {
                    continue;
                }
                from.insert(argument, result);
                if let Some(next) = matching.get(&argument) {
                    pending.push(*next);
                    continue;
                }
                // Every result on the way takes the argument by which it was left.
                let mut free = argument;
                loop {
                    let result = from[&free];
                    let left = matching.iter().find(|(_, matched)| **matched == result);
                    let left = left.map(|(argument, _)| *argument);
                    matching.insert(free, result);
                    match left {
                        Some(argument) => free = argument,
                        None => return true,
                    }
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of pairs in which each result and argument occurs once at most.
    fn matchings(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
        let Some((first, rest)) = edges.split_first() else {
            return vec![vec![]];
        };
        let without = matchings(rest);
        let free = |pair: &(usize, usize)| pair.0 != first.0 && pair.1 != first.1;
        let with = without.iter().filter(|pairs| pairs.iter().all(free));
        let with: Vec<_> = with.map(|pairs| [&[*first], &pairs[..]].concat()).collect();
        [without, with].concat()
    }

    fn largest(of: impl Iterator<Item = Vec<(usize, usize)>>) -> Option<Vec<(usize, usize)>> {
        let all: Vec<_> = of.collect();
        let size = all.iter().map(Vec::len).max()?;
        let mut of_size = all.into_iter().filter(|pairs| pairs.len() == size);
        let found = of_size.next();
        found.filter(|_| of_size.next().is_none())
    }

    /// All graphs of 3 results and 4 arguments, against all of their matchings.
    #[test]
    fn pairs_are_those_of_the_only_largest_matching() {
        for bits in 1_u32..1 << 12 {
            let edges = (0..12).filter(|edge| bits >> edge & 1 == 1);
            let edges: Vec<(usize, usize)> = edges.map(|edge| (edge / 4, edge % 4)).collect();
            let mut graph = Candidates::default();
            for (result, argument) in &edges {
                graph
                    .of_result
                    .entry(*result)
                    .or_default()
                    .insert(*argument);
            }
            let all = matchings(&edges);
            let mut matching = graph.unique_matching();
            matching.iter_mut().for_each(|pairs| pairs.sort_unstable());
            assert_eq!(matching, largest(all.into_iter()), "{edges:?}");
        }
    }
}
