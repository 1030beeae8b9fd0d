//! The projects that `peapod new firmware` writes: built, and run where there is an emulator; those
//! for Zephyr and Arduino are linked with `mock/` in place of both.

use super::tally::Tally;
use crate::build::Builder;
use crate::models;
use crate::repository::Repository;
use crate::setup::C_COMPILER;
use crate::toolchain::Toolchain;
use crate::{device, dist, list, process};
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::{Suite, Target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The mock headers.
const MOCK: &str = "xtask/src/test/mock";

/// The board, the model, and where projects are written.
struct Bench<'a> {
    repository: &'a Repository,
    builder: &'a Builder<'a>,
    target: &'a Target,
    /// The folder of all projects.
    folder: PathBuf,
    /// A line that the firmware prints for an input of zeros.
    wanted: String,
}

/// A kind of project: its name, the options of `peapod new firmware`, and what builds it.
type Kind = (
    &'static str,
    &'static [&'static str],
    fn(&Bench<'_>, &Path) -> Result<String>,
);

const KINDS: [Kind; 5] = [
    ("rust", &[], rust),
    ("embassy", &["--rtos", "embassy"], embassy),
    ("c", &["--lang", "c"], c),
    ("zephyr", &["--lang", "zephyr"], zephyr),
    ("arduino", &["--lang", "arduino"], arduino),
];

/// Writes, builds and runs each for the first board with firmware in C.
pub fn run(repository: &Repository, builder: &Builder<'_>, targets: &[Target], tally: &Tally) {
    let mut targets = targets.iter();
    let Some(target) = targets.find(|it| it.suites.contains(&Suite::CFirmware)) else {
        return;
    };
    let mut programs = [C_COMPILER, "cmake"].into_iter();
    let absent = programs.find(|it| process::find(it).is_none());
    let missing = list::missing(target).or_else(|| absent.map(|it| format!("no {it}")));
    if let Some(missing) = missing {
        return tally.skip("peapod new firmware", &missing);
    }
    let bench = match Bench::new(repository, builder, target) {
        Ok(bench) => bench,
        Err(error) => return tally.fail("peapod new firmware", &error),
    };
    for (name, options, build) in KINDS {
        let test = format!("{} peapod new firmware, {name}", target.name);
        let rust = matches!(name, "rust" | "embassy");
        if rust && Toolchain::find(&target.chip.rustc_target) != Some(Toolchain::Rustup) {
            tally.skip(
                &test,
                "no `core` of rustup for the board, which projects in Rust take",
            );
            continue;
        }
        let built = bench.written(name, options);
        tally.note(&test, built.and_then(|folder| build(&bench, &folder)));
    }
}

impl<'a> Bench<'a> {
    fn new(
        repository: &'a Repository,
        builder: &'a Builder<'a>,
        target: &'a Target,
    ) -> Result<Self> {
        let folder = repository.target_dir.join("templates");
        fs::create_dir_all(&folder)?;
        let wanted = wanted(repository, builder, &folder)?;
        Ok(Self {
            repository,
            builder,
            target,
            folder,
            wanted,
        })
    }

    /// Writes a project.
    fn written(&self, name: &str, options: &[&str]) -> Result<PathBuf> {
        let folder = self.folder.join(name);
        let mut new = self.builder.peapod();
        new.current_dir(&self.repository.root);
        new.args(["new", "firmware", "--force", "--board"]);
        new.arg(&self.target.argument).args(options);
        let model = models::digits(self.repository)?.file;
        new.arg("--model").arg(model).arg("-o").arg(&folder);
        process::output(&mut new)?;
        Ok(folder)
    }

    /// The C library for the board, unpacked, and its archive's name in it.
    fn library(&self) -> Result<dist::Library> {
        dist::library(self.repository, &self.target.chip)
    }
}

/// The line for an input of zeros, by this machine.
fn wanted(repository: &Repository, builder: &Builder<'_>, folder: &Path) -> Result<String> {
    let zeros = folder.join("zeros.bin");
    fs::write(&zeros, [0; 64])?;
    let mut run = builder.peapod();
    run.arg("run").arg(models::digits(repository)?.file);
    let said = process::output(run.arg("--input").arg(zeros))?;
    let line = said.lines().next().unwrap_or_default();
    let (_, elements) = line.split_once(": ").context("no elements of an output")?;
    let bytes: Result<Vec<i8>, _> = elements.split_whitespace().map(str::parse).collect();
    Ok(bytes?.iter().map(|byte| format!(" {byte:02x}")).collect())
}

/// Cargo builds and runs it.
fn rust(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    has_line(bench, ran(bench, folder)?)
}

/// The same, where another task must have run between parts of the inference.
fn embassy(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    let said = ran(bench, folder)?;
    ensure!(!said.contains("ran 0 times"), "no other task ran: {said}");
    has_line(bench, said)
}

/// What it prints, built for release, as link-time optimisation leaves out most kernels before they
/// are compiled; without debug information, which takes time.
fn ran(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    let mut cargo = process::cargo(folder);
    cargo.args(["run", "--quiet", "--release"]);
    cargo.env("CARGO_PROFILE_RELEASE_DEBUG", "false");
    cargo.env("CARGO_TARGET_DIR", bench.folder.join("target"));
    process::output(&mut cargo)
}

fn has_line(bench: &Bench<'_>, said: String) -> Result<String> {
    let wanted = &bench.wanted;
    ensure!(
        said.contains(wanted.as_str()),
        "it printed `{said}`, expected `{wanted}`"
    );
    Ok(String::new())
}

/// CMake builds it with the package of the C library.
fn c(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    let library = bench.library()?;
    let prefix = format!("-DCMAKE_PREFIX_PATH={}", library.folder.display());
    let build = cmake(folder, &[prefix])?;
    let elf = build.join("firmware.elf");
    has_line(bench, device::emulate(bench.target, &elf, &build)?)
}

/// CMake builds it, with the module of Zephyr and a mock of all else.
fn zephyr(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    let library = bench.library()?;
    let mock = bench.repository.root.join(MOCK).join("zephyr");
    let options = [
        format!("-DZephyr_DIR={}", mock.canonicalize()?.display()),
        format!("-DPEAPOD_DIR={}", library.folder.display()),
        format!("-DMOCK_FLAGS={}", library.c_flags),
        "-DMOCK_SETTINGS=CONFIG_CPU_CORTEX_M4;CONFIG_CPU_CORTEX_M".to_owned(),
    ];
    let build = cmake(folder, &options)?;
    linked(&build.join("app"))
}

/// Compiles the sketch as Arduino does, with a mock of the core.
fn arduino(bench: &Bench<'_>, folder: &Path) -> Result<String> {
    let library = bench.library()?;
    let mock = bench.repository.root.join(MOCK).join("arduino");
    let compiler = C_COMPILER.replace("gcc", "g++");
    if process::find(&compiler).is_none() {
        bail!("no {compiler}");
    }
    let image = folder.join("sketch.elf");
    let mut link = Command::new(compiler);
    link.args(library.c_flags.split(' '));
    link.args(["-Os", "-Wall", "-Wextra", "-Werror", "-ffreestanding"]);
    link.args(["-fno-exceptions", "-ffunction-sections", "-fdata-sections"]);
    link.args(["-nostdlib", "-Wl,--gc-sections", "-Wl,-e,main", "-I"]);
    link.arg(&mock)
        .arg("-I")
        .arg(library.folder.join("include"));
    link.arg("-o").arg(&image).args(["-x", "c++"]);
    link.arg(folder.join("arduino.ino"))
        .arg(mock.join("main.cpp"));
    link.args(["-x", "c"]).arg(folder.join("model.c"));
    link.args(["-x", "none"]).arg(&library.archive).arg("-lgcc");
    process::output(&mut link)?;
    linked(&image)
}

/// Whether an image has the interpreter, and the kernel of the first op.
fn linked(image: &Path) -> Result<String> {
    let mut nm = Command::new("arm-none-eabi-nm");
    let symbols = process::output(nm.arg(image))?;
    for wanted in ["peapod_load", "peapod_kernel_conv2d"] {
        ensure!(
            symbols.contains(wanted),
            "no {wanted} in {}",
            image.display()
        );
    }
    Ok("linked with a mock".to_owned())
}

/// Builds a project from the beginning.
fn cmake(folder: &Path, options: &[String]) -> Result<PathBuf> {
    let build = folder.join("build");
    if build.exists() {
        fs::remove_dir_all(&build)?;
    }
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(folder).arg("-B").arg(&build);
    process::output(configure.args(options))?;
    process::output(Command::new("cmake").arg("--build").arg(&build))?;
    Ok(build)
}
