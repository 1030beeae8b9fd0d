//! Room for scratch memory where an op with large tensors has it: the op is cut in two bands.
//!
//! While the first band runs, the last rows of the result are not there yet; while the second one
//! runs, most rows of the operand are not needed any more. So scratch lies where a row does before
//! or after, and the arena is no larger than the tensors ask for.

use peapod_ir::plan::micro::{BandSection, Bands, InstructionSet};
use peapod_ir::{Function, ValueId};

use super::estimate::{self, Costs};
use super::rows::{Rule, row_bytes, rule};
use super::schedule::{Schedule, Section, Users};
use super::{Known, Live, arena_len, known, rewrite};
use crate::error::PassError;
use crate::memory_plan::Planner;
use crate::micro::select;

/// Rows of the second band that are tried.
const ROWS_MAX: usize = 8;
/// Pieces of tensors begin at multiples of so many bytes, or they are copied.
const ALIGN_BYTES: usize = 4;

/// How an op is cut.
struct Cut {
    op: usize,
    schedule: Schedule,
    overhead: u64,
}

/// A function in which scratch memory does not add to the peak; `None` where it does not, or where
/// nothing helps.
pub(super) fn of_function(
    function: &Function,
    instructions: InstructionSet,
    planner: Planner,
    percent: u64,
) -> Result<Option<(Function, Bands)>, PassError> {
    let selection = select::select(function, Some(instructions))?;
    let known = known(function, &selection);
    let costs = Costs::of(instructions);
    let cuts = cuts(function, &known, &costs);
    let macs: u64 = selection.calls.iter().map(|(_, call)| call.macs).sum();
    let most = macs * costs.per_100_macs / 100 * percent / 100;
    let overhead = cuts.iter().map(|cut| cut.overhead).sum();
    if cuts.is_empty() || overhead > most {
        return Ok(None);
    }
    let mut bands = Bands {
        arena_len_whole: arena_len(&selection, function, planner),
        instructions: overhead,
        sections: Vec::new(),
    };
    let mut with_bands = function.clone();
    // Ops before one that is cut keep their numbers.
    for cut in cuts.iter().rev() {
        let (name, rewritten) = apply(&with_bands, cut);
        with_bands = rewritten;
        let section = BandSection {
            first: name.clone(),
            last: name,
            ops: 1,
            bands: cut.schedule.len(),
        };
        bands.sections.insert(0, section);
    }
    let selection = select::select(&with_bands, Some(instructions))?;
    let is_smaller = arena_len(&selection, &with_bands, planner) < bands.arena_len_whole;
    Ok(is_smaller.then_some((with_bands, bands)))
}

/// The ops that are to be cut, for the peak to be what tensors alone need, or what an op needs that
/// cannot be cut so.
fn cuts(function: &Function, known: &[Known], costs: &Costs) -> Vec<Cut> {
    let live = Live::of(function, known);
    let ops = 0..function.ops.len();
    let needed: Vec<usize> = ops.clone().map(|op| live.needed(op)).collect();
    let tensors = ops.clone().map(|op| needed[op] - known[op].scratch);
    let mut level = tensors.max().unwrap_or(0);
    let mut cuts: Vec<Cut> = Vec::new();
    let mut above: Vec<usize> = ops.filter(|op| needed[*op] > level).collect();
    above.sort_by_key(|op| std::cmp::Reverse(needed[*op]));
    for op in above {
        // What cannot be cut needs so much anyway.
        match cut(function, known, &live, (op, level), costs) {
            Some(cut) => cuts.push(cut),
            None => level = level.max(needed[op]),
        }
    }
    cuts.retain(|cut| needed[cut.op] > level);
    cuts.sort_by_key(|cut| cut.op);
    cuts
}

/// How an op becomes two bands that need no more than `level` bytes each.
fn cut(
    function: &Function,
    known: &[Known],
    live: &Live<'_>,
    (op, level): (usize, usize),
    costs: &Costs,
) -> Option<Cut> {
    let (rules, users) = (rules(function, op), Users::of(function));
    let section = Section::new(function, op..op + 1, &rules, &users)?;
    let around = live.around(&section);
    let rows = section.rows(0);
    let schedules = (1..=ROWS_MAX.min(rows / 2)).map(|last| section.schedule(0, rows - last));
    let mut fitting = schedules.filter(|schedule| {
        schedule.len() == 2
            && are_aligned(&section, schedule)
            && estimate::peak(&section, schedule, known, &around) <= level
    });
    let schedule = fitting.next()?;
    Some(Cut {
        op,
        overhead: estimate::overhead(&section, &schedule, costs),
        schedule,
    })
}

/// The rules of a function, of which only one op is to be cut.
fn rules(function: &Function, op: usize) -> Vec<Option<Rule>> {
    let mut rules = vec![None; function.ops.len()];
    rules[op] = rule(function, &function.ops[op]);
    rules
}

/// Whether what the second band makes and reads begins at whole words.
fn are_aligned(section: &Section<'_>, schedule: &Schedule) -> bool {
    let op = &section.function.ops[section.ops.start];
    let rule = section.rules[0];
    let start = schedule[1][0].start;
    let byte = |value: ValueId, row: usize| row * row_bytes(section.function.ty(value));
    let operands = op.inputs.iter().zip(&rule.cut).filter(|(_, cut)| **cut);
    let operands = operands.filter_map(|(value, _)| Some(byte((*value)?, rule.reach.first(start))));
    let mut bytes = operands.chain([byte(section.result(0), start)]);
    bytes.all(|byte| byte.is_multiple_of(ALIGN_BYTES))
}

/// A function with one op cut, and the name of its result.
fn apply(function: &Function, cut: &Cut) -> (String, Function) {
    let (rules, users) = (rules(function, cut.op), Users::of(function));
    let section = Section::new(function, cut.op..cut.op + 1, &rules, &users);
    let section = section.expect("it has been a section before others were cut");
    let name = function.value(section.result(0)).name.clone();
    (name, rewrite::rewrite(&section, &cut.schedule).0)
}
