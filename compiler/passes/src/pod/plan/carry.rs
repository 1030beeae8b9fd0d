//! What loops and branches hand on without a copy.
//!
//! A loop's results hold what goes around. Both its functions read that in place: each result is one
//! buffer with the arguments of its position. Where the body is through with an argument by the time
//! it writes the value that follows it, that value is in the same buffer as well, and nothing is
//! copied between iterations; likewise the value that a loop begins with, if it is read for the last
//! time there. What a branch makes is where the result of the case is.

use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::{Op, OpId, ValueId};

use super::place::Census;

/// An op that runs functions, and when.
pub(super) struct Called {
    /// The function that it is in.
    pub(super) function: usize,
    pub(super) op: OpId,
    /// What it runs: of a loop the condition, then the body; of a case the branches.
    pub(super) functions: Vec<usize>,
    /// Before its functions run.
    pub(super) start: usize,
    /// After they have run.
    pub(super) end: usize,
}

/// A value of a function.
type At = (usize, ValueId);

impl Census<'_> {
    /// Lifetimes of what goes into functions and comes out of them. Everything that an op reads is
    /// read at its start, and all results are written at its end; what a loop does not change lives
    /// as long as the loop.
    pub(super) fn touch_called(&mut self, called: &Called) {
        let op = self.module.functions[called.function].op(called.op);
        let Called {
            function,
            start,
            end,
            ..
        } = *called;
        let changing = if is_loop(op) { op.outputs.len() } else { 0 };
        for (position, operand) in op.operands().enumerate() {
            self.touch(function, operand, start);
            if is_loop(op) && position >= changing {
                self.touch(function, operand, end);
            }
        }
        for result in &op.outputs {
            self.touch(function, *result, end);
        }
        for (index, &callee) in called.functions.iter().enumerate() {
            let callee_function = &self.module.functions[callee];
            for (position, input) in callee_function.inputs.iter().enumerate() {
                self.touch(callee, *input, start);
                // What a condition reads goes on to the body, and what does not change goes on to
                // the next iteration.
                if is_loop(op) && (index == 0 || position >= changing) {
                    self.touch(callee, *input, end);
                }
            }
            for output in &callee_function.outputs {
                self.touch(callee, *output, end);
            }
        }
    }

    /// Shares what ops that run functions hand on, inner ones first.
    pub(super) fn share_carries(&mut self) {
        for called in std::mem::take(&mut self.called) {
            let op = self.module.functions[called.function].op(called.op);
            if is_loop(op) {
                for position in 0..op.outputs.len() {
                    self.share_carry(&called, op, position);
                }
            } else {
                for position in 0..op.outputs.len() {
                    self.share_branches(&called, op, position);
                }
            }
        }
    }

    fn share_carry(&mut self, called: &Called, op: &Op, position: usize) {
        let [condition, body] = called.functions[..] else {
            return;
        };
        let functions = &self.module.functions;
        let input = |function: usize| (function, functions[function].inputs[position]);
        let (read, tested) = (input(body), input(condition));
        let next = (body, functions[body].outputs[position]);
        let result = (called.function, op.outputs[position]);
        let operands: Vec<ValueId> = op.operands().collect();
        self.share_if_dead(read, next);
        self.share(read, tested);
        self.share(read, result);
        self.share_at((called.function, operands[position]), result, called.start);
    }

    /// Puts a value into the buffer of one that is dead by the time it is written.
    fn share_if_dead(&mut self, old: At, new: At) {
        if self.is_constant(new) {
            return;
        }
        let [from, to] = [old, new].map(|(function, value)| self.buffer(function, value));
        let (Some(dies), Some(born)) = (self.lives[from], self.lives[to]) else {
            return;
        };
        let dead = dies.1 < born.0 || dies.1 == born.0 && self.in_place(to, born.0).contains(&from);
        if from != to && dead {
            self.share(old, new);
        }
    }

    /// Lets a loop begin where its first value is, if that is read for the last time at `start`.
    fn share_at(&mut self, operand: At, result: At, start: usize) {
        if self.is_constant(operand) {
            return;
        }
        let [from, to] = [operand, result].map(|(function, value)| self.buffer(function, value));
        let dies = self.lives[from].is_some_and(|(_, last)| last == start);
        let begins = self.lives[to].is_some_and(|(first, _)| first == start);
        if from != to && dies && begins {
            self.share(operand, result);
        }
    }

    /// Lets each branch write a result of the case where it is.
    fn share_branches(&mut self, called: &Called, op: &Op, position: usize) {
        let results: Vec<At> = op.outputs.iter().map(|it| (called.function, *it)).collect();
        for &branch in &called.functions {
            let output = (branch, self.module.functions[branch].outputs[position]);
            if self.is_constant(output) {
                continue;
            }
            let made = self.buffer(output.0, output.1);
            let is_own = self.lives[made].is_some_and(|(first, _)| first > called.start);
            let mut taken = results.iter();
            let is_taken = taken.any(|result| self.buffer(result.0, result.1) == made);
            if is_own && !is_taken {
                self.share(results[position], output);
            }
        }
    }

    fn is_constant(&self, (function, value): At) -> bool {
        self.module.functions[function].constant(value).is_some()
    }
}

fn is_loop(op: &Op) -> bool {
    matches!(op.kind, OpKind::Tensor(TensorOp::While(_)))
}
