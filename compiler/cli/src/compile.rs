//! `peapod compile`: a model to files for a board; for a pod see `compile_pod.rs`.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use peapod_emit::micro::{Architecture, Identifier, aot, header, object, rust};
use peapod_targets::{ObjectAbi, Pod, Target};

use crate::args;
use crate::compile_plan::{self, Attempt};
use crate::compile_pod;
use crate::compiled::Compiled;
use crate::print::print;
use crate::source::Source;
use crate::staging::Staging;

/// Compiles, checks the budget, and only then writes.
pub fn run(args: &args::Compile) -> Result<()> {
    if Pod::is_pod(&args.target) {
        return compile_pod::run(args);
    }
    let target = Target::load(&args.target)?;
    ensure!(
        args.pod.batch.is_none(),
        "--batch is for pods: a board runs one row at a time"
    );
    ensure!(args.pod.explain.is_none(), "--explain is for pods");
    let source = Source::open(&args.model)?;
    let name = Identifier::new(args.name.as_deref().unwrap_or(&source.name));
    let name = name.context("cannot name the symbols of model.o; give --name")?;
    let module = source.module()?;
    let mut files = Files::default();
    if args.emit_ir {
        files.push(("model.ir".into(), module.to_string().into()));
    }
    let Attempt {
        compiled,
        report,
        dumps,
    } = compile_plan::fitting(args, &target, &source, &module)?;
    if let Some(file) = &args.micro.explain_plan {
        compile_plan::explain(&compiled, &report, file.as_deref())?;
    }
    let Some(folder) = &args.output else {
        return Ok(());
    };
    files.extend(dumps);
    files.extend(match args.micro.emit {
        args::Emit::Pea => for_interpreter(&compiled, &name, architecture(target.chip.object))?,
        args::Emit::Aot => as_code(&compiled, &name)?,
    });
    files.push(("report.json".into(), report.to_json().into()));
    write(folder, &files)?;
    print(&report.to_string())?;
    print(&format!("written to {}\n", folder.display()))
}

/// Paths in the folder for output, and what is to be in them.
pub type Files = Vec<(String, Vec<u8>)>;

/// A pea and its wrappings.
fn for_interpreter(
    compiled: &Compiled,
    name: &Identifier,
    architecture: Architecture,
) -> Result<Files> {
    let Compiled { plan, pea, .. } = compiled;
    let object = object::write(name, pea, plan, architecture)?;
    Ok(vec![
        ("model.pea".into(), pea.clone()),
        ("model.rs".into(), rust::write(name, pea, plan).into()),
        ("model.h".into(), header::write(name, pea, plan).into()),
        ("model.o".into(), object),
    ])
}

/// A module that calls kernels, and its constants.
fn as_code(compiled: &Compiled, name: &Identifier) -> Result<Files> {
    let module = aot::write(name, &compiled.verified()?, &compiled.plan)?;
    Ok(vec![
        (aot::CONSTANTS.into(), compiled.plan.constants.clone()),
        ("model.rs".into(), module.into()),
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

fn architecture(abi: ObjectAbi) -> Architecture {
    match abi {
        ObjectAbi::ThumbSoft | ObjectAbi::ThumbHard => Architecture::Thumb,
        ObjectAbi::Riscv32Soft => Architecture::Riscv32,
    }
}
