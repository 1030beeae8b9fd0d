//! Cuts a part of a network into bands of rows, so that less of its large tensors exists at a time.
//!
//! A section, some consecutive ops on images, makes a band of its last result, then the next one.
//! Each op makes just the rows that are missing: no row is computed twice. What a window reads of
//! the band before is kept, as a copy of a few rows. Bands are ordinary ops with padding of their
//! own on slices of rows, and concatenations put the rows together; both are contiguous, so that
//! the planner has them lie where they belong (`storage.rs`).
//!
//! Bit-exact: every element is computed by the same op from the same elements, and what was padding
//! stays padding.
//!
//! Which section, and how many rows a band has, is a search: estimates of all choices
//! (`estimate.rs`), then plans of the best. It takes the least memory of those that cost few
//! instructions. What is left of the peak can be cut again elsewhere.

mod estimate;
mod rewrite;
mod rows;
mod schedule;
mod scratch;

use peapod_ir::plan::micro::{BandSection, Bands, InstructionSet};
use peapod_ir::{Function, Module, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::memory_plan::Planner;
use crate::micro::arena::Arena;
use crate::micro::bake::Source;
use crate::micro::select::{self, Selection};
use crate::micro::storage::Storage;
use estimate::{Costs, Surroundings};
use rows::{Rule, row_bytes, rule};
use schedule::{Schedule, Section, Users};

/// How much more instructions bands may cost, in percent of what the model takes, about.
const OVERHEAD_PERCENT: u64 = 9;
/// Longest section that is looked at.
const SECTION_MAX: usize = 48;
/// Rows of its first or last result that a band of a section may make.
const ROWS: [usize; 11] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];
/// Sections that are planned, of those whose estimates are best.
const PLANNED: usize = 12;
/// Sections that a function is cut into at most.
const SECTIONS_MAX: usize = 4;

/// What a call of an op needs beside its operands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// Bytes of scratch memory.
    pub(crate) scratch: usize,
    /// Inputs that the result may overwrite.
    pub(crate) in_place: Vec<usize>,
    /// Whether it has been cut.
    is_band: bool,
}

/// Runs the pass: for kernels of any core, whatever bands cost.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    dead_code::remove(module);
    for index in 0..module.functions.len() {
        // What has no kernels is refused later.
        let cut = of_function(
            &module.functions[index],
            InstructionSet::Scalar,
            Planner::Best,
            |_| u64::MAX,
        );
        if let Ok(Some((function, _))) = cut {
            module.functions[index] = function;
        }
    }
    dead_code::remove(module);
    Ok(())
}

/// Cuts the first function where that saves memory and costs little; says what it cut.
pub(crate) fn cut(
    module: &mut Module,
    instructions: InstructionSet,
    planner: Planner,
) -> Result<Option<Bands>, PassError> {
    let most = |whole| whole * OVERHEAD_PERCENT / 100;
    let cut = of_function(&module.functions[0], instructions, planner, most)?;
    Ok(cut.map(|(function, bands)| {
        module.functions[0] = function;
        dead_code::remove(module);
        bands
    }))
}

/// Cuts ops of the first function in two where scratch memory makes the peak; says what it cut.
/// That may cost so many percent of the instructions of the model, about.
pub fn fit_scratch(
    module: &mut Module,
    instructions: InstructionSet,
    planner: Planner,
    percent: u64,
) -> Result<Option<Bands>, PassError> {
    let cut = scratch::of_function(&module.functions[0], instructions, planner, percent)?;
    Ok(cut.map(|(function, bands)| {
        module.functions[0] = function;
        dead_code::remove(module);
        bands
    }))
}

/// A function cut for the smallest arena; `most` says how many instructions bands may cost, of what
/// the function takes.
fn of_function(
    function: &Function,
    instructions: InstructionSet,
    planner: Planner,
    most: impl Fn(u64) -> u64,
) -> Result<Option<(Function, Bands)>, PassError> {
    let selection = select::select(function, Some(instructions))?;
    let macs: u64 = selection.calls.iter().map(|(_, call)| call.macs).sum();
    let costs = Costs::of(instructions);
    let choices = Choices {
        most: most(macs * costs.per_100_macs / 100),
        costs,
    };
    let Some(plan) = search(function, &selection, &choices) else {
        return Ok(None);
    };
    // With a closer look, and kernels of the bands themselves.
    let arena_len_whole = arena_len(&selection, function, planner);
    let selection = select::select(&plan.function, Some(instructions))?;
    if arena_len(&selection, &plan.function, planner) >= arena_len_whole {
        return Ok(None);
    }
    let bands = Bands {
        arena_len_whole,
        instructions: plan.overhead,
        sections: plan.sections,
    };
    Ok(Some((plan.function, bands)))
}

/// What binds the search.
struct Choices {
    costs: Costs,
    /// Most instructions that bands may cost.
    most: u64,
}

/// The function cut for the smallest arena; `None` where no cut makes it smaller.
fn search(function: &Function, selection: &Selection, choices: &Choices) -> Option<Plan> {
    let mut now = Plan {
        arena_len: arena_len(selection, function, Planner::Quick),
        known: known(function, selection),
        function: function.clone(),
        overhead: 0,
        sections: Vec::new(),
    };
    while now.sections.len() < SECTIONS_MAX
        && let Some(next) = now.improved(choices)
    {
        now = next;
    }
    (!now.sections.is_empty()).then_some(now)
}

fn arena_len(selection: &Selection, function: &Function, planner: Planner) -> usize {
    Arena::new(function, selection, planner).len_bytes()
}

/// What every op of a function needs.
pub(crate) fn known(function: &Function, selection: &Selection) -> Vec<Known> {
    let mut known = vec![Known::default(); function.ops.len()];
    for (op, call) in &selection.calls {
        let scratch = call.inputs.iter().map(|source| match source {
            Source::Scratch { len_bytes, .. } => *len_bytes,
            Source::Value(_) | Source::Part { .. } | Source::Constant(_) => 0,
        });
        known[op.index()] = Known {
            scratch: scratch.sum(),
            in_place: call.in_place.clone(),
            is_band: false,
        };
    }
    known
}

/// A function, and what it costs.
struct Plan {
    function: Function,
    known: Vec<Known>,
    arena_len: usize,
    /// Instructions beyond those of the function as it was.
    overhead: u64,
    /// What has been cut.
    sections: Vec<BandSection>,
}

/// A way to cut, and what it seems to cost.
struct Candidate {
    ops: std::ops::Range<usize>,
    /// The op of the section whose rows are counted, and how many of them a band makes.
    driver: usize,
    per_band: usize,
    peak: usize,
    overhead: u64,
}

impl Plan {
    /// The plan with another section cut, if that makes the arena smaller.
    fn improved(&self, choices: &Choices) -> Option<Self> {
        let function = &self.function;
        let users = Users::of(function);
        let rules: Vec<Option<Rule>> = (function.ops.iter().zip(&self.known))
            .map(|(op, known)| {
                if known.is_band {
                    None
                } else {
                    rule(function, op)
                }
            })
            .collect();
        let live = Live::of(function, &self.known);
        let mut candidates = Vec::new();
        for start in 0..function.ops.len() {
            for end in start + 1..=function.ops.len().min(start + SECTION_MAX) {
                if rules[end - 1].is_none() {
                    break;
                }
                if let Some(section) = Section::new(function, start..end, &rules, &users) {
                    candidates.extend(self.candidates(&section, &live, choices));
                }
            }
        }
        candidates.retain(|it| it.peak < self.arena_len);
        candidates.sort_by_key(|it| (it.peak, it.overhead, it.ops.start, it.ops.end));
        let plans = candidates.iter().take(PLANNED).filter_map(|candidate| {
            let section = Section::new(function, candidate.ops.clone(), &rules, &users)?;
            Some(self.cut(&section, candidate))
        });
        let best = plans.min_by_key(|plan| (plan.arena_len, plan.overhead))?;
        (best.arena_len < self.arena_len).then_some(best)
    }

    fn candidates(&self, section: &Section<'_>, live: &Live, choices: &Choices) -> Vec<Candidate> {
        let around = live.around(section);
        let outside = live.outside(&section.ops);
        let mut candidates = Vec::new();
        for driver in [0, section.rules.len() - 1] {
            let rows = section.rows(driver);
            for &per_band in ROWS.iter().filter(|per_band| **per_band < rows) {
                let schedule = section.schedule(driver, per_band);
                if schedule.len() < 2 {
                    continue;
                }
                let overhead = estimate::overhead(section, &schedule, &choices.costs);
                let overhead = self.overhead + overhead;
                if overhead <= choices.most {
                    let peak = estimate::peak(section, &schedule, &self.known, &around);
                    candidates.push(Candidate {
                        ops: section.ops.clone(),
                        driver,
                        per_band,
                        peak: outside.max(peak),
                        overhead,
                    });
                }
            }
        }
        candidates
    }

    fn cut(&self, section: &Section<'_>, candidate: &Candidate) -> Self {
        let schedule: Schedule = section.schedule(candidate.driver, candidate.per_band);
        let (function, origins) = rewrite::rewrite(section, &schedule);
        let known: Vec<Known> = origins
            .iter()
            .map(|origin| {
                let known = origin.map(|op| self.known[op].clone()).unwrap_or_default();
                let is_band = origin.is_none_or(|op| section.ops.contains(&op));
                Known {
                    is_band: known.is_band || is_band,
                    ..known
                }
            })
            .collect();
        let outline = select::outline(&function, &known);
        let name = |op: usize| section.function.value(section.result(op)).name.clone();
        let last = section.rules.len() - 1;
        let mut sections = self.sections.clone();
        sections.push(BandSection {
            first: name(0),
            last: name(last),
            ops: last + 1,
            bands: schedule.len(),
        });
        Self {
            sections,
            arena_len: arena_len(&outline, &function, Planner::Quick),
            overhead: candidate.overhead,
            function,
            known,
        }
    }
}

/// When the values of a function are needed: from one op to another, by index.
struct Live<'a> {
    function: &'a Function,
    known: &'a [Known],
    storage: Storage,
    lives: Vec<Option<[usize; 2]>>,
}

impl<'a> Live<'a> {
    fn of(function: &'a Function, known: &'a [Known]) -> Self {
        let storage = select::outline(function, known).storage;
        let mut lives: Vec<Option<[usize; 2]>> = vec![None; function.values.len()];
        let mut need = |value: ValueId, op: usize| {
            let value = storage.outermost(value).0;
            if function.constant(value).is_none() && !dead_code::is_state(function, value) {
                let life = lives[value.index()].get_or_insert([op, op]);
                life[1] = life[1].max(op);
            }
        };
        for input in &function.inputs {
            need(*input, 0);
        }
        for (index, op) in function.ops.iter().enumerate() {
            op.inputs
                .iter()
                .flatten()
                .for_each(|value| need(*value, index));
            op.outputs.iter().for_each(|value| need(*value, index));
        }
        for output in &function.outputs {
            need(*output, function.ops.len());
        }
        Self {
            function,
            known,
            storage,
            lives,
        }
    }

    fn alive(&self, op: usize) -> impl Iterator<Item = (ValueId, [usize; 2])> + '_ {
        let ids = (0_u32..).map(ValueId);
        let lives = ids
            .zip(&self.lives)
            .filter_map(|(id, life)| Some((id, (*life)?)));
        lives.filter(move |(_, [first, last])| (*first..=*last).contains(&op))
    }

    /// Bytes needed by an op: what is alive while it runs, and its scratch memory.
    fn needed(&self, op: usize) -> usize {
        let bytes = self.alive(op).map(|(value, life)| {
            // A result that takes over an operand's place does not need it twice.
            let heir = life[0] == op && !self.known[op].in_place.is_empty();
            if heir {
                0
            } else {
                self.function.ty(value).size_bytes()
            }
        });
        bytes.sum::<usize>() + self.known[op].scratch
    }

    /// The most bytes needed by an op that is not of a section.
    fn outside(&self, section: &std::ops::Range<usize>) -> usize {
        let others = (0..self.function.ops.len()).filter(|op| !section.contains(op));
        others.map(|op| self.needed(op)).max().unwrap_or(0)
    }

    /// Which operands of an op are a value, or a reshape of it.
    fn reads(&self, value: ValueId, op: usize) -> impl Iterator<Item = (usize, &TensorType)> {
        let operands = self.function.ops[op].inputs.iter().enumerate();
        operands.filter_map(move |(index, operand)| {
            let operand = (*operand)?;
            let is_it = self.storage.root(operand) == value;
            is_it.then(|| (index, self.function.ty(operand)))
        })
    }

    /// What is alive while a section runs and not made there.
    fn around(&self, section: &Section<'_>) -> Surroundings {
        let function = self.function;
        let ops = &section.ops;
        let mut around = Surroundings {
            across: 0,
            sources: Vec::new(),
        };
        for (value, [first, last]) in self.alive(ops.start) {
            let is_made_here = ops.clone().any(|op| function.ops[op].outputs[0] == value);
            let reads = |reader: &usize| self.reads(value, ops.start + reader).next().is_some();
            let readers: Vec<usize> = (0..ops.len()).filter(reads).collect();
            // An argument that nobody reads is gone when ops begin.
            let is_unread = first == last && readers.is_empty();
            if is_made_here || last < ops.start || is_unread {
                continue;
            }
            let operands = readers
                .iter()
                .flat_map(|it| self.reads(value, ops.start + it));
            let mut types: Vec<&TensorType> = operands.map(|(_, ty)| ty).collect();
            types.dedup();
            let is_cut = |reader: &usize| {
                let mut read = self.reads(value, ops.start + reader);
                read.all(|(input, _)| section.rules[*reader].cut[input])
            };
            match types[..] {
                [ty] if readers.iter().all(is_cut) => around.sources.push(estimate::Source {
                    row_bytes: row_bytes(ty),
                    rows: ty.shape[rows::AXIS],
                    outlives: last >= ops.end,
                    readers,
                }),
                _ => around.across += function.ty(value).size_bytes(),
            }
        }
        around
    }
}
