//! Archives of the C library: one for each core and calling convention of floats.

use super::Release;
use crate::build::PROFILE;
use crate::process;
use crate::toolchain::{self, Toolchain};
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::Chip;
use serde::Deserialize;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The list of archives, from which `peapod new firmware` takes which a board needs.
const LIST: &str = "compiler/cli/templates/libraries.json";

/// An archive.
#[derive(Clone, Debug, Deserialize)]
pub struct Archive {
    /// Its name: core and calling convention.
    pub name: String,
    /// Target triple of rustc.
    pub rust_target: String,
    rust_flags: Vec<String>,
    products: String,
    /// Floating-point arithmetic that it has in hardware.
    pub fpu: String,
    /// What a C compiler is told of the same.
    pub c_flags: String,
    /// Folders in which Arduino looks for it.
    pub arduino: Vec<String>,
    /// The condition of Zephyr's settings under which it is the one.
    pub zephyr: String,
}

/// The archives that are asked for: all, if none is.
pub fn listed(release: &Release<'_>, asked: &[String]) -> Result<Vec<Archive>> {
    let text = fs::read_to_string(release.repository.root.join(LIST)).context(LIST)?;
    let mut all: Vec<Archive> = serde_json::from_str(&text).context(LIST)?;
    for name in asked {
        let known = all.iter().any(|it| it.name == *name);
        ensure!(known, "expected an archive of {LIST}, found `{name}`");
    }
    all.retain(|it| asked.is_empty() || asked.contains(&it.name));
    Ok(all)
}

impl Archive {
    /// Whether it is the one for a chip.
    pub fn is_for(&self, chip: &Chip) -> bool {
        self.rust_target == chip.rustc_target
            && self.products == chip.products.name()
            && self.fpu == chip.fpu.name()
    }

    /// Its bytes, without debug information.
    pub fn built(&self, release: &Release<'_>) -> Result<Vec<u8>> {
        if Toolchain::find(&self.rust_target).is_none() {
            toolchain::rustup_add(&self.rust_target)?;
        }
        let Some(toolchain) = Toolchain::find(&self.rust_target) else {
            bail!("no bare-metal Rust for {}", self.rust_target);
        };
        let mut flags = release.remapped()?;
        flags.extend(self.rust_flags.iter().cloned());
        let repository = release.repository;
        let mut cargo = toolchain.device_build(repository, &self.rust_target, flags, PROFILE);
        cargo.env("CARGO_TARGET_DIR", &release.build_dir);
        if release.is_published {
            // It would be stripped.
            cargo.env("CARGO_PROFILE_FIRMWARE_DEBUG", "false");
        }
        process::output(cargo.args(["--package", "peapod-micro-c"]))?;
        let built = release.build_dir.join(&self.rust_target).join(PROFILE);
        let stripped = built.join("libpeapod.a");
        let mut strip = objcopy()?;
        // The standard library comes with bitcode, too.
        strip.args(["--strip-debug", "--remove-section=.llvmbc"]);
        strip.args(["--remove-section=.llvmcmd", "--remove-section=.comment"]);
        strip.arg(built.join("libpeapod_micro_c.a")).arg(&stripped);
        process::output(&mut strip)?;
        fs::read(&stripped).with_context(|| stripped.display().to_string())
    }
}

/// The toolchain's own `objcopy`, which knows every target of rustc.
fn objcopy() -> Result<Command> {
    let mut rustc = Command::new("rustc");
    let sysroot = process::output(rustc.args(["--print", "sysroot"]))?;
    let libraries = PathBuf::from(sysroot.trim()).join("lib");
    let hosts = libraries.join("rustlib");
    let hosts = fs::read_dir(&hosts).with_context(|| hosts.display().to_string())?;
    let mut programs = hosts
        .flatten()
        .map(|host| host.path().join("bin/rust-objcopy"));
    let program = programs.find(|program| program.is_file());
    let program = program.context("no rust-objcopy in the toolchain, which strips archives")?;
    let mut objcopy = Command::new(program);
    // Rustup's own commands say where its LLVM is.
    objcopy.env("LD_LIBRARY_PATH", libraries);
    Ok(objcopy)
}
