//! Checks of fusions: registers have types, and operands are read inside.

use peapod_schemas::pod::{DType, ElementOp, ElementStepT, FusionT, ViewT};

use crate::check_rule::{Check, Rule, ensure, is_float, is_integer, per_dim};
use crate::kernels::fusion::FusionPlan;
use crate::program::{Value, element_bytes};

/// Checks a fusion and prepares it.
pub(crate) fn fusion(op: &FusionT, rule: &Rule<'_>) -> Check<FusionPlan> {
    let shape: Vec<usize> = op.shape.iter().map(|&extent| extent as usize).collect();
    ensure!(op.shape.len() <= 32, "{} dimensions", op.shape.len());
    let elements = shape
        .iter()
        .try_fold(1_usize, |all, &extent| all.checked_mul(extent));
    let elements = elements.filter(|&elements| elements > 0);
    ensure!(!rule.results.is_empty(), "there are no results");
    for result in &rule.results {
        let found = Some(result.elements());
        ensure!(
            found == elements,
            "`{}` has not the elements of {shape:?}",
            result.name
        );
    }
    per_dim("views", &op.views, rule.operands.len())?;
    let mut types: Vec<DType> = Vec::with_capacity(op.views.len() + op.body.len());
    for (view, operand) in op.views.iter().zip(&rule.operands) {
        inside(view, operand, &shape)?;
        types.push(operand.dtype);
    }
    for (index, step) in op.body.iter().enumerate() {
        let dtype = element(step, &types, shape.len());
        types.push(dtype.map_err(|reason| format!("element step {index}: {reason}"))?);
    }
    per_dim("outputs", &op.outputs, rule.results.len())?;
    for (&register, result) in op.outputs.iter().zip(&rule.results) {
        let found = types.get(register as usize);
        ensure!(
            found == Some(&result.dtype),
            "register {register} of {found:?} becomes `{}` of {:?}",
            result.name,
            result.dtype
        );
    }
    Ok(FusionPlan::new(op, &shape, &types))
}

/// All that a view reads is of the operand.
fn inside(view: &ViewT, operand: &Value, shape: &[usize]) -> Check {
    per_dim("strides", &view.strides, shape.len())?;
    let (mut lowest, mut highest) = (i128::from(view.offset), i128::from(view.offset));
    for (&stride, &extent) in view.strides.iter().zip(shape) {
        let reach = i128::from(stride) * (extent as i128 - 1);
        lowest += reach.min(0);
        highest += reach.max(0);
    }
    let elements = operand.elements();
    ensure!(
        lowest >= 0 && highest < elements as i128,
        "elements {lowest} to {highest} of `{}`, which has {elements}",
        operand.name
    );
    Ok(())
}

/// How many arguments a function has.
pub(crate) fn arity(op: ElementOp) -> usize {
    match op {
        ElementOp::Iota => 0,
        ElementOp::Select | ElementOp::Clamp => 3,
        op if op.0 <= ElementOp::Atan2.0 => 2,
        op if (ElementOp::CompareEq.0..=ElementOp::TotalGe.0).contains(&op.0) => 2,
        _ => 1,
    }
}

/// The type of a step's register.
fn element(step: &ElementStepT, types: &[DType], rank: usize) -> Check<DType> {
    let (op, dtype) = (step.op, step.dtype);
    ensure!(op.0 <= ElementOp::ENUM_MAX, "unknown function {}", op.0);
    ensure!(element_bytes(dtype) > 0, "unknown element type {}", dtype.0);
    let registers = &[step.a, step.b, step.c][..arity(op)];
    let mut arguments = Vec::new();
    for &register in registers {
        let known = types.get(register as usize);
        ensure!(known.is_some(), "register {register} of {}", types.len());
        arguments.extend(known);
    }
    if op == ElementOp::Iota {
        ensure!(
            (step.dim as usize) < rank,
            "dimension {} of {rank}",
            step.dim
        );
    }
    if op == ElementOp::ReducePrecision {
        let (exponent, mantissa) = (step.dim >> 8, step.dim & 0xff);
        let sound = (1..=11).contains(&exponent) && mantissa <= 52;
        ensure!(
            sound,
            "{exponent} bits of exponent and {mantissa} of mantissa"
        );
    }
    ensure!(
        takes(op, &arguments, dtype),
        "{op:?} of {arguments:?} to {dtype:?}"
    );
    Ok(dtype)
}

/// Whether a function takes arguments of these types to this one.
fn takes(op: ElementOp, arguments: &[DType], dtype: DType) -> bool {
    let same = arguments.iter().all(|&argument| argument == arguments[0]);
    let own = same && arguments.first().is_none_or(|&argument| argument == dtype);
    let (float, integer) = (is_float(dtype), is_integer(dtype));
    match op {
        ElementOp::Add | ElementOp::Mul | ElementOp::Max | ElementOp::Min => own,
        ElementOp::Sub | ElementOp::Div | ElementOp::Rem | ElementOp::Pow => {
            own && (float || integer)
        }
        ElementOp::And | ElementOp::Or | ElementOp::Xor | ElementOp::Not => own && !float,
        ElementOp::ShiftLeft | ElementOp::ShiftRightLogical => own && integer,
        ElementOp::ShiftRightArithmetic => own && integer,
        ElementOp::Popcnt | ElementOp::CountLeadingZeros => own && integer,
        ElementOp::Neg | ElementOp::Abs | ElementOp::Sign | ElementOp::Square => {
            own && (float || integer)
        }
        ElementOp::Clamp | ElementOp::Iota => own && (float || integer),
        ElementOp::IsFinite => is_float(arguments[0]) && dtype == DType::Bool,
        ElementOp::Select => {
            arguments[0] == DType::Bool && arguments[1] == dtype && arguments[2] == dtype
        }
        ElementOp::Convert => true,
        ElementOp::BitcastConvert => {
            let bits = |dtype| element_bytes(dtype) * usize::from(dtype != DType::Bool);
            bits(dtype) > 0 && bits(dtype) == bits(arguments[0])
        }
        op if (ElementOp::CompareEq.0..=ElementOp::CompareGe.0).contains(&op.0) => {
            same && dtype == DType::Bool
        }
        op if (ElementOp::TotalEq.0..=ElementOp::TotalGe.0).contains(&op.0) => {
            same && is_float(arguments[0]) && dtype == DType::Bool
        }
        // Atan2, and functions of one real.
        _ => own && float,
    }
}
