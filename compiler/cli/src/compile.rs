//! `peapod compile`: a model to files for a board; for a pod see `compile_pod.rs`.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use peapod_emit::micro::{Architecture, Budget, Identifier, budget, header, object, rust};
use peapod_ir::numerics::Numerics;
use peapod_ir::plan::micro::InstructionSet;
use peapod_passes::{MicroOptions, Optimize};
use peapod_targets::{ObjectAbi, Pod, Products, Role, Target};

use crate::args;
use crate::compile_pod;
use crate::compiled::Compiled;
use crate::print::print;
use crate::source::Source;
use crate::staging::Staging;

/// Compiles, checks the budget, and only then writes.
pub fn run(args: &args::Compile) -> Result<()> {
    if Pod::names().any(|name| name == args.target) {
        return compile_pod::run(args);
    }
    let target = Target::load(&args.target)?;
    ensure!(
        args.pod.batch.is_none(),
        "--batch is for pods: a board runs one row at a time"
    );
    let folder = args.output.as_ref();
    let folder = folder.context("--explain is for pods; give --output for a board")?;
    let source = Source::open(&args.model)?;
    let name = Identifier::new(args.name.as_deref().unwrap_or(&source.name));
    let name = name.context("cannot name the symbols of model.o; give --name")?;
    let module = source.module()?;
    let mut files = Files::default();
    if args.emit_ir {
        files.push(("model.ir".into(), module.to_string().into()));
    }
    let dumped = files.len();
    let compiled = Compiled::observed(module, &options(&args.micro, &target), |pass, module| {
        if args.dump {
            let file = format!("dump/{}-{pass}.ir", files.len() - dumped);
            files.push((file, module.to_string().into()));
        }
    });
    let compiled = compiled.with_context(|| source.path.clone())?;
    let report = compiled.report(&target.name, &source.name)?;
    budget::check(&report, &limits(&target))?;
    files.extend(artifacts(
        &compiled,
        &name,
        architecture(target.chip.object),
    )?);
    files.push(("report.json".into(), report.to_json().into()));
    write(folder, &files)?;
    print(&report.to_string())?;
    print(&format!("written to {}\n", folder.display()))
}

/// Paths in the folder for output, and what is to be in them.
pub type Files = Vec<(String, Vec<u8>)>;

fn artifacts(
    compiled: &Compiled,
    name: &Identifier,
    architecture: Architecture,
) -> Result<[(String, Vec<u8>); 4]> {
    let Compiled { plan, pea, .. } = compiled;
    let object = object::write(name, pea, plan, architecture)?;
    Ok([
        ("model.pea".into(), pea.clone()),
        ("model.rs".into(), rust::write(name, pea, plan).into()),
        ("model.h".into(), header::write(name, pea, plan).into()),
        ("model.o".into(), object),
    ])
}

/// Writes all files or none.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    let mut staging = Staging::default();
    for (file, bytes) in files {
        staging.add(&folder.join(file), bytes)?;
    }
    staging.commit()
}

/// The pipeline's options for a board.
fn options(args: &args::CompileMicro, target: &Target) -> MicroOptions {
    let numerics = match args.numerics {
        args::Numerics::Tflm => Numerics::Tflm,
    };
    let instructions = match target.chip.products {
        Products::Scalar => InstructionSet::Scalar,
        Products::Dsp => InstructionSet::Dsp,
        Products::Mve => InstructionSet::Mve,
    };
    let optimize = match args.optimize {
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

fn architecture(abi: ObjectAbi) -> Architecture {
    match abi {
        ObjectAbi::ThumbSoft | ObjectAbi::ThumbHard => Architecture::Thumb,
        ObjectAbi::Riscv32Soft => Architecture::Riscv32,
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
