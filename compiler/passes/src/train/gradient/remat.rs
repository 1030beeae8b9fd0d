//! Rematerialisation: which values of the forward pass are computed again on the way back, instead
//! of being kept in memory until then (Chen et al., "Training deep nets with sublinear memory
//! cost", 2016).
//!
//! Ops are taken by layers, as their locations tell them: a run of ops of one layer is a segment.
//! What goes into a segment is kept; all that is computed within is computed again, when the way
//! back comes to it. The copies are behind an `optimization_barrier` together with a cotangent, so
//! that nothing makes one of both or moves them before it. Segments have no loops or branches.

use std::collections::BTreeSet;
use std::ops::Range;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::OptimizationBarrier;
use peapod_ir::{Function, Op, Origin, ValueId, cost};
use wildmatch::WildMatch;

use super::walk::{Copies, Slopes};

/// What is computed again on the way back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Remat {
    /// Nothing: all that the way back reads is kept.
    #[default]
    None,
    /// Everything within a layer; what goes from one outermost layer to the next is kept.
    All,
    /// Everything within layers of these paths, with `*` and `?`; layers in them are part of them.
    Layers(Vec<String>),
    /// What saves most for what it takes, until about so many bytes are kept.
    Memory {
        /// Bytes that may be kept.
        bytes: u64,
    },
}

impl Remat {
    /// The runs of ops that are computed again, in order.
    pub(super) fn segments(&self, function: &Function, needed: &[bool]) -> Vec<Range<usize>> {
        match self {
            Self::None => vec![],
            Self::All => runs(function, |layer| Some(outermost(layer))),
            Self::Layers(patterns) => runs(function, |layer| named(layer, patterns)),
            Self::Memory { bytes } => cheapest(function, needed, *bytes),
        }
    }
}

/// The first part of a path.
fn outermost(layer: &str) -> &str {
    layer.split('/').next().unwrap_or(layer)
}

/// The shortest path around a layer that a pattern matches.
fn named<'l>(layer: &'l str, patterns: &[String]) -> Option<&'l str> {
    let ends = layer.match_indices('/').map(|(end, _)| end);
    let mut paths = ends.chain([layer.len()]).map(|end| &layer[..end]);
    paths.find(|path| {
        patterns
            .iter()
            .any(|pattern| WildMatch::new(pattern).matches(path))
    })
}

/// Runs of ops without functions whose layers have one key.
fn runs<'f>(function: &'f Function, key: impl Fn(&'f str) -> Option<&'f str>) -> Vec<Range<usize>> {
    let mut found: Vec<(&str, Range<usize>)> = vec![];
    for (place, op) in function.ops.iter().enumerate() {
        let own = op.location.layer().filter(|_| op.kind.callees().is_empty());
        let Some(own) = own.and_then(&key) else {
            continue;
        };
        match found.last_mut() {
            Some((last, run)) if *last == own && run.end == place => run.end = place + 1,
            _ => found.push((own, place..place + 1)),
        }
    }
    found.into_iter().map(|(_, run)| run).collect()
}

/// Of the outermost layers those that save most bytes for the operations that they take, until no
/// more than this is kept.
fn cheapest(function: &Function, needed: &[bool], bytes: u64) -> Vec<Range<usize>> {
    let ops = function
        .ops
        .iter()
        .zip(needed)
        .filter(|(_, needed)| **needed);
    let read: BTreeSet<ValueId> = ops
        .flat_map(|(op, _)| op.operands().chain(op.outputs.iter().copied()))
        .filter(|value| function.value(*value).origin == Origin::Result)
        .collect();
    let size = |value: &ValueId| function.ty(*value).size_bytes() as u64;
    let mut kept: u64 = read.iter().map(size).sum();
    let mut candidates: Vec<(u64, u64, Range<usize>)> = runs(function, |it| Some(outermost(it)))
        .into_iter()
        .map(|run| {
            let within = inner(function, &run);
            let saved = within.iter().filter(|it| read.contains(it)).map(size).sum();
            let ops = function.ops[run.clone()].iter();
            let cost = ops.map(|op| cost::evaluation(function, op)).sum();
            (saved, cost, run)
        })
        .collect();
    // Most bytes per operation first: a / b > c / d, without fractions.
    candidates.sort_by_key(|(saved, cost, run)| {
        let ratio = u128::from(*saved) * (1 << 32) / u128::from((*cost).max(1));
        (std::cmp::Reverse(ratio), run.start)
    });
    let mut chosen = vec![];
    for (saved, _, run) in candidates {
        if kept <= bytes {
            break;
        }
        kept -= saved;
        chosen.push(run);
    }
    chosen.sort_by_key(|run| run.start);
    chosen
}

/// Values of a run that nothing after it reads.
fn inner(function: &Function, run: &Range<usize>) -> BTreeSet<ValueId> {
    let ops = function.ops[run.clone()].iter();
    let mut within: BTreeSet<ValueId> = ops.flat_map(|op| op.outputs.iter().copied()).collect();
    let later = function.ops[run.end..].iter().flat_map(Op::operands);
    for value in later.chain(function.outputs.iter().copied()) {
        within.remove(&value);
    }
    within
}

/// Emits the ops of a run again, and has the copies of their results be the new ones. Yields the
/// former copies.
pub(super) fn again(
    build: &mut Builder,
    function: &Function,
    run: Range<usize>,
    copies: &mut Copies,
    slopes: &mut Slopes,
) -> Vec<(ValueId, ValueId)> {
    let ops = &function.ops[run];
    let own: BTreeSet<ValueId> = ops
        .iter()
        .flat_map(|op| op.outputs.iter().copied())
        .collect();
    let outer = ops
        .iter()
        .flat_map(Op::operands)
        .filter(|it| !own.contains(it));
    let outer: BTreeSet<ValueId> = outer.collect();
    let of = |origin: &Origin| -> Vec<ValueId> {
        let values = outer
            .iter()
            .filter(|it| function.value(**it).origin == *origin);
        values.copied().collect()
    };
    // Parameters are there in any case; what else a segment begins with holds it back.
    let computed = of(&Origin::Result);
    let inputs = match computed.is_empty() {
        true => of(&Origin::Argument),
        false => computed,
    };
    let cotangent = own.iter().find(|it| slopes.contains_key(it)).copied();
    let mut held = copies.all(&inputs);
    held.extend(cotangent.map(|it| slopes[&it]));
    if held.is_empty() {
        return vec![];
    }
    let types: Vec<_> = held.iter().map(|it| build.ty(*it).clone()).collect();
    let passed = build.emit_many(OptimizationBarrier, &held, types);
    if let Some(cotangent) = cotangent {
        slopes.insert(cotangent, passed[inputs.len()]);
    }
    let former: Vec<_> = own.iter().map(|it| (*it, copies.of(*it))).collect();
    for (input, passed) in inputs.iter().zip(&passed) {
        copies.insert(*input, *passed);
    }
    ops.iter().for_each(|op| copies.op(build, function, op));
    for (input, kept) in inputs.iter().zip(&held) {
        copies.insert(*input, *kept);
    }
    former
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_paths_around_layers() {
        let patterns = ["block_?".to_owned(), "*/dense_2".to_owned()];
        for (layer, expected) in [
            ("block_1/residual_1/dense_1", Some("block_1")),
            ("head/dense_2", Some("head/dense_2")),
            ("block_10", None),
            ("dense_2", None),
        ] {
            assert_eq!(named(layer, &patterns), expected, "{layer}");
        }
    }
}
