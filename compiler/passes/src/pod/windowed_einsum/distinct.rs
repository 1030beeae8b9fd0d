//! Along which axes devices certainly hold different parts of a value, or partial sums of it: what
//! no one expects to be the same on them.
//!
//! Arguments are split as the interface says. What an op makes of a value that is split is split,
//! too. An all-reduce, all-gather or broadcast makes its axes the same; after a permutation nothing
//! is certain of them, since an axis may have taken the place of another one.

use std::ops::{BitAnd, BitOr, Not};

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, Module, Op, OpKind, ValueId};

/// Calls within one another that are followed; of deeper ones nothing is certain.
const MOST_CALLS: usize = 4;

/// A set of axes; those beyond the first 128 are in none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Axes(u128);

impl Axes {
    /// Of these.
    pub(super) fn of(axes: &[AxisId]) -> Self {
        let bit = |axis: &AxisId| 1_u128.checked_shl(axis.0 as u32).unwrap_or(0);
        Self(axes.iter().map(bit).fold(0, |set, bit| set | bit))
    }
}

impl BitAnd for Axes {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Axes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Axes {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Axes of all values of a module.
pub(super) struct Distinct {
    functions: Vec<SecondaryMap<ValueId, Axes>>,
}

impl Distinct {
    /// Of a program of one device. Without an interface arguments are different everywhere.
    pub(super) fn of(module: &Module, interface: Option<&PodInterface>) -> Self {
        let mut distinct = Self {
            functions: vec![SecondaryMap::new(); module.functions.len()],
        };
        let inputs = module
            .functions
            .first()
            .into_iter()
            .flat_map(|entry| &entry.inputs);
        let inputs = inputs.enumerate();
        let inputs = inputs.map(|(index, _)| match interface {
            None => !Axes::default(),
            Some(interface) => interface.inputs.get(index).map_or(Axes::default(), |port| {
                Axes::of(&port.sharding.axes().collect::<Vec<_>>())
            }),
        });
        let inputs: Vec<Axes> = inputs.collect();
        let walk = &mut Walk {
            module,
            distinct: &mut distinct,
        };
        if !module.functions.is_empty() {
            walk.function(0, &inputs, 0);
        }
        distinct
    }

    /// Axes along which devices hold different parts of a value of a function.
    pub(super) fn axes(&self, function: usize, value: ValueId) -> Axes {
        self.functions[function][value]
    }
}

struct Walk<'a> {
    module: &'a Module,
    distinct: &'a mut Distinct,
}

impl Walk<'_> {
    /// What is so of the results, given what is so of the arguments.
    fn function(&mut self, index: usize, inputs: &[Axes], depth: usize) -> Vec<Axes> {
        let function = &self.module.functions[index];
        let mut values: SecondaryMap<ValueId, Axes> = SecondaryMap::new();
        for (input, axes) in function.inputs.iter().zip(inputs) {
            values[*input] = *axes;
        }
        for op in &function.ops {
            let results = match called(op) {
                true => self.call(op, &values, depth),
                false => vec![of_op(op, &values); op.outputs.len()],
            };
            for (result, axes) in op.outputs.iter().zip(results) {
                values[*result] = axes;
            }
        }
        let outputs = function
            .outputs
            .iter()
            .map(|output| values[*output])
            .collect();
        self.distinct.functions[index] = values;
        outputs
    }

    /// Of the results of an op that runs functions.
    fn call(&mut self, op: &Op, values: &SecondaryMap<ValueId, Axes>, depth: usize) -> Vec<Axes> {
        let nothing = vec![Axes::default(); op.outputs.len()];
        if depth == MOST_CALLS {
            return nothing;
        }
        let operands: Vec<Axes> = op.operands().map(|operand| values[operand]).collect();
        let index = |name: &str| {
            let mut functions = self.module.functions.iter();
            functions.position(|function| function.name == name)
        };
        if let OpKind::Tensor(TensorOp::While(it)) = &op.kind {
            let (Some(condition), Some(body)) = (index(&it.condition), index(&it.body)) else {
                return nothing;
            };
            return self.repeated([condition, body], operands, op.outputs.len(), depth);
        }
        if let OpKind::Tensor(TensorOp::Case(it)) = &op.kind {
            let branches: Vec<usize> = it.functions.iter().filter_map(|it| index(it)).collect();
            let results = branches.into_iter();
            let results = results.map(|branch| self.function(branch, &operands[1..], depth + 1));
            return results.reduce(|a, b| common(&a, &b)).unwrap_or(nothing);
        }
        nothing
    }

    /// Of the carries of a loop: what is so at the beginning and after every turn.
    fn repeated(
        &mut self,
        [condition, body]: [usize; 2],
        mut inputs: Vec<Axes>,
        carries: usize,
        depth: usize,
    ) -> Vec<Axes> {
        loop {
            let after = self.function(body, &inputs, depth + 1);
            let both = common(&inputs[..carries], &after);
            if both == inputs[..carries] {
                self.function(condition, &inputs, depth + 1);
                return both;
            }
            inputs.splice(..carries, both);
        }
    }
}

/// What is so in both of two cases.
fn common(some: &[Axes], others: &[Axes]) -> Vec<Axes> {
    some.iter().zip(others).map(|(a, b)| *a & *b).collect()
}

/// Whether an op runs functions.
fn called(op: &Op) -> bool {
    !op.kind.callees().is_empty()
}

/// Of the results of any other op.
fn of_op(op: &Op, values: &SecondaryMap<ValueId, Axes>) -> Axes {
    let operands = op.operands().map(|operand| values[operand]);
    let operands = operands.fold(Axes::default(), BitOr::bitor);
    if let OpKind::Tensor(TensorOp::PartitionIndex(it)) = &op.kind {
        return Axes::of(&it.axes);
    }
    let Some(collective) = op.kind.class().collective() else {
        return operands;
    };
    let axes = Axes::of(collective.axes());
    let parts = matches!(
        op.kind,
        OpKind::Tensor(TensorOp::ReduceScatter(_) | TensorOp::AllToAll(_))
    );
    match parts {
        true => operands | axes,
        false => operands & !axes,
    }
}
