//! Goes back through branches and loops.

use std::cell::Cell;
use std::collections::BTreeSet;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Case, DynamicSlice, DynamicUpdateSlice, While};
use peapod_ir::vjp::{Calculus, Cotangents, NoVjp, VjpScope};
use peapod_ir::{DType, Function, Location, Module, Op, OpKind, TensorType, ValueId};

use super::active;
use super::walk::{Copies, Walk, missing};
use super::zeros;
use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::trip_count::trip_count;

/// What a loop keeps for the way back.
pub(super) struct Kept {
    /// How often it turns; never, and cotangents pass it.
    turns: usize,
    /// Per value that is carried, whether it has a cotangent.
    carries: Vec<bool>,
    /// Per value that is not, likewise.
    captures: Vec<bool>,
    /// Goes back through one turn: takes all operands of the turn that it `reads`, then cotangents
    /// of what is carried; yields those of before the turn, then those of what is captured.
    step: Function,
    /// Per operand of the loop, whether a turn back reads it.
    reads: Vec<bool>,
    /// Of the carried ones among those, what each turn began with, in the function that is built.
    stacks: Vec<ValueId>,
}

impl Walk<'_> {
    /// Copies an op that cotangents go back through.
    ///
    /// # Errors
    ///
    /// It is a loop whose turns are not known, or its body has no derivative.
    pub(super) fn forward(
        &mut self,
        build: &mut Builder,
        function: &Function,
        op: &Op,
        copies: &mut Copies,
        active: &BTreeSet<ValueId>,
    ) -> Result<Option<Kept>, PassError> {
        let OpKind::Tensor(TensorOp::While(it)) = &op.kind else {
            copies.op(build, function, op);
            return Ok(None);
        };
        let functions = [&it.condition, &it.body].map(|name| self.functions[name.as_str()]);
        let taken = Cell::new(0);
        let turns = trip_count(self.numerics, function, op, functions, &taken);
        let turns = turns.and_then(|turns| i32::try_from(turns).ok());
        let Some(turns) = turns else {
            return Err(missing(op, UNKNOWN_TURNS));
        };
        let operands: Vec<bool> = op.operands().map(|it| active.contains(&it)).collect();
        let count = op.outputs.len();
        let carries = active::carried(&self.functions, it, &operands, count);
        let captures = operands[count..].to_vec();
        let (step, reads) = self.step_back(it, &carries, &captures)?;
        let mut kept = Kept {
            turns: turns as usize,
            carries,
            captures,
            step,
            reads,
            stacks: Vec::new(),
        };
        match turns {
            0 => copies.op(build, function, op),
            _ => self.forward_loop(build, function, op, it, copies, &mut kept),
        }
        Ok(Some(kept))
    }

    /// The function that goes back through one turn, without arguments that it does not read.
    fn step_back(
        &mut self,
        it: &While,
        carries: &[bool],
        captures: &[bool],
    ) -> Result<(Function, Vec<bool>), PassError> {
        let body = self.functions[it.body.as_str()];
        let mut build = Builder::new(self.unused_name(&format!("{}.back", it.body)));
        let mut copies = Copies::default();
        copies.arguments(&mut build, body, &body.inputs);
        let chosen = |values: &[ValueId], which: &[bool]| -> Vec<ValueId> {
            let values = values.iter().zip(which).filter(|(_, it)| **it);
            values.map(|(value, _)| *value).collect()
        };
        let seeds = chosen(&body.outputs, carries)
            .into_iter()
            .map(|output| (output, build.argument("", body.ty(output).clone())));
        let seeds: Vec<_> = seeds.collect();
        let wanted = chosen(&body.inputs, &[carries, captures].concat());
        let found = self.pull_back(&mut build, body, &mut copies, &seeds, &wanted)?;
        let outputs = wanted.iter().zip(found).map(|(input, cotangent)| {
            cotangent.unwrap_or_else(|| zeros(&mut build, body.ty(*input)))
        });
        let outputs = outputs.collect();
        let (mut step, read) = live_inputs(build.finish(outputs));
        let operands = body.inputs.len();
        let reads = read[..operands].to_vec();
        let inputs = step.inputs.iter().enumerate();
        let inputs = inputs.filter(|(place, _)| *place >= operands || reads[*place]);
        step.inputs = inputs.map(|(_, input)| *input).collect();
        Ok((step, reads))
    }

    /// Copies a loop, and has it keep what its turns begin with.
    fn forward_loop(
        &mut self,
        build: &mut Builder,
        function: &Function,
        op: &Op,
        it: &While,
        copies: &mut Copies,
        kept: &mut Kept,
    ) {
        let count = op.outputs.len();
        let saved: Vec<usize> = (0..count).filter(|place| kept.reads[*place]).collect();
        let operands = copies.all(&op.operands().collect::<Vec<_>>());
        build.set_source(op.location.clone(), "");
        let mut initial = operands[..count].to_vec();
        initial.push(build.scalar(DType::I32, Scalar::Integer(0)));
        for place in &saved {
            let ty = stacked(build.ty(operands[*place]), kept.turns);
            initial.push(zeros(build, &ty));
        }
        let types: Vec<TensorType> = initial.iter().map(|it| build.ty(*it).clone()).collect();
        let condition = self.with_stacks(&it.condition, count, &types[count..], None);
        let body = self.with_stacks(&it.body, count, &types[count..], Some(&saved));
        let all = [&initial[..], &operands[count..]].concat();
        let found = build.emit_many(While { condition, body }, &all, types);
        for (result, copy) in op.outputs.iter().zip(&found) {
            let value = function.value(*result);
            build.rename(*copy, value.name.clone());
            build.annotate(*copy, value.annotation.clone());
            copies.insert(*result, *copy);
        }
        kept.stacks = found[count + 1..].to_vec();
    }

    /// Copies a function of a loop that takes a counter and stacks after what is carried; its body
    /// also counts, and puts what is saved of its arguments on the stacks.
    fn with_stacks(
        &mut self,
        name: &str,
        count: usize,
        types: &[TensorType],
        saved: Option<&[usize]>,
    ) -> String {
        let source = self.functions[name];
        let new_name = self.unused_name(&format!("{name}.kept"));
        let mut build = Builder::new(new_name.clone());
        let mut copies = Copies::default();
        let (carried, captured) = source.inputs.split_at(count);
        copies.arguments(&mut build, source, carried);
        let extra = types.iter().map(|ty| build.argument("", ty.clone()));
        let extra: Vec<ValueId> = extra.collect();
        copies.arguments(&mut build, source, captured);
        self.copy(&mut build, source, &mut copies);
        let mut outputs = copies.all(&source.outputs);
        if let Some(saved) = saved {
            build.set_source(Location::named("gradient"), "");
            outputs.push(counted(&mut build, extra[0], 1));
            for (place, stack) in saved.iter().zip(&extra[1..]) {
                let value = copies.of(source.inputs[*place]);
                outputs.push(put(&mut build, *stack, value, extra[0]));
            }
        }
        self.made.push(build.finish(outputs));
        new_name
    }

    /// Emits the loop that goes back through the turns of another.
    ///
    /// It carries a counter, the cotangents of what that one carries, and sums of those of what it
    /// captures.
    pub(super) fn back_through_loop(&mut self, at: &mut VjpScope<'_>, kept: &Kept) -> Cotangents {
        let count = kept.carries.len();
        let carried: Vec<usize> = (0..count).filter(|it| kept.carries[*it]).collect();
        let captured = (count..at.operands.len()).filter(|it| kept.captures[*it - count]);
        let captured: Vec<usize> = captured.collect();
        let mut found: Cotangents = vec![None; at.operands.len()];
        if kept.turns == 0 {
            found[..count].copy_from_slice(at.cotangents);
            return found;
        }
        let last = Scalar::Integer(kept.turns as i64 - 1);
        let mut initial = vec![at.build.scalar(DType::I32, last)];
        for place in carried.iter().chain(&captured) {
            let known = at.cotangents.get(*place).copied().flatten();
            let ty = at.build.ty(at.operands[*place]).clone();
            initial.push(known.unwrap_or_else(|| zeros(at.build, &ty)));
        }
        let read = (count..at.operands.len()).filter(|it| kept.reads[*it]);
        let read = read.map(|it| at.operands[it]);
        let fixed: Vec<ValueId> = kept.stacks.iter().copied().chain(read).collect();
        let types: Vec<TensorType> = initial.iter().map(|it| at.build.ty(*it).clone()).collect();
        let ty = |it: &ValueId| at.build.ty(*it).clone();
        let all: Vec<TensorType> = types.iter().cloned().chain(fixed.iter().map(ty)).collect();
        let condition = self.turns_left(&kept.step.name, &all);
        let body = self.turn_back(kept, &all, carried.len());
        let operands = [initial, fixed].concat();
        let results = at
            .build
            .emit_many(While { condition, body }, &operands, types);
        for (place, result) in carried.into_iter().chain(captured).zip(&results[1..]) {
            found[place] = Some(*result);
        }
        found
    }

    /// The condition of a loop that counts down.
    fn turns_left(&mut self, stem: &str, types: &[TensorType]) -> String {
        let name = self.unused_name(&format!("{stem}.condition"));
        let mut build = Builder::new(name.clone());
        let arguments = arguments(&mut build, types);
        let zero = build.scalar(DType::I32, Scalar::Integer(0));
        let is_left = build.compare(Direction::Ge, arguments[0], zero);
        self.made.push(build.finish(vec![is_left]));
        name
    }

    /// The body of a loop that goes back.
    fn turn_back(&mut self, kept: &Kept, types: &[TensorType], carried: usize) -> String {
        let name = self.unused_name(&format!("{}.body", kept.step.name));
        let mut build = Builder::new(name.clone());
        let arguments = arguments(&mut build, types);
        build.set_source(Location::named("gradient"), "");
        let turn = arguments[0];
        let sums = kept.captures.iter().filter(|it| **it).count();
        let (cotangents, rest) = arguments[1..].split_at(carried);
        let (sums, fixed) = rest.split_at(sums);
        let (stacks, captures) = fixed.split_at(kept.stacks.len());
        let begun = stacks.iter().map(|stack| take(&mut build, *stack, turn));
        let given: Vec<ValueId> = begun.collect();
        let given = [&given[..], captures, cotangents].concat();
        let mut copies = Copies::default();
        for (input, value) in kept.step.inputs.iter().zip(given) {
            copies.insert(*input, value);
        }
        self.copy(&mut build, &kept.step, &mut copies);
        let found = copies.all(&kept.step.outputs);
        build.set_source(Location::named("gradient"), "");
        let mut outputs = vec![counted(&mut build, turn, -1)];
        outputs.extend(&found[..carried]);
        for (sum, part) in sums.iter().zip(&found[carried..]) {
            outputs.push(build.add(*sum, *part));
        }
        self.made.push(build.finish(outputs));
        name
    }

    /// Emits a `case` whose branches compute theirs again and go back through it.
    ///
    /// # Errors
    ///
    /// Something in a branch has no derivative.
    pub(super) fn back_through_case(
        &mut self,
        at: &mut VjpScope<'_>,
        case: &Case,
    ) -> Result<Cotangents, PassError> {
        let known = at.cotangents.iter().enumerate();
        let known = known.filter_map(|(place, it)| it.map(|it| (place, it)));
        let (places, cotangents): (Vec<usize>, Vec<ValueId>) = known.unzip();
        let wanted: Vec<usize> = (1..at.operands.len()).filter(|it| at.wants(*it)).collect();
        let branches = case.functions.iter();
        let functions = branches.map(|name| self.branch_back(name, &places, &wanted));
        let functions = functions.collect::<Result<_, _>>()?;
        let types = wanted
            .iter()
            .map(|it| at.build.ty(at.operands[*it]).clone());
        let types: Vec<TensorType> = types.collect();
        let operands = [at.operands, &cotangents].concat();
        let results = at.build.emit_many(Case { functions }, &operands, types);
        let mut found: Cotangents = vec![None; at.operands.len()];
        for (place, result) in wanted.into_iter().zip(results) {
            found[place] = Some(result);
        }
        Ok(found)
    }

    /// A branch that takes cotangents of some results after its operands, and yields those of some
    /// operands, which are counted from the index of the `case`.
    fn branch_back(
        &mut self,
        name: &str,
        places: &[usize],
        wanted: &[usize],
    ) -> Result<String, PassError> {
        let source = self.functions[name];
        let new_name = self.unused_name(&format!("{name}.back"));
        let mut build = Builder::new(new_name.clone());
        let mut copies = Copies::default();
        copies.arguments(&mut build, source, &source.inputs);
        let outputs = places.iter().map(|place| source.outputs[*place]);
        let seeds = outputs.map(|it| (it, build.argument("", source.ty(it).clone())));
        let seeds: Vec<_> = seeds.collect();
        let wanted = wanted.iter().map(|place| source.inputs[*place - 1]);
        let wanted: Vec<ValueId> = wanted.collect();
        let found = self.pull_back(&mut build, source, &mut copies, &seeds, &wanted)?;
        let outputs = wanted.iter().zip(found).map(|(input, cotangent)| {
            cotangent.unwrap_or_else(|| zeros(&mut build, source.ty(*input)))
        });
        let outputs = outputs.collect();
        self.made.push(build.finish(outputs));
        Ok(new_name)
    }
}

/// Why a loop is not differentiated.
const UNKNOWN_TURNS: NoVjp = NoVjp {
    reason: "how often it turns is not known, and what each turn begins with has to be kept",
    help: "use a loop of known turns (`lax.scan`, or `lax.fori_loop` with constant bounds); of a \
           function that is such a loop here, as eigenvalues are, export the gradient that JAX \
           takes: `jax.export.export(jax.jit(jax.value_and_grad(loss)))`",
};

/// One of these for each turn.
fn stacked(ty: &TensorType, turns: usize) -> TensorType {
    ty.with_shape([&[turns], &ty.shape[..]].concat())
}

fn arguments(build: &mut Builder, types: &[TensorType]) -> Vec<ValueId> {
    let types = types.iter();
    types.map(|ty| build.argument("", ty.clone())).collect()
}

/// A counter, one step further.
fn counted(build: &mut Builder, turn: ValueId, by: i64) -> ValueId {
    let one = build.scalar(DType::I32, Scalar::Integer(by));
    build.add(turn, one)
}

/// Where a turn is on a stack of this rank.
fn starts(build: &mut Builder, turn: ValueId, rank: usize) -> Vec<ValueId> {
    let mut starts = vec![turn];
    starts.resize_with(rank, || build.scalar(DType::I32, Scalar::Integer(0)));
    starts
}

/// Puts a value on a stack.
fn put(build: &mut Builder, stack: ValueId, value: ValueId, turn: ValueId) -> ValueId {
    let ty = build.ty(stack).clone();
    let row = stacked(build.ty(value), 1);
    let row = build.view(value, row);
    let starts = starts(build, turn, ty.shape.len());
    build.emit(
        DynamicUpdateSlice,
        &[&[stack, row], &starts[..]].concat(),
        ty,
    )
}

/// Takes what was put on a stack.
fn take(build: &mut Builder, stack: ValueId, turn: ValueId) -> ValueId {
    let shape = build.shape(stack).to_vec();
    let row = build.ty(stack).with_shape([&[1], &shape[1..]].concat());
    let starts = starts(build, turn, shape.len());
    let row = build.emit(DynamicSlice, &[&[stack], &starts[..]].concat(), row);
    build.reshape(row, &shape[1..])
}

/// Removes what a function does not need, and tells which of its arguments it reads.
fn live_inputs(function: Function) -> (Function, Vec<bool>) {
    let mut module = Module {
        functions: vec![function],
        ..Module::default()
    };
    dead_code::remove(&mut module);
    let function = module.functions.remove(0);
    let mut read: BTreeSet<ValueId> = function.outputs.iter().copied().collect();
    read.extend(function.ops.iter().flat_map(Op::operands));
    let reads = function.inputs.iter().map(|it| read.contains(it));
    let reads = reads.collect();
    (function, reads)
}
