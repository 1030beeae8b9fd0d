//! Checks of one step: its operands and results, then the rule of its op.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;

use super::super::file::{OpT, StepT};
use super::super::program::overlap;
use super::super::{Op, Program, Step, Value};
use super::rule::{Check, Rule, ensure};
use super::{Part, calls, collective, fusion, indexed, known, movement, ragged, window};

/// Checks a step of the computation with this number.
pub(super) fn step(file: StepT, number: usize, program: &Program, part: Part) -> Check<Step> {
    let values = &program.computations[number].values;
    let operands = known(&file.operands, values.len())?;
    let results = known(&file.results, values.len())?;
    let pick = |ids: &[usize]| ids.iter().map(|&id| &values[id]).collect();
    let rule = Rule {
        operands: pick(&operands),
        results: pick(&results),
        mesh: &program.mesh,
        computations: &program.computations,
        stage_entry: part == Part::Stage && number == 0,
    };
    places(&rule)?;
    let location = usize::try_from(file.location).ok();
    let locations = program.locations.len();
    ensure!(
        location.is_none_or(|index| index < locations),
        "expected one of {locations} locations, found location {}",
        file.location
    );
    let op = op(&file.op, &rule)?;
    aliases(&op, &rule)?;
    let cost = file.cost.unwrap_or_default();
    Ok(Step {
        op,
        operands,
        results,
        flops: cost.flops,
        memory_bytes: cost.bytes,
        location,
        communicates: false,
    })
}

/// Operands and results are in memory and have elements, results in the arena and apart from one
/// another.
fn places(rule: &Rule<'_>) -> Check {
    for value in rule.operands.iter().chain(&rule.results) {
        ensure!(
            value.place.is_some(),
            "expected a value in memory, found `{}` without a place",
            value.name
        );
        ensure!(
            value.bytes > 0,
            "expected a value with elements, found `{}` of shape {:?}",
            value.name,
            value.shape
        );
    }
    let mut ranges = Vec::with_capacity(rule.results.len());
    for result in &rule.results {
        let Some(range) = result.arena_range() else {
            return Err(format!(
                "expected a result in the arena, found constant `{}`",
                result.name
            ));
        };
        ensure!(
            !ranges.iter().any(|other| overlap(&range, other)),
            "result `{}` overlaps another",
            result.name
        );
        ranges.push(range);
    }
    Ok(())
}

/// The op, which operands and results suit.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "flatc's enum can be matched in no other way"
)]
fn op(op: &OpT, rule: &Rule<'_>) -> Check<Op> {
    Ok(match op {
        OpT::Fusion(op) => Op::Fusion(fusion::fusion(op, rule)?),
        OpT::DotGeneral(op) => Op::DotGeneral(window::dot_general(op, rule)?),
        OpT::Convolution(op) => Op::Convolution(window::convolution(op, rule)?),
        OpT::Reduce(op) => Op::Reduce(window::reduce(op, rule)?),
        OpT::ReduceWindow(op) => Op::ReduceWindow(window::reduce_window(op, rule)?),
        OpT::SelectAndScatter(op) => Op::SelectAndScatter(window::select_and_scatter(op, rule)?),
        OpT::Gather(op) => Op::Gather(indexed::gather(op, rule)?),
        OpT::Scatter(op) => Op::Scatter(indexed::scatter(op, rule)?),
        OpT::Sort(op) => Op::Sort(window::sort(op, rule)?),
        OpT::TopK(_) => window::top_k(rule).map(|()| Op::TopK)?,
        OpT::ArgReduce(op) => Op::ArgReduce(window::arg_reduce(op, rule)?),
        OpT::Concatenation(op) => Op::Concatenation(movement::concatenation(op, rule)?),
        OpT::InteriorPad(op) => Op::InteriorPad(movement::interior_pad(op, rule)?),
        OpT::Slice(op) => Op::Slice(movement::slice(op, rule)?),
        OpT::DynamicSlice(_) => movement::dynamic_slice(rule).map(|()| Op::DynamicSlice)?,
        OpT::DynamicUpdateSlice(_) => {
            movement::dynamic_update_slice(rule).map(|()| Op::DynamicUpdateSlice)?
        }
        OpT::Transpose(op) => Op::Transpose(movement::transpose(op, rule)?),
        OpT::Reverse(op) => Op::Reverse(movement::reverse(op, rule)?),
        OpT::BroadcastInDim(op) => Op::BroadcastInDim(movement::broadcast(op, rule)?),
        OpT::Copy(_) => movement::copy(rule).map(|()| Op::Copy)?,
        OpT::Case(op) => Op::Case(calls::case(op, rule)?),
        OpT::While(op) => Op::While(calls::repeat(op, rule)?),
        OpT::AllReduce(op) => Op::Collective(collective::all_reduce(op, rule)?),
        OpT::AllGather(op) => Op::Collective(collective::all_gather(op, rule)?),
        OpT::ReduceScatter(op) => Op::Collective(collective::reduce_scatter(op, rule)?),
        OpT::AllToAll(op) => Op::Collective(collective::all_to_all(op, rule)?),
        OpT::CollectivePermute(op) => Op::Collective(collective::permute(op, rule)?),
        OpT::CollectiveBroadcast(op) => Op::Collective(collective::broadcast(op, rule)?),
        OpT::PartitionIndex(op) => Op::PartitionIndex(movement::partition_index(op, rule)?),
        OpT::Send(op) => Op::Send(movement::send(op, rule)?),
        OpT::Receive(op) => Op::Receive(movement::receive(op, rule)?),
        OpT::RaggedDot(op) => Op::RaggedDot(ragged::ragged_dot(op, rule)?),
        _ => return Err("expected an op of this version, found another".to_owned()),
    })
}

/// Results only share memory with operands where the op allows it.
fn aliases(op: &Op, rule: &Rule<'_>) -> Check {
    if op.callees().next().is_some() {
        return Ok(());
    }
    for (position, operand) in rule.operands.iter().enumerate() {
        let Some(read) = operand.arena_range() else {
            continue;
        };
        for (index, result) in rule.results.iter().enumerate() {
            let apart = |written| !overlap(&read, &written);
            ensure!(
                result.arena_range().is_none_or(apart)
                    || shares(op, [operand, result], position, index),
                "result `{}` overlaps operand `{}`",
                result.name,
                operand.name
            );
        }
    }
    Ok(())
}

/// Whether the result at position `index` may share memory with the operand at `position`.
fn shares(op: &Op, [operand, result]: [&Value; 2], position: usize, index: usize) -> bool {
    // As many bytes may be more elements, of which a fusion reads the first ones.
    let whole = operand.elements() == result.elements();
    let in_place = matches!(op, Op::Fusion(it) if it.views[position].is_identity(&it.shape))
        && whole
        || matches!(op, Op::Copy) && position == index
        || matches!(op, Op::DynamicUpdateSlice | Op::Scatter(_)) && position == 0;
    let same = operand.place == result.place && operand.bytes == result.bytes;
    // A collective takes all of an operand before it writes its result, one by one.
    in_place && same || matches!(op, Op::Collective(_)) && position <= index
}
