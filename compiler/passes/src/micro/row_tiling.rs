//! Cuts a part of a network into row tiles, so that less of its large tensors exists at a time.
//!
//! A section, some consecutive ops on images, makes a tile of its last result, then the next one.
//! Each op makes just the rows that are missing: no row is computed twice. What a window reads of
//! the tile before is kept, as a copy of a few rows. Tiles are ordinary ops with padding of their
//! own on slices of rows, and concatenations put the rows together; both are contiguous, so that
//! the planner can place them where they belong (`storage.rs`).
//!
//! Bit-exact: every element is computed by the same op from the same elements, and what was padding
//! stays padding.
//!
//! Which section, and how many rows a tile has, is a search: estimates of all choices
//! (`estimate.rs`), then plans of the best. It takes the least memory of those that cost few
//! instructions. What is left of the peak can be cut again elsewhere.

mod estimate;
mod rewrite;
mod rows;
mod schedule;
mod scratch;

use std::collections::BTreeSet;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::plan::micro::{InstructionSet, RowTiling, TiledSection};
use peapod_ir::{Function, Module, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::memory_plan::Planner;
use crate::micro::arena::Arena;
use crate::micro::calls::{Calls, Needs};
use crate::micro::draft::{Draft, Drafter};
use crate::micro::storage::Storage;
use estimate::{Costs, Surroundings};
use rows::{Rule, row_bytes, rule};
use schedule::{Schedule, Section, Users};

/// How much more instructions tiles may cost, in percent of what the model takes, about.
const OVERHEAD_PERCENT: u64 = 9;
/// Longest section that is looked at.
const SECTION_MAX: usize = 48;
/// Rows of its first or last result that a tile of a section may make.
const ROWS: [usize; 11] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];
/// Sections that are planned, of those whose estimates are best.
const PLANNED: usize = 12;
/// Sections that a function is cut into at most.
const SECTIONS_MAX: usize = 4;

/// A draft with some ops cut into row tiles, and what was cut.
pub(crate) struct Tiled {
    pub(crate) draft: Draft,
    pub(crate) tiles: RowTiling,
}

/// Runs the pass: for kernels of any core, whatever tiles cost.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    dead_code::remove(module);
    let drafter = Drafter::new(Some(InstructionSet::Scalar), Planner::Best);
    let numerics = module.numerics;
    for function in &mut module.functions {
        // What has no kernels is refused later.
        if let Ok(draft) = drafter.draft(Draft::alone(numerics, function))
            && let Some(cut) = search(&draft, InstructionSet::Scalar, |_| u64::MAX)
            && let Ok(tiled) = drafter.draft(Draft::alone(numerics, &cut.function))
            && tiled.arena.len_bytes() < draft.arena.len_bytes()
        {
            *function = cut.function;
        }
    }
    dead_code::remove(module);
    Ok(())
}

/// Cuts a draft where that saves memory and costs little.
pub(crate) fn cut(
    drafter: &Drafter,
    draft: &Draft,
    instructions: InstructionSet,
) -> Result<Option<Tiled>, PassError> {
    let most = |whole| whole * OVERHEAD_PERCENT / 100;
    match search(draft, instructions, most) {
        Some(plan) => tiled(drafter, draft, plan),
        None => Ok(None),
    }
}

/// Cuts ops of a draft in two where scratch memory makes the peak. That may cost so many percent of
/// the instructions of the model, about.
pub(crate) fn fit(
    drafter: &Drafter,
    draft: &Draft,
    instructions: InstructionSet,
    percent: u64,
) -> Result<Option<Tiled>, PassError> {
    match scratch::fit(draft, &Costs::of(instructions), percent) {
        Some(cut) => tiled(drafter, draft, cut),
        None => Ok(None),
    }
}

/// As `fit`, the first function of a module; says what it cut.
pub fn fit_scratch(
    module: &mut Module,
    instructions: InstructionSet,
    planner: Planner,
    percent: u64,
) -> Result<Option<RowTiling>, PassError> {
    let drafter = Drafter::new(Some(instructions), planner);
    let draft = drafter.draft(module.clone())?;
    let fitted = fit(&drafter, &draft, instructions, percent)?;
    Ok(fitted.map(|Tiled { draft, tiles }| {
        *module = draft.module;
        tiles
    }))
}

/// The draft of a function that has been cut, if its arena is smaller: with a closer look, and
/// kernels of the tiles themselves.
fn tiled(drafter: &Drafter, whole: &Draft, cut: Cut) -> Result<Option<Tiled>, PassError> {
    let mut module = whole.with(cut.function);
    dead_code::remove(&mut module);
    let draft = drafter.draft(module)?;
    let arena_len_whole = whole.arena.len_bytes();
    let is_smaller = draft.arena.len_bytes() < arena_len_whole;
    Ok(is_smaller.then_some(Tiled {
        draft,
        tiles: RowTiling {
            arena_len_whole,
            instructions: cut.overhead,
            sections: cut.sections,
        },
    }))
}

/// A function with some ops cut into row tiles.
struct Cut {
    function: Function,
    /// Instructions beyond those of the function as it was.
    overhead: u64,
    /// What has been cut.
    sections: Vec<TiledSection>,
}

/// What binds the search.
struct Choices {
    costs: Costs,
    /// Most instructions that tiles may cost.
    most: u64,
}

/// A function cut for the smallest arena; `None` if no cut makes it smaller. `most` says how many
/// instructions tiles may cost, of what the function takes.
fn search(draft: &Draft, instructions: InstructionSet, most: impl Fn(u64) -> u64) -> Option<Cut> {
    let costs = Costs::of(instructions);
    let choices = Choices {
        most: most(costs.of_macs(draft.macs())),
        costs,
    };
    let mut now = Plan {
        arena_len: quick_len(draft.function(), &draft.calls, &draft.needs),
        needs: draft.needs.clone(),
        is_band: vec![false; draft.function().ops.len()],
        cut: Cut {
            function: draft.function().clone(),
            overhead: 0,
            sections: Vec::new(),
        },
    };
    while now.cut.sections.len() < SECTIONS_MAX
        && let Some(next) = now.improved(&choices)
    {
        now = next;
    }
    (!now.cut.sections.is_empty()).then_some(now.cut)
}

/// Bytes of an arena, at a first look.
fn quick_len(function: &Function, calls: &Calls, needs: &[Needs]) -> usize {
    Arena::new(function, calls, needs, Planner::Quick, &BTreeSet::new()).len_bytes()
}

/// A function, and what it costs.
struct Plan {
    cut: Cut,
    /// Per op, what its calls need: of tiles, as much as the ops that they are of.
    needs: Vec<Needs>,
    /// Per op, whether it is a tile, which is not cut again.
    is_band: Vec<bool>,
    arena_len: usize,
}

/// A way to cut, and what it seems to cost.
struct Candidate {
    ops: std::ops::Range<usize>,
    /// The op of the section whose rows are counted, and how many of them a tile makes.
    driver: usize,
    per_band: usize,
    peak: usize,
    overhead: u64,
}

impl Plan {
    /// The plan with another section cut, if that makes the arena smaller.
    fn improved(&self, choices: &Choices) -> Option<Self> {
        let function = &self.cut.function;
        let users = Users::of(function);
        let rules: Vec<Option<Rule>> = (function.ops.iter().zip(&self.is_band))
            .map(|(op, is_band)| if *is_band { None } else { rule(function, op) })
            .collect();
        let live = Live::of(function, &self.needs);
        let outside = Outside::of(&live.needed());
        let mut candidates = Vec::new();
        for start in 0..function.ops.len() {
            for end in start + 1..=function.ops.len().min(start + SECTION_MAX) {
                if rules[end - 1].is_none() {
                    break;
                }
                // Sections that leave the peak as it is are not looked at.
                if outside.most(&(start..end)) < self.arena_len
                    && let Some(section) = Section::new(function, start..end, &rules, &users)
                {
                    let outside = outside.most(&section.ops);
                    let here = self.candidates(&section, &live, choices);
                    candidates.extend(here.into_iter().map(|it| Candidate {
                        peak: it.peak.max(outside),
                        ..it
                    }));
                }
            }
        }
        candidates.retain(|it| it.peak < self.arena_len);
        candidates.sort_by_key(|it| (it.peak, it.overhead, it.ops.start, it.ops.end));
        let plans = candidates.iter().take(PLANNED).filter_map(|candidate| {
            let section = Section::new(function, candidate.ops.clone(), &rules, &users)?;
            Some(self.cut(&section, candidate))
        });
        let best = plans.min_by_key(|plan| (plan.arena_len, plan.cut.overhead))?;
        (best.arena_len < self.arena_len).then_some(best)
    }

    fn candidates(&self, section: &Section<'_>, live: &Live, choices: &Choices) -> Vec<Candidate> {
        let around = live.around(section);
        let mut candidates = Vec::new();
        for driver in [0, section.rules.len() - 1] {
            let rows = section.rows(driver);
            for &per_band in ROWS.iter().filter(|per_band| **per_band < rows) {
                let schedule = section.schedule(driver, per_band);
                if schedule.len() < 2 {
                    continue;
                }
                let overhead = estimate::overhead(section, &schedule, &choices.costs);
                let overhead = self.cut.overhead + overhead;
                if overhead <= choices.most {
                    let peak = estimate::peak(section, &schedule, &self.needs, &around);
                    candidates.push(Candidate {
                        ops: section.ops.clone(),
                        driver,
                        per_band,
                        peak,
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
        let is_cut = |op: &usize| self.is_band[*op] || section.ops.contains(op);
        let is_band = origins
            .iter()
            .map(|origin| origin.as_ref().is_none_or(is_cut));
        let of_origin = |origin: &Option<usize>| origin.map(|op| self.needs[op].clone());
        let needs: Vec<Needs> = (origins.iter())
            .map(|origin| of_origin(origin).unwrap_or_default())
            .collect();
        let name = |op: usize| section.function.value(section.result(op)).name.clone();
        let last = section.rules.len() - 1;
        let mut sections = self.cut.sections.clone();
        sections.push(TiledSection {
            first: name(0),
            last: name(last),
            ops: last + 1,
            tiles: schedule.len(),
        });
        Self {
            arena_len: quick_len(&function, &Calls::of(&function), &needs),
            is_band: is_band.collect(),
            needs,
            cut: Cut {
                function,
                overhead: candidate.overhead,
                sections,
            },
        }
    }
}

/// The most bytes that ops need before each op, and from each op on.
struct Outside {
    before: Vec<usize>,
    from: Vec<usize>,
}

impl Outside {
    fn of(needed: &[usize]) -> Self {
        let most = |ops: &mut dyn Iterator<Item = &usize>| {
            let most = ops.scan(0, |most, needed| {
                *most = (*needed).max(*most);
                Some(*most)
            });
            std::iter::once(0).chain(most).collect::<Vec<_>>()
        };
        let mut from = most(&mut needed.iter().rev());
        from.reverse();
        Self {
            before: most(&mut needed.iter()),
            from,
        }
    }

    /// The most bytes needed by an op that is not of a section.
    fn most(&self, section: &std::ops::Range<usize>) -> usize {
        self.before[section.start].max(self.from[section.end])
    }
}

/// Per value, the first and the last op that need it.
type Lives = SecondaryMap<ValueId, Option<[usize; 2]>>;

/// When the values of a function are needed: from one op to another, by index.
struct Live<'a> {
    function: &'a Function,
    needs: &'a [Needs],
    storage: Storage,
    lives: Lives,
}

impl<'a> Live<'a> {
    fn of(function: &'a Function, needs: &'a [Needs]) -> Self {
        let storage = Storage::of(function);
        let mut lives: Lives = SecondaryMap::new();
        let mut need = |value: ValueId, op: usize| {
            let value = storage.outermost(value).0;
            if function.constant(value).is_none() && !dead_code::is_state(function, value) {
                let life = lives[value].get_or_insert([op, op]);
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
            needs,
            storage,
            lives,
        }
    }

    fn alive(&self, op: usize) -> impl Iterator<Item = (ValueId, [usize; 2])> + '_ {
        let lives = self.lives.iter();
        let lives = lives.filter_map(|(id, life)| Some((id, (*life)?)));
        lives.filter(move |(_, [first, last])| (*first..=*last).contains(&op))
    }

    /// Per op, the bytes needed: what is alive while it runs, and its scratch memory.
    fn needed(&self) -> Vec<usize> {
        let ops = self.function.ops.len();
        let (mut born, mut gone) = (vec![0; ops + 1], vec![0; ops + 2]);
        for (value, life) in self.lives.iter() {
            if let Some([first, last]) = *life {
                let bytes = self.function.ty(value).size_bytes();
                born[first] += bytes;
                gone[last + 1] += bytes;
            }
        }
        let mut alive = 0;
        let needed = (0..ops).map(|op| {
            let Needs {
                takeovers,
                scratch_bytes,
                ..
            } = &self.needs[op];
            let mut results = 0..self.function.ops[op].outputs.len();
            let all_inherit = results.all(|it| takeovers.iter().any(|heir| heir.result == it));
            alive = alive + born[op] - gone[op];
            // A result that takes over an operand's place does not need it twice.
            alive - if all_inherit { born[op] } else { 0 } + scratch_bytes
        });
        needed.collect()
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
            let is_made_here = ops
                .clone()
                .any(|op| function.ops[op].outputs.contains(&value));
            let reads = |reader: &usize| self.reads(value, ops.start + reader).next().is_some();
            let readers: Vec<usize> = (0..ops.len()).filter(reads).collect();
            // An unused argument is dead when ops begin.
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
