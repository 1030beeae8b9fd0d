//! Cycles of the vector unit: so many elements a cycle, so many operations an element.
//!
//! Operations beyond addition, multiplication and comparison are sequences; what they count is
//! their length in instructions of the vector unit, rounded: an estimate, not a measurement.

use peapod_schemas::pod::{Computation, ElementOp, Fusion, Op, Step, Value};

use super::Core;
use super::layout::padded_elements;

/// Instructions that a row takes which is found by an index.
const INDEXED_ROW: f64 = 32.0;

/// Cycles that a step keeps the vector unit of a core busy; 0 for steps that only move bytes, and
/// for those whose time is for others to say.
pub(super) fn cycles(computation: &Computation, step: &Step, core: &Core) -> f64 {
    let operand = |at: usize| &computation.values[step.operands[at]];
    let result = || &computation.values[step.results[0]];
    let elements = |it: &Value| padded(&it.shape, core);
    let per_cycle = (core.vector_elements * core.vector_alus) as f64;
    let operations = match &step.op {
        Op::Fusion(it) => padded(&it.shape, core) * body(it),
        Op::Reduce(_) => elements(operand(0)),
        Op::ReduceWindow(it) => elements(result()) * product(&it.window),
        // A comparison to select, an addition to scatter.
        Op::SelectAndScatter(it) => 2.0 * elements(operand(1)) * product(&it.window),
        Op::ArgReduce(_) => 2.0 * elements(operand(0)),
        // A network of comparators: log²n stages over two; each compares and moves every operand.
        Op::Sort(it) => {
            let stages = (operand(0).shape[it.dim].max(2) as f64).log2().ceil();
            let moved = 2.0 * step.operands.len() as f64;
            elements(operand(0)) * stages * (stages + 1.0) / 2.0 * moved
        }
        Op::TopK => {
            let kept = result().shape.last().copied().unwrap_or(1);
            elements(operand(0)) * (kept.max(2) as f64).log2().ceil() * 2.0
        }
        Op::Gather(it) => rows(result(), &it.slice_sizes) * INDEXED_ROW * per_cycle,
        Op::Scatter(it) => {
            let updates = operand(2);
            let window = it.window_dims.iter().map(|&dim| updates.shape[dim]);
            let window: Vec<usize> = window.collect();
            rows(updates, &window) * INDEXED_ROW * per_cycle + elements(updates)
        }
        Op::DotGeneral(_)
        | Op::RaggedDot(_)
        | Op::Convolution(_)
        | Op::Concatenation(_)
        | Op::InteriorPad(_)
        | Op::Slice(_)
        | Op::DynamicSlice
        | Op::DynamicUpdateSlice
        | Op::Reverse(_)
        | Op::BroadcastInDim(_)
        | Op::Copy
        | Op::PartitionIndex(_)
        | Op::Send(_)
        | Op::Receive(_)
        | Op::Case(_)
        | Op::While(_)
        | Op::Collective(_) => 0.0,
        // Through the unit that exchanges lanes, a quarter of a register a cycle.
        Op::Transpose(_) => 4.0 * elements(result()),
    };
    operations / per_cycle
}

fn padded(shape: &[usize], core: &Core) -> f64 {
    padded_elements(shape, 4, core.tile) as f64
}

fn product(extents: &[usize]) -> f64 {
    extents.iter().map(|extent| *extent as f64).product()
}

/// Rows of `window` that make up a tensor.
fn rows(tensor: &Value, window: &[usize]) -> f64 {
    tensor.elements() as f64 / product(window).max(1.0)
}

/// Instructions of a fusion for an element.
pub(super) fn weight_per_element(step: &Step) -> f64 {
    if let Op::Fusion(it) = &step.op {
        body(it)
    } else {
        0.0
    }
}

fn body(fusion: &Fusion) -> f64 {
    fusion.body.iter().map(|entry| weight(entry.op)).sum()
}

/// Instructions of one element operation.
fn weight(op: ElementOp) -> f64 {
    use ElementOp as E;
    match op {
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
    }
}
