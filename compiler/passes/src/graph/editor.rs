//! Edits a function in place: what every pass that rewrites ops is written with.
//!
//! Definitions and uses are known at any time. Ops are inserted before others without moving the
//! rest, so an edit costs what it touches, however long the function is. Ops keep their ids until
//! [`Editor::finish`]; those that were there before have their index.

use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::ops::Activation;
use peapod_ir::{Function, Location, Op, OpId, OpKind, Origin, TensorType, ValueId};

/// The position of an op. Ops inserted before an anchor share its first number and count upward in
/// the second; the anchor itself has the largest.
type Position = (i64, u32);

/// The second number of an op that others may be inserted before.
const ANCHOR: u32 = u32::MAX;

/// An op in the function under edit.
struct Slot {
    /// `None` once it is removed; its position stays, for what replaces it.
    op: Option<Op>,
    position: Position,
    /// How many ops were inserted before it.
    inserted: u32,
}

/// Ops that use a value, each as often as it does.
#[derive(Clone, Debug, Default)]
struct Users {
    /// Some of them may have been removed from the function since.
    ops: Vec<OpId>,
    /// How many.
    removed: usize,
}

/// A function under edit.
pub(crate) struct Editor<'f> {
    /// Values, arguments and results. Its list of ops is empty until [`Editor::finish`].
    pub(crate) function: &'f mut Function,
    slots: PrimaryMap<OpId, Slot>,
    definers: SecondaryMap<ValueId, Option<OpId>>,
    users: SecondaryMap<ValueId, Users>,
    outputs: EntitySet<ValueId>,
    front: i64,
    back: i64,
    /// New ops go before this one; `None` appends them.
    cursor: Option<OpId>,
    /// Where new ops came from.
    location: Location,
    /// Name of new values.
    name: String,
}

#[cfg_attr(
    not(feature = "pod"),
    allow(dead_code, reason = "boards use a part of it")
)]
impl<'f> Editor<'f> {
    /// Takes the ops of a function, to be given back by [`Editor::finish`].
    pub(crate) fn new(function: &'f mut Function) -> Self {
        let ops = std::mem::take(&mut function.ops);
        let mut editor = Self {
            slots: PrimaryMap::with_capacity(ops.len()),
            definers: SecondaryMap::new(),
            users: SecondaryMap::new(),
            outputs: EntitySet::new(),
            front: 0,
            back: 0,
            cursor: None,
            location: Location::default(),
            name: String::new(),
            function,
        };
        editor
            .outputs
            .extend(editor.function.outputs.iter().copied());
        for op in ops {
            editor.push(op);
        }
        editor
    }

    /// Gives the function its ops back, in order.
    pub(crate) fn finish(self) {
        let present = self.slots.into_iter().map(|(_, slot)| slot);
        let mut ops: Vec<(Position, Op)> = present
            .filter_map(|slot| Some((slot.position, slot.op?)))
            .collect();
        ops.sort_by_key(|(position, _)| *position);
        self.function.ops = ops.into_iter().map(|(_, op)| op).collect();
    }

    /// Ids of all ops so far, removed ones included: before any insertion, in execution order.
    pub(crate) fn ids(&self) -> impl Iterator<Item = OpId> + use<> {
        self.slots.keys()
    }

    /// The op with this id.
    ///
    /// # Panics
    ///
    /// If it was removed.
    pub(crate) fn op(&self, id: OpId) -> &Op {
        let op = self.slots[id].op.as_ref();
        op.expect("removed ops are not looked at")
    }

    /// The op that defines a value.
    pub(crate) fn definer(&self, value: ValueId) -> Option<OpId> {
        self.definers[value]
    }

    /// The op that defines a value, itself.
    pub(crate) fn definition(&self, value: ValueId) -> Option<&Op> {
        Some(self.op(self.definer(value)?))
    }

    /// Ops that use a value, each as often as it does.
    #[cfg(feature = "pod")]
    pub(crate) fn users(&self, value: ValueId) -> impl Iterator<Item = OpId> {
        let users = self.users[value].ops.iter().copied();
        users.filter(|user| self.slots[*user].op.is_some())
    }

    /// Whether a value is a result of the function.
    pub(crate) fn is_output(&self, value: ValueId) -> bool {
        self.outputs.contains(value)
    }

    /// Whether a value is used exactly once, and not as a result of the function.
    pub(crate) fn has_one_use(&self, value: ValueId) -> bool {
        let users = &self.users[value];
        users.ops.len() - users.removed == 1 && !self.is_output(value)
    }

    /// These ops in execution order, each once.
    pub(crate) fn in_order(&self, ops: impl IntoIterator<Item = OpId>) -> Vec<OpId> {
        let mut ops: Vec<OpId> = ops.into_iter().collect();
        ops.sort_unstable_by_key(|op| self.slots[*op].position);
        ops.dedup();
        ops
    }

    /// New ops go before this one, with its location, and new values get the name of its result.
    pub(crate) fn before(&mut self, id: OpId) {
        let op = self.op(id);
        let location = op.location.clone();
        let result = op.outputs.first();
        let name = result.map_or(String::new(), |value| {
            self.function.value(*value).name.clone()
        });
        (self.cursor, self.location, self.name) = (Some(id), location, name);
    }

    /// New ops have the location of this one, and new values the name of its result.
    #[cfg(feature = "pod")]
    pub(crate) fn named_after(&mut self, op: &Op) {
        self.location.clone_from(&op.location);
        let result = op.outputs.first();
        self.name = result.map_or(String::new(), |value| {
            self.function.value(*value).name.clone()
        });
    }

    /// Removes an op. What is written next takes its place, as after [`Editor::before`].
    pub(crate) fn take(&mut self, id: OpId) -> Op {
        self.before(id);
        self.remove(id)
    }

    /// Removes an op.
    pub(crate) fn remove(&mut self, id: OpId) -> Op {
        let op = self.slots[id].op.take();
        let op = op.expect("an op is removed once");
        for operand in op.inputs.iter().flatten() {
            let users = &mut self.users[*operand];
            users.removed += 1;
            // Seldom, so that a value of many users is not gone through for each of them.
            if users.removed * 2 > users.ops.len() {
                users.ops.retain(|user| self.slots[*user].op.is_some());
                users.removed = 0;
            }
        }
        for result in &op.outputs {
            let definer = &mut self.definers[*result];
            *definer = definer.filter(|definer| *definer != id);
        }
        op
    }

    /// A value that an op is going to define, with the current name.
    pub(crate) fn result(&mut self, ty: TensorType) -> ValueId {
        self.value(self.name.clone(), ty, Origin::Result)
    }

    /// A value that an op is going to define.
    pub(crate) fn named_result(&mut self, name: String, ty: TensorType) -> ValueId {
        self.value(name, ty, Origin::Result)
    }

    fn value(&mut self, name: String, ty: TensorType, origin: Origin) -> ValueId {
        self.function.add_value(name, ty, origin)
    }

    /// Inserts an op at the cursor that defines `result`.
    pub(crate) fn put(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: impl IntoIterator<Item = Option<ValueId>>,
        result: ValueId,
    ) {
        self.put_op(kind.into(), inputs.into_iter().collect(), vec![result]);
    }

    fn put_op(&mut self, kind: OpKind, inputs: Vec<Option<ValueId>>, results: Vec<ValueId>) {
        self.insert(Op::new(kind, inputs, results, &self.location));
    }

    /// Inserts an op and the activation after it, which defines `result`.
    pub(crate) fn put_activated(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: &[ValueId],
        activation: Activation,
        result: ValueId,
    ) {
        let before = match activation.unary() {
            None => result,
            Some(_) => self.result(self.ty(result).clone()),
        };
        self.put(kind, inputs.iter().copied().map(Some), before);
        if let Some(op) = activation.unary() {
            self.put(op, [Some(before)], result);
        }
    }

    /// Inserts an op at the cursor.
    pub(crate) fn insert(&mut self, op: Op) {
        match self.cursor {
            Some(anchor) => self.insert_before(anchor, op),
            None => self.push(op),
        }
    }

    /// Inserts an op right before another one, which was not inserted before one itself.
    pub(crate) fn insert_before(&mut self, anchor: OpId, op: Op) {
        let slot = &mut self.slots[anchor];
        let (position, order) = slot.position;
        debug_assert_eq!(order, ANCHOR, "inserted ops are no anchors");
        let order = slot.inserted;
        slot.inserted += 1;
        self.add(op, (position, order));
    }

    /// Appends an op.
    pub(crate) fn push(&mut self, op: Op) {
        let position = self.end();
        self.add(op, position);
    }

    /// Puts ops, in this order, before all others.
    pub(crate) fn push_front(&mut self, ops: Vec<Op>) {
        self.front -= ops.len() as i64;
        for (position, op) in (self.front..).zip(ops) {
            self.add(op, (position, ANCHOR));
        }
    }

    /// Moves an op behind all others.
    pub(crate) fn move_to_end(&mut self, op: OpId) {
        self.slots[op].position = self.end();
    }

    /// Replaces an op's operand.
    pub(crate) fn set_operand(&mut self, id: OpId, index: usize, value: ValueId) {
        let old = self.op_mut(id).inputs[index].replace(value);
        if let Some(old) = old {
            self.forget_use(old, id);
        }
        self.users[value].ops.push(id);
    }

    /// Replaces all operands of an op.
    pub(crate) fn set_operands(&mut self, id: OpId, operands: Vec<Option<ValueId>>) {
        let old = std::mem::replace(&mut self.op_mut(id).inputs, operands.clone());
        for operand in old.iter().flatten() {
            self.forget_use(*operand, id);
        }
        for operand in operands.iter().flatten() {
            self.users[*operand].ops.push(id);
        }
    }

    /// Takes one use by an op from a value.
    fn forget_use(&mut self, value: ValueId, by: OpId) {
        let ops = &mut self.users[value].ops;
        let at = ops.iter().position(|user| *user == by);
        ops.remove(at.expect("operands are uses"));
    }

    /// Makes an op with one result define another value.
    pub(crate) fn set_result(&mut self, id: OpId, value: ValueId) {
        let old = std::mem::replace(&mut self.op_mut(id).outputs, vec![value]);
        for value in old {
            self.definers[value] = None;
        }
        self.definers[value] = Some(id);
    }

    /// Replaces an op's kind and attributes.
    pub(crate) fn set_kind(&mut self, id: OpId, kind: OpKind) {
        self.op_mut(id).kind = kind;
    }

    /// Makes every op that uses a value use another one instead. Results of the function stay.
    pub(crate) fn replace_uses(&mut self, value: ValueId, by: ValueId) {
        let mut users = std::mem::take(&mut self.users[value]).ops;
        users.retain(|user| self.slots[*user].op.is_some());
        for user in &users {
            for operand in self.op_mut(*user).inputs.iter_mut().flatten() {
                if *operand == value {
                    *operand = by;
                }
            }
        }
        self.users[by].ops.extend(users);
    }

    fn op_mut(&mut self, id: OpId) -> &mut Op {
        let op = self.slots[id].op.as_mut();
        op.expect("removed ops are not edited")
    }

    fn end(&mut self) -> Position {
        self.back += 1;
        (self.back, ANCHOR)
    }

    fn add(&mut self, op: Op, position: Position) {
        let id = self.slots.next_key();
        for operand in op.inputs.iter().flatten() {
            self.users[*operand].ops.push(id);
        }
        for result in &op.outputs {
            self.definers[*result] = Some(id);
        }
        self.slots.push(Slot {
            op: Some(op),
            position,
            inserted: 0,
        });
    }
}

impl Emit for Editor<'_> {
    fn function(&self) -> &Function {
        self.function
    }

    /// Inserts an op at the cursor.
    fn emit_op(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        types: impl IntoIterator<Item = TensorType>,
    ) -> Vec<ValueId> {
        let results: Vec<ValueId> = types.into_iter().map(|ty| self.result(ty)).collect();
        self.put_op(kind.into(), inputs, results.clone());
        results
    }

    /// Adds a constant with the current name.
    fn literal(&mut self, ty: TensorType, bytes: impl Into<Arc<[u8]>>) -> ValueId {
        self.value(self.name.clone(), ty, Origin::Constant(bytes.into()))
    }
}
