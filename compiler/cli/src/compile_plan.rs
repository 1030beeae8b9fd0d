//! What a model is compiled for, so that it fits its board; and its plan, drawn.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use peapod_emit::micro::explain::{self, Explained};
use peapod_emit::micro::report::Optimize as Mode;
use peapod_emit::micro::{Budget, OverBudget, Report, budget};
use peapod_emit::table::grouped;
use peapod_ir::Module;
use peapod_ir::numerics::Numerics;
use peapod_ir::plan::micro::InstructionSet;
use peapod_passes::{MicroOptions, Optimize};
use peapod_targets::{Products, Role, Target};

use crate::args;
use crate::compile::{Files, write};
use crate::compiled::Compiled;
use crate::print::print;
use crate::source::Source;

/// A model compiled for one of the modes.
pub struct Attempt {
    /// The compiled module.
    pub compiled: Compiled,
    /// What it costs.
    pub report: Report,
    /// The module after every pass, if that was asked for.
    pub dumps: Files,
}

/// Modes that are tried where one is too large, in this order.
const SMALL: [args::Optimize; 2] = [args::Optimize::Ram, args::Optimize::Flash];

/// Compiles for the mode that was asked for. Without one: for a balance, or for what fits the board
/// where that does not. If nothing does, says what each would need.
pub fn fitting(
    args: &args::Compile,
    target: &Target,
    source: &Source,
    module: &Module,
) -> Result<Attempt> {
    let asked = args.micro.optimize;
    let mode = asked.unwrap_or(args::Optimize::Balanced);
    let limits = limits(target);
    let first = attempt(args, target, source, module, mode)?;
    let Err(over) = budget::check(&first.report, &limits) else {
        return Ok(first);
    };
    if let (Some(file), true) = (&args.micro.explain_plan, args.output.is_none()) {
        explain(&first.compiled, &first.report, file.as_deref())?;
    }
    let mut others = String::new();
    for other in SMALL.into_iter().filter(|other| *other != mode) {
        let mut next = attempt(args, target, source, module, other)?;
        let fits = budget::check(&next.report, &limits).is_ok();
        if fits && asked.is_none() {
            let because = short(&over, mode);
            eprintln!(
                "warning: {}: compiled with --optimize {}: {because}",
                source.path,
                name(other)
            );
            next.report.optimize = Some(Mode {
                mode: name(other),
                because: Some(because),
            });
            return Ok(next);
        }
        let _ = write!(
            others,
            "\n  --optimize {} {}: {} bytes of RAM, {} of flash",
            name(other),
            if fits { "fits" } else { "would need" },
            grouped(next.report.ram.activations as u64),
            grouped(next.report.flash.model as u64)
        );
    }
    bail!("{over}{others}")
}

fn name(mode: args::Optimize) -> String {
    let value = mode.to_possible_value();
    value.map_or_else(String::new, |value| value.get_name().to_owned())
}

/// Why a mode is too large, in one line.
fn short(over: &OverBudget, mode: args::Optimize) -> String {
    let excesses = over.excesses.iter().map(|excess| {
        let (needed, there) = (grouped(excess.needed), grouped(excess.available));
        format!("{needed} bytes of {}, of {there}", excess.what)
    });
    let excesses: Vec<String> = excesses.collect();
    format!("{} takes {}", name(mode), excesses.join(", and "))
}

fn attempt(
    args: &args::Compile,
    target: &Target,
    source: &Source,
    module: &Module,
    mode: args::Optimize,
) -> Result<Attempt> {
    let mut dumps = Files::default();
    let options = options(&args.micro, target, mode);
    let compiled = Compiled::observed(module.clone(), &options, |pass, module| {
        if args.dump {
            let file = format!("dump/{}-{pass}.ir", dumps.len());
            dumps.push((file, module.to_string().into()));
        }
    });
    let compiled = compiled.with_context(|| source.path.clone())?;
    let mut report = compiled.report(&target.name, &source.name, args.micro.emit)?;
    report.optimize = Some(Mode {
        mode: name(mode),
        because: None,
    });
    Ok(Attempt {
        compiled,
        report,
        dumps,
    })
}

/// Prints the plan, or draws it into a file.
pub fn explain(compiled: &Compiled, report: &Report, file: Option<&Path>) -> Result<()> {
    let explained = Explained {
        module: &compiled.verified()?,
        plan: &compiled.plan,
        report,
    };
    let Some(file) = file else {
        return print(&explain::text(&explained));
    };
    let drawing = match file.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => explain::svg(&explained),
        Some("html") => explain::html(&explained),
        _ => bail!(
            "cannot draw {}: give --explain-plan a name that ends in .svg or .html",
            file.display()
        ),
    };
    let folder = file.parent().unwrap_or(Path::new(""));
    let file = file.file_name().and_then(|name| name.to_str());
    let file = file.context("--explain-plan needs the name of a file")?;
    write(folder, &vec![(file.to_owned(), drawing.into())])
}

/// The pipeline's options for a board.
fn options(args: &args::CompileMicro, target: &Target, mode: args::Optimize) -> MicroOptions {
    let numerics = match args.numerics {
        args::Numerics::Tflm => Numerics::Tflm,
    };
    let instructions = match target.chip.products {
        Products::Scalar => InstructionSet::Scalar,
        Products::Dsp => InstructionSet::Dsp,
        Products::Mve => InstructionSet::Mve,
    };
    let optimize = match mode {
        args::Optimize::Speed => Optimize::Speed,
        args::Optimize::Balanced => Optimize::Balanced,
        args::Optimize::Ram => Optimize::Ram,
        args::Optimize::Flash => Optimize::Flash,
    };
    MicroOptions {
        numerics,
        instructions,
        optimize,
        ..MicroOptions::default()
    }
}

/// What a target leaves for a model at most. The program's own code and data come on top: the
/// linker knows them.
fn limits(target: &Target) -> Budget {
    let stack = target.budget.stack_bytes;
    let arena = target.region(Role::Arena);
    let beside_stack = match arena.roles.contains(&Role::Stack) {
        true => arena.length.saturating_sub(stack),
        false => arena.length,
    };
    let model = target.region(Role::Model).length;
    Budget {
        arena_bytes: beside_stack.min(target.budget.ram_bytes.saturating_sub(stack)),
        model_bytes: model.min(target.budget.flash_bytes),
    }
}
