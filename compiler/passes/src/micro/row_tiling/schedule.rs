//! Which rows of every tensor of a section are made in which tile, and which are kept for the next.

use std::ops::Range;

use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::{Function, ValueId};

use super::rows::{Rule, rows};

/// Consecutive ops of a function, and what binds them.
pub(super) struct Section<'a> {
    pub(super) function: &'a Function,
    pub(super) ops: Range<usize>,
    /// Per op of the section, how it is cut.
    pub(super) rules: Vec<&'a Rule>,
    /// Per op of the section, which of its ops read the result.
    pub(super) readers: Vec<Vec<usize>>,
    /// Per op of the section, whether the result is wanted whole: others read it too.
    pub(super) is_kept: Vec<bool>,
}

/// What a tile makes of the result of an op.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RowTile {
    /// First row that any op of the section still reads, in this tile or a later one.
    pub(super) needed: usize,
    /// First row made.
    pub(super) start: usize,
    /// End of the rows made so far.
    pub(super) end: usize,
}

impl RowTile {
    /// How many rows are made.
    pub(super) fn len(&self) -> usize {
        self.end.saturating_sub(self.start)
    }
}

/// Per tile and op of a section, the rows.
pub(super) type Schedule = Vec<Vec<RowTile>>;

impl<'a> Section<'a> {
    /// The section of these ops; `rules` and `users` are the function's.
    pub(super) fn new(
        function: &'a Function,
        ops: Range<usize>,
        rules: &'a [Option<Rule>],
        users: &Users,
    ) -> Option<Self> {
        let rules = rules[ops.clone()].iter().map(Option::as_ref);
        let rules: Vec<&Rule> = rules.collect::<Option<_>>()?;
        let result = |op: usize| function.ops[op].result();
        let last = ops.end - 1;
        let inside = |op: usize| {
            let readers = users.readers(result(op)).iter();
            let inside = readers.filter(|reader| ops.contains(reader));
            inside.map(|reader| reader - ops.start).collect::<Vec<_>>()
        };
        let readers: Vec<Vec<usize>> = ops.clone().map(inside).collect();
        let is_kept = |op: usize| {
            let outside = users.readers(result(op)).iter().any(|it| !ops.contains(it));
            op == last || outside || users.is_output(result(op))
        };
        Some(Self {
            function,
            rules,
            is_kept: ops.clone().map(is_kept).collect(),
            readers,
            ops,
        })
    }

    /// The result of an op of the section.
    pub(super) fn result(&self, op: usize) -> ValueId {
        self.function.ops[self.ops.start + op].result()
    }

    /// Rows of the result of an op of the section.
    pub(super) fn rows(&self, op: usize) -> usize {
        rows(self.function.ty(self.result(op))).expect("a rule asks for one batch")
    }

    /// Makes `per_band` rows of the result of the op `driver` in each tile, of what it is made from
    /// as much as that needs, and of what is made from it as much as that allows.
    pub(super) fn schedule(&self, driver: usize, per_band: usize) -> Schedule {
        let ops = self.rules.len();
        let wanted = self.wanted();
        let tiles = wanted[driver].div_ceil(per_band);
        let follows = self.follows(driver);
        let mut schedule = vec![vec![RowTile::default(); ops]; tiles];
        for (number, tile) in schedule.iter_mut().enumerate() {
            tile[driver].end = (per_band * (number + 1)).min(wanted[driver]);
            for op in (driver + 1..ops).filter(|op| follows[*op]) {
                tile[op].end = self.possible(op, driver, tile, (&wanted, &follows));
            }
            for op in (0..ops).rev().filter(|op| !follows[*op] && *op != driver) {
                tile[op].end = match self.is_kept[op] && number + 1 == tiles {
                    true => wanted[op],
                    false => self.asked(op, tile),
                };
            }
        }
        for tile in 0..tiles {
            for op in (0..ops).rev() {
                let before = tile.checked_sub(1).map_or(0, |tile| schedule[tile][op].end);
                let needed = self.needed(&schedule, tile, op);
                let it = &mut schedule[tile][op];
                it.needed = needed;
                it.start = match self.is_kept[op] {
                    true => before,
                    false => before.max(needed).min(it.end),
                };
            }
        }
        schedule
    }

    /// Per op, how many rows of its result are needed.
    fn wanted(&self) -> Vec<usize> {
        let ops = self.rules.len();
        let mut all = vec![RowTile::default(); ops];
        for op in (0..ops).rev() {
            all[op].end = match self.is_kept[op] {
                true => self.rows(op),
                false => self.asked(op, &all),
            };
        }
        all.iter().map(|it| it.end).collect()
    }

    /// The end of the rows of a result that its readers ask for.
    fn asked(&self, op: usize, tile: &[RowTile]) -> usize {
        let rows = self.rows(op);
        let ends = self.readers[op].iter().map(|&reader| {
            let end = tile[reader].end;
            self.rules[reader].reach.end(end, rows)
        });
        ends.max().unwrap_or(0)
    }

    /// Per op, whether its result is made from that of an op, by others or at once.
    fn follows(&self, op: usize) -> Vec<bool> {
        let mut follows = vec![false; self.rules.len()];
        for maker in op..self.rules.len() {
            if maker == op || follows[maker] {
                for &reader in &self.readers[maker] {
                    follows[reader] = true;
                }
            }
        }
        follows
    }

    /// The end of the rows that can be made of what there is of operands that follow the driver.
    fn possible(
        &self,
        op: usize,
        driver: usize,
        tile: &[RowTile],
        (wanted, follows): (&[usize], &[bool]),
    ) -> usize {
        let makers = (driver..op).filter(|maker| self.readers[*maker].contains(&op));
        let bound = makers.filter(|maker| *maker == driver || follows[*maker]);
        let ends = bound.map(|maker| match tile[maker].end == wanted[maker] {
            true => wanted[op],
            false => self.rules[op]
                .reach
                .possible(tile[maker].end)
                .min(wanted[op]),
        });
        ends.min().unwrap_or(0)
    }

    /// The first row of a result that its readers in the section need from this tile on; those have
    /// been scheduled already.
    fn needed(&self, schedule: &Schedule, tile: usize, op: usize) -> usize {
        let last = schedule.len() - 1;
        let unfinished = self.readers[op].iter().filter(|&&reader| {
            // Whether it makes any row from now on.
            schedule[tile][reader].start < schedule[last][reader].end
        });
        let first = unfinished.map(|&reader| {
            let start = schedule[tile][reader].start;
            self.rules[reader].reach.first(start)
        });
        first.min().unwrap_or(schedule[last][op].end)
    }
}

/// Who reads the values of a function.
pub(super) struct Users {
    readers: SecondaryMap<ValueId, Vec<usize>>,
    outputs: EntitySet<ValueId>,
}

impl Users {
    pub(super) fn of(function: &Function) -> Self {
        let mut users = Self {
            readers: SecondaryMap::new(),
            outputs: EntitySet::new(),
        };
        for (index, op) in function.ops.iter().enumerate() {
            for value in op.inputs.iter().flatten() {
                users.readers[*value].push(index);
            }
        }
        users.outputs.extend(function.outputs.iter().copied());
        users
    }

    /// Ops that read a value, in order.
    pub(super) fn readers(&self, value: ValueId) -> &[usize] {
        &self.readers[value]
    }

    pub(super) fn is_output(&self, value: ValueId) -> bool {
        self.outputs.contains(value)
    }
}
