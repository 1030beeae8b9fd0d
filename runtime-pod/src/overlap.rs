//! How long collectives may be on their way: which later steps do not wait for them.

use std::ops::Range;

use peapod_schemas::pod::Op;

use crate::arena::Few;
use crate::program::{Computation, Program, Step};

/// Steps after a collective that are looked at.
const MOST_STEPS: usize = 256;

/// When a collective has to be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Until {
    /// The step before which that is.
    pub(crate) step: usize,
    /// Whether operands are overwritten before it.
    pub(crate) keeps: bool,
}

/// Per computation and step that is a collective, when it has to be finished: before the first step
/// after it that reads or writes what it writes, or that runs other computations. What its result
/// shares memory with is dead from the collective on, so that the result may as well be written
/// later. All ranks have the same program, and say the same.
pub(crate) struct Overlap {
    until: Vec<Vec<Until>>,
}

impl Overlap {
    /// Of a rank among others; the only rank waits for nothing, and finishes at once.
    pub(crate) fn new(program: &Program, single: bool) -> Self {
        let of = |computation: &Computation| match single {
            true => vec![],
            false => (0..computation.steps.len())
                .map(|index| until(computation, index))
                .collect(),
        };
        Self {
            until: program.computations.iter().map(of).collect(),
        }
    }

    /// When a collective has to be finished.
    pub(crate) fn until(&self, computation: usize, step: usize) -> Until {
        let own = self.until[computation].get(step);
        own.copied().unwrap_or(at_once(step))
    }
}

/// Before the next step.
fn at_once(index: usize) -> Until {
    Until {
        step: index + 1,
        keeps: false,
    }
}

fn until(computation: &Computation, index: usize) -> Until {
    let step = &computation.steps[index];
    if !matches!(step.op, Op::Collective(_)) {
        return at_once(index);
    }
    let reads = ranges(computation, &step.operands);
    let writes = ranges(computation, &step.results);
    let waits = |other: &Step| {
        let touched = [&other.operands, &other.results].map(|it| ranges(computation, it));
        let calls = matches!(other.op, Op::While(_) | Op::Case(_));
        calls || touched.iter().any(|it| meet(&writes, it))
    };
    let after = &computation.steps[index + 1..];
    let free = after.iter().take(MOST_STEPS).take_while(|it| !waits(it));
    let free = &after[..free.count()];
    let mut overwritten = free.iter();
    Until {
        step: index + 1 + free.len(),
        keeps: overwritten.any(|it| meet(&reads, &ranges(computation, &it.results))),
    }
}

/// Where values are.
fn ranges(computation: &Computation, values: &[usize]) -> Few<Range<usize>> {
    let values = values.iter();
    let ranges = values.filter_map(|&id| computation.values[id].arena_range());
    ranges.collect()
}

/// Whether any of some ranges has bytes in common with any of others.
fn meet(some: &[Range<usize>], others: &[Range<usize>]) -> bool {
    let mut pairs = some.iter().flat_map(|a| others.iter().map(move |b| (a, b)));
    pairs.any(|(a, b)| a.start < b.end && b.start < a.end)
}
