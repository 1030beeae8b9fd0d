//! Which arguments a result is computed from element by element.
//!
//! New state is the old one and a change: `w - rate * gradient`, `decay * m + …`, a table with some
//! rows scattered into it. Paths of such ops lead from the old value to the new one, and from data
//! to a result only in rare programs.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::{BinaryOp, Class, TensorOp};
use peapod_ir::{Function, Op, OpKind, Origin, Tensor, ValueId};

/// Calls within calls that are followed.
const MAX_DEPTH: usize = 64;

/// Ops that are looked at before it is given up.
const MAX_STEPS: usize = 1 << 24;

/// Per value, the op that computes it and which of its results it is.
type Definers = SecondaryMap<ValueId, Option<(usize, usize)>>;

/// Per result of a function, the positions of arguments that it is computed from.
type Sources = Rc<Vec<BTreeSet<usize>>>;

/// Paths that are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paths {
    /// Through every op that works element by element.
    Elementwise,
    /// As [`Paths::Update`], and scaled by any scalar that is not a constant, such as a decay that
    /// depends on the step. Neither half of an average, nor what is subtracted.
    Sum,
    /// Through ops that add a change, yield one of their operands or scale it by a decay:
    /// `0.99 · w − rate · gradient` comes from `w` this way. A gradient with a penalty,
    /// `g + λ · w`, does not.
    Update,
}

/// What a decay leaves of a value in a step, 0.9 as a single float included.
const DECAY: std::ops::Range<f64> = 0.875..1.0;

/// What is known of the functions of a module.
pub(super) struct Flow<'m> {
    paths: Paths,
    functions: HashMap<&'m str, &'m Function>,
    known: HashMap<&'m str, Sources>,
    steps: usize,
}

impl<'m> Flow<'m> {
    /// Nothing followed yet.
    pub(super) fn new(functions: &'m [Function], paths: Paths) -> Self {
        let named = functions.iter().map(|it| (it.name.as_str(), it));
        Self {
            paths,
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
        let mut definers = Definers::new();
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
                    let before = self.before(function, &definers, (index, position), depth);
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
        definers: &Definers,
        (index, position): (usize, usize),
        depth: usize,
    ) -> Vec<ValueId> {
        let op = &function.ops[index];
        let elements = |value: ValueId| function.ty(value).elements();
        let result = elements(op.outputs[position]);
        let at = |position: usize| op.inputs.get(position).copied().flatten();
        match op.kind.class() {
            Class::Elementwise(_) if self.paths != Paths::Elementwise => {
                updated(function, definers, op, self.paths)
            }
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
            Class::Contraction(_) | Class::DeviceIndex(_) | Class::Index | Class::Opaque => vec![],
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

/// Operands of an elementwise op that its result is an update of.
fn updated(function: &Function, definers: &Definers, op: &Op, paths: Paths) -> Vec<ValueId> {
    let operands: Vec<ValueId> = op.operands().collect();
    let tensor = op.kind.tensor();
    let chooses = matches!(
        tensor,
        Some(TensorOp::Select(_) | TensorOp::Convert(_) | TensorOp::Clamp(_))
    );
    let any_scalar = paths == Paths::Sum && function.ty(op.outputs[0]).elements() > 1;
    let is_any = |of: &[BinaryOp]| matches!(&op.kind, OpKind::Binary(it) if of.contains(&it.op));
    if chooses || is_any(&[BinaryOp::Add, BinaryOp::Max, BinaryOp::Min]) {
        operands
    } else if is_any(&[BinaryOp::Sub]) {
        operands[..1].to_vec()
    } else if is_any(&[BinaryOp::Mul]) {
        let factors = operands.iter().rev();
        let pairs = operands.iter().zip(factors);
        let decayed = pairs.filter(|(_, factor)| {
            let factor = scale(function, definers, **factor);
            factor.is_some_and(|it| it.map_or(any_scalar, |it| DECAY.contains(&it)))
        });
        decayed.map(|(operand, _)| *operand).collect()
    } else {
        vec![]
    }
}

/// What a value is where it is a scalar, perhaps broadcast: `Some(None)` if it is no constant.
fn scale(function: &Function, definers: &Definers, mut value: ValueId) -> Option<Option<f64>> {
    while let Some((index, _)) = definers[value] {
        let op = &function.ops[index];
        match (op.kind.class(), op.operands().next()) {
            (Class::View, Some(operand)) => value = operand,
            _ => break,
        }
    }
    let value = function.value(value);
    let Origin::Constant(bytes) = &value.origin else {
        return (value.ty.elements() == 1).then_some(None);
    };
    let constant = Tensor::new(value.ty.clone(), bytes.to_vec()).ok()?;
    (value.ty.elements() == 1).then(|| Some(constant.scalars()[0].double()))
}
