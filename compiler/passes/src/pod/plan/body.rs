//! Groups of ops as steps: registers, views, results.

use indexmap::IndexSet;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::plan::pod::{Element, Fusion, PodStep, View};
use peapod_ir::{Function, OpId, ValueId};

use super::fuse::{self, Groups};
use super::reads::{Kind, Read, Reads};
use super::view;

/// The step that runs a group; `None` for ops whose results share the place of their operands.
pub(super) fn step(
    function: &Function,
    reads: &Reads,
    members: &[OpId],
    stored: &EntitySet<ValueId>,
) -> Option<PodStep> {
    let first = *members.first()?;
    match reads.kinds[first] {
        Kind::Idle | Kind::Alias => None,
        Kind::Kernel => Some(PodStep::Op(first)),
        Kind::Gathering => Some(PodStep::Fusion(gathering(function, reads, first))),
        Kind::Elementwise => Some(PodStep::Fusion(fusion(function, reads, members, stored))),
    }
}

/// Values that have to be stored in memory because another group or the caller reads them.
pub(super) fn stored(function: &Function, reads: &Reads, groups: &Groups) -> EntitySet<ValueId> {
    let mut stored = reads.outputs.clone();
    for op in function.op_ids() {
        for (base, same) in fuse::sources(reads, op) {
            let maker = reads.makers[base];
            if maker.is_some_and(|maker| !same || groups.of[maker] != groups.of[op]) {
                stored.insert(base);
            }
        }
    }
    stored
}

fn gathering(function: &Function, reads: &Reads, op: OpId) -> Fusion {
    let result = function.op(op).outputs[0];
    let operands = reads.reads[op].iter().filter_map(|read| match read {
        Read::At(base, view) => Some((*base, view.clone())),
        Read::Whole(_) | Read::Same(_) | Read::Index(..) => None,
    });
    Fusion {
        origin: op,
        shape: view::squeezed(&function.ty(result).shape),
        operands: operands.collect(),
        body: Vec::new(),
        results: vec![(result, 0)],
    }
}

/// What a register holds.
#[derive(Clone, PartialEq)]
enum Held {
    Operand(usize),
    Element(usize),
}

struct Builder {
    shape: Vec<usize>,
    operands: IndexSet<(ValueId, View)>,
    body: Vec<(OpId, Vec<Held>, usize)>,
    made: Vec<(ValueId, usize)>,
}

impl Builder {
    fn operand(&mut self, value: ValueId, view: View) -> Held {
        Held::Operand(self.operands.insert_full((value, view)).0)
    }

    fn index(&mut self, iota: OpId, dim: usize) -> Held {
        let known = self.body.iter().position(|it| (it.0, it.2) == (iota, dim));
        Held::Element(known.unwrap_or_else(|| {
            self.body.push((iota, Vec::new(), dim));
            self.body.len() - 1
        }))
    }

    fn read(&mut self, read: &Read) -> Held {
        match read {
            Read::Index(iota, dim) => self.index(*iota, *dim),
            Read::At(base, view) => self.operand(*base, view.clone()),
            Read::Same(base) | Read::Whole(base) => {
                match self.made.iter().find(|(value, _)| value == base) {
                    Some((_, element)) => Held::Element(*element),
                    None => self.operand(*base, view::dense(&self.shape.clone())),
                }
            }
        }
    }

    fn finish(self, origin: OpId, stored: &EntitySet<ValueId>) -> Fusion {
        let Self {
            mut shape,
            operands,
            body,
            made,
        } = self;
        let mut operands: Vec<(ValueId, View)> = operands.into_iter().collect();
        // An index that is always 0 counts along a dimension of its own.
        if body
            .iter()
            .any(|(_, _, dim)| *dim == shape.len() && *dim > 0)
            || body.iter().any(|(_, arguments, _)| arguments.is_empty()) && shape.is_empty()
        {
            shape.push(1);
            operands
                .iter_mut()
                .for_each(|(_, view)| view.strides.push(0));
        }
        let register = |held: &Held| match held {
            Held::Operand(operand) => *operand,
            Held::Element(element) => operands.len() + element,
        };
        let element = |(op, arguments, dim): &(OpId, Vec<Held>, usize)| Element {
            op: *op,
            arguments: arguments.iter().map(register).collect(),
            dim: *dim,
        };
        let results = made.iter().filter(|(value, _)| stored.contains(*value));
        Fusion {
            origin,
            shape,
            body: body.iter().map(element).collect(),
            results: results
                .map(|(value, it)| (*value, operands.len() + it))
                .collect(),
            operands,
        }
    }
}

fn fusion(
    function: &Function,
    reads: &Reads,
    members: &[OpId],
    stored: &EntitySet<ValueId>,
) -> Fusion {
    let last = members[members.len() - 1];
    let result = function.op(last).outputs[0];
    let mut builder = Builder {
        shape: view::squeezed(&function.ty(result).shape),
        operands: IndexSet::new(),
        body: Vec::new(),
        made: Vec::new(),
    };
    for &member in members {
        let op = function.op(member);
        let element = if let OpKind::Tensor(TensorOp::Iota(iota)) = &op.kind {
            let shape = &function.ty(op.outputs[0]).shape;
            let dim = match shape[iota.dim] {
                1 => builder.shape.len(),
                _ => view::squeezed(&shape[..iota.dim]).len(),
            };
            builder.index(member, dim)
        } else {
            let reads = &reads.reads[member];
            let arguments = reads.iter().map(|read| builder.read(read)).collect();
            builder.body.push((member, arguments, 0));
            Held::Element(builder.body.len() - 1)
        };
        if let Held::Element(element) = element {
            builder.made.push((op.outputs[0], element));
        }
    }
    builder.finish(last, stored)
}
