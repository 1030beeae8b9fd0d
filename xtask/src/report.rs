//! Reports of `build` and `run`: JSON for programs, a table for people.

use crate::build::Image;
use crate::cycles::Estimate;
use crate::device::Profile;
use crate::elf::Flash;
use anyhow::{Context, Result};
use peapod_targets::Counts;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// What a model costs on a board. Counts of instructions are there after a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Name of the board.
    pub target: String,
    /// Name of the model.
    pub model: String,
    /// What the counts below are: `instructions`, as on emulated boards, or `cycles`.
    pub counts: &'static str,
    /// Milliseconds of the first inference at the board's clock, where cycles are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<f64>,
    /// Instructions of the first inference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<u64>,
    /// Instructions of every inference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub instructions_per_run: Vec<u64>,
    /// Instructions of checking the model, before the first inference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub load_instructions: Option<u64>,
    /// What the first inference takes on the core, modelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modelled: Option<Modelled>,
    /// Every kernel call.
    pub ops: Vec<OpReport>,
    /// Bytes of RAM.
    pub ram: RamReport,
    /// Bytes of flash.
    pub flash: Flash,
}

/// An inference on a core whose memory has no wait states: modelled of the instructions that were
/// executed, not measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Modelled {
    /// Cycles of the core.
    pub cycles: u64,
    /// Milliseconds at the board's clock.
    pub milliseconds: f64,
    /// Energy in microjoules, where the chip's file has the current of its core.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub microjoules: Option<f64>,
}

/// One kernel call.
#[derive(Clone, Debug, Serialize)]
pub struct OpReport {
    /// Position in the order of execution.
    pub index: usize,
    /// Operator of the model.
    pub op: String,
    /// Kernel that computes it.
    pub kernel: String,
    /// Instructions in the first inference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<u64>,
    /// Cycles in the first inference, modelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modelled_cycles: Option<u64>,
    /// Multiply-accumulates.
    pub macs: u64,
}

/// Bytes of RAM.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RamReport {
    /// The arena.
    pub activations: u64,
    /// The interpreter's state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime: Option<u64>,
    /// Deepest stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<u64>,
}

/// What is known before a run.
pub fn of_build(image: &Image) -> Report {
    let ops = image
        .compiled
        .ops
        .iter()
        .enumerate()
        .map(|(index, op)| OpReport {
            index,
            op: op.op.clone(),
            kernel: op.kernel.clone(),
            instructions: None,
            modelled_cycles: None,
            macs: op.macs,
        });
    Report {
        target: image.target.name.clone(),
        model: image.model.clone(),
        counts: image.target.counts().name(),
        milliseconds: None,
        instructions: None,
        instructions_per_run: Vec::new(),
        load_instructions: None,
        modelled: None,
        ops: ops.collect(),
        ram: RamReport {
            activations: image.compiled.ram.activations,
            runtime: None,
            stack: None,
        },
        flash: image.contents.flash,
    }
}

/// What cycles are on a board, in time and energy.
fn modelled(image: &Image, cycles: f64) -> Modelled {
    let clock = f64::from(image.target.clock_hz.get());
    // Microamperes for each megahertz are picocoulombs for each cycle.
    let energy = image.target.chip.energy.as_ref();
    let picojoules = energy.map(|it| it.active_ua_per_mhz * it.supply_volts);
    Modelled {
        cycles: cycles.round() as u64,
        milliseconds: cycles * 1e3 / clock,
        microjoules: picojoules.map(|each| each * cycles * 1e-6),
    }
}

/// What is known after a run.
pub fn of_run(image: &Image, profile: &Profile, estimate: Option<&Estimate>) -> Report {
    let mut report = of_build(image);
    report.instructions = profile.runs.first().copied();
    let clock = f64::from(image.target.clock_hz.get());
    let milliseconds = |cycles: u64| cycles as f64 * 1e3 / clock;
    let has_cycles = image.target.counts() == Counts::Cycles;
    report.milliseconds = report.instructions.filter(|_| has_cycles).map(milliseconds);
    report.instructions_per_run = profile.runs.clone();
    report.load_instructions = Some(profile.load);
    report.ram.runtime = Some(profile.session_bytes);
    report.ram.stack = Some(profile.stack_bytes);
    for (op, &instructions) in report.ops.iter_mut().zip(&profile.steps) {
        op.instructions = Some(instructions);
    }
    if let Some(estimate) = estimate {
        report.modelled = Some(modelled(image, estimate.run.cycles));
        for (op, taken) in report.ops.iter_mut().zip(&estimate.steps) {
            op.modelled_cycles = Some(taken.cycles.round() as u64);
        }
    }
    report
}

/// Writes a report as JSON.
pub fn save(report: &impl Serialize, path: &Path) -> Result<()> {
    let text = serde_json::to_string_pretty(report)? + "\n";
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads JSON.
pub fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not as expected", path.display()))
}

/// Reads what was saved; with `measure`, makes and saves it first.
pub fn kept_or<T: Serialize + DeserializeOwned>(
    path: &Path,
    measure: Option<impl FnOnce() -> Result<T>>,
) -> Result<T> {
    let Some(measure) = measure else {
        return read(path);
    };
    let figures = measure()?;
    save(&figures, path)?;
    Ok(figures)
}

/// A report as a table for a terminal.
pub fn table(report: &Report) -> String {
    let mut text = String::new();
    let mut line =
        |line: String| writeln!(text, "{}", line.trim_end()).expect("a String takes any text");
    line(format!("{} on {}", report.model, report.target));
    line(format!(
        "{:>3}  {:<22}{:<22}{:>12}{:>14}{:>16}",
        "",
        "op",
        "kernel",
        "MACs",
        report.counts,
        report.modelled.map_or("", |_| "modelled cycles")
    ));
    for op in &report.ops {
        let instructions = op.instructions.map(grouped).unwrap_or_default();
        let cycles = op.modelled_cycles.map(grouped).unwrap_or_default();
        let macs = grouped(op.macs);
        line(format!(
            "{:>3}  {:<22}{:<22}{macs:>12}{instructions:>14}{cycles:>16}",
            op.index, op.op, op.kernel
        ));
    }
    if let (Some(run), Some(load)) = (report.instructions, report.load_instructions) {
        let time = report.milliseconds;
        let time = time.map_or_else(String::new, |it| format!(" ({it:.3} ms)"));
        line(format!(
            "{:<14}{} per inference{time}, {} to load",
            report.counts,
            grouped(run),
            grouped(load)
        ));
    }
    if let Some(modelled) = report.modelled {
        line(described(&modelled));
    }
    let RamReport {
        activations,
        runtime,
        stack,
    } = report.ram;
    let optional = |bytes: Option<u64>, what| {
        bytes
            .map(|bytes| format!(" + {} {what}", grouped(bytes)))
            .unwrap_or_default()
    };
    line(format!(
        "RAM           {} activations{}{} bytes",
        grouped(activations),
        optional(runtime, "runtime"),
        optional(stack, "stack")
    ));
    let Flash { code, model } = report.flash;
    line(format!(
        "flash         {} code + {} model bytes",
        grouped(code),
        grouped(model)
    ));
    text
}

/// Modelled cycles, on a line.
fn described(modelled: &Modelled) -> String {
    let energy = modelled.microjoules;
    let energy = energy.map_or_else(String::new, |it| format!(", {it:.3} µJ"));
    format!(
        "modelled      {} cycles per inference, {:.3} ms{energy}: no wait states, not measured",
        grouped(modelled.cycles),
        modelled.milliseconds
    )
}

/// A number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn groups_thousands() {
        assert_eq!(
            [0, 999, 1000, 1234567].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}
