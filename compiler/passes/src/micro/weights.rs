//! Moves constants out of a pea, for a flash of their own that is larger and slower.
//!
//! What is far costs by how often it is read: a convolution reads its weights for every pixel, a
//! fully connected layer once. So those leave first of which steps read fewest bytes for each.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_ir::plan::micro::{KernelId, LoopEntry, Memory, MicroPlan, Operand, Step};

use super::share_arena::each_operand;

/// What weights begin at a multiple of outside of the pea: a line of most caches holds two.
const FAR_ALIGN: usize = 16;

/// What constants begin at a multiple of in the pea.
const NEAR_ALIGN: usize = 8;

/// Fewer bytes are not worth a transfer of their own.
const LEAST_BYTES: usize = 64;

/// Constants that overlap, or touch none: what moves as a whole.
struct Unit {
    bytes: Range<usize>,
    /// Bytes that steps read of it in an inference.
    reads: u128,
    /// Whether it has to stay.
    stays: bool,
}

/// Moves constants of a plan to its weights, until those that stay are `most` bytes if they can be.
/// A plan without constants that can move is left as it is.
pub fn move_out(plan: &mut MicroPlan, most: usize) {
    let mut units = units(plan);
    let mut order: Vec<usize> = (0..units.len()).filter(|it| !units[*it].stays).collect();
    // By bytes that are read for each, then large ones first.
    order.sort_by(|a, b| {
        let (a, b) = (&units[*a], &units[*b]);
        let [left, right] = [(a, b), (b, a)].map(|(x, y)| x.reads * y.bytes.len() as u128);
        left.cmp(&right)
            .then(b.bytes.len().cmp(&a.bytes.len()))
            .then(a.bytes.start.cmp(&b.bytes.start))
    });
    let mut near = plan.constants.len();
    let mut leaves = vec![false; units.len()];
    for index in order {
        if near <= most {
            break;
        }
        leaves[index] = true;
        near -= units[index].bytes.len();
    }
    if !leaves.contains(&true) {
        return;
    }
    let constants = std::mem::take(&mut plan.constants);
    let mut places = BTreeMap::new();
    for (unit, leaves) in units.drain(..).zip(leaves) {
        let (memory, into, align) = match leaves {
            true => (Memory::Weights, &mut plan.weights, FAR_ALIGN),
            false => (Memory::Constants, &mut plan.constants, NEAR_ALIGN),
        };
        // What is aligned to more where it is may be read as that.
        let start = into.len().next_multiple_of(align);
        // bounded: as many bytes as there were, and padding
        into.resize(start, 0);
        into.extend_from_slice(&constants[unit.bytes.clone()]);
        places.insert(unit.bytes.start, (memory, start));
    }
    each_operand(plan, &mut |operand| {
        if operand.memory == Memory::Constants {
            let place = places.range(..=operand.offset).next_back();
            let (from, (memory, start)) = place.expect("every constant is in a unit");
            operand.offset = operand.offset - from + start;
            operand.memory = *memory;
        }
    });
}

/// The constants of a plan, in their order.
fn units(plan: &MicroPlan) -> Vec<Unit> {
    let mut units = Vec::new();
    for step in &plan.steps {
        of_step(step, false, &mut units);
    }
    units.sort_by_key(|unit| unit.bytes.start);
    let mut joined: Vec<Unit> = Vec::new();
    for unit in units {
        match joined
            .last_mut()
            .filter(|last| unit.bytes.start < last.bytes.end)
        {
            Some(last) => {
                last.bytes.end = last.bytes.end.max(unit.bytes.end);
                last.reads += unit.reads;
                last.stays |= unit.stays;
            }
            None => joined.push(unit),
        }
    }
    for unit in &mut joined {
        unit.stays |= unit.bytes.len() < LEAST_BYTES;
    }
    joined
}

/// Adds what a step reads, and what it runs.
fn of_step(step: &Step, is_repeated: bool, units: &mut Vec<Unit>) {
    let inputs = step
        .inputs
        .iter()
        .filter(|it| it.memory == Memory::Constants);
    let inputs: Vec<&Operand> = inputs.collect();
    let all: usize = inputs.iter().map(|it| it.len_bytes).sum();
    // As many reads as there are products, spread over all; what has none is read once.
    let each = (u128::from(step.macs))
        .checked_div(all as u128)
        .unwrap_or(0)
        .max(1);
    // The names of custom operators are looked for in the pea.
    let stays = is_repeated || step.kernel == KernelId::Custom;
    units.extend(inputs.into_iter().map(|it| Unit {
        bytes: it.offset..it.offset + it.len_bytes,
        reads: each * it.len_bytes as u128,
        stays,
    }));
    for entry in &step.program {
        match entry {
            LoopEntry::Run(run) => of_step(run, true, units),
            LoopEntry::Test(it) if it.memory == Memory::Constants => units.push(Unit {
                bytes: it.offset..it.offset + it.len_bytes,
                reads: 0,
                stays: true,
            }),
            LoopEntry::Test(_) | LoopEntry::Begin { .. } | LoopEntry::End => {}
        }
    }
}
