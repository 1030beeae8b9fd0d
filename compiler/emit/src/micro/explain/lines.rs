//! The plan as lines of text, at most a hundred columns wide.

use std::fmt::Write as _;

use super::Explained;
use crate::table::{Table, grouped, shortened};

/// Cells that the arena is divided into.
const CELLS: usize = 44;
/// Columns for what a step computes.
const NAME_LEN: usize = 20;

/// One line per step: what it needs, and which part of the arena it reads and writes; then what is
/// alive where most is, and what was cut into row tiles.
pub fn text(explained: &Explained<'_>) -> String {
    let Explained { plan, report, .. } = explained;
    let mut text = String::new();
    let mut line = |line: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{line}");
    };
    let per_cell = plan.arena_len.div_ceil(CELLS).max(1);
    line(format_args!(
        "{} for {}: an arena of {} bytes, {} in each column",
        report.model,
        report.target,
        grouped(plan.arena_len as u64),
        grouped(per_cell as u64)
    ));
    line(format_args!(
        "# written by the step, = read by it, - kept for later, . free\n"
    ));
    for (step, op) in report.ops.iter().enumerate() {
        line(format_args!(
            "{step:>4} {:<16} {:>9} {} {}",
            op.op,
            grouped(explained.live_bytes(step) as u64),
            bar(explained, step, per_cell),
            tail(&op.name)
        ));
    }
    let peak = report.ram.live_step;
    line(format_args!(
        "\nmost is needed by step {peak}, {} bytes:",
        grouped(report.ram.live as u64)
    ));
    line(format_args!("{}", alive(explained, peak)));
    if let Some(tiles) = &report.tiles {
        line(format_args!("{tiles}"));
    }
    text
}

/// The arena while a step runs.
fn bar(explained: &Explained<'_>, step: usize, per_cell: usize) -> String {
    let mut cells = [b'.'; CELLS];
    let mut mark = |offset: usize, len_bytes: usize, with: u8| {
        if len_bytes > 0 {
            let cells = &mut cells[offset / per_cell..=(offset + len_bytes - 1) / per_cell];
            cells.fill(with);
        }
    };
    for buffer in explained.live(step) {
        mark(buffer.offset, buffer.len_bytes, b'-');
    }
    let [read, written] = explained.touched(step);
    for (operands, with) in [(read, b'='), (written, b'#')] {
        for operand in operands {
            mark(operand.offset, operand.len_bytes, with);
        }
    }
    cells.map(char::from).iter().collect()
}

fn alive(explained: &Explained<'_>, step: usize) -> Table<5> {
    let mut table = Table::new([">bytes", ">at", "steps", "holds", "name"]);
    for it in explained.live(step) {
        table.row([
            grouped(it.len_bytes as u64),
            grouped(it.offset as u64),
            format!("{}-{}", it.first_step, it.last_step),
            explained.holds(it),
            it.name.clone(),
        ]);
    }
    table
}

/// The end of a name, which tells more than its start.
fn tail(name: &str) -> String {
    let name = shortened(name);
    let excess = name.chars().count().saturating_sub(NAME_LEN);
    match excess {
        0 => name,
        _ => format!("…{}", name.chars().skip(excess + 1).collect::<String>()),
    }
}
