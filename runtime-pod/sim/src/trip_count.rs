//! How often a loop runs: found by running what its condition depends on.
//!
//! Only scalar integers and truth values are followed: constants, and fusions of one element over
//! them. A loop whose condition depends on anything else has no number of iterations that could be
//! known before it runs, and the caller is asked for it.

use std::collections::BTreeMap;

use peapod_schemas::pod::{Computation, DType, ElementOp, Fusion, Op, Program, Step};

/// Iterations after which a loop is assumed to be infinite.
const MAX_ITERATIONS: u64 = 1 << 20;

/// Scalars of a computation that are known.
pub type Known = BTreeMap<usize, i64>;

/// The iterations of the loop at `step`, given what is known of the values around it; `None` if
/// that depends on data.
pub fn iterations(
    program: &Program,
    around: &Computation,
    step: &Step,
    known: &Known,
) -> Option<u64> {
    let Op::While(op) = &step.op else {
        return None;
    };
    let condition = &program.computations[op.condition];
    let body = &program.computations[op.body];
    let mut state: Vec<Option<i64>> = step
        .operands
        .iter()
        .map(|value| {
            known
                .get(value)
                .copied()
                .or_else(|| constant(program, around, *value))
        })
        .collect();
    for iteration in 0..MAX_ITERATIONS {
        let asked = run(program, condition, &state);
        let predicate = *condition
            .outputs
            .first()
            .and_then(|value| asked.get(value))?;
        if predicate == 0 {
            return Some(iteration);
        }
        let done = run(program, body, &state);
        let changed: Vec<Option<i64>> = body
            .outputs
            .iter()
            .map(|value| done.get(value).copied())
            .collect();
        if changed.len() > state.len() {
            return None;
        }
        let count = changed.len();
        let before = state.clone();
        state[..count].copy_from_slice(&changed);
        if state == before {
            return None;
        }
    }
    None
}

/// The scalars of a computation that follow from its inputs.
pub fn run(program: &Program, computation: &Computation, inputs: &[Option<i64>]) -> Known {
    let mut known = Known::new();
    for (value, input) in computation.inputs.iter().zip(inputs) {
        if let Some(number) = input {
            known.insert(*value, *number);
        }
    }
    for step in &computation.steps {
        let read = |value: usize, known: &Known| {
            let found = known.get(&value).copied();
            found.or_else(|| constant(program, computation, value))
        };
        let operands = step.operands.iter().map(|value| read(*value, &known));
        let operands: Vec<Option<i64>> = operands.collect();
        // No other step makes scalars that loops depend on.
        let results = if let Op::Fusion(fusion) = &step.op {
            fused(fusion, &operands)
        } else if step.op == Op::Copy {
            operands
        } else {
            continue;
        };
        for (value, number) in step.results.iter().zip(results) {
            known.extend(number.map(|number| (*value, number)));
        }
    }
    for value in &computation.outputs {
        if let Some(number) = constant(program, computation, *value) {
            known.entry(*value).or_insert(number);
        }
    }
    known
}

/// A scalar constant.
fn constant(program: &Program, computation: &Computation, value: usize) -> Option<i64> {
    let value = &computation.values[value];
    let bytes = program.constant(value).filter(|_| value.elements() == 1)?;
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    integer(value.dtype, i64::from_le_bytes(wide))
}

/// A number as this type holds it; `None` if it holds no integers.
fn integer(dtype: DType, number: i64) -> Option<i64> {
    match dtype {
        DType::I8 => Some(i64::from(number as i8)),
        DType::I16 => Some(i64::from(number as i16)),
        DType::I32 => Some(i64::from(number as i32)),
        DType::I64 => Some(number),
        DType::U8 => Some(i64::from(number as u8)),
        DType::U32 => Some(i64::from(number as u32)),
        DType::Bool => Some(number & 1),
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => None,
    }
}

/// The results of a fusion of one element.
fn fused(fusion: &Fusion, operands: &[Option<i64>]) -> Vec<Option<i64>> {
    if fusion.shape.iter().any(|&extent| extent != 1) {
        return vec![None; fusion.outputs.len()];
    }
    let mut registers = operands.to_vec();
    for entry in &fusion.body {
        let arguments = entry
            .registers
            .map(|register| registers.get(register).copied().flatten());
        let number = element(entry.op, arguments);
        registers.push(number.and_then(|number| integer(entry.dtype, number)));
    }
    let outputs = fusion.outputs.iter();
    outputs.map(|&register| registers[register]).collect()
}

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "loops are not counted by other functions"
)]
fn element(op: ElementOp, [a, b, c]: [Option<i64>; 3]) -> Option<i64> {
    use ElementOp as E;
    if op == E::Iota {
        return Some(0);
    }
    if op == E::Select {
        return if a? != 0 { b } else { c };
    }
    let a = a?;
    match op {
        E::Convert => return Some(a),
        E::Not => return Some(!a),
        E::Neg => return Some(a.wrapping_neg()),
        E::Abs => return Some(a.wrapping_abs()),
        E::Sign => return Some(a.signum()),
        _ => {}
    }
    let b = b?;
    Some(match op {
        E::Add => a.wrapping_add(b),
        E::Sub => a.wrapping_sub(b),
        E::Mul => a.wrapping_mul(b),
        E::Div if b != 0 => a.wrapping_div(b),
        E::Rem if b != 0 => a.wrapping_rem(b),
        E::Max => a.max(b),
        E::Min => a.min(b),
        E::And => a & b,
        E::Or => a | b,
        E::Xor => a ^ b,
        E::CompareEq => i64::from(a == b),
        E::CompareNe => i64::from(a != b),
        E::CompareLt => i64::from(a < b),
        E::CompareLe => i64::from(a <= b),
        E::CompareGt => i64::from(a > b),
        E::CompareGe => i64::from(a >= b),
        _ => return None,
    })
}
