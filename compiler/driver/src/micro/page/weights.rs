//! What the flash of a model holds, constant by constant.

use std::collections::BTreeMap;

use peapod_emit::micro::Report;
use peapod_ir::plan::micro::{Memory, MicroPlan};
use peapod_page::{Cell, Markup};
use serde::Serialize;

/// Bytes of flash, and what they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) bytes: usize,
}

/// All of the model: constants under the first kernel call that reads them, then the rest.
pub(super) fn parts(report: &Report, plan: &MicroPlan) -> Vec<Part> {
    let mut places: BTreeMap<usize, Part> = BTreeMap::new();
    for (step, op) in plan.steps.iter().zip(&report.ops) {
        let constants = step.inputs.iter().enumerate();
        let constants = constants.filter(|(_, it)| it.memory == Memory::Constants);
        for (position, operand) in constants {
            let name = || format!("{} {}, operand {position}", op.op, op.name);
            let part = places.entry(operand.offset).or_insert_with(|| Part {
                name: name(),
                bytes: 0,
            });
            part.bytes = part.bytes.max(operand.len_bytes);
        }
    }
    let mut parts: Vec<Part> = places.into_values().filter(|it| it.bytes > 0).collect();
    parts.sort_by_key(|it| std::cmp::Reverse(it.bytes));
    let known: usize = parts.iter().map(|it| it.bytes).sum();
    let mut rest = |name: &str, bytes: usize| {
        if bytes > 0 {
            parts.push(Part {
                name: name.to_owned(),
                bytes,
            });
        }
    };
    let tables = report.flash.constants.saturating_sub(known);
    rest("tables, multipliers and alignment", tables);
    rest("kernel calls and tensors", report.flash.overhead);
    parts
}

/// The same as a table.
pub(super) fn table(parts: &[Part]) -> Markup {
    let whole: usize = parts.iter().map(|it| it.bytes).sum();
    let rows = parts.iter().map(|it| {
        [
            Cell::text(&it.name),
            Cell::count(it.bytes as u64),
            Cell::percent(it.bytes as f64 / whole.max(1) as f64),
        ]
    });
    peapod_page::table("Flash by tensor", ["constant", ">bytes", ">share"], rows)
}
