//! Checks of fusions: registers have types, and operands are read inside.

use alloc::format;
use alloc::vec::Vec;

use super::super::file::{ElementStepT, FusionT, ViewT};
use super::super::limits::MAX_RANK;
use super::super::{DType, ElementOp, ElementStep, Function, Fusion, Relation, Value, View};
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
    let (op, dtype) = (ElementOp::read(file.op)?, DType::read(file.dtype)?);
    let step = ElementStep {
        op,
        function: Function::Iota,
        dtype,
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
    match function(op, &arguments, dtype) {
        Some(function) => Ok(ElementStep { function, ..step }),
        None => Err(format!("{op:?} does not take {arguments:?} to {dtype:?}")),
    }
}

/// The function of arguments of these types to this one, if there is one.
fn function(op: ElementOp, arguments: &[DType], dtype: DType) -> Option<Function> {
    use ElementOp as E;
    let same = arguments.iter().all(|&argument| argument == arguments[0]);
    let own = same && arguments.first().is_none_or(|&argument| argument == dtype);
    let float = arguments
        .first()
        .is_some_and(|argument| argument.is_float());
    let to_bool = same && dtype == DType::Bool;
    let bits = |dtype: DType| dtype.size_bytes() * usize::from(dtype != DType::Bool);
    if let Some(relation) = Relation::of(op) {
        return to_bool.then_some(Function::Relation(relation));
    }
    if let Some(relation) = Relation::of_total(op) {
        return (to_bool && float).then_some(Function::TotalRelation(relation));
    }
    let of_any = [
        (E::IsFinite, Function::IsFinite, to_bool && float),
        (E::Iota, Function::Iota, dtype != DType::Bool),
        (E::ReducePrecision, Function::ReducePrecision, own && float),
        (E::Convert, Function::Convert, true),
    ];
    if let Some((_, function, takes)) = of_any.into_iter().find(|(of, ..)| *of == op) {
        return takes.then_some(function);
    }
    if op == E::Select {
        let takes = arguments[0] == DType::Bool && arguments[1..] == [dtype; 2];
        return takes.then_some(Function::Select);
    }
    if op == E::BitcastConvert {
        let takes = bits(dtype) > 0 && bits(dtype) == bits(arguments[0]);
        return takes.then_some(Function::BitcastConvert);
    }
    own.then(|| Function::of_one_type(op, dtype)).flatten()
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    #[test]
    fn every_op_is_a_function_of_some_elements() {
        for &op in ElementOp::ALL {
            let found = DType::ALL.iter().any(|&from| {
                let mut arguments = vec![from; op.arity()];
                if op == ElementOp::Select {
                    arguments[0] = DType::Bool;
                }
                let to = |dtype| function(op, &arguments, dtype).is_some();
                to(from) || to(DType::Bool)
            });
            assert!(found, "{op:?}");
        }
    }
}
