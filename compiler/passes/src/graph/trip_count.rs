//! How often a loop runs, where what decides on it follows from constants: counters, mostly.
//!
//! What the condition needs is computed turn by turn, with the oracle's own arithmetic.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::entity::SecondaryMap;
use peapod_ir::eval::{Scalar, Tensor, eval_op_by};
use peapod_ir::{Function, Numerics, Op, OpId, Origin, ValueId, cost};

/// Elementary operations that are taken to find out the turns of all loops of a module.
const BUDGET: u64 = 1 << 20;

/// What computing an op costs at least.
const OP_COST: u64 = 16;

/// The turns of a loop of a function, if they are known. `functions` are its condition and its
/// body; what it takes to find out is added to `taken`, which may come to the budget of a module.
pub(crate) fn trip_count(
    numerics: Numerics,
    function: &Function,
    op: &Op,
    [condition, body]: [&Function; 2],
    taken: &Cell<u64>,
) -> Option<u64> {
    let deciding = deciding(numerics, condition, body, op.outputs.len(), taken)?;
    let known = |value: ValueId| {
        let bytes = function.constant(value)?.to_vec();
        Tensor::new(function.ty(value).clone(), bytes).ok()
    };
    let operands: Vec<ValueId> = op.operands().collect();
    let mut values = BTreeMap::new();
    for &index in &deciding {
        values.insert(index, known(*operands.get(index)?)?);
    }
    let condition = Part::of(numerics, condition, &[*condition.outputs.first()?])?;
    let results: Vec<ValueId> = deciding.iter().map(|index| body.outputs[*index]).collect();
    let body = Part::of(numerics, body, &results)?;
    let mut turns = 0;
    loop {
        let decided = condition.eval(&values, taken)?;
        if decided.first()?.scalars().first() != Some(&Scalar::Truth(true)) {
            return Some(turns);
        }
        let next = body.eval(&values, taken)?;
        values = deciding.iter().copied().zip(next).collect();
        turns += 1;
    }
}

/// Adds to what was taken, unless that is more than there is.
fn take(taken: &Cell<u64>, cost: u64) -> Option<()> {
    let sum = taken.get().saturating_add(cost);
    taken.set(sum);
    (sum <= BUDGET).then_some(())
}

/// The values that the condition depends on, from turn to turn; `None` if one of them does not
/// change and so is not known.
fn deciding(
    numerics: Numerics,
    condition: &Function,
    body: &Function,
    changing: usize,
    taken: &Cell<u64>,
) -> Option<BTreeSet<usize>> {
    let mut deciding = BTreeSet::new();
    let mut pending = Part::of(numerics, condition, &condition.outputs)?.inputs();
    while let Some(index) = pending.pop() {
        if index >= changing {
            return None;
        }
        if deciding.insert(index) {
            take(taken, body.ops.len() as u64 + 1)?;
            pending.extend(Part::of(numerics, body, &[body.outputs[index]])?.inputs());
        }
    }
    Some(deciding)
}

/// What a function needs for some of its values.
struct Part<'f> {
    numerics: Numerics,
    function: &'f Function,
    ops: BTreeSet<OpId>,
    read: BTreeSet<ValueId>,
    results: Vec<ValueId>,
}

impl<'f> Part<'f> {
    /// `None` if something in it calls functions, or lives from run to run.
    fn of(numerics: Numerics, function: &'f Function, results: &[ValueId]) -> Option<Self> {
        let mut makers = SecondaryMap::new();
        for (id, op) in function.op_ids().zip(&function.ops) {
            op.outputs
                .iter()
                .for_each(|result| makers[*result] = Some(id));
        }
        let mut part = Self {
            numerics,
            function,
            ops: BTreeSet::new(),
            read: BTreeSet::new(),
            results: results.to_vec(),
        };
        let mut pending = results.to_vec();
        while let Some(value) = pending.pop() {
            if !part.read.insert(value) {
                continue;
            }
            if let Some(maker) = makers[value] {
                let op: &Op = function.op(maker);
                if !op.kind.callees().is_empty() || !op.kind.states().is_empty() {
                    return None;
                }
                part.ops.insert(maker);
                pending.extend(op.operands());
            }
        }
        Some(part)
    }

    /// The positions of the arguments that it reads.
    fn inputs(&self) -> Vec<usize> {
        let inputs = self.function.inputs.iter().enumerate();
        let read = inputs.filter(|(_, input)| self.read.contains(input));
        read.map(|(index, _)| index).collect()
    }

    /// The results for these arguments, by position; `None` where the budget does not have what it
    /// costs.
    fn eval(&self, arguments: &BTreeMap<usize, Tensor>, taken: &Cell<u64>) -> Option<Vec<Tensor>> {
        let mut values: BTreeMap<ValueId, Tensor> = BTreeMap::new();
        for (&index, argument) in arguments {
            values.insert(*self.function.inputs.get(index)?, argument.clone());
        }
        for &value in &self.read {
            if let Origin::Constant(bytes) = &self.function.value(value).origin {
                take(taken, bytes.len() as u64)?;
                let ty = self.function.ty(value).clone();
                values.insert(value, Tensor::new(ty, bytes.to_vec()).ok()?);
            }
        }
        for id in &self.ops {
            let op = self.function.op(*id);
            let cost = cost::evaluation(self.function, op).saturating_add(OP_COST);
            take(taken, cost)?;
            let operands = op.inputs.iter();
            let operands = operands.map(|operand| match operand {
                Some(operand) => values.get(operand).cloned().map(Some),
                None => Some(None),
            });
            let operands = operands.collect::<Option<Vec<_>>>()?;
            let &[result] = &op.outputs[..] else {
                return None;
            };
            let tensor =
                eval_op_by(self.numerics, &op.kind, &operands, self.function.ty(result)).ok()?;
            values.insert(result, tensor);
        }
        let results = self
            .results
            .iter()
            .map(|result| values.get(result).cloned());
        take(taken, self.ops.len() as u64 + 1)?;
        results.collect()
    }
}
