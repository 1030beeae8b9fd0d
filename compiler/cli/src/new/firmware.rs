//! `peapod new firmware`: a firmware for a board, with a compiled model.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_driver::micro::{self, Fit, Request};
use peapod_driver::targets::{Fpu, Pod, Target};
use peapod_driver::{Files, Source, staging};

use super::project::{self, Form};
use super::values::{self, Given};
use super::{library, memory};
use crate::print::print;
use crate::terminal::Terminal;

/// Write a firmware for a board around a model: a project that builds, with the compiled model.
///
/// In Rust it takes the crate `peapod-micro`; in C, for Arduino and for Zephyr the C library of a
/// release (docs/install.md). Inputs are zeros, which are yours to replace.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod new firmware --board nrf52840 --model digits.tflite -o digits\n  \
    peapod new firmware --board nrf52840 --model digits.tflite --rtos embassy -o digits\n  \
    peapod new firmware --board nrf52840 --model digits.tflite --lang zephyr -o digits")]
pub struct Firmware {
    /// The board: a name (`peapod target list`) or the `.toml` file of your own.
    #[arg(long, value_name = "BOARD")]
    board: String,
    /// The model, a `.tflite` or `.onnx` file.
    #[arg(long, value_name = "FILE")]
    model: PathBuf,
    /// What the firmware is written in, or for.
    #[arg(long, value_enum, value_name = "LANGUAGE", default_value = "rust")]
    lang: Language,
    /// What runs its tasks, for Rust.
    #[arg(long, value_enum, value_name = "RTOS", default_value = "none")]
    rtos: Rtos,
    /// The folder of the project, whose name the project has.
    #[arg(short, long, value_name = "FOLDER", default_value = "firmware")]
    output: PathBuf,
    /// For Rust: the sources of `peapod-micro` [default: those of the checkout that the current
    /// folder is in, else a version of crates.io].
    #[arg(long, value_name = "FOLDER")]
    runtime: Option<PathBuf>,
    /// Replace files of the folder that are there already.
    #[arg(long)]
    force: bool,
}

/// What a firmware is written in, or for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Language {
    /// Rust.
    Rust,
    /// C, with CMake and arm-none-eabi-gcc.
    C,
    /// A sketch of Arduino.
    Arduino,
    /// An application of Zephyr.
    Zephyr,
}

/// What runs the tasks of a firmware.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Rtos {
    /// Nothing: one loop.
    None,
    /// Embassy, whose tasks run between parts of an inference.
    Embassy,
}

/// Compiles the model, and writes all files of the project or none.
pub fn run(args: &Firmware) -> Result<()> {
    let (form, target) = (form(args)?, target(args)?);
    let name = values::project_name(&args.output)?;
    check(form, &target)?;
    let model = compiled(args, &target)?;
    let given = Given {
        name: &name,
        target: &target,
        model: &args.model,
        runtime: args.runtime.as_deref(),
    };
    let mut files = project::files(form, &values::all(&given)?, &name)?;
    files.extend(project::model(form, model)?);
    if !args.force {
        refuse_to_overwrite(&args.output, &files)?;
    }
    staging::write(&args.output, &files)?;
    let read = args.output.join("README.md");
    print(&format!(
        "written to {}; {} says how it is built\n",
        args.output.display(),
        read.display()
    ))
}

fn form(args: &Firmware) -> Result<Form> {
    let form = match (args.lang, args.rtos) {
        (Language::Rust, Rtos::None) => Form::Rust,
        (Language::Rust, Rtos::Embassy) => Form::Embassy,
        (Language::C, Rtos::None) => Form::C,
        (Language::Arduino, Rtos::None) => Form::Arduino,
        (Language::Zephyr, Rtos::None) => Form::Zephyr,
        (Language::C | Language::Arduino | Language::Zephyr, Rtos::Embassy) => {
            let help = "leave out --lang, or --rtos";
            bail!(code::OPTION_VALUE.error("--rtos embassy is for Rust", help))
        }
    };
    ensure!(
        args.runtime.is_none() || matches!(form, Form::Rust | Form::Embassy),
        code::NO_EFFECT.error(
            "--runtime is for Rust",
            "leave it out: the project says where it takes the C library from"
        )
    );
    Ok(form)
}

fn target(args: &Firmware) -> Result<Target> {
    ensure!(
        !Pod::is_pod(&args.board),
        code::OTHER_TARGETS.error(
            format!("expected a board, found the pod {}", args.board),
            "`peapod target list` lists boards"
        )
    );
    Ok(Target::open(&args.board)?)
}

/// Whether a project of this form can be for the board; before the model is compiled.
fn check(form: Form, target: &Target) -> Result<()> {
    let arm_only = match form {
        Form::Rust | Form::Arduino | Form::Zephyr => false,
        Form::Embassy | Form::C => true,
    };
    let (name, core) = (&target.name, &target.chip.core_name);
    ensure!(
        !arm_only || target.chip.isa.is_arm(),
        code::OTHER_TARGETS.error(
            format!(
                "this project is for Cortex-M: expected one, found {name}, with the core {core}"
            ),
            "leave out --rtos and --lang: projects in Rust are for RISC-V, too"
        )
    );
    match form {
        Form::Rust | Form::Embassy => memory::has_boot(target),
        Form::C => memory::starts_alone(target).and_then(|()| library::of(target).map(drop)),
        Form::Arduino | Form::Zephyr => library::of(target).map(drop),
    }
}

/// The files of the compiled model, in one region of RAM, with the name `model` in C.
fn compiled(args: &Firmware, target: &Target) -> Result<Files> {
    let request = Request {
        name: Some("model".to_owned()),
        one_region: true,
        ..Request::default()
    };
    let source = Source::open(&args.model)?;
    let terminal = Terminal::new(format!("compiling {}", source.path));
    let built = match micro::compile(&source, target, &request, &terminal)? {
        Fit::Fits(built) => built,
        Fit::TooLarge(why) => bail!(*why),
    };
    let files = built.files()?;
    let text = |file: &str| {
        let found = files.iter().find(|(name, _)| name == file);
        found.map(|(_, bytes)| String::from_utf8_lossy(bytes))
    };
    ensure!(
        text("model.weights").is_none(),
        code::OPTION_VALUE.error(
            "the weights of the model are in a memory of their own, of which templates know nothing",
            "begin with a smaller model; docs/memory-regions.md says what such a firmware does"
        )
    );
    ensure!(
        !text("model.rs").is_some_and(|text| text.contains("CUSTOM_OPS")),
        code::OPTION_VALUE.error(
            "the model has custom operators, which templates do not have",
            "begin with another model; examples/custom-op shows such a firmware"
        )
    );
    Ok(files)
}

/// Says which files are there.
fn refuse_to_overwrite(folder: &Path, files: &Files) -> Result<()> {
    let there = files.iter().map(|(name, _)| folder.join(name));
    let there: Vec<_> = there.filter(|file| file.exists()).collect();
    let Some(first) = there.first() else {
        return Ok(());
    };
    let more = match there.len() - 1 {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    let message = format!("{} is there already{more}", first.display());
    let help = "choose another folder with -o, or replace these files with --force";
    bail!(code::CANNOT_WRITE.error(message, help))
}

/// Whether floats are computed in hardware.
pub(super) fn has_fpu(target: &Target) -> bool {
    match target.chip.fpu {
        Fpu::None => false,
        Fpu::Single | Fpu::Double => true,
    }
}
