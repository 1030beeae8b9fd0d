//! Whose bytes the values of a computation are.

use alloc::collections::BTreeMap;
use alloc::vec;

use super::super::{Computation, Op, Place, Value};

/// Finds the roots of all values. A copy has its operand's bytes. A value that no step makes is
/// another shape of what is at its place when it is first read: reshapes are no steps of their own.
pub(super) fn find(computation: &mut Computation) {
    let mut search = Search {
        found: vec![false; computation.values.len()],
        there: BTreeMap::new(),
        values: &mut computation.values,
    };
    for &input in &computation.inputs {
        search.place(input);
    }
    for step in &computation.steps {
        step.operands.iter().for_each(|&value| search.read(value));
        for (position, &value) in step.results.iter().enumerate() {
            if step.op == Op::Copy {
                search.values[value].root = search.values[step.operands[position]].root;
            }
            search.place(value);
        }
    }
    let outputs = computation.outputs.iter();
    outputs.for_each(|&value| search.read(value));
}

struct Search<'a> {
    values: &'a mut [Value],
    /// Per value, whether its root is known.
    found: vec::Vec<bool>,
    /// By offset in the arena, the value that is there.
    there: BTreeMap<usize, usize>,
}

impl Search<'_> {
    /// A value is written.
    fn place(&mut self, value: usize) {
        self.found[value] = true;
        if let Some(Place::Arena(at)) = self.values[value].place {
            self.there.insert(at, value);
        }
    }

    /// A value is read.
    fn read(&mut self, value: usize) {
        let known = core::mem::replace(&mut self.found[value], true);
        if let (false, Some(Place::Arena(at))) = (known, self.values[value].place)
            && let Some(&there) = self.there.get(&at)
            && self.values[there].bytes == self.values[value].bytes
        {
            self.values[value].root = self.values[there].root;
        }
    }
}
