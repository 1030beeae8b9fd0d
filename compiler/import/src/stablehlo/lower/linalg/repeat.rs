//! Loops of a counted number of steps, which may end before.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::While;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::Lowered;
use crate::stablehlo::lower::scope::Scope;

/// One step of a loop: the index, what is carried, and what stays.
pub(in crate::stablehlo::lower) type Step<'s> =
    &'s dyn Fn(&mut Builder, ValueId, &[ValueId], &[ValueId]) -> Vec<ValueId>;

/// Runs a step for each index below a count, in order; yields what is carried in the end. Without a
/// step the loop is not made: its body may be about elements that are not there.
pub(in crate::stablehlo::lower) fn repeat(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    count: usize,
    (carried, kept): (&[ValueId], &[ValueId]),
    step: Step<'_>,
) -> Lowered<Vec<ValueId>> {
    if count == 0 {
        return Ok(carried.to_vec());
    }
    let types = |ids: &[ValueId]| -> Vec<_> {
        let types = ids.iter().map(|id| scope.ty(*id).clone());
        types.collect()
    };
    let types = [types(carried), types(kept)];
    let made = Loop::new(scope, op, (count, false), &types, step);
    Ok(made.run(&mut scope.build, carried, kept))
}

/// A loop whose functions are made.
pub(super) struct Loop(While);

impl Loop {
    /// Makes a loop of at most so many steps, over values of the types that are carried and that
    /// are kept. It may end after the step that makes the first carried value, a truth value, true.
    pub(super) fn new(
        scope: &mut Scope<'_, '_>,
        op: &Operation,
        (count, may_end): (usize, bool),
        [carried, kept]: &[Vec<TensorType>; 2],
        step: Step<'_>,
    ) -> Self {
        let index = TensorType::new(DType::I32, []);
        let types = [&[index], &carried[..], &kept[..]].concat();
        let condition = function(scope, op, "condition", &types, &|build, arguments| {
            vec![condition(build, arguments, count, may_end)]
        });
        let body = function(scope, op, "body", &types, &|build, arguments| {
            let (states, kept) = arguments.split_at(1 + carried.len());
            let one = build.scalar(DType::I32, Scalar::Integer(1));
            let mut outputs = vec![build.binary(BinaryOp::Add, states[0], one)];
            outputs.extend(step(build, states[0], &states[1..], kept));
            outputs
        });
        Self(While { condition, body })
    }

    /// Runs it; yields what is carried in the end.
    pub(super) fn run(
        &self,
        build: &mut Builder,
        carried: &[ValueId],
        kept: &[ValueId],
    ) -> Vec<ValueId> {
        let first = build.scalar(DType::I32, Scalar::Integer(0));
        let operands = [&[first], carried, kept].concat();
        let states = operands[..=carried.len()].iter();
        let types: Vec<_> = states.map(|id| build.ty(*id).clone()).collect();
        build.emit_many(self.0.clone(), &operands, types)[1..].to_vec()
    }
}

/// Whether there is another step.
fn condition(build: &mut Builder, states: &[ValueId], count: usize, may_end: bool) -> ValueId {
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    let limit = build.scalar(DType::I32, Scalar::Integer(number));
    let counted = build.compare(Direction::Lt, states[0], limit);
    if !may_end {
        return counted;
    }
    let goes_on = build.unary(UnaryOp::Not, states[1]);
    build.binary(BinaryOp::And, counted, goes_on)
}

/// Adds a function of arguments of these types; yields its name.
fn function(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    role: &str,
    types: &[TensorType],
    made: &dyn Fn(&mut Builder, &[ValueId]) -> Vec<ValueId>,
) -> String {
    let prefix = format!("{}.columns.{}", scope.build.function().name, op.span.line);
    let name = scope.program.unique_name(format!("{prefix}.{role}"));
    let mut build = Builder::new(name.clone());
    build.set_source(scope.program.location(op), "");
    let arguments = types.iter().enumerate();
    let arguments: Vec<_> = arguments
        .map(|(index, ty)| build.argument(format!("arg{index}"), ty.clone()))
        .collect();
    let outputs = made(&mut build, &arguments);
    scope.program.functions.push(build.finish(outputs));
    name
}
