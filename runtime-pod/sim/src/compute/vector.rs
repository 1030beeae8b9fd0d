//! Cycles of the vector unit: so many elements a cycle, so many operations an element.
//!
//! Operations beyond addition, multiplication and comparison are sequences; what they count is
//! their length in instructions of the vector unit, rounded: an estimate, not a measurement.

use peapod_schemas::pod::{ElementOp, FusionT, OpT};

use super::Core;
use super::layout::padded_elements;
use crate::program::{Computation, Step, Tensor};

/// Instructions that a row takes which is found by an index.
const INDEXED_ROW: f64 = 32.0;

/// Cycles that a step keeps the vector unit of a core busy; 0 for steps that only move bytes.
pub(super) fn cycles(computation: &Computation, step: &Step, core: &Core) -> Result<f64, String> {
    let tensor = |ids: &[usize], at: usize| -> Result<&Tensor, String> {
        let id = ids.get(at).ok_or("an operand or result is missing")?;
        Ok(&computation.tensors[*id])
    };
    let operand = |at| tensor(&step.operands, at);
    let result = || tensor(&step.results, 0);
    let elements = |it: &Tensor| padded(&it.shape);
    let per_cycle = (core.vector_elements * core.vector_alus) as f64;
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "what is not listed is an error"
    )]
    let operations = match &step.op {
        OpT::Fusion(it) => padded(&it.shape) * body(it)?,
        OpT::Reduce(_) => elements(operand(0)?),
        OpT::ReduceWindow(it) => elements(result()?) * product(&it.window),
        // A comparison to select, an addition to scatter.
        OpT::SelectAndScatter(it) => 2.0 * elements(operand(1)?) * product(&it.window),
        OpT::ArgReduce(_) => 2.0 * elements(operand(0)?),
        // A network of comparators: log²n stages over two; each compares and moves every operand.
        OpT::Sort(it) => {
            let x = operand(0)?;
            let along = x.shape.get(it.dim as usize).copied().unwrap_or(1);
            let stages = (along.max(2) as f64).log2().ceil();
            let moved = 2.0 * step.operands.len() as f64;
            elements(x) * stages * (stages + 1.0) / 2.0 * moved
        }
        OpT::TopK(_) => {
            let x = operand(0)?;
            let kept = result()?.shape.last().copied().unwrap_or(1);
            elements(x) * (kept.max(2) as f64).log2().ceil() * 2.0
        }
        OpT::Gather(it) => rows(result()?, &it.slice_sizes) * INDEXED_ROW * per_cycle,
        OpT::Scatter(it) => {
            let updates = operand(2)?;
            let window = it.window_dims.iter().flatten();
            let window: Option<Vec<u64>> = window
                .map(|dim| updates.shape.get(*dim as usize).copied())
                .collect();
            let window = window.ok_or("a window dimension is not there")?;
            rows(updates, &window) * INDEXED_ROW * per_cycle + elements(updates)
        }
        OpT::DotGeneral(_)
        | OpT::Convolution(_)
        | OpT::Concatenation(_)
        | OpT::InteriorPad(_)
        | OpT::Slice(_)
        | OpT::DynamicSlice(_)
        | OpT::DynamicUpdateSlice(_)
        | OpT::Reverse(_)
        | OpT::BroadcastInDim(_)
        | OpT::Copy(_)
        | OpT::PartitionIndex(_) => 0.0,
        // Through the unit that exchanges lanes, a quarter of a register a cycle.
        OpT::Transpose(_) => 4.0 * elements(result()?),
        _ => return Err("the simulator knows no cost of this op".to_owned()),
    };
    Ok(operations / per_cycle)
}

fn padded(shape: &[u64]) -> f64 {
    padded_elements(shape, 4) as f64
}

fn product(extents: &[u64]) -> f64 {
    extents.iter().map(|extent| *extent as f64).product()
}

/// Rows of `window` that make up a tensor.
fn rows(tensor: &Tensor, window: &[u64]) -> f64 {
    tensor.elements() as f64 / product(window).max(1.0)
}

/// Instructions of a fusion for an element; none where one is not known, which its time reports.
pub(super) fn weight_per_element(step: &Step) -> f64 {
    if let OpT::Fusion(it) = &step.op {
        body(it).unwrap_or(0.0)
    } else {
        0.0
    }
}

fn body(fusion: &FusionT) -> Result<f64, String> {
    fusion.body.iter().map(|entry| weight(entry.op)).sum()
}

/// Instructions of one element operation.
fn weight(op: ElementOp) -> Result<f64, String> {
    use ElementOp as E;
    Ok(match op {
        E::Add | E::Sub | E::Mul | E::Max | E::Min | E::And | E::Or | E::Xor | E::Not => 1.0,
        E::ShiftLeft | E::ShiftRightLogical | E::ShiftRightArithmetic => 1.0,
        E::Relu | E::Neg | E::Abs | E::Square | E::Select | E::Convert | E::BitcastConvert => 1.0,
        E::CompareEq | E::CompareNe | E::CompareLt | E::CompareLe => 1.0,
        E::CompareGt | E::CompareGe | E::IsFinite | E::Iota => 1.0,
        E::Clamp | E::Relu6 | E::ReluN1To1 | E::Sign | E::ReducePrecision => 2.0,
        E::TotalEq | E::TotalNe | E::TotalLt | E::TotalLe | E::TotalGt | E::TotalGe => 3.0,
        E::Floor | E::Ceil | E::RoundNearestEven | E::RoundNearestAfz => 2.0,
        E::Popcnt | E::CountLeadingZeros => 2.0,
        // An approximation by the transcendental unit, then steps of Newton's method.
        E::Sqrt | E::Rsqrt | E::Exp | E::Log => 6.0,
        E::Div | E::Expm1 | E::Log1p | E::Logistic | E::Tanh => 8.0,
        E::Rem | E::Pow | E::Cbrt => 16.0,
        // Polynomials after a reduction of the argument.
        E::Sin | E::Cos | E::Tan | E::Atan2 | E::Erf | E::Erfc => 24.0,
        other => return Err(format!("the simulator knows no cost of {other:?}")),
    })
}
