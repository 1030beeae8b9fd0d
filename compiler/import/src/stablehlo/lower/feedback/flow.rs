//! Which arguments a result is computed from element by element.
//!
//! New state is the old one and a change: `w - rate * gradient`, `decay * m + …`, a table with some
//! rows scattered into it. Paths of such ops lead from the old value to the new one, and from data
//! to a result only in rare programs.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::{Function, Op, OpKind, Origin, ValueId};

/// Calls within calls that are followed.
const MAX_DEPTH: usize = 64;

/// Ops that are looked at before it is given up.
const MAX_STEPS: usize = 1 << 24;

/// Per result of a function, the positions of arguments that it is computed from.
type Sources = Rc<Vec<BTreeSet<usize>>>;

/// What is known of the functions of a module.
pub(super) struct Flow<'m> {
    functions: HashMap<&'m str, &'m Function>,
    known: HashMap<&'m str, Sources>,
    steps: usize,
}

impl<'m> Flow<'m> {
    /// Nothing followed yet.
    pub(super) fn new(functions: &'m [Function]) -> Self {
        let named = functions.iter().map(|it| (it.name.as_str(), it));
        Self {
            functions: named.collect(),
            known: HashMap::new(),
            steps: 0,
        }
    }

    /// Per result, the positions of arguments that it is computed from element by element; `None`
    /// if the program is too large to say.
    pub(super) fn sources(&mut self, function: &'m Function) -> Option<Sources> {
        let sources = self.of(function, 0);
        (self.steps < MAX_STEPS).then_some(sources)
    }

    fn of(&mut self, function: &'m Function, depth: usize) -> Sources {
        if let Some(known) = self.known.get(function.name.as_str()) {
            return known.clone();
        }
        if depth == MAX_DEPTH {
            return Rc::new(vec![BTreeSet::new(); function.outputs.len()]);
        }
        let mut definers: SecondaryMap<ValueId, Option<(usize, usize)>> = SecondaryMap::new();
        for (index, op) in function.ops.iter().enumerate() {
            for (position, output) in op.outputs.iter().enumerate() {
                definers[*output] = Some((index, position));
            }
        }
        let sources = function.outputs.iter().map(|output| {
            let mut found = BTreeSet::new();
            let mut seen = BTreeSet::from([*output]);
            let mut pending = vec![*output];
            while let Some(value) = pending.pop() {
                self.steps += 1;
                if self.steps >= MAX_STEPS {
                    break;
                }
                if let Origin::Argument = function.value(value).origin {
                    found.extend(function.inputs.iter().position(|it| *it == value));
                }
                if let Some((index, position)) = definers[value] {
                    let before = self.before(function, &function.ops[index], position, depth);
                    pending.extend(before.into_iter().filter(|it| seen.insert(*it)));
                }
            }
            found
        });
        let sources = Rc::new(sources.collect::<Vec<_>>());
        self.known.insert(&function.name, sources.clone());
        sources
    }

    /// The operands that a result of an op is computed from element by element.
    fn before(
        &mut self,
        function: &'m Function,
        op: &'m Op,
        position: usize,
        depth: usize,
    ) -> Vec<ValueId> {
        let elements = |value: ValueId| function.ty(value).elements();
        let result = elements(op.outputs[position]);
        let at = |position: usize| op.inputs.get(position).copied().flatten();
        match op.kind.class() {
            Class::Elementwise(_) | Class::View => {
                let same = op.operands().filter(|value| elements(*value) == result);
                same.collect()
            }
            Class::Barrier | Class::Collective(_) => at(position).into_iter().collect(),
            Class::Control(_) => self.before_control(op, position, depth),
            // Elements that are not written stay.
            Class::Indexing | Class::Reduction(_) if keeps_rest(&op.kind) => {
                at(position).into_iter().collect()
            }
            Class::Contraction(_) | Class::DeviceIndex(_) | Class::Index => vec![],
            Class::Indexing | Class::Movement | Class::Ordering | Class::Reduction(_) => vec![],
        }
    }

    fn before_control(&mut self, op: &'m Op, position: usize, depth: usize) -> Vec<ValueId> {
        // What a loop changes are its first operands; a branch has the index before its arguments.
        if let OpKind::Tensor(TensorOp::While(_)) = op.kind {
            let operand = op.inputs.get(position).copied().flatten();
            return operand.into_iter().collect();
        }
        let first = usize::from(matches!(op.kind, OpKind::Tensor(TensorOp::Case(_))));
        let mut positions = BTreeSet::new();
        for callee in op.kind.callees() {
            if let Some(callee) = self.functions.get(callee).copied() {
                let sources = self.of(callee, depth + 1);
                positions.extend(sources.get(position).into_iter().flatten().copied());
            }
        }
        let operands = positions.into_iter();
        let operands = operands.filter_map(|it| op.inputs.get(first + it).copied().flatten());
        operands.collect()
    }
}

/// Whether an op yields operands in which some elements are replaced.
fn keeps_rest(kind: &OpKind) -> bool {
    let tensor = kind.tensor();
    matches!(
        tensor,
        Some(TensorOp::DynamicUpdateSlice(_) | TensorOp::Scatter(_))
    )
}
