//! The entry while updates in it are rewritten, one parameter after another.
//!
//! Who makes and who reads a value is known at any time, and ops are put in front of others without
//! moving the rest: what one parameter costs does not depend on how long the program is.

use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Op, OpKind, Origin, TensorType, ValueId};

/// Where an op stands: ops put in front of another one have its first number, and count upward in
/// the second one to the op itself.
type Place = (i64, u32);

/// The second number of an op that others may be put in front of.
const ITSELF: u32 = u32::MAX;

/// A function whose ops are edited. They are named by numbers that stay.
pub(super) struct Draft<'f> {
    /// Values, arguments and results; its list of ops is empty until the end.
    pub function: &'f mut Function,
    ops: Vec<Op>,
    places: Vec<Place>,
    /// Per op, how many were put in front of it.
    in_front: Vec<u32>,
    first: i64,
    last: i64,
    makers: Vec<Option<usize>>,
    readers: Vec<Vec<usize>>,
    is_output: Vec<bool>,
    from_state: Vec<bool>,
}

impl<'f> Draft<'f> {
    /// Takes the ops of a function. `state` are arguments that are kept from step to step and are
    /// no parameters.
    pub fn new(function: &'f mut Function, state: &[ValueId]) -> Self {
        let ops = std::mem::take(&mut function.ops);
        let count = function.values.len();
        let mut draft = Self {
            ops: Vec::with_capacity(ops.len()),
            places: Vec::with_capacity(ops.len()),
            in_front: Vec::with_capacity(ops.len()),
            first: 0,
            last: 0,
            makers: vec![None; count],
            readers: vec![vec![]; count],
            is_output: vec![false; count],
            from_state: vec![false; count],
            function,
        };
        for output in &draft.function.outputs {
            draft.is_output[output.index()] = true;
        }
        for id in state {
            draft.from_state[id.index()] = draft.function.ty(*id).elements() > 1;
        }
        for op in ops {
            draft.push(op);
        }
        draft
    }

    /// Gives the function its ops back, in order.
    pub fn finish(self) {
        let mut placed: Vec<(Place, Op)> = self.places.into_iter().zip(self.ops).collect();
        placed.sort_by_key(|(place, _)| *place);
        self.function.ops = placed.into_iter().map(|(_, op)| op).collect();
    }

    /// The op of this number.
    pub fn op(&self, op: usize) -> &Op {
        &self.ops[op]
    }

    /// The op that makes a value.
    pub fn maker(&self, value: ValueId) -> Option<usize> {
        self.makers[value.index()]
    }

    /// Ops that read a value; one that reads it twice may be there twice.
    pub fn readers(&self, value: ValueId) -> &[usize] {
        &self.readers[value.index()]
    }

    /// Whether a value is a result of the function.
    pub fn is_output(&self, value: ValueId) -> bool {
        self.is_output[value.index()]
    }

    /// Whether a value is computed from state of more than one element, or is such.
    pub fn is_from_state(&self, value: ValueId) -> bool {
        self.from_state[value.index()]
    }

    /// Whether a value is a constant, or made from scalars: every reader may have one of its own.
    pub fn is_spread(&self, value: ValueId) -> bool {
        if let Origin::Constant(_) = self.function.value(value).origin {
            return true;
        }
        self.maker(value).is_some_and(|maker| {
            let mut operands = self.ops[maker].inputs.iter().flatten();
            operands.all(|id| self.function.ty(*id).shape.is_empty())
        })
    }

    /// Whether an op only says how a value lies.
    pub fn is_constraint(&self, op: usize) -> bool {
        matches!(
            self.ops[op].kind,
            OpKind::Tensor(TensorOp::ShardingConstraint(_))
        )
    }

    /// Ops in the order in which they stand, each once.
    pub fn in_order(&self, ops: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut ops: Vec<usize> = ops.into_iter().collect();
        ops.sort_unstable_by_key(|op| self.places[*op]);
        ops.dedup();
        ops
    }

    /// A value that an op is going to make.
    pub fn result(&mut self, name: String, ty: TensorType) -> ValueId {
        self.makers.push(None);
        self.readers.push(vec![]);
        self.is_output.push(false);
        self.from_state.push(false);
        self.function.add_value(name, ty, Origin::Result)
    }

    /// Puts an op behind all others.
    pub fn push(&mut self, op: Op) {
        let place = self.behind_all();
        self.put(op, place);
    }

    /// Puts ops, in this order, in front of all others.
    pub fn push_front(&mut self, ops: Vec<Op>) {
        self.first -= ops.len() as i64;
        for (place, op) in (self.first..).zip(ops) {
            self.put(op, (place, ITSELF));
        }
    }

    /// Puts an op right in front of another one, which was not put so itself.
    pub fn put_before(&mut self, other: usize, op: Op) {
        let (place, itself) = self.places[other];
        debug_assert_eq!(
            itself, ITSELF,
            "nothing goes before what was put before an op"
        );
        let position = self.in_front[other];
        self.in_front[other] += 1;
        self.put(op, (place, position));
    }

    /// Moves an op behind all others.
    pub fn move_to_end(&mut self, op: usize) {
        self.places[op] = self.behind_all();
    }

    /// Makes an op read another value as its first operand.
    pub fn set_first_operand(&mut self, op: usize, value: ValueId) {
        let old = self.ops[op].inputs[0].replace(value);
        if let Some(old) = old
            && !self.ops[op].inputs.contains(&Some(old))
        {
            self.readers[old.index()].retain(|reader| *reader != op);
        }
        self.readers[value.index()].push(op);
    }

    /// Gives an op other attributes.
    pub fn set_kind(&mut self, op: usize, kind: OpKind) {
        self.ops[op].kind = kind;
    }

    /// Makes every op that reads a value read another one in its place.
    pub fn replace_reads(&mut self, value: ValueId, by: ValueId) {
        let readers = std::mem::take(&mut self.readers[value.index()]);
        for reader in &readers {
            for operand in self.ops[*reader].inputs.iter_mut().flatten() {
                if *operand == value {
                    *operand = by;
                }
            }
        }
        self.readers[by.index()].extend(readers);
        self.from_state[by.index()] |= self.from_state[value.index()];
    }

    fn behind_all(&mut self) -> Place {
        let place = (self.last, ITSELF);
        self.last += 1;
        place
    }

    fn put(&mut self, op: Op, place: Place) {
        let number = self.ops.len();
        let mut from_state = false;
        for operand in op.inputs.iter().flatten() {
            self.readers[operand.index()].push(number);
            from_state |= self.from_state[operand.index()];
        }
        for result in &op.outputs {
            self.makers[result.index()] = Some(number);
            self.from_state[result.index()] |= from_state;
        }
        self.ops.push(op);
        self.places.push(place);
        self.in_front.push(0);
    }
}
