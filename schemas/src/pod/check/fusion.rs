//! Checks of fusions: registers have types, and operands are read inside.

use alloc::format;
use alloc::vec::Vec;

use super::super::file::{ElementStepT, FusionT, ViewT};
use super::super::{DType, ElementOp, ElementStep, Fusion, Value, View};
use super::MAX_RANK;
use super::rule::{Check, Rule, ensure, per_dim, widened};

pub(super) fn fusion(op: &FusionT, rule: &Rule<'_>) -> Check<Fusion> {
    let shape = space(&op.shape, rule)?;
    per_dim("views", &op.views, rule.operands.len())?;
    let mut types: Vec<DType> = Vec::with_capacity(op.views.len() + op.body.len());
    let mut views = Vec::with_capacity(op.views.len());
    for (file, operand) in op.views.iter().zip(&rule.operands) {
        views.push(view(file, operand, &shape)?);
        types.push(operand.dtype);
    }
    let mut body = Vec::with_capacity(op.body.len());
    for (index, file) in op.body.iter().enumerate() {
        let step = element(file, &types, shape.len());
        let step = step.map_err(|reason| format!("element step {index}: {reason}"))?;
        types.push(step.dtype);
        body.push(step);
    }
    per_dim("outputs", &op.outputs, rule.results.len())?;
    for (&register, result) in op.outputs.iter().zip(&rule.results) {
        let found = types.get(register as usize);
        ensure!(
            found == Some(&result.dtype),
            "expected register {register} of {:?}, as `{}`, found {found:?}",
            result.dtype,
            result.name
        );
    }
    Ok(Fusion {
        shape,
        views,
        body,
        outputs: widened(&op.outputs),
        types,
    })
}

/// The iteration space; results have as many elements.
fn space(extents: &[u64], rule: &Rule<'_>) -> Check<Vec<usize>> {
    let shape: Vec<usize> = extents.iter().map(|&extent| extent as usize).collect();
    ensure!(
        shape.len() <= MAX_RANK,
        "expected at most {MAX_RANK} dimensions, found {}",
        shape.len()
    );
    let elements = shape
        .iter()
        .try_fold(1_usize, |all, &extent| all.checked_mul(extent));
    let elements = elements.filter(|&elements| elements > 0);
    ensure!(!rule.results.is_empty(), "expected results, found none");
    for result in &rule.results {
        ensure!(
            Some(result.elements()) == elements,
            "expected `{}` to have as many elements as shape {shape:?}, found shape {:?}",
            result.name,
            result.shape
        );
    }
    Ok(shape)
}

/// All that a view reads is of the operand.
fn view(file: &ViewT, operand: &Value, shape: &[usize]) -> Check<View> {
    per_dim("strides", &file.strides, shape.len())?;
    let (mut lowest, mut highest) = (i128::from(file.offset), i128::from(file.offset));
    for (&stride, &extent) in file.strides.iter().zip(shape) {
        let reach = i128::from(stride) * (extent as i128 - 1);
        lowest += reach.min(0);
        highest += reach.max(0);
    }
    let elements = operand.elements();
    ensure!(
        lowest >= 0 && highest < elements as i128,
        "expected a view of the {elements} elements of `{}`, found elements {lowest} to {highest}",
        operand.name
    );
    Ok(View {
        offset: file.offset,
        strides: file.strides.clone(),
    })
}

/// One function of registers that are known.
fn element(file: &ElementStepT, types: &[DType], rank: usize) -> Check<ElementStep> {
    let step = ElementStep {
        op: ElementOp::read(file.op)?,
        dtype: DType::read(file.dtype)?,
        registers: [file.a, file.b, file.c].map(|register| register as usize),
        dim: file.dim as usize,
    };
    let mut arguments = Vec::with_capacity(3);
    for &register in step.arguments() {
        let known = types.get(register);
        ensure!(
            known.is_some(),
            "expected a register below {}, found {register}",
            types.len()
        );
        arguments.extend(known.copied());
    }
    if step.op == ElementOp::Iota {
        let dim = step.dim;
        ensure!(dim < rank, "expected a dimension below {rank}, found {dim}");
    }
    if step.op == ElementOp::ReducePrecision {
        let (exponent, mantissa) = (step.dim >> 8, step.dim & 0xff);
        ensure!(
            (1..=11).contains(&exponent) && mantissa <= 52,
            "expected 1 to 11 bits of exponent and at most 52 of mantissa, found {exponent} and \
             {mantissa}"
        );
    }
    let (op, dtype) = (step.op, step.dtype);
    ensure!(
        takes(op, &arguments, dtype),
        "{op:?} does not take {arguments:?} to {dtype:?}"
    );
    Ok(step)
}

/// Whether a function takes arguments of these types to this one.
fn takes(op: ElementOp, arguments: &[DType], dtype: DType) -> bool {
    use ElementOp as E;
    let same = arguments.iter().all(|&argument| argument == arguments[0]);
    let own = same && arguments.first().is_none_or(|&argument| argument == dtype);
    let (float, integer) = (dtype.is_float(), dtype.is_integer());
    let bits = |dtype: DType| dtype.size_bytes() * usize::from(dtype != DType::Bool);
    match op {
        E::Add | E::Mul | E::Max | E::Min => own,
        E::Sub | E::Div | E::Rem | E::Pow | E::Neg | E::Abs | E::Sign | E::Square => {
            own && (float || integer)
        }
        E::Clamp | E::Iota => own && (float || integer),
        E::And | E::Or | E::Xor | E::Not => own && !float,
        E::ShiftLeft | E::ShiftRightLogical | E::ShiftRightArithmetic => own && integer,
        E::Popcnt | E::CountLeadingZeros => own && integer,
        E::IsFinite => arguments[0].is_float() && dtype == DType::Bool,
        E::Select => arguments[0] == DType::Bool && arguments[1..] == [dtype; 2],
        E::Convert => true,
        E::BitcastConvert => bits(dtype) > 0 && bits(dtype) == bits(arguments[0]),
        E::CompareEq | E::CompareNe | E::CompareLt | E::CompareLe | E::CompareGt | E::CompareGe => {
            same && dtype == DType::Bool
        }
        E::TotalEq | E::TotalNe | E::TotalLt | E::TotalLe | E::TotalGt | E::TotalGe => {
            same && arguments[0].is_float() && dtype == DType::Bool
        }
        E::Atan2 | E::Relu | E::ReluN1To1 | E::Relu6 | E::Logistic | E::Tanh => own && float,
        E::Exp | E::Expm1 | E::Log | E::Log1p | E::Sqrt | E::Rsqrt | E::Cbrt => own && float,
        E::Sin | E::Cos | E::Tan | E::Floor | E::Ceil | E::Erf | E::Erfc => own && float,
        E::RoundNearestEven | E::RoundNearestAfz | E::ReducePrecision => own && float,
    }
}
