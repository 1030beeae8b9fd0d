//! Room for scratch memory where an op with large tensors has it: the op is cut in two tiles.
//!
//! While the first tile runs, the last rows of the result are not there yet; while the second one
//! runs, most rows of the operand are not needed any more. So scratch takes the place of a row
//! before or after, and the arena is no larger than the tensors ask for.

use peapod_ir::plan::micro::TiledSection;
use peapod_ir::{Function, ValueId};

use super::estimate::{self, Costs};
use super::rows::{Rule, row_bytes, rule};
use super::schedule::{Schedule, Section, Users};
use super::{Cut, Live, rewrite};
use crate::micro::calls::Needs;
use crate::micro::draft::Draft;

/// Rows of the second tile that are tried.
const ROWS_MAX: usize = 8;
/// Pieces of tensors begin at multiples of so many bytes, or they are copied.
const ALIGN_BYTES: usize = 4;

/// How an op is cut.
struct OpCut {
    op: usize,
    schedule: Schedule,
    overhead: u64,
}

/// A function in which scratch memory should not add to the peak; `None` if it does not anyway, or
/// where nothing helps that costs no more than so many percent of the instructions.
pub(super) fn fit(draft: &Draft, costs: &Costs, percent: u64) -> Option<Cut> {
    let cuts = cuts(draft.function(), &draft.needs, costs);
    let most = costs.of_macs(draft.macs()) * percent / 100;
    let overhead = cuts.iter().map(|cut| cut.overhead).sum();
    if cuts.is_empty() || overhead > most {
        return None;
    }
    let mut all = Cut {
        function: draft.function().clone(),
        overhead,
        sections: Vec::new(),
    };
    // Ops before one that is cut keep their numbers.
    for cut in cuts.iter().rev() {
        let (name, rewritten) = apply(&all.function, cut);
        all.function = rewritten;
        let section = TiledSection {
            first: name.clone(),
            last: name,
            ops: 1,
            tiles: cut.schedule.len(),
        };
        all.sections.insert(0, section);
    }
    Some(all)
}

/// The ops that are to be cut, for the peak to be what tensors alone need, or what an op needs that
/// cannot be cut so.
fn cuts(function: &Function, needs: &[Needs], costs: &Costs) -> Vec<OpCut> {
    let live = Live::of(function, needs);
    let ops = 0..function.ops.len();
    let needed = live.needed();
    let tensors = ops.clone().map(|op| needed[op] - needs[op].scratch_bytes);
    let mut level = tensors.max().unwrap_or(0);
    let mut cuts: Vec<OpCut> = Vec::new();
    let mut above: Vec<usize> = ops.clone().filter(|op| needed[*op] > level).collect();
    let rules: Vec<Option<Rule>> = ops.map(|op| rule(function, &function.ops[op])).collect();
    let users = Users::of(function);
    above.sort_by_key(|op| std::cmp::Reverse(needed[*op]));
    for op in above {
        // What cannot be cut needs so much anyway.
        let section = Section::new(function, op..op + 1, &rules, &users);
        match section.and_then(|section| cut(&live, &section, level, costs)) {
            Some(cut) => cuts.push(cut),
            None => level = level.max(needed[op]),
        }
    }
    cuts.retain(|cut| needed[cut.op] > level);
    cuts.sort_by_key(|cut| cut.op);
    cuts
}

/// How the op of a section becomes two tiles that need no more than `level` bytes each.
fn cut(live: &Live<'_>, section: &Section<'_>, level: usize, costs: &Costs) -> Option<OpCut> {
    let around = live.around(section);
    let rows = section.rows(0);
    let schedules = (1..=ROWS_MAX.min(rows / 2)).map(|last| section.schedule(0, rows - last));
    let mut fitting = schedules.filter(|schedule| {
        schedule.len() == 2
            && are_aligned(section, schedule)
            && estimate::peak(section, schedule, live.needs, &around) <= level
    });
    let schedule = fitting.next()?;
    Some(OpCut {
        op: section.ops.start,
        overhead: estimate::overhead(section, &schedule, costs),
        schedule,
    })
}

/// Whether what the second tile makes and reads begins at whole words.
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
fn apply(function: &Function, cut: &OpCut) -> (String, Function) {
    let mut rules = vec![None; function.ops.len()];
    rules[cut.op] = rule(function, &function.ops[cut.op]);
    let users = Users::of(function);
    let section = Section::new(function, cut.op..cut.op + 1, &rules, &users);
    let section = section.expect("it has been a section before others were cut");
    let name = function.value(section.result(0)).name.clone();
    (name, rewrite::rewrite(&section, &cut.schedule).0)
}
