//! How often a loop runs: found by running what its condition depends on.
//!
//! Only scalar integers and truth values are followed: constants, and fusions of one element over
//! them. A loop whose condition depends on anything else has no number of iterations that could be
//! known before it runs, and the caller is asked for it.

use std::collections::BTreeMap;

use peapod_schemas::pod::{Computation, DType, ElementOp, Fusion, Op, Program, Step};

/// Operations on scalars that are made for all loops of a program together.
pub const MAX_OPERATIONS: u64 = 1 << 24;

/// Scalars of a computation that are known.
pub type Known = BTreeMap<usize, i64>;

/// The iterations of the loop at `step`, given what is known of the values around it; `None` if
/// that depends on data, or if counting them takes more than the operations that are left.
pub fn iterations(
    program: &Program,
    around: &Computation,
    step: &Step,
    known: &Known,
    operations: &mut u64,
) -> Option<u64> {
    let Op::While(op) = &step.op else {
        return None;
    };
    let mut condition = Scalars::new(program, &program.computations[op.condition]);
    let mut body = Scalars::new(program, &program.computations[op.body]);
    let before = |value: &usize| {
        let known = known.get(value).copied();
        known.or_else(|| constant(program, around, *value))
    };
    let mut state: Vec<Option<i64>> = step.operands.iter().map(before).collect();
    let mut changed = Vec::new();
    for iteration in 0.. {
        *operations = operations.checked_sub(condition.cost + body.cost)?;
        let predicate = condition.run(&state).next().flatten()?;
        if predicate == 0 {
            return Some(iteration);
        }
        changed.clear();
        changed.extend(body.run(&state));
        let state = state.get_mut(..changed.len())?;
        if *state == changed[..] {
            return None;
        }
        state.copy_from_slice(&changed);
    }
    None
}

/// A computation as far as it makes scalars that loops depend on.
struct Scalars<'a> {
    computation: &'a Computation,
    /// Fusions of one element and copies that make whole numbers.
    steps: Vec<&'a Step>,
    /// Operations of a run.
    cost: u64,
    /// Per value its number, if it is known.
    known: Vec<Option<i64>>,
    operands: Vec<Option<i64>>,
}

impl<'a> Scalars<'a> {
    fn new(program: &Program, computation: &'a Computation) -> Self {
        let values = &computation.values;
        let whole = |&value: &usize| integer(values[value].dtype, 0).is_some();
        let makes = |step: &&Step| {
            let single = |it: &Fusion| it.shape.iter().all(|&extent| extent == 1);
            fusion(step).map_or(step.op == Op::Copy, single) && step.results.iter().any(whole)
        };
        let steps: Vec<&Step> = computation.steps.iter().filter(makes).collect();
        let body = |step: &&Step| fusion(step).map_or(0, |it| it.body.len());
        let cost = |step: &&Step| 1 + step.operands.len() + body(step);
        let cost = 1 + computation.outputs.len() + steps.iter().map(cost).sum::<usize>();
        let known = (0..values.len()).map(|value| constant(program, computation, value));
        Self {
            computation,
            steps,
            cost: cost as u64,
            known: known.collect(),
            operands: Vec::new(),
        }
    }

    /// The outputs that follow from these inputs.
    fn run(&mut self, inputs: &[Option<i64>]) -> impl Iterator<Item = Option<i64>> {
        for (value, input) in self.computation.inputs.iter().zip(inputs) {
            self.known[*value] = *input;
        }
        for step in &self.steps {
            self.operands.clear();
            let operands = step.operands.iter().map(|value| self.known[*value]);
            self.operands.extend(operands);
            if let Some(fusion) = fusion(step) {
                fused(fusion, &mut self.operands);
            }
            for (value, number) in step.results.iter().zip(&self.operands) {
                self.known[*value] = *number;
            }
        }
        let outputs = self.computation.outputs.iter();
        outputs.map(|value| self.known[*value])
    }
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

fn fusion(step: &Step) -> Option<&Fusion> {
    if let Op::Fusion(fusion) = &step.op {
        return Some(fusion);
    }
    None
}

/// Puts the results of a fusion of one element in the place of its operands.
fn fused(fusion: &Fusion, registers: &mut Vec<Option<i64>>) {
    for entry in &fusion.body {
        let arguments = entry
            .registers
            .map(|register| registers.get(register).copied().flatten());
        let number = element(entry.op, arguments);
        registers.push(number.and_then(|number| integer(entry.dtype, number)));
    }
    let outputs = fusion.outputs.iter().map(|&register| registers[register]);
    let outputs: Vec<Option<i64>> = outputs.collect();
    *registers = outputs;
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
