//! `test plan MODE INSTRUCTIONS`: the plan of the first function, to the letter.
//!
//! Says which kernel runs when, and from which to which bytes of the arena it reads and writes; an
//! operand without a place is a constant. The lines are in comments after `; result:`, `BLESS=1`
//! writes them there.

use std::fmt::Write as _;
use std::ops::Range;

use anyhow::{Context, Result, bail};
use peapod_ir::plan::micro::{InstructionSet, Memory, MicroPlan, Operand, Step};
use peapod_ir::text::parse;
use peapod_ir::verify;
use peapod_passes::{MicroOptions, micro};

use crate::TestFile;
use crate::pass;

/// Makes the plan and compares.
pub fn run(file: &TestFile, words: &[&str], bless: bool) -> Result<usize> {
    let &[mode, instructions] = words else {
        bail!("a plan is made for a mode and a set of instructions, as in `test plan ram dsp`");
    };
    let set = SETS.iter().find(|(name, _)| *name == instructions);
    let options = MicroOptions {
        optimize: mode
            .parse()
            .context("modes are speed, balanced, ram and flash")?,
        instructions: set.context("sets are scalar, dsp and mve")?.1,
        ..MicroOptions::default()
    };
    let module = parse(&file.text)?;
    verify(&module)?;
    let program = micro::compile(module, &options)?;
    pass::expect(file, &described(&program.plan), bless)
}

const SETS: [(&str, InstructionSet); 3] = [
    ("scalar", InstructionSet::Scalar),
    ("dsp", InstructionSet::Dsp),
    ("mve", InstructionSet::Mve),
];

/// A line per step.
fn described(plan: &MicroPlan) -> String {
    let mut text = format!("arena {} bytes\n", plan.arena_len);
    if let Some(tiles) = &plan.tiles {
        let whole = tiles.arena_len_whole;
        writeln!(text, "tiles instead of {whole} bytes").expect("a string takes text");
        for it in &tiles.sections {
            let (ops, tiles) = (it.ops, it.tiles);
            let line = format!("  {} .. {}: {ops} ops, {tiles} tiles", it.first, it.last);
            writeln!(text, "{line}").expect("a string takes text");
        }
    }
    for step in &plan.steps {
        writeln!(text, "{}", line(step)).expect("a string takes text");
    }
    text
}

fn line(step: &Step) -> String {
    let name = format!("{:?}", step.kernel);
    let reads: Vec<String> = step.inputs.iter().filter_map(place).collect();
    let writes: Vec<String> = step.outputs.iter().filter_map(place).collect();
    format!("{name} {} -> {}", reads.join(" "), writes.join(" "))
}

/// Where an operand is in the arena.
fn place(operand: &Operand) -> Option<String> {
    let Range { start, end } = operand.offset..operand.offset + operand.len_bytes;
    match operand.memory {
        Memory::Arena => Some(format!("{start}..{end}")),
        Memory::Constants | Memory::Weights => None,
        Memory::Arena1 | Memory::Arena2 | Memory::Arena3 => {
            Some(format!("{} {start}..{end}", operand.memory.name()))
        }
    }
}
