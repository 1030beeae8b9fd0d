//! The two ways to a bare-metal `core`: rustup's prebuilt one, or Debian's compiler with its
//! library source.

use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::Target;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/core/Cargo.toml";

/// Packages of the second way. Debian updates the three together.
pub const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// What builds device code for one rustc target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The active toolchain has a prebuilt `core`.
    Rustup,
    /// Debian's rustc builds `core` from source, and this linker links.
    Debian {
        /// An `lld` of some name.
        linker: PathBuf,
    },
}

impl Toolchain {
    /// What can build for this rustc target on this machine now.
    pub fn find(rustc_target: &str) -> Option<Self> {
        let sysroot = active_sysroot().ok()?;
        if !without_rustup() && has_core(&sysroot, rustc_target) {
            return Some(Self::Rustup);
        }
        let complete = [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_SOURCE]
            .iter()
            .all(|path| Path::new(path).exists());
        let linker = complete.then(|| find_linker(&sysroot)).flatten()?;
        Some(Self::Debian { linker })
    }

    /// Like `find`, with the help as the error.
    pub fn require(target: &Target) -> Result<Self> {
        let triple = &target.chip.rustc_target;
        Self::find(triple).with_context(|| {
            format!(
                "no bare-metal Rust for {triple}; run `cargo xtask setup --target {}`",
                target.name
            )
        })
    }

    /// `cargo build` of the firmware for a target in a profile, without model and board.
    pub fn firmware_build(
        &self,
        repository: &Repository,
        target: &Target,
        profile: &str,
    ) -> Command {
        let chip = &target.chip;
        let flags = chip.rustc_flags.clone();
        self.device_build(repository, &chip.rustc_target, flags, profile)
    }

    /// The same for any core, with these flags of rustc.
    pub fn device_build(
        &self,
        repository: &Repository,
        rustc_target: &str,
        mut flags: Vec<String>,
        profile: &str,
    ) -> Command {
        let mut command = match self {
            Self::Rustup => Command::new("cargo"),
            Self::Debian { linker } => {
                flags.push(format!("-Clinker={}", linker.display()));
                debian_cargo()
            }
        };
        command
            .current_dir(&repository.root)
            .args(["build", "--quiet", "--locked", "--profile", profile])
            .args(["--target", rustc_target])
            .env("CARGO_TARGET_DIR", repository.cross_dir())
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
        if let Self::Debian { .. } = self {
            command.args(["-Zbuild-std=core,compiler_builtins"]);
            command.args(["-Zbuild-std-features=compiler-builtins-mem"]);
        }
        command
    }

    /// What its rustc says of itself, in a line.
    pub fn version(&self) -> Result<String> {
        let rustc = match self {
            Self::Rustup => "rustc",
            Self::Debian { .. } => DEBIAN_RUSTC,
        };
        let said = process::output(Command::new(rustc).arg("--version"))?;
        Ok(said.trim().to_owned())
    }

    /// Words for the user.
    pub fn describe(&self) -> &'static str {
        match self {
            Self::Rustup => "rustup's prebuilt core",
            Self::Debian { .. } => "Debian's rustc and library source",
        }
    }
}

/// Debian's cargo, with nothing left of the toolchain that runs this program.
fn debian_cargo() -> Command {
    let mut command = Command::new(DEBIAN_CARGO);
    command
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("RUSTC_WRAPPER");
    command
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1");
    command
}

fn active_sysroot() -> Result<PathBuf> {
    let sysroot = process::output(Command::new("rustc").args(["--print", "sysroot"]))?;
    Ok(PathBuf::from(sysroot.trim()))
}

fn has_core(sysroot: &Path, rustc_target: &str) -> bool {
    let folder = sysroot.join("lib/rustlib").join(rustc_target).join("lib");
    let is_core = |entry: fs::DirEntry| entry.file_name().to_string_lossy().starts_with("libcore-");
    fs::read_dir(folder).is_ok_and(|entries| entries.flatten().any(is_core))
}

/// The linker of the active toolchain, or the system's.
fn find_linker(sysroot: &Path) -> Option<PathBuf> {
    let hosts = fs::read_dir(sysroot.join("lib/rustlib")).ok()?.flatten();
    let mut ours = hosts.map(|host| host.path().join("bin/rust-lld"));
    ours.find(|path| path.is_file())
        .or_else(|| process::find("ld.lld"))
}

/// `PEAPOD_TOOLCHAIN=debian` skips the first.
fn without_rustup() -> bool {
    std::env::var_os("PEAPOD_TOOLCHAIN").is_some_and(|name| name == "debian")
}

/// Whether there is a linker for what Debian's rustc compiles.
pub fn has_linker() -> bool {
    active_sysroot().is_ok_and(|sysroot| find_linker(&sysroot).is_some())
}

/// Asks rustup for a target; an error says why there is none.
pub fn rustup_add(rustc_target: &str) -> Result<()> {
    const LIMIT: Duration = Duration::from_secs(120);
    if without_rustup() {
        bail!("PEAPOD_TOOLCHAIN=debian asks for no target of rustup");
    }
    let mut command = Command::new("rustup");
    let output = process::with_timeout(command.args(["target", "add", rustc_target]), LIMIT)?;
    if !output.status.success() {
        let said = process::said(&output);
        bail!("rustup target add {rustc_target}: {}", last_line(&said));
    }
    // A damaged installation says that all is well.
    let installed = active_sysroot().is_ok_and(|sysroot| has_core(&sysroot, rustc_target));
    ensure!(
        installed,
        "rustup target add {rustc_target} succeeded, but there is no `core`"
    );
    Ok(())
}

fn last_line(text: &str) -> &str {
    text.lines()
        .rfind(|line| !line.trim().is_empty())
        .unwrap_or("no reason given")
}
