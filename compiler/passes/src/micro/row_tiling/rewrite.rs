//! A section written as tiles: ordinary ops on slices of rows, joined again.

use std::ops::Range;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::Concatenation;
use peapod_ir::ops::tensor::Slice;
use peapod_ir::{Function, OpKind, ValueId};

use super::rows::{AXIS, tile};
use super::schedule::{RowTile, Schedule, Section};

/// Rows of a value, and where they are: in a value of just these rows.
#[derive(Clone, Debug)]
struct Held {
    value: ValueId,
    rows: Range<usize>,
}

/// The function with a section in row tiles; also, per op, the old op it is a tile of, if it
/// computes.
pub(super) fn rewrite(
    section: &Section<'_>,
    schedule: &Schedule,
) -> (Function, Vec<Option<usize>>) {
    let old = section.function;
    let mut writer = Writer {
        section,
        build: Builder::from(old.without_ops()),
        origins: Vec::new(),
        held: vec![None; section.rules.len()],
    };
    for (index, op) in old.ops.iter().enumerate() {
        if index == section.ops.start {
            writer.tiles(schedule);
        }
        if !section.ops.contains(&index) {
            writer.build.push(op.clone());
            writer.origins.push(Some(index));
        }
    }
    (writer.build.finish(old.outputs.clone()), writer.origins)
}

struct Writer<'a> {
    section: &'a Section<'a>,
    build: Builder,
    origins: Vec<Option<usize>>,
    /// Per op of the section, the rows of its result that there are.
    held: Vec<Option<Held>>,
}

impl Writer<'_> {
    fn put(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        result: ValueId,
        origin: Option<usize>,
    ) {
        self.build.put(kind, inputs, vec![result]);
        self.origins.push(origin);
    }

    fn tiles(&mut self, schedule: &Schedule) {
        for tile in schedule {
            for (op, rows) in tile.iter().enumerate().filter(|(_, rows)| rows.len() > 0) {
                let old = &self.section.function.ops[self.section.ops.start + op];
                self.build.set_source(old.location.clone(), "");
                let made = self.made(op, *rows);
                self.join(op, *rows, made);
            }
        }
    }

    /// The rows that a tile makes of the result of an op.
    fn made(&mut self, op: usize, rows: RowTile) -> ValueId {
        let section = self.section;
        let index = section.ops.start + op;
        let (old, rule) = (&section.function.ops[index], section.rules[op]);
        let mut inputs = old.inputs.clone();
        let mut in_rows = 0;
        for (input, _) in inputs.iter_mut().zip(&rule.cut).filter(|(_, cut)| **cut) {
            let Some(value) = *input else { continue };
            in_rows = section.function.ty(value).shape[AXIS];
            let wanted = rule.reach.first(rows.start)..rule.reach.end(rows.end, in_rows);
            *input = Some(self.cut(value, wanted));
        }
        let whole = rows.start == 0 && rows.end == section.rows(op);
        let result = match whole {
            true => section.result(op),
            false => self.rows_of(section.result(op), rows.start..rows.end),
        };
        let reads_rows = [rows.start, rows.end];
        let kind = tile(&old.kind, &rule.reach, reads_rows, in_rows);
        self.put(kind, inputs, result, Some(index));
        result
    }

    /// Rows of a value of the old function.
    fn cut(&mut self, value: ValueId, wanted: Range<usize>) -> ValueId {
        let made_here = (0..self.section.rules.len()).find(|op| self.section.result(*op) == value);
        let whole = Held {
            value,
            rows: 0..self.section.function.ty(value).shape[AXIS],
        };
        let from = made_here
            .and_then(|op| self.held[op].clone())
            .unwrap_or(whole);
        self.slice(value, &from, wanted)
    }

    fn slice(&mut self, named: ValueId, from: &Held, wanted: Range<usize>) -> ValueId {
        if from.rows == wanted {
            return from.value;
        }
        let mut limit = self.build.shape(from.value).to_vec();
        let mut start = vec![0; limit.len()];
        start[AXIS] = wanted.start - from.rows.start;
        limit[AXIS] = wanted.end - from.rows.start;
        let result = self.rows_of(named, wanted);
        let slice = Slice::contiguous(start, limit);
        self.put(slice, vec![Some(from.value)], result, None);
        result
    }

    /// Puts what a tile made to the rows that there are, as far as they are still needed.
    fn join(&mut self, op: usize, rows: RowTile, made: ValueId) {
        let result = self.section.result(op);
        let made_rows = rows.start..rows.end;
        let old = self.held[op].take().filter(|held| {
            let kept = self.section.is_kept[op];
            kept || rows.needed < held.rows.end
        });
        let Some(old) = old else {
            self.held[op] = Some(Held {
                value: made,
                rows: made_rows,
            });
            return;
        };
        let first = match self.section.is_kept[op] {
            true => 0,
            false => rows.needed,
        };
        let kept = self.slice(result, &old, first..old.rows.end);
        let rows = first..made_rows.end;
        let whole = rows == (0..self.section.rows(op));
        let joined = match whole {
            true => result,
            false => self.rows_of(result, rows.clone()),
        };
        let parts = vec![Some(kept), Some(made)];
        self.put(Concatenation::along(AXIS), parts, joined, None);
        self.held[op] = Some(Held {
            value: joined,
            rows,
        });
    }

    /// A new value for rows of another one.
    fn rows_of(&mut self, whole: ValueId, rows: Range<usize>) -> ValueId {
        let old = self.build.function().value(whole);
        let name = format!("{} rows {}..{}", old.name, rows.start, rows.end);
        let mut ty = old.ty.clone();
        ty.shape[AXIS] = rows.len();
        self.build.result(name, ty)
    }
}
